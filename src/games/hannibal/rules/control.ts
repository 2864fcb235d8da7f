import { codeOf, majorityIn } from "../../shared/rules/control.ts";
import { ofSeat, other, type Seat } from "../../shared/rules/seats.ts";
import { traced } from "../../shared/rules/tracing.ts";
import type { Key } from "./ask.ts";
import { GENERAL_OPTIONS } from "./generals.ts";
import {
  isCity,
  LOW_WAYS,
  PORTS,
  PROVINCE_OF,
  PROVINCE_OPTIONS,
  PROVINCE_SPACES,
  PROVINCES,
  SPACE_COUNT,
  SPACE_OPTIONS,
  TRIBE_AT,
} from "./map.ts";
import { CODE, type Hannibal, NOBODY, type T } from "./state.ts";
import { CARD_OPTIONS } from "./strategy-cards.ts";

// 19 Political control

export const controls = (s: Hannibal, seat: Seat, space: number): boolean => s.control[space] === codeOf(seat); // 19.1

const controller = (s: Hannibal, space: number): Seat | null =>
  s.control[space] === CODE.rome ? "rome" : s.control[space] === CODE.carthage ? "carthage" : null;

/** A tribe that has not been subjugated (20.8). */
export const hasTribe = (s: Hannibal, space: number): boolean => {
  const tribe = TRIBE_AT[space]!;
  return tribe >= 0 && s.tribes[tribe] === 1;
};

export const hasUnfriendlyTribe = (s: Hannibal, seat: Seat, space: number): boolean =>
  hasTribe(s, space) && !controls(s, seat, space);

/** An enemy PC (including a walled city or tribe), or a tribe that is not friendly. */
export const isHostile = (s: Hannibal, seat: Seat, space: number): boolean =>
  controls(s, other(seat), space) || hasUnfriendlyTribe(s, seat, space);

/** A PC that is neither a walled city nor a tribe: the kind that can simply be removed or flipped. */
export const isPlainPC = (s: Hannibal, space: number): boolean =>
  s.control[space] !== NOBODY && !isCity(space) && !hasTribe(s, space);

/** The side that controls more than half of a province's spaces (19.1). */
export const provinceController = (s: Hannibal, province: number): Seat | null =>
  majorityIn(s.control, PROVINCE_SPACES[province]!);

export const controlsProvince = (s: Hannibal, seat: Seat, province: number): boolean => provinceController(s, province) === seat;

/** 22.1: a point for every province with political weight. */
export function politicalPoints(s: Hannibal, seat: Seat): number {
  let points = 0;
  for (let province = 0; province < PROVINCES.length; province++) {
    if (PROVINCES[province]!.political && controlsProvince(s, seat, province)) points++;
  }
  return points;
}

export const plainPCs = (s: Hannibal, seat: Seat): number[] => {
  const found: number[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) if (controls(s, seat, space) && isPlainPC(s, space)) found.push(space);
  return found;
};

/** Why a seat may not place a PC in a space (8.2.B, 19.2), or nothing if it may. */
export function whyNoPC(s: Hannibal, seat: Seat, space: number): Key | undefined {
  const enemy = other(seat);
  if (controls(s, seat, space)) return "hannibal.why.own-pc";
  if (isCity(space)) return "hannibal.why.walled-city"; // 20.1
  if (hasTribe(s, space)) return "hannibal.why.tribe"; // 20.1
  if (ofSeat(s.cus, enemy)[space]! > 0 || (enemy === "carthage" && s.elephants[space]! > 0)) return "hannibal.why.enemy-cus";
  if (!controls(s, enemy, space)) return undefined;
  if (s.truce) return "hannibal.why.truce"; // card 64
  return ofSeat(s.cus, seat)[space]! > 0 || (seat === "carthage" && s.elephants[space]! > 0)
    ? undefined
    : "hannibal.why.enemy-pc";
}

/** Whose the province of a space is. */
export const holderAround = (s: Hannibal, space: number): Seat | null => provinceController(s, PROVINCE_OF[space]!);

