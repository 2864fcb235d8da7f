import { type Bot, hasty, type Judge, randomBot, simple } from "../../../bots/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import type { Hannibal } from "../rules/state.ts";
import { policy } from "./policy.ts";
import { value } from "./value.ts";

const judge: Judge<Hannibal, Seat> = {
  policy,
  value,
  isQuiet: (s) => s.play === null && s.march === null && s.battle === null,
  horizon: 80,
};

/** The computer players, the best first. */
export const players: readonly Bot[] = [simple(judge), hasty(judge), randomBot];
