import { type AnyGame, onlyAnswer, type PlanStep, type Question, type Seat, type Session } from "../../engine/index.ts";
import { begin, type Course } from "../replay/moves.ts";

/** A move of a seat: the game as it stood before, and everything the seat answered until another move began. */
interface Begun {
  readonly session: Session;
  readonly played: readonly PlanStep[];
  /** how many answers had been given when another move began */
  readonly until: number;
}

/** A seat's last move of its own choice; null if it has made none. */
export function lastBegun(game: AnyGame, course: Course, seat: Seat, begins: (question: Question) => boolean): Begun | null {
  const session = begin(game, course);
  let first = -1;
  let until = -1;
  let played: PlanStep[] = [];
  for (const [number, put] of course.inputs.entries()) {
    const { question } = session;
    if (question && "answer" in put) {
      const isOwn = question.seat === seat;
      if (begins(question)) {
        if (isOwn && onlyAnswer(question) === undefined) {
          first = number;
          played = [];
          until = -1;
        } else if (until < 0) until = session.version;
      }
      if (isOwn && until < 0) played.push({ prompt: question.prompt, answer: put.answer });
    }
    session.put(put);
  }
  if (first < 0) return null;
  const then = begin(game, course);
  for (const put of course.inputs.slice(0, first)) then.put(put);
  return { session: then, played, until: until < 0 ? session.version : until };
}
