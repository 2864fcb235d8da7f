import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { fitsInside, termsOf } from "./army.ts";
import { choose, type Reason } from "./ask.ts";
import { cameFrom, moveParty } from "./avoid-battle.ts";
import { startBattle } from "./battle-start.ts";
import { armyOf, marchingCUs } from "./campaign.ts";
import { controls, isBoundByTruce, SEAT_NAMES } from "./control.ts";
import { rollDie } from "./dice.ts";
import {
  battleRating,
  captureSupply,
  cusAt,
  displaceAll,
  generalsAt,
  hasGeneral,
  isBesieged,
  shutGates,
  tidy,
  unitsAt,
  unitsInSpace,
} from "./forces.ts";
import { GENERAL_OPTIONS } from "./generals.ts";
import { partingOf } from "./land-reactions.ts";
import { HOLDS, insideOf, isCity, PLAIN_ROADS, POST_OPTIONS, SPACE_OPTIONS } from "./map.ts";
import { relocate } from "./march.ts";
import { type Hamilcar, isSilver, type March, type Reaction, type T } from "./state.ts";

// 12 Land interception

/** Generals who may still declare an interception of the marching army (12.1, 12.2). */
export function whoCanIntercept(s: Hamilcar, seat: Seat): number[] {
  if (whyNoInterception(s, seat)) return [];
  const found: number[] = [];
  for (const from of PLAIN_ROADS[s.march!.at]!) {
    if (whyNotFrom(s, seat, from)) continue;
    for (const general of generalsAt(s, seat, from)) if (canPart(s, seat, from, general)) found.push(general);
  }
  return found;
}
const canPart = (s: Hamilcar, seat: Seat, from: number, general: number): boolean =>
  termsOf(s, seat, from, general, partingOf(s), { minimum: 1 }) !== undefined; // 2.3.E2: with a CU at least

/** Why nobody may intercept the marching army: a truce, or enemy units that do not move are there (12.2). */
function whyNoInterception(s: Hamilcar, seat: Seat): Reason | undefined {
  const march = s.march!;
  if (isBoundByTruce(s, seat)) return { why: "hamilcar.why.truce", rule: "17.1" };
  const waiting = unitsInSpace(s, march.seat, march.at) > marchingUnitsAt(s, march);
  return waiting ? { why: "hamilcar.why.enemy-waits", rule: "12.2" } : undefined;
}

/** Why nobody may intercept from an adjacent space. */
function whyNotFrom(s: Hamilcar, seat: Seat, from: number): Reason | undefined {
  const { seat: enemy, reactions } = s.march!;
  if (cusAt(s, seat, from) === 0) return { why: "hamilcar.why.no-cus", rule: "12.1" };
  if (reactions.some(({ kind, post }) => kind === "intercept" && post === from))
    return { why: "hamilcar.why.declared", rule: "12.1" };
  const beset = !isSilver(s) && unitsInSpace(s, enemy, from) > 0; // Golden Geek: not from a space with an enemy unit
  return beset ? { why: "hamilcar.why.beset", rule: "12.2" } : undefined;
}

/** Why a general elsewhere may not intercept the marching army. */
export function whyNotIntercept(s: Hamilcar, seat: Seat, general: number): Reason | undefined {
  const from = s.generals[general]!;
  if (!PLAIN_ROADS[s.march!.at]!.includes(from)) return { why: "hamilcar.why.not-adjacent-by-road", rule: "12.1" };
  const barred = whyNoInterception(s, seat) ?? whyNotFrom(s, seat, from);
  if (barred) return barred;
  return canPart(s, seat, from, general) ? undefined : { why: "hamilcar.why.cannot-part", rule: "12.1" };
}

const marchingUnitsAt = (s: Hamilcar, march: March): number => {
  let count = 0;
  for (const { cus, elephants, supply } of march.columns) count += cus + elephants + supply;
  return Math.min(count, unitsAt(s, march.seat, march.at));
};

/** Rolls for a declared interception; success brings the army into the space. */
export function* intercept(t: T, reaction: Reaction): Play {
  const s = t.s;
  const march = s.march!;
  const seat = other(march.seat);
  const at = march.at;
  const { general } = reaction;
  const hindered = controls(s, march.seat, at) && unitsInSpace(s, seat, at) === 0;
  const needed = battleRating(s, general);
  const die = (yield* rollDie(t, seat, { what: "hamilcar.roll.intercept", rule: "12.1" })) + (hindered ? 1 : 0);
  const success = die <= needed;
  const result = success ? "hamilcar.success" : "hamilcar.failure";
  t.note("hamilcar.log.intercept-roll", { general: GENERAL_OPTIONS[general]!, die, needed, result }, "12.1");
  if (!success) {
    march.failed.push(reaction);
    return;
  }
  moveParty(s, seat, reaction, at);
  march.interceptions++;
  tidy(s);
}

// 7.2.B-E, 12.3, 12.4: after the reactions

