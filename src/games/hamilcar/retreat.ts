import { allocate, choose, type Item, other, type Play, pick, type Seat } from "../../engine/index.ts";
import { chooseWay, endOf, nearestOrCheaper, type RetreatWay, waysOut } from "../shared/retreat.ts";
import { controls, hasTribe, SEAT_NAMES } from "./control.ts";
import {
  cusAt,
  cusInSpace,
  displace,
  elephantsAt,
  generalsAt,
  isBesieged,
  loseCUs,
  moveAll,
  tidy,
  trimMarch,
  unitsAt,
  unitsInSpace,
} from "./forces.ts";
import { GENERAL_OPTIONS, GENERALS, generalNamed } from "./generals.ts";
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
import { isKeptInAfrica } from "./miat.ts";
import { type Hamilcar, isSilver, type T } from "./state.ts";

// 13.5 Retreat

const MOST_SPACES = 4;

/** The beaten force leaves the battle space: into the city, away by road or by sea, or not at all. */
export function* retreat(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const loser = other(battle.winner!);
  const { space } = battle;
  battle.stage = "consequences";
  if (isEmpty(s, loser, space)) return;
  yield* retreatIntoCity(t, loser);
  if (isEmpty(s, loser, space)) return;
  const byRoad = waysByRoad(s, loser);
  const ends = [...new Set(byRoad.map(endOf))].map((at) => SPACE_OPTIONS[at]!);
  const bySea = portsToRetreatTo(s, loser).map((port) => SEA_OPTIONS[port]!);
  const options = [...ends, ...bySea];
  if (options.length === 0) return yield* wipedOut(t, loser, space);
  const wording = { prompt: "hamilcar.retreat", rule: "13.5.A" };
  const answer = yield* choose(loser, options, { ...wording, params: { seat: SEAT_NAMES[loser] } });
  const to = spaceNamed(answer);
  if (answer.startsWith("sea:")) return yield* walk(t, loser, { spaces: [to], losses: 0 });
  const ways = byRoad.filter((way) => endOf(way) === to);
  yield* walk(t, loser, yield* chooseWay(loser, ways, (at) => unitsAt(s, loser, at) > 0, { ...wording, options: SPACE_OPTIONS }));
}
const isEmpty = (s: Hamilcar, seat: Seat, at: number): boolean =>
  cusAt(s, seat, at) === 0 && generalsAt(s, seat, at).length === 0;

/** 13.5.C: without a place to go the force is lost. */
function* wipedOut(t: T, loser: Seat, post: number): Play {
  const s = t.s;
  const battle = s.battle!;
  battle.lost[loser] += cusAt(s, loser, post);
  t.note("hamilcar.log.no-retreat", { seat: SEAT_NAMES[loser], lost: cusAt(s, loser, post) }, "13.5.C");
  s.cus[loser][post] = 0;
  if (loser === "carthage") s.elephants[post] = 0;
  trimMarch(s);
  for (const general of generalsAt(s, loser, post)) yield* displace(t, general, "13.5.C");
}

// 13.5.E Into the city of the battle space

/** All may go in if the city is not besieged; if it is, only those who came out of it. */
function* retreatIntoCity(t: T, loser: Seat): Play {
  const s = t.s;
  const battle = s.battle!;
  const { space, sortie } = battle;
  if (!isCity(space) || !controls(s, loser, space)) return;
  const open = !isBesieged(s, space);
  const inside = insideOf(space);
  const room = HOLDS[space]! - cusAt(s, loser, inside);
  const cus = Math.min(room, s.cus[loser][space]!, open ? Number.POSITIVE_INFINITY : sortie.cus);
  const elephants = Math.min(room, elephantsAt(s, loser, space), open ? Number.POSITIVE_INFINITY : sortie.elephants);
  const generals = generalsAt(s, loser, space).filter((general) => open || sortie.generals.includes(general));
  const items: Item[] = [];
  if (cus > 0) items.push({ id: "cus", min: 0, max: cus });
  if (elephants > 0) items.push({ id: "elephants", min: 0, max: elephants });
  const params = { space: SPACE_OPTIONS[space]! };
  const most = Math.min(room, cus + elephants);
  const go = yield* allocate(loser, items, 0, most, { prompt: "hamilcar.retreat-inside-units", rule: "13.5.E", params });
  s.cus[loser][space]! -= go.cus ?? 0;
  s.cus[loser][inside]! += go.cus ?? 0;
  if (loser === "carthage") {
    s.elephants[space]! -= go.elephants ?? 0;
    s.elephants[inside]! += go.elephants ?? 0;
  }
  trimMarch(s);
  const options = generals.map((general) => GENERAL_OPTIONS[general]!);
  const all = cusAt(s, loser, space) === 0 ? options.length : 0; // nobody is left outside to go with
  const chosen = yield* pick(loser, options, all, options.length, {
    prompt: "hamilcar.retreat-inside-generals",
    rule: "13.5.E",
    params,
  });
  for (const option of chosen) s.generals[generalNamed(option)] = inside;
  if (chosen.length + (go.cus ?? 0) + (go.elephants ?? 0) > 0)
    t.note("hamilcar.log.retreated", { seat: SEAT_NAMES[loser], space: POST_OPTIONS[inside]!, losses: 0 }, "13.5.E");
}

