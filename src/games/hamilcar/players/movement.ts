import { other, type Seat } from "../../shared/rules/seats.ts";
import { UNIT_LIMIT } from "../rules/army.ts";
import { marchingCUs, marchingUnits } from "../rules/campaign.ts";
import { controls } from "../rules/control.ts";
import { battleRating, cusAt, unitsInSpace } from "../rules/forces.ts";
import { GENERALS } from "../rules/generals.ts";
import { COASTAL, isCity, isInside, isPort, PLAIN_ROADS, SPACE_COUNT, spaceNamed, spaceOf } from "../rules/map.ts";
import { slipsAway } from "../rules/naval-interception.ts";
import type { Hamilcar, March } from "../rules/state.ts";
import { interceptors, mostWarships, navalStrength, SAFE_LEAD, unitsAboard } from "./escort.ts";
import { armyUnder, canSpareOne, isStrong } from "./leading.ts";
import { MEASURES } from "./measures.ts";
import { PLAIN, type Plan } from "./plans.ts";
import { pcWorth } from "./politics.ts";
import { BY_LAND, type Routes } from "./routes.ts";
import { type Army, armyAt, attackWorth, nobilityOf, ruinOfAttacker } from "./strength.ts";
import { Ground, mayLeaveBySea, threat, waysFor } from "./targets.ts";

/** A marching army, as the enemy would meet it. */
export const marching = (s: Hamilcar, march: March): Army => {
  let rating = battleRating(s, march.general);
  for (const general of march.staff) rating = Math.max(rating, battleRating(s, general));
  return { cus: marchingCUs(march), rating, nobility: nobilityOf(s, [march.general, ...march.staff]) };
};

/** Anything too far away needs another card, and may never happen. */
const A_CARD = 4;

/** The cost of a step on the way to an assigned target: more than while looking around. */
const A_STEP_ASIDE = 1;

/** What a space at some distance promises an army with some movement points left. */
function promise(prize: number, distance: number, left: number, cards: number, step = MEASURES.step): number {
  if (distance <= left) return prize - step * distance;
  const later = Math.ceil((distance - left) / A_CARD);
  return later > cards ? 0 : prize * MEASURES.later ** later - 0.3;
}

/** An army, what it could win, and how it can get there. */
interface Venture {
  readonly prizes: readonly number[];
  readonly ways: Routes;
  readonly feared: (port: number) => number;
  /** cards that can still be played for it after this one */
  readonly cards: number;
  readonly step: number;
}

function ventureOf(ground: Ground, general: number, army: Army, escort: number, plan: Plan, target: number | undefined): Venture {
  const { s, seat } = ground;
  const prizes = ground.prizes(army, plan);
  return {
    prizes:
      target === undefined ? prizes : prizes.map((prize, at) => (at === target ? prize + WANTED : Math.min(prize, 0.2 * prize))),
    ways: waysFor(s, seat, general),
    feared: fears(ground, escort, general, army),
    cards: s.hands[seat].length,
    step: target === undefined ? MEASURES.step : A_STEP_ASIDE,
  };
}

/** The worth of reaching the assigned target. */
const WANTED = 12;

/** The best prize by land. */
function byLand({ prizes, cards, step }: Venture, from: number, left: number): number {
  const distances = BY_LAND[from]!;
  let highest = 0;
  for (let at = 0; at < SPACE_COUNT; at++) {
    const prize = prizes[at]!;
    if (prize > highest) highest = Math.max(highest, promise(prize, distances[at]!, left, cards, step));
  }
  return highest;
}

/** The best prize by land or sea. */
function byLandOrSea({ prizes, ways, feared, cards, step }: Venture, from: number, left: number): number {
  const distances = ways.ashore[from]!;
  const landing = ways.landing[from]!;
  let highest = 0;
  for (let at = 0; at < SPACE_COUNT; at++) {
    const prize = prizes[at]!;
    if (prize <= highest) continue;
    const port = landing[at]!;
    const fear = port < 0 ? 0 : feared(port);
    highest = Math.max(highest, promise(prize, distances[at]!, left, cards, step) - fear);
    if (fear > 0) highest = Math.max(highest, promise(prize, BY_LAND[from]![at]!, left, cards, step));
  }
  return highest;
}

