import type { Limit, Play } from "../../../engine/index.ts";
import { other } from "../../shared/rules/seats.ts";
import { ROADS_TO_PORT } from "./activation.ts";
import { type Detachment, leastCUs, mostCUs, noteConsul, termsOf, UNIT_LIMIT, whyNotPart } from "./army.ts";
import type { Item, Option } from "./ask.ts";
import { allocate, amount, choose, pick, type Reason } from "./ask.ts";
import { startSortie } from "./battle-start.ts";
import {
  armyOf,
  canGoOn,
  disbandArmy,
  formArmy,
  generalMoved,
  marchingCUs,
  marchingUnits,
  movable,
  noteStep,
} from "./campaign.ts";
import { controls, isBoundByTruce, SEAT_NAMES, setControl } from "./control.ts";
import { cusAt, generalsAt, hasGeneral, isBesiegedPost, tidy, trimMarch, unitsAt, unitsInSpace } from "./forces.ts";
import { GENERAL_OPTIONS, GENERALS, generalNamed } from "./generals.ts";
import {
  COASTAL,
  isCity,
  isInside,
  PLAIN_ROADS,
  POST_OPTIONS,
  ROADS,
  type Road,
  SPACE_OPTIONS,
  spaceNamed,
  spaceOf,
} from "./map.ts";
import { setSail, whyNotSail } from "./naval-movement.ts";
import { attempt, whyNotBesiege } from "./siege.ts";
import type { Hamilcar, March, T } from "./state.ts";
import { spacesWhere } from "./why.ts";

// 7.1, 7.2 The activated general decides what he does next

export function* marchOn(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const options: Option[] = marchOptions(s, march);
  const answer = yield* choose(march.seat, options, {
    prompt: march.stage === "ended" ? "hamilcar.march-ended" : "hamilcar.march",
    rule: "7.1",
    params: { general: GENERAL_OPTIONS[march.general]!, left: march.allowance - march.used },
    whyNot: (id) => whyNotMarch(s, march, id),
  });
  switch (answer) {
    case "stop":
      march.stage = "over";
      return;
    case "regroup":
      return yield* regroup(t);
    case "destroy-supply":
      return yield* destroySupply(t);
    case "sail":
      return yield* setSail(t);
    case "sortie":
      return startSortie(t);
    case "besiege":
      return yield* attempt(t);
    case "raid-coast":
      return yield* raidCoast(t);
    case "repair":
      return repair(t);
  }
  const to = spaceNamed(answer);
  enter(t, ROADS[spaceOf(march.at)]!.find((road) => road.to === to)!);
}

function marchOptions(s: Hamilcar, march: March): Option[] {
  const options: Option[] = [];
  if (march.stage === "go") {
    const at = spaceOf(march.at);
    if (!whyNotLeave(s, march)) {
      for (const road of ROADS[at]!) if (!whyNotEnter(s, march, road)) options.push(SPACE_OPTIONS[road.to]!);
    }
    if (!whyNotSail(s, march)) options.push("sail");
    if (canRegroup(s, march)) options.push("regroup");
    if (s.supply[march.seat][march.at]! > 0 && march.used < march.allowance) options.push("destroy-supply");
    if (isMustSail(s, march)) {
      const goesOn = options.some((option) => option === "sail" || option.startsWith("space:"));
      if (goesOn || (options.includes("regroup") && isOverloaded(s, march))) return options;
    } else {
      if (!whyNotSally(s, march)) options.push("sortie");
      if (isFirstStep(march) && raidableSpaces(s, march).length > 0) options.push("raid-coast");
      if (isFirstStep(march) && canRepair(s, march)) options.push("repair");
    }
  }
  if (!whyNotBesiege(s, march) && !isMustSail(s, march)) options.push("besiege");
  if (options.length === 0 || !whyNotStop(s, march)) options.push("stop");
  return options;
}

