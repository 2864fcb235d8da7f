import { postsOf } from "../../shared/rules/posts.ts";
import type { Option } from "./ask.ts";
import { check, isWhole, numbered } from "./check.ts";
import data from "./data/map.json" with { type: "json" };

/** The map as data (data/map.json), its spaces numbered so that the rules can work on flat lists (2.1). */

type SpaceKind = "circle" | "city" | "large-city" | "tribe";

interface SpaceData {
  id: string;
  name: string;
  province: string;
  kind: string;
  start: string;
  holds?: number;
  majorPort?: boolean;
  x: number;
  y: number;
}

/** A road out of a space; the Strait of Messana is one, too (7.2.A). */
export interface Road {
  readonly to: number;
  readonly strait: boolean;
}

/** A way by sea: an ordinary lane, or a crossing of Mare Tyrrhenum (2.1.H). */
export interface Lane {
  readonly to: number;
  readonly cost: number;
  readonly storms: number;
  readonly open: boolean;
}

const FILE = "map.json";
const spaces: readonly SpaceData[] = data.spaces;

export const SPACE_IDS: readonly string[] = spaces.map(({ id }) => id);
export const SPACE_NAMES: readonly string[] = spaces.map(({ name }) => name);
export const SPACE_COUNT = spaces.length;
const numbers = numbered(FILE, SPACE_IDS);

/** The number of a space. */
export function space(id: string): number {
  const number = numbers.get(id);
  check(number !== undefined, FILE, `there is no space "${id}".`);
  return number;
}
export const findSpace = (id: string): number | undefined => numbers.get(id);

for (const { id, kind, start, holds } of spaces) {
  check(["circle", "city", "large-city", "tribe"].includes(kind), FILE, `"${id}" is of the unknown kind "${kind}".`);
  check(["rome", "carthage", "neutral"].includes(start), FILE, `"${id}" begins with "${start}".`);
  const walled = kind === "city" || kind === "large-city";
  check(walled === isWhole(holds, 1, 10), FILE, `"${id}" must say what it holds if, and only if, it has walls.`);
  check(!walled || start !== "neutral", FILE, `the walled city "${id}" must begin with one side.`);
}

export const KINDS: readonly SpaceKind[] = spaces.map(({ kind }) => kind as SpaceKind);
export const START: readonly string[] = spaces.map(({ start }) => start);
export const isCity = (at: number): boolean => HOLDS[at]! > 0;
export const isLargeCity = (at: number): boolean => KINDS[at] === "large-city";

/** How many CUs, and as many supply trains, a walled city holds (2.1.C); 0 for other spaces. */
export const HOLDS: readonly number[] = spaces.map(({ holds }) => holds ?? 0);
export const CITIES: readonly number[] = KINDS.flatMap((_, at) => (HOLDS[at]! > 0 ? [at] : []));
export const TRIBES: readonly number[] = KINDS.flatMap((kind, at) => (kind === "tribe" ? [at] : []));

// Provinces and regions (2.1.E, 2.1.F)

export const REGIONS: readonly string[] = data.regions.map(({ id }) => id);
export const PROVINCES = data.provinces;
const provinceNumbers = numbered(
  FILE,
  PROVINCES.map(({ id }) => id),
);
export function province(id: string): number {
  const number = provinceNumbers.get(id);
  check(number !== undefined, FILE, `there is no province "${id}".`);
  return number;
}
for (const { id, region } of PROVINCES) check(REGIONS.includes(region), FILE, `the province "${id}" lies in no known region.`);

export const PROVINCE_OF: readonly number[] = spaces.map((at) => province(at.province));
export const PROVINCE_SPACES: readonly (readonly number[])[] = PROVINCES.map(({ id }, number) => {
  const found = PROVINCE_OF.flatMap((of, at) => (of === number ? [at] : []));
  check(found.length > 0, FILE, `the province "${id}" has no spaces.`);
  return found;
});
/** Regions are compared by their id. */
export const REGION_OF: readonly string[] = PROVINCE_OF.map((of) => PROVINCES[of]!.region);
export const ITALIAN_PROVINCES: readonly number[] = PROVINCES.flatMap(({ region }, number) =>
  region === "italia" ? [number] : [],
);
export const SIGNIFICANT_PROVINCES: readonly number[] = PROVINCES.flatMap(({ significant }, number) =>
  significant ? [number] : [],
);
export const isAfrican = (at: number): boolean => IN_AFRICA[at] === 1;
const IN_AFRICA: readonly number[] = REGION_OF.map((region) => (region === "africa" ? 1 : 0));

// Roads, sea lanes and Mare Tyrrhenum (2.1.A, 2.1.H, 2.1.J)

