/** A side of a game, by the game's own word for it. Each game lists its seats (`Game.seats`). */
export type Seat = string;

/** One for each seat. */
export type PerSeat<T> = Record<Seat, T>;

/** Makes something for each seat. */
export const perSeat = <T>(seats: readonly Seat[], make: (seat: Seat) => T): PerSeat<T> =>
  Object.fromEntries(seats.map((seat) => [seat, make(seat)]));

/** The seat across the table. */
export const opponentOf = (seats: readonly Seat[], seat: Seat): Seat => seats.find((each) => each !== seat)!;
