import { type Board, isLeader } from "./board.ts";
import { enemyOf, homeOf, SIDES, type Side, TABLES } from "./map.ts";

/** Diplomacy: whom it can be tried with, the modifiers of the die, and the table. (24.0, 24.1) */

export const POWERS = ["syracusa", "massilia", "gauls", "iberians", "numidia", "mercenaries"] as const;

export function powersToWin(board: Board, side: Side): string[] {
  const { markers, barred, ap } = board.position;
  const held = markers[side].some(({ marker }) => marker.startsWith("diplomacy"));
  if (!held || barred[side].includes("diplomacy") || ap[side] < TABLES.actions.diplomacy) return [];
  return POWERS.filter((power) => {
    const now = board.powers[power];
    return now === enemyOf(side) || (now === "neutral" && !(side === "rome" && power === "mercenaries"));
  });
}

/** A leader in a fortress of the region. */
const hasEnvoy = (board: Board, side: Side, power: string) =>
  board.units.some((unit) => unit.side === side && isLeader(unit) && board.isFortress(unit.at) && homeOf(unit.at) === power);

const OLD_TIES: Readonly<Record<Side, readonly string[]>> = {
  rome: ["syracusa", "massilia"],
  carthage: ["numidia", "mercenaries"],
};

/** The modifiers of the die, with leaders of these sides. */
export const modifiers = (board: Board, side: Side, power: string, leadersOf: readonly Side[] = SIDES): number[] => {
  const envoy = (of: Side) => leadersOf.includes(of) && hasEnvoy(board, of, power);
  const found = [
    board.powers[power] === enemyOf(side) ? -1 : 0,
    OLD_TIES[side].includes(power) ? 1 : 0,
    envoy(side) ? 1 : 0,
    envoy(enemyOf(side)) ? -1 : 0,
  ];
  return found.filter((amount) => amount !== 0).sort((a, b) => a - b);
};

/** The result of the table: the markers set the column, the modifiers change the die. */
export function talks(difference: number, die: number, sum: number): { column: number; result: string } {
  const { columns, rows } = TABLES.diplomacy;
  const column = columns.indexOf(Math.min(Math.max(difference, columns[0]!), columns.at(-1)!));
  const modified = Math.min(Math.max(die + sum, 1), rows.length);
  return { column, result: rows[modified - 1]!.split(" ")[column]! };
}
