import type { Plain } from "../../engine/index.ts";
import { sideNamed } from "../log/groups.ts";
import type { Frame, Logged } from "../table/client.ts";
import type { Look } from "./look.ts";

/** What is on screen now. */
export interface Shot {
  readonly look: Look;
  /** the entries it shows; several for the steps of a march */
  readonly entries: readonly Logged[];
  readonly frame: Frame;
  /** the entries that say what it means */
  readonly outcome: readonly Logged[];
  /** the game before all this, as far as it was shown; null if that has not been seen */
  readonly before: Plain | null;
  /** the last step of a move that is over now: the piece stays where it has come to */
  readonly over?: Logged;
}

/** What a side has done since its turn began, and the game before. */
export interface Turn {
  readonly entries: readonly Logged[];
  readonly before: Plain;
}

/** Whether two entries are about the same piece. */
export const isSamePiece = (look: Look, before: Logged | undefined, next: Logged): boolean =>
  look.as === "walk" && before?.params?.[look.piece] === next.params?.[look.piece];

/** Whether two entries are steps of one run: same piece, same side. */
export const isSameStep = (look: Look, before: Logged | undefined, next: Logged): boolean =>
  before?.event === next.event && (look.as === "walk" ? isSamePiece(look, before, next) : sideNamed(before) === sideNamed(next));

/** Whether several may come in one run, like the steps of a march. */
export const isStep = (look: Look): boolean => look.as === "walk" || look.as === "change";

/** A new shot, or one more step or an outcome of the last; `cause` is what the other side reacts to, told with its reaction. */
export function shotOf(
  look: Look,
  frame: Frame,
  last: Shot | null,
  isRun: boolean,
  cause: readonly Logged[],
  before: Plain | null,
): Shot {
  if (last && look.as === "outcome") return { ...last, frame, outcome: [...last.outcome, frame.entry] };
  const run = isRun ? last : null;
  const entries = [...(run?.entries ?? cause), frame.entry];
  return { look, entries, frame, outcome: [], before: run ? run.before : before };
}
