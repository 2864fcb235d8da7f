import type { Box, Point } from "./chart.ts";

interface Room {
  /** what the tray belongs to */
  readonly piece: Box;
  /** how large the tray is, and the least room around it */
  readonly width: number;
  readonly tall: number;
  readonly gap: number;
  /** the part of the board that is in sight */
  readonly seen: Box;
  /** what may be pressed next */
  readonly targets: readonly Point[];
}

/**
 * Where the middle of a tray lies: above its piece, or below it or beside it where that covers less of what may be pressed next, and
 * always in sight.
 */
export function placeTray({ piece: [l, t, r, b], width, tall, gap, seen, targets }: Room): Point {
  const [x, y] = [(l + r) / 2, (t + b) / 2];
  const places: Point[] = [
    [x, t - gap - tall / 2],
    [x, b + gap + tall / 2],
    [r + gap + width / 2, y],
    [l - gap - width / 2, y],
  ];
  const costs = places.map((wanted) => {
    const at: Point = [within(seen[0], seen[2], wanted[0], width / 2 + gap), within(seen[1], seen[3], wanted[1], tall / 2 + gap)];
    const covers = (p: Point) => Math.abs(p[0] - at[0]) < width / 2 + gap && Math.abs(p[1] - at[1]) < tall / 2 + gap;
    const overPiece = Math.abs(x - at[0]) < (width + r - l) / 2 && Math.abs(y - at[1]) < (tall + b - t) / 2;
    return { at, cost: targets.filter(covers).length + (overPiece ? 3 : 0) };
  });
  return costs.reduce((best, other) => (other.cost < best.cost ? other : best)).at;
}

const within = (low: number, high: number, wanted: number, half: number): number =>
  Math.max(low + half, Math.min(high - half, wanted));
