import type { Play } from "../../../engine/index.ts";
import { other } from "../../shared/rules/seats.ts";
import { choose } from "./ask.ts";
import { pursue } from "./avoid-battle.ts";
import { closeMarch } from "./campaign.ts";
import { controls, hasTribe, isBoundByTruce, setControl } from "./control.ts";
import { cusAt, generalsAt, highest, isOnMap, tidy } from "./forces.ts";
import { GENERALS } from "./generals.ts";
import { instability, removeIsolated } from "./isolation.ts";
import { battleConsequences } from "./land-aftermath.ts";
import { landBattleStep } from "./land-battle.ts";
import { meet } from "./land-interception.ts";
import { atTheGates, atTheWalls, declareReactions, entered, resolveReactions } from "./land-reactions.ts";
import { isCity, SPACE_OPTIONS, spaceOf } from "./map.ts";
import { marchOn } from "./march.ts";
import { navalStep } from "./naval-battle.ts";
import { interceptorSails, offerInterception } from "./naval-interception.ts";
import { inPort, land, sailOn } from "./naval-movement.ts";
import { landfall, politicalConsequences, settle } from "./naval-resolution.ts";
import {
  beginReinforcements,
  carthaginianCU,
  carthaginianRefit,
  election,
  miatCU,
  navalReform,
  placeCarthaginian,
  placeConsul,
  proconsul,
  romanCUs,
} from "./reinforcement.ts";
import { retreat } from "./retreat.ts";
import { type T, THE_END } from "./state.ts";
import { continuePlay, deal, firstPlay, strategyTurn } from "./strategy.ts";
import { victoryCheck } from "./victory.ts";
import { compareChests, endOfTurn, spendDifference } from "./war-chest.ts";
import { endOfWinter, winterAttrition } from "./winter.ts";

/**
 * The next unit of play: steps are taken, each from the state alone, until one of them has asked something.
 * What is under way goes first: a battle, then a march or voyage, then the card being played, then the phase.
 */
export function* unit(t: T): Play {
  try {
    while (!t.s.over) {
      const step = nextStep(t);
      let result = step.next();
      if (result.done) continue;
      while (!result.done) result = step.next(yield result.value);
      return;
    }
  } catch (end) {
    if (end !== THE_END) throw end;
  }
}

function nextStep(t: T): Play {
  const s = t.s;
  if (s.seaBattle) return seaBattleStep(t);
  if (s.battle) return battleStep(t);
  if (s.march) return marchStep(t);
  if (s.play) return continuePlay(t);
  return phaseStep(t);
}

function seaBattleStep(t: T): Play {
  switch (t.s.seaBattle!.stage) {
    case "landfall":
      return landfall(t);
    case "settle":
      return settle(t);
    case "consequences":
      return politicalConsequences(t);
    default:
      return navalStep(t);
  }
}

function battleStep(t: T): Play {
  switch (t.s.battle!.stage) {
    case "retreat":
      return retreat(t);
    case "consequences":
      return battleConsequences(t);
    default:
      return landBattleStep(t);
  }
}

function marchStep(t: T): Play {
  switch (t.s.march!.stage) {
    case "go":
    case "ended":
      return marchOn(t);
    case "entered":
      return entered(t);
    case "walls":
      return atTheWalls(t);
    case "react":
      return declareReactions(t);
    case "resolve":
      return resolveReactions(t);
    case "meet":
      return meet(t);
    case "gates":
      return atTheGates(t);
    case "pursuit":
      return pursue(t);
    case "port":
      return inPort(t);
    case "challenge":
      return offerInterception(t);
    case "sea":
      return sailOn(t);
    case "intercept":
      return interceptorSails(t);
    case "landing":
      return land(t);
    case "over":
      return endMarch(t);
  }
}

/** The activation is over: Maximus wins the place over, and a campaign remembers who has done what. */
function* endMarch(t: T): Play {
  const s = t.s;
  const march = s.march!;
  yield* winOver(t);
  closeMarch(s, march, march.fought || march.besieged || march.backedUp || march.failedPursuit);
  s.march = null;
  tidy(s);
}

/** Maximus places or converts a PC where his activation ends, if he has not lost a battle (17.2.B). */
function* winOver(t: T): Play {
  const s = t.s;
  const { general, seat, fought, won } = s.march!;
  if (!GENERALS[general]!.ability.freeControl || !isOnMap(s, general) || (fought && !won)) return;
  const at = spaceOf(s.generals[general]!);
  const enemy = other(seat);
  if (!highest(s, generalsAt(s, seat, at)).includes(general)) return; // 2.2.E1: he has become a subordinate
  if (isCity(at) || hasTribe(s, at) || controls(s, seat, at) || cusAt(s, enemy, at) > 0) return;
  if (controls(s, enemy, at) && isBoundByTruce(s, seat)) return;
  const answer = yield* choose(seat, ["yes", "no"], {
    prompt: "hamilcar.win-over",
    rule: "17.2.B",
    params: { space: SPACE_OPTIONS[at]! },
  });
  if (answer === "yes") setControl(t, at, seat);
}

function phaseStep(t: T): Play {
  switch (t.s.phase) {
    case "contract":
      return beginReinforcements(t);
    case "carthaginian-cu":
      return carthaginianCU(t);
    case "miat-cus":
      return miatCU(t);
    case "turn-generals":
    case "carthaginian-generals":
      return placeCarthaginian(t);
    case "carthaginian-refit":
      return at(t, carthaginianRefit);
    case "roman-cus":
      return romanCUs(t);
    case "proconsul":
      return proconsul(t);
    case "elections":
      return election(t);
    case "consuls":
      return placeConsul(t);
    case "reforms":
      return navalReform(t);
    case "deal":
      return at(t, deal);
    case "first-play":
      return firstPlay(t);
    case "strategy":
      return strategyTurn(t);
    case "winter":
      return winterAttrition(t);
    case "seamanship":
      return at(t, endOfWinter);
    case "isolation":
      return at(t, removeIsolated);
    case "instability":
      return instability(t);
    case "victory-check":
      return victoryCheck(t);
    case "war-chest":
      return compareChests(t);
    case "concessions":
      return spendDifference(t);
    case "turn-end":
      return at(t, endOfTurn);
  }
}

/** A step that asks nothing. */
function* at(t: T, step: (t: T) => void): Play {
  step(t);
}
