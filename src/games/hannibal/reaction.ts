import { allocate, choose, confirm, other, type Play, pick, type Seat } from "../../engine/index.ts";
import { CONSULAR_ARMY, couldDetach, type Detachment, detach, MOST_CUS } from "./army.ts";
import { beginBattle } from "./battle.ts";
import { countMarch, leaveGeneral, leaveMarch } from "./campaign.ts";
import { controls, isHostile } from "./control.ts";
import {
  addCUs,
  commanderAt,
  cusAt,
  displace,
  displaceLoneEnemies,
  dropTrain,
  elephantsAt,
  eliminateAll,
  generalsAt,
  isArmy,
  isBesieged,
  isConsul,
  putInCommand,
  rank,
  roomInside,
  settleCommand,
  tidy,
} from "./forces.ts";
import { avoidsOn, confinedTo, GENERAL_OPTIONS, generalNamed, interceptsOn, pursuesOn, sideOf } from "./generals.ts";
import {
  HOLDS,
  insideOf,
  isCity,
  isInside,
  LINKS,
  POST_OPTIONS,
  postNamed,
  REGION_OF,
  ROADS,
  SPACE_OPTIONS,
  spaceOf,
} from "./map.ts";
import { charm, crossPass, relocate } from "./march.ts";
import { navalRoll, sink } from "./sea.ts";
import type { Hannibal, T } from "./state.ts";

// 10.3 The reaction phase, whenever a march has entered a space; 12 interception; 13 avoiding battle and pursuit

/** An interception that has been declared (12.7). */
interface Interception {
  from: number;
  party: Detachment;
}

/** All that the other side may do about an army in a space, and what follows from it. */
export function* react(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const enemy = other(seat);
  const space = march.at;
  if (isInside(space)) return; // landed within friendly walls
  yield* insideOrOutside(t, enemy, space); // 10.3.1
  const avoider = yield* declareAvoiding(t, enemy, space); // 10.3.2
  const interceptions = yield* declareInterceptions(t, enemy, space);
  let avoided = false;
  let failedToAvoid = false;
  if (avoider >= 0) {
    avoided = yield* avoidBattle(t, enemy, space, avoider); // 10.3.3
    failedToAvoid = !avoided;
  }
  const intercepted = yield* intercept(t, enemy, space, interceptions); // 10.3.4
  const { all } = countMarch(march);

  if (intercepted.length > 0) {
    const gone = yield* backUp(t); // 12.5
    if (!gone && all === 0) loseGenerals(t);
    if (gone || all === 0) return displaceLoneEnemies(t, enemy, space);
    yield* chooseCommander(t, enemy, space); // 12.6
    return yield* beginBattle(t, { interceptors: intercepted, failedToAvoid });
  }
  const defenders = cusAt(s, enemy, space);
  if (defenders > 0) {
    const overrun = defenders === 1 && all >= 5 && generalsAt(s, enemy, space).length === 0; // 10.5
    if (!overrun) return yield* beginBattle(t, { interceptors: [], failedToAvoid });
    eliminateAll(t, enemy, space);
    t.note("hannibal.log.overrun", { space: SPACE_OPTIONS[space]! }, "10.5");
    tidy(s);
  }
  if (all > 0) {
    for (const general of generalsAt(s, enemy, space)) displace(t, general); // 10.10
    if (enemy === "carthage") dropTrain(t, space);
  }
  yield* charm(t);
  if (avoided) yield* pursue(t); // 13.4
}

/** A general without CUs who can neither fight nor get away is displaced. */
function loseGenerals(t: T): void {
  const march = t.s.march!;
  const lost = [march.general, ...march.staff];
  march.staff = [];
  march.staffLimits = [];
  march.stage = "over";
  for (const general of lost) displace(t, general);
}

// 10.7 Inside or outside the walls

