import type { Answer, Plain, Seat } from "../engine/index.ts";
import type { Language } from "../words/words.ts";

/** The same text in every language of the page. Words between double asterisks are bold. */
export type Texts = Readonly<Record<Language, string>>;

/** The prompt of a question and the answer the lesson wants, then others that teach as much. */
export type Expected = readonly [prompt: string, answer: Answer, ...others: Answer[]];

/** Something to do without help. */
interface Task {
  /** whether it is done, by what the learner sees */
  goal(view: Plain): boolean;
  /** one way to do it */
  readonly solution: readonly Expected[];
  /** it has failed when the question it began with has come up again this many times (default: once) */
  readonly turns?: number;
  /** what is shown ends with the first entry of the log after which this holds, though the game goes on by itself */
  until?(view: Plain): boolean;
  /** whether it can no longer be done, by what the learner sees */
  lost?(view: Plain): boolean;
  /** said when it has failed, before another try */
  readonly failed: Texts;
}

/** Something the teacher says, and what the learner does then; if nothing, there is only something to read. */
export interface Step {
  readonly say: Texts;
  /** places, pieces and cards to look at */
  readonly show?: readonly string[];
  /** the answers to give, in order; forced answers are left out */
  readonly answers?: readonly Expected[];
  /** said to somebody who does something else */
  readonly otherwise?: Texts;
  readonly task?: Task;
}

/** A lesson: a prepared position, played with the teacher's help. The last step is a task. */
export interface Lesson {
  readonly id: string;
  readonly title: Texts;
  /** what it teaches, in a sentence */
  readonly about: Texts;
  readonly minutes: number;
  readonly seat: Seat;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, boolean | string>>;
  /** where it begins (default: the scenario's set-up) */
  readonly position?: Plain;
  /** decides every shuffle */
  readonly seed: string;
  /** die results, in the order rolled */
  readonly dice?: readonly number[];
  /** the other side's answers by prompt, in order, things to pick by preference; otherwise it does as little as it may */
  readonly enemy?: Readonly<Record<string, readonly Answer[]>>;
  readonly steps: readonly Step[];
}

/** A worked example of the rules, played like a lesson. */
export interface Example extends Lesson {
  /** the section of the rules that it is an example of */
  readonly rule: string;
}
