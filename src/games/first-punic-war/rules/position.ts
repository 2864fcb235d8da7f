import { type Header, type Plain, PunicaError } from "../../../engine/index.ts";
import {
  asObject,
  bySide,
  type Codec,
  hex,
  list,
  object,
  orNone,
  orNull,
  placedMarkers,
  text,
  unit,
  whole,
  word,
  wordIndex,
  wrong,
  yesNo,
} from "./codec.ts";
import { CONTINGENTS, STRATAGEMS } from "./data.ts";
import { faultsOf } from "./faults.ts";
import { MAP } from "./map.ts";
import { beginMobilization } from "./mobilization.ts";
import { setUp } from "./setup.ts";
import {
  type Augur,
  AVAILABLE,
  type Combat,
  type Diplomacy,
  forEveryUnit,
  GONE,
  type Homecoming,
  type Look,
  type Mobilization,
  type Modifier,
  type Operation,
  type Parting,
  POOL,
  type Retreat,
  type SetUp,
  type State,
  type Step,
} from "./state.ts";
import { MOST_AP } from "./tables.ts";
import { ARMY_MARKERS, CAMP_MARKERS, MARKERS, TWO_SIDED, UNITS } from "./units.ts";

const side = wordIndex(["rome", "carthage"]);
const status = wordIndex(["rome", "carthage", "neutral"]);
const power = wordIndex(CONTINGENTS.slice(2));
const marker = wordIndex(MARKERS.map((_, index) => `${MARKERS[index]!.id.slice("marker:".length)}#${index}`));
const count = whole(0, 999);
const number = whole(-999, 999);
const units = list(unit);
const hexes = list(hex);
const modifiers = list(object<Modifier>({ amount: number, because: text }));

/** What lies in a queue depends on the event: hexes, powers or sides, all as numbers. */
const augur = object<Augur>({ name: text, queue: list(whole(0, MAP.numbers.length - 1)) });

const setup = object<SetUp>({ side, placed: count, stage: word(["place", "embark", "arrange"]) });

const mobilization = object<Mobilization>(
  {
    stage: word(["buy", "demobilize", "restore", "colonies"]),
    fresh: units,
    leaders: count,
    leader: orNone(unit),
    dictator: yesNo,
    levy: count,
  },
  beginMobilization(),
);

const diplomacy = object<Diplomacy>({
  side,
  power,
  marker,
  answer: orNone(marker),
  answered: yesNo,
  modifiers,
  column: count,
  die: count,
  result: text,
});

const operation = object<Operation>({
  kind: word(["land", "naval", "concentrate"]),
  side,
  reaction: yesNo,
  stage: word(["embark", "move", "storm", "debark", "attack", "camp"]),
  from: hex,
  hex,
  units,
  party: units,
  dropped: units,
  spent: count,
  allowance: count,
  storm: yesNo,
  die: count,
  modifiers,
  surcharge: yesNo,
});

const STEPS = [
  "eliminate",
  "check",
  "withdraw",
  "counterattack",
  "pursue",
  "hunt",
  "pillage",
  "major",
  "train",
  "disgrace",
] as const;

const combat = object<Combat>({
  side,
  from: hex,
  to: hex,
  attackers: units,
  defenders: units,
  bearers: units,
  table: word(["battle", "raid"]),
  stage: word(["table", "tactics", "answer", "leaders", "roll", "results"]),
  counter: count,
  leaders: bySide(orNone(unit)),
  tactics: bySide(count),
  percent: whole(0, 1_000_000),
  column: count,
  shifts: modifiers,
  die: count,
  result: text,
  steps: list(object<Step>({ do: word(STEPS), side })),
  retreats: list(object<Retreat>({ side, units, origin: hex, hex, left: count, hexes: count })),
  hunters: units,
  lost: bySide(count),
  hurt: bySide(yesNo),
  routed: bySide(yesNo),
  pursued: orNone(side),
});

const homecoming = object<Homecoming>({ power, side, units });
const parting = object<Parting>({ power, side, hexes });
const look = object<Look>({ side, region: orNone(wordIndex(MAP.regions)) });

/** The allegiance of each minor power, by its name. */
const powers: Codec<number[]> = {
  write: (value) => Object.fromEntries(value.map((of, index) => [CONTINGENTS[index + 2]!, status.write(of)])),
  read: (plain, field) => {
    const given = asObject(plain, field);
    return CONTINGENTS.slice(2).map((name) => status.read(given[name], `${field}.${name}`));
  },
};

/** Which stratagems a side may not play, as bits. */
const barred: Codec<number> = {
  write: (value) => STRATAGEMS.filter((_, index) => (value & (1 << index)) !== 0),
  read: (plain, field) =>
    list(wordIndex(STRATAGEMS))
      .read(plain, field)
      .reduce((bits, index) => bits | (1 << index), 0),
};

/** The markers that a side holds: those in a list, all others in the pool. */
interface Markers {
  markers: number[];
  seen: number[];
}

/** The units on the map and those out of the game; all others are available. */
interface Units {
  at: number[];
  aboard: number[];
  veteran: number[];
  tops: number[];
}

type Rest = Omit<State, "chance" | "over" | "rules" | "scenario" | keyof Markers | keyof Units>;

