import type { Learning } from "../../../bots/learned/self-play.ts";
import { CARTHAGINIAN, ROMAN, type State } from "../rules/state.ts";
import { victoryPoints } from "../rules/victory.ts";
import { features } from "./features.ts";
import { mindWith } from "./mind.ts";
import { chanceToWin } from "./value.ts";

/** A lead of this many victory points is as good as any larger one. */
const ROUT = 15;

/** What the training programs need. */
export const learning: Learning<State> = {
  mind: mindWith(chanceToWin),
  features,
  margin(s) {
    if (s.over?.reason === "fpw.win.sudden-death") return s.over.winner === "carthage" ? 1 : -1;
    return Math.max(-1, Math.min(1, (victoryPoints(s, CARTHAGINIAN) - victoryPoints(s, ROMAN)) / ROUT));
  },
};
