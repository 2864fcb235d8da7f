import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { amount } from "./ask.ts";
import { cityOwner, controls, removePCs, SEAT_NAMES } from "./control.ts";
import { ASINA, BARCA, CAUDEX, GENERAL_OPTIONS, GENERALS, OF_SIDE, sideOf, XANTHIPPUS } from "./generals.ts";
import { AT_SEA, HOLDS, insideOf, isCity, isInside, POST_OPTIONS, SPACE_COUNT, spaceOf } from "./map.ts";
import { AWAY, CONSUL, DICTATOR, type Hamilcar, isSilver, NO_OFFICE, PROCONSUL, type T } from "./state.ts";

// 2.2, 2.3: generals and units, and where they stand

export const cusAt = (s: Hamilcar, seat: Seat, post: number): number =>
  seat === "carthage" ? s.cus.carthage[post]! + s.elephants[post]! : s.cus.rome[post]!;
export const elephantsAt = (s: Hamilcar, seat: Seat, post: number): number => (seat === "carthage" ? s.elephants[post]! : 0);
/** CUs and supply trains (2.3.A). */
export const unitsAt = (s: Hamilcar, seat: Seat, post: number): number => cusAt(s, seat, post) + s.supply[seat][post]!;

/** CUs, or units, of a seat in a space, inside and outside any walls. */
export const cusInSpace = (s: Hamilcar, seat: Seat, at: number): number =>
  cusAt(s, seat, at) + (isCity(at) ? cusAt(s, seat, insideOf(at)) : 0);
export const unitsInSpace = (s: Hamilcar, seat: Seat, at: number): number =>
  unitsAt(s, seat, at) + (isCity(at) ? unitsAt(s, seat, insideOf(at)) : 0);

export function generalsAt(s: Hamilcar, seat: Seat, post: number): number[] {
  const found: number[] = [];
  for (const general of OF_SIDE[seat]) if (s.generals[general] === post) found.push(general);
  return found;
}
export function hasGeneral(s: Hamilcar, seat: Seat, post: number): boolean {
  for (const general of OF_SIDE[seat]) if (s.generals[general] === post) return true;
  return false;
}
/** Generals of a seat on the map; those at sea are not. */
export function generalsOnMap(s: Hamilcar, seat: Seat): number[] {
  const found: number[] = [];
  for (const general of OF_SIDE[seat]) if (s.generals[general]! >= 0 && s.generals[general]! < AT_SEA) found.push(general);
  return found;
}
export const isOnMap = (s: Hamilcar, general: number): boolean => s.generals[general]! >= 0;

export const battleRating = (s: Hamilcar, general: number): number => {
  const { battle, goldenGeekBattle } = GENERALS[general]!;
  return isSilver(s) ? battle : (goldenGeekBattle ?? battle);
};

// 2.2.C, 2.2.E Offices and ranks

export const isConsul = (s: Hamilcar, general: number): boolean => s.office[general] === CONSUL;
export const isProconsul = (s: Hamilcar, general: number): boolean => s.office[general] === PROCONSUL;
export const isDictator = (s: Hamilcar, general: number): boolean => s.office[general] === DICTATOR;

/** Who outranks whom: the Dictator, aristocrat consuls, consuls, the proconsul; Hamilcar Barca, other Carthaginians. */
export function rank(s: Hamilcar, general: number): number {
  if (sideOf(general) === "carthage") return general === BARCA ? 1 : 0;
  if (isDictator(s, general)) return 3;
  if (isConsul(s, general)) return GENERALS[general]!.aristocrat ? 2 : 1; // 2.2.D2
  return 0;
}
/** Those of the highest rank among some generals. */
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
 * The post of a seat in a space where units can be taken up or put down from elsewhere: outside, or inside its own
 * city if enemies stand before the walls. -1 if there is none, because the city is besieged or somebody else's.
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
  return HOLDS[at]! - (kind === "cus" ? cusAt(s, seat, post) : s.supply[seat][post]!);
}

export const ELEPHANT_LIMIT = 4;
export const SUPPLY_LIMIT = 15;

export function elephantsInPlay(s: Hamilcar): number {
  let count = 0;
  for (const elephants of s.elephants) count += elephants;
  return count;
}
/** Elephants that can still be placed; in Golden Geek one waits with Xanthippus (3.3). */
export const elephantsLeft = (s: Hamilcar): number =>
  ELEPHANT_LIMIT - elephantsInPlay(s) - (!isSilver(s) && s.generals[XANTHIPPUS] === AWAY.mercenary ? 1 : 0);

