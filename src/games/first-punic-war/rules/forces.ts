import type { Key, Reason } from "./ask.ts";
import { tellThese } from "./fog.ts";
import { HEX_IDS, LIBYA, REGION } from "./map.ts";
import { cargoOf, type FpwTable, spend } from "./pieces.ts";
import { SCENARIOS } from "./scenarios.ts";
import { GONE, NEUTRAL, newOperation, type Operation, SIDE_IDS, type State, seatOf, sideOf } from "./state.ts";
import { COST } from "./tables.ts";
import { IS_FLEET, IS_LEADER, IS_SACRED_BAND, IS_STATIC, UNIT_COUNT, UNIT_IDS } from "./units.ts";

/** Whether a force with the Sacred Band must pay more: it starts outside Libya (21.0). */
export const paysMore = (hex: number): boolean => REGION[hex] !== LIBYA;

/** Whether a unit brings the Sacred Band along: itself or as cargo. */
export const hasSacredBand = (s: State, unit: number): boolean =>
  IS_SACRED_BAND[unit] === 1 || (IS_FLEET[unit] === 1 && cargoOf(s, unit).some((carried) => IS_SACRED_BAND[carried]));

/** Whether a unit may be part of a land force, or a fleet of a naval one, with this many AP beyond the operation's own cost. */
export function canOperate(s: State, side: number, unit: number, naval: boolean, spare: number): boolean {
  const hex = s.at[unit]!;
  if (hex < 0 || sideOf(s, unit) !== side || s.aboard[unit]! >= 0 || IS_STATIC[unit]) return false;
  if ((IS_FLEET[unit] === 1) !== naval) return false;
  return spare >= COST.sacredBand || !paysMore(hex) || !hasSacredBand(s, unit);
}

/** The units a side may use in an operation of a given cost (12.1). */
export function operable(s: State, side: number, naval: boolean, price: number): number[] {
  const spare = s.ap[side]! - price;
  const units: number[] = [];
  if (spare < 0) return units;
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (canOperate(s, side, unit, naval, spare)) units.push(unit);
  return units;
}

/** Why a unit never comes into play. */
export const whyGone = (s: State, unit: number): Key =>
  SCENARIOS[s.scenario]!.notInPlay.includes(unit) ? "fpw.why.not-in-scenario" : "fpw.why.gone";

/** Why a unit is not a player's to move: it is somebody else's, or not on the map. */
export function whyNotOwn(s: State, side: number, unit: number, rule = "12.1"): Reason | undefined {
  const because = (why: Key): Reason => ({ why, rule, params: { unit: UNIT_IDS[unit]! } });
  if (sideOf(s, unit) !== side) return because(sideOf(s, unit) === NEUTRAL ? "fpw.why.neutral" : "fpw.why.enemy");
  if (s.at[unit]! >= 0) return undefined;
  if (s.at[unit] === GONE) return because(whyGone(s, unit));
  if (s.phase === "setup" && SCENARIOS[s.scenario]!.free.some((free) => free.unit === unit))
    return because("fpw.why.set-up-later");
  return because(IS_LEADER[unit] ? "fpw.why.in-pool" : "fpw.why.on-display");
}

/** Why a unit is none of those in a hex: it is not a player's, or stands somewhere else. */
export function whyNotThere(s: State, side: number, unit: number, hex: number, rule: string): Reason | undefined {
  if (unit < 0) return undefined;
  const elsewhere: Reason = { why: "fpw.why.not-in-force", rule, params: { unit: UNIT_IDS[unit]! } };
  return whyNotOwn(s, side, unit, rule) ?? (s.at[unit] === hex ? undefined : elsewhere);
}

/** Why a unit of the other element is none of those that are chosen. */
const FLEETS_NOW: Reason = { why: "fpw.why.fleets-now", rule: "19.1" };
const LAND_UNITS_NOW: Reason = { why: "fpw.why.land-units-now", rule: "12.1" };

/** Why a unit on the map cannot be part of a force, wherever it is. */
export function whyNotOperable(s: State, unit: number, naval: boolean): Reason {
  const params = { unit: UNIT_IDS[unit]! };
  if (IS_STATIC[unit]) return { why: "fpw.why.static", rule: "13.0", params };
  if (s.aboard[unit]! >= 0) return { why: "fpw.why.embarked", rule: "19.3", params };
  if ((IS_FLEET[unit] === 1) !== naval) return naval ? FLEETS_NOW : LAND_UNITS_NOW;
  return { why: "fpw.why.sacred-band", rule: "21.0", params };
}

/** The AP are spent, and the operation begins (12.0). */
export function beginOperation(
  t: FpwTable,
  side: number,
  kind: Operation["kind"],
  hex: number,
  units: number[],
  price: number,
  reaction: boolean,
): void {
  const { s } = t;
  const surcharge = units.some((unit) => paysMore(s.at[unit]!) && hasSacredBand(s, unit));
  const paid = spend(s, side, price + (surcharge ? COST.sacredBand : 0));
  s.operation = { ...newOperation(kind, side, hex, units), reaction, surcharge };
  if (kind === "naval") for (const fleet of units) s.operation.party.push(...cargoOf(s, fleet));
  t.note(`fpw.${kind}-operation`, { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]!, units: units.length, ...paid }, "12.0");
  const named = units.map((unit) => UNIT_IDS[unit]!);
  tellThese(t, side, hex, named, "12.1");
  if (kind !== "naval") return;
  for (const fleet of units) {
    const cargo = cargoOf(s, fleet).map((unit) => UNIT_IDS[unit]!);
    if (cargo.length > 0) t.noteOnlyTo(seatOf(side), "fpw.carries", { fleet: UNIT_IDS[fleet]!, units: cargo }, "19.3");
  }
}
