import type { Params, Play } from "../../../engine/index.ts";
import { chooseWay, endOf, nearestOrCheaper, type RetreatWay, waysOut } from "../../shared/rules/retreat.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { moveStack } from "./aftermath.ts";
import { isConsular, meetOthers, replaceCommander } from "./army.ts";
import { allocate, choose, type Option, pick } from "./ask.ts";
import { leaveMarch } from "./campaign.ts";
import { controls, isHostile } from "./control.ts";
import {
  addCUs,
  cusAt,
  displaceLoneEnemies,
  dropTrain,
  elephantsAt,
  eliminateAll,
  generalsAt,
  isBesieged,
  isConsul,
  loseCUs,
  roomInside,
} from "./forces.ts";
import { confinedTo, GENERAL_OPTIONS, generalNamed } from "./generals.ts";
import { insideOf, isCity, POST_OPTIONS, postNamed, REGION_OF, ROADS, SPACE_OPTIONS, spaceOf } from "./map.ts";
import type { Hannibal, T } from "./state.ts";

// 15 Retreats

const MOST_SPACES = 4; // 15.1

/** The beaten army leaves the battle space: into the city, away over land, or not at all. */
export function* retreat(t: T, loser: Seat): Play {
  const s = t.s;
  const battle = s.battle!;
  const { space } = battle;
  if (loser === "carthage") dropTrain(t, space); // card 30
  if (isGone(s, loser, space)) return;
  if (loser === battle.attacker && battle.sallied) {
    moveStack(s, loser, space, battle.from); // 20.7: back into the city it came from
    return;
  }
  const refuge = refugeOf(s, loser);
  const whole = refuge !== null && holdsAll(s, loser, refuge);
  if (refuge && !whole) yield* splitIntoCity(t, loser, refuge); // 15.4
  if (!isGone(s, loser, space)) yield* retreatFromField(t, loser, whole);
}

const isGone = (s: Hannibal, seat: Seat, space: number): boolean =>
  cusAt(s, seat, space) === 0 && generalsAt(s, seat, space).length === 0;

/** The whole army goes to one place: over land, or into the city if that has room for all of it. */
function* retreatFromField(t: T, loser: Seat, cityTakesAll: boolean): Play {
  const s = t.s;
  const battle = s.battle!;
  const { space } = battle;
  const ways = waysToRetreat(s, loser);
  const ends = [...new Set(ways.map(endOf))];
  const places = cityTakesAll ? [insideOf(space), ...ends] : ends;
  if (places.length === 0) {
    battle.lost[loser] += cusAt(s, loser, space);
    t.note("hannibal.log.no-retreat", { seat: `seat:${loser}` }, "15.3");
    eliminateAll(t, loser, space);
    return;
  }
  const answer = yield* choose(
    loser,
    places.map((place) => POST_OPTIONS[place]!),
    { prompt: "hannibal.retreat", rule: "15.1" },
  );
  const to = postNamed(answer);
  const beaten = generalsAt(s, loser, space);
  if (cityTakesAll && to === insideOf(space)) {
    moveStack(s, loser, space, to);
    t.note("hannibal.log.retreated", { seat: `seat:${loser}`, space: answer, losses: 0 }, "15.4");
  } else {
    const way = yield* chooseWay(
      loser,
      ways.filter((candidate) => endOf(candidate) === to),
      (at) => cusAt(s, loser, at) > 0,
      { prompt: "hannibal.retreat", rule: "15.1", options: SPACE_OPTIONS },
    );
    yield* walk(t, loser, way);
  }
  if (loser !== battle.attacker) yield* meetOthers(t, to, beaten); // 9.3; the attacker says so at the end of his march
}

// 15.4 Into the city of the battle space

/** The city of the battle space, and who of the beaten may go into it. */
interface Refuge {
  room: number;
  cus: number;
  elephants: number;
  generals: number[];
}

/** All may, if it is not besieged (15.4); only those who came out of it, if it is (20.7). */
function refugeOf(s: Hannibal, loser: Seat): Refuge | null {
  const { space, attacker, sortie } = s.battle!;
  if (!isCity(space) || !controls(s, loser, space)) return null;
  const room = roomInside(s, loser, space);
  const generals = generalsAt(s, loser, space);
  if (!isBesieged(s, space)) return { room, cus: s.cus[loser][space]!, elephants: elephantsAt(s, loser, space), generals };
  if (loser !== attacker) return null;
  const { cus, elephants } = sortie;
  return { room, cus, elephants, generals: generals.filter((general) => sortie.generals.includes(general)) };
}

/** Whether the city takes in all the beaten: then they stay together (15.4). */
const holdsAll = (s: Hannibal, loser: Seat, { room, cus, elephants, generals }: Refuge): boolean => {
  const { space } = s.battle!;
  const all = cusAt(s, loser, space);
  return cus + elephants === all && all <= room && generals.length === generalsAt(s, loser, space).length;
};

