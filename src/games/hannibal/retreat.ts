import { allocate, choose, other, type Play, pick, type Seat } from "../../engine/index.ts";
import { loseInBattle, moveStack } from "./aftermath.ts";
import { CONSULAR_ARMY } from "./army.ts";
import { spend } from "./campaign.ts";
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
  settleCommand,
  trimMarch,
} from "./forces.ts";
import { confinedTo, GENERAL_OPTIONS, generalNamed } from "./generals.ts";
import { insideOf, isCity, POST_OPTIONS, REGION_OF, ROADS, SPACE_OPTIONS } from "./map.ts";
import type { Hannibal, T } from "./state.ts";

// 15 Retreats

const MOST_SPACES = 4; // 15.1

/** A way to retreat: the spaces passed, the last of them the end, and the CUs that it costs. */
export interface RetreatPath {
  spaces: number[];
  losses: number;
}

/** The beaten army leaves the battle space: into the city, away over land, or not at all. */
export function* retreat(t: T, loser: Seat): Play {
  const s = t.s;
  const battle = s.battle!;
  const { space } = battle;
  if (loser === "carthage") dropTrain(t, space); // card 30
  if (cusAt(s, loser, space) === 0 && generalsAt(s, loser, space).length === 0) return;
  if (loser === battle.attacker && battle.sallied) {
    moveStack(s, loser, space, battle.from); // 20.7: back into the city it came from
    return;
  }
  yield* retreatIntoCity(t, loser); // 15.4
  if (cusAt(s, loser, space) === 0 && generalsAt(s, loser, space).length === 0) return;
  const paths = retreatPaths(s, loser);
  if (paths.length === 0) {
    battle.lost[loser] += cusAt(s, loser, space);
    t.note("hannibal.log.no-retreat", { seat: `seat:${loser}` }, "15.3");
    eliminateAll(t, loser, space);
    return;
  }
  const answer = yield* choose(
    loser,
    paths.map(({ spaces }) => SPACE_OPTIONS[spaces[spaces.length - 1]!]!),
    { prompt: "hannibal.retreat", rule: "15.1" },
  );
  const path = paths.find(({ spaces }) => SPACE_OPTIONS[spaces[spaces.length - 1]!] === answer)!;
  yield* walk(t, loser, path);
}

// 15.4 Into the city of the battle space

/** How many of the beaten may shelter in the city: all of them if it is not besieged, those who came out of it if it is. */
function shelter(s: Hannibal, loser: Seat): number {
  const { space, attacker, sortie } = s.battle!;
  if (!isCity(space) || !controls(s, loser, space)) return 0;
  const room = roomInside(s, loser, space);
  if (!isBesieged(s, space)) return Math.min(room, cusAt(s, loser, space));
  return loser === attacker ? Math.min(room, sortie.cus + sortie.elephants) : 0;
}

function* retreatIntoCity(t: T, loser: Seat): Play {
  const s = t.s;
  const battle = s.battle!;
  const { space } = battle;
  if (!isCity(space) || !controls(s, loser, space)) return;
  const open = !isBesieged(s, space);
  const mayGo =
    open || (loser === battle.attacker && battle.sortie.generals.length + battle.sortie.cus + battle.sortie.elephants > 0);
  if (!mayGo) return;
  const inside = insideOf(space);
  const all = cusAt(s, loser, space);
  const max = shelter(s, loser);
  const ordinary = open ? s.cus[loser][space]! : Math.min(battle.sortie.cus, s.cus[loser][space]!);
  const beasts = open ? elephantsAt(s, loser, space) : Math.min(battle.sortie.elephants, elephantsAt(s, loser, space));
  // an army that came by sea has no other way out
  const min = loser === battle.attacker && battle.bySea ? max : 0;
  const params = { space: POST_OPTIONS[inside]!, max };
  const items = [{ id: "cus", min: 0, max: Math.min(ordinary, max) }];
  if (beasts > 0) items.push({ id: "elephants", min: 0, max: Math.min(beasts, max) });
  const go = yield* allocate(loser, items, min, max, { prompt: "hannibal.retreat-inside", rule: "15.4", params });
  const cus = go.cus ?? 0;
  const elephants = go.elephants ?? 0;
  const rest = all - cus - elephants;
  const candidates = generalsAt(s, loser, space).filter((general) => open || battle.sortie.generals.includes(general));
  const free = candidates.filter(
    (general) => !isConsul(s, general) || cus + elephants >= Math.min(CONSULAR_ARMY, all) || rest === 0,
  );
  const entering =
    rest === 0 && (cus + elephants > 0 || all === 0)
      ? candidates.map((general) => GENERAL_OPTIONS[general]!)
      : yield* pick(
          loser,
          free.map((general) => GENERAL_OPTIONS[general]!),
          0,
          free.length,
          { prompt: "hannibal.retreat-inside.generals", rule: "15.4", params },
        );
  addCUs(s, loser, space, -cus, -elephants);
  addCUs(s, loser, inside, cus, elephants);
  battle.sortie = { cus: 0, elephants: 0, generals: [] }; // who came out of the city has gone back, or stays out
  for (const general of entering.map(generalNamed)) s.generals[general] = inside;
  trimMarch(s);
  spend(s, loser, inside, cus, elephants, entering.map(generalNamed)); // 10.11
  settleCommand(s, loser, inside);
  settleCommand(s, loser, space);
  if (cus + elephants > 0)
    t.note("hannibal.log.retreated", { seat: `seat:${loser}`, space: POST_OPTIONS[inside]!, losses: 0 }, "15.4");
}

