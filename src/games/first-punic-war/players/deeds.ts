import { blocked, fortresses, isFortress, isPort, occupies, scan } from "../rules/board.ts";
import { hexesInReach } from "../rules/forecast.ts";
import { directionTo, FLEET_CROSSES, INLAND, KIND, LAND_CROSSES, NEIGHBOURS, SEA, SIDES } from "../rules/map.ts";
import { allLight, slowest } from "../rules/movement.ts";
import { navalModifiers } from "../rules/naval.ts";
import { SCENARIOS } from "../rules/scenarios.ts";
import { hexsideShifts } from "../rules/shifts.ts";
import { type Modifier, newOperation, type Operation, type State, sideOf } from "../rules/state.ts";
import { hungryHexes, isSupplied, supplyLimit } from "../rules/supply.ts";
import { navalRow } from "../rules/tables.ts";
import { IS_FLEET, IS_LEADER } from "../rules/units.ts";
import { FAR, landWays, seaWays } from "../rules/ways.ts";
import { fleetsIn, hasTroops, marchers, passengers, unitsOf } from "./forces.ts";
import { MEASURES } from "./measures.ts";
import { type Force, forceOf, gamble, holdingWorth, isAtSea, isLastWord, oddsAgainst, type Target } from "./targets.ts";

import { safetyOf, weakening } from "./threats.ts";

/** Something a force could do with an operation: its target, where it goes, what it attacks from there, and its worth. */
export interface Deed {
  /** the hex of the target, or -1 if it only seeks shelter */
  readonly target: number;
  readonly goal: number;
  /** the hex to attack, or -1 */
  readonly strike: number;
  readonly worth: number;
}

const NOTHING: Deed = { target: -1, goal: -1, strike: -1, worth: 0 };

/** Action points after the last turn buy nothing. */
export const apWorth = (s: State, side: number): number =>
  s.turn === SCENARIOS[s.scenario]!.lastTurn && (side !== s.first || s.side !== side) ? MEASURES.idleAp : MEASURES.keptAp;

/** The cost of feeding units that end in a hex: an action point if there is one left, otherwise some of them. */
function hungerCost(s: State, side: number, hex: number, units: readonly number[], spare: number): number {
  const b = scan(s);
  if (isSupplied(s, b, hex, side)) return 0;
  let mouths = b.land[side as 0]![hex]! + b.fleets[side as 0]![hex]!;
  for (const unit of units) if (s.at[unit] !== hex && !IS_LEADER[unit] && s.aboard[unit]! < 0) mouths++;
  const excess = mouths - supplyLimit(s, b, hex, side);
  if (excess <= 0) return 0;
  return spare > 0 ? MEASURES.ap : 2 * excess;
}

/** Action points left for feeding this force after its operation, once the other hungry forces are fed. */
const spareAp = (s: State, side: number, from: number): number =>
  s.ap[side]! - (s.operation ? 0 : 1) - hungryHexes(s, side).filter((hex) => hex !== from).length;

/** The shift of a hexside that land units attack across. */
export const hexsideShift = (sides: number): number => sumOf(hexsideShifts(sides));

const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { amount }) => sum + amount, 0);

/** The best thing land units could do from a hex, on the march or before it. */
export function landDeed(s: State, side: number, units: readonly number[], targets: readonly Target[]): Deed {
  if (!hasTroops(units)) return NOTHING;
  const { operation } = s;
  const from = s.at[units[0]!]!;
  const march = operation?.kind === "land" ? operation : newOperation("land", side, from, units);
  const reach = onwards(march, hexesInReach(s, march));
  const canEnter = (hex: number) => hex === from || reach.has(hex);
  const light = allLight(units);
  const allowance = Math.max(slowest(units), 2);
  const force = forceOf(s, units);
  const spare = spareAp(s, side, from);
  let best = NOTHING;
  let after = -1;
  const consider = (goal: number, strike: number, worth: number) => {
    if (worth > best.worth) best = { target: after, goal, strike, worth };
  };
  for (const target of targets) {
    after = target.hex;
    if (isAtSea(target) || target.prize <= best.worth) continue;
    if (target.defence === 0) {
      if (canEnter(target.hex)) {
        consider(target.hex, -1, target.prize);
        continue;
      }
    } else {
      let within = false;
      for (let d = 0; d < 6; d++) {
        const beside = NEIGHBOURS[target.hex * 6 + d]!;
        const sides = SIDES[target.hex * 6 + d]!;
        if (beside < 0 || (sides & LAND_CROSSES) === 0 || !canEnter(beside)) continue;
        within = true;
        const odds = oddsAgainst(s, force, target, false, hexsideShift(sides));
        const hunger = (1 - odds.win) * hungerCost(s, side, beside, units, spare);
        consider(beside, target.hex, gamble(odds, target, force) - hunger - (beside === from ? 0 : AROUND));
      }
      if (within) continue;
    }
    const ways = landWays(target.hex, light);
    const way = ways[from]!;
    if (way >= FAR) continue;
    const later = prospect(s, force, target, Math.ceil(ways[march.from]! / allowance));
    if (later <= best.worth) continue;
    let goal = from;
    for (const hex of reach) if (ways[hex]! < ways[goal]!) goal = hex;
    if (goal !== from) consider(goal, -1, later - hungerCost(s, side, goal, units, spare));
  }
  if (best.worth >= MEASURES.shelter || !mayRetire(s, side, march.from)) return best;
  if (isFortress(s, from)) return { target: -1, goal: from, strike: -1, worth: MEASURES.shelter };
  after = -1;
  const safety = safetyOf(s, side, units);
  for (const hex of reach) if (isHeldFortress(s, side, hex)) consider(hex, -1, safety(hex));
  return best;
}

