import type { Limit, Play } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { spacesWhere } from "../../shared/rules/why.ts";
import { CONSULAR_ARMY, nameCommander } from "./army.ts";
import { allocate, choose, type Key, type Reason } from "./ask.ts";
import { controls, controlsProvince } from "./control.ts";
import {
  addCUs,
  canShutIn,
  cusAt,
  cusInSpace,
  generalsAt,
  hasGeneral,
  isBesieged,
  isBesiegedPost,
  isOnMap,
  postsWithCUs,
  postToJoin,
  roomInside,
  settleCommand,
  shutIn,
  tidy,
  whereabouts,
} from "./forces.ts";
import { AFRICANUS, confinedTo, FABIUS, GENERAL_OPTIONS, generalNamed, OF_SIDE, sideOf, whyConfined } from "./generals.ts";
import { displaceLoneEnemies } from "./losses.ts";
import {
  BAETICA,
  CARTHAGO,
  insideOf,
  isCity,
  isInside,
  isPlace,
  NEW_CARTHAGE,
  PORTS,
  POST_OPTIONS,
  postNamed,
  REGION_OF,
  ROMA,
  SPACE_COUNT,
  SPACE_OPTIONS,
  spaceOf,
} from "./map.ts";
import { isAtHome } from "./march-limits.ts";
import { unitNames } from "./naming.ts";
import { AWAY, type Hannibal, isValley, type T } from "./state.ts";

// 6 Reinforcements

// 6.1 Carthage

/** One CU: where it may go, and its purpose. */
interface Levy {
  because: Key;
  cities: readonly number[];
  /** generals in this region may also take it; null for any general */
  region: string | null;
  condition?: (s: Hannibal) => boolean;
}

const LEVIES: readonly Levy[] = [
  { because: "hannibal.levy.africa", cities: [CARTHAGO], region: "africa" },
  {
    because: "hannibal.levy.new-carthage",
    cities: [NEW_CARTHAGE],
    region: "hispania",
    condition: (s) => controls(s, "carthage", NEW_CARTHAGE),
  },
  {
    because: "hannibal.levy.baetica",
    cities: [NEW_CARTHAGE],
    region: "hispania",
    condition: (s) => controlsProvince(s, "carthage", BAETICA),
  },
  { because: "hannibal.levy.anywhere", cities: [CARTHAGO, NEW_CARTHAGE], region: null },
];

/** Posts with a general where a CU may join him: not inside a besieged city, and only where there is room (6.3). */
function postsOfGenerals(s: Hannibal, seat: Seat, region: string | null): number[] {
  const posts = OF_SIDE[seat].map((general) => s.generals[general]!).filter((post) => post >= 0);
  return [...new Set(posts)].filter(
    (post) =>
      !isBesiegedPost(s, post) &&
      (region === null || REGION_OF[spaceOf(post)] === region) &&
      canShutIn(s, seat, post) &&
      (!isInside(post) || roomInside(s, seat, spaceOf(post)) > 0),
  );
}

/** Why no CU may join the generals of a space: they are besieged, or the city is full (6.3). */
function whyNotJoin(s: Hannibal, seat: Seat, id: string): Reason | undefined {
  if (!isPlace(id)) return undefined;
  const at = spaceOf(postNamed(id));
  const posts = OF_SIDE[seat].map((general) => s.generals[general]!).filter((post) => post >= 0 && spaceOf(post) === at);
  if (posts.some((post) => isBesiegedPost(s, post))) return { why: "hannibal.why.besieged", rule: "6.3" };
  const isFull = posts.some((post) => isInside(post) && roomInside(s, seat, at) === 0);
  return isFull ? { why: "hannibal.why.no-room", rule: "6.3" } : undefined;
}

