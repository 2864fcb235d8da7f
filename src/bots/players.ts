import { chanceFrom, type GameState, type Seat } from "../engine/index.ts";
import type { Bot } from "./bot.ts";
import { type Judge, search } from "./search.ts";

/** Answers at once by rule of thumb: for self-play and testing. */
export const hasty = <S extends GameState, Side extends Seat>({ policy }: Pick<Judge<S, Side>, "policy">): Bot<S, Side> => ({
  id: "hasty",
  choose: (seen, _seat, budget) => policy(seen.imagine(budget.seed).state, seen.question, chanceFrom(budget.seed)),
});

/** Plays on from each answer and takes the one that leads to the best: thinks a card or two ahead. */
export const simple = <S extends GameState, Side extends Seat>(judge: Judge<S, Side>): Bot<S, Side> => ({
  id: "simple",
  choose: (seen, seat, budget) => search(judge, seen, seat, budget),
});
