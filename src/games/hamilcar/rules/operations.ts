import type { Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { spacesWhere } from "../../shared/rules/why.ts";
import { choose, type Option, type Reason } from "./ask.ts";
import { controls, controlsProvince, placeOnMiat, SEAT_NAMES, setControl, whyNoPC } from "./control.ts";
import { generalsOnMap, isBesieged, isOnMap, openPost, room, supplyLeft, unitsAt } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed, sideOf } from "./generals.ts";
import { CITIES, isInside, PROVINCE_OF, SPACE_COUNT, SPACE_OPTIONS, SUPPLY_OPTIONS, spaceNamed, spaceOf } from "./map.ts";
import { freeMiatOptions } from "./miat.ts";
import { placeCUs, placeSupply } from "./pieces.ts";
import type { Hamilcar, T } from "./state.ts";
import { miatSlotNamed } from "./tables.ts";
import { refit, warshipsLeft } from "./warships.ts";

// 5.2.C2 Operations: points spent one by one

/** Spaces where a supply train can be placed: with an army (War Chest: a general), or in a friendly city that is not besieged. */
export function whereSupplyGoes(s: Hamilcar, seat: Seat, generalAlone = false): number[] {
  if (supplyLeft(s) <= 0) return [];
  const spaces: number[] = [];
  for (const city of CITIES) {
    if (controls(s, seat, city) && !isBesieged(s, city) && room(s, seat, city, "supply") > 0) spaces.push(city);
  }
  for (const general of generalsOnMap(s, seat)) {
    const post = s.generals[general]!;
    const at = spaceOf(post);
    if (spaces.includes(at) || openPost(s, seat, at) !== post || room(s, seat, at, "supply") <= 0) continue;
    if (generalAlone || unitsAt(s, seat, post) > 0) spaces.push(at);
  }
  return spaces;
}

/** How points are spent: in an operation, or from the War Chest. */
interface PointRules {
  readonly rule: string;
  /** PCs may go on the Miat */
  miat: boolean;
  /** whether supply trains may go to a general without units */
  generalAlone: boolean;
}

/** What one operation point can buy. */
export function pointOptions(s: Hamilcar, seat: Seat, { miat, generalAlone }: Omit<PointRules, "rule">): Option[] {
  const options: Option[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) if (!whyNoPC(s, seat, at)) options.push(SPACE_OPTIONS[at]!);
  if (miat && seat === "carthage") options.push(...freeMiatOptions(s)); // 15.3.A
  if (s.warships[seat].spent > 0) options.push("refit");
  for (const at of whereSupplyGoes(s, seat, generalAlone)) options.push(SUPPLY_OPTIONS[at]!);
  return options;
}

export function whyNotPoint(s: Hamilcar, seat: Seat, id: string, rules: PointRules): Reason | undefined {
  if (id.startsWith("space:")) return whyNothingAt(s, seat, spaceNamed(id), rules);
  if (id === "refit") return { why: "hamilcar.why.none-spent", rule: "2.3.F" };
  if (id.startsWith("supply:")) return whyNoSupply(s, seat, spaceNamed(id), rules);
  const own = GENERAL_OPTIONS.includes(id as Option) && sideOf(generalNamed(id)) === seat && isOnMap(s, generalNamed(id));
  return own ? whyNoSupplyTo(s, seat, generalNamed(id), rules) : undefined; // pointing at a general means a supply train for him
}

/** Why neither a PC nor a supply train can be placed in a space. */
function whyNothingAt(s: Hamilcar, seat: Seat, at: number, rules: PointRules): Reason | undefined {
  const pc = whyNoPC(s, seat, at);
  if (pc?.why !== "hamilcar.why.own-pc") return pc;
  if (whereSupplyGoes(s, seat, rules.generalAlone).includes(at))
    return { why: "hamilcar.why.own-pc-but-supply", rule: rules.rule };
  const train = whyNoSupply(s, seat, at, rules);
  return { why: "hamilcar.why.own-pc-and", rule: train.rule, params: { because: train.why } };
}

