import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Answer, chanceFrom, type PerSeat, randomAnswer, same } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { rulesOf } from "../../src/games/manifest.ts";
import { SEATS } from "../../src/games/shared/rules/seats.ts";
import { termsOf } from "../../src/server/beginning.ts";
import { Course } from "../../src/server/course.ts";
import type { Seated } from "../../src/server/protocol.ts";
import type { Storage, StoredSeat } from "../../src/server/storage.ts";
import { Client, newId, newKey, newPart } from "../../test/server/client.ts";

const games = await rulesOf(GAMES);

/** What the server has acknowledged in a game. */
interface Promised {
  readonly answers: { id: string; n: number; answer: Answer }[];
  readonly undos: { id: string; n: number }[];
  readonly lines: string[];
  isFinished: boolean;
}

const LOST =
  /closed: (?!1008)|ECONNREFUSED|ECONNRESET|socket hang up|fetch failed|the test is over|WebSocket|other side closed|Unexpected server response: 50/;

/** Games that are played on whatever happens to the servers, and everything promised to their players. */
export class World {
  readonly faults: string[] = [];
  acknowledged = 0;
  repeated = 0;
  over = false;
  private readonly urls: readonly string[];
  private readonly promised = new Map<string, Promised>();
  /** finished games that were found intact */
  private readonly settled = new Set<string>();
  private readonly tables: Promise<void>[];

  constructor(urls: readonly string[], tables: number) {
    this.urls = urls;
    this.tables = Array.from({ length: tables }, (_, number) =>
      this.table(number).catch((error) => this.fault(`table ${number}: ${error}`)),
    );
  }

  /** Any of the servers. */
  get url(): string {
    return this.urls[randomInt(this.urls.length)]!;
  }

  of(game: string): Promised {
    return this.promised.get(game)!;
  }

  fault(text: string): void {
    this.faults.push(text);
    this.over = true;
  }

  /** A lost or refused connection is the point of this test; anything else is a fault, at the end too. */
  noted(error: unknown): void {
    if (!LOST.test(String(error)) && !LOST.test(String((error as { cause?: unknown }).cause))) this.fault(String(error));
  }

  /** Waits until something has been acknowledged. */
  async someMove(): Promise<void> {
    const before = this.acknowledged;
    while (this.acknowledged === before && !this.over) await pause(5);
  }

  async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.tables);
  }

  get report() {
    const all = [...this.promised.values()];
    const sum = (of: (each: Promised) => number) => all.reduce((so, each) => so + of(each), 0);
    return {
      games: all.length,
      finished: sum(({ isFinished }) => (isFinished ? 1 : 0)),
      acknowledged: {
        answers: sum(({ answers }) => answers.length),
        undos: sum(({ undos }) => undos.length),
        chat: sum(({ lines }) => lines.length),
      },
      resentAndFoundStored: this.repeated,
      faults: this.faults.slice(0, 10),
    };
  }

  /** One table: when a game is over, the next begins. */
  private async table(number: number): Promise<void> {
    for (let round = 0; !this.over; round++) {
      const rules = games[(number + round) % games.length]!;
      const keys = [newKey(), newKey()] as const;
      const ruleset = rules.rulesets[round % rules.rulesets.length];
      const made = await this.request("/api/games", { game: rules.id, ruleset, side: SEATS[round % 2], nickname: "A" }, keys[0]);
      if (!made) return;
      const { id } = made.game;
      this.promised.set(id, { answers: [], undos: [], lines: [], isFinished: false });
      await this.request(`/api/games/${id}/part`, { part: newPart() }, keys[0]);
      await this.request(`/api/games/${id}/join`, { invite: made.invite, nickname: "B", part: newPart() }, keys[1]);
      await Promise.all(keys.map((key) => new Player(this, id, key).play()));
      if (!this.over) this.of(id).isFinished = true;
    }
  }

  /** Retries until there is a reply. If a join was stored but its reply lost, the second try finds its own seat taken. */
  private async request(path: string, body: unknown, key: string): Promise<Seated | null> {
    while (!this.over) {
      try {
        const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
        const response = await fetch(this.url + path, { method: "POST", headers, body: JSON.stringify(body) });
        const reply = await response.json();
        if (response.ok) return reply;
        if (reply.error.code === "own-invite") return null;
        if (response.status !== 503) this.fault(`${path}: ${JSON.stringify(reply)}`);
      } catch (error) {
        this.noted(error);
      }
      await pause(20);
    }
    return null;
  }

  /** Everything promised so far. */
  get promises(): ReadonlyMap<string, Promised> {
    return new Map(
      [...this.promised].map(([id, { answers, undos, lines, isFinished }]) => [
        id,
        { answers: [...answers], undos: [...undos], lines: [...lines], isFinished },
      ]),
    );
  }

  /** Checks that everything promised is stored, and that every game replays. Games already finished need not be checked again. */
  async inspect(storage: Storage, when: string, promises: ReadonlyMap<string, Promised>): Promise<void> {
    for (const [id, promised] of promises) {
      if (this.settled.has(id)) continue;
      const before = this.faults.length;
      await this.inspectGame(storage, when, id, promised);
      if (promised.isFinished && this.faults.length === before) this.settled.add(id);
    }
  }

  /** The next inspection checks all games again. */
  forgetSettled(): void {
    this.settled.clear();
  }

  private async inspectGame(storage: Storage, when: string, id: string, { answers, undos, lines }: Promised): Promise<void> {
    const stored = await storage.open(id).catch((error: { code?: string }) => {
      if (error.code !== "damaged") throw error;
      this.fault(`${when} ${error}`);
    });
    if (!stored) {
      this.fault(`${when} the game ${id} is gone`);
      return;
    }
    const { game } = stored;
    const steps = await storage.steps(id, 0, game.version);
    try {
      if (game.version !== steps.length) throw new Error("the row does not fit the steps");
      const rules = games.find((each) => each.id === game.game)!;
      const terms = termsOf(rules, game, stored.seats as PerSeat<StoredSeat>);
      if (game.seed !== null) {
        Course.replay(terms, { snapshot: null, log: [], kept: [] }, steps, "all");
        Course.replay(terms, stored, stored.steps, "all");
      }
    } catch (error) {
      this.fault(`${when} the game ${id} is damaged: ${error}`);
    }
    for (const { id: command, n, answer } of answers) {
      const step = steps[n - 1];
      if (step?.kind !== "answer" || step.id !== command || !same(step.answer, answer))
        this.fault(`${when} answer ${n} of ${id} is lost`);
    }
    for (const { id: command, n } of undos)
      if (!steps.some((step) => step.kind === "undo" && step.id === command)) this.fault(`${when} undo ${n} of ${id} is lost`);
    const given = steps.flatMap((step) => ("id" in step ? [`${step.seat} ${step.id}`] : []));
    if (new Set(given).size !== given.length) this.fault(`${when} something is doubled in ${id}`);
    for (const line of lines)
      if (!stored.chat.lines.some(({ id: said }) => said === line)) this.fault(`${when} a line of ${id} is lost`);
  }
}