/** Whom the army meets: nobody, a general alone, a single CU, interceptors, or an army to fight. */
export function* meet(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const { seat, at } = march;
  const enemy = other(seat);
  const intercepted = march.interceptions > 0;
  const atHome = isCity(at) && controls(s, seat, at) && !isBesieged(s, at); // 2.1.C, 7.2.D: he may go inside
  if (marchingCUs(march) === 0) {
    if (intercepted && !atHome) return yield* unguarded(t);
    march.stage = intercepted ? "gates" : "go";
    return;
  }
  if (intercepted && (yield* backUp(t))) return;
  if (cusAt(s, enemy, at) === 0) return yield* takeTheField(t);
  if (!intercepted && (yield* overrun(t))) {
    march.stage = march.avoided && !isSilver(s) ? "pursuit" : "go";
    return;
  }
  if (isSilver(s) && !atHome) startBattle(t);
  else march.stage = "gates"; // 10
}

/** 7.2.C: enemy generals alone are displaced, supply trains without CUs captured, and the army goes on; after an evasion it must pursue. */
export function* takeTheField(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const { seat, at } = march;
  const enemy = other(seat);
  const leftBehind = unitsAt(s, enemy, at) > 0 || hasGeneral(s, enemy, at);
  captureSupply(t, enemy, at);
  yield* displaceAll(t, generalsAt(s, enemy, at), "7.2.C");
  if (march.avoided)
    march.stage = leftBehind && !isSilver(s) ? "ended" : "pursuit"; // 11.3: in Golden Geek all must have gone
  else march.stage = "go";
}

/** 12.4: an army without CUs that is intercepted. */
function* unguarded(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const { seat, at } = march;
  march.stage = "over";
  captureSupply(t, seat, at);
  yield* displaceAll(t, generalsAt(s, seat, at), "12.4");
}

const OVERRUN_CUS = 5;

/** 7.2.E: five CUs sweep away a single one without a general. */
const canOverrun = (s: Hamilcar, march: March): boolean => {
  const enemy = other(march.seat);
  return marchingCUs(march) >= OVERRUN_CUS && cusAt(s, enemy, march.at) === 1 && !hasGeneral(s, enemy, march.at);
};
/** Whether those who stand in the space now make a battle, whoever may intercept. */
export const isBattleDue = (s: Hamilcar, march: March): boolean =>
  cusAt(s, other(march.seat), march.at) > 0 && !canOverrun(s, march);

function* overrun(t: T): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const { seat, at } = march;
  const enemy = other(seat);
  if (!canOverrun(s, march)) return false;
  const answer = yield* choose(seat, ["overrun", "fight"], {
    prompt: "hamilcar.overrun",
    rule: "7.2.E",
    params: { space: SPACE_OPTIONS[at]! },
  });
  if (answer === "fight") return false;
  s.cus[enemy][at] = 0;
  if (enemy === "carthage") s.elephants[at] = 0;
  captureSupply(t, enemy, at);
  tidy(s);
  t.note("hamilcar.log.overrun", { seat: SEAT_NAMES[seat], space: SPACE_OPTIONS[at]! }, "7.2.E");
  return true;
}

// 12.3 Backing up

/** The intercepted army may go back a space instead of fighting. */
function* backUp(t: T): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const back = backTo(s, march);
  if (back < 0) return false;
  if (!isSilver(s) && march.battleDue) return false; // Golden Geek: not if a battle was due anyway
  const params = { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[back]! };
  if ((yield* choose(march.seat, ["fight", "back-up"], { prompt: "hamilcar.back-up", rule: "12.3", params })) === "fight")
    return false;
  const enemy = other(march.seat);
  const left = march.at;
  shutGates(s, enemy, back);
  relocate(s, march, back);
  march.stage = "ended";
  march.backedUp = true;
  tidy(s);
  if (cusAt(s, enemy, march.at) === 0) captureSupply(t, enemy, march.at); // the interceptors have left them (2.3.D3)
  t.note("hamilcar.log.backed-up", params, "12.3");
  yield* displaceAll(t, generalsAt(s, march.seat, left), "7.2.C"); // who stood there alone is with the interceptors
  return true;
}

/**
 * Where it would go back to: the last space; after a landing the port of embarkation (Silver) or the last port before it
 * (Golden Geek). -1 if enemies hold that place.
 */
function backTo(s: Hamilcar, march: March): number {
  const at = arrivedBySea(march) && isSilver(s) ? march.path[march.embarked]! : cameFrom(march);
  if (at < 0) return -1;
  const enemies = cusAt(s, other(march.seat), at);
  if (enemies === 0) return at;
  if (!isCity(at)) return -1;
  if (controls(s, march.seat, at)) return fitsInside(s, march.seat, at, armyOf(march)) ? insideOf(at) : -1; // out of its own city
  return enemies <= HOLDS[at]! ? at : -1; // the garrison goes inside again
}
/** Whether the army stands where it landed, and has not marched since. */
export const arrivedBySea = (march: March): boolean => march.landed >= 0 && march.landed === march.path.length - 1;
