/**
 * What the page and the server say to each other. Types and plain numbers only: the browser may import this file.
 * Over HTTP: the lobby (make, join and list games, fetch a record). Over a WebSocket: one game a connection.
 */
import type {
  Answer,
  Difference,
  ErrorCode,
  Foreseen,
  GameRecord,
  LogEntry,
  Outcome,
  PendingQuestion,
  PerSeat,
  Plain,
  PlanStep,
  Reason,
  Seat,
} from "../engine/index.ts";

export const PROTOCOL = 2;

/** The path of the WebSocket. */
export const SOCKET_PATH = "/ws";

export const LIMITS = {
  nickname: 24,
  chat: 500,
  /** how many chat lines come with the welcome */
  chatShown: 200,
  /** how many moments may be looked at in one go */
  look: 50,
  /** how many answers a seat may choose beforehand, and how many exceptions to each */
  standing: 20,
  unless: 10,
  /** how many answers a plan may have */
  plan: 60,
} as const;

/** What can go wrong, as a word for programs. The sentence beside it is for people. */
export type ServerErrorCode =
  | ErrorCode
  | "bad-key" // the key opens no seat of this game
  | "not-seated" // spectators cannot do that
  | "not-started" // somebody is still missing
  | "not-over" // only after the end: secrets would come out
  | "seat-taken"
  | "bad-invite"
  | "own-invite" // you sit at this table already
  | "id-reused" // the same id was used for something else
  | "no-offer" // there is no such offer (any more)
  | "offer-refused" // it was declined, and nothing has happened since
  | "too-many" // slow down
  | "restarting" // another part of the server takes over: come back in a moment
  | "part-given" // the part of the seed cannot be changed any more
  | "damaged" // the stored game cannot be replayed
  | "storage" // not committed; the game is as it was
  | "internal";

export interface Failure {
  readonly code: ServerErrorCode;
  readonly sentence: string;
  readonly field?: string;
  readonly rule?: string;
}

// ---------------------------------------------------------------- the lobby, over HTTP

/*
 * A player is whoever knows the player key: 22 to 64 characters of A-Z a-z 0-9 _ - that the browser makes up once
 * and keeps. It is sent as `Authorization: Bearer <key>`.
 *
 *   POST /api/games                NewGame      -> Seated      key needed
 *   POST /api/games/:id/join       Join         -> Seated      key needed
 *   POST /api/games/:id/part       Part         -> GameInfo    key needed
 *   GET  /api/games                             -> GameInfo[]  public games to watch
 *   GET  /api/my-games                          -> MyGame[]    key needed
 *   GET  /api/games/:id                         -> GameInfo
 *   GET  /api/games/:id/record                  -> OnlineRecord, once the game is over
 *   GET  /api/addresses                         -> Addresses
 *   GET  /healthz                               -> Health
 *
 * A failure has a status of 4xx or 5xx and `{ "error": Failure }`.
 */

export interface NewGame {
  readonly game: string;
  readonly ruleset?: string;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, boolean | string>>;
  readonly side: Seat | "random";
  readonly nickname: string;
  /** on the list of games to watch; anybody who knows the link may watch in any case */
  readonly public?: boolean;
}

export interface Join extends Part {
  readonly invite: string;
  readonly nickname: string;
}

/** A player's own part of the seed: 16 to 64 hexadecimal digits, made at random for this game once its commitment is known. */
export interface Part {
  readonly part: string;
}

/** Where other devices find this server. */
export interface Addresses {
  readonly addresses: readonly string[];
}

export interface Seated {
  readonly game: GameInfo;
  readonly seat: Seat;
  /** opens this seat of this game, on any device: a secret */
  readonly token: string;
  /** whoever has this takes the free seat; null when there is none */
  readonly invite: string | null;
}

export type GameStatus = "waiting" | "playing" | "over";

/** What everybody may know of a game. */
export interface GameInfo {
  readonly id: string;
  readonly game: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly public: boolean;
  readonly status: GameStatus;
  readonly players: PerSeat<string | null>;
  /** whose part of the seed is there: play begins when both are */
  readonly ready: PerSeat<boolean>;
  /** the version of the rules that it is played under, and the one that it was begun under */
  readonly rulesVersion: number;
  readonly begunUnder: number;
  /** goes up with every answer and every undo, never down */
  readonly version: number;
  /** who must answer */
  readonly turn: Seat | null;
  /** milliseconds since 1970 */
  readonly created: number;
  readonly updated: number;
  /** SHA-256 of the server's secret: see fair.ts */
  readonly commitment: string;
  /** the commitments to the dice after each undo past chance */
  readonly renewals: readonly string[];
  readonly result: Result | null;
  /** the game that was played after this one with sides swapped */
  readonly rematch: string | null;
}

