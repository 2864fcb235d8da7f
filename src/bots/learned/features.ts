import type { GameState, Seat } from "../../engine/index.ts";

/**
 * A situation as a seat may know it, for a network: which of many statements about it hold, each by its number. The other side's hidden
 * things count only as far as the seat can see them.
 */
export interface Features<S extends GameState> {
  readonly size: number;
  /** the two sides; what is foretold is the chance of the second */
  readonly seats: readonly Seat[];
  /** the most that can hold at a time */
  readonly most: number;
  /** Writes down the numbers of those that hold; returns how many there are. */
  write(state: S, seat: Seat, into: Uint16Array): number;
}

/** Numbers blocks of features one after the other. */
export class Numbering {
  size = 0;

  /** The number of the first of so many features. */
  block(count: number): number {
    const first = this.size;
    this.size += count;
    return first;
  }
}
