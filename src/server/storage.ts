import type { Answer, LogEntry, PerSeat, Plain, PlanStep, Put, Seat } from "../engine/index.ts";
import type { Here } from "./members.ts";
import type { GameStatus, Result, StandingAnswer } from "./protocol.ts";

/** A game as it is stored: all but the course of play. */
export interface StoredGame {
  readonly id: string;
  /** goes up by one with every change; whoever changes the game must know the latest */
  readonly rev: number;
  readonly game: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, boolean | string>>;
  /** the rules that it is played under, and those that it was begun under */
  readonly rulesVersion: number;
  readonly begunUnder: number;
  readonly public: boolean;
  readonly created: number;
  /** the server's secret, shown only when the game is over, and its hash, shown from the start */
  readonly secret: string;
  readonly commitment: string;
  /** the commitments to the dice after each undo past chance */
  readonly renewals: readonly string[];
  /** null until both players have given their part */
  readonly seed: string | null;
  readonly status: GameStatus;
  readonly version: number;
  readonly undos: number;
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
  /** the version last seen, and how many log entries that was */
  readonly seen: number;
  readonly seenLog: number;
  /** whether the player wants to be asked even where only one answer is possible */
  readonly ask: boolean;
  /** what is to be answered for the player, chosen beforehand */
  readonly standing: readonly StandingAnswer[];
  /** how long the player took to answer lately, in milliseconds, in windows where there was something to decide */
  readonly pace: readonly number[];
  /** what is left of the plan that is being carried out */
  readonly plan: readonly PlanStep[];
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
  /** given by the server: the question allowed nothing else, or the player had said so beforehand */
  | (StoredStepBase & { readonly kind: "automatic"; readonly answer: Answer })
  /**
   * Back to when only so many answers had been given; the id is the one of the command that brought it about. If chance had a hand
   * in what is taken back, `renewal` says with which of the game's further seeds it begins anew.
   */
  | (StoredStepBase & { readonly kind: "undo"; readonly id: string; readonly to: number; readonly renewal: number | null })
  /** from here on under other rules; `to` says how many answers count */
  | (StoredStepBase & { readonly kind: "rules"; readonly from: number; readonly under: number; readonly to: number });

/** The game as it stood after step `n`: it can be opened without the steps before. There is one for every so many steps. */
export interface StoredSnapshot {
  readonly n: number;
  /** how many answers counted after step `n` */
  readonly moment: number;
  readonly rulesVersion: number;
  /** what a Session goes on from */
  readonly state: {
    readonly answers: number;
    readonly position: Plain;
    readonly since: readonly Put[];
    readonly hash: string;
    /** what has to be known of the answers before */
    readonly tail: Tail;
  };
  /** the log of the game until then is that of all snapshots up to this one: `log` begins with this entry */
  readonly logFrom: number;
  readonly log: readonly LogEntry[];
}

/** What counts of the answers before a snapshot. */
export interface Tail {
  /** the moment before the last thing that each seat decided */
  readonly decisions: Partial<PerSeat<number>>;
  /** the moment that a seat may go back to without asking */
  readonly free: { readonly seat: Seat; readonly to: number } | null;
}

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
    | { readonly kind: "offer"; readonly offer: "rematch"; readonly next: NextGame }
    | { readonly kind: "accept" | "decline" | "withdraw"; readonly offer: number };
}

/** What a rematch is fixed to before any part of its seed is known. */
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
  /** the whole row as it will be; its `rev` is one more than the one that is stored */
  readonly game: StoredGame;
  readonly isNew?: boolean;
  readonly seats?: PerSeat<StoredSeat>;
  readonly steps?: readonly StoredStep[];
  readonly snapshot?: StoredSnapshot;
  /** the snapshot that it makes superfluous, by its step */
  readonly insteadOf?: number;
  /** snapshots of later moments no longer show the game */
  readonly backTo?: number;
  readonly events?: readonly StoredEvent[];
  readonly chat?: readonly StoredLine[];
}

/** Somebody else has changed the game meanwhile; nothing of the change is stored. */
export class Conflict extends Error {
  constructor(game: string) {
    super(`somebody else has changed the game ${game}`);
    this.name = "Conflict";
  }
}

/** A game with its seats: enough for lists. */
export interface Entry {
  readonly game: StoredGame;
  readonly seats: PerSeat<StoredSeat>;
}

