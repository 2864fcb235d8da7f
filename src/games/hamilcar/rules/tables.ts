import type { Option } from "./ask.ts";
import { check, isWhole } from "./check.ts";
import data from "./data/tables.json" with { type: "json" };
import { findGeneral, general } from "./generals.ts";

/** The tables of the board and the faces of the dice (data/tables.json). */

const FILE = "tables.json";

// The turn track (2.1.G, 5.2.A, 5.2.C3)

interface Turn {
  readonly years: string;
  readonly cards: number;
  readonly mercenaryCost: number;
  /** the Carthaginian general who arrives, or -1 */
  readonly general: number;
}
export const TURNS: readonly Turn[] = data.turns.map((turn, index) => {
  check(isWhole(turn.cards, 1, 12), FILE, `turn ${index + 1} deals ${turn.cards} cards.`);
  check(isWhole(turn.mercenaryCost, 1, 7), FILE, `a mercenary costs ${turn.mercenaryCost} in turn ${index + 1}.`);
  check(turn.general === null || findGeneral(turn.general) !== undefined, FILE, `turn ${index + 1} names an unknown general.`);
  return { ...turn, general: turn.general === null ? -1 : general(turn.general) };
});
export const LAST_TURN = TURNS.length;
export const turnOf = (turn: number): Turn => TURNS[turn - 1]!;

// The attrition table with its naval and storm columns (9.2.B1, 15.2)

const { attrition } = data;
const columns = [...attrition.bySize, ...attrition.naval, attrition.storm];
for (const column of columns)
  check(
    column.length === 7 && column.every((value) => isWhole(value, 0, 9)),
    FILE,
    "each column of the attrition table needs seven numbers.",
  );
check(attrition.sizes.length === attrition.bySize.length, FILE, "the attrition table needs a column for every size.");
check(attrition.naval.length === 5, FILE, "there are five naval columns.");

/** The row of a modified die roll: 1 for 1 or less, up to 7 for 7 or more. */
export const rowOf = (die: number): number => Math.max(1, Math.min(7, die));

/** The names of the naval table's columns. */
export const NAVAL_COLUMNS = ["I", "II", "III", "IV", "V"] as const;

/** CUs lost by a force of this size. */
export function attritionLoss(size: number, die: number): number {
  if (size <= 0) return 0;
  let column = 0;
  while (column < attrition.sizes.length - 1 && attrition.sizes[column]! < size) column++;
  return attrition.bySize[column]![rowOf(die) - 1]!;
}
/** Hits in a naval column; columns end at V. */
export const navalHits = (column: number, die: number): number =>
  attrition.naval[Math.max(1, Math.min(5, column)) - 1]![rowOf(die) - 1]!;
export const stormHits = (die: number): number => attrition.storm[rowOf(die) - 1]!;
export const isElephantRow = (die: number): boolean => attrition.elephantRows.includes(rowOf(die));
export const TACTIC_ROW = attrition.tacticRow;
export const PRIZE_ROW = attrition.prizeRow;
export const SUPREMACY_ROW = attrition.supremacyRow;

// Dice (2.4.C)

export interface BattleFace {
  readonly cavalry: number;
  readonly light: number;
  readonly infantry: number;
}
export interface SiegeFace {
  readonly point: number;
  readonly loss: number;
}
export const SMALL_DIE: readonly BattleFace[] = data.battleDice.small;
export const LARGE_DIE: readonly BattleFace[] = data.battleDice.large;
export const WHITE_DIE: readonly SiegeFace[] = data.siegeDice.white;
export const RED_DIE: readonly SiegeFace[] = data.siegeDice.red;
export const NAVAL_DIE: readonly { readonly rome: number; readonly carthage: number }[] = data.navalDie;
for (const die of [SMALL_DIE, LARGE_DIE, WHITE_DIE, RED_DIE, NAVAL_DIE])
  check(die.length === 6, FILE, "every die has six faces.");

// Seamanship (15.4.B): levels 1 to 4

export const POOR = 1;
export const EXCELLENT = 4;
export const SEAMANSHIP = ["poor", "fair", "good", "excellent"] as const;
check(
  data.seamanship.length === SEAMANSHIP.length && data.seamanship.every(({ id }, index) => id === SEAMANSHIP[index]),
  FILE,
  `the levels of seamanship are ${SEAMANSHIP.join(", ")}.`,
);
export const seamanshipOf = (level: number) => data.seamanship[level - 1]!;

// The Miat (15.3)

export const MIAT_SLOTS: readonly string[] = data.miat.slots.map(({ id }) => id);
export const MIAT_OPTIONS: readonly Option[] = MIAT_SLOTS.map((id): Option => `miat:${id}`);
export const MIAT_CENTRE = MIAT_SLOTS.indexOf("centre");
check(MIAT_CENTRE >= 0, FILE, "the Miat needs a slot in the centre.");
export const MIAT_SYMBOLS = data.miat.symbols.map(({ gives, between }) => {
  check(gives === "cu" || gives === "general", FILE, `the Miat cannot give "${gives}".`);
  for (const id of between) check(MIAT_SLOTS.includes(id), FILE, `the Miat has no slot "${id}".`);
  return { gives, between: between.map((id) => MIAT_SLOTS.indexOf(id)) };
});
export const miatSlotNamed = (option: string): number => MIAT_OPTIONS.indexOf(option as Option);
