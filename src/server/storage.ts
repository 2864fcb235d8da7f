import type { Answer, PerSeat, Seat } from "../engine/index.ts";
import type { GameStatus, Result } from "./protocol.ts";

/** A game as it is stored: all but the course of play. */
export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly rulesVersion: number;
  readonly public: boolean;
  readonly created: number;
  /** the server's secret, shown only when the game is over, and its hash, shown from the start */
  readonly secret: string;
  readonly commitment: string;
  /** null until both players have given their part */
  readonly seed: string | null;
  readonly status: GameStatus;
  readonly version: number;
  readonly turn: Seat | null;
  readonly updated: number;
  readonly result: Result | null;
  readonly rematch: string | null;
}

/** A seat. Of keys, tokens and invitations only the SHA-256 is kept. */
export interface StoredSeat {
  /** null while the seat is free */
  readonly name: string | null;
  readonly player: string | null;
  readonly token: string | null;
  /** null once somebody has taken the seat */
  readonly invite: string | null;
  /** the player's part of the seed */
  readonly part: string | null;
  /** the version last seen */
  readonly seen: number;
  /** whether the player wants to be asked even where only one answer is possible */
  readonly ask: boolean;
}

interface StoredStepBase {
  /** 1 for the first step, without gaps */
  readonly n: number;
  readonly seat: Seat;
  /** the fingerprint of the state after it */
  readonly hash: string;
  readonly at: number;
}

/** One step of the course of play. Steps are only ever added. */
export type StoredStep =
  | (StoredStepBase & { readonly kind: "answer"; readonly id: string; readonly answer: Answer })
  /** given by the server, because the question allowed nothing else */
  | (StoredStepBase & { readonly kind: "automatic"; readonly answer: Answer })
  /** back to when only so many answers had been given; the id is the one of the command that brought it about */
  | (StoredStepBase & { readonly kind: "undo"; readonly id: string; readonly to: number });

/** What happened around the play. Events are only ever added. */
export interface StoredEvent {
  readonly n: number;
  readonly seat: Seat;
  /** the version of the game at the time */
  readonly version: number;
  readonly at: number;
  readonly what:
    | { readonly kind: "join" }
    | { readonly kind: "resign" }
    | { readonly kind: "offer"; readonly offer: "undo"; readonly to: number }
    | { readonly kind: "offer"; readonly offer: "draw" }
    | { readonly kind: "offer"; readonly offer: "rematch"; readonly part: string; readonly next: NextGame }
    | { readonly kind: "accept" | "decline" | "withdraw"; readonly offer: number };
}

/** What a rematch is fixed to before the other player has accepted and added a part. */
export interface NextGame {
  readonly id: string;
  readonly secret: string;
  readonly commitment: string;
}

export interface StoredLine {
  readonly n: number;
  readonly seat: Seat;
  readonly id: string;
  readonly text: string;
  readonly at: number;
}

/** Everything of one game that changes at once. */
export interface Change {
  /** the whole row as it will be */
  readonly game: StoredGame;
  readonly isNew?: boolean;
  readonly seats?: PerSeat<StoredSeat>;
  readonly steps?: readonly StoredStep[];
  readonly events?: readonly StoredEvent[];
  readonly chat?: readonly StoredLine[];
}

/** A game with its seats: enough for lists. */
export interface Entry {
  readonly game: StoredGame;
  readonly seats: PerSeat<StoredSeat>;
}

/** A game whole. */
export interface StoredCourse extends Entry {
  readonly steps: readonly StoredStep[];
  readonly events: readonly StoredEvent[];
  readonly chat: readonly StoredLine[];
}

/**
 * Where games are kept. Asynchronous, so that a database elsewhere can stand in for the one inside.
 * Steps and events have a number within their game that can be taken only once: if two processes want to add the same,
 * one of them fails, and nothing of its change is stored.
 */
export interface Storage {
  /** Stores all of the changes or none. When it returns, they are on the disk and outlive a crash. */
  commit(...changes: readonly Change[]): Promise<void>;
  entry(id: string): Promise<Entry | undefined>;
  /** Throws a ServerError "damaged" if what is stored cannot be understood. */
  course(id: string): Promise<StoredCourse | undefined>;
  /** The games of a player, by the hash of the key; those with something to do and the newest first. */
  gamesOf(player: string, limit: number): Promise<Entry[]>;
  /** How many games of a player wait for an opponent. */
  waitingGamesOf(player: string): Promise<number>;
  /** Public games, those being played and the newest first. */
  publicGames(limit: number): Promise<Entry[]>;
  /** Throws if the storage is out of order. */
  check(): Promise<void>;
  /** Waits for what is under way and closes. */
  close(): Promise<void>;
}
