import { describe, expect, test } from "vitest";
import {
  type AnyGame,
  chanceFrom,
  headerFor,
  type LogEntry,
  type Params,
  type Plain,
  randomAnswer,
  Session,
} from "../../../src/engine/index.ts";
import { telling as firstPunicWarTelling } from "../../../src/games/first-punic-war/page/telling.ts";
import english from "../../../src/games/first-punic-war/page/words/all-en.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { joined } from "../../../src/games/first-punic-war/words/telling.ts";
import { telling as hamilcarTelling } from "../../../src/games/hamilcar/page/telling.ts";
import { hamilcar } from "../../../src/games/hamilcar/rules/index.ts";
import { STORIES } from "../../../src/games/hannibal/page/film.ts";
import { telling as hannibalTelling } from "../../../src/games/hannibal/page/telling.ts";
import hannibalWords from "../../../src/games/hannibal/page/words/all-en.ts";
import { retreatLoss } from "../../../src/games/hannibal/rules/aftermath.ts";
import { attritionLoss } from "../../../src/games/hannibal/rules/attrition.ts";
import { hannibal } from "../../../src/games/hannibal/rules/index.ts";
import { joined as hannibalJoined } from "../../../src/games/hannibal/words/telling.ts";
import { cardIn, changesIn, isForText, pointsIn, sumOf, toldIn } from "../../../src/web/film/caption.ts";
import type { Telling } from "../../../src/web/film/chronicle.ts";
import { CARD, CHANGE, QUIET } from "../../../src/web/film/look.ts";
import { sideNamed } from "../../../src/web/log/groups.ts";
import { modifiersOf } from "../../../src/web/parts/reasons.ts";
import { usePageWords } from "../../../src/web/speech.svelte.ts";
import { linesOf } from "../../../src/web/stage/lines.ts";
import type { Logged } from "../../../src/web/table/client.ts";
import { Words } from "../../../src/words/words.ts";

interface Read {
  readonly entry: LogEntry;
  readonly before: Plain;
  readonly view: Plain;
}

/** What was logged in some games, each entry with the view right after it and that before. */
function entriesOf(game: AnyGame, answers: number, ...seeds: string[]): Read[] {
  const read: Read[] = [];
  for (const seed of seeds) {
    const options: Record<string, string> = game.options.some(({ id }) => id === "setup") ? { setup: "auto" } : {};
    let before: Plain | null = null;
    const session = Session.begin(game, headerFor(game, { seed, options }), (entry, state) => {
      const view = game.view(state, null) as Plain;
      read.push({ entry, before: before ?? view, view });
      before = view;
    });
    const chance = chanceFrom(seed);
    for (let i = 0; i < answers && session.question; i++) session.answer(randomAnswer(session.question, chance));
  }
  return read;
}

/** The result that a row shows for the total that was rolled. */
function hitIn(telling: Telling, entry: LogEntry) {
  const row = telling.row?.(entry);
  return row?.cells[Math.max(0, Math.min(row.cells.length - 1, row.total - (row.first ?? 1)))];
}

