import { chanceFrom, type Header, type Play } from "../../../engine/index.ts";
import { choose, type Key, type Option } from "./ask.ts";
import { fortresses, heldHexes, occupies, scan } from "./board.ts";
import { topUnit } from "./fog.ts";
import { HEX_IDS, hexOfId, PLACE, PLACES } from "./map.ts";
import { fleetsFor, goAboard, loads, whyNotCarry } from "./naval.ts";
import type { FpwTable } from "./pieces.ts";
import { type Free, SCENARIOS, scenarioNamed } from "./scenarios.ts";
import { arrange } from "./stacking.ts";
import {
  AVAILABLE,
  CARTHAGINIAN,
  enemyOf,
  forEveryUnit,
  GONE,
  MERCENARIES,
  NEUTRAL,
  POOL,
  POWER_IDS,
  ROMAN,
  SIDE_IDS,
  type State,
  seatOf,
  sideOf,
} from "./state.ts";
import { drawMarker } from "./stratagems.ts";
import {
  ARMY_MARKERS,
  CAMP_MARKERS,
  CONTINGENT,
  IS_FLEET,
  IS_GARRISON,
  IS_LEADER,
  IS_STATIC,
  MARKERS,
  TWO_SIDED,
  UNIT_IDS,
  unitOfId,
} from "./units.ts";
import { pointsNow } from "./victory.ts";

/** The state before the players place anything: fixed units on the map, the rest on the displays (26.0 to 28.0). */
export function setUp(header: Header): State {
  const { options } = header;
  const index = scenarioNamed(header.scenario);
  const scenario = SCENARIOS[index]!;
  const s: State = {
    chance: chanceFrom(header.seed),
    over: null,
    rules: {
      leaders: options.leaders === true,
      siege: options.siege === true,
      pillage: options.pillage === true,
      colonies: options.colonies === true,
      reaction: options.reaction === true,
      auto: options.setup === "auto",
    },
    scenario: index,
    turn: scenario.firstTurn,
    phase: "setup",
    first: scenario.initiative,
    side: CARTHAGINIAN,
    ap: [...scenario.actionPoints],
    debt: [0, 0],
    at: forEveryUnit(AVAILABLE),
    aboard: forEveryUnit(-1),
    veteran: forEveryUnit(0),
    tops: [],
    powers: [...scenario.powers],
    mercenariesCame: scenario.powers[MERCENARIES] !== NEUTRAL,
    markers: MARKERS.map(() => POOL),
    seen: MARKERS.map(() => 0),
    barred: [0, 0],
    bought: [0, 0],
    crisis: scenario.crisis,
    armies: new Array<number>(ARMY_MARKERS * 2).fill(-1),
    camps: new Array<number>(CAMP_MARKERS * 2).fill(-1),
    pillaged: options.pillage === true ? [...scenario.pillaged] : [],
    colonies: [],
    setup: { side: CARTHAGINIAN, placed: 0, stage: "place" },
    augur: null,
    mobilization: null,
    diplomacy: null,
    operation: null,
    reacting: false,
    combat: null,
    supply: null,
    homecomings: [],
    parting: null,
    arriving: [],
    look: null,
  };
  for (const { unit, hex, veteran } of scenario.fixed) {
    s.at[unit] = hex;
    s.veteran[unit] = veteran ? 1 : 0;
  }
  for (const unit of scenario.notInPlay) s.at[unit] = GONE;
  return s;
}

/** One step of the set-up: Carthage places its units, then Rome (26.0). */
export function* placeUnits(t: FpwTable): Play {
  const { s } = t;
  const setup = s.setup!;
  const free = SCENARIOS[s.scenario]!.free;
  const next = free[setup.placed];
  if (setup.stage === "place" && next && next.side === setup.side) {
    if (setup.placed === 0) tellStart(t);
    yield* placeOne(t, next);
    setup.placed++;
  } else if (s.rules.auto) endSide(t);
  else if (setup.stage === "embark" || setup.stage === "place") {
    setup.stage = "embark";
    yield* embarkAtStart(t, setup.side);
  } else yield* arrangeAtStart(t, setup.side);
}

