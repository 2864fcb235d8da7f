import { type Board, isFleet, isLeader, isLight, type Operation } from "./board.ts";
import { type Counter, isSea, type Side, TABLES, terrainOf } from "./map.ts";
import { canMarch, surcharge } from "./movement.ts";

/** Naval transport and camps. (19.3, 22.0, 24.5) */

const CARRIES = 2; // 19.3

const load = (board: Board, fleet: string) => board.units.filter((unit) => unit.aboard === fleet && !isLeader(unit)).length;

/** The fleets that can take a unit on board. */
export function carriers(board: Board, fleets: readonly string[], passenger: Counter): string[] {
  return fleets.filter((id) => {
    const fleet = board.unit(id)!;
    return fleet.of === passenger.of && (isLeader(passenger) || load(board, id) < CARRIES);
  });
}

/** The units that can go on board. */
export function passengers(board: Board, operation: Operation): string[] {
  const { side, from } = operation;
  const purse = board.position.ap[side];
  return board
    .of(side, from)
    .filter((unit) => canMarch(unit) && carriers(board, operation.units, unit).length > 0)
    .filter((unit) => operation.surcharge || purse >= surcharge([unit])) // 21.0
    .map(({ id }) => id);
}

/** The units that can go ashore in a hex. (13.1, 19.3) */
export function landing(board: Board, { side, units, dropped }: Operation, hex: string): string[] {
  if (isSea(hex)) return [];
  const fleets = [...units, ...dropped];
  const steep = terrainOf(hex) === "mountain";
  return board
    .of(side, hex)
    .filter((unit) => fleets.includes(unit.aboard ?? "") && (!steep || isLight(unit)))
    .map(({ id }) => id);
}

export const fleetsAt = (board: Board, side: Side, hex: string): string[] =>
  board
    .of(side, hex)
    .filter(isFleet)
    .map(({ id }) => id);

/** What a naval operation costs more for those who are on board already. (21.0) */
export const surchargeAboard = (board: Board, fleets: readonly string[]): number =>
  surcharge(board.units.filter(({ aboard }) => aboard !== undefined && fleets.includes(aboard)));

/** The fleets of a hex that can be sent out. (12.1) */
export const fleetsToSend = (board: Board, side: Side, hex: string): string[] =>
  fleetsAt(board, side, hex).filter((id) => board.position.ap[side] >= TABLES.actions.operation + surchargeAboard(board, [id]));

export const fleetHexes = (board: Board, side: Side): string[] =>
  [...new Set(board.units.map(({ at }) => at))].filter((hex) => fleetsToSend(board, side, hex).length > 0);

/** The hexes where the force can build a camp. (22.0) */
export function campHexes(board: Board, { side, party, dropped }: Operation, camps: number): string[] {
  if (board.position.ap[side] < TABLES.actions.camp || board.position.camps[side].length >= camps) return [];
  const builder = side === "rome" ? "legion" : "hoplite";
  const builders = party
    .flatMap((id) => board.unit(id) ?? [])
    .filter(({ id, of, type, aboard }) => of === side && type === builder && aboard === undefined && !dropped.includes(id));
  const hexes = [...new Set(builders.map(({ at }) => at))];
  return hexes.filter((hex) => {
    const taken = board.hasCamp("rome", hex) || board.hasCamp("carthage", hex);
    return !taken && !board.isFortress(hex) && !isSea(hex) && terrainOf(hex) !== "mountain";
  });
}
