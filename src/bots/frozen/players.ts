import { chanceFrom, type GameState } from "../../engine/index.ts";
import type { Bot } from "../bot.ts";
import { type Judge, search } from "./search.ts";

/**
 * Yardsticks: computer players that never change, so that others can be measured against them. Everything they use, but for the
 * rules of the games, lies in folders called frozen. How long they may think is not up to the caller either.
 */

/** Answers at once by rule of thumb. */
export const hasty = <S extends GameState>({ policy }: Pick<Judge<S>, "policy">): Bot => ({
  id: "hasty-1",
  choose: (seen, _seat, { seed }) => policy(seen.imagine(seed).state as S, seen.question, chanceFrom(seed)),
});

/** In the time that the page gives it, the search comes to its own end or about as far as this. */
const PLAYOUTS = 200;

/** Plays on from each answer and takes the one that leads to the best: thinks a card or two ahead. */
export const simple = <S extends GameState>(judge: Judge<S>): Bot => ({
  id: "simple-1",
  choose: (seen, seat, { seed }) =>
    search(judge, seen, seat, { seed, milliseconds: Number.POSITIVE_INFINITY, playouts: PLAYOUTS }),
});
