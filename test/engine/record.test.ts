import { describe, expect, test } from "vitest";
import {
  chanceFrom,
  clone,
  type GameRecord,
  type Plain,
  PunicaError,
  randomAnswer,
  readRecord,
  recordOf,
  replay,
  Session,
  writePosition,
} from "../../src/engine/index.ts";
import { toy, toyHeader } from "../../src/kit/toy.ts";

const GAMES = [toy];

function played(answers: number, position?: Plain): Session {
  const header = toyHeader({ ruleset: "harsh" });
  const game = toy;
  const session = position === undefined ? Session.begin(game, header) : Session.fromPosition(game, header, position);
  const chance = chanceFrom("record");
  session.dice([6, 5]);
  for (let i = 0; i < answers && session.question; i++) session.answer(randomAnswer(session.question, chance));
  return session;
}

const record = recordOf(played(60));

/** A record as it comes from a file, after somebody has been at it. */
type Loose = Record<string, unknown> & { header: Record<string, unknown>; steps: Record<string, unknown>[] };
function edited(edit: (record: Loose) => void): PunicaError | "accepted" {
  const copy = JSON.parse(JSON.stringify(record)) as Loose;
  edit(copy);
  try {
    const { game, record: read } = readRecord(copy, GAMES);
    replay(game, read);
    return "accepted";
  } catch (error) {
    if (error instanceof PunicaError) return error;
    throw error;
  }
}

/** The first step with a fingerprint: the dice and 32 answers. */
const CHECKED = 32;
const answerAt = record.steps.findIndex((step, i) => i > 10 && "answer" in step && typeof step.answer === "string");

describe("a record", () => {
  test("rebuilds the game exactly, from its text", () => {
    const { game, record: read } = readRecord(JSON.parse(JSON.stringify(record)), GAMES);
    const again = replay(game, read);
    expect(again.fingerprint()).toBe(played(60).fingerprint());
    expect(again.log).toEqual(played(60).log);
    expect(recordOf(again)).toEqual(record);
  });

  test("has the fingerprint of the state after every 32nd answer, and after the last", () => {
    const answers = record.steps.filter((step) => "answer" in step);
    const checked = answers.flatMap((step, index) => ("hash" in step ? [index + 1] : []));
    expect(checked).toEqual([32, 60]);
  });

  test("can be played up to any number of answers", () => {
    expect(replay(GAMES[0]!, record, 0).version).toBe(0);
    expect(replay(GAMES[0]!, record, 17).fingerprint()).toBe(played(17).fingerprint());
  });

  test("keeps the position that the game began from", () => {
    const { state } = played(20).unitStart();
    const position = writePosition(GAMES[0]!, state);
    const session = played(30, position);
    const again = recordOf(session);
    expect(again.position).toEqual(position);
    expect(replay(GAMES[0]!, again).fingerprint()).toBe(session.fingerprint());
  });

  test("is not made of a fork", () => {
    expect(() => recordOf(played(5).fork())).toThrow(PunicaError);
  });
});

/** As records were before fingerprints said of which kind they are. */
const OLDER: Loose = {
  format: "punica-record",
  rulesVersion: 1,
  header: { game: "toy", ruleset: "harsh", scenario: "whole", options: { hand: "large" }, seed: "toy" },
  steps: [
    { dice: [6, 5] },
    { answer: "card:20", hash: "120503ccec323f" },
    { answer: 2, hash: "120503ccec323f" },
    { answer: { "space:rhegium": 2, "space:messana": 0 }, hash: "1fa06cc63845e4" },
    { answer: "pass", hash: "08713e7da61d5d" },
    { answer: "card:12", hash: "0b4e126f6f6d66" },
    { answer: 3, hash: "0b4e126f6f6d66" },
  ],
};

describe("a record with fingerprints of the older kind", () => {
  const opened = (steps: Loose["steps"]) => {
    const { game, record: read } = readRecord({ ...OLDER, steps }, GAMES);
    return replay(game, read);
  };

  test("is still checked, step by step", () => {
    expect(opened(OLDER.steps).version).toBe(6);
    const changed = OLDER.steps.map((step, i) => (i === 4 ? { ...step, hash: "08713e7da61d5e" } : step));
    expect(() => opened(changed)).toThrow(expect.objectContaining({ code: "bad-record", field: "steps[4]" }));
  });

  test("can be played on, and then has fingerprints of both kinds", () => {
    const session = opened(OLDER.steps);
    const answer = { "space:rhegium": 2, "space:messana": 1 };
    session.answer(answer);
    const longer = [...OLDER.steps, { answer, hash: session.fingerprint() }];
    expect(opened(longer).fingerprint()).toBe(session.fingerprint());
  });
});

