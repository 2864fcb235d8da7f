import { ofSeat, other, type Seat } from "../../shared/rules/seats.ts";
import type { Key, Reason } from "./ask.ts";
import { controls } from "./control.ts";
import { BARCA, CALATINUS, GENERAL_OPTIONS, GENERALS, OF_SIDE, sideOf, XANTHIPPUS } from "./generals.ts";
import { AT_SEA, HOLDS, insideOf, isCity, isInside, spaceOf } from "./map.ts";
import { AWAY, CONSUL, type Detachment, DICTATOR, type Hamilcar, isSilver, PROCONSUL } from "./state.ts";

// 2.2, 2.3: generals and units, and where they stand

export const cusAt = (s: Hamilcar, seat: Seat, post: number): number =>
  seat === "carthage" ? s.cus.carthage[post]! + s.elephants[post]! : s.cus.rome[post]!;
export const elephantsAt = (s: Hamilcar, seat: Seat, post: number): number => (seat === "carthage" ? s.elephants[post]! : 0);
/** CUs and supply trains (2.3.A). */
export const unitsAt = (s: Hamilcar, seat: Seat, post: number): number => cusAt(s, seat, post) + ofSeat(s.supply, seat)[post]!;

/** Everything a seat has at a post, except generals. */
export const unitsOf = (s: Hamilcar, seat: Seat, post: number): Detachment => ({
  cus: ofSeat(s.cus, seat)[post]!,
  elephants: elephantsAt(s, seat, post),
  supply: ofSeat(s.supply, seat)[post]!,
});

/** Units and generals as the log lists them: cus:3, elephants:1, trains:2, general:hanno. */
export function sayParty({ cus, elephants, supply }: Detachment, generals: readonly number[]): string[] {
  const party: string[] = [];
  if (cus > 0) party.push(`cus:${cus}`);
  if (elephants > 0) party.push(`elephants:${elephants}`);
  if (supply > 0) party.push(`trains:${supply}`);
  for (const general of generals) party.push(GENERAL_OPTIONS[general]!);
  return party;
}

/** Who and what of a seat is at a post, as the log lists it. */
export const whoIsAt = (s: Hamilcar, seat: Seat, post: number): string[] =>
  sayParty(unitsOf(s, seat, post), generalsAt(s, seat, post));

/** CUs, or units, of a seat in a space, inside and outside any walls. */
export const cusInSpace = (s: Hamilcar, seat: Seat, at: number): number =>
  cusAt(s, seat, at) + (isCity(at) ? cusAt(s, seat, insideOf(at)) : 0);
export const unitsInSpace = (s: Hamilcar, seat: Seat, at: number): number =>
  unitsAt(s, seat, at) + (isCity(at) ? unitsAt(s, seat, insideOf(at)) : 0);

export function generalsAt(s: Hamilcar, seat: Seat, post: number): number[] {
  const found: number[] = [];
  for (const general of ofSeat(OF_SIDE, seat)) if (s.generals[general] === post) found.push(general);
  return found;
}
export function hasGeneral(s: Hamilcar, seat: Seat, post: number): boolean {
  for (const general of ofSeat(OF_SIDE, seat)) if (s.generals[general] === post) return true;
  return false;
}
/** Generals of a seat on the map; those at sea are not. */
export function generalsOnMap(s: Hamilcar, seat: Seat): number[] {
  const found: number[] = [];
  for (const general of ofSeat(OF_SIDE, seat))
    if (s.generals[general]! >= 0 && s.generals[general]! < AT_SEA) found.push(general);
  return found;
}
/** Why a general who is not on the map is of no use: where he is. */
const WHY_AWAY: Readonly<Record<number, Reason>> = {
  [AWAY.pool]: { why: "hamilcar.away.pool", rule: "2.2.B" },
  [AWAY.track]: { why: "hamilcar.away.track", rule: "3.3" },
  [AWAY.mercenary]: { why: "hamilcar.away.mercenary", rule: "5.2.C3" },
  [AWAY.aside]: { why: "hamilcar.away.aside", rule: "3.1" },
  [AWAY.gone]: { why: "hamilcar.away.gone", rule: "2.2.A" },
};
/** The same of a general of the enemy. */
const WHY_ENEMY_AWAY: Readonly<Record<number, Key>> = {
  [AWAY.pool]: "hamilcar.away.pool.enemy",
  [AWAY.track]: "hamilcar.away.track.enemy",
  [AWAY.mercenary]: "hamilcar.away.mercenary.enemy",
  [AWAY.aside]: "hamilcar.away.aside.enemy",
  [AWAY.gone]: "hamilcar.away.gone.enemy",
};
/** Why a general of the enemy is of no use: whose he is, and where if he is not on the map. */
export const whyEnemys = (s: Hamilcar, general: number): Key =>
  mayReturn(s, general) ? "hamilcar.away.gone-unless-dictator.enemy" : enemyAway(s, general);
const enemyAway = (s: Hamilcar, general: number): Key => WHY_ENEMY_AWAY[s.generals[general]!] ?? "hamilcar.why.enemy-general";