/** The best prize overseas for an army in a port, and where it would land. */
function voyage({ prizes, ways, feared, cards, step }: Venture, from: number, left: number): { worth: number; port: number } {
  const distances = ways.afloat[from]!;
  const best = { worth: -5, port: -1 };
  for (let at = 0; at < SPACE_COUNT; at++) {
    const prize = prizes[at]!;
    if (prize <= best.worth || distances[at]! >= BY_LAND[from]![at]!) continue;
    const port = ways.landing[from]![at]!;
    const worth = promise(prize, distances[at]!, left, cards, step) - (port < 0 ? 0 : feared(port));
    if (worth <= best.worth) continue;
    best.worth = worth;
    best.port = port;
  }
  return best;
}
const overseas = (venture: Venture, from: number, left: number): number => voyage(venture, from, left).worth;

/** A place a general could go, and what it promises. */
export interface Goal {
  readonly general: number;
  readonly to: number;
  readonly worth: number;
}

/** Where a general might go if activated now, best first. */
export function goalsOf(
  s: Hamilcar,
  seat: Seat,
  general: number,
  plan: Plan,
  points = A_CARD,
  ground = new Ground(s, seat),
): Goal[] {
  const post = s.generals[general]!;
  const from = spaceOf(post);
  const army = armyUnder(s, seat, general);
  if (army.cus < 0) return [];
  if (post !== from) {
    const worth = attackWorth(s, seat, from, army, armyAt(s, other(seat), from), threat(s, seat, from));
    return worth > 0 ? [{ general, to: from, worth }] : [];
  }
  const { prizes, ways, feared, cards } = ventureOf(ground, general, army, mostWarships(s, seat), plan, undefined);
  const bySea = mayLeaveBySea(s, seat, from);
  const goals: Goal[] = [];
  for (let to = 0; to < SPACE_COUNT; to++) {
    const prize = prizes[to]!;
    if (prize <= 0) continue;
    let worth = promise(prize, BY_LAND[from]![to]!, points, cards - 1);
    const port = bySea ? ways.landing[from]![to]! : -1;
    if (port >= 0) worth = Math.max(worth, promise(prize, ways.ashore[from]![to]!, points, cards - 1) - feared(port));
    if (worth > 0) goals.push({ general, to, worth });
  }
  return goals.sort((a, b) => b.worth - a.worth);
}

/** What a general could do if activated now. */
export function prospect(
  s: Hamilcar,
  seat: Seat,
  general: number,
  points = A_CARD,
  plan = PLAIN,
  ground = new Ground(s, seat),
): number {
  const post = s.generals[general]!;
  const from = spaceOf(post);
  const army = armyUnder(s, seat, general);
  if (army.cus < 0) return 0;
  if (post !== from) return attackWorth(s, seat, from, army, armyAt(s, other(seat), from), threat(s, seat, from)); // a sortie
  const venture = ventureOf(ground, general, army, mostWarships(s, seat), plan, undefined);
  return (mayLeaveBySea(s, seat, from) ? byLandOrSea : byLand)({ ...venture, cards: venture.cards - 1 }, from, points);
}

/** How options on the march are compared; with a target, only getting there counts. */
export function marchScorer(s: Hamilcar, plan: Plan, target?: number): (option: string) => number {
  const march = s.march!;
  const { seat, general } = march;
  const here = spaceOf(march.at);
  const army = marching(s, march);
  const ground = new Ground(s, seat);
  const left = march.allowance - march.used;
  const venture = ventureOf(ground, general, army, mostWarships(s, seat), plan, target);
  const { prizes } = venture;
  const ahead = march.embarked < 0 && mayLeaveBySea(s, seat, here) ? byLandOrSea : byLand;
  return (option) => {
    switch (option) {
      case "besiege":
        return prizes[here]! + 1;
      case "stop":
        if (isInside(march.at)) return 0; // it is a sortie, or nothing
        return ahead(venture, here, 0) - ground.exposure(here, army) + (march.used > 0 ? 0.4 : -0.5);
      case "sail":
        return overseas(venture, here, left) - 0.2;
      case "sortie":
        return attackWorth(s, seat, here, army, armyAt(s, other(seat), here), threat(s, seat, here));
      case "repair":
        return 6;
      case "raid-coast":
        return coastalPrize(s, seat, here);
      case "regroup":
        return isWorthRegrouping(s, march, army, left) || needsRoom(ground, venture, march) ? AT_ONCE : -4;
      case "destroy-supply":
        return -6;
    }
    const to = spaceNamed(option);
    const cost = BY_LAND[here]![to]!;
    const danger = Math.min(0, prizes[to]!);
    return ahead(venture, to, left - cost) + danger - (march.path.includes(to) ? 3 : 0) + 0.3;
  };
}

