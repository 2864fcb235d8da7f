import type { Answer } from "../engine/index.ts";
import type { Line, Plan } from "./mind.ts";

/** Something a side could do, and its worth at first sight. */
interface Intent {
  readonly worth: number;
}

/** How many intents of the best-fitting plan are compared, and of each of the others. */
const OF_FIRST_PLAN = 14;
const OF_OTHER_PLANS = 4;

interface Reading<P extends Plan, I extends Intent> {
  /** everything a plan suggests */
  intents(plan: P): readonly I[];
  /** the answer it begins with; undefined if that is not allowed now */
  answer(intent: I): Answer | undefined;
  /** what it achieves: intents with the same effect differ only in cost */
  effect(intent: I): unknown;
}

/** What each plan suggests, as lines of play: first the best of every plan, then the others by worth. */
export function intentLines<P extends Plan, I extends Intent>(plans: readonly P[], reading: Reading<P, I>): Line[] {
  const first: Line[] = [];
  const more: Line[] = [];
  for (const [rank, plan] of plans.entries()) {
    const most = rank === 0 ? OF_FIRST_PLAN : OF_OTHER_PLANS;
    const seen = new Set<string>();
    for (const intent of reading.intents(plan).toSorted((a, b) => b.worth - a.worth)) {
      const answer = reading.answer(intent);
      if (answer === undefined) continue;
      const effect = JSON.stringify(reading.effect(intent));
      if (seen.has(effect)) continue;
      seen.add(effect);
      const line = { key: JSON.stringify([answer, effect]), answer, plan, promise: intent.worth, intent };
      (seen.size === 1 ? first : more).push(line);
      if (seen.size === most) break;
    }
  }
  return [...first, ...byPromise(more)];
}

export const byPromise = (lines: readonly Line[]): Line[] => lines.toSorted((a, b) => b.promise - a.promise);
