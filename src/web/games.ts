import type { Seat } from "../engine/index.ts";
import type { Manifest, SeatColour } from "../games/manifest.ts";

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

/** The colour of a side; a side of the same name has the same colour in all games. */
export const colourOf = (seat: Seat): SeatColour =>
  offered.flatMap(({ seats }) => seats).find(({ id }) => id === seat)?.colour ?? "red";

export const thinkingWorker = (): Worker => startWorker();