/** For each scenario the units that it puts on the map, side by side. */
const STARTS = SCENARIOS.map(({ fixed, powers }) =>
  [CARTHAGINIAN, ROMAN, NEUTRAL].map((side) => {
    const here = fixed.filter(({ unit }) => (CONTINGENT[unit]! < 2 ? CONTINGENT[unit] : powers[CONTINGENT[unit]! - 2]) === side);
    return {
      whose: `fpw.of.${SIDE_IDS[side]!.slice("side:".length)}`,
      modifiers: [...Map.groupBy(here, ({ hex }) => hex)].map(
        ([hex, units]) => `${units.map(({ unit }) => UNIT_IDS[unit]).join("+")}=${HEX_IDS[hex]}`,
      ),
      veterans: here.flatMap(({ unit, veteran }) => (veteran && TWO_SIDED[unit] ? [UNIT_IDS[unit]!] : [])),
    };
  }),
);

/** For each scenario the units whose places each side chooses. The order in which it places them would tell who is where. */
const TO_PLACE = SCENARIOS.map(({ free }) =>
  [CARTHAGINIAN, ROMAN].flatMap((side) => {
    const own = free.filter((one) => one.side === side).sort((a, b) => a.unit - b.unit);
    const veterans = own.filter(({ unit, veteran }) => veteran && TWO_SIDED[unit]);
    const names = (list: readonly Free[]) => list.map(({ unit }) => UNIT_IDS[unit]!);
    return own.length > 0 ? [{ side: SIDE_IDS[side]!, units: names(own), veterans: names(veterans) }] : [];
  }),
);

const OPTIONS = ["leaders", "siege", "pillage", "colonies", "reaction"] as const;

/** What the scenario itself puts on the map: everybody has read its set-up (26.0 to 28.0). */
function tellStart(t: FpwTable): void {
  const { s } = t;
  const { id, rule } = SCENARIOS[s.scenario]!;
  const options = OPTIONS.filter((name) => s.rules[name]).map((name) => `option:${name}`);
  t.note("fpw.setting-up", { scenario: `scenario:${id}`, options }, rule);
  for (const [power, side] of s.powers.entries())
    if (side !== NEUTRAL) t.note("fpw.allied", { power: POWER_IDS[power]!, side: SIDE_IDS[side]!, units: 0, hexes: [] }, rule);
  for (const params of STARTS[s.scenario]!) t.note("fpw.in-place", params, rule);
  for (const params of TO_PLACE[s.scenario]!) t.note("fpw.to-place", params, rule);
  const worth = fortresses(s).map((hex) => `${HEX_IDS[hex]!}=${Math.max(PLACES[PLACE[hex]!]!.vp, 1)}`);
  t.note("fpw.fortresses", { modifiers: worth }, "4.2");
  if (s.pillaged.length > 0) t.note("fpw.pillaged-before", { hexes: s.pillaged.map((hex) => HEX_IDS[hex]!) }, "28.0");
}