/** How a game ended: by the rules, or `resigned`, `draw-agreed`, `cancelled` (nobody had joined), `abandoned` (nobody came any more). */
export type Result = Omit<Outcome, "rule"> & { readonly rule?: string };

export interface MyGame extends GameInfo {
  readonly seat: Seat;
  /** the version that this seat has last seen */
  readonly seen: number;
}

/** A record that also says who played, how it ended, and proves the seed. */
export interface OnlineRecord extends GameRecord {
  readonly id: string;
  readonly players: PerSeat<string | null>;
  readonly result: Result;
  readonly fair: FairProof;
}

export interface FairProof {
  readonly commitment: string;
  readonly secret: string;
  /** in the order of the game's seats */
  readonly parts: PerSeat<string>;
  readonly renewals: readonly string[];
}

export interface Health {
  readonly ok: boolean;
  readonly rooms: number;
  readonly connections: number;
  /** what is wrong with the storage */
  readonly trouble?: string;
}

// ---------------------------------------------------------------- a game, over the WebSocket

/** `id` is made up by the client (8 to 64 characters of A-Z a-z 0-9 _ -); the answer to the message carries it. */
export type ClientMessage = Hello | Command;

/** The first message of a connection. */
export interface Hello {
  readonly type: "hello";
  readonly game: string;
  /** a seat's token or the player's key; without it one is a spectator */
  readonly key?: string;
  /** the version that the client has already, to get only what is missing */
  readonly have?: number;
}

export type Command =
  | { readonly type: "answer"; readonly id: string; readonly version: number; readonly answer: Answer }
  /**
   * Answers one question after the other. It waits while the other side decides, and ends where another question comes than the one
   * that is meant, or where a die is rolled or something comes to light. What has been given of it is taken back as one decision.
   */
  | { readonly type: "plan"; readonly id: string; readonly version: number; readonly steps: readonly PlanStep[] }
  /** take back one's last answer, where that is free (`canUndo`) */
  | { readonly type: "undo"; readonly id: string; readonly version: number }
  /** ask to go back to an earlier moment; without `to`, to before one's own last decision */
  | { readonly type: "offer"; readonly id: string; readonly what: "undo"; readonly to?: number }
  | { readonly type: "offer"; readonly id: string; readonly what: "draw" | "rematch" }
  /** `part` is needed to accept a rematch */
  | { readonly type: "reply"; readonly id: string; readonly offer: number; readonly accept: boolean; readonly part?: string }
  | { readonly type: "withdraw"; readonly id: string; readonly offer: number }
  | { readonly type: "resign"; readonly id: string }
  | { readonly type: "chat"; readonly id: string; readonly text: string }
  /** how windows are dealt with in which one might react */
  | ({ readonly type: "reactions"; readonly id: string } & Reactions)
  /** why something that is not among the options may not be chosen */
  | { readonly type: "why"; readonly id: string; readonly option: string }
  /** what would come of a plan? Nothing is stored, and nobody else hears of it */
  | { readonly type: "trial"; readonly id: string; readonly version: number; readonly steps: readonly PlanStep[] }
  /** earlier moments, as one was allowed to see them */
  | { readonly type: "look"; readonly id: string; readonly from: number; readonly to: number };

interface Reactions {
  /** to be asked even where only one answer is possible; otherwise the server gives it, after a while */
  readonly ask: boolean;
  /** what is to be answered for oneself */
  readonly standing: readonly StandingAnswer[];
}

/** An answer that is chosen beforehand: to a question with this prompt, unless it mentions one of some things. */
export interface StandingAnswer {
  readonly prompt: string;
  readonly answer: string;
  /** ids, such as `general:hannibal` */
  readonly unless: readonly string[];
}

export type By<T extends Command["type"]> = Extract<Command, { readonly type: T }>;

