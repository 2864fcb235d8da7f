import { other, type Seat } from "../../shared/rules/seats.ts";
import { controls, plainPCs } from "../rules/control.ts";
import {
  battleRating,
  cusAt,
  cusInSpace,
  generalsOnMap,
  isBesieged,
  isProconsul,
  siegePoints,
  unitsInSpace,
} from "../rules/forces.ts";
import { GENERALS } from "../rules/generals.ts";
import {
  CITIES,
  HOLDS,
  insideOf,
  isCity,
  isPort,
  PLAIN_ROADS,
  PROVINCE_OF,
  PROVINCES,
  REGION_OF,
  SPACE_COUNT,
  SPACE_IDS,
  SYRACUSAE,
} from "../rules/map.ts";
import { miatCount, miatMood } from "../rules/miat.ts";
import { pointsNeeded } from "../rules/siege.ts";
import type { Hamilcar } from "../rules/state.ts";
import type { Effect } from "../rules/strategy-cards.ts";
import { EXCELLENT } from "../rules/tables.ts";
import { warshipsLeft } from "../rules/warships.ts";
import { MEASURES } from "./measures.ts";
import { prospect } from "./movement.ts";
import type { Plan } from "./plans.ts";
import { pcScorer, refitWorth } from "./points.ts";
import { ON_DISPLAY, removalWorth } from "./politics.ts";
import { cityWorth, siegeWorth } from "./targets.ts";

// The worth of the cards' events

/** A general, where he is, and what he could do. */
export interface Ready {
  readonly general: number;
  readonly post: number;
  readonly worth: number;
}

/** The worth of something not to be played. */
export const NOTHING = -5;

/** Warships, worth more to preserve Rome's seamanship (5.3.C) or to catch up with the enemy. */
export function shipsWorth(s: Hamilcar, seat: Seat, count: number): number {
  const { ready, spent } = s.warships[seat];
  const enemy = s.warships[other(seat)];
  const built = Math.min(count, warshipsLeft(s, seat));
  const behind = ready + spent < enemy.ready + enemy.spent ? MEASURES.behind : 0;
  const needed = seat === "rome" ? Math.min(built, Math.max(0, s.seamanship + 1 - ready)) : 0;
  return built * (MEASURES.built + behind) + needed * MEASURES.needed;
}

/** The highest few of some numbers. */
const top = (numbers: readonly number[], count: number): number =>
  [...numbers]
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, number) => sum + Math.max(0, number), 0);

