import type { Play } from "../../../engine/index.ts";
import { choose, pick, type Reason } from "./ask.ts";
import { type Board, blocked, inEnemyZone, inZone, occupies, scan } from "./board.ts";
import { counters, topShown, whatShows } from "./fog.ts";
import { whyNotThere } from "./forces.ts";
import { distance, HEX_IDS, HEXES, hexOfId, KIND, NEIGHBOURS, SEA } from "./map.ts";
import { enterHex, neutralPlace } from "./minor-powers.ts";
import { fleetMayEnter, isPassing } from "./naval.ts";
import { alive, cargoOf, eliminate, type FpwTable, relocateAll, shownAboard, takeUpMarkers, tellIfTaken } from "./pieces.ts";
import { type Combat, enemyOf, NEUTRAL, type Retreat, SIDE_IDS, type State, seatOf } from "./state.ts";
import { fleetMayCross, landMayCross } from "./terrain.ts";
import { IS_FLEET, IS_LIGHT, IS_SIEGE, IS_STATIC, UNIT_IDS, unitOfId } from "./units.ts";

/** Units withdraw one hex, or rout as many hexes as the die of their check: land units together, fleets together (16.0, 16.2). */
export function startRetreat(t: FpwTable, combat: Combat, side: number, units: readonly number[], rout = 0): void {
  for (const unit of units) {
    if (IS_STATIC[unit]) eliminate(t, unit, "16.2", "fpw.lost.static");
    else if (IS_SIEGE[unit] && rout > 0) eliminate(t, unit, "16.2", "fpw.lost.rout");
  }
  const hexes = Math.max(rout, 1);
  const movers = alive(t.s, units);
  for (const fleets of [0, 1]) {
    const group = movers.filter((unit) => IS_FLEET[unit] === fleets);
    if (group.length === 0) continue;
    const hex = t.s.at[group[0]!]!;
    combat.retreats.push({ side, units: group, origin: hex, hex, left: hexes, hexes });
  }
}

type Way = "light" | "heavy" | "fleet";

export const wayOf = (unit: number): Way => (IS_FLEET[unit] ? "fleet" : IS_LIGHT[unit] ? "light" : "heavy");

const crosses = (way: Way, from: number, d: number): boolean =>
  way === "fleet" ? fleetMayCross(from, d) : landMayCross(way === "light", from, d);

const UNKNOWN = 255;
const NO_WAY = 100;
const toGo = new Uint8Array(HEXES);

/** How many zones of control the best route to the end of the retreat passes through, NO_WAY if there is none (16.1). */
function worst(s: State, b: Board, retreat: Retreat, way: Way, hex: number, left: number): number {
  if (left === 0) return 0;
  if (toGo[hex] !== UNKNOWN) return toGo[hex]!;
  let best = NO_WAY;
  for (let d = 0; d < 6 && best > 0; d++) best = Math.min(best, stepInto(s, b, retreat, way, hex, d, left));
  toGo[hex] = best;
  return best;
}

/** The same for a first step in a direction: each hex must lead farther from the combat. */
function stepInto(s: State, b: Board, retreat: Retreat, way: Way, hex: number, d: number, left: number): number {
  const to = NEIGHBOURS[hex * 6 + d]!;
  if (to < 0 || !crosses(way, hex, d)) return NO_WAY;
  const passing = way === "fleet" && left > 1; // fleets pass enemy land units, as in movement (19.2.3)
  if (passing ? !fleetMayEnter(s, b, retreat.side, to) : blocked(b, retreat.side, to)) return NO_WAY;
  if (distance(retreat.origin, to) !== retreat.hexes - left + 1) return NO_WAY;
  return Math.min(NO_WAY, (costsAUnit(s, b, to, retreat.side) ? 1 : 0) + worst(s, b, retreat, way, to, left - 1));
}