const isFirstStep = (march: March): boolean => march.path.length === 1 && march.used === march.spent[0];
/** The event demands a naval movement that has not taken place (cards 5, 19, 20). */
const isMustSail = (s: Hamilcar, march: March): boolean => s.play!.orders.sailWith >= 0 && march.embarked < 0;

/** Only too many units keep him who must sail from it, here or anywhere: some of them have to stay. */
const isOverloaded = (s: Hamilcar, march: March): boolean =>
  isMustSail(s, march) &&
  whyNotSail(s, march)?.why === "hamilcar.why.too-many" &&
  ROADS[spaceOf(march.at)]!.every((road) => whyNotEnter(s, march, road));

function whyNotMarch(s: Hamilcar, march: March, id: string): Reason | undefined {
  if (id === "sail") return whyNotSail(s, march);
  if (isMustSail(s, march) && ["besiege", "sortie", "stop", "raid-coast", "repair"].includes(id))
    return { why: "hamilcar.why.sail-first", rule: "17.1" };
  if (id === "besiege") return whyNotBesiege(s, march);
  if (id === "sortie") return whyNotSally(s, march);
  if (id === "stop") return whyNotStop(s, march);
  if (!id.startsWith("space:")) return undefined;
  if (march.stage === "ended") return { why: "hamilcar.why.must-stop", rule: "7.2.B" };
  const road = ROADS[spaceOf(march.at)]!.find(({ to }) => to === spaceNamed(id));
  if (!road) return { why: "hamilcar.why.no-road", rule: "7.2.A" };
  return whyNotLeave(s, march) ?? whyNotEnter(s, march, road);
}

/** Why the army may not sally out of its city (14.5.B): a truce keeps it inside (17.1 #49). */
function whyNotSally(s: Hamilcar, march: March): Reason | undefined {
  if (!isInside(march.at) || marchingCUs(march) === 0) return { why: "hamilcar.why.no-sortie", rule: "14.5.B" };
  return isBoundByTruce(s, march.seat) ? { why: "hamilcar.why.truce", rule: "17.1" } : undefined;
}

/** A general alone may not end his move with an enemy general (7.2.A). */
const whyNotStop = (s: Hamilcar, march: March): Reason | undefined =>
  march.stage === "go" &&
  marchingCUs(march) === 0 &&
  cusAt(s, march.seat, march.at) === 0 &&
  hasGeneral(s, other(march.seat), march.at)
    ? { why: "hamilcar.why.alone-stop", rule: "7.2.A" }
    : undefined;

/** Why the army may not leave its space by road or sea: besieged, or the consuls (2.3.E3). */
export function whyNotLeave(s: Hamilcar, march: March): Reason | undefined {
  if (isBesiegedPost(s, march.at)) return { why: "hamilcar.why.besieged", rule: "14.5.A" };
  return whyNotPart(s, march.seat, march.at, [march.general, ...march.staff], marchingCUs(march));
}

// 7.2.A One step along a road

const stepCost = (march: March, { strait }: Road): number =>
  strait ? (GENERALS[march.general]!.ability.straitCost ?? STRAIT_COST) : 1;
const STRAIT_COST = 2;

function whyNotEnter(s: Hamilcar, march: March, road: Road): Reason | undefined {
  const { seat } = march;
  const { to, strait } = road;
  const cost = stepCost(march, road);
  if (march.used + cost > march.allowance) return { why: "hamilcar.why.too-far", rule: "7.2.A" };
  if (!canGoOn(s, march, cost)) return { why: "hamilcar.why.units-moved", rule: "7.1" };
  if (strait && !controls(s, seat, spaceOf(march.at))) return { why: "hamilcar.why.strait", rule: "7.2.A" };
  const barred = whyNotInto(s, march, to);
  if (barred) return barred;
  if (isMustSail(s, march) && march.used + cost + ROADS_TO_PORT[to]! >= march.allowance)
    return { why: "hamilcar.why.must-sail", rule: "17.1" };
  const alone = marchingCUs(march) === 0;
  const used = march.used + cost;
  if (alone && hasGeneral(s, other(seat), to) && !canMarchOn(s, march, to, used) && whyNotSail(s, { ...march, at: to, used }))
    return { why: "hamilcar.why.alone-stop", rule: "7.2.A" };
  return undefined;
}

