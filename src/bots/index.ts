import type { Bot } from "./bot.ts";
import { randomBot } from "./random.ts";

/** The computer players, the best first. */
export const BOTS: readonly Bot[] = [randomBot];

export const botById = (id: string): Bot => BOTS.find((bot) => bot.id === id) ?? BOTS[0]!;
