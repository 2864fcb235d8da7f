import type { Game } from "../engine/index.ts";

/** Loads the rules of a game: for local games, replay, the computer player. */
export const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  hannibal: async () => (await import("../games/hannibal/index.ts")).hannibal as unknown as Game,
};
