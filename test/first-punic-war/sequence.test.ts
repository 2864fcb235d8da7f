import { describe, expect, test } from "vitest";
import { consultAugurs } from "../../src/games/first-punic-war/rules/augurs.ts";
import { controls, fortressCount, scan } from "../../src/games/first-punic-war/rules/board.ts";
import { determineInitiative } from "../../src/games/first-punic-war/rules/initiative.ts";
import { MAP, PLACES, PRINTED_FORTRESS, REGION } from "../../src/games/first-punic-war/rules/map.ts";
import { victoryLevel } from "../../src/games/first-punic-war/rules/tables.ts";
import { hasSuddenDeath, victoryPoints } from "../../src/games/first-punic-war/rules/victory.ts";
import { events, hexAt, landForce, newGame, options, play, powers, situation, tableWith } from "./table.ts";

/** A garrison of a side in each of these places; the numbers go up from 1. */
const garrisons = (letter: string, places: readonly string[]): string[] =>
  places.map((id, index) => `${letter}-garrison-${index + 1} ${MAP.numbers[PLACES.find((place) => place.id === id)!.hex]}`);

const ITALIAN = ["rome", "capua", "neapolis", "tarentum", "brundisium", "rhegium", "ariminum", "pisae"];
const LIBYAN = ["carthage", "utica", "leptis-megale", "cartenna", "tingis"];
const SICILIAN = ["messana", "panormus", "lilybaeum", "syracuse"];

describe("3.0 definitions", () => {
  test("3.0 a player controls a hex with a unit in it and no enemy zone of control", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0307", "R-legion-2 3211"]);
    const b = () => scan(game.state);
    expect(controls(game.state, b(), hexAt("3211"), 0)).toBe(true);
    expect(controls(game.state, b(), hexAt("3210"), 0)).toBe(false); // nobody there
    expect(controls(game.state, b(), hexAt("0207"), 0)).toBe(false); // zone of the hoplites
  });

  test("3.0 control is lost the instant that all units leave", () => {
    const game = situation(["R-legion-1 3211"]);
    landForce(game, "3211");
    play(game, ["move", "hex:3312"]);
    expect(controls(game.state, scan(game.state), hexAt("3211"), 0)).toBe(false);
    expect(controls(game.state, scan(game.state), hexAt("3312"), 0)).toBe(true);
  });
});

describe("4.0 victory", () => {
  test("4.1 whoever occupies all fortresses of Italia, Libya and Sicilia wins at once", () => {
    const all = [
      ...garrisons("R", [...ITALIAN, ...SICILIAN]),
      "R-legion-1 2417",
      "R-legion-2 2317",
      "R-legion-3 2925",
      "R-legion-4 1216",
    ];
    const game = situation([...all, "R-cavalry-1 0216"]);
    expect(hasSuddenDeath(game.state, 0)).toBe(false);
    landForce(game, "0216");
    play(game, ["move", "hex:0215"]); // Tingis, the last one
    expect(game.over).toEqual({ winner: "rome", reason: "fpw.win.sudden-death", rule: "4.1" });
  });

  test("4.1 Syracuse counts as Sicilia, Gades and Massilia do not matter", () => {
    const without = ["R-legion-1 2417", "R-legion-2 2317", "R-legion-3 2925", "R-legion-4 1216", "R-legion-5 0215"];
    const game = situation([...garrisons("R", [...ITALIAN, "messana", "panormus", "lilybaeum"]), ...without]);
    expect(hasSuddenDeath(game.state, 0)).toBe(false);
    expect(game.over).toBeNull();
    const decisive = ["italia", "libya", "sicilia", "syracusa"];
    const fortresses = PLACES.filter(({ hex }) => PRINTED_FORTRESS[hex]! > 0 && decisive.includes(MAP.regions[REGION[hex]!]!));
    expect(fortresses).toHaveLength(ITALIAN.length + LIBYAN.length + SICILIAN.length);
  });

  test("4.2 victory points: capitals 5, Syracuse and Massilia 3, Lilybaeum and Panormus 2, each other fortress 1", () => {
    expect(victoryPoints(situation(["R-garrison-1 2809"]).state, 0)).toBe(5);
    expect(victoryPoints(situation(["R-legion-1 2417"]).state, 0)).toBe(5);
    expect(victoryPoints(situation(["R-legion-1 3118"]).state, 0)).toBe(3);
    expect(victoryPoints(situation(["R-legion-1 1907"]).state, 0)).toBe(3);
    expect(victoryPoints(situation(["C-garrison-1 2717", "C-garrison-2 2916"]).state, 1)).toBe(4);
    expect(victoryPoints(situation(["C-garrison-1 3010", "C-garrison-2 2907"]).state, 1)).toBe(1); // a town gives nothing
  });

  test("4.2 units of an allied minor power hold a place for their ally", () => {
    const game = situation(["S-garrison-1 3118"], { powers: powers({ syracusa: "carthage" }) });
    expect([victoryPoints(game.state, 0), victoryPoints(game.state, 1)]).toEqual([0, 3]);
    expect(victoryPoints(situation(["S-garrison-1 3118"]).state, 1)).toBe(0);
  });

  test("4.2 the historical outcome scores 20 to 13: a substantive Roman victory", () => {
    const rome = garrisons("R", [...ITALIAN, ...SICILIAN]);
    const carthage = garrisons("C", [...LIBYAN, "gades", "karaly", "baleares", "melita"]);
    const game = situation([...rome, ...carthage]);
    const points = [victoryPoints(game.state, 0), victoryPoints(game.state, 1)];
    expect(points).toEqual([20, 13]);
    expect(victoryLevel(20 - 13)).toBe("substantive");
  });

  test.each([
    [0, "draw"],
    [1, "draw"],
    [2, "marginal"],
    [4, "marginal"],
    [5, "substantive"],
    [7, "substantive"],
    [8, "decisive"],
    [20, "decisive"],
  ])("4.2.1 a margin of %i is a %s", (margin, level) => {
    expect(victoryLevel(margin)).toBe(level);
  });

  test("4.2.1 the game ends after the last turn with the level of victory", () => {
    const end = (units: string[]) => situation(units, { turn: 8, phase: "end-of-turn", side: "carthage" }).over;
    expect(end(["R-garrison-1 2809", "C-garrison-1 2417"])).toEqual({ winner: null, reason: "fpw.win.draw", rule: "4.2.1" });
    expect(end(["R-garrison-1 2809", "R-garrison-2 3118", "C-garrison-1 2417"])).toEqual({
      winner: "rome",
      reason: "fpw.win.marginal",
      rule: "4.2.1",
    });
    expect(end(["C-garrison-1 2417"])).toMatchObject({ winner: "carthage", reason: "fpw.win.substantive" });
  });
});

