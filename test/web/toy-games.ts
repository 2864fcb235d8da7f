import type { Game } from "../../src/engine/index.ts";
import { toy } from "./toy.ts";

export const GAMES: Readonly<Record<string, () => Promise<Game>>> = { toy: async () => toy as unknown as Game };
