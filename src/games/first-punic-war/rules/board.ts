import {
  FLEET_CROSSES,
  HEXES,
  INLAND,
  KIND,
  LAND_CROSSES,
  NEIGHBOURS,
  PORT,
  PRINTED_FORTRESS,
  SEA,
  SIDES,
  STRAIT,
  TOWN,
} from "./map.ts";
import { enemyOf, NEUTRAL, type State } from "./state.ts";
import { CONTINGENT, IS_FLEET, UNIT_COUNT } from "./units.ts";

/**
 * Which units are where, derived from their positions. There is one shared board: it is valid until a unit moves or the rules ask
 * a question. Then scan again.
 */
export interface Board {
  /** landed land units, leaders among them, by side and hex */
  readonly land: readonly [Uint8Array, Uint8Array, Uint8Array];
  readonly fleets: readonly [Uint8Array, Uint8Array, Uint8Array];
  /** the first unit in a hex, and the next one after a unit, embarked ones included; -1 at the end */
  readonly first: Int16Array;
  readonly next: Int16Array;
}

/** One sheet for all counts, so that it can be cleared at once. */
const sheet = new Uint8Array(6 * HEXES);
const part = (n: number): Uint8Array => sheet.subarray(n * HEXES, (n + 1) * HEXES);

const board: Board = {
  land: [part(0), part(1), part(2)],
  fleets: [part(3), part(4), part(5)],
  first: new Int16Array(HEXES),
  next: new Int16Array(UNIT_COUNT),
};

export function scan(s: State): Board {
  const { first, next } = board;
  const { at, aboard, powers } = s;
  sheet.fill(0);
  first.fill(-1);
  for (let unit = UNIT_COUNT - 1; unit >= 0; unit--) {
    const hex = at[unit]!;
    if (hex < 0) continue;
    next[unit] = first[hex]!;
    first[hex] = unit;
    if (aboard[unit]! >= 0) continue;
    const contingent = CONTINGENT[unit]!;
    const side = contingent < 2 ? contingent : powers[contingent - 2]!;
    sheet[(IS_FLEET[unit] ? side + 3 : side) * HEXES + hex]!++;
  }
  return board;
}

export const occupies = (b: Board, side: number, hex: number): boolean =>
  b.land[side as 0]![hex]! + b.fleets[side as 0]![hex]! > 0;

/** The hexes where a side has units, in order. */
export function heldHexes(s: State, b: Board, side: number): number[] {
  const hexes: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const hex = s.at[unit]!;
    if (hex >= 0 && b.first[hex] === unit && occupies(b, side, hex)) hexes.push(hex);
  }
  return hexes.sort((a, c) => a - c);
}

/** Whether a hex holds units a side may not share it with: the enemy's or a neutral's. */
export const blocked = (b: Board, side: number, hex: number): boolean =>
  occupies(b, enemyOf(side), hex) || occupies(b, NEUTRAL, hex);

export const isColony = (s: State, hex: number): boolean => s.colonies.length > 0 && s.colonies.includes(hex);

/** 0 no fortress, 1 minor, 2 major; a colony counts as a minor one (32.2). */
export const fortressLevel = (s: State, hex: number): number => PRINTED_FORTRESS[hex]! || (isColony(s, hex) ? 1 : 0);

export const isFortress = (s: State, hex: number): boolean => fortressLevel(s, hex) > 0;

export const isTown = (s: State, hex: number): boolean => TOWN[hex] === 1 && !isColony(s, hex);

export const isPillaged = (s: State, hex: number): boolean => s.pillaged.length > 0 && s.pillaged.includes(hex);

/** The side that has a camp in a hex, or -1. */
export function campIn(s: State, hex: number): number {
  const index = s.camps.indexOf(hex);
  return index < 0 ? -1 : index < s.camps.length / 2 ? 0 : 1;
}