export function supplyInPlay(s: Hamilcar, seat: Seat): number {
  let count = 0;
  for (const supply of s.supply[seat]) count += supply;
  return count;
}
export const supplyLeft = (s: Hamilcar): number => SUPPLY_LIMIT - supplyInPlay(s, "rome") - supplyInPlay(s, "carthage");

/** Puts CUs where they join in a space; outside they displace an enemy general alone (5.1.D) and capture unguarded supply trains (2.3.D3). */
export function* placeCUs(t: T, seat: Seat, at: number, cus: number, elephants = 0): Play {
  const s = t.s;
  const post = openPost(s, seat, at);
  s.cus[seat][post]! += cus;
  if (elephants > 0) s.elephants[post]! += elephants;
  const where = { seat: SEAT_NAMES[seat], space: POST_OPTIONS[post]! };
  if (cus > 0) t.note("hamilcar.log.cus-placed", { ...where, cus });
  if (elephants > 0) t.note("hamilcar.log.elephants-placed", { ...where, elephants });
  if (isInside(post)) return;
  captureSupply(t, other(seat), at);
  yield* displaceAll(t, generalsAt(s, other(seat), at), "5.1.D");
}

export function placeSupply(t: T, seat: Seat, at: number, count: number): void {
  const post = openPost(t.s, seat, at);
  t.s.supply[seat][post]! += count;
  t.note("hamilcar.log.supply-placed", { seat: SEAT_NAMES[seat], count, space: POST_OPTIONS[post]! });
}

// 2.2.A Displaced and eliminated generals

/** Takes a general out of the game. When Caudex goes, Asina joins the pool (5.1.C). */
export function eliminate(t: T, general: number, rule: string): void {
  const s = t.s;
  s.generals[general] = AWAY.gone;
  s.office[general] = NO_OFFICE;
  t.note("hamilcar.log.eliminated", { general: GENERAL_OPTIONS[general]! }, rule);
  if (general === CAUDEX && s.generals[ASINA] === AWAY.aside) {
    s.generals[ASINA] = AWAY.pool;
    t.note("hamilcar.log.joins-pool", { general: GENERAL_OPTIONS[ASINA]! }, "5.1.C");
  }
}

/** A Roman who is displaced is eliminated, a Carthaginian returns to the pool; an aristocrat costs PCs (2.2.A, 2.2.D2), unless spared. */
export const displace = (t: T, general: number, rule: string, { spared = false } = {}): Play =>
  displaceAll(t, [general], rule, { spared });

/** All of them are gone before Rome pays for its aristocrats. */
export function* displaceAll(t: T, generals: readonly number[], rule: string, { spared = false } = {}): Play {
  const s = t.s;
  let price = 0;
  for (const general of generals) {
    t.note("hamilcar.log.displaced", { general: GENERAL_OPTIONS[general]! }, rule);
    leaveMarch(s, general);
    if (sideOf(general) === "carthage" && general !== XANTHIPPUS) {
      s.generals[general] = AWAY.pool;
      continue;
    }
    if (GENERALS[general]!.aristocrat && !spared) price += battleRating(s, general);
    eliminate(t, general, "2.2.A");
  }
  if (price > 0) yield* removePCs(t, "rome", price, { rule: "2.2.D2" });
}

function leaveMarch(s: Hamilcar, general: number): void {
  const march = s.march;
  if (!march) return;
  march.staff = march.staff.filter((other) => other !== general);
  if (march.general === general) march.stage = "over";
}

// 2.3.C Losing CUs

export interface Loss {
  rule: string;
  /** the first CU lost must be an elephant, if there is one */
  elephantFirst?: boolean;
  /** elephants go last */
  elephantsLast?: boolean;
}

/** Takes CUs off a post; Carthage says how many of them are elephants. Returns how many were lost. */
export function* loseCUs(t: T, seat: Seat, post: number, count: number, loss: Loss): Play<number> {
  const s = t.s;
  const lost = Math.min(count, cusAt(s, seat, post));
  if (lost <= 0) return 0;
  let elephants = 0;
  if (elephantsAt(s, seat, post) > 0) {
    const least = Math.max(lost - s.cus.carthage[post]!, loss.elephantFirst ? 1 : 0);
    const most = loss.elephantsLast ? least : Math.min(s.elephants[post]!, lost);
    elephants = yield* amount(seat, least, most, {
      prompt: "hamilcar.lose-elephants",
      rule: loss.rule,
      params: { lost, space: POST_OPTIONS[post]! },
    });
  }
  s.cus[seat][post]! -= lost - elephants;
  if (elephants > 0) s.elephants[post]! -= elephants;
  trimMarch(s);
  const params = { seat: SEAT_NAMES[seat], lost, space: POST_OPTIONS[post]! };
  if (elephants > 0) t.note("hamilcar.log.elephants-lost", { ...params, elephants }, loss.rule);
  else t.note("hamilcar.log.cus-lost", params, loss.rule);
  return lost;
}

