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
  const [l, t, r, b] = boundsOf(points);
  const k = Math.min(Math.max(0.9, camera.k), screen.width / (r - l + 260), screen.height / (b - t + 260));
  return held(centred(middleOf(points), Math.max(k, whole(frame, screen)), screen), frame, screen);
}

/** What the film needs to follow events: the least scale to read by, and how much is covered from below, in pixels. */
export interface Sight {
  readonly least: number;
  readonly covered: number;
}

/** How far from the edge of what can be seen an event must be. */
const MARGIN = 48;
/** The corner with the zoom buttons, at the top right, and half a piece around it. */
const BUTTONS: Screen = { width: 105, height: 175 };
/** Points that are so nearly as large as they could be are near enough. */
const ENOUGH = 0.8;
/** The least of the board that is reckoned with above a stage, however tall. */
const STRIP = 40;
/** The least scale beside a stage, where the rest of the board does not matter. */
const NEAR = 0.55;

/** Whether points are well within the free part of the screen. */
function areInView(camera: Camera, points: readonly Point[], free: Screen): boolean {
  const inside = (at: number, room: number) => at > Math.min(MARGIN, room / 4) && at < room - Math.min(MARGIN, room / 4);
  return points.every((point) => {
    const [x, y] = [point[0] * camera.k + camera.x, point[1] * camera.k + camera.y];
    return inside(x, free.width) && inside(y, free.height) && !isUnderButtons(camera, point, free);
  });
}

/** Whether a piece at a point would lie under the zoom buttons; on a small screen only they themselves count. */
function isUnderButtons({ x, y, k }: Camera, point: Point, { width, height }: Screen): boolean {
  const room = { width: Math.min(BUTTONS.width, width / 5), height: Math.min(BUTTONS.height, height / 3) };
  return point[0] * k + x > width - room.width && point[1] * k + y < room.height;
}

/** The camera that shows some points near enough; the same if it does already, for the board does not creep. */
export function nearing(camera: Camera, points: readonly Point[], frame: Box, screen: Screen): Camera {
  const to = showing(camera, points, frame, screen);
  return camera.k >= to.k * ENOUGH && areInView(camera, points, screen) ? camera : to;
}

/**
 * The same in the part of the screen that is free, but only for points out of view or so close together that a nearer view helps.
 * For points too far apart to be legible together the camera stays. Nothing beyond the edge of the board comes into view, as far as
 * the board is large enough.
 */
export function following(camera: Camera, points: readonly Point[], frame: Box, screen: Screen, sight: Sight): Camera {
  const free = { width: screen.width, height: Math.max(screen.height - sight.covered, STRIP) };
  const isStage = free.height < screen.height * 0.7;
  const inView = areInView(camera, points, free);
  const least = isStage ? Math.max(sight.least, NEAR) : sight.least;
  const isLegible = camera.k >= (inView && !isStage ? least * 1.3 : least);
  if (inView && isLegible) return camera;
  // a legible scale is kept if it has room for everything
  const [l, t, r, b] = boundsOf(points);
  const fits = (r - l) * camera.k < free.width - 2 * MARGIN && (b - t) * camera.k < free.height - 2 * MARGIN;
  const k =
    isLegible && fits ? camera.k : showing(camera, points, frame, isStage ? { ...free, height: free.height + 120 } : free).k;
  if (k < least) return camera;
  const aimed = (beside: number) =>
    within(centred(middleOf(points), k, { ...free, width: free.width - beside }), points, frame, screen, free);
  const to = aimed(0);
  const hides = (one: Camera) => points.some((point) => isUnderButtons(one, point, free));
  return hides(to) && fits && !hides(aimed(BUTTONS.width)) ? aimed(BUTTONS.width) : to;
}

/** Whether one of some points is in view. */
export const isAnyInSight = (camera: Camera, points: readonly Point[], frame: Box, screen: Screen): boolean => {
  const [l, t, r, b] = inSight(camera, frame, screen);
  return points.some(([x, y]) => x > l && x < r && y > t && y < b);
};

/** The same, or for the last of the points if all are in view or too far apart; once nothing covers the board any longer, without gaps. */
export function followed(
  camera: Camera,
  points: readonly Point[],
  frame: Box,
  screen: Screen,
  sight: Sight,
  wasCovered: boolean,
): Camera {
  const from = wasCovered && sight.covered === 0 ? uncovered(camera, frame, screen) : camera;
  if (points.length === 0) return from;
  const all = following(from, points, frame, screen, sight);
  return all === from ? following(from, points.slice(-1), frame, screen, sight) : all;
}

const middleOf = (points: readonly Point[]): Point => {
  const [l, t, r, b] = boundsOf(points);
  return [(l + r) / 2, (t + b) / 2];
};

const boundsOf = (points: readonly Point[]): Box => {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Keeps the board on the whole screen, without gaps; if some points would then be covered, at least on its free part. */
function within({ x, y, k }: Camera, points: readonly Point[], frame: Box, screen: Screen, free: Screen): Camera {
  const axis = (at: number, low: number, high: number, room: number) =>
    (high - low) * k <= room ? (room - (high - low) * k) / 2 - low * k : Math.max(room - high * k, Math.min(-low * k, at));
  const top = axis(y, frame[1], frame[3], screen.height);
  const lowest = boundsOf(points)[3] * k + Math.min(MARGIN, free.height / 4);
  const isCovered = top + lowest > free.height;
  return { k, x: axis(x, frame[0], frame[2], screen.width), y: isCovered ? axis(y, frame[1], frame[3], free.height) : top };
}

/** What is left of a view once nothing covers the board any longer: without gaps. */
export const uncovered = (camera: Camera, frame: Box, screen: Screen): Camera => {
  const to = within(camera, [[0, Number.NEGATIVE_INFINITY]], frame, screen, screen);
  return to.x === camera.x && to.y === camera.y ? camera : to;
};

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
