import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../src/games/index.ts";
import { rulesOf } from "../src/games/manifest.ts";
import { positionsText } from "../src/kit/positions-text.ts";

/** Writes docs/positions.md from the games' declarations. */
writeFileSync(join(import.meta.dirname, "../docs/positions.md"), positionsText(await rulesOf(GAMES)));
