import type { PerSeat, Seat } from "./seats.ts";

/** Who holds a space, in Hannibal (19.1) and Hamilcar (2.1.B). */
export const NOBODY = 0;
const ROMAN = 1;
const CARTHAGINIAN = 2;
export const CODE: PerSeat<number> = { rome: ROMAN, carthage: CARTHAGINIAN };

/** `CODE[seat]`, but faster: it is asked for every space of the map, again and again. */
export const codeOf = (seat: Seat): number => (seat === "rome" ? ROMAN : CARTHAGINIAN);

/** The side that holds more than half of some spaces. */
export function majorityIn(control: readonly number[], spaces: readonly number[]): Seat | null {
  let roman = 0;
  let carthaginian = 0;
  for (let i = 0; i < spaces.length; i++) {
    const holder = control[spaces[i]!];
    if (holder === ROMAN) roman++;
    else if (holder === CARTHAGINIAN) carthaginian++;
  }
  return roman * 2 > spaces.length ? "rome" : carthaginian * 2 > spaces.length ? "carthage" : null;
}

/** Spaces as a set-up lists them: the provinces that are among them as a whole, and the others one by one. */
export function byProvince(
  spaces: readonly number[],
  provinces: readonly (readonly number[])[],
): { readonly whole: readonly number[]; readonly single: readonly number[] } {
  const among = new Set(spaces);
  const whole = [...provinces.keys()].filter((province) => provinces[province]!.every((space) => among.has(space)));
  for (const province of whole) for (const space of provinces[province]!) among.delete(space);
  return { whole, single: [...among] };
}