/** Why a CU of Carthage does not go to a space: it is in another country, or neither a city that takes it nor a general is there. */
function whyNotRaisedAt(s: Hannibal, cities: readonly number[], region: string | null, id: string): Reason | undefined {
  if (!isPlace(id)) return undefined;
  const at = spaceOf(postNamed(id));
  const params = { space: SPACE_OPTIONS[at]! };
  if (region !== null && REGION_OF[at] !== region)
    return { why: region === "africa" ? "hannibal.why.not-in-africa" : "hannibal.why.not-in-spain", rule: "6.1", params };
  if (!cities.includes(at)) return { why: "hannibal.why.nobody-to-join", rule: "6.1" };
  if (!controls(s, "carthage", at)) return { why: "hannibal.why.not-yours", rule: "6.1", params };
  return { why: isBesieged(s, at) ? "hannibal.why.besieged" : "hannibal.why.no-room", rule: "6.3" };
}

/** Where a CU may go into one of the seat's cities, or -1. */
const postInCity = (s: Hannibal, seat: Seat, city: number): number => (controls(s, seat, city) ? postToJoin(s, seat, city) : -1);

export function* carthaginianReinforcements(t: T): Play {
  const s = t.s;
  for (const { because, cities, region, condition } of LEVIES) {
    if (condition && !condition(s)) continue;
    const inCities = cities.map((city) => postInCity(s, "carthage", city)).filter((post) => post >= 0);
    const posts = [...new Set([...inCities, ...postsOfGenerals(s, "carthage", region)])];
    if (posts.length === 0) {
      t.note("hannibal.log.reinforcement-lost", { seat: "seat:carthage", cus: 1, because: `${because}.lost` }, "6.1");
      continue;
    }
    const answer = yield* choose(
      "carthage",
      posts.map((post) => POST_OPTIONS[post]!),
      {
        prompt: "hannibal.reinforce-carthage",
        rule: "6.1",
        params: { because },
        whyNot: (id) => whyNotJoin(s, "carthage", id) ?? whyNotRaisedAt(s, cities, region, id),
      },
    );
    place(t, "carthage", postNamed(answer), 1);
  }
}

/** Puts new CUs on the map. */
export function place(t: T, seat: Seat, post: number, cus: number, elephants = 0): void {
  if (!isInside(post)) shutIn(t, seat, post); // 10.7
  addCUs(t.s, seat, post, cus, elephants);
  t.note(
    "hannibal.log.reinforced",
    { seat: `seat:${seat}`, units: unitNames({ cus, elephants }), space: POST_OPTIONS[post]!, ...whereabouts(t.s, seat, post) },
    "6",
  );
  if (!isInside(post)) displaceLoneEnemies(t, seat, post); // 6.3
  tidy(t); // 10.7
}

/** Why a displaced general does not come back to a space (6.1, 24). */
function whyNotBackAt(s: Hannibal, general: number, id: string): Reason | undefined {
  if (!isPlace(id)) return undefined;
  const at = spaceOf(postNamed(id));
  if (cusInSpace(s, "carthage", at) === 0)
    return { why: "hannibal.why.return-general", rule: "6.1", params: { general: GENERAL_OPTIONS[general]! } };
  return isAtHome(general, at) ? { why: "hannibal.why.besieged", rule: "6.1" } : whyConfined(general);
}

/** Displaced Carthaginian generals return with any CUs that are not besieged; Hanno only in Africa (24). */
export function* carthaginianGenerals(t: T): Play {
  const s = t.s;
  for (const general of OF_SIDE.carthage) {
    if (s.generals[general] !== AWAY.displaced) continue;
    const home = confinedTo(general);
    const posts = postsWithCUs(s, "carthage").filter(
      (post) => !isBesiegedPost(s, post) && (home === undefined || REGION_OF[spaceOf(post)] === home),
    );
    if (posts.length === 0) continue;
    const answer = yield* choose(
      "carthage",
      posts.map((post) => POST_OPTIONS[post]!),
      {
        prompt: "hannibal.return-general",
        rule: "6.1",
        params: { general: GENERAL_OPTIONS[general]! },
        whyNot: (id) => whyNotBackAt(s, general, id),
      },
    );
    comeIn(t, general, postNamed(answer));
    yield* nameCommander(t, "carthage", postNamed(answer)); // 9.3
  }
}

