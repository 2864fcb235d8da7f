import type { Params, Play } from "../../../engine/index.ts";
import { codeOf, majorityIn } from "../../shared/rules/control.ts";
import { ofSeat, other, type PerSeat, type Seat } from "../../shared/rules/seats.ts";
import { spacesWhere } from "../../shared/rules/why.ts";
import { choose, type Key, type Option, pick, type Reason } from "./ask.ts";
import {
  CITIES,
  ITALIAN_PROVINCES,
  isCity,
  LILYBAEUM,
  MARE_PORTS,
  PROVINCE_OPTIONS,
  PROVINCE_SPACES,
  SIGNIFICANT_PROVINCES,
  SPACE_COUNT,
  SPACE_OPTIONS,
  START,
  spaceNamed,
} from "./map.ts";
import { canStayWarlike, miatCount, miatHolder, miatMood, miatOptions } from "./miat.ts";
import { CODE, endGame, type Hamilcar, isSilver, type Modifier, NOBODY, said, type T, TRIBE } from "./state.ts";
import { MIAT_OPTIONS, miatSlotNamed } from "./tables.ts";

// 2.1.B Political control

export const controls = (s: Hamilcar, seat: Seat, at: number): boolean => s.control[at] === codeOf(seat);
export const hasTribe = (s: Hamilcar, at: number): boolean => s.control[at] === TRIBE;
export const isNeutral = (s: Hamilcar, at: number): boolean => s.control[at] === NOBODY;

/** Whose PC lies in a space. */
const pcAt = (s: Hamilcar, at: number): Seat | null =>
  s.control[at] === CODE.rome ? "rome" : s.control[at] === CODE.carthage ? "carthage" : null;

/** The side that owns a walled city. */
export const cityOwner = (s: Hamilcar, city: number): Seat => (s.control[city] === CODE.rome ? "rome" : "carthage");

/** Spaces with a PC of the seat that are not walled cities. */
export function plainPCs(s: Hamilcar, seat: Seat): number[] {
  const code = codeOf(seat);
  const found: number[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) if (s.control[at] === code && !isCity(at)) found.push(at);
  return found;
}

export const citiesOf = (s: Hamilcar, seat: Seat): number[] => CITIES.filter((city) => controls(s, seat, city));

// 2.1.E Provinces, and everything that counts like one

export const controlsProvince = (s: Hamilcar, seat: Seat, province: number): boolean =>
  majorityIn(s.control, PROVINCE_SPACES[province]!) === seat;
export const controlsMareTyrrhenum = (s: Hamilcar, seat: Seat): boolean => majorityIn(s.control, MARE_PORTS) === seat; // 2.1.H

export function italianProvinces(s: Hamilcar, seat: Seat): number {
  let count = 0;
  for (const province of ITALIAN_PROVINCES) if (controlsProvince(s, seat, province)) count++;
  return count;
}

/** Provinces of Italia, which bring Rome its CUs (5.1.C). */
export const italianProvincesOf = (s: Hamilcar, seat: Seat): Option[] =>
  ITALIAN_PROVINCES.filter((province) => controlsProvince(s, seat, province)).map((province) => PROVINCE_OPTIONS[province]!);

/** How much each side has on the Provincial Display: significant provinces, Lilybaeum, Mare Tyrrhenum, the Miat (2.1.E, 5.5). */
function displayCounts(s: Hamilcar): PerSeat<number> {
  const counts = { rome: 0, carthage: 0 };
  const count = (holder: Seat | null) => {
    if (holder === "rome") counts.rome++;
    else if (holder === "carthage") counts.carthage++;
  };
  for (const province of SIGNIFICANT_PROVINCES) count(majorityIn(s.control, PROVINCE_SPACES[province]!));
  count(pcAt(s, LILYBAEUM));
  count(majorityIn(s.control, MARE_PORTS)); // 2.1.H
  count(miatHolder(s)); // 15.3
  return counts;
}

/** What the seat has on the Provincial Display. */
export const significantProvinces = (s: Hamilcar, seat: Seat): number => ofSeat(displayCounts(s), seat);

/**
 * What a space can decide: provinces, Lilybaeum, and Mare Tyrrhenum (2.1.E, 2.1.H). Not all of it is on the Provincial Display:
 * Samnium only brings Rome a CU (5.1.C).
 */
