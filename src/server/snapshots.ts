import { type Session, snapshotOf } from "../engine/index.ts";
import type { SnapshotHead, StoredSnapshot, Tail } from "./storage.ts";

/** A snapshot is stored after so many steps. Those made earlier, because nobody was there any more, are replaced by the next. */
const SPACING = 64;

/** The snapshots of a game that are stored, in order. */
export type Kept = readonly SnapshotHead[];

/** Whether so much has happened since the last snapshot that the next should be stored. */
export const isDue = (kept: Kept, version: number): boolean => version - (kept.at(-1)?.n ?? 0) >= SPACING;

/** What is stored: the snapshot, the one that it makes superfluous, and which there are then. */
export interface Keeping {
  readonly snapshot: StoredSnapshot;
  readonly insteadOf?: number;
  readonly kept: Kept;
}

/** The game as it stands after step `n`, to be stored beside the snapshots that there are. */
export function keeping(session: Session, n: number, before: Kept, tail: Tail): Keeping {
  const superfluous = superfluousOf(before, n);
  const kept = superfluous ? before.slice(0, -1) : before;
  const { answers, position, since, hash, log, rulesVersion } = snapshotOf(session);
  const logFrom = kept.at(-1)?.logTo ?? 0;
  const moment = session.version;
  const state = { answers, position, since, hash, tail };
  return {
    snapshot: { n, moment, rulesVersion, state, logFrom, log: log.slice(logFrom) },
    ...(superfluous && { insteadOf: superfluous.n }),
    kept: [...kept, { n, moment, rulesVersion, logTo: log.length }],
  };
}

/** The last snapshot, if it is not far enough from the one before it, and the rules did not change with it. */
function superfluousOf(kept: Kept, n: number): SnapshotHead | undefined {
  const [before, last] = kept.slice(-2);
  if (!before || !last || last.rulesVersion !== before.rulesVersion) return undefined;
  return n - before.n < 2 * SPACING ? last : undefined;
}

/** Those that are left when a game goes back to a moment. */
export const keptUntil = (kept: Kept, moment: number): Kept => kept.filter((head) => head.moment <= moment);
