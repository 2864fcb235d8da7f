import type { Key } from "./ask.ts";
import { campIn, fortressLevel, isFortress, isPillaged, isPort, isTown } from "./board.ts";
import { DESERT, directionTo, MOUNTAIN_LINE, OPEN, RIVER, SIDES, STRAIT, TERRAIN } from "./map.ts";
import { alive } from "./pieces.ts";
import { type Combat, enemyOf, type Modifier, type State } from "./state.ts";
import {
  CAMP_SHIFT,
  COLUMNS,
  combatColumn,
  LINE_SHIFT,
  RIVER_SHIFT,
  STRAIT_SHIFT,
  TERRAIN_SHIFT,
  WORKS_SHIFT,
} from "./tables.ts";
import { COMBAT_RECRUIT, COMBAT_VETERAN, COMMAND, IS_CAVALRY, IS_ELEPHANT, IS_FLEET, IS_MARINE, IS_SIEGE } from "./units.ts";

/** The part of a combat that its odds depend on. */
export type Engagement = Pick<
  Combat,
  "side" | "from" | "to" | "attackers" | "defenders" | "counter" | "leaders" | "tactics" | "percent" | "column" | "shifts"
>;

/** The combat factor of a unit; elephants on board have none (19.5.1). */
export const strengthOf = (s: State, unit: number): number => {
  if (IS_ELEPHANT[unit] && s.aboard[unit]! >= 0) return 0;
  return s.veteran[unit] ? COMBAT_VETERAN[unit]! : COMBAT_RECRUIT[unit]!;
};

export const totalStrength = (s: State, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + strengthOf(s, unit), 0);

/** The side striking now: a counterattack reverses the roles (15.1). */
export const strikingSide = (combat: Engagement): number => (combat.counter === 1 ? enemyOf(combat.side) : combat.side);

export const fightersOf = (s: State, combat: Engagement, side: number): number[] =>
  alive(s, side === combat.side ? combat.attackers : combat.defenders);

export const hexOfSide = (combat: Engagement, side: number): number => (side === combat.side ? combat.from : combat.to);

/** Whether a hex is open country or a town without a fortress: good for elephants and cavalry (14.1). */
export const isOpenGround = (s: State, hex: number): boolean =>
  !isFortress(s, hex) && (TERRAIN[hex] === OPEN || TERRAIN[hex] === DESERT || isTown(s, hex));

const TERRAIN_REASONS = ["", "fpw.because.rough", "fpw.because.mountain", "", ""];
const WORKS_REASONS = ["fpw.because.town", "fpw.because.minor-fortress", "fpw.because.major-fortress"];

/** The defender's best single in-hex terrain (14.1); a pillaged hex gives none (31.3). */
export function terrainShift(s: State, hex: number): Modifier | null {
  if (isPillaged(s, hex)) return null;
  const terrain = TERRAIN[hex]!;
  const level = fortressLevel(s, hex);
  const works = level > 0 || isTown(s, hex) ? WORKS_SHIFT[level]! : 0;
  if (works > 0 && works >= TERRAIN_SHIFT[terrain]!) return { amount: -works, because: WORKS_REASONS[level]! };
  return TERRAIN_SHIFT[terrain]! > 0 ? { amount: -TERRAIN_SHIFT[terrain]!, because: TERRAIN_REASONS[terrain]! } : null;
}

/** The shifts against landed attackers crossing a hexside (14.1). */
export function hexsideShifts(sides: number): Modifier[] {
  const shifts: Modifier[] = [];
  if ((sides & RIVER) !== 0) shifts.push({ amount: -RIVER_SHIFT, because: "fpw.because.river" });
  if ((sides & MOUNTAIN_LINE) !== 0) shifts.push({ amount: -LINE_SHIFT, because: "fpw.because.mountain-line" });
  if ((sides & STRAIT) !== 0) shifts.push({ amount: -STRAIT_SHIFT, because: "fpw.because.strait" });
  return shifts;
}

/** The combat factors of cavalry; on board it does not count as cavalry (19.5.2). */
const cavalryStrength = (s: State, units: readonly number[]): number =>
  totalStrength(
    s,
    units.filter((unit) => IS_CAVALRY[unit] && s.aboard[unit]! < 0),
  );

/** All column shifts of a combat, positive to the right, each with its reason (14.1.5). */
function columnShifts(s: State, combat: Engagement): Modifier[] {
  const striker = strikingSide(combat);
  const struck = enemyOf(striker);
  const strikers = fightersOf(s, combat, striker);
  const target = hexOfSide(combat, struck);
  const counter = combat.counter === 1;
  const shifts: Modifier[] = [];
  const add = (amount: number, because: Key) => {
    if (amount !== 0) shifts.push({ amount, because });
  };
  if (combat.leaders[striker]! >= 0) add(COMMAND[combat.leaders[striker]!]!, "fpw.because.striking-leader");
  if (combat.leaders[struck]! >= 0) add(-COMMAND[combat.leaders[struck]!]!, "fpw.because.struck-leader");
  if (!counter) {
    const terrain = terrainShift(s, target);
    if (terrain) shifts.push(terrain);
    if (combat.attackers.some((unit) => !IS_FLEET[unit] && s.aboard[unit]! < 0))
      shifts.push(...hexsideShifts(SIDES[combat.from * 6 + directionTo(combat.from, combat.to)]!));
  }
  const camp = campIn(s, target) === struck;
  if (camp) add(-CAMP_SHIFT, "fpw.because.camp");
  add(combat.tactics[striker]!, "fpw.because.striking-tactics");
  add(-combat.tactics[struck]!, "fpw.because.struck-tactics");
  if ((camp || isFortress(s, target)) && strikers.some((unit) => IS_SIEGE[unit])) add(1, "fpw.because.siege-train");
  if (isOpenGround(s, target) && strikers.some((unit) => IS_ELEPHANT[unit] && s.aboard[unit]! < 0))
    add(1, "fpw.because.elephants");
  if (isPort(target) && strikers.some((unit) => IS_MARINE[unit] && s.aboard[unit]! >= 0)) add(1, "fpw.because.marines");
  if (counter) {
    add(1, "fpw.because.counterattack");
    if (isOpenGround(s, combat.to)) {
      const ours = cavalryStrength(s, strikers);
      const theirs = cavalryStrength(s, fightersOf(s, combat, struck));
      if (ours > 0 && ours >= 2 * theirs) add(1, "fpw.because.cavalry-edge");
      else if (theirs > 0 && theirs >= 2 * ours) add(-1, "fpw.because.enemy-cavalry-edge");
    }
  }
  return shifts;
}

/** Works out percentage, shifts and final column (14.1.3 to 14.1.6). */
export function tally(s: State, combat: Engagement): void {
  const striker = strikingSide(combat);
  const attack = totalStrength(s, fightersOf(s, combat, striker));
  const defence = totalStrength(s, fightersOf(s, combat, enemyOf(striker)));
  combat.percent = percentage(attack, defence);
  combat.shifts = columnShifts(s, combat);
  const column = combat.shifts.reduce((sum, shift) => sum + shift.amount, combatColumn(combat.percent));
  combat.column = Math.min(Math.max(column, 0), COLUMNS - 1);
}

/** The attacker's strength as a percentage of the defender's, rounded down (14.1.3). */
export const percentage = (attack: number, defence: number): number => Math.floor((100 * attack) / Math.max(defence, 1));
