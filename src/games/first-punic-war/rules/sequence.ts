import type { Play } from "../../../engine/index.ts";
import { determineActionPoints } from "./action-points.ts";
import { consultAugurs, continueAugur, resolveCrisis } from "./augurs.ts";
import { fight } from "./combat.ts";
import { diplomacy } from "./diplomacy.ts";
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
import { enemyOf, type Phase, SIDE_IDS } from "./state.ts";
import { lookAround } from "./stratagems.ts";
import { supply } from "./supply.ts";
import { YEARS } from "./tables.ts";
import { checkSuddenDeath, finalOutcome } from "./victory.ts";

/** The next unit of play: everything that runs without a question, and then one step that asks (5.0). */
export function* unitOfPlay(t: FpwTable): Play {
  let asked = false;
  while (!asked && !t.s.over) {
    const step = nextStep(t);
    for (let next = step.next(); !next.done; next = step.next(yield next.value)) asked = true;
    takeUpMarkers(t);
    checkSuddenDeath(t);
  }
}

/** Interruptions come before what they interrupt. */
function nextStep(t: FpwTable): Play {
  const { s } = t;
  if (s.look) return lookAround(t);
  if (s.parting) return part(t);
  if (s.homecomings.length > 0) return comeHome(t);
  if (s.arriving.length > 0) return arrive(t);
  if (s.combat) return fight(t, s.combat);
  if (s.operation) return operate(t, s.operation);
  if (s.reacting) return react(t);
  return phase(t);
}

/** The phases of a turn, in order (5.0). */
function* phase(t: FpwTable): Play {
  const { s } = t;
  switch (s.phase) {
    case "setup":
      yield* placeUnits(t);
      break;
    case "initiative":
      t.note("fpw.turn", { turn: s.turn, years: YEARS[s.turn - 1]! }, "5.0");
      determineInitiative(t);
      s.side = s.first;
      begin(t, "augurs");
      break;
    case "augurs":
      if (!s.augur) consultAugurs(t);
      if (!s.augur || (yield* continueAugur(t))) begin(t, "action-points");
      break;
    case "action-points":
      t.note("fpw.player-turn", { side: SIDE_IDS[s.side]! }, "5.0");
      determineActionPoints(t);
      begin(t, "mobilization");
      s.mobilization = beginMobilization();
      break;
    case "mobilization":
      if (s.mobilization!.stage === "restore") yield* restore(t);
      else if (s.mobilization!.stage === "colonies") yield* colonize(t);
      else yield* mobilize(t);
      if (!s.mobilization) begin(t, "diplomacy");
      break;
    case "diplomacy":
      if (yield* diplomacy(t)) begin(t, "operations");
      break;
    case "operations":
      if (yield* operations(t)) begin(t, "supply");
      break;
    case "supply":
      if (yield* supply(t)) endPlayerTurn(t);
      break;
    case "end-of-turn":
      yield* resolveCrisis(t); // before anything else of the phase
      endTurn(t);
      break;
  }
}

/** A new phase: stratagems that Treachery barred may be played again (23.1). */
function begin(t: FpwTable, next: Phase): void {
  t.s.phase = next;
  t.s.barred = [0, 0];
}

function endPlayerTurn(t: FpwTable): void {
  const { s } = t;
  if (s.side === s.first) {
    s.side = enemyOf(s.first);
    begin(t, "action-points");
  } else begin(t, "end-of-turn");
}

function endTurn(t: FpwTable): void {
  const { s } = t;
  if (s.turn === SCENARIOS[s.scenario]!.lastTurn) {
    s.over = finalOutcome(t);
    return;
  }
  s.turn++;
  s.bought = [0, 0];
  begin(t, "initiative");
}
