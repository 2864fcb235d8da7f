import type { Play } from "../../../engine/index.ts";
import { choose, confirm, pick, type Reason } from "./ask.ts";
import { type Board, blocked, scan, zoneMap } from "./board.ts";
import { beginOperation, canOperate, whyNotOperable } from "./forces.ts";
import { directionTo, distance, HEX_IDS, HEXES, hexOfId, PLACES, powerOf } from "./map.ts";
import { enterHex, invade, neutralPlace } from "./minor-powers.ts";
import { leadersIn } from "./morale.ts";
import { type FpwTable, relocate, tellIfEmpty } from "./pieces.ts";
import { enemyOf, NEUTRAL, POWER_IDS, SIDE_IDS, type State, seatOf, sideOf } from "./state.ts";
import { COST } from "./tables.ts";
import { landMayCross, NO_WAY, STEPS_INTO, WAY_COST } from "./terrain.ts";
import { IS_LIGHT, LEADERS, MOVE, UNIT_COUNT, UNIT_IDS, unitOfId } from "./units.ts";
import { landWays } from "./ways.ts";

/** The highest cost of a single step, which is always allowed (13.0). */
const ONE_STEP = Math.max(...WAY_COST[1].filter((way) => way !== NO_WAY));
/** The greatest distance a unit can come from, in half movement points. */
const MOST = Math.max(...MOVE.map((move) => move * 2), ONE_STEP);

/** Working storage for measuring distances. */
const FAR = 255;
const cost = new Uint8Array(HEXES);
const buckets: number[][] = Array.from({ length: MOST + 1 }, () => []);
/** how many hexes of each bucket are in use */
const filled = new Uint16Array(MOST + 1);

/** The land units of a side that may move in an operation. */
function movers(s: State, side: number): number[] {
  const spare = s.ap[side]! - COST.operation;
  const units: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (s.at[unit]! >= 0 && canOperate(s, side, unit, false, spare)) units.push(unit);
  return units;
}

/** How far, in half movement points, to look for heavy and for light units around a hex; 0 if none is near enough. */
type Horizon = [heavy: number, light: number];

/** How far to look for units around a hex; null if none is near enough. */
function horizon(s: State, units: readonly number[], target: number): Horizon | null {
  const heavyWays = landWays(target, false);
  const lightWays = landWays(target, true);
  let heavy = 0;
  let light = 0;
  for (const unit of units) {
    const from = s.at[unit]!;
    const isLight = IS_LIGHT[unit] === 1;
    const way = (isLight ? lightWays : heavyWays)[from]!;
    if (way > MOST || from === target) continue;
    let points = MOVE[unit]! * 2;
    if (points < ONE_STEP && distance(from, target) === 1) points = ONE_STEP;
    if (way > points) continue;
    if (isLight) light = Math.max(light, points);
    else heavy = Math.max(heavy, points);
  }
  return heavy + light > 0 ? [heavy, light] : null;
}

/** Whether a single step leads from a hex to a target: adjacent, with nothing impassable in between. */
const isOneStep = (light: number, hex: number, target: number): boolean =>
  distance(hex, target) === 1 && landMayCross(light === 1, hex, directionTo(hex, target));

/** Whether units may pass through a hex: no enemies, no neutral places, no zones of control (11.1). */
const isThoroughfare = (s: State, b: Board, hex: number, side: number, zones: Uint8Array): boolean =>
  !zones[hex] && !blocked(b, side, hex) && neutralPlace(s, hex) < 0;

/**
 * The units, light or heavy, that can reach a hex in one Movement Segment (12.3), found by measuring back from it in half
 * movement points (13.1). One step is always possible (13.0). Stops at the first unit if one is enough.
 */
function search(
  s: State,
  b: Board,
  zones: Uint8Array,
  side: number,
  target: number,
  light: number,
  farthest: number,
  justOne: boolean,
  found: number[],
): void {
  if (farthest === 0) return;
  cost.fill(FAR);
  filled.fill(0);
  cost[target] = 0;
  buckets[0]![filled[0]!++] = target;
  const spare = s.ap[side]! - COST.operation;
  const steps = STEPS_INTO[light as 0 | 1];
  const hot = zones[target] === 1;
  for (let spent = 0; spent <= farthest; spent++) {
    for (let i = 0; i < filled[spent]!; i++) {
      const hex = buckets[spent]![i]!;
      if (cost[hex] !== spent) continue;
      if (hex !== target) {
        const oneStep = isOneStep(light, hex, target) && !(hot && zones[hex]);
        for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) {
          if (IS_LIGHT[unit] !== light || !canOperate(s, side, unit, false, spare)) continue;
          if (MOVE[unit]! * 2 < spent && !oneStep) continue;
          found.push(unit);
          if (justOne) return;
        }
        if (!isThoroughfare(s, b, hex, side, zones)) continue;
      }
      for (let step = steps.start[hex]!; step < steps.start[hex + 1]!; step++) {
        const from = steps.from[step]!;
        const total = spent + steps.cost[step]!;
        if (total > farthest || total >= cost[from]!) continue;
        if (hex === target && hot && zones[from]) continue; // 11.1.2
        cost[from] = total;
        buckets[total]![filled[total]!++] = from;
      }
    }
  }
}

