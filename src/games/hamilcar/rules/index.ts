import type { Game } from "../../../engine/index.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { copy } from "./copy.ts";
import { faults } from "./faults.ts";
import { type HamilcarView, position } from "./position.ts";
import { redeal } from "./redeal.ts";
import { setup } from "./setup.ts";
import { type Hamilcar, OPTIONS } from "./state.ts";
import { unit } from "./unit.ts";

/** Hamilcar: the First Punic War, 264-241 BC, with fleets at sea and battle dice on land. */
export const hamilcar: Game<Hamilcar, HamilcarView, Seat> = {
  id: "hamilcar",
  rulesVersion: 10,
  seats: SEATS,
  rulesets: ["silver", "golden-geek"],
  scenarios: ["war"],
  options: OPTIONS.map(({ id, rule }) => ({
    id,
    rule,
    values: [false, true],
    standard: { silver: false, "golden-geek": false },
  })),
  setup,
  unit,
  copy,
  ...position,
  redeal,
  faults,
};
