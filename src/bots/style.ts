import type { LogEntry } from "../engine/index.ts";

/** How a game was played, in figures, from its log: each by name; null where a game has nothing to say about it. */
export type Style = (log: readonly LogEntry[]) => Record<string, number | null>;
