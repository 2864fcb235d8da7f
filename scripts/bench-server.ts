import { type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { chanceFrom, type Question, randomAnswer } from "../src/engine/index.ts";
import { GAMES } from "../src/games/index.ts";
import { SEATS, type Seat } from "../src/games/shared/rules/seats.ts";
import type { Seated } from "../src/server/protocol.ts";
import { newId, newKey, newPart } from "../test/server/client.ts";
import { startPostgres } from "../test/server/postgres.ts";
import { freePort, startServer } from "../test/server/process.ts";
import { optionsOf } from "./usage.ts";

const USAGE = `usage: npm run bench:server [-- options]

How many moves a second one core takes through real WebSockets with many games open, both players of each connected,
every move committed to the disk before it is acknowledged. First flat out (a move is always under way in every game),
then at half of that rate, each after the server has warmed up.

  acknowledgedMs     from sending an answer to receiving its acknowledgement, as the players' process sees it
  serverMs           of that, from the arrival of the answer at the server until it is dealt with: at most so much
  movesForACore      moves for a second of processor time that the servers have used, all threads, whoever else uses
                     the machine
  ofEachServer       microseconds of processor time for each move of all, by server; what a server uses for the moves of
                     others is in there
  ofTheDatabase      the same for PostgreSQL, with all its processes
  serverWaited       the share of the time in which a server could have gone on but others had the processor: if it
                     is not near 0, times say more about the machine than about the server
  playersCores       what the process that plays has used; near 1, it is what is slow
  playersWaited      the share of the time in which the players could have gone on but others had the processor: what
                     they see as slow is then partly their own waiting

  --games N       how many games are open (500)
  --warm-up N     moves that are made before anything is measured (20000)
  --seconds N     how long to measure (10)
  --rate N        moves a second in the second part, instead of half of the first
  --processes N   games in PostgreSQL, and the two players of a game connected to any two of so many servers
  --nice N        the priority of the servers`;

const values = optionsOf(USAGE, {
  games: { type: "string", default: "500" },
  "warm-up": { type: "string", default: "20000" },
  seconds: { type: "string", default: "10" },
  rate: { type: "string" },
  processes: { type: "string" },
  nice: { type: "string" },
});
const TABLES = Number(values.games);
const SECONDS = Number(values.seconds);
const PROCESSES = Number(values.processes ?? 1);

const folder = mkdtempSync(join(tmpdir(), "punica-bench-"));
const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
const urls = ports.map((port) => `http://127.0.0.1:${port}`);
let next = 0;
/** The servers in turn. */
const nextUrl = () => urls[next++ % urls.length]!;
const chance = chanceFrom("bench");

/** Games waiting for a move; at full speed, it is made at once. */
const ready: Table[] = [];
let flatOut = false;
let measuring = false;
/** all that were acknowledged */
let moves = 0;
let times: number[] = [];
let sizes: number[] = [];

/** Two players and their game; when it is over they begin the next. It parses no more of a message than it needs. */
class Table {
  private readonly sockets = new Map<string, WebSocket>();
  private question: Question | null = null;
  private version = 0;
  private sent: { id: string; at: number } | null = null;

  async open(): Promise<void> {
    const keys = { rome: newKey(), carthage: newKey() };
    const made = await post("/api/games", { game: GAMES[0]!.id, side: "rome", nickname: "A" }, keys.rome);
    const id = made.game.id;
    await post(`/api/games/${id}/part`, { part: newPart() }, keys.rome);
    await post(`/api/games/${id}/join`, { invite: made.invite, nickname: "B", part: newPart() }, keys.carthage);
    for (const seat of SEATS) {
      const socket = new WebSocket(`${nextUrl().replace("http", "ws")}/ws`, { perMessageDeflate: false });
      this.sockets.set(seat, socket);
      await once(socket, "open");
      socket.on("message", (data) => this.receive(seat, data.toString()));
      socket.send(JSON.stringify({ type: "hello", game: id, key: keys[seat] }));
      socket.send(JSON.stringify({ type: "reactions", id: newId(), ask: true, standing: [] }));
    }
  }

  move(): void {
    const question = this.question!;
    this.question = null;
    this.sent = { id: newId(), at: performance.now() };
    const answer = randomAnswer(question, chance);
    this.sockets.get(question.seat)!.send(JSON.stringify({ type: "answer", id: this.sent.id, version: this.version, answer }));
  }

  close(): void {
    for (const socket of this.sockets.values()) socket.close();
  }

  private receive(seat: Seat, text: string): void {
    if (measuring && text.startsWith('{"type":"update"')) sizes.push(Buffer.byteLength(text));
    if (text.startsWith('{"type":"ack"')) this.acknowledged();
    else if (text.startsWith('{"type":"error"')) throw new Error(text);
    else if (text.startsWith('{"type":"over"') && seat === "rome") void this.again();
    else if (/^{"type":"(update|snapshot)"/.test(text) && text.includes(`"question":{"kind":`)) {
      const { question, version } = JSON.parse(text) as { question: Question; version: number };
      this.question = question;
      this.version = version;
      if (flatOut) this.move();
      else ready.push(this);
    }
  }

  private acknowledged(): void {
    moves++;
    if (measuring && this.sent) {
      times.push(performance.now() - this.sent.at);
    }
    this.sent = null;
  }

  private async again(): Promise<void> {
    const old = [...this.sockets.values()];
    await this.open();
    for (const socket of old) socket.close();
  }
}

async function post(path: string, body: unknown, key: string): Promise<Seated> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
  const response = await fetch(nextUrl() + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<Seated>;
}

/** Core seconds used by each server, and by the database. */
function coreSeconds(): { servers: number[]; database: number } | null {
  if (process.platform !== "linux") return null;
  return { servers: servers.map(({ pid }) => secondsOf(pid!)), database: postgres ? secondsOfFamily(postgres.process.pid!) : 0 };
}

/** Core seconds of a process; with those of its children that have ended, if wanted. */
function secondsOf(pid: number, withEnded = false): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ").map(Number);
  const own = fields[11]! + fields[12]!;
  return (withEnded ? own + fields[13]! + fields[14]! : own) / 100;
}

/** Core seconds of a process and its children. */
function secondsOfFamily(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + secondsOf(child), secondsOf(pid, true));
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Seconds in which the first threads of processes could have gone on but others had the processor. */
function waited(pids: readonly (number | undefined)[]): number | null {
  if (process.platform !== "linux") return null;
  return pids.reduce<number>((sum, pid) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e9, 0);
}

const serversWaited = () => waited(servers.map(({ pid }) => pid));
const playersWaited = () => waited([process.pid]);

/** The cores that this process may use. */
function ownCores(): number[] {
  const [, list] = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync("/proc/self/status", "utf8"))!;
  return list!.split(",").flatMap((range) => {
    const [from, to = from] = range.split("-").map(Number) as [number, number?];
    return Array.from({ length: to! - from + 1 }, (_, index) => from + index);
  });
}

