import {
  byName,
  Codec,
  flag,
  list,
  object,
  over,
  type PositionOf,
  part,
  positions,
  type StateOf,
  seen,
  spelled,
  text,
  whole,
  word,
  wrong,
} from "../../../engine/codec/index.ts";
import { faultsOf } from "./faults.ts";
import { MAP } from "./map.ts";
import { beginMobilization } from "./mobilization.ts";
import { SCENARIOS } from "./scenarios.ts";
import { setUp } from "./setup.ts";
import {
  AVAILABLE,
  allegiance,
  bySide,
  CARTHAGINIAN,
  count,
  forEveryUnit,
  GONE,
  hex,
  MARKER_NAMES,
  POOL,
  ROMAN,
  type State,
  situation,
  unit,
} from "./state.ts";
import { CONTINGENT, IS_LEADER, MARKERS, TWO_SIDED, UNITS } from "./units.ts";
import { faceDown, knownMarkers, stacksOf } from "./view.ts";

// ------------------------------------------------------------ units

const place = spelled(
  "hex",
  (at) => (at === GONE ? "gone" : at === AVAILABLE ? "available" : MAP.numbers[at]!),
  (name) => (name === "gone" ? GONE : name === "available" ? AVAILABLE : MAP.indexOf.get(name)),
);

const placed = object({
  at: place.doc("a hex, or `gone` for one that is out of the game"),
  veteran: flag.unless(false),
  aboard: unit.optional().doc("the fleet that carries it"),
  onTop: flag.unless(false).doc("its owner has laid it on top of its stack (25.0)"),
});

const units = part(byName(unit, placed), {
  of: (s: State) => {
    const onTheirWay = s.homecomings.flatMap((homecoming) => homecoming.units);
    return s.at.flatMap((at, index) => {
      const veteran = s.veteran[index] === 1;
      if (at === AVAILABLE && !(veteran && onTheirWay.includes(index))) return []; // on its way home it stays a veteran (24.6)
      const fleet = s.aboard[index]!;
      return [[index, { at, veteran, onTop: s.tops.includes(index), ...(fleet >= 0 && { aboard: fleet }) }] as const];
    });
  },
  into: (s, entries, field) => {
    Object.assign(s, { at: forEveryUnit(AVAILABLE), aboard: forEveryUnit(-1), veteran: forEveryUnit(0), tops: [] });
    for (const [index, { at, veteran, aboard, onTop }] of entries) {
      if (veteran && !TWO_SIDED[index])
        wrong(`${field}.${UNITS[index]!.id}.veteran`, "must be false: the unit has no veteran side.");
      s.at[index] = at;
      s.veteran[index] = veteran ? 1 : 0;
      s.aboard[index] = aboard ?? -1;
      if (onTop) s.tops.push(index);
    }
    s.tops.sort((a, b) => a - b);
  },
});

const stack = object({
  hex,
  side: allegiance,
  land: count,
  fleets: count,
  aboard: count,
  top: text.orNull().doc("the unit or marker that shows"),
  units: list(object({ id: unit, veteran: flag, aboard: unit.optional() })).doc("the units that one may examine (25.0)"),
});

/** The units on a display: those of certain contingents, or all that are out of the game. */
const display = (at: number, test: (index: number) => boolean) => {
  const shown = UNITS.flatMap((_, index) => (test(index) ? [index] : []));
  return (s: State): number[] => shown.filter((index) => s.at[index] === at);
};
const displays = (test: (index: number) => boolean) => {
  const bySides = [ROMAN, CARTHAGINIAN].map((side) => display(AVAILABLE, (index) => CONTINGENT[index] === side && test(index)));
  return (s: State) => bySides.map((show) => show(s));
};

// ------------------------------------------------------------ stratagem markers

