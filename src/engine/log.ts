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
