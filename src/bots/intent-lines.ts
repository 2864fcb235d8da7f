import type { Answer } from "../engine/index.ts";
import type { Line, Plan } from "./mind.ts";

/** Something a side could do, and its worth at first sight. */
interface Intent {
  readonly worth: number;
}

/** How many intents of the best-fitting plan are compared, and of each of the others. */
interface Breadth {
  readonly first: number;
  readonly others: number;
}
const USUAL: Breadth = { first: 14, others: 4 };

/** How much a plan's liking adds, at a guess, to what nobody else would think of. */
const LIKING = 2;

interface Reading<P extends Plan, I extends Intent> {
  /** everything a plan suggests */
  intents(plan: P): readonly I[];
  /** the answer it begins with; undefined if that is not allowed now */
  answer(intent: I): Answer | undefined;
  /** what it achieves: intents with the same effect differ only in cost */
  effect(intent: I): unknown;
  readonly breadth?: Breadth;
  /** everything that could be done, judged without the likings of any plan; if missing, each plan's own judgment counts */
  soberly?(): readonly I[];
}

/** What each plan suggests, as lines of play: first the best of every plan, then the others by worth. */
export function intentLines<P extends Plan, I extends Intent>(plans: readonly P[], reading: Reading<P, I>): Line[] {
  const first: Line[] = [];
  const more: Line[] = [];
  const { breadth = USUAL } = reading;
  const sober = reading.soberly && bestByEffect(reading.soberly(), reading);
  for (const [rank, plan] of plans.entries()) {
    const most = rank === 0 ? breadth.first : breadth.others;
    const seen = new Set<string>();
    for (const intent of reading.intents(plan).toSorted((a, b) => b.worth - a.worth)) {
      const answer = reading.answer(intent);
      if (answer === undefined) continue;
      const effect = JSON.stringify(reading.effect(intent));
      if (seen.has(effect)) continue;
      seen.add(effect);
      const promise = sober ? Math.min(intent.worth, sober.get(effect) ?? intent.worth / LIKING) : intent.worth;
      const line = { key: JSON.stringify([answer, effect]), answer, plan, promise, intent };
      (seen.size === 1 ? first : more).push(line);
      if (seen.size === most) break;
    }
  }
  return [...first, ...byPromise(more)];
}

/** The highest worth of each effect. */
function bestByEffect<I extends Intent>(
  intents: readonly I[],
  { effect }: Pick<Reading<Plan, I>, "effect">,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const intent of intents) {
    const key = JSON.stringify(effect(intent));
    found.set(key, Math.max(found.get(key) ?? Number.NEGATIVE_INFINITY, intent.worth));
  }
  return found;
}

export const byPromise = (lines: readonly Line[]): Line[] => lines.toSorted((a, b) => b.promise - a.promise);