export const ROADS: readonly (readonly Road[])[] = SPACE_IDS.map((id) =>
  data.roads.flatMap(({ a, b, strait }) =>
    a === id || b === id ? [{ to: space(a === id ? b : a), strait: strait === true }] : [],
  ),
);
/** Roads without the strait: the only ones for anything but movement (11.2, 12.2, 13.5.B). */
export const PLAIN_ROADS: readonly (readonly number[])[] = ROADS.map((roads) =>
  roads.filter(({ strait }) => !strait).map(({ to }) => to),
);

const lanesOf = (id: string): Lane[] =>
  data.lanes.flatMap(({ a, b, storms }) =>
    a === id || b === id ? [{ to: space(a === id ? b : a), cost: 1, storms, open: false }] : [],
  );
/** Ordinary sea lanes, by destination. */
export const COASTAL: readonly (readonly number[])[] = SPACE_IDS.map((id) => lanesOf(id).map(({ to }) => to));

export const MARE_PORTS: readonly number[] = data.mareTyrrhenum.ports.map(space);
/** All sea routes. Mare Tyrrhenum is left out if an ordinary lane leads to the same port. */
export const LANES: readonly (readonly Lane[])[] = SPACE_IDS.map((id, at) => {
  const lanes = lanesOf(id);
  if (!MARE_PORTS.includes(at)) return lanes;
  const { cost, storms } = data.mareTyrrhenum;
  for (const to of MARE_PORTS) {
    if (to !== at && !COASTAL[at]!.includes(to)) lanes.push({ to, cost, storms, open: true });
  }
  return lanes;
});
export const isPort = (at: number): boolean => COASTAL[at]!.length > 0;
export const MAJOR_PORTS: readonly number[] = spaces.flatMap(({ majorPort }, at) => (majorPort ? [at] : []));
for (const at of [...MAJOR_PORTS, ...MARE_PORTS]) check(isPort(at), FILE, `no sea lane leads to "${SPACE_IDS[at]}".`);
for (const [at, roads] of ROADS.entries())
  check(roads.length + COASTAL[at]!.length > 0, FILE, `nothing leads to "${SPACE_IDS[at]}".`);

/** Ordinary lanes from port to port; FAR if there is no route (8.1). */
const FAR = 99;
export const LANE_DISTANCE: readonly (readonly number[])[] = SPACE_IDS.map((_, from) => lanesFrom(from, -1));
/** The same for routes avoiding a given port; they may begin or end there (8.4). */
export const LANES_AROUND: readonly (readonly (readonly number[])[])[] = SPACE_IDS.map((_, avoided) =>
  isPort(avoided) ? SPACE_IDS.map((_, from) => lanesFrom(from, avoided)) : [],
);

function lanesFrom(from: number, avoided: number): readonly number[] {
  const distance = SPACE_IDS.map(() => FAR);
  if (!isPort(from)) return distance;
  distance[from] = 0;
  const reach = [from];
  for (const at of reach) {
    if (at === avoided && at !== from) continue;
    for (const to of COASTAL[at]!) {
      if (distance[to] !== FAR) continue;
      distance[to] = distance[at]! + 1;
      reach.push(to);
    }
  }
  return distance;
}

// Posts: where pieces stand

const posts = postsOf(SPACE_IDS, CITIES);
export const { insideOf, isInside, spaceOf } = posts;
/** The last post is the At Sea box of a side (2.3.G). */
export const AT_SEA = posts.count;
export const POST_COUNT = AT_SEA + 1;
/** Their names in positions and views. */
export const POST_NAMES: readonly string[] = [...posts.names, "at-sea"];

/** The ids of spaces and posts in options and the log. */
export const PROVINCE_OPTIONS: readonly Option[] = PROVINCES.map(({ id }): Option => `province:${id}`);
export const SPACE_OPTIONS: readonly Option[] = SPACE_IDS.map((id): Option => `space:${id}`);
export const SUPPLY_OPTIONS: readonly Option[] = SPACE_IDS.map((id): Option => `supply:${id}`);
export const SEA_OPTIONS: readonly Option[] = SPACE_IDS.map((id): Option => `sea:${id}`);
export const POST_OPTIONS: readonly Option[] = [...posts.options, "at-sea"];

const byOption = new Map<string, number>(SPACE_OPTIONS.map((option, at) => [option, at]));
/** The space named by an option such as space:roma or supply:roma; most are of the first kind. */
export const spaceNamed = (option: string): number => byOption.get(option) ?? numbers.get(option.slice(option.indexOf(":") + 1))!;

export const ROMA = space("roma");
export const CARTHAGO = space("carthago");
export const SYRACUSAE = space("syracusae");
export const LILYBAEUM = space("lilybaeum");
export const MADAUROS = space("madauros");
