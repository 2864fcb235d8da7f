import { other, type Seat } from "../../engine/index.ts";
import { italianProvinces } from "../../games/hamilcar/control.ts";
import { ITALIAN_PROVINCES, LILYBAEUM, MARE_PORTS, PROVINCE_OF, PROVINCE_SPACES, PROVINCES } from "../../games/hamilcar/map.ts";
import { CODE, type Hamilcar, NOBODY } from "../../games/hamilcar/state.ts";

// What political control is worth. A thing that counts on the Provincial Display is worth ten.

export const ON_DISPLAY = 10;

/** The way to a majority, by how many PCs are missing; and what is worth having beyond it. */
const MISSING = [ON_DISPLAY, 4.5, 2, 1, 0.6, 0.4, 0.3];
const TO_SPARE = 1;

function standing(held: number, free: number, size: number): number {
  const missing = Math.floor(size / 2) + 1 - held;
  if (missing <= 0) return ON_DISPLAY + TO_SPARE * Math.min(2, -missing);
  return missing > free ? 0.4 * MISSING[missing]! : MISSING[missing]!; // enemy PCs would have to be turned
}

/** How much a province counts: on the display, as a levy for Rome, and for the war in Italia, which is lost with fewer than three (4.1). */
export function weightOf(s: Hamilcar, province: number): number {
  const shown = PROVINCES[province]!.significant ? 1 : 0;
  return ITALIAN_PROVINCES.includes(province) ? shown + WAR_IN_ITALIA[italianProvinces(s, "rome")]! : shown;
}
const WAR_IN_ITALIA = [4, 4, 4, 3, 1.2, 0.5, 0.3];

/** What it brings a seat in a group of spaces if one of them changes hands. */
function swing(s: Hamilcar, seat: Seat, spaces: readonly number[], from: number, to: number): number {
  const own = CODE[seat];
  const enemy = CODE[other(seat)];
  let mine = 0;
  let theirs = 0;
  let free = 0;
  for (const at of spaces) {
    const control = s.control[at];
    if (control === own) mine++;
    else if (control === enemy) theirs++;
    else if (control === NOBODY) free++;
  }
  const size = spaces.length;
  const before = standing(mine, free, size) - standing(theirs, free, size);
  const change = (code: number): number => (to === code ? 1 : 0) - (from === code ? 1 : 0);
  free += change(NOBODY);
  return standing(mine + change(own), free, size) - standing(theirs + change(enemy), free, size) - before;
}

/** PCs are the lives of a side. */
const LIFE = 1;

/** What it brings a seat if a space comes under the control of somebody: a code of state.ts. */
export function controlWorth(s: Hamilcar, seat: Seat, at: number, to: number): number {
  const from = s.control[at]!;
  const own = CODE[seat];
  const enemy = CODE[other(seat)];
  const province = PROVINCE_OF[at]!;
  let sum = weightOf(s, province) * swing(s, seat, PROVINCE_SPACES[province]!, from, to);
  if (MARE_PORTS.includes(at)) sum += swing(s, seat, MARE_PORTS, from, to);
  const change = (code: number): number => (to === code ? 1 : 0) - (from === code ? 1 : 0);
  return sum + (LIFE + (at === LILYBAEUM ? ON_DISPLAY : 0)) * (change(own) - change(enemy));
}

/** What a PC placed or turned in a space brings. */
export const pcWorth = (s: Hamilcar, seat: Seat, at: number): number => controlWorth(s, seat, at, CODE[seat]);
/** What it brings to take a PC of the enemy away; for one's own, what it costs, as a number below zero. */
export const removalWorth = (s: Hamilcar, seat: Seat, at: number): number => controlWorth(s, seat, at, NOBODY);
