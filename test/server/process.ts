import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";

const MAIN = join(import.meta.dirname, "../../src/server/main.ts");

/** Those of `npm start`. */
const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")) as {
  scripts: { start: string };
};
const FLAGS = scripts.start.split(" ").filter((word) => word.startsWith("--"));

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const server of running) server.kill("SIGKILL");
});

/** The real server as a process of its own, ready to be spoken to. `before` is put before the command, `more` into its environment. */
export async function startServer(
  port: number,
  data: string,
  before: readonly string[] = [],
  more: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const env = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: data, LIMIT_FACTOR: "1000", LOG_LEVEL: "warn", ...more };
  const [command, ...args] = [...before, process.execPath, ...FLAGS, MAIN];
  const server = spawn(command!, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
  running.add(server);
  server.once("exit", () => running.delete(server));
  const ended = once(server, "exit").then(() => ["it ended at once"]);
  const [line] = await Promise.race([once(createInterface(server.stdout!), "line"), ended]);
  if (!String(line).includes("http://")) throw new Error(`the server did not start: ${line}`);
  return server;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
