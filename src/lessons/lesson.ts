import type { Answer, Plain, Seat } from "../engine/index.ts";
import type { Language } from "../words/words.ts";

/** The same text in every language of the page. Words between double stars are stressed. */
export type Texts = Readonly<Record<Language, string>>;

/** The prompt of a question and the answer that the lesson wants, then others that teach as much. */
export type Expected = readonly [prompt: string, answer: Answer, ...others: Answer[]];

/** Something to do alone. */
interface Task {
  /** whether it is done, by what the learner sees */
  goal(view: Plain): boolean;
  /** one way to do it */
  readonly solution: readonly Expected[];
  /** it has failed when the question that it began with has been asked so many times again; once, if it does not say */
  readonly turns?: number;
  /** whether it can no longer be done, by what the learner sees */
  lost?(view: Plain): boolean;
  /** what is said when it has failed, before another try */
  readonly failed: Texts;
}

/** One thing that the teacher says, and what the learner does then; if nothing, he only reads on. */
export interface Step {
  readonly say: Texts;
  /** places, pieces and cards to look at */
  readonly show?: readonly string[];
  /** what is to be answered, in this order; forced answers are left out */
  readonly answers?: readonly Expected[];
  /** what is said to whoever does something else */
  readonly otherwise?: Texts;
  readonly task?: Task;
}

/** A lesson: a prepared position, played with the teacher beside. The last step is a task. */
export interface Lesson {
  readonly id: string;
  readonly title: Texts;
  /** what one can do after it, in a sentence */
  readonly about: Texts;
  readonly minutes: number;
  readonly seat: Seat;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, boolean | string>>;
  /** where it begins; if it is left out, at the set-up of the scenario */
  readonly position?: Plain;
  /** decides what is shuffled */
  readonly seed: string;
  /** die results, in the order in which they are rolled */
  readonly dice?: readonly number[];
  /** what the other side answers, by prompt, one after the other; elsewhere it does as little as it may */
  readonly enemy?: Readonly<Record<string, readonly Answer[]>>;
  readonly steps: readonly Step[];
}