function comeIn(t: T, general: number, post: number, because?: Key): void {
  const s = t.s;
  s.generals[general] = post;
  s.commands[general] = 0;
  settleCommand(s, OF_SIDE.rome.includes(general) ? "rome" : "carthage", post);
  t.note(
    "hannibal.log.general-arrives",
    {
      general: GENERAL_OPTIONS[general]!,
      space: POST_OPTIONS[post]!,
      ...whereabouts(s, sideOf(general), post),
      ...(because && { because }),
    },
    "6",
  );
}

// 6.2 Rome

const ROMAN_CUS = 5;
const LEAST_IN_ITALY = 3;

export function* romanReinforcements(t: T): Play {
  const s = t.s;
  const rome = postInCity(s, "rome", ROMA);
  const posts = [...new Set([...(rome >= 0 ? [rome] : []), ...postsOfGenerals(s, "rome", null)])];
  const italian = posts.filter((post) => REGION_OF[spaceOf(post)] === "italia");
  const room = (post: number) => (isInside(post) ? Math.min(ROMAN_CUS, roomInside(s, "rome", spaceOf(post))) : ROMAN_CUS);
  const roomIn = (which: readonly number[]) => which.reduce((sum, post) => sum + room(post), 0);
  // CUs that cannot be placed in Italy are lost
  const inItaly = Math.min(LEAST_IN_ITALY, roomIn(italian));
  const abroad = posts.filter((post) => !italian.includes(post));
  const most = Math.min(ROMAN_CUS, roomIn(italian) + Math.min(ROMAN_CUS - LEAST_IN_ITALY, roomIn(abroad)));
  if (most < ROMAN_CUS) {
    const because: Key = abroad.length > 0 ? "hannibal.levy.rome-abroad" : "hannibal.levy.rome";
    t.note("hannibal.log.reinforcement-lost", { seat: "seat:rome", cus: ROMAN_CUS - most, because }, "6.3");
  }
  if (most === 0) return;
  const built = yield* stackOfFive(t, posts, italian, room, most);
  const limits: Limit[] = [
    { items: italian.map((post) => POST_OPTIONS[post]!), min: inItaly, max: ROMAN_CUS },
    { items: abroad.map((post) => POST_OPTIONS[post]!), min: 0, max: ROMAN_CUS - LEAST_IN_ITALY },
  ];
  const placed = yield* allocate(
    "rome",
    posts.map((post) => ({
      id: POST_OPTIONS[post]!,
      min: post === built ? CONSULAR_ARMY - cusAt(s, "rome", post) : 0,
      max: room(post),
    })),
    most,
    most,
    {
      prompt: "hannibal.reinforce-rome",
      rule: "6.2",
      params: { cus: most },
      whyNot: (id) => whyNotJoin(s, "rome", id) ?? spacesWhere("hannibal.why.reinforce-rome", "6.2")(id),
    },
    limits,
  );
  for (const [option, cus] of Object.entries(placed)) if (cus > 0) place(t, "rome", postNamed(option), cus);
}

/** 6.2: without a stack of five CUs the reinforcements must form one, if they can. Returns its post, or -1. */
function* stackOfFive(
  t: T,
  posts: readonly number[],
  italian: readonly number[],
  room: (post: number) => number,
  most: number,
): Play<number> {
  const s = t.s;
  if (postsWithCUs(s, "rome").some((post) => cusAt(s, "rome", post) >= CONSULAR_ARMY)) return -1;
  const possible = posts.filter((post) => {
    const needed = CONSULAR_ARMY - cusAt(s, "rome", post);
    return needed <= Math.min(most, room(post)) && (italian.includes(post) || needed <= ROMAN_CUS - LEAST_IN_ITALY);
  });
  if (possible.length === 0) return -1;
  const answer = yield* choose(
    "rome",
    possible.map((post) => POST_OPTIONS[post]!),
    { prompt: "hannibal.stack-of-five", rule: "6.2", whyNot: spacesWhere("hannibal.why.stack-of-five", "6.2") },
  );
  return postNamed(answer);
}

