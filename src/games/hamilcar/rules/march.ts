import type { Play } from "../../../engine/index.ts";
import { other } from "../../shared/rules/seats.ts";
import { canRepair, raidableSpaces, raidCoast, repair, winOver } from "./abilities.ts";
import { ROADS_TO_PORT } from "./activation.ts";
import { fitsInside, noteConsul, UNIT_LIMIT } from "./army.ts";
import { amount, choose, type Option, type Reason } from "./ask.ts";
import { armyOf, comeFarther, disbandArmy, effortOf, marchingCUs, settleLosses, useUp, whyTired } from "./campaign.ts";
import { badWeather } from "./cards/weather.ts";
import { controls, isBoundByTruce, SEAT_NAMES } from "./control.ts";
import { cusAt, cusInSpace, hasGeneral, isOnMap, rank, sayParty, whoIsAt } from "./forces.ts";
import { tidy } from "./gates.ts";
import { GENERAL_OPTIONS } from "./generals.ts";
import { landBattle, sally } from "./land-battle.ts";
import { landReactions } from "./land-reactions.ts";
import { insideOf, isInside, POST_OPTIONS, ROADS, type Road, SPACE_OPTIONS, spaceNamed, spaceOf } from "./map.ts";
import { canMarchOn, relocate, stepCost, whyNotInto, whyNotLeave } from "./marching.ts";
import { navalBattle } from "./naval-battle.ts";
import { inPort, land, sailOn, setSail } from "./naval-movement.ts";
import { canRegroup, regroup } from "./regrouping.ts";
import { attempt, whyNotBesiege } from "./siege.ts";
import type { Hamilcar, March, MarchStage, T } from "./state.ts";
import { whyNotSail } from "./voyage.ts";

// 7 Movement

/** One step of the current march: a unit of play. Returns what the march waits for next. */
export function marchStep(t: T): Play<MarchStage> {
  switch (t.s.march!.stage) {
    case "go":
    case "ended":
      return decide(t); // 7.1
    case "entered":
      return arrive(t); // 7.2, 10
    case "sea":
      return sailOn(t); // 7.3
    case "port":
      return inPort(t); // 7.3, 8
    case "landing":
      return land(t); // 7.3.C, 10
    case "battle":
      return t.s.battle ? landBattle(t) : navalBattle(t); // 13, 9
    case "over":
      return endMarch(t);
  }
}

/** The step is done: a general who is no longer there marches no more. */
export function settleMarch(s: Hamilcar, next: MarchStage): void {
  const march = s.march;
  if (!march) return;
  march.stage = isOnMap(s, march.general) || next === "battle" ? next : "over";
  if (next === "go") march.staff = march.staff.filter((fellow) => rank(s, fellow) <= rank(s, march.general)); // by land he leads only these
}

/** The activation is over: Maximus wins over the place, and a campaign records who has done what. */
function* endMarch(t: T): Play<MarchStage> {
  const s = t.s;
  yield* winOver(t, s.march!);
  disbandArmy(s, s.march!);
  s.march = null;
  tidy(t);
  return "over";
}

// 7.1 The activated general decides what to do next

function* decide(t: T): Play<MarchStage> {
  const s = t.s;
  const march = s.march!;
  const answer = yield* choose(march.seat, marchOptions(s, march), {
    prompt: march.stage === "ended" ? "hamilcar.march-ended" : "hamilcar.march",
    rule: "7.1",
    params: {
      general: GENERAL_OPTIONS[march.general]!,
      space: POST_OPTIONS[march.at]!,
      party: sayParty(armyOf(march), march.staff),
      left: march.allowance - march.used,
    },
    whyNot: (id) => whyNotMarch(s, march, id),
  });
  switch (answer) {
    case "stop":
      if (isFirstStep(march))
        t.note("hamilcar.log.stays", { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[march.at]! }, "7.1");
      return "over";
    case "regroup":
      yield* regroup(t, march, UNIT_LIMIT - (isMustSailHere(s, march) ? s.play!.orders.sailWith : 0));
      return "go";
    case "destroy-supply":
      yield* destroySupply(t, march);
      return "go";
    case "sail":
      return yield* setSail(t); // 7.3
    case "sortie":
      return sally(t); // 14.5.B
    case "besiege":
      yield* attempt(t); // 14
      return "over";
    case "raid-coast":
      yield* raidCoast(t, march);
      return "over";
    case "repair":
      repair(t, march);
      return "over";
  }
  const to = spaceNamed(answer);
  return enter(t, ROADS[spaceOf(march.at)]!.find((road) => road.to === to)!);
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
      if (isOverloaded(s, march)) return options.includes("regroup") ? options : [...options, "regroup"];
      if (options.some((option) => option === "sail" || option.startsWith("space:"))) return options;
    } else {
      if (!whyNotSally(s, march)) options.push("sortie");
      if (isFirstStep(march) && raidableSpaces(s, march.general).length > 0) options.push("raid-coast");
      if (isFirstStep(march) && canRepair(s, march.general)) options.push("repair");
    }
  }
  if (!whyNotBesiege(s, march) && !isMustSail(s, march)) options.push("besiege");
  if (options.length === 0 || !whyNotStop(s, march)) options.push("stop");
  return options;
}

