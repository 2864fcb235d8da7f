import type { Seat } from "../../shared/rules/seats.ts";
import { CONSULAR_MINIMUM, UNIT_LIMIT } from "../rules/army.ts";
import { battleRating, cusAt, generalsAt, isConsul, rank } from "../rules/forces.ts";
import { SPACE_COUNT } from "../rules/map.ts";
import { type Hamilcar, isSilver } from "../rules/state.ts";
import { BY_LAND } from "./routes.ts";
import type { Army } from "./strength.ts";

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
});

/** Where an army could pick up others, and what it would be with them. */
interface Junction {
  readonly via: number;
  readonly joint: Army;
  readonly distance: number;
}

/** Fewer than these are not worth the way. */
const REINFORCEMENT = 2;

/** Troops within a march who would make an army strong, or bring it a better commander. */
export function junctionsOf(s: Hamilcar, seat: Seat, general: number, army: Army, from: number, points: number): Junction[] {
  const found: Junction[] = [];
  if (army.cus === 0) return found;
  for (let via = 0; via < SPACE_COUNT; via++) {
    const distance = BY_LAND[from]![via]!;
    const here = cusAt(s, seat, via);
    if (here < REINFORCEMENT || distance === 0 || distance >= points || army.cus + here > UNIT_LIMIT) continue;
    if (generalsAt(s, seat, via).some((one) => rank(s, one) > rank(s, general))) continue; // he would give the orders
    const joint = { cus: army.cus + here, rating: Math.max(army.rating, ratingWith(s, seat, general, via)) };
    if (joint.rating > army.rating || (isStrong(joint.cus) && !isStrong(army.cus))) found.push({ via, joint, distance });
  }
  return found;
}
