import type { Play } from "../../../engine/index.ts";
import { type Key, pick } from "./ask.ts";
import { campIn, isFortress, isPillaged } from "./board.ts";
import { whyNotOwn } from "./forces.ts";
import { HEX_IDS } from "./map.ts";
import { boost, failures, leadersIn, tellMorale } from "./morale.ts";
import { checkDisgrace } from "./optional/leaders.ts";
import { pillage } from "./optional/pillage.ts";
import { alive, eliminate, type FpwTable, gainAp, loseAp, tellIfEmpty } from "./pieces.ts";
import { hunt, pursue } from "./pursuit.ts";
import { retreatOneHex, startRetreat } from "./retreat.ts";
import { fightersOf, hexOfSide, strikingSide } from "./shifts.ts";
import { type Combat, enemyOf, SIDE_IDS, type State, type Step, seatOf } from "./state.ts";
import { IS_FLEET, IS_STATIC, TWO_SIDED, UNIT_IDS, unitOfId } from "./units.ts";

/** The steps of a result, in the order listed (15.0, 15.1). */
export function stepsFor(combat: Combat): Step[] {
  const striker = strikingSide(combat);
  const struck = enemyOf(striker);
  const then = (...steps: Step[]): Step[] => [...steps, ...aftermath(combat)];
  switch (combat.result) {
    case "AC":
      return then({ do: "eliminate", side: striker }, { do: "pursue", side: struck });
    case "AR":
      return then({ do: "check", side: striker });
    case "AW":
      return then({ do: "withdraw", side: striker });
    case "DC":
      return then({ do: "eliminate", side: struck }, { do: "pursue", side: striker });
    case "DR":
      return then({ do: "check", side: struck }, { do: "pursue", side: striker });
    case "DW":
      return then({ do: "withdraw", side: struck }, { do: "pursue", side: striker });
    default:
      if (combat.counter === 0) return [{ do: "counterattack", side: struck }];
      combat.counter = 2; // a second counterattack routs both
      return then({ do: "check", side: combat.side }, { do: "check", side: enemyOf(combat.side) });
  }
}

/** What follows once the result itself has been carried out (31.1, 15.3, 20.0, 29.3). */
const aftermath = (combat: Combat): Step[] => [
  { do: "pillage", side: combat.side },
  { do: "major", side: combat.side },
  { do: "train", side: combat.side },
  { do: "train", side: enemyOf(combat.side) },
  { do: "disgrace", side: combat.side },
  { do: "disgrace", side: enemyOf(combat.side) },
];

/** The next part of a result: a hex of a retreat, or the next step (15.0). */
export function* carryOut(t: FpwTable, combat: Combat): Play {
  if (combat.retreats.length > 0) {
    yield* retreatOneHex(t, combat);
    return;
  }
  const step = combat.steps[0];
  if (!step) {
    for (const hex of [combat.from, combat.to]) tellIfEmpty(t, hex);
    t.s.combat = null;
    return;
  }
  switch (step.do) {
    case "eliminate":
      combat.hurt[step.side] = true;
      for (const unit of fightersOf(t.s, combat, step.side)) eliminate(t, unit, "15.0");
      break;
    case "check":
      if (combat.counter === 2 && step.side === combat.side) t.note("fpw.both-rout", { side: SIDE_IDS[step.side]! }, "15.1");
      yield* rout(t, combat, step.side);
      break;
    case "withdraw":
      withdraw(t, combat, step.side);
      break;
    case "counterattack":
      combat.counter = 1;
      combat.stage = "roll";
      combat.steps = [];
      return;
    case "pursue":
      if (yield* pursue(t, combat, step.side)) combat.steps.splice(1, 0, { do: "hunt", side: step.side });
      break;
    case "hunt":
      if (yield* hunt(t, combat, step.side)) return;
      break;
    case "pillage":
      if (combat.pursued === combat.side) yield* pillage(t, combat.side);
      break;
    case "major":
      settleMajorCombat(t, combat);
      break;
    case "train":
      yield* trainVictors(t, combat, step.side);
      break;
    case "disgrace":
      checkDisgrace(t, step.side);
      break;
  }
  combat.steps.shift();
}

/** Whether a side fights from a fortress or from its camp; a pillaged fortress does not count (16.2, 31.3). */
export function isSheltered(s: State, side: number, hex: number): boolean {
  return (isFortress(s, hex) && !isPillaged(s, hex)) || campIn(s, hex) === side;
}

/** What shelters a side in its hex (16.2). */
export const shelterOf = (s: State, hex: number): Key =>
  isFortress(s, hex) && !isPillaged(s, hex) ? "fpw.shelter.fortress" : "fpw.shelter.camp";

/**
 * The land units and fleets of a side that retreat; units on board go with their fleets, carriers with their raiders (16.2,
 * 19.5).
 */
