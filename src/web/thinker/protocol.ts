import type { Analysis, Progress } from "../../bots/analysis.ts";
import type { Budget } from "../../bots/bot.ts";
import type { Advice, Explanation, Warning } from "../../bots/explain.ts";
import type { Answer, GameRecord, PlanStep, Seat } from "../../engine/index.ts";
import type { Course } from "../replay/moves.ts";

/** A game as sent to the worker, which keeps it and plays only what is new. */
export interface HandedGame extends Course {
  readonly id: string;
}

/** What a computer player should think about. */
interface About {
  readonly game: HandedGame;
  readonly seat: Seat;
  readonly budget: Budget;
}

/** An answer to the pending question. */
export interface Thinking extends About {
  readonly bot: string;
}

/** What else the worker can be asked, and what it returns. */
export interface Consultations {
  /** what the seat could answer */
  advise: { asks: About; gives: readonly Advice[] };
  /** why the seat made its last move */
  explain: { asks: About; gives: Explanation | null };
  /** whether an answer, with those that are to follow, would be a blunder */
  warn: { asks: About & { readonly answer: Answer; readonly script?: readonly PlanStep[] }; gives: Warning | null };
  /** how a finished game went */
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
