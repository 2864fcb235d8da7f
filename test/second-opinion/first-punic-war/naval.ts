import { type Board, isFleet, isLeader, type Operation } from "./board.ts";
import { counter, enemyOf, isInland, neighbours, type Side, TABLES, waterBetween } from "./map.ts";

/** Movement of fleets. (19.1) */

export const canSail = (from: string, to: string): boolean => !isInland(to) && waterBetween(from, to) !== "ground";

/** Whether fleets may enter a hex, if only to pass. (19.1, 24.0) */
export function admitsFleets(board: Board, side: Side, hex: string): boolean {
  const enemies = board.of(enemyOf(side), hex);
  if (enemies.some(isFleet) || board.has("neutral", hex)) return false;
  return enemies.length === 0 || (!board.isFortress(hex) && board.neutralPlace(hex) === undefined);
}

/** The hexes that fleets can sail to next: always with a way on to a hex without enemies. (11.1, 19.1) */
export function nextWaters(board: Board, { side, hex, spent, allowance }: Operation): string[] {
  const enemy = enemyOf(side);
  const known = new Map<string, boolean>();
  const canEnd = (at: string, left: number): boolean => {
    if (!board.has(enemy, at)) return true;
    const key = `${at} ${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = left > 0 && !board.zone(enemy, at) && neighbours(at).some((to) => open(at, to) && canEnd(to, left - 1));
    known.set(key, found);
    return found;
  };
  const open = (from: string, to: string) => canSail(from, to) && admitsFleets(board, side, to);
  const held = board.zone(enemy, hex);
  const left = allowance - spent;
  if (left < 1 || (held && spent > 0)) return []; // 11.1 (1)
  return neighbours(hex).filter(
    (to) => open(hex, to) && !(held && board.zone(enemy, to)) && canEnd(to, left - 1), // 11.1 (2)
  );
}

/** The modifiers of the Naval Movement Table, and what it gives. (19.1, 31.3) */
export function navalRoll(board: Board, { side, from, units, party, die }: Operation) {
  const fleets = units.map((id) => board.unit(id)!);
  const { modifiers, rows } = TABLES.naval;
  const port = board.isPort(from) && !board.isPillaged(from) && board.controls(side, from);
  const leader = party.some((id) => isLeader(counter(id)));
  const recruits = fleets.some(({ veteran }) => !veteran);
  const sum = (port ? modifiers.port : 0) + (leader ? modifiers.leader : 0) + (recruits ? modifiers.recruits : 0);
  const roll = Math.min(Math.max(die + sum, 1), rows.length);
  const { hexes, storm } = rows.find((row) => row.roll === roll)!;
  return { sum, hexes, storm };
}
