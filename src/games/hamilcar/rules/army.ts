import type { Limit, Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import type { Item, Option } from "./ask.ts";
import { allocate, type Key, pick, type Reason } from "./ask.ts";
import { controls } from "./control.ts";
import { cusAt, generalsAt, isBesieged, isConsul, isDictator, isProconsul, rank } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed } from "./generals.ts";
import { HOLDS, insideOf, isCity } from "./map.ts";
import { type Detachment, type Hamilcar, isSilver, type March } from "./state.ts";

// 2.3.E, 7.1 Who goes along, and who stays

export const UNIT_LIMIT = 10;
export const CONSULAR_MINIMUM = 3;

/** What an army leaving a post may and must take. */
interface Terms {
  general: number;
  /** generals who may go or stay, and those who must go */
  free: number[];
  forced: number[];
  /** CUs at the post */
  cus: number;
  /** how many of them must go with him and the forced generals */
  least: number;
}

type Parting = "march" | "reaction" | "reaction-whole";
/**
 * How part of a reacting army may leave the rest: in Golden Geek a consul needs three CUs even if the whole army goes (11.2,
 * 12.2).
 */
export const partingOf = (s: Hamilcar): Parting => (isSilver(s) ? "reaction-whole" : "reaction");

/** CUs that must go with a general (2.3.E3). */
function needToGo(s: Hamilcar, leader: number, goers: readonly number[], cus: number, parting: Parting): number {
  if (isDictator(s, leader)) return 0; // 5.2.C4
  const consuls = goers.filter((general) => isConsul(s, general)).length;
  if (consuls === 0) return 0;
  if (parting === "reaction" && cus > 0) return CONSULAR_MINIMUM; // a lone general may avoid battle (7.2.C)
  const passes = parting === "march" && consuls === 1 && s.march!.consulRests >= 0; // the other consul's CUs are not his
  return Math.min(CONSULAR_MINIMUM, passes ? cus - s.march!.consulRests : cus);
}

/** CUs that must stay with generals left behind (2.3.E3, 11.1, 12.1). */
function needToStay(s: Hamilcar, leader: number, stayers: readonly number[], cus: number, parting: Parting): number {
  if (stayers.length === 0) return 0;
  const consul = stayers.some((general) => isConsul(s, general));
  if (parting !== "march") return consul ? CONSULAR_MINIMUM : 1;
  if (!consul || isDictator(s, leader)) return 0;
  const { consulRests } = s.march!;
  return Math.min(CONSULAR_MINIMUM, consulRests >= 0 && !isProconsul(s, leader) ? consulRests : cus);
}

/** Notes a consul's units at the post a marching army is about to enter. */
export function noteConsul(s: Hamilcar, march: March, post: number): void {
  const { seat } = march;
  march.consulRests = generalsAt(s, seat, post).some((general) => isConsul(s, general)) ? cusAt(s, seat, post) : -1;
}

/**
 * The terms on which a general can leave a post, or nothing if he cannot. `parting` is "reaction" if a consul needs his three CUs
 * in any case, "reaction-whole" if a whole army may go with fewer. At least `minimum` CUs go, at most `limit`; generals who are
 * `bound` stay in any case.
 */
export function termsOf(
  s: Hamilcar,
  seat: Seat,
  post: number,
  general: number,
  parting: Parting,
  { limit = UNIT_LIMIT, minimum = 0, bound = NOBODY as readonly number[] } = {},
): Terms | undefined {
  const cus = cusAt(s, seat, post);
  const others = generalsAt(s, seat, post).filter((fellow) => fellow !== general);
  const stays = (fellow: number) => rank(s, fellow) > rank(s, general) || bound.includes(fellow);
  const stay = others.filter(stays); // 7.1, 11.1: only those of equal or lower rank go
  const may = others.filter((fellow) => !stays(fellow));
  const feasible = (goers: readonly number[], stayers: readonly number[]) => {
    const go = Math.max(minimum, needToGo(s, general, goers, cus, parting));
    return go <= limit && go + needToStay(s, general, stayers, cus, parting) <= cus;
  };
  const forced: number[] = [];
  const free: number[] = [];
  for (const fellow of may) {
    const without = may.filter((one) => one !== fellow);
    if (feasible([general, ...without], [...stay, fellow])) free.push(fellow);
    else forced.push(fellow);
  }
  if (!feasible([general, ...may], stay)) return undefined;
  return { general, free, forced, cus, least: Math.max(minimum, needToGo(s, general, [general, ...forced], cus, parting)) };
}

