import type { Answer, Game, GameRecord, GameState, PlanStep, Question, Seat } from "../engine/index.ts";
import { type Analysis, analyse, type Progress } from "./analysis.ts";
import type { Budget, Seen } from "./bot.ts";
import { type Advice, advise, type Explanation, explain, type Warning, type Wording, warn } from "./explain.ts";
import type { Line, Mind } from "./mind.ts";

/** What the strongest player of a game can tell people. Everything is judged by what the asking seat may know. */
export interface Counsel {
  /** Why a player did what he did, from the pending question on: his plan, the alternatives, what he fears. */
  explain(seen: Seen, seat: Seat, budget: Budget, played: readonly PlanStep[]): Explanation | null;
  /** Two or three good answers, with reasons. */
  advise(seen: Seen, seat: Seat, budget: Budget): readonly Advice[];
  /** Whether an answer, with those to follow it, would be a blunder, and what is better. */
  warn(seen: Seen, seat: Seat, answer: Answer, budget: Budget, script?: Line["script"]): Warning | null;
  /** Whether a question begins something worth explaining, such as a card or an operation. */
  begins(question: Question): boolean;
  /** Reviews a finished game, step by step. */
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
