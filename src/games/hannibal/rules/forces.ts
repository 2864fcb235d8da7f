import { ofSeat, other, type Seat } from "../../shared/rules/seats.ts";
import type { Key, Reason } from "./ask.ts";
import { controls, isHostile } from "./control.ts";
import { carryTired } from "./fatigue.ts";
import { HANNIBAL, OF_SIDE, sideOf } from "./generals.ts";
import {
  CITIES,
  HOLDS,
  insideOf,
  isCity,
  isInside,
  POST_COUNT,
  POST_OPTIONS,
  SPACE_IDS,
  SPACE_OPTIONS,
  STRONGHOLD_AT,
  STRONGHOLDS,
  spaceOf,
} from "./map.ts";
import { unitNames } from "./naming.ts";
import { AWAY, type Hannibal, type T } from "./state.ts";

// 9, 10.7, 10.10, 20.4-20.6: pieces and where they are

/** CUs of a seat at a post, elephants included. */
export const cusAt = (s: Hannibal, seat: Seat, post: number): number =>
  seat === "carthage" ? s.cus.carthage[post]! + s.elephants[post]! : s.cus.rome[post]!;

/** CUs of a seat in a space, inside and outside any walls. */
export const cusInSpace = (s: Hannibal, seat: Seat, space: number): number =>
  cusAt(s, seat, space) + (isCity(space) ? cusAt(s, seat, insideOf(space)) : 0);

export const elephantsAt = (s: Hannibal, seat: Seat, post: number): number => (seat === "carthage" ? s.elephants[post]! : 0);

export function generalsAt(s: Hannibal, seat: Seat, post: number): number[] {
  const found: number[] = [];
  for (const general of ofSeat(OF_SIDE, seat)) if (s.generals[general] === post) found.push(general);
  return found;
}

export const hasGeneral = (s: Hannibal, seat: Seat, post: number): boolean => {
  for (const general of ofSeat(OF_SIDE, seat)) if (s.generals[general] === post) return true;
  return false;
};

/** Why a general who is not on the map is of no use: where he is. */
const WHY_AWAY: Readonly<Record<number, Reason>> = {
  [AWAY.notYet]: { why: "hannibal.away.notYet", rule: "6.7" },
  [AWAY.cup]: { why: "hannibal.away.cup", rule: "6.4" },
  [AWAY.displaced]: { why: "hannibal.away.displaced", rule: "10.10" },
  [AWAY.gone]: { why: "hannibal.away.gone", rule: "10.10" },
};
export function whyAway(s: Hannibal, general: number): Reason | undefined {
  const post = s.generals[general]!;
  // a Roman goes back into the cup (6.4)
  if (post === AWAY.displaced && sideOf(general) === "rome") return { why: "hannibal.away.displaced.roman", rule: "10.10" };
  return WHY_AWAY[post];
}

/** The same of a general of the enemy. */
const WHY_ENEMY_AWAY: Readonly<Record<number, Key>> = {
  [AWAY.notYet]: "hannibal.away.notYet.enemy",
  [AWAY.cup]: "hannibal.away.cup.enemy",
  [AWAY.displaced]: "hannibal.away.displaced.enemy",
  [AWAY.gone]: "hannibal.away.gone.enemy",
};
/** Why a general of the enemy is of no use: whose he is, and where if he is not on the map. */
export const whyEnemys = (s: Hannibal, general: number): Key =>
  WHY_ENEMY_AWAY[s.generals[general]!] ?? "hannibal.why.enemy-general";

export const isOnMap = (s: Hannibal, general: number): boolean => s.generals[general]! >= 0;

/** The general who commands at a post, or -1 (9.2). */
export function commanderAt(s: Hannibal, seat: Seat, post: number): number {
  for (const general of ofSeat(OF_SIDE, seat)) if (s.generals[general] === post && s.commands[general] === 1) return general;
  return -1;
}

/** A general and at least one CU (glossary). */
export const isArmy = (s: Hannibal, seat: Seat, post: number): boolean => cusAt(s, seat, post) > 0 && hasGeneral(s, seat, post);

export const isConsul = (s: Hannibal, general: number): boolean => s.consuls.includes(general);

/** 9.3: Hannibal outranks every Carthaginian, consuls outrank proconsuls. */
export const rank = (s: Hannibal, general: number): number => (general === HANNIBAL || isConsul(s, general) ? 1 : 0);

