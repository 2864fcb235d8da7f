import type { Choose } from "../../shared/rules/seats.ts";
import { isFortress } from "../rules/board.ts";
import { hexOfId } from "../rules/map.ts";
import { SCENARIOS } from "../rules/scenarios.ts";
import { strengthOf } from "../rules/shifts.ts";
import { type State, sideOfSeat } from "../rules/state.ts";
import { COMMAND, IS_FLEET, unitOfId } from "../rules/units.ts";
import { unitsOf, unitWorth } from "./forces.ts";
import { MEASURES } from "./measures.ts";
import type { Plan } from "./plans.ts";
import {
  courtship,
  keptForDeeds,
  levyWorth,
  markerValue,
  markerWorth,
  mobilizeWorth,
  placeScorer,
  reserveOf,
} from "./recruiting.ts";
import { holdingWorth, type Target } from "./targets.ts";
import {
  attackScorer,
  embarkScorer,
  emptiest,
  haven,
  marchGoal,
  moveScorer,
  REACTIONS,
  sailGoal,
  sailScorer,
  sally,
  shelter,
  tacticsScorer,
} from "./ways.ts";

/** What a marker must be worth to be negated before the last turn. */
const A_TREACHERY = 1.5;

/** The worth of each option of a choice, apart from which operation comes next. Shared figures are computed once. */
export function scorer(s: State, question: Choose, plan: Plan, targets: () => readonly Target[]): (option: string) => number {
  const side = sideOfSeat(question.seat);
  const name = question.prompt.slice("fpw.".length);
  switch (name) {
    case "react":
      return (option) => {
        if (option === "pass") return MEASURES.reaction; // it costs two AP that could be saved
        const hex = s.at[unitOfId(option)]!;
        const list = targets();
        return Math.max(...REACTIONS.map((kind) => sally(s, side, hex, kind, list)));
      };
    case "react-kind": {
      const list = targets();
      return (option) => sally(s, side, hexOfId(String(question.params?.hex)), option, list);
    }
    case "move":
      return moveScorer(s, marchGoal(s, side, targets(), -1));
    case "embark":
      return embarkScorer(s, side);
    case "embark-on": {
      const fleet = emptiest(question);
      return (option) => (option === fleet ? 1 : 0);
    }
    case "sail":
      return sailScorer(s, sailGoal(s, side, targets(), -1));
    case "attack":
      return attackScorer(s, side, targets());
    case "mobilize": {
      const reserve = reserveOf(s, side, plan);
      return (option) => mobilizeWorth(s, side, option, plan, reserve);
    }
    case "levy":
      return (option) => (option === "done" ? 0 : levyWorth(side, unitOfId(option)));
    case "dictator":
      return (option) => COMMAND[unitOfId(option)]!;
    case "deploy":
    case "setup-place":
    case "place-mercenaries":
      return placeScorer(s, side, unitOfId(String(question.params?.unit)), targets());
    case "come-home-next":
      return (option) => strengthOf(s, unitOfId(option));
    case "come-home":
      return (option) => (isFortress(s, hexOfId(option)) ? holdingWorth(s, hexOfId(option)) : 0);
    case "retreat": {
      const bySea = IS_FLEET[s.combat!.retreats[0]!.units[0]!] === 1;
      const left = Number(question.params?.left) - 1;
      return (option) => (option === "split" ? -9 : haven(s, side, hexOfId(option), left, bySea));
    }
    case "invade-on-the-way":
      return (option) => (option === "no" ? 1 : 0);
    case "part":
      return (option) => (option === "split" ? -9 : shelter(s, side, hexOfId(option)));
    case "diplomacy":
      if (s.ap[side]! <= keptForDeeds(s, side, plan)) return (option) => (option === "done" ? 0 : -2);
      return (option) => (option.startsWith("power:") ? plan.talks * courtship(s, side, option) : option === "done" ? 0 : -2);
    case "commit-marker":
    case "oppose-diplomacy":
      return (option) => (option === "pass" ? 0.5 : markerValue(option));
    case "treachery": {
      const kept = s.turn === SCENARIOS[s.scenario]!.lastTurn ? 0 : A_TREACHERY;
      return (option) => (option === "pass" ? kept : markerWorth(String(question.params?.marker)));
    }
    case "attack-tactics":
    case "defence-tactics":
      return tacticsScorer(s, side);
    case "choose-table":
      return (option) => (option === "table:battle" ? 1 : 0);
    case "lose-one":
    case "piracy":
    case "plague":
    case "demobilize":
      return (option) => (option === "beneath" ? -1 : -unitWorth(s, unitOfId(option)));
    case "choose-leader":
      return (option) => (option === "none" ? 0.5 : COMMAND[unitOfId(option)]!);
    case "hunt":
      return (option) =>
        option !== "done" && isFortress(s, hexOfId(option)) && unitsOf(s, side, hexOfId(option)).length === 0
          ? 2
          : option === "done"
            ? 1
            : 0;
    case "camp":
      return (option) => (option === "pass" ? 1 : 0);
    case "return-marker":
      return (option) => -markerWorth(option);
    case "colonize":
      return (option) => (option.startsWith("hex:") && s.ap[side]! > 10 ? 1 : 0.5);
    default:
      return (option) => (option === "done" || option === "pass" ? 2 : 0);
  }
}
