import type { GameState, Seat } from "../../engine/index.ts";

/**
 * A situation as a seat may know it, as input for a network: the numbers of the features that hold. The other side's hidden
 * things count only as far as the seat can see them.
 */
export interface Features<S extends GameState> {
  readonly size: number;
  /** the two sides; the prediction is the second one's chance */
  readonly seats: readonly Seat[];
  /** the most that can hold at a time */
  readonly most: number;
  /** Writes the numbers of the features that hold, and returns how many there are. */
  write(state: S, seat: Seat, into: Uint16Array): number;
}

/** Numbers blocks of features consecutively. */
export class Numbering {
  size = 0;

  /** The number of the first feature in a block of this size. */
  block(count: number): number {
    const first = this.size;
    this.size += count;
    return first;
  }
}
