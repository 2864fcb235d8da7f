import {
  FLEET_CROSSES,
  INLAND,
  KIND,
  LAND_CROSSES,
  MOUNTAIN,
  MOUNTAIN_LINE,
  NEIGHBOURS,
  RIVER,
  ROAD,
  SEA,
  SIDES,
  STRAIT,
  TERRAIN,
} from "./map.ts";
import { ENTER_COST, LINE_COST, RIVER_COST, ROAD_COST, STRAIT_COST } from "./tables.ts";
import { IS_FLEET, IS_LIGHT } from "./units.ts";

/** For steps land units cannot take. */
export const NO_WAY = 255;

/** The cost of moving to a neighbour: road, or terrain and hexside, in half movement points (13.1, 21.0). */
function wayCost(light: boolean, from: number, direction: number): number {
  const to = NEIGHBOURS[from * 6 + direction]!;
  const sides = SIDES[from * 6 + direction]!;
  if (to < 0 || KIND[to] === SEA || (sides & LAND_CROSSES) === 0) return NO_WAY;
  if ((sides & ROAD) !== 0) return ROAD_COST;
  if (!light && (TERRAIN[to] === MOUNTAIN || (sides & MOUNTAIN_LINE) !== 0)) return NO_WAY;
  let cost = ENTER_COST[TERRAIN[to]!]!;
  if ((sides & RIVER) !== 0) cost += RIVER_COST;
  if ((sides & MOUNTAIN_LINE) !== 0) cost += LINE_COST;
  if ((sides & STRAIT) !== 0) cost += STRAIT_COST;
  return cost;
}

/** The cost of every step for heavy and for light units, or NO_WAY. */
export const WAY_COST: readonly [heavy: Uint8Array, light: Uint8Array] = [
  Uint8Array.from(NEIGHBOURS, (_, step) => wayCost(false, Math.floor(step / 6), step % 6)),
  Uint8Array.from(NEIGHBOURS, (_, step) => wayCost(true, Math.floor(step / 6), step % 6)),
];

/** The steps leading into each hex: those of a hex are from start[hex] to start[hex + 1]. */
interface Steps {
  readonly start: Int16Array;
  readonly from: Int16Array;
  readonly cost: Uint8Array;
}

function stepsInto(ways: Uint8Array): Steps {
  const start = new Int16Array(KIND.length + 1);
  const from: number[] = [];
  const cost: number[] = [];
  for (let hex = 0; hex < KIND.length; hex++) {
    for (let d = 0; d < 6; d++) {
      const neighbour = NEIGHBOURS[hex * 6 + d]!;
      if (neighbour < 0) continue;
      const way = ways[neighbour * 6 + ((d + 3) % 6)]!;
      if (way === NO_WAY) continue;
      from.push(neighbour);
      cost.push(way);
    }
    start[hex + 1] = from.length;
  }
  return { start, from: Int16Array.from(from), cost: Uint8Array.from(cost) };
}

/** For heavy and for light units. */
export const STEPS_INTO: readonly [heavy: Steps, light: Steps] = [stepsInto(WAY_COST[0]), stepsInto(WAY_COST[1])];

/** Whether the terrain lets land units go from a hex to a neighbour (13.1, 21.0). */
export const landMayCross = (light: boolean, from: number, direction: number): boolean =>
  WAY_COST[light ? 1 : 0][from * 6 + direction] !== NO_WAY;

/** The cost for land units of entering a neighbour they may enter, in half movement points (13.1). */
export const enterCost = (from: number, direction: number): number => WAY_COST[1][from * 6 + direction]!;

/** The same for fleets (19.1). */
export function fleetMayCross(from: number, direction: number): boolean {
  const to = NEIGHBOURS[from * 6 + direction]!;
  return to >= 0 && KIND[to] !== INLAND && (SIDES[from * 6 + direction]! & FLEET_CROSSES) !== 0;
}

export const mayCross = (unit: number, from: number, direction: number): boolean =>
  IS_FLEET[unit] ? fleetMayCross(from, direction) : landMayCross(IS_LIGHT[unit] === 1, from, direction);

/** Whether a land unit may be in a hex at all, wherever it comes from, as when landing from the sea (13.1, 19.3). */
export const mayStand = (unit: number, hex: number): boolean =>
  KIND[hex] !== SEA && (TERRAIN[hex] !== MOUNTAIN || IS_LIGHT[unit] === 1);
