import { manifest as firstPunicWar } from "./first-punic-war/index.ts";
import { manifest as hamilcar } from "./hamilcar/index.ts";
import { manifest as hannibal } from "./hannibal/index.ts";
import type { Manifest } from "./manifest.ts";

/** Every game that can be played. */
export const GAMES: readonly Manifest[] = [hannibal, hamilcar, firstPunicWar];
