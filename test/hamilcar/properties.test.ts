import { describe, expect, test } from "vitest";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { checkGame } from "../../src/kit/check-game.ts";

// What must hold in any game: it ends by the rules, options are never empty, nothing is lost or doubled, a fork is the same game,
// and nobody sees what he may not know.

const game = hamilcar;
const ALL = Object.fromEntries(hamilcar.options.map(({ id }) => [id, true]));
const REASONS = /^(rome|carthage): hamilcar\.over\.(no-pcs|carthago|roma|italia|more-provinces|tie)$/;

describe("properties of random games", () => {
  test.each(["silver", "golden-geek"])("%s: every check has had something to check", (ruleset) => {
    const tally = checkGame(game, { games: 6, seed: `properties ${ruleset}`, every: 20, rulesets: [ruleset] });
    expect(tally.games).toBe(6);
    for (const outcome of Object.keys(tally.outcomes)) expect(outcome).toMatch(REASONS);
    for (const [what, count] of Object.entries(tally)) if (typeof count === "number") expect(count, what).toBeGreaterThan(0);
  });

  test.each([...hamilcar.options.map(({ id, rule }) => [rule, { [id]: true }] as const), ["all options", ALL] as const])(
    "%s",
    (_rule, options) => {
      const tally = checkGame(game, { games: 4, seed: "options", every: 60, optionSets: [options] });
      expect(tally.games).toBe(4);
    },
  );
});
