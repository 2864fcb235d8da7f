import { describe, expect, test } from "vitest";
import type { Plain } from "../../src/engine/index.ts";
import { politicalPoints } from "../../src/games/hannibal/rules/control.ts";
import { ITALIAN_PROVINCES, PROVINCES } from "../../src/games/hannibal/rules/map.ts";
import { holder, holding, onlyHolding, type Scene, scene, still, turnOf } from "./field.ts";
import { type Game, logged, options, play } from "./table.ts";

// 22 Political points, 23 sudden death

/** Carthage discards its last card, and the turn comes to its end. */
const endOfTurn = (control: Plain, more: Scene = {}): Game =>
  play(scene({ hands: { carthage: [64] }, control, ...more }), ["play-card", "card:64"], ["use-card", "discard"]);

/** Spaces that give a side the provinces of Italy and are not isolated. */
const italy = {
  gallia_cisalpina: ["verona", "boii", "insubres"],
  etruria: ["pisae", "faesulae", "cosa"],
  samnium: ["ariminum", "firmum_picenum", "sena"],
  campania: ["capua", "neapolis"],
  apulia: ["cannae", "brundisium", "tarentum"],
  lucania: ["croton", "rhegium", "bruttium"],
};

describe("22.1 political points", () => {
  test("22.1 eighteen provinces count; Gallia Transalpina, Massilia, Liguria and the Balearic Islands do not", () => {
    expect(PROVINCES.filter(({ political }) => political)).toHaveLength(18);
    expect(
      PROVINCES.filter(({ political }) => !political)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["balearic_islands", "gallia_transalpina", "liguria", "massilia_province"]);
    const { state } = still({
      control: onlyHolding(["massilia", "narbo", "emporiae", "aleria", "sassari", "carales"], ["baleares"]),
    });
    expect(politicalPoints(state, "rome")).toBe(2); // Latium and Corsica/Sardinia
    expect(politicalPoints(state, "carthage")).toBe(1); // Carthago
  });

  test("22.1 at the beginning of the war Rome has nine points and Carthage seven", () => {
    const { state } = still({});
    expect([politicalPoints(state, "rome"), politicalPoints(state, "carthage")]).toEqual([9, 7]);
  });
});

describe("22.2 what they cost", () => {
  test("22.2 example: nine against seven, and Carthage takes off two PCs anywhere, but neither cities nor tribes", () => {
    const game = endOfTurn(holding({}));
    expect(logged(game, "points")).toEqual([{ rome: 9, carthage: 7 }]);
    expect(game.question).toMatchObject({ kind: "pick", seat: "carthage", min: 2, max: 2 });
    for (const stronghold of ["gades", "saguntum", "boii", "bruttium"])
      expect(options(game, "remove-pcs")).not.toContain(`space:${stronghold}`);
    play(game, ["remove-pcs", ["space:thabraca", "space:baleares"]]);
    expect([holder(game, "thabraca"), holder(game, "baleares")]).toEqual([null, null]);
  });

  test("22.2 with equal points nobody does", () => {
    const game = endOfTurn(onlyHolding(["aleria", "sassari", "carales"], ["lilybaeum", "agrigentum", "panormus"]));
    expect(logged(game, "points")).toEqual([{ rome: 2, carthage: 2 }]);
    expect(logged(game, "pc-removed")).toEqual([]);
    expect(game.state.turn).toBe(2);
  });

  test("22.2 Rome pays when it is behind", () => {
    const game = endOfTurn(onlyHolding(["aleria", "pisae", "cosa"], ["lilybaeum", "agrigentum", "panormus"]));
    expect(game.question).toMatchObject({ seat: "rome", prompt: "hannibal.remove-pcs", min: 1, max: 1 });
  });
});

test("22.3 a side that has not enough PCs to take off sues for peace", () => {
  const game = endOfTurn(onlyHolding(["aleria", "sassari", "carales"], ["utica"]));
  expect(game.over).toEqual({ winner: "rome", reason: "hannibal.over.peace", rule: "22.3" });
});

