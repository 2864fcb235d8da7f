import { allocate, choose, confirm, other, type Play, pick, type Seat } from "../../engine/index.ts";
import {
  CONSULAR_ARMY,
  couldDetach,
  type Detachment,
  type DetachmentRules,
  detach,
  isConsular,
  MOST_CUS,
  nameCommander,
} from "./army.ts";
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
  leaveCity,
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
import type { Hannibal, March, T } from "./state.ts";

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
    yield* nameCommander(t, enemy, space); // 12.6
    const gone = yield* backUp(t); // 12.5
    if (!gone && all === 0) loseGenerals(t);
    if (gone || all === 0) return displaceLoneEnemies(t, enemy, space);
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

/** Each time an army comes before a city that is not besieged, its garrison is told anew where to be. */
function* insideOrOutside(t: T, enemy: Seat, space: number): Play {
  const s = t.s;
  if (!isCity(space) || !controls(s, enemy, space) || isBesieged(s, space) || countMarch(s.march!).all === 0) return;
  leaveCity(s, enemy, space);
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
  const beasts = count > 0 ? yield* elephantsInside(t, enemy, space, count) : 0;
  // consuls stay with an army; the others, and the siege train, go as they please
  const mayEnter = generals.filter((one) => !isConsul(s, one) || isConsular(count, cus));
  const mustEnter = generals.filter((one) => isConsul(s, one) && !isConsular(cus - count, cus));
  const asked = mayEnter.filter((one) => !mustEnter.includes(one)).map((one) => GENERAL_OPTIONS[one]!);
  if (enemy === "carthage" && s.train === space) asked.push("train");
  const picked = yield* pick(enemy, asked, 0, asked.length, { prompt: "hannibal.inside.generals", rule: "10.7", params });
  addCUs(s, enemy, space, beasts - count, -beasts);
  addCUs(s, enemy, inside, count - beasts, beasts);
  if (picked.includes("train")) s.train = inside;
  for (const general of [...mustEnter, ...picked.filter((one) => one !== "train").map(generalNamed)])
    s.generals[general] = inside;
  settleCommand(s, enemy, inside);
  settleCommand(s, enemy, space);
  if (count > 0) t.note("hannibal.log.inside", { space: SPACE_OPTIONS[space]!, cus: count }, "10.7");
}

/** Of the CUs that go inside, how many are elephants. */
function* elephantsInside(t: T, enemy: Seat, space: number, count: number): Play<number> {
  const elephants = elephantsAt(t.s, enemy, space);
  if (elephants === 0) return 0;
  const chosen = yield* allocate(
    enemy,
    [
      { id: "cus", min: 0, max: t.s.cus[enemy][space]! },
      { id: "elephants", min: 0, max: elephants },
    ],
    count,
    count,
    { prompt: "hannibal.inside.which", rule: "10.7", params: { space: SPACE_OPTIONS[space]! } },
  );
  return chosen.elephants ?? 0;
}

// 13.1-13.3 Avoiding battle

/** Where a force may go to avoid battle (13.2). */
export function placesToAvoid(s: Hannibal, seat: Seat, space: number, cameFrom: number, general: number): number[] {
  return ROADS[space]!.filter(
    (to) =>
      to !== cameFrom &&
      cusAt(s, other(seat), to) === 0 &&
      !isHostile(s, seat, to) &&
      mayBeIn(general, to) &&
      !isBanned(s, seat, space, to),
  );
}

/** Confined generals stay in their country (24). */
const mayBeIn = (general: number, space: number): boolean => {
  const home = confinedTo(general);
  return home === undefined || REGION_OF[space] === home;
};