const rest = (defaults: Partial<Rest>): Codec<Rest> =>
  object<Rest>(
    {
      turn: whole(1, 8),
      phase: word([
        "setup",
        "initiative",
        "augurs",
        "action-points",
        "mobilization",
        "diplomacy",
        "operations",
        "supply",
        "end-of-turn",
      ]),
      first: side,
      side,
      ap: bySide(whole(0, MOST_AP)),
      debt: bySide(count),
      powers,
      mercenariesCame: yesNo,
      barred: bySide(barred),
      bought: bySide(count),
      crisis: orNone(hex),
      armies: placedMarkers(ARMY_MARKERS),
      camps: placedMarkers(CAMP_MARKERS),
      pillaged: hexes,
      colonies: hexes,
      setup: orNull(setup),
      augur: orNull(augur),
      mobilization: orNull(mobilization),
      diplomacy: orNull(diplomacy),
      operation: orNull(operation),
      reacting: yesNo,
      combat: orNull(combat),
      supply: orNull(hexes),
      homecomings: list(homecoming),
      parting: orNull(parting),
      arriving: units,
      look: orNull(look),
    },
    defaults,
  );

function writeUnits(s: State): Plain {
  const entries: [string, Plain][] = [];
  for (const [index, at] of s.at.entries()) {
    if (at === AVAILABLE) continue;
    entries.push([
      UNITS[index]!.id,
      at === GONE
        ? { at: "gone" }
        : {
            at: MAP.numbers[at]!,
            ...(s.veteran[index] && { veteran: true }),
            ...(s.aboard[index]! >= 0 && { aboard: UNITS[s.aboard[index]!]!.id }),
            ...(s.tops.includes(index) && { onTop: true }),
          },
    ]);
  }
  // a unit on its way home keeps its face (24.6)
  for (const { units: waiting } of s.homecomings)
    for (const index of waiting) if (s.veteran[index]) entries.push([UNITS[index]!.id, { at: "available", veteran: true }]);
  return Object.fromEntries(entries);
}

function readUnits(plain: unknown): Units {
  const result: Units = {
    at: forEveryUnit(AVAILABLE),
    aboard: forEveryUnit(-1),
    veteran: forEveryUnit(0),
    tops: [],
  };
  for (const [name, value] of Object.entries(asObject(plain, "units"))) {
    const field = `units.${name}`;
    const index = unit.read(name, field);
    const given = asObject(value, field);
    for (const key of Object.keys(given))
      if (!["at", "veteran", "aboard", "onTop"].includes(key)) wrong(`${field}.${key}`, "is not known.");
    result.at[index] = given.at === "gone" ? GONE : given.at === "available" ? AVAILABLE : hex.read(given.at, `${field}.at`);
    if (given.veteran !== undefined) result.veteran[index] = yesNo.read(given.veteran, `${field}.veteran`) ? 1 : 0;
    if (given.onTop !== undefined && yesNo.read(given.onTop, `${field}.onTop`)) result.tops.push(index);
    if (given.aboard !== undefined) result.aboard[index] = unit.read(given.aboard, `${field}.aboard`);
    if (result.veteran[index] && !TWO_SIDED[index]) wrong(`${field}.veteran`, "must be false: the unit has no veteran side.");
  }
  result.tops.sort((a, b) => a - b);
  return result;
}

const writeMarkers = (s: State): Plain => {
  const held = (holder: number) =>
    s.markers.flatMap((by, index) =>
      by === holder ? [{ marker: marker.write(index), ...(s.seen[index] && { seen: true }) }] : [],
    );
  return { rome: held(0), carthage: held(1) };
};

/** A hand is a list of markers, by kind ("tactics-2") or by counter ("tactics-2#12"), each with whether the enemy has seen it. */
function readMarkers(plain: unknown): Markers {
  const result: Markers = { markers: MARKERS.map(() => POOL), seen: MARKERS.map(() => 0) };
  const hands = bySide(list<unknown>({ write: () => null, read: (item) => item })).read(plain, "markers");
  for (const [holder, hand] of hands.entries()) {
    for (const [index, item] of hand.entries()) {
      const field = `markers.${holder === 0 ? "rome" : "carthage"}[${index}]`;
      const given = typeof item === "string" ? { marker: item } : asObject(item, field);
      const free = (at: number) => result.markers[at] === POOL;
      const exact = MARKERS.findIndex((_, at) => marker.write(at) === given.marker && free(at));
      const kind = MARKERS.findIndex(({ id }, at) => id === `marker:${String(given.marker)}` && free(at));
      const found = exact >= 0 ? exact : kind;
      if (found < 0) wrong(field, "must be a stratagem marker that is not yet taken.");
      result.markers[found] = holder;
      result.seen[found] = "seen" in given && given.seen === true ? 1 : 0;
    }
  }
  return result;
}

/** A situation as readable JSON. Chance is not part of it, nor what the header says. */
export function writePosition(s: State): Plain {
  return { ...(rest({}).write(s) as object), units: writeUnits(s), markers: writeMarkers(s) };
}

/** Reads a situation; what is left out is as at the start of the header's scenario, and nothing is in progress. */
export function readPosition(position: Plain, header: Header): State {
  const start = setUp(header);
  const { units: givenUnits, markers: givenMarkers, ...others } = asObject(position, "The position");
  const defaults: Partial<Rest> = { ...start, setup: null, side: start.first };
  const required: (keyof Rest)[] = ["turn", "phase", "ap"];
  for (const key of required) delete defaults[key];
  if (givenUnits === undefined) wrong("units", "is missing.");
  const s: State = {
    ...start,
    ...rest(defaults).read(others, ""),
    ...readUnits(givenUnits),
    ...(givenMarkers === undefined ? {} : readMarkers(givenMarkers)),
  };
  if (s.phase === "mobilization" && !s.mobilization) s.mobilization = beginMobilization();
  if (s.phase === "setup" && !s.setup) wrong("setup", "is missing in the set-up phase.");
  const fault = faultsOf(s)[0];
  if (fault) throw new PunicaError("bad-position", fault, { field: "units" });
  return s;
}