/** Costs nothing, and the activation goes on. */
const AT_ONCE = 99;

/** An army picks up those who stand about; a strong one leaves a CU behind where a PC can be converted. */
function isWorthRegrouping(s: Hamilcar, march: March, army: Army, left: number): boolean {
  const { seat, at } = march;
  const here = cusAt(s, seat, at);
  if (army.cus === 0) return here > 0;
  if (left === 0 || isCity(at)) return false;
  if (!controls(s, other(seat), at)) return here > army.cus && marchingUnits(march) < UNIT_LIMIT;
  return canSpareOne(s, army.cus) && here === army.cus && s.hands[seat].length > 0;
}

/** Whether it is about to sail where it can be intercepted, with so many units that its warships find no room (2.3.G). */
function needsRoom(ground: Ground, venture: Venture, march: March): boolean {
  const { s, seat } = ground;
  const here = spaceOf(march.at);
  if (march.embarked >= 0 || !isPort(here) || controls(s, other(seat), here)) return false;
  if (marchingUnits(march) <= unitsAboard(s, seat, march.general) || !mayLeaveBySea(s, seat, here)) return false;
  const left = march.allowance - march.used;
  const { worth, port } = voyage(venture, here, left);
  return port >= 0 && ground.isWatched(port) && worth > byLand(venture, here, left);
}

/** The best PC that a coastal raid can convert (Carthalo). */
function coastalPrize(s: Hamilcar, seat: Seat, here: number): number {
  let highest = 0;
  for (const at of [...PLAIN_ROADS[here]!, ...COASTAL[here]!]) {
    if (!controls(s, other(seat), at) || isCity(at) || unitsInSpace(s, other(seat), at) > 0) continue;
    highest = Math.max(highest, pcWorth(s, seat, at));
  }
  return highest;
}

// At sea

/**
 * The danger in a port: an interception, and enemies ashore from whom only an Admiral can retreat (13.5.D). If the enemy must give
 * way, Naval Supremacy can be won (8.1).
 */
function fears(ground: Ground, escort: number, general: number, army: Army): (port: number) => number {
  const { s, seat } = ground;
  const enemy = other(seat);
  const known = new Map<number, number>();
  const own = navalStrength(s, seat, escort, general);
  const theirs = interceptors(s, seat);
  return (port) => {
    let fear = known.get(port);
    if (fear === undefined) {
      fear = 0;
      if (ground.isWatched(port)) {
        if (escort === 0) fear = MEASURES.unguarded;
        else if (own - theirs > SAFE_LEAD) fear = s.supremacy === enemy ? -MEASURES.supremacy : 0;
        else fear = MEASURES.sunk / (1 + Math.exp(0.6 * (own - theirs)));
        if (s.supremacy === seat) fear *= 1 - slipsAway(s, seat);
      }
      const ashore = armyAt(s, enemy, port);
      if (ashore.cus > 0 && !GENERALS[general]!.admiral) fear += ruinOfAttacker(s, seat, port, army, ashore);
      known.set(port, fear);
    }
    return fear;
  };
}

export function sailScorer(s: Hamilcar, plan: Plan, target?: number): (option: string) => number {
  const march = s.march!;
  const { seat, general } = march;
  const fleet = s.fleets[seat]!;
  const army = marching(s, march);
  const ground = new Ground(s, seat);
  const port = fleet.route[fleet.route.length - 1]!;
  const left = march.allowance - march.used;
  const venture = ventureOf(ground, general, army, s.warships[seat].atSea, plan, target);
  const { prizes, feared } = venture;
  return (option) => {
    switch (option) {
      case "land":
        return byLand(venture, port, left) + Math.min(0, prizes[port]!) - ground.exposure(port, army) + 0.4;
      case "gather":
        return !isStrong(army.cus) && cusAt(s, seat, port) >= 3 && prizes[port]! <= 0 ? AT_ONCE : -5;
      case "raid-port":
        return AT_ONCE;
    }
    const to = spaceNamed(option);
    const limit = fleet.limit - fleet.used - 1;
    const onward = limit > 0 ? overseas({ ...venture, ways: waysFor(s, seat, general, limit) }, to, left - 1) : 0;
    const ashore = byLand(venture, to, left - 1) + Math.min(0, prizes[to]!);
    return Math.max(ashore, onward - 0.2) - (fleet.challenged ? 0 : feared(to)) - (fleet.route.includes(to) ? 4 : 0);
  };
}
