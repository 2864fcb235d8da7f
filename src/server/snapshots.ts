import { type LogEntry, type Session, snapshotOf } from "../engine/index.ts";
import type { SnapshotHead, StoredSnapshot, Tail } from "./storage.ts";

/** Steps between two stored snapshots. One made earlier, because everybody had left, is replaced by the next. */
const SPACING = 128;

/** The stored snapshots of a game, in order. */
export type Kept = readonly SnapshotHead[];

/**
 * Whether enough has happened since the last snapshot for the next to be stored. Every game has one of its beginning; how soon the
 * next follows depends on the game's mark, a number of its own: games that began together do not all store theirs at the same step.
 */
export const isDue = (kept: Kept, version: number, mark: number): boolean =>
  version - (kept.at(-1)?.n || mark % SPACING) >= SPACING;

/** The last snapshot at or before a version, unless too much has happened in between to be played again in passing. */
export function nearest(kept: Kept, version: number): SnapshotHead | undefined {
  const last = kept.findLast(({ n }) => n <= version);
  return last && version - last.n <= 2 * SPACING ? last : undefined;
}

/** What is stored: the snapshot, the one it replaces, and the list of those then kept. */
export interface Keeping {
  readonly snapshot: StoredSnapshot;
  readonly insteadOf?: number;
  readonly kept: Kept;
}

/** Log entries, from one number up to another. */
type LogOf = (from: number, to: number) => readonly LogEntry[];

/** The game after step `n`, to be stored beside the existing snapshots; `logOf` has the log entries the session has let go, too. */
export function keeping(
  session: Session,
  n: number,
  before: Kept,
  tail: Tail,
  logOf: LogOf = (from, to) => session.log!.slice(from, to),
): Keeping {
  const superfluous = superfluousOf(before, n);
  const kept = superfluous ? before.slice(0, -1) : before;
  const { answers, position, since, hash, rulesVersion } = snapshotOf(session);
  const logFrom = kept.at(-1)?.logTo ?? 0;
  const entries = logOf(logFrom, session.unitLog);
  const moment = session.version;
  const state = { answers, position, since, hash, tail };
  return {
    snapshot: { n, moment, rulesVersion, state, logFrom, log: entries },
    ...(superfluous && { insteadOf: superfluous.n }),
    kept: [...kept, { n, moment, rulesVersion, logTo: logFrom + entries.length }],
  };
}

/** The last snapshot, if it is too close to the one before and the rules did not change with it. */
function superfluousOf(kept: Kept, n: number): SnapshotHead | undefined {
  const [before, last] = kept.slice(-2);
  if (!before || !last || last.rulesVersion !== before.rulesVersion) return undefined;
  return n - before.n < 2 * SPACING ? last : undefined;
}

/** The snapshots left when a game goes back to a moment. */
export const keptUntil = (kept: Kept, moment: number): Kept => kept.filter((head) => head.moment <= moment);
