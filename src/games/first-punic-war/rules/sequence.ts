import type { Play } from "../../../engine/index.ts";
import { determineActionPoints } from "./action-points.ts";
import { consultAugurs, continueAugur, resolveCrisis } from "./augurs.ts";
import { fight } from "./combat.ts";
import { diplomacy, tellDiplomacy } from "./diplomacy.ts";
import { determineInitiative } from "./initiative.ts";
import { arrive, comeHome, part } from "./minor-powers.ts";
import { beginMobilization, mobilize } from "./mobilization.ts";
import { operate, operations } from "./operations.ts";
import { colonize } from "./optional/colonies.ts";
import { restore } from "./optional/pillage.ts";
import { react } from "./optional/reaction.ts";
import { type FpwTable, takeUpMarkers } from "./pieces.ts";
import { SCENARIOS } from "./scenarios.ts";
import { placeUnits } from "./setup.ts";
import { CARTHAGINIAN, enemyOf, PHASES, type Phase, ROMAN, SIDE_IDS } from "./state.ts";
import { lookAround, markerCount } from "./stratagems.ts";
import { supply } from "./supply.ts";
import { YEARS } from "./tables.ts";
import { checkSuddenDeath, finalOutcome, pointsNow } from "./victory.ts";

/** The next unit of play: everything that runs without a question, and then one step that asks (5.0). */
export function* unitOfPlay(t: FpwTable): Play {
  let asked = false;
  while (!asked && !t.s.over) {
    const step = nextStep(t);
    let next = step.next();
    for (; !next.done; next = step.next(yield next.value)) asked = true;
    if (next.value === true) endPhase(t);
    takeUpMarkers(t);
    checkSuddenDeath(t);
  }
}

/** Interruptions come before what they interrupt. A step of a phase returns true when the phase is over. */
function nextStep(t: FpwTable): Play | Play<boolean> {
  const { s } = t;
  if (s.look) return lookAround(t);
  if (s.parting) return part(t);
  if (s.homecomings.length > 0) return comeHome(t);
  if (s.arriving.length > 0) return arrive(t);
  if (s.combat) return fight(t, s.combat);
  if (s.operation) return operate(t, s.operation);
  if (s.reacting) return react(t);
  switch (s.phase) {
    case "setup":
      return placeUnits(t);
    case "initiative":
    case "augurs":
    case "action-points":
      return openTurn(t);
    case "mobilization":
      if (s.mobilization!.stage === "restore") return restore(t);
      if (s.mobilization!.stage === "colonies") return colonize(t);
      return mobilize(t);
    case "diplomacy":
      return diplomacy(t);
    case "operations":
      return operations(t);
    case "supply":
      return supply(t);
    case "end-of-turn":
      return closeTurn(t);
  }
}

/** The phases that come before a player does anything (5.0). */
function* openTurn(t: FpwTable): Play<boolean> {
  const { s } = t;
  if (s.phase === "augurs") {
    if (!s.augur) consultAugurs(t);
    return !s.augur || (yield* continueAugur(t));
  }
  if (s.phase === "initiative") {
    t.note("fpw.turn", { turn: s.turn, years: YEARS[s.turn - 1]! }, "5.0");
    determineInitiative(t);
    s.side = s.first;
  } else {
    t.note("fpw.player-turn", { side: SIDE_IDS[s.side]! }, "5.0");
    determineActionPoints(t);
    s.mobilization = beginMobilization();
  }
  return true;
}

/** The crisis comes before anything else of the last phase (7.1). */
function* closeTurn(t: FpwTable): Play<boolean> {
  yield* resolveCrisis(t);
  return true;
}

/** The phases of a turn follow in order (5.0). */
function endPhase(t: FpwTable): void {
  const { phase } = t.s;
  if (phase === "supply") endPlayerTurn(t);
  else if (phase === "end-of-turn") endTurn(t);
  else begin(t, PHASES[PHASES.indexOf(phase) + 1]!);
}

/** A new phase: stratagems that Treachery barred may be played again (23.1). */
function begin(t: FpwTable, next: Phase): void {
  t.s.phase = next;
  t.s.barred = [0, 0];
  if (next === "diplomacy") tellDiplomacy(t);
}

function endPlayerTurn(t: FpwTable): void {
  const { s } = t;
  if (s.side === s.first) {
    s.side = enemyOf(s.first);
    begin(t, "action-points");
  } else begin(t, "end-of-turn");
}

/** What both sides have at the end of a turn, as everybody may count it (4.2, 23.0). */
function tellStanding(t: FpwTable): void {
  const { s } = t;
  const [romeMarkers, carthageMarkers] = [markerCount(s, ROMAN), markerCount(s, CARTHAGINIAN)];
  const [romeAp, carthageAp] = s.ap as [number, number];
  t.note("fpw.turn-ends", { turn: s.turn, ...pointsNow(t), romeMarkers, carthageMarkers, romeAp, carthageAp }, "5.0");
}

function endTurn(t: FpwTable): void {
  const { s } = t;
  if (s.turn === SCENARIOS[s.scenario]!.lastTurn) {
    s.over = finalOutcome(t);
    return;
  }
  tellStanding(t);
  s.turn++;
  s.bought = [0, 0];
  begin(t, "initiative");
}
