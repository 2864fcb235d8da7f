import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { rulesOf } from "../../src/games/manifest.ts";
import { positionsText } from "../../src/kit/positions-text.ts";

test("docs/positions.md lists the fields as the games declare them (npm run positions)", async () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/positions.md"), "utf8");
  expect(page).toBe(positionsText(await rulesOf(GAMES)));
});
