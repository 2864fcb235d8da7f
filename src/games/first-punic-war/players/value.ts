import { other, type Seat } from "../../shared/rules/seats.ts";
import { fortresses, occupies, scan } from "../rules/board.ts";
import { type State, sideOf, sideOfSeat } from "../rules/state.ts";
import { IS_STATIC, UNIT_COUNT } from "../rules/units.ts";
import { apWorth } from "./deeds.ts";
import { measureAs } from "./measures.ts";
import { armyWorth, holdingWorth, isLastWord } from "./targets.ts";
import { exposure } from "./threats.ts";

/** A lead of this many points is worth about three to one. */
const SCALE = 30;

/** A rough estimate of a seat's chance of winning from here. */
export function chanceToWin(s: State, seat: Seat): number {
  measureAs(seat);
  return 1 / (1 + Math.exp(-value(s, seat) / SCALE));
}

/** The value of a situation for a seat: the difference between the two sides, in tenths of a victory point or so. */
function value(s: State, seat: Seat): number {
  if (s.over) return s.over.winner === seat ? 1000 : s.over.winner === null ? 0 : -1000;
  return worth(s, seat) - worth(s, other(seat));
}

/** The share lost of what is exposed to the enemy's attacks. */
const LOST = 0.4;

/** What a side has, and what it may lose if the enemy's operations come next. */
function worth(s: State, seat: Seat): number {
  const side = sideOfSeat(seat);
  const b = scan(s);
  const held = fortresses(s).filter((hex) => occupies(b, side, hex));
  let sum = held.reduce((total, hex) => total + holdingWorth(s, hex), 0) + apWorth(s, side) * (s.ap[side]! - s.debt[side]!);
  const units: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (s.at[unit]! >= 0 && !IS_STATIC[unit] && sideOf(s, unit) === side) units.push(unit);
  sum += armyWorth(s, units);
  for (const holder of s.markers) if (holder === side) sum += 1.5;
  for (const power of s.powers) if (power === side) sum += 4;
  return s.side === side && !isLastWord(s, side) ? sum - LOST * exposure(s, side) : sum;
}
