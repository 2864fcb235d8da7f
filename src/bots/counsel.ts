import type { Answer, Game, GameRecord, GameState, Question, Seat } from "../engine/index.ts";
import { type Analysis, analyse, type Progress } from "./analysis.ts";
import type { Budget, Seen } from "./bot.ts";
import { type Advice, advise, type Explanation, explain, type Warning, type Wording, warn } from "./explain.ts";
import type { Line, Mind } from "./mind.ts";

/** What the strongest player of a game has to say to people. Everything is judged from what the seat that asks may know. */
export interface Counsel {
  /** Why somebody answered as he did, or what he would answer: his plan, what else there was, what he is afraid of. */
  explain(seen: Seen, seat: Seat, budget: Budget, played?: Answer): Explanation | null;
  /** Two or three good answers, with reasons. */
  advise(seen: Seen, seat: Seat, budget: Budget): readonly Advice[];
  /** Whether an answer, with those that are to follow it, would be a blunder, and what is better. */
  warn(seen: Seen, seat: Seat, answer: Answer, budget: Budget, script?: Line["script"]): Warning | null;
  /** Whether a question begins something, such as a card or an operation, that is worth an explanation. */
  begins(question: Question): boolean;
  /** Goes through a game that is over, step by step. */
  analyse(record: GameRecord, seed: string): Generator<Progress, Analysis>;
}

export function counselOf<S extends GameState>(game: Game<S>, mind: Mind<S>, words: Wording<S>): Counsel {
  const ours = (seen: Seen) => seen as Seen<S>;
  return {
    explain: (seen, seat, budget, played) => explain(mind, words, ours(seen), seat, budget, played),
    advise: (seen, seat, budget) => advise(mind, words, ours(seen), seat, budget),
    warn: (seen, seat, answer, budget, script) => warn(mind, words, ours(seen), seat, answer, budget, script),
    begins: mind.begins,
    analyse: (record, seed) => analyse(game, record, mind, words, seed),
  };
}