/** The commander over a general in his stack, if he is not that himself. */
const chiefOver = (s: Hannibal, seat: Seat, post: number, general: number): number | undefined => {
  const chief = commanderAt(s, seat, post);
  return chief === general ? undefined : chief;
};

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
  const able = generalsAt(s, enemy, space).filter((general) => {
    if (march.failedToIntercept.includes(general)) return false; // 12.10
    if (!couldDetach(s, general, avoidance(s, enemy, space, general))) return false; // 13.3
    return placesToAvoid(s, enemy, space, cameFrom(s), general).length > 0 || canShelter(s, enemy, space, general);
  });
  if (able.length === 0) return -1;
  const answer = yield* choose(enemy, ["stand", ...able.map((general) => GENERAL_OPTIONS[general]!)], {
    prompt: "hannibal.avoid",
    rule: "13.1",
    params: { space: SPACE_OPTIONS[space]!, attacker: GENERAL_OPTIONS[march.general]! },
  });
  return answer === "stand" ? -1 : generalNamed(answer);
}

/** Who may go with a general who avoids battle: nobody and nothing that has failed to intercept this army (13.2, 13.3). */
function avoidance(s: Hannibal, enemy: Seat, space: number, general: number): DetachmentRules {
  const { failedToIntercept, failedCUs } = s.march!;
  const [, cus, elephants] = failedCUs.find(([post]) => post === space) ?? [space, 0, 0];
  return {
    prompt: "hannibal.avoid.with",
    rule: "13.2",
    chief: chiefOver(s, enemy, space, general),
    free: { cus: Math.max(0, s.cus[enemy][space]! - cus), elephants: Math.max(0, elephantsAt(s, enemy, space) - elephants) },
    barred: (fellow) => failedToIntercept.includes(fellow),
  };
}

/** After avoiding battle an army before its city may go inside it (13.5, as an option of the game); a consul with five CUs (18.1). */
const canShelter = (s: Hannibal, seat: Seat, space: number, general: number): boolean =>
  s.options.avoidIntoCity === true &&
  isCity(space) &&
  controls(s, seat, space) &&
  !isBesieged(s, space) &&
  (!isConsul(s, general) || isConsular(roomInside(s, seat, space), cusAt(s, seat, space)));

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
  if (canShelter(s, enemy, space, general)) options.push(POST_OPTIONS[insideOf(space)]!);
  const to = postNamed(
    yield* choose(enemy, options, {
      prompt: "hannibal.avoid.where",
      rule: "13.2",
      params: { general: GENERAL_OPTIONS[general]! },
    }),
  );
  const rules = avoidance(s, enemy, space, general);
  const party = yield* detach(t, general, {
    ...rules,
    most: isInside(to) ? Math.min(MOST_CUS, roomInside(s, enemy, space)) : MOST_CUS,
    barred: (fellow) => rules.barred!(fellow) || !mayBeIn(fellow, spaceOf(to)),
  });
  yield* moveParty(t, enemy, space, to, party);
  yield* nameCommander(t, enemy, to); // 10.8
  displaceLoneEnemies(t, enemy, to);
  t.note(
    "hannibal.log.avoided",
    { general: GENERAL_OPTIONS[general]!, space: POST_OPTIONS[to]!, cus: party.cus + party.elephants },
    "13.1",
  );
  return true;
}

/** Moves a detachment from one post to another; equals whom their commander leaves get a new one (9.3). */
function* moveParty(t: T, seat: Seat, from: number, to: number, party: Detachment): Play {
  const s = t.s;
  const commanderGoes = [party.general, ...party.staff].includes(commanderAt(s, seat, from));
  addCUs(s, seat, from, -party.cus, -party.elephants);
  addCUs(s, seat, to, party.cus, party.elephants);
  if (party.train) s.train = to;
  for (const general of [party.general, ...party.staff]) {
    s.generals[general] = to;
    s.commands[general] = 0;
  }
  settleCommand(s, seat, to);
  if (commanderGoes) yield* nameCommander(t, seat, from);
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
  generalsAt(s, enemy, from).filter(
    (general) => mayBeIn(general, space) && couldDetach(s, general, interception(s, enemy, from, space, general)),
  );

const interception = (s: Hannibal, enemy: Seat, from: number, space: number, general: number): DetachmentRules => ({
  prompt: "hannibal.intercept.with",
  rule: "12.7",
  least: 1,
  chief: chiefOver(s, enemy, from, general),
  barred: (fellow) => !mayBeIn(fellow, space),
});

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
    const party = yield* detach(t, general, interception(s, enemy, from, space, general));
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
      yield* moveParty(t, enemy, from, space, party);
      successes.push(spaceOf(from));
    } else {
      noteFailure(s.march!, from, party);
    }
  }
  return successes;
}

