import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, type GameRecord, type Pick, readRecord, replay } from "../../src/engine/index.ts";
import type { GameInfo, MyGame, OnlineRecord } from "../../src/server/protocol.ts";
import { verify } from "../../src/server/verify.ts";
import { Client, momentsOf, newId, newKey, newPart } from "./client.ts";
import { get, type House, inStep, openHouse, playUntil, post, seatTwo, sitDown, storedIn } from "./house.ts";
import { toy } from "./toy.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const never = () => false;

describe("a whole game over two WebSockets", () => {
  test("is played to its end, revealed, and its record proves every roll and draw", async () => {
    const pair = await seatTwo(house.url, { public: true });
    const duel = await sitDown(house.url, pair);
    const watcher = await Client.enter(house.url, { game: pair.id });
    await playUntil(duel, never);
    await Promise.all([duel.rome, duel.carthage, watcher].map((client) => client.until(() => client.over !== null)));

    expect(duel.rome.over!.result.reason).toBe("toy.score");
    expect(watcher.over!.reveal.views).toEqual({ rome: duel.rome.view, carthage: duel.carthage.view });

    const response = await get(`${house.url}/api/games/${pair.id}/record`);
    expect(response.status).toBe(200);
    const online = response.body as OnlineRecord;
    expect(verify(online, toy)).toMatchObject({ doubt: null, proved: ["seed", "replay"] });
    expect(online.fair.commitment).toBe(pair.made.game.commitment);
    const { record } = readRecord(online, [toy]);
    const again = replay(toy, record as GameRecord);
    expect(again.over).toEqual(online.result);
    expect(again.logFor("rome").map(({ event }) => event)).toEqual(duel.rome.log.map(({ event }) => event));
    expect(again.view("carthage")).toEqual(duel.carthage.view);
  });

  test("an edited proof is found out", async () => {
    const pair = await seatTwo(house.url);
    const { rome } = await sitDown(house.url, pair);
    await rome.ask({ type: "resign" });
    const record = (await get(`${house.url}/api/games/${pair.id}/record`)).body as OnlineRecord;
    const { fair } = record;
    const doubt = (changed: Partial<OnlineRecord["fair"]>) => verify({ ...record, fair: { ...fair, ...changed } }, toy).doubt;
    expect(doubt({})).toBeNull();
    expect(doubt({ secret: "00" })).toMatch(/committed/);
    expect(doubt({ parts: { ...fair.parts, rome: newPart() } })).toMatch(/seed/);
    expect(doubt({ renewals: [fair.commitment] })).toMatch(/chain/);
  });

  test("during play there is no record, and nothing tells the seed or the secret", async () => {
    const pair = await seatTwo(house.url);
    const response = await get(`${house.url}/api/games/${pair.id}/record`);
    expect(response).toMatchObject({ status: 403, body: { error: { code: "not-over" } } });
    const info = await get(`${house.url}/api/games/${pair.id}`);
    expect(JSON.stringify(info.body)).not.toMatch(/seed|secret|part|token|invite/);
  });
});

