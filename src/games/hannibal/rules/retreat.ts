import type { Params, Play } from "../../../engine/index.ts";
import { endOf, type RetreatRoute } from "../../shared/rules/retreat.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { isConsular, meetOthers, replaceCommander } from "./army.ts";
import { choose, type Option, pick } from "./ask.ts";
import { controls } from "./control.ts";
import { anyNumber, elephantsAmong, elephantsThatMayGo, howManyElephants } from "./elephants.ts";
import { carryTired, spendAll, type Troops } from "./fatigue.ts";
import { addCUs, cusAt, dropTrain, elephantsAt, generalsAt, isBesieged, isConsul, roomInside, settleCommand } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed } from "./generals.ts";
import { displaceLoneEnemies, eliminateAll, loseCUs } from "./losses.ts";
import { insideOf, isCity, isPlace, POST_OPTIONS, postNamed, SPACE_IDS, SPACE_OPTIONS } from "./map.ts";
import { moveStack } from "./moving-stacks.ts";
import { unitNames } from "./naming.ts";
import { landedHere, tolledBy, tollOf, waysToRetreat, whyNotRetreat } from "./retreat-ways.ts";
import { type Hannibal, isValley, type T } from "./state.ts";

// 15 Retreats

/** The beaten army leaves the battle space: into the city, by land, or not at all. */
export function* retreat(t: T, loser: Seat): Play {
  const s = t.s;
  const battle = s.battle!;
  const { space } = battle;
  if (loser === "carthage") dropTrain(t, space); // card 30
  if (isGone(s, loser, space)) return;
  if (loser === battle.attacker && battle.sallied) {
    const units = stackNames(s, loser, space);
    moveStack(s, loser, space, battle.from); // 20.7: back into the city it came from
    noteRetreat(t, loser, battle.from, units, "20.7");
    return;
  }
  const refuge = refugeOf(s, loser);
  const whole = refuge !== null && holdsAll(s, loser, refuge) && (!isValley(s) || cusAt(s, loser, space) === 0);
  if (refuge && !whole) yield* splitIntoCity(t, loser, refuge); // 15.4
  if (!isGone(s, loser, space)) yield* retreatFromField(t, loser, whole);
}

const stackNames = (s: Hannibal, seat: Seat, post: number): string[] =>
  unitNames({ cus: s.cus[seat][post]!, elephants: elephantsAt(s, seat, post) }, generalsAt(s, seat, post));

const isGone = (s: Hannibal, seat: Seat, space: number): boolean =>
  cusAt(s, seat, space) === 0 && generalsAt(s, seat, space).length === 0;

function noteRetreat(t: T, loser: Seat, to: number, units: string[], rule: string): void {
  t.note(
    "hannibal.log.retreated",
    {
      seat: `seat:${loser}`,
      from: SPACE_OPTIONS[t.s.battle!.space]!,
      space: POST_OPTIONS[to]!,
      units,
    },
    rule,
  );
}

/** The whole army goes to one place: by land, or into the city if it has room for all of it. */
function* retreatFromField(t: T, loser: Seat, cityTakesAll: boolean): Play {
  const s = t.s;
  const battle = s.battle!;
  const { space } = battle;
  const ways = waysToRetreat(s, loser);
  const ends = [...new Set(ways.map(endOf))];
  const places = cityTakesAll ? [insideOf(space), ...ends] : ends;
  if (places.length === 0) {
    battle.lost[loser] += cusAt(s, loser, space);
    const params = { seat: `seat:${loser}`, space: SPACE_OPTIONS[space]! } as const;
    if (landedHere(battle, loser)) t.note("hannibal.log.no-retreat-by-sea", params, "15.2");
    else t.note("hannibal.log.no-retreat", params, "15.3");
    eliminateAll(t, loser, space, "15.3");
    return;
  }
  const price = (end: number) => Math.min(...ways.filter((way) => endOf(way) === end).map(({ losses }) => losses));
  const answer = yield* choose(
    loser,
    places.map((place) => POST_OPTIONS[place]!),
    {
      prompt: "hannibal.retreat",
      rule: "15.1",
      params: {
        space: SPACE_OPTIONS[space]!,
        cus: cusAt(s, loser, space),
        modifiers: ends.map((end) => costs(SPACE_OPTIONS[end]!, price(end))),
      },
      whyNot: (id) => (isPlace(id) ? whyNotRetreat(s, loser, postNamed(id)) : undefined),
    },
  );
  const to = postNamed(answer);
  const beaten = generalsAt(s, loser, space);
  if (cityTakesAll && to === insideOf(space)) {
    const units = stackNames(s, loser, space);
    moveStack(s, loser, space, to);
    noteRetreat(t, loser, to, units, "15.4");
  } else {
    yield* walk(
      t,
      loser,
      yield* chooseWay(
        t,
        loser,
        ways.filter((way) => endOf(way) === to),
      ),
    ); // 15.1
  }
  yield* meetOthers(t, to, beaten); // 9.3
}

