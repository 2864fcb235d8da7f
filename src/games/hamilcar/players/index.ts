import { type Bot, hasty, type Judge, randomBot, simple } from "../../../bots/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import type { Hamilcar } from "../rules/state.ts";
import { policy } from "./policy.ts";
import { value } from "./value.ts";

const judge: Judge<Hamilcar, Seat> = {
  policy,
  value,
  isQuiet: (s) => s.play === null && s.march === null && s.battle === null && s.seaBattle === null,
  horizon: 80,
  trustsPolicy: true,
};

/** The computer players, the best first. */
export const players: readonly Bot[] = [simple(judge), hasty(judge), randomBot];
