import { Readable } from "node:stream";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { linesOf } from "../../src/cli/lines.ts";
import { loadGame } from "../../src/cli/loaded-game.ts";
import { Protocol } from "../../src/cli/protocol.ts";
import { type Answer, type AnyGame, chanceFrom, type Play, type Question, randomAnswer } from "../../src/engine/index.ts";
import { toy } from "../../src/kit/toy.ts";
import { toyManifest } from "../../src/kit/toy-manifest.ts";
import { punica } from "./punica.ts";

interface Reply {
  id: unknown;
  ok: boolean;
  version: number;
  question: Question & { text?: string; names?: Record<string, string> };
  error: { code: string; message: string; field?: string; rule?: string };
  [field: string]: unknown;
}

const loaded = [await loadGame(toyManifest)];
let protocol: Protocol;
beforeEach(() => {
  protocol = new Protocol(loaded);
});

const send = (request: object | string): Reply =>
  JSON.parse(protocol.reply(typeof request === "string" ? request : JSON.stringify(request))!);
const begin = (more: object = {}) => send({ id: 1, do: "new", game: "toy", seed: "cannae", ...more });

/** Answers at random until the question is as wanted. */
function playUntil(wanted: (question: Question) => boolean, on = "main"): Reply {
  const chance = chanceFrom("until");
  for (;;) {
    const { question } = send({ do: "question", on });
    if (wanted(question)) return send({ do: "question", on });
    send({ do: "answer", on, answer: randomAnswer(question, chance) });
  }
}

describe("a game over the lines", () => {
  test("every reply carries the id, whether it went well, and the pending question", () => {
    const reply = begin({ id: "a7", ruleset: "harsh", options: { hand: "small" } });
    expect(reply).toMatchObject({
      id: "a7",
      ok: true,
      header: { game: "toy", ruleset: "harsh", scenario: "whole", options: { hand: "small" }, seed: "cannae" },
      version: 0,
      question: { seat: "rome", kind: "choose", prompt: "play-card", rule: "2" },
      over: null,
    });
    expect(send({ id: 2, do: "answer", answer: "pass" })).toMatchObject({
      id: 2,
      ok: true,
      version: 1,
      question: { seat: "carthage" },
    });
  });

  test("without a seed it gets one of 128 bits", () => {
    const { header } = begin({ seed: undefined }) as unknown as { header: { seed: string } };
    expect(header.seed).toMatch(/^[0-9a-f]{32}$/);
  });

  test("is played to its end, and then there is no question", () => {
    let reply = begin();
    const chance = chanceFrom("play");
    while (reply.question) reply = send({ do: "answer", answer: randomAnswer(reply.question, chance), version: reply.version });
    expect(reply.over).toMatchObject({ rule: expect.stringMatching(/^5/) });
    expect(send({ do: "answer", answer: "pass" }).error.code).toBe("game-over");
    expect(send({ do: "legal", answer: "pass" }).error.code).toBe("game-over");
  });

  test("games lists the games with their rule sets, scenarios and options", () => {
    expect(send({ id: 1, do: "games" }).games).toEqual([
      expect.objectContaining({ id: "toy", rulesets: ["plain", "harsh"], scenarios: ["whole", "short"] }),
    ]);
  });

  test("with lang the question comes in words", () => {
    begin();
    const { question } = send({ do: "question", lang: "fr" });
    expect(question.text).toBe("quelle carte jouez-vous ?");
    expect(question.names).toMatchObject({ pass: "N'en jouer aucune" });
    expect(send({ do: "view", seat: "carthage", lang: "en" }).question.text).toBe("which card do you play?");
  });

  test("dice come as they were queued", () => {
    begin();
    playUntil(({ prompt }) => prompt === "ambush");
    send({ do: "dice", dice: [6] });
    send({ do: "answer", answer: "pass" });
    expect(send({ do: "log" }).log).toContainEqual(
      expect.objectContaining({ event: "raided", params: expect.objectContaining({ die: 6 }) }),
    );
  });

  test("undo takes back the seat's own last answer, or goes to a version", () => {
    begin();
    send({ do: "answer", answer: "pass" });
    expect(send({ do: "undo", seat: "carthage" }).error.code).toBe("no-undo");
    expect(send({ do: "undo", seat: "rome" })).toMatchObject({ ok: true, version: 0 });
    send({ do: "answer", answer: "pass" });
    send({ do: "answer", answer: "pass" });
    expect(send({ do: "undo", seat: "rome" }).error.code).toBe("no-undo");
    expect(send({ do: "undo", to: 0 })).toMatchObject({ ok: true, version: 0, question: { seat: "rome" } });
  });
});

