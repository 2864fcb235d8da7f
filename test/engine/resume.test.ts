import { describe, expect, test } from "vitest";
import {
  type AnyGame,
  canonical,
  chanceFrom,
  type Game,
  headerFor,
  inputFrom,
  type LogEntry,
  PunicaError,
  randomAnswer,
  readRecord,
  recordOf,
  replay,
  Session,
  type Snapshot,
  sha256,
  snapshotOf,
} from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { rulesOf } from "../../src/games/manifest.ts";
import { type ToyState, toy, toyHeader } from "../../src/kit/toy.ts";

const game = toy;
const games = [game, ...(await rulesOf(GAMES))];
const header = toyHeader({ ruleset: "harsh" });

function play(session: Session, answers: number, seed = "resume"): Session {
  const chance = chanceFrom(seed);
  for (let i = 0; i < answers && session.question; i++) session.answer(randomAnswer(session.question, chance));
  return session;
}

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const all = (session: Session) =>
  canonical({ state: session.state, question: session.question, log: session.log, version: session.version });

describe("a snapshot", () => {
  test.each(games.map((each) => [each.id, each] as const))("of %s is the game as it stands, at any moment", (_id, rules) => {
    const seed = `sha256:${sha256("snapshot")}`;
    const session = Session.begin(rules, rules === game ? header : headerFor(rules, { seed }));
    const chance = chanceFrom("resume");
    for (let i = 0; i < 400 && session.question; i++) {
      if (i % 10 === 0) expect(all(Session.resume(rules, session.header, sent(snapshotOf(session))))).toBe(all(session));
      session.answer(randomAnswer(session.question, chance));
    }
    expect(all(Session.resume(rules, session.header, sent(snapshotOf(session))))).toBe(all(session));
  });

  test("of a game that is over tells how it ended, however long it was", () => {
    const lengths = new Set<number>();
    for (let number = 0; number < 40; number++) {
      const session = play(Session.begin(game, header), 1000, `game ${number}`);
      expect(session.over).not.toBeNull();
      lengths.add(session.version % 8);
      expect(all(Session.resume(game, header, sent(snapshotOf(session))))).toBe(all(session));
    }
    expect(lengths.size).toBe(8);
  });

  test("plays on as the game does, and goes back as far as it knows", () => {
    const session = play(Session.begin(game, header), 40);
    const snapshot = sent(snapshotOf(session));
    const again = Session.resume(game, header, snapshot);
    play(session, 30, "on");
    play(again, 30, "on");
    expect(all(again)).toBe(all(session));
    session.undoTo(45);
    again.undoTo(45);
    expect(all(again)).toBe(all(session));
    again.undoTo(snapshot.answers);
    expect(() => again.undoTo(snapshot.answers - 1)).toThrow(PunicaError);
  });

  test("of a game that is over is over", () => {
    const session = play(Session.begin(game, header), 10_000);
    expect(session.over).not.toBeNull();
    expect(Session.resume(game, header, sent(snapshotOf(session))).over).toEqual(session.over);
  });

  test("that does not lead where it says is refused", () => {
    const snapshot = sent(snapshotOf(play(Session.begin(game, header), 40)));
    expect(() => Session.resume(game, header, { ...snapshot, hash: "elsewhere" })).toThrow(/does not lead/);
    expect(() => Session.resume(game, header, { ...snapshot, since: [{ answer: "nonsense" }] })).toThrow(PunicaError);
  });

  test("goes on even where today's rules would not let the state come about", () => {
    const session = play(Session.begin(game, header), 40);
    const stricter: Game<ToyState> = {
      ...game,
      rulesVersion: game.rulesVersion + 1,
      readPosition: () => {
        throw new PunicaError("bad-position", "The position is impossible.");
      },
    };
    const again = Session.resume(stricter, header, sent(snapshotOf(session)));
    expect(again.question).toEqual(session.question);
    expect(() => Session.fromPosition(stricter, header, sent(snapshotOf(session).position))).toThrow("impossible");
  });

  test("has no record without what was played before", () => {
    const snapshot = snapshotOf(play(Session.begin(game, header), 40));
    expect(() => recordOf(Session.resume(game, header, snapshot))).toThrow(/played before/);
  });
});

