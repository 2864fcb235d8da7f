import { chanceFrom, type Plain } from "../../../engine/index.ts";
import { CONTINGENTS } from "../rules/data.ts";
import { hexOfId } from "../rules/map.ts";
import { setUp } from "../rules/setup.ts";
import {
  AVAILABLE,
  type Combat,
  forEveryUnit,
  GONE,
  type Operation,
  POOL,
  type State,
  sideOf,
  sideOfSeat,
} from "../rules/state.ts";
import { IS_FLEET, IS_LEADER, MARKERS, UNIT_COUNT, unitOfId } from "../rules/units.ts";
import { asView, type CombatView, type OperationView, type Placed, type Side, type StackView, type WarView } from "./view.ts";

const SIDES: readonly Side[] = ["rome", "carthage", "neutral"];
const hexAt = (hex: string): number => hexOfId(`hex:${hex}`);

const kept = new WeakMap<object, State>();

/**
 * A state that looks just like a view, for rules that the page asks: units that may not be seen are some that could be there.
 * Nothing that depends on who they are may be read off it.
 */
export function stateOf(plain: Plain): State {
  const known = kept.get(plain as object);
  if (known) return known;
  const view = asView(plain);
  const s = setUp({ game: "first-punic-war", ruleset: "standard", scenario: view.scenario, options: {}, seed: "imagined" });
  s.chance = chanceFrom("imagined");
  s.rules = { ...view.rules };
  s.turn = view.turn;
  s.phase = view.phase;
  s.first = sideOfSeat(view.initiative);
  s.side = sideOfSeat(view.phasing);
  s.ap = [view.ap.rome, view.ap.carthage];
  s.debt = [view.debt.rome, view.debt.carthage];
  s.bought = [view.bought.rome, view.bought.carthage];
  s.powers = CONTINGENTS.slice(2).map((power) => SIDES.indexOf(view.powers[power]!));
  s.crisis = view.crisis ? hexAt(view.crisis) : -1;
  s.camps = placed(view.camps, s.camps.length / 2);
  s.armies = placed(view.armies, s.armies.length / 2);
  s.pillaged = view.pillaged.map(hexAt);
  s.colonies = view.colonies.map(hexAt);
  s.setup = null;
  putUnits(s, view);
  s.markers = markersOf(view);
  s.combat = view.combat ? combatOf(view.combat) : null;
  s.operation = view.operation?.units ? operationOf(view.operation) : null;
  kept.set(plain as object, s);
  return s;
}

const placed = (marks: readonly Placed[], half: number): number[] =>
  (["rome", "carthage"] as const).flatMap((side) => {
    const hexes = marks.filter((mark) => mark.side === side).map(({ hex }) => hexAt(hex));
    return Array.from({ length: half }, (_, index) => hexes[index] ?? -1);
  });

function putUnits(s: State, view: WarView): void {
  s.at = forEveryUnit(GONE);
  s.aboard = forEveryUnit(-1);
  s.veteran = forEveryUnit(0);
  s.tops = [];
  const seen = new Set<number>();
  const note = (id: string, at: number) => {
    const unit = unitOfId(id);
    seen.add(unit);
    s.at[unit] = at;
  };
  for (const id of [...view.recruits.rome, ...view.recruits.carthage, ...view.leaders.rome, ...view.leaders.carthage])
    note(id, AVAILABLE);
  for (const id of view.minorPowers) note(id, AVAILABLE);
  for (const id of view.eliminated) note(id, GONE);
  for (const { hex, units, top } of view.stacks) {
    for (const unit of units) {
      note(unit.id, hexAt(hex));
      s.veteran[unitOfId(unit.id)] = unit.veteran ? 1 : 0;
      if (unit.aboard) s.aboard[unitOfId(unit.id)] = unitOfId(unit.aboard);
    }
    if (top?.startsWith("unit:")) s.tops.push(unitOfId(top));
  }
  const unseen = Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter((unit) => !seen.has(unit));
  for (const stack of view.stacks) fill(s, stack, unseen);
}

