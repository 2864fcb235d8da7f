import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Answer, Question } from "../../src/engine/index.ts";
import { Client, newId } from "./client.ts";
import { type Duel, get, type House, inStep, openHouse, type Pair, playUntil, seatTwo, sitDown, storedIn } from "./house.ts";

let house: House;
let pair: Pair;
let duel: Duel;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  pair = await seatTwo(house.url);
  duel = await sitDown(house.url, pair);
});

/** What is stored of the game: an answer that is refused must not change it. */
const stored = () => storedIn(house, pair.id);

async function expectRefused(refused: Promise<unknown>, code: string): Promise<void> {
  const before = await stored();
  const { version } = duel.rome;
  expect(await refused).toMatchObject({ type: "error", code });
  expect(await stored()).toEqual(before);
  expect(duel.rome.version).toBe(version);
}

describe("an answer is acknowledged only when it is stored", () => {
  test("and then it is there", async () => {
    const id = newId();
    const reply = await duel.rome.answer("pass", id);
    expect(reply).toEqual({ type: "ack", id, version: 1 });
    expect((await stored()).steps).toMatchObject([{ n: 1, kind: "answer", seat: "rome", id, answer: "pass" }]);
  });
});

describe("what is refused changes nothing and says why", () => {
  test("an answer to an earlier question is stale", async () => {
    await duel.rome.answer("pass");
    await duel.rome.until(() => duel.rome.version === 1);
    await expectRefused(duel.rome.ask({ type: "answer", version: 0, answer: "pass" }), "stale");
  });

  test("an answer to a question that has not been asked yet is stale as well", () =>
    expectRefused(duel.rome.ask({ type: "answer", version: 1, answer: "pass" }), "stale"));

  test("the other side's question is not mine to answer", () => expectRefused(duel.carthage.answer("pass"), "wrong-seat"));

  test("a spectator answers nothing", async () => {
    const watcher = await Client.enter(house.url, { game: pair.id });
    await expectRefused(watcher.ask({ type: "answer", version: 0, answer: "pass" }), "not-seated");
  });

  test("an answer that the question does not list is illegal", () =>
    expectRefused(duel.rome.answer("card:99"), "illegal-answer"));

  test("an answer of another shape is of the wrong kind", () => expectRefused(duel.rome.answer(["pass"]), "wrong-kind"));

  test.each([
    ["no JSON", "{"],
    ["no object", "7"],
    ["null", "null"],
    ["no such type", '{"type":"cheat","id":"abcdefgh"}'],
    ["no id", '{"type":"answer","version":0,"answer":"pass"}'],
    ["a bad id", '{"type":"answer","id":"a b","version":0,"answer":"pass"}'],
    ["no version", '{"type":"answer","id":"abcdefgh","answer":"pass"}'],
    ["half a version", '{"type":"answer","id":"abcdefgh","version":0.5,"answer":"pass"}'],
    ["a version below zero", '{"type":"answer","id":"abcdefgh","version":-1,"answer":"pass"}'],
    ["no answer", '{"type":"answer","id":"abcdefgh","version":0}'],
    ["an answer that is null", '{"type":"answer","id":"abcdefgh","version":0,"answer":null}'],
    ["an answer in depth", '{"type":"answer","id":"abcdefgh","version":0,"answer":{"a":{"b":1}}}'],
    ["a field too many", '{"type":"answer","id":"abcdefgh","version":0,"answer":"pass","seat":"carthage"}'],
    ["a second hello", '{"type":"hello","game":"abcdefghijkm"}'],
  ])("malformed: %s", async (_what, text) => {
    const refused = duel.rome.next("error", 0);
    duel.rome.sendText(text);
    await expectRefused(refused, "bad-request");
    expect(await duel.rome.answer("pass")).toMatchObject({ type: "ack", version: 1 });
  });

  test("a prototype in disguise is no allocation", async () => {
    await playUntil(
      duel,
      ({ rome, carthage }) => [rome, carthage].some((client) => client.asked?.kind === "allocate"),
      "to the shares",
    );
    const client = [duel.rome, duel.carthage].find(({ asked }) => asked?.kind === "allocate")!;
    const id = newId();
    client.sendText(`{"type":"answer","id":"${id}","version":${client.version},"answer":{"__proto__":1,"constructor":2}}`);
    expect(await client.find((message) => "id" in message && message.id === id)).toMatchObject({ type: "error" });
    expect(await client.answer({ land: client.asked!.kind === "allocate" ? client.asked!.min : 0 })).toMatchObject({
      type: "ack",
    });
  });

  test("before hello nothing is possible", async () => {
    const client = await Client.open(house.url);
    client.send({ type: "resign", id: newId() });
    expect(await client.next("error", 0)).toMatchObject({ code: "bad-request" });
  });

  test("binary messages are refused", async () => {
    const client = await Client.enter(house.url, { game: pair.id, key: pair.keys.rome });
    client.sendBytes(Buffer.from("{}"));
    expect(await client.next("error", 0)).toMatchObject({ code: "bad-request" });
  });

  test("after the end there is nothing to answer", async () => {
    await duel.carthage.ask({ type: "resign" });
    await duel.rome.until(() => duel.rome.over !== null);
    await expectRefused(duel.rome.answer("pass"), "game-over");
    await expectRefused(duel.rome.ask({ type: "undo", version: 0 }), "game-over");
    await expectRefused(duel.rome.ask({ type: "offer", what: "draw" }), "game-over");
    await expectRefused(duel.rome.ask({ type: "resign" }), "game-over");
  });
});

