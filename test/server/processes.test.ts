import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ServerError } from "../../src/server/errors.ts";
import type { Call } from "../../src/server/storage.ts";
import { tidingsOf } from "../../src/server/tidings.ts";
import { Client, newId, newPart } from "./client.ts";
import { askAlways, get, type House, inStep, openHouse, playUntil, post, seatTwo, sitDown, storedIn } from "./house.ts";
import { type Place, placesOf } from "./storages.ts";
import { longToy } from "./toy.ts";

/*
 * Several servers on one PostgreSQL: any of them serves any seat of any game.
 */
const newPlace = placesOf("PostgreSQL");
let place: Place;
let houses: House[];
beforeEach(async () => {
  place = await newPlace();
  houses = [];
  for (let i = 0; i < 3; i++) houses.push(await openHouse(place.where));
});
afterEach(async () => {
  for (const house of houses) await house.close();
});

/** Both players of a game, each at another server. */
async function apart() {
  const [a, b] = houses as [House, House];
  const pair = await seatTwo(a.url);
  const rome = await Client.enter(a.url, { game: pair.id, key: pair.keys.rome });
  const carthage = await Client.enter(b.url, { game: pair.id, key: pair.keys.carthage });
  await Promise.all([rome, carthage].map((client) => client.until(() => client.version >= 0)));
  const duel = { rome, carthage };
  await askAlways(duel);
  return { pair, duel };
}

describe("any server serves any seat", () => {
  test("a whole game is played across two, watched at a third, and everybody sees the same", async () => {
    const { pair, duel } = await apart();
    const watcher = await Client.enter(houses[2]!.url, { game: pair.id });
    await watcher.until(() => watcher.version >= 0);
    await playUntil(duel, () => false, "apart");
    const all = [duel.rome, duel.carthage, watcher];
    await Promise.all(all.map((client) => client.until(() => client.over !== null)));
    for (const client of all) {
      expect(client.faults).toEqual([]);
      const fresh = await Client.enter(houses[2]!.url, { game: pair.id, ...(client.seat && { key: pair.keys[client.seat] }) });
      await fresh.until(() => fresh.version >= 0);
      expect(client).toMatchObject({ version: fresh.version, view: fresh.view, log: fresh.log });
    }
  });

  test("a long game across two can be opened at a third that has not seen it: snapshots of one fit those of the other", async () => {
    for (const house of houses.splice(0)) await house.close();
    const games = [longToy];
    for (let i = 0; i < 2; i++) houses.push(await openHouse({ ...place.where, games }));
    const { pair, duel } = await apart();
    // the first follows that of the beginning after twice the usual distance at most
    await playUntil(duel, ({ rome }) => rome.version >= 520, "long");
    await inStep(duel);
    const third = await openHouse({ ...place.where, games });
    houses.push(third);
    const fresh = await Client.enter(third.url, { game: pair.id, key: pair.keys.rome });
    await fresh.until(() => fresh.version >= 0);
    expect(fresh).toMatchObject({ version: duel.rome.version, view: duel.rome.view, log: duel.rome.log });
    expect((await storedIn(third, pair.id)).kept.length).toBeGreaterThan(3);
  });

  test("a game is made at one, joined at another and begun at a third", async () => {
    const [a, b, c] = houses as [House, House, House];
    const keys = [newId() + newId(), newId() + newId()] as const;
    const made = await post(`${a.url}/api/games`, { game: "toy", side: "rome", nickname: "Scipio" }, keys[0]);
    const { game, invite } = made.body as { game: { id: string }; invite: string };
    const waiting = await Client.enter(a.url, { game: game.id, key: keys[0] });
    const joining = { invite, nickname: "Hanno", part: newPart() };
    expect(await post(`${b.url}/api/games/${game.id}/join`, joining, keys[1])).toMatchObject({ status: 200 });
    expect(await waiting.find((message) => message.type === "game")).toMatchObject({ game: { players: { carthage: "Hanno" } } });
    expect(await post(`${c.url}/api/games/${game.id}/part`, { part: newPart() }, keys[0])).toMatchObject({ status: 200 });
    await waiting.until(() => waiting.version === 0);
    expect(await waiting.answer("pass")).toMatchObject({ type: "ack", version: 1 });
  });

  test("talk, offers, undo and the end reach the other one", async () => {
    const { duel } = await apart();
    const { rome, carthage } = duel;
    await rome.ask({ type: "chat", text: "Ave" });
    expect(await carthage.next("chat", 0)).toMatchObject({ by: "rome", text: "Ave" });
    await rome.answer("pass");
    await inStep(duel);
    await rome.ask({ type: "undo", version: rome.version });
    await inStep(duel);
    expect(carthage.log).toEqual(rome.log);
    await carthage.ask({ type: "offer", what: "draw" });
    const offered = await rome.find((message) => message.type === "offers" && message.offers.length > 0);
    const { offer } = offered.type === "offers" ? offered.offers[0]! : { offer: 0 };
    await rome.ask({ type: "reply", offer, accept: false });
    expect(await carthage.next("declined", 0)).toMatchObject({ offer: { what: "draw" } });
    await rome.ask({ type: "resign" });
    await carthage.until(() => carthage.over !== null);
    await carthage.ask({ type: "offer", what: "rematch" });
    const rematch = await rome.find(
      (message) => message.type === "offers" && message.offers.some(({ what }) => what === "rematch"),
    );
    const { offer: again } = rematch.type === "offers" ? rematch.offers[0]! : { offer: 0 };
    await rome.ask({ type: "reply", offer: again, accept: true, part: newPart() });
    expect((await carthage.next("rematch", 0)).seat).toBe("rome");
  });

  test("presence is that of all servers, also when one goes away", async () => {
    const { pair, duel } = await apart();
    await duel.rome.find((message) => message.type === "presence" && message.here.includes("carthage"));
    const late = await Client.enter(houses[2]!.url, { game: pair.id });
    await late.find((message) => message.type === "presence" && message.here.length === 2);
    const from = duel.rome.messages.length;
    await houses.splice(1, 1)[0]!.close();
    await duel.rome.find((message) => message.type === "presence" && !message.here.includes("carthage"), from);
  });
});