describe("what a seat may know", () => {
  test("a view is that of the seat, and so is the question beside it", () => {
    begin();
    const rome = send({ do: "view", seat: "rome" });
    expect(rome.view).toMatchObject({ hands: { rome: expect.any(Array), carthage: 3 } });
    expect(rome.question.kind).toBe("choose");
    for (const seat of ["carthage", null]) {
      const { view, question } = send({ do: "view", seat });
      expect(view).toMatchObject({ hands: { rome: 3 } });
      expect(question).toEqual({ seat: "rome", prompt: "play-card", rule: "2" });
    }
  });

  test("a log is that of the seat; without a seat it is all of it", () => {
    begin();
    const drawn = (seat?: unknown) =>
      (send({ do: "log", seat }).log as { event: string }[]).filter(({ event }) => event === "drew-card").length;
    expect([drawn("rome"), drawn("carthage"), drawn(null), drawn()]).toEqual([3, 3, 0, 6]);
    expect(send({ do: "log", from: 11 }).log).toHaveLength(1);
  });
});

describe("legal", () => {
  test("says whether an answer is allowed, and changes nothing", () => {
    begin();
    expect(send({ do: "legal", answer: "pass" })).toMatchObject({ ok: true, legal: true, version: 0 });
  });

  test("says why not, with the rule that forbids it", () => {
    begin();
    playUntil(({ prompt, ...question }) => prompt === "march-from" && "options" in question);
    const own = ["space:rhegium", "space:messana", "space:panormus", "space:agrigentum", "space:lilybaeum"];
    const replies = own.map((answer) => send({ do: "legal", answer }));
    for (const { legal, why } of replies as unknown as { legal: boolean; why?: { rule: string; reason?: { why: string } } }[]) {
      if (!legal) expect(why!.rule).toBe("2.3");
      if (why?.reason) expect(why.reason.why).toBe("no-enemy-near");
    }
    expect(send({ do: "legal", answer: 3 })).toMatchObject({ legal: false, why: { code: "wrong-kind" } });
    const { question } = send({ do: "question" });
    const seat = question.seat === "rome" ? "carthage" : "rome";
    expect(send({ do: "legal", answer: "x", seat })).toMatchObject({ legal: false, why: { code: "wrong-seat" } });
  });
});

describe("records and states", () => {
  test("a record can be loaded, and is the same game", () => {
    begin();
    playUntil(({ prompt }) => prompt === "losses");
    const { record } = send({ do: "record" });
    expect(send({ do: "load", record, on: "again" })).toMatchObject({ ok: true, question: { prompt: "losses" } });
    expect(send({ do: "view", seat: "rome", on: "again" }).view).toEqual(send({ do: "view", seat: "rome" }).view);
  });

  test("a state can be loaded, also in the middle of a unit of play, and goes on in the same way", () => {
    begin();
    playUntil(({ prompt }) => prompt === "ambush");
    send({ do: "dice", dice: [6, 6] });
    const { state } = send({ do: "state" }) as unknown as { state: { since: unknown[] } };
    expect(state.since.length).toBeGreaterThan(1);
    expect(send({ do: "load", on: "again", ...state }).question).toEqual(send({ do: "question" }).question);
    for (const on of ["main", "again"]) send({ do: "answer", on, answer: "pass" });
    expect(send({ do: "view", seat: null, on: "again" }).view).toEqual(send({ do: "view", seat: null }).view);
  });

  test("a position can be written by hand, and played", () => {
    begin();
    const { state } = send({ do: "state" }) as unknown as { state: { position: Record<string, unknown> } };
    const spaces = { ...(state.position.spaces as object), panormus: { owner: "rome", foot: 9, horse: 0 } };
    const reply = send({ do: "load", game: "toy", position: { ...state.position, spaces, chance: undefined } });
    expect(reply.ok).toBe(true);
    expect(send({ do: "view", seat: null }).view).toMatchObject({ spaces: { panormus: { owner: "rome", foot: 9 } } });
  });

  test.each([
    [{}, "bad-record", "format"],
    [{ record: 7 }, "bad-record", "record"],
    [{ record: { format: "punica-record" } }, "bad-header", "header"],
    [{ game: "toy", position: {} }, "bad-position", "turn"],
    [{ game: "toy", position: null }, "bad-position", "position"],
    [{ game: "toy", ruleset: "odd", position: {} }, "bad-header", "ruleset"],
  ])("%j cannot be loaded, and the game that was there stays", (what, code, field) => {
    begin();
    expect(send({ do: "load", ...what }).error).toMatchObject({ code, field });
    expect(send({ do: "question" })).toMatchObject({ ok: true, version: 0 });
  });

  test("steps since a position that cannot be played are named", () => {
    begin();
    const { state } = send({ do: "state" }) as unknown as { state: object };
    for (const since of [[{ answer: "card:99" }], [null], [{ dice: [9] }], [7]])
      expect(send({ do: "load", ...state, since }).error).toMatchObject({ code: "bad-position", field: "since[0]" });
    expect(send({ do: "load", ...state, since: 7 }).error.field).toBe("since");
  });
});

