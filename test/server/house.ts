import pino from "pino";
import {
  type Answer,
  type AnyGame,
  chanceFrom,
  type Header,
  headerFor,
  perSeat,
  type Question,
  randomAnswer,
  Session,
} from "../../src/engine/index.ts";
import { SEATS, type Seat } from "../../src/games/shared/rules/seats.ts";
import { buildApp } from "../../src/server/app.ts";
import { nextGame } from "../../src/server/beginning.ts";
import { type Config, LIMITS_BY_DEFAULT, type Limits, widened } from "../../src/server/config.ts";
import { commitmentTo, randomHex } from "../../src/server/fair.ts";
import { Lobby } from "../../src/server/lobby.ts";
import { Metrics } from "../../src/server/metrics.ts";
import type { Wait } from "../../src/server/pauses.ts";
import { PostgresStorage } from "../../src/server/postgres.ts";
import type { NewGame, Part, Seated } from "../../src/server/protocol.ts";
import { SqliteStorage } from "../../src/server/sqlite.ts";
import type { NextGame, Storage } from "../../src/server/storage.ts";
import { Client, newKey, newPart } from "./client.ts";
import { toy } from "./toy.ts";

export interface House {
  readonly url: string;
  readonly storage: Storage;
  close(): Promise<void>;
}

interface Wanted {
  games?: readonly AnyGame[];
  file?: string;
  /** the address of a database to use instead of a file */
  database?: string;
  /** a storage that others use too */
  storage?: Storage;
  limits?: Partial<Limits>;
  now?: () => number;
  wait?: Wait;
  /** lots that are the same in every run, instead of real ones */
  lots?: string;
  page?: string;
  onLobby?: (lobby: Lobby) => void;
  proxies?: number;
  log?: { write(line: string): void };
  metricsToken?: string;
}

/** A server for tests, on a port of its own. */
export async function openHouse({ games = [toy], file = ":memory:", ...wanted }: Wanted = {}): Promise<House> {
  const process = randomHex(4);
  const storage =
    wanted.storage ??
    (wanted.database ? await PostgresStorage.open(wanted.database, process, () => {}) : new SqliteStorage(file));
  const config: Config = {
    games,
    storage,
    metrics: new Metrics(),
    metricsToken: wanted.metricsToken ?? null,
    log: wanted.log ? pino({ level: "debug" }, wanted.log) : pino({ level: "silent" }),
    now: wanted.now ?? Date.now,
    nextGame: wanted.lots === undefined ? nextGame : sameLots(wanted.lots),
    wait: wanted.wait ?? atOnce,
    addresses: () => [],
    process,
    page: wanted.page ?? null,
    proxies: wanted.proxies ?? 0,
    origins: [],
    limits: { ...widened(LIMITS_BY_DEFAULT, 1000), restTime: NEVER, ...wanted.limits },
  };
  const lobby = new Lobby(config);
  wanted.onLobby?.(lobby);
  const app = await buildApp(config, lobby);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, storage, close: () => app.close() };
}

/** Games whose ids and secrets follow from a seed and their number: the same players who do the same meet the same dice. */
function sameLots(seed: string): () => NextGame {
  let games = 0;
  return () => {
    const secret = commitmentTo(`${seed} ${++games}`);
    return { id: secret.slice(0, 12), secret, commitment: commitmentTo(secret) };
  };
}

const NEVER = 1e9;

/** Nobody takes any time to answer; nothing is stored because a game rests. */
const atOnce: Wait = (milliseconds, then) => {
  if (milliseconds >= NEVER) return () => {};
  const soon = setImmediate(then);
  return () => clearImmediate(soon);
};

/** All that is stored of a game. */
export async function storedIn({ storage }: Pick<House, "storage">, id: string) {
  const opening = (await storage.open(id))!;
  return { ...opening, steps: await storage.steps(id, 0, Number.MAX_SAFE_INTEGER) };
}

export async function post(
  url: string,
  body: unknown,
  key?: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }), ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

export async function get(url: string, key?: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, { headers: key ? { authorization: `Bearer ${key}` } : {} });
  return { status: response.status, body: await response.json() };
}

