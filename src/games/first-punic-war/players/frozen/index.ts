import type { Bot } from "../../../../bots/bot.ts";
import { hasty } from "../../../../bots/frozen/players.ts";
import type { Seat } from "../../../shared/rules/seats.ts";
import type { State } from "../../rules/state.ts";
import { foresee } from "./foresight.ts";
import { favourites, policy } from "./policy.ts";

const hastyPlayer = hasty({ policy });

/** Decisions that are worth thinking about; the rest follows from them. */
const WEIGHTY = new Set(
  ["choose-operation", "choose-force-hex", "choose-fleet-hex", "attack", "attack-tactics", "defence-tactics"].map(
    (name) => `fpw.${name}`,
  ),
);

/** So many answers are compared at most. */
const RIVALS = 4;

/** Thinks its operations through to the end of the phase, and what the enemy could strike at then. */
const simplePlayer: Bot<State, Seat> = {
  id: "simple-1",
  choose: (seen, seat, { seed }) => {
    const budget = { seed, milliseconds: Number.POSITIVE_INFINITY };
    const { question } = seen;
    const first = hastyPlayer.choose(seen, seat, budget);
    if (!WEIGHTY.has(question.prompt) || question.kind !== "choose") return first;
    const state = seen.imagine(budget.seed).state;
    const others = favourites(state, question, RIVALS).filter((option) => option !== "arrange");
    return foresee(seen, seat, budget, first as string, others);
  },
};

/** Computer players that never change, to measure the others by. */
export const yardsticks: readonly Bot[] = [simplePlayer, hastyPlayer];
