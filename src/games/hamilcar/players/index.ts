import { type Bot, hasty, type Judge, plainMind, randomBot, simple } from "../../../bots/index.ts";
import type { Hamilcar } from "../rules/state.ts";
import { policy } from "./policy.ts";
import { value } from "./value.ts";

const judge: Judge<Hamilcar> = {
  policy,
  value,
  isQuiet: (s) => s.play === null && s.march === null && s.battle === null && s.seaBattle === null,
  scale: 18,
};

const mind = plainMind(judge);

/** The computer players, the best first. */
export const players: readonly Bot[] = [simple(mind), hasty(mind), randomBot];
