import { choose, other, type Play, type Reason } from "../../../engine/index.ts";
import { CONSULAR_ARMY } from "./army.ts";
import { attrition } from "./attrition.ts";
import { avoidBattle, declareAvoiding, pursue } from "./avoiding-battle.ts";
import { canGoOn, countMarch, relocate } from "./campaign.ts";
import { canCharmHere, charmHere, meetHostileTribes, passModifiers } from "./cards/march-events.ts";
import { badWeather } from "./cards/weather.ts";
import { controls } from "./control.ts";
import { cusAt, cusInSpace, enemiesMet, generalsAt, hasGeneral, isConsul, tidy } from "./forces.ts";
import { confinedTo, GENERAL_OPTIONS, sideOf } from "./generals.ts";
import { displace } from "./losses.ts";
import {
  isInside,
  isPlace,
  LINKS,
  type Link,
  MESSANA,
  POST_OPTIONS,
  postNamed,
  REGION_OF,
  RHEGIUM,
  SPACE_OPTIONS,
  spaceOf,
} from "./map.ts";
import { unitNames } from "./naming.ts";
import { canDrop, canTake, dropUnits, takeUnits } from "./picking-up.ts";
import { react } from "./reaction.ts";
import { sail, seaOptions, whyNotBySea } from "./sea.ts";
import { type Hannibal, isValley, type March, type T } from "./state.ts";

// 10 Movement

// 10.2 One step of the march: a unit of play

export function* marchStep(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const options = marchOptions(s, march);
  const answer = yield* choose(seat, options, {
    prompt: "hannibal.march",
    rule: "10.2",
    params: {
      general: GENERAL_OPTIONS[march.general]!,
      space: POST_OPTIONS[march.at]!,
      units: unitNames(countMarch(march), march.staff, march.train),
      left: march.allowance - march.used,
    },
    whyNot: (id) => whyNotMarch(s, march, id),
  });
  switch (answer) {
    case "stop":
      march.stage = "ended";
      return;
    case "take":
      return yield* takeUnits(t);
    case "drop":
      return yield* dropUnits(t);
    case "charm":
      return charmHere(t);
    case "sortie":
      return yield* sally(t);
  }
  const to = postNamed(answer);
  if (answer.startsWith("space:")) return yield* enter(t, LINKS[spaceOf(march.at)]!.find((link) => link.to === to)!);
  yield* sail(t, to);
  if (march.stage === "moving") yield* react(t);
}

function marchOptions(s: Hannibal, march: March): string[] {
  const seat = sideOf(march.general);
  const options: string[] = [];
  const here = spaceOf(march.at);
  if (!isInside(march.at)) {
    for (const link of LINKS[here]!) if (!whyNotEnter(s, march, link)) options.push(SPACE_OPTIONS[link.to]!);
  } else if (countMarch(march).all > 0 && !s.truce) {
    options.push("sortie"); // 20.5
  }
  for (const option of seaOptions(s, march)) options.push(option);
  const mayStop = countMarch(march).all > 0 || generalsAt(s, other(seat), march.at).length === 0; // 10.4
  if (!march.took && canTake(s, march)) options.push("take");
  if (!march.dropped && mayStop && canDrop(s, march)) options.push("drop");
  if (canCharmHere(s, march)) options.push("charm");
  if (mayStop || options.length === 0) options.unshift("stop");
  return options;
}

function whyNotMarch(s: Hannibal, march: March, id: string): Reason | undefined {
  if (id === "sortie" && isInside(march.at) && s.truce) return { why: "hannibal.why.truce", rule: "25" };
  if (!isPlace(id)) return undefined;
  if (id.startsWith("sea:") || id.startsWith("harbour:")) return whyNotBySea(s, march, postNamed(id));
  if (!id.startsWith("space:")) return undefined;
  const to = postNamed(id);
  const link = LINKS[spaceOf(march.at)]!.find((candidate) => candidate.to === to);
  if (!link) return { why: "hannibal.why.not-adjacent", rule: "10.2" };
  if (isInside(march.at)) return { why: "hannibal.why.inside", rule: "20.5" };
  return whyNotEnter(s, march, link);
}

/** Why a march may not go along a line, or nothing if it may. */
function whyNotEnter(s: Hannibal, march: March, { to, by, cost }: Link): Reason | undefined {
  const seat = sideOf(march.general);
  const { all } = countMarch(march);
  if (march.used + cost > march.allowance) return { why: "hannibal.why.too-far", rule: by === "road" ? "10.2" : "10.6" };
  if (!canGoOn(march, cost)) return { why: "hannibal.why.cus-moved", rule: "10.11" };
  if (isMessinaClosed(s, march, march.at, to)) return { why: "hannibal.why.messina", rule: "10.6" };
  if (by === "alps-pass" && march.train) return { why: "hannibal.why.train-alps", rule: "25" };
  if (isShortConsularArmy(s, march)) return { why: "hannibal.why.weak-consul", rule: "18.3" };
  const region = whyNotRegion(s, march, to);
  if (region) return region;
  if (all > 0) return undefined;
  if (enemiesMet(s, seat, to) > 0) return { why: "hannibal.why.alone", rule: "10.4" };
  if (generalsAt(s, other(seat), to).length > 0 && !canPassThrough(s, march, to, cost))
    return { why: "hannibal.why.alone-stop", rule: "10.4" };
  return undefined;
}