function* insideOrOutside(t: T, enemy: Seat, space: number): Play {
  const s = t.s;
  if (!isCity(space) || !controls(s, enemy, space) || isBesieged(s, space)) return;
  // those who were shut in already by other CUs stay in
  if (cusAt(s, other(enemy), space) > countMarch(s.march!).all) return;
  const cus = cusAt(s, enemy, space);
  const generals = generalsAt(s, enemy, space);
  if (cus + generals.length === 0) return;
  const inside = insideOf(space);
  const params = { space: SPACE_OPTIONS[space]! };
  const options: string[] = [];
  for (let count = 0; count <= Math.min(cus, HOLDS[space]!); count++) {
    const consulFits = !generals.some((one) => isConsul(s, one)) || isConsular(count, cus) || isConsular(cus - count, cus);
    if (consulFits) options.push(`inside:${count}`);
  }
  const answer = yield* choose(enemy, options, { prompt: "hannibal.inside", rule: "10.7", params });
  const count = Number(answer.slice("inside:".length));
  const elephants = elephantsAt(s, enemy, space);
  let beasts = 0;
  if (elephants > 0 && count > 0) {
    const chosen = yield* allocate(
      enemy,
      [
        { id: "cus", min: 0, max: s.cus[enemy][space]! },
        { id: "elephants", min: 0, max: elephants },
      ],
      count,
      count,
      { prompt: "hannibal.inside.which", rule: "10.7", params },
    );
    beasts = chosen.elephants ?? 0;
  }
  // consuls stay with an army; the others go as they please
  const mayEnter = generals.filter((one) => !isConsul(s, one) || isConsular(count, cus));
  const mustEnter = generals.filter((one) => isConsul(s, one) && !isConsular(cus - count, cus));
  const asked = mayEnter.filter((one) => !mustEnter.includes(one));
  const picked = yield* pick(
    enemy,
    asked.map((one) => GENERAL_OPTIONS[one]!),
    0,
    asked.length,
    { prompt: "hannibal.inside.generals", rule: "10.7", params },
  );
  addCUs(s, enemy, space, beasts - count, -beasts);
  addCUs(s, enemy, inside, count - beasts, beasts);
  for (const general of [...mustEnter, ...picked.map(generalNamed)]) s.generals[general] = inside;
  settleCommand(s, enemy, inside);
  settleCommand(s, enemy, space);
  if (count > 0) t.note("hannibal.log.inside", { space: SPACE_OPTIONS[space]!, cus: count }, "10.7");
}

/** A part of an army that a consul may be with: five CUs, or all there are (18.1). */
const isConsular = (part: number, all: number): boolean => part >= Math.min(CONSULAR_ARMY, all);

// 13.1-13.3 Avoiding battle

/** Where a force may go to avoid battle (13.2). */
export function placesToAvoid(s: Hannibal, seat: Seat, space: number, cameFrom: number, general: number): number[] {
  const home = confinedTo(general);
  return ROADS[space]!.filter(
    (to) =>
      to !== cameFrom &&
      cusAt(s, other(seat), to) === 0 &&
      !isHostile(s, seat, to) &&
      (home === undefined || REGION_OF[to] === home) &&
      !isBanned(s, seat, space, to),
  );
}

/** The counsels forbid CUs to leave Africa, or to come into it (cards 57, 58). */
const isBanned = (s: Hannibal, seat: Seat, from: number, to: number): boolean =>
  (seat === "carthage" && s.hannoCounsels && REGION_OF[from] === "africa" && REGION_OF[to] !== "africa") ||
  (seat === "rome" && s.catoCounsels && REGION_OF[from] !== "africa" && REGION_OF[to] === "africa");

const cameFrom = (s: Hannibal): number => {
  const { path } = s.march!;
  return path.length < 2 ? -1 : path[path.length - 2]![0];
};

