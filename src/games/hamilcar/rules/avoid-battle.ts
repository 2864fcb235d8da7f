import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { partingOf, termsOf, UNIT_LIMIT } from "./army.ts";
import { choose, confirm, type Option, type Reason } from "./ask.ts";
import { marchingCUs, spendMarch } from "./campaign.ts";
import { controls, hasTribe } from "./control.ts";
import { rollDie } from "./dice.ts";
import { battleRating, cusAt, generalsAt, isBesieged, sayParty, unitsInSpace, unitsOf } from "./forces.ts";
import { tidy } from "./gates.ts";
import { GENERAL_OPTIONS, GENERALS } from "./generals.ts";
import { announce, holds, mightHold } from "./hand.ts";
import {
  COASTAL,
  HOLDS,
  insideOf,
  isAfrican,
  isCity,
  PLAIN_ROADS,
  POST_OPTIONS,
  SEA_OPTIONS,
  SPACE_OPTIONS,
  spaceNamed,
} from "./map.ts";
import { cameFrom, moveParty } from "./marching.ts";
import { isKeptInAfrica } from "./miat.ts";
import { displaceAll } from "./pieces.ts";
import { type Detachment, type Hamilcar, isSilver, type March, type MarchStage, type Reaction, type T } from "./state.ts";
import { CARD_OPTIONS, cardNamed, cardsOfKind } from "./strategy-cards.ts";

// 11 Avoid land battle

const EVASION = cardsOfKind("evasion");

/** Generals who may roll to avoid the army entering their space (11.1, 11.2). */
export const whoCanAvoid = (s: Hamilcar, seat: Seat, declared: readonly Reaction[]): number[] =>
  generalsAt(s, seat, s.march!.at).filter((general) => !whyNotAvoid(s, seat, declared, general));

/** Why a general in the space of the marching army may not roll to avoid it. */
export function whyNotAvoid(s: Hamilcar, seat: Seat, declared: readonly Reaction[], general: number): Reason | undefined {
  const march = s.march!;
  const { at } = march;
  if (marchingCUs(march) === 0) return { why: "hamilcar.why.nobody-attacks", rule: "11.1" }; // a lone general attacks nobody
  if (declared.some(({ kind }) => kind === "avoid")) return { why: "hamilcar.why.declared", rule: "11.1" };
  const bound = whoFailed(march);
  if (bound.includes(general)) return { why: "hamilcar.why.failed-to-intercept", rule: "11.2" };
  const { cus, elephants } = ableToAvoid(s, seat, at);
  const limit = Math.min(UNIT_LIMIT, cus + elephants);
  const terms = termsOf(s, seat, at, general, partingOf(s), { limit, bound });
  if (!terms) return { why: "hamilcar.why.cannot-part", rule: "11.1" };
  const party = [general, ...terms.forced, ...terms.free];
  return placesToAvoid(s, seat, at, party, terms.least, 0).length > 0
    ? undefined
    : { why: "hamilcar.why.nowhere-to-go", rule: "11.2" };
}

/** Generals who failed to intercept the marching army may not avoid it (11.2). */
export const whoFailed = (march: March): number[] => march.failed.flatMap(({ general, staff }) => [general, ...staff]);

/**
 * Units in a space outside the walls that have not failed to intercept the marching army (11.2). A general who has tried more
 * than once has tried with the same units, and units that failed are the first to go inside the walls.
 */
export function ableToAvoid(s: Hamilcar, seat: Seat, at: number): Detachment {
  const outside = unitsOf(s, seat, at);
  const inside = isCity(at) ? unitsOf(s, seat, insideOf(at)) : NOTHING;
  const tried = s.march!.failed.filter(({ post }) => post === at);
  const able = (kind: keyof Detachment) => {
    const failed = Math.max(0, ...tried.map((party) => party[kind]));
    return Math.min(outside[kind], Math.max(0, outside[kind] + inside[kind] - failed));
  };
  return { cus: able("cus"), elephants: able("elephants"), supply: able("supply") };
}
const NOTHING: Detachment = { cus: 0, elephants: 0, supply: 0 };

/** Where a party can go, as options: by road, by sea with an Admiral, or into the city (11.1, 11.2). */
function placesToAvoid(s: Hamilcar, seat: Seat, at: number, generals: readonly number[], cus: number, supply: number): Option[] {
  const options: Option[] = [];
  for (const to of PLAIN_ROADS[at]!) if (!whyNotByRoad(s, seat, to)) options.push(SPACE_OPTIONS[to]!);
  if (generals.some((general) => GENERALS[general]!.admiral)) {
    for (const to of COASTAL[at]!) {
      if (!PLAIN_ROADS[at]!.includes(to) && !whyNotBySea(s, seat, at, to, cus + supply)) options.push(SEA_OPTIONS[to]!);
    }
  }
  if (isSilver(s) && fitsInTheCity(s, seat, at, cus, supply)) options.push(POST_OPTIONS[insideOf(at)]!);
  return options;
}

const CAME_FROM: Reason = { why: "hamilcar.why.came-from", rule: "11.2" };
const ENEMY_THERE: Reason = { why: "hamilcar.why.enemy-there", rule: "11.2" };

/** Why no force avoiding battle may go to an adjacent space (11.2). */
function whyNotByRoad(s: Hamilcar, seat: Seat, to: number): Reason | undefined {
  const enemy = other(seat);
  if (to === cameFrom(s.march!)) return CAME_FROM;
  if (unitsInSpace(s, enemy, to) > 0 || controls(s, enemy, to)) return ENEMY_THERE;
  return hasTribe(s, to) ? { why: "hamilcar.why.tribe-there", rule: "11.2" } : undefined;
}