/** The cost of going somewhere else to attack from: what is on the way may be in the way. */
const AROUND = 0.5;

/** The hexes in reach that a march has come closer to: it does not turn back, whatever looks better on the way. */
function onwards({ from, hex, spent, units }: Operation, reach: ReadonlyMap<number, number>): ReadonlySet<number> {
  if (spent === 0) return new Set(reach.keys());
  const light = allLight(units);
  const isNearer = (goal: number) => landWays(goal, light)[hex]! < landWays(goal, light)[from]!;
  return new Set([...reach.keys()].filter(isNearer));
}

/** One of the last operations, begun in the open, ends in a fortress unless it can do better than that. */
const mayRetire = (s: State, side: number, from: number): boolean =>
  s.ap[side]! <= 3 && !isFortress(s, from) && !isLastWord(s, side);

const isHeldFortress = (s: State, side: number, hex: number): boolean => isFortress(s, hex) && occupies(scan(s), side, hex);

/** What a target several operations away is worth now. */
function prospect(s: State, force: Force, target: Target, operations: number): number {
  const worth = gamble(oddsAgainst(s, force, target, false, 0), target, force);
  return worth * MEASURES.patience ** operations - MEASURES.ap * operations;
}

/**
 * The chance of fleets reaching a hex at once: by the die and the bare map or, once it has been rolled, by what is in the way.
 */
function sailingChances(s: State, side: number, from: number, fleets: number[], cargo: readonly number[]) {
  const { operation } = s;
  if (operation?.kind === "naval" && operation.stage !== "embark") {
    const reach = operation.stage === "move" ? hexesInReach(s, operation) : null;
    return (hex: number) => (hex === from || reach?.has(hex) ? 1 : 0);
  }
  const modifier = sumOf(navalModifiers(s, { from, side, units: fleets }, cargo));
  const rolls = [1, 2, 3, 4, 5, 6].map((die) => navalRow(die + modifier).hexes);
  return (hex: number) => rolls.filter((roll) => roll >= seaWays(hex)[from]!).length / rolls.length;
}

/** The best thing fleets could do with what they carry or could take along. */
export function seaDeed(s: State, side: number, from: number, targets: readonly Target[]): Deed {
  const operation = s.operation?.kind === "naval" ? s.operation : null;
  const fleets = operation ? operation.units : fleetsIn(s, side, from);
  if (fleets.length === 0) return NOTHING;
  const cargo = operation && operation.stage !== "embark" ? cargoOfFleets(s, fleets) : passengers(s, side, from);
  const units = [...fleets, ...cargo];
  const force = forceOf(s, units);
  const ashore = forceOf(s, cargo);
  const chance = sailingChances(s, side, from, fleets, cargo);
  const spare = spareAp(s, side, from);
  const b = scan(s);
  const left = leftBehind(s, side, from, units);
  let best = NOTHING;
  let after = -1;
  const consider = (goal: number, strike: number, worth: number) => {
    if (worth - left > best.worth) best = { target: after, goal, strike, worth: worth - left };
  };
  for (const target of targets) {
    after = target.hex;
    if (target.prize + MEASURES.settled <= best.worth + left) continue;
    if (target.defence === 0 && KIND[target.hex] !== INLAND) {
      consider(target.hex, -1, voyage(seaWays(target.hex)[from]!, target.prize, chance(target.hex), spare));
      continue;
    }
    for (let d = 0; d < 6; d++) {
      const berth = NEIGHBOURS[target.hex * 6 + d]!;
      if (berth < 0 || KIND[berth] === INLAND || blocked(b, side, berth)) continue;
      const way = seaWays(berth)[from]!;
      const lands = hasTroops(cargo) && canLandAgainst(berth, target.hex);
      const shift = lands ? hexsideShift(SIDES[target.hex * 6 + d]!) : 0;
      if (!canStrikeBySea(berth, target.hex)) {
        if (!lands) continue;
        const odds = oddsAgainst(s, ashore, target, false, shift);
        const hunger = hungerCost(s, side, berth, cargo, spare);
        consider(berth, target.hex, voyage(way, gamble(odds, target, ashore) - hunger, chance(berth), spare));
      } else {
        const odds = oddsAgainst(s, force, target, true, shift);
        const settled = lands && target.fortress ? odds.win * MEASURES.settled - (1 - odds.win) * MEASURES.ap : 0;
        consider(berth, target.hex, voyage(way, gamble(odds, target, force) + settled, chance(berth), spare));
      }
    }
  }
  if (best.worth >= MEASURES.shelter || !mayRetire(s, side, operation?.from ?? from)) return best;
  if (isFortress(s, from)) return { target: -1, goal: from, strike: -1, worth: MEASURES.shelter };
  after = -1;
  const safety = safetyOf(s, side, units);
  for (const hex of fortresses(s)) {
    const arrives = isPort(hex) && isHeldFortress(s, side, hex) ? chance(hex) : 0;
    if (arrives > 0) consider(hex, -1, arrives * safety(hex));
  }
  return best;
}

