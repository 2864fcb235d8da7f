import type { Seat } from "../../engine/index.ts";
import { randomHex } from "../../server/fair.ts";
import type { Witness } from "../../server/verify.ts";

/** What this browser knows about a seat in an online game. */
export interface KnownSeat {
  /** null until the table has been opened here */
  readonly seat: Seat | null;
  /** gives its holder the free seat */
  readonly invite: string | null;
  /** opens this seat on any device */
  readonly token?: string;
  /** what it was shown of the dice before they were thrown, and what it added to them */
  readonly witness?: Omit<Witness, "seat">;
}

/** Where knowledge of seats is kept. */
export interface SeatMemory {
  get(game: string): KnownSeat | undefined;
  set(game: string, seat: KnownSeat): void;
}

const PLAYER = "punica:player";
const SEATS = "punica:seats";

/** The key by which the server knows this player: created once, kept in the browser. */
export function playerKey(): string {
  const kept = localStorage.getItem(PLAYER);
  if (kept) return kept;
  const made = randomHex(24);
  localStorage.setItem(PLAYER, made);
  return made;
}

export function knownSeats(): Record<string, KnownSeat> {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? "{}") as Record<string, KnownSeat>;
  } catch {
    return {};
  }
}

export const seats: SeatMemory = {
  get: (game) => knownSeats()[game],
  set: (game, seat) => localStorage.setItem(SEATS, JSON.stringify({ ...knownSeats(), [game]: seat })),
};

/** The keys that may open a seat of a game, most likely first. */
export const keysFor = (game: string): readonly string[] => [seats.get(game)?.token ?? [], playerKey()].flat();

/** A player's part of the seed, made once the game's commitment is known, together with that commitment. */
export const newWitness = (commitment: string): Omit<Witness, "seat"> => ({ commitment, part: randomHex(16), renewals: [] });
