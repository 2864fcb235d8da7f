import { chanceFrom, type GameState } from "../engine/index.ts";
import type { Bot } from "./bot.ts";
import { type Judge, search } from "./search.ts";

/** Answers at once by rule of thumb: for self-play and testing. */
export const hasty = <S extends GameState>({ policy }: Pick<Judge<S>, "policy">): Bot => ({
  id: "hasty",
  choose: (seen, _seat, budget) =>
    policy(seen.imagine(budget.seed).state as unknown as S, seen.question, chanceFrom(budget.seed)),
});

/** Plays on from each answer and takes the one that leads to the best: thinks a card or two ahead. */
export const simple = <S extends GameState>(judge: Judge<S>): Bot => ({
  id: "simple",
  choose: (seen, seat, budget) => search(judge, seen, seat, budget),
});
