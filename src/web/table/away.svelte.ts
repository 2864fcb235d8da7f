import { untrack } from "svelte";
import type { Logged } from "./client.ts";
import type { Desk } from "./desk.svelte.ts";

/** What happened while somebody was not looking: since the seat was left, or since the page was out of sight. */
export class Away {
  private absence: { readonly from: number; readonly to: number } | null = $state.raw(null);
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
    $effect(() => {
      const { followed } = desk.client;
      this.tell(followed);
    });
    $effect(() => {
      let left = untrack(() => desk.client.moment.log.length);
      const change = () => {
        if (document.hidden) left = desk.client.moment.log.length;
        else this.tell(left);
      };
      document.addEventListener("visibilitychange", change);
      return () => document.removeEventListener("visibilitychange", change);
    });
    // whoever decides something has read enough
    $effect(() => {
      if (desk.answered > 0) this.absence = null;
    });
  }

  readonly entries: readonly Logged[] = $derived.by(() => {
    const { absence, desk } = this;
    if (!absence || desk.past || desk.client.curtain) return [];
    return desk.client.moment.log.slice(absence.from, absence.to);
  });

  /** where in the log it begins */
  get from(): number {
    return this.absence?.from ?? 0;
  }

  dismiss(): void {
    this.absence = null;
  }

  private tell(from: number): void {
    const to = untrack(() => this.desk.client.moment.log.length);
    if (from > 0 && to > from && this.desk.client.kind !== "record") this.absence = { from, to };
  }
}
