import { chanceFrom } from "../../engine/index.ts";
import type { Hannibal } from "../../games/hannibal/state.ts";
import type { Bot } from "../bot.ts";
import { type Judge, search } from "../search.ts";
import { policy } from "./policy.ts";
import { value } from "./value.ts";

const judge: Judge<Hannibal> = {
  policy,
  value,
  isQuiet: (s) => s.play === null && s.march === null && s.battle === null,
  horizon: 80,
};

/** Answers at once by rule of thumb: for self-play and testing. */
export const hastyHannibal: Bot = {
  id: "hasty",
  games: ["hannibal"],
  choose: (seen, _seat, budget) =>
    policy(seen.imagine(budget.seed).state as unknown as Hannibal, seen.question, chanceFrom(budget.seed)),
};

/** Thinks a card or two ahead. */
export const simpleHannibal: Bot = {
  id: "simple",
  games: ["hannibal"],
  choose: (seen, seat, budget) => search(judge, seen, seat, budget),
};
