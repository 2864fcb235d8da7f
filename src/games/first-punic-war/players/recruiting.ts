import { fortresses, isFortress, isPort } from "../rules/board.ts";
import type { Stratagem } from "../rules/data.ts";
import { deployable, dictatorHexes } from "../rules/deployment.ts";
import { diplomacyModifiers } from "../rules/diplomacy.ts";
import { CARTHAGE, distance, hexOfId, PLACES, REGION, ROME } from "../rules/map.ts";
import { REGION_OF_POWER } from "../rules/minor-powers.ts";
import { costOf, leaderPool, markerPrice } from "../rules/mobilization.ts";
import { SCENARIOS } from "../rules/scenarios.ts";
import { enemyOf, MERCENARIES, POWER_IDS, ROMAN, type State, sideOf } from "../rules/state.ts";
import { diplomacyColumn, TABLES } from "../rules/tables.ts";
import {
  COMBAT_RECRUIT,
  COMMAND,
  CONTINGENT,
  IS_FLEET,
  IS_GARRISON,
  IS_LEADER,
  IS_SIEGE,
  IS_STATIC,
  MARKERS,
  UNIT_COUNT,
  unitOfId,
} from "../rules/units.ts";
import { leaderForCrisis } from "./crisis.ts";
import { hexesOf, landPlan, seaDeed } from "./deeds.ts";
import { command, isOpenCapital, strength, unitsOf } from "./forces.ts";
import { MEASURES } from "./measures.ts";
import type { Plan } from "./plans.ts";
import { holdingWorth, isLastWord, type Target, targetsOf } from "./targets.ts";

/**
 * AP kept for operations, supply and diplomacy: an army serves for all turns to come, but in the last one it must march, and what
 * is worth doing now is not put off.
 */
export function reserveOf(s: State, side: number, plan: Plan): number {
  const usual = usualReserve(s) / plan.recruits;
  const most = TALKS + CRISIS + MEASURES.deeds;
  if (usual >= most || s.ap[side]! - MEASURES.price >= most) return usual;
  return Math.max(usual, TALKS + keptForDeeds(s, side, plan));
}

/** AP kept for talks with a minor power, and for a leader who goes to a crisis. */
const TALKS = 1;
const CRISIS = 1;

/** AP for what could be done at once: a leader goes to a crisis, forces attack, land or take what nobody holds. */
export function keptForDeeds(s: State, side: number, plan: Plan): number {
  const targets = targetsOf(s, side, plan);
  const wanted = new Set<number>();
  for (const hex of hexesOf(s, side)) {
    if (wanted.size >= MEASURES.deeds) break;
    for (const { target, worth } of [landPlan(s, side, hex, targets), seaDeed(s, side, hex, targets)])
      if (target >= 0 && worth >= MEASURES.useful) wanted.add(target);
  }
  return Math.min(wanted.size, MEASURES.deeds) + (leaderForCrisis(s, side) >= 0 ? CRISIS : 0);
}

function usualReserve(s: State): number {
  if (isLastWord(s, s.side)) return MEASURES.reserveEnd;
  const { reserve0, reserve1, reserve2, reserve3 } = MEASURES;
  return [reserve0, reserve1, reserve2, reserve3][Math.min(SCENARIOS[s.scenario]!.lastTurn - s.turn, 3)]!;
}

const count = (s: State, side: number, kind: Uint8Array): number => {
  let sum = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (kind[unit] && s.at[unit]! >= 0 && sideOf(s, unit) === side) sum++;
  return sum;
};

/** How much a new unit adds for its price. */
function recruitWorth(s: State, side: number, unit: number): number {
  if (IS_LEADER[unit]) return COMMAND[unit]!;
  if (IS_SIEGE[unit]) return count(s, side, IS_SIEGE) < MEASURES.trains ? MEASURES.siege : 0;
  if (IS_FLEET[unit]) return count(s, side, IS_FLEET) < MEASURES.fleets ? MEASURES.fleet : 0;
  if (IS_GARRISON[unit]) return lacksGarrison(s, side) ? MEASURES.static : 0;
  const guard = CONTINGENT[unit] === side && isOpenCapital(s, side, side === ROMAN ? ROME : CARTHAGE) ? 1 : 0;
  return COMBAT_RECRUIT[unit]! / costOf(side, unit) + COMBAT_RECRUIT[unit]! * MEASURES.strong + guard;
}

/** What a leader's command would add to the units of a hex that march or sail. */
function commandGain(s: State, here: readonly number[], value: number): number {
  const host = here.filter((unit) => !IS_STATIC[unit]);
  if (!host.some((unit) => CONTINGENT[unit]! < 2)) return 0;
  return Math.max(value - command(host), 0) * Math.min(strength(s, host), A_HOST);
}

/** The strength at which no leader helps. */
const A_HOST = 20;

/** Whether a leader of that command is wanted in one of these hexes. */
const isWanted = (s: State, side: number, hexes: readonly number[], value: number): boolean =>
  hexes.some((hex) => commandGain(s, unitsOf(s, side, hex), value) >= MEASURES.host);

/** Whether a force that a new leader may join lacks one. */
function lacksLeader(s: State, side: number): boolean {
  const [leader] = leaderPool(s, side);
  return leader !== undefined && isWanted(s, side, deployable(s, side, leader, s.mobilization!.fresh), 1);
}