describe("the row of the table behind a roll shows what the roll brought", () => {
  test("Hannibal: a siege, with its modifiers", () => {
    const roll = (die: number, ...modifiers: string[]) =>
      hitIn(hannibalTelling, { event: "hannibal.log.siege-roll", params: { die, modifiers } })?.params;
    expect(roll(1)).toEqual({ points: 0, lost: 1 });
    expect(roll(6)).toEqual({ points: 2, lost: 0 });
    expect(roll(4, "hannibal.because.strong-city=-1")).toEqual({ points: 1, lost: 1 });
    expect(roll(1, "hannibal.because.strong-city=-1")).toEqual({ points: 0, lost: 1 });
  });

  test("Hannibal: Hostile Tribes, whatever the size of the army", () => {
    const roll = (die: number, cus: number, losses: number) =>
      hitIn(hannibalTelling, {
        event: "hannibal.log.attrition",
        params: { die, cus, losses, because: "hannibal.because.hostile-tribes", modifiers: [] },
      })?.params;
    const { losses } = attritionLoss(5, 6);
    expect(attritionLoss(10, 6).losses).not.toBe(losses);
    expect(roll(6, 10, losses)).toEqual({ count: losses });
    expect(roll(6, 2, losses)).toEqual({ count: losses });
  });

  test("Hannibal: a rout, also with a total of 0", () => {
    const rout = (die: number, strength: number, ...modifiers: string[]) =>
      hitIn(hannibalTelling, { event: "hannibal.log.retreat-roll", params: { die, strength, modifiers } })?.params?.count;
    for (const strength of [3, 10]) {
      expect(rout(2, strength, "battle:probe=-2")).toBe(retreatLoss(strength, 0));
      expect(rout(1, strength, "battle:probe=-2")).toBe(retreatLoss(strength, -1));
      expect(rout(5, strength)).toBe(retreatLoss(strength, 5));
    }
  });

  test("Hannibal: attrition, casualties and the naval roll", () => {
    const seen = new Set<string>();
    for (const { entry } of entriesOf(hannibal as AnyGame, 1500, "rows 1", "rows 2", "rows 3")) {
      const cell = hitIn(hannibalTelling, entry);
      if (!cell) continue;
      seen.add(entry.event);
      const { losses, result } = entry.params!;
      if (entry.event.endsWith("naval-roll")) expect(cell.say).toBe(result);
      // nobody loses more than is left
      else if (entry.event.endsWith("retreat-roll"))
        expect(Number(cell.params?.count ?? 99)).toBeGreaterThanOrEqual(Number(losses));
      else expect(cell.params).toEqual({ count: losses });
    }
    expect([...seen].sort()).toEqual(
      ["attrition", "casualties", "naval-roll", "retreat-roll"].map((name) => `hannibal.log.${name}`),
    );
  });

  test("Hamilcar: attrition and rolls in a naval battle", () => {
    const seen = new Set<string>();
    for (const { entry } of entriesOf(hamilcar as AnyGame, 1500, "rows 1", "rows 2")) {
      const cell = hitIn(hamilcarTelling, entry);
      if (!cell) continue;
      seen.add(entry.event);
      if (entry.event.endsWith("attrition")) expect(cell.params).toEqual({ count: entry.params!.losses });
      // some of the hits may be ignored
      else expect(cell.params!.count).toBeGreaterThanOrEqual(Number(entry.params!.hits));
    }
    expect([...seen].sort()).toEqual(["hamilcar.log.attrition", "hamilcar.log.battle-roll"]);
  });

  test("First Punic War: talks and the naval roll", () => {
    const seen = new Set<string>();
    for (const { entry } of entriesOf(firstPunicWar as AnyGame, 1500, "rows 1", "rows 2", "rows 3")) {
      const cell = hitIn(firstPunicWarTelling, entry);
      if (!cell) continue;
      seen.add(entry.event);
      const { result, storm, hexes } = entry.params!;
      if (entry.event === "fpw.naval-rolled") {
        expect(cell.params).toEqual({ hexes });
        expect(cell.say).toBe(storm === "fpw.storm-coming" ? "face.row.storm" : "face.row.sail");
      } else expect(String(result)).toContain(`fpw.diplomacy-result.${cell.say.slice("face.row.talks.".length)}`);
    }
    expect([...seen].sort()).toEqual(["fpw.diplomacy-rolled", "fpw.naval-rolled"]);
  });
});

test("on the stage of a roll the entries beside it are told as in the log, and every roll stands alone", () => {
  const entry = (n: number, event: string, params: Params = {}) => ({ n, event: `fpw.${event}`, params, rule: "7.1" }) as Logged;
  const lines = linesOf(
    [
      entry(1, "crisis-won", { side: "side:rome", die: 2 }),
      entry(2, "marker-drawn", { side: "side:rome" }),
      entry(3, "marker-drawn-which", { marker: "marker:levy" }),
      entry(4, "crisis-lost", { side: "side:carthage", die: 2 }),
    ],
    joined,
  );
  expect(lines.map(({ event }) => event)).toEqual(["fpw.crisis-won", "fpw.marker-drawn-this", "fpw.crisis-lost"]);
});

