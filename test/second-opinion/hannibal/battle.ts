import type { Board } from "./board.ts";
import { enemyOf, general, PROVINCES, provinceOf, type Side } from "./map.ts";

/** The battle cards that a side is dealt, before elephants and events. (14.1-14.4) */
export function battleCards(board: Board, side: Side): number {
  const { space, commanders, attacker, interceptors, failedToAvoid } = board.position.battle!;
  const commander = commanders[side];
  let cards = board.cus(side, space);
  if (commander !== null) cards += general(commander).battle + allies(board, side, space);
  if (side === enemyOf(attacker) && interceptors.length > 0) cards += 1;
  if (side === enemyOf(attacker) && failedToAvoid) cards -= 1;
  if (side === "rome" && provinceOf(space).id === "latium") cards += 2;
  if (side === "carthage" && board.isTribe(space) && board.control(space) === "carthage") cards += 1;
  return Math.min(20, cards);
}

/** The allies who come: those of the same country or island. (14.2, 14.3) */
function allies(board: Board, side: Side, at: string): number {
  const { region } = provinceOf(at);
  const near = PROVINCES.filter((province) => province.region === region && board.controlsProvince(side, province.id));
  const cards = near.reduce((sum, province) => sum + province.allies, 0);
  return side === "rome" && region === "italia" ? Math.min(2, cards) : cards;
}

const ATTRITION = [
  [0, 0, 0, 0, 0, 1, 1],
  [0, 0, 0, 0, 1, 1, 1],
  [0, 0, 0, 1, 1, 1, 2],
  [0, 0, 1, 1, 1, 2, 2],
  [0, 1, 1, 1, 2, 2, 3],
  [1, 1, 1, 2, 2, 3, 3],
];

/** The table of attrition: by the rounds of a battle or the size of a force. (14.11, 21.2) */
export function attrition(size: number, die: number): number {
  const column = size <= 4 ? size - 1 : size <= 6 ? 4 : size <= 9 ? 5 : 6;
  return ATTRITION[die - 1]![column]!;
}

/** The table of retreats: what the beaten lose, by their strength at the beginning. (14.12) */
export function routLosses(strength: number, die: number): number {
  if (die >= 7) return Number.POSITIVE_INFINITY;
  const row = Math.max(0, die);
  return strength <= 4 ? [0, 1, 1, 2, 2, 2, 3][row]! : [1, 2, 2, 3, 3, 4, 5][row]!;
}