/** Why an army with an Admiral may not avoid battle along a lane with this many units (11.1, 11.2). */
function whyNotBySea(s: Hamilcar, seat: Seat, at: number, to: number, units: number): Reason | undefined {
  if (to === cameFrom(s.march!)) return CAME_FROM;
  if (!controls(s, seat, to)) return { why: "hamilcar.why.not-your-port", rule: "11.1" };
  if (unitsInSpace(s, other(seat), to) > 0) return ENEMY_THERE;
  const kept = seat === "carthage" && units > 0 && isAfrican(at) && !isAfrican(to) && isKeptInAfrica(s);
  return kept ? { why: "hamilcar.why.miat", rule: "15.3.C" } : undefined;
}

/** Why a party may not go where the player wants. */
function whyNotThere(
  s: Hamilcar,
  seat: Seat,
  { post, general, staff, cus, elephants, supply }: Reaction,
  id: string,
): Reason | undefined {
  const to = spaceNamed(id);
  if (id.startsWith("inside:")) return { why: "hamilcar.why.no-room-inside", rule: "10" };
  const byRoad = PLAIN_ROADS[post]!.includes(to);
  if (id.startsWith("space:") && byRoad) return whyNotByRoad(s, seat, to);
  if (!id.startsWith("space:") && !id.startsWith("sea:")) return undefined;
  if (!COASTAL[post]!.includes(to)) return { why: "hamilcar.why.not-adjacent", rule: "11.1" };
  if (![general, ...staff].some((one) => GENERALS[one]!.admiral)) return { why: "hamilcar.why.no-admiral", rule: "11.1" };
  return whyNotBySea(s, seat, post, to, cus + elephants + supply);
}
const fitsInTheCity = (s: Hamilcar, seat: Seat, at: number, cus: number, supply: number): boolean =>
  isCity(at) &&
  controls(s, seat, at) &&
  !isBesieged(s, at) &&
  cusAt(s, seat, insideOf(at)) + cus <= HOLDS[at]! &&
  s.supply[seat][insideOf(at)]! + supply <= HOLDS[at]!;

/** Rolls for a declared attempt and moves the party away; the Evasion card makes it succeed. Returns whether any CUs got away. */
export function* avoid(t: T, reaction: Reaction): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const seat = other(march.seat);
  const { general, staff, cus, elephants, supply } = reaction;
  const name = GENERAL_OPTIONS[general]!;
  if (!(yield* evasion(t, seat, general)) && !(yield* rollToAvoid(t, seat, general))) return false;
  const places: Option[] = placesToAvoid(s, seat, march.at, [general, ...staff], cus + elephants, supply);
  if (places.length === 0) {
    t.note("hamilcar.log.nowhere-to-avoid", { general: name }, "11.2");
    return false;
  }
  const answer = yield* choose(seat, places, {
    prompt: "hamilcar.avoid-where",
    rule: "11.2",
    params: { general: name },
    whyNot: (id) => whyNotThere(s, seat, reaction, id),
  });
  const at = spaceNamed(answer);
  moveParty(s, seat, reaction, answer.startsWith("inside:") ? insideOf(at) : at);
  t.note("hamilcar.log.avoided", { general: name, space: answer, party: sayParty(reaction, staff) }, "11.1");
  tidy(t);
  if (cus + elephants > 0 && at !== march.at) yield* displaceAll(t, generalsAt(s, march.seat, at), "7.2.C");
  return cus + elephants > 0;
}

function* evasion(t: T, seat: Seat, general: number): Play<boolean> {
  const s = t.s;
  const params = { general: GENERAL_OPTIONS[general]!, needed: battleRating(s, general) };
  const cards = EVASION.filter((card) => mightHold(s, seat, card));
  if (cards.length === 0) return false;
  const options: Option[] = ["roll", ...cards.filter((card) => holds(s, seat, card)).map((card) => CARD_OPTIONS[card]!)];
  const answer = yield* choose(seat, options, { prompt: "hamilcar.evasion", rule: "11.1", params, always: true });
  return answer !== "roll" && (yield* announce(t, seat, cardNamed(answer)));
}

function* rollToAvoid(t: T, seat: Seat, general: number): Play<boolean> {
  const needed = battleRating(t.s, general);
  const die = yield* rollDie(t, seat, { what: "hamilcar.roll.avoid", rule: "11.1", needed });
  const result = die <= needed ? "hamilcar.success" : "hamilcar.failure";
  t.note("hamilcar.log.avoid-roll", { general: GENERAL_OPTIONS[general]!, die, needed, result }, "11.1");
  return die <= needed;
}

// 11.3 Pursuit

/** All enemy CUs have got away: a roll decides whether the army may go on. */
export function* pursue(t: T): Play<MarchStage> {
  const s = t.s;
  const march = s.march!;
  if (march.used >= march.allowance) return "ended";
  const needed = battleRating(s, march.general);
  const name = GENERAL_OPTIONS[march.general]!;
  const params = { general: name, needed };
  if (!(yield* confirm(march.seat, { prompt: "hamilcar.pursue", rule: "11.3", params }))) {
    t.note("hamilcar.log.no-pursuit", { general: name }, "11.3");
    return "ended";
  }
  const die = yield* rollDie(t, march.seat, { what: "hamilcar.roll.pursuit", rule: "11.3", needed });
  const result = die <= needed ? "hamilcar.may-go-on" : "hamilcar.failure";
  t.note("hamilcar.log.pursuit-roll", { general: name, die, needed, result }, "11.3");
  if (die <= needed) return "go";
  spendMarch(s, march); // 7.1
  return "ended";
}
