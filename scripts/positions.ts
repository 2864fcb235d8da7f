import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../src/games/index.ts";
import { rulesOf } from "../src/games/manifest.ts";
import { positionsText } from "../src/kit/positions-text.ts";
import { optionsOf } from "./usage.ts";

optionsOf(
  "usage: npm run positions\n\nWrites docs/positions.md from what the games declare and the examples in docs/positions.",
  {},
);

const docs = join(import.meta.dirname, "../docs");
const exampleOf = (id: string) => readFileSync(join(docs, "positions", `${id}.json`), "utf8");
writeFileSync(join(docs, "positions.md"), positionsText(await rulesOf(GAMES), exampleOf));