describe("an answer sent twice counts once", () => {
  test("the second time it is only acknowledged", async () => {
    const id = newId();
    await duel.rome.ask({ type: "answer", version: 0, answer: "pass" }, id);
    const before = await stored();
    expect(await duel.rome.ask({ type: "answer", version: 0, answer: "pass" }, id)).toEqual({
      type: "ack",
      id,
      version: 1,
      repeated: true,
    });
    expect(await stored()).toEqual(before);
  });

  test("also when both are under way at once", async () => {
    const message = { type: "answer", id: newId(), version: 0, answer: "pass" } as const;
    duel.rome.send(message);
    duel.rome.send(message);
    const tablet = await Client.enter(house.url, { game: pair.id, key: pair.keys.rome });
    expect(await tablet.ask({ type: "answer", version: 0, answer: "pass" }, message.id)).toMatchObject({
      type: "ack",
      repeated: true,
    });
    await duel.rome.until(() => duel.rome.messages.filter(({ type }) => type === "ack").length === 2);
    expect((await stored()).steps).toHaveLength(1);
  });

  test("also much later, when the game has gone on", async () => {
    const id = newId();
    await duel.rome.ask({ type: "answer", version: 0, answer: "pass" }, id);
    await playUntil(duel, ({ rome }) => rome.version >= 8);
    expect(await duel.rome.ask({ type: "answer", version: 0, answer: "pass" }, id)).toMatchObject({
      type: "ack",
      repeated: true,
    });
  });

  test("but the id may not be used for another answer, nor by the other side for its own", async () => {
    const id = newId();
    await duel.rome.ask({ type: "answer", version: 0, answer: "pass" }, id);
    await duel.rome.until(() => duel.rome.version === 1);
    await expectRefused(duel.rome.ask({ type: "answer", version: 1, answer: [] }, id), "id-reused");
    await expectRefused(duel.carthage.ask({ type: "answer", version: 0, answer: "pass" }, id), "stale");
  });
});

describe("a question with one possible answer is answered by the server", () => {
  test("it is recorded as such, nobody waits, and the other side is told nothing of it", async () => {
    await playUntil(duel, ({ rome }) => rome.version >= 40, "", eager);
    await inStep(duel);
    const { steps } = await stored();
    const automatic = steps.find(({ kind }) => kind === "automatic")!;
    expect(automatic).toMatchObject({ kind: "automatic", answer: "pass" });
    const byHand = steps.find(({ kind, seat }) => kind === "answer" && seat === automatic.seat)!;
    const opponent = automatic.seat === "rome" ? duel.carthage : duel.rome;
    const told = ({ n }: { n: number }) =>
      opponent.messages.find((message) => message.type === "update" && message.version === n)!;
    expect(told(automatic)).toMatchObject({ kind: "answer", by: automatic.seat });
    // whether his own next question will be answered by itself says nothing of the other side's answer
    const keysOf = (step: { n: number }) => Object.keys(told(step)).filter((key) => key !== "byItself");
    expect(keysOf(automatic)).toEqual(keysOf(byHand));
    expect(opponent.frames.join()).not.toContain("automatic");
  });

  test("a player may ask to be asked all the same, so that a pause tells nothing", async () => {
    expect(await duel.rome.ask({ type: "reactions", ask: true, standing: [] })).toMatchObject({ type: "ack" });
    expect(await duel.carthage.ask({ type: "reactions", ask: true, standing: [] })).toMatchObject({ type: "ack" });
    await playUntil(
      duel,
      ({ rome, carthage }) =>
        [rome, carthage].some(
          ({ asked }) => asked?.prompt === "toy.block" && asked.kind === "choose" && asked.options.length === 1,
        ),
      "until nothing can be played",
    );
    await inStep(duel);
    const client = [duel.rome, duel.carthage].find(({ asked }) => asked)!;
    expect((await stored()).steps.some(({ kind }) => kind === "automatic")).toBe(false);
    const { version } = client;
    expect(await client.ask({ type: "reactions", ask: false, standing: [] })).toMatchObject({
      type: "ack",
      version,
    });
    await client.until(() => client.version > version);
    expect((await stored()).steps.at(-1)).toMatchObject({ kind: "automatic", answer: "pass" });
    expect(client.welcome!.reactions).toEqual({ ask: false, standing: [] });
  });
});

/** Plays a card whenever there is one. */
function eager(question: Question): Answer {
  if (question.kind === "choose") return question.options[0]!;
  if (question.kind === "allocate") return { land: question.min };
  return question.kind === "amount" ? 0 : [];
}

test("a game that does not exist is not found", async () => {
  expect(await get(`${house.url}/api/games/abcdefghijkm`)).toMatchObject({ status: 404, body: { error: { code: "not-found" } } });
  expect(await get(`${house.url}/api/games/..%2f..%2fetc`)).toMatchObject({ status: 404 });
  const client = await Client.open(house.url);
  client.send({ type: "hello", game: "abcdefghijkm" });
  expect(await client.next("error", 0)).toMatchObject({ code: "not-found" });
});