const held = object({
  marker: text.doc("a kind (`tactics-2`), or a counter of that kind (`tactics-2#12`)"),
  seen: flag.unless(false).doc("the other player has seen it there"),
});
/** A marker that nobody has seen may be written as its name alone. */
const heldOrName = new Codec<StateOf<typeof held>, PositionOf<typeof held> | string>({
  ...held.how,
  read: (plain, field, within) => held.how.read(typeof plain === "string" ? { marker: plain } : plain, field, within),
});

const markers = part(bySide(list(heldOrName)), {
  of: (s: State) =>
    [ROMAN, CARTHAGINIAN].map((side) =>
      MARKERS.flatMap((_, index) =>
        s.markers[index] === side ? [{ marker: MARKER_NAMES[index]!, seen: s.seen[index] === 1 }] : [],
      ),
    ),
  into: (s, sides, field) => {
    s.markers.fill(POOL);
    s.seen.fill(0);
    for (const [side, hand] of sides.entries()) {
      for (const [number, { marker, seen }] of hand.entries()) {
        const isFree = (index: number) => s.markers[index] === POOL;
        const counter = MARKER_NAMES.findIndex((name, index) => name === marker && isFree(index));
        const kind = MARKERS.findIndex(({ id }, index) => id === `marker:${marker}` && isFree(index));
        const found = counter >= 0 ? counter : kind;
        if (found < 0)
          wrong(
            `${field}.${side === ROMAN ? "rome" : "carthage"}[${number}]`,
            "must be a stratagem marker that is not yet taken.",
          );
        s.markers[found] = side;
        s.seen[found] = seen ? 1 : 0;
      }
    }
  },
  faceDown,
}).seenAs(bySide(list(text)), knownMarkers);

const heldBy = (s: State, holder: number): number => s.markers.filter((by) => by === holder).length;

// ------------------------------------------------------------ the whole

export const position = positions({
  /** Anything left out is as at the start of the scenario, and nothing is in progress. */
  start: (header) => {
    const s = setUp(header);
    return { ...s, setup: null, side: s.first };
  },
  fields: {
    scenario: seen(word(SCENARIOS.map(({ id }) => id)), (s: State) => SCENARIOS[s.scenario]!.id),
    lastTurn: seen(whole(1, 8), (s: State) => SCENARIOS[s.scenario]!.lastTurn),
    rules: seen(
      object({ leaders: flag, siege: flag, pillage: flag, colonies: flag, reaction: flag, auto: flag }),
      (s: State) => s.rules,
    ).doc("the optional rules in force (29.0 to 33.0)"),
    ...situation,
    units: units.needed().unseen().doc("the units on the map and those out of the game; all others are available"),
    stacks: seen(list(stack), stacksOf).doc("the stacks on the map"),
    recruits: seen(
      bySide(list(unit)),
      displays((index) => !IS_LEADER[index]),
    ).doc("units that can be mobilized"),
    leaders: seen(
      bySide(list(unit)),
      displays((index) => IS_LEADER[index] === 1),
    ).doc("leaders in the pool"),
    minorPowers: seen(
      list(unit),
      display(AVAILABLE, (index) => CONTINGENT[index]! > CARTHAGINIAN),
    ).doc("units of minor powers"),
    eliminated: seen(
      list(unit),
      display(GONE, () => true),
    ).doc("units that are out of the game"),
    markers: markers.doc("the stratagem markers that each side holds; in a view, those that one knows of"),
    markerCounts: seen(object({ rome: count, carthage: count, pool: count }), (s: State) => ({
      rome: heldBy(s, ROMAN),
      carthage: heldBy(s, CARTHAGINIAN),
      pool: heldBy(s, POOL),
    })),
    over,
  },
  finish: (s) => {
    if (s.phase === "mobilization" && !s.mobilization) s.mobilization = beginMobilization();
    if (s.phase === "setup" && !s.setup) wrong("setup", "is missing in the set-up phase.");
  },
  faults: faultsOf,
});

export type WarView = ReturnType<typeof position.view>;
