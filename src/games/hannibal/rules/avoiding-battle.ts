import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { couldDetach, type DetachmentRules, detach, isConsular, MOST_CUS, nameCommander } from "./army.ts";
import { choose, confirm, type Option, type Reason } from "./ask.ts";
import { countMarch } from "./campaign.ts";
import { controls, isHostile } from "./control.ts";
import { cusAt, elephantsAt, generalsAt, hasGeneral, isBesieged, isConsul, roomInside, whereabouts } from "./forces.ts";
import { avoidsOn, GENERAL_OPTIONS, generalNamed, pursuesOn, sideOf, whyConfined } from "./generals.ts";
import { displaceLoneEnemies } from "./losses.ts";
import { insideOf, isCity, isInside, isPlace, LINKS, POST_OPTIONS, postNamed, ROADS, SPACE_OPTIONS, spaceOf } from "./map.ts";
import { atMost } from "./naming.ts";
import { cameFrom, chiefOver, isBanned, mayBeIn, moveParty } from "./reaction-moves.ts";
import type { Hannibal, T } from "./state.ts";

// 13 Avoiding battle and pursuit

/** Where a force may go to avoid battle (13.2); to a lone enemy general only with a CU (10.4). */
function placesToAvoid(s: Hannibal, seat: Seat, space: number, general: number): number[] {
  const withCU = couldDetach(s, general, { ...avoidance(s, seat, space, general), least: 1 });
  return ROADS[space]!.filter((to) => !whyNotAway(s, seat, space, general, to, withCU));
}

/** Why a force may not go to an adjacent space to avoid battle, or nothing if it may. */
function whyNotAway(s: Hannibal, seat: Seat, space: number, general: number, to: number, withCU: boolean): Reason | undefined {
  if (to === cameFrom(s)) return { why: "hannibal.why.came-from", rule: "13.2" };
  if (cusAt(s, other(seat), to) > 0) return { why: "hannibal.why.enemy-cus", rule: "13.2" };
  if (!withCU && hasGeneral(s, other(seat), to)) return { why: "hannibal.why.alone-stop", rule: "10.4" };
  if (isHostile(s, seat, to)) return { why: "hannibal.why.hostile", rule: "13.2" };
  if (!mayBeIn(general, to)) return whyConfined(general);
  return isBanned(s, seat, space, to)
    ? { why: seat === "rome" ? "hannibal.why.cato" : "hannibal.why.hanno", rule: "25" }
    : undefined;
}

/** Why a force that avoids battle does not go where the player wants. */
function whyNotAvoidTo(s: Hannibal, seat: Seat, space: number, general: number, id: string): Reason | undefined {
  if (!isPlace(id)) return undefined;
  const to = postNamed(id);
  if (to === space) return { why: "hannibal.why.avoid-here", rule: "13.1" };
  if (!LINKS[space]!.some((link) => link.to === to)) return { why: "hannibal.why.not-adjacent", rule: "13.1" };
  if (!ROADS[space]!.includes(to)) return { why: "hannibal.why.pass-or-strait", rule: "10.6" };
  return whyNotAway(s, seat, space, general, to, couldDetach(s, general, { ...avoidance(s, seat, space, general), least: 1 }));
}

/** The generals who may avoid battle with the march that has entered a space. */
export function ableToAvoid(s: Hannibal, enemy: Seat, space: number): number[] {
  const march = s.march!;
  if (countMarch(march).all === 0) return []; // a lone general attacks nobody
  return generalsAt(s, enemy, space).filter((general) => {
    if (march.failedToIntercept.includes(general)) return false; // 12.10
    if (!couldDetach(s, general, avoidance(s, enemy, space, general))) return false; // 13.3
    return placesToAvoid(s, enemy, space, general).length > 0 || canShelter(s, enemy, space, general);
  });
}

/** The general who leads the force away, or -1. */
export function* declareAvoiding(t: T, enemy: Seat, space: number): Play<number> {
  const s = t.s;
  const march = s.march!;
  const able = ableToAvoid(s, enemy, space);
  if (able.length === 0) return -1;
  const answer = yield* choose(enemy, ["stand", ...able.map((general) => GENERAL_OPTIONS[general]!)], {
    prompt: "hannibal.avoid",
    rule: "13.1",
    params: {
      space: SPACE_OPTIONS[space]!,
      attacker: GENERAL_OPTIONS[march.general]!,
      cus: countMarch(march).all,
      modifiers: able.map((general) => atMost(general, avoidsOn(general))),
    },
    whyNot: (id) => {
      const general = GENERAL_OPTIONS.includes(id as Option) ? generalNamed(id) : -1;
      if (isCity(space) && generalsAt(s, enemy, insideOf(space)).includes(general))
        return { why: "hannibal.why.inside-walls", rule: "13.1" };
      if (!generalsAt(s, enemy, space).includes(general)) return undefined;
      if (march.failedToIntercept.includes(general)) return { why: "hannibal.why.failed-to-intercept", rule: "12.10" };
      return couldDetach(s, general, avoidance(s, enemy, space, general))
        ? { why: "hannibal.why.nowhere-to-avoid", rule: "13.2" }
        : { why: "hannibal.why.chief-keeps", rule: "13.3" };
    },
  });
  if (answer !== "stand") return generalNamed(answer);
  t.note("hannibal.log.stands", { seat: `seat:${enemy}`, space: SPACE_OPTIONS[space]!, ...whereabouts(s, enemy, space) }, "13.1");
  return -1;
}

