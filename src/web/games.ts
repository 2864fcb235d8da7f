import type { Seat } from "../engine/index.ts";
import type { Manifest, SeatColour } from "../games/manifest.ts";

let offered: readonly Manifest[] = [];
let startWorker: () => Worker;

/** Says which games the page offers, and how to start the worker that thinks for their computer players. Once, before the page is mounted. */
export function offer(games: readonly Manifest[], worker: () => Worker): void {
  offered = games;
  startWorker = worker;
}

export const games = (): readonly Manifest[] => offered;

export const gameWith = (id: string): Manifest | undefined => offered.find((game) => game.id === id);

/** The colour in which a side is shown; the same word for a side means the same colour in all games. */
export const colourOf = (seat: Seat): SeatColour =>
  offered.flatMap(({ seats }) => seats).find(({ id }) => id === seat)?.colour ?? "red";

export const thinkingWorker = (): Worker => startWorker();
