import { type Features, Numbering } from "../../../bots/learned/features.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { fortresses, occupies, scan } from "../rules/board.ts";
import { distance, HEXES, KIND, MAP, NEIGHBOURS, PLACES, PRINTED_FORTRESS, REGION, SEA } from "../rules/map.ts";
import { SCENARIOS } from "../rules/scenarios.ts";
import { strengthOf } from "../rules/shifts.ts";
import { AVAILABLE, NEUTRAL, PHASES, POOL, POWER_IDS, type State, sideOf, sideOfSeat } from "../rules/state.ts";
import { hungryHexes } from "../rules/supply.ts";
import { IS_FLEET, IS_LEADER, IS_STATIC, MARKERS, UNIT_COUNT } from "../rules/units.ts";
import { pointsFor } from "../rules/victory.ts";

// The network's input. Units a seat cannot see are where it imagines them.

const TURNS = Math.max(...SCENARIOS.map(({ lastTurn }) => lastTurn));
/** The regions, the sea, out of the game, and ready to be recruited. */
const AREAS = MAP.regions.length + 3;
const AT_SEA = MAP.regions.length;

const FORTS: readonly number[] = PLACES.flatMap(({ hex }) => (PRINTED_FORTRESS[hex]! > 0 ? [hex] : []));
const FORT = new Int8Array(HEXES).fill(-1);
for (const [number, hex] of FORTS.entries()) FORT[hex] = number;
/** The fortress nearest to each hex. */
const NEAREST = Uint8Array.from({ length: HEXES }, (_, hex) =>
  FORTS.reduce((best, fort, number) => (distance(hex, fort) < distance(hex, FORTS[best]!) ? number : best), 0),
);

/** Strength in steps: up to 3, 6, 10, 15, 22, more. */
const SIZES = 6;
const sizeOf = (strength: number): number =>
  strength <= 3 ? 0 : strength <= 6 ? 1 : strength <= 10 ? 2 : strength <= 15 ? 3 : strength <= 22 ? 4 : 5;
const MOST_FLEETS = 4;
const MOST_AP = 30;
const MOST_STRENGTH = 24;
const MOST_MARKERS = 8;
const MOST_HUNGRY = 5;
const LEADS = 61;
const EVEN = (LEADS - 1) / 2;

const numbering = new Numbering();
const block = (count: number): number => numbering.block(count);

const HOLDER = block(FORTS.length * 3);
const STRENGTH = block(2 * FORTS.length * SIZES);
const FLEETS = block(2 * FORTS.length * MOST_FLEETS);
const BESIDE = block(2 * FORTS.length * SIZES);
const NEAR = block(2 * FORTS.length * SIZES);
const FLEETS_NEAR = block(2 * FORTS.length * MOST_FLEETS);
const IN_AREA = block(2 * AREAS * SIZES);
const UNIT_IN = block(UNIT_COUNT * AREAS);
const VETERAN = block(UNIT_COUNT);
const TOTAL = block(2 * MOST_STRENGTH);
const ALL_FLEETS = block(2 * 12);
const AP = block(2 * MOST_AP);
const DEBT = block(2 * 6);
const HUNGRY = block(2 * MOST_HUNGRY);
const MARKER_COUNT = block(2 * MOST_MARKERS);
const MARKER = block(2 * MARKERS.length);
const POWER = block(POWER_IDS.length * 3);
const LEAD = block(TURNS * LEADS);
const LEAD_OF_SIDE = block(4 * LEADS);
const LEFT = block(TURNS);
const SCENARIO = block(SCENARIOS.length);
const PHASE = block(PHASES.length);
const ORDER = block(4);
const FLAGS = block(8);

const here = [new Float32Array(FORTS.length), new Float32Array(FORTS.length)] as const;
const near = [new Float32Array(FORTS.length), new Float32Array(FORTS.length)] as const;
const beside = [new Float32Array(FORTS.length), new Float32Array(FORTS.length)] as const;
const fleets = [new Uint8Array(FORTS.length), new Uint8Array(FORTS.length)] as const;
const fleetsNear = [new Uint8Array(FORTS.length), new Uint8Array(FORTS.length)] as const;
const inArea = [new Float32Array(AREAS), new Float32Array(AREAS)] as const;
const SUMS = [...here, ...near, ...beside, ...fleets, ...fleetsNear, ...inArea];

