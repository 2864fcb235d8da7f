import { type Characters, fondOf } from "../../../bots/levels.ts";
import type { Plan as AnyPlan } from "../../../bots/mind.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { fortresses, occupies, scan } from "../rules/board.ts";
import { HEXES, ITALIA, LIBYA, MAP, REGION } from "../rules/map.ts";
import { enemyOf, type State, sideOfSeat } from "../rules/state.ts";

/** A side's aims: where it can win something, and by which means. */
export interface Plan extends AnyPlan {
  readonly seat: Seat;
  /** how much more the named regions count than others */
  readonly weights: Readonly<Record<string, number>>;
  /** how much fortresses, beaten armies, voyages, talks with minor powers and recruits count */
  readonly fortresses: number;
  readonly battles: number;
  readonly voyages: number;
  readonly talks: number;
  readonly recruits: number;
  /** whether it can be carried out, or still makes sense */
  isOpen(s: State): boolean;
}

const always = () => true;
const plan = (seat: Seat, id: string, sketch: Partial<Omit<Plan, "id" | "seat">>): Plan => ({
  id,
  seat,
  weights: {},
  fortresses: 1,
  battles: 1,
  voyages: 1,
  talks: 1,
  recruits: 1,
  isOpen: always,
  ...sketch,
});

/** No plan in particular. */
export const PLAIN: Plan = plan("rome", "plain", {});

/** Whether the enemy of a side holds a fortress in a region. */
const isEnemyIn = (s: State, seat: Seat, region: number): boolean => {
  const b = scan(s);
  return fortresses(s).some((hex) => REGION[hex] === region && occupies(b, enemyOf(sideOfSeat(seat)), hex));
};

const SICILY = { sicilia: 1.6, syracusa: 1.4, melita: 1.3 };
const ISLANDS = { sardinia: 2, corsica: 2, balearics: 1.6, melita: 1.6 };

const ROME: readonly Plan[] = [
  plan("rome", "sicily", { weights: SICILY }),
  plan("rome", "balanced", {}),
  plan("rome", "africa", { weights: { libya: 2.2, numidia: 1.3 }, voyages: 1.3 }),
  plan("rome", "islands", { weights: ISLANDS, voyages: 1.2 }),
  plan("rome", "spain", { weights: { tartessos: 2.2, iberia: 1.8, balearics: 1.6 }, voyages: 1.2 }),
  plan("rome", "fleet", { voyages: 1.6 }),
  plan("rome", "hunt", { battles: 1.8 }),
  plan("rome", "talks", { talks: 1.8, weights: { syracusa: 1.5, massilia: 1.5 } }),
  plan("rome", "home", { weights: { italia: 2.2, gallia: 1.5 }, isOpen: (s) => isEnemyIn(s, "rome", ITALIA) }),
  plan("rome", "arms", { recruits: 1.6 }),
];

const CARTHAGE: readonly Plan[] = [
  plan("carthage", "sicily", { weights: SICILY }),
  plan("carthage", "balanced", {}),
  plan("carthage", "italy", { weights: { italia: 2, gallia: 1.4 }, voyages: 1.2 }),
  plan("carthage", "islands", { weights: ISLANDS, voyages: 1.2 }),
  plan("carthage", "spain", { weights: { iberia: 2, tartessos: 1.6, massilia: 1.4 } }),
  plan("carthage", "fleet", { voyages: 1.6 }),
  plan("carthage", "hunt", { battles: 1.8 }),
  plan("carthage", "talks", { talks: 1.8, weights: { syracusa: 1.5, numidia: 1.5 } }),
  plan("carthage", "home", { weights: { libya: 2.2, numidia: 1.4 }, isOpen: (s) => isEnemyIn(s, "carthage", LIBYA) }),
  plan("carthage", "arms", { recruits: 1.6 }),
];

const PLANS: Readonly<Record<Seat, readonly Plan[]>> = { rome: ROME, carthage: CARTHAGE };

/** The plans that make sense now, starting with the one a sensible player would think of first. */
export function openPlans(s: State, seat: Seat): Plan[] {
  const first = (one: Plan): number => (one.id === "home" ? 0 : one.id === "balanced" ? 1 : 2);
  return PLANS[seat].filter((one) => one.isOpen(s)).sort((a, b) => first(a) - first(b));
}

/** The weight of each hex in a plan. */
const weights = new Map<Plan, readonly number[]>();
function weightsOf(of: Plan): readonly number[] {
  let list = weights.get(of);
  if (!list) {
    list = Array.from({ length: HEXES }, (_, hex) => (REGION[hex]! < 0 ? 1 : (of.weights[MAP.regions[REGION[hex]!]!] ?? 1)));
    weights.set(of, list);
  }
  return list;
}
export const weightAt = (of: Plan, hex: number): number => weightsOf(of)[hex]!;

/** What players of different temperaments like to do. */
export const characters: Characters = {
  bold: fondOf("hunt", "africa", "italy"),
  cautious: fondOf("home", "talks", "arms"),
  seafaring: fondOf("fleet", "islands", "spain"),
};