/** The general who is to lead the force away, or -1. */
function* declareAvoiding(t: T, enemy: Seat, space: number): Play<number> {
  const s = t.s;
  const march = s.march!;
  if (countMarch(march).all === 0) return -1; // a general alone attacks nobody
  const generals = generalsAt(s, enemy, space);
  if (generals.length === 0 || generals.some((one) => march.failedToIntercept.includes(one))) return -1; // 12.10
  const chief = commanderAt(s, enemy, space);
  const able = generals.filter((general) => {
    const asChief = general === chief;
    if (!asChief && !couldDetach(s, general, 0, 1)) return false; // 13.3
    return placesToAvoid(s, enemy, space, cameFrom(s), general).length > 0 || canShelter(s, enemy, space);
  });
  if (able.length === 0) return -1;
  const answer = yield* choose(enemy, ["stand", ...able.map((general) => GENERAL_OPTIONS[general]!)], {
    prompt: "hannibal.avoid",
    rule: "13.1",
    params: { space: SPACE_OPTIONS[space]!, attacker: GENERAL_OPTIONS[march.general]! },
  });
  return answer === "stand" ? -1 : generalNamed(answer);
}

/** After avoiding battle an army before its city may go inside it (13.5, as an option of the game). */
const canShelter = (s: Hannibal, seat: Seat, space: number): boolean =>
  s.options.avoidIntoCity === true && isCity(space) && controls(s, seat, space) && !isBesieged(s, space);

/** Rolls for it and, if it succeeds, moves the force away. */
function* avoidBattle(t: T, enemy: Seat, space: number, general: number): Play<boolean> {
  const s = t.s;
  const needed = avoidsOn(general);
  const die = t.die();
  const success = die <= needed;
  t.note(
    "hannibal.log.avoid-roll",
    { general: GENERAL_OPTIONS[general]!, die, needed, result: success ? "hannibal.success" : "hannibal.failure" },
    "13.1",
  );
  if (!success) return false;
  const places = placesToAvoid(s, enemy, space, cameFrom(s), general);
  const options = places.map((to) => SPACE_OPTIONS[to]!);
  if (canShelter(s, enemy, space)) options.push(POST_OPTIONS[insideOf(space)]!);
  const to = postNamed(
    yield* choose(enemy, options, {
      prompt: "hannibal.avoid.where",
      rule: "13.2",
      params: { general: GENERAL_OPTIONS[general]! },
    }),
  );
  const leads = commanderAt(s, enemy, space) === general;
  const party = yield* detach(t, general, {
    prompt: "hannibal.avoid.with",
    rule: "13.2",
    leave: leads ? 0 : 1,
    most: isInside(to) ? Math.min(MOST_CUS, roomInside(s, enemy, space)) : MOST_CUS,
  });
  moveParty(s, enemy, space, to, party);
  displaceLoneEnemies(t, enemy, to);
  t.note(
    "hannibal.log.avoided",
    { general: GENERAL_OPTIONS[general]!, space: POST_OPTIONS[to]!, cus: party.cus + party.elephants },
    "13.1",
  );
  return true;
}

/** Moves a detachment from one post to another. */
function moveParty(s: Hannibal, seat: Seat, from: number, to: number, party: Detachment): void {
  addCUs(s, seat, from, -party.cus, -party.elephants);
  addCUs(s, seat, to, party.cus, party.elephants);
  if (party.train) s.train = to;
  for (const general of [party.general, ...party.staff]) {
    s.generals[general] = to;
    s.commands[general] = 0;
  }
  settleCommand(s, seat, from);
  settleCommand(s, seat, to);
}

// 12 Interception

/** The posts of armies that may intercept into a space: one from each adjacent space (12.2, 12.3, 12.8). */
function interceptors(s: Hannibal, enemy: Seat, space: number): number[] {
  if (s.truce) return []; // card 64
  if (cusAt(s, other(enemy), space) > countMarch(s.march!).all) return []; // 12.3
  const posts: number[] = [];
  for (const from of ROADS[space]!) {
    if (isBanned(s, enemy, from, space)) continue;
    if (isArmy(s, enemy, from)) posts.push(from);
    else if (isCity(from) && cusAt(s, other(enemy), from) === 0 && isArmy(s, enemy, insideOf(from))) posts.push(insideOf(from));
  }
  return posts;
}

/** Generals of an army who could lead the interception: its commander, or a subordinate if the commander keeps a CU (12.7). */
const leadersFor = (s: Hannibal, enemy: Seat, from: number, space: number): number[] =>
  generalsAt(s, enemy, from).filter((general) => {
    const home = confinedTo(general);
    if (home && REGION_OF[space] !== home) return false;
    return couldDetach(s, general, 1, leads(s, enemy, from, general) ? 0 : 1);
  });

