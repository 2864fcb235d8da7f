import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import os from "node:os";
import { basename } from "node:path";

/*
 * Where one core has to do for everything, the thread that answers comes first: those that help it get less of the core while it has
 * something to do. Only Linux gives each thread a priority of its own. It is a favour, so whatever stands in the way is passed over.
 */

/** How much lower the priority of a helping thread is. */
const STEPS = 5;
const LOWEST = 19;

/** V8's threads, by the name that the system knows them by. */
const HELPERS: ReadonlySet<string> = new Set(["V8Worker"]);

/** Puts V8's threads behind the one that answers. */
export function putHelpersBehind(): void {
  onLinux(() => {
    for (const thread of readdirSync("/proc/self/task")) {
      // one may have ended meanwhile
      onLinux(() => {
        if (HELPERS.has(readFileSync(`/proc/self/task/${thread}/comm`, "utf8").trim())) putBehind(Number(thread));
      });
    }
  });
}

/** Puts the calling thread behind the one that answers. */
export function putThisBehind(): void {
  onLinux(() => putBehind(Number(basename(readlinkSync("/proc/thread-self")))));
}

function putBehind(thread: number): void {
  os.setPriority(thread, Math.min(LOWEST, os.getPriority(process.pid) + STEPS));
}

function onLinux(work: () => void): void {
  if (process.platform !== "linux") return;
  try {
    work();
  } catch {
    // then all threads count alike
  }
}
