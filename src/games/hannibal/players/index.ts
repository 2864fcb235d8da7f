import { type Bot, hasty, randomBot, simple } from "../../../bots/index.ts";
import { mind } from "./mind.ts";

/** The computer players, the best first. */
export const players: readonly Bot[] = [simple(mind), hasty(mind), randomBot];
