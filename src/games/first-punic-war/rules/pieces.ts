import type { Params, Table } from "../../../engine/index.ts";
import type { Key } from "./ask.ts";
import { isFortress } from "./board.ts";
import { HEX_IDS, PLACE, powerOf } from "./map.ts";
import { AVAILABLE, type Combat, enemyOf, GONE, type Modifier, POWER_IDS, SIDE_IDS, type State, sideOf } from "./state.ts";
import { MOST_AP } from "./tables.ts";
import { CONTINGENT, IS_FLEET, IS_LEADER, MAMERTINES, TRIBUNE, UNIT_COUNT, UNIT_IDS } from "./units.ts";
import { pointsNow } from "./victory.ts";

export type FpwTable = Table<State, Key>;

/** Die modifiers or column shifts, with their amounts, for the log. */
export const counted = (modifiers: readonly Modifier[]): string[] =>
  modifiers.map(({ amount, because }) => `${because}=${signed(amount)}`);

/** A number with its sign. */
export const signed = (amount: number): string => `${amount > 0 ? "+" : ""}${amount}`;

/** Adds AP at once, up to the maximum a player can have (8.2); any excess is lost. */
export function gainAp(t: FpwTable, side: number, ap: number, rule: string): void {
  if (ap <= 0) return;
  const lost = Math.max(t.s.ap[side]! + ap - MOST_AP, 0);
  t.s.ap[side]! += ap - lost;
  const params = { side: SIDE_IDS[side]!, ap, total: t.s.ap[side]! };
  if (lost > 0) t.note("fpw.ap-capped", { ...params, would: MOST_AP + lost, most: MOST_AP, lost }, "8.2");
  else t.note("fpw.ap-gained", params, rule);
}

/** Removes AP, down to zero (8.2); what could not be taken is a debt where the rules make it one (7.1). */
export function loseAp(t: FpwTable, side: number, ap: number, rule: string, isOwed = false): void {
  const { s } = t;
  const lost = Math.min(s.ap[side]!, ap);
  s.ap[side]! -= lost;
  const owed = isOwed ? ap - lost : 0;
  if (owed > 0) s.debt[side]! += owed;
  if (lost > 0) t.note("fpw.ap-lost", { side: SIDE_IDS[side]!, ap: lost, total: s.ap[side]! }, rule);
  else if (owed === 0) t.note("fpw.no-ap-to-lose", { side: SIDE_IDS[side]! }, rule);
  if (owed > 0) t.note("fpw.debt", { side: SIDE_IDS[side]!, ap: owed, broke: lost === 0 ? 1 : 0 }, rule);
}

/** Spends AP; returns what was paid and what is left, for the log. */
export function spend(s: State, side: number, ap: number): { ap: number; left: number } {
  s.ap[side]! -= ap;
  return { ap, left: s.ap[side]! };
}

/** The units in a list that are still on the map. */
export const alive = (s: State, units: readonly number[]): number[] => units.filter((unit) => s.at[unit]! >= 0);

/** What a fleet carries. */
export function cargoOf(s: State, fleet: number): number[] {
  const cargo: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (s.aboard[unit] === fleet) cargo.push(unit);
  return cargo;
}

/** A unit that moves is no longer the one its owner placed on top of a stack (10.0). */
export function leaveTop(s: State, unit: number): void {
  const index = s.tops.indexOf(unit);
  if (index >= 0) s.tops.splice(index, 1);
}

/** Puts a unit on the map, as a recruit. */
export function deploy(s: State, unit: number, hex: number): void {
  s.at[unit] = hex;
  s.aboard[unit] = -1;
  s.veteran[unit] = 0;
  leaveTop(s, unit);
}

/** Takes a unit off the map, available to be mobilized again. */
export function withdrawFromMap(s: State, unit: number): void {
  deploy(s, unit, AVAILABLE);
}

/** Whether an eliminated unit is lost for good: leaders and the Mamertines (9.1, 21.0), but not the Tribune under 29.2. */
const isIrreplaceable = (s: State, unit: number): boolean =>
  unit === MAMERTINES || (IS_LEADER[unit] === 1 && !(unit === TRIBUNE && s.rules.leaders));

/** Eliminates a unit, and what it carries (19.5); the log says how, where that is not clear from what went before. */
export function eliminate(t: FpwTable, unit: number, rule: string, ...how: Key[]): void {
  const { s } = t;
  if (s.at[unit]! < 0) return;
  const hex = HEX_IDS[s.at[unit]!]!;
  const lost = IS_FLEET[unit] ? [unit, ...cargoOf(s, unit)] : [unit];
  for (const each of lost) {
    const side = sideOf(s, each);
    if (s.combat && side < 2) s.combat.lost[side]!++;
    withdrawFromMap(s, each);
    if (isIrreplaceable(s, each)) s.at[each] = GONE;
  }
  t.revealed = true;
  for (const each of lost) {
    const end: Key[] = s.at[each] === GONE ? ["fpw.lost.for-good"] : [];
    const back: Key[] = s.at[each] === GONE ? [] : [CONTINGENT[each]! < 2 ? "fpw.lost.back" : "fpw.lost.back-minor"]; // 24.3
    const side = sideOf(s, each); // a minor power's unit is lost by its ally
    const params = { unit: UNIT_IDS[each]!, hex, end, back, ...(side < 2 && { side: SIDE_IDS[side]! }) };
    if (each === unit) t.note("fpw.eliminated", { ...params, how }, rule);
    else t.note("fpw.eliminated", { ...params, how: ["fpw.lost.aboard"] }, "19.5");
  }
}