/** A unit with a free placement: any fortress, town or fleet named by its line. */
function* placeOne(t: FpwTable, free: Free): Play {
  const { s } = t;
  const { unit } = free;
  if (free.aboard) {
    const fleets = fleetsFor(s, fleetsOf(s, free.side), unit);
    const auto = fleets.find((fleet) => s.at[fleet] === free.auto) ?? fleets[0]!;
    const fleet = s.rules.auto
      ? auto
      : unitOfId(
          yield* askPlace(
            s,
            free,
            fleets.map((id) => UNIT_IDS[id]!),
          ),
        );
    s.aboard[unit] = fleet;
    s.at[unit] = s.at[fleet]!;
  } else {
    const hexes = openHexes(s, free).map((hex) => HEX_IDS[hex]!);
    s.at[unit] = s.rules.auto ? free.auto : hexOfId(yield* askPlace(s, free, hexes));
  }
  s.veteran[unit] = free.veteran ? 1 : 0;
  const hex = HEX_IDS[s.at[unit]!]!;
  const what = `fpw.placed.${free.aboard ? "aboard" : IS_FLEET[unit] ? "fleet" : "land"}`; // everybody sees that much (25.0)
  t.note("fpw.placed", { side: SIDE_IDS[free.side]!, what, hex }, SCENARIOS[s.scenario]!.rule);
  const units = [UNIT_IDS[unit]!];
  const these = { units, veterans: free.veteran && TWO_SIDED[unit] ? units : [] };
  t.noteOnlyTo(seatOf(free.side), "fpw.these", these, SCENARIOS[s.scenario]!.rule);
  const fleet = UNIT_IDS[s.aboard[unit]!];
  if (fleet) t.noteOnlyTo(seatOf(free.side), "fpw.goes-aboard", { unit: UNIT_IDS[unit]!, fleet }, SCENARIOS[s.scenario]!.rule);
}

function askPlace(s: State, free: Free, options: readonly Option[]): Play<string> {
  const { rule } = SCENARIOS[s.scenario]!;
  return choose(seatOf(free.side), options, {
    prompt: free.aboard ? "fpw.setup-aboard" : "fpw.setup-place",
    rule,
    params: { unit: UNIT_IDS[free.unit]! },
    whyNot: (id) => {
      if (hexOfId(id) < 0 || free.aboard) return undefined;
      const places = free.hexes.map((hex) => HEX_IDS[hex]!);
      return {
        why: whyNotPlace(s, free, hexOfId(id)),
        rule,
        params: { unit: UNIT_IDS[free.unit]!, places, count: places.length, open: options.length },
      };
    },
  });
}

const fleetsOf = (s: State, side: number): number[] =>
  s.at.flatMap((hex, unit) => (hex >= 0 && IS_FLEET[unit] && sideOf(s, unit) === side ? [unit] : []));

/** Up to so many, the places of a line are named. */
const FEW = 6;

/** What hinders a unit from being set up in a hex: who stands there, or its line. */
function whyNotPlace(s: State, free: Free, hex: number): Key {
  const b = scan(s);
  if (!free.hexes.includes(hex)) return free.hexes.length <= FEW ? "fpw.why.setup-among" : "fpw.why.setup";
  if (occupies(b, enemyOf(free.side), hex)) return "fpw.why.enemy-there";
  return occupies(b, NEUTRAL, hex) ? "fpw.why.neutral-there" : "fpw.why.setup-one";
}

/** The hexes still open to a unit: no enemy, and for lines placed apart at most one unit (or leader). */
function openHexes(s: State, free: Free): number[] {
  const b = scan(s);
  return free.hexes.filter((hex) => {
    if (occupies(b, enemyOf(free.side), hex) || occupies(b, NEUTRAL, hex)) return false;
    if (!free.apart) return true;
    for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!)
      if (!IS_GARRISON[unit] && IS_LEADER[unit] === IS_LEADER[free.unit] && wasPlacedApart(s, unit)) return false;
    return true;
  });
}

/** Only units of such lines count towards their limit: others may be in the same fortress. */
const wasPlacedApart = (s: State, unit: number): boolean => PLACED_APART[s.scenario]!.has(unit);
const PLACED_APART = SCENARIOS.map(({ free }) => new Set(free.filter(({ apart }) => apart).map(({ unit }) => unit)));

