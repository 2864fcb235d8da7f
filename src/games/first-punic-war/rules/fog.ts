import type { Params } from "../../../engine/index.ts";
import { type Board, isColony, isPillaged, scan } from "./board.ts";
import { TYPES } from "./data.ts";
import { HEX_IDS, ITALIA, LIBYA, REGION } from "./map.ts";
import { armyIn, type FpwTable } from "./pieces.ts";
import { enemyOf, ROMAN, type State, seatOf, sideOf } from "./state.ts";
import { TWO_SIDED, UNIT_IDS, UNITS } from "./units.ts";

/** The markers covering a side's stack: they are always on top (10.0, 25.0). */
export function coverOf(s: State, side: number, hex: number): string | null {
  if (s.crisis === hex) return "piece:crisis";
  if (side < 2) {
    const half = s.camps.length / 2;
    const camp = s.camps.indexOf(hex);
    if (camp >= 0 && (camp < half ? 0 : 1) === side) return "piece:camp";
    if (armyIn(s, side, hex) >= 0) return "piece:army";
  }
  if (isPillaged(s, hex)) return "piece:pillage";
  if (isColony(s, hex)) return "piece:colony";
  return null;
}

/** A unit's place in its stack, unless its owner has chosen otherwise. */
const RANK = UNITS.map((unit) => TYPES.indexOf(unit.type));

/** The unit visible on top of a side's stack, or -1 if a marker covers it (25.0). */
export function topUnit(s: State, b: Board, hex: number, side: number): number {
  if (coverOf(s, side, hex)) return -1;
  let top = -1;
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) {
    if (s.aboard[unit]! >= 0 || sideOf(s, unit) !== side) continue;
    if (s.tops.includes(unit)) return unit;
    if (top < 0 || RANK[unit]! < RANK[top]!) top = unit;
  }
  return top;
}

/** Whether a unit may lie beneath the top of a stack, covered or as its owner has chosen, or else by the kinds of the two (10.0). */
export const fitsBeneath = (s: State, unit: number, top: number): boolean =>
  top < 0 || s.tops.includes(top) || RANK[unit]! > RANK[top]! || (RANK[unit] === RANK[top] && unit > top);

/** The unit visible on top of a side's stack, for the log; -1 if there is none, or nobody keeps a log. */
export const topShown = ({ log, s }: FpwTable, side: number, hex: number): number => (log ? topUnit(s, scan(s), hex, side) : -1);

/** The log says which counter is now on top of a stack, if that is another than before, and how that came about (25.0). */
export function tellTop(t: FpwTable, side: number, hex: number, before = -1, how: Params = {}): void {
  const top = topShown(t, side, hex);
  if (top >= 0 && top !== before) t.note("fpw.now-on-top", { unit: UNIT_IDS[top]!, hex: HEX_IDS[hex]!, ...how }, "25.0");
}

/** What the log says about the tops of stacks. */
interface Shown {
  /** the counter on top of units that have come to a hex */
  readonly seen?: readonly string[];
  /** the same, if everybody sees its veteran side (20.0) */
  readonly veteran?: readonly string[];
  /** a new counter on top of those they have left */
  readonly bared?: readonly string[];
}
const NOTHING: Shown = {};

/** Which counters show when units have come to a hex; with the hex they have left, and what was on top there before (25.0). */
export function whatShows(t: FpwTable, side: number, units: readonly number[], to: number, from = -1, before = -1): Shown {
  const { log, s } = t;
  if (!log) return NOTHING;
  const b = scan(s);
  const top = topUnit(s, b, to, side);
  const bared = from >= 0 ? topUnit(s, b, from, side) : -1;
  const seen = units.includes(top) ? [UNIT_IDS[top]!] : [];
  return {
    seen,
    veteran: TWO_SIDED[top] && s.veteran[top] ? seen : [],
    bared: bared >= 0 && bared !== before ? [UNIT_IDS[bared]!] : [],
  };
}

/** How many counters a side has in a hex, those on board not counted: everybody may count them (25.0). */
export function counters(s: State, side: number, hex: number): number {
  const b = scan(s);
  return b.land[side as 0]![hex]! + b.fleets[side as 0]![hex]!;
}

/** The region where a player may always examine the enemy (25.0). */
const homeOf = (side: number): number => (side === ROMAN ? ITALIA : LIBYA);

/** The log names units in a hex to their side, and to an enemy who has them on home ground (25.0). */
export function tellThese(t: FpwTable, side: number, hex: number, units: readonly string[], rule: string): void {
  t.noteOnlyTo(seatOf(side), "fpw.these", { units }, rule);
  const enemy = enemyOf(side);
  if (REGION[hex] === homeOf(enemy)) t.noteOnlyTo(seatOf(enemy), "fpw.these", { units }, "25.0");
}

/**
 * Whether a player (or, for -1, a spectator) may examine a unit on the map (25.0): one's own, the top of a stack, all units in
 * combat, enemies on home ground, those found by a spy, and former allies whose stack is separating.
 */
export function mayExamine(s: State, b: Board, viewer: number, unit: number): boolean {
  const side = sideOf(s, unit);
  if (side === viewer) return true;
  const hex = s.at[unit]!;
  const { combat, look } = s;
  if (combat && (combat.attackers.includes(unit) || combat.defenders.includes(unit) || combat.bearers.includes(unit)))
    return true;
  if (viewer >= 0 && s.parting?.hexes.includes(hex)) return true; // 24.1: which ones leave depends on their numbers
  if (viewer >= 0 && side === enemyOf(viewer)) {
    if (REGION[hex] === homeOf(viewer)) return true;
    if (look && look.side === viewer && look.region >= 0 && REGION[hex] === look.region) return true;
  }
  return topUnit(s, b, hex, side) === unit;
}
