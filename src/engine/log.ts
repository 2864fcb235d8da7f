import type { Outcome } from "./game.ts";
import type { Params } from "./question.ts";
import type { Seat } from "./seat.ts";

/** Something that happened. It is put into words only when it is shown. */
export interface LogEntry {
  /** a key of the message catalogue */
  readonly event: string;
  readonly params?: Params;
  readonly rule?: string;
  /** the only seat that may read it; without it, everybody may */
  readonly only?: Seat;
}

/** What a seat (or, for null, a spectator) may read of a log. */
export const visibleTo = (entry: LogEntry, seat: Seat | null): boolean => entry.only === undefined || entry.only === seat;

/** What the log says of the end of a game, whichever it is. */
export const gameOver = ({ winner, reason, rule }: Outcome): LogEntry =>
  winner === null ? { event: GAME_DRAWN, params: { reason }, rule } : { event: GAME_WON, params: { winner, reason }, rule };
const GAME_WON = "game-won";
const GAME_DRAWN = "game-drawn";

export const isEnd = ({ event }: LogEntry): boolean => event === GAME_WON || event === GAME_DRAWN;
