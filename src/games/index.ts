import type { Game } from "../engine/index.ts";
import { firstPunicWar } from "./first-punic-war/rules/index.ts";
import { hamilcar } from "./hamilcar/rules/index.ts";
import { hannibal } from "./hannibal/rules/index.ts";

/** Every game that can be played. */
export const GAMES: readonly Game[] = [hannibal as Game, hamilcar as unknown as Game, firstPunicWar as Game];
