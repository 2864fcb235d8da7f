import type { Reason } from "../../../web/parts/reasons.ts";
import type { Logged } from "../../../web/table/client.ts";

/** A die roll as logged. */
export interface Roll {
  readonly entry: Logged;
  /** the face of the die */
  readonly die: number;
  readonly modifiers: readonly Reason[];
  readonly total: number;
  /** its results, as log entries */
  readonly results: readonly Logged[];
}

/** The log entries caused by the last answer. */
export function latest(log: readonly Logged[]): readonly Logged[] {
  const last = log.at(-1)?.version ?? -1;
  return last < 0 ? [] : log.filter(({ version }) => version === last);
}
