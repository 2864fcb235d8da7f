import type { Bot } from "../bot.ts";
import { hasty } from "../players.ts";
import { foresee } from "./foresight.ts";
import { policy } from "./policy.ts";

export const hastyFirstPunicWar = hasty("first-punic-war", { policy });

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
    const first = hastyFirstPunicWar.choose(seen, seat, budget);
    if (!WEIGHTY.has(question.prompt) || question.kind !== "choose" || first === "end") return first;
    const others = question.options.filter((option) => option !== "end" && option !== "arrange");
    return foresee(seen, seat, budget, first as string, others);
  },
};
