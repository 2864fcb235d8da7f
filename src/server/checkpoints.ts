import { DatabaseSync } from "node:sqlite";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** Milliseconds between two checkpoints. */
const SPACING = 1000;

/** So many pages left are few: whoever writes can wait for them. */
const FEW = 500;

/** With so many pages the log begins again from its start. */
const LONG = 16_384;

/** How the log stands: its pages, and how many of them are in the file. */
interface Log {
  readonly log: number;
  readonly checkpointed: number;
}

type How = "PASSIVE" | "RESTART";

/**
 * Takes what was written from SQLite's log over into the file, in a thread of its own: the pages of many commits at once, and nobody
 * waits while they are flushed. Only when the log has become long and is to begin again, the next batch waits for its last pages.
 */
export class Checkpoints {
  private readonly file: string;
  private readonly onFailure: () => void;
  private worker: Worker | null = null;
  private next: NodeJS.Timeout | null = null;
  private isDue = false;
  private isBusy = false;
  private isLong = false;
  private restarted: () => void = () => {};

  /** If the thread fails, the caller must see to the log. */
  constructor(file: string, onFailure: () => void) {
    this.file = file;
    this.onFailure = onFailure;
  }

  /** Something has been written. Returns when more may be. */
  wrote(): Promise<void> | undefined {
    this.isDue = true;
    if (this.isLong && !this.isBusy) return this.restart();
    if (!this.isBusy) this.next ??= setTimeout(() => this.take("PASSIVE"), SPACING).unref();
    return undefined;
  }

  async close(): Promise<void> {
    if (this.next) clearTimeout(this.next);
    await this.worker?.terminate();
  }

  private restart(): Promise<void> {
    this.isLong = false;
    return new Promise((restarted) => {
      this.restarted = restarted;
      this.take("RESTART");
    });
  }

  private take(how: How): void {
    if (this.next) clearTimeout(this.next);
    this.next = null;
    this.isDue = false;
    this.isBusy = true;
    this.worker ??= this.start();
    this.worker.postMessage(how);
  }

  private start(): Worker {
    const worker = new Worker(new URL(import.meta.url), { workerData: { log: this.file } });
    worker.unref();
    worker.on("message", ({ log, checkpointed }: Log) => {
      this.isBusy = false;
      this.isLong = log > LONG && log - checkpointed <= FEW;
      this.restarted();
      if (this.isDue) void this.wrote();
    });
    worker.once("error", () => {
      this.onFailure();
      this.restarted();
    });
    return worker;
  }
}

/** Takes over as much as can be without anybody waiting, or, while nobody writes, everything. */
function checkpoint(db: DatabaseSync, how: How): Log {
  const take = (): Log => {
    const { log, checkpointed } = db.prepare(`PRAGMA wal_checkpoint(${how})`).get()!;
    return { log: Number(log), checkpointed: Number(checkpointed) };
  };
  let taken = take();
  for (let tries = 1; how === "PASSIVE" && tries < 3 && taken.log - taken.checkpointed > FEW; tries++) taken = take();
  return how === "PASSIVE" ? taken : { log: 0, checkpointed: 0 };
}

if (!isMainThread && typeof workerData?.log === "string") {
  const db = new DatabaseSync(workerData.log, { timeout: 5000 });
  // somebody who reads for long, as a backup does, keeps the log from beginning again: nobody waits for that
  db.exec("PRAGMA synchronous = EXTRA; PRAGMA wal_autocheckpoint = 0; PRAGMA busy_timeout = 20;");
  parentPort!.on("message", (how: How) => parentPort!.postMessage(checkpoint(db, how)));
}