// 6.7 Scipio Africanus

const AFRICANUS_TURN = 6;

/** Why Scipio Africanus does not arrive in a space, or nothing if he may: in Italy or a port in Spain, with a Roman PC and no enemy CUs. */
function whyNotAfricanus(s: Hannibal, space: number): Reason | undefined {
  const isItalian = REGION_OF[space] === "italia";
  if (!isItalian && (REGION_OF[space] !== "hispania" || PORTS[space] === undefined))
    return { why: "hannibal.why.africanus", rule: "6.7" };
  if (isCity(space) && isValley(s)) return { why: "hannibal.why.africanus-city", rule: "6.7" };
  if (!controls(s, "rome", space)) return { why: "hannibal.why.not-yours", rule: "6.7" };
  return cusAt(s, "carthage", space) > 0 ? { why: "hannibal.why.enemy-cus", rule: "6.7" } : undefined;
}

export function* scipioAfricanus(t: T): Play {
  const s = t.s;
  if (s.turn !== AFRICANUS_TURN || s.generals[AFRICANUS] !== AWAY.notYet) return;
  const spaces: number[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) if (!whyNotAfricanus(s, space)) spaces.push(space);
  if (spaces.length === 0) {
    s.generals[AFRICANUS] = AWAY.gone;
    t.note("hannibal.log.never-arrives", { general: GENERAL_OPTIONS[AFRICANUS]! }, "6.7");
    return;
  }
  const answer = yield* choose(
    "rome",
    spaces.map((space) => SPACE_OPTIONS[space]!),
    { prompt: "hannibal.africanus", rule: "6.7", whyNot: (id) => (isPlace(id) ? whyNotAfricanus(s, postNamed(id)) : undefined) },
  );
  const space = postNamed(answer);
  comeIn(t, AFRICANUS, space);
  place(t, "rome", space, 5);
}

// 6.4-6.6 Consuls and proconsul

export function* elections(t: T): Play {
  const s = t.s;
  yield* nameProconsul(t);
  for (const general of OF_SIDE.rome) {
    const stays = general === s.proconsul || general === AFRICANUS || s.generals[general] === AWAY.gone;
    if (!stays) sendToCup(t, general); // 6.4.2
  }
  tidy(t); // 10.7
  const drawn: number[] = [];
  for (let n = 0; n < 2; n++) {
    const cup = OF_SIDE.rome.filter((general) => s.generals[general] === AWAY.cup && !drawn.includes(general));
    if (cup.length > 0) drawn.push(t.randomOf(cup)); // 6.4.3
  }
  s.consuls = drawn;
  t.note("hannibal.log.consuls", { generals: drawn.map((general) => GENERAL_OPTIONS[general]!) }, "6.4");
  for (const consul of drawn) yield* placeConsul(t, consul);
  const posts = new Set(OF_SIDE.rome.map((general) => s.generals[general]!).filter((post) => post >= 0));
  for (const post of posts) {
    const generals = generalsAt(s, "rome", post);
    yield* nameCommander(t, "rome", post, generals, { always: generals.some((general) => drawn.includes(general)) }); // 9.3, 18.2
  }
}