/** 12.10: these will not avoid battle with the same army. CUs that fail twice are taken to be the same ones. */
function noteFailure(march: March, from: number, { general, staff, cus, elephants }: Detachment): void {
  march.failedToIntercept.push(general, ...staff);
  const before = march.failedCUs.find(([post]) => post === from);
  if (before) {
    before[1] = Math.max(before[1], cus);
    before[2] = Math.max(before[2], elephants);
  } else march.failedCUs.push([from, cus, elephants]);
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
  const mustStayTogether = [march.general, ...march.staff].some((one) => isConsul(s, one)) ? CONSULAR_ARMY : 1; // 18.1
  if (landed && room > 0 && all > mustStayTogether) options.push("split");
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
      yield* splitIntoCity(t, insideOf(space));
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
  march.spent = true;
  settleCommand(s, sideOf(march.general), inside);
}

/** 12.8: part of the army goes into the city, the rest back aboard under a general; nobody stays before the walls. */
function* splitIntoCity(t: T, inside: number): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const params = { space: POST_OPTIONS[inside]! };
  const { cus, elephants, all } = countMarch(march);
  const room = roomInside(s, seat, spaceOf(inside));
  const aboard = [march.general, ...march.staff];
  const consuls = aboard.filter((one) => isConsul(s, one));
  const mayLand = aboard.filter(
    (one) => !consuls.includes(one) || (room >= CONSULAR_ARMY && all >= consuls.length * CONSULAR_ARMY), // 18.1
  );
  const landing = (yield* pick(
    seat,
    mayLand.map((one) => GENERAL_OPTIONS[one]!),
    0,
    Math.min(mayLand.length, aboard.length - 1),
    { prompt: "hannibal.split.generals", rule: "12.8", params },
  )).map(generalNamed);
  const consulLands = landing.some((one) => consuls.includes(one));
  const consulSails = consuls.some((one) => !landing.includes(one));
  const min = consulLands ? CONSULAR_ARMY : landing.length > 0 ? 0 : 1;
  const max = Math.min(room, all - (consulSails ? CONSULAR_ARMY : 1));
  const items = [{ id: "cus", min: 0, max: cus }];
  if (elephants > 0) items.push({ id: "elephants", min: 0, max: elephants });
  const landed = yield* allocate(seat, items, min, max, { prompt: "hannibal.split", rule: "12.8", params });
  const go = { cus: landed.cus ?? 0, elephants: landed.elephants ?? 0 };
  leaveMarch(s, march, go.cus, go.elephants, true, inside);
  addCUs(s, seat, march.at, -go.cus, -go.elephants);
  addCUs(s, seat, inside, go.cus, go.elephants);
  if (landing.includes(march.general)) yield* handOver(t, landing);
  for (const general of landing) {
    leaveGeneral(s, march, general);
    s.generals[general] = inside;
  }
  yield* nameCommander(t, seat, inside);
}

/** A subordinate who does not land leads the march from now on. */
function* handOver(t: T, landing: readonly number[]): Play {
  const s = t.s;
  const march = s.march!;
  const old = march.general;
  const sailing = march.staff.filter((one) => !landing.includes(one));
  yield* nameCommander(t, sideOf(old), march.at, sailing);
  march.general = sailing.find((one) => s.commands[one] === 1)!;
  const place = march.staff.indexOf(march.general);
  march.staff[place] = old;
  march.staffLimits[place] = [0, march.allowance, 0];
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
  march.spent = true;
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
    march.spent = true;
  }
}