const isFirstStep = (march: March): boolean => march.path.length === 1 && march.used === march.spent[0];
/** The event requires a naval movement that has not taken place (cards 5, 19, 20). */
const isMustSail = (s: Hamilcar, march: March): boolean => s.play!.orders.sailWith >= 0 && march.embarked < 0;

/** He must sail from here: no road would leave him the points for it. */
const isMustSailHere = (s: Hamilcar, march: March): boolean =>
  isMustSail(s, march) && ROADS[spaceOf(march.at)]!.every((road) => whyNotEnter(s, march, road));

/** Whether too many units are all that keeps him from sailing as he must: some have to stay behind. */
const isOverloaded = (s: Hamilcar, march: March): boolean =>
  isMustSailHere(s, march) && whyNotSail(s, march)?.why === "hamilcar.why.too-many";

function whyNotMarch(s: Hamilcar, march: March, id: string): Reason | undefined {
  if (id === "sail") return whyNotSail(s, march);
  if (isMustSail(s, march) && ["besiege", "sortie", "stop", "raid-coast", "repair"].includes(id))
    return { why: "hamilcar.why.sail-first", rule: "17.1" };
  if (id === "besiege") return whyNotBesiege(s, march);
  if (id === "sortie") return whyNotSally(s, march);
  if (id === "stop") return whyNotStop(s, march);
  if (!id.startsWith("space:")) return undefined;
  if (spaceNamed(id) === spaceOf(march.at)) return whyNotHere(s, march);
  if (march.stage === "ended") return whyEnded(s, march);
  const stay = whyNotLeave(s, march);
  if (stay?.why === "hamilcar.why.shut-up") return stay;
  const road = ROADS[spaceOf(march.at)]!.find(({ to }) => to === spaceNamed(id));
  if (!road) return { why: "hamilcar.why.no-road", rule: "7.2.A" };
  return stay ?? whyNotEnter(s, march, road);
}

/** What has ended his move. */
function whyEnded(s: Hamilcar, march: March): Reason {
  if (march.fought) return { why: "hamilcar.why.stopped-by-battle", rule: "7.2.B" };
  const at = spaceOf(march.at);
  if (cusInSpace(s, other(march.seat), at) === 0) return { why: "hamilcar.why.must-stop", rule: "7.2.B" };
  return { why: "hamilcar.why.stopped-by-enemy", rule: "7.2.B", params: { space: SPACE_OPTIONS[at]! } };
}

/** Pointing at his own space means those outside his city, or the city, if there is one to besiege. */
function whyNotHere(s: Hamilcar, march: March): Reason {
  if (isInside(march.at) && isBeset(s, march)) return whyNotSally(s, march) ?? { why: "hamilcar.why.sally", rule: "14.5.B" };
  const reason = whyNotBesiege(s, march);
  if (reason && reason.why !== "hamilcar.why.nothing-to-besiege") return reason;
  return { why: "hamilcar.why.is-here", rule: "7.2.A", params: { general: GENERAL_OPTIONS[march.general]! } };
}

const isBeset = (s: Hamilcar, { at, seat }: March): boolean =>
  cusAt(s, other(seat), spaceOf(at)) > 0 || hasGeneral(s, other(seat), spaceOf(at));

