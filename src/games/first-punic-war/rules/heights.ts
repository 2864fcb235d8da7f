import type { Reason } from "./ask.ts";
import { IS_LEADER, IS_LIGHT, UNIT_IDS } from "./units.ts";

// 13.1 Who of a force does not go over mountains off the road

/** So many of them are named. */
const NAMED = 3;

export const heavyOf = (units: readonly number[]): string[] =>
  units
    .filter((unit) => !IS_LIGHT[unit] && !IS_LEADER[unit])
    .slice(0, NAMED)
    .map((unit) => UNIT_IDS[unit]!);

/** Why a force may not enter mountains, or cross a line of them. */
export const whyNotUp = (units: readonly number[], why: "fpw.why.mountain" | "fpw.why.mountain-line"): Reason => ({
  why,
  rule: "13.1",
  params: { units: heavyOf(units) },
});
