import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import {
  CONSULAR_MINIMUM,
  fitsInside,
  leastCUs,
  mostCUs,
  type Parting,
  pickStaff,
  pickUnits,
  termsOf,
  UNIT_LIMIT,
  unitsOf,
} from "./army.ts";
import { allocate, choose, type Item, type Option, pick, type Reason } from "./ask.ts";
import { ableToAvoid, avoid, whoCanAvoid, whoFailed, whyNotAvoid } from "./avoid-battle.ts";
import { startBattle } from "./battle-start.ts";
import { armyOf, leaveInside, marchingCUs } from "./campaign.ts";
import { badWeather } from "./cards/weather.ts";
import { cityOwner } from "./control.ts";
import { captureSupply, cusAt, displaceAll, generalsAt, isBesieged, isConsul, isOnMap, trimMarch } from "./forces.ts";
import { GENERAL_OPTIONS, GENERALS, generalNamed, OF_SIDE } from "./generals.ts";
import { intercept, isBattleDue, takeTheField, whoCanIntercept, whyNotIntercept } from "./land-interception.ts";
import { HOLDS, insideOf, isCity, POST_OPTIONS, SPACE_OPTIONS } from "./map.ts";
import { relocate } from "./march.ts";
import { type Hamilcar, isSilver, type T } from "./state.ts";

// 10 Land reactions

/** The army has come into a space by land: Bad Weather goes before any reaction (17.1 #32). */
export function* entered(t: T): Play {
  if (yield* badWeather(t)) return;
  const s = t.s;
  const march = s.march!;
  const { seat, at } = march;
  march.stage = "walls";
  if (!fitsInside(s, seat, march.at, armyOf(march))) return;
  const params = { space: SPACE_OPTIONS[at]! };
  const answer = yield* choose(seat, ["outside", "inside"], { prompt: "hamilcar.land-where", rule: "7.2.D", params });
  if (answer === "outside") return;
  relocate(s, march, insideOf(at));
  march.stage = "ended"; // 7.2.B: enemy CUs are in the space
  t.note("hamilcar.log.entered-city", { general: GENERAL_OPTIONS[march.general]!, space: SPACE_OPTIONS[at]! }, "7.2.D");
}

// 10.1 Inside or outside the walls

export function* atTheWalls(t: T): Play {
  const march = t.s.march!;
  if (marchingCUs(march) > 0) yield* manWalls(t, other(march.seat), march.at);
  march.avoided = false;
  march.interceptions = 0;
  march.reactions = [];
  march.stage = "react";
}

/**
 * Just before a battle the army that is active moves in and out of its own city (2.1.C, 7.2.D), in Golden Geek whichever side owns
 * it; if one side has nobody outside there is no battle.
 */
export function* atTheGates(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const { seat, at } = march;
  const enemy = other(seat);
  yield* manWalls(t, cityOwner(s, at), at);
  if (cusAt(s, seat, at) === 0) return yield* takeShelter(t);
  leaveInside(s, march);
  if (cusAt(s, enemy, at) > 0) startBattle(t);
  else yield* takeTheField(t);
}

/** The army has gone inside its own city; whoever is left before the walls without CUs is lost. */
function* takeShelter(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const { seat, at } = march;
  march.at = insideOf(at);
  march.stage = "ended";
  trimMarch(s);
  captureSupply(t, seat, at);
  yield* displaceAll(t, generalsAt(s, seat, at), "7.2.C");
}

/** The owner of a city that is not besieged says who and what is inside it. */
function* manWalls(t: T, seat: Seat, at: number): Play {
  const s = t.s;
  if (!isCity(at) || cityOwner(s, at) !== seat || isBesieged(s, at)) return;
  const inside = insideOf(at);
  const count = (list: readonly number[]) => list[at]! + list[inside]!;
  const cus = count(s.cus[seat]);
  const elephants = seat === "carthage" ? count(s.elephants) : 0;
  const supply = count(s.supply[seat]);
  const generals = [...generalsAt(s, seat, at), ...generalsAt(s, seat, inside)];
  if (cus + elephants + supply + generals.length === 0) return;
  const params = { space: SPACE_OPTIONS[at]! };
  const entering = yield* generalsInside(s, seat, at, generals, cus + elephants);
  const neededAt = (post: number) => {
    const consuls = generals.filter((one) => isConsul(s, one) && entering.includes(one) === (post === inside));
    const there = (one: number) => (s.generals[one] === post ? cusAt(s, seat, post) : cus + elephants); // who stays keeps what he has
    return Math.max(0, ...consuls.map((one) => Math.min(CONSULAR_MINIMUM, there(one)))); // 2.3.E3
  };
  const most = Math.min(HOLDS[at]!, cus + elephants - neededAt(at));
  const least = Math.min(most, neededAt(inside));
  const items: Item[] = [];
  const add = (id: Option, max: number) => {
    if (max > 0) items.push({ id, min: 0, max: Math.min(max, HOLDS[at]!) });
  };
  add("cus", cus);
  add("elephants", elephants);
  add("supply", supply);
  const fighting = items.filter(({ id }) => id !== "supply").map(({ id }) => id);
  const limits = fighting.length > 0 ? [{ items: fighting, min: least, max: most }] : undefined;
  const total = most + Math.min(HOLDS[at]!, supply);
  const go = yield* allocate(seat, items, least, total, { prompt: "hamilcar.inside-units", rule: "10", params }, limits);
  s.cus[seat][inside] = go.cus ?? 0;
  s.cus[seat][at] = cus - (go.cus ?? 0);
  if (seat === "carthage") {
    s.elephants[inside] = go.elephants ?? 0;
    s.elephants[at] = elephants - (go.elephants ?? 0);
  }
  s.supply[seat][inside] = go.supply ?? 0;
  s.supply[seat][at] = supply - (go.supply ?? 0);
  for (const general of generals) s.generals[general] = entering.includes(general) ? inside : at;
  t.note("hamilcar.log.inside", { space: SPACE_OPTIONS[at]!, cus: (go.cus ?? 0) + (go.elephants ?? 0) }, "10");
}

