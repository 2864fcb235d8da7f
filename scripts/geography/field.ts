import { area, type Box, distanceToSegment, type Point, type Ring, simplifyRing } from "./plane.ts";

/** Fields are numbers on a square grid, row by row. */
export function blur(field: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  let from = field;
  for (let round = 0; round < 2; round++) {
    for (const [stride, length, lines, jump] of [
      [1, columns, rows, columns],
      [columns, rows, columns, 1],
    ] as const) {
      const to = new Float32Array(from.length);
      for (let line = 0; line < lines; line++) {
        for (let k = 0; k < length; k++) {
          let sum = 0;
          for (let o = -radius; o <= radius; o++) sum += from[line * jump + Math.max(0, Math.min(length - 1, k + o)) * stride]!;
          to[line * jump + k * stride] = sum / (2 * radius + 1);
        }
      }
      from = to;
    }
  }
  return from;
}

/** Where a field crosses zero: closed rings in grid units, the positive side to the right (marching squares). */
export function contours(field: Float32Array, columns: number, rows: number): Point[][] {
  const value = (i: number, j: number) => (i < 0 || j < 0 || i >= columns || j >= rows ? -1 : field[j * columns + i]! || 1e-6);
  const next = new Map<string, { to: string; at: Point }>();
  const cut = (i: number, j: number, m: number, n: number): [string, Point] => {
    const a = value(i, j);
    const t = a / (a - value(m, n));
    return [i < m || j < n ? `${i},${j},${m},${n}` : `${m},${n},${i},${j}`, [i + (m - i) * t, j + (n - j) * t]];
  };
  for (let j = -1; j < rows; j++) {
    for (let i = -1; i < columns; i++) {
      const corners: [number, number][] = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ];
      const high = corners.map(([m, n]) => value(m, n) > 0);
      const out: [string, Point][] = [];
      const back: [string, Point][] = [];
      for (let k = 0; k < 4; k++) {
        const l = (k + 1) % 4;
        if (high[k] && !high[l]) out.push(cut(...corners[k]!, ...corners[l]!));
        if (!high[k] && high[l]) back.push(cut(...corners[k]!, ...corners[l]!));
      }
      out.forEach(([key, at], k) => {
        next.set(key, { to: back[k]![0], at });
      });
    }
  }
  const rings: Point[][] = [];
  while (next.size > 0) {
    const ring: Point[] = [];
    let key = next.keys().next().value!;
    for (let step = next.get(key); step; step = next.get(key)) {
      ring.push(step.at);
      next.delete(key);
      key = step.to;
    }
    rings.push(ring);
  }
  return rings;
}

/**
 * Lines at a distance from a shape: rings around it (a distance above 0) or rings inside it (below 0), closed, cut at the box.
 * `solid` tells whether a point belongs to the shape whose edges are given.
 */
export function ringsAt(edges: readonly Ring[], solid: (p: Point) => boolean, box: Box, away: number, step: number): Point[][] {
  const reach = Math.abs(away) + step * 2;
  const [left, top] = [box[0], box[1]];
  const columns = Math.ceil((box[2] - box[0]) / step) + 1;
  const rows = Math.ceil((box[3] - box[1]) / step) + 1;
  const far = new Float32Array(columns * rows).fill(reach);
  for (const ring of edges) {
    for (let k = 0; k < ring.length; k++) {
      const a = ring[k]!;
      const b = ring[(k + 1) % ring.length]!;
      const from = [
        Math.floor((Math.min(a[0], b[0]) - reach - left) / step),
        Math.floor((Math.min(a[1], b[1]) - reach - top) / step),
      ];
      const to = [
        Math.ceil((Math.max(a[0], b[0]) + reach - left) / step),
        Math.ceil((Math.max(a[1], b[1]) + reach - top) / step),
      ];
      for (let j = Math.max(0, from[1]!); j <= Math.min(rows - 1, to[1]!); j++) {
        for (let i = Math.max(0, from[0]!); i <= Math.min(columns - 1, to[0]!); i++) {
          const d = distanceToSegment([left + i * step, top + j * step], a, b);
          if (d < far[j * columns + i]!) far[j * columns + i] = d;
        }
      }
    }
  }
  const field = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const c = j * columns + i;
      const within = solid([left + i * step, top + j * step]);
      field[c] = away + (within ? far[c]! : -far[c]!);
    }
  }
  return contours(field, columns, rows)
    .map((ring) =>
      simplifyRing(
        ring.map(([x, y]): Point => [left + x * step, top + y * step]),
        0.8,
      ),
    )
    .filter((ring) => ring.length > 4 && Math.abs(area(ring)) > 60);
}
