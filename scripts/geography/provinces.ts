import clipping, { type MultiPolygon } from "polygon-clipping";
import { type Land, onLand } from "./coast.ts";
import { blur, contours } from "./field.ts";
import { area, type Box, distance, type Point, type Ring, simplify, simplifyRing } from "./plane.ts";

interface Site {
  readonly at: Point;
  readonly province: string;
}

interface ProvinceShapes {
  /** the land of each province */
  readonly areas: ReadonlyMap<string, Ring[][]>;
  /** the lines between them, on land, each once */
  readonly borders: Point[][];
}

const STEP = 5;

/**
 * Divides a piece of land among provinces: every point goes to the province of its nearest site, land farther than `reach` from
 * all of them to none. The borders waver a little and are rounded, as if drawn by hand.
 */
export function shareOut(land: Land, sites: readonly Site[], frame: Box, reach: number): ProvinceShapes {
  const names = [...new Set(sites.map((site) => site.province))];
  if (names.length === 1 && reach === Number.POSITIVE_INFINITY) return { areas: new Map([[names[0]!, land]]), borders: [] };
  const nobody = names.length;
  const left = frame[0] - 40;
  const top = frame[1] - 40;
  const columns = Math.ceil((frame[2] - frame[0] + 80) / STEP) + 1;
  const rows = Math.ceil((frame[3] - frame[1] + 80) / STEP) + 1;
  const owner = new Uint8Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const x = left + i * STEP;
      const y = top + j * STEP;
      const p: Point = [x + 9 * wave(x, y, 61, 1) + 4 * wave(x, y, 27, 2), y + 9 * wave(x, y, 57, 3) + 4 * wave(x, y, 25, 4)];
      let least = reach;
      let best = nobody;
      for (const site of sites) {
        const d = distance(p, site.at);
        if (d < least) {
          least = d;
          best = names.indexOf(site.province);
        }
      }
      owner[j * columns + i] = best;
    }
  }
  fillHoles(owner, columns, rows, nobody, land, left, top);
  const shares = Array.from({ length: names.length + 1 }, (_, k) =>
    blur(
      Float32Array.from(owner, (o) => (o === k ? 1 : 0)),
      columns,
      rows,
      3,
    ),
  );
  const areas = new Map<string, Ring[][]>();
  const borders: Point[][] = [];
  names.forEach((name, k) => {
    const lead = new Float32Array(columns * rows);
    const rival = new Uint8Array(columns * rows);
    for (let c = 0; c < lead.length; c++) {
      let most = -1;
      shares.forEach((share, q) => {
        if (q !== k && share[c]! > most) {
          most = share[c]!;
          rival[c] = q;
        }
      });
      lead[c] = shares[k]![c]! - most;
    }
    const rings = contours(lead, columns, rows).map((ring) => ring.map(([x, y]): Point => [left + x * STEP, top + y * STEP]));
    const shape: MultiPolygon = clipping.union(
      [],
      ...rings.filter((ring) => area(ring) > 400).map((ring) => [[closed(ring)]] as MultiPolygon),
    );
    const holes = rings.filter((ring) => area(ring) < -400).map((ring) => [[closed(ring)]] as MultiPolygon);
    const whole = holes.length > 0 ? clipping.difference(shape, ...holes) : shape;
    areas.set(
      name,
      clipping
        .intersection(whole, land.map((polygon) => polygon.map(closed)) as MultiPolygon)
        .map((polygon) => polygon.map((ring) => ring.slice(0, -1)))
        .filter((polygon) => Math.abs(area(polygon[0]!)) > 60)
        .map((polygon) => polygon.map((ring) => simplifyRing(ring, 0.6))),
    );
    const onlyOnce = ([x, y]: Point) => {
      const c = Math.round((y - top) / STEP) * columns + Math.round((x - left) / STEP);
      return rival[c]! > k && onLand([x, y], land);
    };
    for (const ring of rings) borders.push(...runs([...ring, ring[0]!], onlyOnce).map((line) => simplify(line, 0.6)));
  });
  return { areas, borders };
}

const closed = (ring: Ring): [number, number][] => [...ring, ring[0]!].map(([x, y]) => [x, y]);

/** A slow irregular wave from -1 to 1. */
const wave = (x: number, y: number, length: number, phase: number) =>
  (Math.sin(x / length + phase * 1.7 + 1.3 * Math.sin(y / (length * 1.9) + phase)) + Math.sin(y / (length * 0.8) - phase * 2.3)) /
  2;

/** Unclaimed land enclosed by provinces goes to an adjacent province. */
function fillHoles(owner: Uint8Array, columns: number, rows: number, nobody: number, land: Land, left: number, top: number) {
  const seen = new Uint8Array(owner.length);
  const neighbours = (c: number) => [c - 1, c + 1, c - columns, c + columns].filter((n) => n >= 0 && n < owner.length);
  for (let start = 0; start < owner.length; start++) {
    if (owner[start] !== nobody || seen[start]) continue;
    const patch = [start];
    seen[start] = 1;
    let outside = false;
    for (const c of patch) {
      const i = c % columns;
      const j = Math.floor(c / columns);
      if (i === 0 || j === 0 || i === columns - 1 || j === rows - 1) outside = true;
      for (const n of neighbours(c)) {
        if (owner[n] === nobody && !seen[n]) {
          seen[n] = 1;
          patch.push(n);
        }
      }
    }
    if (outside || !patch.some((c) => onLand([left + (c % columns) * STEP, top + Math.floor(c / columns) * STEP], land)))
      continue;
    let edge = patch.filter((c) => neighbours(c).some((n) => owner[n] !== nobody));
    while (edge.length > 0) {
      const taken = edge.map((c) => owner[neighbours(c).find((n) => owner[n] !== nobody)!]!);
      edge.forEach((c, i) => {
        owner[c] = taken[i]!;
      });
      edge = patch.filter((c) => owner[c] === nobody && neighbours(c).some((n) => owner[n] !== nobody));
    }
  }
}

/** The stretches of a line whose points pass. */
function runs(line: readonly Point[], passes: (p: Point) => boolean): Point[][] {
  const out: Point[][] = [];
  let run: Point[] = [];
  for (const p of line) {
    if (passes(p)) run.push(p);
    else {
      if (run.length > 2) out.push(run);
      run = [];
    }
  }
  if (run.length > 2) out.push(run);
  return out;
}
