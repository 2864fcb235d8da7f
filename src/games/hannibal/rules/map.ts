import { postsOf } from "../../shared/rules/posts.ts";
import type { Option } from "./ask.ts";
import data from "./data/map.json" with { type: "json" };

/** The map as data (data/map.json), with its spaces numbered so that the rules can work on flat lists. */

type SpaceKind = "circle" | "city" | "tribe";
export type Way = "road" | "pass" | "alps-pass" | "strait";

export interface Link {
  readonly to: number;
  readonly by: Way;
  /** its cost in movement (10.6) */
  readonly cost: number;
}

interface SpaceData {
  id: string;
  name: string;
  province: string;
  kind: string;
  start: string;
  port?: number;
  holds?: number;
  siege?: number;
}

const spaces: readonly SpaceData[] = data.spaces;
const COSTS: Record<Way, number> = { road: 1, pass: 2, "alps-pass": 2, strait: 2 }; // 10.6

export const SPACE_COUNT = spaces.length;
export const SPACE_IDS: readonly string[] = spaces.map(({ id }) => id);
export const SPACE_NAMES: readonly string[] = spaces.map(({ name }) => name);
const numbers = new Map(SPACE_IDS.map((id, number) => [id, number]));

/** The number of a space. */
export function space(id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`data/map.json: there is no space "${id}"`);
  return number;
}

export const KINDS: readonly SpaceKind[] = spaces.map(({ kind }) => kind as SpaceKind);
export const START: readonly string[] = spaces.map(({ start }) => start);

/** The port's modifier for the naval combat table, or undefined without a port (11.6). */
export const PORTS: readonly (number | undefined)[] = spaces.map(({ port }) => port);
export const PORT_SPACES: readonly number[] = PORTS.flatMap((port, number) => (port === undefined ? [] : [number]));

export const isCity = (at: number): boolean => KINDS[at] === "city";

/** Walled cities: which they are, how many CUs they hold (10.7) and their modifier for sieges (20.2). */
export const CITIES: readonly number[] = KINDS.flatMap((kind, number) => (kind === "city" ? [number] : []));
export const HOLDS: readonly number[] = spaces.map(({ holds }) => holds ?? 0);
export const SIEGE_MODIFIERS: readonly number[] = spaces.map(({ siege }) => siege ?? 0);

export const TRIBES: readonly number[] = KINDS.flatMap((kind, number) => (kind === "tribe" ? [number] : []));
/** The number of the tribe of a space, or -1. */
export const TRIBE_AT: readonly number[] = SPACE_IDS.map((_, number) => TRIBES.indexOf(number));

/** Walled cities and tribes: what can be besieged or subjugated, with numbers of their own (20). */
export const STRONGHOLDS: readonly number[] = [...CITIES, ...TRIBES];
export const STRONGHOLD_AT: readonly number[] = SPACE_IDS.map((_, number) => STRONGHOLDS.indexOf(number));

export const PROVINCES = data.provinces;
export const PROVINCE_OF: readonly number[] = spaces.map(({ province }) => PROVINCES.findIndex(({ id }) => id === province));
export const PROVINCE_SPACES: readonly (readonly number[])[] = PROVINCES.map((_, province) =>
  PROVINCE_OF.flatMap((of, number) => (of === province ? [number] : [])),
);
export const REGION_OF: readonly string[] = PROVINCE_OF.map((province) => PROVINCES[province]!.region);

const provinceNumbers = new Map(PROVINCES.map(({ id }, number) => [id, number]));

export function province(id: string): number {
  const number = provinceNumbers.get(id);
  if (number === undefined) throw new Error(`data/map.json: there is no province "${id}"`);
  return number;
}
export const ITALIAN_PROVINCES: readonly number[] = PROVINCES.flatMap(({ region }, number) =>
  region === "italia" ? [number] : [],
);

export const LINKS: readonly (readonly Link[])[] = SPACE_IDS.map((id) =>
  data.connections.flatMap(({ a, b, by }) =>
    a === id || b === id ? [{ to: space(a === id ? b : a), by: by as Way, cost: COSTS[by as Way] }] : [],
  ),
);
/** The spaces connected by road: only movement uses passes and straits (10.6). */
export const ROADS: readonly (readonly number[])[] = LINKS.map((links) =>
  links.filter(({ by }) => by === "road").map(({ to }) => to),
);

/** Roads and straits, but no passes: for tracing a line to friendly CUs (19.4). */
export const LOW_WAYS: readonly (readonly number[])[] = LINKS.map((links) =>
  links.filter(({ by }) => by === "road" || by === "strait").map(({ to }) => to),
);

/** Where pieces stand (10.7). */
const posts = postsOf(SPACE_IDS, CITIES);
export const POST_COUNT = posts.count;
/** Their names in positions and views. */
export const POST_NAMES: readonly string[] = posts.names;
export const { insideOf, isInside, spaceOf } = posts;

/** The ids of spaces, posts and sea destinations in options. */
export const SPACE_OPTIONS: readonly Option[] = SPACE_IDS.map((id): Option => `space:${id}`);
export const POST_OPTIONS: readonly Option[] = posts.options;
export const SEA_OPTIONS: readonly Option[] = SPACE_IDS.map((id): Option => `sea:${id}`);
export const HARBOUR_OPTIONS: readonly Option[] = SPACE_IDS.map((id): Option => `harbour:${id}`);
export const PROVINCE_OPTIONS: readonly Option[] = PROVINCES.map(({ id }): Option => `province:${id}`);

const postsByOption = new Map<string, number>([
  ...POST_OPTIONS.map((option, post) => [option, post] as const),
  ...SEA_OPTIONS.map((option, at) => [option, at] as const),
  ...HARBOUR_OPTIONS.map((option, at) => [option, insideOf(at)] as const),
]);

/** Whether an id names a space at all, or the way to it by sea. */
export const isPlace = (id: string): boolean => postsByOption.has(id) && !id.startsWith("inside:");

/** The space or post that an option names. */
export function postNamed(option: string): number {
  const post = postsByOption.get(option);
  if (post === undefined) throw new Error(`data/map.json: there is no space "${option}"`);
  return post;
}

export const ROMA = space("rome");
export const CARTHAGO = space("carthage");
export const NEW_CARTHAGE = space("new_carthage");
export const SYRACUSE = space("syracuse");
export const RHEGIUM = space("rhegium");
export const MESSANA = space("messana");
export const LATIUM = province("latium");
export const BAETICA = province("baetica");