/** The columns of a march, and the units that a campaign has moved before, are never more than are there; the most tired go first. */
export function trimMarch(s: Hamilcar): void {
  const march = s.march;
  if (!march) return;
  const { seat, at, columns } = march;
  const unitsOf = (kind: Kind, post: number) => (kind === "elephants" ? elephantsAt(s, seat, post) : s[kind][seat][post]!);
  for (const kind of KINDS) trimColumns(columns, kind, unitsOf(kind, at));
  const groups = [...(s.play?.moved ?? [])].sort((a, b) => b.points - a.points);
  for (const group of groups) {
    const beside = [...groups.filter(({ post }) => post === group.post), ...(at === group.post ? columns : [])];
    for (const kind of KINDS) {
      const excess = beside.reduce((sum, units) => sum + units[kind], 0) - unitsOf(kind, group.post);
      group[kind] -= Math.min(group[kind], Math.max(0, excess));
    }
  }
}
const KINDS = ["cus", "elephants", "supply"] as const;
type Kind = (typeof KINDS)[number];
function trimColumns(columns: March["columns"], kind: Kind, most: number): void {
  let count = 0;
  for (const column of columns) count += column[kind];
  while (count > most) {
    let tired = columns[0]!;
    for (const column of columns) if (column[kind] > 0 && (tired[kind] === 0 || column.before > tired.before)) tired = column;
    tired[kind]--;
    count--;
  }
}
type March = NonNullable<Hamilcar["march"]>;

/** Supply trains left without CUs fall to the enemy (2.3.D3). Returns how many. */
export function captureSupply(t: T, from: Seat, post: number, into = post): number {
  const s = t.s;
  const count = s.supply[from][post]!;
  if (count === 0) return 0;
  s.supply[from][post] = 0;
  s.supply[other(from)][into]! += count;
  trimMarch(s);
  t.note("hamilcar.log.supply-captured", { seat: SEAT_NAMES[other(from)], count, space: POST_OPTIONS[post]! }, "2.3.D3");
  return count;
}

/** Moves everything that a seat has at one post to another. */
export function moveAll(s: Hamilcar, seat: Seat, from: number, to: number): void {
  s.cus[seat][to]! += s.cus[seat][from]!;
  s.cus[seat][from] = 0;
  s.supply[seat][to]! += s.supply[seat][from]!;
  s.supply[seat][from] = 0;
  if (seat === "carthage") {
    s.elephants[to]! += s.elephants[from]!;
    s.elephants[from] = 0;
  }
  for (const general of OF_SIDE[seat]) if (s.generals[general] === from) s.generals[general] = to;
}

// 14.1 After pieces have gone

/** Sieges without besiegers end; garrisons without enemies before the walls are simply in the space again. */
export function tidy(s: Hamilcar): void {
  for (let at = 0; at < SPACE_COUNT; at++) {
    const points = s.siege[at]!;
    if (points !== 0 && cusAt(s, points > 0 ? "rome" : "carthage", at) === 0) s.siege[at] = 0;
  }
  for (let i = s.trains.length - 1; i >= 0; i--) {
    const at = s.trains[i]!;
    if (cusAt(s, other(cityOwner(s, at)), at) === 0) s.trains.splice(i, 1); // 17.1 #3
  }
  for (let inside = SPACE_COUNT; inside < AT_SEA; inside++) {
    const held = unitsAt(s, "rome", inside) + unitsAt(s, "carthage", inside);
    if (held > 0) openGates(s, inside);
  }
  for (const post of s.generals) if (isInside(post)) openGates(s, post);
}

function openGates(s: Hamilcar, inside: number): void {
  const at = spaceOf(inside);
  const owner = cityOwner(s, at);
  if (cusAt(s, other(owner), at) > 0) return;
  moveAll(s, owner, inside, at);
  if (s.march?.at === inside) s.march.at = at;
  for (const group of s.play?.moved ?? []) if (group.post === inside) group.post = at;
}

/** The garrison of a city goes inside because an enemy army is back before its walls, without having moved there (12.3). */
export function shutGates(s: Hamilcar, owner: Seat, post: number): void {
  if (post >= SPACE_COUNT || !isCity(post) || !controls(s, owner, post)) return;
  moveAll(s, owner, post, insideOf(post));
}