const DECIDED: readonly { readonly id: string; readonly spaces: readonly number[]; readonly counts: boolean }[] = [
  ...PROVINCE_SPACES.map((spaces, province) => ({
    id: PROVINCE_OPTIONS[province]!,
    spaces,
    counts: SIGNIFICANT_PROVINCES.includes(province),
  })),
  { id: "display:lilybaeum", spaces: [LILYBAEUM], counts: true },
  { id: "display:mare-tyrrhenum", spaces: MARE_PORTS, counts: true },
];
const DECIDED_BY = START.map((_, at) => DECIDED.filter(({ spaces }) => spaces.includes(at)));
/** All of it, or what one space can decide. */
const decided = (at?: number) => (at === undefined ? DECIDED : DECIDED_BY[at]!);

/** Who has each of them. */
export const holdersOf = (s: Hamilcar, at?: number): (Seat | null)[] =>
  decided(at).map(({ spaces }) => majorityIn(s.control, spaces));

/** What a seat has on the Provincial Display, by name, and what it has besides. */
export function displayOf(s: Hamilcar, seat: Seat): { counted: string[]; besides: string[] } {
  const held = DECIDED.filter(({ spaces }) => majorityIn(s.control, spaces) === seat);
  const counted = held.filter(({ counts }) => counts).map(({ id }) => id);
  if (miatHolder(s) === seat) counted.push("display:miat");
  return { counted, besides: held.filter(({ counts }) => !counts).map(({ id }) => id) };
}

/** Logs what has changed hands, each with the count on the Provincial Display that it leads to. */
export function noteDisplay(t: T, before: readonly (Seat | null)[], at?: number): void {
  const holders = holdersOf(t.s, at);
  const changed: number[] = [];
  for (let index = 0; index < holders.length; index++) if (holders[index] !== before[index]) changed.push(index);
  if (changed.length === 0) return;
  const counts = displayCounts(t.s);
  const step = (index: number, seat: Seat | null | undefined, by: number) => {
    if (seat && decided(at)[index]!.counts) counts[seat] += by;
  };
  for (const index of changed) {
    step(index, holders[index], -1);
    step(index, before[index], 1);
  }
  for (const index of changed) {
    const holder = holders[index];
    const former = before[index];
    step(index, former, -1);
    step(index, holder, 1);
    const seat = (holder ?? former)!;
    const { id, spaces, counts: isCounted } = decided(at)[index]!;
    const held = spaces.filter((one) => controls(t.s, seat, one)).length;
    const share = spaces.length > 1 ? { held, of: spaces.length } : { held: 0, of: 0 }; // Lilybaeum is one space
    const from: Params = holder && former ? { former: [SEAT_NAMES[former]] } : {};
    const params = { seat: SEAT_NAMES[seat], province: id, ...share, ...from, ...counts };
    const event = holder ? "hamilcar.log.province" : "hamilcar.log.province-lost";
    t.note(isCounted ? event : `${event}-uncounted`, params, "2.1.E");
  }
}

// 15.3 PCs of the Miat

export const placeOnMiat = (t: T, slot: number, rule: string): void => changeMiat(t, slot, 1, "hamilcar.log.miat-placed", rule);
export const removeFromMiat = (t: T, slot: number, rule: string): void =>
  changeMiat(t, slot, 0, "hamilcar.log.miat-removed", rule);

function changeMiat(t: T, slot: number, markers: number, event: Key, rule: string): void {
  const before = miatMood(t.s);
  t.s.miat[slot] = markers;
  const mood = miatMood(t.s);
  const params = { slot: MIAT_OPTIONS[slot]!, count: miatCount(t.s), slots: t.s.miat.length, mood: `mood:${mood}` };
  t.note(event, params, rule);
  if (mood === before) return;
  const holder = miatHolder(t.s);
  const counted = { holder: holder ? [SEAT_NAMES[holder]] : [], ...displayCounts(t.s) };
  t.note("hamilcar.log.miat-mood", { mood: `mood:${mood}`, ...counted }, "15.3");
}

// 5.2.C2 Placing and converting PCs

/** A seat's CUs outside the walls in a space; only the owner's can be inside. */
const cusIn = (s: Hamilcar, seat: Seat, at: number): number =>
  seat === "carthage" ? s.cus.carthage[at]! + s.elephants[at]! : s.cus.rome[at]!;

const WHY = {
  own: { why: "hamilcar.why.own-pc", rule: "5.2.C2" },
  city: { why: "hamilcar.why.walled-city", rule: "2.1.C" },
  tribe: { why: "hamilcar.why.tribe", rule: "2.1.D" },
  enemyCUs: { why: "hamilcar.why.enemy-cus", rule: "5.2.C2" },
  enemyPC: { why: "hamilcar.why.enemy-pc", rule: "5.2.C2" },
  truce: { why: "hamilcar.why.truce", rule: "17.1" },
} satisfies Record<string, Reason>;

