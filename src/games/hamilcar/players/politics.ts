import { other, type Seat } from "../../shared/rules/seats.ts";
import { controls, italianProvinces } from "../rules/control.ts";
import { ITALIAN_PROVINCES, LILYBAEUM, MARE_PORTS, PROVINCE_OF, PROVINCE_SPACES, PROVINCES } from "../rules/map.ts";
import { CODE, type Hamilcar, NOBODY } from "../rules/state.ts";
import { MEASURES } from "./measures.ts";

// The worth of political control. Anything that counts on the Provincial Display is worth ten.

export const ON_DISPLAY = 10;

/** The value of getting close to a majority, by how many PCs are missing; and of going beyond it. */
const missingWorth = (missing: number): number =>
  missing === 1 ? MEASURES.missing1 : missing === 2 ? MEASURES.missing2 : (3 * MEASURES.missing3) / missing;

function standing(held: number, free: number, size: number): number {
  const missing = Math.floor(size / 2) + 1 - held;
  if (missing <= 0) return ON_DISPLAY + MEASURES.spare * Math.min(2, -missing);
  return missing > free ? MEASURES.converted * missingWorth(missing) : missingWorth(missing); // enemy PCs would have to be converted
}

/**
 * The weight of a province: on the display, as a levy for Rome, and for the war in Italia, which is lost with fewer than three
 * (4.1).
 */
function weightOf(s: Hamilcar, province: number): number {
  const shown = PROVINCES[province]!.significant ? 1 : 0;
  return ITALIAN_PROVINCES.includes(province) ? shown + warInItalia(italianProvinces(s, "rome")) : shown;
}
const warInItalia = (held: number): number =>
  held <= 3 ? MEASURES.italia3 : held === 4 ? MEASURES.italia4 : held === 5 ? MEASURES.italia5 : MEASURES.italia6;

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
    sum += (PROVINCES[province]!.significant ? 1 : MEASURES.minor) * balance(s, seat, PROVINCE_SPACES[province]!);
  sum += controls(s, seat, LILYBAEUM) ? ON_DISPLAY : -ON_DISPLAY;
  for (const control of s.control) if (control === CODE[seat]) sum += MEASURES.pc;
  for (const control of s.control) if (control === CODE[other(seat)]) sum -= MEASURES.pc;
  return sum;
}

/** What a seat gains if a space comes under somebody's control: a code of state.ts. */
export function controlWorth(s: Hamilcar, seat: Seat, at: number, to: number): number {
  const from = s.control[at]!;
  const own = CODE[seat];
  const enemy = CODE[other(seat)];
  const province = PROVINCE_OF[at]!;
  let sum = weightOf(s, province) * swing(s, seat, PROVINCE_SPACES[province]!, from, to);
  if (MARE_PORTS.includes(at)) sum += swing(s, seat, MARE_PORTS, from, to);
  const change = (code: number): number => (to === code ? 1 : 0) - (from === code ? 1 : 0);
  return sum + (MEASURES.pc + (at === LILYBAEUM ? ON_DISPLAY : 0)) * (change(own) - change(enemy));
}

/** What a PC placed or converted in a space gains. */
export const pcWorth = (s: Hamilcar, seat: Seat, at: number): number => controlWorth(s, seat, at, CODE[seat]);
/** The gain from removing an enemy PC; for one's own, its cost, as a negative number. */
export const removalWorth = (s: Hamilcar, seat: Seat, at: number): number => controlWorth(s, seat, at, NOBODY);
