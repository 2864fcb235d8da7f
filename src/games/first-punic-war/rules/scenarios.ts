import raw from "./data/scenarios.json" with { type: "json" };
import { CONTINGENTS, indexIn, insist, type RawLine, type RawScenario, TYPES } from "./data.ts";
import { HEXES, hexOf, PLACE, REGION, regionIndex } from "./map.ts";
import { CONTINGENT, IS_FLEET, IS_GARRISON, IS_LEADER, TWO_SIDED, UNITS, unitNamed } from "./units.ts";

/** A unit whose place is fixed by the rules. */
interface Fixed {
  readonly unit: number;
  readonly hex: number;
  readonly veteran: boolean;
}

/** A unit whose place its owner chooses. */
export interface Free {
  readonly unit: number;
  readonly veteran: boolean;
  readonly side: number;
  /** where it may go; empty for a unit that goes aboard a fleet */
  readonly hexes: readonly number[];
  /** at most one unit and one leader per hex, not counting garrisons */
  readonly apart: boolean;
  readonly aboard: boolean;
  /** where the automatic set-up puts it */
  readonly auto: number;
}

interface Scenario {
  readonly id: string;
  readonly rule: string;
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** by minor power: 0 Roman ally, 1 Carthaginian ally, 2 neutral */
  readonly powers: readonly number[];
  readonly fixed: readonly Fixed[];
  readonly free: readonly Free[];
  readonly stratagems: readonly [number, number];
  readonly actionPoints: readonly [number, number];
  readonly crisis: number;
  readonly initiative: number;
  readonly augursOnFirstTurn: boolean;
  readonly pillaged: readonly number[];
  readonly notInPlay: readonly number[];
}

const FILE = "data/scenarios.json";
const STATUS = ["rome", "carthage", "neutral"] as const;

/** Checks the scenarios and separates fixed placements from free ones. */
export function readScenarios(list: readonly RawScenario[]): Scenario[] {
  return list.map((entry) => {
    const from = entry.sameSetupAs === undefined ? entry : list.find((other) => other.id === entry.sameSetupAs);
    insist(from?.setup !== undefined, FILE, `scenario ${entry.id} has no set-up.`);
    const powers = CONTINGENTS.slice(2).map((power) =>
      indexIn(STATUS, from.powers?.[power] ?? "", FILE, `the status of ${power} in scenario ${entry.id}`),
    );
    return {
      id: entry.id,
      rule: entry.rule,
      firstTurn: entry.turns[0]!,
      lastTurn: entry.turns[1]!,
      powers,
      ...placements(entry.id, from.setup, powers),
      stratagems: [from.stratagems!.rome, from.stratagems!.carthage],
      actionPoints: [from.actionPoints!.rome, from.actionPoints!.carthage],
      crisis: from.crisis == null ? -1 : hexOf(from.crisis),
      initiative: indexIn(STATUS, from.initiative ?? "", FILE, `the first initiative of scenario ${entry.id}`),
      augursOnFirstTurn: from.augursOnFirstTurn ?? true,
      pillaged: (from.pillaged ?? []).map(hexOf),
      notInPlay: (from.notInPlay ?? []).map(unitNamed),
    };
  });
}

interface Counter {
  unit: number;
  veteran: boolean;
}

