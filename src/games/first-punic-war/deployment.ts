import { type Board, campIn, inEnemyZone, isFortress, isPillaged, isPort, occupies, scan } from "./board.ts";
import { CARTHAGE, HEXES, ITALIA, KIND, LIBYA, MAP, NUMIDIA, PLACE, REGION, ROME, SEA } from "./map.ts";
import { isBesieged } from "./optional/siege.ts";
import { enemyOf, MERCENARIES, NEUTRAL, ROMAN, type State } from "./state.ts";
import { mayStand } from "./terrain.ts";
import { BALEARIC, CONTINGENT, IS_GARRISON, IS_LEADER, IS_SACRED_BAND, UNITS } from "./units.ts";

const BALEARES = MAP.places.find((place) => place.id === "baleares")!.hex;

/** Whether reinforcements may come in at a hex at all: no enemy, no zone of control, no pillage, no siege (9.2, 30.1, 31.3). */
function isOpen(s: State, b: Board, side: number, hex: number): boolean {
  if (occupies(b, enemyOf(side), hex) || occupies(b, NEUTRAL, hex)) return false;
  if (isPillaged(s, hex) || isBesieged(s, b, hex, side)) return false;
  return !inEnemyZone(s, b, hex, side);
}

/** Whether a side has a unit in a hex that was there when the phase began (9.2). */
function wasHeld(b: Board, hex: number, fresh: readonly number[]): boolean {
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) if (!fresh.includes(unit)) return true;
  return false;
}

/** Whether a landed Roman legion, or any Carthaginian unit, receives a leader in a hex (9.2). */
function receivesLeader(b: Board, hex: number, side: number, fresh: readonly number[]): boolean {
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) {
    if (fresh.includes(unit) || CONTINGENT[unit] !== side) continue;
    if (side !== ROMAN || UNITS[unit]!.type === "legion") return true;
  }
  return false;
}

function hasGarrison(b: Board, hex: number): boolean {
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) if (IS_GARRISON[unit]) return true;
  return false;
}

/** Gauls, Iberians and Numidians but for their garrisons: they deploy anywhere in their region (24.3). */
const isTribal = (unit: number): boolean => {
  const contingent = CONTINGENT[unit]!;
  return contingent >= 4 && contingent !== MERCENARIES + 2 && !IS_GARRISON[unit];
};

/** Whether a hex is of the kind that the mobilization charts (9.2) and 24.3 name for a unit. */
function isRightKind(s: State, b: Board, side: number, unit: number, hex: number, fresh: readonly number[]): boolean {
  const contingent = CONTINGENT[unit]!;
  const { type } = UNITS[unit]!;
  if (contingent >= 2 && contingent !== MERCENARIES + 2) {
    if (MAP.home[REGION[hex]!] !== contingent) return false;
    if (type === "fleet") return isPort(hex);
    return isTribal(unit) ? mayStand(unit, hex) : PLACE[hex]! >= 0;
  }
  if (contingent < 2 && IS_LEADER[unit]) return hex === (side === ROMAN ? ROME : CARTHAGE) || receivesLeader(b, hex, side, fresh);
  if (!wasHeld(b, hex, fresh)) return false;
  if (IS_SACRED_BAND[unit]) return hex === CARTHAGE;
  switch (type) {
    case "legion":
      return REGION[hex] === ITALIA && PLACE[hex]! >= 0;
    case "garrison":
      return PLACE[hex]! >= 0;
    case "siege":
      return isFortress(s, hex) || campIn(s, hex) === side;
    case "fleet":
    case "marine":
      return isPort(hex);
    case "elephant":
      return isFortress(s, hex) && (REGION[hex] === LIBYA || REGION[hex] === NUMIDIA);
    default:
      return isFortress(s, hex);
  }
}

const PLACE_HEXES: readonly number[] = MAP.places.map((place) => place.hex).sort((a, b) => a - b);
const REGION_HEXES: readonly (readonly number[])[] = MAP.regions.map((_, region) =>
  Array.from(REGION.keys()).filter((hex) => REGION[hex] === region),
);

/** The hexes worth looking at for a unit. */
function candidates(s: State, unit: number): readonly number[] {
  const contingent = CONTINGENT[unit]!;
  if (isTribal(unit)) return REGION_HEXES[MAP.home.indexOf(contingent)]!;
  if (UNITS[unit]!.type === "siege") return [...PLACE_HEXES, ...s.camps.filter((hex) => hex >= 0)];
  if (contingent < 2 && IS_LEADER[unit]) {
    const hexes = new Set([ROME, CARTHAGE, ...s.at.filter((hex) => hex >= 0 && KIND[hex] !== SEA)]);
    return [...hexes].sort((a, b) => a - b);
  }
  return PLACE_HEXES;
}

function* allowed(s: State, b: Board, side: number, unit: number, fresh: readonly number[]): Generator<number> {
  if (unit === BALEARIC && !occupies(b, side, BALEARES)) return; // 21.0
  for (const hex of candidates(s, unit)) {
    if (!isRightKind(s, b, side, unit, hex, fresh)) continue;
    if (IS_GARRISON[unit] && hasGarrison(b, hex)) continue; // 21.0
    if (isOpen(s, b, side, hex)) yield hex;
  }
}

/** Where a side may deploy a unit (9.2, 21.0, 24.3); units deployed in the same phase do not help. */
export const deployable = (s: State, side: number, unit: number, fresh: readonly number[]): number[] => [
  ...allowed(s, scan(s), side, unit, fresh),
];

/** Whether there is any place to deploy a unit. */
export const isDeployable = (s: State, b: Board, side: number, unit: number, fresh: readonly number[]): boolean =>
  !allowed(s, b, side, unit, fresh).next().done;

/** Where a Dictator or Sufete may be deployed: with any unit of his side; at sea, on a fleet of his own nation (23.1). */
export function dictatorHexes(s: State, side: number, fresh: readonly number[]): number[] {
  const b = scan(s);
  const hexes: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (b.first[hex]! < 0 || !occupies(b, side, hex) || !wasHeld(b, hex, fresh) || !isOpen(s, b, side, hex)) continue;
    if (KIND[hex] !== SEA || ownFleetIn(b, hex, side) >= 0) hexes.push(hex);
  }
  return hexes;
}

/** A fleet of a side's own nation in a hex, or -1. */
export function ownFleetIn(b: Board, hex: number, side: number): number {
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) {
    if (CONTINGENT[unit] === side && UNITS[unit]!.type === "fleet") return unit;
  }
  return -1;
}
