import type { Seat } from "../../shared/rules/seats.ts";
import { CONSULAR_MINIMUM, UNIT_LIMIT } from "../rules/army.ts";
import { battleRating, cusAt, generalsAt, isConsul, rank } from "../rules/forces.ts";
import { type Hamilcar, isSilver } from "../rules/state.ts";
import { type Army, nobilityOf } from "./strength.ts";

/** CUs that make an army strong: in Golden Geek they fight with a larger die (13.3.A). */
const STRONG = 5;
export const isStrong = (cus: number): boolean => cus >= STRONG;

/** Whether an army stays strong if it leaves a CU behind. */
export const canSpareOne = (s: Hamilcar, cus: number): boolean => isStrong(isSilver(s) ? cus : cus - 1);

/** The CUs a general can take with him: a consul keeps three, and a lesser general beside him cannot go with fewer (2.3.E3). */
function cusToLead(s: Hamilcar, seat: Seat, general: number): number {
  const post = s.generals[general]!;
  const cus = cusAt(s, seat, post);
  const own = rank(s, general);
  if (!generalsAt(s, seat, post).some((one) => isConsul(s, one) && rank(s, one) > own)) return cus;
  const left = Math.max(0, cus - CONSULAR_MINIMUM);
  return isConsul(s, general) && left < CONSULAR_MINIMUM ? -1 : left;
}

/** The rating with which a general's army fights if those at a post go along: of equals in rank the best commands (2.2.E1). */
function ratingWith(s: Hamilcar, seat: Seat, general: number, post: number): number {
  let best = battleRating(s, general);
  for (const fellow of generalsAt(s, seat, post))
    if (rank(s, fellow) === rank(s, general)) best = Math.max(best, battleRating(s, fellow));
  return best;
}

/** The army that a general can lead from where he stands; with fewer than no CUs he cannot leave. */
export const armyUnder = (s: Hamilcar, seat: Seat, general: number): Army => ({
  cus: Math.min(UNIT_LIMIT, cusToLead(s, seat, general)),
  rating: ratingWith(s, seat, general, s.generals[general]!),
  nobility: nobilityOf(s, generalsAt(s, seat, s.generals[general]!)),
});
