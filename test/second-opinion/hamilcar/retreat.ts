import type { Board } from "./board.ts";
import { enemyOf, hasTrait, isAfrican, lanesFrom, roadsFrom, type Side } from "./map.ts";

/** Where a beaten force goes. (13.5) */

export interface Beaten {
  readonly side: Side;
  readonly at: string;
  readonly attacker: boolean;
  /** where the attacker came from, and whether he landed */
  readonly from: string | null;
  readonly bySea: boolean;
}

export interface Way {
  /** the spaces that are entered, the end last */
  readonly spaces: readonly string[];
  /** CUs lost on it */
  readonly price: number;
}

/** The ways that are open: by road, and by sea to each port. */
export function retreats(board: Board, beaten: Beaten): { roads: Way[]; ports: string[] } {
  const { side, at, attacker, from, bySea } = beaten;
  const admiral = board.generals(side, at).some((id) => hasTrait(id, "admiral"));
  const isFree = (to: string) => board.control(to) !== enemyOf(side) && board.unitsWithin(enemyOf(side), to) === 0;
  const kept = (to: string) => side === "carthage" && board.isKeptInAfrica && isAfrican(at) && !isAfrican(to); // 15.3.C
  const open = (to: string) => isFree(to) && !kept(to) && (attacker ? to === from : to !== from); // 13.5.B
  const ports = admiral ? lanesFrom(at).filter(open) : []; // 13.5.D
  if (attacker && bySea) return { roads: [], ports };
  return { roads: allowed(board, everyWay(board, beaten)), ports };
}

/** The nearest place, or a longer way that costs less. (13.5.A) */
function allowed(board: Board, ways: readonly Way[]): Way[] {
  if (ways.length === 0) return [];
  const nearest = Math.min(...ways.map(({ spaces }) => spaces.length));
  const near = ways.filter(({ spaces }) => spaces.length === nearest);
  const price = Math.min(...near.map((way) => way.price));
  const cheaper = ways.filter((way) => way.price < price);
  if (board.silver) return [...near, ...cheaper];
  const shortest = (way: Way) => !ways.some((other) => other.price === way.price && other.spaces.length < way.spaces.length);
  return [...near, ...cheaper.filter(shortest)];
}

/** Every way by road that ends in a legal place. */
function everyWay(board: Board, { side, at, attacker, from }: Beaten): Way[] {
  const enemy = enemyOf(side);
  const found: Way[] = [];
  const walk = (here: string, spaces: readonly string[], price: number, size: number) => {
    if (spaces.length === 4) return;
    for (const { to, strait } of roadsFrom(here)) {
      if (strait || to === at || spaces.includes(to)) continue;
      if (attacker ? spaces.length === 0 && to !== from : to === from) continue; // 13.5.B
      const pc = board.control(to) === enemy || board.isTribe(to) ? 1 : 0;
      const passed = board.silver ? board.cusWithin(enemy, to) : board.unitsWithin(enemy, to);
      const paid = price + pc + passed; // 13.5.C
      const left = size - pc - passed;
      if (left <= 0) continue; // nobody is left
      const friends = board.units(side, to);
      const safe = board.control(to) === side && board.unitsWithin(enemy, to) === 0;
      const joins = friends > left && (board.silver ? board.cusWithin(enemy, to) : board.cus(enemy, to)) === 0;
      const way = [...spaces, to];
      if (safe || joins) found.push({ spaces: way, price: paid });
      else walk(to, way, paid, friends <= left ? left + friends : left);
    }
  };
  walk(at, [], 0, board.units(side, at));
  return found;
}
