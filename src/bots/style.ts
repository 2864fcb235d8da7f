import type { LogEntry } from "../engine/index.ts";

/** How a game was played, in figures taken from its log, each by name; null if a game says nothing about it. */
export type Style = (log: readonly LogEntry[]) => Record<string, number | null>;
