import { describe, expect, test } from "vitest";
import { MAP } from "../../src/games/first-punic-war/rules/map.ts";
import { SCENARIOS } from "../../src/games/first-punic-war/rules/scenarios.ts";
import { sideOf } from "../../src/games/first-punic-war/rules/state.ts";
import { markerCount } from "../../src/games/first-punic-war/rules/stratagems.ts";
import { IS_LEADER, UNITS, unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import { victoryPoints } from "../../src/games/first-punic-war/rules/victory.ts";
import { hexAt, hexes, isVeteran, newGame, options, play, prompt, situation, u, where } from "./table.ts";

/** All units in a hex. */
const inHex = (game: ReturnType<typeof newGame>, hex: string): string[] =>
  UNITS.filter((_, unit) => game.state.at[unit] === hexAt(hex)).map(({ id }) => id);

const onMap = (game: ReturnType<typeof newGame>, letter: string, type: string): number =>
  UNITS.filter(({ id, type: of }, unit) => id.startsWith(`${letter}-`) && of === type && game.state.at[unit]! >= 0).length;

describe("26.0 Scenario I: Opening Clash", () => {
  test("26.0 turns 1 to 4, 2 AP and one marker each, the crisis in Messana, Roman initiative, no augurs", () => {
    const game = newGame("I", { setup: "auto" });
    expect(game.view(null)).toMatchObject({
      scenario: "I",
      turn: 1,
      lastTurn: 4,
      crisis: "3116",
      initiative: "rome",
      phasing: "rome",
    });
    expect([markerCount(game.state, 0), markerCount(game.state, 1)]).toEqual([1, 1]);
    expect(game.state.ap[1]).toBe(2); // Rome has already received its AP of the turn
    expect(SCENARIOS[0]!.actionPoints).toEqual([2, 2]);
  });

  test("26.0 neutral deployment", () => {
    const game = newGame("I");
    expect(inHex(game, "1918")).toEqual(["N-cavalry-1", "N-cavalry-2", "N-auxiliary-1"]);
    expect(inHex(game, "0218")).toEqual(["N-cavalry-3"]);
    expect(inHex(game, "1011")).toEqual(["I-auxiliary-1", "I-cavalry-1", "I-garrison-1"]);
    expect(inHex(game, "0612")).toEqual(["I-auxiliary-2"]);
    expect(inHex(game, "1907")).toEqual(["M-hoplite-1", "M-garrison-1", "M-fleet-1"]);
    expect(inHex(game, "1508")).toEqual(["M-garrison-2"]);
    expect(inHex(game, "2505")).toEqual(["G-auxiliary-1", "G-auxiliary-2"]);
    expect(inHex(game, "1507")).toEqual(["G-auxiliary-3", "G-cavalry-1"]);
    expect(inHex(game, "3118")).toEqual(["S-hoplite-1", "S-auxiliary-1", "S-cavalry-1", "S-garrison-1", "S-fleet-1", "S-hiero"]);
    expect(where(game, "X-hoplite-1")).toBe("available");
    expect(game.state.powers).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test("26.0 Carthage sets up first: twelve garrisons, Carthage itself, and free choices as decisions", () => {
    const game = newGame("I");
    expect(onMap(game, "C", "garrison")).toBe(12);
    expect(inHex(game, "2417")).toEqual(
      ["C-sacred-foot", "C-garrison-1", "C-fleet-1", "C-fleet-2", "C-hanno"].sort((a, b) => unitNamed(a) - unitNamed(b)),
    );
    for (const id of ["C-cavalry-2", "C-hoplite-2", "C-hoplite-3", "C-balearic", "C-fleet-3", "C-fleet-4", "C-h-gisco"]) {
      expect(game.question).toMatchObject({ seat: "carthage", prompt: "fpw.setup-place", params: { unit: `unit:${id}` } });
      expect(hexes(game).sort()).toEqual(["2717", "2916"]);
      game.answer("hex:2717");
    }
    expect(game.question!.params).toEqual({ unit: "unit:C-auxiliary-2" });
    expect(hexes(game)).toContain("2518"); // Clupea, a town in Libya
    expect(hexes(game)).not.toContain("2916"); // Sicilia is not among the regions
    play(game, ["setup-place", "hex:2518"]);
    expect(hexes(game)).not.toContain("2518"); // one unit a hex
    expect(game.question!.whyNot!("hex:2518")!.why).toBe("fpw.why.setup-one");
    expect(game.question!.whyNot!("hex:2916")!.why).toBe("fpw.why.setup");
    play(game, ["setup-place", "hex:2317"]); // with the garrison of Utica, which does not count
    expect(isVeteran(game, "C-auxiliary-2")).toBe(true);
    expect(isVeteran(game, "C-cavalry-3")).toBe(false);
    expect(options(game)).toEqual(["unit:C-fleet-1", "unit:C-fleet-2", "unit:C-fleet-3", "unit:C-fleet-4"]);
    play(game, ["setup-aboard", "unit:C-fleet-4"]);
    expect(game.state.aboard[unitNamed("C-marine-1")]).toBe(unitNamed("C-fleet-4"));
    expect(prompt(game)).toBe("fpw.setup-embark");
  });

  test("26.0 units may start on board, and army markers may be used", () => {
    const game = newGame("I");
    while (prompt(game) !== "fpw.setup-embark") game.answer(options(game)[0]!);
    play(game, ["setup-embark", "embark"]);
    expect(options(game)).toContain("unit:C-sacred-foot");
    play(game, ["setup-embark-unit", "unit:C-sacred-foot"]);
    expect(game.question!.whyNot!("unit:C-garrison-1")).toMatchObject({ why: "fpw.why.no-fleet", rule: "19.3" });
    play(game, ["embark-on", "unit:C-fleet-2"], ["setup-embark", "done"]);
    play(game, ["setup-arrange", "arrange"], ["arrange-hex", "hex:2417"], ["arrange", "army"], ["setup-arrange", "done"]);
    expect(game.view("rome")).toMatchObject({ armies: { carthage: ["2417"] } });
    expect(game.question!.seat).toBe("rome");
  });

  test("26.0 Rome: ten garrisons, the Mamertines in Messana, and one unit and one leader a hex in Italia", () => {
    const game = newGame("I");
    while (game.question!.seat === "carthage") game.answer(options(game)[0]!);
    expect(onMap(game, "R", "garrison")).toBe(10);
    expect(inHex(game, "3116")).toEqual(["R-mamertines"]);
    for (const id of ["R-legion-1", "R-legion-2", "R-legion-3", "R-legion-4", "R-auxiliary-1", "R-cavalry-1"]) {
      expect(game.question!.params).toEqual({ unit: `unit:${id}` });
      game.answer(options(game)[0]!);
    }
    expect(game.question!.whyNot!("hex:2417")!.why).toBe("fpw.why.setup"); // Carthage
    expect(new Set(["R-legion-1", "R-legion-2", "R-auxiliary-1"].map((id) => where(game, id))).size).toBe(3);
    expect(game.question!.params).toEqual({ unit: "unit:R-duilius" });
    const first = where(game, "R-legion-1");
    play(game, ["setup-place", `hex:${first}`]); // a leader may join a unit
    expect(hexes(game)).not.toContain(first); // but not another leader
    expect([isVeteran(game, "R-legion-2"), isVeteran(game, "R-legion-3"), isVeteran(game, "R-cavalry-1")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("26.0 the rest goes to the displays and the leader pool", () => {
    const game = newGame("I", { setup: "auto" });
    const view = game.view(null) as { leaders: { rome: string[]; carthage: string[] }; recruits: { rome: string[] } };
    expect(view.leaders.carthage).toHaveLength(5);
    expect(view.leaders.rome).toHaveLength(5);
    expect(view.recruits.rome).toContain("unit:R-fleet-1");
  });

  test("26.0 the automatic set-up places everybody where the lines allow it", () => {
    for (const id of ["I", "II", "III"]) {
      const game = newGame(id, { setup: "auto" });
      expect(game.state.setup).toBeNull();
      for (const free of SCENARIOS.find((scenario) => scenario.id === id)!.free) {
        const hex = game.state.at[free.unit]!;
        if (free.aboard) expect(game.state.aboard[free.unit]).toBeGreaterThanOrEqual(0);
        else expect(free.hexes.map((at) => MAP.numbers[at])).toContain(MAP.numbers[hex]);
        expect(sideOf(game.state, free.unit)).toBe(free.side);
      }
      const apart = SCENARIOS.find((scenario) => scenario.id === id)!.free.filter((free) => free.apart);
      const spots = apart.map(({ unit }) => `${game.state.at[unit]} ${IS_LEADER[unit]}`);
      expect(new Set(spots).size).toBe(spots.length); // one unit and one leader a hex
    }
  });

  test("26.0 after the automatic set-up every leader has a recruit to train, and one concentration gathers Rome's army at Rhegium", () => {
    const game = newGame("I", { setup: "auto" });
    expect(options(game).filter((id) => id.startsWith("train:"))).toEqual(["train:R-legion-3", "train:R-legion-4"]);
    play(game, ["mobilize", "done"], ["diplomacy", "done"], ["choose-operation", "op:concentrate"]);
    play(game, ["choose-leader-hex", "hex:3216"]);
    expect(options(game)).toEqual(
      u("R-legion-1", "R-legion-2", "R-legion-4", "R-auxiliary-1", "R-cavalry-1", "R-mamertines", "R-valerius-max"),
    );
    const { state } = game;
    expect(state.at[unitNamed("C-cavalry-3")]).toBe(state.at[unitNamed("C-hanno")]); // in Carthage
  });

  test("26.0 at the start Carthage leads by victory points", () => {
    const game = newGame("I", { setup: "auto" });
    expect([victoryPoints(game.state, 0), victoryPoints(game.state, 1)]).toEqual([13, 17]);
  });
});

test("27.0 Scenario II: the same set-up, turns 1 to 8", () => {
  const [first, second] = [newGame("I", { setup: "auto" }, "x"), newGame("II", { setup: "auto" }, "x")];
  expect(second.state.at).toEqual(first.state.at);
  expect(second.view(null)).toMatchObject({ scenario: "II", turn: 1, lastTurn: 8, crisis: "3116" });
});

describe("28.0 Scenario III: Regulus' War", () => {
  test("28.0 turns 4 to 8, Rome 6 AP and Carthage none, two markers each, the crisis marker aside", () => {
    const scenario = SCENARIOS[2]!;
    expect([scenario.firstTurn, scenario.lastTurn]).toEqual([4, 8]);
    expect(scenario.actionPoints).toEqual([6, 0]);
    expect(scenario.stratagems).toEqual([2, 2]);
    const game = newGame("III");
    expect(game.view(null)).toMatchObject({ turn: 4, lastTurn: 8, crisis: null, initiative: "rome" });
  });

  test("28.0 Syracuse stands with Rome, the mercenaries with Carthage; Hannibal Gisco is not in play", () => {
    const game = newGame("III");
    expect(game.state.powers).toEqual([0, 2, 2, 2, 2, 1]);
    expect(where(game, "C-h-gisco")).toBe("gone");
    expect(inHex(game, "3118")).toEqual(["S-hoplite-1", "S-auxiliary-1", "S-garrison-1", "S-fleet-1", "S-hiero"]);
    expect(where(game, "S-cavalry-1")).toBe("available");
    expect(inHex(game, "2417")).toEqual(
      expect.arrayContaining([
        "C-sacred-foot",
        "C-marine-1",
        "C-elephant-1",
        "X-xanthippus",
        "X-hoplite-1",
        "X-hoplite-2",
        "X-auxiliary-1",
      ]),
    );
  });

  test("28.0 Regulus stands in Hadrumetum, so Carthage cannot set up there", () => {
    const game = newGame("III");
    expect(inHex(game, "2419")).toEqual(["R-legion-3", "R-legion-4", "R-auxiliary-3", "R-fleet-4", "R-regulus"]);
    while (!(game.question!.params!.unit as string).startsWith("unit:C-auxiliary-3")) game.answer(options(game)[0]!);
    expect(hexes(game)).not.toContain("2419");
  });

  test("28.0 Rome divides an army among Messana, Agrigentum and Syracuse", () => {
    const game = newGame("III");
    while (game.question!.seat === "carthage") game.answer(options(game)[0]!);
    const asked: string[] = [];
    while (prompt(game) === "fpw.setup-place") {
      const ids = hexes(game);
      if (ids.length === 3) {
        expect(ids.sort()).toEqual(["2917", "3116", "3118"]);
        asked.push((game.question!.params!.unit as string).slice(5));
      }
      game.answer(options(game)[0]!);
    }
    expect(asked).toEqual([
      "R-legion-1",
      "R-legion-2",
      "R-auxiliary-2",
      "R-cavalry-1",
      "R-siege-1",
      "R-fleet-1",
      "R-fleet-2",
      "R-fleet-3",
      "R-tribune",
    ]);
  });

  test("28.0 with the pillage rule a marker starts in Agrigentum", () => {
    expect(newGame("III", { pillage: true }).view(null)).toMatchObject({ pillaged: ["2917"] });
    expect(newGame("III").view(null)).toMatchObject({ pillaged: [] });
  });
});

test("26.0 no position is later than the last turn of its scenario", () => {
  expect(() => situation([], { turn: 5 }, {}, "I")).toThrow("after the last turn of the scenario, 4");
  expect(situation([], { turn: 4 }, {}, "I").state.turn).toBe(4);
});
