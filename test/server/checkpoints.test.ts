import { mkdtempSync, rmSync, statSync } from "node:fs";
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
});
