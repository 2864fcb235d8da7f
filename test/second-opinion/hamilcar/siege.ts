import tables from "../../../src/games/hamilcar/rules/data/tables.json" with { type: "json" };
import type { Moment, Opinion } from "../compare.ts";
import { boardAt, promptOf } from "./asked.ts";
import type { Board } from "./board.ts";
import { isLargeCity } from "./map.ts";
import type { Party } from "./march.ts";

/** The points that a city or a tribe falls with. (14.1) */
const needed = (board: Board, at: string) => (board.isTribe(at) || isLargeCity(at) ? 3 : 2);

/** An attempt with a die. (14.2, 14.4) */
export function siegeRoll(board: Board, moment: Moment, party: Party): Opinion[] {
  const { at, side, leader } = party;
  const { siege, supremacy } = board.position;
  const red = board.isTribe(at) || (supremacy === side && !isLargeCity(at));
  const die = 1 + (moment.past.length % 6);
  const { point, loss } = tables.siegeDice[red ? "red" : "white"][die - 1]!;
  const next = moment.after("besiege", [die]);
  if (next === null || ["reroll-siege", "determined-defense", "lose-elephants"].includes(promptOf(next))) return [];
  const later = boardAt(next);
  if (later.position.phase !== "strategy" || leader === "cotta") return [];
  const before = board.cus(side, at);
  const fallen = !later.isTribe(at) && later.control(at) === side;
  const engine = {
    points: fallen ? needed(board, at) : (later.position.siege[at]?.points ?? 0),
    lost: before - later.cus(side, at),
  };
  const points = before - loss === 0 ? 0 : Math.min(needed(board, at), (siege[at]?.points ?? 0) + point);
  return [{ topic: "siege dice", rule: "14.2", engine, count: { points, lost: loss } }];
}
