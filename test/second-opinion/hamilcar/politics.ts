import type { Board } from "./board.ts";
import { enemyOf, isCity, lanesFrom, MARE_TYRRHENUM, PROVINCES, roadsFrom, SIDES, type Side, SPACES } from "./map.ts";

/** PCs, provinces and isolation. (2.1, 5.2.C2, 5.4, 5.5) */

/** What each side has on the Provincial Display. (2.1.E, 2.1.H, 5.5, 15.3) */
export function display(board: Board): Record<Side, string[]> {
  const found: Record<Side, string[]> = { rome: [], carthage: [] };
  for (const side of SIDES) {
    const mostOf = (ids: readonly string[]) => ids.filter((id) => board.control(id) === side).length * 2 > ids.length;
    const provinces = PROVINCES.filter(({ significant }) => significant).map(({ id }) => id);
    found[side].push(...provinces.filter((id) => mostOf(spacesIn(id))));
    if (mostOf(MARE_TYRRHENUM)) found[side].push("mare-tyrrhenum");
    if (board.control("lilybaeum") === side) found[side].push("lilybaeum");
  }
  if (board.mood === "warlike") found.carthage.push("miat");
  if (board.mood === "peaceful" && board.silver) found.rome.push("miat"); // 15.3.D
  return found;
}

const spacesIn = (province: string) => SPACES.filter((space) => space.province === province).map(({ id }) => id);

export const controlsProvince = (board: Board, side: Side, province: string): boolean => {
  const ids = spacesIn(province);
  return ids.filter((id) => board.control(id) === side).length * 2 > ids.length;
};

/** The PCs of a side on the map: no walled cities. */
const pcsOf = (board: Board, side: Side): string[] => board.position.control[side].filter((id) => !isCity(id));

/** The PCs that a side can lose, as options: those on the Miat are among them. (2.1.G) */
export const loosePcs = (board: Board, side: Side): string[] => [
  ...pcsOf(board, side).map((id) => `space:${id}`),
  ...(side === "carthage" ? board.position.miat.map((id) => `miat:${id}`) : []),
];

/** The isolated PCs of a side. (5.4) */
export const isolated = (board: Board, side: Side): string[] => pcsOf(board, side).filter((id) => !isSupported(board, side, id));

function isSupported(board: Board, side: Side, pc: string): boolean {
  const enemy = enemyOf(side);
  const reached = [pc];
  for (const at of reached) {
    if (board.cusWithin(side, at) > 0 || (isCity(at) && board.control(at) === side)) return true;
    const passable =
      at === pc || board.control(at) === side || (board.control(at) === null && !board.isTribe(at) && board.cus(enemy, at) === 0);
    if (!passable) continue;
    for (const to of [...roadsFrom(at).map((road) => road.to), ...lanesFrom(at)]) if (!reached.includes(to)) reached.push(to);
  }
  return false;
}

/** Where a side may place a PC or convert one. (5.2.C2) */
export const placesForPcs = (board: Board, side: Side): string[] =>
  SPACES.map(({ id }) => id).filter((id) => {
    const enemy = enemyOf(side);
    if (isCity(id) || board.isTribe(id) || board.control(id) === side || board.cus(enemy, id) > 0) return false;
    if (board.control(id) === null) return true;
    return board.cus(side, id) > 0 && !board.isBoundByTruce(side); // 17.1 #49
  });