describe("5.0 sequence of play", () => {
  test("5.0 each player goes through action points, mobilization, diplomacy, operations and supply; then the turn ends", () => {
    const game = situation(["R-garrison-1 2809", "C-garrison-1 2417"], {
      turn: 2,
      phase: "initiative",
      ap: { rome: 0, carthage: 0 },
    });
    // initiative 6 and 1, augurs 5 + 4 = Rally
    const phases: string[] = [];
    while (game.question && game.state.turn === 2) {
      const now = `${game.state.side === 0 ? "Rome" : "Carthage"} ${game.state.phase}`;
      if (phases.at(-1) !== now) phases.push(now);
      const ids = options(game);
      game.answer(ids.includes("done") ? "done" : ids.includes("end") ? "end" : ids[0]!);
    }
    const first =
      game.log!.find((entry) => entry.event === "fpw.initiative-won")!.params!.side === "side:rome" ? "Rome" : "Carthage";
    const second = first === "Rome" ? "Carthage" : "Rome";
    const asked = phases.filter((phase) => !phase.endsWith("diplomacy")); // asked only of players with markers
    expect(asked).toEqual([`${first} mobilization`, `${first} operations`, `${second} mobilization`, `${second} operations`]);
    expect(game.state.turn).toBe(3);
    const order = ["fpw.turn", "fpw.initiative-won", "fpw.augurs", "fpw.player-turn", "fpw.ap-rolled"];
    const seen = events(game).filter((event) => order.includes(event));
    expect(seen.slice(0, 7)).toEqual([...order, "fpw.player-turn", "fpw.ap-rolled"]);
  });

  test("5.0 a player may conduct operations only with enough AP", () => {
    const game = situation(["R-legion-1 0207"], { ap: { rome: 0, carthage: 0 } });
    expect(options(game)).toEqual(["end", "arrange"]);
    const rich = situation(["R-legion-1 0207"], { ap: { rome: 1, carthage: 0 } });
    landForce(rich, "0207");
    expect(rich.state.ap[0]).toBe(0);
  });
});

describe("6.0 initiative", () => {
  const UNITS = ["R-garrison-1 2809", "R-garrison-2 3010", "R-garrison-3 2710", "C-garrison-1 2417"];

  test("6.1 fortresses plus a die; towns do not count; the higher total has the initiative", () => {
    const t = tableWith(UNITS, [2, 4]); // 2 + 2 against 1 + 4
    determineInitiative(t);
    expect(t.log[0]!.params).toMatchObject({ rome: 4, carthage: 5 });
    expect(t.s.first).toBe(1);
    const other = tableWith(UNITS, [3, 3]);
    determineInitiative(other);
    expect(other.s.first).toBe(0);
  });

  test("6.1 a tie is rolled off with plain dice until it is broken", () => {
    const t = tableWith(UNITS, [3, 4, 2, 2, 1, 6]); // 5 to 5, 2 to 2, 1 to 6
    determineInitiative(t);
    expect(t.s.first).toBe(1);
    expect(t.s.chance.forced).toEqual([]);
  });

  test("6.1 a fortress of an allied minor power counts, one of a neutral does not", () => {
    const t = tableWith(["S-garrison-1 3118", "M-garrison-1 1907"], [], { powers: powers({ syracusa: "rome" }) });
    expect([fortressCount(t.s, 0), fortressCount(t.s, 1)]).toEqual([1, 0]);
  });

  test("6.2 the player with the initiative becomes the first player and keeps it for the turn", () => {
    const game = newGame("I", { setup: "auto" });
    expect(game.state.first).toBe(0);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "fpw.mobilize" });
    while (game.state.turn === 1) {
      expect(game.state.first).toBe(0);
      const ids = options(game);
      game.answer(ids.includes("done") ? "done" : ids.includes("end") ? "end" : ids.at(-1)!);
    }
    expect(game.state.turn).toBe(2);
  });

  test("6.2.3 what both must do, the player with the initiative does first", () => {
    const t = tableWith(["R-fleet-1 2710", "R-fleet-2 2710", "C-fleet-1 2417", "C-fleet-2 2417"], [1, 4], {
      first: "carthage",
      phase: "augurs",
    });
    consultAugurs(t);
    expect(t.s.augur!.queue).toEqual([1, 0]);
  });
});