describe("what another server has stored", () => {
  /** How often a server reads from the storage what others did. */
  function readings({ storage }: House) {
    const count = { news: 0, open: 0 };
    const { news, open } = storage;
    storage.news = (...known) => {
      count.news++;
      return news.call(storage, ...known);
    };
    storage.open = (id) => {
      count.open++;
      return open.call(storage, id);
    };
    return count;
  }

  test("is told with the step: whoever knows all before it asks the storage for nothing", async () => {
    const { duel } = await apart();
    // nothing is answered by itself: the pauses are none here, so both servers would, and one would meet the other's answer
    for (const [client, other] of [
      [duel.rome, duel.carthage],
      [duel.carthage, duel.rome],
    ] as const) {
      await client.ask({ type: "reactions", ask: true, standing: [] });
      const heard = other.messages.length;
      await client.ask({ type: "chat", text: "Ave" });
      await other.next("chat", heard); // so the other's server knows what was before it, too
    }
    const counts = [houses[0]!, houses[1]!].map(readings);
    const { version } = duel.rome;
    await playUntil(duel, ({ rome }) => rome.version >= version + 12, "told");
    await inStep(duel);
    expect(duel.rome.log.length).toBeGreaterThan(0);
    expect(counts).toEqual([
      { news: 0, open: 0 },
      { news: 0, open: 0 },
    ]);
    expect([...duel.rome.faults, ...duel.carthage.faults]).toEqual([]);
  });

  test("is read if it is more than steps, or does not fit into a call", async () => {
    const { pair, duel } = await apart();
    const count = readings(houses[1]!);
    await duel.rome.ask({ type: "chat", text: "Ave" });
    await duel.carthage.next("chat", 0);
    expect(count).toEqual({ news: 1, open: 0 });
    const { game, seats } = (await houses[0]!.storage.entry(pair.id))!;
    const step = { n: 1, kind: "answer", seat: "rome", id: newId(), answer: "pass", hash: "", at: 0 } as const;
    const change = { game, steps: [step], seats };
    expect(tidingsOf(change)).toBeDefined();
    expect(tidingsOf({ ...change, steps: [{ ...step, answer: ["x".repeat(8000)] }] })).toBeUndefined();
    expect(tidingsOf({ ...change, backTo: 0 })).toBeUndefined();
  });

  test("leaves a server cold where nobody looks at the game, until somebody does", async () => {
    const { pair, duel } = await apart();
    const third = houses[2]!;
    const first = await Client.enter(third.url, { game: pair.id });
    await first.until(() => first.version >= 0);
    await first.close();
    await duel.rome.find((message) => message.type === "presence" && message.watchers === 0, duel.rome.messages.length - 1);
    const count = readings(third);
    const { version } = duel.rome;
    await playUntil(duel, ({ rome }) => rome.version >= version + 8, "cold");
    await duel.rome.ask({ type: "chat", text: "Ave" });
    await inStep(duel);
    expect(count).toEqual({ news: 0, open: 0 });
    const second = await Client.enter(third.url, { game: pair.id, key: pair.keys.rome });
    await second.until(() => second.version >= 0);
    expect(count).toEqual({ news: 1, open: 0 });
    expect(second).toMatchObject({ version: duel.rome.version, view: duel.rome.view, log: duel.rome.log });
  });
});

