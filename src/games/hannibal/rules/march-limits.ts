import { other, type Seat } from "../../shared/rules/seats.ts";
import { CONSULAR_ARMY } from "./army.ts";
import type { Reason } from "./ask.ts";
import { canGoOn, countMarch, tiredOf } from "./campaign.ts";
import { controls } from "./control.ts";
import { cusAt, cusInSpace, enemiesMet, generalsAt, hasGeneral, isConsul } from "./forces.ts";
import { confinedTo, GENERAL_OPTIONS, sideOf, whyConfined } from "./generals.ts";
import { LINKS, type Link, REGION_OF, spaceOf } from "./map.ts";
import { isMessinaClosed } from "./passes-and-straits.ts";
import type { Hannibal, March } from "./state.ts";

// 10.2, 10.4, 10.6, 18.3, 24: where a march may go

/** Why a march may not go along a connection, or nothing if it may. */
export function whyNotEnter(s: Hannibal, march: March, { to, by, cost }: Link): Reason | undefined {
  const seat = sideOf(march.general);
  const { all } = countMarch(march);
  if (march.used + cost > march.allowance) return { why: "hannibal.why.too-far", rule: by === "road" ? "10.2" : "10.6" };
  const tired = whyTired(march, cost);
  if (tired) return tired;
  if (isMessinaClosed(s, seat, all, march.at, to)) return { why: "hannibal.why.messina", rule: "10.6" };
  if (by === "alps-pass" && march.train) return { why: "hannibal.why.train-alps", rule: "25" };
  if (isShortConsularArmy(s, march)) return { why: "hannibal.why.weak-consul", rule: "18.3" };
  const region = whyNotRegion(s, march, to);
  if (region) return region;
  if (all > 0) return undefined;
  if (enemiesMet(s, seat, to) > 0) return { why: "hannibal.why.alone", rule: "10.4" };
  if (generalsAt(s, other(seat), to).length > 0 && !canPassThrough(s, march, to, cost))
    return { why: "hannibal.why.alone-stop", rule: "10.4" };
  return undefined;
}

/** Why an army cannot go so much farther in a campaign: some of it have moved as far as they may (10.11). */
export function whyTired(march: March, cost: number): Reason | undefined {
  if (canGoOn(march, cost)) return undefined;
  return { why: "hannibal.why.cus-moved", rule: "10.11", params: { units: tiredOf(march, cost) } };
}

/** Whether a general may be in a space, as far as his own nature goes (24). */
export const isAtHome = (general: number, at: number): boolean => {
  const home = confinedTo(general);
  return home === undefined || REGION_OF[at] === home;
};

/** Why a march may not go to a space, if one of its generals never leaves his country (24). */
export function whyNotHome(s: Hannibal, march: March, to: number): Reason | undefined {
  if (!isAtHome(march.general, to)) return whyConfined(march.general);
  const homesick = march.staff.find((general) => !isAtHome(general, to));
  if (homesick === undefined) return undefined;
  if (!isBound(s, march, homesick)) return whyConfined(homesick);
  const { params } = whyConfined(homesick);
  return { why: "hannibal.why.confined-fellow", rule: "18.1", params: { ...params, chief: GENERAL_OPTIONS[march.general]! } };
}

/** Whether a general goes along because two consuls with fewer than ten CUs do not part (18.1). */
export const isBound = (s: Hannibal, march: March, fellow: number): boolean =>
  isConsul(s, march.general) && isConsul(s, fellow) && !march.mayPartConsuls && countMarch(march).all < 2 * CONSULAR_ARMY;

/** Limits that apply by land and sea: confined generals (24), counsels (cards 57, 58), truce (card 64). */
export function whyNotRegion(s: Hannibal, march: March, to: number): Reason | undefined {
  return whyNotHome(s, march, to) ?? whyForbidden(s, sideOf(march.general), spaceOf(march.at), to, countMarch(march).all);
}

/** Counsels that keep CUs in Africa or out of it (cards 57, 58), and a truce (64). */
export function whyForbidden(s: Hannibal, seat: Seat, from: number, to: number, cus: number): Reason | undefined {
  const fromAfrica = REGION_OF[from] === "africa";
  const toAfrica = REGION_OF[to] === "africa";
  if (cus > 0 && seat === "carthage" && s.hannoCounsels && fromAfrica && !toAfrica)
    return { why: "hannibal.why.hanno", rule: "25" };
  if (cus > 0 && seat === "rome" && s.catoCounsels && toAfrica && !fromAfrica) return { why: "hannibal.why.cato", rule: "25" };
  if (s.truce && (controls(s, other(seat), to) || cusInSpace(s, other(seat), to) > 0))
    return { why: "hannibal.why.truce", rule: "25" };
  return undefined;
}

/** 10.4: a lone general may pass enemy generals, but not end his move with one. */
export function canPassThrough(s: Hannibal, march: March, via: number, cost: number): boolean {
  const seat = sideOf(march.general);
  const enemy = other(seat);
  return LINKS[via]!.some(
    (link) =>
      march.used + cost + link.cost <= march.allowance &&
      !isMessinaClosed(s, seat, countMarch(march).all, via, link.to) &&
      enemiesMet(s, seat, link.to) === 0 &&
      (!hasGeneral(s, enemy, link.to) || canPassThrough(s, march, link.to, cost + link.cost)) &&
      !whyNotRegion(s, march, link.to),
  );
}

/** 18.3: a proconsul may not march on past a consul with fewer than five CUs. */
export function isShortConsularArmy(s: Hannibal, march: March): boolean {
  if (sideOf(march.general) !== "rome" || isConsul(s, march.general) || march.path.length < 2) return false;
  const consulHere = s.consuls.some((consul) => s.generals[consul] === march.at);
  return consulHere && cusAt(s, "rome", march.at) - countMarch(march).all < CONSULAR_ARMY && countMarch(march).all > 0;
}