/** A place or route with its cost in CUs, as listed in the question. */
const costs = (option: string, losses: number): string => `${option}=${losses > 0 ? -losses : 0}`;

/** The route to a place, if there is more than one. */
function* chooseWay(t: T, loser: Seat, ways: readonly RetreatRoute[]): Play<RetreatRoute> {
  const options: Option[] = ways.map(({ spaces }): Option => `way:${spaces.map((space) => SPACE_IDS[space]!).join(">")}`);
  const answer = yield* choose(loser, options, {
    prompt: "hannibal.retreat.way",
    rule: "15.1",
    params: {
      from: SPACE_OPTIONS[t.s.battle!.space]!,
      space: SPACE_OPTIONS[endOf(ways[0]!)]!,
      modifiers: ways.map(({ losses }, index) => costs(options[index]!, losses)),
    },
  });
  return ways[options.indexOf(answer)]!;
}

// 15.4 Into the city of the battle space

/** The city of the battle space, and which of the beaten units may enter it. */
interface Refuge {
  room: number;
  cus: number;
  elephants: number;
  generals: number[];
}

/** All may, if it is not besieged (15.4); if it is, only those that came out of it (20.7). */
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

/** Whether the city has room for all the beaten units: then they stay together (15.4). */
const holdsAll = (s: Hannibal, loser: Seat, { room, cus, elephants, generals }: Refuge): boolean => {
  const { space } = s.battle!;
  const all = cusAt(s, loser, space);
  return cus + elephants === all && all <= room && generals.length === generalsAt(s, loser, space).length;
};

/** 15.4: units the city cannot hold, or that did not come out of it, have to go another way. 18.1 applies to consuls. */
function* splitIntoCity(t: T, loser: Seat, refuge: Refuge): Play {
  const s = t.s;
  const battle = s.battle!;
  const { space } = battle;
  const inside = insideOf(space);
  const all = cusAt(s, loser, space);
  const most = Math.min(refuge.room, refuge.cus + refuge.elephants);
  const params = { space: SPACE_OPTIONS[space]!, cus: all, max: most };
  const bySea = loser === battle.attacker && battle.bySea; // 15.2: there is no other way out
  const count = bySea ? most : yield* chooseHowMany(t, loser, refuge, most, params);
  const mayGo = bySea ? anyNumber(refuge.elephants) : elephantsThatMayGo(s, space, refuge.elephants, inside); // 17.1
  const elephants = yield* howManyElephants(loser, elephantsAmong(refuge, count, mayGo), count, {
    prompt: "hannibal.inside.which",
    rule: "15.4",
    params,
  });
  const isFree = (general: number) => !isConsul(s, general);
  const mayEnter = refuge.generals.filter(
    (general) => (count > 0 || battle.sortie.generals.includes(general)) && (isFree(general) || isConsular(count, all) || bySea), // 20.7
  );
  const mustEnter = mayEnter.filter(
    (general) => bySea || (count === all && count > 0) || !(isFree(general) || isConsular(all - count, all)),
  );
  const asked = mayEnter.filter((general) => !mustEnter.includes(general));
  const picked = yield* pick(
    loser,
    asked.map((general) => GENERAL_OPTIONS[general]!),
    0,
    asked.length,
    { prompt: "hannibal.retreat-inside.generals", rule: "15.4", params },
  );
  const entering = [...mustEnter, ...picked.map(generalNamed)];
  battle.sortie = { cus: 0, elephants: 0, generals: [] }; // units that came out of the city have gone back, or stay out
  if (count === 0 && entering.length === 0) return;
  addCUs(s, loser, space, elephants - count, -elephants);
  addCUs(s, loser, inside, count - elephants, elephants);
  carryTired(s, loser, space, inside, { cus: count - elephants, elephants }); // 10.11
  for (const general of entering) s.generals[general] = inside;
  for (const post of [inside, space]) yield* replaceCommander(t, loser, post); // 9.3
  t.note(
    "hannibal.log.inside",
    { seat: `seat:${loser}`, space: SPACE_OPTIONS[space]!, units: unitNames({ cus: count - elephants, elephants }, entering) },
    "15.4",
  );
}

