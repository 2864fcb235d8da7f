import { type Board, isFleet, isStatic, type Retreat, type Unit } from "./board.ts";
import { distance, enemyOf, neighbours, type Side } from "./map.ts";
import { canPass, isFree } from "./movement.ts";
import { admitsFleets, canSail } from "./naval.ts";

/** The ways of a retreat. (16.0, 16.1, 16.2) */

interface Ways {
  /** the zones of control on the best way; nothing if there is no way */
  readonly zones: number | undefined;
  /** the hexes with which the best ways go on */
  readonly hexes: readonly string[];
}

/** Whether a hex is in a zone of control as soon as somebody retreats into it. (16.2, 24.2) */
function isHeld(board: Board, side: Side, hex: string): boolean {
  const power = board.neutralPlace(hex);
  return (power === undefined ? board : board.invaded(power, side)).zone(enemyOf(side), hex);
}

function canStep(board: Board, side: Side, units: readonly Unit[], from: string, to: string, last: boolean): boolean {
  return units.every((unit) => {
    if (!isFleet(unit)) return canPass(unit, from, to) && isFree(board, side, to);
    return canSail(from, to) && admitsFleets(board, side, to) && (!last || isFree(board, side, to)); // 19.2 (3)
  });
}

/** The ways on for units that retreat together: each step one hex farther, through as few zones as possible. */
export function ways(board: Board, { side, units: ids, origin, hex, left }: Retreat): Ways {
  const units = ids.map((id) => board.unit(id)!);
  if (units.some(isStatic)) return { zones: undefined, hexes: [] };
  const known = new Map<string, number>();
  const fewest = (from: string, steps: number): number => {
    if (steps === 0) return 0;
    const key = `${from} ${steps}`;
    if (!known.has(key)) known.set(key, Math.min(...onward(from, steps).map(({ zones }) => zones)));
    return known.get(key)!;
  };
  const onward = (from: string, steps: number) =>
    neighbours(from)
      .filter((to) => distance(origin, to) > distance(origin, from) && canStep(board, side, units, from, to, steps === 1))
      .map((to) => ({ to, zones: (isHeld(board, side, to) ? 1 : 0) + fewest(to, steps - 1) }))
      .filter(({ zones }) => zones < Number.POSITIVE_INFINITY);
  const found = onward(hex, left);
  if (found.length === 0) return { zones: undefined, hexes: [] };
  const zones = Math.min(...found.map((way) => way.zones));
  return { zones, hexes: found.filter((way) => way.zones === zones).map(({ to }) => to) };
}