/**
 * Generals who go inside, or stay there. A consul goes only where three CUs, or all there are, can be with him; two consuls do not
 * part then (2.3.E3).
 */
function* generalsInside(s: Hamilcar, seat: Seat, at: number, generals: readonly number[], cus: number): Play<number[]> {
  const needed = Math.min(CONSULAR_MINIMUM, cus);
  const consuls = generals.filter((general) => isConsul(s, general));
  const isInside = (general: number) => s.generals[general] === insideOf(at);
  const able = generals.filter((general) => !isConsul(s, general) || needed <= HOLDS[at]! || isInside(general));
  const options = able.map((general) => GENERAL_OPTIONS[general]!);
  const chosen = yield* pick(seat, options, 0, options.length, {
    prompt: "hamilcar.inside-generals",
    rule: "10",
    params: { space: SPACE_OPTIONS[at]! },
  });
  const entering = chosen.map(generalNamed);
  const parted = consuls.length === 2 && consuls.filter((consul) => entering.includes(consul)).length === 1;
  const part = parted && consuls.some((consul) => entering.includes(consul) !== isInside(consul));
  if (part && needed > 0 && cus < 2 * needed) entering.push(consuls.find((consul) => !entering.includes(consul))!);
  return entering;
}

// 10.2, 10.3 Declarations: all of them before any die is rolled

const AVOID_OPTIONS: readonly Option[] = GENERALS.map(({ id }): Option => `avoid:${id}`);
const INTERCEPT_OPTIONS: readonly Option[] = GENERALS.map(({ id }): Option => `intercept:${id}`);

export function* declareReactions(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const enemy = other(march.seat);
  const options: Option[] = [];
  for (const general of whoCanAvoid(s, enemy)) options.push(AVOID_OPTIONS[general]!);
  for (const general of whoCanIntercept(s, enemy)) options.push(INTERCEPT_OPTIONS[general]!);
  if (options.length === 0) {
    march.stage = "resolve";
    return;
  }
  options.push("done");
  const answer = yield* choose(enemy, options, {
    prompt: "hamilcar.react",
    rule: "10",
    params: { space: SPACE_OPTIONS[march.at]!, general: GENERAL_OPTIONS[march.general]! },
    whyNot: (id) => whyNotReact(s, enemy, id),
  });
  if (answer === "done") {
    march.stage = "resolve";
    return;
  }
  yield* declare(t, enemy, generalNamed(answer), answer.startsWith("avoid:") ? "avoid" : "intercept");
}

/** Why a general may not react: in the space of the army he could avoid it, elsewhere intercept it. */
function whyNotReact(s: Hamilcar, seat: Seat, id: string): Reason | undefined {
  const general = /^(general|avoid|intercept):/.test(id) ? generalNamed(id) : undefined;
  if (general === undefined || !OF_SIDE[seat].includes(general) || !isOnMap(s, general)) return undefined;
  return s.generals[general] === s.march!.at ? whyNotAvoid(s, seat, general) : whyNotIntercept(s, seat, general);
}

/** How a part of an army may leave the rest: in Golden Geek a consul needs three CUs even if the whole army goes (11.2, 12.2). */
export const partingOf = (s: Hamilcar): Parting => (isSilver(s) ? "reaction-whole" : "reaction");

/** Who and what goes along with the general who will roll. */
function* declare(t: T, seat: Seat, general: number, kind: "avoid" | "intercept"): Play {
  const s = t.s;
  const post = s.generals[general]!;
  const parting = partingOf(s);
  const rule = kind === "avoid" ? "11.1" : "12.1";
  const minimum = kind === "intercept" ? 1 : 0;
  const bound = kind === "avoid" ? whoFailed(s.march!) : [];
  const units = kind === "avoid" ? ableToAvoid(s, seat, post) : unitsOf(s, seat, post);
  const limit = Math.min(UNIT_LIMIT, units.cus + units.elephants);
  const terms = termsOf(s, seat, post, general, parting, { limit, minimum, bound })!;
  const staff = yield* pickStaff(seat, terms, `hamilcar.${kind}-generals`, rule);
  const goers = [general, ...staff];
  const most = Math.min(limit, mostCUs(s, seat, post, general, goers, parting));
  const least = Math.min(most, Math.max(minimum, leastCUs(s, seat, post, general, goers, parting)));
  const party = yield* pickUnits(seat, units, { least, most }, { prompt: `hamilcar.${kind}-units`, rule, general });
  const reaction = { kind, general, staff, post, ...party };
  if (kind === "avoid") s.march!.reactions.unshift(reaction);
  else s.march!.reactions.push(reaction);
  t.note(
    "hamilcar.log.declared",
    { general: GENERAL_OPTIONS[general]!, reaction: `hamilcar.${kind}`, space: POST_OPTIONS[post]! },
    "10",
  );
}

// The dice

/** Resolves the next declared reaction; when there is none left it is time to see who meets whom. */
export function* resolveReactions(t: T): Play {
  const s = t.s;
  const march = s.march!;
  if (march.interceptions === 0) march.battleDue = isBattleDue(s, march); // 12.3
  const reaction = march.reactions.shift();
  if (!reaction) {
    march.stage = "meet";
    return;
  }
  march.settled = march.path.length - 1;
  if (reaction.kind === "avoid") yield* avoid(t, reaction);
  else yield* intercept(t, reaction);
}
