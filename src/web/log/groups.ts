import type { LogEntry, Seat } from "../../engine/index.ts";
import type { GameFace } from "../face.ts";
import type { Logged } from "../table/client.ts";

/** Log entries that belong together: a card and everything that followed from it. */
export interface LogGroup {
  /** the indices of its first and last entry in the log */
  readonly at: number;
  readonly to: number;
  readonly entries: readonly Logged[];
}

export function groupsOfLog(log: readonly Logged[], face: Pick<GameFace, "opensGroup">): LogGroup[] {
  const groups: { at: number; to: number; entries: Logged[] }[] = [];
  for (const [at, entry] of log.entries()) {
    const last = groups[groups.length - 1];
    if (!last || face.opensGroup(entry)) {
      groups.push({ at, to: at, entries: [entry] });
      continue;
    }
    last.to = at;
    last.entries.push(entry);
  }
  return groups;
}

/** Who an entry is about, if it says so; in a fight, who attacks. */
export function sideNamed({ params }: Pick<LogEntry, "params">): string | null {
  const named = params?.seat ?? params?.side ?? params?.attacker;
  return typeof named === "string" ? named.replace(/^(seat|side):/, "") : null;
}

/** The side that an entry is about, if it names one. */
export function seatOf(entry: LogEntry, seats: readonly Seat[]): Seat | null {
  const seat = sideNamed(entry);
  return seat !== null && seats.includes(seat) ? seat : null;
}
