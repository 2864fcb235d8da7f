import { type Bot, hasty, plainMind, randomBot } from "../../../bots/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import type { State } from "../rules/state.ts";
import { foresee } from "./foresight.ts";
import { favourites, policy } from "./policy.ts";
import { value } from "./value.ts";

const mind = plainMind<State>({ policy, value, isQuiet: (s) => s.operation === null && s.combat === null, scale: 30 });
const hastyPlayer = hasty(mind);

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
  id: "simple",
  choose: (seen, seat, budget) => {
    const { question } = seen;
    const first = hastyPlayer.choose(seen, seat, budget);
    if (!WEIGHTY.has(question.prompt) || question.kind !== "choose") return first;
    const state = seen.imagine(budget.seed).state;
    const others = favourites(state, question, RIVALS).filter((option) => option !== "arrange");
    return foresee(seen, seat, budget, first as string, others);
  },
};

/** The computer players, the best first. */
export const players: readonly Bot[] = [simplePlayer, hastyPlayer, randomBot];
