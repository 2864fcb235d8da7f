import { type Bot, hasty, randomBot, simple } from "../../../bots/index.ts";
import type { State } from "../rules/state.ts";
import { mindWith } from "./mind.ts";
import { chanceToWin } from "./value.ts";

const mind = mindWith(chanceToWin);

/** The computer players, the best first. */
export const players: readonly Bot<State>[] = [simple(mind), hasty(mind), randomBot];