/** Whether retreating into a hex costs a unit: an enemy zone of control, or that of neutrals invaded there (16.2, 24.2). */
const costsAUnit = (s: State, b: Board, hex: number, side: number): boolean =>
  inEnemyZone(s, b, hex, side) || (neutralPlace(s, hex) >= 0 && inZone(s, b, hex, NEUTRAL));

/** The next hexes that cost the fewest units, and how many zones of control are on the way (16.1). */
export function retreatHexes(s: State, retreat: Retreat, way: Way): { hexes: number[]; zones: number } {
  const b = scan(s);
  toGo.fill(UNKNOWN);
  let zones = NO_WAY;
  let hexes: number[] = [];
  for (let d = 0; d < 6; d++) {
    const price = stepInto(s, b, retreat, way, retreat.hex, d, retreat.left);
    if (price >= NO_WAY || price > zones) continue;
    if (price < zones) hexes = [];
    zones = price;
    hexes.push(NEIGHBOURS[retreat.hex * 6 + d]!);
  }
  return { hexes, zones };
}

/** One hex of a retreat, chosen by the owning player (16.1). */
export function* retreatOneHex(t: FpwTable, combat: Combat): Play {
  const { s } = t;
  const retreat = combat.retreats[0]!;
  retreat.units = alive(s, retreat.units);
  if (retreat.left === 0 || retreat.units.length === 0) {
    combat.retreats.shift();
    return;
  }
  const heavy = retreat.units.filter((unit) => wayOf(unit) === "heavy");
  const light = retreat.units.filter((unit) => wayOf(unit) === "light");
  const way: Way = heavy.length > 0 ? "heavy" : light.length > 0 ? "light" : "fleet";
  const { hexes, zones } = retreatHexes(s, retreat, way);
  const lighter = heavy.length > 0 && light.length > 0 ? retreatHexes(s, retreat, "light") : null;
  if (lighter && lighter.zones < zones) {
    split(combat, retreat, light); // light troops find a better route
    return;
  }
  if (hexes.length === 0) {
    const units = retreat.units.map((unit) => UNIT_IDS[unit]!);
    const heavy = way === "heavy" && retreatHexes(s, retreat, "light").hexes.length > 0 ? 1 : 0;
    const params = { side: SIDE_IDS[retreat.side]!, hex: HEX_IDS[retreat.hex]!, units, left: retreat.left, heavy };
    t.note("fpw.no-retreat", params, "16.1");
    for (const unit of retreat.units) eliminate(t, unit, "16.1");
    return;
  }
  const ways = lighter ? new Set([...hexes, ...lighter.hexes]).size : hexes.length;
  yield* goBack(t, combat, retreat, hexes, zones, ways > 1);
}

/** Splits a group: some of its units go their own way. */
function split(combat: Combat, retreat: Retreat, apart: readonly number[]): void {
  combat.retreats.splice(1, 0, { ...retreat, units: [...apart] });
  retreat.units = retreat.units.filter((unit) => !apart.includes(unit));
}

/** The group retreats one hex, or is split if it could go several ways. */
function* goBack(
  t: FpwTable,
  combat: Combat,
  retreat: Retreat,
  hexes: readonly number[],
  zones: number,
  severalWays: boolean,
): Play {
  const { s } = t;
  const seat = seatOf(retreat.side);
  const ids = retreat.units.map((unit) => UNIT_IDS[unit]!);
  const options = hexes.map((hex) => HEX_IDS[hex]!);
  if (severalWays && ids.length > 1) options.push("split");
  const answer = yield* choose(seat, options, {
    prompt: "fpw.retreat",
    rule: "16.1",
    params: { units: ids, hex: HEX_IDS[retreat.hex]!, left: retreat.left, zones },
    whyNot: (id) => (hexOfId(id) >= 0 ? whyNotBackTo(s, retreat, hexOfId(id)) : undefined),
  });
  if (answer === "split") {
    const apart = yield* pick(seat, ids, 1, ids.length - 1, {
      prompt: "fpw.retreat-apart",
      rule: "16.1",
      whyNot: (id) => whyNotRetreating(s, retreat, unitOfId(id), "16.1"),
    });
    split(combat, retreat, apart.map(unitOfId));
    return;
  }
  const to = hexOfId(answer);
  const from = retreat.hex;
  const before = topShown(t, retreat.side, from);
  const army = relocateAll(s, retreat.units, to);
  retreat.hex = to;
  retreat.left--;
  t.revealed = true; // another unit may end up on top
  tellRetreat(t, combat, retreat, from, before, army);
  takeUpMarkers(t);
  enterHex(t, retreat.side, to);
  if (inEnemyZone(s, scan(s), to, retreat.side)) yield* loseOne(t, retreat);
  if (retreat.left === 0) tellIfTaken(t, retreat.side, to, retreat.units);
}