function sendToCup(t: T, general: number): void {
  const s = t.s;
  const post = s.generals[general]!;
  s.generals[general] = AWAY.cup;
  s.commands[general] = 0;
  const name = GENERAL_OPTIONS[general]!;
  if (post === AWAY.displaced) t.note("hannibal.log.displaced-home", { general: name }, "6.4");
  if (post < 0) return;
  settleCommand(s, "rome", post);
  const cus = hasGeneral(s, "rome", post) ? 0 : cusAt(s, "rome", post); // those he leaves without a general
  t.note("hannibal.log.go-home", { general: name, space: POST_OPTIONS[post]!, ...whereabouts(s, "rome", post), cus }, "6.4");
}

/** 6.6: the proconsul stays, or a departing consul replaces him. */
function* nameProconsul(t: T): Play {
  const s = t.s;
  const candidates = OF_SIDE.rome.filter((general) => general !== AFRICANUS && isOnMap(s, general));
  const options = candidates.map((general) => GENERAL_OPTIONS[general]!);
  if ((s.options.proconsul === "optional" && s.proconsul < 0) || options.length === 0) options.push("none"); // he is dismissed for another
  const answer = yield* choose("rome", options, {
    prompt: "hannibal.proconsul",
    rule: "6.4",
    whyNot: (id) =>
      id === GENERAL_OPTIONS[AFRICANUS] && isOnMap(s, AFRICANUS)
        ? { why: "hannibal.why.africanus-stays", rule: "6.7" }
        : undefined,
  });
  s.consuls = [];
  const old = s.proconsul;
  s.proconsul = answer === "none" ? -1 : generalNamed(answer);
  if (s.proconsul < 0) t.note("hannibal.log.no-proconsul", {}, "6.6");
  else {
    const relieved = old >= 0 && old !== s.proconsul && isOnMap(s, old) ? [GENERAL_OPTIONS[old]!] : [];
    const post = s.generals[s.proconsul]!;
    t.note(
      "hannibal.log.proconsul",
      { general: answer, space: POST_OPTIONS[post]!, ...whereabouts(s, "rome", post), relieved },
      "6.6",
    );
  }
}

/** 6.5: with at least five CUs; inside besieged Rome only if there is nowhere else. Fabius never leaves Italy (24). */
function consulPosts(s: Hannibal, consul: number): number[] {
  const open = postsWithCUs(s, "rome").filter(
    (post) => !isBesiegedPost(s, post) && (consul !== FABIUS || REGION_OF[spaceOf(post)] === "italia"),
  );
  const armies = open.filter((post) => cusAt(s, "rome", post) >= CONSULAR_ARMY);
  if (armies.length > 0) return armies;
  const behindWalls = insideOf(ROMA);
  if (consul === FABIUS && open.length > 0 && cusAt(s, "rome", behindWalls) < CONSULAR_ARMY) return open; // 24
  return [cusAt(s, "carthage", ROMA) === 0 ? ROMA : behindWalls];
}

/** Why a consul does not take command in a place (6.5). */
function whyNotTakeCommand(s: Hannibal, consul: number, id: string): Reason | undefined {
  if (!isPlace(id)) return undefined;
  const space = spaceOf(postNamed(id));
  if (consul === FABIUS && REGION_OF[space] !== "italia") return whyConfined(FABIUS);
  const cus = cusInSpace(s, "rome", space);
  if (cus < CONSULAR_ARMY)
    return { why: "hannibal.why.not-five-cus", rule: "6.5", params: { cus, space: SPACE_OPTIONS[space]! } };
  return { why: "hannibal.why.place-consul", rule: "6.5" };
}

function* placeConsul(t: T, consul: number): Play {
  const posts = consulPosts(t.s, consul);
  const answer = yield* choose(
    "rome",
    posts.map((post) => POST_OPTIONS[post]!),
    {
      prompt: "hannibal.place-consul",
      rule: "6.5",
      params: { general: GENERAL_OPTIONS[consul]! },
      whyNot: (id) => whyNotTakeCommand(t.s, consul, id),
    },
  );
  const post = postNamed(answer);
  comeIn(t, consul, post, spaceOf(post) === ROMA ? undefined : "hannibal.because.consular-army");
}