/** Units may start embarked on fleets of their contingent. */
function* embarkAtStart(t: FpwTable, side: number): Play {
  const { s } = t;
  const fleets = fleetsOf(s, side);
  const able = UNIT_IDS.filter((_, unit) => isLanded(s, side, unit) && fleetsHere(s, fleets, unit).length > 0);
  const options: Option[] = able.length > 0 ? ["done", "embark"] : ["done"];
  if (
    (yield* choose(seatOf(side), options, { prompt: "fpw.setup-embark", rule: SCENARIOS[s.scenario]!.rule, always: true })) ===
    "done"
  ) {
    s.setup!.stage = "arrange";
    return;
  }
  const answer = yield* choose(seatOf(side), able, {
    prompt: "fpw.setup-embark-unit",
    rule: SCENARIOS[s.scenario]!.rule,
    always: true,
  });
  const unit = unitOfId(answer);
  const ships = fleetsHere(s, fleets, unit).map((fleet) => UNIT_IDS[fleet]!);
  const params = { unit: answer, modifiers: loads(s, ships) };
  const fleet = yield* choose(seatOf(side), ships, {
    prompt: "fpw.embark-on",
    rule: "19.3",
    params,
    always: true,
    whyNot: (id) => whyNotCarry(s, unit, s.at[unit]!, id),
  });
  goAboard(t, unit, unitOfId(fleet));
}

const isLanded = (s: State, side: number, unit: number): boolean =>
  s.at[unit]! >= 0 && sideOf(s, unit) === side && !IS_STATIC[unit] && !IS_FLEET[unit] && s.aboard[unit]! < 0;

const fleetsHere = (s: State, fleets: readonly number[], unit: number): number[] =>
  fleetsFor(
    s,
    fleets.filter((fleet) => s.at[fleet] === s.at[unit]),
    unit,
  );

/** Army markers may be used from the start (26.0). */
function* arrangeAtStart(t: FpwTable, side: number): Play {
  const { s } = t;
  const answer = yield* choose(seatOf(side), ["done", "arrange"], {
    prompt: "fpw.setup-arrange",
    rule: "10.0",
    whyNot: (id) => {
      const hex = hexOfId(id);
      return hex >= 0 && !occupies(scan(s), side, hex) ? { why: "fpw.why.none-of-yours", rule: "10.0" } : undefined;
    },
  });
  if (answer === "done") endSide(t);
  else yield* arrange(t, side);
}

/** The counters on top of the stacks that a side has set up: everybody sees them (25.0). */
function tellTops(t: FpwTable, side: number): void {
  const { s } = t;
  const b = scan(s);
  const free = new Set(SCENARIOS[s.scenario]!.free.filter((unit) => unit.side === side).map(({ unit }) => s.at[unit]!));
  const tops = heldHexes(s, b, side)
    .filter((hex) => free.has(hex) || b.land[side as 0]![hex]! + b.fleets[side as 0]![hex]! > 1)
    .map((hex) => topUnit(s, b, hex, side))
    .filter((unit) => unit >= 0);
  const modifiers = tops.map((unit) => `${UNIT_IDS[unit]}=${HEX_IDS[s.at[unit]!]}`);
  const veterans = tops.flatMap((unit) => (TWO_SIDED[unit] && s.veteran[unit] ? [UNIT_IDS[unit]!] : []));
  if (modifiers.length > 0) t.note("fpw.tops", { side: SIDE_IDS[side]!, modifiers, veterans }, "25.0");
}

/** The next side, or the first turn. */
function endSide(t: FpwTable): void {
  const { s } = t;
  const setup = s.setup!;
  if (setup.side === CARTHAGINIAN) {
    setup.side = ROMAN;
    setup.stage = "place";
    return;
  }
  s.setup = null;
  s.phase = "initiative";
  const scenario = SCENARIOS[s.scenario]!;
  for (const side of [CARTHAGINIAN, ROMAN]) tellTops(t, side);
  for (const side of [CARTHAGINIAN, ROMAN]) for (let i = 0; i < scenario.stratagems[side as 0 | 1]; i++) drawMarker(t, side);
  const [rome, carthage] = scenario.actionPoints;
  const points = pointsNow(t);
  const told = points.rome && { romePoints: points.rome, carthagePoints: points.carthage };
  t.note("fpw.begun", { scenario: `scenario:${scenario.id}`, rome, carthage, last: scenario.lastTurn, ...told }, scenario.rule);
}