/** Puts units that could be there where some are that may not be seen. */
function fill(s: State, stack: StackView, unseen: number[]): void {
  const side = SIDES.indexOf(stack.side);
  const shown = stack.units.map(({ id }) => unitOfId(id));
  const fleetsShown = shown.filter((unit) => IS_FLEET[unit]).length;
  const aboardShown = shown.filter((unit) => s.aboard[unit]! >= 0).length;
  const put = (fleet: boolean, count: number): number[] => {
    const units: number[] = [];
    for (let i = 0; i < count; i++) {
      const fits = (unit: number) => (IS_FLEET[unit] === 1) === fleet && sideOf(s, unit) === side;
      const plain = unseen.findIndex((unit) => fits(unit) && !IS_LEADER[unit]); // no leader is made up
      const index = plain >= 0 ? plain : unseen.findIndex(fits);
      if (index < 0) break;
      const unit = unseen.splice(index, 1)[0]!;
      s.at[unit] = hexAt(stack.hex);
      units.push(unit);
    }
    return units;
  };
  const fleets = [...shown.filter((unit) => IS_FLEET[unit]), ...put(true, stack.fleets - fleetsShown)];
  put(false, stack.land - (shown.length - fleetsShown - aboardShown));
  for (const unit of put(false, stack.aboard - aboardShown)) s.aboard[unit] = fleets[0] ?? -1;
}

/** Markers that are known to be in a hand are there; the others are only as many as they should be. */
function markersOf(view: WarView): number[] {
  const markers = MARKERS.map(() => POOL);
  for (const [side, seat] of (["rome", "carthage"] as const).entries()) {
    let left = view.markerCounts[seat];
    for (const id of view.markers[seat]) {
      const index = MARKERS.findIndex((marker, number) => marker.id === id && markers[number] === POOL);
      if (index < 0) continue;
      markers[index] = side;
      left--;
    }
    for (; left > 0; left--) markers[markers.lastIndexOf(POOL)] = side;
  }
  return markers;
}

function operationOf(operation: OperationView): Operation {
  const units = (ids: readonly string[] = []) => ids.map(unitOfId);
  return {
    kind: operation.kind,
    side: sideOfSeat(operation.side),
    reaction: operation.reaction,
    stage: operation.stage,
    from: hexAt(operation.from),
    hex: hexAt(operation.hex),
    units: units(operation.units),
    party: units(operation.party),
    dropped: units(operation.dropped),
    spent: operation.kind === "naval" ? operation.spent : operation.spent * 2,
    allowance: operation.allowance,
    storm: operation.storm,
    die: operation.die,
    modifiers: operation.modifiers.map((modifier) => ({ ...modifier })),
    surcharge: false,
  };
}

/** As much of a combat as everybody sees. */
function combatOf(combat: CombatView): Combat {
  const units = (ids: readonly string[]) => ids.map(unitOfId);
  const leader = (id: string | null) => (id ? unitOfId(id) : -1);
  return {
    side: sideOfSeat(combat.side),
    from: hexAt(combat.from),
    to: hexAt(combat.to),
    attackers: units(combat.attackers),
    defenders: units(combat.defenders),
    bearers: units(combat.bearers),
    table: combat.table,
    stage: combat.stage,
    counter: combat.counterattack,
    leaders: [leader(combat.leaders.rome), leader(combat.leaders.carthage)],
    tactics: [combat.tactics.rome, combat.tactics.carthage],
    percent: combat.percent,
    column: combat.column,
    shifts: combat.shifts.map((shift) => ({ ...shift })),
    die: combat.die,
    result: combat.result,
    steps: [],
    retreats: [],
    hunters: [],
    lost: [combat.lost.rome, combat.lost.carthage],
    hurt: [false, false],
    routed: [false, false],
    pursued: -1,
  };
}
