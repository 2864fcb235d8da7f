import type { Play } from "../../../engine/index.ts";
import { CONSULAR_ARMY, canServeUnder, MOST_CUS, nameCommander, replaceCommander } from "./army.ts";
import { pick } from "./ask.ts";
import {
  countMarch,
  hasFreeTrain,
  joinMarch,
  joinStaff,
  joinTrain,
  leaveGeneral,
  leaveMarch,
  leaveTrain,
  leftBehind,
  othersAt,
} from "./campaign.ts";
import { chooseTroops, elephantsThatMayGo, elephantsThatMayStay } from "./elephants.ts";
import { FOUR, generalMoved, inCampaign, movableCUs } from "./fatigue.ts";
import { cusAt, isConsul, rank } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed, sideOf } from "./generals.ts";
import { POST_OPTIONS } from "./map.ts";
import { unitNames } from "./naming.ts";
import type { Hannibal, March, T } from "./state.ts";

// 10.2, 10.8, 10.9 Picking up and dropping on the way

export function canTake(s: Hannibal, march: March): boolean {
  const seat = sideOf(march.general);
  if (takeableGenerals(s, march).length > 0) return true;
  return takeableCUs(s, march, []).max > 0 || (!march.train && hasFreeTrain(s, seat, march.at));
}

const takeableGenerals = (s: Hannibal, march: March): number[] =>
  othersAt(s, march).filter(
    (fellow) =>
      canServeUnder(s, march.general, fellow) &&
      (s.options.pickUpEquals === true || rank(s, fellow) < rank(s, march.general)) &&
      (!inCampaign(s) || generalMoved(s, fellow) < FOUR),
  );

/** CUs at the march's post that may join it. */
function takeableCUs(s: Hannibal, march: March, joining: readonly number[]): { cus: number; elephants: number; max: number } {
  const seat = sideOf(march.general);
  const marching = countMarch(march);
  const free = movableCUs(s, seat, march.at);
  const cus = Math.max(0, free.cus - marching.cus);
  const elephants = Math.max(0, free.elephants - marching.elephants);
  const resting = cusAt(s, seat, march.at) - marching.all;
  const consulStays = othersAt(s, march).some((one) => isConsul(s, one) && !joining.includes(one));
  const mayLeave = consulStays ? resting - CONSULAR_ARMY : resting; // 18.1
  return { cus, elephants, max: Math.max(0, Math.min(MOST_CUS - marching.all, cus + elephants, mayLeave)) };
}

export function* takeUnits(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  march.took = true;
  const candidates = takeableGenerals(s, march);
  const params = { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[march.at]! };
  const joining = (yield* pick(
    seat,
    candidates.map((general) => GENERAL_OPTIONS[general]!),
    0,
    candidates.length,
    {
      prompt: "hannibal.pick-up.generals",
      rule: "10.8",
      params,
      whyNot: (id) => {
        const fellow = othersAt(s, march).find((one) => id === GENERAL_OPTIONS[one]);
        if (fellow === undefined) return undefined;
        return canServeUnder(s, march.general, fellow) && inCampaign(s) && generalMoved(s, fellow) >= FOUR
          ? { why: "hannibal.why.already-moved", rule: "10.11" }
          : { why: "hannibal.why.not-led", rule: "10.8", params: { general: id, chief: GENERAL_OPTIONS[march.general]! } };
      },
    },
  )).map(generalNamed);
  const there = takeableCUs(s, march, joining);
  const marching = countMarch(march);
  // a consul who joins may not leave CUs of his army behind if that makes the joint army too small
  const needed = joining.some((one) => isConsul(s, one)) ? Math.min(Math.max(0, CONSULAR_ARMY - marching.all), there.max) : 0;
  const train = !march.train && hasFreeTrain(s, seat, march.at);
  const beasts = elephantsThatMayGo(s, march.at, there.elephants + marching.elephants) // 17.1
    .map((count) => count - marching.elephants)
    .filter((count) => count >= 0);
  const { train: withTrain, ...troops } = yield* chooseTroops(
    seat,
    { there, beasts, train, min: needed, max: there.max },
    { prompt: "hannibal.pick-up.cus", rule: "10.2", params },
    "hannibal.pick-up.elephants",
  );
  for (const general of joining) {
    joinStaff(s, march, general);
    s.commands[general] = 0;
  }
  joinMarch(s, march, march.at, troops.cus, troops.elephants);
  if (withTrain) joinTrain(s, march);
  const units = unitNames(troops, joining, withTrain);
  if (units.length > 0) t.note("hannibal.log.picked-up", { ...params, units, ...leftBehind(s, march) }, "10.2");
  yield* replaceCommander(t, seat, march.at, othersAt(s, march), { why: "hannibal.because.not-activated" }); // 9.3
}

/** The fewest CUs that must stay with a march, and with a consul who leaves it (18.1). */
export function canDrop(s: Hannibal, march: March): boolean {
  return march.staff.some((general) => mayDropGeneral(s, march, general)) || droppableCUs(s, march, []) > 0 || march.train;
}

function mayDropGeneral(s: Hannibal, march: March, general: number): boolean {
  if (!isConsul(s, general)) return true;
  const { all } = countMarch(march);
  const resting = cusAt(s, "rome", march.at) - all;
  return march.mayPartConsuls && all - CONSULAR_ARMY + resting >= CONSULAR_ARMY && all >= CONSULAR_ARMY;
}

function droppableCUs(s: Hannibal, march: March, dropped: readonly number[]): number {
  const { all } = countMarch(march);
  const consulInArmy = [march.general, ...march.staff].some((one) => isConsul(s, one) && !dropped.includes(one));
  return consulInArmy ? Math.max(0, all - CONSULAR_ARMY) : all;
}

export function* dropUnits(t: T): Play {
  const s = t.s;
  const march = s.march!;
  const seat = sideOf(march.general);
  march.dropped = true;
  const candidates = march.staff.filter((general) => mayDropGeneral(s, march, general));
  const params = { general: GENERAL_OPTIONS[march.general]!, space: POST_OPTIONS[march.at]! };
  const leaving = (yield* pick(
    seat,
    candidates.map((general) => GENERAL_OPTIONS[general]!),
    0,
    candidates.length,
    { prompt: "hannibal.drop.generals", rule: "10.9", params },
  )).map(generalNamed);
  const marching = countMarch(march);
  const resting = cusAt(s, seat, march.at) - marching.all;
  const min = leaving.some((one) => isConsul(s, one)) ? Math.max(0, CONSULAR_ARMY - resting) : 0;
  const max = droppableCUs(s, march, leaving);
  const beasts = elephantsThatMayStay(s, march.at, marching.elephants); // 17.1
  const { train, ...troops } = yield* chooseTroops(
    seat,
    { there: marching, beasts, train: march.train, min, max },
    { prompt: "hannibal.drop.cus", rule: "10.9", params },
    "hannibal.drop.elephants",
  );
  for (const general of leaving) leaveGeneral(s, march, general);
  leaveMarch(s, march, troops.cus, troops.elephants);
  if (train) leaveTrain(s, march);
  const units = unitNames(troops, leaving, train);
  if (units.length > 0) t.note("hannibal.log.dropped", { ...params, units }, "10.9");
  if (leaving.length > 0) yield* nameCommander(t, seat, march.at, othersAt(s, march)); // 9.3
}