/** Which counters a line takes: the strongest unnamed ones left, veterans before recruits. */
function placements(id: string, lines: readonly RawLine[], powers: readonly number[]): { fixed: Fixed[]; free: Free[] } {
  const taken = new Set<number>();
  const counters: Counter[][] = lines.map(() => []);
  const wanted = lines.map((line) => line.units.flatMap((text) => expand(text, line.each?.length ?? 1)));
  const take = (line: RawLine, type: string): number => {
    const unit = UNITS.findIndex(
      (candidate, index) =>
        CONTINGENTS[candidate.contingent] === line.of &&
        candidate.type === type &&
        /-\d+$/.test(candidate.id) &&
        !taken.has(index),
    );
    insist(unit >= 0, FILE, `scenario ${id} wants more ${type} counters of ${line.of} than there are.`);
    return unit;
  };
  for (const pass of ["named", "veteran", "recruit"] as const) {
    for (const [index, line] of lines.entries()) {
      for (const [slot, want] of wanted[index]!.entries()) {
        if (want.pass !== pass) continue;
        const unit = pass === "named" ? unitNamed(want.word) : take(line, TYPES[indexIn(TYPES, want.word, FILE, "a unit")]!);
        insist(!taken.has(unit), FILE, `scenario ${id} sets up ${want.word} twice.`);
        taken.add(unit);
        counters[index]![slot] = { unit, veteran: pass !== "recruit" && TWO_SIDED[unit] === 1 };
      }
    }
  }

  const fixed: Fixed[] = [];
  const free: Free[] = [];
  for (const [index, line] of lines.entries()) {
    for (const [slot, counter] of counters[index]!.entries()) {
      if (line.at !== undefined) fixed.push({ ...counter, hex: hexOf(line.at) });
      else if (line.each !== undefined) fixed.push({ ...counter, hex: hexOf(line.each[slot % line.each.length]!) });
      else free.push(freePlace(id, line, counter, slot, powers));
    }
  }
  return { fixed, free };
}

function freePlace(id: string, line: RawLine, counter: Counter, slot: number, powers: readonly number[]): Free {
  const { unit } = counter;
  const contingent = CONTINGENT[unit]!;
  const auto = line.auto?.[slot];
  insist(auto !== undefined, FILE, `scenario ${id}: the automatic set-up says nothing about ${UNITS[unit]!.id}.`);
  insist(!IS_GARRISON[unit], FILE, `scenario ${id}: garrisons have no free choice of place.`);
  let hexes: number[] = [];
  if (line.among) hexes = line.among.map(hexOf);
  else if (line.within) {
    const regions = line.within.map(regionIndex);
    for (let hex = 0; hex < HEXES; hex++) if (PLACE[hex]! >= 0 && regions.includes(REGION[hex]!)) hexes.push(hex);
  } else insist(line.aboard === true && !IS_FLEET[unit], FILE, `scenario ${id}: the line of ${UNITS[unit]!.id} names no place.`);
  return {
    ...counter,
    side: contingent < 2 ? contingent : powers[contingent - 2]!,
    hexes,
    apart: line.within !== undefined,
    aboard: line.aboard ?? false,
    auto: hexOf(auto),
  };
}

/** "2 recruit legion" as two entries, "R-duilius" as one. */
function expand(text: string, times: number): { word: string; pass: "named" | "veteran" | "recruit" }[] {
  const words = text.split(" ");
  if (words.length === 1) return [{ word: text, pass: "named" }];
  const count = Number(words[0]) * times;
  insist(Number.isInteger(count) && count > 0, FILE, `"${text}" does not begin with a number of units.`);
  const recruit = words[1] === "recruit";
  return Array.from({ length: count }, () => ({ word: words[recruit ? 2 : 1]!, pass: recruit ? "recruit" : "veteran" }));
}

export const SCENARIOS: readonly Scenario[] = readScenarios(raw.scenarios as readonly RawScenario[]);

export const scenarioNamed = (id: string): number => SCENARIOS.findIndex((scenario) => scenario.id === id);

/** Leaders and units of Scenario I start in these Carthaginian fortresses (the Morale augur, 7.0). */
export const FIRST_CARTHAGINIAN_HEXES: ReadonlySet<number> = new Set(
  SCENARIOS[0]!.fixed.filter(({ unit }) => CONTINGENT[unit] === 1 && !IS_LEADER[unit]).map(({ hex }) => hex),
);

/** The units that have been set up: those that stand where the scenario says, and those that their side has placed. */
export const placedSoFar = (scenario: number, placed: number): number[] =>
  [...SCENARIOS[scenario]!.fixed, ...SCENARIOS[scenario]!.free.slice(0, placed)].map(({ unit }) => unit);
