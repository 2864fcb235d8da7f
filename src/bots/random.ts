import { chanceFrom, randomAnswer } from "../engine/index.ts";
import type { Bot } from "./bot.ts";

/** Plays any legal move: good for tests, and a baseline for every other computer player. */
export const randomBot: Bot = {
  id: "random",
  choose: (seen, _seat, budget) => randomAnswer(seen.question, chanceFrom(budget.seed)),
};
