import { type Answer, chanceFrom } from "../../engine/index.ts";
import type { State } from "../../games/first-punic-war/state.ts";
import type { Bot, Budget, Seen } from "../bot.ts";
import { foresee } from "./foresight.ts";
import { policy } from "./policy.ts";

const hasty = (seen: Seen, budget: Budget): Answer =>
  policy(seen.imagine(budget.seed).state as unknown as State, seen.question, chanceFrom(budget.seed));

/** Answers at once by rule of thumb: for self-play and testing. */
export const hastyFirstPunicWar: Bot = {
  id: "hasty",
  games: ["first-punic-war"],
  choose: (seen, _seat, budget) => hasty(seen, budget),
};

/** Decisions that are worth thinking about; the rest follows from them. */
const WEIGHTY = new Set(
  [
    "choose-operation",
    "choose-force-hex",
    "choose-fleet-hex",
    "attack",
    "choose-table",
    "attack-tactics",
    "defence-tactics",
    "retreat",
    "oppose-diplomacy",
  ].map((name) => `fpw.${name}`),
);

/** Thinks an operation or two ahead. When to stop operating is left to the rule of thumb: what follows belongs to the enemy. */
export const simpleFirstPunicWar: Bot = {
  id: "simple",
  games: ["first-punic-war"],
  choose: (seen, seat, budget) => {
    const { question } = seen;
    const first = hasty(seen, budget);
    if (!WEIGHTY.has(question.prompt) || question.kind !== "choose" || first === "end") return first;
    const others = question.options.filter((option) => option !== "end" && option !== "arrange");
    return foresee(seen, seat, budget, first as string, others);
  },
};
