import type { Addresses, Failure, GameInfo, Join, MyGame, NewGame, OnlineRecord, Part, Seated } from "../../server/protocol.ts";
import { Refused } from "../explain.ts";
import { prefs } from "../prefs.svelte.ts";
import { keysFor, knownSeats, newWitness, playerKey, seats } from "./keys.ts";

async function ask<T>(path: string, body?: unknown, key = playerKey()): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("unreachable", "The server cannot be reached.");
  }
  const isJson = response.headers.get("content-type")?.includes("json");
  const answer: unknown = isJson ? await response.json() : undefined;
  if (response.ok && isJson) return answer as T;
  const failure = (answer as { error?: Failure } | undefined)?.error;
  throw failure ? new Refused(failure.code, failure.sentence) : new Refused("unreachable", "The server cannot be reached.");
}

const pathOf = (game: string): string => `/games/${encodeURIComponent(game)}`;

/**
 * Creates a table, takes a seat at it, and returns its address. The part of the seed is made only once the commitment is known.
 */
export async function invite(wish: Omit<NewGame, "nickname">): Promise<string> {
  const { game, seat, token, invite } = await ask<Seated>("/games", {
    ...wish,
    nickname: prefs.nickname.trim(),
  } satisfies NewGame);
  const witness = newWitness(game.commitment);
  seats.set(game.id, { seat, invite, token, witness });
  await givePart(game.id, witness.part).catch(() => {}); // the table tries again when it is opened
  return `#/g/${game.id}`;
}

/** Takes the free seat of a game whose commitment has been shown. */
export async function join({ id, commitment }: GameInfo, invitation: string): Promise<void> {
  const witness = newWitness(commitment);
  const wish: Join = { invite: invitation, nickname: prefs.nickname.trim(), part: witness.part };
  const { seat, token } = await ask<Seated>(`${pathOf(id)}/join`, wish);
  seats.set(id, { seat, invite: null, token, witness });
}

/** Adds this player's part to the seed of a game. */
export const givePart = (game: string, part: string): Promise<GameInfo> =>
  ask(`${pathOf(game)}/part`, { part } satisfies Part, keysFor(game)[0]);

export const gameInfo = (game: string): Promise<GameInfo> => ask(pathOf(game));
export const gamesToWatch = (): Promise<GameInfo[]> => ask("/games");
export const recordOfGame = (game: string): Promise<OnlineRecord> => ask(`${pathOf(game)}/record`);

/** My games: those of this browser's key, and those with a seat opened here by a link. */
export async function myOnlineGames(): Promise<MyGame[]> {
  const mine = await ask<MyGame[]>("/my-games");
  const others = Object.entries(knownSeats()).flatMap(([id, { seat }]) =>
    seat === null || mine.some((game) => game.id === id) ? [] : [{ id, seat }],
  );
  const found = await Promise.allSettled(others.map(async ({ id, seat }) => ({ ...(await gameInfo(id)), seat, seen: 0 })));
  return [...mine, ...found.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []))];
}

/** A link has opened a seat on this device: remember it here. The side becomes known when the table is open. */
export function openSeat(game: string, token: string): void {
  seats.set(game, { seat: null, invite: null, ...seats.get(game), token });
}

/** This page's address as other devices on the network see it. */
export async function addressForOthers(): Promise<string> {
  const { hostname, origin } = location;
  if (!/^(localhost|127\.|\[::1\])/.test(hostname)) return origin;
  const { addresses } = await ask<Addresses>("/addresses").catch(() => ({ addresses: [] }));
  return addresses[0] ?? origin;
}
