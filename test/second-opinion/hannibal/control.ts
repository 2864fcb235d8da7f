import type { Board } from "./board.ts";
import { enemyOf, type Side, SPACES } from "./map.ts";

/** Where a PC may be placed with operations. (8.2, 19.2) */
export function placesForPcs(board: Board, side: Side): string[] {
  const enemy = enemyOf(side);
  return SPACES.map(({ id }) => id).filter((at) => {
    if (!board.isLoose(at)) return false; // 20.1
    if (board.control(at) === side || board.cusWithin(enemy, at) > 0) return false;
    if (board.control(at) === null) return true;
    return board.cus(side, at) > 0 && !board.position.truce; // an enemy PC is turned where a CU stands; card 64
  });
}
