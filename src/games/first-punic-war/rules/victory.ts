import type { Outcome } from "../../../engine/index.ts";
import type { Key } from "./ask.ts";
import { type Board, controls, fortresses, isColony, occupies, scan } from "./board.ts";
import { CARTHAGE, ITALIA, LIBYA, PLACE, PLACES, REGION, ROME, SICILIA, SYRACUSA } from "./map.ts";
import type { FpwTable } from "./pieces.ts";
import { CARTHAGINIAN, ROMAN, type State, seatOf, sideOf } from "./state.ts";
import { victoryLevel } from "./tables.ts";

const DECISIVE_REGIONS: readonly number[] = [ITALIA, LIBYA, SICILIA, SYRACUSA];

/** The fortresses of Italia, Libya and Sicilia: who occupies all of them has won (4.1). */
export const decisiveFortresses = (s: State): number[] => fortresses(s).filter((hex) => DECISIVE_REGIONS.includes(REGION[hex]!));

export function hasSuddenDeath(s: State, side: number): boolean {
  const b = scan(s);
  return decisiveFortresses(s).every((hex) => occupies(b, side, hex));
}

/** Ends the game at once if a side has won by sudden death (4.1). No side has unless it holds the enemy's capital. */
export function checkSuddenDeath(t: FpwTable): void {
  const { s } = t;
  if (s.setup || s.over) return;
  for (const side of [ROMAN, CARTHAGINIAN]) {
    const unit = s.at.indexOf(side === ROMAN ? CARTHAGE : ROME); // one stands for all there: enemies share no hex
    if (unit < 0 || sideOf(s, unit) !== side || !hasSuddenDeath(s, side)) continue;
    s.over = { winner: seatOf(side), reason: "fpw.win.sudden-death", rule: "4.1" };
    return;
  }
}

/** Victory points of a side (4.2). */
export function victoryPoints(s: State, side: number): number {
  const b = scan(s);
  return fortresses(s).reduce((sum, hex) => sum + (occupies(b, side, hex) ? pointsFor(s, b, side, hex) : 0), 0);
}

/** What a fortress is worth to a side, or would be if it had a unit there (4.2, colonies 32.0). */
export function pointsFor(s: State, b: Board, side: number, hex: number): number {
  const home = side === ROMAN ? ITALIA : LIBYA;
  const colony = isColony(s, hex) && REGION[hex] !== home && controls(s, b, hex, side) ? 1 : 0;
  return Math.max(PLACES[PLACE[hex]!]!.vp, 1) + colony;
}

/** The points as they are now, for the log: lists, so that none are told where nothing about them has changed. */
export const pointsNow = ({ log, s }: FpwTable): { rome?: number[]; carthage?: number[] } =>
  log ? { rome: [victoryPoints(s, ROMAN)], carthage: [victoryPoints(s, CARTHAGINIAN)] } : {};

/** The end of the last turn: the higher total wins by its margin (4.2.1). */
export function finalOutcome(t: FpwTable): Outcome<Key> {
  const points = [victoryPoints(t.s, ROMAN), victoryPoints(t.s, CARTHAGINIAN)];
  const margin = Math.abs(points[0]! - points[1]!);
  const level = victoryLevel(margin);
  const winner = level === "draw" ? null : seatOf(points[0]! > points[1]! ? ROMAN : CARTHAGINIAN);
  const reason = `fpw.win.${level}` as const;
  t.note("fpw.final-points", { rome: points[0]!, carthage: points[1]!, margin }, "4.2");
  return { winner, reason, rule: "4.2.1" };
}
