import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { confirm, type Reason } from "./ask.ts";
import { disbandArmy, marchers, spendBesiegers } from "./campaign.ts";
import { spoilsOfWar } from "./cards/after-battle.ts";
import { cityOwner, controls, hasTribe, holdersOf, isBoundByTruce, noteDisplay, SEAT_NAMES, setControl } from "./control.ts";
import { cusAt, elephantsAt, generalsAt, rank, siegePoints } from "./forces.ts";
import { tidy } from "./gates.ts";
import { GENERAL_OPTIONS, GENERALS } from "./generals.ts";
import { CARTHAGO, insideOf, isCity, isInside, isLargeCity, POST_OPTIONS, ROMA, SPACE_OPTIONS } from "./map.ts";
import { captureSupply, displaceAll, loseCUs, noteLoss } from "./pieces.ts";
import { CODE, endGame, type Hamilcar, type March, type T } from "./state.ts";
import { RED_DIE, type SiegeFace, WHITE_DIE } from "./tables.ts";

// 14 Siege and subjugation

const BESIEGERS = 3;
const POINTS = { city: 2, large: 3, tribe: 3 };

/** Points needed against a city or tribe; one more with the Citadel (17.1 #46). */
export const pointsNeeded = (s: Hamilcar, at: number): number =>
  (hasTribe(s, at) ? POINTS.tribe : isLargeCity(at) ? POINTS.large : POINTS.city) + (s.citadel === at ? 1 : 0);

/** Why the activated general may not besiege or subjugate where he stands, or nothing if he may (14.1, 14.2). */
export function whyNotBesiege(s: Hamilcar, march: March): Reason | undefined {
  const { seat, at } = march;
  if (isInside(at)) return { why: "hamilcar.why.nothing-to-besiege", rule: "14.1" };
  if (march.fought) return { why: "hamilcar.why.fought", rule: "14.1" };
  return whyNoSiege(s, seat, at);
}

export function whyNoSiege(s: Hamilcar, seat: Seat, at: number, cus = cusAt(s, seat, at)): Reason | undefined {
  const enemyCity = isCity(at) && controls(s, other(seat), at);
  if (!enemyCity && !hasTribe(s, at)) return { why: "hamilcar.why.nothing-to-besiege", rule: "14.1" };
  if (cus < BESIEGERS) return { why: "hamilcar.why.too-few-besiegers", rule: "14.1" };
  if (s.play?.attempted.includes(at)) return { why: "hamilcar.why.besieged-already", rule: "7.1" };
  if (!enemyCity) return undefined;
  if (isBoundByTruce(s, seat)) return { why: "hamilcar.why.truce", rule: "17.1" };
  if (isLargeCity(at) && s.supremacy !== seat) return { why: "hamilcar.why.needs-supremacy", rule: "14.2" };
  return undefined;
}

/** 14.2: red for tribes, and for cities if he has Naval Supremacy; white for large cities. */
export const siegeDie = (s: Hamilcar, seat: Seat, at: number): readonly SiegeFace[] =>
  hasTribe(s, at) || (!isLargeCity(at) && s.supremacy === seat) ? RED_DIE : WHITE_DIE;

/**
 * The activated general makes his attempt, which ends his activation. If others of his rank or above could command, he has
 * detached three CUs and the rest may still act in a campaign (14.1).
 */
export function* attempt(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const { seat, at, general } = march;
  const others = generalsAt(s, seat, at).filter((one) => one !== general && !march.staff.includes(one));
  if (march.path.length === 1) others.push(...march.staff); // nobody has moved with him
  const subordinate = others.some((one) => rank(s, one) >= rank(s, general));
  const alone = subordinate || march.path.length === 1; // units with him are free to act
  disbandArmy(s, march);
  spendBesiegers(s, seat, at, alone ? [general] : marchers(march), subordinate ? BESIEGERS : cusAt(s, seat, at));
  yield* rollSiege(t, seat, at, general);
}

/** Whether the siege die may be rolled again: a siege train before walls (17.1 #3), Flaccus's patience with a tribe. */
export const mayRerollSiege = (s: Hamilcar, at: number, general: number): boolean =>
  hasTribe(s, at) ? (GENERALS[general]!.ability.subjugationReroll ?? 0) > 0 : s.trains.includes(at);

