import type { Plain } from "../../../engine/index.ts";
import { hexOfId, powerOf } from "../rules/map.ts";
import { position } from "../rules/position.ts";
import { AVAILABLE, forEveryUnit, GONE, POOL, type State, sideOf } from "../rules/state.ts";
import { CONTINGENT, IS_FLEET, IS_LEADER, MARKERS, UNIT_COUNT, unitOfId } from "../rules/units.ts";
import { asView, type Side, type StackView, type WarView } from "./view.ts";

const SIDES: readonly Side[] = ["rome", "carthage", "neutral"];
const hexAt = (hex: string): number => hexOfId(`hex:${hex}`);

const kept = new WeakMap<object, State>();

/**
 * A state that looks just like a view, for rules the page asks: units that may not be seen are replaced by some that could be
 * there. Nothing that depends on their identity may be read from it.
 */
export function stateOf(plain: Plain): State {
  const known = kept.get(plain as object);
  if (known) return known;
  const view = asView(plain);
  const { scenario, rules, lastTurn, stacks, recruits, leaders, minorPowers, eliminated, markers, markerCounts, ...seen } = view;
  const { auto, ...optional } = rules;
  const options = { ...optional, setup: auto ? "auto" : "free" };
  const s = position.stateFrom(
    {
      ...seen,
      ...{ mobilization: null, diplomacy: null, homecomings: [], look: null, over: null }, // parts of them are hidden
      operation: ownOperation(view),
      units: {},
    },
    { game: "first-punic-war", ruleset: "standard", scenario, options, seed: "imagined" },
  );
  putUnits(s, view);
  s.markers = markersOf(view);
  kept.set(plain as object, s);
  return s;
}

/** The operation in progress, for its owner: the others do not know which units take part. */
function ownOperation({ operation }: WarView): Plain {
  if (!operation?.units) return null;
  const { count: _, ...own } = operation;
  return own;
}

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
  // first those in the regions of minor powers, whose units are most likely at home
  const isHome = ({ hex }: StackView) => powerOf(hexAt(hex)) >= 0;
  for (const home of [true, false]) for (const stack of view.stacks) if (isHome(stack) === home) fill(s, stack, unseen);
}

/** Fills hidden places with units that could be there; in the region of a minor power with its own, who stay there while it is neutral. */
function fill(s: State, stack: StackView, unseen: number[]): void {
  const side = SIDES.indexOf(stack.side);
  const shown = stack.units.map(({ id }) => unitOfId(id));
  const fleetsShown = shown.filter((unit) => IS_FLEET[unit]).length;
  const aboardShown = shown.filter((unit) => s.aboard[unit]! >= 0).length;
  const home = powerOf(hexAt(stack.hex)) + 2;
  const put = (fleet: boolean, count: number): number[] => {
    const units: number[] = [];
    for (let i = 0; i < count; i++) {
      const fits = (unit: number) => (IS_FLEET[unit] === 1) === fleet && sideOf(s, unit) === side;
      const native = unseen.findIndex((unit) => fits(unit) && CONTINGENT[unit] === home);
      const plain = native >= 0 ? native : unseen.findIndex((unit) => fits(unit) && !IS_LEADER[unit]); // no leader is invented
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

/** Markers known to be in a hand are there; the others only make up the number. */
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
