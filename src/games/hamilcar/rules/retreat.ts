import type { Play } from "../../../engine/index.ts";
import { endOf, type RetreatRoute, type SweepingRoute } from "../../shared/rules/retreat.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { allocate, choose, type Item, type Key, type Option, pick, type Reason } from "./ask.ts";
import { carryAll, settleLosses, shift, spendAll } from "./campaign.ts";
import { controls, SEAT_NAMES } from "./control.ts";
import { cusAt, elephantsAt, generalsAt, isBesieged, sayParty, unitsAt, unitsInSpace, unitsOf, whoIsAt } from "./forces.ts";
import { storeSupply, tidy } from "./gates.ts";
import { GENERAL_OPTIONS, GENERALS, generalNamed } from "./generals.ts";
import {
  COASTAL,
  HOLDS,
  insideOf,
  isAfrican,
  isCity,
  POST_OPTIONS,
  SEA_OPTIONS,
  SPACE_IDS,
  SPACE_OPTIONS,
  spaceNamed,
} from "./map.ts";
import { isKeptInAfrica } from "./miat.ts";
import { captureSupply, displaceAll, loseCUs } from "./pieces.ts";
import { isBarred, isRefuge, isTaken, tollOf, waysByRoad, waysToRetreat, whoIsDisplaced } from "./retreat-ways.ts";
import type { Hamilcar, T } from "./state.ts";
import { whyNotComing } from "./who-comes.ts";

// 13.5 Retreat

const RETREATING: Key[] = ["hamilcar.because.retreat"];

/** The beaten force leaves the battle space: into the city, by road, by sea, or not at all. */
export function* retreat(t: T): Play {
  const s = t.s;
  const battle = s.battle!;
  const loser = other(battle.winner!);
  const { space } = battle;
  if (isEmpty(s, loser, space)) return;
  if (loser === battle.attacker && battle.from < 0) return goBackInside(t, loser); // 14.5.B
  yield* retreatIntoCity(t, loser); // 13.5.E
  if (isEmpty(s, loser, space)) return;
  const byRoad = waysToRetreat(s, loser);
  const ends = [...new Set(byRoad.map(endOf))];
  const nextDoor = (port: number) => byRoad.some((way) => way.spaces.length === 1 && endOf(way) === port); // by sea it is the same
  const bySea = portsToRetreatTo(s, loser).filter((port) => !nextDoor(port));
  const options = [...ends.map((at) => SPACE_OPTIONS[at]!), ...bySea.map((port) => SEA_OPTIONS[port]!)];
  if (options.length === 0) return yield* wipedOut(t, loser, space);
  const priceTo = (at: number) => Math.min(...byRoad.filter((way) => endOf(way) === at).map(({ losses }) => losses));
  const prices = [...ends.map(priceTo), ...bySea.map(() => 0)];
  const answer = yield* choose(loser, options, {
    prompt: "hamilcar.retreat",
    rule: "13.5.A",
    params: { seat: SEAT_NAMES[loser], modifiers: options.map((option, index) => `${option}=${prices[index]}`) },
    whyNot: (id) => whyNotRetreat(s, loser, id),
  });
  const to = spaceNamed(answer);
  if (answer.startsWith("sea:")) return yield* walk(t, loser, { spaces: [to], losses: 0 });
  const ways = byRoad.filter((way) => endOf(way) === to);
  yield* walk(t, loser, yield* chooseWay(loser, ways));
}
const isEmpty = (s: Hamilcar, seat: Seat, at: number): boolean =>
  cusAt(s, seat, at) === 0 && generalsAt(s, seat, at).length === 0;

/** 13.5.B, 14.5.B: a sortie entered the battle from the city, and cannot pass the victors. */
function goBackInside(t: T, loser: Seat): void {
  const s = t.s;
  const { space } = s.battle!;
  const inside = insideOf(space);
  const party = whoIsAt(s, loser, space);
  carryAll(s, loser, space, inside);
  t.note("hamilcar.log.retreated-inside", { seat: SEAT_NAMES[loser], space: SPACE_OPTIONS[space]!, party }, "14.5.B");
}