describe("two at once", () => {
  test("of two answers to the same question one counts, the other is told why not; a command sent to both is done once", async () => {
    const { pair, duel } = await apart();
    const tablet = await Client.enter(houses[2]!.url, { game: pair.id, key: pair.keys.rome });
    await tablet.until(() => tablet.version >= 0);
    const { version } = duel.rome;
    const replies = await Promise.all([
      duel.rome.ask({ type: "answer", version, answer: "pass" }),
      tablet.ask({ type: "answer", version, answer: "pass" }),
    ]);
    expect(replies.map(({ type }) => type).sort()).toEqual(["ack", "error"]);
    expect(replies.find(({ type }) => type === "error")).toMatchObject({ code: "stale" });
    await duel.rome.until(() => duel.rome.version === version + 1);
    const id = newId();
    const twice = await Promise.all([
      duel.rome.ask({ type: "answer", version: version + 1, answer: [] }, id),
      tablet.ask({ type: "answer", version: version + 1, answer: [] }, id),
    ]);
    expect(twice.map(({ type }) => type)).toEqual(["ack", "ack"]);
    expect((await storedIn(houses[0]!, pair.id)).steps.filter((step) => "id" in step && step.id === id)).toHaveLength(1);
    expect([...duel.rome.faults, ...tablet.faults]).toEqual([]);
  });

  test("lines said at the same time are all kept", async () => {
    const { pair, duel } = await apart();
    const said = Array.from({ length: 25 }, (_, n) => [
      duel.rome.ask({ type: "chat", text: `rome ${n}` }),
      duel.carthage.ask({ type: "chat", text: `carthage ${n}` }),
    ]).flat();
    for (const reply of await Promise.all(said)) expect(reply).toMatchObject({ type: "ack" });
    const { chat } = await storedIn(houses[2]!, pair.id);
    expect(chat.lines.map(({ text }) => text).sort()).toEqual(
      ["carthage", "rome"].flatMap((seat) => Array.from({ length: 25 }, (_, n) => `${seat} ${n}`)).sort(),
    );
  });
});