/** Tells that the province of a space has changed hands, with the political points that this leads to (19.1, 22.1). */
export function noteProvince(t: T, space: number, before: Seat | null): void {
  const holder = holderAround(t.s, space);
  if (holder === before) return;
  t.note(
    holder ? "hannibal.log.province" : "hannibal.log.province-lost",
    {
      seat: `seat:${holder ?? before}`,
      province: PROVINCE_OPTIONS[PROVINCE_OF[space]!]!,
      weight: PROVINCES[PROVINCE_OF[space]!]!.political ? 1 : 0,
      rome: politicalPoints(t.s, "rome"),
      carthage: politicalPoints(t.s, "carthage"),
    },
    "19.1",
  );
}

/** `by` is the general who removes a PC, if one does. */
export function setControl(t: T, space: number, seat: Seat | null, by?: number, card?: number): void {
  const former = controller(t.s, space);
  const holder = t.log && holderAround(t.s, space);
  t.s.control[space] = seat ? CODE[seat] : NOBODY;
  if (!t.log) return;
  const at = SPACE_OPTIONS[space]!;
  const from = former && former !== seat ? [`seat:${former}`] : [];
  const cause =
    by === undefined ? undefined : { by: GENERAL_OPTIONS[by]!, ...(card !== undefined && { card: CARD_OPTIONS[card]! }) };
  if (seat) t.note("hannibal.log.pc", { space: at, seat: `seat:${seat}`, from, ...cause });
  else t.note("hannibal.log.pc-removed", former ? { space: at, seat: `seat:${former}`, ...cause } : { space: at, ...cause });
  noteProvince(t, space, holder);
}

// 19.4 Removing isolated PCs

/** Walled cities and ports support the PCs of whoever controls them, as tribes do. */
export const supportsPCs = (space: number): boolean => isCity(space) || PORTS[space] !== undefined;

/** By space, whether a line of spaces can be traced to a friendly CU, or to a walled city, tribe or port that the seat controls. */
export function linesOf(s: Hannibal, seat: Seat): readonly boolean[] {
  const enemy = other(seat);
  const own = s.cus[seat];
  const theirs = s.cus[enemy];
  const ownCUs = (space: number) => own[space]! > 0 || (seat === "carthage" && s.elephants[space]! > 0);
  const enemyCUs = (space: number) => theirs[space]! > 0 || (enemy === "carthage" && s.elephants[space]! > 0);
  const passable = (space: number) => {
    if (enemyCUs(space) && !controls(s, seat, space)) return false;
    return ownCUs(space) || !isHostile(s, seat, space);
  };
  return traced({
    spaces: SPACE_COUNT,
    isSource: (space) => ownCUs(space) || (controls(s, seat, space) && (supportsPCs(space) || hasTribe(s, space))),
    waysFrom: (space) => LOW_WAYS[space]!,
    isOpen: passable,
  });
}

/** PCs of a seat that nothing supports. */
export function isolatedPCs(s: Hannibal, seat: Seat): number[] {
  const pcs = plainPCs(s, seat);
  if (pcs.length === 0) return pcs;
  const lines = linesOf(s, seat);
  return pcs.filter((space) => !lines[space]);
}

/** Takes isolated PCs off one after the other, Rome's first: whose they were, where, and whose the province was. */
export function* takeOffIsolated(s: Hannibal): Generator<[Seat, number, Seat | null]> {
  for (const seat of ["rome", "carthage"] as const) {
    for (const space of isolatedPCs(s, seat)) {
      const holder = holderAround(s, space);
      s.control[space] = NOBODY;
      yield [seat, space, holder];
    }
  }
}

export function removeIsolatedPCs(t: T): void {
  for (const [seat, space, holder] of takeOffIsolated(t.s)) {
    t.note("hannibal.log.isolated", { space: SPACE_OPTIONS[space]!, seat: `seat:${seat}` }, "19.4");
    noteProvince(t, space, holder);
  }
}
