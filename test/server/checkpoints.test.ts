import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SqliteStorage } from "../../src/server/sqlite.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "punica-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("SQLite's log", () => {
  test("is taken over into the file by a thread of its own, never by a commit; whatever was committed is there in between", async () => {
    const file = join(folder, "punica.db");
    const storage = new SqliteStorage(file);
    const inFile = () => statSync(file).size;
    const before = inFile();
    const db = new DatabaseSync(file);
    // far more than SQLite by itself would leave in the log
    const sizes = Array.from({ length: 40 }, (_, n) => {
      db.exec(`PRAGMA wal_autocheckpoint = 0; CREATE TABLE more_${n} (x); INSERT INTO more_${n} VALUES (zeroblob(400000))`);
      return inFile();
    });
    expect(new Set(sizes)).toEqual(new Set([before]));
    await storage.check();
    expect(inFile()).toBe(before);
    await vi.waitFor(() => expect(inFile()).toBeGreaterThan(40 * 400_000), { timeout: 20_000, interval: 50 });
    expect(db.prepare("SELECT length(x) AS length FROM more_39").get()).toEqual({ length: 400_000 });
    db.close();
    await storage.close();
  });

  test("begins again after many changes although there is no quiet, and what was committed is there", async () => {
    const file = join(folder, "punica.db");
    const storage = new SqliteStorage(file);
    await storage.check();
    // the fourth word of a log counts how often it has begun
    const begun = () => readFileSync(`${file}-wal`).readUInt32BE(12);
    const first = begun();
    while (begun() === first)
      await Promise.all(Array.from({ length: 1000 }, (_, version) => storage.sawVersion("no game", "rome", version, 0)));
    expect(await storage.check()).toBeNull();
    await storage.close();
  }, 60_000);
});
