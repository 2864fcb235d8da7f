import type { Plain } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import { type Board, occupies, scan } from "./board.ts";
import { CONTINGENTS } from "./data.ts";
import { coverOf, topUnit } from "./fog.ts";
import { HEXES, ITALIA, LIBYA, MAP, REGION } from "./map.ts";
import { SCENARIOS } from "./scenarios.ts";
import {
  AVAILABLE,
  CARTHAGINIAN,
  enemyOf,
  GONE,
  type Operation,
  POOL,
  POWER_IDS,
  ROMAN,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
} from "./state.ts";
import { CONTINGENT, IS_FLEET, IS_LEADER, MARKERS, UNIT_COUNT, UNIT_IDS } from "./units.ts";

const SIDE_NAMES = ["rome", "carthage", "neutral"] as const;
const hexName = (hex: number): Plain => (hex < 0 ? null : MAP.numbers[hex]!);
const bySide = <T extends Plain>(make: (side: number) => T): Plain => ({ rome: make(ROMAN), carthage: make(CARTHAGINIAN) });

/**
 * Whether a player (or, for -1, a spectator) may examine a unit on the map (25.0): one's own, the top of a stack,
 * all who fight, enemies on the home ground, those a spy has found, and former allies whose stack parts.
 */
export function mayExamine(s: State, b: Board, viewer: number, unit: number): boolean {
  const side = sideOf(s, unit);
  if (side === viewer) return true;
  const hex = s.at[unit]!;
  const { combat, look } = s;
  if (combat && (combat.attackers.includes(unit) || combat.defenders.includes(unit) || combat.bearers.includes(unit)))
    return true;
  if (viewer >= 0 && s.parting?.hexes.includes(hex)) return true; // 24.1: who leaves depends on their numbers
  if (viewer >= 0 && side === enemyOf(viewer)) {
    if (REGION[hex] === (viewer === ROMAN ? ITALIA : LIBYA)) return true;
    if (look && look.side === viewer && look.region >= 0 && REGION[hex] === look.region) return true;
  }
  return topUnit(s, b, hex, side) === unit;
}

/** A stack as a player sees it: how many units of which element everybody may count, who they are only where allowed. */
function stackView(s: State, b: Board, viewer: number, hex: number, side: number): Plain {
  let land = 0;
  let fleets = 0;
  let aboard = 0;
  const units: Plain[] = [];
  for (let unit = b.first[hex]!; unit >= 0; unit = b.next[unit]!) {
    if (sideOf(s, unit) !== side) continue;
    if (s.aboard[unit]! >= 0) aboard++;
    else if (IS_FLEET[unit]) fleets++;
    else land++;
    if (!mayExamine(s, b, viewer, unit)) continue;
    const fleet = s.aboard[unit]!;
    units.push({
      id: UNIT_IDS[unit]!,
      veteran: s.veteran[unit] === 1,
      ...(fleet >= 0 && mayExamine(s, b, viewer, fleet) && { aboard: UNIT_IDS[fleet]! }),
    });
  }
  const top = topUnit(s, b, hex, side);
  return {
    hex: hexName(hex),
    side: SIDE_NAMES[side as 0]!,
    land,
    fleets,
    aboard,
    top: top >= 0 ? UNIT_IDS[top]! : coverOf(s, side, hex),
    units,
  };
}

/** All stacks; two sides share a hex only while fleets pass by or stacks part. */
function stackViews(s: State, viewer: number): Plain[] {
  const b = scan(s);
  const stacks: Plain[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (b.first[hex]! < 0) continue;
    for (let side = 0; side < 3; side++) if (occupies(b, side, hex)) stacks.push(stackView(s, b, viewer, hex, side));
  }
  return stacks;
}

const display = (s: State, test: (unit: number) => boolean): string[] =>
  UNIT_IDS.filter((_, unit) => s.at[unit]! < 0 && test(unit));

/** The operation in progress; which units it moves is its owner's secret. */
function operationView(operation: Operation, viewer: number): Plain {
  const { kind, side, reaction, stage, from, hex, units, party, dropped, spent, allowance, storm, die, modifiers } = operation;
  return {
    kind,
    side: SIDE_NAMES[side as 0]!,
    reaction,
    stage,
    from: hexName(from),
    hex: hexName(hex),
    count: units.length,
    spent: kind === "naval" ? spent : spent / 2,
    allowance,
    storm,
    die,
    modifiers: modifiers.map(({ amount, because }) => ({ amount, because })),
    ...(side === viewer && {
      units: units.map((unit) => UNIT_IDS[unit]!),
      party: party.map((unit) => UNIT_IDS[unit]!),
      dropped: dropped.map((unit) => UNIT_IDS[unit]!),
    }),
  };
}

