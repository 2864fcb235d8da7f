import { parentPort, workerData } from "node:worker_threads";
import { playMatchGame } from "../bots/match.ts";
import type { Seat } from "../engine/index.ts";
import { GAMES } from "../games/index.ts";
import { type ArenaTerms, termsOf } from "./arena-terms.ts";

// Plays games of a match as the main thread hands them out

const terms = await termsOf(workerData as ArenaTerms, GAMES);

parentPort!.on("message", ({ pair, side }: { pair: number; side: Seat }) => {
  parentPort!.postMessage(playMatchGame(terms, pair, side));
});
