import { type Chance, randomBelow, shuffle } from "./chance.ts";
import { type Allocate, type Answer, type Question, refusal } from "./question.ts";

/** A legal answer at random: for fuzzing, for benchmarks, and for the simplest of computer players. */
export function randomAnswer(question: Question, chance: Chance): Answer {
  switch (question.kind) {
    case "choose":
      return question.options[randomBelow(chance, question.options.length)]!;
    case "pick": {
      const count = question.min + randomBelow(chance, question.max - question.min + 1);
      const ids = question.options.slice();
      shuffle(chance, ids);
      ids.length = count;
      return ids;
    }
    case "amount":
      return question.min + randomBelow(chance, question.max - question.min + 1);
    case "allocate":
      return randomAllocation(question, chance);
  }
}

/** How many random tries before going through all possibilities. Overlapping limits are rare. */
const TRIES = 10;

function randomAllocation(question: Allocate, chance: Chance): Answer {
  for (let i = 0; i < TRIES; i++) {
    const counts = handOut(question, chance);
    if (!question.limits || !refusal(question, counts)) return counts;
  }
  return firstAllocation(question, {}, 0)!;
}

/** Start from what every item and limit demands, then hand out the rest one by one wherever it still fits. */
function handOut(question: Allocate, chance: Chance): Record<string, number> {
  const counts: Record<string, number> = {};
  let total = 0;
  for (const item of question.items) {
    counts[item.id] = item.min;
    total += item.min;
  }
  const sum = (ids: readonly string[]) => ids.reduce((so, id) => so + counts[id]!, 0);
  const fits = (id: string) =>
    counts[id]! < question.items.find((item) => item.id === id)!.max &&
    (question.limits ?? []).every((limit) => !limit.items.includes(id) || sum(limit.items) < limit.max);
  const give = (among: readonly string[]): boolean => {
    const open = among.filter(fits);
    if (open.length === 0) return false;
    counts[open[randomBelow(chance, open.length)]!]!++;
    total++;
    return true;
  };
  for (const limit of question.limits ?? []) while (sum(limit.items) < limit.min && give(limit.items));
  const wanted = Math.max(total, question.min + randomBelow(chance, question.max - question.min + 1));
  const all = question.items.map((item) => item.id);
  while (total < wanted && give(all));
  return counts;
}

/** The first legal allocation that continues the counts of the items before `at`. */
function firstAllocation(question: Allocate, counts: Record<string, number>, at: number): Record<string, number> | undefined {
  const item = question.items[at];
  if (!item) return refusal(question, counts) ? undefined : counts;
  for (let count = item.max; count >= item.min; count--) {
    const found = firstAllocation(question, { ...counts, [item.id]: count }, at + 1);
    if (found) return found;
  }
  return undefined;
}
