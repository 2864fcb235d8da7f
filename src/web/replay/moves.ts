import { type Answer, type Game, type Header, type Plain, Session } from "../../engine/index.ts";

/** What a game is rebuilt from, one by one: an answer, or dice that were forced. */
export type Move = { readonly answer: Answer } | { readonly dice: readonly number[] };

/** A game as it is kept and handed on inside the browser. */
export interface Course {
  readonly header: Header;
  readonly position?: Plain;
  readonly inputs: readonly Move[];
}

export const begin = (game: Game, { header, position }: Pick<Course, "header" | "position">): Session =>
  position === undefined ? Session.begin(game, header) : Session.fromPosition(game, header, position);

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
