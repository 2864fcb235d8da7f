import { other, type Seat } from "../../shared/rules/seats.ts";
import { UNIT_LIMIT } from "../rules/army.ts";
import { battleRating } from "../rules/forces.ts";
import { GENERALS } from "../rules/generals.ts";
import type { Hamilcar } from "../rules/state.ts";
import { seamanshipOf } from "../rules/tables.ts";
import { FLEET_WARSHIPS } from "../rules/warships.ts";

/** What a general is worth in command of a fleet: only an Admiral knows how to lead one (2.2.D1). */
export const seaRating = (s: Hamilcar, general: number): number => (GENERALS[general]!.admiral ? battleRating(s, general) : 0);

/** A fleet's strength in a naval battle: warships, an Admiral, and for Rome its seamanship. */
export function navalStrength(s: Hamilcar, seat: Seat, warships: number, commander: number): number {
  const admiral = commander >= 0 ? seaRating(s, commander) : 0;
  const crews = seat === "rome" ? seamanshipOf(s.seamanship).battleRoll + (s.corvi ? 1 : 0) : 0;
  return warships + 0.7 * admiral + 0.7 * crews;
}

/** The best Admiral of a seat, or any general. */
export const likelyCommander = (s: Hamilcar, seat: Seat): number => {
  let best = -1;
  for (let general = 0; general < GENERALS.length; general++) {
    if (GENERALS[general]!.side !== seat || s.generals[general]! < 0 || !GENERALS[general]!.admiral) continue;
    if (best < 0 || battleRating(s, general) > battleRating(s, best)) best = general;
  }
  return best;
};

/** The most warships that a fleet of the seat can have now. */
export const mostWarships = (s: Hamilcar, seat: Seat): number => Math.min(FLEET_WARSHIPS, s.warships[seat].ready);

/** The strongest fleet that could intercept one of the seat. */
export const interceptors = (s: Hamilcar, seat: Seat): number =>
  navalStrength(s, other(seat), mostWarships(s, other(seat)), likelyCommander(s, other(seat)));

/** A lead in strength that leaves nothing to fear. */
export const SAFE_LEAD = 0.5;

/**
 * How many units can go aboard, so that there is room for as many warships as make the fleet safe, or for all there are if even they
 * are too few (2.3.G).
 */
export function unitsAboard(s: Hamilcar, seat: Seat, general: number): number {
  const most = mostWarships(s, seat);
  const theirs = interceptors(s, seat);
  let escort = 0;
  while (escort < most && navalStrength(s, seat, escort, general) - theirs <= SAFE_LEAD) escort++;
  return UNIT_LIMIT - escort;
}
