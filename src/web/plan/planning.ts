import type { Answer, Ground, Header, Move, Plain, Question, Seat, Session, Trial } from "../../engine/index.ts";
import type { Words } from "../../words/words.ts";

/** Answers by the prompt of their question. */
export type Answers = Readonly<Record<string, Answer>>;

/** How likely something is on the way, or what it costs, in a sentence. */
export interface Risk {
  readonly said: string;
  /** from 0 to 1; null where only a remark is made */
  readonly chance: number | null;
  /** how likely it is that nothing bad comes of it, if something may */
  readonly safe?: number;
  readonly danger?: boolean;
  /** what the board shows of it */
  readonly mark?: string;
  /** how much it is expected to cost */
  readonly toll?: number;
}

/** A battle at the end of a way, to be fought out many times in the background: an answer to a question in a view. */
export interface Fight {
  readonly place: string;
  readonly view: Plain;
  readonly prompt: string;
  readonly answer: string;
}

/** The chance to win it; null while it is being worked out. */
export interface FightOdds {
  readonly said: string;
  readonly chance: number | null;
}

/** What can be done where a way ends. */
export interface End {
  readonly id: string;
  readonly answers: Answers;
  /** a prompt that must be met, or there is no such end */
  readonly needs?: string;
}

/**
 * How a game turns wishes into answers. It says nothing of what is legal: whatever it proposes is tried out on a copy of the game.
 */
export interface Planning<S = never> {
  /** a game that looks just like a view, what it hides being dealt from what nobody has seen; throws where there is none */
  imagined(view: Plain, header: Header, seed: string): Session;
  /** ways to begin at a question, the one to be preferred first: which card, used for what */
  beginnings(question: Question, state: S, seat: Seat): readonly Answers[];
  /** prompts at which those who act are chosen, or the places where something is done, and the name of the deed */
  readonly choosers: Readonly<Record<string, string>>;
  /** prompts of these that are asked again and again, one place at a time */
  readonly repeats?: ReadonlySet<string>;
  /** the name of the deed of those who act already */
  readonly going: string;
  /** those who act in a state, where nobody had to be chosen; null if nobody acts */
  actor(state: S): string | null;
  /** what a way to begin uses, in a few words: the card; empty if nothing */
  named(answers: Answers, words: Words): string;
  /** beginnings that are of one kind lead to the same places */
  kind(state: S): string;
  /** other forces to try if some place is out of reach for the first: fewer who can sail */
  variants(trial: Trial, state: S): readonly Answers[];
  /** how they move */
  readonly ground: Ground<S>;
  /** where on the board a place is that is only passed through: a fleet in a port. Other places are themselves. */
  pointOf?(place: string): string;
  /** answers that lead to choosing who goes, where that is not asked by itself */
  readonly choosing?: Answers;
  /** reasons that only say that a place is not beside the one where somebody stands: too far, for a plan */
  readonly notBeside: ReadonlySet<string>;
  /** what somebody might want to do where he stands, and is told why not */
  readonly wanted: readonly string[];
  /** prompts of which the answer can be changed before it is confirmed: who goes, how many */
  readonly adjustable: ReadonlySet<string>;
  /** prompts at which one after the other is chosen, with the word that ends it: who goes aboard. They are changed in one list. */
  readonly gathered?: ReadonlyMap<string, string>;
  /** what can be done at the end of the way */
  ends(question: Question, state: S): readonly End[];
  /** the dangers of one move */
  risks(move: Move, words: Words): readonly Risk[];
  /** whether a move leads to a battle */
  isFight(move: Move): boolean;
}