/** A town or fortress that nobody holds any longer (3.0). */
export function tellIfEmpty(t: FpwTable, hex: number): void {
  if (PLACE[hex]! < 0 || t.s.at.includes(hex)) return;
  t.note("fpw.stands-empty", { hex: HEX_IDS[hex]!, ...(isFortress(t.s, hex) && pointsNow(t)) }, "3.0");
}

/** A town or fortress that only these units, and what they carry, hold: nobody did before they came (3.0). */
export function tellIfTaken(t: FpwTable, side: number, hex: number, units: readonly number[]): void {
  const { s } = t;
  const came = (unit: number) => units.includes(unit) || units.includes(s.aboard[unit]!);
  if (PLACE[hex]! < 0 || !s.at.includes(hex) || s.at.some((at, unit) => at === hex && !came(unit))) return;
  const power = powerOf(hex);
  const ally = power < 0 ? -1 : s.powers[power]!;
  const params: Params = { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]!, ...(isFortress(s, hex) && pointsNow(t)) };
  const stays: Params = ally === enemyOf(side) ? { power: POWER_IDS[power]!, ally: SIDE_IDS[ally]! } : {}; // 24.1
  t.note("fpw.taken", { ...params, ...stays }, "3.0");
}

/** What fleets in a combat carry, as far as it has been revealed (25.0). */
export const shownAboard = (s: State, { attackers, defenders }: Combat, fleets: readonly number[]): string[] =>
  aboardWhat(
    s,
    fleets.flatMap((fleet) => cargoOf(s, fleet)).filter((unit) => attackers.includes(unit) || defenders.includes(unit)),
  );

/** Units on board, each with its fleet, for the log. */
export const aboardWhat = (s: State, units: readonly number[]): string[] =>
  units.flatMap((unit) => (s.aboard[unit]! >= 0 ? [`${UNIT_IDS[unit]}=${UNIT_IDS[s.aboard[unit]!]}`] : []));

/** Moves a unit, and what it carries, to a hex. */
export function relocate(s: State, unit: number, hex: number): void {
  s.at[unit] = hex;
  leaveTop(s, unit);
  if (!IS_FLEET[unit]) return;
  for (let carried = 0; carried < UNIT_COUNT; carried++) if (s.aboard[carried] === unit) s.at[carried] = hex;
}

/** What becomes of the army marker of a stack that moves, for the log: nothing if there is none. */
const NO_ARMY: readonly Key[] = [];
const ARMY_STAYS: readonly Key[] = ["fpw.army.stays"];
const ARMY_ALONG: readonly Key[] = ["fpw.army.along"];
const ARMY_MET: readonly Key[] = ["fpw.army.met"];

/** Moves units out of a hex; an army marker goes with them if nobody stays behind (2.1.1). Returns what becomes of it. */
export function relocateAll(s: State, units: readonly number[], hex: number): readonly Key[] {
  const from = s.at[units[0]!]!;
  const side = sideOf(s, units[0]!);
  for (const unit of units) relocate(s, unit, hex);
  const army = armyIn(s, side, from);
  if (army < 0) return NO_ARMY;
  if (hasUnits(s, side, from)) return ARMY_STAYS;
  const met = armyIn(s, side, hex) >= 0;
  s.armies[army] = met ? -1 : hex;
  return met ? ARMY_MET : ARMY_ALONG;
}

/** The number of a side's army marker in a hex, or -1. */
export function armyIn(s: State, side: number, hex: number): number {
  const half = s.armies.length / 2;
  for (let i = side * half; i < (side + 1) * half; i++) if (s.armies[i] === hex) return i;
  return -1;
}

/** Removes camps without a friendly land unit (22.0) and army markers without units. */
export function takeUpMarkers(t: FpwTable): void {
  for (const { hex } of takeUp(t.s, t.s.camps, isLanded)) t.note("fpw.camp-removed", { hex: HEX_IDS[hex]! }, "22.0");
  for (const { side, hex } of takeUp(t.s, t.s.armies))
    t.note("fpw.army-removed", { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]! }, "2.1.1");
}

const isLanded = (s: State, unit: number): boolean => !IS_FLEET[unit] && s.aboard[unit]! < 0;

/** Whether a side has units in a hex, or some that pass a test. */
function hasUnits(s: State, side: number, hex: number, test?: (s: State, unit: number) => boolean): boolean {
  for (let unit = s.at.indexOf(hex); unit >= 0; unit = s.at.indexOf(hex, unit + 1))
    if (sideOf(s, unit) === side && (!test || test(s, unit))) return true;
  return false;
}

/** Removes markers that no longer have units; returns whose they were, and where. */
function takeUp(s: State, markers: number[], keeps?: (s: State, unit: number) => boolean) {
  const left: { side: number; hex: number }[] = [];
  if (markers.every(isOffMap)) return left;
  const half = markers.length / 2;
  for (let i = 0; i < markers.length; i++) {
    const hex = markers[i]!;
    const side = i < half ? 0 : 1;
    if (hex < 0 || hasUnits(s, side, hex, keeps)) continue;
    markers[i] = -1;
    left.push({ side, hex });
  }
  putInOrder(markers);
  return left;
}

/** Markers are interchangeable: those on the map come first, in hex order, so that equal situations are equal states. */
function putInOrder(list: number[]): void {
  const half = list.length / 2;
  for (let i = 1; i < list.length; i++) {
    for (let j = i; j !== 0 && j !== half && isBefore(list[j]!, list[j - 1]!); j--) {
      const hex = list[j]!;
      list[j] = list[j - 1]!;
      list[j - 1] = hex;
    }
  }
}

const isOffMap = (hex: number): boolean => hex < 0;

const isBefore = (a: number, b: number): boolean => a >= 0 && (b < 0 || a < b);