export type ServerMessage =
  | Welcome
  | Snapshot
  | Update
  | { readonly type: "ack"; readonly id: string; readonly version: number; readonly repeated?: true }
  | ({ readonly type: "error"; readonly id?: string; readonly version?: number } & Failure)
  | { readonly type: "game"; readonly game: GameInfo }
  | ({ readonly type: "presence" } & Presence)
  | { readonly type: "offers"; readonly offers: readonly Offer[] }
  | { readonly type: "declined"; readonly offer: Offer }
  | ({ readonly type: "chat" } & ChatLine)
  | { readonly type: "over"; readonly result: Result; readonly reveal: Reveal }
  /** the new game; the key that opened the seat of the old one opens the seat of the new one */
  | { readonly type: "rematch"; readonly game: string; readonly seat: Seat | null }
  | { readonly type: "why"; readonly id: string; readonly reason: Reason | null }
  | ({ readonly type: "trial"; readonly id: string } & Tried)
  | { readonly type: "look"; readonly id: string; readonly moments: readonly Moment[] };

/** A plan that was tried out. What the view and the question would be is told as of just before anything comes to light. */
interface Tried extends Omit<Foreseen, "view"> {
  /** what differs from the view as it stands, if anything */
  readonly view?: Difference;
}

/**
 * The answer to hello. Then comes what is missing: nothing, some updates, or a snapshot (and for a game that is over, `over`).
 */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: typeof PROTOCOL;
  readonly game: GameInfo;
  /** null for a spectator */
  readonly seat: Seat | null;
  /** how far this seat had seen the game when it was last here, as a version and as a number of log entries */
  readonly lastSeen: { readonly version: number; readonly log: number } | null;
  readonly presence: Presence;
  readonly offers: readonly Offer[];
  /** players only */
  readonly chat: readonly ChatLine[];
  readonly reactions: Reactions;
}

/** All that a seat (or a spectator) may know of the game as it stands. */
export interface Snapshot {
  readonly type: "snapshot";
  readonly version: number;
  /** how many answers have been given, without those that were taken back */
  readonly moment: number;
  readonly view: Plain;
  readonly question: PendingQuestion | null;
  /** the pending question is one's own, and will be answered for oneself in a moment */
  readonly byItself?: true;
  /** whether one may take back one's last answer without asking */
  readonly canUndo: boolean;
  readonly log: readonly LogEntry[];
}

/**
 * One step of the game, for who is at the version before: a film of what has happened. Where several steps come at once, only
 * the last shows its question as one to be answered.
 */
export interface Update extends Omit<Snapshot, "type" | "view" | "log"> {
  readonly type: "update";
  readonly kind: "answer" | "undo";
  readonly by: Seat;
  /** how many entries of the log stay; the new ones come with the frames */
  readonly log: number;
  readonly frames: readonly Frame[];
  /** what differs in view since the last frame, if anything */
  readonly view?: Difference;
  /** after an undo past chance: the commitment to the dice that come from now on */
  readonly renewal?: string;
}

/** One thing that happened, and what differed in view when it had happened, since the frame before. */
interface Frame {
  readonly entry: LogEntry;
  readonly view?: Difference;
}

/** An earlier moment. The first of a list has the whole view; each other says what differs from the one before, if anything. */
export interface Moment {
  readonly moment: number;
  readonly view?: Plain;
  readonly differs?: Difference;
  /** how many log entries there were */
  readonly log: number;
}

export interface Presence {
  /** the seats whose players are here */
  readonly here: readonly Seat[];
  readonly watchers: number;
}

export interface Offer {
  readonly offer: number;
  readonly by: Seat;
  readonly what: "undo" | "draw" | "rematch";
  /** for an undo: the moment to go back to */
  readonly to?: number;
  /** for a rematch: the id of the new game, and the server's commitment for it */
  readonly game?: string;
  readonly commitment?: string;
}

export interface ChatLine {
  readonly n: number;
  readonly by: Seat;
  readonly text: string;
  readonly at: number;
}

/** What comes to light at the end. */
export interface Reveal {
  readonly seed: string | null;
  readonly fair: Omit<FairProof, "parts"> & { readonly parts: PerSeat<string | null> };
  /** what each side saw at the end; null if the game never began */
  readonly views: PerSeat<Plain> | null;
}

/** Why the server closes a connection. */
export const CLOSE = {
  /** the server stops or starts anew: come back in a moment */
  restart: 1012,
  /** no or bad hello, or too many messages */
  policy: 1008,
  /** the room had to be loaded anew: come back at once */
  reload: 4000,
  /** the same seat was opened in too many places, or too many spectators */
  full: 4001,
} as const;
