import { describe, expect, test } from "vitest";
import { loadGame } from "../../src/cli/loaded-game.ts";
import { GAMES } from "../../src/games/index.ts";
import { checkGame } from "../../src/kit/check-game.ts";
import { unchecked } from "../../src/kit/tally.ts";

/** How many decisions give every check something to check. */
const DECISIONS = 1000;

const loaded = await Promise.all(GAMES.map(loadGame));

describe.each(loaded.map((game) => [game.rules.id, game] as const))("%s", (_id, { rules: game, players, words }) => {
  test("passes the kit, and every check has had something to check", () => {
    const bots = players.filter((bot) => bot.id === "hasty");
    const setups = game.rulesets.length * game.scenarios.length;
    // more games of a short one
    const games = Math.max(
      5 * setups,
      Math.ceil(DECISIONS / checkGame(game, { games: 1, seed: "length", every: 1000 }).decisions),
    );
    const tally = checkGame(game, { games, seed: "test", every: 10, words: Object.values(words), bots });
    expect(unchecked(game, tally)).toEqual([]);
  }, 300_000);

  test("passes the kit with every value of every option", () => {
    const optionSets = game.options.flatMap((option) => option.values.map((value) => ({ [option.id]: value })));
    const games = optionSets.length;
    expect(checkGame(game, { games, seed: "options", every: 200, optionSets, rulesets: game.rulesets.slice(0, 1) }).games).toBe(
      games,
    );
  });
});