/** Whether a Dictator or Sufete, who is chosen, has anybody to command better. */
const wantsDictator = (s: State, side: number): boolean =>
  isWanted(
    s,
    side,
    dictatorHexes(s, side, s.mobilization!.fresh),
    Math.max(...leaderPool(s, side).map((unit) => COMMAND[unit]!)),
  );

/** Whether a fortress of a side has no garrison of its own. */
const lacksGarrison = (s: State, side: number): boolean =>
  fortresses(s).some((hex) => {
    const here = unitsOf(s, side, hex);
    return here.length > 0 && !here.some((unit) => IS_GARRISON[unit]);
  });

/** What to buy next; 1 is to buy no more. */
export function mobilizeWorth(s: State, side: number, option: string, plan: Plan, reserve: number): number {
  const affordable = (price: number) => s.ap[side]! - price >= reserve;
  if (option === "done") return 1;
  if (option === "demobilize") return -9;
  if (option === "marker:levy") return 9;
  if (option === "marker:dictator") return wantsDictator(s, side) ? 1.5 : 0;
  if (option === "buy-marker")
    return affordable(markerPrice(s, side)) && markerPrice(s, side) <= MEASURES.price ? MEASURES.marker : -1;
  if (option === "draw-leader") return affordable(0) && lacksLeader(s, side) ? MEASURES.draw : -1;
  if (option.startsWith("train:")) return affordable(1) ? MEASURES.train : -1;
  if (!option.startsWith("unit:")) return -2;
  const unit = unitOfId(option);
  return affordable(costOf(side, unit)) ? recruitWorth(s, side, unit) * (IS_FLEET[unit] ? plan.voyages : 1) : -1;
}

/** What a levy should bring: the most expensive unit, since it is free. */
export const levyWorth = (side: number, unit: number): number =>
  costOf(side, unit) * (IS_FLEET[unit] ? MEASURES.levied : 1) + COMBAT_RECRUIT[unit]! * 0.1;

/**
 * Where a unit is needed: with the army, near something to take, ships where there are troops to carry; and the capital needs a
 * guard.
 */
export function placeScorer(s: State, side: number, unit: number, targets: readonly Target[]): (option: string) => number {
  return (option) => {
    const hex = hexOfId(option);
    if (hex < 0) return 0;
    const here = unitsOf(s, side, hex);
    const troops = strength(
      s,
      here.filter((each) => !IS_STATIC[each] && !IS_FLEET[each]),
    );
    if (IS_GARRISON[unit])
      return isFortress(s, hex) ? holdingWorth(s, hex) / (2 + strength(s, here)) + nearness(hex, targets) : 0;
    const ships = here.filter((each) => IS_FLEET[each]).length;
    if (IS_FLEET[unit]) return troops + 4 * ships + nearness(hex, targets);
    if (IS_LEADER[unit]) return commandGain(s, here, COMMAND[unit]!);
    const guard = isOpenCapital(s, side, hex) ? 20 : 0;
    return (
      guard +
      Math.min(troops, 24) * MEASURES.together +
      Math.min(ships, 3) * MEASURES.aboard +
      nearness(hex, targets) +
      (isPort(hex) ? 0.5 : 0)
    );
  };
}

const nearness = (hex: number, targets: readonly Target[]): number =>
  targets.reduce((sum, target) => sum + (MEASURES.near * target.prize) / (3 + distance(hex, target.hex)), 0);

export const markerValue = (marker: string): number => MARKERS.find(({ id }) => id === marker)?.value ?? 0;

/** What it is worth to have a marker, or to negate it. */
export const markerWorth = (marker: string): number => {
  const found = MARKERS.find(({ id }) => id === marker);
  return found ? found.value || PLAYED_FOR[found.kind] || 0 : 0;
};
const PLAYED_FOR: Partial<Record<Stratagem, number>> = { levy: 4, treachery: 2, dictator: 1 };

/** The worth of winning over a minor power. */
function powerWorth(s: State, power: number): number {
  if (power === MERCENARIES) return MEASURES.mercenaries;
  let worth = MEASURES.power;
  for (const { hex } of PLACES) if (REGION[hex] === REGION_OF_POWER[power] && isFortress(s, hex)) worth += holdingWorth(s, hex);
  return worth;
}

/** What an attempt to win over a power promises with the best marker available, less the AP. */
export function courtship(s: State, side: number, option: string): number {
  const power = (POWER_IDS as readonly string[]).indexOf(option);
  const hostile = s.powers[power] === enemyOf(side);
  const modifier = diplomacyModifiers(s, side, power).reduce((sum, { amount }) => sum + amount, 0);
  let value = 0;
  for (const [marker, holder] of s.markers.entries())
    if (holder === side && MARKERS[marker]!.kind === "diplomacy") value = Math.max(value, MARKERS[marker]!.value);
  const column = diplomacyColumn(value);
  let gain = 0;
  for (let die = 1; die <= 6; die++) {
    const result = TABLES.diplomacy[Math.min(Math.max(die + modifier, 1), 6) - 1]![column]!;
    if (result === "A") gain += hostile ? 2 : 1;
    else if (result === "N") gain += 1;
  }
  return (gain / 6) * powerWorth(s, power) - MEASURES.talks * MEASURES.ap;
}
