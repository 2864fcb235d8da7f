import { type Characters, fondOf } from "../../../bots/levels.ts";
import type { Plan as AnyPlan } from "../../../bots/mind.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { cusAt } from "../rules/forces.ts";
import { AFRICANUS, FABIUS, GISGO, HANNIBAL, HANNO, HASDRUBAL, MAGO, OF_SIDE, P_SCIPIO } from "../rules/generals.ts";
import { PROVINCE_OF, PROVINCES, REGION_OF, spaceOf } from "../rules/map.ts";
import type { Hannibal } from "../rules/state.ts";

/** An army sent somewhere: who leads it, where to, and with at least how many CUs. */
interface Mission {
  /** generals who may lead it, the fittest first; empty for any */
  readonly leaders: readonly number[];
  readonly region: string;
  readonly cus: number;
}

/** A side's aims: where its armies go, which provinces it cares about, which odds it accepts. */
export interface Plan extends AnyPlan {
  readonly seat: Seat;
  readonly missions: readonly Mission[];
  /** how much more the named regions count than others */
  readonly weights: Readonly<Record<string, number>>;
  /** the chance it wants before attacking */
  readonly odds: number;
  /** how much PCs count compared with marches */
  readonly politics: number;
  /** whether it can be carried out, or still makes sense */
  isOpen(s: Hannibal): boolean;
}

const anywhere = () => true;
const armyOf = (s: Hannibal, seat: Seat, general: number): number =>
  s.generals[general]! < 0 ? 0 : cusAt(s, seat, s.generals[general]!);
const isIn = (s: Hannibal, general: number, region: string): boolean =>
  s.generals[general]! >= 0 && REGION_OF[spaceOf(s.generals[general]!)] === region;
/** CUs of a side in a region. */
function cusIn(s: Hannibal, seat: Seat, region: string): number {
  let sum = 0;
  for (const [post, cus] of s.cus[seat].entries()) if (cus > 0 && REGION_OF[spaceOf(post)] === region) sum += cus;
  return sum;
}
const hasArmy = (s: Hannibal, seat: Seat, least: number): boolean =>
  OF_SIDE[seat].some((general) => armyOf(s, seat, general) >= least);

type Sketch = Partial<Omit<Plan, "id" | "seat">>;
const plan = (seat: Seat, id: string, sketch: Sketch): Plan => ({
  id,
  seat,
  missions: [],
  weights: {},
  odds: 0.6,
  politics: 1,
  isOpen: anywhere,
  ...sketch,
});

/** The wars that Carthage can wage. */
const CARTHAGE: readonly Plan[] = [
  plan("carthage", "italy", {
    missions: [{ leaders: [HANNIBAL], region: "italia", cus: 4 }],
    weights: { italia: 1.6 },
    isOpen: (s) => armyOf(s, "carthage", HANNIBAL) >= 4,
  }),
  plan("carthage", "brothers", {
    missions: [
      { leaders: [HANNIBAL], region: "italia", cus: 4 },
      { leaders: [HASDRUBAL, MAGO], region: "italia", cus: 5 },
    ],
    weights: { italia: 1.8 },
    isOpen: (s) => armyOf(s, "carthage", HANNIBAL) >= 4 && armyOf(s, "carthage", HASDRUBAL) + armyOf(s, "carthage", MAGO) >= 5,
  }),
  plan("carthage", "spain", {
    missions: [{ leaders: [HANNIBAL, HASDRUBAL], region: "hispania", cus: 3 }],
    weights: { hispania: 1.8 },
    odds: 0.55,
    isOpen: (s) => !isIn(s, HANNIBAL, "italia"),
  }),
  plan("carthage", "islands", {
    missions: [{ leaders: [MAGO, GISGO, HASDRUBAL], region: "sicilia", cus: 3 }],
    weights: { sicilia: 2, corsica_sardinia: 1.6 },
    isOpen: (s) => hasArmy(s, "carthage", 4),
  }),
  plan("carthage", "africa", {
    missions: [
      { leaders: [HANNO], region: "africa", cus: 1 },
      { leaders: [GISGO, MAGO, HASDRUBAL, HANNIBAL], region: "africa", cus: 4 },
    ],
    weights: { africa: 2 },
    odds: 0.5,
    isOpen: (s) => cusIn(s, "rome", "africa") > 0,
  }),
  plan("carthage", "rome", {
    missions: [{ leaders: [HANNIBAL], region: "italia", cus: 8 }],
    weights: { italia: 1.4, "province:latium": 4 },
    odds: 0.5,
    isOpen: (s) => isIn(s, HANNIBAL, "italia") && armyOf(s, "carthage", HANNIBAL) >= 8,
  }),
  plan("carthage", "alliances", { politics: 1.6, odds: 0.75 }),
];

