import type * as engine from "../../../engine/index.ts";

/** The two sides of the Punic Wars. */
export type Seat = "rome" | "carthage";

export const SEATS: readonly Seat[] = ["rome", "carthage"];

export const other = (seat: Seat): Seat => (seat === "rome" ? "carthage" : "rome");

/** Questions to one of them. */
export type Question = engine.Question<Seat>;
export type Choose = engine.Choose<Seat>;
export type Pick = engine.Pick<Seat>;
export type Allocate = engine.Allocate<Seat>;

/** One for each side. */
export type PerSeat<T> = Record<Seat, T>;

export const copyLists = ({ rome, carthage }: PerSeat<number[]>): PerSeat<number[]> => ({
  rome: rome.slice(),
  carthage: carthage.slice(),
});

/** `pair[seat]`, but faster: for what is looked up all the time. */
export const ofSeat = <T>(pair: Readonly<PerSeat<T>>, seat: Seat): T => (seat === "rome" ? pair.rome : pair.carthage);
