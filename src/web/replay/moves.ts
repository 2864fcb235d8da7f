import { type Answer, type Game, type Header, type Plain, PunicaError, Session, type Watch } from "../../engine/index.ts";
import type { StoredGame } from "../table/store.ts";

/** What a game is rebuilt from, one by one: an answer, or dice that were forced. */
export type Move = { readonly answer: Answer } | { readonly dice: readonly number[] };

/** A game as it is kept and handed on inside the browser. */
export interface Course {
  readonly header: Header;
  readonly position?: Plain;
  readonly inputs: readonly Move[];
}

export const begin = (game: Game, { header, position }: Pick<Course, "header" | "position">, watch?: Watch): Session =>
  position === undefined ? Session.begin(game, header, watch) : Session.fromPosition(game, header, position, watch);

export function play(session: Session, move: Move): void {
  if ("answer" in move) session.answer(move.answer);
  else session.dice(move.dice);
}

/** What a session has been played with. */
export const courseOf = (session: Session): Course => ({
  header: session.header,
  ...(session.position !== undefined && { position: session.position }),
  inputs: session.history.flatMap((input): Move[] => {
    if ("answer" in input) return [{ answer: input.answer }];
    return "dice" in input ? [{ dice: input.dice }] : [];
  }),
});

/** Plays a game anew. */
export function rebuild(game: Game, course: Course): Session {
  const session = begin(game, course);
  for (const move of course.inputs) play(session, move);
  return session;
}

/** A kept game of whatever rules as one of these. Throws a PunicaError if its answers lead elsewhere under these rules. */
export function underTheseRules(game: Game, stored: StoredGame): StoredGame {
  if (stored.rulesVersion === game.rulesVersion) return stored;
  try {
    if (stored.fingerprint !== undefined && rebuild(game, stored).isAt(stored.fingerprint))
      return { ...stored, rulesVersion: game.rulesVersion };
  } catch (error) {
    if (!(error instanceof PunicaError)) throw error;
  }
  throw new PunicaError("other-rules", "This game was begun under other rules and cannot go on.", { field: "rulesVersion" });
}