describe("the lobby", () => {
  test("a game waits for its opponent, begins when the invitation is used, and the invitation works once", async () => {
    const maker = newKey();
    const made = await post(`${house.url}/api/games`, { game: "toy", side: "carthage", nickname: "Maharbal" }, maker);
    expect(made.status).toBe(201);
    const { game, seat, invite } = made.body as { game: GameInfo; seat: string; invite: string };
    expect(seat).toBe("carthage");
    expect(game).toMatchObject({ status: "waiting", players: { rome: null, carthage: "Maharbal" }, turn: null });

    const waiting = await Client.enter(house.url, { game: game.id, key: maker });
    expect(waiting.version).toBe(-1);
    expect(await waiting.ask({ type: "answer", version: 0, answer: "pass" })).toMatchObject({
      type: "error",
      code: "not-started",
    });

    const joining = { invite, nickname: "Fabius", part: newPart() };
    expect(await post(`${house.url}/api/games/${game.id}/join`, joining, maker)).toMatchObject({
      status: 409,
      body: { error: { code: "own-invite" } },
    });
    expect(await post(`${house.url}/api/games/${game.id}/join`, { ...joining, invite: newKey() }, newKey())).toMatchObject({
      status: 403,
      body: { error: { code: "bad-invite" } },
    });
    expect(await post(`${house.url}/api/games/${game.id}/join`, joining, newKey())).toMatchObject({
      status: 200,
      body: { seat: "rome", game: { status: "waiting", ready: { rome: true, carthage: false } } },
    });
    const part = newPart();
    const begun = { status: 200, body: { status: "playing", turn: "rome" } };
    expect(await post(`${house.url}/api/games/${game.id}/part`, { part }, newKey())).toMatchObject({ status: 401 });
    expect(await post(`${house.url}/api/games/${game.id}/part`, { part }, maker)).toMatchObject(begun);
    expect(await post(`${house.url}/api/games/${game.id}/part`, { part }, maker)).toMatchObject(begun);
    expect(await post(`${house.url}/api/games/${game.id}/part`, { part: newPart() }, maker)).toMatchObject({
      status: 409,
      body: { error: { code: "part-given" } },
    });
    expect(await post(`${house.url}/api/games/${game.id}/join`, joining, newKey())).toMatchObject({
      status: 409,
      body: { error: { code: "seat-taken" } },
    });
    await waiting.until(() => waiting.version === 0);
    expect(await waiting.find((message) => message.type === "game")).toMatchObject({ game: { players: { rome: "Fabius" } } });
  });

  test("'random' gives either side", async () => {
    const sides = new Set<string>();
    for (let i = 0; i < 30; i++) sides.add((await seatTwo(house.url, { side: "random" })).made.seat);
    expect([...sides].sort()).toEqual(["carthage", "rome"]);
  });

  test("'my games' are found by the player's key alone, 'games to watch' are the public ones", async () => {
    const hidden = await seatTwo(house.url);
    const open = await seatTwo(house.url, { public: true });
    const mine = (await get(`${house.url}/api/my-games`, hidden.keys.carthage)).body as MyGame[];
    expect(mine).toMatchObject([
      { id: hidden.id, seat: "carthage", turn: "rome", players: { rome: "Scipio", carthage: "Hanno" } },
    ]);
    const watch = ((await get(`${house.url}/api/games`)).body as GameInfo[]).map(({ id }) => id);
    expect(watch).toContain(open.id);
    expect(watch).not.toContain(hidden.id);
    expect(await get(`${house.url}/api/my-games`)).toMatchObject({ status: 401, body: { error: { code: "bad-key" } } });
  });

  test("a game that nobody joined is cancelled by resigning", async () => {
    const key = newKey();
    const { body } = await post(`${house.url}/api/games`, { game: "toy", side: "rome", nickname: "Varro" }, key);
    const { game, invite } = body as { game: GameInfo; invite: string };
    const client = await Client.enter(house.url, { game: game.id, key });
    expect(await client.ask({ type: "resign" })).toMatchObject({ type: "ack" });
    await client.until(() => client.over !== null);
    expect(client.over).toMatchObject({ result: { winner: null, reason: "cancelled" }, reveal: { views: null } });
    const late = await post(`${house.url}/api/games/${game.id}/join`, { invite, nickname: "Late", part: newPart() }, newKey());
    expect(late).toMatchObject({ status: 409, body: { error: { code: "game-over" } } });
  });
});

