/** What kind of thing an id names: `space` for `space:capua`; empty for a bare word. */
export const kindOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf(":")));

/** The name in an id: `capua` for `space:capua`, and a bare word as it is. */
export const nameOf = (id: string): string => id.slice(id.indexOf(":") + 1);

/** Keys of a catalogue: the names with their prefix. */
export const keys = (prefix: string, ...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => `${prefix}${name}`));
