import { existsSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ServerError } from "../../src/server/errors.ts";
import { SqliteStorage } from "../../src/server/sqlite.ts";
import { Conflict } from "../../src/server/storage.ts";
import { Client, newId } from "./client.ts";
import { get, type House, inStep, openHouse, type Pair, playUntil, seatTwo, sitDown, storedIn } from "./house.ts";
import { type Place, placesOf, STORAGES } from "./storages.ts";

async function playSome(url: string, versions: number): Promise<Pair> {
  const pair = await seatTwo(url);
  const duel = await sitDown(url, pair);
  await playUntil(duel, ({ rome }) => rome.version >= versions, "some");
  await inStep(duel);
  await Promise.all([duel.rome.close(), duel.carthage.close()]);
  return pair;
}

describe.each(STORAGES)("in %s", (kind) => {
  const newPlace = placesOf(kind);
  let place: Place;
  let house: House | null;
  beforeEach(async () => {
    place = await newPlace();
    house = null;
  });
  afterEach(async () => {
    await house?.close();
    await place.remove();
  });

  const open = async (more: Parameters<typeof openHouse>[0] = {}) => {
    house = await openHouse({ ...place.where, ...more });
    return house;
  };

  describe("a game outlives its server", () => {
    test("it is played on after a restart in the middle, with undo, offers and chat as they were", async () => {
      const first = await open();
      const pair = await seatTwo(first.url);
      const duel = await sitDown(first.url, pair);
      await playUntil(duel, ({ rome }) => rome.version >= 7, "first half");
      await duel.rome.ask({ type: "chat", text: "See you tomorrow" });
      await duel.carthage.ask({ type: "offer", what: "draw" });
      await duel.rome.ask({ type: "reactions", ask: true, standing: [] });
      await inStep(duel);
      const { version, view, question, log, canUndo } = duel.rome;
      await first.close();
      expect(duel.rome.closed).toEqual({ code: 1012, reason: "the server stops" });

      const second = await open();
      const again = await sitDown(second.url, pair);
      expect(again.rome).toMatchObject({ version, view, question, log, canUndo });
      expect(again.rome.welcome).toMatchObject({ lastSeen: { version, log: log.length }, reactions: { ask: true } });
      expect(again.rome.welcome!.chat).toMatchObject([{ text: "See you tomorrow" }]);
      expect(again.rome.welcome!.offers).toMatchObject([{ by: "carthage", what: "draw" }]);
      await playUntil(again, () => false, "second half");
      await again.rome.until(() => again.rome.over !== null);
    });

    test("an answer that was stored but whose acknowledgement was lost is acknowledged after the restart", async () => {
      const first = await open();
      const pair = await seatTwo(first.url);
      const { rome } = await sitDown(first.url, pair);
      const id = newId();
      await rome.ask({ type: "answer", version: 0, answer: "pass" }, id);
      await first.close();
      const { rome: back } = await sitDown((await open()).url, pair);
      expect(await back.ask({ type: "answer", version: 0, answer: "pass" }, id)).toMatchObject({
        type: "ack",
        version: 1,
        repeated: true,
      });
    });

    test("what a seat had seen when it left is remembered", async () => {
      const { url } = await open();
      const pair = await seatTwo(url);
      const duel = await sitDown(url, pair);
      await duel.carthage.close();
      await duel.rome.answer("pass");
      await duel.rome.until(() => duel.rome.version === 1);
      await duel.rome.answer([]);
      await duel.rome.until(() => duel.rome.version === 2);
      await house!.close();
      const back = await Client.enter((await open()).url, { game: pair.id, key: pair.keys.carthage });
      expect(back.welcome!.lastSeen).toEqual({ version: 0, log: 0 });
      const { body } = await get(`${house!.url}/api/my-games`, pair.keys.carthage);
      expect(body).toMatchObject([{ version: 2, seen: 0, turn: "carthage" }]);
    });
  });

  describe("memory", () => {
    test("rooms that nobody is in are put away and come back when somebody comes", async () => {
      let time = 1_000_000;
      const { url } = await open({ now: () => time, limits: { idleTime: 20 } });
      const pairs = [];
      for (let i = 0; i < 5; i++) pairs.push(await playSome(url, 3));
      const health = async () => (await get(`${url}/healthz`)).body as { rooms: number };
      expect((await health()).rooms).toBe(5);
      time += 1000;
      await expect.poll(async () => (await health()).rooms).toBe(0);
      const duel = await sitDown(url, pairs[2]!);
      expect((await health()).rooms).toBe(1);
      await playUntil(duel, () => false);
      time += 1000;
      await new Promise((later) => setTimeout(later, 60));
      expect((await health()).rooms).toBe(1);
    });

    test("no more idle rooms are kept than allowed", async () => {
      const { url } = await open({ limits: { idleRooms: 3 } });
      for (let i = 0; i < 12; i++) await playSome(url, 1);
      expect(((await get(`${url}/healthz`)).body as { rooms: number }).rooms).toBeLessThanOrEqual(8);
    });
  });

  describe("damage", () => {
    const damages: [string, (id: string) => string, RegExp][] = [
      [
        "an answer that is no JSON",
        (id) => `UPDATE steps SET body = '{' WHERE game = '${id}' AND n = 3`,
        /steps 3 cannot be read/,
      ],
      [
        "an answer that is illegal",
        (id) => `UPDATE steps SET body = '"card:99"' WHERE game = '${id}' AND n = 1`,
        /Step 1 .* cannot be played/,
      ],
      ["an answer that is missing", (id) => `DELETE FROM steps WHERE game = '${id}' AND n = 2`, /steps 2 is missing/],
      [
        "the last answer gone",
        (id) => `DELETE FROM steps WHERE game = '${id}' AND n = (SELECT max(n) FROM steps WHERE game = '${id}')`,
        /should have/,
      ],
      [
        "another seed",
        (id) => `UPDATE games SET seed = '${"0".repeat(32)}' WHERE id = '${id}'`,
        /not the one that it began with/,
      ],
      ["a hash that does not fit", (id) => `UPDATE steps SET hash = 'x' WHERE game = '${id}'`, /not in the state/],
      ["a game nobody knows", (id) => `UPDATE games SET game = 'chess' WHERE id = '${id}'`, /does not know/],
      ["a side nobody knows", (id) => `UPDATE steps SET seat = 'gaul' WHERE game = '${id}' AND n = 1`, /no side gaul/],
      ["options that are no JSON", (id) => `UPDATE games SET options = '' WHERE id = '${id}'`, /row cannot be read/],
      ["a seat that is missing", (id) => `DELETE FROM seats WHERE game = '${id}' AND seat = 'rome'`, /seat of rome is missing/],
    ];
    test.each(damages)("%s gives a clear error, and the other games go on", async (_what, sql, sentence) => {
      const first = await open();
      const broken = await playSome(first.url, 4);
      const whole = await playSome(first.url, 4);
      await first.close();
      await place.tamper("DELETE FROM snapshots WHERE n > 0");
      await place.tamper(sql(broken.id));
      const lines: string[] = [];
      const { url } = await open({ log: { write: (line) => lines.push(line) } });
      const client = await Client.open(url);
      client.send({ type: "hello", game: broken.id, key: broken.keys.rome });
      const error = await client.next("error", 0);
      expect(error.code).toBe("damaged");
      expect(error.sentence).toMatch(sentence);
      expect(error.sentence).not.toContain("card:");
      expect(lines.some((line) => JSON.parse(line).level >= 50 && sentence.test(line))).toBe(true);
      expect((await get(`${url}/api/games/${broken.id}/record`)).body).toMatchObject({ error: { code: "damaged" } });
      expect((await get(`${url}/api/my-games`, broken.keys.carthage)).status).toBe(200);
      expect((await get(`${url}/healthz`)).body).toMatchObject({ ok: true });
      await playUntil(await sitDown(url, whole), () => false);
    });

    test("if what somebody missed cannot be read, they are sent to come back", async () => {
      const { url, storage } = await open({ limits: { helloTime: 1000 } });
      const pair = await playSome(url, 7);
      storage.snapshotBefore = () => Promise.reject(new ServerError("storage", "The database cannot be reached."));
      const back = await Client.open(url);
      back.send({ type: "hello", game: pair.id, key: pair.keys.rome, have: 3 });
      await back.until(() => back.closed !== null);
      expect(back.messages).toMatchObject([{ type: "error", code: "storage" }]);
      expect(back.closed).toMatchObject({ code: 1012 });
    });

    test("if storing fails nothing is acknowledged, and the game is as it was", async () => {
      const { url, storage } = await open();
      const pair = await seatTwo(url);
      const { rome } = await sitDown(url, pair);
      const real = storage.commit.bind(storage);
      storage.commit = () => Promise.reject(new Error("the disk is full"));
      expect(await rome.answer("pass")).toMatchObject({ type: "error", code: "storage" });
      storage.commit = real;
      await rome.until(() => rome.closed !== null);
      expect(rome.closed!.code).toBe(4000);
      const { rome: back } = await sitDown(url, pair);
      expect(back.version).toBe(0);
      expect(await back.answer("pass")).toMatchObject({ type: "ack", version: 1 });
    });

    test("if another process was faster and what it did cannot be read, an answer sent again is stored before it is acknowledged", async () => {
      const { url, storage } = await open();
      const pair = await seatTwo(url);
      const { rome } = await sitDown(url, pair);
      const { commit, open: read } = storage;
      storage.commit = () => Promise.reject(new Conflict(pair.id));
      storage.open = () => Promise.reject(new ServerError("storage", "The database cannot be reached."));
      const id = newId();
      expect(await rome.answer("pass", id)).toMatchObject({ type: "error", code: "storage" });
      Object.assign(storage, { commit, open: read });
      await rome.until(() => rome.closed !== null);
      const { rome: back } = await sitDown(url, pair);
      expect(await back.answer("pass", id)).toEqual({ type: "ack", id, version: 1 });
      expect(await storage.steps(pair.id, 0, 1)).toMatchObject([{ id }]);
    });
  });

  describe("changes", () => {
    test("changes stored together are independent: one that fails spoils no other, and fails whole", async () => {
      const { url, storage } = await open();
      const [a, b] = [await seatTwo(url), await seatTwo(url)];
      const [one, two] = [(await storage.entry(a.id))!, (await storage.entry(b.id))!];
      const step = { n: 1, kind: "answer", seat: "rome", id: newId(), answer: "pass", hash: "x", at: 0 } as const;
      const results = await Promise.allSettled([
        storage.commit({ game: { ...one.game, rev: one.game.rev + 1, version: 1 }, steps: [step] }),
        storage.commit({ game: { ...one.game, rev: one.game.rev + 2, version: 9 }, steps: [{ ...step, answer: "card:1" }] }),
        storage.commit({ game: { ...two.game, rev: two.game.rev + 1, version: 1 }, steps: [step] }),
      ]);
      expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      const stored = await storedIn({ storage }, a.id);
      expect(stored.game.version).toBe(1);
      expect(stored.steps).toEqual([step]);
    });

    test("of two changes of one game that are stored together only the first counts", async () => {
      const { url, storage } = await open();
      const { id } = await seatTwo(url);
      const { game } = (await storage.entry(id))!;
      const results = await Promise.allSettled(
        [111, 222].map((updated) => storage.commit({ game: { ...game, rev: game.rev + 1, updated } })),
      );
      expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
      expect((results[1] as PromiseRejectedResult).reason).toBeInstanceOf(Conflict);
      expect((await storage.entry(id))!.game.updated).toBe(111);
    });
  });
});

describe("the file", () => {
  let place: Place;
  const newPlace = placesOf("SQLite");
  beforeEach(async () => {
    place = await newPlace();
  });
  afterEach(() => place.remove());
  const fileOf = ({ where }: Place) => ("file" in where ? where.file : "");

  test("is made with its folder, survives being opened again, and refuses a second server", async () => {
    const file = fileOf(place);
    const first = new SqliteStorage(file);
    expect(existsSync(file)).toBe(true);
    expect(() => new SqliteStorage(file)).toThrow(/Another server/);
    await first.close();
    await new SqliteStorage(file).close();
  });

  test("of a later version of the server is refused", async () => {
    const file = fileOf(place);
    await new SqliteStorage(file).close();
    await place.tamper("PRAGMA user_version = 99");
    expect(() => new SqliteStorage(file)).toThrow(/schema 99/);
  });
});
