import type { Choose } from "../../../engine/index.ts";
import { isFortress, isPort, occupies, scan } from "../rules/board.ts";
import { hexesInReach } from "../rules/forecast.ts";
import { directionTo, distance, hexOfId, KIND, PLACES, SEA, SIDES } from "../rules/map.ts";
import { neutralPlace } from "../rules/minor-powers.ts";
import { allLight } from "../rules/movement.ts";
import { strengthOf } from "../rules/shifts.ts";
import type { State } from "../rules/state.ts";
import { COLUMNS, combatColumn } from "../rules/tables.ts";
import { enterCost } from "../rules/terrain.ts";
import { IS_FLEET, IS_STATIC, unitOfId } from "../rules/units.ts";
import { FAR, landWays, seaWays } from "../rules/ways.ts";
import { canStrikeBySea, hexsideShift, landDeed, landPlan, seaDeed, wantsGarrison } from "./deeds.ts";
import { passengers, strength, unitsOf } from "./forces.ts";
import { MEASURES } from "./measures.ts";
import { markerValue } from "./recruiting.ts";
import { forceOf, gamble, holdingWorth, oddsAgainst, oddsInColumn, type Target } from "./targets.ts";

// Where a force goes, what it takes along and what it attacks, step by step

export const REACTIONS = ["op:land", "op:naval"];

/** What a stack could attack at once, by land or by sea. */
export function sally(s: State, side: number, hex: number, kind: string, targets: readonly Target[]): number {
  const deed = kind === "op:land" ? landPlan(s, side, hex, targets) : seaDeed(s, side, hex, targets);
  return deed.strike < 0 ? 0 : deed.worth;
}

/** Where a march should end: where it was going, as long as it can still get there, or else the place of the best deed. */
export function marchGoal(s: State, side: number, targets: readonly Target[], before: number): number {
  const operation = s.operation!;
  if (isOnTheWay(s, before)) return before;
  return landDeed(s, side, operation.units, targets).goal;
}

/** Whether the force is moving already and can still end in a hex. */
function isOnTheWay(s: State, end: number): boolean {
  const operation = s.operation!;
  return end >= 0 && operation.spent > 0 && (end === operation.hex || hexesInReach(s, operation).has(end));
}

/** The cheapest route to a goal, around whatever is in the way. */
export function moveScorer(s: State, goal: number): (option: string) => number {
  const operation = s.operation!;
  const { hex, units, spent } = operation;
  if (goal < 0 || goal === hex) return (option) => (option === "stop" ? 1 : 0);
  const ways = landWays(goal, allLight(units));
  let cheapest = Number.POSITIVE_INFINITY;
  return (option) => {
    if (option === "stop") return -FAR;
    if (option === "drop") return -2 * FAR;
    const to = hexOfId(option);
    const after = spent + enterCost(hex, directionTo(hex, to));
    if (after + ways[to]! >= cheapest) return -2 * FAR; // by the bare map, which leaves out what is in the way
    const total = to === goal ? after : hexesInReach(s, { ...operation, hex: to, spent: after }).get(goal);
    if (total === undefined || total >= cheapest) return -2 * FAR;
    cheapest = total;
    return -total;
  };
}

export function embarkScorer(s: State, side: number): (option: string) => number {
  const { hex } = s.operation!;
  const wanted = wantsGarrison(s, side, hex) ? [] : passengers(s, side, hex);
  return (option) => (option === "done" ? 1 : wanted.includes(unitOfId(option)) ? 2 + strengthOf(s, unitOfId(option)) : 0);
}

/** The fleet that carries the least. */
export function emptiest({ options, params }: Choose): string {
  const loads = new Map((params!.modifiers as readonly string[]).map((load) => load.split("=") as [string, string]));
  return options.toSorted((a, b) => Number(loads.get(a)) - Number(loads.get(b)))[0]!;
}

/**
 * Where a voyage should end: where it was going, as long as it can still get there, or else as near as it comes to the place of the
 * best deed; not out to sea without the AP for supply.
 */
export function sailGoal(s: State, side: number, targets: readonly Target[], before: number): number {
  if (isOnTheWay(s, before)) return before;
  const operation = s.operation!;
  const { hex, spent } = operation;
  if (spent === 0 && wantsGarrison(s, side, hex)) return hex;
  const { goal } = seaDeed(s, side, hex, targets);
  if (goal < 0) return hex;
  const ways = seaWays(goal);
  const reach = hexesInReach(s, operation);
  if (!reach.has(goal) && s.ap[side]! < 1 && isPort(hex)) return hex;
  let end = hex;
  for (const at of reach.keys()) if (ways[at]! < ways[end]!) end = at;
  return end;
}

