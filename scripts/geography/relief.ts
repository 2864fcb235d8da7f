import type { MarkKind, ReliefMark } from "../../src/games/shared/page/board/chart.ts";
import { type Land, onLand } from "./coast.ts";
import { lineDistance } from "./labels.ts";
import { type Box, dice, distance, type Point, smooth } from "./plane.ts";
import type { Warp } from "./spline.ts";
import { patches, ranges, volcanoes } from "./world.ts";

interface Ground {
  readonly warp: Warp;
  readonly land: Land;
  readonly frame: Box;
  readonly spaces: readonly { readonly at: Point; readonly radius: number }[];
  readonly lines: readonly (readonly Point[])[];
  readonly boxes: readonly Box[];
}

/** Scatters small ink marks along the mountains and over woods and sands, clear of everything that must be legible. */
export function scatter(ground: Ground): ReliefMark[] {
  const roll = dice(218);
  const marks: { kind: MarkKind; at: Point; size: number }[] = [];
  const room = (at: Point, size: number, gap: number) => {
    const half = size * 0.9;
    const [x, y] = at;
    if (x - half < ground.frame[0] + 24 || x + half > ground.frame[2] - 24) return false;
    if (y - size * 1.3 < ground.frame[1] + 24 || y > ground.frame[3] - 26) return false;
    for (const foot of [
      [x - half, y],
      [x + half, y],
      [x, y - size * 0.6],
    ] as Point[])
      if (!onLand(foot, ground.land)) return false;
    const waist: Point = [x, y - size * 0.5];
    for (const space of ground.spaces) if (distance(waist, space.at) < space.radius + size * 0.95) return false;
    for (const box of ground.boxes)
      if (x + half > box[0] - 2 && x - half < box[2] + 2 && y + 2 > box[1] && y - size * 1.3 < box[3]) return false;
    for (const line of ground.lines) if (lineDistance(waist, line) < size * 0.95 + 3) return false;
    return marks.every((other) => {
      const dx = (x - other.at[0]) / (size + other.size);
      const dy = (y - other.at[1]) / ((size + other.size) * 0.72);
      return dx * dx + dy * dy > gap;
    });
  };
  for (const { at, height } of volcanoes) {
    const foot = ground.warp(at);
    if (room(foot, height * 10, 0.9)) marks.push({ kind: "volcano", at: foot, size: height * 10 });
  }
  for (const range of ranges) {
    const line = smooth(range.line, 12);
    for (let round = 0; round < 6; round++) {
      for (let i = 0; i + 1 < line.length; i++) {
        const spread = (roll() + roll() - 1) * range.width * (0.6 + round * 0.22);
        const [a, b] = [line[i]!, line[i + 1]!];
        const length = distance(a, b) || 1;
        const t = roll();
        const degrees: Point = [
          a[0] + (b[0] - a[0]) * t - ((b[1] - a[1]) / length) * spread * 1.2,
          a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / length) * spread,
        ];
        const size = 12.5 * range.height * (0.75 + roll() * 0.5) * (1 - Math.min(1, Math.abs(spread) / range.width) * 0.4);
        const at = ground.warp(degrees);
        const kind = range.height > 0.8 ? "peak" : "hill";
        if (room(at, size, 0.85 + roll() * 0.9)) marks.push({ kind, at, size });
      }
    }
  }
  for (const patch of patches) {
    for (let round = 0; round < 40 * patch.radius; round++) {
      const angle = roll() * 2 * Math.PI;
      const far = Math.sqrt(roll()) * patch.radius;
      const at = ground.warp([patch.at[0] + Math.cos(angle) * far * 1.25, patch.at[1] + Math.sin(angle) * far]);
      const size = patch.kind === "wood" ? 7 + roll() * 2 : patch.kind === "palm" ? 9 + roll() * 3 : 9 + roll() * 5;
      if (room(at, size, patch.kind === "wood" ? 1.5 : 3.2)) marks.push({ kind: patch.kind, at, size });
    }
  }
  return marks
    .sort((a, b) => a.at[1] - b.at[1])
    .map(({ kind, at, size }) => [
      kind,
      Math.round(at[0]),
      Math.round(at[1]),
      Math.round(size * 2) / 2,
      Math.floor(roll() * 1000),
    ]);
}