describe("several games at once", () => {
  test("a fork is played on, with the hidden cards dealt anew, and the first game stays as it is", () => {
    begin();
    const before = send({ do: "view", seat: "carthage" });
    expect(send({ do: "fork", as: "thought" })).toMatchObject({ ok: true, version: 0 });
    expect(send({ do: "redeal", on: "thought", seat: "rome", seed: "x" }).ok).toBe(true);
    expect(send({ do: "view", seat: "rome", on: "thought" }).view).toEqual(send({ do: "view", seat: "rome" }).view);
    send({ do: "answer", answer: "pass", on: "thought" });
    expect(send({ do: "view", seat: "carthage" })).toEqual(before);
    expect(send({ do: "redeal", seat: "rome" }).error.code).toBe("bad-request");
    expect(send({ do: "record", on: "thought" }).error.code).toBe("bad-record");
    expect(send({ do: "drop", on: "thought" }).ok).toBe(true);
    expect(send({ do: "question", on: "thought" }).error).toMatchObject({ code: "not-found", field: "on" });
  });
});

describe("bad input", () => {
  test.each([
    ["nonsense", "bad-request"],
    ["{", "bad-request"],
    ["[]", "bad-request"],
    ["null", "bad-request"],
    ["3", "bad-request"],
    ["{}", "bad-request"],
    ['{"do":"constructor"}', "bad-request"],
    ['{"do":{"toString":1}}', "bad-request"],
    ['{"do":"new"}', "unknown-game"],
    ['{"do":"new","game":{"toString":1,"valueOf":2}}', "unknown-game"],
    ['{"do":"new","game":"toy","seed":{}}', "bad-header"],
    ['{"do":"new","game":"toy","lang":"la"}', "bad-request"],
    ['{"do":"new","game":"toy","on":""}', "bad-request"],
    ['{"do":"question","on":"other"}', "not-found"],
    ['{"do":"answer"}', "wrong-kind"],
    ['{"do":"answer","answer":"card:99"}', "illegal-answer"],
    ['{"do":"answer","answer":"pass","seat":"carthage"}', "wrong-seat"],
    ['{"do":"answer","answer":"pass","seat":"gaul"}', "bad-request"],
    ['{"do":"answer","answer":"pass","version":5}', "stale"],
    ['{"do":"dice","dice":"6"}', "bad-dice"],
    ['{"do":"dice","dice":[0]}', "bad-dice"],
    ['{"do":"dice","dice":[null]}', "bad-dice"],
    ['{"do":"view"}', "bad-request"],
    ['{"do":"undo"}', "bad-request"],
    ['{"do":"undo","to":-1}', "bad-request"],
    ['{"do":"undo","to":7}', "no-undo"],
    ['{"do":"log","from":"x"}', "bad-request"],
  ])("%s gets a clear error, and the game is unchanged", (line, code) => {
    const before = begin();
    const reply = send(line);
    expect(reply).toMatchObject({ id: null, ok: false, error: { code } });
    expect(reply.error.message).toMatch(/[.!]$|JSON/);
    expect(send({ id: 1, do: "question" })).toMatchObject({ version: 0, question: before.question });
  });

  test("a million dice in one request get an error, a thousand are queued, and no more may wait", () => {
    begin();
    const dice = (count: number) => send({ do: "dice", dice: new Array(count).fill(6) });
    expect(dice(1_000_000)).toMatchObject({ ok: false, error: { code: "bad-dice" } });
    expect(dice(1000)).toMatchObject({ ok: true });
    expect(dice(1)).toMatchObject({ ok: false, error: { code: "bad-dice" } });
    const { state } = send({ do: "state" }) as unknown as { state: { position: { chance: object } } };
    const chance = { ...state.position.chance, forced: new Array(1001).fill(6) };
    expect(send({ do: "load", game: "toy", position: { ...state.position, chance } })).toMatchObject({
      ok: false,
      error: { code: "bad-position", field: "chance.forced" },
    });
  });

  test("whatever comes in, one line goes out, and the game is as it was", () => {
    begin();
    const before = send({ do: "state" });
    const value = fc.anything({ maxDepth: 3 }).map((thing) => JSON.stringify(thing) ?? "undefined");
    const verbs = ["legal", "answer", "dice", "view", "load", "undo", "redeal", "log", "fork", "drop", "?"];
    const request = fc.record({ do: fc.constantFrom(...verbs), on: fc.constantFrom("nowhere", 3, null), answer: fc.anything() });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          value,
          request.map((thing) => JSON.stringify(thing)),
        ),
        (line) => {
          const reply = protocol.reply(line);
          if (reply === undefined) {
            expect(line.trim()).toBe("");
            return;
          }
          expect(reply).not.toContain("\n");
          expect(JSON.parse(reply).ok).toBe(false);
        },
      ),
    );
    expect(send({ do: "state" })).toEqual(before);
  });

  test("a defect in the rules is told as such, and the game can go on", () => {
    const broken: AnyGame = {
      ...toy,
      *unit(table): Play {
        yield* toy.unit(table as never);
        if ((table.s as { passes?: number }).passes === 1) throw new RangeError("a defect");
      },
    };
    protocol = new Protocol([{ ...loaded[0]!, rules: broken }]);
    begin();
    expect(send({ do: "answer", answer: "pass" }).error).toEqual({ code: "defect", message: "a defect" });
    expect(send({ do: "question" })).toMatchObject({ ok: true, version: 0, question: { options: expect.any(Array) } });
  });

  test("an id that is no word or number is not repeated, however deep it is", () => {
    const deep = `{"id":${"[".repeat(50_000)}${"]".repeat(50_000)},"do":"games"}`;
    expect(send(deep)).toMatchObject({ id: null });
    expect(send(`{"do":"load","record":${"[".repeat(50_000)}${"]".repeat(50_000)}}`).ok).toBe(false);
  });
});

