import type { Option } from "./ask.ts";
import { check, isWhole, numbered } from "./check.ts";
import data from "./data/tactics.json" with { type: "json" };

/** The naval tactic cards as data (data/tactics.json, 2.4.B): twenty cards of ten kinds. */

type Timing = "battle" | "immediately" | "engage" | "enemy" | "anytime" | "response";

interface Tactic {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly timing: Timing;
  /** what it adds to the commander's rating, to one's own roll or column, to the enemy's roll */
  readonly rating?: number;
  readonly roll?: number;
  readonly column?: number;
  readonly enemyRoll?: number;
  readonly prizes?: number;
  readonly ignoredHits?: number;
  readonly sinksFrom?: number;
}

const FILE = "tactics.json";
const TIMINGS: readonly string[] = ["battle", "immediately", "engage", "enemy", "anytime", "response"];

export const TACTICS: readonly Tactic[] = data.map((entry) => {
  check(TIMINGS.includes(entry.timing), FILE, `"${entry.id}" has the unknown timing "${entry.timing}".`);
  check(isWhole(entry.count, 1, 20), FILE, `there must be at least one "${entry.id}".`);
  return entry as Tactic;
});
const kinds = numbered(
  FILE,
  TACTICS.map(({ id }) => id),
);

/** The kind of each card, by number; there is no card 0. */
export const TACTIC_OF: readonly Tactic[] = [undefined!, ...TACTICS.flatMap((kind) => Array(kind.count).fill(kind))];
export const TACTIC_COUNT = TACTIC_OF.length - 1;
check(TACTIC_COUNT === 20, FILE, `there are 20 tactic cards, not ${TACTIC_COUNT}.`);
export const TACTIC_OPTIONS: readonly Option[] = TACTIC_OF.map((_, number): Option => `tactic:${number}`);
export const tacticNamed = (option: string): number => Number(option.slice("tactic:".length));

export function tacticsOfKind(id: string): readonly number[] {
  check(kinds.has(id), FILE, `there is no tactic "${id}".`);
  return TACTIC_OF.flatMap((kind, number) => (number > 0 && kind.id === id ? [number] : []));
}
export const FLEE = tacticsOfKind("flee");
export const PURSUIT = tacticsOfKind("pursuit");
