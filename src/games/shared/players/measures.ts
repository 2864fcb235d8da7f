import type { PerSeat } from "../rules/seats.ts";

/** The figures of a game's rules of thumb, Rome's first and Carthage's second, side by side. */
export function bySide<Name extends string>(figures: Readonly<Record<Name, readonly number[]>>): PerSeat<Record<Name, number>> {
  const ofSide = (side: number) =>
    Object.fromEntries(Object.entries<readonly number[]>(figures).map(([name, both]) => [name, both[side]])) as Record<
      Name,
      number
    >;
  return { rome: ofSide(0), carthage: ofSide(1) };
}