/** 13.5.C: with nowhere to go, the force is lost. */
function* wipedOut(t: T, loser: Seat, post: number): Play {
  const s = t.s;
  const battle = s.battle!;
  battle.lost[loser] += cusAt(s, loser, post);
  t.note(
    "hamilcar.log.no-retreat",
    {
      seat: SEAT_NAMES[loser],
      lost: cusAt(s, loser, post),
      party: sayParty({ ...unitsOf(s, loser, post), supply: 0 }, []),
      space: POST_OPTIONS[post]!,
    },
    "13.5.C",
  );
  s.cus[loser][post] = 0;
  if (loser === "carthage") s.elephants[post] = 0;
  settleLosses(s);
  yield* displaceAll(t, generalsAt(s, loser, post), "13.5.C", { why: "hamilcar.because.no-cus-left" });
}

// 13.5.E Into the city of the battle space

/** All may enter if the city is not besieged; if it is, only units that came out of it. */
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
  shift(s, loser, space, inside, { cus: go.cus ?? 0, elephants: go.elephants ?? 0, supply: 0 });
  const options = generals.map((general) => GENERAL_OPTIONS[general]!);
  const all = cusAt(s, loser, space) === 0 ? options.length : 0; // nobody is left outside to go with
  const chosen = yield* pick(loser, options, all, options.length, {
    prompt: "hamilcar.retreat-inside-generals",
    rule: "13.5.E",
    params,
    whyNot: whyNotComing(s, loser, [space], "13.5.E", (general) =>
      generals.includes(general) ? undefined : { why: "hamilcar.why.not-of-sortie", rule: "13.5.E" },
    ),
  });
  for (const option of chosen) s.generals[generalNamed(option)] = inside;
  const units = { cus: go.cus ?? 0, elephants: go.elephants ?? 0, supply: 0 };
  if (chosen.length + units.cus + units.elephants === 0) return;
  const party = sayParty(units, chosen.map(generalNamed));
  t.note("hamilcar.log.retreated-inside", { seat: SEAT_NAMES[loser], space: SPACE_OPTIONS[space]!, party }, "13.5.E");
}

// 13.5.D By one sea lane

/** 13.5.D: with an Admiral along one sea lane, not over Mare Tyrrhenum, to a port without enemy PC or units. */
function portsToRetreatTo(s: Hamilcar, loser: Seat): number[] {
  const { space } = s.battle!;
  if (!hasAdmiral(s, loser, space)) return [];
  return COASTAL[space]!.filter((to) => !whyNotPort(s, loser, to));
}
const hasAdmiral = (s: Hamilcar, seat: Seat, at: number): boolean =>
  generalsAt(s, seat, at).some((general) => GENERALS[general]!.admiral);

/** Why a lane out of the battle space may not be taken (13.5.B, 13.5.D). */
function whyNotPort(s: Hamilcar, loser: Seat, to: number): Reason | undefined {
  const { space, from, attacker } = s.battle!;
  const enemy = other(loser);
  if (loser === attacker && to !== from) return { why: "hamilcar.why.way-back", rule: "13.5.B" };
  if (loser !== attacker && to === from) return { why: "hamilcar.why.came-from", rule: "13.5.B" };
  if (controls(s, enemy, to) || unitsInSpace(s, enemy, to) > 0) return { why: "hamilcar.why.enemy-there", rule: "13.5.D" };
  const kept = loser === "carthage" && isAfrican(space) && !isAfrican(to) && isKeptInAfrica(s);
  return kept ? { why: "hamilcar.why.miat", rule: "15.3.C" } : undefined;
}

