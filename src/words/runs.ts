import { type LogEntry, type Params, same } from "../engine/index.ts";

/** Two entries of the log, one after the other, as one: a march of several steps. Undefined if they are two things. */
export type Join = (before: LogEntry, entry: LogEntry) => Pick<LogEntry, "event" | "params"> | undefined;

/**
 * Entries of one kind in a row are told as one, by the words of their event with `.all`: `of` is the parameter that differs and
 * becomes a list, `by` those that must be the same. The list is also there as a way: `way`, and where it ends, `to`.
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
    const params: Params = { ...now, [run.of]: list, way: list.slice(0, -1), to: list.at(-1)! };
    return { event: `${entry.event}.all`, params };
  };

/** Entries as they are told: those that belong together as one. */
export function joinedIn<Entry extends LogEntry>(entries: readonly Entry[], joined: Join | undefined): Entry[] {
  const told: Entry[] = [];
  for (const entry of entries) {
    const one = told.length > 0 ? joined?.(told.at(-1)!, entry) : undefined;
    if (one) told[told.length - 1] = { ...entry, ...one };
    else told.push(entry);
  }
  return told;
}
