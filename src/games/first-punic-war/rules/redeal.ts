import { chanceFrom, randomBelow, shuffle } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { scan } from "./board.ts";
import { fitsBeneath, topUnit } from "./fog.ts";
import { MOUNTAIN, PLACE, ROAD, SIDES, TERRAIN } from "./map.ts";
import { cargoOf } from "./pieces.ts";
import { enemyOf, NEUTRAL, POOL, type State, sideOf, sideOfSeat } from "./state.ts";
import { CARGO, CONTINGENT, IS_FLEET, IS_GARRISON, IS_LEADER, IS_LIGHT, IS_STATIC, MARKERS, UNIT_COUNT } from "./units.ts";
import { hiddenUnits } from "./view.ts";

/** Deals again what a seat cannot know: which units are under the tops of stacks, which markers the enemy holds. */
export function redealFor(s: State, seat: Seat, seed: string): void {
  const viewer = sideOfSeat(seat);
  s.chance.bits = chanceFrom(seed).bits;
  const groups = new Map<number, number[]>();
  for (const unit of hiddenUnits(s, viewer)) {
    const side = sideOf(s, unit);
    const group = side === NEUTRAL ? NEUTRAL + CONTINGENT[unit]! : side;
    groups.set(group, [...(groups.get(group) ?? []), unit]);
  }
  for (const group of [...groups.keys()].sort((a, b) => a - b)) permute(s, arrangement(s, groups.get(group)!));
  redealMarkers(s, viewer);
}

/** The place of a hidden unit, as far as its enemy can tell, and which units may be there. */
interface Slot {
  /** the unit that is really there */
  readonly unit: number;
  readonly key: readonly number[];
  fits(unit: number): boolean;
}

/** Which units may lie where this one does: the top of its stack stays the top, as everybody has seen its owner arrange it or not (10.0, 25.0). */
function beneathTheTop(s: State, unit: number): (one: number) => boolean {
  const top = topUnit(s, scan(s), s.at[unit]!, sideOf(s, unit));
  return (one) => fitsBeneath(s, one, top);
}

/** How often fleets are dealt before concluding that nothing fits. */
const TRIES = 30;

/**
 * Which unit might be in the place of each: at random, whatever the truth. What belongs to each place is kept: how many are
 * aboard, which ones move. If nothing fits, all units stay where they are.
 */
function arrangement(s: State, units: readonly number[]): Map<number, number> {
  const fleets = units.filter((unit) => IS_FLEET[unit]);
  const land = units.filter((unit) => !IS_FLEET[unit]);
  const fleetSlots = inOrder(fleets.map((fleet) => fleetSlot(s, fleet, fleets, land)));
  const order = fleetSlots.map(({ unit }) => unit);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const afloat = match(s, fleetSlots, fleets);
    const ashore = afloat && match(s, landSlots(s, land, order, afloat), land);
    if (ashore) return new Map([...afloat, ...ashore]);
  }
  return new Map();
}

const inOrder = (slots: Slot[]): Slot[] =>
  slots.sort((a, b) => {
    const at = a.key.findIndex((part, index) => part !== b.key[index]);
    return at < 0 ? 0 : a.key[at]! - b.key[at]!;
  });

/** The role of a unit in the operation in progress. */
const errands = (s: State, unit: number): number[] =>
  [s.operation?.units, s.operation?.party, s.operation?.dropped].map((list) => list?.indexOf(unit) ?? -1);

/** The role of a unit in whatever is in progress: its owner knows, and places that differ in it are not alike. */
const duties = (s: State, unit: number): number[] => [...errands(s, unit), s.mobilization?.fresh.indexOf(unit) ?? -1];

function fleetSlot(s: State, fleet: number, fleets: readonly number[], land: readonly number[]): Slot {
  const cargo = cargoOf(s, fleet);
  const known = cargo.filter((unit) => !land.includes(unit));
  const contingents = known.map((unit) => CONTINGENT[unit]!);
  const lies = beneathTheTop(s, fleet);
  return {
    unit: fleet,
    key: [s.at[fleet]!, ...duties(s, fleet), s.tops.includes(fleet) ? 1 : 0, cargo.length - known.length, ...known],
    fits: (unit) => fleets.includes(unit) && lies(unit) && contingents.every((contingent) => contingent === CONTINGENT[unit]),
  };
}

