import type { Budget } from "../../bots/bot.ts";
import type { Answer, Header, Plain, Seat } from "../../engine/index.ts";
import type { Input } from "../replay/timeline.ts";

/** A game as it is handed to the worker. The worker keeps it, and plays only what is new. */
export interface HandedGame {
  readonly id: string;
  readonly header: Header;
  readonly position?: Plain;
  readonly inputs: readonly Input[];
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
