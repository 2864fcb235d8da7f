import { campIn, fortresses, fortressLevel, isFortress, isPort, occupies, scan } from "../rules/board.ts";
import type { Result } from "../rules/data.ts";
import { KIND, PLACE, PLACES, SEA } from "../rules/map.ts";
import { SCENARIOS } from "../rules/scenarios.ts";
import { isOpenGround, terrainShift } from "../rules/shifts.ts";
import { enemyOf, NEUTRAL, type State, sideOf } from "../rules/state.ts";
import { CAMP_SHIFT, COLUMNS, combatColumn, TABLES } from "../rules/tables.ts";
import { IS_ELEPHANT, IS_MARINE, IS_SIEGE, IS_STATIC } from "../rules/units.ts";
import { command, strength, unitsOf, unitWorth } from "./forces.ts";
import { MEASURES } from "./measures.ts";
import { PLAIN, weightAt } from "./plans.ts";

/** All values are in tenths of a victory point. */
const VP_WORTH = 10;

const turnsToCome = (s: State): number => Math.min(SCENARIOS[s.scenario]!.lastTurn - s.turn, 3);

export const isLastTurn = (s: State): boolean => s.turn === SCENARIOS[s.scenario]!.lastTurn;

/** Whether the enemy has no operations after this phase of a side. */
export const isLastWord = (s: State, side: number): boolean => isLastTurn(s) && side === s.side && side !== s.first;

/** The worth of holding a fortress: its victory points, and the action points it still yields. */
export function holdingWorth(s: State, hex: number): number {
  const turns = turnsToCome(s);
  return VP_WORTH * Math.max(PLACES[PLACE[hex]!]!.vp, 1) + MEASURES.ap * fortressLevel(s, hex) * turns;
}

/** Something worth taking: a fortress the side does not hold, or an enemy force in the open. */
export interface Target {
  readonly hex: number;
  readonly prize: number;
  /** the strength there, and the column shift against an attacker */
  readonly defence: number;
  readonly command: number;
  readonly shift: number;
  readonly fortress: boolean;
  readonly camp: boolean;
}

/** What a side could go for. Neutrals are left in peace. */
export function targetsOf(s: State, side: number, plan = PLAIN): Target[] {
  const b = scan(s);
  const enemy = enemyOf(side);
  const prizes = new Map<number, number>();
  for (const hex of fortresses(s)) {
    if (occupies(b, side, hex) || occupies(b, NEUTRAL, hex)) continue;
    prizes.set(hex, plan.fortresses * holdingWorth(s, hex) * (occupies(b, enemy, hex) ? MEASURES.taken : 1));
  }
  for (let unit = 0; unit < s.at.length; unit++) {
    const hex = s.at[unit]!;
    if (hex >= 0 && !prizes.has(hex) && sideOf(s, unit) === enemy && !IS_STATIC[unit]) prizes.set(hex, 0);
  }
  const targets: Target[] = [];
  for (const [hex, prize] of prizes) targets.push(targetOf(s, side, hex, prize, unitsOf(s, enemy, hex), plan));
  return targets;
}

/** The cost of losing some units: fortresses change hands, but a side that has lost its army early on has lost the war. */
export const armyWorth = (s: State, units: readonly number[]): number =>
  (MEASURES.army + MEASURES.later * turnsToCome(s)) * units.reduce((sum, unit) => sum + unitWorth(s, unit), 0);

/** A hex as a side's target, if these units defend it. */
export function targetOf(s: State, side: number, hex: number, prize: number, there: readonly number[], plan = PLAIN): Target {
  const camp = campIn(s, hex) === enemyOf(side);
  return {
    hex,
    prize: weightAt(plan, hex) * (prize + plan.battles * MEASURES.spoils * armyWorth(s, there)),
    defence: strength(s, there),
    command: command(there),
    shift: (terrainShift(s, hex)?.amount ?? 0) - (camp ? CAMP_SHIFT : 0),
    fortress: isFortress(s, hex),
    camp,
  };
}

/** The share of certain results in each column of the battle table. */
const shareOf = (...results: Result[]): readonly number[] =>
  Array.from({ length: COLUMNS }, (_, column) => TABLES.battle.filter((row) => results.includes(row[column]!)).length / 6);

const DESTROYED = shareOf("DC");
const ROUTED = shareOf("DR");
const PUSHED = shareOf("DW");
const COUNTERED = shareOf("CA");
const DISASTER = shareOf("AC");
const FLIGHT = shareOf("AR");
const REPULSE = shareOf("AW");

const inTable = (column: number): number => Math.min(Math.max(column, 0), COLUMNS - 1);

/** The chance that an attack clears the hex, and the attackers' share of losses. */
interface Odds {
  readonly win: number;
  readonly loss: number;
}

/** The part of a force that its chances depend on. */
export interface Force {
  readonly strength: number;
  readonly command: number;
  readonly siege: boolean;
  readonly elephants: boolean;
  readonly marines: boolean;
  /** what the force is worth to its side */
  readonly worth: number;
}

export const forceOf = (s: State, units: readonly number[]): Force => ({
  strength: strength(s, units),
  command: command(units),
  siege: units.some((unit) => IS_SIEGE[unit]),
  elephants: units.some((unit) => IS_ELEPHANT[unit] && s.aboard[unit]! < 0),
  marines: units.some((unit) => IS_MARINE[unit]),
  worth: armyWorth(s, units),
});

/** The odds of a force against a target; the hexside or the sea may shift them further. */
export function oddsAgainst(s: State, force: Force, target: Target, fromSea: boolean, hexside: number): Odds {
  if (target.defence === 0) return { win: 1, loss: 0 };
  let shift = target.shift + hexside + force.command - target.command;
  if (force.siege && (target.fortress || target.camp)) shift++;
  if (force.elephants && isOpenGround(s, target.hex)) shift++;
  if (fromSea && force.marines && isPort(target.hex)) shift++;
  const column = inTable(combatColumn((100 * force.strength) / target.defence) + shift);
  const counter = combatColumn((100 * target.defence) / Math.max(force.strength, 1)) + 1 + target.command - force.command;
  return oddsInColumn(column, inTable(counter), target.fortress || target.camp);
}

/** A fortress or camp ignores a withdrawal; a counterattack may go either way. */
export function oddsInColumn(column: number, counter: number, sheltered: boolean): Odds {
  const countered = COUNTERED[column]!;
  const beatenBack = DISASTER[counter]! + FLIGHT[counter]! + (sheltered ? 0 : REPULSE[counter]!);
  const overrun = DESTROYED[counter]! + MEASURES.rout * (ROUTED[counter]! + COUNTERED[counter]!);
  return {
    win: DESTROYED[column]! + ROUTED[column]! + (sheltered ? 0 : PUSHED[column]!) + countered * beatenBack,
    loss: DISASTER[column]! + MEASURES.rout * FLIGHT[column]! + countered * overrun,
  };
}

/** The worth of an attack: the prize if it succeeds, less its possible cost. */
export const gamble = (odds: Odds, target: Target, force: Force): number => odds.win * target.prize - odds.loss * force.worth;

export const isAtSea = (target: Target): boolean => KIND[target.hex] === SEA;
