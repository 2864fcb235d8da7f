import { expect, test } from "vitest";
import { CHARACTERS, LEVELS } from "../../src/bots/levels.ts";
import { GAMES } from "../../src/games/index.ts";

const offered = LEVELS.flatMap((level) => ["", ...CHARACTERS].map((character) => `${level} ${character}`.trim()));

for (const { id, hasLevels, players } of GAMES)
  test(`${id}: whoever is offered as an opponent is among the computer players`, async () => {
    const ids = new Set((await players()).map((bot) => bot.id));
    expect(offered.every((name) => ids.has(name))).toBe(hasLevels === true);
  });
