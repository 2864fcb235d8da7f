import type { Header } from "../../../src/engine/index.ts";
import type { Board } from "./board.ts";
import { enemyOf, regionOf, roadsFrom, type Side } from "./map.ts";
import { countryOf } from "./march.ts";

/** A beaten army: so many CUs and these generals, in the space of the battle. */
interface Beaten {
  readonly side: Side;
  readonly cus: number;
  readonly generals: readonly string[];
}

export interface Way {
  readonly to: string;
  readonly spaces: readonly string[];
  readonly cost: number;
  /** the friends who are swept along and the enemy generals who are displaced, by their spaces */
  readonly swept: readonly string[];
  readonly displaced: readonly string[];
}

/** The ways that a beaten army may go. None: it is eliminated. (15) */
export function retreats(board: Board, header: Header, beaten: Beaten): Way[] {
  const ways = waysOf(board, header, beaten);
  const toPcs = ways.filter(({ to }) => board.control(to) === beaten.side);
  const toFriends = ways.filter(({ to }) => isRefuge(board, beaten, to));
  // 15.1: the nearest place of either kind; in valley the nearest of each
  const short = header.ruleset === "ah2" ? shortest(ways) : [...new Set([...shortest(toPcs), ...shortest(toFriends)])];
  // a longer way costs fewer CUs than the short ones to that place, or, if it is farther off, to any
  const cheaper = ways.filter(({ to, cost }) => {
    const there = short.filter((way) => way.to === to);
    return (there.length > 0 ? there : short).every((way) => cost < way.cost);
  });
  return [...short, ...cheaper];
}

function shortest(ways: readonly Way[]): Way[] {
  const nearest = Math.min(...ways.map(({ spaces }) => spaces.length));
  return ways.filter(({ spaces }) => spaces.length === nearest);
}

/** The least that each place costs. */
export function pricesOf(ways: readonly Way[]): Record<string, number> {
  const prices: Record<string, number> = {};
  for (const { to, cost } of ways) prices[to] = Math.min(cost, prices[to] ?? cost);
  return prices;
}

export const kindOf = ({ swept, displaced }: Way): string =>
  `sweeps ${swept.join("+") || "nobody"}, displaces ${displaced.join("+") || "nobody"}`;

/** What distinguishes ways to one place, with the least that each kind costs. (15.1) */
export function kindsOf(ways: readonly Way[], to: string): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const way of ways.filter((candidate) => candidate.to === to)) {
    const kind = kindOf(way);
    kinds[kind] = Math.min(way.cost, kinds[kind] ?? way.cost);
  }
  return kinds;
}

/** A space with more friends than the army has CUs when it sets out. (15.1) */
const isRefuge = (board: Board, { side, cus }: Beaten, at: string) => board.cus(side, at) > cus;

/** All ways of up to four spaces to a place to stay. (15.1-15.3) */
function waysOf(board: Board, header: Header, beaten: Beaten): Way[] {
  const { side, generals } = beaten;
  const battle = board.position.battle!;
  const isAttacker = battle.attacker === side;
  const closed = closedTo(board, header, side);
  const ways: Way[] = [];
  if (isAttacker && battle.bySea) return ways; // 15.2
  go(battle.space, { to: "", spaces: [], cost: 0, swept: [], displaced: [] }, beaten.cus);
  return ways;

  function go(from: string, way: Way, cus: number): void {
    for (const to of roadsFrom(from)) {
      if (to === battle.space || way.spaces.includes(to) || closed.includes(to)) continue;
      if (way.spaces.length === 0 && isAttacker && to !== battle.from) continue; // 15.2: back to where he came from
      if (generals.some((id) => countryOf(id) !== undefined && countryOf(id) !== regionOf(to))) continue; // 24
      const toll = tollOf(board, side, to);
      const left = cus - toll;
      if (left < 1) continue;
      const alone = board.generals(enemyOf(side), to).length > 0 && board.cus(enemyOf(side), to) === 0; // 10.10
      const spaces = [...way.spaces, to];
      const displaced = alone ? [...way.displaced, to].sort() : way.displaced;
      const here = { ...way, to, spaces, cost: way.cost + toll, displaced };
      if (isPlaceToStay(board, beaten, to)) ways.push(here);
      const friends = board.cus(side, to);
      const joins = friends > 0 && friends <= left; // 15.1
      if (spaces.length < 4) go(to, joins ? { ...here, swept: [...way.swept, to].sort() } : here, joins ? left + friends : left);
    }
  }
}

/** What entering a space costs: an enemy PC or a tribe one CU, enemy CUs one each. (15.3) */
function tollOf(board: Board, side: Side, at: string): number {
  const enemy = enemyOf(side);
  const hostile = board.control(at) === enemy || board.isUnfriendlyTribe(at, side) ? 1 : 0;
  return hostile + enemiesIn(board, side, at);
}

/** A garrison counts unless friends of the army shut it in. (15.3) */
function enemiesIn(board: Board, side: Side, at: string): number {
  const enemy = enemyOf(side);
  return board.cus(enemy, at) + (board.cus(side, at) > 0 ? 0 : board.cus(enemy, `inside:${at}`));
}

function isPlaceToStay(board: Board, beaten: Beaten, at: string): boolean {
  if (enemiesIn(board, beaten.side, at) > 0) return false;
  return board.control(at) === beaten.side || isRefuge(board, beaten, at);
}

/** The spaces that the enemy came from. (15.2) */
function closedTo(board: Board, { ruleset }: Header, side: Side): readonly string[] {
  const { attacker, from, interceptors } = board.position.battle!;
  if (side !== attacker) return from === null ? [] : [from];
  return ruleset === "ah2" ? interceptors : [];
}

/** Where an army may withdraw to, if it has a general. (16.1, 16.3) */
export function withdrawals(board: Board, header: Header, side: Side): string[] {
  const { space, attacker, from, bySea, sallied, interceptors, commanders } = board.position.battle!;
  if (commanders[side] === null) return [];
  const isAttacker = side === attacker;
  if (isAttacker && sallied) return [`inside:${space}`];
  const enemy = enemyOf(side);
  const cameFrom = isAttacker ? interceptors : [from];
  const back = isAttacker ? [bySea ? null : from] : header.ruleset === "ah2" && interceptors.length > 0 ? interceptors : null;
  return roadsFrom(space).filter((to) => {
    if (back !== null && !back.includes(to)) return false; // to where it came from
    if (cameFrom.includes(to) || board.control(to) === enemy || board.isUnfriendlyTribe(to, side)) return false;
    if (board.generals(side, space).some((id) => countryOf(id) !== undefined && countryOf(id) !== regionOf(to))) return false; // 24
    return board.cus(enemy, to) === 0;
  });
}
