import type { Board } from "./board.ts";
import { enemyOf, lanesFrom, MAJOR_PORTS, type Side } from "./map.ts";

/** Whether the enemy can intercept a fleet that has entered a port. (8.1, 8.4) */
export function mayBeIntercepted(board: Board, mover: Side, port: string): boolean {
  const side = enemyOf(mover);
  const { warships, fleets } = board.position;
  if (fleets[mover]!.challenged || warships[side].ready === 0 || board.isBoundByTruce(side)) return false;
  return MAJOR_PORTS.some((base) => board.control(base) === side && canBring(board, side, base, port, board.lanes(side)));
}

/** Whether a general can join somewhere on a route of so many ordinary lanes, which ends when it comes to the port. */
function canBring(board: Board, side: Side, at: string, port: string, lanes: number): boolean {
  if (at === port && hasGeneral(board, side, at)) return true;
  const sail = (from: string, left: number, general: boolean): boolean =>
    left > 0 &&
    lanesFrom(from).some((to) => {
      const aboard = general || hasGeneral(board, side, to);
      return to === port ? aboard : sail(to, left - 1, aboard);
    });
  return sail(at, lanes, hasGeneral(board, side, at));
}

/** Nobody joins out of a besieged city. (8.3) */
const hasGeneral = (board: Board, side: Side, at: string): boolean =>
  board.generals(side, at).length > 0 || (!board.isBesieged(at) && board.generals(side, `inside:${at}`).length > 0);
