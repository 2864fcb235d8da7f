import { allocate, type Item, type Limit, type Play, pick, type Reason, type Seat } from "../../engine/index.ts";
import { cusAt, elephantsAt, generalsAt, isConsul, isDictator, isProconsul, rank } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed } from "./generals.ts";
import type { Hamilcar } from "./state.ts";

// 2.3.E, 7.1 Who goes along, and who stays

export const UNIT_LIMIT = 10;
export const CONSULAR_MINIMUM = 3;

/** What an army that parts from a post may and must take. */
export interface Terms {
  general: number;
  /** generals who may go or stay, and those who must go */
  free: number[];
  forced: number[];
  /** CUs at the post */
  cus: number;
  /** how many of them must go if he goes with the forced generals */
  least: number;
}

export type Parting = "march" | "reaction" | "reaction-whole";

/** CUs that must be with a general who goes (2.3.E3). */
function needToGo(s: Hamilcar, leader: number, goers: readonly number[], cus: number, parting: Parting): number {
  if (isDictator(s, leader)) return 0; // 5.2.C4
  if (!goers.some((general) => isConsul(s, general))) return 0;
  return parting === "reaction" ? CONSULAR_MINIMUM : Math.min(CONSULAR_MINIMUM, cus);
}

/** CUs that must stay with generals who are left behind (2.3.E3, 11.1, 12.1). */
function needToStay(s: Hamilcar, leader: number, stayers: readonly number[], cus: number, parting: Parting): number {
  if (stayers.length === 0) return 0;
  const consul = stayers.some((general) => isConsul(s, general));
  if (parting !== "march") return consul ? CONSULAR_MINIMUM : 1;
  return consul && !isDictator(s, leader) ? Math.min(CONSULAR_MINIMUM, cus) : 0;
}

/**
 * The terms on which a general can part from a post, or nothing if he cannot.
 * `parting` is "reaction" where a consul needs his three CUs in any case, "reaction-whole" where a whole army may go with fewer.
 * At least `minimum` CUs go, at most `limit`.
 */
export function termsOf(
  s: Hamilcar,
  seat: Seat,
  post: number,
  general: number,
  parting: Parting,
  limit = UNIT_LIMIT,
  minimum = 0,
): Terms | undefined {
  const cus = cusAt(s, seat, post);
  const others = generalsAt(s, seat, post).filter((fellow) => fellow !== general);
  const stay = others.filter((fellow) => rank(s, fellow) > rank(s, general)); // 7.1, 11.1: only those of equal or lesser rank
  const may = others.filter((fellow) => rank(s, fellow) <= rank(s, general));
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

/** The most CUs that may go when these generals go and the others of the post stay. */
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
export function whyNotPart(
  s: Hamilcar,
  seat: Seat,
  post: number,
  goers: readonly number[],
  cus: number,
  moved: boolean,
): Reason | undefined {
  const leader = goers[0]!;
  if (cus < leastCUs(s, seat, post, leader, goers, "march")) return CONSUL_NEEDS_THREE;
  if (cus > mostCUs(s, seat, post, leader, goers, "march")) return CONSUL_LEFT_NEEDS_THREE;
  const passesConsul = moved && isProconsul(s, leader) && generalsAt(s, seat, post).some((one) => isConsul(s, one));
  if (passesConsul && cusAt(s, seat, post) - cus < CONSULAR_MINIMUM) return CONSUL_LEFT_NEEDS_THREE;
  return undefined;
}
const CONSUL_NEEDS_THREE: Reason = { why: "hamilcar.why.consul-needs-three", rule: "2.3.E3" };
const CONSUL_LEFT_NEEDS_THREE: Reason = { why: "hamilcar.why.consul-left-needs-three", rule: "2.3.E3" };

/** The generals of the terms who go: those who must, and those whom the seat picks. */
export function* pickStaff(seat: Seat, terms: Terms, prompt: string, rule: string): Play<number[]> {
  const options = terms.free.map((general) => GENERAL_OPTIONS[general]!);
  const chosen = yield* pick(seat, options, 0, options.length, {
    prompt,
    rule,
    params: { general: GENERAL_OPTIONS[terms.general]! },
  });
  return [...terms.forced, ...chosen.map(generalNamed)];
}

export interface Detachment {
  cus: number;
  elephants: number;
  supply: number;
}

/** How many units of a post go along. */
export function* pickUnits(
  s: Hamilcar,
  seat: Seat,
  post: number,
  bounds: { least: number; most: number; limit: number },
  wording: { prompt: string; rule: string; general: number },
): Play<Detachment> {
  const items: Item[] = [];
  const fighting: string[] = [];
  const add = (id: string, max: number) => {
    if (max > 0) items.push({ id, min: 0, max });
    return max > 0;
  };
  if (add("cus", s.cus[seat][post]!)) fighting.push("cus");
  if (add("elephants", elephantsAt(s, seat, post))) fighting.push("elephants");
  add("supply", s.supply[seat][post]!);
  const most = Math.min(bounds.most, bounds.limit);
  const limits: Limit[] = fighting.length > 0 ? [{ items: fighting, min: bounds.least, max: most }] : [];
  const total = Math.min(bounds.limit, most + s.supply[seat][post]!);
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
