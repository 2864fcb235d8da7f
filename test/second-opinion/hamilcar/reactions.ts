import type { Board } from "./board.ts";
import { enemyOf, hasTrait, isAfrican, isCity, lanesFrom, roadsFrom, type Side } from "./map.ts";
import type { Party } from "./march.ts";

/** Avoiding battle and interception by land. (10, 11, 12) */

/** Who may react to an army that has just entered a space, and the highest die that succeeds for each. */
export function reactions(board: Board, party: Party, cameFrom: string): { options: string[]; dice: Record<string, number> } {
  const side = enemyOf(party.side);
  const options: string[] = [];
  const dice: Record<string, number> = {};
  for (const id of avoiders(board, party, cameFrom)) {
    options.push(`avoid:${id}`);
    dice[`general:${id}`] = board.rating(id); // 11.1
  }
  for (const id of interceptors(board, party)) {
    options.push(`intercept:${id}`);
    const hostile = board.control(party.at) === party.side && board.unitsWithin(side, party.at) === 0;
    dice[`general:${id}`] = board.rating(id) - (hostile ? 1 : 0); // 12.1
  }
  return { options: options.sort(), dice };
}

function avoiders(board: Board, party: Party, cameFrom: string): string[] {
  const side = enemyOf(party.side);
  if (party.cus === 0) return [];
  return board
    .generals(side, party.at)
    .filter((id) =>
      groups(board, side, party.at, id, 0).some(
        ({ generals, least }) => placesToAvoid(board, side, party.at, cameFrom, generals, { cus: least, supply: 0 }).length > 0,
      ),
    );
}

function interceptors(board: Board, party: Party): string[] {
  const side = enemyOf(party.side);
  const waiting = board.unitsWithin(party.side, party.at) - party.cus - party.supply;
  if (waiting > 0 || board.isBoundByTruce(side)) return []; // 12.2, 17.1 #49
  return roadsFrom(party.at)
    .filter(({ strait }) => !strait)
    .flatMap(({ to }) => [to, `inside:${to}`].map((at) => ({ to, at })))
    .filter(({ to, at }) => {
      if (board.silver) return !at.startsWith("inside:") || board.cus(party.side, to) === 0; // 12.2
      return board.unitsWithin(party.side, to) === 0;
    })
    .flatMap(({ at }) => board.generals(side, at).filter((id) => groups(board, side, at, id, 1).length > 0));
}

export interface Group {
  readonly generals: readonly string[];
  /** the fewest CUs that must go and the most that may */
  readonly least: number;
  readonly most: number;
}

/** His army has no least size. (5.2.C4) */
const isDictator = (board: Board, id: string): boolean => board.position.offices[id] === "dictator";

/** The ways in which a general can part from a stack to react, with CUs enough for all. (11.1, 12.1, 2.3.E3) */
export function groups(board: Board, side: Side, at: string, leader: string, atLeast: number): Group[] {
  const all = board.generals(side, at);
  const cus = board.cus(side, at);
  const others = all.filter((id) => id !== leader && board.rank(id) <= board.rank(leader));
  const found: Group[] = [];
  for (let choice = 0; choice < 2 ** others.length; choice++) {
    const generals = [leader, ...others.filter((_, i) => (choice >> i) % 2 === 1)];
    const left = all.filter((id) => !generals.includes(id));
    const stay = left.length === 0 ? 0 : left.some((id) => board.isConsul(id)) ? 3 : 1;
    const most = Math.min(10, cus - stay);
    const needed = generals.some((id) => board.isConsul(id)) && !isDictator(board, leader) ? 3 : 0;
    let least = Math.max(atLeast, needed);
    if (most < needed && most >= atLeast && stay === 0 && (board.silver || cus === 0)) least = most; // with all he has
    if (most >= least) found.push({ generals, least, most });
  }
  return found;
}

/** Where generals may go with their units who avoid battle. (11.1, 11.2) */
export function placesToAvoid(
  board: Board,
  side: Side,
  at: string,
  cameFrom: string,
  generals: readonly string[],
  { cus, supply }: { cus: number; supply: number },
): string[] {
  const enemy = enemyOf(side);
  const isFree = (to: string) =>
    to !== cameFrom && board.unitsWithin(enemy, to) === 0 && board.control(to) !== enemy && !board.isTribe(to);
  const kept = (to: string) => side === "carthage" && board.isKeptInAfrica && isAfrican(at) && !isAfrican(to) && cus + supply > 0; // 15.3.C
  const admiral = generals.some((id) => hasTrait(id, "admiral"));
  const roads = roadsFrom(at).filter(({ to, strait }) => !strait && isFree(to));
  const byRoad = (port: string) => roads.some(({ to }) => to === port);
  const lanes = lanesFrom(at).filter((to) => admiral && !byRoad(to) && isFree(to) && board.control(to) === side && !kept(to));
  const open = board.silver && isCity(at) && board.control(at) === side && !board.isBesieged(at);
  const fits = open && cus <= board.room(side, at, "cus") && supply <= board.room(side, at, "supply");
  return [...roads.map(({ to }) => `space:${to}`), ...lanes.map((to) => `sea:${to}`), ...(fits ? [`inside:${at}`] : [])];
}
