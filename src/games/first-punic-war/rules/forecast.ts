import type { Seat } from "../../shared/rules/seats.ts";
import { withCargo } from "./attack.ts";
import { scan } from "./board.ts";
import { canRaid } from "./combat.ts";
import type { Result } from "./data.ts";
import { mayExamine } from "./fog.ts";
import { directionTo } from "./map.ts";
import { bestLeader } from "./morale.ts";
import { nextHexes } from "./movement.ts";
import { nextSeaHexes } from "./naval.ts";
import { type Engagement, tally } from "./shifts.ts";
import { enemyOf, type Modifier, type Operation, type State, sideOfSeat } from "./state.ts";
import { TABLES } from "./tables.ts";
import { enterCost } from "./terrain.ts";
import { IS_LEADER } from "./units.ts";

/** What a player can work out before declaring an attack, from the units he may examine. */
export interface Forecast {
  readonly percent: number;
  readonly column: number;
  readonly shifts: readonly Modifier[];
  /** the result of each die roll in that column */
  readonly results: readonly Result[];
  /** false if the hex holds units the player may not examine */
  readonly complete: boolean;
}

/** The odds of an attack from one hex on another, without stratagems (14.1). More units may be assumed to be there. */
export function forecast(
  s: State,
  seat: Seat,
  from: number,
  to: number,
  units: readonly number[],
  table: "battle" | "raid",
  supposed: readonly number[] = [],
): Forecast {
  const side = sideOfSeat(seat);
  const b = scan(s);
  const there: number[] = [];
  for (let unit = b.first[to]!; unit >= 0; unit = b.next[unit]!) there.push(unit);
  const seen = there.filter((unit) => mayExamine(s, b, side, unit));
  const defenders = [...seen, ...supposed];
  const all = withCargo(s, units);
  const attackers = table === "raid" ? all.filter((unit) => canRaid(s, unit)) : all;
  const leaders = [-1, -1];
  leaders[side] = bestLeader(attackers.filter((unit) => IS_LEADER[unit]));
  leaders[enemyOf(side)] = bestLeader(defenders.filter((unit) => IS_LEADER[unit]));
  const combat: Engagement = {
    side,
    from,
    to,
    attackers,
    defenders,
    counter: 0,
    leaders,
    tactics: [0, 0],
    percent: 0,
    column: 0,
    shifts: [],
  };
  tally(s, combat);
  return {
    percent: combat.percent,
    column: combat.column,
    shifts: combat.shifts,
    results: TABLES[table].map((row) => row[combat.column]!),
    complete: seen.length === there.length,
  };
}

/** The hexes an operation's force could still reach, with the movement it would then have spent (13.0, 19.1). */
export function hexesInReach(s: State, operation: Operation): ReadonlyMap<number, number> {
  const b = scan(s);
  const reached = new Map<number, number>();
  const open = [operation.hex];
  const spentAt = new Map([[operation.hex, operation.spent]]);
  while (open.length > 0) {
    const hex = open.shift()!;
    const spent = spentAt.get(hex)!;
    const there: Operation = { ...operation, hex, spent };
    for (const to of operation.kind === "naval" ? nextSeaHexes(s, b, there) : nextHexes(s, b, there)) {
      const total = spent + (operation.kind === "naval" ? 1 : enterCost(hex, directionTo(hex, to)));
      if (total >= (spentAt.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      spentAt.set(to, total);
      reached.set(to, total);
      open.push(to);
    }
  }
  reached.delete(operation.hex);
  return reached;
}
