import type { PerSeat, Seat } from "./seats.ts";

/** Who holds a space, in Hannibal (19.1) and Hamilcar (2.1.B). */
export const NOBODY = 0;
const ROMAN = 1;
const CARTHAGINIAN = 2;
export const CODE: PerSeat<number> = { rome: ROMAN, carthage: CARTHAGINIAN };

/** `CODE[seat]`, but faster: it is asked for every space of the map, again and again. */
export const codeOf = (seat: Seat): number => (seat === "rome" ? ROMAN : CARTHAGINIAN);

/** More than half of this many spaces. */
export const majorityOf = (spaces: number): number => (spaces >> 1) + 1;

/** The side that has a majority, if this many of the spaces are Roman and this many Carthaginian. */
export function holderBy(roman: number, carthaginian: number, spaces: number): Seat | null {
  const majority = majorityOf(spaces);
  return roman >= majority ? "rome" : carthaginian >= majority ? "carthage" : null;
}

/** The side that holds more than half of some spaces. */
export function majorityIn(control: readonly number[], spaces: readonly number[]): Seat | null {
  let roman = 0;
  let carthaginian = 0;
  for (let i = 0; i < spaces.length; i++) {
    const holder = control[spaces[i]!];
    if (holder === ROMAN) roman++;
    else if (holder === CARTHAGINIAN) carthaginian++;
  }
  return holderBy(roman, carthaginian, spaces.length);
}

/** A map as a set-up lists it. */
interface Listed {
  /** the names of the spaces */
  readonly names: readonly string[];
  readonly provinces: readonly { readonly name: string; readonly spaces: readonly number[] }[];
}

/** Spaces as a set-up lists them: provinces that are among them as a whole, the others one by one, and the tribes apart. */
export function byProvince(
  { names, provinces }: Listed,
  isAmong: (space: number) => boolean,
  hasTribe: (space: number) => boolean,
) {
  const spaces = [...names.keys()].filter(isAmong);
  const single = new Set(spaces);
  const whole = provinces.filter((province) => province.spaces.every(isAmong));
  for (const province of whole) for (const space of province.spaces) single.delete(space);
  return {
    provinces: whole.map(({ name }) => name),
    spaces: [...single].filter((space) => !hasTribe(space)).map((space) => names[space]!),
    tribes: spaces.filter(hasTribe).map((space) => names[space]!),
  };
}