describe("the command", () => {
  test("answers line by line, passes over empty lines, and ends with quit", async () => {
    const { code, out } = await punica("engine", [
      '{"id":1,"do":"games"}',
      "",
      "x",
      '{"id":2,"do":"quit"}',
      '{"id":3,"do":"games"}',
    ]);
    expect(code).toBe(0);
    const replies = out.trim().split("\n");
    expect(replies.map((line) => JSON.parse(line).id)).toEqual([1, null, 2]);
  });

  test("ends when the input ends", async () => {
    expect((await punica("engine", ['{"id":1,"do":"games"}'])).code).toBe(0);
  });
});

describe("lines", () => {
  const read = async (chunks: (string | Buffer)[], longest = 10) => {
    const lines: string[] = [];
    for await (const line of linesOf(Readable.from(chunks), longest)) lines.push("text" in line ? line.text : "too long");
    return lines;
  };

  test("may come in pieces, even in the middle of a letter", async () => {
    const bytes = Buffer.from("é\nab");
    expect(await read([bytes.subarray(0, 1), bytes.subarray(1), Buffer.from("c\n\nd")])).toEqual(["é", "abc", "", "d"]);
  });

  test("that are too long are passed over, and the next one is read", async () => {
    expect(await read(["12345678", "90123", "45\nshort\n", "x".repeat(11)])).toEqual(["too long", "short", "too long"]);
  });
});

test("answers of every kind survive the way through JSON", () => {
  begin();
  const chance = chanceFrom("kinds");
  const kinds = new Set<string>();
  let reply = send({ do: "question" });
  for (let i = 0; i < 200 && reply.question; i++) {
    kinds.add(reply.question.kind);
    const answer: Answer = randomAnswer(reply.question, chance);
    reply = send({ do: "answer", answer });
    expect(reply.ok).toBe(true);
    if (!reply.question) begin({ seed: `again ${i}` });
    reply = send({ do: "question" });
  }
  expect([...kinds].sort()).toEqual(["allocate", "amount", "choose", "pick"]);
});
