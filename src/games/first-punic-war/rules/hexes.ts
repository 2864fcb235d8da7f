/** Hex arithmetic: flat-top hexes numbered CCRR from 1, even columns half a hex lower. */

const STEPS_FROM_ODD = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;
const STEPS_FROM_EVEN = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export const columnOf = (number: string): number => Number(number.slice(0, 2));
export const rowOf = (number: string): number => Number(number.slice(2));

const hexNumber = (column: number, row: number): string => `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;

/** The number of the adjacent hex in a direction; it may lie off the map. */
export function neighbourNumber(number: string, direction: number): string {
  const column = columnOf(number);
  const [right, down] = (column % 2 === 0 ? STEPS_FROM_EVEN : STEPS_FROM_ODD)[direction]!;
  return hexNumber(column + right, rowOf(number) + down);
}

/** The second of the two axial coordinates; the first is the column. */
export function diagonalOf(number: string): number {
  const column = columnOf(number);
  return rowOf(number) - Math.ceil(column / 2);
}

/** The distance between two axial coordinates, in hexes. */
export function axialDistance(columns: number, diagonals: number): number {
  return Math.max(Math.abs(columns), Math.abs(diagonals), Math.abs(columns + diagonals));
}
