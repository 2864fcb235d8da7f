import raw from "./data/tables.json" with { type: "json" };
import { insist, type RawTables, RESULTS, type Result, TERRAINS, type UnitType, WORKS } from "./data.ts";
import { hexOf } from "./map.ts";

const FILE = "data/tables.json";

type DiplomacyResult = "A" | "N" | "X" | "-";

interface Tables {
  /** the lowest percentage of each column (14.1) */
  readonly columns: readonly number[];
  /** [die - 1][column] */
  readonly battle: readonly (readonly Result[])[];
  readonly raid: readonly (readonly Result[])[];
  readonly diplomacy: readonly (readonly DiplomacyResult[])[];
  /** by the total of two dice */
  readonly augurs: readonly string[];
  readonly crisisHexes: readonly number[];
}

/** Checks the tables. */
export function readTables(file: RawTables): Tables {
  const columns = file.columns.length;
  insist(
    file.columns.every((lowest, index) => index === 0 || lowest > file.columns[index - 1]!),
    FILE,
    "the columns of the combat tables must rise from left to right.",
  );
  const grid = <T extends string>(name: string, rows: readonly string[], width: number, words: readonly T[]): T[][] => {
    insist(rows.length === 6, FILE, `the ${name} table has ${rows.length} rows instead of 6.`);
    return rows.map((row, index) => {
      const cells = row.split(" ");
      insist(
        cells.length === width,
        FILE,
        `row ${index + 1} of the ${name} table has ${cells.length} cells instead of ${width}.`,
      );
      const stranger = cells.find((cell) => !(words as readonly string[]).includes(cell));
      insist(stranger === undefined, FILE, `row ${index + 1} of the ${name} table has the unknown result "${stranger}".`);
      return cells as T[];
    });
  };
  const augurs = Array.from({ length: 13 }, (_, total) => file.augurs[String(total)] ?? "");
  insist(
    augurs.every((augur, total) => total < 2 || augur !== ""),
    FILE,
    "the augurs table needs a row for every total from 2 to 12.",
  );
  insist(file.crisisPlaces.length === 6, FILE, "a crisis needs six places, one for each result of the die.");
  insist(
    file.naval.rows.every((row, index) => row.roll === index + 1 && row.hexes >= 0),
    FILE,
    "the rows of the naval table must run from 1 without a gap.",
  );
  insist(file.turns.length === 8, FILE, `the turn track has ${file.turns.length} turns instead of 8.`);
  return {
    columns: file.columns,
    battle: grid("battle", file.battle, columns, RESULTS),
    raid: grid("raid", file.raid, columns, RESULTS),
    diplomacy: grid("diplomacy", file.diplomacy.rows, file.diplomacy.columns.length, ["A", "N", "X", "-"] as const),
    augurs,
    crisisHexes: file.crisisPlaces.map(hexOf),
  };
}

export const TABLES: Tables = readTables(raw);
export const COLUMNS = TABLES.columns.length;

/** Movement costs in half points, so that a road costs one (13.1). */
export const ENTER_COST = Uint8Array.from(TERRAINS, (terrain) => raw.terrain[terrain].move * 2);
export const ROAD_COST = raw.hexsides.road.move * 2;
export const RIVER_COST = raw.hexsides.river.move * 2;
export const LINE_COST = raw.hexsides.mountainLine.move * 2;
export const STRAIT_COST = raw.hexsides.strait.move * 2;

/** Defensive column shifts (14.1). */
export const TERRAIN_SHIFT = Uint8Array.from(TERRAINS, (terrain) => raw.terrain[terrain].shift);
/** town, minor fortress, major fortress */
export const WORKS_SHIFT = Uint8Array.from(WORKS, (works) => raw.works[works].shift);
export const RIVER_SHIFT = raw.hexsides.river.shift;
export const LINE_SHIFT = raw.hexsides.mountainLine.shift;
export const STRAIT_SHIFT = raw.hexsides.strait.shift;
export const CAMP_SHIFT = raw.camp.shift;

/** Supply limits (18.0). */
export const TERRAIN_SUPPLY = Uint8Array.from(TERRAINS, (terrain) => raw.terrain[terrain].supply);
export const WORKS_SUPPLY = Uint8Array.from(WORKS, (works) => raw.works[works].supply);
export const CAMP_SUPPLY = raw.camp.supply;
export const PILLAGED_SUPPLY = raw.pillagedSupply;

export const TURN_TRACK: readonly (readonly [rome: number, carthage: number])[] = raw.turns.map((turn) => [
  turn.rome,
  turn.carthage,
]);
export const YEARS: readonly string[] = raw.turns.map((turn) => turn.years);

/** The most AP a player can have (8.2). */
export const MOST_AP = 25;

export const COST = raw.actions;

/** The price on a side's chart for units of a type (9.1). */
export function mobilizationCost(side: number, type: UnitType, sacredBand: boolean): number {
  const chart: Readonly<Record<string, number>> = side === 0 ? raw.mobilization.rome : raw.mobilization.carthage;
  return (sacredBand ? chart.sacredBand : chart[type]) ?? 0;
}

export const NAVAL_ROWS = raw.naval.rows.length;
/** The row of the naval table for a modified die roll (19.1). */
export function navalRow(roll: number): { readonly hexes: number; readonly storm: boolean } {
  const rows = raw.naval.rows;
  return rows[Math.min(Math.max(roll, 1), rows.length) - 1]!;
}
export const NAVAL_MODIFIERS = raw.naval.modifiers;

/** The column of the diplomacy table for a difference of markers (24.1). */
export function diplomacyColumn(difference: number): number {
  const columns = raw.diplomacy.columns;
  let column = 0;
  for (let i = 1; i < columns.length; i++) if (difference >= columns[i]!) column = i;
  return column;
}

/** The column of the combat tables for a percentage (14.1). */
export function combatColumn(percent: number): number {
  let column = 0;
  for (let i = 1; i < COLUMNS; i++) if (percent >= TABLES.columns[i]!) column = i;
  return column;
}

export type VictoryLevel = "decisive" | "substantive" | "marginal" | "draw";

/** The level of a victory (4.2.1). */
export const victoryLevel = (margin: number): VictoryLevel =>
  raw.victoryLevels.find((row) => margin >= row.margin)!.level as VictoryLevel;

type Fate = "kept" | "relieved" | "exiled";

/** The fate of a leader in disgrace (29.3). */
export const fateOf = (roll: number): Fate => raw.disgrace.findLast((row) => roll >= row.roll)!.fate as Fate;
