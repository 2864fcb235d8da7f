import {
  type AnyGame,
  type EarlierPart,
  type Header,
  inputFrom,
  type Plain,
  PunicaError,
  type ReplayInput,
  Session,
  type Snapshot,
  type Watch,
} from "../../engine/index.ts";
import type { StoredGame } from "../table/store.ts";

/** A game as stored and passed around inside the browser. */
export interface Course {
  readonly header: Header;
  readonly position?: Plain;
  readonly inputs: readonly ReplayInput[];
  /** what was played before the position, under other rules */
  readonly earlier?: readonly EarlierPart[];
}

export function begin(game: AnyGame, { header, position, earlier = [] }: Omit<Course, "inputs">, watch?: Watch): Session {
  if (position === undefined) return Session.begin(game, header, watch);
  if (earlier.length === 0) return Session.fromPosition(game, header, position, watch);
  return Session.later(game, header, position, earlier, watch);
}

/** The course of a session. */
export const courseOf = ({ header, position, history, earlier }: Session): Course => ({
  header,
  ...(position !== undefined && { position }),
  inputs: history.map(inputFrom),
  ...(earlier.length > 0 && { earlier }),
});

/** Replays a game. */
export function rebuild(game: AnyGame, course: Course): Session {
  const session = begin(game, course);
  for (const put of course.inputs) session.put(put);
  return session;
}

/**
 * Brings a stored game of any rules under these. If its answers lead elsewhere under these rules, it continues from its snapshot,
 * and the play before it becomes an earlier part. Throws a PunicaError if these rules understand no snapshot.
 */
export function underTheseRules(game: AnyGame, stored: StoredGame): StoredGame {
  if (stored.rulesVersion === game.rulesVersion) return stored;
  const { rulesVersion } = game;
  try {
    if (stored.fingerprint !== undefined && rebuild(game, stored).isAt(stored.fingerprint)) return { ...stored, rulesVersion };
  } catch (error) {
    if (!(error instanceof PunicaError)) throw error;
  }
  const { snapshot } = stored;
  if (!snapshot)
    throw new PunicaError("other-rules", "This game was begun under other rules and cannot go on.", { field: "rulesVersion" });
  const earlier = [...(stored.earlier ?? []), partUntil(stored, snapshot)];
  const session = Session.resume(game, stored.header, snapshot, earlier);
  return { ...stored, rulesVersion, ...courseOf(session), fingerprint: session.fingerprint(), moments: [] };
}

/** The play of a stored game under its own rules, up to the unit of play of its snapshot. */
function partUntil({ rulesVersion, position, inputs, earlier = [], moments = [] }: StoredGame, snapshot: Snapshot): EarlierPart {
  const steps = inputs.slice(0, inputs.length - snapshot.since.length);
  const logBefore = earlier.reduce((sum, part) => sum + part.log.length, 0);
  const last = { answers: snapshot.answers, log: snapshot.log.length, position: snapshot.position };
  return {
    rulesVersion,
    ...(position !== undefined && { position }),
    steps,
    log: snapshot.log.slice(logBefore),
    moments: [...moments, last],
  };
}
