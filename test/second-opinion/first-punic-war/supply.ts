import { type Board, isFleet, isLeader } from "./board.ts";
import { enemyOf, isSea, neighbours, type Side, TABLES, terrainOf } from "./map.ts";

/** Supply: which hexes need an action point, and how many units go hungry in them. (18.0, 19.4) */

/** The units that count against the limit of a hex. */
export const eaters = (board: Board, side: Side, hex: string) =>
  board.of(side, hex).filter((unit) => !isLeader(unit) && unit.aboard === undefined);

function isSupplied(board: Board, side: Side, hex: string): boolean {
  const beside = neighbours(hex).flatMap((other) => board.of(enemyOf(side), other));
  const ground = beside.some((unit) => !isFleet(unit) && unit.aboard === undefined);
  return (board.isFortress(hex) && !ground) || (board.isPort(hex) && !beside.some(isFleet));
}

function limit(board: Board, side: Side, hex: string, siege: boolean): number {
  const camp = board.hasCamp(side, hex) ? TABLES.camp.supply : 0; // 22.0
  if (board.isPillaged(hex)) return TABLES.pillagedSupply + camp; // 31.3
  const works = board.works(hex);
  const besieged = siege && board.isBesieged(side, hex); // 30.1
  const room = works === undefined ? 0 : TABLES.works[besieged ? "town" : works].supply;
  return Math.max(room, TABLES.terrain[isSea(hex) ? "sea" : terrainOf(hex)].supply) + camp;
}

/** How many units are too many, for each hex that is not in supply. */
export function hungry(board: Board, side: Side, siege: boolean): Record<string, number> {
  const hexes = [...new Set(board.units.filter((unit) => unit.side === side).map(({ at }) => at))].sort();
  const found = hexes.map((hex) => [hex, eaters(board, side, hex).length - limit(board, side, hex, siege)] as const);
  return Object.fromEntries(found.filter(([hex, more]) => more > 0 && !isSupplied(board, side, hex)));
}