/** Why the army may not sally out of its city (14.5.B): a truce keeps it inside (17.1 #49). */
function whyNotSally(s: Hamilcar, march: March): Reason | undefined {
  if (!isInside(march.at) || marchingCUs(march) === 0) return { why: "hamilcar.why.no-sortie", rule: "14.5.B" };
  if (effortOf(s, march.general).spent) return { why: "hamilcar.why.already-moved", rule: "7.1" };
  return isBoundByTruce(s, march.seat) ? { why: "hamilcar.why.truce", rule: "17.1" } : undefined;
}

/** A lone general may not end his move with an enemy general (7.2.A). */
const whyNotStop = (s: Hamilcar, march: March): Reason | undefined =>
  march.stage === "go" &&
  marchingCUs(march) === 0 &&
  cusAt(s, march.seat, march.at) === 0 &&
  hasGeneral(s, other(march.seat), march.at)
    ? { why: "hamilcar.why.alone-stop", rule: "7.2.A" }
    : undefined;

// 7.2.A One step along a road

function whyNotEnter(s: Hamilcar, march: March, road: Road): Reason | undefined {
  const { seat } = march;
  const { to, strait } = road;
  const cost = stepCost(march, road);
  if (march.used + cost > march.allowance) return { why: "hamilcar.why.too-far", rule: "7.2.A" };
  const tired = whyTired(s, march, cost);
  if (tired) return tired;
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

function enter(t: T, road: Road): MarchStage {
  const s = t.s;
  const march = s.march!;
  const cost = stepCost(march, road);
  const from = march.at;
  const isParting = march.regrouped || march.path.length === 1;
  march.used += cost;
  comeFarther(s, march, cost);
  noteConsul(s, march, road.to);
  relocate(s, march, road.to);
  march.path.push(road.to);
  march.spent.push(march.used);
  march.regrouped = false;
  const left = isParting ? whoIsAt(s, march.seat, from) : []; // told where he sets out, and where he has chosen who goes on
  t.note(
    "hamilcar.log.marched",
    {
      general: GENERAL_OPTIONS[march.general]!,
      space: SPACE_OPTIONS[road.to]!,
      party: sayParty(armyOf(march), march.staff),
      left,
      from: left.length > 0 ? [POST_OPTIONS[from]!] : [],
      start: SPACE_OPTIONS[spaceOf(march.path[0]!)]!,
    },
    "7.2.A",
  );
  tidy(t);
  return "entered";
}

/** The army has entered a space by road: Bad Weather comes before any reaction (17.1 #32). */
function* arrive(t: T): Play<MarchStage> {
  const turned = yield* badWeather(t);
  if (turned) return turned === "lands" ? yield* landReactions(t) : turned;
  const { seat, at } = t.s.march!;
  if (fitsInside(t.s, seat, at, armyOf(t.s.march!)) && (yield* goInside(t))) return "ended"; // 7.2.B: enemy CUs are in the space
  return yield* landReactions(t); // 10
}

/** 7.2.D: it may go straight into its own city, past the enemies outside. */
function* goInside(t: T): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const { seat, at } = march;
  const params = { space: SPACE_OPTIONS[at]! };
  const answer = yield* choose(seat, ["outside", "inside"], { prompt: "hamilcar.land-where", rule: "7.2.D", params });
  if (answer === "outside") return false;
  relocate(s, march, insideOf(at));
  t.note("hamilcar.log.entered-city", { general: GENERAL_OPTIONS[march.general]!, space: SPACE_OPTIONS[at]! }, "7.2.D");
  return true;
}

// 2.3.D4 Destroying supply trains

function* destroySupply(t: T, march: March): Play {
  const s = t.s;
  const { seat, at } = march;
  const count = yield* amount(seat, 1, s.supply[seat][at]!, {
    prompt: "hamilcar.destroy-supply",
    rule: "2.3.D4",
    params: { space: POST_OPTIONS[at]! },
  });
  march.used += 1;
  useUp(s, march, 1);
  s.supply[seat][at]! -= count;
  settleLosses(s);
  t.note("hamilcar.log.supply-destroyed", { seat: SEAT_NAMES[seat], count, space: POST_OPTIONS[at]! }, "2.3.D4");
}
