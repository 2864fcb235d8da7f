import mapData from "../../../src/games/first-punic-war/rules/data/map.json" with { type: "json" };
import tableData from "../../../src/games/first-punic-war/rules/data/tables.json" with { type: "json" };
import unitData from "../../../src/games/first-punic-war/rules/data/units.json" with { type: "json" };

/** The map, the counters and the tables as the data files give them. */

export type Side = "rome" | "carthage";
export const SIDES: readonly Side[] = ["rome", "carthage"];
export const enemyOf = (side: Side): Side => (side === "rome" ? "carthage" : "rome");

export interface Counter {
  readonly id: string;
  readonly of: string;
  readonly type: string;
  readonly front: readonly number[];
  readonly back?: readonly number[];
  readonly move?: number;
  readonly command?: number;
}

export const COUNTERS: readonly Counter[] = unitData.units;
export const counter = (id: string): Counter => COUNTERS.find((candidate) => candidate.id === id)!;
export const MARKERS = unitData.markers;
export const TABLES = tableData;

interface Place {
  readonly id: string;
  readonly hex: string;
  readonly kind: string;
  readonly port?: boolean;
}

const GROUND: Readonly<Record<string, string>> = mapData.hexes;
export const PLACES: readonly Place[] = mapData.places;
const placeAt = new Map(PLACES.map((place) => [place.hex, place]));
export const placeIn = (hex: string): Place | undefined => placeAt.get(hex);
export const hexOf = (id: string): string => PLACES.find((place) => place.id === id)!.hex;

export const HEXES: readonly string[] = Object.keys(GROUND);
export const isHex = (at: string): boolean => at in GROUND;
const groundOf = (hex: string) => GROUND[hex]!.split(" ");
export const isSea = (hex: string): boolean => GROUND[hex] === "sea";
export const isCoastal = (hex: string): boolean => groundOf(hex)[0] === "coastal";
export const isInland = (hex: string): boolean => groundOf(hex)[0] === "inland";
export const regionOf = (hex: string): string => groundOf(hex)[2] ?? "";
export const homeOf = (hex: string): string => mapData.regions.find(({ id }) => id === regionOf(hex))?.home ?? "";
export const terrainOf = (hex: string): keyof typeof tableData.terrain =>
  isSea(hex) ? "sea" : (groundOf(hex)[1] as keyof typeof tableData.terrain);

const name = (column: number, row: number) => `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;

/** The hexes round a hex: even columns lie half a hex lower. */
const around = new Map(
  HEXES.map((hex) => {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const lower = column % 2 === 0 ? row + 1 : row;
    const beside = [column - 1, column + 1].flatMap((other) => [name(other, lower - 1), name(other, lower)]);
    return [hex, [name(column, row - 1), name(column, row + 1), ...beside].filter((other) => other in GROUND)] as const;
  }),
);
export const neighbours = (hex: string): readonly string[] => around.get(hex)!;

/** How many hexes lie between two hexes, the last one counted. */
export function distance(from: string, to: string): number {
  const cube = (hex: string) => {
    const [x, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const z = row - Math.floor((x + 1) / 2);
    return [x, z, -x - z];
  };
  const [a, b] = [cube(from), cube(to)];
  return Math.max(...a.map((value, i) => Math.abs(value - b[i]!)));
}

type Water = "ground" | "partial" | "sea" | "strait";
const sideOf = (a: string, b: string) => (a < b ? `${a}-${b}` : `${b}-${a}`);
const sidesOf = (lists: readonly { sides: readonly string[] }[]) => new Set(lists.flatMap(({ sides }) => sides));
const straits = sidesOf(mapData.straits);
const rivers = sidesOf(mapData.rivers);
const mountainLines = sidesOf(mapData.mountainLines);
const partial = new Set(mapData.partialSeaSides);
const open = new Set(mapData.allSeaSides);
const roads = new Set(mapData.roads.flatMap(({ hexes }) => hexes.slice(1).map((hex, i) => sideOf(hexes[i]!, hex))));

export function waterBetween(a: string, b: string): Water {
  const side = sideOf(a, b);
  if (straits.has(side)) return "strait";
  if (isSea(a) || isSea(b) || open.has(side)) return "sea";
  return partial.has(side) ? "partial" : "ground";
}

export const hasRoad = (a: string, b: string): boolean => roads.has(sideOf(a, b));
export const hasMountainLine = (a: string, b: string): boolean => mountainLines.has(sideOf(a, b));

/** What lies along a hexside and costs movement or shelters the defender. */
export function hexside(a: string, b: string): readonly { readonly move: number; readonly shift: number }[] {
  const side = sideOf(a, b);
  const { river, mountainLine, strait } = tableData.hexsides;
  return [
    ...(rivers.has(side) ? [river] : []),
    ...(mountainLines.has(side) ? [mountainLine] : []),
    ...(straits.has(side) ? [strait] : []),
  ];
}

/** The stratagem markers, each with its number in the pool. */
export const STRATAGEMS: readonly string[] = unitData.stratagems
  .flatMap(({ kind, value, count }) => Array.from({ length: count }, () => (value === undefined ? kind : `${kind}-${value}`)))
  .map((marker, i) => `${marker}#${i}`);
