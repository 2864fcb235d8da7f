import { isFortress } from "../rules/board.ts";
import { PLACE, PLACES } from "../rules/map.ts";
import { strengthOf } from "../rules/shifts.ts";
import { type State, sideOf } from "../rules/state.ts";
import { CARGO, COMMAND, CONTINGENT, IS_ELEPHANT, IS_FLEET, IS_LEADER, IS_SIEGE, IS_STATIC } from "../rules/units.ts";
import { MEASURES } from "./measures.ts";

function unitsIn(s: State, hex: number): number[] {
  const units: number[] = [];
  for (let unit = s.at.indexOf(hex); unit >= 0; unit = s.at.indexOf(hex, unit + 1)) units.push(unit);
  return units;
}

export const unitsOf = (s: State, side: number, hex: number): number[] =>
  unitsIn(s, hex).filter((unit) => sideOf(s, unit) === side);

export const strength = (s: State, units: readonly number[]): number => {
  let sum = 0;
  for (const unit of units) sum += strengthOf(s, unit);
  return sum;
};

export const command = (units: readonly number[]): number => {
  let best = 0;
  for (const unit of units) if (IS_LEADER[unit] && COMMAND[unit]! > best) best = COMMAND[unit]!;
  return best;
};

/** The cost of losing a unit. */
export const unitWorth = (s: State, unit: number): number =>
  IS_LEADER[unit]
    ? MEASURES.leader + MEASURES.command * COMMAND[unit]!
    : strengthOf(s, unit) * (IS_FLEET[unit] ? MEASURES.ships : 1);

export const hasTroops = (units: readonly number[]): boolean => units.some((unit) => !IS_LEADER[unit]);

const isAshore = (s: State, unit: number): boolean => !IS_FLEET[unit] && s.aboard[unit]! < 0;

/** A capital needs more than a garrison behind its walls; elsewhere any unit will do. */
const guardWanted = (hex: number, side: number): number =>
  PLACES[PLACE[hex]!]!.capital === side ? MEASURES.guard : MEASURES.watch;

/** Whether a hex is the capital of a side and too weakly held. */
export const isOpenCapital = (s: State, side: number, hex: number): boolean =>
  PLACE[hex]! >= 0 && PLACES[PLACE[hex]!]!.capital === side && strength(s, unitsOf(s, side, hex)) < MEASURES.guard;

/** Which of the units leaving a fortress must stay so that it is not lost: the weakest, and no leader if possible. */
export function guards(s: State, leaving: readonly number[]): number[] {
  const hex = s.at[leaving[0]!]!;
  const side = sideOf(s, leaving[0]!);
  const waiting = leaderInCrisis(s, side);
  const witness = leaving.filter((unit) => unit === waiting);
  if (!isFortress(s, hex)) return witness;
  const staying = unitsOf(s, side, hex).filter((unit) => isAshore(s, unit) && !leaving.includes(unit));
  const wanted = guardWanted(hex, side);
  let held = strength(s, staying);
  const chosen: number[] = [...witness];
  const willing = leaving.filter((unit) => isAshore(s, unit)).sort((a, b) => unitWorth(s, a) - unitWorth(s, b));
  for (const unit of willing) {
    if (held >= wanted) break;
    if ((IS_LEADER[unit] && held > 0) || chosen.includes(unit)) continue;
    chosen.push(unit);
    held += strengthOf(s, unit);
  }
  return chosen;
}

/** The leader who waits for the end of a crisis in its place, or -1: a lesser one if there are several. */
export function leaderInCrisis(s: State, side: number): number {
  if (s.crisis < 0) return -1;
  const leaders = unitsOf(s, side, s.crisis).filter((unit) => IS_LEADER[unit]);
  return leaders.reduce((least, unit) => (least < 0 || COMMAND[unit]! < COMMAND[least]! ? unit : least), -1);
}

/** The land units a side can march out of a hex with. */
export function marchers(s: State, side: number, hex: number): number[] {
  const able = unitsOf(s, side, hex).filter((unit) => isAshore(s, unit) && !IS_STATIC[unit]);
  if (able.length === 0) return able;
  const stay = guards(s, able);
  return stay.length === 0 ? able : able.filter((unit) => !stay.includes(unit));
}

export const fleetsIn = (s: State, side: number, hex: number): number[] => unitsOf(s, side, hex).filter((unit) => IS_FLEET[unit]);

/** The land units that fleets in a hex carry or should take along: the best leader, the strongest troops, one siege train. */
export function passengers(s: State, side: number, hex: number): number[] {
  const here = unitsOf(s, side, hex);
  const fleets = here.filter((unit) => IS_FLEET[unit]);
  const aboard = here.filter((unit) => s.aboard[unit]! >= 0);
  const nations = new Set(fleets.map((fleet) => CONTINGENT[fleet]!));
  const able = marchers(s, side, hex).filter((unit) => nations.has(CONTINGENT[unit]!) && !IS_ELEPHANT[unit]);
  const taken = [...aboard];
  const leaders = able.filter((unit) => IS_LEADER[unit]).sort((a, b) => COMMAND[b]! - COMMAND[a]!);
  if (leaders.length > 0 && command(aboard) < COMMAND[leaders[0]!]!) taken.push(leaders[0]!);
  for (const nation of nations) {
    const loaded = aboard.filter((unit) => CONTINGENT[unit] === nation && !IS_LEADER[unit]);
    let room = fleets.filter((fleet) => CONTINGENT[fleet] === nation).length * CARGO - loaded.length;
    const troops = able.filter((unit) => CONTINGENT[unit] === nation && !IS_LEADER[unit]);
    troops.sort((a, b) => strengthOf(s, b) - strengthOf(s, a));
    const train = room > 2 && !loaded.some((unit) => IS_SIEGE[unit]) ? troops.find((unit) => IS_SIEGE[unit]) : undefined;
    if (train !== undefined) room--;
    taken.push(...troops.filter((unit) => !IS_SIEGE[unit]).slice(0, Math.max(room, 0)));
    if (train !== undefined) taken.push(train);
  }
  return taken;
}
