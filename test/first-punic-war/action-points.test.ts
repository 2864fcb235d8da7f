import { describe, expect, test } from "vitest";
import { determineActionPoints, fortressAp } from "../../src/games/first-punic-war/rules/action-points.ts";
import { gainAp, loseAp } from "../../src/games/first-punic-war/rules/pieces.ts";
import { newGame, powers, tableWith } from "./table.ts";

describe("8.1 determining action points", () => {
  test("8.1 the turn track and a die, two for the own capital, one for the enemy's", () => {
    const t = tableWith(["R-garrison-1 2809", "R-legion-1 2417"], [4], { ap: { rome: 1, carthage: 0 } });
    determineActionPoints(t); // turn 2: 5 + die 4 + 2 + 1
    expect(t.s.ap[0]).toBe(1 + 5 + 4 + 2 + 1);
  });

  test("8.1 two for each other major fortress, one for each minor fortress, nothing for towns", () => {
    const t = tableWith(["R-garrison-1 2916", "R-garrison-2 3010", "R-garrison-3 2710"]);
    expect(fortressAp(t.s, 0)).toBe(2 + 1);
  });

  test.each([
    [1, 4, 3],
    [2, 5, 4],
    [3, 6, 5],
    [4, 7, 5],
    [5, 7, 5],
    [6, 6, 4],
    [7, 5, 3],
    [8, 4, 2],
  ])("8.1 turn %i gives Rome %i and Carthage %i plus a die", (turn, rome, carthage) => {
    for (const [side, track] of [
      ["rome", rome],
      ["carthage", carthage],
    ] as const) {
      const t = tableWith([], [6], { turn, side, ap: { rome: 0, carthage: 0 } });
      determineActionPoints(t);
      expect(t.s.ap[side === "rome" ? 0 : 1]).toBe(track + 6);
    }
  });

  test("8.1 at the start of Scenario I Carthage has 14 AP from fortresses and Rome 10", () => {
    const game = newGame("I", { setup: "auto" });
    expect([fortressAp(game.state, 0), fortressAp(game.state, 1)]).toEqual([10, 14]);
  });

  test("8.1 an allied minor power's unit in a fortress earns for its ally", () => {
    const t = tableWith(["S-garrison-1 3118"], [], { powers: powers({ syracusa: "carthage" }) });
    expect([fortressAp(t.s, 0), fortressAp(t.s, 1)]).toEqual([0, 2]);
  });

  test("7.1 a debt from a crisis is taken from the gain of the next turn", () => {
    const t = tableWith([], [1], { ap: { rome: 0, carthage: 0 }, debt: { rome: 4, carthage: 0 } });
    determineActionPoints(t); // 5 + 1 - 4
    expect(t.s.ap[0]).toBe(2);
    expect(t.s.debt[0]).toBe(0);
  });
});

describe("8.2 recording action points", () => {
  test("8.2 nobody has more than 25 AP", () => {
    const t = tableWith([], [], { ap: { rome: 22, carthage: 0 } });
    gainAp(t, 0, 10, "8.2");
    expect(t.s.ap[0]).toBe(25);
    expect(t.log).toMatchObject([{ event: "fpw.ap-capped", params: { ap: 10, total: 25, would: 32, most: 25, lost: 7 } }]);
  });

  test("8.2 the total never goes below zero", () => {
    const t = tableWith([], [], { ap: { rome: 2, carthage: 0 } });
    loseAp(t, 0, 5, "8.2");
    expect([t.s.ap[0], t.s.debt[0]]).toEqual([0, 0]);
  });

  test("7.1 what a crisis takes beyond zero is a debt", () => {
    const t = tableWith([], [], { ap: { rome: 2, carthage: 0 } });
    loseAp(t, 0, 5, "7.1", true);
    expect([t.s.ap[0], t.s.debt[0]]).toEqual([0, 3]);
  });

  test("8.2 AP are kept from turn to turn", () => {
    const t = tableWith([], [2], { ap: { rome: 7, carthage: 0 } });
    determineActionPoints(t);
    expect(t.s.ap[0]).toBe(7 + 5 + 2);
  });
});
