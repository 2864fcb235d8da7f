import { DatabaseSync } from "node:sqlite";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** Milliseconds between two checkpoints. */
const SPACING = 1000;

/** So many pages left are few: whoever writes can wait for them. */
const FEW = 500;

/** With so many pages the log begins again from its start. */
const LONG = 16_384;

/**
 * Takes what was written from SQLite's log over into the file, in a thread of its own: the pages of many commits at once, and nobody
 * waits while they are flushed.
 */
export class Checkpoints {
  private readonly file: string;
  private readonly onFailure: () => void;
  private worker: Worker | null = null;
  private next: NodeJS.Timeout | null = null;
  private isDue = false;
  private isBusy = false;

  /** If the thread fails, the caller must see to the log. */
  constructor(file: string, onFailure: () => void) {
    this.file = file;
    this.onFailure = onFailure;
  }

  /** Something has been written. */
  wrote(): void {
    this.isDue = true;
    if (this.isBusy || this.next) return;
    this.next = setTimeout(() => this.begin(), SPACING).unref();
  }

  async close(): Promise<void> {
    if (this.next) clearTimeout(this.next);
    await this.worker?.terminate();
  }

  private begin(): void {
    this.next = null;
    this.isDue = false;
    this.isBusy = true;
    this.worker ??= this.start();
    this.worker.postMessage("checkpoint");
  }

  private start(): Worker {
    const worker = new Worker(new URL(import.meta.url), { workerData: { log: this.file } });
    worker.unref();
    worker.on("message", () => {
      this.isBusy = false;
      if (this.isDue) this.wrote();
    });
    worker.once("error", this.onFailure);
    return worker;
  }
}

/** Takes over as much as can be without anybody waiting; if the log has become long, the rest, too. */
function checkpoint(db: DatabaseSync): void {
  const take = (how: "PASSIVE" | "RESTART") =>
    db.prepare(`PRAGMA wal_checkpoint(${how})`).get() as { log: number; checkpointed: number };
  let { log, checkpointed } = take("PASSIVE");
  for (let tries = 1; tries < 3 && log - checkpointed > FEW; tries++) ({ log, checkpointed } = take("PASSIVE"));
  if (log > LONG) take("RESTART");
}

if (!isMainThread && typeof workerData?.log === "string") {
  const db = new DatabaseSync(workerData.log, { timeout: 5000 });
  db.exec("PRAGMA synchronous = EXTRA; PRAGMA wal_autocheckpoint = 0;");
  parentPort!.on("message", () => {
    checkpoint(db);
    parentPort!.postMessage("done");
  });
}