describe("what an event means is read off the game", () => {
  const name = (seat: string) => seat;

  test("First Punic War: the points with their change", async () => {
    await usePageWords("en");
    const words = new Words("en", english);
    const told = entriesOf(firstPunicWar as AnyGame, 900, "meaning 1", "meaning 2").flatMap(({ before, view }) =>
      changesIn({ telling: firstPunicWarTelling }, words, name, before, view),
    );
    expect(told.some((said) => /: rome −?\d+( \([+−]\d+\))?, carthage −?\d+( \([+−]\d+\))?\.$/.test(said))).toBe(true);
  });

  test("Hannibal: the log tells of provinces and points, and it is not said again", async () => {
    await usePageWords("en");
    const words = new Words("en", {});
    const read = entriesOf(hannibal as AnyGame, 900, "meaning 1", "meaning 2");
    expect(read.some(({ entry }) => entry.event === "hannibal.log.province")).toBe(true);
    for (const { before, view } of read) expect(changesIn({ telling: hannibalTelling }, words, name, before, view)).toEqual([]);
    // a sum gives them once
    const [first, last] = [read[0]!.view, read.find(({ entry }) => entry.event === "hannibal.log.province")!.view];
    expect(pointsIn({ telling: hannibalTelling }, words, name, first, last)).toEqual([
      expect.stringMatching(/: rome \d+.*, carthage \d+/),
    ]);
  });

  test("Hamilcar: whether a stormy lane asks for dice, and what the Miat holds", () => {
    const told = new Set<string>();
    let counted = 0;
    for (const { entry, before, view } of entriesOf(hamilcar as AnyGame, 1500, "meaning 1", "meaning 2", "meaning 3")) {
      for (const { say } of hamilcarTelling.changes!(before, view)) {
        told.add(say);
        expect(entry.event).toMatch(/fleet-entered|interceptors-enter|turned-back/);
        expect((view as { fleets: { rome: unknown } }).fleets.rome).not.toBeNull();
      }
      if (!/miat-(placed|removed)$/.test(entry.event)) continue;
      expect(entry.params!.count).toBe((view as { miat: string[] }).miat.length);
      counted++;
    }
    expect([...told]).toEqual(["face.change.stormy"]);
    expect(counted).toBeGreaterThan(20);
  });

  test("nothing has changed, nothing is said", () => {
    const [{ view }] = entriesOf(hannibal as AnyGame, 1, "nothing") as [Read];
    expect(changesIn({ telling: hannibalTelling }, new Words("en", {}), name, view, view)).toEqual([]);
    expect(changesIn({ telling: hannibalTelling }, new Words("en", {}), name, null, view)).toEqual([]);
  });
});

test("a turn is summed up: what was decided, then what each side has placed and lost", async () => {
  await usePageWords("en");
  const words = new Words("en", hannibalWords);
  const log: LogEntry[] = [
    { event: "hannibal.log.battle", params: { attacker: "seat:carthage", space: "space:malaca" } },
    { event: "hannibal.log.won", params: { seat: "seat:carthage", space: "space:malaca" } },
    { event: "hannibal.log.lost", params: { seat: "seat:rome", lost: 3 } },
    { event: "hannibal.log.lost", params: { seat: "seat:carthage", lost: 1 } },
    { event: "hannibal.log.lost", params: { seat: "seat:rome", lost: 5 } },
    ...["arsa", "malaca"].map((space) => ({
      event: "hannibal.log.pc-removed",
      params: { seat: "seat:rome", space: `space:${space}` },
    })),
  ];
  const entries = log.map((entry, n) => ({ ...entry, n, version: n }));
  const face = { telling: hannibalTelling, stories: STORIES };
  const sum = sumOf(face, words, ["rome", "carthage"], (seat) => (seat === "rome" ? "Rome" : "Carthage"), sideNamed, entries);
  expect(sum).toEqual([
    "Carthage wins the battle of Malaca.",
    "Rome: 8 CUs lost, 2 PCs lost in Arsa and in Malaca.",
    "Carthage: attacks in Malaca, 1 CU lost.",
  ]);
});

test("a sum says where somebody is in the end: driven back, or sunk on the way", async () => {
  await usePageWords("en");
  const words = new Words("en", hannibalWords);
  const log = [
    ...["dertosa", "ilerda", "tolosa"].map((space) => ({ event: "marched", general: "hannibal", space })),
    { event: "turned-back", general: "hannibal", space: "ilerda" },
    { event: "sailed", general: "hasdrubal", space: "rome" },
    { event: "displaced", general: "hasdrubal", space: "at-sea" },
  ];
  const entries = log.map(({ event, general, space }, n) => ({
    event: `hannibal.log.${event}`,
    params: { general: `general:${general}`, space: `space:${space}` },
    n,
    version: n,
  }));
  const forces = [{ side: "carthage", at: "ilerda", cus: 10, generals: ["hannibal"] }];
  const face = { telling: hannibalTelling, stories: STORIES };
  expect(
    sumOf(
      face,
      words,
      ["carthage"],
      () => "Carthage",
      () => "carthage",
      entries,
      { forces } as unknown as Plain,
    ),
  ).toEqual(["Carthage: Hannibal moves to Ilerda, Hasdrubal sets out for Rome, 1 general displaced."]);
});