/** The units within a horizon that can reach a hex; only one of them if that is enough. */
function inReach(
  s: State,
  { b, zones }: Ground,
  side: number,
  target: number,
  [heavy, light]: Horizon,
  justOne: boolean,
): number[] {
  const found: number[] = [];
  search(s, b, zones, side, target, 0, heavy, justOne, found);
  if (!justOne || found.length === 0) search(s, b, zones, side, target, 1, light, justOne, found);
  return found.sort((a, c) => a - c);
}

/** The units on the board, and the enemy's zones of control. Valid until the next survey. */
interface Ground {
  readonly b: Board;
  readonly zones: Uint8Array;
}

function survey(s: State, side: number): Ground {
  const b = scan(s);
  return { b, zones: zoneMap(s, b, enemyOf(side)) };
}

/** The same through empty places of neutral powers: that is an invasion, and they block the way as enemies (24.2). */
function invading(
  s: State,
  powers: readonly number[],
  side: number,
  target: number,
  within: Horizon,
  justOne: boolean,
): number[] {
  for (const power of powers) s.powers[power] = enemyOf(side);
  const found = inReach(s, survey(s, side), side, target, within, justOne);
  for (const power of powers) s.powers[power] = NEUTRAL;
  return found;
}

/** The hexes of each minor power's towns and fortresses. */
const PLACES_OF_POWER = POWER_IDS.map((_, power) => PLACES.flatMap(({ hex }) => (powerOf(hex) === power ? [hex] : [])));

/**
 * The neutral powers units might invade on their way to a hex, alone and together, the fewest first: those with an empty place
 * near enough.
 */
function neutralsOnTheWay(s: State, side: number, target: number, within: Horizon): number[][] {
  const b = scan(s);
  let sets: number[][] = [[]];
  for (let power = 0; power < s.powers.length; power++)
    if (s.powers[power] === NEUTRAL && hasEmptyPlace(b, side, power, target, within))
      sets = sets.flatMap((set) => [set, [...set, power]]);
  return sets.slice(1).sort((a, c) => a.length - c.length);
}

/** Whether a power has an empty place near enough to a hex. */
function hasEmptyPlace(b: Board, side: number, power: number, target: number, [heavy, light]: Horizon): boolean {
  const heavyWays = landWays(target, false);
  const lightWays = landWays(target, true);
  for (const hex of PLACES_OF_POWER[power]!)
    if ((heavyWays[hex]! < heavy || lightWays[hex]! < light) && !blocked(b, side, hex)) return true;
  return false;
}

/** Units moving together, and the neutral powers they have to invade on the way. */
interface Column {
  readonly powers: readonly number[];
  readonly units: number[];
}

/** The units that can join a leader without invading anybody (12.3). */
export function unitsToJoin(s: State, side: number, target: number): number[] {
  const near = horizon(s, movers(s, side), target);
  return near ? inReach(s, survey(s, side), side, target, near, false) : [];
}

/** The units that can join a leader, in columns (12.3, 24.2). */
function columnsTo(s: State, side: number, target: number): Column[] {
  const units = movers(s, side);
  const columns: Column[] = [{ powers: [], units: unitsToJoin(s, side, target) }];
  const isFound = (unit: number) => columns.some((column) => column.units.includes(unit));
  const rest = units.filter((unit) => !isFound(unit));
  const within = horizon(s, rest, target);
  if (!within) return columns;
  for (const powers of neutralsOnTheWay(s, side, target, within)) {
    const more = invading(s, powers, side, target, within, false).filter((unit) => !isFound(unit));
    if (more.length > 0) columns.push({ powers, units: more });
  }
  return columns;
}

/** All units that can join a leader, whomever they would have to invade on the way (12.3, 24.2). */
export const joining = (s: State, side: number, target: number): number[] =>
  columnsTo(s, side, target).flatMap((column) => column.units);

/** The hexes with a leader of a side, ashore or on board. */
function leaderHexes(s: State, side: number): number[] {
  const hexes: number[] = [];
  for (const unit of LEADERS) {
    const hex = s.at[unit]!;
    if (hex >= 0 && sideOf(s, unit) === side && !hexes.includes(hex)) hexes.push(hex);
  }
  return hexes.sort((a, b) => a - b);
}

