import { majorityOf } from "../../shared/rules/control.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { isPlainPC, linesOf, supportsPCs } from "../rules/control.ts";
import { PROVINCE_OF, PROVINCE_SPACES, PROVINCES } from "../rules/map.ts";
import { CODE, type Hannibal } from "../rules/state.ts";
import { IS_POLITICAL } from "./lore.ts";
import { type Plan, weightsOf } from "./plans.ts";

// The worth of PCs

/** A province that changes hands, or is lost to both. */
const PROVINCE = 4;
/** A PC in itself: something to lose before having to sue for peace. */
const LIFE = 0.6;
/** A PC that will be isolated at the end of the turn. */
const CUT_OFF = 0.15;

/** Spaces of a province that a side controls. */
export function heldIn(s: Hannibal, seat: Seat, province: number): number {
  const code = CODE[seat];
  let held = 0;
  for (const space of PROVINCE_SPACES[province]!) if (s.control[space] === code) held++;
  return held;
}

export const majorityIn = (province: number): number => majorityOf(PROVINCE_SPACES[province]!.length);

/** Whether a PC placed in a space would survive (19.4). */
const holdsOn = (space: number, lines: readonly boolean[]): boolean => lines[space]! || supportsPCs(space);

/** The worth of PCs in these spaces to a side that could place this many: each space with its share. */
export function worthOfPCs(
  s: Hannibal,
  seat: Seat,
  plan: Plan,
  spaces: readonly number[],
  count: number,
): [space: number, worth: number][] {
  const weights = weightsOf(plan);
  const enemy = other(seat);
  const spots = new Int8Array(PROVINCES.length);
  const lines = linesOf(s, seat);
  for (const space of spaces) spots[PROVINCE_OF[space]!]!++;
  return spaces.map((space) => {
    const province = PROVINCE_OF[space]!;
    const weight = IS_POLITICAL[province] ? weights[province]! : 0;
    const majority = majorityIn(province);
    const needed = majority - heldIn(s, seat, province);
    const theirs = heldIn(s, enemy, province);
    let worth = LIFE;
    if (needed > 0 && needed <= spots[province]!) worth += ((needed <= count ? 1 : 0.5) * PROVINCE * weight) / needed;
    else if (needed === 0) worth += 0.4 * weight; // one to spare
    if (s.control[space] === CODE[enemy]) {
      worth += 0.6;
      if (theirs === majority) worth += PROVINCE * weight;
    } else if (theirs < majority && majority - theirs <= 2) worth += 0.5 * weight; // theirs otherwise
    return [space, holdsOn(space, lines) ? worth : worth * CUT_OFF];
  });
}

/** What a side loses with one of its PCs. */
export function lossOfPC(s: Hannibal, plan: Plan, space: number, lines: readonly boolean[]): number {
  const { seat } = plan;
  const province = PROVINCE_OF[space]!;
  const weight = IS_POLITICAL[province] ? weightsOf(plan)[province]! : 0;
  const spare = heldIn(s, seat, province) - majorityIn(province);
  const worth = LIFE + (spare === 0 ? PROVINCE : spare > 0 ? 0.5 : 0.3) * weight;
  return lines[space] ? worth : worth * CUT_OFF;
}

/** The total worth of removing the enemy's PCs from these spaces. */
export function worthOfRemoval(s: Hannibal, seat: Seat, spaces: readonly number[]): number {
  const enemy = other(seat);
  const lost = new Int8Array(PROVINCES.length);
  let worth = 0;
  for (const space of spaces) {
    if (s.control[space] !== CODE[enemy] || !isPlainPC(s, space)) continue;
    const province = PROVINCE_OF[space]!;
    lost[province]!++;
    worth += LIFE;
    if (IS_POLITICAL[province] && heldIn(s, enemy, province) - lost[province]! === majorityIn(province) - 1) worth += PROVINCE;
  }
  return worth;
}

/** The most valuable spaces, as many as may be chosen. */
export function bestSpaces(worths: readonly (readonly [number, number])[], count: number): { spaces: number[]; worth: number } {
  const chosen = worths.toSorted((a, b) => b[1] - a[1]).slice(0, count);
  return { spaces: chosen.map(([space]) => space), worth: chosen.reduce((sum, [, worth]) => sum + worth, 0) };
}