describe("chance that begins anew", () => {
  test("is part of history, record and snapshot", () => {
    const session = play(Session.begin(game, header), 20);
    session.renewChance("another seed");
    const other = play(Session.begin(game, header), 20);
    expect(session.fingerprint()).not.toBe(other.fingerprint());
    play(session, 20, "on");
    const record = recordOf(session);
    expect(record.steps).toContainEqual({ chance: "another seed" });
    expect(all(replay(game, readRecord(sent(record), [game]).record))).toBe(all(session));
    session.undoTo(25);
    session.undoTo(10);
    expect(session.fingerprint()).toBe(play(Session.begin(game, header), 10).fingerprint());
  });
});

/** The toy with another rule: every raid draws a card. What was played before under the old one does not replay. */
const newer: AnyGame = {
  ...game,
  rulesVersion: game.rulesVersion + 1,
  setup: (given) => ({ ...toy.setup(given), handSize: 4 }) as ToyState,
};

describe("a game that was begun under other rules", () => {
  const session = play(Session.begin(game, header), 60);
  const snapshot: Snapshot = sent(snapshotOf(session));
  const earlier = [
    {
      rulesVersion: game.rulesVersion,
      steps: session.history.slice(0, session.history.length - snapshot.since.length).map(inputFrom),
      log: snapshot.log,
      moments: [],
    },
  ];

  test("does not replay under these", () => {
    expect(() => replay(newer, recordOf(session))).toThrow(/version 1 of the rules/);
  });

  test("goes on from its snapshot, and the log says so", () => {
    const again = Session.resume(newer, header, snapshot, earlier);
    expect(canonical(again.view("rome"))).toBe(canonical(session.view("rome")));
    const changed = { event: "rules-changed", params: { from: 1, to: 2 } };
    expect(again.log![snapshot.log.length]).toEqual(changed);
    expect(again.log!.filter((entry) => entry.event !== "rules-changed")).toEqual(session.log);
  });

  test("has a record with an earlier part, which replays from where the rules changed", () => {
    const again = play(Session.resume(newer, header, snapshot, earlier), 10_000, "on");
    const record = recordOf(again);
    expect(record.earlier).toHaveLength(1);
    const read = readRecord(sent(record), [newer]).record;
    const replayed = replay(newer, read);
    expect(replayed.over).toEqual(again.over);
    expect(replayed.log).toEqual(again.log);
    expect(replayed.version).toBe(again.version);
    expect(replay(newer, read, snapshot.answers + 5).version).toBe(snapshot.answers + 5);
  });

  test("goes on from where the unit of play began, if what was put in since is no longer allowed", () => {
    const asked = play(Session.begin(game, header), 1);
    while (snapshotOf(asked).since.length === 0) play(asked, 1, "until in the middle of a unit");
    const half = sent(snapshotOf(asked));
    const spoiled = { ...half, since: [{ answer: "no longer allowed" }] };
    expect(Session.resume(newer, header, spoiled).version).toBe(half.answers);
    expect(Session.resume(newer, header, { ...half, hash: "elsewhere" }).version).toBe(half.answers);
    expect(Session.resume(newer, header, half).version).toBe(asked.version);
  });

  test.each([
    ["no list", {}],
    ["no parts", []],
    ["a part without a log", [{ rulesVersion: 1, steps: [], moments: [] }]],
    ["an entry that is none", [{ rulesVersion: 1, steps: [], moments: [], log: [7] }]],
    ["a moment without a position", [{ rulesVersion: 1, steps: [], log: [], moments: [{ answers: 1, log: 1 }] }]],
  ])("is refused as a record with earlier parts that are %s", (_what, parts) => {
    const record = { ...recordOf(session), position: snapshot.position, earlier: parts };
    expect(() => readRecord(sent(record), [game])).toThrow(expect.objectContaining({ field: "earlier" }));
  });
});

