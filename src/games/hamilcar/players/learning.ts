import type { Learning } from "../../../bots/learned/self-play.ts";
import { significantProvinces } from "../rules/control.ts";
import type { Hamilcar } from "../rules/state.ts";
import { features } from "./features.ts";
import { mindWith } from "./mind.ts";
import { chanceToWin } from "./value.ts";

/** A lead of this many provinces is as good as any larger one. */
const ROUT = 6;
const BY_PROVINCES = ["hamilcar.over.more-provinces", "hamilcar.over.tie"];

/** What the training programs need. */
export const learning: Learning<Hamilcar> = {
  mind: mindWith(chanceToWin),
  features,
  margin(s) {
    if (!BY_PROVINCES.includes(s.over?.reason ?? "")) return s.over?.winner === "carthage" ? 1 : -1;
    return Math.max(-1, Math.min(1, (significantProvinces(s, "carthage") - significantProvinces(s, "rome") + 0.5) / ROUT));
  },
};
