import type { Seat } from "../engine/index.ts";
import type { Emblem, Manifest, SeatColour, SeatLook } from "../games/manifest.ts";

let offered: readonly Manifest[] = [];
let startWorker: () => Worker;

/**
 * Sets the games the page offers, and how to start the worker for their computer players. Call once, before the page is mounted.
 */
export function offer(games: readonly Manifest[], worker: () => Worker): void {
  offered = games;
  startWorker = worker;
}

export const games = (): readonly Manifest[] => offered;

export const gameWith = (id: string): Manifest | undefined => offered.find((game) => game.id === id);

/** How a side is shown; a side of the same name looks the same in all games. */
const lookOf = (seat: Seat): SeatLook | undefined => offered.flatMap(({ seats }) => seats).find(({ id }) => id === seat);

export const colourOf = (seat: Seat): SeatColour => lookOf(seat)?.colour ?? "red";

export const emblemOf = (seat: Seat): Emblem | undefined => lookOf(seat)?.emblem;

export const thinkingWorker = (): Worker => startWorker();