/** 15.4: what the city cannot hold, or what did not come out of it, has to go another way. 18.1 holds for consuls. */
function* splitIntoCity(t: T, loser: Seat, refuge: Refuge): Play {
  const s = t.s;
  const battle = s.battle!;
  const { space } = battle;
  const inside = insideOf(space);
  const all = cusAt(s, loser, space);
  const most = Math.min(refuge.room, refuge.cus + refuge.elephants);
  const params = { space: POST_OPTIONS[inside]!, max: most };
  const bySea = loser === battle.attacker && battle.bySea; // 15.2: there is no other way out
  const count = bySea ? most : yield* chooseHowMany(t, loser, refuge, most, params);
  if (count === 0) return;
  const elephants = yield* chooseElephants(loser, refuge, count, space);
  const isFree = (general: number) => !isConsul(s, general);
  const mayEnter = refuge.generals.filter((general) => isFree(general) || isConsular(count, all) || bySea);
  const mustEnter = refuge.generals.filter(
    (general) => bySea || count === all || !(isFree(general) || isConsular(all - count, all)),
  );
  const asked = mayEnter.filter((general) => !mustEnter.includes(general));
  const picked = yield* pick(
    loser,
    asked.map((general) => GENERAL_OPTIONS[general]!),
    0,
    asked.length,
    { prompt: "hannibal.retreat-inside.generals", rule: "15.4", params },
  );
  if (loser === battle.attacker) leaveMarch(s, s.march!, count - elephants, elephants, true, inside); // 10.11
  addCUs(s, loser, space, elephants - count, -elephants);
  addCUs(s, loser, inside, count - elephants, elephants);
  battle.sortie = { cus: 0, elephants: 0, generals: [] }; // who came out of the city has gone back, or stays out
  for (const general of [...mustEnter, ...picked.map(generalNamed)]) s.generals[general] = inside;
  for (const post of [inside, space]) yield* replaceCommander(t, loser, post); // 9.3
  t.note("hannibal.log.retreated", { seat: `seat:${loser}`, space: POST_OPTIONS[inside]!, losses: 0 }, "15.4");
}

/** How many CUs go into the city: no consul may be left with fewer than five on either side of the walls (18.1). */
function* chooseHowMany(t: T, loser: Seat, refuge: Refuge, most: number, params: Params): Play<number> {
  const s = t.s;
  const { space } = s.battle!;
  const all = cusAt(s, loser, space);
  const consuls = generalsAt(s, loser, space).filter((general) => isConsul(s, general));
  const options: Option[] = [];
  for (let count = 0; count <= most; count++) {
    const fits = consuls.every(
      (consul) => isConsular(all - count, all) || (refuge.generals.includes(consul) && isConsular(count, all)),
    );
    if (fits) options.push(`inside:${count}`);
  }
  const answer = yield* choose(loser, options, { prompt: "hannibal.retreat-inside", rule: "15.4", params });
  return Number(answer.slice("inside:".length));
}

function* chooseElephants(loser: Seat, refuge: Refuge, count: number, space: number): Play<number> {
  if (refuge.elephants === 0) return 0;
  const chosen = yield* allocate(
    loser,
    [
      { id: "cus", min: 0, max: refuge.cus },
      { id: "elephants", min: 0, max: refuge.elephants },
    ],
    count,
    count,
    { prompt: "hannibal.inside.which", rule: "15.4", params: { space: SPACE_OPTIONS[space]! } },
  );
  return chosen.elephants ?? 0;
}

// 15.1-15.3 Over land

/** The ways over land to a place where a retreat may end: a PC of the loser and no enemy CUs, or more friendly CUs than retreat. */
export function waysToRetreat(s: Hannibal, loser: Seat): RetreatWay[] {
  const battle = s.battle!;
  if (loser === battle.attacker && battle.bySea) return []; // 15.2
  const cus = cusAt(s, loser, battle.space);
  const ways = waysOut({
    start: battle.space,
    cus,
    units: cus,
    most: MOST_SPACES,
    roadsFrom: (space) => ROADS[space]!,
    mayEnter: (space, first) =>
      (loser === battle.attacker ? !first || space === battle.from : space !== spaceOf(battle.from)) && // 15.2
      (cus > 0 || cusAt(s, other(loser), space) === 0), // 10.4
    tollOf: (space) => tollOf(s, loser, space),
    friendsAt: (space) => ({ cus: cusAt(s, loser, space), units: cusAt(s, loser, space) }),
    isRefuge: (space) => controls(s, loser, space) && cusAt(s, other(loser), space) === 0,
    isBarred: () => false,
  });
  return nearestOrCheaper(ways.filter((way) => isAllowedFor(s, loser, way)));
}

/** Generals confined to a country do not leave it even beaten (24). */
const isAllowedFor = (s: Hannibal, loser: Seat, { spaces }: RetreatWay): boolean =>
  generalsAt(s, loser, s.battle!.space).every((general) => {
    const home = confinedTo(general);
    return home === undefined || spaces.every((space) => REGION_OF[space] === home);
  });

/** 15.3: a CU for an enemy PC or a tribe that is not friendly, and one for each enemy CU there. */
const tollOf = (s: Hannibal, loser: Seat, space: number): number =>
  (isHostile(s, loser, space) ? 1 : 0) + cusAt(s, other(loser), space);

/** Walks the retreat: losses on the way, and friends who are not more than the beaten are swept along. */
function* walk(t: T, loser: Seat, path: RetreatWay): Play {
  const s = t.s;
  const battle = s.battle!;
  let at = battle.space;
  for (const to of path.spaces) {
    const toll = Math.min(tollOf(s, loser, to), cusAt(s, loser, at));
    battle.lost[loser] += yield* loseCUs(t, loser, at, toll, { rule: "15.3" });
    moveStack(s, loser, at, to);
    at = to;
    displaceLoneEnemies(t, loser, at); // 10.10
    if (loser === "carthage" && at !== endOf(path)) dropTrain(t, at); // card 30
  }
  t.note("hannibal.log.retreated", { seat: `seat:${loser}`, space: SPACE_OPTIONS[at]!, losses: path.losses }, "15.1");
}
