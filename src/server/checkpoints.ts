import { DatabaseSync } from "node:sqlite";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { putThisBehind } from "./priority.ts";
import { SCHEMA_VERSION } from "./schema.ts";

/** Milliseconds without a change after which the log is taken over into the file. */
const QUIET = 1000;

/** After so many changes it is taken over while more are written. */
const MANY = 20_000;

/** So many pages left are few: who writes can wait for them. */
const FEW = 500;

type How = "PASSIVE" | "RESTART";

/**
 * Takes what was written from SQLite's log over into the file, in a thread of its own: the pages of many commits at once, and nobody
 * waits while they are flushed. Only when a long log is to begin again, the next batch waits for its last pages.
 */
export class Checkpoints {
  private readonly file: string;
  private readonly onFailure: () => void;
  private worker: Worker | null = null;
  private quiet: NodeJS.Timeout | null = null;
  /** changes since the last checkpoint began */
  private changes = 0;
  private isBusy = false;
  private isLong = false;
  private restarted: () => void = () => {};

  /** If the thread fails, the caller must see to the log. */
  constructor(file: string, onFailure: () => void) {
    this.file = file;
    this.onFailure = onFailure;
  }

  /** So many changes have been written. Returns when more may be. */
  wrote(changes: number): Promise<void> | undefined {
    this.changes += changes;
    this.quiet = this.quiet?.refresh() ?? setTimeout(() => this.take("PASSIVE"), QUIET).unref();
    if (this.isBusy) return undefined;
    if (this.isLong) return this.restart();
    if (this.changes >= MANY) this.take("PASSIVE");
    return undefined;
  }

  async close(): Promise<void> {
    if (this.quiet) clearTimeout(this.quiet);
    await this.worker?.terminate();
  }

  private restart(): Promise<void> {
    return new Promise((restarted) => {
      this.restarted = restarted;
      this.take("RESTART");
    });
  }

  private take(how: How): void {
    if (this.isBusy) return;
    const isLong = this.changes >= MANY;
    this.changes = 0;
    this.isBusy = true;
    this.worker ??= this.start();
    this.worker.once("message", (left: number) => {
      this.isBusy = false;
      this.isLong = isLong && left <= FEW;
      this.restarted();
    });
    this.worker.postMessage(how);
  }

  private start(): Worker {
    const worker = new Worker(new URL(import.meta.url), { workerData: { log: this.file } });
    worker.unref();
    worker.once("error", () => {
      this.onFailure();
      this.restarted();
    });
    return worker;
  }
}

/** Takes over as much as can be without anybody waiting or, while nobody writes, everything. Returns how many pages are left. */
function checkpoint(db: DatabaseSync, how: How): number {
  const take = () => {
    const { log, checkpointed } = db.prepare(`PRAGMA wal_checkpoint(${how})`).get()!;
    return Number(log) - Number(checkpointed);
  };
  let left = take();
  for (let tries = 1; how === "PASSIVE" && tries < 3 && left > FEW; tries++) left = take();
  // whoever writes first to a log that begins again must wait until that is on the disk
  if (how === "RESTART") db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  return left;
}

if (!isMainThread && typeof workerData?.log === "string") {
  putThisBehind();
  const db = new DatabaseSync(workerData.log, { timeout: 5000 });
  // somebody who reads for long, as a backup does, keeps the log from beginning again: nobody waits for that
  db.exec("PRAGMA synchronous = EXTRA; PRAGMA wal_autocheckpoint = 0; PRAGMA busy_timeout = 20;");
  parentPort!.on("message", (how: How) => parentPort!.postMessage(checkpoint(db, how)));
}
