import { other, type Seat } from "../../shared/rules/seats.ts";
import type { Key } from "./ask.ts";
import { SEAT_NAMES } from "./control.ts";
import { type Hamilcar, type T, WARSHIP_LIMIT } from "./state.ts";
import { seamanshipOf } from "./tables.ts";

// 2.3.F Warships

export const FLEET_WARSHIPS = 5;

/** Warships a seat can still build: those on the turn track and those taken as prizes are not available. */
export const warshipsLeft = (s: Hamilcar, seat: Seat): number => {
  const { ready, spent, sunk, atSea } = s.warships[seat];
  return WARSHIP_LIMIT - ready - spent - sunk - atSea - s.warships[other(seat)].prizes;
};

/** What warships a seat has, by name: Ready, Spent, at sea, or none. */
export function sayWarships(s: Hamilcar, seat: Seat): string[] {
  const { ready, spent, atSea } = s.warships[seat];
  const said = [`ready:${ready}`, `spent:${spent}`, `at-sea:${atSea}`].filter((name) => !name.endsWith(":0"));
  return said.length > 0 ? said : ["warships:none"];
}

/** Places Ready warships in the At Port box, as many as are available. Returns how many. */
export function build(t: T, seat: Seat, count: number, rule: string): number {
  const built = Math.min(count, warshipsLeft(t.s, seat));
  if (built <= 0) return 0;
  t.s.warships[seat].ready += built;
  t.note("hamilcar.log.built", { seat: SEAT_NAMES[seat], count: built, ships: sayWarships(t.s, seat) }, rule);
  return built;
}

/** Flips Spent warships to their Ready side. Returns how many. */
export function refit(t: T, seat: Seat, count: number, rule: string): number {
  const ships = t.s.warships[seat];
  const refitted = Math.min(count, ships.spent);
  if (refitted <= 0) return 0;
  ships.spent -= refitted;
  ships.ready += refitted;
  t.note("hamilcar.log.refitted", { seat: SEAT_NAMES[seat], count: refitted, ships: sayWarships(t.s, seat) }, rule);
  return refitted;
}

// 2.1.I Naval Supremacy

export function takeSupremacy(t: T, seat: Seat, because: Key, rule: string): void {
  if (t.s.supremacy === seat) return;
  t.s.supremacy = seat;
  t.note("hamilcar.log.supremacy", { seat: SEAT_NAMES[seat], because }, rule);
}

// 7.3.A, 15.4 How far by sea

const NAVAL_POINTS = 4;
export const navalLimit = (s: Hamilcar, seat: Seat): number =>
  seat === "carthage" ? NAVAL_POINTS : seamanshipOf(s.seamanship).lanes;
