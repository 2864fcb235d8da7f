import { other, type Seat } from "../../shared/rules/seats.ts";
import { UNIT_LIMIT } from "../rules/army.ts";
import { controls, hasTribe, isBoundByTruce } from "../rules/control.ts";
import { cusAt, generalsOnMap, hasGeneral, siegePoints } from "../rules/forces.ts";
import { GENERALS } from "../rules/generals.ts";
import {
  CARTHAGO,
  HOLDS,
  insideOf,
  isAfrican,
  isCity,
  isLargeCity,
  REGION_OF,
  REGIONS,
  ROADS,
  ROMA,
  SPACE_COUNT,
  SYRACUSAE,
  spaceOf,
} from "../rules/map.ts";
import { isKeptInAfrica } from "../rules/miat.ts";
import { mayIntercept } from "../rules/naval-interception.ts";
import { pointsNeeded, siegeDie } from "../rules/siege.ts";
import { CODE, type Hamilcar } from "../rules/state.ts";
import { cardsOfKind } from "../rules/strategy-cards.ts";
import { seamanshipOf } from "../rules/tables.ts";
import { navalLimit } from "../rules/warships.ts";
import { MEASURES } from "./measures.ts";
import { type Plan, weightAt } from "./plans.ts";
import { controlWorth, pcWorth } from "./politics.ts";
import { BY_LAND, type Routes, routesFor } from "./routes.ts";
import { type Army, armyAt, attackWorth, ratingAt } from "./strength.ts";

// What an army could win, and where

/**
 * A walled city shelters units, counts as an ally in battle, and is hard to win back. The enemy's capital decides the war, too; but
 * everybody comes to its relief, and its walls hardly ever fall.
 */
export const cityWorth = (s: Hamilcar, seat: Seat, city: number): number =>
  city === ROMA || city === CARTHAGO
    ? controls(s, seat, city)
      ? MEASURES.capital
      : MEASURES.enemyCapital
    : MEASURES.walls + Math.abs(controlWorth(s, seat, city, controls(s, seat, city) ? CODE[other(seat)] : CODE[seat]));

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
  return (prize * points) / missing - MEASURES.cu * losses;
}