function retreating(s: State, combat: Combat, side: number): number[] {
  const units = fightersOf(s, combat, side).filter((unit) => s.aboard[unit]! < 0);
  const bearers = side === combat.side ? alive(s, combat.bearers) : [];
  return [...units, ...bearers.filter((fleet) => !units.includes(fleet))];
}

/** A withdrawal of one hex; in a fortress or camp it has no effect (16.0, 16.2). */
function withdraw(t: FpwTable, combat: Combat, side: number): void {
  const hex = hexOfSide(combat, side);
  if (isSheltered(t.s, side, hex)) {
    t.note("fpw.withdrawal-ignored", { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]!, shelter: shelterOf(t.s, hex) }, "16.2");
    return;
  }
  combat.hurt[side] = true;
  startRetreat(t, combat, side, retreating(t.s, combat, side));
}

/**
 * A morale check for all units of a side: those that fail rout, those that pass withdraw; in a fortress or camp all withdraw
 * (15.0, 16.2).
 */
function* rout(t: FpwTable, combat: Combat, side: number): Play {
  const { s } = t;
  const hex = hexOfSide(combat, side);
  combat.hurt[side] = true;
  combat.routed[side] = true;
  const units = retreating(s, combat, side);
  if (isSheltered(s, side, hex)) {
    t.note("fpw.rout-sheltered", { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]!, shelter: shelterOf(s, hex) }, "16.2");
    startRetreat(t, combat, side, units);
    return;
  }
  const checking = units.filter((unit) => !IS_STATIC[unit]);
  const boosted = yield* boost(t, side, checking, leadersIn(s, side, hex), hex, "15.2", hasBystanders(s, combat, side));
  tellMorale(t, side, checking, boosted);
  const die = t.die();
  const failed = failures(s, checking, boosted, die);
  const params = { side: SIDE_IDS[side]!, hex: HEX_IDS[hex]!, die };
  const steady = units.filter((unit) => !failed.includes(unit));
  const named = (list: readonly number[]) => [...list].sort((a, b) => a - b).map((unit) => UNIT_IDS[unit]!);
  const held = named(steady.filter((unit) => !IS_STATIC[unit])); // static units neither check nor withdraw (16.2)
  if (failed.length === 0) t.note("fpw.morale-held", { ...params, steady: held }, "15.2");
  else t.note("fpw.morale-failed", { ...params, units: named(failed), steady: held }, "15.2");
  startRetreat(t, combat, side, failed, die);
  startRetreat(t, combat, side, steady);
}

/** Whether the attackers' hex holds units that stayed out of the combat and are not revealed (12.4, 25.0). */
const hasBystanders = (s: State, { attackers, from, side: attacker }: Combat, side: number): boolean =>
  side === attacker && s.at.some((hex, unit) => hex === from && !IS_FLEET[unit] && !attackers.includes(unit));

/** From so many units lost on a combat is a major one (15.3). */
export const MAJOR_LOSS = 4;

/** So many units lost by one side and not by the other: an AP changes hands (15.3). */
function settleMajorCombat(t: FpwTable, combat: Combat): void {
  for (const loser of [0, 1]) {
    const winner = enemyOf(loser);
    if (combat.lost[loser]! < MAJOR_LOSS || combat.lost[winner]! >= MAJOR_LOSS) continue;
    t.note("fpw.major-combat", { side: SIDE_IDS[loser]!, lost: combat.lost[loser]! }, "15.3");
    gainAp(t, winner, 1, "15.3");
    loseAp(t, loser, 1, "15.3");
  }
}

/** A side that suffered nothing may train one recruit for each enemy unit eliminated (20.0). */
function* trainVictors(t: FpwTable, combat: Combat, side: number): Play {
  const { s } = t;
  const kills = combat.lost[enemyOf(side)]!;
  if (combat.hurt[side] || combat.lost[side]! > 0 || kills === 0) return;
  const recruits = fightersOf(s, combat, side).filter((unit) => TWO_SIDED[unit] && !s.veteran[unit]);
  const count = Math.min(kills, recruits.length);
  const picked = yield* pick(
    seatOf(side),
    recruits.map((unit) => UNIT_IDS[unit]!),
    count,
    count,
    {
      prompt: "fpw.train-victors",
      rule: "20.0",
      params: { count },
      whyNot: (id) => {
        const unit = unitOfId(id);
        if (unit < 0) return undefined;
        const own = whyNotOwn(s, side, unit, "20.0");
        if (own) return own;
        const fought = fightersOf(s, combat, side).includes(unit);
        const why = !fought ? "fpw.why.not-fought" : TWO_SIDED[unit] ? "fpw.why.veteran" : "fpw.why.one-sided";
        return { why, rule: "20.0", params: { unit: id } };
      },
    },
  );
  for (const id of picked) s.veteran[unitOfId(id)] = 1;
  if (picked.length > 0)
    t.note("fpw.made-veterans", { side: SIDE_IDS[side]!, units: [...picked], kills, ...(count < kills && { lack: 1 }) }, "20.0");
}
