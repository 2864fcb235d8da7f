import { type Answer, type Chance, type Question, randomAnswer } from "../engine/index.ts";
import type { Line, Plan } from "./mind.ts";

/** Up to this many options of a choice are all compared; of more, and for other questions, a random selection. */
const MOST_OPTIONS = 24;
const BY_LUCK = 5;

/** Every option of a choice as a line of its own. */
export function optionLines(question: Question, plan: Plan, chance?: Chance): Line[] {
  const line = (answer: Answer): Line => ({ key: JSON.stringify([answer, undefined]), answer, plan, promise: 0 });
  if (question.kind === "choose" && question.options.length <= MOST_OPTIONS) return question.options.map(line);
  if (!chance) return [];
  return Array.from({ length: BY_LUCK }, () => line(randomAnswer(question, chance)));
}
