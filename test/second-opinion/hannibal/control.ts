import type { Board } from "./board.ts";
import { enemyOf, isPort, linesFrom, type Side, SPACES } from "./map.ts";

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

/** The PCs that are isolated: Rome's are taken off first, then Carthage's. (19.4) */
export function isolated(board: Board): Record<Side, string[]> {
  const romans = isolatedOf(board, "rome", []);
  return { rome: romans, carthage: isolatedOf(board, "carthage", romans) };
}

function isolatedOf(board: Board, side: Side, gone: readonly string[]): string[] {
  const enemy = enemyOf(side);
  const control = (at: string) => (gone.includes(at) ? null : board.control(at));
  const ends = (at: string) => board.cus(side, at) > 0 || (control(at) === side && (isPort(at) || !board.isLoose(at)));
  const open = (at: string) => {
    const neutralTribe = board.isTribe(at) && control(at) === null;
    if ((control(at) === enemy || neutralTribe) && board.cus(side, at) === 0) return false;
    return board.cus(enemy, at) === 0 || control(at) === side;
  };
  const connected = (from: string) => {
    const seen = new Set([from]);
    for (const at of seen) {
      if (ends(at)) return true;
      for (const { to, by } of linesFrom(at)) if ((by === "road" || by === "strait") && open(to)) seen.add(to);
    }
    return false;
  };
  return board.loosePcs(side).filter((at) => !connected(at));
}
