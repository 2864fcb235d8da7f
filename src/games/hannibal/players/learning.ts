import type { Learning } from "../../../bots/learned/self-play.ts";
import { politicalPoints } from "../rules/control.ts";
import type { Hannibal } from "../rules/state.ts";
import { features } from "./features.ts";
import { mindWith } from "./mind.ts";
import { chanceToWin } from "./value.ts";

/** A lead of this many provinces is as good as any larger one. */
const ROUT = 10;

/** What the training programs need. */
export const learning: Learning<Hannibal> = {
  mind: mindWith(chanceToWin),
  features,
  margin(s) {
    if (s.over?.reason !== "hannibal.over.points" && s.over?.reason !== "hannibal.over.equal")
      return s.over?.winner === "carthage" ? 1 : -1;
    return Math.max(-1, Math.min(1, (politicalPoints(s, "carthage") - politicalPoints(s, "rome") + 0.5) / ROUT));
  },
};
