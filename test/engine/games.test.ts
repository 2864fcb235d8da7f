import { describe, expect, test } from "vitest";
import { loadGame } from "../../src/cli/loaded-game.ts";
import { GAMES } from "../../src/games/index.ts";
import { checkGame } from "../../src/kit/check-game.ts";

const loaded = await Promise.all(GAMES.map(loadGame));

describe.each(loaded.map((game) => [game.rules.id, game] as const))("%s", (_id, { rules: game, players, words }) => {
  test("passes the kit, and every check has had something to check", () => {
    const bots = players.filter((bot) => bot.id === "hasty");
    const games = 5 * game.rulesets.length * game.scenarios.length;
    const tally = checkGame(game, { games, seed: "test", every: 10, words: Object.values(words), bots });
    const { hiddenInconclusive, ...checked } = tally;
    for (const [what, count] of Object.entries(checked)) if (typeof count === "number") expect(count, what).toBeGreaterThan(0);
    expect(tally.hiddenCompared).toBeGreaterThan(hiddenInconclusive);
  }, 300_000);

  test("passes the kit with every value of every option", () => {
    const optionSets = game.options.flatMap((option) => option.values.map((value) => ({ [option.id]: value })));
    const games = optionSets.length;
    expect(checkGame(game, { games, seed: "options", every: 200, optionSets, rulesets: game.rulesets.slice(0, 1) }).games).toBe(
      games,
    );
  });
});
