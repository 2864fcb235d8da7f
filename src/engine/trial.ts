import type { Plain } from "./plain.ts";
import { beginTrial, expects, isPass, type PlanStep, passing, type Trial } from "./plan.ts";
import type { Answer } from "./question.ts";
import type { PendingQuestion, Session } from "./session.ts";

/** How many worlds an answer is tried in: what is revealed in one of them might be revealed in the real game. */
const WORLDS = 3;

/**
 * Whether an answer to the pending question could not be taken back, because a die would be rolled or something hidden would be
 * seen. It is tried in copies of the game in which all that the seat may not know is redealt, so that asking tells nothing.
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

/** What can be said of a plan in advance without telling its maker anything hidden. */
export interface Foreseen {
  /** how many of its answers are asked for, one after another, if the other side does nothing */
  readonly taken: number;
  /** how many of them are given until a die is rolled or something comes to light, including the one that does it */
  readonly certain: number;
  /** whether one of them could not be taken back */
  readonly final: boolean;
  /** what the maker will see, and be asked, just before anything comes to light */
  readonly view: Plain;
  readonly question: PendingQuestion | null;
}

/**
 * Tries a plan of the seat that is asked, in copies of the game in which all that the seat may not know is redealt and the other
 * side passes; where it cannot pass, the plan ends. Throws a PunicaError if the rules do not allow its first answer.
 */
export function foresee(session: Session, steps: readonly PlanStep[], seed: string): Foreseen {
  const { seat } = session.question!;
  // the answers since the last checkpoint are replayed once, not for every trial
  const here = session.fork(0);
  here.fork().answer(steps[0]!.answer, seat);
  const tried = (world: number, given: readonly PlanStep[]) => goAlong(beginTrial(here, seat, `${seed} ${world}`), given);
  let taken = steps.length;
  let certain = Number.POSITIVE_INFINITY;
  for (let world = 0; world < WORLDS; world++) {
    const trial = tried(world, steps);
    taken = Math.min(taken, trial.taken);
    certain = Math.min(certain, trial.certain);
  }
  const isRevealed = certain <= taken;
  const { session: before } = tried(0, steps.slice(0, isRevealed ? certain - 1 : taken));
  const final = isRevealed && isFinal(before, steps[certain - 1]!.answer, seed);
  return { taken, certain: Math.min(certain, taken), final, view: before.view(seat), question: before.questionFor(seat) };
}

/** Gives the answers of a plan as long as each is asked for. */
function goAlong({ session, seat }: Trial, steps: readonly PlanStep[]) {
  let taken = 0;
  let certain = Number.POSITIVE_INFINITY;
  while (session.question && taken < steps.length) {
    const { question } = session;
    const step = steps[taken]!;
    const isOwn = question.seat === seat;
    const answer = isOwn ? step.answer : passing(question);
    if (isOwn ? !expects(step, question) : !isPass(answer)) break;
    session.answer(answer);
    if (isOwn) taken++;
    if (session.revealed) certain = Math.min(certain, taken);
  }
  return { session, taken, certain };
}
