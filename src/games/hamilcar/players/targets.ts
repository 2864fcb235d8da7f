import { other, type Seat } from "../../shared/rules/seats.ts";
import { controls, hasTribe, isBoundByTruce } from "../rules/control.ts";
import { cusAt, generalsOnMap, siegePoints } from "../rules/forces.ts";
import { GENERALS } from "../rules/generals.ts";
import {
  CARTHAGO,
  HOLDS,
  insideOf,
  isAfrican,
  isCity,
  isLargeCity,
  ROADS,
  ROMA,
  SPACE_COUNT,
  SYRACUSAE,
  spaceOf,
} from "../rules/map.ts";
import { isKeptInAfrica } from "../rules/miat.ts";
import { pointsNeeded, siegeDie } from "../rules/siege.ts";
import { CODE, type Hamilcar } from "../rules/state.ts";
import { cardsOfKind } from "../rules/strategy-cards.ts";
import { seamanshipOf } from "../rules/tables.ts";
import { navalLimit } from "../rules/warships.ts";
import { type Plan, weightAt } from "./plans.ts";
import { controlWorth, pcWorth } from "./politics.ts";
import { BY_LAND, type Routes, routesFor } from "./routes.ts";
import { type Army, armyAt, attackWorth, CU, ratingAt } from "./strength.ts";

// What an army could win, and where

/** A walled city shelters units, counts as an ally in battle, and is hard to win back. */
export const WALLS = 4;
const CAPITAL = 120;
/** The enemy's capital decides the war, too; but everybody comes to its relief, and its walls hardly ever fall. */
const ENEMY_CAPITAL = 40;
export const cityWorth = (s: Hamilcar, seat: Seat, city: number): number =>
  city === ROMA || city === CARTHAGO
    ? controls(s, seat, city)
      ? CAPITAL
      : ENEMY_CAPITAL
    : WALLS + Math.abs(controlWorth(s, seat, city, controls(s, seat, city) ? CODE[other(seat)] : CODE[seat]));

/** The worth of a siege or subjugation attempt: its share of the prize, less its cost in CUs. */
export function siegeWorth(s: Hamilcar, seat: Seat, at: number): number {
  const tribe = hasTribe(s, at);
  if (!tribe && isLargeCity(at) && s.supremacy !== seat) return 0.5;
  const enemy = other(seat);
  const inside = insideOf(at);
  const die = siegeDie(s, seat, at);
  let points = 0;
  let losses = 0;
  for (const face of die) {
    points += face.point / die.length;
    losses += face.loss / die.length;
  }
  if (s.trains.includes(at)) points *= 1.4;
  const defended = tribe
    ? 0
    : Math.min(s.supply[enemy][inside]! + s.supply[enemy][at]!, cusAt(s, enemy, inside) + cusAt(s, enemy, at));
  const missing = pointsNeeded(s, at) - siegePoints(s, at) + 0.7 * defended;
  const prize = tribe ? pcWorth(s, seat, at) : cityWorth(s, seat, at);
  return (prize * points) / missing - CU * losses;
}

/** What a seat may lose in a space with enemies: a city of its own that they besiege or will besiege, a PC they will convert. */
export function threat(s: Hamilcar, seat: Seat, at: number): number {
  if (!controls(s, seat, at)) return 0;
  if (!isCity(at)) return -TO_TURN * controlWorth(s, seat, at, CODE[other(seat)]);
  return (cityWorth(s, seat, at) * (siegePoints(s, at) + 0.5)) / pointsNeeded(s, at);
}

const HIERO = cardsOfKind("city-changes-sides");
/** For Hiero an army next to Syracusae is enough (17.1 #4). */
const courtsHiero = (s: Hamilcar, seat: Seat, at: number): boolean =>
  seat === "rome" &&
  ROADS[SYRACUSAE]!.some(({ to }) => to === at) &&
  controls(s, "carthage", SYRACUSAE) &&
  HIERO.some((card) => s.hands.rome.includes(card));

const BESIEGERS = 3;
/** What converting PCs takes besides an army: a point, and lasting control. */
const TO_TURN = 0.45;

function prizeAt(s: Hamilcar, seat: Seat, at: number, army: Army, plan: Plan): number {
  const enemy = other(seat);
  const here = cusAt(s, seat, at);
  if (army.cus === 0) return here >= BESIEGERS ? 2 + 0.3 * here - ratingAt(s, seat, at) : 0; // a general without an army
  const walled = isCity(at) && controls(s, enemy, at);
  let theirs = cusAt(s, enemy, at);
  if (walled && theirs <= HOLDS[at]!) theirs = 0; // behind its walls
  if (theirs > 0) {
    const worth = attackWorth(s, seat, at, army, armyAt(s, enemy, at), threat(s, seat, at));
    return worth > 0 ? worth * plan.battles * weightAt(plan, at) : worth;
  }
  if (courtsHiero(s, seat, at) && army.cus >= BESIEGERS) return 9;
  if (walled || hasTribe(s, at)) {
    return army.cus + here >= BESIEGERS && !(walled && isBoundByTruce(s, seat))
      ? plan.sieges * weightAt(plan, at) * siegeWorth(s, seat, at)
      : 0;
  }
  if (!controls(s, enemy, at) || s.hands[seat].length === 0 || isBoundByTruce(s, seat)) return 0;
  return TO_TURN * weightAt(plan, at) * pcWorth(s, seat, at);
}

/** The risk to an army staying in a space with stronger enemies nearby. */
export function exposure(s: Hamilcar, seat: Seat, at: number, army: Army): number {
  if (army.cus === 0 || (isCity(at) && controls(s, seat, at) && army.cus <= HOLDS[at]!)) return 0;
  const enemy = other(seat);
  let worst = 0;
  for (const general of generalsOnMap(s, enemy)) {
    const post = s.generals[general]!;
    const cus = cusAt(s, enemy, post);
    if (cus < BESIEGERS || BY_LAND[spaceOf(post)]![at]! > 4) continue;
    worst = Math.max(worst, attackWorth(s, enemy, at, armyAt(s, enemy, post), army));
  }
  return 0.3 * worst;
}

/** An army's prizes, by space; those near enemies are worth less. */
export function prizesFor(s: Hamilcar, seat: Seat, army: Army, plan: Plan): number[] {
  const prizes: number[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) {
    const prize = prizeAt(s, seat, at, army, plan);
    prizes.push(prize > 0 && cusAt(s, other(seat), at) === 0 ? prize - exposure(s, seat, at, army) : prize);
  }
  return prizes;
}

/** The routes open to an army of a seat. */
export function waysFor(s: Hamilcar, seat: Seat, general: number, limit = navalLimit(s, seat)): Routes {
  if (seat === "carthage") return routesFor(limit, true);
  const { africa } = seamanshipOf(s.seamanship);
  const open =
    GENERALS[general]!.africanus ||
    s.play?.orders.africa === true ||
    africa === "yes" ||
    (africa === "with-syracusae" && controls(s, "rome", SYRACUSAE));
  return routesFor(limit, open);
}
export const mayLeaveBySea = (s: Hamilcar, seat: Seat, from: number): boolean =>
  seat === "rome" || !isAfrican(from) || !isKeptInAfrica(s);