/** What bars a space by land and as a place to land: a truce (17.1 #49), and enemies to a general alone (2.2.A). */
export function whyNotInto(s: Hamilcar, march: March, to: number): Reason | undefined {
  const enemy = other(march.seat);
  if (isBoundByTruce(s, march.seat) && (controls(s, enemy, to) || unitsInSpace(s, enemy, to) > 0))
    return { why: "hamilcar.why.truce", rule: "17.1" };
  if (marchingCUs(march) === 0 && unitsInSpace(s, enemy, to) > 0) return { why: "hamilcar.why.alone", rule: "2.2.A" };
  return undefined;
}

/** Whether a general alone who passes a space with an enemy general, so many points used, can go on by road (7.2.A). */
export function canMarchOn(s: Hamilcar, march: March, via: number, used: number): boolean {
  const enemy = other(march.seat);
  if (used >= march.allowance || !canGoOn(s, march, used + 1 - march.used)) return false;
  return PLAIN_ROADS[via]!.some((to) => !hasGeneral(s, enemy, to) && !whyNotInto(s, march, to));
}

function enter(t: T, road: Road): void {
  const s = t.s;
  const march = s.march!;
  const cost = stepCost(march, road);
  march.used += cost;
  noteStep(s, march, cost);
  noteConsul(s, march, road.to);
  relocate(s, march, road.to);
  march.path.push(road.to);
  march.spent.push(march.used);
  march.regrouped = false;
  tidy(s);
  march.stage = "entered";
  t.note(
    "hamilcar.log.marched",
    { general: GENERAL_OPTIONS[march.general]!, space: SPACE_OPTIONS[road.to]!, units: marchingUnits(march) },
    "7.2.A",
  );
}

/** Puts the pieces of a march at another post. */
export function relocate(s: Hamilcar, march: March, to: number): void {
  const { seat, at: from } = march;
  const { cus, elephants, supply } = armyOf(march);
  s.cus[seat][from]! -= cus;
  s.cus[seat][to]! += cus;
  s.supply[seat][from]! -= supply;
  s.supply[seat][to]! += supply;
  if (elephants > 0) {
    s.elephants[from]! -= elephants;
    s.elephants[to]! += elephants;
  }
  for (const general of march.staff) s.generals[general] = to;
  s.generals[march.general] = to;
  march.at = to;
}

// 7.1 Picking up and dropping off

function canRegroup(s: Hamilcar, march: March): boolean {
  if (march.regrouped || march.used >= march.allowance) return false;
  const { seat, general, at } = march;
  if (generalsAt(s, seat, at).length === 1) return unitsAt(s, seat, at) > 0;
  return termsOf(s, seat, at, general, "march") !== undefined;
}

/** Who goes on with the general: other generals first, then units. */
function* regroup(t: T): Play {
  const s = t.s;
  const march = s.march!;
  march.regrouped = true;
  const { seat, general, at } = march;
  const limit = UNIT_LIMIT - (isOverloaded(s, march) ? s.play!.orders.sailWith : 0);
  disbandArmy(s, march);
  march.staff = [];
  const terms = termsOf(s, seat, at, general, "march")!;
  const fresh = terms.free.filter((fellow) => generalMoved(s, fellow) < march.allowance);
  const chosen = yield* pick(
    seat,
    fresh.map((fellow) => GENERAL_OPTIONS[fellow]!),
    0,
    fresh.length,
    { prompt: "hamilcar.take-generals", rule: "7.1", params: { general: GENERAL_OPTIONS[general]! } },
  );
  march.staff = [...terms.forced, ...chosen.map(generalNamed)];
  const goers = [general, ...march.staff];
  const free = movable(s, seat, at);
  const party = yield* pickMarchers(s, march, goers, free, limit);
  formArmy(s, march, party);
}

