import type { Point } from "./plane.ts";

/** One pair of a warp: a place in degrees (longitude, latitude) and its position on the board. */
export interface Tie {
  readonly from: Point;
  readonly to: Point;
  /** how far off the warp may be; 0 for exact */
  readonly slack?: number;
}

/** A map from degrees to the board. */
export type Warp = (degrees: Point) => Point;

/** Longitudes shrink towards the pole; at these latitudes by about this much. */
const SHRINK = Math.cos((40 * Math.PI) / 180);
const flat = ([lon, lat]: Point): Point => [lon * SHRINK, lat];
const bend = (squared: number) => (squared === 0 ? 0 : squared * Math.log(squared));

/** The smoothest warp through all ties: a thin-plate spline for each of the two coordinates. */
export function thinPlate(ties: readonly Tie[]): Warp {
  const knots = ties.map((tie) => flat(tie.from));
  const n = knots.length;
  const matrix: number[][] = [];
  for (let i = 0; i < n; i++) {
    const row = knots.map((knot) => bend(squareDistance(knots[i]!, knot)));
    row[i] = row[i]! + (ties[i]!.slack ?? 0);
    matrix.push([...row, 1, ...knots[i]!, ...ties[i]!.to]);
  }
  for (const side of [() => 1, (k: Point) => k[0], (k: Point) => k[1]]) matrix.push([...knots.map(side), 0, 0, 0, 0, 0]);
  const solved = eliminate(matrix, n + 3);
  return (degrees) => {
    const p = flat(degrees);
    let x = solved[n]![0] + solved[n + 1]![0] * p[0] + solved[n + 2]![0] * p[1];
    let y = solved[n]![1] + solved[n + 1]![1] * p[0] + solved[n + 2]![1] * p[1];
    for (let i = 0; i < n; i++) {
      const weight = bend(squareDistance(knots[i]!, p));
      x += solved[i]![0] * weight;
      y += solved[i]![1] * weight;
    }
    return [x, y];
  };
}

const squareDistance = (a: Point, b: Point) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

/** Gauss with pivoting; each row ends in two right-hand sides. */
function eliminate(rows: number[][], size: number): Point[] {
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    const top = rows[pivot]!;
    rows[pivot] = rows[column]!;
    rows[column] = top;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const current = rows[row]!;
      const factor = current[column]! / top[column]!;
      if (factor !== 0) for (let at = column; at < size + 2; at++) current[at] = current[at]! - factor * top[at]!;
    }
  }
  return rows.map((row, i) => [row[size]! / row[i]!, row[size + 1]! / row[i]!]);
}

/** Where the warp folds the plane over: the smallest area factor over a grid of degrees. */
export function smallestStretch(warp: Warp, box: readonly [number, number, number, number], step = 0.25) {
  let worst = { stretch: Number.POSITIVE_INFINITY, at: [0, 0] as Point };
  for (let lon = box[0]; lon < box[2]; lon += step) {
    for (let lat = box[1]; lat < box[3]; lat += step) {
      const o = warp([lon, lat]);
      const e = warp([lon + 0.01, lat]);
      const s = warp([lon, lat - 0.01]);
      const stretch = ((e[0] - o[0]) * (s[1] - o[1]) - (e[1] - o[1]) * (s[0] - o[0])) * 1e4;
      if (stretch < worst.stretch) worst = { stretch, at: [lon, lat] };
    }
  }
  return worst;
}
