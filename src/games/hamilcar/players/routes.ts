import { isAfrican, isPort, LANES, ROADS, SPACE_COUNT } from "../rules/map.ts";

// Movement points between any two spaces: by road, or by road, sea and road again

type Distances = readonly (readonly number[])[];
export const NO_WAY = 99;
const ALL = Array.from({ length: SPACE_COUNT }, (_, at) => at);
export const PORTS = ALL.filter(isPort);
const STRAIT = 2;

function distances(waysFrom: (at: number) => readonly { to: number; cost: number }[], most: number): Distances {
  return ALL.map((from) => {
    const distance = ALL.map(() => NO_WAY);
    distance[from] = 0;
    const open = [from];
    for (const at of open) {
      for (const { to, cost } of waysFrom(at)) {
        const sum = distance[at]! + cost;
        if (sum > most || sum >= distance[to]!) continue;
        distance[to] = sum;
        open.push(to);
      }
    }
    return distance;
  });
}

const roads = ROADS.map((ways) => ways.map(({ to, strait }) => ({ to, cost: strait ? STRAIT : 1 })));
export const BY_LAND = distances((at) => roads[at]!, NO_WAY - 1);
export const BY_SEA = distances((at) => LANES[at]!, NO_WAY - 1);

/** Routes with one voyage: from which port, and where the fleet would land. */
export interface Routes {
  /** from the present port by sea, then on by land */
  readonly afloat: Distances;
  /** by land to some port, and on */
  readonly ashore: Distances;
  /** the port where the shortest route lands; -1 if the roads alone are as short */
  readonly landing: Distances;
}

function routes(limit: number, africa: boolean): Routes {
  const bySea = distances((at) => LANES[at]!, limit);
  const ends = PORTS.filter((port) => africa || !isAfrican(port));
  const afloat = ALL.map((from) =>
    ALL.map((to) => {
      let least = NO_WAY;
      if (isPort(from)) for (const port of ends) least = Math.min(least, bySea[from]![port]! + BY_LAND[port]![to]!);
      return least;
    }),
  );
  const landing = ALL.map(() => ALL.map(() => -1));
  const ashore = ALL.map((from) =>
    ALL.map((to) => {
      let least = BY_LAND[from]![to]!;
      for (const port of PORTS) {
        const sum = BY_LAND[from]![port]! + afloat[port]![to]!;
        if (sum >= least) continue;
        least = sum;
        landing[from]![to] = ends.find((end) => bySea[port]![end]! + BY_LAND[end]![to]! === afloat[port]![to])!;
      }
      return least;
    }),
  );
  return { afloat, ashore, landing };
}

const LONGEST = 6;
const TABLES = [false, true].map((africa) => Array.from({ length: LONGEST }, (_, index) => routes(index + 1, africa)));
/** The routes of a side that can sail this far at once, with Africa open to it or not. */
export const routesFor = (limit: number, africa: boolean): Routes => TABLES[africa ? 1 : 0]![Math.min(limit, LONGEST) - 1]!;
