import { calm, timeToSpare } from "../../../../web/look/motion.ts";
import type { Point } from "./chart.ts";
import { footsteps, type Roads } from "./route.ts";

interface Walk {
  readonly space: string;
  readonly at: Point;
  readonly roads: Roads;
  /** the last move, so that a piece takes the route it really took */
  readonly lastMove: readonly string[];
}

/** The spaces a piece passed through between two spaces, as far as the last move tells. */
export function legs(from: string, to: string, lastMove: readonly string[]): readonly string[] {
  const end = lastMove.lastIndexOf(to);
  const start = end < 0 ? -1 : lastMove.lastIndexOf(from, end);
  return start >= 0 && end > start ? lastMove.slice(start, end + 1) : [from, to];
}

/** How long this many steps take: players do not wait for pieces they move themselves. */
export const walkingTime = (steps: number): number =>
  timeToSpare() > 0 ? Math.min(2 * timeToSpare(), timeToSpare() * Math.max(1, steps)) : Math.min(300, 150 + 50 * steps);

/** A Svelte action: the piece walks from where it was to where it is now, unless motion is unwanted. */
export function walking(node: SVGGElement, walk: Walk) {
  let before = walk;
  let running: Animation | undefined;
  return {
    update(now: Walk) {
      const from = before;
      before = now;
      if (from.at[0] === now.at[0] && from.at[1] === now.at[1]) return;
      running?.cancel();
      if (calm()) return;
      const way = legs(from.space, now.space, now.lastMove);
      const steps = from.space === now.space ? [] : footsteps(now.roads, way);
      const frames = (steps.length > 1 ? steps : [from.at, now.at]).map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
      running = node.animate(frames, { duration: walkingTime(way.length - 1), easing: "ease-in-out" });
    },
    destroy: () => running?.cancel(),
  };
}
