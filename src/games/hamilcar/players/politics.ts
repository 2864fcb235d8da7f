import { other, type Seat } from "../../shared/rules/seats.ts";
import { controls, italianProvinces } from "../rules/control.ts";
import { ITALIAN_PROVINCES, LILYBAEUM, MARE_PORTS, PROVINCE_OF, PROVINCE_SPACES, PROVINCES } from "../rules/map.ts";
import { CODE, type Hamilcar, NOBODY } from "../rules/state.ts";

// The worth of political control. Anything that counts on the Provincial Display is worth ten.

export const ON_DISPLAY = 10;

/** The value of getting close to a majority, by how many PCs are missing; and of going beyond it. */
const MISSING = [ON_DISPLAY, 4.5, 2, 1, 0.6, 0.4, 0.3];
const TO_SPARE = 1;

function standing(held: number, free: number, size: number): number {
  const missing = Math.floor(size / 2) + 1 - held;
  if (missing <= 0) return ON_DISPLAY + TO_SPARE * Math.min(2, -missing);
  return missing > free ? 0.4 * MISSING[missing]! : MISSING[missing]!; // enemy PCs would have to be converted
}

/**
 * The weight of a province: on the display, as a levy for Rome, and for the war in Italia, which is lost with fewer than three
 * (4.1).
 */
function weightOf(s: Hamilcar, province: number): number {
  const shown = PROVINCES[province]!.significant ? 1 : 0;
  return ITALIAN_PROVINCES.includes(province) ? shown + WAR_IN_ITALIA[italianProvinces(s, "rome")]! : shown;
}
const WAR_IN_ITALIA = [4, 4, 4, 3, 1.2, 0.5, 0.3];

/** A seat's standing in a group of spaces, less the enemy's; as it is, or if one of them changed hands. */
function balance(s: Hamilcar, seat: Seat, spaces: readonly number[], from = NOBODY, to = NOBODY): number {
  const held = [0, 0, 0, 0]; // by code of state.ts
  for (const at of spaces) held[s.control[at]!]!++;
  held[from]!--;
  held[to]!++;
  const free = held[NOBODY]!;
  return standing(held[CODE[seat]]!, free, spaces.length) - standing(held[CODE[other(seat)]]!, free, spaces.length);
}

/** What a seat gains in a group of spaces if one of them changes hands. */
const swing = (s: Hamilcar, seat: Seat, spaces: readonly number[], from: number, to: number): number =>
  balance(s, seat, spaces, from, to) - balance(s, seat, spaces);

/** A seat's political standing, less the enemy's, apart from the war in Italia. */
export function politicalBalance(s: Hamilcar, seat: Seat): number {
  let sum = balance(s, seat, MARE_PORTS);
  for (let province = 0; province < PROVINCES.length; province++)
    sum += (PROVINCES[province]!.significant ? 1 : 0.3) * balance(s, seat, PROVINCE_SPACES[province]!);
  sum += controls(s, seat, LILYBAEUM) ? ON_DISPLAY : -ON_DISPLAY;
  for (const control of s.control) if (control === CODE[seat]) sum += LIFE;
  for (const control of s.control) if (control === CODE[other(seat)]) sum -= LIFE;
  return sum;
}

/** PCs are a side's lifeblood. */
const LIFE = 1;

/** What a seat gains if a space comes under somebody's control: a code of state.ts. */
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

/** What a PC placed or converted in a space gains. */
export const pcWorth = (s: Hamilcar, seat: Seat, at: number): number => controlWorth(s, seat, at, CODE[seat]);
/** The gain from removing an enemy PC; for one's own, its cost, as a negative number. */
export const removalWorth = (s: Hamilcar, seat: Seat, at: number): number => controlWorth(s, seat, at, NOBODY);
