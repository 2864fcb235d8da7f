import type { Box, Point } from "./chart.ts";

/** Where the board is on the screen: a point p of the board is at p * k + (x, y), in pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** How much is legible at a scale; the rest is not drawn. */
type Level = "far" | "middle" | "near" | "close";

/** The closest scale, in pixels per unit of the board. */
export const CLOSEST = 3;

export const levelOf = (k: number): Level => (k < 0.34 ? "far" : k < 0.72 ? "middle" : k < 1.3 ? "near" : "close");

const wide = (frame: Box) => frame[2] - frame[0];
const high = (frame: Box) => frame[3] - frame[1];

/** The part of the board in view. */
export const inSight = ({ x, y, k }: Camera, frame: Box, screen: Screen): Box => [
  Math.max(frame[0], -x / k),
  Math.max(frame[1], -y / k),
  Math.min(frame[2], (screen.width - x) / k),
  Math.min(frame[3], (screen.height - y) / k),
];

/** The whole board in view. */
export const whole = (frame: Box, screen: Screen): number => Math.min(screen.width / wide(frame), screen.height / high(frame));

/**
 * The opening view: the whole board, or on a tall narrow screen as much as is legible, around a point. If pieces are illegible
 * below some scale, the board fills the screen, or more.
 */
export function opening(frame: Box, screen: Screen, around: Point, readable = 0): Camera {
  const all = whole(frame, screen);
  const filling = Math.max(screen.width / wide(frame), screen.height / high(frame));
  const near = readable > 0 ? Math.max(filling, readable) : screen.width < screen.height ? filling : all;
  return held(centred(around, Math.max(all, Math.min(near, 0.7)), screen), frame, screen);
}

/** The camera that shows some points together, large enough to read comfortably. */
export function showing(camera: Camera, points: readonly Point[], frame: Box, screen: Screen): Camera {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = Math.min(Math.max(0.9, camera.k), screen.width / (r - l + 260), screen.height / (b - t + 260));
  return held(centred([(l + r) / 2, (t + b) / 2], Math.max(k, whole(frame, screen)), screen), frame, screen);
}

/**
 * The same, but only for points out of view or so close together that a nearer view helps. For points too far apart to be legible
 * together the camera stays.
 */
export function following(camera: Camera, points: readonly Point[], frame: Box, screen: Screen, readable: number): Camera {
  const margin = 48;
  const inside = (at: number, room: number) => at > margin && at < room - margin;
  const inView = points.every(
    ([x, y]) => inside(x * camera.k + camera.x, screen.width) && inside(y * camera.k + camera.y, screen.height),
  );
  const least = inView ? readable * 1.3 : readable;
  if (inView && camera.k >= least) return camera;
  const to = showing(camera, points, frame, screen);
  return to.k < least ? camera : to;
}

/** Keeps the same point in the middle when the screen is resized. */
export const resized = (camera: Camera, before: Screen, now: Screen, frame: Box): Camera =>
  held({ ...camera, x: camera.x + (now.width - before.width) / 2, y: camera.y + (now.height - before.height) / 2 }, frame, now);

export const centred = (p: Point, k: number, screen: Screen): Camera => ({
  x: screen.width / 2 - p[0] * k,
  y: screen.height / 2 - p[1] * k,
  k,
});

/** Zooms around a point of the screen. */
export function zoomed(camera: Camera, k: number, x: number, y: number, frame: Box, screen: Screen): Camera {
  const to = Math.max(whole(frame, screen), Math.min(CLOSEST, k));
  const factor = to / camera.k;
  return held({ k: to, x: x - (x - camera.x) * factor, y: y - (y - camera.y) * factor }, frame, screen);
}

/** Keeps the board on the screen: in the middle where it is smaller, without gaps where it is larger. */
export function held(camera: Camera, frame: Box, screen: Screen): Camera {
  const axis = (offset: number, low: number, high: number, room: number) => {
    const size = (high - low) * camera.k;
    const slack = Math.min(60, room * 0.08);
    if (size <= room) return (room - size) / 2 - low * camera.k;
    return Math.max(room - slack - high * camera.k, Math.min(slack - low * camera.k, offset));
  };
  return {
    k: camera.k,
    x: axis(camera.x, frame[0], frame[2], screen.width),
    y: axis(camera.y, frame[1], frame[3], screen.height),
  };
}

/** Moves the board just far enough to bring a point well into view; the same camera if it already is. */
export function revealing(camera: Camera, p: Point, frame: Box, screen: Screen, margin = 70): Camera {
  const sx = p[0] * camera.k + camera.x;
  const sy = p[1] * camera.k + camera.y;
  const mx = Math.min(margin, screen.width / 3);
  const my = Math.min(margin, screen.height / 3);
  const dx = sx < mx ? mx - sx : sx > screen.width - mx ? screen.width - mx - sx : 0;
  const dy = sy < my ? my - sy : sy > screen.height - my ? screen.height - my - sy : 0;
  return dx === 0 && dy === 0 ? camera : held({ ...camera, x: camera.x + dx, y: camera.y + dy }, frame, screen);
}

export const blend = (a: Camera, b: Camera, t: number): Camera => {
  // zoom at an even rate, and keep the point that both views share steady
  const k = a.k * (b.k / a.k) ** t;
  if (Math.abs(b.k - a.k) < 1e-6) return { k, x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  const fx = (b.x - a.x) / (a.k - b.k);
  const fy = (b.y - a.y) / (a.k - b.k);
  return { k, x: a.x + fx * (a.k - k), y: a.y + fy * (a.k - k) };
};