/** What a card's event would gain now. */
export function eventWorth(s: Hamilcar, seat: Seat, plan: Plan, effect: Effect, ops: number, generals: readonly Ready[]): number {
  const enemy = other(seat);
  const besiegers = generals.filter(
    ({ post }) => post < SPACE_COUNT && isCity(post) && controls(s, enemy, post) && cusAt(s, seat, post) >= 3,
  );
  switch (effect.kind) {
    case "campaign": {
      const posts = new Map<number, number>();
      for (const { post, worth } of generals) if (!posts.has(post)) posts.set(post, worth);
      return top([...posts.values()], effect.generals!);
    }
    case "forced-march":
      return top(
        generals
          .filter(({ general }) => GENERALS[general]!.strategy <= ops)
          .map(({ general }) => prospect(s, seat, general, effect.points, plan)),
        1,
      );
    case "naval-raid":
      return generals.length > 0 && s.warships[seat].ready > 0 ? 1 + generals[0]!.worth * 0.6 : NOTHING;
    case "city-changes-sides":
      return cityWorth(s, seat, SYRACUSAE);
    case "warships":
      return (
        plan.fleet * shipsWorth(s, seat, effect.warships!) +
        (effect.refit && s.warships[seat].spent > 0 ? 1 : 0) +
        (effect.thenSail ? 1 : 0)
      );
    case "seamanship":
      return s.seamanship < EXCELLENT ? plan.fleet * MEASURES.seamanship : NOTHING;
    case "rowing-drills":
      return s.seamanship < EXCELLENT && s.warships.rome.ready > s.seamanship
        ? plan.fleet * MEASURES.seamanship
        : refitWorth(s, seat) * Math.min(effect.refit!, s.warships[seat].spent);
    case "elephant":
      return MEASURES.raised + 0.5;
    case "mercenary-recruits":
    case "auxiliaries":
      return MEASURES.raised * effect.cus!;
    case "supply":
      return 1.5;
    case "siege-train":
      return besiegers.length > 0 ? 2 : NOTHING;
    case "traitor":
      return (
        top(
          besiegers
            .filter(({ post }) => !effect.except!.includes(SPACE_IDS[post]!))
            .map(
              ({ post }) => cityWorth(s, seat, post) / (pointsNeeded(s, post) - siegePoints(s, post)) + siegeWorth(s, seat, post),
            ),
          1,
        ) || NOTHING
      );
    case "relief":
      return (
        top(
          CITIES.filter(
            (city) =>
              controls(s, seat, city) &&
              isBesieged(s, city) &&
              (effect.needs === "warship" ? isPort(city) : cusAt(s, seat, insideOf(city)) > 0),
          ).map((city) => (cityWorth(s, seat, city) * Math.min(effect.points!, siegePoints(s, city))) / pointsNeeded(s, city)),
          1,
        ) || NOTHING
      );
    case "attrition":
      return (
        top(
          generalsOnMap(s, enemy).map((general) => cusAt(s, enemy, s.generals[general]!)),
          1,
        ) * 0.3
      );
    case "mutiny":
      return exposedForces(s, enemy, 2).length > 0 ? 1.5 * MEASURES.raised : NOTHING;
    case "desertion":
      return (
        MEASURES.raised *
          Math.min(effect.count!, exposedForces(s, enemy, 1).filter((at) => REGION_OF[at] === "sicilia").length) || NOTHING
      );
    case "shortfall":
      return 1.4 * effect.count!;
    case "miat-loses": {
      const left = miatCount(s) - effect.count!;
      return miatMood(s) === "warlike" && left < 3 ? ON_DISPLAY : left < 0 ? NOTHING : 1.5 * effect.count!;
    }
    case "miat-gains":
      return (miatMood(s) === "warlike" ? 0 : ON_DISPLAY) + 1.5 * Math.min(effect.count!, 7 - miatCount(s));
    case "revolt":
      return (
        top(
          victims(s, enemy)
            .filter((at) => effect.provinces!.includes(PROVINCES[PROVINCE_OF[at]!]!.id))
            .map((at) => removalWorth(s, seat, at)),
          effect.count!,
        ) || NOTHING
      );
    case "raids":
      return (
        top(
          victims(s, enemy)
            .filter((at) => PLAIN_ROADS[at]!.some((from) => cusInSpace(s, seat, from) > 0))
            .map((at) => removalWorth(s, seat, at)),
          effect.count!,
        ) || NOTHING
      );
    case "diplomacy": {
      const worth = pcScorer(s, seat, plan);
      const spaces: number[] = [];
      for (let at = 0; at < SPACE_COUNT; at++) {
        if (controls(s, seat, at) || isCity(at) || effect.except!.includes(PROVINCES[PROVINCE_OF[at]!]!.id)) continue;
        if (unitsInSpace(s, enemy, at) === 0) spaces.push(worth(at));
      }
      return top(spaces, effect.count!);
    }
    case "messenger":
      return s.hands[enemy].length > 0 ? 4 : NOTHING;
    case "citadel":
      return 1.5;
    case "dismiss-proconsul":
      return generalsOnMap(s, enemy).some((general) => isProconsul(s, general) && battleRating(s, general) > 1) ? 2.5 : 0;
    case "flamen":
      return s.hands[enemy].length > 1 ? 2 : NOTHING;
    case "truce":
      return CITIES.some((city) => controls(s, seat, city) && isBesieged(s, city)) ? 3 : NOTHING;
    default:
      return NOTHING;
  }
}

/** Unguarded PCs of a side. */
const victims = (s: Hamilcar, seat: Seat): number[] => plainPCs(s, seat).filter((at) => unitsInSpace(s, seat, at) === 0);

/** Spaces where a side has several CUs more than its walls shelter. */
function exposedForces(s: Hamilcar, seat: Seat, least: number): number[] {
  const spaces: number[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) {
    const sheltered = isCity(at) && controls(s, seat, at) ? HOLDS[at]! : 0;
    if (cusAt(s, seat, at) - sheltered >= least) spaces.push(at);
  }
  return spaces;
}
