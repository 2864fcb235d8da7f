import { endOf, legalRoutes, nearestOf, retreatRoutes, type SweepingRoute } from "../../shared/rules/retreat.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import type { Key, Reason } from "./ask.ts";
import { controls, isHostile } from "./control.ts";
import { cusAt, enemiesMet, generalsAt, hasGeneral } from "./forces.ts";
import { confinedTo } from "./generals.ts";
import { REGION_OF, ROADS, spaceOf } from "./map.ts";
import { type Battle, type Hannibal, isValley } from "./state.ts";

// 15.1-15.3 Retreat routes by land

const MOST_SPACES = 4; // 15.1

/** 15.3: one CU for an enemy PC or a tribe that is not friendly, and one for each enemy CU there, including a garrison's. */
export const tollOf = (s: Hannibal, loser: Seat, space: number): number =>
  (isHostile(s, loser, space) ? 1 : 0) + enemiesMet(s, loser, space);

/** What makes a retreat through a space cost CUs, by name. */
export function tolledBy(s: Hannibal, loser: Seat, space: number): Key[] {
  const names: Key[] = [];
  if (isHostile(s, loser, space)) names.push(controls(s, other(loser), space) ? "hannibal.passing.pc" : "hannibal.passing.tribe");
  if (enemiesMet(s, loser, space) > 0) names.push("hannibal.passing.cus");
  return names;
}

/**
 * The routes to a place where a retreat may end: a PC of the loser without enemy CUs, or more friendly CUs than are retreating.
 */
export function waysToRetreat(s: Hannibal, loser: Seat): SweepingRoute[] {
  const cus = cusAt(s, loser, s.battle!.space);
  const ways = allWays(s, loser);
  // Avalon Hill: the nearest place of either kind; Valley: the nearest PC, or the nearest larger force
  const nearest = isValley(s)
    ? [
        ...nearestOf(ways.filter((way) => isOwn(s, loser, endOf(way)))),
        ...nearestOf(ways.filter((way) => cusAt(s, loser, endOf(way)) > cus)),
      ]
    : nearestOf(ways);
  return legalRoutes(ways, nearest, (way) => effectOf(s, loser, way));
}

/** A space that the loser controls, without enemy CUs. */
const isOwn = (s: Hannibal, loser: Seat, space: number): boolean =>
  controls(s, loser, space) && cusAt(s, other(loser), space) === 0;

/** 15.2: whoever came by sea has no way of retreat. */
export const landedHere = (battle: Battle, loser: Seat): boolean => loser === battle.attacker && battle.bySea;

/** The routes to such a place, near or far. */
function allWays(s: Hannibal, loser: Seat): SweepingRoute[] {
  const battle = s.battle!;
  if (landedHere(battle, loser)) return [];
  const cus = cusAt(s, loser, battle.space);
  return retreatRoutes({
    start: battle.space,
    cus,
    units: cus,
    most: MOST_SPACES,
    roadsFrom: (space) => ROADS[space]!,
    mayEnter: (space, first) =>
      !isClosed(s, battle, loser, space) &&
      (loser !== battle.attacker || !first || space === battle.from) && // 15.2
      (cus > 0 || enemiesMet(s, loser, space) === 0), // 10.4
    tollOf: (space) => tollOf(s, loser, space),
    friendsAt: (space) => ({ cus: cusAt(s, loser, space), units: cusAt(s, loser, space) }),
    isRefuge: (space) => isOwn(s, loser, space) || cusAt(s, loser, space) > cus, // larger than the force that retreats, not the one that arrives
    isBarred: () => true,
    mayGoOn: () => true, // 15.1: a cheaper place may lie beyond another
  }).filter((way) => isAllowedFor(s, loser, way));
}

/** Why the beaten army does not retreat to a space. */
export function whyNotRetreat(s: Hannibal, loser: Seat, to: number): Reason {
  const battle = s.battle!;
  const { space } = battle;
  if (to === space) return { why: "hannibal.why.lost-here", rule: "15.1" };
  if (landedHere(battle, loser)) return { why: "hannibal.why.landed", rule: "15.2" };
  if (isClosed(s, battle, loser, to)) return { why: "hannibal.why.came-from", rule: "15.2" };
  if (allWays(s, loser).some((way) => endOf(way) === to)) return { why: "hannibal.why.nearer-place", rule: "15.1" };
  if (!isOwn(s, loser, to) && cusAt(s, loser, to) <= cusAt(s, loser, space))
    return { why: "hannibal.why.no-refuge", rule: "15.1" };
  return { why: loser === battle.attacker ? "hannibal.why.no-way-back" : "hannibal.why.no-way-out", rule: "15.2" };
}

/** 15.2: where the enemy army came from; in the Valley rules that binds only the original defender. */
function isClosed(s: Hannibal, battle: Battle, loser: Seat, space: number): boolean {
  if (loser !== battle.attacker) return space === spaceOf(battle.from);
  return !isValley(s) && battle.interceptors.includes(space);
}

/** Confined generals do not leave their country even in defeat (24). */
const isAllowedFor = (s: Hannibal, loser: Seat, { spaces }: SweepingRoute): boolean =>
  generalsAt(s, loser, s.battle!.space).every((general) => {
    const home = confinedTo(general);
    return home === undefined || spaces.every((space) => REGION_OF[space] === home);
  });

/** Friendly units swept along and generals displaced. */
function effectOf(s: Hannibal, loser: Seat, { spaces, swept }: SweepingRoute): string {
  const displaced = spaces.filter((space) => hasGeneral(s, other(loser), space) && cusAt(s, other(loser), space) === 0); // 10.10
  return `${swept.toSorted()} ${displaced.toSorted()}`;
}