/** Whether troops can be landed in a hex to attack another one by land. */
export const canLandAgainst = (beach: number, to: number): boolean =>
  KIND[beach] !== SEA && KIND[beach] !== INLAND && KIND[to] !== SEA && (sidesBetween(beach, to) & LAND_CROSSES) !== 0;

const sidesBetween = (from: number, to: number): number => {
  const direction = directionTo(from, to);
  return direction < 0 ? 0 : SIDES[from * 6 + direction]!;
};

/** The worth of a prize overseas: the fleets may get there at once, or need another operation. */
function voyage(way: number, worth: number, now: number, spare: number): number {
  if (way >= FAR || worth <= 0) return 0;
  const voyages = way / TYPICAL_VOYAGE;
  const later = spare > 1 ? Math.max(worth * MEASURES.patience ** (1 + voyages) - MEASURES.ap * voyages, 0) : 0;
  return now * worth + (1 - now) * (later - MEASURES.ap);
}
const TYPICAL_VOYAGE = 6;

/** What is given up if fleets and the units with them leave a fortress with nobody ashore. */
function leftBehind(s: State, side: number, from: number, units: readonly number[]): number {
  if (!isFortress(s, from) || (s.operation?.kind === "naval" && s.operation.spent > 0)) return 0;
  const stays = unitsOf(s, side, from).some((unit) => !units.includes(unit));
  if (!stays) return holdingWorth(s, from);
  return isLastWord(s, side) ? 0 : MEASURES.exposed * weakening(s, side, from, units);
}

export const cargoOfFleets = (s: State, fleets: readonly number[]): number[] => {
  const cargo: number[] = [];
  for (let unit = 0; unit < s.aboard.length; unit++)
    if (s.aboard[unit]! >= 0 && fleets.includes(s.aboard[unit]!)) cargo.push(unit);
  return cargo;
};

/** Whether fleets alone hold a fortress, with troops aboard who should garrison it before they sail on. */
export function wantsGarrison(s: State, side: number, hex: number): boolean {
  if (!isFortress(s, hex)) return false;
  const here = unitsOf(s, side, hex);
  return (
    here.some((unit) => s.aboard[unit]! >= 0 && !IS_LEADER[unit]) &&
    !here.some((unit) => !IS_FLEET[unit] && s.aboard[unit]! < 0 && !IS_LEADER[unit])
  );
}

/** The hexes where a side has units that could do something. */
export function hexesOf(s: State, side: number): number[] {
  const hexes: number[] = [];
  for (let unit = 0; unit < s.at.length; unit++) {
    const hex = s.at[unit]!;
    if (hex >= 0 && sideOf(s, unit) === side && !hexes.includes(hex)) hexes.push(hex);
  }
  return hexes;
}

export function landPlan(s: State, side: number, hex: number, targets: readonly Target[]): Deed {
  const units = marchers(s, side, hex);
  if (units.length === 0) return NOTHING;
  const deed = landDeed(s, side, units, targets);
  if (deed.worth <= 0 || deed.goal === hex) return deed;
  return { ...deed, worth: deed.worth - leftBehind(s, side, hex, units) };
}

/** Whether fleets in one hex may strike at another. */
export const canStrikeBySea = (from: number, to: number): boolean =>
  KIND[to] !== INLAND && (sidesBetween(from, to) & FLEET_CROSSES) !== 0;