/** The hexes with a leader whom units of his side can join (12.3); only one of them if that is enough. */
export function leadersToJoin(s: State, side: number, justOne: boolean): number[] {
  const hexes: number[] = [];
  const units = movers(s, side);
  const leaders: { hex: number; within: Horizon }[] = [];
  for (const hex of leaderHexes(s, side)) {
    const within = horizon(s, units, hex);
    if (within) leaders.push({ hex, within });
  }
  if (leaders.length === 0) return hexes;
  const ground = survey(s, side);
  for (const { hex, within } of leaders) {
    if (inReach(s, ground, side, hex, within, true).length === 0) continue;
    hexes.push(hex);
    if (justOne) return hexes;
  }
  for (const { hex, within } of leaders) {
    if (hexes.includes(hex)) continue;
    const isCutOff = neutralsOnTheWay(s, side, hex, within).every(
      (powers) => invading(s, powers, side, hex, within, true).length === 0,
    );
    if (isCutOff) continue;
    hexes.push(hex);
    if (justOne) break;
  }
  return hexes.sort((a, b) => a - b);
}

/** Why no units are concentrated in a hex: no leader of the side is there, or nobody who could join him (12.3). */
const whyNotAround = (s: State, side: number, hex: number): Reason => ({
  why: LEADERS.some((leader) => s.at[leader] === hex && sideOf(s, leader) === side)
    ? "fpw.why.nobody-to-join"
    : "fpw.why.no-leader-there",
  rule: "12.3",
});

function whyNotJoin(s: State, side: number, unit: number, hex: number): Reason | undefined {
  if (unit < 0 || s.at[unit]! < 0 || sideOf(s, unit) !== side) return undefined;
  if (s.at[unit] === hex) return { why: "fpw.why.there-already", rule: "12.3", params: { unit: UNIT_IDS[unit]! } };
  if (!canOperate(s, side, unit, false, s.ap[side]! - COST.operation)) return whyNotOperable(s, unit, false);
  return { why: "fpw.why.out-of-reach", rule: "12.3", params: { unit: UNIT_IDS[unit]!, hex: HEX_IDS[hex]! } };
}

/** Any or all land units in reach move to a leader, who stays where he is (12.3). */
export function* concentrate(t: FpwTable, side: number): Play {
  const { s } = t;
  const answer = yield* choose(
    seatOf(side),
    leadersToJoin(s, side, false).map((hex) => HEX_IDS[hex]!),
    {
      prompt: "fpw.choose-leader-hex",
      rule: "12.3",
      always: true,
      whyNot: (id) => (hexOfId(id) >= 0 ? whyNotAround(s, side, hexOfId(id)) : undefined),
    },
  );
  const hex = hexOfId(answer);
  const columns = columnsTo(s, side, hex);
  const able = columns.flatMap((column) => column.units).sort((a, b) => a - b);
  const picked = yield* pick(
    seatOf(side),
    able.map((unit) => UNIT_IDS[unit]!),
    1,
    able.length,
    {
      prompt: "fpw.choose-joining",
      rule: "12.3",
      params: {
        hex: answer,
        leaders: leadersIn(s, side, hex).map((unit) => UNIT_IDS[unit]!),
        modifiers: able.map((unit) => `${UNIT_IDS[unit]}=${HEX_IDS[s.at[unit]!]}`),
      },
      always: true,
      whyNot: (id) => whyNotJoin(s, side, unitOfId(id), hex),
    },
  );
  const going = yield* chooseInvasions(side, hex, columns, picked.map(unitOfId));
  const units = going.flatMap((column) => column.units);
  if (units.length === 0) return;
  beginOperation(t, side, "concentrate", hex, units, COST.operation, false);
  for (const column of going) {
    for (const power of column.powers) if (s.powers[power] === NEUTRAL) invade(t, side, power, hex, "fpw.invaded-on-the-way");
    for (const from of new Set(column.units.map((unit) => s.at[unit]!))) {
      const group = column.units.filter((unit) => s.at[unit] === from);
      for (const unit of group) relocate(s, unit, hex);
      t.note("fpw.concentrated", { side: SIDE_IDS[side]!, from: HEX_IDS[from]!, hex: answer, units: group.length }, "12.3");
      tellIfEmpty(t, from);
    }
  }
  enterHex(t, side, hex);
}

/**
 * Units that can only come through places of neutral powers invade them if the player wishes; otherwise they stay where they are.
 */
function* chooseInvasions(side: number, hex: number, columns: readonly Column[], picked: readonly number[]): Play<Column[]> {
  const going: Column[] = [];
  for (const { powers, units: all } of columns) {
    const units = all.filter((unit) => picked.includes(unit));
    if (units.length === 0) continue;
    const params = {
      powers: powers.map((power) => POWER_IDS[power]!),
      units: units.map((unit) => UNIT_IDS[unit]!),
      hex: HEX_IDS[hex]!,
    };
    if (powers.length === 0 || (yield* confirm(seatOf(side), { prompt: "fpw.invade-on-the-way", rule: "24.2", params })))
      going.push({ powers, units });
  }
  return going;
}