/** Puts a general in command of his post; those of lower rank serve under him. */
export function putInCommand(s: Hannibal, general: number): void {
  const post = s.generals[general]!;
  for (const fellow of OF_SIDE[sideOf(general)]) if (s.generals[fellow] === post) s.commands[fellow] = 0;
  s.commands[general] = 1;
}

/** Every post with generals needs a commander: the previous one, unless he is outranked (9.3). */
export function settleCommand(s: Hannibal, seat: Seat, post: number): void {
  let chief = -1;
  for (const general of ofSeat(OF_SIDE, seat)) {
    if (s.generals[general] !== post) continue;
    if (chief < 0) chief = general;
    else {
      const gain = rank(s, general) - rank(s, chief);
      if (gain > 0 || (gain === 0 && s.commands[general] === 1 && s.commands[chief] === 0)) chief = general;
    }
  }
  if (chief >= 0) putInCommand(s, chief);
}

export const siegePoints = (s: Hannibal, space: number): number => {
  const stronghold = STRONGHOLD_AT[space]!;
  return stronghold < 0 ? 0 : Math.abs(s.siege[stronghold]!);
};

/** 20.4: a city is besieged once it has a siege point. */
export const isBesieged = (s: Hannibal, space: number): boolean => isCity(space) && siegePoints(s, space) > 0;

/** A post inside the walls of a besieged city (20.5). */
export const isBesiegedPost = (s: Hannibal, post: number): boolean => isInside(post) && siegePoints(s, spaceOf(post)) > 0;

/** How many more CUs fit into a city (10.7). */
export const roomInside = (s: Hannibal, seat: Seat, city: number): number => HOLDS[city]! - cusAt(s, seat, insideOf(city));

/**
 * Where a CU joining a space goes: outside, or inside its city if enemies stand outside the walls. -1 if it cannot be there at
 * all (6.3, 20.5).
 */
export function postToJoin(s: Hannibal, seat: Seat, space: number): number {
  if (cusAt(s, other(seat), space) === 0) return space;
  if (!isCity(space) || !controls(s, seat, space) || isBesieged(s, space)) return -1;
  return roomInside(s, seat, space) > 0 ? insideOf(space) : -1;
}

export function addCUs(s: Hannibal, seat: Seat, post: number, cus: number, elephants = 0): void {
  s.cus[seat][post]! += cus;
  if (elephants !== 0) s.elephants[post]! += elephants;
}

/**
 * After pieces have left: sieges without besiegers end and, once the march is over, garrisons with no enemy outside the walls are
 * simply in the space again.
 */
export function tidy(t: T): void {
  const s = t.s;
  for (let stronghold = 0; stronghold < STRONGHOLDS.length; stronghold++) {
    const points = s.siege[stronghold]!;
    if (points === 0 || cusAt(s, points > 0 ? "rome" : "carthage", STRONGHOLDS[stronghold]!) > 0) continue;
    s.siege[stronghold] = 0; // 20.6
    const space = STRONGHOLDS[stronghold]!;
    const params = { space: SPACE_OPTIONS[space]!, points: Math.abs(points) };
    t.note(isCity(space) ? "hannibal.log.siege-lifted" : "hannibal.log.tribe-left", params, "20.6");
  }
  if (s.march) return;
  for (const [seat, space] of openCities(s)) freeGarrison(t, seat, space); // 10.7
  const post = s.train;
  if (post >= 0 && cusAt(s, "rome", post) > 0 && cusAt(s, "carthage", post) === 0 && !hasGeneral(s, "carthage", post))
    dropTrain(t, post); // left alone outside the walls (card 30)
}

/** A garrison with no enemy CUs outside its walls is simply in the space; a lone general shuts nobody in (10.7). */
export function openGates(s: Hannibal): void {
  for (const [seat, space] of openCities(s)) leaveCity(s, seat, space);
}

/** The garrison comes out to its friends before the walls, or is alone in the space. */
export function freeGarrison(t: T, seat: Seat, space: number): void {
  const units = piecesAt(t.s, seat, insideOf(space));
  leaveCity(t.s, seat, space);
  if (units.length > 0)
    t.note("hannibal.log.garrison-free", { seat: `seat:${seat}`, space: SPACE_OPTIONS[space]!, units }, "10.7");
}

/** Whether forces of a seat are expressly outside a city: the enemy controls it, or stands there with them (10.7). */
const isBeforeCity = (s: Hannibal, seat: Seat, post: number): boolean =>
  post >= 0 && !isInside(post) && isCity(post) && (controls(s, other(seat), post) || cusAt(s, other(seat), post) > 0);

