import { allocate, choose, type Item, other, type Play, pick, type Seat } from "../../engine/index.ts";
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
import { COASTAL, HOLDS, insideOf, isAfrican, isCity, PLAIN_ROADS, POST_OPTIONS, SEA_OPTIONS, SPACE_OPTIONS } from "./map.ts";
import { isKeptInAfrica } from "./miat.ts";
import { type Hamilcar, isSilver, type T } from "./state.ts";

// 13.5 Retreat

const MOST_SPACES = 4;

/** A way to retreat: the spaces entered, and the CUs that it costs. */
export interface Way {
  option: string;
  spaces: number[];
  losses: number;
}

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
  const ways = waysToRetreat(s, loser);
  if (ways.length === 0) return yield* wipedOut(t, loser, space);
  const options = ways.map(({ option }) => option);
  const answer = yield* choose(loser, options, {
    prompt: "hamilcar.retreat",
    rule: "13.5.A",
    params: { seat: SEAT_NAMES[loser] },
  });
  yield* walk(t, loser, ways.find(({ option }) => option === answer)!);
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

/** Ways to retreat that the rules leave open: to the nearest place, or farther if that costs fewer CUs. */
export function waysToRetreat(s: Hamilcar, loser: Seat): Way[] {
  const battle = s.battle!;
  const attacks = loser === battle.attacker;
  const enemy = other(loser);
  const best = new Map<number, Way>();
  const visit = (at: number, cus: number, units: number, losses: number, spaces: number[]) => {
    for (const to of PLAIN_ROADS[at]!) {
      if (to === battle.space || spaces.includes(to)) continue;
      if (attacks ? spaces.length === 0 && battle.from >= 0 && to !== battle.from : to === battle.from) continue; // 13.5.B
      const toll = tollOf(s, loser, to);
      if (toll >= cus && cus > 0) continue;
      const way = { option: SPACE_OPTIONS[to]!, spaces: [...spaces, to], losses: losses + toll };
      const left = units - toll;
      const friends = unitsAt(s, loser, to);
      const isEnd = cusAt(s, enemy, to) === 0 && (friends > left || (controls(s, loser, to) && unitsInSpace(s, enemy, to) === 0));
      if (isEnd) {
        const known = best.get(to);
        if (!known || isBetter(way, known)) best.set(to, way);
      } else if (way.spaces.length < MOST_SPACES)
        visit(to, cus - toll + cusAt(s, loser, to), left + friends, way.losses, way.spaces);
    }
  };
  if (!(attacks && battle.bySea)) visit(battle.space, cusAt(s, loser, battle.space), unitsAt(s, loser, battle.space), 0, []);
  const ends = [...best.values()];
  const nearest = Math.min(...ends.map(({ spaces }) => spaces.length));
  const price = Math.min(...ends.filter(({ spaces }) => spaces.length === nearest).map(({ losses }) => losses));
  const byRoad = ends.filter(({ spaces, losses }) => spaces.length === nearest || losses < price);
  return [...byRoad, ...waysBySea(s, loser)];
}
const isBetter = (a: Way, b: Way): boolean => a.losses < b.losses || (a.losses === b.losses && a.spaces.length < b.spaces.length);

/** 13.5.D: with an Admiral along one sea lane, not over Mare Tyrrhenum, to a port without enemy PC or units. */
function waysBySea(s: Hamilcar, loser: Seat): Way[] {
  const battle = s.battle!;
  const { space, from } = battle;
  const enemy = other(loser);
  if (!generalsAt(s, loser, space).some((general) => GENERALS[general]!.admiral)) return [];
  const kept = (to: number) => loser === "carthage" && isAfrican(space) && !isAfrican(to) && isKeptInAfrica(s);
  return COASTAL[space]!.filter((to) => {
    if (loser === battle.attacker ? from >= 0 && to !== from : to === from) return false; // 13.5.B
    return !controls(s, enemy, to) && unitsInSpace(s, enemy, to) === 0 && !kept(to);
  }).map((to) => ({ option: SEA_OPTIONS[to]!, spaces: [to], losses: 0 }));
}

/** Walks the way: losses, enemy generals alone displaced, friends who are not more swept along. */
function* walk(t: T, loser: Seat, { spaces, losses }: Way): Play {
  const s = t.s;
  const battle = s.battle!;
  const enemy = other(loser);
  let at = battle.space;
  for (const to of spaces) {
    battle.lost[loser] += yield* loseCUs(t, loser, at, tollOf(s, loser, to), { rule: "13.5.C" });
    moveAll(s, loser, at, to);
    if (s.march!.seat === loser) s.march!.at = to;
    at = to;
    if (cusAt(s, enemy, at) === 0 && cusAt(s, loser, at) > 0)
      for (const general of generalsAt(s, enemy, at)) yield* displace(t, general, "13.5.C");
  }
  trimMarch(s);
  t.note("hamilcar.log.retreated", { seat: SEAT_NAMES[loser], space: SPACE_OPTIONS[at]!, losses }, "13.5.A");
  tidy(s);
}
