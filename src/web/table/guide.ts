import type { Answer, PlanStep, Question } from "../../engine/index.ts";
import type { Answers } from "../plan/planning.ts";

/** A teacher beside the table who shows what to do, and allows nothing else. */
export interface Guide {
  /** how many steps are done */
  readonly at: number;
  /** what to click: things on the board and in the hand, options, buttons of a plan; null if every legal action is allowed */
  readonly hints: ReadonlySet<string> | null;
  /** what a plan is to begin with, if the question asks for something else first */
  readonly begins: string | null;
  /** where to look */
  readonly scene: readonly string[];
  /** all steps are done */
  readonly isOver: boolean;
  /** there is something to read before the question */
  readonly speaks: boolean;
  /** Whether an answer may be proposed: one that is not what the guide wants would mislead. */
  suits(question: Question, answer: Answer): boolean;
  /** Whether a plan may begin so: the card that a plan proposes is one that the guide wants. */
  wants(beginning: Answers): boolean;
  /** Whether these answers may be given now; if not, the guide says why. */
  allows(steps: readonly PlanStep[]): boolean;
}
