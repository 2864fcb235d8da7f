import { legalRoutes, nearestOf, retreatRoutes, type SweepingRoute } from "../../shared/rules/retreat.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { controls, hasTribe } from "./control.ts";
import { cusAt, cusInSpace, generalsAt, unitsAt, unitsInSpace } from "./forces.ts";
import { HOLDS, isCity, PLAIN_ROADS } from "./map.ts";
import { type Hamilcar, isSilver } from "./state.ts";

// 13.5.A-C Retreat routes by road

const MOST_SPACES = 4;

/** 13.5.C: one CU for an enemy PC or a tribe, and one for each enemy CU there (Golden Geek: each enemy unit). */
export const tollOf = (s: Hamilcar, loser: Seat, at: number): number => {
  const enemy = other(loser);
  const marker = controls(s, enemy, at) || hasTribe(s, at) ? 1 : 0;
  return marker + (isSilver(s) ? cusInSpace(s, enemy, at) : unitsInSpace(s, enemy, at));
};

/**
 * The routes by road: to a friendly space without enemy units, or to a larger friendly force that has no enemy CUs beside it.
 */
export function waysByRoad(s: Hamilcar, loser: Seat): SweepingRoute[] {
  const { space, attacker, from, bySea } = s.battle!;
  const attacks = loser === attacker;
  if (attacks && bySea) return [];
  return retreatRoutes({
    start: space,
    cus: cusAt(s, loser, space),
    units: unitsAt(s, loser, space),
    most: MOST_SPACES,
    roadsFrom: (at) => PLAIN_ROADS[at]!,
    mayEnter: (at, first) => (attacks ? !first || at === from : at !== from), // 13.5.B
    tollOf: (at) => tollOf(s, loser, at),
    friendsAt: (at) => ({ cus: cusAt(s, loser, at), units: unitsAt(s, loser, at) }),
    isRefuge: (at) => isRefuge(s, loser, at),
    isBarred: (at) => isBarred(s, loser, at),
  });
}
export const isRefuge = (s: Hamilcar, loser: Seat, at: number): boolean =>
  controls(s, loser, at) && unitsInSpace(s, other(loser), at) === 0;
/** Where there are enemy CUs, in Golden Geek outside the walls: there a retreat ends with no friends, nor with supply trains left alone. */
export const isBarred = (s: Hamilcar, loser: Seat, at: number): boolean =>
  (isSilver(s) ? cusInSpace : cusAt)(s, other(loser), at) > 0;

/** The routes to the nearest places, and longer ones that cost fewer CUs (13.5.A). */
export function waysToRetreat(s: Hamilcar, loser: Seat): SweepingRoute[] {
  const all = waysByRoad(s, loser);
  const longer = (a: SweepingRoute, b: SweepingRoute) => a.losses === b.losses && a.spaces.length > b.spaces.length;
  const ways = isSilver(s) ? all : all.filter((way) => !all.some((rival) => longer(way, rival))); // Golden Geek: the shortest for its cost
  return legalRoutes(ways, nearestOf(ways), (way) => effectOf(s, loser, way));
}

/** Friendly units swept along, enemy generals displaced and supply trains captured on the way. */
function effectOf(s: Hamilcar, loser: Seat, { spaces, swept }: SweepingRoute): string {
  const displaced = spaces.filter((at) => whoIsDisplaced(s, loser, at).length > 0);
  const taken = spaces.filter((at) => isTaken(s, loser, at));
  return [swept, displaced, taken].map((list) => list.toSorted()).join(" ");
}

/** Enemy generals displaced by a passing force with CUs: those without CUs, in Golden Geek without any unit (13.5.C). */
export const whoIsDisplaced = (s: Hamilcar, loser: Seat, at: number): number[] => {
  const enemy = other(loser);
  return (isSilver(s) ? cusAt : unitsAt)(s, enemy, at) === 0 ? generalsAt(s, enemy, at) : [];
};

/** 2.3.D3: unguarded supply trains outside any city; in Golden Geek they cost a CU each instead (13.5.C). */
export const isTaken = (s: Hamilcar, loser: Seat, at: number): boolean => {
  const enemy = other(loser);
  const safe = isCity(at) && controls(s, enemy, at) ? HOLDS[at]! : 0;
  return isSilver(s) && s.supply[enemy][at]! > safe && cusInSpace(s, enemy, at) === 0;
};
