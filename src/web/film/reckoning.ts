import type { Plain, Seat } from "../../engine/index.ts";
import type { Logged } from "../table/client.ts";
import type { Turn } from "./shot.ts";

/** What a side has done, and the game before. */
interface Deeds extends Turn {
  readonly side: Seat;
}

/** Keeps account of what the other side does in its turn and in its operation, to sum it up. */
export class Reckoning {
  /** its turn, as far as it has been shown */
  private turn: Deeds | null = null;
  /** it has acted since its turn was last summed up */
  private isNew = false;
  private operation: Deeds | null = null;

  follow(entry: Logged, before: Plain, playing: Seat | null, viewer: Seat | null, beginsOperation: boolean): void {
    const isTheirs = playing !== null && playing !== viewer;
    if (isTheirs) {
      const turn = this.turn?.side === playing ? this.turn : { side: playing, before, entries: [] };
      this.turn = { ...turn, entries: [...turn.entries, entry] };
      this.isNew = true;
    } else if (playing !== null) this.turn = null;
    if (this.operation) this.operation = { ...this.operation, entries: [...this.operation.entries, entry] };
    else if (isTheirs && beginsOperation) this.operation = { side: playing, before, entries: [entry] };
  }

  /** The operation that is over now. */
  closeOperation(): Deeds | null {
    const { operation } = this;
    this.operation = null;
    return operation;
  }

  /** The turn so far, if anything has happened in it since this was last asked. */
  turnSoFar(): Deeds | null {
    const { turn, isNew } = this;
    this.isNew = false;
    return isNew ? turn : null;
  }

  clear(): void {
    this.turn = null;
    this.isNew = false;
    this.operation = null;
  }
}
