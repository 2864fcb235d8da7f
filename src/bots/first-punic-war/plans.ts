import { campIn, fortresses, isFortress, occupies, scan } from "../../games/first-punic-war/board.ts";
import { directionTo, KIND, LAND_CROSSES, NEIGHBOURS, PLACE, PLACES, SEA, SIDES } from "../../games/first-punic-war/map.ts";
import { strengthOf, terrainShift } from "../../games/first-punic-war/shifts.ts";
import { enemyOf, NEUTRAL, type State, sideOf } from "../../games/first-punic-war/state.ts";
import { CAMP_SHIFT, combatColumn } from "../../games/first-punic-war/tables.ts";
import {
  CARGO,
  COMMAND,
  IS_FLEET,
  IS_LEADER,
  IS_LIGHT,
  IS_SIEGE,
  IS_STATIC,
  MOVE,
  UNIT_COUNT,
} from "../../games/first-punic-war/units.ts";
import { FAR, landWays, seaWays } from "../../games/first-punic-war/ways.ts";

/** How often an attack in a column of the combat tables succeeds, roughly. */
const SUCCESS = [0.01, 0.05, 0.15, 0.35, 0.5, 0.68, 0.8, 0.88, 0.94];

/** Something worth taking: a fortress that the side does not hold, or an enemy force in the open. */
export interface Target {
  readonly hex: number;
  readonly prize: number;
  /** what stands there, and what shifts the column against an attacker */
  readonly defence: number;
  readonly shift: number;
}

export function unitsIn(s: State, hex: number): number[] {
  const units: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (s.at[unit] === hex) units.push(unit);
  return units;
}

export const strength = (s: State, units: readonly number[]): number => units.reduce((sum, unit) => sum + strengthOf(s, unit), 0);

export const command = (units: readonly number[]): number =>
  units.reduce((best, unit) => (IS_LEADER[unit] ? Math.max(best, COMMAND[unit]!) : best), 0);

/** What a side could go for. Neutrals are left in peace. */
export function targetsOf(s: State, side: number): Target[] {
  const b = scan(s);
  const enemy = enemyOf(side);
  const hexes = new Map<number, number>();
  for (const hex of fortresses(s)) {
    if (occupies(b, side, hex) || occupies(b, NEUTRAL, hex)) continue;
    hexes.set(hex, 5 * Math.max(PLACES[PLACE[hex]!]?.vp ?? 1, 1));
  }
  for (let unit = 0; unit < s.at.length; unit++) {
    const hex = s.at[unit]!;
    if (hex >= 0 && sideOf(s, unit) === enemy && !hexes.has(hex) && !IS_STATIC[unit] && KIND[hex] !== SEA) hexes.set(hex, 2.5);
  }
  return [...hexes].map(([hex, prize]) => {
    const there = unitsIn(s, hex).filter((unit) => sideOf(s, unit) === enemy);
    const works = -(terrainShift(s, hex)?.amount ?? 0) + (campIn(s, hex) === enemy ? CAMP_SHIFT : 0);
    return { hex, prize, defence: strength(s, there), shift: works + command(there) };
  });
}

/** As much of a force as its chances depend on. */
export interface Force {
  readonly strength: number;
  readonly command: number;
  readonly siege: boolean;
}

export const forceOf = (s: State, units: readonly number[]): Force => ({
  strength: strength(s, units),
  command: command(units),
  siege: units.some((unit) => IS_SIEGE[unit]),
});

/** How likely a force is to drive off who stands in a target. */
export function success(s: State, force: Force, target: Target): number {
  if (target.defence === 0) return 1;
  const siege = force.siege && isFortress(s, target.hex) ? 1 : 0;
  const column = combatColumn((100 * force.strength) / target.defence) + force.command + siege - target.shift;
  return SUCCESS[Math.min(Math.max(column, 0), SUCCESS.length - 1)]!;
}

export const pace = (units: readonly number[]): number => units.reduce((least, unit) => Math.min(least, MOVE[unit]! * 2), 12);

const touches = (from: number, to: number): boolean => {
  const d = directionTo(from, to);
  return d >= 0 && (SIDES[from * 6 + d]! & LAND_CROSSES) !== 0;
};

/** What is in it for a land force in a hex: the best target, less for the way there. */
export function landOutlook(s: State, units: readonly number[], hex: number, targets: readonly Target[]): number {
  const light = units.every((unit) => IS_LIGHT[unit]);
  const allowance = Math.max(pace(units), 2);
  const force = forceOf(s, units);
  let best = 0;
  for (const target of targets) {
    const way = target.defence > 0 && touches(hex, target.hex) ? 0 : landWays(target.hex, light)[hex]!;
    if (way >= FAR) continue;
    const worth = target.prize * success(s, force, target) - (1.2 * way) / allowance;
    if (worth > best) best = worth;
  }
  return best;
}

/** The same for a force on board: where it could land. */
export function seaOutlook(s: State, units: readonly number[], hex: number, targets: readonly Target[]): number {
  const force = forceOf(s, units);
  let best = 0;
  for (const target of targets) {
    const chance = success(s, force, target);
    if (target.prize * chance <= best) continue;
    let way = FAR;
    if (target.defence === 0) way = seaWays(target.hex)[hex]!;
    else
      for (let d = 0; d < 6; d++) {
        const beside = NEIGHBOURS[target.hex * 6 + d]!;
        if (beside >= 0 && KIND[beside] !== SEA && touches(beside, target.hex)) way = Math.min(way, seaWays(beside)[hex]!);
      }
    if (way >= FAR) continue;
    best = Math.max(best, target.prize * chance - 0.22 * way);
  }
  return best;
}

/** Who of a force should stay, so that a fortress is not left empty: the weakest, unless somebody stays anyway. */
export function whoStays(s: State, units: readonly number[]): number {
  const hex = s.at[units[0]!]!;
  if (!isFortress(s, hex)) return -1;
  const side = sideOf(s, units[0]!);
  const others = unitsIn(s, hex).filter((unit) => sideOf(s, unit) === side && s.aboard[unit]! < 0 && !units.includes(unit));
  if (others.length > 0) return -1;
  return units.reduce((least, unit) => (strengthOf(s, unit) < strengthOf(s, least) ? unit : least));
}

/** The land units in a hex that fleets there could take along. */
export function passengers(s: State, side: number, hex: number): number[] {
  const here = unitsIn(s, hex).filter((unit) => sideOf(s, unit) === side);
  const room = here.filter((unit) => IS_FLEET[unit]).length * CARGO;
  const aboard = here.filter((unit) => s.aboard[unit]! >= 0);
  const able = here
    .filter((unit) => !IS_FLEET[unit] && !IS_STATIC[unit] && s.aboard[unit]! < 0)
    .sort((a, b) => strengthOf(s, b) - strengthOf(s, a));
  const leaders = able.filter((unit) => IS_LEADER[unit]);
  const troops = able.filter((unit) => !IS_LEADER[unit]).slice(0, Math.max(0, room - aboard.length));
  const stays = troops.length + leaders.length === able.length && able.length > 0 ? whoStays(s, able) : -1;
  return [...aboard, ...troops, ...leaders].filter((unit) => unit !== stays);
}