function* pickMarchers(s: Hamilcar, march: March, goers: number[], free: Detachment, limit: number): Play<Detachment> {
  const { seat, general, at } = march;
  const items: Item[] = [];
  for (const id of ["cus", "elephants", "supply"] as const) if (free[id] > 0) items.push({ id, min: 0, max: free[id] });
  const fighting = items.filter(({ id }) => id !== "supply").map(({ id }) => id);
  const available = Math.max(0, free.cus) + Math.max(0, free.elephants);
  const most = Math.max(0, Math.min(limit, available, mostCUs(s, seat, at, general, goers, "march")));
  const least = Math.min(most, leastCUs(s, seat, at, general, goers, "march"));
  const limits: Limit[] = fighting.length > 0 ? [{ items: fighting, min: least, max: most }] : [];
  const total = Math.min(limit, most + Math.max(0, free.supply));
  const taken = yield* allocate(
    seat,
    items,
    least,
    total,
    { prompt: "hamilcar.take-units", rule: "7.1", params: { general: GENERAL_OPTIONS[general]!, space: POST_OPTIONS[at]! } },
    limits,
  );
  return { cus: taken.cus ?? 0, elephants: taken.elephants ?? 0, supply: taken.supply ?? 0 };
}

// 2.3.D4 Destroying supply trains

function* destroySupply(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const { seat, at } = march;
  const count = yield* amount(seat, 1, s.supply[seat][at]!, {
    prompt: "hamilcar.destroy-supply",
    rule: "2.3.D4",
    params: { space: POST_OPTIONS[at]! },
  });
  march.used += 1;
  noteStep(s, march, 1);
  s.supply[seat][at]! -= count;
  trimMarch(s);
  t.note("hamilcar.log.supply-destroyed", { seat: SEAT_NAMES[seat], count, space: POST_OPTIONS[at]! }, "2.3.D4");
}

// 17.2.A Carthalo and Himilco: instead of anything else

/** Enemy PCs next to Carthalo by road or by an ordinary sea lane, without walls, tribe or enemy units. */
function raidableSpaces(s: Hamilcar, { seat, general, at }: March): number[] {
  if (!GENERALS[general]!.ability.coastalRaid || isBesiegedPost(s, at) || isBoundByTruce(s, seat)) return [];
  const from = spaceOf(at);
  const near = new Set([...ROADS[from]!.map(({ to }) => to), ...COASTAL[from]!]);
  return [...near].filter((to) => controls(s, other(seat), to) && !isCity(to) && unitsInSpace(s, other(seat), to) === 0);
}

function* raidCoast(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const options = raidableSpaces(s, march).map((at) => SPACE_OPTIONS[at]!);
  const whyNot = spacesWhere("hamilcar.why.raid-coast-where", "17.2.A");
  const at = spaceNamed(yield* choose(march.seat, options, { prompt: "hamilcar.raid-coast", rule: "17.2.A", whyNot }));
  setControl(t, at, march.seat);
  march.stage = "over";
}

const canRepair = (s: Hamilcar, { general, at }: March): boolean =>
  GENERALS[general]!.ability.repairs !== undefined && isBesiegedPost(s, at);

function repair(t: T): void {
  const march = t.s.march!;
  const at = spaceOf(march.at);
  loosenSiege(t, at, GENERALS[march.general]!.ability.repairs!, "17.2.A");
  march.stage = "over";
}

/** Takes siege points away; returns how many. */
export function loosenSiege(t: T, at: number, points: number, rule: string): number {
  const s = t.s;
  const held = s.siege[at]!;
  const gone = Math.min(points, Math.abs(held));
  s.siege[at] = held > 0 ? held - gone : held + gone;
  t.note("hamilcar.log.siege-loosened", { space: SPACE_OPTIONS[at]!, points: gone }, rule);
  return gone;
}
