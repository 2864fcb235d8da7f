import { type Answer, type Chance, type Question, randomAnswer, randomBelow } from "../engine/index.ts";

/** A second opinion on what a question allows, written independently of the engine's. */
export function allows(question: Question, answer: unknown): boolean {
  const between = (value: number, min: number, max: number) => value >= min && value <= max;
  switch (question.kind) {
    case "choose":
      return question.options.some((option) => option === answer);
    case "pick": {
      if (!Array.isArray(answer) || !between(answer.length, question.min, question.max)) return false;
      const left = new Set<unknown>(question.options);
      return answer.every((id) => left.delete(id));
    }
    case "amount":
      return Number.isInteger(answer) && between(answer as number, question.min, question.max);
    case "allocate": {
      if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return false;
      const given = new Map<string, unknown>();
      for (const id in answer) given.set(id, (answer as Record<string, unknown>)[id]);
      if ([...given.values()].some((count) => !Number.isInteger(count))) return false;
      if ([...given.keys()].some((id) => !question.items.some((item) => item.id === id))) return false;
      const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + ((given.get(id) as number) ?? 0), 0);
      return (
        question.items.every(({ id, min, max }) => between(sum([id]), min, max)) &&
        between(sum(question.items.map(({ id }) => id)), question.min, question.max) &&
        (question.limits ?? []).every(({ items, min, max }) => between(sum(items), min, max))
      );
    }
  }
}

const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  1e9,
  "",
  "pass",
  "yes",
  "constructor",
  "__proto__",
  [],
  [[]],
  [null],
  {},
  { toString: 1 },
  { length: 1 },
  JSON.parse('{"__proto__":1}'),
];

/**
 * An illegal answer: nonsense, the wrong kind of answer, an id from elsewhere in the game, or a legal answer with a small change.
 * Undefined if it came out legal after all.
 */
export function illegalAnswer(question: Question, chance: Chance, strangers: readonly string[]): { answer: Answer } | undefined {
  const answer = attempt(question, chance, strangers);
  return allows(question, answer) ? undefined : { answer: answer as Answer };
}

function attempt(question: Question, chance: Chance, strangers: readonly string[]): unknown {
  const below = (limit: number) => randomBelow(chance, limit);
  const of = <T>(list: readonly T[]) => list[below(list.length)]!;
  const stranger = strangers.length > 0 ? of(strangers) : "nothing";
  const legal = randomAnswer(question, chance);
  switch (below(6)) {
    case 0:
      return of(GARBAGE);
    case 1:
      return of<unknown>([stranger, [stranger], { [stranger]: 1 }, below(12)]);
    case 2: // right, but of the wrong kind
      return of<unknown>([[legal], { answer: legal }, JSON.stringify(legal), [legal, legal]]);
    default:
      return bent(question, legal, stranger, below);
  }
}

/** A legal answer with one thing changed. */
function bent(question: Question, legal: Answer, stranger: string, below: (limit: number) => number): unknown {
  switch (question.kind) {
    case "choose": {
      const id = legal as string;
      return [stranger, `${id} `, id.slice(0, -1), id.toUpperCase(), `${id}0`][below(5)];
    }
    case "pick": {
      const ids = legal as readonly string[];
      const bends: unknown[] = [
        [...ids, stranger],
        [...ids, ...ids.slice(0, 1)],
        ids.slice(1),
        [...new Set([...ids, ...question.options])],
        [stranger, ...ids.slice(1)],
        [...ids, 1],
      ];
      return bends[below(bends.length)];
    }
    case "amount":
      return [question.max + 1, question.min - 1, question.min + 0.5, String(legal), question.max + below(100)][below(5)];
    case "allocate": {
      const counts = { ...(legal as Record<string, number>) };
      const id = question.items[below(question.items.length)]?.id ?? stranger;
      const bends = [(counts[id] ?? 0) + 1, (counts[id] ?? 0) - 1, question.max + 1, -1, 0.5, null];
      if (below(4) === 0) return { ...counts, [stranger]: 1 };
      return { ...counts, [id]: bends[below(bends.length)] };
    }
  }
}
