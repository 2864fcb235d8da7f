import type { Answer, Chance, GameState, Question, Seat } from "../engine/index.ts";
import type { Said } from "./explain.ts";

/** What a side is about for a while: a name, and whatever the game's own rules of thumb go by. */
export interface Plan {
  readonly id: string;
}

/** A line of play that answers a question: the answer itself and, where it is the beginning of more, what is to follow. */
export interface Line {
  /** lines that come to the same have the same key */
  readonly key: string;
  readonly answer: Answer;
  readonly plan: Plan;
  /** how good it looks at first sight, against doing nothing much: a province won is about four */
  readonly promise: number;
  /** how much more than that it is liked by players who wage the war that people know */
  readonly lure?: number;
  /** what the rules of thumb are to do next; only the game itself knows how to read it */
  readonly intent?: unknown;
  /** what is to follow word for word: the answers of a game that was played */
  readonly script?: readonly { readonly prompt: string; readonly answer: Answer }[];
}

/** Rules of thumb for one side in one game: a quick answer to any question that is not foolish. They may remember what they are about. */
export interface Thumb<S extends GameState> {
  answer(state: S, question: Question): Answer;
  /** What they are doing now, where that has a name. */
  about?(): Said | undefined;
}

/** What computer players must know of a game. Everything is judged from what a seat may know. */
export interface Mind<S extends GameState> {
  /** The plans that are open to a side, the most fitting first; never none. */
  plans(state: S, seat: Seat): readonly Plan[];
  /** Rules of thumb that carry out a plan, and first of all what a line intends. */
  thumb(seat: Seat, plan: Plan, chance: Chance, line?: Line): Thumb<S>;
  /** The lines of play that are worth comparing, those that must not be missed first. */
  lines(state: S, question: Question, plans: readonly Plan[], chance: Chance): readonly Line[];
  /** The chance that a seat wins from here, from 0 to 1. */
  value(state: S, seat: Seat): number;
  /** Whether nothing is half done. */
  isQuiet(state: S): boolean;
  /** Whether a question begins something new, such as a card or an operation: there situations are judged. */
  begins(question: Question): boolean;
  /** How much a question deserves to be thought about, from 0 to 1; 1 if nothing is said. */
  weight?(question: Question): number;
}