test("a server that is restarted in the middle loses nothing: its players come back at another one and go on", async () => {
  const { pair, duel } = await apart();
  await playUntil(duel, ({ rome }) => rome.version >= 10, "first");
  await inStep(duel);
  const { version } = duel.carthage;
  await houses.splice(1, 1)[0]!.close();
  await duel.carthage.until(() => duel.carthage.closed !== null);
  expect(duel.carthage.closed!.code).toBe(1012);
  const carthage = await Client.enter(houses[1]!.url, { game: pair.id, key: pair.keys.carthage, have: version }, duel.carthage);
  await playUntil({ rome: duel.rome, carthage }, () => false, "on");
  await carthage.until(() => carthage.over !== null);
  expect(carthage.faults).toEqual([]);
  expect((await get(`${houses[0]!.url}/api/games/${pair.id}/record`)).status).toBe(200);
});

describe("a server that has missed something", () => {
  test("does not roll a game back with what it knows: its resignation and its chat count on top of what is stored", async () => {
    const deaf = await openHouse(place.where);
    houses.push(deaf);
    const pair = await seatTwo(houses[0]!.url);
    const late = await Client.enter(deaf.url, { game: pair.id, key: pair.keys.carthage });
    // this one hears no calls from here on: it is as a process whose connection has stalled
    (deaf.storage as unknown as { ear: { listeners: unknown[] } }).ear.listeners.length = 0;
    const duel = await sitDown(houses[0]!.url, pair);
    await askAlways(duel);
    await playUntil(duel, ({ rome }) => rome.version >= 6, "without it");
    await inStep(duel);
    const { version } = duel.rome;
    expect(late.version).toBe(0);
    expect(await late.ask({ type: "chat", text: "still here" })).toMatchObject({ type: "ack" });
    expect((await houses[0]!.storage.entry(pair.id))!.game).toMatchObject({ version, status: "playing" });
    expect(await late.ask({ type: "resign" })).toMatchObject({ type: "ack" });
    const stored = await storedIn(houses[0]!, pair.id);
    expect(stored.game).toMatchObject({ version, status: "over", result: { winner: "rome", reason: "resigned" } });
    expect(stored.steps).toHaveLength(version);
  });

  test("says that the database is away, and sends players to come back", async () => {
    const pair = await seatTwo(houses[0]!.url);
    const { url } = houses[1]!;
    await place.tamper(`
      UPDATE pg_database SET datallowconn = false WHERE datname = current_database();
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    const client = await Client.open(url);
    client.send({ type: "hello", game: pair.id, key: pair.keys.rome });
    await client.until(() => client.closed !== null);
    expect(client.messages).toMatchObject([{ type: "error", code: "storage" }]);
    expect(client.closed).toMatchObject({ code: 1012 });
    expect(await get(`${url}/api/games/${pair.id}`)).toMatchObject({ status: 503, body: { error: { code: "storage" } } });
    const wanted = { game: "toy", side: "rome", nickname: "Scipio" };
    expect(await post(`${url}/api/games`, wanted, pair.keys.rome)).toMatchObject({ status: 503 });
    expect(await get(`${url}/healthz`)).toMatchObject({ status: 503, body: { trouble: "The database cannot be reached." } });
  });

  test("listens again on one connection when the database was away for a while", async () => {
    const { where } = place as { where: { database: string } };
    const admin = new pg.Client({ connectionString: where.database });
    await admin.connect();
    const allow = (is: boolean) => admin.query(`UPDATE pg_database SET datallowconn = ${is} WHERE datname = current_database()`);
    const others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    const ears = async () => (await admin.query(`SELECT pid ${others} AND query LIKE 'LISTEN%'`)).rows.length;
    expect(await ears()).toBe(houses.length);
    await allow(false);
    await admin.query(`SELECT pg_terminate_backend(pid) ${others}`);
    // several attempts fail meanwhile
    await new Promise((done) => setTimeout(done, 2000));
    await allow(true);
    await expect.poll(ears, { timeout: 30_000 }).toBeGreaterThanOrEqual(houses.length);
    // further attempts would be here by now
    await new Promise((done) => setTimeout(done, 1500));
    expect(await ears()).toBe(houses.length);
    await admin.end();
    const { duel } = await apart();
    await playUntil(duel, ({ rome }) => rome.version >= 4, "again");
  });

  test("survives that the database cuts a connection in the middle of an opening, and opens the game the next time", async () => {
    const pair = await seatTwo(houses[0]!.url);
    const { storage } = houses[1]!;
    const entry = storage.entry.bind(storage);
    storage.entry = async (id, ...more) => {
      const found = await entry(id, ...more);
      await place.tamper("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction'");
      await place.tamper("SELECT 1");
      return found;
    };
    await expect(storage.open(pair.id)).rejects.toThrow();
    storage.entry = entry;
    expect(await storage.open(pair.id)).toMatchObject({ game: { id: pair.id } });
  });

  test("is brought up to date by who has seen more", async () => {
    const pair = await seatTwo(houses[0]!.url);
    const deaf = houses[1]!;
    const first = await Client.enter(deaf.url, { game: pair.id });
    await first.until(() => first.version === 0);
    (deaf.storage as unknown as { ear: { listeners: unknown[] } }).ear.listeners.length = 0;
    const duel = await sitDown(houses[0]!.url, pair);
    await duel.rome.answer("pass");
    await duel.rome.until(() => duel.rome.version === 1);
    const back = await Client.enter(deaf.url, { game: pair.id, key: pair.keys.rome, have: 1 }, duel.rome);
    expect(await back.answer([])).toMatchObject({ type: "ack" });
    expect(back.faults).toEqual([]);
  });

  test("sends its players to come back if it cannot read what another one did", async () => {
    const { pair, duel } = await apart();
    const { url, storage } = houses[1]!;
    const news = storage.news.bind(storage);
    storage.news = () => Promise.reject(new ServerError("storage", "The database cannot be reached."));
    await duel.rome.ask({ type: "chat", text: "Ave" });
    await duel.carthage.until(() => duel.carthage.closed !== null).catch(() => {});
    expect(duel.carthage.closed).toMatchObject({ code: 4000 });
    storage.news = news;
    await duel.rome.answer("pass");
    const back = await Client.enter(url, { game: pair.id, key: pair.keys.carthage, have: 0 }, duel.carthage);
    await back.until(() => back.version === 1);
  });

  test("asks again who is at the tables of the others", async () => {
    const { duel } = await apart();
    const { listeners } = (houses[1]!.storage as unknown as { ear: { listeners: ((call: Call) => void)[] } }).ear;
    const heard = listeners.splice(0);
    await duel.rome.close();
    await get(`${houses[1]!.url}/healthz`);
    listeners.push(...heard);
    const before = duel.carthage.messages.length;
    for (const listener of listeners) listener({ kind: "missed" });
    expect(await duel.carthage.next("presence", before)).toMatchObject({ here: ["carthage"] });
  });

  test("knows who has just sat down at another one", async () => {
    const [a, deaf] = houses as [House, House];
    const keys = [newId() + newId(), newId() + newId()] as const;
    const made = await post(`${a.url}/api/games`, { game: "toy", side: "rome", nickname: "Scipio" }, keys[0]);
    const { game, invite } = made.body as { game: { id: string }; invite: string };
    await Client.enter(deaf.url, { game: game.id, key: keys[0] });
    (deaf.storage as unknown as { ear: { listeners: unknown[] } }).ear.listeners.length = 0;
    await post(`${a.url}/api/games/${game.id}/join`, { invite, nickname: "Hanno", part: newPart() }, keys[1]);
    const guest = await Client.enter(deaf.url, { game: game.id, key: keys[1] });
    expect(await guest.find((message) => message.type === "welcome")).toMatchObject({ seat: "carthage" });
  });
});
