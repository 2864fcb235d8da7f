import { scan } from "./board.ts";
import { HEXES, INLAND, KIND, MAP, PLACE, SEA } from "./map.ts";
import { placedSoFar, SCENARIOS } from "./scenarios.ts";
import { GONE, MERCENARIES, POOL, POWER_IDS, type State, sideOf } from "./state.ts";
import { MOST_AP } from "./tables.ts";
import {
  ARMY_MARKERS,
  CAMP_MARKERS,
  CARGO,
  COLONY_MARKERS,
  CONTINGENT,
  IS_FLEET,
  IS_GARRISON,
  IS_LEADER,
  MARKERS,
  TWO_SIDED,
  UNIT_COUNT,
  UNITS,
} from "./units.ts";

/** What is wrong with a state, in sentences. */
export function faultsOf(s: State): string[] {
  return [...unitFaults(s), ...stackFaults(s), ...markerFaults(s), ...numberFaults(s), ...pendingFaults(s)];
}

function* unitFaults(s: State): Generator<string> {
  for (const [name, list] of Object.entries({ at: s.at, aboard: s.aboard, veteran: s.veteran }))
    if (list.length !== UNIT_COUNT) yield `The list ${name} has ${list.length} entries instead of ${UNIT_COUNT}.`;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const { id } = UNITS[unit]!;
    const hex = s.at[unit]!;
    const fleet = s.aboard[unit]!;
    if (!Number.isInteger(hex) || hex < GONE || hex >= HEXES) {
      yield `${id} is at ${hex}, which is no hex.`;
      continue;
    }
    if (s.veteran[unit] && !TWO_SIDED[unit]) yield `${id} is a veteran but has no veteran side.`;
    if (hex < 0) {
      if (fleet >= 0) yield `${id} is off the map but on board a fleet.`;
      continue;
    }
    if (IS_FLEET[unit] && KIND[hex] === INLAND) yield `The fleet ${id} is in the inland hex ${MAP.numbers[hex]}.`;
    if (!IS_FLEET[unit] && fleet < 0 && KIND[hex] === SEA)
      yield `${id} is in the all-sea hex ${MAP.numbers[hex]} without a fleet.`;
    if (IS_GARRISON[unit] && PLACE[hex]! < 0)
      yield `The garrison ${id} is in ${MAP.numbers[hex]}, neither a town nor a fortress.`;
    if (fleet < 0) continue;
    if (!IS_FLEET[fleet] || s.at[fleet] !== hex) yield `${id} is on board ${UNITS[fleet]?.id}, which is not a fleet in its hex.`;
    else if (CONTINGENT[fleet] !== CONTINGENT[unit])
      yield `${id} is on board ${UNITS[fleet]!.id}, a fleet of another contingent.`;
  }
}

function* stackFaults(s: State): Generator<string> {
  const b = scan(s);
  for (let hex = 0; hex < HEXES; hex++) {
    let garrisons = 0;
    let sides = 0;
    for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) {
      if (IS_GARRISON[unit]) garrisons++;
      sides |= 1 << sideOf(s, unit);
      if (IS_FLEET[unit]) {
        const load = s.aboard.filter((fleet, cargo) => fleet === unit && !IS_LEADER[cargo]).length;
        if (load > CARGO) yield `${UNITS[unit]!.id} carries ${load} units; it holds ${CARGO}.`;
      }
    }
    if (garrisons > 1) yield `There are ${garrisons} garrisons in ${MAP.numbers[hex]}.`;
    if ((sides & (sides - 1)) !== 0 && !isPassed(s, hex) && !s.parting?.hexes.includes(hex))
      yield `Units of different sides share the hex ${MAP.numbers[hex]}.`;
  }
}

/** Whether fleets are only passing through a hex, sailing or retreating: they may pass enemy land units (19.1, 19.2.3). */
function isPassed({ operation, combat }: State, hex: number): boolean {
  if (operation?.kind === "naval" && operation.stage === "move" && operation.hex === hex) return true;
  return combat?.retreats.some((retreat) => retreat.hex === hex && retreat.left > 0 && IS_FLEET[retreat.units[0]!]) ?? false;
}

function* markerFaults(s: State): Generator<string> {
  const b = scan(s);
  for (const [name, list, count] of [
    ["stratagem", s.markers, MARKERS.length],
    ["camp", s.camps, CAMP_MARKERS * 2],
    ["army", s.armies, ARMY_MARKERS * 2],
  ] as const)
    if (list.length !== count) yield `There are ${list.length} ${name} markers instead of ${count}.`;
  if (s.markers.some((holder) => holder < 0 || holder > POOL)) yield "A stratagem marker is nowhere.";
  const half = s.camps.length / 2;
  for (const [index, hex] of s.camps.entries()) {
    if (hex < 0) continue;
    if (b.land[index < half ? 0 : 1]![hex] === 0) yield `The camp in ${MAP.numbers[hex]} has no land unit of its side.`;
    if (s.camps.indexOf(hex) !== index) yield `There are two camps in ${MAP.numbers[hex]}.`;
  }
  if (s.pillaged.length + s.colonies.length > COLONY_MARKERS) yield "There are more colonies and pillaged hexes than markers.";
  for (const hex of [...s.pillaged, ...s.colonies])
    if (PLACE[hex]! < 0) yield `${MAP.numbers[hex]} is pillaged or a colony, but there is no town.`;
}

function* numberFaults(s: State): Generator<string> {
  const { lastTurn } = SCENARIOS[s.scenario]!;
  if (s.turn > lastTurn) yield `Turn ${s.turn} is after the last turn of the scenario, ${lastTurn}.`;
  for (const side of [0, 1]) {
    if (s.ap[side]! < 0 || s.ap[side]! > MOST_AP) yield `A side has ${s.ap[side]} AP; it must be 0 to ${MOST_AP}.`;
    if (s.debt[side]! < 0) yield "A side owes less than no AP.";
  }
  if (s.powers[MERCENARIES] === 0) yield "The mercenaries serve Rome.";
}

/** Whatever remains to be done must be possible. */
function* pendingFaults(s: State): Generator<string> {
  if (s.supply && (s.supply.length === 0 || s.supply.some((hex) => !s.at.includes(hex))))
    yield "The hexes that need a supply check are not all occupied.";
  const force = s.operation?.units ?? [];
  if (new Set(force).size < force.length) yield "A unit is in the force of the operation twice.";
  if (s.setup)
    for (const unit of placedSoFar(s.scenario, s.setup.placed))
      if (s.at[unit]! < 0) yield `${UNITS[unit]!.id} has been set up but is not on the map.`;
  if (!s.augur) return;
  const { name, queue } = s.augur;
  if (name === "plague" && queue.some((hex) => !s.at.includes(hex))) yield "There is plague where nobody is.";
  if (name === "piracy" && queue.some((side) => side > 1)) yield "Piracy is for the two players.";
  if (name === "allies-go-home" && queue.some((power) => power >= POWER_IDS.length)) yield "An ally that goes home is no power.";
}