/** What a seat may lose in a space with enemies: a city of its own that they besiege or will besiege, a PC they will convert. */
export function threat(s: Hamilcar, seat: Seat, at: number): number {
  if (!controls(s, seat, at)) return 0;
  if (!isCity(at)) return -MEASURES.turn * controlWorth(s, seat, at, CODE[other(seat)]);
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

/** Troops without a general do nothing for the war until somebody picks them up. */
const STRAGGLER = 0.7;

/** An enemy army that could attack. */
interface Foe {
  readonly from: number;
  readonly general: number;
  readonly army: Army;
}

const UNKNOWN = Number.NaN;
const REGION_NUMBER = Uint8Array.from({ length: SPACE_COUNT }, (_, at) => REGIONS.indexOf(REGION_OF[at]!));

/** What a seat could win and must fear, space by space. What is the same for all of its armies is worked out once. */
export class Ground {
  readonly s: Hamilcar;
  readonly seat: Seat;
  private readonly enemy: Seat;
  private readonly worths = new Float64Array(SPACE_COUNT).fill(UNKNOWN);
  private readonly intercepted = new Int8Array(SPACE_COUNT).fill(-1);
  private known: readonly Foe[] | undefined;

  constructor(s: Hamilcar, seat: Seat) {
    this.s = s;
    this.seat = seat;
    this.enemy = other(seat);
  }

  /** Whether the enemy can intercept a fleet in a port. */
  isWatched(port: number): boolean {
    if (this.intercepted[port]! < 0) this.intercepted[port] = mayIntercept(this.s, this.enemy, port) ? 1 : 0;
    return this.intercepted[port] === 1;
  }

  /** An army's prizes, by space; those near enemies are worth less. */
  prizes(army: Army, plan: Plan): number[] {
    const { s, enemy } = this;
    const prizes: number[] = [];
    const dangers = army.cus === 0 ? [] : this.dangers(army);
    for (let at = 0; at < SPACE_COUNT; at++) {
      const prize = this.prize(at, army, plan);
      prizes.push(prize > 0 && cusAt(s, enemy, at) === 0 ? prize - this.exposedTo(dangers, at, army) : prize);
    }
    return prizes;
  }

  /** The risk to an army staying in a space with stronger enemies nearby. */
  exposure(at: number, army: Army): number {
    return this.exposedTo(this.dangers(army), at, army);
  }

  private prize(at: number, army: Army, plan: Plan): number {
    const { s, seat, enemy } = this;
    const here = cusAt(s, seat, at);
    if (army.cus === 0) return here >= BESIEGERS ? MEASURES.troops + 0.3 * here - ratingAt(s, seat, at) : 0; // a general without an army
    const isEnemys = controls(s, enemy, at);
    const walled = isEnemys && isCity(at);
    let theirs = cusAt(s, enemy, at);
    if (walled && theirs <= HOLDS[at]!) theirs = 0; // behind its walls
    if (theirs > 0) {
      const worth = attackWorth(s, seat, at, army, armyAt(s, enemy, at), threat(s, seat, at));
      return worth > 0 ? worth * plan.battles * weightAt(plan, at) : worth;
    }
    if (army.cus >= BESIEGERS && courtsHiero(s, seat, at)) return 9;
    if (walled || hasTribe(s, at)) {
      return army.cus + here >= BESIEGERS && !(walled && isBoundByTruce(s, seat))
        ? MEASURES.siege * plan.sieges * weightAt(plan, at) * this.worth(at, siegeWorth)
        : 0;
    }
    if (!isEnemys)
      return isCity(at) || here === 0 || army.cus + here > UNIT_LIMIT || hasGeneral(s, seat, at) ? 0 : STRAGGLER * here;
    if (s.hands[seat].length === 0 || isBoundByTruce(s, seat)) return 0;
    return MEASURES.turn * weightAt(plan, at) * this.worth(at, pcWorth);
  }

  private worth(at: number, of: (s: Hamilcar, seat: Seat, at: number) => number): number {
    if (Number.isNaN(this.worths[at])) this.worths[at] = of(this.s, this.seat, at);
    return this.worths[at]!;
  }

  private get foes(): readonly Foe[] {
    this.known ??= generalsOnMap(this.s, this.enemy).flatMap((general) => {
      const post = this.s.generals[general]!;
      const army = armyAt(this.s, this.enemy, post);
      return army.cus < BESIEGERS ? [] : [{ from: spaceOf(post), general, army }];
    });
    return this.known;
  }

  /** What each enemy army could do to one's own, by region: allies count there. */
  private dangers(army: Army): Danger[] {
    return this.foes.map(({ from, general, army: theirs }) => ({
      byLand: BY_LAND[from]!,
      bySea: this.s.warships[this.enemy].ready > 0 ? waysFor(this.s, this.enemy, general).ashore[from]! : BY_LAND[from]!,
      worth: (at: number) => attackWorth(this.s, this.enemy, at, theirs, army),
      known: new Float64Array(REGIONS.length).fill(UNKNOWN),
    }));
  }

  private exposedTo(dangers: readonly Danger[], at: number, army: Army): number {
    if (army.cus === 0 || (isCity(at) && controls(this.s, this.seat, at) && army.cus <= HOLDS[at]!)) return 0;
    let worst = 0;
    for (const { byLand, bySea, worth, known } of dangers) {
      const near = byLand[at]! <= 4;
      if (!near && bySea[at]! > 4) continue;
      const region = REGION_NUMBER[at]!;
      if (Number.isNaN(known[region])) known[region] = worth(at);
      worst = Math.max(worst, (near ? 1 : MEASURES.overseas) * known[region]!);
    }
    return MEASURES.exposure * worst;
  }
}

interface Danger {
  readonly byLand: readonly number[];
  readonly bySea: readonly number[];
  readonly worth: (at: number) => number;
  readonly known: Float64Array;
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
