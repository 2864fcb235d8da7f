import { ofSeat, other, type Seat } from "../../shared/rules/seats.ts";
import { whyNotPart } from "./army.ts";
import type { Reason } from "./ask.ts";
import { armyOf, canGoOn, marchers, marchingCUs, marchingUnits } from "./campaign.ts";
import { controls, isBoundByTruce } from "./control.ts";
import { cusInSpace, hasGeneral, isBesiegedPost, unitsInSpace } from "./forces.ts";
import { GENERALS } from "./generals.ts";
import { LANES, PLAIN_ROADS, ROADS, type Road, SPACE_OPTIONS, spaceOf } from "./map.ts";
import type { Hamilcar, March, Reaction } from "./state.ts";

// 7.1 Rules for marches by land and sea

/** The space that the active army just came from. */
export const cameFrom = (march: March): number => march.path[march.path.length - 2] ?? -1;
/** Whether the army is still where it landed. */
export const arrivedBySea = (march: March): boolean => march.landed >= 0 && march.landed === march.path.length - 1;

const STRAIT_COST = 2;

/** Movement points for a step along a road (7.2.A); Caudex crosses the strait for less. */
export const stepCost = (march: March, { strait }: Road): number =>
  strait ? (GENERALS[march.general]!.ability.straitCost ?? STRAIT_COST) : 1;

/** The movement points for every step of the path, by road or sea. */
export const costsOf = (march: March): number[] =>
  march.path.map((to, place) => {
    if (place === 0) return 0;
    const from = march.path[place - 1]!;
    const bySea = march.embarked >= 0 && place > march.embarked && (march.landed < 0 || place <= march.landed);
    if (bySea) return LANES[from]!.find((lane) => lane.to === to)?.cost ?? 0;
    const road = ROADS[from]!.find((way) => way.to === to);
    return road ? stepCost(march, road) : 0;
  });

/** Moves the pieces of a march to another post. */
export function relocate(s: Hamilcar, march: March, to: number): void {
  const { seat, at: from } = march;
  const { cus, elephants, supply } = armyOf(march);
  const ownCUs = ofSeat(s.cus, seat);
  const ownSupply = ofSeat(s.supply, seat);
  ownCUs[from]! -= cus;
  ownCUs[to]! += cus;
  ownSupply[from]! -= supply;
  ownSupply[to]! += supply;
  if (elephants > 0) {
    s.elephants[from]! -= elephants;
    s.elephants[to]! += elephants;
  }
  for (const general of marchers(march)) s.generals[general] = to;
  march.at = to;
}

/** Why the army may not leave its space by road or sea: it is besieged, or because of the consuls (2.3.E3). */
export function whyNotLeave(s: Hamilcar, march: March): Reason | undefined {
  if (isBesiegedPost(s, march.at))
    return { why: "hamilcar.why.shut-up", rule: "14.5.B", params: { space: SPACE_OPTIONS[spaceOf(march.at)]! } };
  return whyNotPart(s, march.seat, march.at, marchers(march), marchingCUs(march));
}

/** What closes a space, by land or for a landing: a truce for an army (17.1 #49), enemies for a lone general (2.2.A). */
export function whyNotInto(s: Hamilcar, march: March, to: number): Reason | undefined {
  const enemy = other(march.seat);
  const held = controls(s, enemy, to) || cusInSpace(s, enemy, to) > 0;
  if (held && marchingUnits(march) > 0 && isBoundByTruce(s, march.seat)) return { why: "hamilcar.why.truce", rule: "17.1" };
  if (marchingCUs(march) === 0 && unitsInSpace(s, enemy, to) > 0) return { why: "hamilcar.why.alone", rule: "2.2.A" };
  return undefined;
}

/** Whether a lone general passing a space with an enemy general, with this many points used, can go on by road (7.2.A). */
export function canMarchOn(s: Hamilcar, march: March, via: number, used: number): boolean {
  const enemy = other(march.seat);
  if (used >= march.allowance || !canGoOn(s, march, used + 1 - march.used)) return false;
  return PLAIN_ROADS[via]!.some((to) => !hasGeneral(s, enemy, to) && !whyNotInto(s, march, to));
}

/** Moves the generals and units of a reaction to another post. */
export function moveParty(s: Hamilcar, seat: Seat, { general, staff, post, cus, elephants, supply }: Reaction, to: number): void {
  s.cus[seat][post]! -= cus;
  s.cus[seat][to]! += cus;
  s.supply[seat][post]! -= supply;
  s.supply[seat][to]! += supply;
  if (elephants > 0) {
    s.elephants[post]! -= elephants;
    s.elephants[to]! += elephants;
  }
  for (const one of [general, ...staff]) s.generals[one] = to;
}