/** How many answers the servers have dealt with, by how long it took at most, in seconds. */
async function dealtWith(): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const url of urls) {
    const text = await (await fetch(`${url}/metrics`)).text();
    for (const [, most, count] of text.matchAll(/^punica_command_seconds_bucket{le="([^"]+)",type="answer"} (\d+)/gm)) {
      const seconds = most === "+Inf" ? Number.POSITIVE_INFINITY : Number(most);
      counts.set(seconds, (counts.get(seconds) ?? 0) + Number(count));
    }
  }
  return counts;
}

/** The milliseconds within which a share of the answers was dealt with between two counts. */
function within(share: number, before: Map<number, number>, after: Map<number, number>): number | string {
  const counts = [...after].map(([most, count]) => [most, count - (before.get(most) ?? 0)] as const).sort(([a], [b]) => a - b);
  const all = counts.at(-1)?.[1] ?? 0;
  const most = counts.find(([, count]) => count >= share * all)?.[0];
  return most === undefined || most === Number.POSITIVE_INFINITY ? "more" : most * 1000;
}

/** Makes this many moves a second, in whichever games are waiting for one. */
function playAt(rate: number): NodeJS.Timeout {
  const began = performance.now();
  let made = 0;
  return setInterval(() => {
    for (const due = ((performance.now() - began) / 1000) * rate; made < due && ready.length > 0; made++) ready.shift()!.move();
  }, 1);
}

const rounded = (value: number, by = 10) => Math.round(value * by) / by;

