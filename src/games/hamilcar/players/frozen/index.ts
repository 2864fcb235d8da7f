import type { Bot } from "../../../../bots/bot.ts";
import { hasty, simple } from "../../../../bots/frozen/players.ts";
import type { Judge } from "../../../../bots/frozen/search.ts";
import type { Hamilcar } from "../../rules/state.ts";
import { policy } from "./policy.ts";
import { value } from "./value.ts";

const judge: Judge<Hamilcar> = {
  policy,
  value,
  isQuiet: (s) => s.play === null && s.march === null && s.battle === null && s.seaBattle === null,
  horizon: 80,
  trustsPolicy: true,
};

/** Computer players that never change, to measure the others by. */
export const yardsticks: readonly Bot[] = [simple(judge), hasty(judge)];
