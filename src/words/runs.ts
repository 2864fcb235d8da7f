import { type LogEntry, type Params, same } from "../engine/index.ts";

/** Joins two consecutive log entries into one, such as the steps of a march. Undefined if they do not belong together. */
export type Join = (before: LogEntry, entry: LogEntry) => Pick<LogEntry, "event" | "params"> | undefined;

/**
 * Consecutive entries of one kind are told as one, in the words of their event with `.all`: `of` is the parameter that differs
 * and becomes a list, `by` those that must be equal. The list is also given as a route, `way`, its end, `to`,
 * and its length, `many`.
 */
export const runs =
  (prefix: string, table: Readonly<Record<string, { readonly of: string; readonly by: readonly string[] }>>): Join =>
  (before, entry) => {
    const run = table[entry.event.slice(prefix.length)];
    if (!run || !entry.event.startsWith(prefix)) return undefined;
    if (before.event !== entry.event && before.event !== `${entry.event}.all`) return undefined;
    const old = before.params ?? {};
    const now = entry.params ?? {};
    if (run.by.some((name) => !same(old[name], now[name]))) return undefined;
    const list = [old[run.of], now[run.of]].flat() as string[];
    const to = list.at(-1)!;
    const way = list.slice(0, -1);
    // who comes back where he was went by way of the others
    const others = way.filter((place) => place !== to);
    const params: Params = { ...now, [run.of]: list, way: others.length > 0 ? others : way, to, many: list.length };
    return { event: `${entry.event}.all`, params };
  };

/** Entries as they are told: those that belong together are joined. */
export function joinedIn<Entry extends LogEntry>(entries: readonly Entry[], joined: Join | undefined): Entry[] {
  const told: Entry[] = [];
  for (const entry of entries) {
    const one = told.length > 0 ? joined?.(told.at(-1)!, entry) : undefined;
    if (one) told[told.length - 1] = { ...entry, ...one };
    else told.push(entry);
  }
  return told;
}