describe("22.4 the last turn", () => {
  test("22.4 whoever has more points has won", () => {
    const rome = endOfTurn(holding({}), { turn: 9 });
    expect(rome.over).toEqual({ winner: "rome", reason: "hannibal.over.points", rule: "22.4" });
    const carthage = endOfTurn(holding({ carthage: [...italy.campania, ...italy.apulia] }), { turn: 9 });
    expect(logged(carthage, "points")).toEqual([{ rome: 7, carthage: 9 }]);
    expect(carthage.over).toMatchObject({ winner: "carthage", rule: "22.4" });
  });

  test("22.4 with equal points Carthage has", () => {
    const game = endOfTurn(holding({ carthage: italy.campania }), { turn: 9 });
    expect(logged(game, "points")).toEqual([{ rome: 8, carthage: 8 }]);
    expect(game.over).toEqual({ winner: "carthage", reason: "hannibal.over.equal", rule: "22.4" });
  });

  test("22.4 before the last turn the game goes on", () => {
    expect(endOfTurn(onlyHolding([], []), { turn: 8 }).over).toBeNull();
  });
});

describe("23 sudden death", () => {
  const falls = (seat: "rome" | "carthage", city: string, general: string, card: number, points: number, die: number): Game => {
    const game = turnOf(
      seat,
      card,
      {
        forces: [{ side: seat, at: city, cus: 9, generals: [general] }],
        siege: { [city]: { by: seat, points } },
      },
      { dice: [die] },
    );
    return play(
      game,
      ["play-card", `card:${card}`],
      ["use-card", "move"],
      ["take.cus", { cus: 9 }],
      ["march", "stop"],
      ["siege", "yes"],
    );
  };

  test("23 Rome wins as soon as it controls Carthage", () => {
    const game = falls("rome", "carthage", "p_scipio", 33, 2, 5);
    expect(game.over).toEqual({ winner: "rome", reason: "hannibal.over.carthage-falls", rule: "23" });
    expect(game.question).toBeNull();
  });

  test("23 Carthage wins as soon as it controls Rome", () => {
    const game = falls("carthage", "rome", "hannibal", 61, 2, 5);
    expect(game.over).toEqual({ winner: "carthage", reason: "hannibal.over.rome-falls", rule: "23" });
  });

  const allItaly = Object.values(italy).flat();

  test("23 Carthage wins with all Italian provinces but Latium in a political phase", () => {
    const game = endOfTurn(holding({ carthage: allItaly }));
    expect(game.over).toEqual({ winner: "carthage", reason: "hannibal.over.italy", rule: "23" });
    expect(ITALIAN_PROVINCES).toHaveLength(7);
  });

  test("23 but not with all but one of them", () => {
    const game = endOfTurn(holding({ carthage: allItaly.filter((space) => !italy.campania.includes(space)) }));
    expect(game.over).toBeNull();
  });

  test("23 nor before the political phase", () => {
    const game = still({ control: holding({ carthage: allItaly }) });
    expect(game.over).toBeNull();
  });

  test("23 isolation comes first: provinces that were held by a thread are lost before they count", () => {
    // the PCs of Samnium are cut off from the sea and from every friendly place
    const control = holding({
      carthage: allItaly.filter((space) => space !== "boii" && space !== "insubres" && space !== "verona"),
      rome: ["praeneste", "terventum", "falerii", "mutina", "boii", "insubres", "taurini", "verona"],
    });
    const game = endOfTurn(control, { tribes: ["bruttium"] });
    expect(game.over).toBeNull();
  });

  test("23 whose opponent sues for peace has won, at the end of the turn (22.3) or after a battle (15.6)", () => {
    const game = endOfTurn(onlyHolding(["aleria", "sassari", "carales"], []));
    expect(game.over).toMatchObject({ winner: "rome", reason: "hannibal.over.peace" });
  });
});