/** The shortest route to the end of a voyage, around whatever is in the way. */
export function sailScorer(s: State, end: number): (option: string) => number {
  const operation = s.operation!;
  const { hex, spent } = operation;
  if (end === hex) return (option) => (option === "stop" ? 1 : option !== "drop" && isPort(hexOfId(option)) ? 0 : -1);
  const ways = seaWays(end);
  let shortest = Number.POSITIVE_INFINITY;
  return (option) => {
    if (option === "drop") return -2 * FAR;
    if (option === "stop") return -FAR;
    const to = hexOfId(option);
    const after = spent + 1;
    if (after + ways[to]! >= shortest) return -2 * FAR; // by the bare map, which leaves out what is in the way
    const total = to === end ? after : hexesInReach(s, { ...operation, hex: to, spent: after }).get(end);
    if (total === undefined || total >= shortest) return -2 * FAR;
    shortest = total;
    return -total;
  };
}

/** Who would take part in an attack from the operation's hex. */
function strikers(s: State, side: number, to: number): number[] {
  const { hex } = s.operation!;
  const bySea = canStrikeBySea(hex, to);
  return unitsOf(s, side, hex).filter((unit) =>
    s.aboard[unit]! >= 0 || IS_FLEET[unit] ? bySea : !IS_STATIC[unit] && KIND[to] !== SEA,
  );
}

export function attackScorer(s: State, side: number, targets: readonly Target[]): (option: string) => number {
  const from = s.operation!.hex;
  return (option) => {
    if (option === "pass") return 0;
    const hex = hexOfId(option);
    const target = targets.find((each) => each.hex === hex);
    if (!target) return -9;
    const units = strikers(s, side, hex);
    const force = forceOf(s, units);
    const fromSea = units.some((unit) => s.aboard[unit]! >= 0);
    const landed = units.some((unit) => !IS_FLEET[unit] && s.aboard[unit]! < 0);
    const shift = landed ? hexsideShift(SIDES[from * 6 + directionTo(from, hex)]!) : 0;
    return gamble(oddsAgainst(s, force, target, fromSea, shift), target, force) - 0.5;
  };
}

/** A tactics marker is worth playing if it changes the odds and something is at stake. */
export function tacticsScorer(s: State, side: number): (option: string) => number {
  const combat = s.combat!;
  const sheltered = isFortress(s, combat.to);
  const stake = (sheltered ? 2 * holdingWorth(s, combat.to) : 0) + 0.5 * strength(s, combat.defenders);
  const counter = combatColumn((100 * strength(s, combat.defenders)) / Math.max(strength(s, combat.attackers), 1)) + 1;
  const chances = (shift: number) => {
    const within = (column: number) => Math.min(Math.max(column, 0), COLUMNS - 1);
    const { win, loss } = oddsInColumn(within(combat.column + shift), within(counter - shift), sheltered);
    return win * stake - loss * strength(s, combat.attackers);
  };
  const direction = side === combat.side ? 1 : -1;
  return (option) =>
    option === "pass"
      ? MEASURES.tactics
      : direction * (chances(direction * markerValue(option)) - chances(0)) - 0.2 * markerValue(option);
}

/**
 * How good it is to retreat to a hex with that many hexes still to go from there: where it ends counts. A neutral place is only
 * the last resort: to enter it is an invasion.
 */
export function haven(s: State, side: number, hex: number, left: number, bySea: boolean): number {
  if (neutralPlace(s, hex) >= 0) return INVASION;
  if (left === 0) return shelter(s, side, hex);
  const b = scan(s);
  let best = 0;
  for (const { hex: place } of PLACES) {
    if (distance(hex, place) !== left || !occupies(b, side, place)) continue;
    if ((bySea ? seaWays(place) : landWays(place, false))[hex]! < FAR) best = Math.max(best, shelter(s, side, place));
  }
  return best;
}
const INVASION = -8;

export const shelter = (s: State, side: number, hex: number): number =>
  hex < 0 ? 0 : (isFortress(s, hex) ? 4 : 0) + (isPort(hex) ? 1 : 0) + 0.2 * strength(s, unitsOf(s, side, hex));
