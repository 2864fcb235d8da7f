/** The required shape of the data files. Each reader checks its file once and reports any fault in a sentence. */

export const TYPES = [
  "garrison",
  "auxiliary",
  "legion",
  "hoplite",
  "cavalry",
  "marine",
  "elephant",
  "siege",
  "fleet",
  "leader",
] as const;
export type UnitType = (typeof TYPES)[number];

/** The two sides first, then the minor powers (24.0). */
export const MINOR_POWERS = ["syracusa", "massilia", "gauls", "iberians", "numidia", "mercenaries"] as const;
export const CONTINGENTS = ["rome", "carthage", ...MINOR_POWERS] as const;

export const TERRAINS = ["open", "rough", "mountain", "desert", "sea"] as const;

export const WORKS = ["town", "minor fortress", "major fortress"] as const;

export const RESULTS = ["AC", "AR", "AW", "CA", "DW", "DR", "DC"] as const;
export type Result = (typeof RESULTS)[number];

export const STRATAGEMS = ["levy", "dictator", "diplomacy", "tactics", "treachery", "spy"] as const;
export type Stratagem = (typeof STRATAGEMS)[number];

export interface RawMap {
  readonly regions: readonly { readonly id: string; readonly home: string }[];
  readonly places: readonly {
    readonly id: string;
    readonly hex: string;
    readonly kind: string;
    readonly port?: boolean;
    readonly capital?: string;
    readonly vp?: number;
  }[];
  readonly rivers: readonly NamedSides[];
  readonly mountainLines: readonly NamedSides[];
  readonly straits: readonly NamedSides[];
  readonly partialSeaSides: readonly string[];
  readonly allSeaSides: readonly string[];
  readonly roads: readonly { readonly name: string; readonly hexes: readonly string[] }[];
  readonly hexes: Readonly<Record<string, string>>;
}
interface NamedSides {
  readonly name: string;
  readonly sides: readonly string[];
}

export interface RawUnits {
  readonly units: readonly {
    readonly id: string;
    readonly of: string;
    readonly type: string;
    readonly front: readonly number[];
    readonly back?: readonly number[];
    readonly move?: number;
    readonly command?: number;
  }[];
  readonly markers: { readonly army: number; readonly camp: number; readonly colonyOrPillage: number };
  readonly stratagems: readonly { readonly kind: string; readonly value?: number; readonly count: number }[];
}

export interface RawTables {
  readonly columns: readonly number[];
  readonly battle: readonly string[];
  readonly raid: readonly string[];
  readonly naval: {
    readonly rows: readonly { readonly roll: number; readonly hexes: number; readonly storm: boolean }[];
    readonly modifiers: Readonly<Record<string, number>>;
  };
  readonly turns: readonly { readonly years: string; readonly rome: number; readonly carthage: number }[];
  readonly diplomacy: { readonly columns: readonly number[]; readonly rows: readonly string[] };
  readonly augurs: Readonly<Record<string, string>>;
  readonly crisisPlaces: readonly string[];
  readonly mobilization: Readonly<Record<"rome" | "carthage", Readonly<Record<string, number>>>>;
}

export interface RawLine {
  readonly of: string;
  readonly at?: string;
  readonly each?: readonly string[];
  readonly among?: readonly string[];
  readonly within?: readonly string[];
  readonly aboard?: boolean;
  readonly units: readonly string[];
  readonly auto?: readonly string[];
}

export interface RawScenario {
  readonly id: string;
  readonly rule: string;
  readonly turns: readonly number[];
  readonly sameSetupAs?: string;
  readonly powers?: Readonly<Record<string, string>>;
  readonly setup?: readonly RawLine[];
  readonly stratagems?: Readonly<Record<"rome" | "carthage", number>>;
  readonly actionPoints?: Readonly<Record<"rome" | "carthage", number>>;
  readonly crisis?: string | null;
  readonly initiative?: string;
  readonly augursOnFirstTurn?: boolean;
  readonly pillaged?: readonly string[];
  readonly notInPlay?: readonly string[];
}

/** Throws a sentence describing what is wrong with a data file. */
export function insist(good: boolean, file: string, sentence: string): asserts good {
  if (!good) throw new Error(`${file}: ${sentence}`);
}

/** The index of a word in a closed list. */
export function indexIn<T extends string>(list: readonly T[], word: string, file: string, what: string): number {
  const index = (list as readonly string[]).indexOf(word);
  insist(index >= 0, file, `${what} is "${word}", which is none of ${list.join(", ")}.`);
  return index;
}
