import type { Analysis, Progress } from "../../bots/analysis.ts";
import type { Budget } from "../../bots/bot.ts";
import type { Advice, Explanation, Warning } from "../../bots/explain.ts";
import type { Answer, GameRecord, PlanStep, Seat } from "../../engine/index.ts";
import type { Course } from "../replay/moves.ts";

/** A game as it is handed to the worker. The worker keeps it, and plays only what is new. */
export interface HandedGame extends Course {
  readonly id: string;
}

/** What a computer player is to think about. */
interface About {
  readonly game: HandedGame;
  readonly seat: Seat;
  readonly budget: Budget;
}

/** An answer to the pending question. */
export interface Thinking extends About {
  readonly bot: string;
}

/** Why a seat did something, and between which two numbers of answers it did it. */
export interface ExplainedDeed extends Explanation {
  readonly from: number;
  readonly until: number;
}

/** What can be asked of the worker besides, and what it gives. */
export interface Consultations {
  /** what the seat could answer */
  advise: { asks: About; gives: readonly Advice[] };
  /** why the seat did what it began last */
  explain: { asks: About; gives: ExplainedDeed | null };
  /** whether an answer, with those that are to follow it, would be a blunder */
  warn: { asks: About & { readonly answer: Answer; readonly script?: readonly PlanStep[] }; gives: Warning | null };
  /** how a game went that is over */
  analyse: { asks: { readonly record: GameRecord; readonly seed: string }; gives: Analysis };
}
export type Consultation = keyof Consultations;

/** What the page asks the worker. */
export type ThinkRequest = { readonly id: number } & (
  | ({ readonly kind: "think" } & Thinking)
  | { readonly [K in Consultation]: { readonly kind: K } & Consultations[K]["asks"] }[Consultation]
);

export type ThinkReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly error: string };
