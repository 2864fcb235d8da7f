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

/** Whether land units may go from a hex to a neighbour as far as the terrain is concerned (13.1, 21.0). */
export function landMayCross(light: boolean, from: number, direction: number): boolean {
  const to = NEIGHBOURS[from * 6 + direction]!;
  if (to < 0 || KIND[to] === SEA) return false;
  const sides = SIDES[from * 6 + direction]!;
  if ((sides & LAND_CROSSES) === 0) return false;
  if (light || (sides & ROAD) !== 0) return true;
  return TERRAIN[to] !== MOUNTAIN && (sides & MOUNTAIN_LINE) === 0;
}

/** Whether fleets may (19.1). */
export function fleetMayCross(from: number, direction: number): boolean {
  const to = NEIGHBOURS[from * 6 + direction]!;
  return to >= 0 && KIND[to] !== INLAND && (SIDES[from * 6 + direction]! & FLEET_CROSSES) !== 0;
}

export const mayCross = (unit: number, from: number, direction: number): boolean =>
  IS_FLEET[unit] ? fleetMayCross(from, direction) : landMayCross(IS_LIGHT[unit] === 1, from, direction);

/** Whether a land unit may stand in a hex at all, wherever it comes from: landing from the sea (13.1, 19.3). */
export const mayStand = (unit: number, hex: number): boolean =>
  KIND[hex] !== SEA && (TERRAIN[hex] !== MOUNTAIN || IS_LIGHT[unit] === 1);

/** What it costs land units to go to a neighbour, in half movement points (13.1). */
export function enterCost(from: number, direction: number): number {
  const sides = SIDES[from * 6 + direction]!;
  if ((sides & ROAD) !== 0) return ROAD_COST;
  let cost = ENTER_COST[TERRAIN[NEIGHBOURS[from * 6 + direction]!]!]!;
  if ((sides & RIVER) !== 0) cost += RIVER_COST;
  if ((sides & MOUNTAIN_LINE) !== 0) cost += LINE_COST;
  if ((sides & STRAIT) !== 0) cost += STRAIT_COST;
  return cost;
}
