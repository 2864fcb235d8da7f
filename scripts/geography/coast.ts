import { createRequire } from "node:module";
import clipping, { type MultiPolygon } from "polygon-clipping";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { area, type Box, distance, inside, mix, nearestOnSegment, type Point, type Ring, simplifyRing } from "./plane.ts";
import type { Warp } from "./spline.ts";

/** Land as polygons: the first ring of each is its shore, the others are lakes. */
export type Land = Ring[][];

/** The land of Natural Earth (public domain, as the npm package world-atlas) within a box of degrees: west, south, east, north. */
export function landOfTheWorld(box: Box): Land {
  const topology = createRequire(import.meta.url)("world-atlas/land-10m.json") as Topology;
  const shapes = feature(topology, topology.objects.land as GeometryCollection);
  const frame: MultiPolygon = [[boxRing(box) as [number, number][]]];
  const out: Land = [];
  for (const shape of shapes.features) {
    if (shape.geometry.type !== "MultiPolygon" && shape.geometry.type !== "Polygon") continue;
    const polygons = (
      shape.geometry.type === "Polygon" ? [shape.geometry.coordinates] : shape.geometry.coordinates
    ) as MultiPolygon;
    for (const polygon of polygons) {
      if (!touches(polygon[0]!, box)) continue;
      for (const piece of clipping.intersection([polygon], frame)) out.push(piece.map(open));
    }
  }
  return out;
}

const boxRing = ([l, t, r, b]: Box): Point[] => [
  [l, t],
  [r, t],
  [r, b],
  [l, b],
  [l, t],
];

const touches = (ring: Ring, [l, t, r, b]: Box) => ring.some(([x, y]) => x > l && x < r && y > t && y < b);

/** Rings without the repeated last point. */
const open = (ring: Ring): Point[] => {
  const last = ring.at(-1)!;
  return distance(ring[0]!, last) === 0 ? ring.slice(0, -1) : ring.slice();
};

/** Bends the land onto the board and cuts it to the frame. Long straight sides are divided first so that they can bend. */
export function bend(land: Land, warp: Warp, frame: Box): Land {
  const bent = land.map((polygon) => polygon.map((ring) => divide(ring, 0.08).map(warp)));
  const out: Land = [];
  const cut: MultiPolygon = [[boxRing(frame) as [number, number][]]];
  for (const polygon of bent) {
    if (!touches(polygon[0]!, frame)) continue;
    for (const piece of clipping.intersection([polygon as MultiPolygon[number]], cut)) out.push(piece.map(open));
  }
  return out;
}

function divide(ring: Ring, step: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[(i + 1) % ring.length]!;
    const parts = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let k = 0; k < parts; k++) out.push(mix(a, b, k / parts));
  }
  return out;
}

/** Fewer points and no specks. */
export function coarser(land: Land, tolerance: number, speck: number): Land {
  return land
    .map((polygon) => polygon.filter((ring) => Math.abs(area(ring)) > speck).map((ring) => simplifyRing(ring, tolerance)))
    .filter((polygon) => polygon.length > 0 && polygon[0]!.length > 3);
}

export function nearestShore(p: Point, land: Land): Point {
  let best: Point = p;
  let least = Number.POSITIVE_INFINITY;
  for (const polygon of land) {
    for (const ring of polygon) {
      for (let i = 0; i < ring.length; i++) {
        const q = nearestOnSegment(p, ring[i]!, ring[(i + 1) % ring.length]!);
        const d = distance(p, q);
        if (d < least) {
          least = d;
          best = q;
        }
      }
    }
  }
  return best;
}

export const onLand = (p: Point, land: Land) => land.some((polygon) => inside(p, polygon));

/** The direction of the open sea from a point on the shore: the mean direction of the sea within a radius. */
export function seaward(p: Point, land: Land, radius: number): Point {
  let x = 0;
  let y = 0;
  const near = land.filter((polygon) => polygon[0]!.some((q) => distance(p, q) < radius * 6));
  for (let ring = 1; ring <= 4; ring++) {
    for (let k = 0; k < 32; k++) {
      const angle = (k / 32) * 2 * Math.PI;
      const q: Point = [p[0] + Math.cos(angle) * radius * (ring / 4), p[1] + Math.sin(angle) * radius * (ring / 4)];
      if (onLand(q, near)) continue;
      x += Math.cos(angle);
      y += Math.sin(angle);
    }
  }
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
