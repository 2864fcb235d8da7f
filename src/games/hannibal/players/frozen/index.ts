import { hasty, simple } from "../../../../bots/frozen/players.ts";
import type { Judge } from "../../../../bots/frozen/search.ts";
import type { Hannibal } from "../../rules/state.ts";
import { policy } from "./policy.ts";
import { value } from "./value.ts";

const judge: Judge<Hannibal> = {
  policy,
  value,
  isQuiet: (s) => s.play === null && s.march === null && s.battle === null,
  horizon: 80,
};

export const hastyHannibal = hasty("hannibal", judge);
export const simpleHannibal = simple("hannibal", judge);
