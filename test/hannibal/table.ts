import { expect } from "vitest";
import { type Answer, type Header, headerFor, type Plain, Session } from "../../src/engine/index.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import type { Hannibal } from "../../src/games/hannibal/rules/state.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";

export type Game = Session<Hannibal, Plain, Seat>;

export interface Situation {
  ruleset?: "ah2" | "valley";
  options?: Header["options"];
  seed?: string;
  /** die results that come first, in order */
  dice?: number[];
}

/** A game at the set-up of 218 BC. */
export function newGame({ ruleset = "ah2", options = {}, seed = "test", dice = [] }: Situation = {}): Game {
  const game = Session.begin(hannibal, headerFor(hannibal, { ruleset, options, seed }));
  game.dice(dice);
  return game;
}

/** A game that begins from a position (see src/games/hannibal/rules/describe.ts for its form; what is left out is empty). */
export function gameAt(
  position: { [key: string]: Plain },
  { ruleset = "ah2", options = {}, seed = "test", dice = [] }: Situation = {},
): Game {
  const game = Session.fromPosition(hannibal, headerFor(hannibal, { ruleset, options, seed }), position);
  game.dice(dice);
  return game;
}

/** Gives answers one after the other, each with the prompt it is for, so that a test reads like the course of play. */
export function play(game: Game, ...steps: [prompt: string, answer: Answer][]): Game {
  for (const [prompt, answer] of steps) {
    expect(game.question?.prompt, `before answering ${JSON.stringify(answer)}`).toBe(`hannibal.${prompt}`);
    game.answer(answer);
  }
  return game;
}

/** The options of the pending question, which must be a choice (or a pick) for the given prompt. */
export function options(game: Game, prompt: string): readonly string[] {
  const question = game.question;
  expect(question?.prompt).toBe(`hannibal.${prompt}`);
  if (question?.kind !== "choose" && question?.kind !== "pick") throw new Error(`${prompt} is no choice`);
  return question.options;
}

/** Answers "pass" to every counter-event window that comes next (Bad Weather and the like). */
export function passWindows(game: Game): Game {
  while (game.question?.kind === "choose" && game.question.options.includes("pass") && game.question.rule === "8.4")
    game.answer("pass");
  return game;
}

/** Log events with a key, as their parameters. */
export const logged = (game: Game, event: string) =>
  (game.log ?? []).filter((entry) => entry.event === `hannibal.log.${event}`).map(({ params }) => params ?? {});
