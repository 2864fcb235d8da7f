import type { Game } from "../engine/index.ts";

/** All games there are. */
export const GAMES: readonly Game[] = [];
