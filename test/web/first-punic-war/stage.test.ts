import { describe, expect, test } from "vitest";
import { headerFor, type LogEntry, Session } from "../../../src/engine/index.ts";
import {
  identityOf,
  leaderUnder,
  topOf,
  type UnitKind,
  type UnitPiece,
} from "../../../src/games/first-punic-war/page/board/pieces.ts";
import { LOOKS, STORIES } from "../../../src/games/first-punic-war/page/film.ts";
import { placesOf } from "../../../src/games/first-punic-war/page/places.ts";
import { wayAmong } from "../../../src/games/first-punic-war/page/reach.ts";
import {
  chanceOf,
  columnWith,
  fightersIn,
  isWalled,
  moraleNeeds,
  outcomeOf,
  resultsOf,
  silentSides,
  softened,
  titleOf,
  veteransIn,
} from "../../../src/games/first-punic-war/page/stage/outcome.ts";
import { stricken } from "../../../src/games/first-punic-war/page/stage/plague.ts";
import { telling } from "../../../src/games/first-punic-war/page/telling.ts";
import { asView, type WarView } from "../../../src/games/first-punic-war/page/view.ts";
import allEn from "../../../src/games/first-punic-war/page/words/all-en.ts";
import allFr from "../../../src/games/first-punic-war/page/words/all-fr.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import type { Combat, State } from "../../../src/games/first-punic-war/rules/state.ts";
import { TABLES } from "../../../src/games/first-punic-war/rules/tables.ts";
import { joined, opensGroup } from "../../../src/games/first-punic-war/words/telling.ts";
import { sumOf, toldIn } from "../../../src/web/film/caption.ts";
import { lookOf, trailOf } from "../../../src/web/film/telling.ts";
import { joinedIn } from "../../../src/words/runs.ts";
import { Words } from "../../../src/words/words.ts";
import { attack, landForce, navalForce, play, situation } from "../../first-punic-war/table.ts";

const en = new Words("en", allEn);
const fr = new Words("fr", allFr);

/** Carthage attacks a hex, and Rome may still play Tactics. */
function attacked(hex: string, from: string): { s: State; combat: Combat } {
  const lines = [`R-legion-1 ${hex}`, `C-hoplite-2 ${from}`, `C-hoplite-3 ${from}`];
  const game = situation(lines, { side: "carthage", markers: { rome: ["tactics-1"], carthage: [] } });
  landForce(game, from, "C-hoplite-2", "C-hoplite-3");
  attack(game, hex);
  return { s: game.state, combat: game.state.combat! };
}

test("a combat is named after those who lead it, and after the places only while they are unknown", () => {
  const said = (words: Words, enemy: string | undefined) => {
    const { say, params } = titleOf("hex:2418", "hex:2917", "unit:R-regulus", enemy);
    return words.say(say, params);
  };
  expect(said(en, "unit:C-sacred-foot")).toBe("Regulus attacks the Sacred Band infantry in Agrigentum");
  expect(said(fr, "unit:C-sacred-foot")).toBe("Régulus attaque l'infanterie du Bataillon sacré à Agrigente");
  expect(said(en, undefined)).toMatch(/ against Agrigentum$/);
});