/** Why the beaten force may not retreat where the player wants. */
function whyNotRetreat(s: Hamilcar, loser: Seat, id: string): Reason | undefined {
  const { space, from, attacker, bySea } = s.battle!;
  const at = spaceNamed(id);
  if (id.startsWith("sea:")) {
    if (!COASTAL[space]!.includes(at)) return { why: "hamilcar.why.no-lane", rule: "13.5.D" };
    return hasAdmiral(s, loser, space) ? whyNotPort(s, loser, at) : { why: "hamilcar.why.no-admiral", rule: "13.5.D" };
  }
  if (!id.startsWith("space:")) return undefined;
  if (at === space) return { why: "hamilcar.why.lost-here", rule: "13.5.A" };
  if (loser === attacker && bySea) return { why: "hamilcar.why.landed", rule: "13.5.B" };
  if (loser !== attacker && at === from) return { why: "hamilcar.why.came-from", rule: "13.5.B" };
  if (waysByRoad(s, loser).some((way) => endOf(way) === at)) return { why: "hamilcar.why.nearer-place", rule: "13.5.A" };
  if (isBarred(s, loser, at)) return { why: "hamilcar.why.enemy-cus", rule: "13.5.B" };
  if (!isRefuge(s, loser, at) && unitsAt(s, loser, at) === 0) return { why: "hamilcar.why.no-refuge", rule: "13.5.A" };
  return { why: "hamilcar.why.no-way-out", rule: "13.5.C" };
}

/** The route to a place, if the routes differ in cost or in what they meet. */
function* chooseWay(loser: Seat, ways: readonly SweepingRoute[]): Play<SweepingRoute> {
  const options = ways.map(({ spaces }): Option => `way:${spaces.map((at) => SPACE_IDS[at]!).join(">")}`);
  const answer = yield* choose(loser, options, {
    prompt: "hamilcar.retreat-way",
    rule: "13.5.A",
    params: {
      seat: SEAT_NAMES[loser],
      space: SPACE_OPTIONS[endOf(ways[0]!)]!,
      modifiers: ways.map(({ losses }, index) => `${options[index]}=${losses}`),
    },
  });
  return ways[options.indexOf(answer)]!;
}

/** Follows the route: losses, lone enemy generals displaced, friendly forces swept along unless they are larger. */
function* walk(t: T, loser: Seat, { spaces, losses }: RetreatRoute): Play {
  const s = t.s;
  const battle = s.battle!;
  let at = battle.space;
  let alone: number[] = []; // generals without a force are not swept along
  let party: string[] = [];
  for (const [step, to] of spaces.entries()) {
    battle.lost[loser] += yield* loseCUs(t, loser, at, tollOf(s, loser, to), { rule: "13.5.C", where: to, because: RETREATING });
    const friends = unitsAt(s, loser, to);
    if (step < spaces.length - 1 && friends > unitsAt(s, loser, at)) {
      t.note("hamilcar.log.passes", { seat: SEAT_NAMES[loser], space: SPACE_OPTIONS[to]!, party: [] }, "13.5.A");
      continue; // units it may not join
    }
    const met = generalsAt(s, loser, to);
    const bystanders = friends === 0 ? met : [];
    const joined = sayParty(unitsOf(s, loser, to), met);
    party = sayParty(
      unitsOf(s, loser, at),
      generalsAt(s, loser, at).filter((general) => !alone.includes(general)),
    );
    carryAll(s, loser, at, to);
    for (const general of alone) s.generals[general] = at;
    if (step < spaces.length - 1) {
      t.note(
        friends > 0 ? "hamilcar.log.swept" : "hamilcar.log.passes",
        { seat: SEAT_NAMES[loser], space: SPACE_OPTIONS[to]!, party: joined },
        "13.5.A",
      );
      if (friends > 0) spendAll(s, loser, to); // 7.1: they belong to the beaten force
    }
    at = to;
    alone = bystanders;
    if (cusAt(s, loser, at) === 0) continue;
    if (isTaken(s, loser, at)) {
      storeSupply(s, other(loser), at);
      captureSupply(t, other(loser), at);
    }
    yield* displaceAll(t, whoIsDisplaced(s, loser, at), "13.5.C");
  }
  settleLosses(s);
  t.note("hamilcar.log.retreated", { seat: SEAT_NAMES[loser], space: SPACE_OPTIONS[at]!, party, losses }, "13.5.A");
  tidy(t);
}
