import type { Plain } from "../../engine/index.ts";

/** Objects and lists of a position, as far as a path may go into them. */
export type Entries = { readonly [key: string]: Plain | undefined };

export const entriesOf = (value: Plain | undefined): Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Entries) : {};

export const listOf = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? value : []);

/** What stands at a path: `hands.rome`. */
export function valueAt(position: Plain, path: string): Plain | undefined {
  let value: Plain | undefined = position;
  for (const key of path.split(".")) value = entriesOf(value)[key];
  return value;
}

/** The position with something else at a path; undefined leaves it out. */
export function withValue(position: Plain, path: string, value: Plain | undefined): Plain {
  const [key, ...rest] = path.split(".") as [string, ...string[]];
  const whole = entriesOf(position);
  if (rest.length > 0) return { ...whole, [key]: withValue(whole[key] ?? {}, rest.join("."), value) };
  if (value !== undefined) return { ...whole, [key]: value };
  const { [key]: _, ...others } = whole;
  return others;
}

/** The parts of the name of a field, as errors give it: `forces[3].generals[0]`. */
export const keysOf = (field: string): string[] => field.split(/[.[\]]+/).filter(Boolean);
