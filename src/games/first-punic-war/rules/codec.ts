import { type Plain, PunicaError } from "../../../engine/index.ts";
import { MAP } from "./map.ts";
import { UNIT_IDS, UNITS, unitOfId } from "./units.ts";

/** How a part of the state is written as readable JSON, and read back with an error that names the field. */
export interface Codec<T> {
  write(value: T): Plain;
  read(plain: unknown, field: string): T;
}

export function wrong(field: string, sentence: string): never {
  throw new PunicaError("bad-position", `${field} ${sentence}`, { field });
}

export const whole = (least: number, most: number): Codec<number> => ({
  write: (value) => value,
  read: (plain, field) =>
    typeof plain === "number" && Number.isInteger(plain) && plain >= least && plain <= most
      ? plain
      : wrong(field, `must be a whole number from ${least} to ${most}.`),
});

export const yesNo: Codec<boolean> = {
  write: (value) => value,
  read: (plain, field) => (typeof plain === "boolean" ? plain : wrong(field, "must be true or false.")),
};

/** One of some words, kept as a word. */
export const word = <T extends string>(words: readonly T[]): Codec<T> => ({
  write: (value) => value,
  read: (plain, field) => (words.includes(plain as T) ? (plain as T) : wrong(field, `must be one of ${words.join(", ")}.`)),
});

/** One of some words, kept as its place in the list. */
export const wordIndex = (words: readonly string[]): Codec<number> => ({
  write: (value) => words[value]!,
  read: (plain, field) => {
    const index = words.indexOf(plain as string);
    return index >= 0 ? index : wrong(field, `must be one of ${words.join(", ")}.`);
  },
});

export const text: Codec<string> = {
  write: (value) => value,
  read: (plain, field) => (typeof plain === "string" ? plain : wrong(field, "must be a text.")),
};

export const hex: Codec<number> = {
  write: (value) => MAP.numbers[value]!,
  read: (plain, field) => MAP.indexOf.get(plain as string) ?? wrong(field, "must be the number of a hex on the map, as a text."),
};

export const unit: Codec<number> = {
  write: (value) => UNITS[value]!.id,
  read: (plain, field) => {
    const index = UNIT_IDS.length > 0 && typeof plain === "string" ? unitOfId(`unit:${plain}`) : -1;
    return index >= 0 ? index : wrong(field, "must be the id of a unit.");
  },
};

/** The same, with null for -1. */
export const orNone = (codec: Codec<number>): Codec<number> => ({
  write: (value) => (value < 0 ? null : codec.write(value)),
  read: (plain, field) => (plain === null ? -1 : codec.read(plain, field)),
});

export const orNull = <T>(codec: Codec<T>): Codec<T | null> => ({
  write: (value) => (value === null ? null : codec.write(value)),
  read: (plain, field) => (plain === null ? null : codec.read(plain, field)),
});

export const list = <T>(codec: Codec<T>): Codec<T[]> => ({
  write: (value) => value.map((item) => codec.write(item)),
  read: (plain, field) =>
    Array.isArray(plain) ? plain.map((item, index) => codec.read(item, `${field}[${index}]`)) : wrong(field, "must be a list."),
});

export function asObject(plain: unknown, field: string): Record<string, unknown> {
  if (typeof plain !== "object" || plain === null || Array.isArray(plain)) return wrong(field, "must be an object.");
  return plain as Record<string, unknown>;
}

/** A field of its own for each side, kept as a list. */
export const bySide = <T>(codec: Codec<T>): Codec<T[]> => ({
  write: (value) => ({ rome: codec.write(value[0]!), carthage: codec.write(value[1]!) }),
  read: (plain, field) => {
    const given = asObject(plain, field);
    return [codec.read(given.rome, `${field}.rome`), codec.read(given.carthage, `${field}.carthage`)];
  },
});

/** The markers of each side on the map, kept as a list with -1 for those that are not. */
export const placedMarkers = (each: number): Codec<number[]> => ({
  write: (value) => {
    const on = (from: number) => value.slice(from, from + each).flatMap((at) => (at < 0 ? [] : [hex.write(at)]));
    return { rome: on(0), carthage: on(each) };
  },
  read: (plain, field) => {
    const sides = bySide(list(hex)).read(plain, field);
    return sides.flatMap((hexes, side) => {
      if (hexes.length > each) wrong(`${field}.${side === 0 ? "rome" : "carthage"}`, `may have at most ${each} entries.`);
      return [...hexes, ...new Array<number>(each - hexes.length).fill(-1)];
    });
  },
});

/** An object with a codec for each of its fields; a field with a default may be left out. */
export function object<T extends object>(fields: { readonly [K in keyof T]: Codec<T[K]> }, defaults: Partial<T> = {}): Codec<T> {
  const keys = Object.keys(fields) as (keyof T & string)[];
  return {
    write: (value) => Object.fromEntries(keys.map((key) => [key, fields[key].write(value[key])])),
    read: (plain, field) => {
      const given = asObject(plain, field || "The position");
      const name = (key: string) => (field ? `${field}.${key}` : key);
      for (const key of Object.keys(given)) if (!keys.includes(key as keyof T & string)) wrong(name(key), "is not known.");
      const result = {} as T;
      for (const key of keys) {
        if (given[key] !== undefined) result[key] = fields[key].read(given[key], name(key));
        else if (key in defaults) result[key] = structuredClone(defaults[key]) as T[typeof key];
        else wrong(name(key), "is missing.");
      }
      return result;
    },
  };
}
