import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os, { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { putHelpersBehind, putThisBehind } from "../../src/server/priority.ts";
import { newKey } from "./client.ts";
import { post } from "./house.ts";
import { freePort, startServer } from "./process.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "punica-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** The priorities of a process's threads, with their names. */
function prioritiesOf(pid: number): [string, number][] {
  const nameOf = (thread: string) => readFileSync(`/proc/${pid}/task/${thread}/comm`, "utf8").trim();
  return readdirSync(`/proc/${pid}/task`).map((thread) => [nameOf(thread), os.getPriority(Number(thread))]);
}

describe.runIf(process.platform === "linux")("the priority of threads", () => {
  test("V8's threads and the one that takes the log over come behind the one that answers", async () => {
    const port = await freePort();
    const server = await startServer(port, folder);
    const own = os.getPriority(server.pid!);
    const lower = Math.min(19, own + 5);
    await post(`http://127.0.0.1:${port}/api/games`, { game: "hannibal", side: "rome", nickname: "A" }, newKey());
    const all = (name: string) => prioritiesOf(server.pid!).flatMap(([each, priority]) => (each === name ? [priority] : []));
    expect(all("V8Worker").length).toBeGreaterThan(0);
    expect(new Set(all("V8Worker"))).toEqual(new Set([lower]));
    // the thread begins when nothing was stored for a second
    await vi.waitFor(() => expect(all("WorkerThread")).toEqual([lower]), { timeout: 10_000, interval: 50 });
    expect(prioritiesOf(server.pid!).filter(([, priority]) => priority === own).length).toBeGreaterThan(0);
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
  });
});

test("a system that does not allow it is no hindrance", () => {
  const refuse = vi.spyOn(os, "setPriority").mockImplementation(() => {
    throw new Error("EPERM");
  });
  expect(() => {
    putHelpersBehind();
    putThisBehind();
  }).not.toThrow();
  if (process.platform === "linux") expect(refuse).toHaveBeenCalled();
});
