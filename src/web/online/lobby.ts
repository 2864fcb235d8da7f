import { randomHex } from "../../server/fair.ts";
import type { Failure, GameInfo, Join, MyGame, NewGame, OnlineRecord, Seated } from "../../server/protocol.ts";
import { Refused } from "../explain.ts";
import { prefs } from "../prefs.svelte.ts";
import { playerKey, rememberSeat } from "./keys.ts";

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${playerKey()}`,
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

/** Makes a table, sits down at it, and gives its address. */
export async function invite(wish: Omit<NewGame, "nickname" | "part">): Promise<string> {
  const seated = await ask<Seated>("/games", { ...wish, nickname: prefs.nickname.trim(), part: randomHex(16) } satisfies NewGame);
  rememberSeat(seated.game.id, { seat: seated.seat, invite: seated.invite });
  return `#/g/${seated.game.id}`;
}

/** Takes the free seat of a game. */
export async function join(game: string, invitation: string): Promise<void> {
  const wish: Join = { invite: invitation, nickname: prefs.nickname.trim(), part: randomHex(16) };
  const seated = await ask<Seated>(`/games/${encodeURIComponent(game)}/join`, wish);
  rememberSeat(game, { seat: seated.seat, invite: null });
}

export const gameInfo = (game: string): Promise<GameInfo> => ask(`/games/${encodeURIComponent(game)}`);
export const gamesToWatch = (): Promise<GameInfo[]> => ask("/games");
export const myOnlineGames = (): Promise<MyGame[]> => ask("/my-games");
export const recordOfGame = (game: string): Promise<OnlineRecord> => ask(`/games/${encodeURIComponent(game)}/record`);