/** Why a seat may not place a PC in a space or convert the enemy's there (5.2.C2), or nothing if it may. */
export function whyNoPC(s: Hamilcar, seat: Seat, at: number): Reason | undefined {
  const enemy = other(seat);
  if (controls(s, seat, at)) return WHY.own;
  if (isCity(at)) return WHY.city;
  if (hasTribe(s, at)) return WHY.tribe;
  if (cusIn(s, enemy, at) > 0) return WHY.enemyCUs;
  if (!controls(s, enemy, at)) return undefined;
  if (cusIn(s, seat, at) === 0) return WHY.enemyPC;
  return isBoundByTruce(s, seat) ? WHY.truce : undefined;
}

/** A PC is placed, converted or removed; the log says by whose ability, if it is one's. */
export function setControl(t: T, at: number, seat: Seat | null, rule: string, by: readonly string[] = []): void {
  const display = holdersOf(t.s, at);
  const before = pcAt(t.s, at);
  t.s.control[at] = seat ? CODE[seat] : NOBODY;
  const space = SPACE_OPTIONS[at]!;
  if (!seat) t.note("hamilcar.log.pc-removed", before ? { space, seat: SEAT_NAMES[before] } : { space }, rule);
  else if (before) t.note("hamilcar.log.pc-converted", { space, seat: SEAT_NAMES[seat], from: SEAT_NAMES[before], by }, rule);
  else t.note("hamilcar.log.pc", { space, seat: SEAT_NAMES[seat], by }, rule);
  noteDisplay(t, display, at);
}
export const SEAT_NAMES = { rome: "seat:rome", carthage: "seat:carthage" } as const;

// 17.1 #49 Truce, and the Peaceful Miat (15.3.D)

/** Whether the limits of a truce bind the seat. A Peaceful Miat binds Carthage, card or no card, and nobody else (15.3.D). */
export const isBoundByTruce = (s: Hamilcar, seat: Seat): boolean =>
  isSilver(s) && miatMood(s) === "peaceful" ? seat === "carthage" : s.truce;

// 4.1 Removing PCs

interface Removal {
  rule: string;
  /** the reason, or the Aristocrats lost with their Battle Ratings (2.2.D2) */
  because: Key | readonly Modifier[];
  /** the units lost in a battle, and the general whose defeat costs more */
  lost?: number;
  general?: Option;
  /** the first one comes from the Miat, if there is one (2.1.G) */
  miatFirst?: boolean;
}

export const removablePCs = (s: Hamilcar, seat: Seat): number =>
  plainPCs(s, seat).length + (seat === "carthage" ? miatCount(s) : 0);

/** The seat removes some of its own PCs; if it does not have enough, it has lost (4.1). */
export function* removePCs(t: T, seat: Seat, count: number, removal: Removal): Play {
  const s = t.s;
  if (count <= 0) return;
  const { rule, because, lost = 0, general, miatFirst } = removal;
  const params = { seat: SEAT_NAMES[seat], count };
  if (typeof because === "string") t.note("hamilcar.log.price", { ...params, because, lost, ...(general && { general }) }, rule);
  else t.note("hamilcar.log.price-aristocrats", { ...params, modifiers: because.map(said) }, rule);
  if (count > removablePCs(s, seat)) yield* endGame(t, other(seat), "hamilcar.over.no-pcs", "4.1");
  let left = count;
  if (seat === "carthage" && miatFirst && miatCount(s) > 0) {
    const warlike = canStayWarlike(s) ? 1 : 0;
    const first = yield* choose(seat, miatOptions(s), {
      prompt: "hamilcar.remove-miat",
      rule: "2.1.G",
      params: { count, warlike },
    });
    removeFromMiat(t, miatSlotNamed(first), rule);
    left--;
  }
  const options: Option[] = plainPCs(s, seat).map((at) => SPACE_OPTIONS[at]!);
  if (seat === "carthage") options.push(...miatOptions(s));
  const notThere = spacesWhere("hamilcar.why.no-pc-of-yours", rule);
  const whyNot = (id: string): Reason | undefined => {
    const reason = notThere(id);
    return reason && controls(s, seat, spaceNamed(id)) ? { why: "hamilcar.why.walls-stay", rule } : reason;
  };
  const chosen = yield* pick(seat, options, left, left, { prompt: "hamilcar.remove-pcs", rule, params: { count: left }, whyNot });
  for (const option of chosen) removeNamedPC(t, option, rule);
}

/** Removes the PC named by an option, from the map or from the Miat. */
export function removeNamedPC(t: T, option: string, rule: string): void {
  const slot = miatSlotNamed(option);
  if (slot >= 0) {
    removeFromMiat(t, slot, rule);
    return;
  }
  setControl(t, spaceNamed(option), null, rule);
}
