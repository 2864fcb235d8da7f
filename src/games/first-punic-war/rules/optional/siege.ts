import { type Board, hasFleetNextTo, isFortress, isPort, occupies } from "../board.ts";
import { NEIGHBOURS } from "../map.ts";
import { enemyOf, type State } from "../state.ts";

/** Whether a fortress of a side is besieged: an enemy camp next to it, and for a port an enemy fleet too (30.0, 30.2). */
export function isBesieged(s: State, b: Board, hex: number, side: number): boolean {
  if (!s.rules.siege || !isFortress(s, hex) || !occupies(b, side, hex)) return false;
  const enemy = enemyOf(side);
  const half = s.camps.length / 2;
  for (let d = 0; d < 6; d++) {
    const next = NEIGHBOURS[hex * 6 + d]!;
    if (next < 0) continue;
    const camp = s.camps.indexOf(next);
    if (camp >= 0 && (camp < half ? 0 : 1) === enemy) return !isPort(hex) || hasFleetNextTo(b, hex, enemy);
  }
  return false;
}
