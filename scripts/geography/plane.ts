/** Plane geometry: what the chart maker needs and no more. */
export type Point = readonly [number, number];
export type Ring = readonly Point[];
/** left, top, right, bottom */
export type Box = readonly [number, number, number, number];

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const lengthSquared = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  if (lengthSquared === 0) return distance(p, a);
  const t = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / lengthSquared;
  return distance(p, mix(a, b, Math.max(0, Math.min(1, t))));
}

export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const lengthSquared = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  if (lengthSquared === 0) return a;
  const t = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / lengthSquared;
  return mix(a, b, Math.max(0, Math.min(1, t)));
}

export function area(ring: Ring): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[(i + 1) % ring.length]!;
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

export function inside(p: Point, rings: readonly Ring[]): boolean {
  let within = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const a = ring[i]!;
      const b = ring[j]!;
      if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
    }
  }
  return within;
}

/** Douglas and Peucker: drops points that matter less than the tolerance. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return line.slice();
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  while (stack.length > 0) {
    const [from, to] = stack.pop()!;
    let worst = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const off = distanceToSegment(line[i]!, line[from]!, line[to]!);
      if (off > worst) {
        worst = off;
        at = i;
      }
    }
    if (at >= 0) {
      keep[at] = 1;
      stack.push([from, at], [at, to]);
    }
  }
  return line.filter((_, i) => keep[i]);
}

/** A closed ring is first cut in two at its farthest point, so that no end is special. */
export function simplifyRing(ring: Ring, tolerance: number): Point[] {
  const first = ring[0]!;
  let far = 0;
  for (let i = 1; i < ring.length; i++) if (distance(ring[i]!, first) > distance(ring[far]!, first)) far = i;
  const there = simplify(ring.slice(0, far + 1), tolerance);
  const back = simplify([...ring.slice(far), first], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

/** A smooth line through the points (Catmull and Rom), with `steps` points per span. */
export function smooth(points: readonly Point[], steps = 8): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [points[Math.max(0, i - 1)]!, points[i]!, points[i + 1]!, points[Math.min(points.length - 1, i + 2)]!];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const at = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      out.push([at(0), at(1)]);
    }
  }
  out.push(points.at(-1)!);
  return out;
}

/** Numbers from 0 to 1 that look random and are always the same, so that a chart can be reproduced. */
export function dice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (n: number) => {
  const text = (Math.round(n * 2) / 2).toString();
  return text.replace(/^(-?)0\./, "$1.");
};

/** The line as an SVG path in half units, relative and without spare characters. */
export function path(points: readonly Point[], closed: boolean): string {
  let x = Math.round(points[0]![0] * 2) / 2;
  let y = Math.round(points[0]![1] * 2) / 2;
  let text = `M${short(x)} ${short(y)}l`;
  let first = true;
  for (const p of points.slice(1)) {
    const dx = Math.round((p[0] - x) * 2) / 2;
    const dy = Math.round((p[1] - y) * 2) / 2;
    if (dx === 0 && dy === 0) continue;
    const a = short(dx);
    const b = short(dy);
    text += `${first || a.startsWith("-") ? "" : " "}${a}${b.startsWith("-") ? "" : " "}${b}`;
    first = false;
    x += dx;
    y += dy;
  }
  return closed ? `${text}z` : text;
}
