import type { Point } from "./chart.ts";

const TURNS: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest place in the direction of an arrow key; straight ahead counts as nearer than diagonally. */
export function roveTo<T extends { readonly at: Point }>(key: string, from: Point, places: readonly T[]): T | undefined {
  const turn = TURNS[key];
  if (!turn) return undefined;
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const dx = place.at[0] - from[0];
    const dy = place.at[1] - from[1];
    const ahead = dx * turn[0] + dy * turn[1];
    const aside = Math.abs(dx * turn[1]) + Math.abs(dy * turn[0]);
    if (ahead <= 0 || aside > ahead * 2.4) continue;
    const price = ahead + aside * 1.8;
    if (price < least) {
      least = price;
      best = place;
    }
  }
  return best;
}
