import { type Characters, fondOf } from "../../../bots/levels.ts";
import type { Plan as AnyPlan } from "../../../bots/mind.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { cusAt, generalsOnMap } from "../rules/forces.ts";
import { GENERALS } from "../rules/generals.ts";
import { POST_COUNT, PROVINCE_OF, PROVINCES, REGION_OF, SPACE_COUNT, spaceOf } from "../rules/map.ts";
import { type Hamilcar, isSilver } from "../rules/state.ts";
import { seamanshipOf } from "../rules/tables.ts";

/** A side's aims: where it can win something, and by which means. */
export interface Plan extends AnyPlan {
  readonly seat: Seat;
  /** how much more the named regions and provinces count than others */
  readonly weights: Readonly<Record<string, number>>;
  /** how much battles, sieges, PCs, the fleet and the Miat count */
  readonly battles: number;
  readonly sieges: number;
  readonly politics: number;
  readonly fleet: number;
  readonly miat: number;
  /** whether it can be carried out, or still makes sense */
  isOpen(s: Hamilcar): boolean;
}

const always = () => true;
const plan = (seat: Seat, id: string, sketch: Partial<Omit<Plan, "id" | "seat">>): Plan => ({
  id,
  seat,
  weights: {},
  battles: 1,
  sieges: 1,
  politics: 1,
  fleet: 1,
  miat: 1,
  isOpen: always,
  ...sketch,
});

/** No plan in particular. */
export const PLAIN: Plan = plan("rome", "plain", {});

/** CUs of a side in a region. */
function cusIn(s: Hamilcar, seat: Seat, region: string): number {
  let sum = 0;
  for (let post = 0; post < POST_COUNT - 1; post++) if (REGION_OF[spaceOf(post)] === region) sum += cusAt(s, seat, post);
  return sum;
}

/** Whether Rome's crews, or a general bold enough to go without, can sail to Africa (15.4). */
const mayCross = (s: Hamilcar): boolean =>
  seamanshipOf(s.seamanship).africa !== "no" || generalsOnMap(s, "rome").some((general) => GENERALS[general]!.africanus);

const ROME: readonly Plan[] = [
  plan("rome", "sicily", { weights: { sicilia: 1.5 }, sieges: 1.2 }),
  plan("rome", "fleet", { fleet: 1.8 }),
  plan("rome", "africa", { weights: { africa: 2.4 }, fleet: 1.2, isOpen: mayCross }),
  plan("rome", "islands", { weights: { corsica_sardinia: 2.2 }, fleet: 1.2 }),
  plan("rome", "sieges", { sieges: 1.8 }),
  plan("rome", "hunt", { battles: 1.7 }),
  plan("rome", "home", { weights: { italia: 1.8 }, politics: 1.2 }),
  plan("rome", "alliances", { politics: 1.5, battles: 0.8 }),
];

const CARTHAGE: readonly Plan[] = [
  plan("carthage", "sicily", { weights: { sicilia: 1.5 }, sieges: 1.2 }),
  plan("carthage", "fleet", { fleet: 1.8 }),
  plan("carthage", "italy", { weights: { italia: 2 } }),
  plan("carthage", "islands", { weights: { corsica_sardinia: 2.2 }, fleet: 1.2 }),
  plan("carthage", "africa", { weights: { africa: 2 }, isOpen: (s) => cusIn(s, "rome", "africa") > 0 }),
  plan("carthage", "miat", { miat: 2, isOpen: isSilver }),
  plan("carthage", "sieges", { sieges: 1.8 }),
  plan("carthage", "hunt", { battles: 1.7 }),
  plan("carthage", "alliances", { politics: 1.5, battles: 0.8 }),
];

const PLANS: Readonly<Record<Seat, readonly Plan[]>> = { rome: ROME, carthage: CARTHAGE };

/** The plans that make sense now, starting with the one a sensible player would think of first. */
export function openPlans(s: Hamilcar, seat: Seat): Plan[] {
  const open = PLANS[seat].filter((one) => one.isOpen(s));
  const urgent = seat === "carthage" ? "africa" : cusIn(s, "carthage", "italia") >= 3 ? "home" : "sicily";
  return open.toSorted((a, b) => Number(b.id === urgent) - Number(a.id === urgent));
}

/** The weight of each space in a plan. */
const weights = new Map<Plan, readonly number[]>();
function weightsOf(of: Plan): readonly number[] {
  let list = weights.get(of);
  if (!list) {
    list = Array.from(
      { length: SPACE_COUNT },
      (_, at) => of.weights[PROVINCES[PROVINCE_OF[at]!]!.id] ?? of.weights[REGION_OF[at]!] ?? 1,
    );
    weights.set(of, list);
  }
  return list;
}
export const weightAt = (of: Plan, at: number): number => weightsOf(of)[at]!;

/** What players of different temperaments like to do. */
export const characters: Characters = {
  bold: fondOf("hunt", "sieges", "africa", "italy"),
  cautious: fondOf("alliances", "home", "miat"),
  seafaring: fondOf("fleet", "islands"),
};
