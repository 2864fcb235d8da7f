import type { State } from "../rules/state.ts";
import { hungryHexes } from "../rules/supply.ts";
import { IS_LEADER } from "../rules/units.ts";
import { leaderForCrisis } from "./crisis.ts";
import { apWorth, type Deed, hexesOf, landPlan, seaDeed, wantsGarrison } from "./deeds.ts";
import { unitsOf } from "./forces.ts";
import { MEASURES } from "./measures.ts";
import type { Plan } from "./plans.ts";
import { rally } from "./prospects.ts";
import { holdingWorth, type Target, targetsOf } from "./targets.ts";

// What could be done with the next operation

/** An operation: its kind, the hex of its units, and its target; -1 for none in particular. */
export interface Intent {
  readonly operation: string;
  readonly hex: number;
  readonly target: number;
  readonly worth: number;
  /** the leader who goes alone, to be there when a crisis ends */
  readonly leader?: number;
}

/** The worth of ending operations when the last AP are needed for supply. */
const KEPT_FOR_SUPPLY = 8;
const UNWANTED = -3;
/** Stacks could be arranged for ever, since it costs nothing. */
const NEVER = -1000;

/** Everything worth considering for one plan: the best few targets for each force. */
export function intentsOf(s: State, side: number, plan: Plan, options: readonly string[], most: number): Intent[] {
  const found: Intent[] = [];
  const targets = targetsOf(s, side, plan);
  const [land, sea, rallies] = ["op:land", "op:naval", "op:concentrate"].map((operation) => options.includes(operation));
  for (const hex of hexesOf(s, side)) {
    const add = (operation: string, worth: number, target = -1) => found.push({ operation, hex, target, worth });
    if (land)
      for (const { target, worth } of deeds(targets, most, (list) => landPlan(s, side, hex, list))) add("op:land", worth, target);
    if (sea) {
      for (const { target, worth } of deeds(targets, most, (list) => seaDeed(s, side, hex, list)))
        add("op:naval", worth * plan.voyages, target);
      if (wantsGarrison(s, side, hex)) add("op:naval", MEASURES.garrison * holdingWorth(s, hex));
    }
    if (rallies && unitsOf(s, side, hex).some((unit) => IS_LEADER[unit] && s.aboard[unit]! < 0)) {
      const worth = rally(s, side, hex, targets);
      if (worth > 0) add("op:concentrate", worth);
    }
  }
  const leader = land ? leaderForCrisis(s, side) : -1;
  if (leader >= 0) found.push({ operation: "op:land", hex: s.at[leader]!, target: s.crisis, worth: MEASURES.crisis, leader });
  const end = apWorth(s, side) + (s.ap[side]! <= hungryHexes(s, side).length ? KEPT_FOR_SUPPLY : 0);
  for (const option of options) {
    if (option === "end") found.push({ operation: option, hex: -1, target: -1, worth: end });
    else if (!option.startsWith("op:"))
      found.push({ operation: option, hex: -1, target: -1, worth: option === "arrange" ? NEVER : UNWANTED });
  }
  return found;
}

/** The best deeds of a force, each with a different target. */
function* deeds(targets: readonly Target[], most: number, best: (targets: readonly Target[]) => Deed): Generator<Deed> {
  let left = targets;
  for (let n = 0; n < most; n++) {
    const deed = best(left);
    if (deed.worth <= 0) return;
    yield deed;
    if (deed.target < 0) return;
    left = left.filter(({ hex }) => hex !== deed.target);
  }
}