// 15.1-15.3 Over land

/**
 * The ways to retreat that the rules leave open: to the nearest place, or farther if that costs fewer CUs. A place is one with a
 * PC of the loser and no enemy CUs, or with more friendly CUs than retreat.
 */
export function retreatPaths(s: Hannibal, loser: Seat): RetreatPath[] {
  const battle = s.battle!;
  if (loser === battle.attacker && battle.bySea) return []; // 15.2
  const best = new Map<number, RetreatPath>();
  const visit = (at: number, count: number, losses: number, spaces: number[]) => {
    for (const to of ROADS[at]!) {
      if (to === battle.space || spaces.includes(to)) continue;
      if (loser === battle.attacker ? spaces.length === 0 && to !== battle.from : to === battle.from) continue; // 15.2
      const toll = Math.min(tollOf(s, loser, to), count);
      const left = count - toll;
      if (count > 0 && left === 0) continue;
      const path = { spaces: [...spaces, to], losses: losses + toll };
      const friends = cusAt(s, loser, to);
      const isEnd = friends > left || (controls(s, loser, to) && cusAt(s, other(loser), to) === 0);
      if (isEnd) {
        const known = best.get(to);
        if (!known || isBetter(path, known)) best.set(to, path);
      } else if (path.spaces.length < MOST_SPACES) visit(to, left + friends, path.losses, path.spaces);
    }
  };
  visit(battle.space, cusAt(s, loser, battle.space), 0, []);
  const ends = [...best.values()].filter((path) => isAllowedFor(s, loser, path));
  const nearest = Math.min(...ends.map(({ spaces }) => spaces.length));
  const price = Math.min(...ends.filter(({ spaces }) => spaces.length === nearest).map(({ losses }) => losses));
  return ends.filter(({ spaces, losses }) => spaces.length === nearest || losses < price);
}

const isBetter = (a: RetreatPath, b: RetreatPath): boolean =>
  a.losses < b.losses || (a.losses === b.losses && a.spaces.length < b.spaces.length);

/** Generals confined to a country do not leave it even beaten (24). */
const isAllowedFor = (s: Hannibal, loser: Seat, { spaces }: RetreatPath): boolean =>
  generalsAt(s, loser, s.battle!.space).every((general) => {
    const home = confinedTo(general);
    return home === undefined || spaces.every((space) => REGION_OF[space] === home);
  });

/** 15.3: a CU for an enemy PC or a tribe that is not friendly, and one for each enemy CU there. */
const tollOf = (s: Hannibal, loser: Seat, space: number): number =>
  (isHostile(s, loser, space) ? 1 : 0) + cusAt(s, other(loser), space);

/** Walks the retreat: losses on the way, and friends who are not more than the beaten are swept along. */
function* walk(t: T, loser: Seat, { spaces, losses }: RetreatPath): Play {
  const s = t.s;
  const battle = s.battle!;
  let at = battle.space;
  for (const to of spaces) {
    const toll = Math.min(tollOf(s, loser, to), cusAt(s, loser, at));
    if (at === battle.space) yield* loseInBattle(t, loser, toll, "15.3", false);
    else battle.lost[loser] += yield* loseCUs(t, loser, at, toll, { rule: "15.3" });
    moveStack(s, loser, at, to);
    at = to;
  }
  t.note("hannibal.log.retreated", { seat: `seat:${loser}`, space: SPACE_OPTIONS[at]!, losses }, "15.1");
  displaceLoneEnemies(t, loser, at);
}
