import type { Play } from "../../../engine/index.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { isConsular, nameCommander, replaceCommander } from "./army.ts";
import { choose, type Option, pick } from "./ask.ts";
import { avoidBattle, declareAvoiding, pursue } from "./avoiding-battle.ts";
import { backUp } from "./backing-up.ts";
import { beginBattle } from "./battle.ts";
import { countMarch, relocate } from "./campaign.ts";
import { charm } from "./cards/march-events.ts";
import { controls } from "./control.ts";
import { elephantsAmong, elephantsThatMayGo, howManyElephants } from "./elephants.ts";
import {
  addCUs,
  cusAt,
  dropTrain,
  elephantsAt,
  freeGarrison,
  generalsAt,
  isBesieged,
  isConsul,
  leaveCity,
  piecesAt,
  tidy,
  whereabouts,
} from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed, sideOf } from "./generals.ts";
import { declareInterceptions, intercept } from "./interception.ts";
import { displace, displaceLoneEnemies, eliminateAll } from "./losses.ts";
import { HOLDS, insideOf, isCity, isInside, SPACE_OPTIONS, spaceOf } from "./map.ts";
import { unitNames } from "./naming.ts";
import type { Hannibal, T } from "./state.ts";

// 10.3 The reaction phase, whenever a march has entered a space

/** Everything the other side may do about an army in a space, and what follows. */
export function* react(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  const enemy = other(seat);
  const space = march.at;
  if (isInside(space)) return yield* interceptInHarbour(t, enemy);
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
    yield* nameCommander(t, enemy, space, generalsAt(s, enemy, space), { always: true }); // 12.6
    const gone = yield* backUp(t); // 12.5
    if (!gone && all === 0) loseGenerals(t);
    if (gone || all === 0) return displaceLoneEnemies(t, enemy, space);
    return yield* beginBattle(t, { interceptors: intercepted, failedToAvoid });
  }
  const defenders = cusAt(s, enemy, space);
  if (defenders > 0) {
    if (!canOverrun(s, enemy, space, all)) return yield* beginBattle(t, { interceptors: [], failedToAvoid });
    const units = unitNames({ cus: s.cus[enemy][space]!, elephants: elephantsAt(s, enemy, space) });
    t.note(
      "hannibal.log.overrun",
      { general: GENERAL_OPTIONS[march.general]!, units, space: SPACE_OPTIONS[space]!, ...whereabouts(s, seat, space) },
      "10.5",
    );
    eliminateAll(t, enemy, space, "10.5");
    tidy(t);
  }
  if (all > 0) {
    for (const general of generalsAt(s, enemy, space)) displace(t, general); // 10.10
    if (enemy === "carthage") dropTrain(t, space);
    if (isCity(space) && controls(s, seat, space)) freeGarrison(t, seat, space); // 10.7: nobody is outside the walls any more
  }
  yield* charm(t);
  if (avoided) yield* pursue(t); // 13.4
}

/** 10.5: five CUs overrun a single one without a general. */
export const canOverrun = (s: Hannibal, enemy: Seat, space: number, cus: number): boolean =>
  cus >= OVERRUN_CUS && cusAt(s, enemy, space) === 1 && generalsAt(s, enemy, space).length === 0;
const OVERRUN_CUS = 5;

/** An army landing inside its own city is intercepted outside the walls, beside the enemies there (12.8). */
function* interceptInHarbour(t: T, enemy: Seat): Play {
  const march = t.s.march!;
  const space = spaceOf(march.at);
  const intercepted = yield* intercept(t, enemy, space, yield* declareInterceptions(t, enemy, space));
  if (intercepted.length === 0) return;
  yield* nameCommander(t, enemy, space, generalsAt(t.s, enemy, space), { always: true }); // 12.6
  const gone = yield* backUp(t);
  displaceLoneEnemies(t, enemy, space);
  if (gone) return;
  if (countMarch(march).all === 0) return loseGenerals(t);
  relocate(t.s, march, space);
  march.path[march.path.length - 1] = [space, march.used];
  yield* beginBattle(t, { interceptors: intercepted, failedToAvoid: false });
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

/** The garrison of a city that is not besieged comes out, to choose again. Whether there is such a city. */
export function leaveGarrison(s: Hannibal, enemy: Seat, space: number): boolean {
  const chooses = isCity(space) && controls(s, enemy, space) && !isBesieged(s, space) && countMarch(s.march!).all > 0;
  if (chooses) leaveCity(s, enemy, space);
  return chooses;
}

/** Each time an army arrives at a city that is not besieged, its garrison chooses again where to be. */
function* insideOrOutside(t: T, enemy: Seat, space: number): Play {
  const s = t.s;
  if (!leaveGarrison(s, enemy, space)) return;
  const cus = cusAt(s, enemy, space);
  const generals = generalsAt(s, enemy, space);
  const train = enemy === "carthage" && s.train === space;
  if (cus + generals.length === 0 && !train) return;
  const inside = insideOf(space);
  const march = s.march!;
  const params = {
    space: SPACE_OPTIONS[space]!,
    attacker: GENERAL_OPTIONS[march.general]!,
    cus: countMarch(march).all,
    holds: HOLDS[space]!,
  };
  const here = { cus: s.cus[enemy][space]!, elephants: elephantsAt(s, enemy, space) };
  const mayGo = elephantsThatMayGo(s, space, here.elephants, inside); // 17.1
  const options: Option[] = [];
  for (let count = 0; count <= Math.min(cus, HOLDS[space]!); count++) {
    const consulFits = !generals.some((one) => isConsul(s, one)) || isConsular(count, cus) || isConsular(cus - count, cus);
    if (consulFits && elephantsAmong(here, count, mayGo).length > 0) options.push(`inside:${count}`);
  }
  const answer = yield* choose(enemy, options, { prompt: "hannibal.inside", rule: "10.7", params });
  const count = Number(answer.slice("inside:".length));
  const beasts = yield* howManyElephants(enemy, elephantsAmong(here, count, mayGo), count, {
    prompt: "hannibal.inside.which",
    rule: "10.7",
    params,
  });
  // consuls stay with an army; the others, and the siege train, go as they please
  const mayEnter = generals.filter((one) => !isConsul(s, one) || isConsular(count, cus));
  const mustEnter = generals.filter((one) => isConsul(s, one) && !isConsular(cus - count, cus));
  const asked = mayEnter.filter((one) => !mustEnter.includes(one)).map((one) => GENERAL_OPTIONS[one]!);
  if (train) asked.push("train");
  const picked = yield* pick(enemy, asked, 0, asked.length, {
    prompt: "hannibal.inside.generals",
    rule: "10.7",
    params,
    whyNot: (id) => (id === params.attacker ? { why: "hannibal.why.enemy-general", rule: "10.7" } : undefined),
  });
  addCUs(s, enemy, space, beasts - count, -beasts);
  addCUs(s, enemy, inside, count - beasts, beasts);
  const entering = [...mustEnter, ...picked.filter((one) => one !== "train").map(generalNamed)];
  if (picked.includes("train")) s.train = inside;
  for (const general of entering) s.generals[general] = inside;
  const units = unitNames({ cus: count - beasts, elephants: beasts }, entering, picked.includes("train"));
  const outside = piecesAt(s, enemy, space);
  if (units.length > 0)
    t.note("hannibal.log.inside", { seat: `seat:${enemy}`, space: SPACE_OPTIONS[space]!, units, outside }, "10.7");
  for (const post of [inside, space]) yield* replaceCommander(t, enemy, post); // 9.3
}
