import type { Box, Point } from "./chart.ts";

interface Room {
  /** the piece the tray belongs to */
  readonly piece: Box;
  /** the size of the tray, and the least gap around it */
  readonly width: number;
  readonly tall: number;
  readonly gap: number;
  /** the part of the board in view */
  readonly seen: Box;
  /** where the next click may be */
  readonly targets: readonly Point[];
}

/**
 * The middle of a tray: above its piece, or below or beside it if that covers fewer targets of the next click, and always in
 * view.
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