// 13.5.A-D By road, or by one sea lane

/** 13.5.C: a CU for an enemy PC or a tribe, and one for each enemy CU there (Golden Geek: each enemy unit). */
const tollOf = (s: Hamilcar, loser: Seat, at: number): number => {
  const enemy = other(loser);
  const marker = controls(s, enemy, at) || hasTribe(s, at) ? 1 : 0;
  return marker + (isSilver(s) ? cusInSpace(s, enemy, at) : unitsInSpace(s, enemy, at));
};

/** The ways by road: to a friendly space without enemy units, or to more friendly units; in Silver never where enemy CUs are. */
function waysByRoad(s: Hamilcar, loser: Seat): RetreatWay[] {
  const battle = s.battle!;
  const attacks = loser === battle.attacker;
  const enemy = other(loser);
  if (attacks && battle.bySea) return [];
  const ways = waysOut({
    start: battle.space,
    cus: cusAt(s, loser, battle.space),
    units: unitsAt(s, loser, battle.space),
    most: MOST_SPACES,
    roadsFrom: (at) => PLAIN_ROADS[at]!,
    mayEnter: (at, first) => (attacks ? !first || battle.from < 0 || at === battle.from : at !== battle.from), // 13.5.B
    tollOf: (at) => tollOf(s, loser, at),
    friendsAt: (at) => ({ cus: cusAt(s, loser, at), units: unitsAt(s, loser, at) }),
    isRefuge: (at) => controls(s, loser, at) && unitsInSpace(s, enemy, at) === 0,
    isBarred: (at) => isSilver(s) && cusInSpace(s, enemy, at) > 0,
  });
  if (isSilver(s)) return nearestOrCheaper(ways);
  const longer = (a: RetreatWay, b: RetreatWay) => a.losses === b.losses && a.spaces.length > b.spaces.length;
  return nearestOrCheaper(ways.filter((way) => !ways.some((rival) => longer(way, rival)))); // Golden Geek: the shortest at its price
}

/** 13.5.D: with an Admiral along one sea lane, not over Mare Tyrrhenum, to a port without enemy PC or units. */
function portsToRetreatTo(s: Hamilcar, loser: Seat): number[] {
  const battle = s.battle!;
  const { space, from } = battle;
  const enemy = other(loser);
  if (!generalsAt(s, loser, space).some((general) => GENERALS[general]!.admiral)) return [];
  const kept = (to: number) => loser === "carthage" && isAfrican(space) && !isAfrican(to) && isKeptInAfrica(s);
  return COASTAL[space]!.filter((to) => {
    if (loser === battle.attacker ? from >= 0 && to !== from : to === from) return false; // 13.5.B
    return !controls(s, enemy, to) && unitsInSpace(s, enemy, to) === 0 && !kept(to);
  });
}

/** Walks the way: losses, enemy generals alone displaced, friends who are not more swept along. */
function* walk(t: T, loser: Seat, { spaces, losses }: RetreatWay): Play {
  const s = t.s;
  const battle = s.battle!;
  const enemy = other(loser);
  let at = battle.space;
  for (const [step, to] of spaces.entries()) {
    battle.lost[loser] += yield* loseCUs(t, loser, at, tollOf(s, loser, to), { rule: "13.5.C" });
    if (step < spaces.length - 1 && unitsAt(s, loser, to) > unitsAt(s, loser, at)) continue; // it passes those whom it may not join
    moveAll(s, loser, at, to);
    if (s.march!.seat === loser) s.march!.at = to;
    at = to;
    if ((isSilver(s) ? cusAt : unitsAt)(s, enemy, at) === 0 && cusAt(s, loser, at) > 0)
      for (const general of generalsAt(s, enemy, at)) yield* displace(t, general, "13.5.C");
  }
  trimMarch(s);
  t.note("hamilcar.log.retreated", { seat: SEAT_NAMES[loser], space: SPACE_OPTIONS[at]!, losses }, "13.5.A");
  tidy(s);
}
