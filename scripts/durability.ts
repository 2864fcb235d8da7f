import { type ChildProcess, execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { PostgresStorage } from "../src/server/postgres.ts";
import { SqliteStorage } from "../src/server/sqlite.ts";
import { startPostgres } from "../test/server/postgres.ts";
import { freePort, startServer } from "../test/server/process.ts";
import { World } from "./durability/players.ts";
import { checkOneOf, optionsOf } from "./usage.ts";

const USAGE = `usage: npm run test:durability [-- options]

Games are played over real WebSockets while things are killed again and again, at random moments:

  sqlite      the server, on SQLite
  power       the same as a power cut: of its files only what was flushed to the disk is left
  processes   one of three servers that share a PostgreSQL
  postgres    that PostgreSQL itself

Every answer, undo and chat line that was acknowledged must be stored once, and every game must replay with the right
state after every step.

  --kills N     how often (100)
  --games N     how many games are played (5)
  --only LIST   which of these (sqlite,power,processes,postgres)`;

const values = optionsOf(USAGE, {
  kills: { type: "string", default: "100" },
  games: { type: "string", default: "5" },
  only: { type: "string", default: "sqlite,power,processes,postgres" },
});
for (const part of values.only.split(",")) checkOneOf(USAGE, "only", part, ["sqlite", "power", "processes", "postgres"]);
const KILLS = Number(values.kills);
const TABLES = Number(values.games);
const PROCESSES = 3;

const folder = mkdtempSync(join(tmpdir(), "punica-durability-"));
const local = (port: number) => `http://127.0.0.1:${port}`;

async function killed(server: ChildProcess, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

/**
 * Kills something repeatedly: mostly in the middle of play, now and then just after it has started, and now and then after as long as
 * it takes until SQLite's log is taken over into the file.
 */
async function again(world: World, kill: (number: number) => Promise<void>): Promise<number> {
  let kills = 0;
  while (kills < KILLS && !world.over) {
    if (kills % 5 !== 4) await world.someMove();
    await pause(randomInt(kills % 5 === 2 ? 2500 : 300));
    await kill(++kills);
  }
  if (!world.over) await world.someMove();
  return kills;
}

/** Inspects a copy of the files of a server that is gone. */
async function inspectFiles(world: World, data: string, when: string): Promise<void> {
  const promises = world.promises;
  const copy = mkdtempSync(join(folder, "copy-"));
  for (const name of ["punica.db", "punica.db-wal"]) if (existsSync(join(data, name))) cpSync(join(data, name), join(copy, name));
  const storage = new SqliteStorage(join(copy, "punica.db"));
  await world.inspect(storage, when, promises);
  await storage.close();
  const db = new DatabaseSync(join(copy, "punica.db"), { readOnly: true });
  const verdict = db.prepare("PRAGMA integrity_check").get()!.integrity_check;
  if (verdict !== "ok") world.fault(`${when} the file is damaged: ${verdict}`);
  db.close();
  rmSync(copy, { recursive: true });
}

/** One server on SQLite. After a power cut, the server continues from what had been flushed. */
async function onSqlite(isPowerCut: boolean): Promise<object> {
  const port = await freePort();
  const place = join(folder, isPowerCut ? "power" : "sqlite");
  let data = join(place, "0");
  const flushed = (number: number) => join(place, `${number}-flushed`);
  mkdirSync(data, { recursive: true });
  const shim = isPowerCut ? join(place, "power-cut.so") : null;
  if (shim) execFileSync("cc", ["-shared", "-fPIC", "-o", shim, join(import.meta.dirname, "durability/power-cut.c"), "-ldl"]);
  const start = (number: number) => {
    const env = { LD_PRELOAD: shim ?? "", POWER_FROM: data, POWER_TO: flushed(number) };
    if (shim) cpSync(data, flushed(number), { recursive: true });
    return startServer(port, data, [], shim ? env : {});
  };
  let server = await start(0);
  const world = new World([local(port)], TABLES);
  const kills = await again(world, async (number) => {
    await killed(server);
    if (shim) {
      const before = data;
      data = join(place, String(number));
      cpSync(flushed(number - 1), data, { recursive: true, filter: (path) => !/\.part\d+$|-shm$|\.lock/.test(path) });
      rmSync(before, { recursive: true });
      rmSync(flushed(number - 1), { recursive: true });
    }
    await inspectFiles(world, data, `after ${isPowerCut ? "power cut" : "kill"} ${number}`);
    server = await start(number);
  });
  await world.end();
  await killed(server, "SIGTERM");
  world.forgetSettled();
  await inspectFiles(world, data, "at the end");
  return { kills, ...world.report };
}

/** Three servers on a PostgreSQL that waits for the disk. */
async function onPostgres(what: "processes" | "postgres"): Promise<object> {
  const postgres = await startPostgres({ isDurable: true });
  const database = await postgres.newDatabase();
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  // while the database is away the servers complain, as they should
  const env = { DATABASE_URL: database, LOG_LEVEL: "fatal" };
  const servers: ChildProcess[] = [];
  for (const port of ports) servers.push(await startServer(port, folder, [], env));
  const world = new World(ports.map(local), TABLES);
  const storage = await PostgresStorage.open(database, "inspector", () => {});
  const kills = await again(world, async (number) => {
    const which = randomInt(PROCESSES);
    if (what === "postgres") await postgres.crash();
    else await killed(servers[which]!);
    const promises = world.promises;
    const inspected = world.inspect(storage, `after kill ${number}`, promises).catch((error) => {
      // the connection was lost with the server: the next one will tell
      if (what === "processes") throw error;
    });
    if (what === "processes") servers[which] = await startServer(ports[which]!, folder, [], env);
    await inspected;
  });
  await world.end();
  await Promise.all(servers.map((server) => killed(server, "SIGTERM")));
  world.forgetSettled();
  await world.inspect(storage, "at the end", world.promises);
  await storage.close();
  await postgres.stop();
  return { kills, ...world.report };
}

// nothing is left behind
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => process.exit(1));

const RUNS: Readonly<Record<string, () => Promise<object>>> = {
  sqlite: () => onSqlite(false),
  power: () => onSqlite(true),
  processes: () => onPostgres("processes"),
  postgres: () => onPostgres("postgres"),
};

let isGood = true;
for (const name of values.only.split(",")) {
  const began = Date.now();
  const loadBefore = Math.round(loadavg()[0]! * 10) / 10;
  const report = (await RUNS[name]!()) as { kills: number; faults: string[] };
  console.log(JSON.stringify({ run: name, ...report, seconds: Math.round((Date.now() - began) / 1000), loadBefore }));
  isGood &&= report.faults.length === 0 && report.kills === KILLS;
}
rmSync(folder, { recursive: true, force: true });
process.exit(isGood ? 0 : 1);
