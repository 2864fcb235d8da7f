import { constants, setPriority } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** What is wrong with a database file, in a sentence; null if nothing is. Checks every page, in a separate thread. */
export function integrityOf(file: string): Promise<string | null> {
  return new Promise((found) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: file });
    worker.once("message", found);
    worker.once("error", (error) => found(`${file} cannot be checked: ${error.message}.`));
  });
}

/** The same, synchronously. */
export function faultIn(file: string): string | null {
  try {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const { quick_check: verdict } = db.prepare("PRAGMA quick_check(1)").get() as { quick_check: string };
    db.close();
    return verdict === "ok" ? null : `${file} is damaged: ${verdict}.`;
  } catch (error) {
    return `${file} is damaged: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

if (!isMainThread && typeof workerData === "string") {
  // players come first; on Linux this is the priority of the thread, elsewhere it would be that of the process
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);
  parentPort!.postMessage(faultIn(workerData));
}
