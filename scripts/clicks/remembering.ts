import type { Question } from "../../src/engine/index.ts";

/** A recorded answer with what the page could remember of it, and its clicks. */
interface Remembering {
  readonly question: Question;
  readonly memory: readonly string[];
  readonly alone: number;
  /** the clicks that have the page remember it, or ask again */
  readonly habit: number;
}

/** Whoever has given the same answer so often lets the page give it from then on. */
const HABIT = 3;

/**
 * What a player does who knows nothing of what will be asked: an answer that is the same for the third time is remembered, which
 * takes a click; then it takes none, until another is wanted, which takes one more to be asked again.
 */
export function remembering<G extends Remembering>(own: readonly G[]): G[] {
  const runs = new Map<string, { words: readonly string[]; times: number }>();
  return own.map((given) => {
    const { question, memory, alone } = given;
    if (alone === 0) return given;
    const run = runs.get(question.prompt);
    const words = run ? memory.filter((word) => run.words.includes(word)) : memory;
    const isKept = run !== undefined && run.times >= HABIT;
    if (words.length === 0) {
      runs.set(question.prompt, { words: memory, times: memory.length > 0 ? 1 : 0 });
      return isKept ? { ...given, habit: 1 } : given;
    }
    const times = (run?.times ?? 0) + 1;
    // what is remembered is one word
    runs.set(question.prompt, { words: times >= HABIT ? words.slice(0, 1) : words, times });
    if (isKept) return { ...given, alone: 0 };
    return times === HABIT ? { ...given, habit: 1 } : given;
  });
}