const NOBODY: readonly number[] = [];

/** The most CUs that may go if these generals go and the others at the post stay. */
export function mostCUs(
  s: Hamilcar,
  seat: Seat,
  post: number,
  leader: number,
  goers: readonly number[],
  parting: Parting,
): number {
  const cus = cusAt(s, seat, post);
  const stayers = generalsAt(s, seat, post).filter((general) => !goers.includes(general));
  return cus - needToStay(s, leader, stayers, cus, parting);
}
export function leastCUs(
  s: Hamilcar,
  seat: Seat,
  post: number,
  leader: number,
  goers: readonly number[],
  parting: Parting,
): number {
  return needToGo(s, leader, goers, cusAt(s, seat, post), parting);
}

/** Why an army may not leave a post as it is (2.3.E3), or nothing if it may. */
export function whyNotPart(s: Hamilcar, seat: Seat, post: number, goers: readonly number[], cus: number): Reason | undefined {
  const leader = goers[0]!;
  if (cus < leastCUs(s, seat, post, leader, goers, "march")) return CONSUL_NEEDS_THREE;
  if (cus > mostCUs(s, seat, post, leader, goers, "march")) return CONSUL_LEFT_NEEDS_THREE;
  const passesConsul = isProconsul(s, leader) && cus > 0 && s.march!.consulRests >= 0;
  if (passesConsul && cusAt(s, seat, post) - cus < CONSULAR_MINIMUM) return CONSUL_LEFT_NEEDS_THREE;
  return undefined;
}
const CONSUL_NEEDS_THREE: Reason = { why: "hamilcar.why.consul-needs-three", rule: "2.3.E3" };
const CONSUL_LEFT_NEEDS_THREE: Reason = { why: "hamilcar.why.consul-left-needs-three", rule: "2.3.E3" };

/** The generals who go under these terms: those who must, and those the seat picks. */
export function* pickStaff(seat: Seat, terms: Terms, prompt: Key, rule: string): Play<number[]> {
  const options = terms.free.map((general) => GENERAL_OPTIONS[general]!);
  const chosen = yield* pick(seat, options, 0, options.length, {
    prompt,
    rule,
    params: { general: GENERAL_OPTIONS[terms.general]! },
  });
  return [...terms.forced, ...chosen.map(generalNamed)];
}

/** How many of each kind of unit go along. */
export function* pickUnits(
  seat: Seat,
  units: Detachment,
  bounds: { least: number; most: number },
  wording: { prompt: Key; rule: string; general: number },
): Play<Detachment> {
  const items: Item[] = [];
  const fighting: string[] = [];
  const add = (id: Option, max: number) => {
    if (max > 0) items.push({ id, min: 0, max });
    return max > 0;
  };
  if (add("cus", units.cus)) fighting.push("cus");
  if (add("elephants", units.elephants)) fighting.push("elephants");
  add("supply", units.supply);
  const limits: Limit[] = fighting.length > 0 ? [{ items: fighting, min: bounds.least, max: bounds.most }] : [];
  const total = Math.min(UNIT_LIMIT, bounds.most + units.supply);
  const taken = yield* allocate(
    seat,
    items,
    bounds.least,
    total,
    { prompt: wording.prompt, rule: wording.rule, params: { general: GENERAL_OPTIONS[wording.general]! } },
    limits,
  );
  return { cus: taken.cus ?? 0, elephants: taken.elephants ?? 0, supply: taken.supply ?? 0 };
}

// 7.2.D, 7.3.B Into a city

/** Whether an army could go straight into a friendly city with enemies outside its walls, because it is not besieged (14.5.A). */
export function fitsInside(s: Hamilcar, seat: Seat, at: number, army: Detachment): boolean {
  if (!isCity(at) || !controls(s, seat, at) || isBesieged(s, at) || cusAt(s, other(seat), at) === 0) return false;
  const inside = insideOf(at);
  return army.cus + army.elephants + cusAt(s, seat, inside) <= HOLDS[at]! && army.supply + s.supply[seat][inside]! <= HOLDS[at]!;
}
