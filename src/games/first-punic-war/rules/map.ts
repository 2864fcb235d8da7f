import type { Option } from "./ask.ts";
import raw from "./data/map.json" with { type: "json" };
import { CONTINGENTS, indexIn, insist, type RawMap, TERRAINS, WORKS } from "./data.ts";
import { axialDistance, columnOf, diagonalOf, neighbourNumber } from "./hexes.ts";

/** The features of a hexside, as bits (2.1, 13.1). */
export const LAND_CROSSES = 1;
export const FLEET_CROSSES = 2;
export const RIVER = 4;
export const MOUNTAIN_LINE = 8;
export const STRAIT = 16;
export const ROAD = 32;

export const INLAND = 0;
export const COASTAL = 1;
export const SEA = 2;
const KINDS = ["inland", "coastal", "sea"] as const;

export const OPEN = 0;
export const MOUNTAIN = 2;
export const DESERT = 3;

interface Place {
  readonly id: string;
  readonly hex: number;
  /** 0 town, 1 minor fortress, 2 major fortress */
  readonly works: number;
  readonly port: boolean;
  /** the contingent whose capital it is, or -1 */
  readonly capital: number;
  readonly vp: number;
}

interface HexMap {
  readonly numbers: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** six neighbours per hex, -1 off the map */
  readonly neighbours: Int16Array;
  /** six hexsides per hex, as bits */
  readonly sides: Uint8Array;
  readonly kind: Uint8Array;
  readonly terrain: Uint8Array;
  /** -1 at sea */
  readonly region: Int8Array;
  /** the place in a hex, or -1 */
  readonly place: Int8Array;
  readonly places: readonly Place[];
  readonly regions: readonly string[];
  /** the contingent each region belongs to at the start of Scenario I */
  readonly home: readonly number[];
}

const FILE = "data/map.json";

/** Checks the map and converts it to flat lists. */
export function readMap(file: RawMap): HexMap {
  const numbers = Object.keys(file.hexes).sort();
  const indexOf = new Map(numbers.map((number, index) => [number, index]));
  const regions = file.regions.map((region) => region.id);
  const home = file.regions.map((region) => indexIn(CONTINGENTS, region.home, FILE, `the home of the region ${region.id}`));

  const kind = new Uint8Array(numbers.length);
  const terrain = new Uint8Array(numbers.length);
  const region = new Int8Array(numbers.length).fill(-1);
  for (const [index, number] of numbers.entries()) {
    insist(/^\d{4}$/.test(number), FILE, `"${number}" is not the number of a hex: it must have four digits.`);
    const words = file.hexes[number]!.split(" ");
    kind[index] = indexIn(KINDS, words[0]!, FILE, `the kind of hex ${number}`);
    terrain[index] = indexIn(TERRAINS, kind[index] === SEA ? "sea" : (words[1] ?? ""), FILE, `the terrain of hex ${number}`);
    if (kind[index] !== SEA) region[index] = indexIn(regions, words[2] ?? "", FILE, `the region of hex ${number}`);
  }

  const neighbours = new Int16Array(numbers.length * 6);
  for (const [index, number] of numbers.entries()) {
    for (let d = 0; d < 6; d++) neighbours[index * 6 + d] = indexOf.get(neighbourNumber(number, d)) ?? -1;
  }
  const sides = readSides(file, indexOf, neighbours, kind);

  const place = new Int8Array(numbers.length).fill(-1);
  const places = file.places.map((entry, index): Place => {
    const hex = indexOf.get(entry.hex) ?? -1;
    insist(hex >= 0, FILE, `${entry.id} is in hex ${entry.hex}, which is not on the map.`);
    insist(kind[hex] !== SEA, FILE, `${entry.id} is in the all-sea hex ${entry.hex}.`);
    insist(place[hex] === -1, FILE, `two places share the hex ${entry.hex}.`);
    insist(!entry.port || kind[hex] === COASTAL, FILE, `${entry.id} is a port, but its hex ${entry.hex} is not coastal.`);
    place[hex] = index;
    const works = indexIn(WORKS, entry.kind, FILE, `the kind of ${entry.id}`);
    return {
      id: entry.id,
      hex,
      works,
      port: entry.port ?? false,
      capital: entry.capital === undefined ? -1 : indexIn(CONTINGENTS, entry.capital, FILE, `the capital ${entry.id}`),
      vp: works === 0 ? 0 : (entry.vp ?? 1),
    };
  });
  return { numbers, indexOf, neighbours, sides, kind, terrain, region, place, places, regions, home };
}

