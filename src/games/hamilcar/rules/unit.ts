import type { Play } from "../../../engine/index.ts";
import { instability, removeIsolated } from "./isolation.ts";
import { marchStep, settleMarch } from "./march.ts";
import {
  beginReinforcements,
  carthaginianCU,
  carthaginianRefit,
  election,
  miatCU,
  navalReform,
  placeCarthaginian,
  placeConsul,
  proconsul,
  romanCUs,
} from "./reinforcement.ts";
import type { T } from "./state.ts";
import { continuePlay, deal, firstPlay, strategyTurn } from "./strategy.ts";
import { victoryCheck } from "./victory.ts";
import { compareChests, endOfTurn, spendDifference } from "./war-chest.ts";
import { endOfWinter, winterAttrition } from "./winter.ts";

/**
 * The next unit of play: takes steps, each from the state alone, until one of them has asked something. Anything in progress
 * comes first: a march with its battles, then the card being played, then the phase.
 */
export function* unit(t: T): Play {
  const s = t.s;
  for (let asked = false; !asked && !s.over; ) {
    const steps = s.march ? marchStep(t) : s.play ? continuePlay(t) : phaseStep(t);
    let step = steps.next();
    asked = !step.done;
    while (!step.done && !s.over) step = steps.next(yield step.value); // after the end no more questions are asked (6.1)
    if (step.done && step.value) settleMarch(s, step.value);
  }
}

function phaseStep(t: T): Play {
  switch (t.s.phase) {
    case "contract":
      return beginReinforcements(t);
    case "carthaginian-cu":
      return carthaginianCU(t);
    case "miat-cus":
      return miatCU(t);
    case "turn-generals":
    case "carthaginian-generals":
      return placeCarthaginian(t);
    case "carthaginian-refit":
      return at(t, carthaginianRefit);
    case "roman-cus":
      return romanCUs(t);
    case "proconsul":
      return proconsul(t);
    case "elections":
      return election(t);
    case "consuls":
      return placeConsul(t);
    case "reforms":
      return navalReform(t);
    case "deal":
      return at(t, deal);
    case "first-play":
      return firstPlay(t);
    case "strategy":
      return strategyTurn(t);
    case "winter":
      return winterAttrition(t);
    case "seamanship":
      return at(t, endOfWinter);
    case "isolation":
      return at(t, removeIsolated);
    case "instability":
      return instability(t);
    case "victory-check":
      return victoryCheck(t);
    case "war-chest":
      return compareChests(t);
    case "concessions":
      return spendDifference(t);
    case "turn-end":
      return endOfTurn(t);
  }
}

/** A step that asks nothing. */
function* at(t: T, step: (t: T) => void): Play {
  step(t);
}
