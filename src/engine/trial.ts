import type { Answer } from "./question.ts";
import type { Session } from "./session.ts";

/** In so many worlds an answer is tried out: what comes to light in one of them could come to light in truth. */
const WORLDS = 3;

/**
 * Whether an answer to the pending question could not be taken back, because a die would be rolled or something hidden would be
 * seen. It is tried out in copies of the game in which all that the seat may not know is dealt anew, so that asking tells nothing.
 * Throws a PunicaError if the rules do not allow the answer.
 */
export function isFinal(session: Session, answer: Answer, seed: string): boolean {
  const { question } = session;
  if (!question) return false;
  for (let world = 0; world < WORLDS; world++) {
    const trial = session.fork();
    trial.redeal(question.seat, `${seed} ${world}`);
    trial.answer(answer);
    if (!trial.canUndo(question.seat)) return true;
  }
  return false;
}