describe("what the ribbon says", () => {
  const said = (hex: string, from: string, result: Combat["result"], taken = false) => {
    const { s, combat } = attacked(hex, from);
    const entries = taken ? [{ event: "fpw.taken", params: { side: "side:carthage", hex: `hex:${hex}` } }] : [];
    const { say, params, seat } = outcomeOf(s, { ...combat, result }, entries);
    return [en.say(say, params), seat];
  };

  test("16.2 a withdrawal from a fortress does not happen: the fortress holds", () => {
    expect(said("3412", "3312", "DW")).toEqual(["The fortress cancels the withdrawal: Rome keeps Tarentum", "rome"]);
    expect(said("0206", "0207", "DW")[0]).toMatch(/^Rome withdraws from the hex five hexes/);
  });

  test("16.2 of a rout from a fortress it says only what came of it; the place may be taken", () => {
    expect(said("3412", "3312", "DR")).toEqual(["Rome has to leave Tarentum", "carthage"]);
    expect(said("3412", "3312", "DR", true)).toEqual(["Carthage takes Tarentum", "carthage"]);
    expect(said("0206", "0207", "DR")).toEqual(["Rome is beaten", "carthage"]);
  });

  test("16.2 a camp that sheltered them is still named after it has been removed", () => {
    const { s, combat } = attacked("0206", "0207");
    const entry = {
      event: "fpw.withdrawal-ignored",
      params: { side: "side:rome", hex: "hex:0206", shelter: "fpw.shelter.camp" },
    };
    const { say, params } = outcomeOf(s, { ...combat, result: "DW" }, [entry]);
    expect(fr.say(say, params)).toMatch(/^Le camp annule le repli : Rome garde l'hexagone à cinq hex/);
  });

  test("15.1 a second counterattack is none: both sides rout", () => {
    const { s, combat } = attacked("3412", "3312");
    const { say, params } = outcomeOf(s, { ...combat, counter: 1, result: "CA" }, []);
    expect(en.say(say, params)).toBe("A second counterattack: both sides rout");
  });

  test("16.2 a garrison that is lost because it cannot retreat has not left: it is wiped out", () => {
    const { s, combat } = attacked("3412", "3312");
    const entries: LogEntry[] = [
      { event: "fpw.combatants", params: { side: "side:rome", units: ["unit:R-legion-1"], veteran: ["unit:R-legion-1"] } },
      { event: "fpw.eliminated", params: { unit: "unit:R-legion-1", hex: "hex:3412" } },
    ];
    const { say, params } = outcomeOf(s, { ...combat, result: "DR" }, entries);
    expect(en.say(say, params)).toBe("Rome is wiped out in Tarentum");
    expect([...veteransIn(entries)]).toEqual(["unit:R-legion-1"]); // and keeps its numbers on the stage
  });

  test("14.1 who plays no Tactics is told", () => {
    const played = { event: "fpw.marker-played", params: { side: "side:rome", marker: "marker:tactics-2" } };
    const said = (...entries: LogEntry[]) => en.say("face.no-tactics", { sides: silentSides(entries) });
    expect(said(played)).toBe("Carthage plays no Tactics.");
    expect(said()).toBe("Rome and Carthage play no Tactics.");
  });

  test("15.0 other results", () => {
    expect(said("3412", "3312", "AR")).toEqual(["Carthage is beaten", "rome"]);
    expect(said("3412", "3312", "DC", true)).toEqual(["Rome is wiped out: Carthage takes Tarentum", "carthage"]);
    expect(said("3412", "3312", "CA")).toEqual(["Rome counterattacks", "rome"]);
  });
});

describe("14.1 once a raid is chosen, only it is shown", () => {
  /** Rome's raid from Messana on Panormus, as it is at each entry of the log. */
  function raided() {
    const army = ["R-auxiliary-1", "R-legion-1", "R-legion-2", "R-siege-1"];
    const begun = situation([...army.map((id) => `${id} 3116`), "C-hoplite-2 3016", "C-hoplite-3 3016"]);
    const frames: { entry: LogEntry; view: WarView }[] = [];
    const watch = (entry: LogEntry, state: unknown) =>
      frames.push({ entry, view: asView(firstPunicWar.view(state as State, "rome")) });
    const game = Session.fromPosition(firstPunicWar, begun.header, firstPunicWar.writePosition(begun.state), watch);
    landForce(game, "3116", ...army);
    attack(game, "3016", "raid");
    return frames;
  }

  test("its odds from the moment it is told, before the die too", () => {
    const frames = raided();
    const raid = frames.find(({ entry }) => entry.event === "fpw.raid")!.view.combat!;
    const rolled = frames.find(({ entry }) => entry.event === "fpw.combat-rolled")!;
    expect(raid).toMatchObject({ table: "raid", attackers: ["unit:R-auxiliary-1"] });
    expect(raid.percent).toBe(rolled.entry.params!.percent);
    expect(raid.shifts).toEqual(rolled.view.combat!.shifts);
    expect(raid.column).toBe(rolled.view.combat!.column);
  });

  test("its units, whoever else was declared, and the title is theirs", () => {
    const entries = raided().map(({ entry }) => entry);
    expect(fightersIn(entries, "side:rome")).toEqual(["unit:R-auxiliary-1"]);
    expect(fightersIn(entries, "side:carthage")).toEqual(["unit:C-hoplite-2", "unit:C-hoplite-3"]);
    const battle = entries.filter(({ event }) => event !== "fpw.raid");
    expect(fightersIn(battle, "side:rome")).toHaveLength(4);
  });
});

test("14.1 that a counterattack may drive the defender out is said only if a die brings one", () => {
  const { s, combat } = attacked("3412", "3312");
  for (const table of ["battle", "raid"] as const)
    for (const column of TABLES.columns.keys()) {
      const { say, params } = chanceOf(s, { ...combat, table, column });
      if (params!.least !== 0) continue;
      const has = TABLES[table].some((row) => row[column] === "CA");
      expect(/counterattack/.test(en.say(say, params))).toBe(has);
    }
});

test("16.2 walls spare those who are struck from a withdrawal: in a counterattack the attackers", () => {
  const { s, combat } = attacked("3412", "3312");
  expect([isWalled(s, combat), isWalled(s, { ...combat, counter: 1 })]).toEqual([true, false]);
});

test("15.2.3 before a morale check each unit says on which dice it holds; on a six nobody does", () => {
  const entry = { event: "fpw.morale-needed", params: { modifiers: ["unit:C-hoplite-2=4", "unit:C-hanno=6"] } };
  const said = moraleNeeds(entry).map((need) => en.say("face.morale-need", need));
  expect(said).toEqual(["Libyan hoplites I: morale 4, holds on 1 to 4", "Hanno: morale 6, holds on 1 to 5"]);
});

describe("the odds in words", () => {
  test("14.1, 16.2 from a certain die on the defender is driven out, in a fortress only by a rout", () => {
    for (const hex of ["3412", "0206"]) {
      const { s, combat } = attacked(hex, hex === "3412" ? "3312" : "0207");
      for (const table of ["battle", "raid"] as const)
        for (const column of TABLES.columns.keys()) {
          const drives = TABLES[table].map((row) => /D[RC]/.test(row[column]!) || (hex === "0206" && row[column] === "DW"));
          const least = drives.indexOf(true) + 1;
          expect(drives).toEqual(drives.map((_, index) => least > 0 && index + 1 >= least)); // higher dice are never worse
          expect(chanceOf(s, { ...combat, table, column }).params!.least).toBe(least);
        }
    }
  });

  test("14.1 a column in which only a 6 counts is said so", () => {
    const { s, combat } = attacked("3412", "3312");
    const column = TABLES.columns.findIndex((_, at) => TABLES.battle[5]![at] === "DR" && TABLES.battle[4]![at] === "DW");
    const { say, params } = chanceOf(s, { ...combat, table: "battle", column });
    expect(en.say(say, params)).toBe("Only a 6 drives Rome out of Tarentum.");
    expect(fr.say(say, params)).toBe("Seul un 6 chasse Rome de Tarente.");
  });
});

describe("16.2 before the die it is said what a fortress makes of a withdrawal and a rout", () => {
  const said = (hex: string, from: string, column: number) => {
    const { s, combat } = attacked(hex, from);
    const what = softened(s, { ...combat, table: "battle", column });
    return what && en.say(what.say, what.params);
  };
  test("only of results that the column has", () => {
    for (const column of TABLES.columns.keys()) {
      const results = TABLES.battle.map((row) => row[column]!);
      const told = said("3412", "3312", column);
      expect(told?.includes("(DW)") ?? false).toBe(results.includes("DW"));
      expect(told?.includes("(DR)") ?? false).toBe(results.includes("DR"));
      expect(said("0206", "0207", column)).toBeNull();
    }
  });
});

test("23.1 whoever may answer Tactics with Treachery sees the column that the marker would give", () => {
  const combat = {
    percent: 366,
    shifts: [
      { amount: 2, because: "x" },
      { amount: -2, because: "y" },
    ],
    side: "rome",
    counterattack: 0,
  };
  const column = (more: object, side: string) => columnWith({ ...combat, ...more } as never, "marker:tactics-3", side);
  expect([column({}, "side:rome"), column({}, "side:carthage")]).toEqual([8, 2]);
  expect([column({ counterattack: 1 }, "side:rome"), column({ percent: 100 }, "side:carthage")]).toEqual([2, 0]);
});

describe("what has changed", () => {
  test("4.2 each fortress that changes hands is named with its points, and so is a new standing", () => {
    const view = (...lines: string[]) => situation(["R-garrison-1 2809", "C-garrison-1 2417", ...lines]).view(null);
    const said = telling.changes!(view("R-garrison-2 3412"), view("C-garrison-2 3412")).map(({ say, params }) =>
      en.say(say, params),
    );
    expect(said.slice(0, 2)).toEqual([
      expect.stringMatching(/^Rome loses Tarentum, worth \d+ victory points?\.$/),
      expect.stringMatching(/^Carthage gains Tarentum, worth \d+ victory points?\.$/),
    ]);
    expect(telling.changes!(view(), view())).toEqual([]);
    const both = telling.changes!(view("R-garrison-2 3412", "R-garrison-3 3512"), view())[0]!;
    expect(fr.say(both.say, both.params)).toMatch(/^Rome perd Tarente et .* : \d+ points de victoire\.$/);
  });
});

describe("15.1 an attack and the counterattack it provokes", () => {
  const blow = (event: string, side: string, die: number, result: string): LogEntry => ({
    event: `fpw.${event}`,
    params: { side: `side:${side}`, hex: "hex:3412", die, result: `fpw.${result}`, modifiers: ["fpw.shift.leader=+2"] },
  });
  const entries = [
    { event: "fpw.attacked", params: { side: "side:rome", from: "hex:3312", to: "hex:3412" } },
    { event: "fpw.column-kept", params: {} },
    blow("combat-rolled", "rome", 1, "result.CA"),
    blow("counterattack-rolled", "carthage", 2, "counter-result.CA"),
    { event: "fpw.both-rout", params: { side: "side:rome" } },
  ].map((entry, n) => ({ ...entry, n, version: n }));

  test("below the counterattack stands what the attack came to, then the results, and not what led there", () => {
    const told = resultsOf(entries);
    expect(told.map(({ event }) => event)).toEqual(["face.fight", "fpw.both-rout"]);
    expect(told[0]!.params).toEqual({ side: "side:rome", hex: "hex:3412", die: 1, result: "fpw.result.CA" });
    expect(resultsOf(entries.slice(0, 2))).toHaveLength(2);
  });

  test("the sum of a turn says what decided it", () => {
    const face = { telling, stories: STORIES };
    const sum = sumOf(
      face,
      en,
      ["rome", "carthage"],
      (seat) => seat,
      () => null,
      entries,
    );
    expect(sum).toEqual([
      "Rome against Tarentum: counterattack.",
      "Carthage counterattacks: another counterattack, so both sides rout.",
    ]);
  });
});

test("24.1 the home of a power that is courted is where it happens", () => {
  const hexes = placesOf({ event: "fpw.diplomacy-begun", params: { side: "side:rome", power: "power:massilia" } });
  expect(hexes.map((id) => en.say(id))).toContain("Massilia");
});

test("19.1 the caption of a voyage names its goal from the first step on", () => {
  const log = ["2711", "2710", "2609"].flatMap((hex, n, way) =>
    n === 0
      ? []
      : [
          {
            ...{ n, version: n, event: "fpw.sailed" },
            params: { side: "side:carthage", from: `hex:${way[n - 1]}`, to: `hex:${hex}`, units: 1 },
          },
        ],
  );
  const told = toldIn({ look: LOOKS["fpw.sailed"]!, entries: log.slice(0, 1) }, { joined }, log);
  expect(told.map(({ event, params }) => en.say(event, params))).toEqual([
    "Carthage: 1 fleet sails from the hex south of Ostia (2711) past Ostia to the hex north-west of Ostia (2609), 2 hexes.",
  ]);
});

test("25.0 a fleet under way looks the same whether or not those on board may be examined", () => {
  const piece = (id: string, kind: UnitKind, aboard = false): UnitPiece => ({
    ...{ id, name: id, power: "carthage", kind, aboard, combat: kind === "leader" ? 1 : 4, morale: 4, move: 6 },
  });
  const fleet = piece("unit:C-fleet-3", "fleet");
  const all = [
    piece("unit:C-hannibal-gisco", "leader", true),
    piece("unit:C-hoplite-2", "hoplite", true),
    piece("unit:C-fleet-5", "fleet"),
    fleet,
  ];
  const stack = { hex: "3115", side: "carthage", top: fleet.id } as const;
  expect(identityOf({ ...stack, units: all })).toBe(identityOf({ ...stack, units: [fleet], hidden: 3 }));
});

test("25.0 one's own stack shows the counter that the enemy sees too, and the leader beneath it", () => {
  const piece = (id: string, kind: UnitKind): UnitPiece => ({
    ...{ id, name: id, power: "rome", kind, combat: 1, morale: 4, move: 6, ...(kind === "leader" && { command: 2 }) },
  });
  const [legion, garrison, duilius] = [piece("legion", "legion"), piece("garrison", "garrison"), piece("duilius", "leader")];
  const stack = { hex: "3116", side: "rome", units: [legion, duilius, garrison] } as const;
  expect(topOf({ ...stack, top: garrison.id })).toBe(garrison);
  expect(leaderUnder({ ...stack, top: garrison.id })).toBe(duilius);
  expect(leaderUnder({ ...stack, top: duilius.id })).toBeUndefined();
  // a marker covers all: its owner sees who leads them
  expect(topOf({ ...stack, top: "piece:crisis" })).toBe(duilius);
  // whatever lies on top, it is the same stack
  expect(identityOf({ ...stack, top: garrison.id })).toBe(identityOf({ ...stack, top: legion.id }));
});

test("19.1 the trail of a voyage runs from where the operation began to where the fleets are, also back to the same hex", () => {
  const side = "side:carthage";
  const sailed = (from: string, to: string): LogEntry => ({
    event: "fpw.sailed",
    params: { side, from: `hex:${from}`, to: `hex:${to}`, units: 1 },
  });
  const entries: LogEntry[] = [
    { event: "fpw.attacked", params: { side, from: "hex:3016", to: "hex:3116" } },
    { event: "fpw.naval-operation", params: { side, hex: "hex:3016", units: 1, ap: 1, left: 3 } },
    { event: "fpw.on-board", params: { side, hex: "hex:3016", units: 2 } },
    { event: "fpw.naval-rolled", params: { side, hex: "hex:3016", die: 3, modified: 3 } },
    sailed("3016", "3015"),
    sailed("3015", "3016"),
    { event: "fpw.landed", params: { side, hex: "hex:3016", units: 2 } },
  ];
  const log = entries.map((entry, n) => ({ ...entry, n, version: n }));
  const trail = trailOf({ looks: LOOKS, stories: STORIES, opensGroup }, log);
  expect(trail).toEqual(["hex:3016", "hex:3015", "hex:3016"]);
  expect(wayAmong(trail.map((id) => id.slice("hex:".length)))).toEqual(["3016", "3015", "3016"]);
});

test("16.0 the trail of those who came to a combat stays while it is fought, until somebody retreats", () => {
  const side = "side:carthage";
  const entries: LogEntry[] = [
    { event: "fpw.land-operation", params: { side, hex: "hex:3311", units: 2, ap: 1, left: 3 } },
    { event: "fpw.moved", params: { side, from: "hex:3311", to: "hex:3312", units: 2 } },
    { event: "fpw.attacked", params: { side, from: "hex:3312", to: "hex:3412" } },
    { event: "fpw.marker-played", params: { side: "side:rome", marker: "marker:tactics-1" } },
    { event: "fpw.combat-rolled", params: { side, hex: "hex:3412", die: 3 } },
  ];
  const trail = (...more: LogEntry[]) =>
    trailOf(
      { looks: LOOKS, stories: STORIES, opensGroup },
      [...entries, ...more].map((entry, n) => ({ ...entry, n, version: n })),
    );
  expect(trail()).toEqual(["hex:3311", "hex:3312"]);
  expect(trail({ event: "fpw.retreated", params: { side: "side:rome", from: "hex:3412", to: "hex:3512", units: [] } })).toEqual([
    "hex:3412",
    "hex:3512",
  ]);
  // the attacker's retreat is no part of the way there
  expect(trail({ event: "fpw.retreated", params: { side, from: "hex:3312", to: "hex:3212", units: [] } })).toEqual([
    "hex:3312",
    "hex:3212",
  ]);
});

test("12.0, 13.0, 19.1 an operation without effect is told, and so is who stays behind", () => {
  for (const event of ["fpw.stayed", "fpw.stood", "fpw.dropped"])
    expect(lookOf({ looks: LOOKS }, { event }).as, event).not.toBe("quiet");
});

test("units lost in one place for one reason are told as one", () => {
  const lost = (unit: string, hex: string): LogEntry => ({
    event: "fpw.eliminated",
    params: { unit: `unit:${unit}`, hex: `hex:${hex}`, end: [], how: [], back: ["fpw.lost.back"] },
  });
  const log = [lost("R-fleet-2", "3018"), lost("R-fleet-3", "3018"), lost("R-fleet-4", "3018"), lost("R-legion-1", "3412")];
  const told = joinedIn(
    log.map((entry, n) => ({ ...entry, n, version: n })),
    joined,
  );
  expect(told.map(({ event, params }) => en.say(event, params))).toEqual([
    "Roman fleet II, Roman fleet III, and Roman fleet IV are eliminated in the hex south-west of Syracuse (3018); back on the recruit display.",
    "Legio I is eliminated in Tarentum; back on the recruit display.",
  ]);
});

describe("a force on its way", () => {
  /** What is told of each step of a fleet from the hex west of Messana, and the points after it. */
  function told(...steps: string[]) {
    const game = situation(["C-fleet-3 3015", "R-legion-1 3010"], { side: "carthage" });
    navalForce(game, "3015", "C-fleet-3");
    let before = game.view("rome");
    return steps.map((step) => {
      play(game, ["sail", step]);
      const now = game.view("rome");
      const said = telling.changes!(before, now).map(({ say, params }) => en.say(say, params));
      before = now;
      return { said, points: telling.standing(now).points.carthage };
    });
  }

  test("3.0 what it only passes is not told as gained, and the points stay", () => {
    expect(told("hex:3116", "hex:3115")).toEqual([
      { said: [], points: 0 },
      { said: [], points: 0 },
    ]);
  });

  test("3.0 where it ends, the place is gained", () => {
    const [entered, stopped] = told("hex:3116", "stop");
    expect(entered).toEqual({ said: [], points: 0 });
    expect(stopped!.said[0]).toBe("Carthage gains Messana, worth 1 victory point.");
    expect(stopped!.points).toBe(1);
  });
});

test("7.0 a plague is one table: every fortress with its die and who is lost there, those still to come without", () => {
  const entries: LogEntry[] = [
    { event: "fpw.augurs", params: { event: "fpw.augur.plague" } },
    { event: "fpw.plague-strikes", params: { hex: "hex:3010", die: 3 } },
    { event: "fpw.eliminated", params: { hex: "hex:3010", unit: "unit:R-legion-1" } },
    { event: "fpw.stands-empty", params: { hex: "hex:3010" } },
    { event: "fpw.plague-spares", params: { hex: "hex:3412", die: 6 } },
  ];
  expect(stricken(entries, ["hex:3412", "hex:3116"])).toEqual([
    { hex: "hex:3010", die: 3, unit: "unit:R-legion-1", isEmpty: true },
    { hex: "hex:3412", die: 6, unit: null, isEmpty: false },
    { hex: "hex:3116", die: 0, unit: null, isEmpty: false },
  ]);
  expect(entries.slice(1, 2).flatMap(placesOf)).toEqual([]); // no camera follows the dice
  expect(STORIES.find(({ id }) => id === "augurs")!.isLive!({ phase: "augurs" })).toBe(true); // one stage, whoever is asked meanwhile
});

test("7.1 the sum of an operation comes before the crisis at the end of the turn", () => {
  for (const event of ["fpw.crisis-won", "fpw.crisis-of-nobody", "fpw.crisis-of-both"]) expect(opensGroup({ event })).toBe(true);
});

test("19.3 how many embark is told once, with all on board; 8.1 what both sides gain is told alike", () => {
  expect(LOOKS["fpw.embarked"]!.as).toBe("quiet");
  expect(LOOKS["fpw.on-board"]!.as).toBe("change");
  expect(LOOKS["fpw.ap-gained"]).toEqual(LOOKS["fpw.ap-capped"]);
});

test("the sum of a turn tells hunger and storms from battles", () => {
  const lost = (rule: string) => telling.tally?.({ event: "fpw.eliminated", params: {}, rule })[0]?.say;
  expect([lost("15.0"), lost("18.0"), lost("19.1")]).toEqual(["face.lost", "face.starved", "face.sunk"]);
});

test("a war that is set up by itself begins with a page, not with a film of the set-up", () => {
  const { log } = Session.begin(firstPunicWar, headerFor(firstPunicWar, { seed: "begin", options: { setup: "auto" } }));
  const events = log!.map(({ event }) => event);
  const before = events.slice(0, events.indexOf("fpw.turn"));
  expect(before.length).toBeGreaterThan(20);
  const shown = new Set(before.filter((event) => LOOKS[event]?.as !== "quiet"));
  expect(shown).toEqual(new Set(["fpw.marker-drawn", "fpw.marker-drawn-which", "fpw.begun"]));
  expect(STORIES.find(({ opens }) => opens.has("fpw.begun"))).toMatchObject({ page: true, held: true });
});
