import {
  type EarlierPart,
  type Game,
  type Header,
  type Plain,
  PunicaError,
  type Put,
  putAgain,
  Session,
  type Snapshot,
  type Watch,
} from "../../engine/index.ts";
import type { StoredGame } from "../table/store.ts";

/** A game as it is kept and handed on inside the browser. */
export interface Course {
  readonly header: Header;
  readonly position?: Plain;
  readonly inputs: readonly Put[];
  /** what was played before the position, under other rules */
  readonly earlier?: readonly EarlierPart[];
}

export function begin(game: Game, { header, position, earlier = [] }: Omit<Course, "inputs">, watch?: Watch): Session {
  if (position === undefined) return Session.begin(game, header, watch);
  if (earlier.length === 0) return Session.fromPosition(game, header, position, watch);
  return Session.later(game, header, position, earlier, watch);
}

/** What a session has been played with. */
export const courseOf = ({ header, position, history, earlier }: Session): Course => ({
  header,
  ...(position !== undefined && { position }),
  inputs: history.map(putAgain),
  ...(earlier.length > 0 && { earlier }),
});

/** Plays a game anew. */
export function rebuild(game: Game, course: Course): Session {
  const session = begin(game, course);
  for (const put of course.inputs) session.put(put);
  return session;
}

/**
 * A kept game of whatever rules as one of these. If its answers lead elsewhere under these rules, it goes on from its snapshot, and
 * what was played before becomes an earlier part. Throws a PunicaError if there is none that these rules understand.
 */
export function underTheseRules(game: Game, stored: StoredGame): StoredGame {
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

/** What was played of a kept game under its rules until the unit of play in which its snapshot was made. */
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