function combatView(s: State): Plain {
  const { combat } = s;
  if (!combat) return null;
  const ids = (units: readonly number[]) => units.map((unit) => UNIT_IDS[unit]!);
  const leader = (side: number) => (combat.leaders[side]! >= 0 ? UNIT_IDS[combat.leaders[side]!]! : null);
  return {
    side: SIDE_NAMES[combat.side as 0]!,
    from: hexName(combat.from),
    to: hexName(combat.to),
    attackers: ids(combat.attackers),
    defenders: ids(combat.defenders),
    bearers: ids(combat.bearers),
    table: combat.table,
    stage: combat.stage,
    counterattack: combat.counter,
    leaders: bySide(leader),
    tactics: bySide((side) => combat.tactics[side]!),
    percent: combat.percent,
    column: combat.column,
    shifts: combat.shifts.map(({ amount, because }) => ({ amount, because })),
    die: combat.die,
    result: combat.result,
    lost: bySide((side) => combat.lost[side]!),
    retreats: combat.retreats.map(({ side, units, hex, left }) => ({
      side: SIDE_NAMES[side as 0]!,
      units: ids(units),
      hex: hexName(hex),
      left,
    })),
  };
}

function diplomacyView(s: State, viewer: number): Plain {
  const { diplomacy } = s;
  if (!diplomacy) return null;
  const shown = (side: number, marker: number) => (side === viewer && marker >= 0 ? MARKERS[marker]!.id : null);
  return {
    side: SIDE_NAMES[diplomacy.side as 0]!,
    power: POWER_IDS[diplomacy.power]!,
    marker: shown(diplomacy.side, diplomacy.marker),
    answer: shown(enemyOf(diplomacy.side), diplomacy.answer),
    answered: diplomacy.answered,
  };
}

/** The markers a player knows to be in a side's hand: his own, and those a spy has seen. */
function knownMarkers(s: State, viewer: number, side: number): string[] {
  return s.markers.flatMap((holder, marker) =>
    holder === side && (side === viewer || (viewer === enemyOf(side) && s.seen[marker])) ? [MARKERS[marker]!.id] : [],
  );
}

/** All that a seat may know. */
export function viewOf(s: State, seat: Seat | null): Plain {
  const viewer = seat === null ? -1 : sideOfSeat(seat);
  const scenario = SCENARIOS[s.scenario]!;
  const marks = (list: readonly number[]): Plain =>
    list.flatMap((hex, index) => (hex < 0 ? [] : [{ hex: hexName(hex), side: SIDE_NAMES[index < list.length / 2 ? 0 : 1] }]));
  return {
    scenario: scenario.id,
    turn: s.turn,
    lastTurn: scenario.lastTurn,
    phase: s.phase,
    rules: { ...s.rules },
    over: s.over ? { ...s.over } : null,
    initiative: seatOf(s.first),
    phasing: seatOf(s.side),
    ap: bySide((side) => s.ap[side]!),
    debt: bySide((side) => s.debt[side]!),
    bought: bySide((side) => s.bought[side]!),
    powers: Object.fromEntries(CONTINGENTS.slice(2).map((power, index) => [power, SIDE_NAMES[s.powers[index] as 0]!])),
    crisis: hexName(s.crisis),
    camps: marks(s.camps),
    armies: marks(s.armies),
    pillaged: s.pillaged.map(hexName),
    colonies: s.colonies.map(hexName),
    stacks: stackViews(s, viewer),
    recruits: bySide((side) => display(s, (unit) => s.at[unit] === AVAILABLE && CONTINGENT[unit] === side && !IS_LEADER[unit])),
    leaders: bySide((side) =>
      display(s, (unit) => s.at[unit] === AVAILABLE && CONTINGENT[unit] === side && IS_LEADER[unit] === 1),
    ),
    minorPowers: display(s, (unit) => s.at[unit] === AVAILABLE && CONTINGENT[unit]! >= 2),
    eliminated: display(s, (unit) => s.at[unit] === GONE),
    markers: bySide((side) => knownMarkers(s, viewer, side)),
    markerCounts: {
      rome: s.markers.filter((holder) => holder === ROMAN).length,
      carthage: s.markers.filter((holder) => holder === CARTHAGINIAN).length,
      pool: s.markers.filter((holder) => holder === POOL).length,
    },
    setup: s.setup ? { side: SIDE_NAMES[s.setup.side as 0]!, stage: s.setup.stage, placed: s.setup.placed } : null,
    augur: s.augur?.name ?? null,
    mobilization: s.mobilization
      ? {
          stage: s.mobilization.stage,
          leader: s.mobilization.leader < 0 ? null : UNIT_IDS[s.mobilization.leader]!,
          levy: s.mobilization.levy,
          deployed: s.mobilization.fresh.length,
        }
      : null,
    diplomacy: diplomacyView(s, viewer),
    operation: s.operation ? operationView(s.operation, viewer) : null,
    reacting: s.reacting,
    combat: combatView(s),
    look: s.look && s.look.side === viewer ? (s.look.region < 0 ? "markers" : MAP.regions[s.look.region]!) : null,
    homecoming: s.homecomings.map(({ power, units }) => ({ power: POWER_IDS[power]!, units: units.length })),
    parting: s.parting ? { power: POWER_IDS[s.parting.power]!, hexes: s.parting.hexes.map(hexName) } : null,
    arriving: s.arriving.map((unit) => UNIT_IDS[unit]!),
  };
}

/** The units on the map that a side may not examine. */
export function hiddenUnits(s: State, viewer: number): number[] {
  const b = scan(s);
  const hidden: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (s.at[unit]! >= 0 && sideOf(s, unit) !== viewer && !mayExamine(s, b, viewer, unit)) hidden.push(unit);
  return hidden;
}
