import { type Answer, type Game, onlyAnswer, type Question, type Seat, type Session } from "../../engine/index.ts";
import { begin, type Course } from "../replay/moves.ts";

/** The game as it stood before a seat's last move of its own choice, and its answer. */
export function lastBegun(
  game: Game,
  course: Course,
  seat: Seat,
  begins: (question: Question) => boolean,
): { session: Session; answer: Answer } | null {
  const session = begin(game, course);
  let last = -1;
  for (const [number, put] of course.inputs.entries()) {
    const { question } = session;
    if (question?.seat === seat && "answer" in put && begins(question) && onlyAnswer(question) === undefined) last = number;
    session.put(put);
  }
  if (last < 0) return null;
  const then = begin(game, course);
  for (const put of course.inputs.slice(0, last)) then.put(put);
  const put = course.inputs[last]!;
  return "answer" in put ? { session: then, answer: put.answer } : null;
}