function landSlots(s: State, land: readonly number[], order: readonly number[], afloat: ReadonlyMap<number, number>): Slot[] {
  const slots = inOrder(
    land.map((unit) => {
      const fleet = s.aboard[unit]!;
      const deck = fleet < 0 ? -1 : afloat.has(fleet) ? UNIT_COUNT + order.indexOf(fleet) : fleet;
      return { unit, key: [s.at[unit]!, deck, ...duties(s, unit), s.tops.includes(unit) ? 1 : 0], fits: () => false };
    }),
  );
  const loads = new Map<number, number>();
  const garrisoned = new Set<number>();
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (s.at[unit]! < 0 || land.includes(unit)) continue;
    if (IS_GARRISON[unit]) garrisoned.add(s.at[unit]!);
    if (s.aboard[unit]! >= 0 && !IS_LEADER[unit]) loads.set(s.aboard[unit]!, (loads.get(s.aboard[unit]!) ?? 0) + 1);
  }
  return slots.map(({ unit, key }) => {
    const hex = s.at[unit]!;
    const fleet = s.aboard[unit]!;
    if (fleet >= 0) {
      const contingent = CONTINGENT[afloat.get(fleet) ?? fleet];
      const load = (loads.get(fleet) ?? 0) + 1;
      loads.set(fleet, load);
      return {
        unit,
        key,
        fits: (one) => CONTINGENT[one] === contingent && !IS_STATIC[one] && (load <= CARGO || IS_LEADER[one] === 1),
      };
    }
    const moves = errands(s, unit).some((place) => place >= 0);
    const mayGuard = !moves && PLACE[hex]! >= 0 && !garrisoned.has(hex);
    if (mayGuard) garrisoned.add(hex); // one of the places in a hex is the garrison's, if there is one
    const roadless = TERRAIN[hex] === MOUNTAIN && !hasRoad(hex);
    const lies = beneathTheTop(s, unit);
    return {
      unit,
      key,
      fits: (one) =>
        lies(one) &&
        (IS_GARRISON[one] ? mayGuard : !(moves && IS_STATIC[one]) && (IS_LIGHT[one] === 1 || IS_STATIC[one] === 1 || !roadless)),
    };
  });
}

const hasRoad = (hex: number): boolean => SIDES.slice(hex * 6, hex * 6 + 6).some((side) => (side & ROAD) !== 0);

/** A random way to give every slot a unit that fits; undefined if there is none. */
function match(s: State, slots: readonly Slot[], units: readonly number[]): Map<number, number> | undefined {
  const pool = units.toSorted((a, b) => a - b);
  shuffle(s.chance, pool);
  const slotOf = new Map<number, Slot>();
  const settle = (slot: Slot, asked: Set<number>): boolean => {
    for (const unit of pool) {
      if (asked.has(unit) || !slot.fits(unit)) continue;
      asked.add(unit);
      const rival = slotOf.get(unit);
      if (rival && !settle(rival, asked)) continue;
      slotOf.set(unit, slot);
      return true;
    }
    return false;
  };
  const lots = [...slots];
  shuffle(s.chance, lots);
  if (!lots.every((slot) => settle(slot, new Set()))) return undefined;
  return new Map([...slotOf].map(([unit, slot]) => [slot.unit, unit]));
}

/** Swaps the places of units, including their roles. */
function permute(s: State, into: ReadonlyMap<number, number>): void {
  const at = s.at.slice();
  const aboard = s.aboard.map((fleet) => into.get(fleet) ?? fleet);
  for (let unit = 0; unit < UNIT_COUNT; unit++) s.aboard[unit] = aboard[unit]!;
  for (const [place, unit] of into) {
    s.at[unit] = at[place]!;
    s.aboard[unit] = aboard[place]!;
  }
  const { operation, mobilization } = s;
  for (const list of [s.tops, operation?.units, operation?.party, operation?.dropped, mobilization?.fresh])
    for (let i = 0; list && i < list.length; i++) list[i] = into.get(list[i]!) ?? list[i]!;
  s.tops.sort((a, b) => a - b);
}

/** The enemy's unseen markers are swapped with the pool; one committed to diplomacy stays of that kind. */
function redealMarkers(s: State, viewer: number): void {
  const enemy = enemyOf(viewer);
  const unknown = s.markers.flatMap((holder, marker) =>
    holder === POOL || (holder === enemy && !s.seen[marker]) ? [marker] : [],
  );
  const held = unknown.filter((marker) => s.markers[marker] === enemy);
  const talks = s.diplomacy;
  const key = talks && (talks.side === enemy ? "marker" : "answer");
  const committed = talks && key ? talks[key] : -1;
  for (const marker of unknown) s.markers[marker] = POOL;
  let left = held.length;
  if (talks && key && held.includes(committed)) {
    const kinds = unknown.filter((marker) => MARKERS[marker]!.kind === "diplomacy");
    talks[key] = kinds[randomBelow(s.chance, kinds.length)]!;
    s.markers[talks[key]] = enemy;
    left--;
  }
  const rest = unknown.filter((marker) => s.markers[marker] === POOL);
  shuffle(s.chance, rest);
  for (const marker of rest.slice(0, left)) s.markers[marker] = enemy;
}
