import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SEATS } from "../src/games/shared/rules/seats.ts";
import { Client } from "../test/server/client.ts";
import { askAlways, atRandom, type Duel, inStep, onTurn, type Pair, playUntil, seatTwo, sitDown } from "../test/server/house.ts";
import { freePort, startServer } from "../test/server/process.ts";
import type { AttackName } from "./attack/attacker.ts";
import { optionsOf } from "./usage.ts";

const USAGE = `usage: npm run attack:server [-- options]

What others notice when one address does its worst to a real server. Games are played at leisure, each player from an
address of his own, while a process of its own attacks with a long game full of undos. For each attack: how long the
others wait for their acknowledgements just before it and during it, what the attacker got done, and the processor time
of the server.

  undos             plays on and goes far back by agreement, again and again
  hellos            16 connections that come, want to know what they missed, and go
  looks             4 players who look back as fast as they may
  slowReaders       60 spectators who ask for much and read nothing
  idleConnections   2,000 connections that say nothing, or half a request

  --seconds N     how long each attack lasts (10)
  --games N       how many games the others play (10)
  --only LIST     which attacks (all of them)

On a machine that others use, put "chrt -f 50" before the command: then their work does not count.`;

const ATTACKS: readonly AttackName[] = ["undos", "hellos", "looks", "slowReaders", "idleConnections"];
const values = optionsOf(USAGE, {
  seconds: { type: "string", default: "10" },
  games: { type: "string", default: "10" },
  only: { type: "string", default: ATTACKS.join(",") },
});
const SECONDS = Number(values.seconds);
/** How often somebody moves in a game, in milliseconds. */
const LEISURE = 100;
const DEEP = 100;

const folder = mkdtempSync(join(tmpdir(), "punica-attack-"));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;

let addresses = 0;
/** Another address, as a proxy would tell it. */
const anotherAddress = () => {
  addresses++;
  return { "x-forwarded-for": `10.0.${addresses >> 8}.${addresses & 255}` };
};

async function seated({ id, keys }: Pair): Promise<Duel> {
  const [rome, carthage] = await Promise.all(
    SEATS.map(async (seat) => {
      const client = await Client.open(url, anotherAddress());
      client.send({ type: "hello", game: id, key: keys[seat] });
      await client.until(() => client.version >= 0);
      return client;
    }),
  );
  return { rome: rome!, carthage: carthage! };
}

/** A game with a long history: moves, and undos that were agreed on. */
async function longGame(): Promise<Pair> {
  const server = await startServer(port, folder);
  const pair = await seatTwo(url, { game: "hannibal" });
  const duel = await sitDown(url, pair);
  await askAlways(duel);
  await playUntil(duel, ({ rome }) => rome.version >= 380, "long");
  for (let undo = 0; undo < 100; undo++) {
    const from = duel.carthage.messages.length;
    await duel.rome.ask({ type: "offer", what: "undo", to: DEEP });
    const offered = await duel.carthage.find((message) => message.type === "offers" && message.offers.length > 0, from);
    const { offer } = offered.type === "offers" ? offered.offers[0]! : { offer: 0 };
    const reply = await duel.carthage.ask({ type: "reply", offer, accept: true });
    if (reply.type !== "ack") throw new Error(`no undo: ${JSON.stringify(reply)}`);
    for (const seat of SEATS) await duel[seat].until(() => duel[seat].version >= reply.version);
    await playUntil(duel, ({ rome }) => rome.seen.at(-1)!.moment >= DEEP + 10, `undo ${undo}`);
  }
  await playUntil(duel, ({ rome }) => rome.seen.at(-1)!.moment >= 380, "on");
  await inStep(duel);
  await stopped(server);
  return pair;
}

async function stopped(server: ChildProcess): Promise<void> {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

let times: number[] = [];
let isOver = false;

/** Two who play at leisure, and note how long they wait; when a game is over they begin the next. */
async function play(number: number): Promise<void> {
  const choose = atRandom(String(number));
  while (!isOver) {
    const duel = await seated(await seatTwo(url, { game: "hannibal" }, anotherAddress()));
    await askAlways(duel);
    await pause(LEISURE * Math.random());
    while (!isOver && duel.rome.question !== null) {
      await pause(LEISURE);
      const client = onTurn(duel);
      if (!client) continue;
      const sent = performance.now();
      const reply = await client.answer(choose(client.asked!));
      if (reply.type !== "ack") throw new Error(`a player was refused: ${JSON.stringify(reply)}`);
      times.push(performance.now() - sent);
      await Promise.all(SEATS.map((seat) => duel[seat].until(() => duel[seat].version >= reply.version)));
    }
    for (const seat of SEATS) duel[seat].cut();
  }
}

/** Core seconds the server has used. */
function coreSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** How the others fare for a while. */
async function measured(server: ChildProcess): Promise<object> {
  times = [];
  const core = coreSeconds(server);
  await pause(SECONDS * 1000);
  const waits = times.sort((a, b) => a - b);
  const at = (share: number) => rounded(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN);
  return {
    moves: waits.length,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    cores: Math.round(((coreSeconds(server) - core) / SECONDS) * 100) / 100,
    load: rounded(loadavg()[0]!),
  };
}

// nothing is left behind
const attackers = new Set<ChildProcess>();
process.on("exit", () => {
  for (const attacker of attackers) attacker.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => process.exit(1));

const pair = await longGame();
const server = await startServer(port, folder, [], { PROXIES: "1", LIMIT_FACTOR: "1", LOG_LEVEL: "fatal" });
const players = Array.from({ length: Number(values.games) }, (_, number) => play(number));
for (const player of players)
  player.catch((error) => {
    console.error(error);
    process.exit(1);
  });
await pause(2000);
for (const name of values.only.split(",")) {
  const before = await measured(server);
  const attacker = fork(join(import.meta.dirname, "attack/attacker.ts"), [url, name, JSON.stringify(pair)]);
  attackers.add(attacker);
  await pause(1000);
  const during = await measured(server);
  const told = once(attacker, "message");
  const ended = once(attacker, "exit");
  attacker.send("stop");
  const [attack] = await Promise.race([told, ended]);
  await ended;
  attackers.delete(attacker);
  console.log(JSON.stringify({ attack: name, attacker: attack, before, during }));
}
isOver = true;
await Promise.allSettled(players);
await stopped(server);
process.exit(0);
