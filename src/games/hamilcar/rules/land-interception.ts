import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { fitsInside, partingOf, termsOf } from "./army.ts";
import { choose, type Reason, type Wording } from "./ask.ts";
import { armyOf, marchingUnits, spendMarch } from "./campaign.ts";
import { controls, isBoundByTruce } from "./control.ts";
import { rollDie } from "./dice.ts";
import { battleRating, cusAt, generalsAt, sayParty, unitsAt, unitsInSpace } from "./forces.ts";
import { shutGates, tidy } from "./gates.ts";
import { GENERAL_OPTIONS } from "./generals.ts";
import { HOLDS, insideOf, isCity, PLAIN_ROADS, POST_OPTIONS, ROADS, SPACE_OPTIONS } from "./map.ts";
import { arrivedBySea, cameFrom, moveParty, relocate } from "./marching.ts";
import { displaceAll, takeUnguarded } from "./pieces.ts";
import { type Hamilcar, isSilver, type March, type Modifier, type Reaction, said, sum, type T } from "./state.ts";

// 12 Land interception

/** Generals who may still declare an interception of the marching army (12.1, 12.2). */
export function whoCanIntercept(s: Hamilcar, seat: Seat, declared: readonly Reaction[]): number[] {
  if (whyNoInterception(s, seat)) return [];
  const found: number[] = [];
  for (const from of PLAIN_ROADS[s.march!.at]!) {
    if (whyNotFrom(s, seat, declared, from)) continue;
    for (const general of generalsAt(s, seat, from)) if (canPart(s, seat, from, general)) found.push(general);
  }
  return found;
}
const canPart = (s: Hamilcar, seat: Seat, from: number, general: number): boolean =>
  termsOf(s, seat, from, general, partingOf(s), { minimum: 1 }) !== undefined; // 2.3.E2: with at least one CU

/** Why nobody may intercept the marching army: a truce, or stationary enemy units are there (12.2). */
function whyNoInterception(s: Hamilcar, seat: Seat): Reason | undefined {
  const march = s.march!;
  if (isBoundByTruce(s, seat)) return { why: "hamilcar.why.truce", rule: "17.1" };
  const waiting = unitsInSpace(s, march.seat, march.at) > Math.min(marchingUnits(march), unitsAt(s, march.seat, march.at));
  return waiting ? { why: "hamilcar.why.enemy-waits", rule: "12.2" } : undefined;
}

/** Why nobody may intercept from an adjacent space. */
function whyNotFrom(s: Hamilcar, seat: Seat, declared: readonly Reaction[], from: number): Reason | undefined {
  const enemy = other(seat);
  if (cusAt(s, seat, from) === 0) return { why: "hamilcar.why.no-cus", rule: "12.1" };
  if (declared.some(({ kind, post }) => kind === "intercept" && post === from))
    return { why: "hamilcar.why.declared", rule: "12.1" };
  const isPinned = !isSilver(s) && unitsInSpace(s, enemy, from) > 0; // Golden Geek: not from a space with an enemy unit
  return isPinned ? { why: "hamilcar.why.beset", rule: "12.2" } : undefined;
}

/** Why a general elsewhere may not intercept the marching army. */
export function whyNotIntercept(s: Hamilcar, seat: Seat, declared: readonly Reaction[], general: number): Reason | undefined {
  const from = s.generals[general]!;
  if (!PLAIN_ROADS[s.march!.at]!.includes(from)) {
    const isStrait = ROADS[s.march!.at]!.some(({ to }) => to === from);
    return isStrait
      ? { why: "hamilcar.why.across-the-strait", rule: "12.2" }
      : { why: "hamilcar.why.not-adjacent-by-road", rule: "12.1" };
  }
  const barred = whyNoInterception(s, seat) ?? whyNotFrom(s, seat, declared, from);
  if (barred) return barred;
  return canPart(s, seat, from, general) ? undefined : { why: "hamilcar.why.cannot-part", rule: "12.1" };
}

/** +1 into a space the enemy controls without a friendly unit (12.1). */
export function interceptionModifiers(s: Hamilcar, seat: Seat): Modifier[] {
  const { seat: enemy, at } = s.march!;
  const hindered = controls(s, enemy, at) && unitsInSpace(s, seat, at) === 0;
  return hindered ? [{ amount: 1, because: "hamilcar.because.enemy-space" }] : [];
}

/** Rolls for a declared interception; on a success the army enters the space. Returns whether it did. */
export function* intercept(t: T, reaction: Reaction): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const seat = other(march.seat);
  const { at } = march;
  const { general, staff } = reaction;
  const name = GENERAL_OPTIONS[general]!;
  const modifiers = interceptionModifiers(s, seat);
  const needed = battleRating(s, general);
  const what = { what: "hamilcar.roll.intercept", rule: "12.1", needed: Math.max(0, needed - sum(modifiers)) };
  const rolled = yield* rollDie(t, seat, what);
  const die = rolled + sum(modifiers);
  const success = die <= needed;
  const result = success ? "hamilcar.success" : "hamilcar.failure";
  const roll = { rolled, modifiers: modifiers.map(said), total: modifiers.length > 0 ? die : 0 };
  t.note("hamilcar.log.intercept-roll", { general: name, die, ...roll, needed, result }, "12.1");
  if (!success) {
    march.failed.push(reaction);
    return false;
  }
  moveParty(s, seat, reaction, at);
  const from = POST_OPTIONS[reaction.post]!;
  t.note("hamilcar.log.intercepts", { general: name, from, space: SPACE_OPTIONS[at]!, party: sayParty(reaction, staff) }, "12.1");
  tidy(t);
  return true;
}

// 12.3 Backing up

/** The intercepted army may back up a space instead of fighting; in Golden Geek not if a battle was due anyway. */
export function* backUp(t: T, battleDue: boolean): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const back = backTo(s, march);
  if (back < 0) return false;
  if (!isSilver(s) && battleDue) return false;
  const params = { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[back]! };
  const forces = { own: cusAt(s, march.seat, march.at), theirs: cusAt(s, other(march.seat), march.at) };
  const wording: Wording = { prompt: "hamilcar.back-up", rule: "12.3", params: { ...params, ...forces } };
  if ((yield* choose(march.seat, ["fight", "back-up"], wording)) === "fight") return false;
  const enemy = other(march.seat);
  const left = march.at;
  shutGates(s, enemy, back);
  relocate(s, march, back);
  spendMarch(s, march); // 7.1
  t.note("hamilcar.log.backed-up", { ...params, from: POST_OPTIONS[left]! }, "12.3");
  tidy(t);
  takeUnguarded(t, march.seat, march.at); // the interceptors have left them, or they find no room inside (2.3.D3)
  yield* displaceAll(t, generalsAt(s, march.seat, left), "7.2.C"); // a general alone there is now with the interceptors
  return true;
}

/**
 * Where it would back up to: the last space; after a landing the port of embarkation (Silver) or the last port before it (Golden
 * Geek). -1 if enemies hold it.
 */
function backTo(s: Hamilcar, march: March): number {
  const at = arrivedBySea(march) && isSilver(s) ? march.path[march.embarked]! : cameFrom(march);
  if (at < 0) return -1;
  const enemies = cusAt(s, other(march.seat), at);
  if (enemies === 0) return at;
  if (!isCity(at)) return -1;
  if (controls(s, march.seat, at)) return fitsInside(s, march.seat, at, armyOf(march)) ? insideOf(at) : -1; // out of its own city
  return enemies <= HOLDS[at]! ? at : -1; // the garrison goes back inside
}