function readSides(file: RawMap, indexOf: ReadonlyMap<string, number>, neighbours: Int16Array, kind: Uint8Array): Uint8Array {
  const sides = new Uint8Array(neighbours.length);
  for (let at = 0; at < neighbours.length; at++) {
    const to = neighbours[at]!;
    if (to < 0) continue;
    const wet = kind[to] === SEA || kind[Math.floor(at / 6)] === SEA;
    sides[at] = wet ? FLEET_CROSSES : LAND_CROSSES;
  }
  const change = (pair: string, what: string, set: number, clear = 0) => {
    const [a, b] = pair.split("-").map((number) => indexOf.get(number) ?? -1);
    insist(a !== undefined && b !== undefined && a >= 0 && b >= 0, FILE, `${what} ${pair}: a hex of it is not on the map.`);
    let found = false;
    for (let d = 0; d < 6; d++) {
      if (neighbours[a * 6 + d] === b) {
        found = true;
        sides[a * 6 + d] = (sides[a * 6 + d]! & ~clear) | set;
      }
      if (neighbours[b * 6 + d] === a) sides[b * 6 + d] = (sides[b * 6 + d]! & ~clear) | set;
    }
    insist(found, FILE, `${what} ${pair}: the two hexes do not touch.`);
  };
  for (const pair of file.partialSeaSides) change(pair, "the partial sea hexside", LAND_CROSSES | FLEET_CROSSES);
  for (const pair of file.allSeaSides) change(pair, "the all-sea hexside", FLEET_CROSSES, LAND_CROSSES);
  for (const { sides: pairs } of file.straits)
    for (const pair of pairs) change(pair, "the strait", LAND_CROSSES | FLEET_CROSSES | STRAIT);
  for (const { sides: pairs } of file.rivers) for (const pair of pairs) change(pair, "the river", RIVER);
  for (const { sides: pairs } of file.mountainLines) for (const pair of pairs) change(pair, "the mountain line", MOUNTAIN_LINE);
  for (const road of file.roads) {
    for (let i = 1; i < road.hexes.length; i++) change(`${road.hexes[i - 1]}-${road.hexes[i]}`, "the road", ROAD);
  }
  return sides;
}

export const MAP: HexMap = readMap(raw);

export const HEXES = MAP.numbers.length;
export const NEIGHBOURS = MAP.neighbours;
export const SIDES = MAP.sides;
export const KIND = MAP.kind;
export const TERRAIN = MAP.terrain;
export const REGION = MAP.region;
export const PLACE = MAP.place;
export const PLACES = MAP.places;

/** 0 no works or a town, 1 minor fortress, 2 major fortress, as printed */
export const PRINTED_FORTRESS = new Uint8Array(HEXES);
export const TOWN = new Uint8Array(HEXES);
export const PORT = new Uint8Array(HEXES);
for (const place of PLACES) {
  PRINTED_FORTRESS[place.hex] = place.works;
  TOWN[place.hex] = place.works === 0 ? 1 : 0;
  PORT[place.hex] = place.port ? 1 : 0;
}

/** The minor power whose region a hex lies in, or -1. */
export function powerOf(hex: number): number {
  const region = REGION[hex]!;
  return region < 0 ? -1 : Math.max(MAP.home[region]! - 2, -1);
}

export const HEX_IDS: readonly Option[] = MAP.numbers.map((number): Option => `hex:${number}`);
const INDEX_OF_ID = new Map<string, number>(HEX_IDS.map((id, index) => [id, index]));

/** The hex with an id like "hex:2809". */
export const hexOfId = (id: string): number => INDEX_OF_ID.get(id) ?? -1;

/** The hex of a place, by its id. */
export function hexOf(placeId: string): number {
  const place = PLACES.find((candidate) => candidate.id === placeId);
  insist(place !== undefined, FILE, `there is no place "${placeId}".`);
  return place.hex;
}

export const regionIndex = (id: string): number => indexIn(MAP.regions, id, FILE, "a region");

export const ITALIA = regionIndex("italia");
export const LIBYA = regionIndex("libya");
export const SICILIA = regionIndex("sicilia");
export const SYRACUSA = regionIndex("syracusa");
export const NUMIDIA = regionIndex("numidia");
export const ROME = hexOf("rome");
export const CARTHAGE = hexOf("carthage");

const COLUMN = Int16Array.from(MAP.numbers, columnOf);
const DIAGONAL = Int16Array.from(MAP.numbers, diagonalOf);

/** The distance between two hexes. */
export const distance = (a: number, b: number): number => axialDistance(COLUMN[b]! - COLUMN[a]!, DIAGONAL[b]! - DIAGONAL[a]!);

/** The direction from a hex to a neighbour, or -1. */
export function directionTo(from: number, to: number): number {
  for (let d = 0; d < 6; d++) if (NEIGHBOURS[from * 6 + d] === to) return d;
  return -1;
}
