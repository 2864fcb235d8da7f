import { cornersOf, neighboursOf } from "../../src/games/first-punic-war/page/board/hexes.ts";
import { dice, mix, type Point, smooth } from "./plane.ts";

const key = ([x, y]: Point) => `${x} ${y}`;

/** Joins hexsides that meet at their ends into lines, as long as possible. */
export function chained(sides: readonly (readonly [Point, Point])[]): Point[][] {
  const left = new Set(sides);
  const meeting = (p: Point) => [...left].filter((side) => key(side[0]) === key(p) || key(side[1]) === key(p));
  const lines: Point[][] = [];
  while (left.size > 0) {
    const ends = [...left].flat().filter((p) => meeting(p).length !== 2);
    let at: Point = ends[0] ?? [...left][0]![0];
    const line: Point[] = [at];
    for (let next = meeting(at)[0]; next; next = meeting(at).length === 1 ? meeting(at)[0] : undefined) {
      left.delete(next);
      at = key(next[0]) === key(at) ? next[1] : next[0];
      line.push(at);
    }
    lines.push(line);
  }
  return lines;
}

/** A line along hexsides, its corners rounded, optionally wavering like a river. */
export function hexesAlong(line: readonly Point[], wave: number): Point[] {
  if (wave === 0) return line.slice();
  const roll = dice(line.length * 7 + Math.round(line[0]![0]));
  const points: Point[] = [line[0]!];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    for (const t of [0.3, 0.7]) {
      const off = (roll() - 0.5) * 2 * wave;
      const [x, y] = mix(a, b, t);
      points.push([x - ((b[1] - a[1]) / length) * off, y + ((b[0] - a[0]) / length) * off]);
    }
    points.push(b);
  }
  return smooth(points, 4);
}

/** The edge of a set of hexes: the sides only one of them has, joined into rings. */
export function outerEdge(hexes: readonly string[]): Point[][] {
  const all = new Set(hexes);
  const sides = hexes.flatMap((hex) => {
    const corners = cornersOf(hex);
    return neighboursOf(hex).flatMap((other, k) => (all.has(other) ? [] : [[corners[k]!, corners[(k + 1) % 6]!] as const]));
  });
  return chained(sides);
}