/** All that is needed to go on with a game. */
export interface Opening extends Entry {
  /** the last one whole, with the log of all; of those before it only where they stand */
  readonly snapshot: StoredSnapshot | null;
  readonly log: readonly LogEntry[];
  readonly kept: readonly SnapshotHead[];
  /** the steps after the last snapshot */
  readonly steps: readonly StoredStep[];
  readonly events: readonly StoredEvent[];
  readonly chat: Chat;
}

export type SnapshotHead = Pick<StoredSnapshot, "n" | "moment" | "rulesVersion"> & { readonly logTo: number };

export interface Chat {
  /** the last lines */
  readonly lines: readonly StoredLine[];
  /** how many each seat has written; none if it is not named */
  readonly written: PerSeat<number>;
}

/** How many lines there are, of all seats together. */
export const linesIn = ({ written }: Pick<Chat, "written">): number =>
  Object.values(written).reduce((sum, lines) => sum + lines, 0);

/** What has become of a game since somebody looked. */
export interface News extends Entry {
  /** all snapshots that there are now: whoever stores the next one must go on from the last */
  readonly kept: readonly SnapshotHead[];
  readonly steps: readonly StoredStep[];
  readonly events: readonly StoredEvent[];
  readonly chat: readonly StoredLine[];
}

/** Where somebody stands who asks for news. */
export interface Known {
  readonly version: number;
  readonly events: number;
  readonly chat: number;
}

/** What processes that share a storage tell each other: that a game has changed, or who is at the table. */
export type Call =
  | { readonly kind: "changed"; readonly game: string; readonly rev: number }
  | { readonly kind: "presence"; readonly from: string; readonly game: string; readonly here: Here }
  /** who is at this table? */
  | { readonly kind: "who"; readonly from: string; readonly game: string }
  | { readonly kind: "process"; readonly from: string; readonly is: "alive" | "gone" }
  /** calls may have been missed */
  | { readonly kind: "missed" };

/** What is wrong with the storage, as a word for programs and a sentence for people. */
export interface Trouble {
  readonly what: "full" | "damaged" | "unreachable" | "other";
  readonly sentence: string;
}

/**
 * Where games are kept. Every change names the revision that it changes: if another process was faster, it fails with a Conflict, and
 * nothing of it is stored. Steps and events besides have a number within their game that can be taken only once.
 */
export interface Storage {
  /** Stores all of the changes or none. When it returns, they are on the disk and outlive a crash. */
  commit(...changes: readonly Change[]): Promise<void>;
  /** A seat has seen the game up to a version. Needs no revision: the highest counts. */
  sawVersion(game: string, seat: Seat, version: number, log: number): Promise<void>;
  entry(id: string): Promise<Entry | undefined>;
  /** Throws a ServerError "damaged" if what is stored cannot be understood. */
  open(id: string): Promise<Opening | undefined>;
  news(id: string, known: Known): Promise<News | undefined>;
  /** The last snapshot in which no more than so many answers counted, and the log until then. */
  snapshotBefore(id: string, moment: number): Promise<{ snapshot: StoredSnapshot; log: readonly LogEntry[] } | undefined>;
  /** All snapshots in order; for the record of a game whose rules have changed. */
  snapshots(id: string): Promise<StoredSnapshot[]>;
  /** Steps after one and up to another, in order. */
  steps(id: string, after: number, upTo: number): Promise<StoredStep[]>;
  /** The step that a command of the seat has brought about. */
  stepOf(id: string, seat: Seat, command: string): Promise<StoredStep | undefined>;
  /** The games of a player, by the hash of the key; those with something to do and the newest first. */
  gamesOf(player: string, limit: number): Promise<Entry[]>;
  /** How many games of a player wait for an opponent. */
  waitingGamesOf(player: string): Promise<number>;
  /** Public games, those being played and the newest first. */
  publicGames(limit: number): Promise<Entry[]>;
  /** Removes games that nobody has joined and that were last touched before a time; says how many. */
  removeWaiting(before: number): Promise<number>;
  /** Games being played that were last touched before a time. */
  untouched(before: number, limit: number): Promise<Entry[]>;
  /** Writes something and reads it again. Says what is wrong, if anything. */
  check(): Promise<Trouble | null>;
  /** Whoever shares the storage with other processes hears what they call. */
  onCall(heard: (call: Call) => void): void;
  call(call: Call): void;
  /** Waits for what is under way and closes. */
  close(): Promise<void>;
}
