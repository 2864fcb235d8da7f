import { gameWith } from "../games.ts";
import { prefs } from "../prefs.svelte.ts";
import { lateCounsellor } from "../thinker/counsellor.ts";
import { workerThinker } from "../thinker/thinker.ts";
import type { Surroundings } from "./local.svelte.ts";
import { browserAnalyses, browserStore, memoryAnalyses, memoryStore } from "./store.ts";

export const store = globalThis.indexedDB ? browserStore() : memoryStore();
export const analyses = globalThis.indexedDB ? browserAnalyses() : memoryAnalyses();

/** What local tables in this browser share. */
export const surroundings: Surroundings = {
  store,
  thinker: workerThinker,
  counsellor: (game) => (gameWith(game)?.counsel ? lateCounsellor() : null),
  answersForced: () => prefs.answerForced,
  hasCurtain: () => prefs.curtain,
};
