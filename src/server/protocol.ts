/**
 * The messages between page and server. Types and plain numbers only: the browser may import this file. Over HTTP: the lobby
 * (make, join and list games, fetch a record). Over a WebSocket: one game per connection.
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
  /** how many moments may be fetched at a time */
  look: 50,
  /** how many answers a seat may choose beforehand, and how many exceptions to each */
  standing: 20,
  unless: 10,
  /** how many answers a plan may have */
  plan: 60,
} as const;

/** What can go wrong, as a code for programs. The sentence beside it is for people. */
export type ServerErrorCode =
  | ErrorCode
  | "bad-key" // the key opens no seat of this game
  | "not-seated" // spectators cannot do that
  | "not-started" // a player is still missing
  | "not-over" // only after the end: secrets would be revealed
  | "seat-taken"
  | "bad-invite"
  | "own-invite" // you sit at this table already
  | "id-reused" // the same id was used for something else
  | "no-offer" // there is no such offer (any more)
  | "offer-refused" // it was declined, and nothing has happened since
  | "too-many" // slow down
  | "restarting" // another part of the server takes over: try again in a moment
  | "part-given" // the part of the seed can no longer be changed
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
  /** whether it is listed among the games to watch; anybody with the link may watch anyway */
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

/** The addresses at which other devices reach this server. */
export interface Addresses {
  readonly addresses: readonly string[];
}

export interface Seated {
  readonly game: GameInfo;
  readonly seat: Seat;
  /** opens this seat of this game on any device: a secret */
  readonly token: string;
  /** gives its holder the free seat; null if there is none */
  readonly invite: string | null;
}

export type GameStatus = "waiting" | "playing" | "over";

/** The public information about a game. */
export interface GameInfo {
  readonly id: string;
  readonly game: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly public: boolean;
  readonly status: GameStatus;
  readonly players: PerSeat<string | null>;
  /** whose part of the seed has arrived: play begins once both have */
  readonly ready: PerSeat<boolean>;
  /** the version of the rules it is played under, and the one it began under */
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
  /** the return game, with sides swapped */
  readonly rematch: string | null;
}

/** How a game ended: by the rules, or `resigned`, `draw-agreed`, `cancelled` (nobody joined), `abandoned` (nobody came back). */
export type Result = Omit<Outcome, "rule"> & { readonly rule?: string };

export interface MyGame extends GameInfo {
  readonly seat: Seat;
  /** the last version this seat has seen */
  readonly seen: number;
}

/** A record that also says who played and how it ended, and proves the seed. */
export interface OnlineRecord extends GameRecord {
  readonly id: string;
  readonly players: PerSeat<string | null>;
  readonly result: Result;
  readonly fair: FairProof;
}