/** One roll of the siege die, and its result. */
export function* rollSiege(t: T, seat: Seat, at: number, general: number): Play {
  const s = t.s;
  const { ability } = GENERALS[general]!;
  const params = { general: GENERAL_OPTIONS[general]!, space: SPACE_OPTIONS[at]! };
  s.play?.attempted.push(at);
  t.note(hasTribe(s, at) ? "hamilcar.log.subjugates" : "hamilcar.log.besieges", params, "14.2");
  const die = siegeDie(s, seat, at);
  let face = die[t.die() - 1]!;
  if (mayRerollSiege(s, at, general)) {
    const found = { space: SPACE_OPTIONS[at]!, point: face.point, loss: face.loss };
    if (yield* confirm(seat, { prompt: "hamilcar.reroll-siege", rule: "17.1", params: found })) face = die[t.die() - 1]!;
  }
  t.note("hamilcar.log.siege-roll", { points: face.point, losses: face.loss }, "14.2");
  let points = face.point;
  if (points > 0 && !hasTribe(s, at) && !ability.noDeterminedDefense && (yield* determinedDefense(t, at))) points--;
  addPoints(t, seat, at, points);
  if (face.loss > 0 && ability.noSiegeLoss)
    t.note("hamilcar.log.siege-loss-spared", { general: params.general }, "17.2.B"); // Cotta
  else if (face.loss > 0) yield* loseCUs(t, seat, at, face.loss, { rule: "14.2" });
  tidy(t); // 14.1: without besiegers the points are gone, even the last one needed
  yield* resolve(t, seat, at);
}

export function addPoints(t: T, seat: Seat, at: number, points: number): void {
  const s = t.s;
  s.siege[at]! += seat === "rome" ? points : -points;
  t.note(
    "hamilcar.log.siege-points",
    { space: SPACE_OPTIONS[at]!, points: Math.min(siegePoints(s, at), pointsNeeded(s, at)), needed: pointsNeeded(s, at) },
    "14.2",
  );
}

/** Removes siege points; returns how many. */
export function loosenSiege(t: T, at: number, points: number, rule: string): number {
  const s = t.s;
  const held = s.siege[at]!;
  const gone = Math.min(points, Math.abs(held));
  s.siege[at] = held > 0 ? held - gone : held + gone;
  t.note("hamilcar.log.siege-loosened", { space: SPACE_OPTIONS[at]!, points: gone }, rule);
  return gone;
}

// 14.3 Determined defense

function* determinedDefense(t: T, city: number): Play<boolean> {
  const s = t.s;
  const owner = cityOwner(s, city);
  const inside = insideOf(city);
  if (s.supply[owner][inside]! === 0 || cusAt(s, owner, inside) === 0) return false;
  const params = { space: SPACE_OPTIONS[city]! };
  if (!(yield* confirm(owner, { prompt: "hamilcar.determined-defense", rule: "14.3", params }))) return false;
  s.supply[owner][inside]!--;
  t.note("hamilcar.log.determined-defense", { seat: SEAT_NAMES[owner], ...params }, "14.3");
  yield* loseCUs(t, owner, inside, 1, { rule: "14.3" });
  return true;
}

// 14.4 Resolution

export function* resolve(t: T, seat: Seat, at: number): Play {
  const s = t.s;
  if (siegePoints(s, at) < pointsNeeded(s, at)) return;
  s.siege[at] = 0;
  if (hasTribe(s, at)) return setControl(t, at, seat, "14.4");
  yield* capture(t, seat, at);
  yield* spoilsOfWar(t, seat, at);
}

/** A walled city changes hands: CUs inside are lost, supply trains captured, generals displaced (14.4). */
export function* capture(t: T, seat: Seat, city: number): Play {
  const s = t.s;
  const loser = other(seat);
  const inside = insideOf(city);
  s.siege[city] = 0;
  s.trains = s.trains.filter((at) => at !== city);
  const lost = cusAt(s, loser, inside);
  const elephants = elephantsAt(s, loser, inside);
  s.cus[loser][inside] = 0;
  if (loser === "carthage") s.elephants[inside] = 0;
  if (lost > 0) noteLoss(t, { seat: SEAT_NAMES[loser], lost, left: [], space: POST_OPTIONS[inside]! }, elephants, "14.4");
  captureSupply(t, loser, inside, cusAt(s, loser, city) > 0 ? inside : city);
  const display = holdersOf(s, city);
  s.control[city] = CODE[seat];
  t.note("hamilcar.log.captured", { seat: SEAT_NAMES[seat], space: SPACE_OPTIONS[city]! }, "14.4");
  noteDisplay(t, display, city);
  if (city === CARTHAGO && seat === "rome") yield* endGame(t, "rome", "hamilcar.over.carthago", "4.1");
  if (city === ROMA && seat === "carthage") yield* endGame(t, "carthage", "hamilcar.over.roma", "4.1");
  yield* displaceAll(t, generalsAt(s, loser, inside), "14.4", { why: "hamilcar.because.city-fallen" });
  tidy(t);
}
