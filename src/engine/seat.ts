/** The two sides of every game. */
export type Seat = "rome" | "carthage";

export const SEATS: readonly Seat[] = ["rome", "carthage"];

export const other = (seat: Seat): Seat => (seat === "rome" ? "carthage" : "rome");

export const isSeat = (value: unknown): value is Seat => value === "rome" || value === "carthage";

/** Something that each side has one of. */
export type PerSeat<T> = Record<Seat, T>;
