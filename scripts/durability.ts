import { randomInt } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { type Answer, chanceFrom, randomAnswer, same } from "../src/engine/index.ts";
import { GAMES } from "../src/games/index.ts";
import { rulesOf } from "../src/games/manifest.ts";
import { SEATS } from "../src/games/shared/rules/seats.ts";
import { termsOf } from "../src/server/beginning.ts";
import { Course } from "../src/server/course.ts";
import type { Seated } from "../src/server/protocol.ts";
import { SqliteStorage } from "../src/server/sqlite.ts";
import { Client, newId, newKey, newPart } from "../test/server/client.ts";
import { freePort, startServer } from "../test/server/process.ts";
import { optionsOf } from "./usage.ts";

const USAGE = `usage: npm run test:durability [-- options]

Games are played over real WebSockets while the server is killed again and again, at random moments. After each kill
the files are looked at as they were left: every answer, undo and chat line that was acknowledged must be there, and
every game must replay with the right state after every step.

  --kills N   how often the server is killed (100)
  --games N   how many games are played (5)`;

const values = optionsOf(USAGE, { kills: { type: "string", default: "100" }, games: { type: "string", default: "5" } });
const KILLS = Number(values.kills);
const TABLES = Number(values.games);

const games = await rulesOf(GAMES);
const folder = mkdtempSync(join(tmpdir(), "punica-durability-"));
const data = join(folder, "data");
const port = await freePort();
const url = `http://127.0.0.1:${port}`;

/** What the server has acknowledged, by game. */
interface Promised {
  readonly answers: { id: string; n: number; answer: Answer }[];
  readonly undos: { id: string; n: number }[];
  readonly lines: string[];
}
const promised = new Map<string, Promised>();
const faults: string[] = [];
let acknowledged = 0;
let finished = 0;
let repeated = 0;
let over = false;

/** Somebody who plays on whatever happens: comes back when the connection is lost, and sends again what was not acknowledged. */
class Player {
  private readonly key: string;
  private readonly game: string;
  private readonly chance = chanceFrom(newId());
  private client: Client | null = null;
  private version: number | undefined;

  constructor(game: string, key: string) {
    this.game = game;
    this.key = key;
  }

  async play(): Promise<void> {
    while (!over) {
      try {
        const client = await this.connected();
        if (client.over) return;
        if (randomInt(20) === 0) await this.say();
        else if (client.asked) await this.decide(client);
        else await client.until(() => client.asked !== null || client.over !== null || over).catch(noted);
      } catch (error) {
        noted(error);
        await pause(20);
      }
    }
  }

  private async connected(): Promise<Client> {
    if (this.client && !this.client.closed) return this.client;
    const client = await Client.enter(url, { game: this.game, key: this.key });
    await client.until(() => client.version >= 0);
    await client.ask({ type: "reactions", ask: true, standing: [] });
    if (this.version !== undefined && client.version < this.version)
      faults.push(`${this.game}: version ${this.version} was shown, after the restart there is ${client.version}`);
    this.client = client;
    return client;
  }

  private async decide(client: Client): Promise<void> {
    const { version } = client;
    if (client.canUndo && randomInt(10) === 0) {
      const id = newId();
      const n = await this.insist({ type: "undo", version }, id);
      promised.get(this.game)!.undos.push({ id, n });
    } else {
      const id = newId();
      const answer = randomAnswer(client.asked!, this.chance);
      await this.insist({ type: "answer", version, answer }, id);
      promised.get(this.game)!.answers.push({ id, n: version + 1, answer });
    }
    const now = await this.connected();
    await now.until(() => now.version > version);
    this.version = now.version;
  }

  private async say(): Promise<void> {
    const id = newId();
    await this.insist({ type: "chat", text: `line ${id}` }, id);
    promised.get(this.game)!.lines.push(id);
  }

  /** Sends a command until it is acknowledged, over as many connections as it takes. */
  private async insist(wish: Parameters<Client["ask"]>[0], id: string): Promise<number> {
    for (;;) {
      try {
        const reply = await (await this.connected()).ask(wish, id);
        if (reply.type === "ack") {
          acknowledged++;
          if (reply.repeated) repeated++;
          return reply.version;
        }
        faults.push(`${this.game}: ${JSON.stringify(wish)} was answered with ${JSON.stringify(reply)}`);
        over = true;
      } catch (error) {
        noted(error);
      }
      if (over) throw new Error("the test is over");
      await pause(20);
    }
  }
}

/** A lost or refused connection is what this is about; anything else is a fault. */
function noted(error: unknown): void {
  const text = String(error);
  if (!/closed: |ECONNREFUSED|ECONNRESET|socket hang up|fetch failed|the test is over|WebSocket/.test(text)) {
    faults.push(text);
    over = true;
  }
}

