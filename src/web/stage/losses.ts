import type { PerSeat, Seat } from "../../engine/index.ts";
import { perSeat } from "../../engine/index.ts";
import type { Logged } from "../table/client.ts";
import type { Desk } from "../table/desk.svelte.ts";

/** The losses of both sides, as far as they have been told. */
export function lossesIn(desk: Pick<Desk, "face" | "seats" | "narrator">, entries: readonly Logged[]): PerSeat<number> {
  const lostBy = (seat: Seat) =>
    entries.reduce((sum, entry) => sum + (desk.narrator.sideOf(entry) === seat ? (desk.face.telling?.losses(entry) ?? 0) : 0), 0);
  return perSeat(desk.seats, lostBy);
}
