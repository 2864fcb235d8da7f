import type { Board } from "./board.ts";
import { enemyOf, isAfrican, isCity, isPort, type Side, SPACES, space } from "./map.ts";
import { controlsProvince } from "./politics.ts";

/** Where new units and generals come. (5.1, 5.2) */

const all = SPACES.map(({ id }) => id);

/** A friendly city that is not besieged, with room for what is to come if there are enemies before it. (5.1.D) */
const openCity = (board: Board, side: Side, at: string, kind?: "cus" | "supply"): boolean =>
  isCity(at) &&
  board.control(at) === side &&
  !board.isBesieged(at) &&
  (kind === undefined || !board.isBeset(side, at) || board.room(side, at, kind) > 0);

/** A general, and a place to put a unit with him: no enemy CUs are there. */
const withGeneral = (board: Board, side: Side, at: string, kind: "cus" | "supply"): boolean =>
  (board.generals(side, at).length > 0 && board.cus(enemyOf(side), at) === 0) ||
  (board.generals(side, `inside:${at}`).length > 0 && !board.isBesieged(at) && board.room(side, at, kind) > 0);

/** The CU of Carthage. (5.1.B) */
export const placesForCu = (board: Board): string[] =>
  all.filter((at) => withGeneral(board, "carthage", at, "cus") || openCity(board, "carthage", at, "cus"));

/** A general of Carthage. (5.1.B) */
export const placesForGeneral = (board: Board): string[] =>
  all.filter((at) => board.cus("carthage", at) > 0 || openCity(board, "carthage", at));

/** A mercenary and his CU. (5.2.C3) */
export const placesForMercenary = (board: Board, id: string): string[] =>
  all.filter((at) => {
    if (!isPort(at) || board.control(at) !== "carthage" || (id === "xanthippus" && !isAfrican(at))) return false;
    return !isCity(at) ? board.cus("rome", at) === 0 : openCity(board, "carthage", at, "cus");
  });

/** A consul. (5.1.C) */
export function placesForConsul(board: Board): string[] {
  const strong = all.filter((at) => {
    const shut = board.isBesieged(at) && board.control(at) === "rome";
    return board.cus("rome", at) >= 3 || (!shut && board.cusWithin("rome", at) >= 3);
  });
  if (board.silver) return strong.length > 0 ? strong : ["roma"];
  return board.isBesieged("roma") && strong.length > 0 ? strong : [...new Set([...strong, "roma"])]; // 5.1.D
}

/** A CU raised with a card of three points. (5.2.C2) */
export const placesForTroops = (board: Board, side: Side): string[] =>
  all.filter(
    (at) =>
      board.control(at) === side && controlsProvince(board, side, space(at).province) && withGeneral(board, side, at, "cus"),
  );

/** A supply train: with an army, out of the War Chest with a general, or in a city. (5.2.C2, 5.6) */
export function placesForSupply(board: Board, side: Side, fromChest: boolean): string[] {
  const trains = board.position.forces.reduce((sum, { supply = 0 }) => sum + supply, 0);
  if (trains >= 15) return []; // 2.3
  const hasArmy = (at: string) => fromChest || board.units(side, at) + board.units(side, `inside:${at}`) > 0;
  return all.filter((at) => (withGeneral(board, side, at, "supply") && hasArmy(at)) || openCity(board, side, at, "supply"));
}
