import { hastyFirstPunicWar, simpleFirstPunicWar } from "../games/first-punic-war/players/index.ts";
import { hastyHamilcar, simpleHamilcar } from "../games/hamilcar/players/index.ts";
import { hastyHannibal, simpleHannibal } from "../games/hannibal/players/index.ts";
import type { Bot } from "./bot.ts";
import { randomBot } from "./random.ts";

/** The computer players, the best first. */
export const BOTS: readonly Bot[] = [
  simpleHannibal,
  hastyHannibal,
  simpleHamilcar,
  hastyHamilcar,
  simpleFirstPunicWar,
  hastyFirstPunicWar,
  randomBot,
];

/** What they are called, whatever the game. */
export const BOT_NAMES: readonly string[] = [...new Set(BOTS.map(({ id }) => id))];

export const botsFor = (game: string): Bot[] => BOTS.filter(({ games }) => !games || games.includes(game));

/** The computer player with an id for a game, or its best one. */
export const botFor = (game: string, id?: string): Bot => botsFor(game).find((bot) => bot.id === id) ?? botsFor(game)[0]!;