/** A step of a retreat, and what shows after it; fleets may pass enemy land units (19.2.3, 25.0). */
function tellRetreat(
  t: FpwTable,
  combat: Combat,
  { side, units, hex, origin }: Retreat,
  from: number,
  before: number,
  army: readonly string[],
): void {
  const { log, s } = t;
  if (!log) return;
  const { bared, seen, veteran } = whatShows(t, side, units, hex, from === origin ? from : -1, before);
  t.note(
    "fpw.retreated",
    {
      side: SIDE_IDS[side]!,
      from: HEX_IDS[from]!,
      to: HEX_IDS[hex]!,
      units: [...units].sort((a, b) => a - b).map((unit) => UNIT_IDS[unit]!),
      modifiers: shownAboard(s, combat, units),
      passing: isPassing(t, side, hex),
      ...(counters(s, side, hex) > 1 ? { seen: seen!, veteran: veteran! } : { seen: [] }),
      bared: bared!,
      army,
    },
    "16.1",
  );
}

/** Why a group does not retreat to a hex: it goes hex by hex, only so far (16.0), and not where an enemy stands (16.1). */
function whyNotBackTo(s: State, retreat: Retreat, hex: number): Reason {
  const steps = distance(retreat.hex, hex);
  const b = scan(s);
  const isPassed = IS_FLEET[retreat.units[0]!] === 1 && retreat.left > 1 && fleetMayEnter(s, b, retreat.side, hex);
  if (steps === 1 && occupies(b, enemyOf(retreat.side), hex) && !isPassed) return { why: "fpw.why.enemy-there", rule: "16.1" };
  if (steps === 0) return { why: "fpw.why.retreat-from-here", rule: "16.1" };
  if (steps === 1) return { why: "fpw.why.retreat", rule: "16.1" };
  if (KIND[hex] === SEA && !IS_FLEET[retreat.units[0]!]) return { why: "fpw.why.sea", rule: "16.1" };
  const why = steps > retreat.left ? "fpw.why.retreat-too-far" : "fpw.why.retreat-step";
  return { why, rule: "16.0", params: { steps, left: retreat.left } };
}

/** Why a unit is none of those that retreat. */
const whyNotRetreating = (s: State, { side, hex }: Retreat, unit: number, rule: string): Reason | undefined =>
  unit < 0
    ? undefined
    : (whyNotThere(s, side, unit, hex, rule) ?? { why: "fpw.why.not-retreating", rule, params: { unit: UNIT_IDS[unit]! } });

/** A group retreating into an enemy zone of control loses a unit, in a rout at every such hex (16.2). */
function* loseOne(t: FpwTable, retreat: Retreat): Play {
  const units = retreat.units.flatMap((unit) => [unit, ...cargoOf(t.s, unit)]);
  const answer = yield* choose(
    seatOf(retreat.side),
    units.map((unit) => UNIT_IDS[unit]!),
    {
      prompt: "fpw.lose-one",
      rule: "16.2",
      params: { hex: HEX_IDS[retreat.hex]! },
      whyNot: (id) => whyNotRetreating(t.s, retreat, unitOfId(id), "16.2"),
    },
  );
  eliminate(t, unitOfId(answer), "16.2", "fpw.lost.zone");
}
