import type { Reason } from "../../../web/parts/reasons.ts";
import type { Logged } from "../../../web/table/client.ts";

/** A roll of the dice as the log keeps it. */
export interface Roll {
  readonly entry: Logged;
  /** what the die shows */
  readonly die: number;
  readonly modifiers: readonly Reason[];
  readonly total: number;
  /** what came of it, as entries of the log */
  readonly results: readonly Logged[];
}

/** The entries of the log that the last answer brought about. */
export function latest(log: readonly Logged[]): readonly Logged[] {
  const last = log.at(-1)?.version ?? -1;
  return last < 0 ? [] : log.filter(({ version }) => version === last);
}
