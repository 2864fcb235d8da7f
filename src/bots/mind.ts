import type { Answer, Chance, GameState, Question, Seat } from "../engine/index.ts";
import type { Said } from "./explain.ts";

/** What a side is trying to do for a while: a name, and whatever the game's own rules of thumb need. */
export interface Plan {
  readonly id: string;
}

/** A line of play that answers a question: the answer itself and, if it begins something larger, what is to follow. */
export interface Line {
  /** equivalent lines have the same key */
  readonly key: string;
  readonly answer: Answer;
  readonly plan: Plan;
  /** how good it looks at first sight, compared with doing nothing much, by the measure of the game */
  readonly promise: number;
  /** how much more it is liked by players who wage the historical war */
  readonly lure?: number;
  /** what the rules of thumb are to do next; only the game itself can read it */
  readonly intent?: unknown;
  /** whether it is the thing to do, whatever playouts say: what it is good for shows too late */
  readonly sure?: boolean;
  /** whether it is played out to the end of the game, and with it what it is compared with */
  readonly toTheEnd?: boolean;
  /** what is to follow word for word: the answers of a recorded game */
  readonly script?: readonly { readonly prompt: string; readonly answer: Answer }[];
}

/** Rules of thumb for one side in one game: a quick, sensible answer to any question. They may remember their aim. */
export interface Thumb<S extends GameState> {
  answer(state: S, question: Question): Answer;
  /** What they are doing now, if it has a name. */
  about?(): Said | undefined;
}

/** What computer players need to know about a game. Everything is judged by what a seat may know. */
export interface Mind<S extends GameState> {
  /** The plans open to a side, the most fitting first; at least one. */
  plans(state: S, seat: Seat): readonly Plan[];
  /** Rules of thumb that carry out a plan, but first what a line intends. */
  thumb(seat: Seat, plan: Plan, chance: Chance, line?: Line): Thumb<S>;
  /** The lines of play worth comparing, the most important first. */
  lines(state: S, question: Question, plans: readonly Plan[], chance: Chance): readonly Line[];
  /** A seat's chance of winning from here, from 0 to 1. */
  value(state: S, seat: Seat): number;
  /** Whether nothing is left unfinished. */
  isQuiet(state: S): boolean;
  /** Whether a question begins something new, such as a card or an operation: situations are judged there. */
  begins(question: Question): boolean;
  /** How far lines are played: so many more cards or operations, or to the end of the turn if that comes sooner; 1 by default. */
  readonly reach?: { readonly depth: number; turn(state: S): number };
  /** Whether a question begins the turn of a side: what is played to the end of the game is judged there as well. */
  beginsTurn?(question: Question): boolean;
  /** Whether a question only goes on with what has begun, such as the next step of a way: it is answered as intended. */
  goesOn?(state: S, question: Question): boolean;
  /** The promise of a great success, such as winning a province; 4 by default. */
  readonly measure?: number;
  /** How much graver a mistake is than in other games, so that the levels make fewer of them; 1 by default. */
  readonly gravity?: number;
  /** How much longer than in other games a decision may take, because it settles more answers; 1 by default. */
  readonly pace?: number;
  /** How much thought a question deserves, from 0 to 1; 1 by default. */
  weight?(question: Question): number;
}
