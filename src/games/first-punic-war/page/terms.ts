import type { UnitType } from "../rules/data.ts";

/** The terms that explain the kinds of units. */
export const TERMS: Readonly<Record<UnitType, string>> = {
  legion: "term:legion",
  hoplite: "term:hoplites",
  auxiliary: "term:auxiliary",
  cavalry: "term:cavalry",
  elephant: "term:elephants",
  marine: "term:marines",
  garrison: "term:garrison",
  siege: "term:siege-train",
  fleet: "term:fleet",
  leader: "term:leader",
};
