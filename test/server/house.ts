import pino from "pino";
import { type Answer, chanceFrom, type Game, type Question, randomAnswer } from "../../src/engine/index.ts";
import { other, type Seat } from "../../src/games/shared/rules/seats.ts";
import { buildApp } from "../../src/server/app.ts";
import { nextGame } from "../../src/server/beginning.ts";
import { LIMITS_BY_DEFAULT, type Limits, widened } from "../../src/server/config.ts";
import { commitmentTo } from "../../src/server/fair.ts";
import type { NewGame, Seated } from "../../src/server/protocol.ts";
import { SqliteStorage } from "../../src/server/sqlite.ts";
import type { NextGame } from "../../src/server/storage.ts";
import { Client, newKey, newPart } from "./client.ts";
import { toy } from "./toy.ts";

export interface House {
  readonly url: string;
  readonly storage: SqliteStorage;
  close(): Promise<void>;
}

interface Wanted {
  games?: readonly Game[];
  file?: string;
  limits?: Partial<Limits>;
  now?: () => number;
  /** lots that are the same in every run, instead of real ones */
  lots?: string;
  page?: string;
  proxies?: number;
  log?: { write(line: string): void };
}

/** A server for tests, on a port of its own. */
export async function openHouse({ games = [toy], file = ":memory:", ...wanted }: Wanted = {}): Promise<House> {
  const storage = new SqliteStorage(file);
  const app = await buildApp({
    games,
    storage,
    log: wanted.log ? pino({ level: "debug" }, wanted.log) : pino({ level: "silent" }),
    now: wanted.now ?? Date.now,
    nextGame: wanted.lots === undefined ? nextGame : sameLots(wanted.lots),
    page: wanted.page ?? null,
    proxies: wanted.proxies ?? 0,
    origins: [],
    limits: { ...widened(LIMITS_BY_DEFAULT, 1000), ...wanted.limits },
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, storage, close: () => app.close() };
}

/** Games whose ids and secrets follow from a seed and their number: the same players who do the same meet the same dice. */
function sameLots(seed: string): () => Promise<NextGame> {
  let games = 0;
  return async () => {
    const secret = await commitmentTo(`${seed} ${++games}`);
    return { id: secret.slice(0, 12), secret, commitment: await commitmentTo(secret) };
  };
}

export async function post(url: string, body: unknown, key?: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

export async function get(url: string, key?: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, { headers: key ? { authorization: `Bearer ${key}` } : {} });
  return { status: response.status, body: await response.json() };
}

export interface Pair {
  readonly id: string;
  readonly keys: Record<Seat, string>;
  readonly made: Seated;
  readonly joined: Seated;
}

/** A game of two players, both seated: Rome made it. */
export async function seatTwo(url: string, wanted: Partial<NewGame> = {}): Promise<Pair> {
  const keys = { rome: newKey(), carthage: newKey() };
  const maker = wanted.side === "carthage" ? "carthage" : "rome";
  const body = { game: "toy", side: "rome", nickname: "Scipio", part: newPart(), ...wanted };
  const made = (await post(`${url}/api/games`, body, keys[maker])).body as Seated;
  const invited = { invite: made.invite, nickname: "Hanno", part: wanted.part ?? newPart() };
  const joined = (await post(`${url}/api/games/${made.game.id}/join`, invited, keys[other(maker)])).body as Seated;
  return { id: made.game.id, keys, made, joined };
}

export interface Duel {
  readonly rome: Client;
  readonly carthage: Client;
}

/** Both players of a game, connected. */
export async function sitDown(url: string, { id, keys }: Pair): Promise<Duel> {
  const [rome, carthage] = await Promise.all([
    Client.enter(url, { game: id, key: keys.rome }),
    Client.enter(url, { game: id, key: keys.carthage }),
  ]);
  await Promise.all([rome.until(() => rome.version >= 0), carthage.until(() => carthage.version >= 0)]);
  return { rome, carthage };
}

/** Whose turn it is. */
export function onTurn({ rome, carthage }: Duel): Client | undefined {
  return [rome, carthage].find((client) => client.asked !== null);
}

/** Both have seen the same version. */
export async function inStep({ rome, carthage }: Duel): Promise<void> {
  await rome.until(() => rome.version >= carthage.version);
  await carthage.until(() => carthage.version >= rome.version);
}

/** Plays on until something is so or the game is over, each seat answering its own questions; by default at random. */
export async function playUntil(
  duel: Duel,
  enough: (duel: Duel) => boolean,
  seed = "play",
  choose = atRandom(seed),
): Promise<void> {
  while (!enough(duel)) {
    await inStep(duel);
    const client = onTurn(duel);
    if (!client) {
      if (duel.rome.question === null) return;
      throw new Error(`nobody is asked at version ${duel.rome.version}`);
    }
    const version = client.version;
    const reply = await client.answer(choose(client.asked!));
    if (reply.type !== "ack") throw new Error(`not acknowledged: ${JSON.stringify(reply)}`);
    await client.until(() => client.version > version);
    await Promise.all([duel.rome, duel.carthage].map((each) => each.until(() => each.version >= reply.version)));
  }
}

export function atRandom(seed: string): (question: Question) => Answer {
  const chance = chanceFrom(seed);
  return (question) => randomAnswer(question, chance);
}
