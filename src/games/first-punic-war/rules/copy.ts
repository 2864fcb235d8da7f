import { clone, copyChance, type Flat } from "../../../engine/index.ts";
import type { Mobilization, Operation, State } from "./state.ts";

/** A deep copy of a state, field by field: several times faster than copying it as just any data. */
export function copy(s: State): State {
  const flat: Flat<State> = s;
  return {
    ...flat,
    chance: copyChance(s.chance),
    over: clone(s.over),
    rules: { ...s.rules },
    ap: s.ap.slice(),
    debt: s.debt.slice(),
    at: s.at.slice(),
    aboard: s.aboard.slice(),
    veteran: s.veteran.slice(),
    tops: s.tops.slice(),
    powers: s.powers.slice(),
    markers: s.markers.slice(),
    seen: s.seen.slice(),
    barred: s.barred.slice(),
    bought: s.bought.slice(),
    armies: s.armies.slice(),
    camps: s.camps.slice(),
    pillaged: s.pillaged.slice(),
    colonies: s.colonies.slice(),
    setup: clone(s.setup),
    augur: clone(s.augur),
    mobilization: s.mobilization && copyMobilization(s.mobilization),
    diplomacy: clone(s.diplomacy),
    operation: s.operation && copyOperation(s.operation),
    combat: clone(s.combat),
    supply: clone(s.supply),
    homecomings: clone(s.homecomings),
    parting: clone(s.parting),
    arriving: s.arriving.slice(),
    look: clone(s.look),
  };
}

function copyMobilization(phase: Mobilization): Mobilization {
  const flat: Flat<Mobilization> = phase;
  return { ...flat, fresh: phase.fresh.slice() };
}

function copyOperation(operation: Operation): Operation {
  const flat: Flat<Operation> = operation;
  return {
    ...flat,
    units: operation.units.slice(),
    party: operation.party.slice(),
    dropped: operation.dropped.slice(),
    modifiers: clone(operation.modifiers),
  };
}