/** One table after the other: when a game is over, the next begins. */
async function table(number: number): Promise<void> {
  for (let round = 0; !over; round++) {
    const rules = games[(number + round) % games.length]!;
    const keys = [newKey(), newKey()] as const;
    const wish = {
      game: rules.id,
      ruleset: rules.rulesets[round % rules.rulesets.length],
      side: SEATS[round % 2],
      nickname: "A",
    };
    const made = await request("/api/games", wish, keys[0]);
    if (!made) return;
    const id = made.game.id;
    promised.set(id, { answers: [], undos: [], lines: [] });
    await request(`/api/games/${id}/part`, { part: newPart() }, keys[0]);
    await joinWith(id, { invite: made.invite, nickname: "B", part: newPart() }, keys[1]);
    await Promise.all(keys.map((key) => new Player(id, key).play()));
    if (!over) finished++;
  }
}

async function joinWith(id: string, body: unknown, key: string): Promise<void> {
  await request(`/api/games/${id}/join`, body, key);
}

/** Tries until there is an answer. If a join was stored but its answer lost, the second try finds the seat taken by itself. */
async function request(path: string, body: unknown, key: string): Promise<Seated | null> {
  while (!over) {
    try {
      const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
      const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
      const reply = await response.json();
      if (response.ok) return reply;
      if (reply.error.code === "own-invite") return null;
      faults.push(`${path}: ${JSON.stringify(reply)}`);
      over = true;
    } catch (error) {
      noted(error);
      await pause(20);
    }
  }
  return null;
}

/** Looks at the files as a kill has left them. */
async function inspect(kill: number): Promise<void> {
  const copy = join(folder, `copy-${kill}`);
  mkdirSync(copy);
  for (const name of ["punica.db", "punica.db-wal"]) if (existsSync(join(data, name))) cpSync(join(data, name), join(copy, name));
  const before = new Map(
    [...promised].map(([id, { answers, undos, lines }]) => [id, { answers: [...answers], undos: [...undos], lines: [...lines] }]),
  );
  const storage = new SqliteStorage(join(copy, "punica.db"));
  for (const [id, { answers, undos, lines }] of before) {
    const stored = await storage.open(id);
    if (!stored) {
      faults.push(`after kill ${kill} the game ${id} is gone`);
      continue;
    }
    const steps = await storage.steps(id, 0, Number.MAX_SAFE_INTEGER);
    try {
      const rules = games.find((game) => game.id === stored.game.game)!;
      const terms = termsOf(rules, stored.game, stored.seats);
      if (stored.game.seed !== null) {
        Course.replay(terms, { snapshot: null, log: [], kept: [] }, steps, "all");
        Course.replay(terms, stored, stored.steps, "all");
      }
      if (stored.game.version !== steps.length) throw new Error("the row does not fit the steps");
    } catch (error) {
      faults.push(`after kill ${kill} the game ${id} is damaged: ${error}`);
    }
    for (const { id: command, n, answer } of answers) {
      const step = steps[n - 1];
      if (step?.kind !== "answer" || step.id !== command || !same(step.answer, answer))
        faults.push(`after kill ${kill} answer ${n} of ${id} is lost`);
    }
    for (const { id: command, n } of undos)
      if (!steps.some((step) => step.kind === "undo" && step.id === command))
        faults.push(`after kill ${kill} undo ${n} of ${id} is lost`);
    for (const line of lines)
      if (!stored.chat.lines.some(({ id: said }) => said === line)) faults.push(`after kill ${kill} a line of ${id} is lost`);
  }
  await storage.close();
  const db = new DatabaseSync(join(copy, "punica.db"), { readOnly: true });
  const verdict = db.prepare("PRAGMA integrity_check").get()!.integrity_check;
  if (verdict !== "ok") faults.push(`after kill ${kill} the file is damaged: ${verdict}`);
  db.close();
  rmSync(copy, { recursive: true });
}

const began = Date.now();
let server = await startServer(port, data);
const tables = Array.from({ length: TABLES }, (_, number) => table(number));
let kills = 0;
while (kills < KILLS && !over) {
  // mostly in the thick of play, now and then while the server has just come up
  const before = acknowledged;
  while (kills % 5 !== 4 && acknowledged === before && !over) await pause(5);
  await pause(randomInt(300));
  server.kill("SIGKILL");
  await once(server, "exit");
  kills++;
  const inspected = inspect(kills);
  server = await startServer(port, data);
  await inspected;
  if (faults.length > 0) over = true;
}
await pause(300);
over = true;
server.kill("SIGTERM");
await once(server, "exit");
await Promise.allSettled(tables);
await inspect(kills + 1);
rmSync(folder, { recursive: true });

const sum = (of: (each: Promised) => number) => [...promised.values()].reduce((so, each) => so + of(each), 0);
console.log(
  JSON.stringify({
    kills,
    games: promised.size,
    finished,
    acknowledged: {
      answers: sum(({ answers }) => answers.length),
      undos: sum(({ undos }) => undos.length),
      chat: sum(({ lines }) => lines.length),
    },
    resentAndFoundStored: repeated,
    faults: faults.slice(0, 10),
    seconds: Math.round((Date.now() - began) / 1000),
  }),
);
process.exit(faults.length === 0 && kills === KILLS ? 0 : 1);
