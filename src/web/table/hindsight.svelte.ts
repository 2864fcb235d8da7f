import { type Moment, readable } from "./client.ts";
import type { Desk } from "./desk.svelte.ts";

/** Looking back: an earlier moment of the game, or all that happened since then. */
export class Hindsight {
  private readonly desk: Desk;
  /** the earlier moment being viewed */
  past: Moment | null = $state.raw(null);
  /** whether the bar for going through the game is open */
  replaying = $state(false);
  /** how often the player has asked to see an earlier moment: only the latest request counts */
  private wishes = 0;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Goes to an earlier moment, or (null) to the present. */
  async lookAt(version: number | null): Promise<void> {
    const { client, film } = this.desk;
    const wish = ++this.wishes;
    film.stop();
    const past = version === null || version >= client.moment.version ? null : await client.at(Math.max(0, version));
    if (wish === this.wishes) this.past = past;
  }

  step(by: 1 | -1): Promise<void> {
    this.replaying = true;
    return this.lookAt(this.desk.shown.version + by);
  }

  toggle(): void {
    this.replaying = !this.replaying;
    if (this.replaying) return;
    this.wishes++;
    this.past = null;
    this.desk.film.stop();
  }

  /** Shows what happened from a moment on. */
  async watchFrom(version: number): Promise<void> {
    const { client, film } = this.desk;
    const wish = ++this.wishes;
    const { log } = client.moment;
    let low = 0;
    let high = log.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const known = log[middle]!.version;
      if ((known >= 0 ? known : await client.momentOf(middle)) > version) high = middle;
      else low = middle + 1;
    }
    if (wish !== this.wishes) return;
    this.past = null;
    film.playFrom(log[low]?.n ?? readable(client.moment));
  }
}
