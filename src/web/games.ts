import type { Game } from "../engine/index.ts";

/** Loads the rules of a game: for local games, replay, the computer player. */
export const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  hannibal: async () => (await import("../games/hannibal/rules/index.ts")).hannibal as unknown as Game,
  hamilcar: async () => (await import("../games/hamilcar/rules/index.ts")).hamilcar as unknown as Game,
  "first-punic-war": async () => (await import("../games/first-punic-war/rules/index.ts")).firstPunicWar as unknown as Game,
};
