import { prefs } from "../prefs.svelte.ts";
import { workerThinker } from "../thinker/thinker.ts";
import type { Surroundings } from "./local.svelte.ts";
import { browserStore, memoryStore } from "./store.ts";

export const store = globalThis.indexedDB ? browserStore() : memoryStore();

/** What local tables in this browser share. */
export const surroundings: Surroundings = {
  store,
  thinker: workerThinker,
  answersForced: () => prefs.answerForced,
  hasCurtain: () => prefs.curtain,
};
