/** What kind of thing an id names: `space` for `space:capua`; empty for a bare word. */
export const kindOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf(":")));

/** The name in an id: `capua` for `space:capua`, and a bare word as it is. */
export const nameOf = (id: string): string => id.slice(id.indexOf(":") + 1);

/** Keys of a catalogue: the names with their prefix. */
export const keys = (prefix: string, ...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => `${prefix}${name}`));

/** A table by names that begin alike, by their whole names. */
export const keyed = <T>(prefix: string, table: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [`${prefix}${name}`, value]));