/** Where the log says that forces of a seat stand, if that is not simply the name of their post. */
export const whereabouts = (s: Hannibal, seat: Seat, post: number): { at?: string } =>
  isBeforeCity(s, seat, post) ? { at: `outside:${SPACE_IDS[post]}` } : {};

/** All that a seat has at a post, by name. */
export const piecesAt = (s: Hannibal, seat: Seat, post: number): string[] =>
  unitNames(
    { cus: s.cus[seat][post]!, elephants: elephantsAt(s, seat, post) },
    generalsAt(s, seat, post),
    seat === "carthage" && s.train === post,
  );

/** Cities with a garrison that no enemy CUs shut in, and whose it is. */
function* openCities(s: Hannibal): Generator<[Seat, number]> {
  const isGeneralInside = s.generals.some(isInside);
  for (let city = 0; city < CITIES.length; city++) {
    const space = CITIES[city]!;
    const inside = insideOf(space);
    const isEmpty = s.cus.rome[inside] === 0 && s.cus.carthage[inside] === 0 && s.elephants[inside] === 0;
    if (isEmpty && s.train !== inside && !(isGeneralInside && s.generals.includes(inside))) continue;
    const seat: Seat = controls(s, "rome", space) ? "rome" : "carthage";
    if (cusAt(s, other(seat), space) === 0) yield [seat, space];
  }
}

/** Enemy CUs that forces of a seat meet in a space: those outside, and a garrison not shut in by CUs of the seat (10.7, 15.3). */
export const enemiesMet = (s: Hannibal, seat: Seat, space: number): number =>
  cusAt(s, other(seat), space) + (isCity(space) && cusAt(s, seat, space) === 0 ? cusAt(s, other(seat), insideOf(space)) : 0);

/** Everyone inside a city moves to the space outside. */
export const leaveCity = (s: Hannibal, seat: Seat, space: number): void => moveAll(s, seat, insideOf(space), space);

/**
 * CUs that join a general who is alone before a city shut its garrison in (10.7). Whether all of it fits: otherwise none may join
 * him.
 */
export const canShutIn = (s: Hannibal, seat: Seat, post: number): boolean =>
  isInside(post) ||
  cusAt(s, other(seat), post) === 0 ||
  (isCity(post) && controls(s, other(seat), post) && cusAt(s, other(seat), post) <= roomInside(s, other(seat), post));

/** The garrison goes inside its walls, because enemies are now before them. */
export function shutIn(t: T, seat: Seat, space: number): void {
  const enemy = other(seat);
  if (cusAt(t.s, enemy, space) === 0) return;
  const units = piecesAt(t.s, enemy, space);
  moveAll(t.s, enemy, space, insideOf(space));
  t.note("hannibal.log.inside", { seat: `seat:${enemy}`, space: SPACE_OPTIONS[space]!, units }, "10.7");
}

function moveAll(s: Hannibal, seat: Seat, from: number, to: number): void {
  const cus = s.cus[seat][from]!;
  const elephants = elephantsAt(s, seat, from);
  if (cus > 0 || elephants > 0) {
    addCUs(s, seat, from, -cus, -elephants);
    addCUs(s, seat, to, cus, elephants);
    carryTired(s, seat, from, to, { cus, elephants }); // 10.11
  }
  if (seat === "carthage" && s.train === from) s.train = to;
  let moved = false;
  for (const general of ofSeat(OF_SIDE, seat)) {
    if (s.generals[general] !== from) continue;
    s.generals[general] = to;
    moved = true;
  }
  if (moved) settleCommand(s, seat, to);
}

/** The siege train at a post is lost (card 30). */
export function dropTrain(t: T, post: number): void {
  if (t.s.train !== post) return;
  t.s.train = -1;
  if (t.s.march) t.s.march.train = false;
  t.note("hannibal.log.train-lost", { space: POST_OPTIONS[post]!, ...whereabouts(t.s, "carthage", post) }, "25");
}

/** All posts of a seat with CUs, besieged or not. */
export function postsWithCUs(s: Hannibal, seat: Seat): number[] {
  const posts: number[] = [];
  for (let post = 0; post < POST_COUNT; post++) if (cusAt(s, seat, post) > 0) posts.push(post);
  return posts;
}

/** Whether winter, or hunger in enemy country, can affect a post (21.1). */
export const isExposed = (s: Hannibal, seat: Seat, post: number): boolean =>
  !isInside(post) && cusAt(s, seat, post) > 0 && isHostile(s, seat, post);
