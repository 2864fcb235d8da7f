import { expect, test } from "vitest";
import { marchOdds } from "../../src/games/hannibal/page/odds.ts";
import type { Choose } from "../../src/games/shared/rules/seats.ts";
import { carthage, rome, setOut } from "../hannibal/march.ts";
import { gameAt } from "../hannibal/table.ts";

/** Who may react to Hannibal's march from Cannae to Beneventum, with the chance of each. */
function reactions(
  forces: ReturnType<typeof rome>[],
  more: object = {},
): [kind: string, general: unknown, chance: number | null][] {
  const all = [carthage("cannae", 5, "hannibal"), ...forces];
  const game = gameAt({ control: { rome: ["rome"], carthage: ["carthage"] }, forces: all, hands: { carthage: [1] }, ...more });
  setOut(game, 1, "hannibal", { cus: 5 });
  return marchOdds(game.state, game.question!)
    .filter(({ option, key }) => option === "space:beneventum" && key.startsWith("face.odds.may-"))
    .map(({ key, params, chance }) => [key.slice("face.odds.may-".length), params!.general, chance]);
}

test("12.2 an army in an adjacent space may intercept", () => {
  expect(reactions([rome("capua", 6, "marcellus")])).toEqual([["intercept", "general:marcellus", 3 / 6]]);
});

test("12.8 so may one inside a city, if no enemy stands before it", () => {
  const control = { rome: ["rome", "capua"], carthage: ["carthage"] };
  expect(reactions([rome("inside:capua", 2, "marcellus")], { control })).toEqual([["intercept", "general:marcellus", 3 / 6]]);
});

test("12.3 nobody intercepts into a space where the other side has CUs already", () => {
  expect(reactions([rome("capua", 6, "marcellus"), carthage("beneventum", 1)])).toEqual([]);
});

test("card 64 nobody intercepts during a truce", () => {
  expect(reactions([rome("capua", 6, "marcellus")], { truce: true })).toEqual([]);
});

test("13.2 whoever has no space to go to cannot avoid battle", () => {
  const around = ["capua", "neapolis", "terventum", "arpi", "heraclea", "paestum"].map((at) => carthage(at, 1));
  expect(reactions([rome("beneventum", 4, "marcellus")]).map(([kind]) => kind)).toEqual(["avoid"]);
  expect(reactions([rome("beneventum", 4, "marcellus"), ...around])).toEqual([]);
});

test("11.6 of a fleet that no die saves it is said that it is sure to be sunk", () => {
  const game = gameAt({
    control: { rome: ["rome", "neapolis", "croton"], carthage: ["carthage"] },
    forces: [carthage("croton", 5, "hannibal")],
    hands: { carthage: [33] },
    navalVictory: true,
  });
  setOut(game, 33, "hannibal", { cus: 5 });
  expect((game.question as Choose).options).toContain("sea:neapolis");
  const voyages = marchOdds(game.state, game.question!).filter(({ key }) => key === "face.odds.sea");
  const toNeapolis = voyages.find(({ option }) => option === "sea:neapolis")!;
  expect([toNeapolis.chance, toNeapolis.about]).toEqual([0, { key: "face.odds.sea.lost" }]);
  expect(voyages.find(({ option }) => option === "sea:carthage")!.about!.key).toBe("face.odds.sea.about");
});
