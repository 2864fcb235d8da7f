import { execFile } from "node:child_process";
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { backUpPostgres, backUpSqlite, restorePostgres, restoreSqlite } from "../../src/server/backup.ts";
import { openStorage } from "../../src/server/place.ts";
import { SqliteStorage, troubleOf } from "../../src/server/sqlite.ts";
import { askAlways, get, type House, openHouse, type Pair, playUntil, post, seatTwo, sitDown, storedIn } from "./house.ts";
import { type Place, placesOf, STORAGES } from "./storages.ts";

let folder: string;
let house: House | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "punica-backup-"));
});
afterEach(async () => {
  await house?.close();
  house = null;
  rmSync(folder, { recursive: true });
});

describe.each(STORAGES)("games in %s", (kind) => {
  const newPlace = placesOf(kind);
  const other = placesOf(kind === "SQLite" ? "PostgreSQL" : "SQLite");
  const places: Place[] = [];
  afterEach(async () => {
    for (const place of places.splice(0)) await place.remove();
  });
  const another = async (from: () => Promise<Place>) => {
    const place = await from();
    places.push(place);
    return place;
  };

  const backUp = (place: Place, to: string) =>
    "file" in place.where ? backUpSqlite(place.where.file, to) : backUpPostgres(place.where.database, to);
  const restore = (from: string, place: Place, isReplacing = false) =>
    "file" in place.where
      ? restoreSqlite(from, place.where.file, isReplacing)
      : restorePostgres(from, place.where.database, isReplacing);

  /** Games that are played at once for as long as wanted, so that something is always being stored. */
  async function busy(url: string, isEnough: () => boolean): Promise<{ pairs: Pair[]; ends: Promise<unknown> }> {
    const pairs = await Promise.all(Array.from({ length: 4 }, () => seatTwo(url)));
    const duels = await Promise.all(pairs.map((pair) => sitDown(url, pair)));
    await Promise.all(duels.map(askAlways));
    return { pairs, ends: Promise.all(duels.map((duel, n) => playUntil(duel, isEnough, `busy ${n}`))) };
  }

  test("are backed up while they are played: one moment of all of them, which goes on in either database", async () => {
    const place = await another(newPlace);
    house = await openHouse(place.where);
    const file = join(folder, "games.backup");
    let isDone = false;
    const { pairs, ends } = await busy(house.url, () => isDone);
    const made = await backUp(place, file);
    isDone = true;
    await ends;
    expect(made.games).toBe(4);
    await expect(async () => backUp(place, file)).rejects.toThrow(/already/);

    for (const from of [newPlace, other]) {
      const to = await another(from);
      expect(await restore(file, to)).toEqual(made);
      const second = await openHouse(to.where);
      for (const pair of pairs) {
        const { game, steps } = await storedIn(second, pair.id);
        expect(steps).toHaveLength(game.version);
        await playUntil(await sitDown(second.url, pair), () => false, "on");
      }
      await second.close();
    }
  });

  test("are not overwritten by a backup unless one says so; a broken backup is refused and changes nothing", async () => {
    const place = await another(newPlace);
    house = await openHouse(place.where);
    const pair = await seatTwo(house.url);
    await house.close();
    house = null;
    const file = join(folder, "games.backup");
    await backUp(place, file);
    await expect(restore(file, place)).rejects.toThrow(/already/);
    expect(await restore(file, place, true)).toMatchObject({ games: 1 });
    const broken = openSync(file, "r+");
    writeSync(broken, Buffer.alloc(6000, 7), 0, 6000, 4096);
    closeSync(broken);
    await expect(restore(file, place, true)).rejects.toThrow(/damaged/);
    house = await openHouse(place.where);
    expect((await get(`${house.url}/api/games/${pair.id}`)).status).toBe(200);
  });
});

describe("the command line", () => {
  const punica = promisify(execFile);
  const script = join(import.meta.dirname, "../../src/cli/main.ts");
  const run = (data: string, ...args: string[]) =>
    punica(process.execPath, [script, ...args], { env: { ...process.env, DATA_DIR: data, DATABASE_URL: "" } });

  test("makes a backup beside a running server, and restores it when the server has stopped", async () => {
    const data = join(folder, "data");
    const file = join(folder, "copy");
    house = await openHouse({ file: join(data, "punica.db") });
    const pair = await seatTwo(house.url);
    expect((await run(data, "backup", file)).stdout).toMatch(/1 games with 0 steps, whole/);
    await expect(run(data, "restore", file, "--replace")).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Another server/),
    });
    await house.close();
    const elsewhere = join(folder, "elsewhere");
    expect((await run(elsewhere, "restore", file)).stdout).toMatch(/are back/);
    house = await openHouse({ file: join(elsewhere, "punica.db") });
    expect((await get(`${house.url}/api/games/${pair.id}`)).status).toBe(200);
  });
});

describe("health", () => {
  test("proves a write, and says when the disk is full", async () => {
    const file = join(folder, "punica.db");
    const storage = new SqliteStorage(file);
    let time = 0;
    house = await openHouse({ storage, now: () => time });
    expect(await get(`${house.url}/healthz`)).toMatchObject({ status: 200, body: { ok: true } });
    // no page more than there are now
    const { db } = storage as unknown as { db: DatabaseSync };
    const { page_count: pages } = db.prepare("PRAGMA page_count").get() as { page_count: number };
    db.exec(`PRAGMA max_page_count = ${pages}`);
    const wish = { game: "toy", side: "rome", nickname: "x".repeat(24) };
    let status = 201;
    for (let i = 0; i < 200 && status === 201; i++)
      status = (await post(`${house.url}/api/games`, wish, `${"k".repeat(30)}${i}`)).status;
    expect(status).not.toBe(201);
    db.exec("DROP TABLE health; CREATE TABLE filler (x TEXT); ");
    expect(troubleOf({ errcode: 13 })).toMatchObject({ what: "full" });
    time += 10_000;
    expect((await get(`${house.url}/healthz`)).status).toBe(503);
  });

  test("says when a page is damaged, from the start on; games that are whole are served", async () => {
    const file = join(folder, "punica.db");
    house = await openHouse({ file });
    for (let i = 0; i < 40; i++) await seatTwo(house.url);
    await house.close();
    const broken = openSync(file, "r+");
    writeSync(broken, Buffer.alloc(4096, 7), 0, 4096, 4096 * 12);
    closeSync(broken);
    const storage = await openStorage({ file }, "test", pino({ level: "silent" }));
    house = await openHouse({ storage });
    expect(await get(`${house.url}/healthz`)).toMatchObject({
      status: 503,
      body: { ok: false, trouble: expect.stringMatching(/damaged/) },
    });
  });

  test("a server that starts on a full disk says so, and does not blame another server", () => {
    mkdirSync(join(folder, "full"));
    symlinkSync("/dev/full", join(folder, "full", "punica.db.lock"));
    expect(() => new SqliteStorage(join(folder, "full", "punica.db"))).toThrow(/full|cannot be/);
    expect(existsSync(join(folder, "full", "punica.db"))).toBe(false);
  });

  test.each([
    [13, "full"],
    [4874, "full"],
    [11, "damaged"],
    [26, "damaged"],
    [14, "unreachable"],
    [1, "other"],
  ] as const)("error %i of SQLite means: %s", (errcode, what) => {
    expect(troubleOf(Object.assign(new Error("x"), { errcode }))).toMatchObject({ what });
  });
});