test("a sum names who moved and what was taken, and counts it for the side that lost it", async () => {
  await usePageWords("en");
  const words = new Words("en", hannibalWords);
  const nameOf = (seat: string) => (seat === "rome" ? "Rome" : "Carthage");
  const sum = (...log: LogEntry[]) =>
    sumOf(
      { telling: hannibalTelling, stories: STORIES },
      words,
      ["rome", "carthage"],
      nameOf,
      (entry) => sideNamed(entry) ?? "carthage",
      log.map((entry, n) => ({ ...entry, n, version: n })),
    );
  const general = "general:hannibal";
  const taken = (space: string) => ({
    event: "hannibal.log.pc",
    params: { seat: "seat:carthage", space: `space:${space}`, from: ["seat:rome"] },
  });
  expect(
    sum(
      { event: "hannibal.log.marched", params: { general, space: "space:massilia" } },
      { event: "hannibal.log.marched", params: { general, space: "space:nice" } },
      { event: "hannibal.log.reinforced", params: { seat: "seat:carthage", units: ["cus:1"], space: "space:new_carthage" } },
      taken("nice"),
    ),
  ).toEqual(["Rome: 1 PC lost in Nice.", "Carthage: Hannibal moves to Nice, 1 CU raised in New Carthage, 1 place taken (Nice)."]);
  expect(
    sum(
      { event: "hannibal.log.marched", params: { general, space: "space:rome" } },
      { event: "hannibal.log.battle", params: { attacker: "seat:carthage", space: "space:rome" } },
      { event: "hannibal.log.no-retreat", params: { seat: "seat:carthage", space: "space:rome" } },
      { event: "hannibal.log.inside", params: { seat: "seat:rome", space: "space:rome", units: ["cus:2"] } },
      { event: "hannibal.log.siege-roll", params: { general, space: "space:rome", die: 1 } },
    ),
  ).toEqual([
    "Rome: 2 CUs inside the walls of Rome.",
    "Carthage: Hannibal moves to Rome, attacks in Rome, army destroyed, besieges Rome.",
  ]);
  expect(sum(...["nice", "capua", "cannae", "arpi"].map(taken))).toEqual(["Rome: 4 PCs lost.", "Carthage: 4 places taken."]);
});

test("a run of changes is told in one sentence, no farther than the board shows it", () => {
  const pc = (n: number, seat: string, space: string) => {
    const params = { seat: `seat:${seat}`, space: `space:${space}`, from: [] };
    return { n, version: n, event: "hannibal.log.pc", params };
  };
  const log = [pc(0, "rome", "arpi"), pc(1, "rome", "cannae"), pc(2, "rome", "capua"), pc(3, "carthage", "nice")];
  const told = (count: number) =>
    toldIn({ look: CHANGE, entries: log.slice(0, count) }, { joined: hannibalJoined }, log).map(({ params }) => params!.space);
  expect(told(1)).toEqual(["space:arpi"]);
  expect(told(3)).toEqual([["space:arpi", "space:cannae", "space:capua"]]);
});

test("14.12 a rout that costs more than is left says so", () => {
  const words = new Words("en", hannibalWords);
  const rout = (losses: number) =>
    hitIn(hannibalTelling, { event: "hannibal.log.retreat-roll", params: { die: 3, strength: 2, losses, modifiers: [] } })!;
  const due = retreatLoss(2, 3);
  const said = ({ say, params }: { say: string; params?: LogEntry["params"] }) => words.say(say, params);
  expect([said(rout(due)), said(rout(1))]).toEqual([`${due} CUs lost`, `${due} CUs lost, but only 1 left`]);
});

test("whose turn it is", () => {
  for (const [game, telling] of [
    [hannibal, hannibalTelling],
    [hamilcar, hamilcarTelling],
    [firstPunicWar, firstPunicWarTelling],
  ] as const) {
    const turns = new Set(entriesOf(game as AnyGame, 600, "turns").map(({ view }) => telling.playing(view)));
    expect([...turns].sort()).toEqual(["carthage", null, "rome"].sort());
  }
});

test("of a fight the side that attacks is the one that acts", () => {
  expect(sideNamed({ params: { attacker: "seat:rome", defender: "seat:carthage" } })).toBe("rome");
  expect(sideNamed({ params: { seat: "carthage", attacker: "seat:rome" } })).toBe("carthage");
});

test("who is on board of what is no modifier of a number", () => {
  expect(modifiersOf({ modifiers: ["unit:C-marines-1=unit:C-fleet-3"] })).toEqual([]);
  expect(modifiersOf({ modifiers: ["battle:probe=-2"] })).toEqual([{ because: "battle:probe", amount: -2 }]);
  expect(modifiersOf({})).toEqual([]);
});

test("a card that answers a move lies face up although the move is told with it; for its points its text does not matter", () => {
  const move = { n: 1, version: 1, event: "hannibal.log.marched", params: { general: "general:scipio", space: "space:capua" } };
  const params = { seat: "seat:carthage", card: "card:33", use: "use:event" };
  const counter = { n: 2, version: 2, event: "hannibal.log.counter", params };
  expect(cardIn({ look: CARD, entries: [move, counter] })).toEqual({ n: 2, id: "card:33", use: "use:event" });
  expect(cardIn({ look: CARD, entries: [move] })).toBeNull();
  expect(cardIn({ look: QUIET, entries: [counter] })).toBeNull();
  expect(["use:event", "use:pcs", null].map(isForText)).toEqual([true, false, true]);
});