export interface Pair<S extends string = Seat> {
  readonly id: string;
  readonly keys: Readonly<Record<S, string>>;
  readonly made: Seated;
  readonly joined: Seated;
}

/** A game of two players, both seated: the first side made it, unless another is wanted. */
export async function seatTwo(
  url: string,
  wanted: Partial<NewGame & Part> = {},
  headers: Record<string, string> = {},
): Promise<Pair> {
  return seatSides(url, SEATS, wanted, headers);
}

/** The same with the sides of any game. */
export async function seatSides<S extends string>(
  url: string,
  sides: readonly S[],
  { part, ...wanted }: Partial<NewGame & Part>,
  headers: Record<string, string> = {},
): Promise<Pair<S>> {
  const keys = perSeat(sides, newKey) as Record<S, string>;
  const maker = sides.find((side) => side === wanted.side) ?? sides[0]!;
  const body = { game: "toy", side: maker, nickname: "Scipio", ...wanted };
  const made = (await post(`${url}/api/games`, body, keys[maker], headers)).body as Seated;
  await post(`${url}/api/games/${made.game.id}/part`, { part: part ?? newPart() }, keys[maker], headers);
  const invited = { invite: made.invite, nickname: "Hanno", part: part ?? newPart() };
  const guest = sides.find((side) => side !== maker)!;
  const joined = (await post(`${url}/api/games/${made.game.id}/join`, invited, keys[guest], headers)).body as Seated;
  return { id: made.game.id, keys, made, joined };
}

export type Duel<S extends string = Seat> = Readonly<Record<S, Client>>;

const bothIn = (duel: Duel<string>): [Client, Client] => Object.values(duel) as [Client, Client];

/** Both players of a game, connected. */
export async function sitDown<S extends string = Seat>(url: string, { id, keys }: Pair<S>): Promise<Duel<S>> {
  const clients = await Promise.all(
    Object.entries<string>(keys).map(async ([seat, key]) => [seat, await Client.enter(url, { game: id, key })] as const),
  );
  await Promise.all(clients.map(([, client]) => client.until(() => client.version >= 0)));
  return Object.fromEntries(clients) as Duel<S>;
}

/** Both players want to be asked even where there is nothing to decide. */
export async function askAlways(duel: Duel<string>): Promise<void> {
  for (const client of bothIn(duel)) await client.ask({ type: "reactions", ask: true, standing: [] });
}

/** Whose turn it is. */
export function onTurn(duel: Duel<string>): Client | undefined {
  return bothIn(duel).find((client) => client.asked !== null);
}

/** Both have seen the same version. */
export async function inStep(duel: Duel<string>): Promise<void> {
  const [first, second] = bothIn(duel);
  await first.until(() => first.version >= second.version);
  await second.until(() => second.version >= first.version);
}

/** Plays on until something is so or the game is over, each seat answering its own questions; by default at random. */
export async function playUntil<S extends string = Seat>(
  duel: Duel<S>,
  enough: (duel: Duel<S>) => boolean,
  seed = "play",
  choose = atRandom(seed),
): Promise<void> {
  while (!enough(duel)) {
    await inStep(duel);
    const client = onTurn(duel);
    if (!client) {
      const [first] = bothIn(duel);
      const { version, question } = first;
      if (question === null) return;
      // the server answers for somebody
      await first.until(() => first.version > version);
      continue;
    }
    const version = client.version;
    const reply = await client.answer(choose(client.asked!));
    if (reply.type !== "ack") throw new Error(`not acknowledged: ${JSON.stringify(reply)}`);
    await client.until(() => client.version > version);
    await Promise.all(bothIn(duel).map((each) => each.until(() => each.version >= reply.version)));
  }
}

export function atRandom(seed: string): (question: Question) => Answer {
  const chance = chanceFrom(seed);
  return (question) => randomAnswer(question, chance);
}

/** How many decisions a game takes that is played at random. */
export function lengthOf(game: AnyGame, setup: Partial<Header>, choose: (question: Question) => Answer): number {
  const session = Session.begin(game, headerFor(game, { seed: "length", ...setup }));
  while (session.question) session.answer(choose(session.question));
  return session.version;
}
