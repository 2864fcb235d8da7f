import { chanceFrom, randomBelow, shuffle } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { scan } from "./board.ts";
import { topUnit } from "./fog.ts";
import { PLACE } from "./map.ts";
import { cargoOf } from "./pieces.ts";
import { enemyOf, NEUTRAL, POOL, type State, sideOf, sideOfSeat } from "./state.ts";
import { mayStand } from "./terrain.ts";
import { CONTINGENT, IS_FLEET, IS_GARRISON, IS_LEADER, IS_LIGHT, IS_STATIC, MARKERS, UNIT_COUNT } from "./units.ts";
import { hiddenUnits } from "./view.ts";

/** Deals anew what a seat cannot know: which units lie under the tops of stacks, which markers the enemy holds. */
export function redealFor(s: State, seat: Seat, seed: string): void {
  const viewer = sideOfSeat(seat);
  s.chance.bits = chanceFrom(seed).bits;
  keepTops(s);
  const hidden = hiddenUnits(s, viewer);
  for (let round = 0; round < 3; round++) {
    for (const unit of hidden) {
      const other = hidden[randomBelow(s.chance, hidden.length)]!;
      if (unit !== other && canSwap(s, unit, other)) swap(s, unit, other);
    }
  }
  redealMarkers(s, viewer);
}

/** What shows on top of a stack stays on top, whoever comes to lie beneath. */
function keepTops(s: State): void {
  const b = scan(s);
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (s.at[unit]! < 0 || s.tops.includes(unit)) continue;
    if (topUnit(s, b, s.at[unit]!, sideOf(s, unit)) === unit) s.tops.push(unit);
  }
  s.tops.sort((a, c) => a - c);
}

/** Whether two units could as well stand in each other's place. */
function canSwap(s: State, a: number, b: number): boolean {
  const side = sideOf(s, a);
  if (sideOf(s, b) !== side || IS_FLEET[a] !== IS_FLEET[b]) return false;
  if (side === NEUTRAL && CONTINGENT[a] !== CONTINGENT[b]) return false;
  if (IS_FLEET[a]) return CONTINGENT[a] === CONTINGENT[b] || (cargoOf(s, a).length === 0 && cargoOf(s, b).length === 0);
  return fits(s, a, b) && fits(s, b, a);
}

/** Whether a land unit could stand where another stands now. */
function fits(s: State, unit: number, other: number): boolean {
  const hex = s.at[other]!;
  if (s.aboard[other]! >= 0)
    return CONTINGENT[unit] === CONTINGENT[other] && IS_LEADER[unit] === IS_LEADER[other] && !IS_STATIC[unit];
  if (IS_STATIC[unit] && (s.operation?.party.includes(other) || s.operation?.dropped.includes(other))) return false;
  if (!mayStand(unit, hex) && IS_LIGHT[other]) return false;
  if (!IS_GARRISON[unit]) return true;
  return PLACE[hex]! >= 0 && !s.at.some((at, third) => at === hex && IS_GARRISON[third] && third !== other && third !== unit);
}

/** Exchanges the places of two units, whatever they are part of. */
function swap(s: State, a: number, b: number): void {
  for (const list of [s.at, s.aboard]) [list[a], list[b]] = [list[b]!, list[a]!];
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (s.aboard[unit] === a) s.aboard[unit] = b;
    else if (s.aboard[unit] === b) s.aboard[unit] = a;
  }
  const { operation, mobilization } = s;
  for (const list of [s.tops, operation?.units, operation?.party, operation?.dropped, mobilization?.fresh]) {
    for (let i = 0; list && i < list.length; i++) {
      if (list[i] === a) list[i] = b;
      else if (list[i] === b) list[i] = a;
    }
  }
}

/** The enemy's markers that nobody has seen change places with the pool; one committed to diplomacy stays of that kind. */
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
