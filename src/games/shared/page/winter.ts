import type { LogEntry } from "../../../engine/index.ts";

/** What winter looks for, in order: what is said if it was not found, and what tells that it was. */
export type WinterChecks = readonly (readonly [nothing: string, found: ReadonlySet<string>])[];

/** What a winter has checked without finding anything, once the count that follows has been told. */
export function foundNothing(
  checks: WinterChecks,
  counted: string,
  entries: readonly Pick<LogEntry, "event">[],
): readonly string[] {
  const has = (events: ReadonlySet<string>) => entries.some(({ event }) => events.has(event));
  return has(new Set([counted])) ? checks.flatMap(([nothing, found]) => (has(found) ? [] : [nothing])) : [];
}
