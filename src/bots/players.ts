import type { GameState } from "../engine/index.ts";
import type { Bot } from "./bot.ts";
import type { Mind } from "./mind.ts";
import { quickAnswer, think } from "./search.ts";

/** Answers at once by rule of thumb: for self-play and testing. */
export const hasty = <S extends GameState>(mind: Mind<S>): Bot<S> => ({
  id: "hasty",
  choose: (seen, seat, { seed }) => {
    const state = seen.imagine(seed).state;
    return quickAnswer(mind, state, seen.question, seat, mind.plans(state, seat)[0]!, seed);
  },
});

/** Plays on from each promising line and takes the one with the best result. */
export const simple = <S extends GameState>(mind: Mind<S>): Bot<S> => ({
  id: "simple",
  choose: (seen, seat, budget) => think(mind, seen, seat, budget).answer,
});
