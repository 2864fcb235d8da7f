import type { Seat } from "../../engine/index.ts";

/** What this browser knows of a seat in an online game. */
export interface KnownSeat {
  readonly seat: Seat;
  /** whoever has this takes the free seat */
  readonly invite: string | null;
}

const PLAYER = "punica:player";
const SEATS = "punica:seats";

/** A new key that nobody can guess. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** The key by which the server knows this player: made up once, kept in the browser. */
export function playerKey(): string {
  const kept = localStorage.getItem(PLAYER);
  if (kept) return kept;
  const made = newKey();
  localStorage.setItem(PLAYER, made);
  return made;
}

function knownSeats(): Record<string, KnownSeat> {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? "{}") as Record<string, KnownSeat>;
  } catch {
    return {};
  }
}

export const knownSeat = (game: string): KnownSeat | undefined => knownSeats()[game];

export function rememberSeat(game: string, seat: KnownSeat): void {
  localStorage.setItem(SEATS, JSON.stringify({ ...knownSeats(), [game]: seat }));
}
