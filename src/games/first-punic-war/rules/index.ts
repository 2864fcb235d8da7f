import type { Game, OptionSpec } from "../../../engine/index.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { copy } from "./copy.ts";
import { faultsOf } from "./faults.ts";
import { position, type WarView } from "./position.ts";
import { redealFor } from "./redeal.ts";
import { SCENARIOS } from "./scenarios.ts";
import { unitOfPlay } from "./sequence.ts";
import { setUp } from "./setup.ts";
import type { State } from "./state.ts";

const RULESET = "standard";

const optionalRule = (id: string, rule: string): OptionSpec => ({
  id,
  rule,
  values: [false, true],
  standard: { [RULESET]: false },
});

/** First Punic War, 264-241 BC: hexes, action points, combat tables, fog of war. */
export const firstPunicWar: Game<State, WarView, Seat> = {
  id: "first-punic-war",
  rulesVersion: 4,
  seats: SEATS,
  rulesets: [RULESET],
  scenarios: SCENARIOS.map((scenario) => scenario.id),
  options: [
    { id: "setup", rule: "26.0", values: ["free", "auto"], standard: { [RULESET]: "free" } },
    optionalRule("leaders", "29.0"),
    optionalRule("siege", "30.0"),
    optionalRule("pillage", "31.0"),
    optionalRule("colonies", "32.0"),
    optionalRule("reaction", "33.0"),
  ],
  setup: setUp,
  unit: unitOfPlay,
  copy,
  ...position,
  redeal: redealFor,
  faults: faultsOf,
};
