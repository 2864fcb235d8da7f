import { visibleTo } from "../../engine/index.ts";
import type { GameFace } from "../face.ts";
import type { Logged, TableClient } from "../table/client.ts";
import type { Look } from "./look.ts";
import { isSameStep } from "./shot.ts";
import { lookOf } from "./telling.ts";

/** Looks ahead in the log, as far as it is known, and waits for what a computer player is about to do. */
export class Ahead {
  /** everything has been shown, and the other side has yet to go on */
  expecting = $state(false);

  private readonly client: TableClient;
  private readonly face: GameFace;
  private bell: (() => void)[] = [];

  constructor(client: TableClient, face: GameFace) {
    this.client = client;
    this.face = face;
  }

  /** Something may have come. */
  ring(): void {
    for (const ring of this.bell.splice(0)) ring();
  }

  /** Whether the next entry is one more step of the same run. */
  async goesOnWith(look: Look, entry: Logged, goesOn: () => boolean): Promise<boolean> {
    const next = await this.entryAt(entry.n + 1, goesOn);
    return next !== null && this.isNextStep(look, entry, next);
  }

  /** Whether an entry is one more step after another: the death of a general is not, however many units die beside him. */
  isNextStep(look: Look, entry: Logged, next: Logged): boolean {
    return lookOf(this.face, next).as === look.as && isSameStep(look, entry, next);
  }

  /** The next entry to be shown, as far as is known. */
  nextTo({ n }: Logged): Logged | undefined {
    const { log, seat } = this.client.moment;
    return log.find((entry) => entry.n > n && visibleTo(entry, seat) && lookOf(this.face, entry).as !== "quiet");
  }

  /** The same, as soon as it is known; null if none is expected soon. */
  nextShown(entry: Logged, goesOn: () => boolean): Promise<Logged | null> {
    return this.awaited(() => this.nextTo(entry), goesOn);
  }

  /** A log entry, as soon as it is known; null if none is expected soon. */
  entryAt(n: number, goesOn: () => boolean): Promise<Logged | null> {
    return this.awaited(() => {
      const { log, seat } = this.client.moment;
      return log.findLast((entry) => entry.n === n && visibleTo(entry, seat));
    }, goesOn);
  }

  private async awaited(find: () => Logged | undefined, goesOn: () => boolean): Promise<Logged | null> {
    for (;;) {
      const found = find();
      if (found) return found;
      if (!this.client.thinking || !goesOn()) return null;
      this.expecting = true;
      await new Promise<void>((resolve) => this.bell.push(resolve));
      this.expecting = false;
    }
  }
}
