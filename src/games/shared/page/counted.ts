import type { LogEntry } from "../../../engine/index.ts";
import type { PerSeat, Seat } from "../rules/seats.ts";

/** What the count at the end of a turn has found. */
export interface Counted {
  readonly points: PerSeat<number>;
  /** the provinces that came to a side since the turn's end began */
  readonly won: PerSeat<readonly string[]>;
  /** the provinces that are nobody's any more */
  readonly lost: readonly string[];
}

/**
 * The count of provinces in a log, by the event that tells it: `hannibal.log.points`. The PCs that are removed afterwards may cost
 * provinces too, but do not change what was counted. Null if nothing has been counted yet.
 */
export function countedIn(entries: readonly LogEntry[], event: string): Counted | null {
  const at = entries.findIndex((entry) => entry.event === event);
  const { params } = entries[at] ?? {};
  if (!params) return null;
  const log = event.slice(0, event.lastIndexOf(".") + 1);
  const before = entries.slice(0, at);
  const named = (name: string, seat?: Seat): string[] =>
    before
      .filter((entry) => entry.event === `${log}${name}` && (!seat || entry.params?.seat === `seat:${seat}`))
      .map((entry) => String(entry.params?.province));
  return {
    points: { rome: Number(params.rome), carthage: Number(params.carthage) },
    won: { rome: named("province", "rome"), carthage: named("province", "carthage") },
    lost: named("province-lost"),
  };
}
