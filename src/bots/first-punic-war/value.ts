import { other, type Seat } from "../../engine/index.ts";
import { strengthOf } from "../../games/first-punic-war/shifts.ts";
import { type State, sideOf, sideOfSeat } from "../../games/first-punic-war/state.ts";
import { COMMAND, IS_FLEET, IS_LEADER, IS_STATIC, UNIT_COUNT } from "../../games/first-punic-war/units.ts";
import { victoryPoints } from "../../games/first-punic-war/victory.ts";

/** How good a situation is for a seat: the difference of what both sides have, in tenths of a victory point or so. */
export function value(s: State, seat: Seat): number {
  if (s.over) return s.over.winner === seat ? 1000 : s.over.winner === null ? 0 : -1000;
  return worth(s, seat) - worth(s, other(seat));
}

function worth(s: State, seat: Seat): number {
  const side = sideOfSeat(seat);
  let sum = 10 * victoryPoints(s, side) + 0.8 * s.ap[side]! - s.debt[side]!;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (s.at[unit]! < 0 || sideOf(s, unit) !== side) continue;
    if (IS_LEADER[unit]) sum += 1 + COMMAND[unit]!;
    else sum += strengthOf(s, unit) * (IS_STATIC[unit] ? 0.5 : IS_FLEET[unit] ? 0.8 : 1);
  }
  for (const holder of s.markers) if (holder === side) sum += 1.5;
  for (const power of s.powers) if (power === side) sum += 4;
  return sum;
}
