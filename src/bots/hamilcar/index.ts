import { chanceFrom } from "../../engine/index.ts";
import type { Hamilcar } from "../../games/hamilcar/state.ts";
import type { Bot } from "../bot.ts";
import { type Judge, search } from "../search.ts";
import { policy } from "./policy.ts";
import { value } from "./value.ts";

const judge: Judge<Hamilcar> = {
  policy,
  value,
  isQuiet: (s) => s.play === null && s.march === null && s.battle === null && s.seaBattle === null,
  horizon: 80,
};

/** Answers at once by rule of thumb: for self-play and testing. */
export const hastyHamilcar: Bot = {
  id: "hasty",
  games: ["hamilcar"],
  choose: (seen, _seat, budget) =>
    policy(seen.imagine(budget.seed).state as unknown as Hamilcar, seen.question, chanceFrom(budget.seed)),
};

/** Thinks a card or two ahead. */
export const simpleHamilcar: Bot = {
  id: "simple",
  games: ["hamilcar"],
  choose: (seen, seat, budget) => search(judge, seen, seat, budget),
};
