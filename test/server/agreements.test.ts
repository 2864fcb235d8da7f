import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { other } from "../../src/games/shared/rules/seats.ts";
import type { OnlineRecord } from "../../src/server/protocol.ts";
import { verify } from "../../src/server/verify.ts";
import { Client, newPart } from "./client.ts";
import { type Duel, get, type House, inStep, openHouse, type Pair, playUntil, post, seatTwo, sitDown } from "./house.ts";
import { toy } from "./toy.ts";

let house: House;
let pair: Pair;
let duel: Duel;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  pair = await seatTwo(house.url, { ruleset: "other" });
  duel = await sitDown(house.url, pair);
});

const standing = async (client: Client) => {
  const fresh = await Client.enter(house.url, { game: pair.id, key: pair.keys[client.seat!] });
  await fresh.until(() => fresh.version >= 0);
  return { view: fresh.view, question: fresh.question, log: fresh.log };
};

describe("undo", () => {
  test("is free as long as nothing came to light and nobody else decided", async () => {
    const before = await standing(duel.rome);
    await duel.rome.answer("pass");
    await duel.rome.until(() => duel.rome.version === 1);
    expect(duel.rome.canUndo).toBe(true);
    expect(duel.carthage.canUndo).toBe(false);
    expect(await duel.rome.ask({ type: "undo", version: 1 })).toMatchObject({ type: "ack", version: 2 });
    await duel.carthage.until(() => duel.carthage.version === 2);
    expect(duel.carthage.messages.at(-1)).toMatchObject({ type: "update", kind: "undo", by: "rome", moment: 0 });
    expect(await standing(duel.rome)).toEqual(before);
    expect(duel.rome.log).toEqual(before.log);
  });

  test("makes answers to the question before it stale, even if the same question is asked again", async () => {
    await duel.rome.answer("pass");
    await duel.rome.until(() => duel.rome.version === 1);
    await duel.rome.ask({ type: "undo", version: 1 });
    expect(await duel.rome.ask({ type: "answer", version: 0, answer: "pass" })).toMatchObject({ type: "error", code: "stale" });
    expect(await duel.rome.ask({ type: "undo", version: 2 })).toMatchObject({ type: "error", code: "no-undo" });
  });

  test("of a roll needs the opponent's consent, and then goes back to before it", async () => {
    await playUntil(duel, ({ rome }) => rome.log.some(({ event }) => event === "toy.rolled"), "a roll");
    await inStep(duel);
    const roller = duel.rome.question!.seat === "rome" ? duel.rome : duel.carthage;
    const enemy = roller === duel.rome ? duel.carthage : duel.rome;
    expect(await roller.ask({ type: "undo", version: roller.version })).toMatchObject({ type: "error", code: "no-undo" });
    expect(await roller.ask({ type: "offer", what: "undo" })).toMatchObject({ type: "ack" });
    const { offers } = await enemy.next("offers", 0);
    expect(offers).toMatchObject([{ by: roller.seat, what: "undo" }]);
    const { offer, to } = offers[0]!;
    expect(await roller.ask({ type: "reply", offer, accept: true })).toMatchObject({ type: "error", code: "no-offer" });
    const version = enemy.version;
    expect(await enemy.ask({ type: "reply", offer, accept: true })).toMatchObject({ type: "ack", version: version + 1 });
    await inStep(duel);
    expect(roller.messages.findLast(({ type }) => type === "update")).toMatchObject({ kind: "undo", moment: to });
    expect(roller.asked).toMatchObject({ prompt: "toy.play" });
    expect(await enemy.ask({ type: "reply", offer, accept: true })).toMatchObject({ type: "ack", repeated: true });
    await playUntil(duel, () => false);
    await duel.rome.until(() => duel.rome.over !== null);
  });

  test("when declined is not asked for again until something happens; an offer lapses with the next step", async () => {
    await duel.rome.answer("pass");
    await inStep(duel);
    await duel.rome.ask({ type: "offer", what: "undo", to: 0 });
    const { offers } = await duel.carthage.next("offers", 0);
    expect(await duel.carthage.ask({ type: "reply", offer: offers[0]!.offer, accept: false })).toMatchObject({ type: "ack" });
    expect(await duel.rome.next("declined", 0)).toMatchObject({ offer: { what: "undo", to: 0 } });
    expect(await duel.rome.ask({ type: "offer", what: "undo", to: 0 })).toMatchObject({ type: "error", code: "offer-refused" });
    await duel.rome.answer([]);
    await duel.rome.until(() => duel.rome.version >= 2);
    expect(await duel.rome.ask({ type: "offer", what: "undo", to: 0 })).toMatchObject({ type: "ack" });
    await inStep(duel);
    await duel.carthage.answer("pass");
    const last = await duel.carthage.find(
      (message) => message.type === "offers" && message.offers.length === 0,
      duel.carthage.messages.length - 1,
    );
    expect(last).toMatchObject({ offers: [] });
    expect(await duel.carthage.ask({ type: "reply", offer: 4, accept: true })).toMatchObject({ type: "error", code: "no-offer" });
    expect(await duel.rome.ask({ type: "offer", what: "undo", to: 99 })).toMatchObject({ type: "error", code: "no-undo" });
  });
});

