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
      return ids.slice(0, count);
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
function handOut({ items, limits = [], min, max }: Allocate, chance: Chance): Record<string, number> {
  const given = items.map((item) => item.min);
  const sum = (among: readonly number[]) => among.reduce((so, at) => so + given[at]!, 0);
  const limited = limits.map((limit) => ({
    ...limit,
    among: limit.items.map((id) => items.findIndex((item) => item.id === id)),
  }));
  const fits = (at: number) =>
    given[at]! < items[at]!.max && limited.every((limit) => !limit.among.includes(at) || sum(limit.among) < limit.max);
  const give = (among: readonly number[]): boolean => {
    const open = among.filter(fits);
    if (open.length === 0) return false;
    given[open[randomBelow(chance, open.length)]!]!++;
    return true;
  };
  for (const limit of limited) while (sum(limit.among) < limit.min && give(limit.among));
  const all = items.map((_, at) => at);
  const left = min + randomBelow(chance, max - min + 1) - sum(all);
  for (let i = 0; i < left && give(all); i++);
  const counts: Record<string, number> = {};
  for (let at = 0; at < items.length; at++) counts[items[at]!.id] = given[at]!;
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
