import { HEXES, INLAND, KIND, NEIGHBOURS } from "./map.ts";
import { fleetMayCross, NO_WAY, WAY_COST } from "./terrain.ts";

/** Farther than anything on the map. */
export const FAR = 999;

/** The map never changes, so distances are measured only once. */
const byLand: readonly (Int16Array | undefined)[][] = [new Array(HEXES).fill(undefined), new Array(HEXES).fill(undefined)];
const bySea: (Int16Array | undefined)[] = new Array(HEXES).fill(undefined);

/** Half movement points from every hex to one, for heavy or light units, as if nothing stood in the way. */
export function landWays(to: number, light: boolean): Int16Array {
  const kept = byLand[light ? 1 : 0]!;
  kept[to] ??= measure(to, (from, direction) => {
    const cost = WAY_COST[light ? 1 : 0][from * 6 + direction]!;
    return cost === NO_WAY ? FAR : cost;
  });
  return kept[to];
}

/** Sailing distance from every hex to one, in hexes. */
export function seaWays(to: number): Int16Array {
  bySea[to] ??= measure(to, (from, direction) => (KIND[from] !== INLAND && fleetMayCross(from, direction) ? 1 : FAR));
  return bySea[to];
}

function measure(to: number, cost: (from: number, direction: number) => number): Int16Array {
  const ways = new Int16Array(HEXES).fill(FAR);
  ways[to] = 0;
  const open = [to];
  while (open.length > 0) {
    const at = open.shift()!;
    for (let d = 0; d < 6; d++) {
      const from = NEIGHBOURS[at * 6 + d]!;
      if (from < 0) continue;
      const step = cost(from, (d + 3) % 6);
      if (step >= FAR || ways[at]! + step >= ways[from]!) continue;
      ways[from] = ways[at]! + step;
      open.push(from);
    }
  }
  return ways;
}
