import type { Point, Way } from "./chart.ts";

/** The line between two spaces as an SVG path: a quadratic curve. */
export const curve = (a: Point, bend: Point, b: Point): string => `M${a[0]} ${a[1]}Q${bend[0]} ${bend[1]} ${b[0]} ${b[1]}`;

const pointOn = (a: Point, bend: Point, b: Point, t: number): Point => {
  const u = 1 - t;
  return [u * u * a[0] + 2 * u * t * bend[0] + t * t * b[0], u * u * a[1] + 2 * u * t * bend[1] + t * t * b[1]];
};

export const halfway = (a: Point, bend: Point, b: Point): Point => pointOn(a, bend, b, 0.5);

/** Where spaces are and how the connections between them run. */
export interface Roads {
  at(space: string): Point | undefined;
  way(a: string, b: string): Way | undefined;
}

/** By sea a lane counts before a road between the same places, on land the road. */
export function roadsOf(
  chart: { readonly spaces: readonly { id: string; at: Point }[]; readonly ways: readonly Way[] },
  bySea = false,
): Roads {
  const at = new Map(chart.spaces.map((space) => [space.id, space.at]));
  const last = (way: Way) => Number((way.kind === "sea") === bySea);
  const sorted = [...chart.ways].sort((one, other) => last(one) - last(other));
  const ways = new Map(sorted.flatMap((way) => [[`${way.a} ${way.b}`, way] as const, [`${way.b} ${way.a}`, way] as const]));
  return { at: (space) => at.get(space), way: (a, b) => ways.get(`${a} ${b}`) };
}

/** A route through spaces as an SVG path: along the connections, or in a wide arc (by sea) where there are none. */
export function journey(roads: Roads, spaces: readonly string[]): string {
  let d = "";
  for (let i = 0; i < spaces.length; i++) {
    const to = roads.at(spaces[i]!);
    if (!to) continue;
    const before = i > 0 ? roads.at(spaces[i - 1]!) : undefined;
    if (!before) {
      d += `M${to[0]} ${to[1]}`;
      continue;
    }
    const bend = roads.way(spaces[i - 1]!, spaces[i]!)?.bend ?? arc(before, to);
    d += `Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`;
  }
  return d;
}

/** Points along a route, evenly spaced, for a moving piece. */
export function footsteps(roads: Roads, spaces: readonly string[], perLeg = 8): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < spaces.length; i++) {
    const [a, b] = [roads.at(spaces[i]!), roads.at(spaces[i + 1]!)];
    if (!a || !b) continue;
    const bend = roads.way(spaces[i]!, spaces[i + 1]!)?.bend ?? arc(a, b);
    for (let k = out.length === 0 ? 0 : 1; k <= perLeg; k++) out.push(pointOn(a, bend, b, k / perLeg));
  }
  return out;
}

const arc = (a: Point, b: Point): Point => [
  Math.round((a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.14),
  Math.round((a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.14),
];
