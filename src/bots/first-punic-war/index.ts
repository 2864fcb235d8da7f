import { chanceFrom } from "../../engine/index.ts";
import type { State } from "../../games/first-punic-war/state.ts";
import type { Bot } from "../bot.ts";
import { type Judge, search } from "../search.ts";
import { policy } from "./policy.ts";
import { value } from "./value.ts";

const judge: Judge<State> = {
  policy,
  value,
  isQuiet: (s) => s.operation === null && s.combat === null && s.diplomacy === null,
  horizon: 60,
};

/** Answers at once by rule of thumb: for self-play and testing. */
export const hastyFirstPunicWar: Bot = {
  id: "hasty",
  games: ["first-punic-war"],
  choose: (seen, _seat, budget) =>
    policy(seen.imagine(budget.seed).state as unknown as State, seen.question, chanceFrom(budget.seed)),
};

/** Thinks an operation or two ahead. */
export const simpleFirstPunicWar: Bot = {
  id: "simple",
  games: ["first-punic-war"],
  choose: (seen, seat, budget) => search(judge, seen, seat, budget),
};
