import { type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { GAMES } from "../src/games/index.ts";
import { SEATS } from "../src/games/shared/rules/seats.ts";
import { fairSeed } from "../src/server/fair.ts";
import { hashOf } from "../src/server/keys.ts";
import { COLUMNS, TABLES } from "../src/server/schema.ts";
import { Client, newKey } from "../test/server/client.ts";
import { askAlways, playUntil, seatTwo, sitDown } from "../test/server/house.ts";
import { freePort, startServer } from "../test/server/process.ts";
import { optionsOf } from "./usage.ts";

const USAGE = `usage: npm run bench:stored [-- options]

What many stored games cost: how long the server takes to start, to list a player's games and to open a game. A few games
of each kind are played, to the end and half-way, and stored again and again under other ids.

  --games N       how many games (100000, which take 10 GB in the folder for temporary files)
  --players N     how many players play them (1000)
  --samples N     how many lists are asked for and how many games are opened (200)`;

const values = optionsOf(USAGE, {
  games: { type: "string", default: "100000" },
  players: { type: "string", default: "1000" },
  samples: { type: "string", default: "200" },
});
const TOTAL = Number(values.games);
const SAMPLES = Number(values.samples);

const folder = mkdtempSync(join(tmpdir(), "punica-stored-"));
const file = join(folder, "punica.db");
const port = await freePort();
const url = `http://127.0.0.1:${port}`;

// nothing is left behind
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => process.exit(1));

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

/** Games to copy: of ten, nine are over and one is half-way. */
async function playSome(): Promise<void> {
  const server = await startServer(port, folder);
  const lengths: number[] = [];
  for (let number = 0; number < 10; number++) {
    const duel = await sitDown(url, await seatTwo(url, { game: GAMES[number % GAMES.length]!.id }));
    await askAlways(duel);
    await playUntil(duel, ({ rome }) => number === 9 && rome.version >= 200, `game ${number}`);
    lengths.push(duel.rome.version);
    for (const seat of SEATS) duel[seat].cut();
  }
  await stop(server);
  console.log(JSON.stringify({ played: lengths }));
}

const keys = Array.from({ length: Number(values.players) }, newKey);
const hashes = keys.map(hashOf);

const idOf = (number: number) => `s${number.toString(36).padStart(11, "0")}`;

/** Copies the games under other ids, with other players. */
function fill(): void {
  const db = new DatabaseSync(file);
  db.exec("PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -200000;");
  const models = db.prepare("SELECT id, secret FROM games ORDER BY created").all() as { id: string; secret: string }[];
  const partOf = db.prepare("SELECT part FROM seats WHERE game = ? AND seat = ?");
  const parts = models.map(({ id }) => SEATS.map((seat) => (partOf.get(id, seat) as { part: string }).part));
  const copies = TABLES.map((table) => {
    const [own, ...others] = COLUMNS[table];
    return db.prepare(
      `INSERT INTO ${table} (${own}, ${others.join(", ")}) SELECT ?, ${others.join(", ")} FROM ${table} WHERE ${own} = ?`,
    );
  });
  const seed = db.prepare("UPDATE games SET seed = ? WHERE id = ?");
  const sit = db.prepare("UPDATE seats SET player = ? WHERE game = ? AND seat = ?");
  db.exec("BEGIN");
  for (let number = 0; number < TOTAL; number++) {
    const id = idOf(number);
    const model = number % models.length;
    for (const copy of copies) copy.run(id, models[model]!.id);
    seed.run(fairSeed(id, models[model]!.secret, parts[model]!), id);
    for (const [index, seat] of SEATS.entries()) sit.run(hashes[(number * 2 + index) % hashes.length]!, id, seat);
  }
  db.exec("COMMIT; PRAGMA journal_mode = WAL;");
  db.close();
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Milliseconds of processor time that the server has used. */
function worked({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** How long something takes, seen from outside. */
async function timesOf(act: (sample: number) => Promise<void>): Promise<object> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const began = performance.now();
    await act(sample);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.min(SAMPLES - 1, Math.floor(SAMPLES * share))]!);
  return { medianMs: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}

/** The server's own figures on opening games. */
async function openings(): Promise<{ seconds: number; count: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^punica_opening_seconds_${name} (\\S+)`, "m").exec(text)?.[1] ?? 0);
  return { seconds: figure("sum"), count: figure("count") };
}

await playSome();
const filling = performance.now();
fill();
console.log(
  JSON.stringify({
    games: TOTAL,
    gigabytes: rounded(statSync(file).size / 1e9),
    secondsToFill: rounded((performance.now() - filling) / 1000),
    load: rounded(loadavg()[0]!),
  }),
);
spawnSync("sync", [file]);

const starts: number[] = [];
let server: ChildProcess | null = null;
for (let i = 0; i < 3; i++) {
  if (server) await stop(server);
  const began = performance.now();
  server = await startServer(port, folder);
  starts.push(rounded((performance.now() - began) / 1000));
}
console.log(JSON.stringify({ secondsToStart: starts, load: rounded(loadavg()[0]!) }));

const list = async (sample: number) => {
  const response = await fetch(`${url}/api/my-games`, { headers: { authorization: `Bearer ${keys[sample % keys.length]}` } });
  const games = (await response.json()) as unknown[];
  if (games.length === 0) throw new Error("no games");
};
await list(0);
const idle = worked(server!);
const gamesOfPlayer = Math.round((TOTAL * 2) / keys.length);
const lists = await timesOf(list);
console.log(
  JSON.stringify({
    myGames: lists,
    gamesOfPlayer,
    processorMs: rounded((worked(server!) - idle) / SAMPLES),
    load: rounded(loadavg()[0]!),
  }),
);

const before = await openings();
const work = worked(server!);
const opening = await timesOf(async (sample) => {
  const number = Math.floor((sample * TOTAL) / SAMPLES);
  const client = await Client.enter(url, { game: idOf(number), key: keys[(number * 2) % keys.length]! });
  await client.until(() => client.version > 0);
  client.cut();
});
const after = await openings();
console.log(
  JSON.stringify({
    opening,
    serverMs: rounded(((after.seconds - before.seconds) / (after.count - before.count)) * 1000),
    processorMs: rounded((worked(server!) - work) / SAMPLES),
    load: rounded(loadavg()[0]!),
  }),
);
await stop(server!);
process.exit(0);
