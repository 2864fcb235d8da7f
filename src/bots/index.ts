import * as frozenFirstPunicWar from "../games/first-punic-war/players/frozen/index.ts";
import { hastyFirstPunicWar, simpleFirstPunicWar } from "../games/first-punic-war/players/index.ts";
import * as frozenHamilcar from "../games/hamilcar/players/frozen/index.ts";
import { hastyHamilcar, simpleHamilcar } from "../games/hamilcar/players/index.ts";
import * as frozenHannibal from "../games/hannibal/players/frozen/index.ts";
import { hastyHannibal, simpleHannibal } from "../games/hannibal/players/index.ts";
import type { Bot } from "./bot.ts";
import { randomBot } from "./random.ts";

/** The computer players that people meet, the best first. */
export const BOTS: readonly Bot[] = [
  simpleHannibal,
  hastyHannibal,
  simpleHamilcar,
  hastyHamilcar,
  simpleFirstPunicWar,
  hastyFirstPunicWar,
  randomBot,
];

/** Computer players that never change, to measure the others by. */
export const YARDSTICKS: readonly Bot[] = [frozenHannibal, frozenHamilcar, frozenFirstPunicWar].flatMap((players) =>
  Object.values(players),
);

/** What they are called, whatever the game. */
export const BOT_NAMES: readonly string[] = [...new Set(BOTS.map(({ id }) => id))];

const plays =
  (game: string) =>
  ({ games }: Bot): boolean =>
    !games || games.includes(game);

export const botsFor = (game: string): Bot[] => BOTS.filter(plays(game));

export const yardsticksFor = (game: string): Bot[] => YARDSTICKS.filter(plays(game));

/** The computer player with an id for a game, or its best one. */
export const botFor = (game: string, id?: string): Bot =>
  [...botsFor(game), ...yardsticksFor(game)].find((bot) => bot.id === id) ?? botsFor(game)[0]!;