describe("coming back", () => {
  test("in the middle: what is missing comes step by step, and the game goes on", async () => {
    const pair = await seatTwo(house.url);
    const duel = await sitDown(house.url, pair);
    await playUntil(duel, ({ rome }) => rome.version >= 6);
    await inStep(duel);
    const had = duel.carthage.version;
    const kept = { log: [...duel.carthage.log] };
    const before = duel.carthage;
    duel.carthage.cut();
    await duel.rome.find((message) => message.type === "presence" && !message.here.includes("carthage"));
    while (duel.rome.asked) await duel.rome.answer(onlyPass(duel.rome)).then(() => settled(duel.rome));

    const back = await Client.enter(house.url, { game: pair.id, key: pair.keys.carthage, have: had }, before);
    await back.until(() => back.version === duel.rome.version);
    expect(back.messages.some(({ type }) => type === "snapshot")).toBe(false);
    expect(back.welcome!.lastSeen).toEqual({ version: had, log: kept.log.length });
    const missed = back.messages.flatMap((message) => (message.type === "update" ? [message] : []));
    expect(missed.map(({ version }) => version)).toEqual(range(had + 1, duel.rome.version));
    expect(missed[0]!.log).toBe(kept.log.length);

    const fresh = await Client.enter(house.url, { game: pair.id, key: pair.keys.carthage });
    await fresh.until(() => fresh.version === back.version);
    expect(fresh.view).toEqual(back.view);
    expect(fresh.question).toEqual(back.question);
    expect(fresh.log).toEqual([...kept.log, ...missed.flatMap(({ frames }) => frames.map(({ entry }) => entry))]);
    await playUntil({ rome: duel.rome, carthage: back }, never);
    await back.until(() => back.over !== null);
  });

  test("what comes later is what came at the time, undone answers included", async () => {
    const pair = await seatTwo(house.url);
    const duel = await sitDown(house.url, pair);
    await duel.rome.answer("pass");
    await duel.rome.until(() => duel.rome.version === 1);
    await duel.rome.ask({ type: "undo", version: 1 });
    await playUntil(duel, ({ rome }) => rome.version >= 12);
    await inStep(duel);
    for (const client of [duel.rome, duel.carthage]) {
      const first = client.messages.find((message) => message.type === "snapshot")!;
      const kept = { version: 0, view: first.view, log: [...first.log] };
      const back = await Client.enter(house.url, { game: pair.id, key: pair.keys[client.seat!], have: 0 }, kept);
      await back.until(() => back.version === client.version);
      const updates = ({ messages }: Client) =>
        messages.flatMap((message) => (message.type === "update" ? [{ ...message, question: null, byItself: undefined }] : []));
      expect(updates(back)).toEqual(updates(client));
      expect(back.question).toEqual(client.question);
      const asked = back.messages.filter(
        (message) => message.type === "update" && message.question && "kind" in message.question,
      );
      expect(asked.every((message) => message === back.messages.at(-1))).toBe(true);
    }
  });

  test("with the latest version: nothing is sent again; with one that cannot be: a snapshot", async () => {
    const pair = await seatTwo(house.url);
    const duel = await sitDown(house.url, pair);
    await playUntil(duel, ({ rome }) => rome.version >= 3);
    await inStep(duel);
    const version = duel.rome.version;
    const same = await Client.enter(house.url, { game: pair.id, key: pair.keys.rome, have: version });
    await same.ask({ type: "look", from: 0, to: 0 });
    expect(same.messages.map(({ type }) => type)).toEqual(["welcome", "look"]);
    const ahead = await Client.enter(house.url, { game: pair.id, key: pair.keys.rome, have: version + 50 });
    expect((await ahead.next("snapshot", 0)).version).toBe(version);
  });

  test("the key of a seat opens it on another device; a strange key opens nothing", async () => {
    const pair = await seatTwo(house.url);
    const tablet = await Client.enter(house.url, { game: pair.id, key: pair.made.token });
    expect(tablet.seat).toBe("rome");
    const stranger = await Client.open(house.url);
    stranger.send({ type: "hello", game: pair.id, key: newKey() });
    expect(await stranger.next("error", 0)).toMatchObject({ code: "bad-key" });
    const other = await seatTwo(house.url);
    const confused = await Client.open(house.url);
    confused.send({ type: "hello", game: other.id, key: pair.made.token });
    expect(await confused.next("error", 0)).toMatchObject({ code: "bad-key" });
  });

  test("earlier moments can be looked at, as one saw them then", async () => {
    const pair = await seatTwo(house.url);
    const duel = await sitDown(house.url, pair);
    await playUntil(duel, ({ rome }) => rome.version >= 8);
    await inStep(duel);
    const reply = await duel.rome.ask({ type: "look", from: 0, to: 49 });
    const seen = new Map(duel.rome.seen.map(({ moment, view }) => [moment, view]));
    const moments = momentsOf(reply);
    expect(moments.map(({ moment }) => moment)).toEqual(range(0, duel.rome.version));
    for (const { moment, view } of moments) expect(view).toEqual(seen.get(moment));
    expect(await duel.rome.ask({ type: "look", from: 0, to: 50 })).toMatchObject({ type: "error", code: "bad-request" });
  });
});

