import { type Chance, randomBelow, shuffle } from "./chance.ts";
import type { Allocate, Answer, Question } from "./question.ts";

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

/** Start from what every item and limit demands, then hand out the rest one by one wherever it still fits. */
function randomAllocation(question: Allocate, chance: Chance): Answer {
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
