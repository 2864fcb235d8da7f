import { type Board, type Combat, isFleet, isLeader, isStatic, type Operation, type Unit } from "./board.ts";
import { enemyOf, hexside, isCoastal, isInland, isSea, neighbours, type Side, TABLES, waterBetween } from "./map.ts";
import { surcharge } from "./movement.ts";
import { surchargeAboard } from "./transport.ts";

/** Who can attack whom, and the column and the shifts of a combat. (14.0, 14.1, 15.1, 19.2, 19.5) */

/** Whether a unit can attack a neighbouring hex. (14.0, 19.2) */
function canStrike(board: Board, unit: Unit, to: string): boolean {
  if (unit.type === "elephant" && unit.aboard !== undefined) return false; // 19.5: only with the fleet
  if (isFleet(unit) || unit.aboard !== undefined) return !isInland(to); // 19.2 (2)
  if (isSea(to)) return false; // 19.2 (4)
  if (waterBetween(unit.at, to) !== "sea") return true;
  return isCoastal(to) && board.of(unit.side, unit.at).some(isFleet); // 19.2 (5)
}

/** The units that can attack a hex at the end of an operation. (12.4, 14.0) */
export function attackers(board: Board, operation: Operation, to: string): string[] {
  const { side, hex, dropped } = operation;
  const purse = board.position.ap[side];
  return board
    .of(side, hex)
    .filter(
      (unit) =>
        !isStatic(unit) && !dropped.includes(unit.id) && !dropped.includes(unit.aboard ?? "") && canStrike(board, unit, to),
    )
    .filter(
      (unit) =>
        operation.surcharge ||
        operation.party.includes(unit.id) ||
        purse >= surcharge([unit]) + surchargeAboard(board, [unit.id]),
    ) // 21.0
    .map(({ id }) => id);
}

export function targets(board: Board, operation: Operation): string[] {
  const { side, hex } = operation;
  return neighbours(hex).filter(
    (to) => (board.has(enemyOf(side), to) || board.has("neutral", to)) && attackers(board, operation, to).length > 0,
  );
}

/** Who can raid: light troops, and on board no horse. (14.1, 19.5) */
export const isRaider = ({ type, aboard }: Unit): boolean =>
  type === "auxiliary" || type === "marine" || type === "leader" || (type === "cavalry" && aboard === undefined);

const strengthOf = (units: readonly Unit[]) =>
  units.reduce((sum, unit) => sum + (unit.type === "elephant" && unit.aboard !== undefined ? 0 : unit.combat), 0);

const commandOf = (units: readonly Unit[]) => Math.max(0, ...units.filter(isLeader).map(({ command }) => command!));

const horseOf = (units: readonly Unit[]) =>
  strengthOf(units.filter(({ type, aboard }) => type === "cavalry" && aboard === undefined));

export interface Blow {
  readonly strikers: readonly Unit[];
  readonly struck: readonly Unit[];
  /** the hexes that the two sides fight from */
  readonly from: string;
  readonly to: string;
  readonly counterattack: boolean;
  /** what tactics markers and, where players choose their leaders, these are worth */
  readonly tactics: readonly number[];
  readonly leaders?: readonly number[];
}

interface Odds {
  readonly attack: number;
  readonly defence: number;
  readonly percent: number;
  readonly shifts: readonly number[];
  readonly column: number;
}

/** The column of the results table, and the shifts that led to it. (14.1) */
export function odds(board: Board, blow: Blow): Odds {
  const { strikers, struck, from, to, counterattack } = blow;
  const side = struck[0]!.side;
  const camp = side !== "neutral" && board.hasCamp(side, to);
  const shifts = [
    ...(blow.leaders ?? [commandOf(strikers), -commandOf(struck)]),
    ...blow.tactics,
    camp ? -TABLES.camp.shift : 0,
    strikers.some(({ type }) => type === "siege") && (board.isFortress(to) || camp) ? 1 : 0,
    strikers.some(({ type, aboard }) => type === "elephant" && aboard === undefined) && board.isOpenOrTown(to) ? 1 : 0,
    strikers.some(({ type, aboard }) => type === "marine" && aboard !== undefined) && board.isPort(to) ? 1 : 0,
  ];
  if (counterattack) {
    shifts.push(1);
    const [horse, theirs] = [horseOf(strikers), horseOf(struck)];
    if (board.isOpenOrTown(from)) {
      if (horse > 0 && horse >= 2 * theirs) shifts.push(1);
      else if (theirs > 0 && theirs >= 2 * horse) shifts.push(-1);
    }
  } else {
    shifts.push(-board.terrainShift(to));
    const landed = strikers.some((unit) => !isFleet(unit) && unit.aboard === undefined);
    if (landed) shifts.push(...hexside(from, to).map(({ shift }) => -shift));
  }
  const [attack, defence] = [strengthOf(strikers), strengthOf(struck)];
  const percent = defence === 0 ? Number.POSITIVE_INFINITY : Math.floor((100 * attack) / defence);
  const base = TABLES.columns.findLastIndex((least) => percent >= least);
  const sum = shifts.reduce((total, shift) => total + shift, 0);
  const column = Math.min(Math.max(base + sum, 0), TABLES.columns.length - 1);
  return { attack, defence, percent, shifts: shifts.filter((shift) => shift !== 0).sort((a, b) => a - b), column };
}

/** The first blow of a combat. */
export function firstBlow(board: Board, combat: Combat, chosen: boolean): Blow {
  const { side, from, to, leaders, tactics } = combat;
  const enemy = enemyOf(side);
  const command = (of: Side) => (leaders[of] === null ? 0 : board.unit(leaders[of])!.command!);
  return {
    strikers: combat.attackers.map((id) => board.unit(id)!),
    struck: combat.defenders.map((id) => board.unit(id)!),
    from,
    to,
    counterattack: false,
    tactics: [tactics[side], -tactics[enemy]],
    ...(chosen && { leaders: [command(side), -command(enemy)] }),
  };
}

/** The cell of a results table. (14.1) */
export const cell = (table: "battle" | "raid", die: number, column: number): string =>
  TABLES[table][die - 1]!.split(" ")[column]!;