export function whyAway(s: Hamilcar, general: number): Reason | undefined {
  const isNext = general === BARCA && s.generals[BARCA] === AWAY.mercenary && s.generals[XANTHIPPUS] === AWAY.mercenary;
  if (isNext) return { why: "hamilcar.away.mercenary-next", rule: "5.2.C3" };
  if (mayReturn(s, general)) return { why: "hamilcar.away.gone-unless-dictator", rule: "2.2.A" };
  if (general === CALATINUS && s.generals[general] === AWAY.gone)
    return { why: "hamilcar.away.gone-with-dictator", rule: "5.2.C4" };
  return WHY_AWAY[s.generals[general]!];
}

/** Whether a general has been eliminated and can still come back: as Dictator (2.2.A). */
const mayReturn = (s: Hamilcar, general: number): boolean =>
  general === CALATINUS && s.generals[general] === AWAY.gone && mayBeDictator(s);

/** Whether a Dictator can still be designated (5.2.C4). */
export const mayBeDictator = ({ dictator }: Hamilcar): boolean => dictator === "ready" || dictator === "face-down";

export const isOnMap = (s: Hamilcar, general: number): boolean => s.generals[general]! >= 0;

export const battleRating = (s: Pick<Hamilcar, "ruleset">, general: number): number => {
  const { battle, goldenGeekBattle } = GENERALS[general]!;
  return isSilver(s) ? battle : (goldenGeekBattle ?? battle);
};

// 2.2.C, 2.2.E Offices and ranks

export const isConsul = (s: Hamilcar, general: number): boolean => s.office[general] === CONSUL;
export const isProconsul = (s: Hamilcar, general: number): boolean => s.office[general] === PROCONSUL;
export const isDictator = (s: Hamilcar, general: number): boolean => s.office[general] === DICTATOR;

/** Ranks: the Dictator, aristocrat consuls, consuls, the proconsul; Hamilcar Barca, other Carthaginians. */
export function rank(s: Hamilcar, general: number): number {
  if (sideOf(general) === "carthage") return general === BARCA ? 1 : 0;
  if (isDictator(s, general)) return 3;
  if (isConsul(s, general)) return GENERALS[general]!.aristocrat ? 2 : 1; // 2.2.D2
  return 0;
}
/** The generals of the highest rank in a list. */
export function highest(s: Hamilcar, generals: readonly number[]): number[] {
  const top = Math.max(...generals.map((general) => rank(s, general)));
  return generals.filter((general) => rank(s, general) === top);
}

// 14.5.A Besieged cities

export const siegePoints = (s: Hamilcar, at: number): number => Math.abs(s.siege[at]!);
export const isBesieged = (s: Hamilcar, at: number): boolean => isCity(at) && s.siege[at] !== 0;
/** A post inside the walls of a besieged city. */
export const isBesiegedPost = (s: Hamilcar, post: number): boolean => isInside(post) && s.siege[spaceOf(post)] !== 0;

/**
 * The post of a seat in a space where units can be picked up or placed from elsewhere: outside, or inside its own city if enemies
 * are outside the walls. -1 if there is none, because the city is besieged or not its own.
 */
export function openPost(s: Hamilcar, seat: Seat, at: number): number {
  if (cusAt(s, other(seat), at) === 0) return at;
  return isCity(at) && controls(s, seat, at) && !isBesieged(s, at) ? insideOf(at) : -1;
}
/** How many more CUs, or supply trains, fit where units would join in a space; outside there is no limit (2.1.C). */
export function room(s: Hamilcar, seat: Seat, at: number, kind: "cus" | "supply"): number {
  const post = openPost(s, seat, at);
  if (post < 0) return 0;
  if (!isInside(post)) return Number.POSITIVE_INFINITY;
  return HOLDS[at]! - (kind === "cus" ? cusAt(s, seat, post) : ofSeat(s.supply, seat)[post]!);
}

export const ELEPHANT_LIMIT = 4;
export const SUPPLY_LIMIT = 15;

/** The total of a table of numbers; an index is faster than an iterator here. */
function total(table: readonly number[]): number {
  let count = 0;
  for (let at = 0; at < table.length; at++) count += table[at]!;
  return count;
}

export const elephantsInPlay = (s: Hamilcar): number => total(s.elephants);
/** Elephants that can still be placed; in Golden Geek one waits with Xanthippus (3.3). */
export const elephantsLeft = (s: Hamilcar): number =>
  ELEPHANT_LIMIT - elephantsInPlay(s) - (!isSilver(s) && s.generals[XANTHIPPUS] === AWAY.mercenary ? 1 : 0);

export const supplyInPlay = (s: Hamilcar, seat: Seat): number => total(s.supply[seat]);
export const supplyLeft = (s: Hamilcar): number => SUPPLY_LIMIT - supplyInPlay(s, "rome") - supplyInPlay(s, "carthage");

/** Moves everything a seat has at one post to another. */
export function moveAll(s: Hamilcar, seat: Seat, from: number, to: number): void {
  s.cus[seat][to]! += s.cus[seat][from]!;
  s.cus[seat][from] = 0;
  s.supply[seat][to]! += s.supply[seat][from]!;
  s.supply[seat][from] = 0;
  if (seat === "carthage") {
    s.elephants[to]! += s.elephants[from]!;
    s.elephants[from] = 0;
  }
  for (const general of ofSeat(OF_SIDE, seat)) if (s.generals[general] === from) s.generals[general] = to;
}
