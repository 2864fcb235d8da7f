import type { Game, OptionSpec, Play } from "../../../engine/index.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { battleStep } from "./battle.ts";
import { copy } from "./copy.ts";
import { faults } from "./faults.ts";
import { marchStep } from "./march.ts";
import { notePriceOfHannibal, removePCs } from "./politics.ts";
import { type HannibalView, position } from "./position.ts";
import { redeal } from "./redeal.ts";
import {
  carthaginianGenerals,
  carthaginianReinforcements,
  elections,
  romanReinforcements,
  scipioAfricanus,
} from "./reinforcements.ts";
import { setup } from "./setup.ts";
import type { Hannibal, T } from "./state.ts";
import { beginWinter, carryOut, deal, endMarch, endTurn, firstPlay, isolation, playCard, winterAttrition } from "./strategy.ts";

/** Where the two rulebooks differ, the choice is an option of the game; each rule set has its own defaults. */
const OPTIONS: readonly OptionSpec[] = [
  { id: "proconsul", rule: "6.4", values: ["compulsory", "optional"], standard: { ah2: "compulsory", valley: "optional" } },
  { id: "elephants", rule: "17.1", values: ["counters", "units"], standard: { ah2: "counters", valley: "units" } },
  { id: "pickUpEquals", rule: "10.8", values: [true, false], standard: { ah2: true, valley: false } },
  { id: "loneGeneralAtSea", rule: "11.6", values: [true, false], standard: { ah2: false, valley: true } },
  { id: "avoidIntoCity", rule: "13.5", values: [true, false], standard: { ah2: false, valley: true } },
  { id: "envelopmentInitiative", rule: "14.8", values: ["must", "may"], standard: { ah2: "must", valley: "must" } },
  { id: "stopWithdrawal", rule: "24", values: ["all", "flaminius", "none"], standard: { ah2: "all", valley: "none" } },
  { id: "neroBySea", rule: "24", values: ["once", "twice"], standard: { ah2: "once", valley: "twice" } },
  { id: "messengerReplay", rule: "25", values: [true, false], standard: { ah2: false, valley: false } },
];

/** The next unit of play (5): anything in progress first, then the phase. */
function* unit(t: T): Play {
  const s = t.s;
  if (s.battle) return yield* battleStep(t);
  if (s.owed > 0) {
    const owed = s.owed;
    s.owed = 0;
    notePriceOfHannibal(t, owed);
    return yield* removePCs(t, "carthage", owed, "10.10", "hannibal.because.hannibal-lost");
  }
  if (s.march) return yield* s.march.stage === "moving" ? marchStep(t) : endMarch(t);
  if (s.play) return yield* carryOut(t);
  switch (s.phase) {
    case "carthaginian-reinforcements":
      yield* carthaginianReinforcements(t);
      s.phase = "carthaginian-generals";
      return;
    case "carthaginian-generals":
      yield* carthaginianGenerals(t);
      s.phase = "roman-reinforcements";
      return;
    case "roman-reinforcements":
      yield* romanReinforcements(t);
      s.phase = "scipio-africanus";
      return;
    case "scipio-africanus":
      yield* scipioAfricanus(t);
      s.phase = "elections";
      return;
    case "elections":
      yield* elections(t);
      s.phase = "deal";
      return;
    case "deal":
      deal(t);
      s.phase = "first-play";
      return;
    case "first-play":
      yield* firstPlay(t);
      s.phase = "strategy";
      return;
    case "strategy":
      if (yield* playCard(t)) return;
      beginWinter(t);
      s.phase = "winter";
      return;
    case "winter":
      if (s.winter.length > 0) return yield* winterAttrition(t);
      s.phase = "isolation";
      return;
    case "isolation":
      isolation(t);
      s.phase = "politics";
      return;
    case "politics":
      yield* endTurn(t);
      s.phase = "carthaginian-reinforcements";
      return;
  }
}

/** Hannibal: Rome vs. Carthage. */
export const hannibal: Game<Hannibal, HannibalView, Seat> = {
  id: "hannibal",
  rulesVersion: 6,
  seats: SEATS,
  rulesets: ["ah2", "valley"],
  scenarios: ["war"],
  options: OPTIONS,
  setup,
  unit,
  copy,
  ...position,
  redeal,
  faults,
};
