import type { LogEntry } from "./log.ts";
import type { Plain } from "./plain.ts";
import type { ReplayInput } from "./session.ts";

/**
 * A part of a game played under earlier rules, which may not replay under today's. What can be read of it is kept: its log and
 * some of its moments.
 */
export interface EarlierPart {
  readonly rulesVersion: number;
  /** where it began, if not at the set-up */
  readonly position?: Plain;
  readonly steps: readonly (ReplayInput & { readonly hash?: string })[];
  readonly log: readonly LogEntry[];
  readonly moments: readonly EarlierMoment[];
}

/** The position after that many answers and log entries, counted from the start of the game. */
export interface EarlierMoment {
  readonly answers: number;
  readonly log: number;
  readonly position: Plain;
}

/** How many answers were given in the earlier parts of a game. */
export const answersIn = (parts: readonly Pick<EarlierPart, "steps">[]): number =>
  parts.reduce((sum, { steps }) => sum + steps.filter((step) => "answer" in step).length, 0);

/** What the log says where a game goes on under other rules. */
export const rulesChanged = (from: number, to: number): LogEntry => ({ event: "rules-changed", params: { from, to } });
