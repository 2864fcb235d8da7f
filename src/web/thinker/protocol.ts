import type { Budget } from "../../bots/bot.ts";
import type { Answer, Seat } from "../../engine/index.ts";
import type { Course } from "../replay/moves.ts";

/** A game as it is handed to the worker. The worker keeps it, and plays only what is new. */
export interface HandedGame extends Course {
  readonly id: string;
}

/** What the page asks the worker. */
export interface ThinkRequest {
  readonly id: number;
  readonly game: HandedGame;
  readonly bot: string;
  readonly seat: Seat;
  readonly budget: Budget;
}

export type ThinkReply = { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly error: string };
