import { isSeat, type Seat } from "../../engine/index.ts";
import type { GameFace } from "../face.ts";
import type { Logged } from "../table/client.ts";

/** What belongs together in the log: a card and all that followed from it. */
export interface LogGroup {
  /** the place of its first entry in the log */
  readonly at: number;
  readonly entries: readonly Logged[];
}

export function groupsOfLog(log: readonly Logged[], face: GameFace): LogGroup[] {
  const groups: { at: number; entries: Logged[] }[] = [];
  for (const [at, entry] of log.entries()) {
    const last = groups[groups.length - 1];
    if (!last || face.opensGroup(entry)) groups.push({ at, entries: [entry] });
    else last.entries.push(entry);
  }
  return groups;
}

/** The side that an entry is about, if it names one as `seat`. */
export function seatOf(entry: Logged): Seat | null {
  const named = entry.params?.seat;
  const seat = typeof named === "string" ? named.replace(/^seat:/, "") : null;
  return isSeat(seat) ? seat : null;
}
