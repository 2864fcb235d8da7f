import type { Telling } from "../../../web/film/chronicle.ts";

const NONE: ReadonlySet<string> = new Set();

/** Says that a move is over, after the events that are steps of one, unless what came of it says so already. */
export const restAfter =
  (steps: ReadonlySet<string>, endings: ReadonlySet<string> = NONE): Telling["rest"] =>
  ({ entries, outcome }) => {
    const { event, params } = entries.at(-1)!;
    if (!steps.has(event) || outcome.some(({ event }) => endings.has(event))) return undefined;
    return { say: "face.rest", params: params! };
  };