export interface FairProof {
  readonly commitment: string;
  readonly secret: string;
  /** in seat order */
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

/** `id` is chosen by the client (8 to 64 characters of A-Z a-z 0-9 _ -); the reply to the message carries it. */
export type ClientMessage = Hello | Command;

/** The first message of a connection. */
export interface Hello {
  readonly type: "hello";
  readonly game: string;
  /** a seat's token or the player's key; without it the client is a spectator */
  readonly key?: string;
  /** the version the client already has, to be sent only what is missing */
  readonly have?: number;
}

export type Command =
  | { readonly type: "answer"; readonly id: string; readonly version: number; readonly answer: Answer }
  /**
   * Answers one question after another. It waits while the other side decides, and ends when an unexpected question comes, a die
   * is rolled or anything is revealed. The answers given so far are undone as one decision.
   */
  | { readonly type: "plan"; readonly id: string; readonly version: number; readonly steps: readonly PlanStep[] }
  /** take back one's last answer, if that is free (`canUndo`) */
  | { readonly type: "undo"; readonly id: string; readonly version: number }
  /** ask to go back to an earlier moment; without `to`, to before one's own last decision */
  | { readonly type: "offer"; readonly id: string; readonly what: "undo"; readonly to?: number }
  | { readonly type: "offer"; readonly id: string; readonly what: "draw" | "rematch" }
  /** `part` is needed to accept a rematch */
  | { readonly type: "reply"; readonly id: string; readonly offer: number; readonly accept: boolean; readonly part?: string }
  | { readonly type: "withdraw"; readonly id: string; readonly offer: number }
  | { readonly type: "resign"; readonly id: string }
  | { readonly type: "chat"; readonly id: string; readonly text: string }
  /** how to handle reaction windows */
  | ({ readonly type: "reactions"; readonly id: string } & Reactions)
  /** why something that is not an option may not be chosen */
  | { readonly type: "why"; readonly id: string; readonly option: string }
  /** what would a plan lead to? Nothing is stored, and nobody else hears of it */
  | { readonly type: "trial"; readonly id: string; readonly version: number; readonly steps: readonly PlanStep[] }
  /** earlier moments, as the client was allowed to see them */
  | { readonly type: "look"; readonly id: string; readonly from: number; readonly to: number };

interface Reactions {
  /** whether to be asked even when only one answer is possible; otherwise the server gives it, after a while */
  readonly ask: boolean;
  /** the answers to be given for this seat */
  readonly standing: readonly StandingAnswer[];
}

/** An answer chosen beforehand: to questions with this prompt, unless they mention one of the things excepted. */
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
  /** the new game; the key that opened a seat in the old one opens a seat in the new one */
  | { readonly type: "rematch"; readonly game: string; readonly seat: Seat | null }
  | { readonly type: "why"; readonly id: string; readonly reason: Reason | null }
  | ({ readonly type: "trial"; readonly id: string } & Tried)
  | { readonly type: "look"; readonly id: string; readonly moments: readonly Moment[] };

/** The result of trying a plan. View and question are told as of just before anything is revealed. */
interface Tried extends Omit<Foreseen, "view"> {
  /** what differs from the present view, if anything */
  readonly view?: Difference;
}

/** The reply to hello. Then comes what is missing: nothing, some updates, or a snapshot (and for a finished game, `over`). */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: typeof PROTOCOL;
  readonly game: GameInfo;
  /** null for a spectator */
  readonly seat: Seat | null;
  /** how far this seat had seen the game on its last visit, as a version and a number of log entries */
  readonly lastSeen: { readonly version: number; readonly log: number } | null;
  readonly presence: Presence;
  readonly offers: readonly Offer[];
  /** players only */
  readonly chat: readonly ChatLine[];
  readonly reactions: Reactions;
}

/** Everything a seat (or a spectator) may know of the present game. */
export interface Snapshot {
  readonly type: "snapshot";
  readonly version: number;
  /** how many answers are in force, without those taken back */
  readonly moment: number;
  readonly view: Plain;
  readonly question: PendingQuestion | null;
  /** the pending question is this seat's own, and will be answered for it in a moment */
  readonly byItself?: true;
  /** whether the last answer may be taken back without asking */
  readonly canUndo: boolean;
  readonly log: readonly LogEntry[];
}

/**
 * One step of the game, for a client at the version before: a film of what has happened. When several steps come at once, only
 * the last shows its question as one to answer.
 */
export interface Update extends Omit<Snapshot, "type" | "view" | "log"> {
  readonly type: "update";
  readonly kind: "answer" | "undo";
  readonly by: Seat;
  /** how many log entries stay; the new ones come with the frames */
  readonly log: number;
  readonly frames: readonly Frame[];
  /** what has changed in view since the last frame, if anything */
  readonly view?: Difference;
  /** after an undo past chance: the commitment to the dice from now on */
  readonly renewal?: string;
}

/** One event, and what it changed in view since the frame before. */
interface Frame {
  readonly entry: LogEntry;
  readonly view?: Difference;
}

/** An earlier moment. The first of a list has the whole view; the others only what changed since the one before, if anything. */
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

/** What is revealed at the end. */
export interface Reveal {
  readonly seed: string | null;
  readonly fair: Omit<FairProof, "parts"> & { readonly parts: PerSeat<string | null> };
  /** what each side saw at the end; null if the game never began */
  readonly views: PerSeat<Plain> | null;
}

/** Why the server closes a connection. */
export const CLOSE = {
  /** the server is stopping or restarting: come back in a moment */
  restart: 1012,
  /** a missing or bad hello, or too many messages */
  policy: 1008,
  /** the room had to be reloaded: come back at once */
  reload: 4000,
  /** the same seat was opened in too many places, or there are too many spectators */
  full: 4001,
} as const;