/** Whether a general is, or may make himself, the commander of his stack. */
const leads = (s: Hannibal, seat: Seat, post: number, general: number): boolean => commanderAt(s, seat, post) === general;

function* declareInterceptions(t: T, enemy: Seat, space: number): Play<Interception[]> {
  const s = t.s;
  const declared: Interception[] = [];
  for (const from of interceptors(s, enemy, space)) {
    const able = leadersFor(s, enemy, from, space);
    if (able.length === 0) continue;
    const answer = yield* choose(enemy, ["pass", ...able.map((general) => GENERAL_OPTIONS[general]!)], {
      prompt: "hannibal.intercept",
      rule: "12.2",
      params: { space: SPACE_OPTIONS[space]!, from: POST_OPTIONS[from]!, attacker: GENERAL_OPTIONS[s.march!.general]! },
    });
    if (answer === "pass") continue;
    const general = generalNamed(answer);
    const party = yield* detach(t, general, {
      prompt: "hannibal.intercept.with",
      rule: "12.7",
      least: 1,
      leave: leads(s, enemy, from, general) ? 0 : 1,
    });
    declared.push({ from, party });
  }
  return declared;
}

/** Rolls for each interception, in the order the player likes (12.6). Returns where the successful ones came from. */
function* intercept(t: T, enemy: Seat, space: number, declared: Interception[]): Play<number[]> {
  const s = t.s;
  const successes: number[] = [];
  const open = [...declared];
  while (open.length > 0) {
    const next = yield* choose(
      enemy,
      open.map(({ party }) => GENERAL_OPTIONS[party.general]!),
      { prompt: "hannibal.intercept.order", rule: "12.6" },
    );
    const { from, party } = open.splice(
      open.findIndex(({ party: { general } }) => GENERAL_OPTIONS[general] === next),
      1,
    )[0]!;
    const needed = interceptsOn(party.general);
    const hindered = controls(s, other(enemy), space) && cusAt(s, enemy, space) === 0; // 12.4
    const die = t.die();
    const success = die + (hindered ? 1 : 0) <= needed;
    t.note(
      "hannibal.log.intercept-roll",
      {
        general: GENERAL_OPTIONS[party.general]!,
        die,
        needed,
        modifiers: hindered ? ["hannibal.because.enemy-pc=+1"] : [],
        result: success ? "hannibal.success" : "hannibal.failure",
      },
      "12.4",
    );
    if (success) {
      moveParty(s, enemy, from, space, party);
      successes.push(spaceOf(from));
    } else {
      s.march!.failedToIntercept.push(party.general, ...party.staff); // 12.10
    }
  }
  return successes;
}

/** 12.6: interceptors of equal rank: who commands? */
function* chooseCommander(t: T, seat: Seat, space: number): Play {
  const s = t.s;
  const generals = generalsAt(s, seat, space);
  const top = Math.max(...generals.map((general) => rank(s, general)));
  const equals = generals.filter((general) => rank(s, general) === top);
  const chief = yield* choose(
    seat,
    equals.map((general) => GENERAL_OPTIONS[general]!),
    { prompt: "hannibal.commander", rule: "9.3", params: { space: SPACE_OPTIONS[space]! } },
  );
  putInCommand(s, generalNamed(chief));
}

// 12.5 Backing up

/** The intercepted army may go back a space instead of fighting. True if it does (or is lost on the way). */
function* backUp(t: T): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const space = march.at;
  const { all } = countMarch(march);
  const back = cameFrom(s);
  const landed = march.bySea && isCity(space) && controls(s, seat, space) && !isBesieged(s, space); // 12.8
  const room = landed ? roomInside(s, seat, space) : 0;
  const options = all > 0 ? ["fight"] : [];
  options.push("back");
  if (landed && room >= all) options.push("inside");
  if (landed && room > 0 && all > 1) options.push("split");
  const answer = yield* choose(seat, options, {
    prompt: "hannibal.back-up",
    rule: landed ? "12.8" : "12.5",
    params: { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[back]! },
  });
  switch (answer) {
    case "fight":
      return false;
    case "inside":
      goInside(t, insideOf(space));
      return true;
    case "split":
      yield* splitIntoCity(t, insideOf(space), room);
      return yield* goBack(t, back);
    default:
      return yield* goBack(t, back);
  }
}