export const features: Features<State> = {
  size: numbering.size,
  most: 700,
  seats: SEATS,
  write(s, seat: Seat, into) {
    let n = 0;
    const add = (feature: number) => {
      into[n++] = feature;
    };
    for (const list of SUMS) list.fill(0);
    const total = [0, 0];
    const ships = [0, 0];
    for (let unit = 0; unit < UNIT_COUNT; unit++) {
      const hex = s.at[unit]!;
      const area = hex < 0 ? AT_SEA + (hex === AVAILABLE ? 2 : 1) : KIND[hex] === SEA ? AT_SEA : REGION[hex]!;
      add(UNIT_IN + unit * AREAS + area);
      if (hex < 0) continue;
      if (s.veteran[unit] === 1) add(VETERAN + unit);
      const side = sideOf(s, unit);
      if (side === NEUTRAL) continue;
      count(s, unit, side, hex, area);
      total[side]! += IS_LEADER[unit] ? 0 : strengthOf(s, unit);
      ships[side]! += IS_FLEET[unit]!;
    }
    const b = scan(s);
    const lead = [0, 0];
    for (const hex of fortresses(s))
      for (let side = 0; side < 2; side++) if (occupies(b, side, hex)) lead[side]! += pointsFor(s, b, side, hex);
    for (let fort = 0; fort < FORTS.length; fort++) {
      const hex = FORTS[fort]!;
      for (let side = 0; side < 3; side++) if (occupies(b, side, hex)) add(HOLDER + fort * 3 + side);
    }
    for (let side = 0; side < 2; side++) {
      n = writeSums(side, into, n);
      add(TOTAL + side * MOST_STRENGTH + Math.min(Math.floor(total[side]! / 8), MOST_STRENGTH - 1));
      add(ALL_FLEETS + side * 12 + Math.min(ships[side]!, 11));
      add(AP + side * MOST_AP + Math.min(Math.max(0, s.ap[side]!), MOST_AP - 1));
      if (s.debt[side]! > 0) add(DEBT + side * 6 + Math.min(s.debt[side]!, 6) - 1);
      const hungry = hungryHexes(s, side).length;
      if (hungry > 0) add(HUNGRY + side * MOST_HUNGRY + Math.min(hungry, MOST_HUNGRY) - 1);
    }
    const held = [0, 0];
    for (const [marker, holder] of s.markers.entries()) {
      if (holder === POOL) continue;
      held[holder]!++;
      if (holder === sideOfSeat(seat) || s.seen[marker]) add(MARKER + holder * MARKERS.length + marker);
    }
    for (let side = 0; side < 2; side++) add(MARKER_COUNT + side * MOST_MARKERS + Math.min(held[side]!, MOST_MARKERS - 1));
    for (const [power, side] of s.powers.entries()) add(POWER + power * 3 + side);
    const left = SCENARIOS[s.scenario]!.lastTurn - Math.min(s.turn, SCENARIOS[s.scenario]!.lastTurn);
    const ahead = Math.max(0, Math.min(LEADS - 1, lead[0]! - lead[1]! + EVEN));
    add(LEAD + left * LEADS + ahead);
    // in the last turn it matters who is still to move
    if (left === 0) add(LEAD_OF_SIDE + (s.side * 2 + (s.side === s.first ? 0 : 1)) * LEADS + ahead);
    add(LEFT + left);
    add(SCENARIO + s.scenario);
    add(PHASE + PHASES.indexOf(s.phase));
    add(ORDER + s.side * 2 + (s.side === s.first ? 0 : 1));
    for (const [number, flag] of [s.rules.leaders, s.rules.siege, s.rules.pillage, s.rules.colonies, s.rules.reaction].entries())
      if (flag) add(FLAGS + number);
    if (s.crisis >= 0) add(FLAGS + 5);
    add(FLAGS + (seat === "rome" ? 6 : 7));
    return n;
  },
};

/** Counts a unit where it is, and by the fortresses near it. */
function count(s: State, unit: number, side: number, hex: number, area: number): void {
  const of = side as 0 | 1;
  const fort = FORT[hex]!;
  if (IS_FLEET[unit]) {
    if (fort >= 0) fleets[of][fort]!++;
    else fleetsNear[of][NEAREST[hex]!]!++;
  }
  if (IS_LEADER[unit]) return;
  const strength = strengthOf(s, unit);
  inArea[of][area]! += strength;
  if (fort >= 0) here[of][fort]! += strength;
  if (IS_STATIC[unit]) return;
  if (fort < 0) near[of][NEAREST[hex]!]! += strength;
  for (let d = 0; d < 6; d++) {
    const next = NEIGHBOURS[hex * 6 + d]!;
    if (next >= 0 && FORT[next]! >= 0) beside[of][FORT[next]!]! += strength;
  }
}

function writeSums(side: number, into: Uint16Array, from: number): number {
  const of = side as 0 | 1;
  let n = from;
  for (let fort = 0; fort < FORTS.length; fort++) {
    const row = side * FORTS.length + fort;
    if (here[of][fort]! > 0) into[n++] = STRENGTH + row * SIZES + sizeOf(here[of][fort]!);
    if (near[of][fort]! > 0) into[n++] = NEAR + row * SIZES + sizeOf(near[of][fort]!);
    if (beside[of][fort]! > 0) into[n++] = BESIDE + row * SIZES + sizeOf(beside[of][fort]!);
    if (fleets[of][fort]! > 0) into[n++] = FLEETS + row * MOST_FLEETS + Math.min(fleets[of][fort]!, MOST_FLEETS) - 1;
    if (fleetsNear[of][fort]! > 0) into[n++] = FLEETS_NEAR + row * MOST_FLEETS + Math.min(fleetsNear[of][fort]!, MOST_FLEETS) - 1;
  }
  for (let area = 0; area < AREAS; area++)
    if (inArea[of][area]! > 0) into[n++] = IN_AREA + (side * AREAS + area) * SIZES + sizeOf(inArea[of][area]! / 2);
  return n;
}