/** Whether a hex lies in the zone of control of a side (11.0). */
export function inZone(s: State, b: Board, hex: number, side: number): boolean {
  if (isFortress(s, hex)) return false; // 11.0.1
  const land = b.land[side as 0]!;
  const fleets = b.fleets[side as 0]!;
  const kind = KIND[hex];
  for (let d = 0; d < 6; d++) {
    const from = NEIGHBOURS[hex * 6 + d]!;
    if (from < 0) continue;
    const sides = SIDES[hex * 6 + d]!;
    const byLand = land[from]! > 0 && kind !== SEA && (sides & (LAND_CROSSES | STRAIT)) === LAND_CROSSES; // 11.0.2
    const bySea = fleets[from]! > 0 && kind !== INLAND && (sides & FLEET_CROSSES) !== 0; // 11.0.3
    if ((byLand || bySea) && !isFortress(s, from)) return true; // 11.0.1
  }
  return false;
}

const zones = new Uint8Array(HEXES);

/** All hexes in a side's zone of control at once: worth it when many are needed. Valid until the next call. */
export function zoneMap(s: State, b: Board, side: number): Uint8Array {
  zones.fill(0);
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const from = s.at[unit]!;
    if (from < 0 || b.first[from] !== unit || !occupies(b, side, from) || isFortress(s, from)) continue; // once per hex
    const byLand = b.land[side as 0]![from]! > 0;
    const bySea = b.fleets[side as 0]![from]! > 0;
    for (let d = 0; d < 6; d++) {
      const hex = NEIGHBOURS[from * 6 + d]!;
      if (hex < 0 || zones[hex]) continue;
      const sides = SIDES[from * 6 + d]!;
      const reaches =
        (byLand && KIND[hex] !== SEA && (sides & (LAND_CROSSES | STRAIT)) === LAND_CROSSES) ||
        (bySea && KIND[hex] !== INLAND && (sides & FLEET_CROSSES) !== 0);
      if (reaches && !isFortress(s, hex)) zones[hex] = 1;
    }
  }
  return zones;
}

/** Whether a hex lies in an enemy zone of control for a side. */
export const inEnemyZone = (s: State, b: Board, hex: number, side: number): boolean => inZone(s, b, hex, enemyOf(side));

/** Whether a side controls a hex: it has a unit there, and no enemy zone of control extends into it (3.0). */
export const controls = (s: State, b: Board, hex: number, side: number): boolean =>
  occupies(b, side, hex) && !inEnemyZone(s, b, hex, side);

export const isPort = (hex: number): boolean => PORT[hex] === 1;

/** Whether a side has landed units next to a hex. */
export function hasLandNextTo(b: Board, hex: number, side: number): boolean {
  for (let d = 0; d < 6; d++) {
    const next = NEIGHBOURS[hex * 6 + d]!;
    if (next >= 0 && b.land[side as 0]![next]! > 0) return true;
  }
  return false;
}

/** Whether a side has fleets next to a hex. */
export function hasFleetNextTo(b: Board, hex: number, side: number): boolean {
  for (let d = 0; d < 6; d++) {
    const next = NEIGHBOURS[hex * 6 + d]!;
    if (next >= 0 && b.fleets[side as 0]![next]! > 0) return true;
  }
  return false;
}

/** All fortresses on the map, colonies included, in hex order. */
export function fortresses(s: State): readonly number[] {
  if (s.colonies.length === 0) return PRINTED_FORTRESSES;
  return [...PRINTED_FORTRESSES, ...s.colonies].sort((a, b) => a - b);
}
const PRINTED_FORTRESSES: readonly number[] = Array.from(PRINTED_FORTRESS.keys()).filter((hex) => PRINTED_FORTRESS[hex]! > 0);

/** How many fortresses a side controls: no zone of control extends into one, so any unit there does (6.1). */
export function fortressCount(s: State, side: number): number {
  const b = scan(s);
  let count = 0;
  for (const hex of fortresses(s)) if (occupies(b, side, hex)) count++;
  return count;
}