describe("a game that lets go of what was played long ago", () => {
  test.each(games.slice(1).map((each) => [each.id, each] as const))("%s plays on and goes back as before", (_id, rules) => {
    const begin = () => play(Session.begin(rules, headerFor(rules, { seed: `sha256:${sha256("long ago")}` })), 220);
    const whole = begin();
    const short = begin();
    const older = short.forgetBefore(100);
    expect(older.length).toBeGreaterThan(0);
    expect(short.earliest).toBeGreaterThan(0);
    expect(short.earliest).toBeLessThanOrEqual(100);
    const known = (session: Session) =>
      canonical({ state: session.state, question: session.question, version: session.version, log: session.log!.length });
    const expectAlike = () => {
      expect(short.logFrom).toBe(older.length);
      expect(canonical([...older, ...short.log!])).toBe(canonical(whole.log));
      const [{ log, ...one }, { log: all, ...other }] = [snapshotOf(short), snapshotOf(whole)];
      expect(canonical(one)).toBe(canonical(other));
      expect(canonical([...older, ...log])).toBe(canonical(all));
      expect(canonical(short.fork().state)).toBe(canonical(whole.state));
    };
    expectAlike();
    for (const session of [short, whole]) play(session, 80, "on");
    expectAlike();
    for (const back of [150, 110, short.earliest]) {
      for (const session of [short, whole]) session.undoTo(back);
      expectAlike();
    }
    const before = known(short);
    expect(() => short.undoTo(short.earliest - 1)).toThrow(PunicaError);
    expect(known(short)).toBe(before);
    expect(() => recordOf(short)).toThrow("What was played before is not known.");
    older.push(...play(short, 200, "further").forgetBefore(short.version));
    play(whole, 200, "further");
    expectAlike();
  });

  test.each(games.slice(1).map((each) => [each.id, each] as const))(
    "%s with packed checkpoints and without its log plays on and goes back as before",
    (_id, rules) => {
      const begin = () => Session.begin(rules, headerFor(rules, { seed: `sha256:${sha256("packed")}` }));
      const whole = begin();
      const short = begin();
      short.packsCheckpoints = true;
      const gone: LogEntry[] = [];
      const letGo = () => {
        gone.length = short.logFrom;
        gone.push(...short.letLogGo());
        expect(short.log).toEqual([]);
      };
      const expectAlike = () => {
        const log = [...gone.slice(0, short.logFrom), ...short.log!];
        expect(canonical(log)).toBe(canonical(whole.log));
        const [{ log: _, ...one }, { log: all, ...other }] = [snapshotOf(short), snapshotOf(whole)];
        expect(canonical(one)).toBe(canonical(other));
        expect(short.unitLog).toBe(all.length);
        expect(canonical(short.fork().state)).toBe(canonical(whole.state));
      };
      for (let round = 0; round < 12; round++) {
        for (const session of [short, whole]) play(session, 25, `round ${round}`);
        expectAlike();
        letGo();
        if (round === 8) short.forgetBefore(150);
        const back = whole.version - [0, 1, 3, 17][round % 4]!;
        for (const session of [short, whole]) session.undoTo(back);
        expectAlike();
        letGo();
        expectAlike();
      }
      for (const session of [short, whole]) session.undoTo(short.earliest);
      expectAlike();
    },
  );

  test("if there is nothing to let go of, it stays as it is", () => {
    const session = play(Session.begin(game, header), 10);
    const before = all(session);
    expect(session.forgetBefore(10)).toEqual([]);
    expect(all(session)).toBe(before);
    expect(session.earliest).toBe(0);
    expect(() => recordOf(session)).not.toThrow();
  });
});