function goInside(t: T, inside: number): void {
  const s = t.s;
  const march = s.march!;
  relocate(s, march, inside);
  march.stage = "over";
  settleCommand(s, sideOf(march.general), inside);
}

/** 12.8: part of the army goes into the city, the rest back aboard; nobody stays before the walls. */
function* splitIntoCity(t: T, inside: number, room: number): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const { cus, elephants, all } = countMarch(march);
  const consuls = march.staff.filter((one) => isConsul(s, one));
  const leader = isConsul(s, march.general);
  const min = leader ? 0 : 1;
  const max = Math.min(room, all - (leader ? Math.min(all, CONSULAR_ARMY) : 1)); // 18.1
  const items = [{ id: "cus", min: 0, max: cus }];
  if (elephants > 0) items.push({ id: "elephants", min: 0, max: elephants });
  const landed = yield* allocate(seat, items, Math.min(min, Math.max(max, 0)), Math.max(max, 0), {
    prompt: "hannibal.split",
    rule: "12.8",
    params: { space: POST_OPTIONS[inside]! },
  });
  const asked = march.staff.filter((one) => !consuls.includes(one));
  const staying = yield* pick(
    seat,
    asked.map((one) => GENERAL_OPTIONS[one]!),
    0,
    asked.length,
    { prompt: "hannibal.split.generals", rule: "12.8" },
  );
  const outside = march.at;
  const go = { cus: landed.cus ?? 0, elephants: landed.elephants ?? 0 };
  leaveMarch(s, march, go.cus, go.elephants, true);
  addCUs(s, seat, outside, -go.cus, -go.elephants);
  addCUs(s, seat, inside, go.cus, go.elephants);
  for (const group of s.play!.moved)
    if (group.post === outside && group.cus === go.cus && group.elephants === go.elephants) group.post = inside;
  for (const general of staying.map(generalNamed)) {
    leaveGeneral(s, march, general);
    s.generals[general] = inside;
  }
  settleCommand(s, seat, inside);
}

/** Goes back to the last post: by sea with another naval roll, over a pass with another attrition. */
function* goBack(t: T, back: number): Play<boolean> {
  const s = t.s;
  const march = s.march!;
  const from = march.at;
  if (march.bySea) {
    const result = yield* navalRoll(t, from, back);
    if (result === "return") return false; // it cannot get away
    if (result === "sunk") {
      sink(t);
      return true;
    }
  }
  relocate(s, march, back);
  march.stage = "ended";
  march.backedUp = true;
  tidy(s);
  t.note("hannibal.log.backed-up", { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[back]! }, "12.5");
  if (!march.bySea && !isInside(back)) {
    const link = LINKS[spaceOf(from)]!.find(({ to }) => to === spaceOf(back));
    if (link && (link.by === "pass" || link.by === "alps-pass")) yield* crossPass(t, link);
  }
  return true;
}

// 13.4 Pursuit

/** After the enemy got away: may the army go on? */
function* pursue(t: T): Play {
  const march = t.s.march!;
  if (march.used >= march.allowance) {
    march.stage = "ended";
    return;
  }
  const seat = sideOf(march.general);
  const needed = pursuesOn(march.general);
  if (
    !(yield* confirm(seat, {
      prompt: "hannibal.pursue",
      rule: "13.4",
      params: { general: GENERAL_OPTIONS[march.general]!, needed },
    }))
  ) {
    march.stage = "ended";
    return;
  }
  const die = t.die();
  const success = die <= needed;
  t.note(
    "hannibal.log.pursuit-roll",
    { general: GENERAL_OPTIONS[march.general]!, die, needed, result: success ? "hannibal.success" : "hannibal.failure" },
    "13.4",
  );
  if (!success) {
    march.stage = "ended";
    march.failedPursuit = true;
  }
}
