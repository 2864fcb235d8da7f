import fs, { mkdtempSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Batches, type Waiting } from "../../src/server/batches.ts";
import { FREE_SEAT, nextGame, waitingGame } from "../../src/server/beginning.ts";
import { SqliteStorage } from "../../src/server/sqlite.ts";
import type { Change } from "../../src/server/storage.ts";
import { toy } from "./toy.ts";

describe("what arrives while a batch is being stored", () => {
  /** Stores when told to. */
  function patient(atOnce: number) {
    const begun: { batch: readonly Waiting<string>[]; end: () => void }[] = [];
    const store = (batch: readonly Waiting<string>[]) =>
      new Promise<void>((ended) => {
        const end = () => {
          for (const one of batch) one.done();
          ended();
        };
        begun.push({ batch, end });
      });
    const batches = new Batches<string>(store, atOnce);
    return { batches, begun, names: () => begun.map(({ batch }) => batch.map(({ what }) => what).join("")) };
  }

  test("is stored together afterwards, in the order in which it came; each is told once its own batch is stored", async () => {
    const { batches, begun, names } = patient(1);
    const told: string[] = [];
    const add = (what: string) => void batches.add(what).then(() => told.push(what));
    add("a");
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    for (const what of "bcdefgh") add(what);
    await turn();
    expect(names()).toEqual(["a"]);
    begun[0]!.end();
    await vi.waitFor(() => expect(names()).toEqual(["a", "bcdefgh"]));
    expect(told).toEqual(["a"]);
    add("i");
    begun[1]!.end();
    await vi.waitFor(() => expect(names()).toEqual(["a", "bcdefgh", "i"]));
    expect(told.join("")).toBe("abcdefgh");
    const empty = batches.empty().then(() => told.push("empty"));
    await turn();
    expect(told).not.toContain("empty");
    begun[2]!.end();
    await empty;
    expect(told.slice(-2)).toEqual(["i", "empty"]);
  });

  test("is stored beside it where several batches may be at once, but no more of them than that", async () => {
    const { batches, begun, names } = patient(2);
    for (const what of "abc") {
      void batches.add(what);
      await turn();
      await turn();
    }
    expect(names()).toEqual(["a", "b"]);
    begun[0]!.end();
    await vi.waitFor(() => expect(names()).toEqual(["a", "b", "c"]));
  });
});

describe("on SQLite a change", () => {
  let folder: string;
  let storage: SqliteStorage;
  let flushes: ((error: Error | null) => void)[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "punica-"));
    storage = new SqliteStorage(join(folder, "punica.db"));
    flushes = [];
    vi.spyOn(fs, "fdatasync").mockImplementation((_file, then) => void flushes.push(then));
    syncBuiltinESMExports();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    await storage.close();
    rmSync(folder, { recursive: true });
  });

  const newGame = (): Change => ({
    game: waitingGame(toy, nextGame(), {}, true, 0),
    isNew: true,
    seats: { rome: FREE_SEAT, carthage: FREE_SEAT },
  });

  /** What has become of a promise. */
  function watched<T>(promise: Promise<T>): { is: "open" | "done" | "failed" } {
    const seen: { is: "open" | "done" | "failed" } = { is: "open" };
    promise.then(
      () => {
        seen.is = "done";
      },
      () => {
        seen.is = "failed";
      },
    );
    return seen;
  }

  test("is done, and shown to whoever reads it, only when the log is on the disk; nobody waits for that in this thread", async () => {
    const change = newGame();
    const { id } = change.game;
    const stored = watched(storage.commit(change));
    await vi.waitFor(() => expect(flushes).toHaveLength(1));
    const reads = [storage.entry(id), storage.open(id), storage.news(id, { version: 0, events: 0, chat: 0 })].map(watched);
    const next = watched(storage.commit(newGame()));
    for (let i = 0; i < 10; i++) await turn();
    expect([stored, ...reads, next].map(({ is }) => is)).toEqual(Array(5).fill("open"));
    flushes[0]!(null);
    await vi.waitFor(() => expect(flushes).toHaveLength(2));
    expect([stored, ...reads, next].map(({ is }) => is)).toEqual(["done", "done", "done", "done", "open"]);
    flushes[1]!(null);
    await vi.waitFor(() => expect(next.is).toBe("done"));
  });

  test("fails if the log cannot be flushed, and nothing is stored or told any more: nobody knows what is on the disk", async () => {
    const change = newGame();
    const stored = watched(storage.commit(change));
    await vi.waitFor(() => expect(flushes).toHaveLength(1));
    const next = watched(storage.commit(newGame()));
    flushes[0]!(new Error("EIO: i/o error, fdatasync"));
    await vi.waitFor(() => expect(next.is).toBe("failed"));
    expect(stored.is).toBe("failed");
    await expect(storage.entry(change.game.id)).rejects.toThrow(/EIO/);
    await expect(storage.open(change.game.id)).rejects.toThrow(/EIO/);
    expect(await storage.check()).toMatchObject({ what: "other", sentence: expect.stringContaining("EIO") });
    expect(flushes).toHaveLength(1);
  });
});