describe("the people around a game", () => {
  test("presence tells who is there", async () => {
    const pair = await seatTwo(house.url);
    const rome = await Client.enter(house.url, { game: pair.id, key: pair.keys.rome });
    expect(rome.welcome!.presence).toEqual({ here: ["rome"], watchers: 0 });
    const carthage = await Client.enter(house.url, { game: pair.id, key: pair.keys.carthage });
    expect(await rome.find((message) => message.type === "presence")).toMatchObject({ here: ["rome", "carthage"], watchers: 0 });
    const from = rome.messages.length;
    await Client.enter(house.url, { game: pair.id });
    expect(await rome.next("presence", from)).toMatchObject({ watchers: 1 });
    const then = rome.messages.length;
    await carthage.close();
    expect(await rome.next("presence", then)).toMatchObject({ here: ["rome"], watchers: 1 });
  });

  test("players talk, spectators do not hear it; a line sent twice is said once", async () => {
    const pair = await seatTwo(house.url);
    const { rome, carthage } = await sitDown(house.url, pair);
    const watcher = await Client.enter(house.url, { game: pair.id });
    const id = newId();
    expect(await rome.ask({ type: "chat", text: "  Ave,\u0007 Carthago!  " }, id)).toMatchObject({ type: "ack" });
    expect(await carthage.next("chat", 0)).toMatchObject({ by: "rome", text: "Ave, Carthago!", n: 1 });
    expect(await rome.ask({ type: "chat", text: "Ave, Carthago!" }, id)).toMatchObject({ type: "ack", repeated: true });
    expect(await rome.ask({ type: "chat", text: "x".repeat(501) })).toMatchObject({ type: "error", code: "bad-request" });
    expect(await rome.ask({ type: "chat", text: "   " })).toMatchObject({ type: "error", code: "bad-request" });
    expect(await watcher.ask({ type: "chat", text: "hello" })).toMatchObject({ type: "error", code: "not-seated" });
    const later = await Client.enter(house.url, { game: pair.id, key: pair.keys.carthage });
    expect(later.welcome!.chat.map(({ text }) => text)).toEqual(["Ave, Carthago!"]);
    expect(watcher.frames.join()).not.toContain("Carthago");
    expect((await Client.enter(house.url, { game: pair.id })).welcome!.chat).toEqual([]);
  });

  test("why not: the one who is asked learns the reason, nobody else", async () => {
    const pair = await seatTwo(house.url);
    const { rome, carthage } = await sitDown(house.url, pair);
    expect(await rome.ask({ type: "why", option: "card:99" })).toMatchObject({ reason: { why: "toy.not-in-hand", rule: "1.1" } });
    expect(await carthage.ask({ type: "why", option: "card:99" })).toMatchObject({ reason: null });
  });

  test("a trial tells the one who is asked whether an answer is final, and changes nothing", async () => {
    const pair = await seatTwo(house.url);
    const { rome, carthage } = await sitDown(house.url, pair);
    const trial = (client: Client, answer: Answer) =>
      client.ask({ type: "trial", version: client.version, steps: [{ prompt: client.question!.prompt, answer }] });
    expect(await trial(rome, "pass")).toMatchObject({ type: "trial", final: false });
    expect(await trial(rome, "card:99")).toMatchObject({ type: "error", code: "illegal-answer" });
    expect(await trial(carthage, "pass")).toMatchObject({ type: "error", code: "wrong-seat" });
    await rome.answer("pass");
    // who throws a card away draws another
    const { options } = rome.asked as Pick;
    expect(await trial(rome, [])).toMatchObject({ final: false });
    expect(await trial(rome, [options[0]!])).toMatchObject({ final: true });
    expect((await storedIn(house, pair.id)).steps).toHaveLength(1);
    expect(carthage.version).toBe(1);
  });
});

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** An answer that hands the turn on as soon as may be. */
const onlyPass = (client: Client) => {
  const question = client.asked!;
  if (question.kind === "choose") return question.options.at(-1)!;
  if (question.kind === "pick") return [];
  if (question.kind === "amount") return question.min;
  return { land: question.min };
};

const settled = async (client: Client) => {
  const { version } = (client.messages.findLast(({ type }) => type === "ack") as { version: number }) ?? { version: 0 };
  await client.until(() => client.version >= version);
};