describe("a record that was damaged or edited", () => {
  test.each<[string, (record: Loose) => void, string]>([
    ["another format", (r) => Object.assign(r, { format: "pgn" }), "format"],
    ["no header", (r) => Reflect.deleteProperty(r, "header"), "header"],
    ["an unknown game", (r) => Object.assign(r.header, { game: "chess" }), "header.game"],
    ["a game that is no text", (r) => Object.assign(r.header, { game: { toString: 1, valueOf: 1 } }), "header.game"],
    ["an unknown rule set", (r) => Object.assign(r.header, { ruleset: "odd" }), "header.ruleset"],
    ["an unknown scenario", (r) => Object.assign(r.header, { scenario: 7 }), "header.scenario"],
    ["an unknown option", (r) => Object.assign(r.header.options as object, { odd: true }), "header.options.odd"],
    [
      "an option of a value it has not",
      (r) => Object.assign(r.header.options as object, { hand: "vast" }),
      "header.options.hand",
    ],
    ["options that are no object", (r) => Object.assign(r.header, { options: [] }), "header.options"],
    ["no seed", (r) => Reflect.deleteProperty(r.header, "seed"), "header.seed"],
    ["a rules version that is no number", (r) => Object.assign(r, { rulesVersion: "1" }), "rulesVersion"],
    ["no steps", (r) => Reflect.deleteProperty(r, "steps"), "steps"],
    ["steps that are no list", (r) => Object.assign(r, { steps: { length: 3 } }), "steps"],
    ["a step that is nothing", (r) => r.steps.splice(4, 1, null as never), "steps[4]"],
    ["a step that needs its hash without it", (r) => Reflect.deleteProperty(r.steps[CHECKED]!, "hash"), `steps[${CHECKED}]`],
    ["the last step without its hash", (r) => Reflect.deleteProperty(r.steps.at(-1)!, "hash"), "steps[60]"],
    ["a hash that is no text", (r) => Object.assign(r.steps[3]!, { hash: 7 }), "steps[3]"],
    ["dice that are no list", (r) => Object.assign(r.steps[3]!, { dice: 5 }), "steps[3]"],
    ["dice that no die shows", (r) => Object.assign(r.steps[0]!, { dice: [7] }), "steps[0]"],
    ["another rule set", (r) => Object.assign(r.header, { ruleset: "plain" }), "steps["],
    ["another scenario", (r) => Object.assign(r.header, { scenario: "short" }), "steps["],
    ["another option", (r) => Object.assign(r.header.options as object, { hand: "small" }), "steps["],
    ["another seed", (r) => Object.assign(r.header, { seed: "toy2" }), "steps["],
    ["a position that was not there", (r) => Object.assign(r, { position: [] }), "position"],
    ["a hash changed", (r) => Object.assign(r.steps[CHECKED]!, { hash: "2-00000000000000" }), `steps[${CHECKED}]`],
    ["a hash of no kind", (r) => Object.assign(r.steps[CHECKED]!, { hash: "" }), `steps[${CHECKED}]`],
    ["a wrong hash where none is needed", (r) => Object.assign(r.steps[9]!, { hash: "2-00000000000000" }), "steps[9]"],
    ["an answer that is not allowed", (r) => Object.assign(r.steps[answerAt]!, { answer: "card:99" }), `steps[${answerAt}]`],
    ["an answer of another shape", (r) => Object.assign(r.steps[answerAt]!, { answer: null }), `steps[${answerAt}]`],
    ["forced dice taken out", (r) => r.steps.shift(), "steps["],
  ])("%s", (_what, edit, field) => {
    const error = edited(edit);
    expect(error).toBeInstanceOf(PunicaError);
    expect((error as PunicaError).field).toContain(field);
    expect((error as PunicaError).message).toMatch(/^[A-Z"a-z].*\.$/);
  });

  test("of other rules, and a step leads elsewhere under these", () => {
    const error = edited((r) => {
      Object.assign(r, { rulesVersion: 2 });
      Object.assign(r.steps[CHECKED]!, { hash: "00000000000000" });
    });
    expect((error as PunicaError).message).toContain("version 2");
  });

  test("every step is missed when it is taken out, and noticed when it is doubled", () => {
    for (let i = 1; i < record.steps.length - 1; i++) {
      expect(edited((r) => r.steps.splice(i, 1))).toBeInstanceOf(PunicaError);
      expect(edited((r) => r.steps.splice(i, 0, r.steps[i]!))).toBeInstanceOf(PunicaError);
    }
  });

  test("nothing but an object is a record", () => {
    for (const value of [null, 1, "x", [], true, undefined]) expect(() => readRecord(value, GAMES)).toThrow(PunicaError);
  });

  test("untouched it is accepted", () => {
    expect(edited(() => {})).toBe("accepted");
  });
});

describe("a position", () => {
  const game = GAMES[0]!;
  const header = toyHeader({ ruleset: "harsh" });
  const { state } = played(40).unitStart();
  const position = writePosition(game, state) as { [key: string]: Plain };
  const read = (edit: (position: Record<string, unknown>) => void) => {
    const copy = clone(position) as Record<string, unknown>;
    edit(copy);
    return Session.fromPosition(game, header, copy as Plain);
  };

  test("written and read again is the same state, chance and all", () => {
    const text = JSON.parse(JSON.stringify(position));
    expect(Session.fromPosition(game, header, text).unitStart().state).toEqual(state);
  });

  test("without chance takes that of the seed", () => {
    const session = read((copy) => Reflect.deleteProperty(copy, "chance"));
    expect(session.unitStart().state.chance).toEqual(game.setup(header).chance);
  });

  test.each<[string, unknown]>([
    ["chance.bits", { bits: [1, 2, 3], forced: [] }],
    ["chance.bits", { bits: [1, 2, 3, 2 ** 40], forced: [] }],
    ["chance.bits", null],
    ["chance.forced", { bits: [1, 2, 3, 4], forced: [7] }],
    ["chance.forced", { bits: [1, 2, 3, 4] }],
  ])("with bad %s is refused", (field, chance) => {
    expect(() => read((copy) => Object.assign(copy, { chance }))).toThrow(
      expect.objectContaining({ code: "bad-position", field }),
    );
  });

  test("that is no object is refused", () => {
    for (const value of [null, 3, "x", []]) expect(() => Session.fromPosition(game, header, value)).toThrow(PunicaError);
  });
});

test("a record is plain: what JSON keeps of it is all of it", () => {
  expect(JSON.parse(JSON.stringify(record))).toEqual(record satisfies GameRecord);
});
