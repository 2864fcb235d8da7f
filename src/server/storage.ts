import type { Answer, LogEntry, PerSeat, Plain, PlanStep, ReplayInput, Seat } from "../engine/index.ts";
import type { Here } from "./members.ts";
import type { GameStatus, Result, StandingAnswer } from "./protocol.ts";

/** A stored game, without its steps. */
export interface StoredGame {
  readonly id: string;
  /** goes up by one with every change; a writer must know the latest */
  readonly rev: number;
  readonly game: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, boolean | string>>;
  /** the rules it is played under, and those it began under */
  readonly rulesVersion: number;
  readonly begunUnder: number;
  readonly public: boolean;
  readonly created: number;
  /** the server's secret, revealed only when the game is over, and its hash, shown from the start */
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

/** A seat. Keys, tokens and invitations are stored only as SHA-256. */
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
  /** whether the player wants to be asked even when only one answer is possible */
  readonly ask: boolean;
  /** answers to be given for the player, chosen beforehand */
  readonly standing: readonly StandingAnswer[];
  /** the player's recent answering times in milliseconds, in windows with a real decision */
  readonly pace: readonly number[];
  /** the rest of the plan being carried out */
  readonly plan: readonly PlanStep[];
}

interface StoredStepBase {
  /** from 1, without gaps */
  readonly n: number;
  readonly seat: Seat;
  /** the fingerprint of the state after it */
  readonly hash: string;
  readonly at: number;
}

/** One step of play. Steps are only ever added. */
export type StoredStep =
  | (StoredStepBase & { readonly kind: "answer"; readonly id: string; readonly answer: Answer })
  /** given by the server: it was the only possible answer, or the player had chosen it beforehand */
  | (StoredStepBase & { readonly kind: "automatic"; readonly answer: Answer })
  /**
   * Back to the moment after `to` answers; `id` is the command that asked for it. If that took back anything decided by chance,
   * `renewal` says which of the game's extra seeds the dice start afresh with.
   */
  | (StoredStepBase & { readonly kind: "undo"; readonly id: string; readonly to: number; readonly renewal: number | null })
  /** from here on under other rules; `to` is the number of answers still in force */
  | (StoredStepBase & { readonly kind: "rules"; readonly from: number; readonly under: number; readonly to: number });

/** The game after step `n`, so that it can be opened without the steps before. One is kept every so many steps. */
export interface StoredSnapshot {
  readonly n: number;
  /** how many answers were in force after step `n` */
  readonly moment: number;
  readonly rulesVersion: number;
  /** the state a Session resumes from */
  readonly state: {
    readonly answers: number;
    readonly position: Plain;
    readonly since: readonly ReplayInput[];
    readonly hash: string;
    /** what must be known about earlier answers */
    readonly tail: Tail;
  };
  /** the log up to here is that of all snapshots up to this one; `log` begins with this entry */
  readonly logFrom: number;
  readonly log: readonly LogEntry[];
}

/** What still matters about the answers before a snapshot. */
export interface Tail {
  /** the moment before each seat's last decision */
  readonly decisions: Partial<PerSeat<number>>;
  /** the moment a seat may return to without asking */
  readonly free: { readonly seat: Seat; readonly to: number } | null;
}

/** An event outside the play itself. Events are only ever added. */
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

/** What a rematch commits to before any part of its seed is known. */
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

/** Everything about one game that changes at once. */
export interface Change {
  /** the whole new row; its `rev` is one more than the stored one */
  readonly game: StoredGame;
  readonly isNew?: boolean;
  readonly seats?: PerSeat<StoredSeat>;
  readonly steps?: readonly StoredStep[];
  readonly snapshot?: StoredSnapshot;
  /** the snapshot that this one replaces, by its step */
  readonly insteadOf?: number;
  /** snapshots of later moments are no longer valid */
  readonly backTo?: number;
  readonly events?: readonly StoredEvent[];
  readonly chat?: readonly StoredLine[];
}

/** Another process has changed the game in the meantime; nothing of this change is stored. */
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

/** Everything needed to continue a game. */
export interface Opening extends Entry {
  /** the last one whole, with the complete log; for the earlier ones only their positions */
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
  /** how many each seat has written; an unnamed seat has written none */
  readonly written: PerSeat<number>;
}

/** The number of lines from all seats together. */
export const linesIn = ({ written }: Pick<Chat, "written">): number =>
  Object.values(written).reduce((sum, lines) => sum + lines, 0);

/** What has happened to a game since the reader last looked. */
export interface News extends Entry {
  /** all current snapshots: the next one stored must follow on from the last */
  readonly kept: readonly SnapshotHead[];
  readonly steps: readonly StoredStep[];
  readonly events: readonly StoredEvent[];
  readonly chat: readonly StoredLine[];
}

/** How far a reader asking for news has come. */
export interface Known {
  readonly version: number;
  readonly events: number;
  readonly chat: number;
}

/** What processes sharing a storage tell each other: that a game has changed, or who is at the table. */
export type Call =
  | { readonly kind: "changed"; readonly game: string; readonly rev: number; readonly tidings?: string }
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
 * Where games are kept. Every change names the revision it changes: if another process was faster, it fails with a Conflict and
 * stores nothing. In addition, each step and event has a number within its game that can be used only once.
 */
export interface Storage {
  /** Stores all of the changes or none. Once it returns, they are on the disk and survive a crash. */
  commit(...changes: readonly Change[]): Promise<void>;
  /** A seat has seen the game up to a version. Needs no revision: the highest wins. */
  sawVersion(game: string, seat: Seat, version: number, log: number): Promise<void>;
  entry(id: string): Promise<Entry | undefined>;
  /** Throws a ServerError "damaged" if the stored data cannot be read. */
  open(id: string): Promise<Opening | undefined>;
  news(id: string, known: Known): Promise<News | undefined>;
  /** The last snapshot with at most `moment` answers in force, and the log up to it. */
  snapshotBefore(id: string, moment: number): Promise<{ snapshot: StoredSnapshot; log: readonly LogEntry[] } | undefined>;
  /** All snapshots in order; for the record of a game whose rules have changed. */
  snapshots(id: string): Promise<StoredSnapshot[]>;
  /** The steps after `after` up to `upTo`, in order. */
  steps(id: string, after: number, upTo: number): Promise<StoredStep[]>;
  /** The step made by a command of the seat. */
  stepOf(id: string, seat: Seat, command: string): Promise<StoredStep | undefined>;
  /** A player's games, by the hash of the key; those with something to do come first, then the newest. */
  gamesOf(player: string, limit: number): Promise<Entry[]>;
  /** How many of a player's games wait for an opponent. */
  waitingGamesOf(player: string): Promise<number>;
  /** Public games: those being played first, then the newest. */
  publicGames(limit: number): Promise<Entry[]>;
  /** Removes games nobody joined that were last touched before a time, and returns how many. */
  removeWaiting(before: number): Promise<number>;
  /** Games being played that were last touched before a time. */
  untouched(before: number, limit: number): Promise<Entry[]>;
  /** Writes something and reads it back. Returns what is wrong, if anything. */
  check(): Promise<Trouble | null>;
  /** Listens to the other processes sharing the storage. */
  onCall(heard: (call: Call) => void): void;
  call(call: Call): void;
  /** Waits for pending work and closes. */
  close(): Promise<void>;
}