describe("a draw", () => {
  test("is offered, withdrawn, offered again and accepted", async () => {
    await duel.rome.ask({ type: "offer", what: "draw" });
    expect(await duel.rome.ask({ type: "offer", what: "draw" })).toMatchObject({ type: "ack", repeated: true });
    const { offers } = await duel.carthage.next("offers", 0);
    expect(await duel.rome.ask({ type: "withdraw", offer: offers[0]!.offer })).toMatchObject({ type: "ack" });
    expect(await duel.carthage.ask({ type: "reply", offer: offers[0]!.offer, accept: true })).toMatchObject({
      type: "error",
      code: "no-offer",
    });
    await duel.rome.ask({ type: "offer", what: "draw" });
    const back = await Client.enter(house.url, { game: pair.id, key: pair.keys.carthage });
    expect(back.welcome!.offers).toMatchObject([{ what: "draw", by: "rome" }]);
    await back.ask({ type: "reply", offer: back.welcome!.offers[0]!.offer, accept: true });
    await duel.rome.until(() => duel.rome.over !== null);
    expect(duel.rome.over!.result).toEqual({ winner: null, reason: "draw-agreed" });
  });

  test("offered by both is agreed", async () => {
    await duel.rome.ask({ type: "offer", what: "draw" });
    await duel.carthage.ask({ type: "offer", what: "draw" });
    await duel.rome.until(() => duel.rome.over !== null);
    expect(duel.rome.over!.result.reason).toBe("draw-agreed");
  });
});

describe("resigning", () => {
  test("ends the game at any time, and everything is shown", async () => {
    await playUntil(duel, ({ rome }) => rome.version >= 5);
    expect(await duel.carthage.ask({ type: "resign" })).toMatchObject({ type: "ack" });
    expect(await duel.carthage.ask({ type: "resign" })).toMatchObject({ type: "ack", repeated: true });
    await duel.rome.until(() => duel.rome.over !== null);
    expect(duel.rome.over!.result).toEqual({ winner: "rome", reason: "resigned" });
    expect(duel.rome.over!.reveal.views!.carthage).toHaveProperty("hand");
    const { body } = await get(`${house.url}/api/games/${pair.id}`);
    expect(body).toMatchObject({ status: "over", turn: null, result: { winner: "rome", reason: "resigned" } });
    const watcher = await Client.enter(house.url, { game: pair.id });
    expect((await watcher.next("over", 0)).reveal.seed).toMatch(/^sha256:[0-9a-f]{64}$/);
  });
});

describe("a rematch", () => {
  test("comes after the game, with sides swapped, dice committed to beforehand, and the same keys", async () => {
    expect(await duel.rome.ask({ type: "offer", what: "rematch" })).toMatchObject({
      type: "error",
      code: "not-over",
    });
    await duel.rome.ask({ type: "resign" });
    await duel.rome.ask({ type: "offer", what: "rematch" });
    const offered = await duel.carthage.find((message) => message.type === "offers" && message.offers.length > 0);
    const { offer, game = "", commitment } = offered.type === "offers" ? offered.offers[0]! : { offer: 0 };
    expect(await duel.carthage.ask({ type: "reply", offer, accept: true })).toMatchObject({ type: "error", code: "bad-request" });
    expect(await duel.carthage.ask({ type: "reply", offer, accept: true, part: newPart() })).toMatchObject({ type: "ack" });
    expect(await duel.rome.next("rematch", 0)).toEqual({ type: "rematch", game, seat: "carthage" });
    expect(await duel.carthage.next("rematch", 0)).toEqual({ type: "rematch", game, seat: "rome" });
    expect((await get(`${house.url}/api/games/${game}`)).body).toMatchObject({
      status: "waiting",
      ruleset: "other",
      commitment,
      ready: { rome: true, carthage: false },
      players: { rome: "Hanno", carthage: "Scipio" },
    });
    expect((await get(`${house.url}/api/games/${pair.id}`)).body).toMatchObject({ rematch: game });
    expect(await duel.carthage.ask({ type: "offer", what: "rematch" })).toMatchObject({
      type: "error",
      code: "no-offer",
    });

    expect(await post(`${house.url}/api/games/${game}/part`, { part: newPart() }, pair.keys.rome)).toMatchObject({
      status: 200,
      body: { status: "playing" },
    });
    const scipio = await Client.enter(house.url, { game, key: pair.keys.rome });
    const tablet = await Client.enter(house.url, { game, key: pair.made.token });
    expect([scipio.seat, tablet.seat]).toEqual(["carthage", "carthage"]);
    await scipio.ask({ type: "resign" });
    const record = (await get(`${house.url}/api/games/${game}/record`)).body as OnlineRecord;
    expect(record.fair.commitment).toBe(commitment);
    expect(verify(record, toy).doubt).toBeNull();
    expect(scipio.seat).toBe(other("rome"));
  });

  test("that the other player has offered is to be accepted, not offered again", async () => {
    await duel.rome.ask({ type: "resign" });
    await duel.rome.ask({ type: "offer", what: "rematch" });
    expect(await duel.carthage.ask({ type: "offer", what: "rematch" })).toMatchObject({ type: "error", code: "no-offer" });
  });
});
