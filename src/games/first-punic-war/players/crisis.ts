import { hexesInReach } from "../rules/forecast.ts";
import { REGION } from "../rules/map.ts";
import { REGION_OF_POWER } from "../rules/minor-powers.ts";
import { newOperation, type State, sideOf } from "../rules/state.ts";
import { COMMAND, IS_LEADER, UNIT_COUNT } from "../rules/units.ts";
import { leaderInCrisis } from "./forces.ts";

/** A leader who can reach the place of a crisis, where none of his side is yet, or -1; invaders are not welcome there. */
export function leaderForCrisis(s: State, side: number): number {
  const { crisis } = s;
  if (crisis < 0 || leaderInCrisis(s, side) >= 0) return -1;
  const power = REGION_OF_POWER.indexOf(REGION[crisis]!);
  if (power >= 0 && s.powers[power] !== side) return -1;
  let best = -1;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const hex = s.at[unit]!;
    if (!IS_LEADER[unit] || hex < 0 || s.aboard[unit]! >= 0 || sideOf(s, unit) !== side) continue;
    if (best >= 0 && COMMAND[unit]! >= COMMAND[best]!) continue;
    if (hexesInReach(s, newOperation("land", side, hex, [unit])).has(crisis)) best = unit;
  }
  return best;
}