/** What hinders a supply train from going to a space. */
function whyNoSupply(s: Hamilcar, seat: Seat, at: number, { rule, generalAlone }: PointRules): Reason {
  if (supplyLeft(s) <= 0) return { why: "hamilcar.why.no-supply-left", rule };
  const isFull = isInside(openPost(s, seat, at)) && room(s, seat, at, "supply") <= 0;
  if (isFull) return { why: "hamilcar.why.supply-full", rule: "2.1.C" };
  return { why: generalAlone ? "hamilcar.why.supply-where-alone" : "hamilcar.why.supply-where", rule };
}

function whyNoSupplyTo(s: Hamilcar, seat: Seat, general: number, rules: PointRules): Reason {
  const post = s.generals[general]!;
  const { rule, generalAlone } = rules;
  const at = spaceOf(post);
  if (whereSupplyGoes(s, seat, generalAlone).includes(at))
    return { why: "hamilcar.why.supply-by-space", rule, params: { space: SPACE_OPTIONS[at]! } };
  if (isInside(post) && isBesieged(s, at)) return { why: "hamilcar.why.besieged", rule };
  if (generalAlone || unitsAt(s, seat, post) > 0 || supplyLeft(s) <= 0) return whyNoSupply(s, seat, at, rules);
  return { why: "hamilcar.why.supply-no-army", rule, params: { general: GENERAL_OPTIONS[general]! } };
}

/** Spends a point on one of the options. */
export function spendPoint(t: T, seat: Seat, option: string, rule: string): void {
  if (option === "refit") refit(t, seat, 1, rule);
  else if (option.startsWith("miat:")) placeOnMiat(t, miatSlotNamed(option), rule);
  else if (option.startsWith("supply:")) placeSupply(t, seat, spaceNamed(option), 1, rule);
  else setControl(t, spaceNamed(option), seat, rule);
}

export const OPERATION: PointRules = { rule: "5.2.C2", miat: true, generalAlone: false };

export function canSpendPoints(s: Hamilcar, seat: Seat): boolean {
  if (s.warships[seat].spent > 0) return true;
  for (let at = 0; at < SPACE_COUNT; at++) if (!whyNoPC(s, seat, at)) return true;
  return pointOptions(s, seat, OPERATION).length > 0;
}

/** One operation point of the card being played. */
export function* spendOperationPoint(t: T): Play {
  const s = t.s;
  const play = s.play!;
  const { seat } = play;
  const options: Option[] = [...pointOptions(s, seat, OPERATION), "done"];
  const answer = yield* choose(seat, options, {
    prompt: "hamilcar.spend-point",
    rule: "5.2.C2",
    params: { left: play.ops },
    whyNot: (id) => whyNotPoint(s, seat, id, OPERATION),
  });
  if (answer === "done") noteUnspent(t, seat, play.ops, "5.2.C2");
  play.ops = answer === "done" ? 0 : play.ops - 1;
  if (answer !== "done") spendPoint(t, seat, answer, "5.2.C2");
}

/** Points that nobody spends are lost. */
export const noteUnspent = (t: T, seat: Seat, points: number, rule: string): void =>
  t.note("hamilcar.log.points-unspent", { seat: SEAT_NAMES[seat], points }, rule);

// 5.2.C2 Raise troops, shipbuilding

/** Spaces where a CU can be raised: with a general in a friendly space of a friendly province, not in a besieged city. */
export function whereTroopsRise(s: Hamilcar, seat: Seat): number[] {
  const spaces: number[] = [];
  for (const general of generalsOnMap(s, seat)) {
    const at = spaceOf(s.generals[general]!);
    if (spaces.includes(at) || !controls(s, seat, at) || isBesieged(s, at) || room(s, seat, at, "cus") <= 0) continue;
    if (controlsProvince(s, seat, PROVINCE_OF[at]!)) spaces.push(at);
  }
  return spaces;
}

export function* raiseTroops(t: T, seat: Seat): Play {
  const options = whereTroopsRise(t.s, seat).map((at) => SPACE_OPTIONS[at]!);
  const whyNot = spacesWhere("hamilcar.why.troops-where", "5.2.C2");
  const at = spaceNamed(yield* choose(seat, options, { prompt: "hamilcar.raise-troops", rule: "5.2.C2", whyNot }));
  yield* placeCUs(t, seat, at, { cus: 1 }, "5.2.C2");
}

export const canBuild = (s: Hamilcar, seat: Seat): boolean => warshipsLeft(s, seat) > 0;
