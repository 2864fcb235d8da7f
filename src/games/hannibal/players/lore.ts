import type { PerSeat } from "../../shared/rules/seats.ts";
import { LINKS, PORT_SPACES, PROVINCES, SPACE_COUNT } from "../rules/map.ts";

// What every player knows about the map

export const FAR = 99;

/** Spaces of march between any two spaces by land, if there is a way. */
export const LAND: readonly Uint8Array[] = Array.from({ length: SPACE_COUNT }, (_, from) => {
  const distance = new Uint8Array(SPACE_COUNT).fill(FAR);
  distance[from] = 0;
  const open = [from];
  while (open.length > 0) {
    const at = open.shift()!;
    for (const { to, cost } of LINKS[at]!) {
      if (distance[at]! + cost >= distance[to]!) continue;
      distance[to] = distance[at]! + cost;
      open.push(to);
    }
  }
  return distance;
});

/** The cost of a voyage, in spaces: Carthage risks it only if there is no other way. */
const VOYAGE: PerSeat<number> = { rome: 5, carthage: 12 };

/** Distances for a side, including voyages. */
export const DISTANCES: PerSeat<readonly Uint8Array[]> = {
  rome: withVoyages(VOYAGE.rome),
  carthage: withVoyages(VOYAGE.carthage),
};

/** Distances by land, or with a voyage that costs so many spaces. */
export function withVoyages(voyage: number): Uint8Array[] {
  const toSea = LAND.map((row) => PORT_SPACES.reduce((least, port) => Math.min(least, row[port]!), FAR));
  return LAND.map((row, from) => row.map((land, to) => Math.min(land, toSea[from]! + voyage + toSea[to]!, FAR)));
}

/** Whether a province counts for a side's points. */
export const IS_POLITICAL: readonly boolean[] = PROVINCES.map(({ political }) => political);

/** The attacker's chance of winning with this many more battle cards than the defender: he leads, and that counts. */
export const attackChance = (lead: number): number => 1 / (1 + Math.exp(-0.55 - 0.7 * lead));