async function measure(): Promise<object> {
  times = [];
  sizes = [];
  const dealtBefore = await dealtWith();
  const before = { core: coreSeconds(), waited: serversWaited(), players: playersWaited(), own: process.cpuUsage() };
  const began = performance.now();
  measuring = true;
  await pause(SECONDS * 1000);
  measuring = false;
  const seconds = (performance.now() - began) / 1000;
  const made = times.length;
  const core = coreSeconds();
  const each = core && before.core && core.servers.map((seconds, index) => seconds - before.core!.servers[index]!);
  const used = each && sum(each);
  const lost = before.waited === null ? null : serversWaited()! - before.waited;
  const playersLost = before.players === null ? null : playersWaited()! - before.players;
  const own = process.cpuUsage(before.own);
  const dealt = await dealtWith();
  times.sort((a, b) => a - b);
  sizes.sort((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN);
  return {
    movesPerSecond: Math.round(made / seconds),
    acknowledgedMs: { median: at(0.5), p99: at(0.99), max: at(1) },
    serverMs: { median: within(0.5, dealtBefore, dealt), p99: within(0.99, dealtBefore, dealt) },
    ...(used !== null && {
      coresUsed: rounded(used / seconds, 100),
      movesForACore: Math.round(made / used),
      microsecondsForAMove: rounded((used / made) * 1e6),
    }),
    ...(each && postgres && { ofEachServer: each.map((seconds) => rounded((seconds / made) * 1e6)) }),
    ...(core && before.core && postgres && { ofTheDatabase: rounded(((core.database - before.core.database) / made) * 1e6) }),
    ...(lost !== null && { serverWaited: rounded(lost / seconds / servers.length, 100) }),
    playersCores: rounded((own.user + own.system) / 1e6 / seconds, 100),
    ...(playersLost !== null && { playersWaited: rounded(playersLost / seconds, 100) }),
    updateBytes: {
      median: sizes[Math.floor(sizes.length / 2)],
      mean: Math.round(sum(sizes) / sizes.length),
    },
    load: rounded(loadavg()[0]!),
  };
}

// nothing is left behind
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => process.exit(1));

const canPin = process.platform === "linux" && availableParallelism() > 1 && spawnSync("taskset", ["--version"]).status === 0;
const [serversCore, ...playersCores] = canPin && PROCESSES === 1 ? ownCores() : [];
/** Whether the server has a core for itself: the players, with all their threads, keep to the others. */
const isPinned =
  playersCores.length > 0 && spawnSync("taskset", ["-a", "-p", "-c", playersCores.join(","), String(process.pid)]).status === 0;
const loadBefore = rounded(loadavg()[0]!);
const before = [
  ...(values.nice === undefined ? [] : ["nice", "-n", values.nice]),
  ...(isPinned ? ["taskset", "-c", String(serversCore)] : []),
];
const postgres = values.processes === undefined ? null : await startPostgres({ isDurable: true });
const env = postgres ? { DATABASE_URL: await postgres.newDatabase() } : {};
const servers: ChildProcess[] = [];
for (const port of ports) servers.push(await startServer(port, folder, before, env));
const tables = Array.from({ length: TABLES }, () => new Table());
for (const table of tables) await table.open();
await pause(500);

flatOut = true;
for (const table of ready.splice(0)) table.move();
while (moves < Number(values["warm-up"])) await pause(100);
const full = (await measure()) as { movesPerSecond: number };

flatOut = false;
await pause(1000);
const steady = playAt(values.rate === undefined ? full.movesPerSecond / 2 : Number(values.rate));
await pause(1000);
const steadily = await measure();
clearInterval(steady);

const memory = Number(
  /VmRSS:\s+(\d+)/.exec(process.platform === "linux" ? readFileSync(`/proc/${servers[0]!.pid}/status`, "utf8") : "")?.[1] ?? 0,
);
for (const table of tables) table.close();
for (const server of servers) {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}
await postgres?.stop();
rmSync(folder, { recursive: true });
console.log(
  JSON.stringify(
    {
      game: GAMES[0]!.id,
      games: TABLES,
      connections: 2 * TABLES,
      storage: postgres ? `PostgreSQL, ${PROCESSES} servers` : "SQLite",
      flatOut: full,
      steadily,
      serverMegabytes: Math.round(memory / 1024),
      machine: `${cpus()[0]!.model}, ${cpus().length} cores${isPinned ? ", one for the server, the others for the players" : ""}`,
      loadBefore,
      node: process.version,
    },
    null,
    2,
  ),
);
process.exit(0);