/** How many CUs go into the city: no consul may be left with fewer than five on either side of the walls (18.1). */
function* chooseHowMany(t: T, loser: Seat, refuge: Refuge, most: number, params: Params): Play<number> {
  const s = t.s;
  const { space } = s.battle!;
  const all = cusAt(s, loser, space);
  const consuls = generalsAt(s, loser, space).filter((general) => isConsul(s, general));
  const mayGo = elephantsThatMayGo(s, space, refuge.elephants, insideOf(space)); // 17.1
  const options: Option[] = [];
  for (let count = 0; count <= most; count++) {
    const fits = consuls.every(
      (consul) => isConsular(all - count, all) || (refuge.generals.includes(consul) && isConsular(count, all)),
    );
    if (fits && elephantsAmong(refuge, count, mayGo).length > 0) options.push(`inside:${count}`);
  }
  const answer = yield* choose(loser, options, { prompt: "hannibal.retreat-inside", rule: "15.4", params });
  return Number(answer.slice("inside:".length));
}

// 15.1, 15.3 On the way

/** Follows the route: losses on the way, and friendly units that do not outnumber the beaten army are swept along. */
function* walk(t: T, loser: Seat, { spaces }: RetreatRoute): Play {
  const s = t.s;
  const battle = s.battle!;
  let at = battle.space;
  const beaten: Troops = { cus: s.cus[loser][at]!, elephants: elephantsAt(s, loser, at) };
  let generals = generalsAt(s, loser, at);
  for (const [step, to] of spaces.entries()) {
    const toll = tollOf(s, loser, to);
    const passing = tolledBy(s, loser, to);
    moveBeaten(s, loser, at, to, beaten, generals);
    at = to;
    const beasts = elephantsAt(s, loser, at);
    const lost = yield* loseCUs(t, loser, at, toll, { rule: "15.3", among: beaten, passing });
    battle.lost[loser] += lost;
    beaten.elephants -= beasts - elephantsAt(s, loser, at);
    beaten.cus -= lost - (beasts - elephantsAt(s, loser, at));
    displaceLoneEnemies(t, loser, at); // 10.10
    const friends = cusAt(s, loser, at) - beaten.cus - beaten.elephants;
    if (step === spaces.length - 1 || friends === 0 || friends > beaten.cus + beaten.elephants) continue;
    // they are routed, too
    beaten.cus = s.cus[loser][at]!;
    beaten.elephants = elephantsAt(s, loser, at);
    generals = generalsAt(s, loser, at);
    spendAll(s, loser, at); // 10.11
    if (loser === "carthage") dropTrain(t, at); // card 30
    t.note("hannibal.log.swept-along", { seat: `seat:${loser}`, space: SPACE_OPTIONS[at]!, cus: friends }, "15.1");
  }
  settleCommand(s, loser, at);
  const byCommand = [...generals].sort((a, b) => s.commands[b]! - s.commands[a]!);
  noteRetreat(t, loser, at, unitNames(beaten, byCommand), "15.1");
}

function moveBeaten(s: Hannibal, loser: Seat, from: number, to: number, beaten: Troops, generals: readonly number[]): void {
  addCUs(s, loser, from, -beaten.cus, -beaten.elephants);
  addCUs(s, loser, to, beaten.cus, beaten.elephants);
  carryTired(s, loser, from, to, beaten); // 10.11
  for (const general of generals) s.generals[general] = to;
  if (s.march && generals.includes(s.march.general)) s.march.at = to;
}