/** Who may go with a general avoiding battle: no unit that has failed to intercept this army (13.2, 13.3). */
function avoidance(s: Hannibal, enemy: Seat, space: number, general: number): DetachmentRules {
  const { failedToIntercept, failedCUs } = s.march!;
  const [, cus, elephants] = failedCUs.find(([post]) => spaceOf(post) === space) ?? [space, 0, 0];
  return {
    prompt: "hannibal.avoid.with",
    rule: "13.2",
    chief: chiefOver(s, enemy, space, general),
    free: { cus: Math.max(0, s.cus[enemy][space]! - cus), elephants: Math.max(0, elephantsAt(s, enemy, space) - elephants) },
    barred: (fellow) => failedToIntercept.includes(fellow),
  };
}

/** Optional rule: after avoiding battle, an army outside its city may go inside (13.5); a consul needs five CUs (18.1). */
const canShelter = (s: Hannibal, seat: Seat, space: number, general: number): boolean =>
  s.options.avoidIntoCity === true &&
  isCity(space) &&
  controls(s, seat, space) &&
  !isBesieged(s, space) &&
  (!isConsul(s, general) || isConsular(roomInside(s, seat, space), cusAt(s, seat, space)));

/** Rolls for it and, on a success, moves the force away. */
export function* avoidBattle(t: T, enemy: Seat, space: number, general: number): Play<boolean> {
  const s = t.s;
  const needed = avoidsOn(general);
  const die = t.die();
  const success = die <= needed;
  t.note(
    "hannibal.log.avoid-roll",
    {
      general: GENERAL_OPTIONS[general]!,
      space: SPACE_OPTIONS[space]!,
      ...whereabouts(s, enemy, space),
      die,
      needed,
      result: success ? "hannibal.success" : "hannibal.failure",
    },
    "13.1",
  );
  if (!success) return false;
  const places = placesToAvoid(s, enemy, space, general);
  const options = places.map((to) => SPACE_OPTIONS[to]!);
  if (canShelter(s, enemy, space, general)) options.push(POST_OPTIONS[insideOf(space)]!);
  const to = postNamed(
    yield* choose(enemy, options, {
      prompt: "hannibal.avoid.where",
      rule: "13.2",
      params: { general: GENERAL_OPTIONS[general]!, space: SPACE_OPTIONS[space]! },
      whyNot: (id) => whyNotAvoidTo(s, enemy, space, general, id),
    }),
  );
  const rules = avoidance(s, enemy, space, general);
  const party = yield* detach(t, general, {
    ...rules,
    to,
    least: hasGeneral(s, other(enemy), to) ? 1 : 0,
    most: isInside(to) ? Math.min(MOST_CUS, roomInside(s, enemy, space)) : MOST_CUS,
    barred: (fellow) => rules.barred!(fellow) || !mayBeIn(fellow, spaceOf(to)),
  });
  yield* moveParty(t, enemy, space, to, party, {
    log: isInside(to) ? "hannibal.log.avoided-inside" : "hannibal.log.avoided",
    rule: "13.1",
  });
  const there = generalsAt(s, enemy, to);
  yield* nameCommander(t, enemy, to, there, { always: there.length > 1 + party.staff.length }); // 10.8
  displaceLoneEnemies(t, enemy, to);
  return true;
}

/** The enemy got away: may the army go on? */
export function* pursue(t: T): Play {
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
      params: {
        general: GENERAL_OPTIONS[march.general]!,
        space: POST_OPTIONS[march.at]!,
        left: march.allowance - march.used,
        needed,
      },
    }))
  ) {
    march.stage = "ended";
    t.note("hannibal.log.no-pursuit", { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[march.at]! }, "13.4");
    return;
  }
  const die = t.die();
  const success = die <= needed;
  t.note(
    "hannibal.log.pursuit-roll",
    {
      general: GENERAL_OPTIONS[march.general]!,
      space: POST_OPTIONS[march.at]!,
      ...whereabouts(t.s, seat, march.at),
      die,
      needed,
      result: success ? "hannibal.success" : "hannibal.goes-no-farther",
    },
    "13.4",
  );
  if (!success) {
    march.stage = "ended";
    march.spent = true;
  }
}
