import type { Point } from "../../../shared/page/board/chart.ts";

/** Flat-topped hexes, numbered CCRR: two digits for the column, two for the row; even columns lie half a hex lower. */
export const HEX = 70;
const WIDE = HEX / Math.sqrt(3);

const columnOf = (hex: string): number => Number(hex.slice(0, 2));
const rowOf = (hex: string): number => Number(hex.slice(2));
const hexOf = (column: number, row: number): string => String(column).padStart(2, "0") + String(row).padStart(2, "0");

/** Centres and corners lie on a finer grid of half sides; equal points get equal numbers. */
const across = (steps: number) => Math.round(((steps * WIDE) / 2) * 10) / 10;
const down = (steps: number) => (steps * HEX) / 2;
const fine = (hex: string): Point => [columnOf(hex) * 3, rowOf(hex) * 2 + (columnOf(hex) % 2 === 0 ? 1 : 0)];

export function middleOf(hex: string): Point {
  const [x, y] = fine(hex);
  return [across(x), down(y)];
}

const CORNERS: readonly Point[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** The six corners, clockwise from the right-hand one. */
export function cornersOf(hex: string, size = 1): Point[] {
  const [x, y] = fine(hex);
  const [mx, my] = middleOf(hex);
  return CORNERS.map(([dx, dy]) => {
    const corner: Point = [across(x + dx), down(y + dy)];
    return size === 1 ? corner : [mx + (corner[0] - mx) * size, my + (corner[1] - my) * size];
  });
}

/** The six neighbours in the order of the sides: side k lies between corners k and k + 1. */
export function neighboursOf(hex: string): string[] {
  const column = columnOf(hex);
  const row = rowOf(hex);
  const low = column % 2 === 0 ? 1 : 0;
  return [
    hexOf(column + 1, row + low),
    hexOf(column, row + 1),
    hexOf(column - 1, row + low),
    hexOf(column - 1, row + low - 1),
    hexOf(column, row - 1),
    hexOf(column + 1, row + low - 1),
  ];
}

/** The side that two neighbouring hexes share, as its two ends. */
export function sideBetween(a: string, b: string): [Point, Point] {
  const side = neighboursOf(a).indexOf(b);
  if (side < 0) throw new Error(`hexes ${a} and ${b} are not neighbours`);
  const corners = cornersOf(a);
  return [corners[side]!, corners[(side + 1) % 6]!];
}

export const outlineOf = (hex: string, size = 1): string =>
  `M${cornersOf(hex, size)
    .map(([x, y]) => `${x} ${y}`)
    .join("L")}z`;
