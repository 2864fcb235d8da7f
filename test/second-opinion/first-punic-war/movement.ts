import { type Board, isFleet, isLeader, isLight, isSacredBand, isStatic, type Operation, type Unit } from "./board.ts";
import {
  enemyOf,
  hasMountainLine,
  hasRoad,
  hexside,
  isSea,
  neighbours,
  regionOf,
  type Side,
  TABLES,
  terrainOf,
  waterBetween,
} from "./map.ts";

/** Movement on land and concentration. Prices are in half movement points. (12.3, 13.0, 13.1) */

/** What it costs to enter the next hex. (13.1) */
export function price(from: string, to: string): number {
  if (hasRoad(from, to)) return 2 * TABLES.hexsides.road.move;
  return 2 * hexside(from, to).reduce((sum, { move }) => sum + move, TABLES.terrain[terrainOf(to)].move);
}

/** Whether the ground lets a land unit pass, whoever stands there. (13.1, 21.0) */
export function canPass(unit: Unit, from: string, to: string): boolean {
  if (isSea(to) || waterBetween(from, to) === "sea") return false;
  const steep = terrainOf(to) === "mountain" || hasMountainLine(from, to);
  return !steep || isLight(unit) || hasRoad(from, to);
}

/** Whether nobody bars a hex. (13.0, 24.0) */
export const isFree = (board: Board, side: Side, hex: string): boolean =>
  !board.has(enemyOf(side), hex) && !board.has("neutral", hex);

/** Units that march: mobile and ashore. (12.1, 13.0) */
export const canMarch = (unit: Unit): boolean => !isFleet(unit) && !isStatic(unit) && unit.aboard === undefined;

/** The hexes that a force can enter next. (11.1, 13.0) */
export function nextHexes(board: Board, { side, hex, units, spent }: Operation): string[] {
  const enemy = enemyOf(side);
  const force = units.map((id) => board.unit(id)!);
  const held = board.zone(enemy, hex);
  if (held && spent > 0) return []; // 11.1 (1)
  const left = Math.min(...force.map(({ move }) => 2 * move! - spent));
  return neighbours(hex).filter(
    (to) =>
      force.every((unit) => canPass(unit, hex, to)) &&
      isFree(board, side, to) &&
      !(held && board.zone(enemy, to)) && // 11.1 (2)
      (spent === 0 || price(hex, to) <= left), // 13.0: the first hex is always open
  );
}

/** Whether a unit can march to a hex in one movement, through towns of nobody but neutrals in the list. (12.3) */
function reaches(board: Board, unit: Unit, goal: string, avoid: (hex: string) => boolean): boolean {
  const side = unit.side as Side;
  const enemy = enemyOf(side);
  const best = new Map([[unit.at, 0]]);
  const queue = [unit.at];
  while (queue.length > 0) {
    const hex = queue.sort((a, b) => best.get(b)! - best.get(a)!).pop()!;
    const spent = best.get(hex)!;
    if (hex === goal) return true;
    const held = board.zone(enemy, hex);
    if (held && hex !== unit.at) continue;
    for (const to of neighbours(hex)) {
      const cost = spent + price(hex, to);
      const allowed = hex === unit.at || cost <= 2 * unit.move!;
      if (!allowed || cost >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      if (!canPass(unit, hex, to) || !isFree(board, side, to) || avoid(to) || (held && board.zone(enemy, to))) continue;
      best.set(to, cost);
      queue.push(to);
    }
  }
  return false;
}

/** The units that can join a leader in a hex. (12.3, 21.0) */
export function joining(board: Board, side: Side, goal: string): string[] {
  const purse = board.position.ap[side];
  const others = board.units.filter((unit) => unit.side === side && unit.at !== goal && canMarch(unit));
  const neutrals = Object.keys(board.powers).filter((power) => board.powers[power] === "neutral");
  const afterInvasion = neutrals.map((power) => [power, board.invaded(power, side)] as const);
  return others
    .filter((unit) => purse >= TABLES.actions.operation + surcharge([unit]))
    .filter(
      (unit) =>
        reaches(board, unit, goal, (hex) => board.neutralPlace(hex) !== undefined) ||
        afterInvasion.some(([, after]) => reaches(after, unit, goal, (hex) => after.neutralPlace(hex) !== undefined)),
    )
    .map(({ id }) => id);
}

/** The hexes where a leader can be joined. (12.3) */
export function rallyHexes(board: Board, side: Side): string[] {
  const hexes = board.units.filter((unit) => unit.side === side && isLeader(unit) && !isSea(unit.at)).map(({ at }) => at);
  return [...new Set(hexes)].filter((hex) => joining(board, side, hex).length > 0);
}

/** What a force with the Sacred Band pays more outside Libya. (21.0) */
export const surcharge = (units: readonly Unit[]): number =>
  units.some((unit) => isSacredBand(unit) && regionOf(unit.at) !== "libya") ? TABLES.actions.sacredBand : 0;

/** The units of a hex that can form a force on land. (12.1, 21.0) */
export function forceAt(board: Board, side: Side, hex: string): string[] {
  const purse = board.position.ap[side];
  return board
    .of(side, hex)
    .filter((unit) => canMarch(unit) && purse >= TABLES.actions.operation + surcharge([unit]))
    .map(({ id }) => id);
}

export const forceHexes = (board: Board, side: Side): string[] =>
  [...new Set(board.units.map(({ at }) => at))].filter((hex) => forceAt(board, side, hex).length > 0);
