import type { Desk } from "../table/desk.svelte.ts";
import { comersTo, type Goer, goersOf, sentTo } from "./comers.ts";
import { markOn } from "./dangers.ts";
import type { Shown } from "./marks.ts";

/** Who can go where, for when the place is clicked first. */
export class Coming {
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  private readonly goers: readonly Goer[] = $derived.by(() => {
    const { planning } = this.desk.face;
    const { trial } = this.desk.foresight;
    return planning && trial ? goersOf(planning, trial) : [];
  });

  /** Who can go to a place, with what the place shows for each. */
  to(place: string): readonly Shown[] {
    const { face, foresight, words } = this.desk;
    const { planning } = face;
    const { trial } = foresight;
    if (!planning || !trial) return [];
    return comersTo(planning, trial, this.goers, place).map(({ id, way }) => ({ id, mark: markOn(planning, way, words) }));
  }

  /** Who is sent to a place that is clicked first. */
  sentTo(place: string): string | undefined {
    const { face, foresight } = this.desk;
    const { planning } = face;
    const { trial } = foresight;
    return planning?.isPlace(place) && trial ? sentTo(planning, trial, this.goers, place) : undefined;
  }
}