/** 10.6: the strait of Messina is open to the side that holds both its shores, and in the Avalon Hill rules to generals alone. */
function isMessinaClosed(s: Hannibal, march: March, from: number, to: number): boolean {
  if (!((from === RHEGIUM && to === MESSANA) || (from === MESSANA && to === RHEGIUM))) return false;
  const seat = sideOf(march.general);
  return (countMarch(march).all > 0 || isValley(s)) && !(controls(s, seat, RHEGIUM) && controls(s, seat, MESSANA));
}

/** Bounds that hold by land and by sea: confined generals (24), counsels (cards 57, 58), truce (card 64). */
export function whyNotRegion(s: Hannibal, march: March, to: number): Reason | undefined {
  const seat = sideOf(march.general);
  for (const general of [march.general, ...march.staff]) {
    const home = confinedTo(general);
    if (home && REGION_OF[to] !== home)
      return { why: "hannibal.why.confined", rule: "24", params: { general: GENERAL_OPTIONS[general]! } };
  }
  const { all } = countMarch(march);
  const intoAfrica = REGION_OF[to] === "africa";
  const outOfAfrica = REGION_OF[spaceOf(march.at)] === "africa" && !intoAfrica;
  if (all > 0 && seat === "carthage" && s.hannoCounsels && outOfAfrica) return { why: "hannibal.why.hanno", rule: "25" };
  if (all > 0 && seat === "rome" && s.catoCounsels && intoAfrica && REGION_OF[spaceOf(march.at)] !== "africa")
    return { why: "hannibal.why.cato", rule: "25" };
  if (s.truce && (controls(s, other(seat), to) || cusInSpace(s, other(seat), to) > 0))
    return { why: "hannibal.why.truce", rule: "25" };
  return undefined;
}

/** 10.4: a general alone may pass enemy generals, but not end his move with one. */
export function canPassThrough(s: Hannibal, march: March, via: number, cost: number): boolean {
  const seat = sideOf(march.general);
  const enemy = other(seat);
  return LINKS[via]!.some(
    (link) =>
      march.used + cost + link.cost <= march.allowance &&
      !isMessinaClosed(s, march, via, link.to) &&
      enemiesMet(s, seat, link.to) === 0 &&
      (!hasGeneral(s, enemy, link.to) || canPassThrough(s, march, link.to, cost + link.cost)) &&
      !whyNotRegion(s, march, link.to),
  );
}

/** 18.3: a proconsul does not march on past a consul with fewer than five CUs. */
export function isShortConsularArmy(s: Hannibal, march: March): boolean {
  if (sideOf(march.general) !== "rome" || isConsul(s, march.general) || march.path.length < 2) return false;
  const consulHere = s.consuls.some((consul) => s.generals[consul] === march.at);
  return consulHere && cusAt(s, "rome", march.at) - countMarch(march).all < CONSULAR_ARMY && countMarch(march).all > 0;
}

/** Enters the next space by land: weather, attrition, tribes; then the other side reacts (10.3). */
function* enter(t: T, link: Link): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  if (march.path.length === 1) {
    yield* driveOffLoneGenerals(t);
    if (march.stage !== "moving") return;
  }
  march.used += link.cost;
  march.bySea = false;
  relocate(s, march, link.to);
  march.path.push([march.at, march.used]);
  march.took = false;
  march.dropped = false;
  t.note("hannibal.log.marched", {
    general: GENERAL_OPTIONS[march.general]!,
    space: SPACE_OPTIONS[link.to]!,
    cus: countMarch(march).all,
  });
  const isPass = link.by === "pass" || link.by === "alps-pass";
  if (yield* badWeather(t, isPass)) return;
  if (isPass) yield* crossPass(t, link);
  tidy(t);
  yield* meetHostileTribes(t);
  if (countMarch(march).all === 0 && enemiesMet(s, seat, march.at) > 0) return fallBack(t);
  yield* react(t);
}

/** An army that marches out of its city past an enemy general who stands alone before it displaces him, unless he gets away. */
function* driveOffLoneGenerals(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const enemy = other(sideOf(march.general));
  if (countMarch(march).all === 0 || !hasGeneral(s, enemy, march.at)) return;
  const avoider = yield* declareAvoiding(t, enemy, march.at);
  const avoided = avoider >= 0 && (yield* avoidBattle(t, enemy, march.at, avoider)); // 13.1
  for (const general of generalsAt(s, enemy, march.at)) displace(t, general); // 10.10
  if (avoided) yield* pursue(t); // 13.4
}

/** A general who has lost his last CU on the way into a space with enemy CUs does not stay there (10.4, 21.2). */
function fallBack(t: T): void {
  const march = t.s.march!;
  const [post] = march.path[march.path.length - 2]!;
  relocate(t.s, march, post);
  march.stage = "ended";
  t.note("hannibal.log.fell-back", { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[post]! }, "10.4");
}

/** 10.6: an army that has crossed a pass suffers attrition. */
export function* crossPass(t: T, { by }: { by: Link["by"] }): Play {
  const march = t.s.march!;
  yield* attrition(t, sideOf(march.general), march.at, {
    rule: "10.6",
    because: "hannibal.because.pass",
    modifiers: passModifiers(t.s, by),
    marching: true,
  });
}

// 20.5, 20.7 Out of the city against those who stand before it

function* sally(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const city = spaceOf(march.at);
  relocate(s, march, city);
  march.path.push([city, march.used]);
  march.bySea = false;
  march.took = false;
  march.dropped = false;
  t.note(
    "hannibal.log.sortie",
    {
      general: GENERAL_OPTIONS[march.general]!,
      space: SPACE_OPTIONS[city]!,
      units: unitNames(countMarch(march), march.staff),
    },
    "20.5",
  );
  yield* react(t);
}