/** The wars that Rome can wage. */
const ROME: readonly Plan[] = [
  plan("rome", "shadow", {
    missions: [{ leaders: [FABIUS], region: "italia", cus: 5 }],
    weights: { italia: 1.6 },
    odds: 0.75,
    politics: 1.2,
  }),
  plan("rome", "hunt", {
    missions: [
      { leaders: [], region: "italia", cus: 8 },
      { leaders: [], region: "italia", cus: 5 },
    ],
    weights: { italia: 2 },
    odds: 0.5,
    isOpen: (s) => cusIn(s, "carthage", "italia") > 0,
  }),
  plan("rome", "spain", {
    missions: [{ leaders: [P_SCIPIO, AFRICANUS], region: "hispania", cus: 5 }],
    weights: { hispania: 1.8 },
  }),
  plan("rome", "africa", {
    missions: [{ leaders: [AFRICANUS], region: "africa", cus: 5 }],
    weights: { africa: 1.8 },
    isOpen: (s) => !s.catoCounsels,
  }),
  plan("rome", "scipios", {
    missions: [
      { leaders: [P_SCIPIO], region: "hispania", cus: 5 },
      { leaders: [AFRICANUS], region: "africa", cus: 5 },
    ],
    weights: { hispania: 1.6, africa: 1.6 },
    isOpen: (s) => hasArmy(s, "rome", 8) && !s.catoCounsels,
  }),
  plan("rome", "sicily", {
    missions: [{ leaders: [], region: "sicilia", cus: 5 }],
    weights: { sicilia: 2, corsica_sardinia: 1.4 },
  }),
  plan("rome", "gaul", {
    missions: [{ leaders: [], region: "italia", cus: 5 }],
    weights: { "province:gallia_cisalpina": 3, "province:etruria": 1.3 },
  }),
  plan("rome", "alliances", { politics: 1.6, odds: 0.75 }),
];

const PLANS: Readonly<Record<Seat, readonly Plan[]>> = { rome: ROME, carthage: CARTHAGE };

/** The plans that make sense now, starting with the one a sensible player would think of first. */
export function openPlans(s: Hannibal, seat: Seat): Plan[] {
  const open = PLANS[seat].filter((one) => one.isOpen(s));
  if (seat === "carthage") return open;
  const danger = isIn(s, HANNIBAL, "italia") || cusIn(s, "carthage", "italia") >= 4;
  const first = (one: Plan): number =>
    danger ? (one.id === "shadow" ? 0 : one.id === "hunt" ? 1 : 2) : one.id === "spain" ? 0 : 1;
  return open.toSorted((a, b) => first(a) - first(b));
}

/** The weight of each province in a plan. */
const weights = new Map<Plan, readonly number[]>();
export function weightsOf(of: Plan): readonly number[] {
  let list = weights.get(of);
  if (!list) {
    list = PROVINCES.map(({ id, region }) => of.weights[`province:${id}`] ?? of.weights[region] ?? 1);
    weights.set(of, list);
  }
  return list;
}
export const weightAt = (of: Plan, space: number): number => weightsOf(of)[PROVINCE_OF[space]!]!;

/** What players of different temperaments like to do. */
export const characters: Characters = {
  bold: fondOf("italy", "brothers", "rome", "hunt", "africa"),
  cautious: fondOf("alliances", "shadow", "spain"),
  seafaring: fondOf("islands", "sicily", "scipios", "africa"),
};
