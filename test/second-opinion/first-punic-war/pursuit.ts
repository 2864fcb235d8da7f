import type { Moment, Opinion } from "../compare.ts";
import { named, offered, say, sorted } from "./asked.ts";
import { type Board, isFleet, isStatic, type Unit } from "./board.ts";
import { neighbours, type Side } from "./map.ts";
import { canPass, isFree } from "./movement.ts";
import { admitsFleets, canSail } from "./naval.ts";
import { forceOf } from "./results.ts";

/** Pursuit. (17.0, 19.2) */

function canEnter(board: Board, unit: Unit, to: string): boolean {
  const side = unit.side as Side;
  if (unit.aboard !== undefined || !isFree(board, side, to)) return false; // on board: with the fleet
  return isFleet(unit) ? canSail(unit.at, to) && admitsFleets(board, side, to) : canPass(unit, unit.at, to);
}

/** The units that can follow into the hex that the enemy has left. */
export function pursuers(board: Board, moment: Moment, seat: Side): Opinion[] {
  const to = named(moment, "hex");
  const force = forceOf(board.position.combat!, seat).flatMap((id) => board.unit(id) ?? []);
  const able = force.filter((unit) => !isStatic(unit) && canEnter(board, unit, to)).map(({ id }) => id);
  return [say("pursuit", "17.0", offered(moment, "unit"), sorted(able))];
}

/** Where horse and leaders can go on to. */
export function secondHex(board: Board, moment: Moment): Opinion[] {
  const units = board.position.combat!.hunters.map((id) => board.unit(id)!);
  const hex = named(moment, "hex");
  const hexes = neighbours(hex).filter((to) => units.every((unit) => canEnter(board, unit, to)));
  return [say("pursuit", "17.0", offered(moment, "hex"), sorted(hexes))];
}