/** A player who plays on whatever happens: reconnects when the connection is lost, and resends what was not acknowledged. */
class Player {
  private readonly world: World;
  private readonly game: string;
  private readonly key: string;
  private readonly chance = chanceFrom(newId());
  private client: Client | null = null;
  private version = -1;

  constructor(world: World, game: string, key: string) {
    this.world = world;
    this.game = game;
    this.key = key;
  }

  async play(): Promise<void> {
    const { world } = this;
    while (!world.over) {
      try {
        const client = await this.connected();
        if (client.over) break;
        if (randomInt(20) === 0) await this.say();
        else if (client.asked) await this.decide(client);
        else await this.waitForQuestion(client);
      } catch (error) {
        world.noted(error);
        await pause(20);
      }
    }
    if (world.faults.length === 0) await this.hearAll();
    this.client?.cut();
  }

  /** At the end nobody plays on, and one may wait in vain. */
  private async waitForQuestion(client: Client): Promise<void> {
    const { world } = this;
    await client
      .until(() => client.asked !== null || client.over !== null || world.over)
      .catch((error) => {
        if (!world.over || client.closed) throw error;
      });
  }

  /** In the end whatever was acknowledged to either player has been shown to both. */
  private async hearAll(): Promise<void> {
    const { answers, undos } = this.world.of(this.game);
    const last = Math.max(0, answers.at(-1)?.n ?? 0, undos.at(-1)?.n ?? 0);
    for (let tries = 0; tries < 100; tries++) {
      try {
        const client = await this.connected();
        if (client.over === null) await client.until(() => client.version >= last);
        return;
      } catch (error) {
        this.world.noted(error);
        if (this.world.faults.length > 0) return;
        await pause(100);
      }
    }
    this.world.fault(`${this.game}: nobody can be reached at the end`);
  }

  private async connected(): Promise<Client> {
    if (this.client && !this.client.closed) return this.client;
    const client = await Client.enter(this.world.url, { game: this.game, key: this.key });
    // whatever was shown is stored: sooner or later every server knows it
    await client.until(() => client.version >= Math.max(0, this.version));
    await client.ask({ type: "reactions", ask: true, standing: [] });
    this.client = client;
    return client;
  }

  private async decide(client: Client): Promise<void> {
    const { version } = client;
    const id = newId();
    if (client.canUndo && randomInt(10) === 0) {
      const n = await this.insist({ type: "undo", version }, id);
      this.world.of(this.game).undos.push({ id, n });
    } else {
      const answer = randomAnswer(client.asked!, this.chance);
      await this.insist({ type: "answer", version, answer }, id);
      this.world.of(this.game).answers.push({ id, n: version + 1, answer });
    }
    this.version = version + 1;
    const now = await this.connected();
    await now.until(() => now.version > version);
  }

  private async say(): Promise<void> {
    const id = newId();
    await this.insist({ type: "chat", text: `line ${id}` }, id);
    this.world.of(this.game).lines.push(id);
  }

  /** Sends a command until it is acknowledged, over as many connections as it takes. */
  private async insist(wish: Parameters<Client["ask"]>[0], id: string): Promise<number> {
    const { world } = this;
    while (!world.over) {
      try {
        const reply = await (await this.connected()).ask(wish, id);
        if (reply.type === "ack") {
          world.acknowledged++;
          if (reply.repeated) world.repeated++;
          return reply.version;
        }
        // the database is away: try again until it is back
        const isAway = reply.type === "error" && ["storage", "restarting"].includes(reply.code);
        if (!isAway) world.fault(`${this.game}: ${JSON.stringify(wish)} was answered with ${JSON.stringify(reply)}`);
      } catch (error) {
        world.noted(error);
      }
      await pause(20);
    }
    throw new Error("the test is over");
  }
}
