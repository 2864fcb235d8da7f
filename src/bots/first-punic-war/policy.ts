import {
  type Answer,
  type Chance,
  type Choose,
  type Pick,
  type Question,
  randomAnswer,
  randomBelow,
} from "../../engine/index.ts";
import { isFortress, isPort, scan } from "../../games/first-punic-war/board.ts";
import { diplomacyModifiers } from "../../games/first-punic-war/diplomacy.ts";
import { distance, hexOfId } from "../../games/first-punic-war/map.ts";
import { costOf, markerPrice } from "../../games/first-punic-war/mobilization.ts";
import { strengthOf } from "../../games/first-punic-war/shifts.ts";
import { POWER_IDS, type State, sideOf, sideOfSeat } from "../../games/first-punic-war/state.ts";
import { fedUnits, hungryHexes, supplyLimit } from "../../games/first-punic-war/supply.ts";
import {
  COMMAND,
  IS_FLEET,
  IS_GARRISON,
  IS_LEADER,
  IS_STATIC,
  MARKERS,
  UNIT_IDS,
  unitOfId,
} from "../../games/first-punic-war/units.ts";
import {
  forceOf,
  landOutlook,
  passengers,
  seaOutlook,
  strength,
  success,
  type Target,
  targetsOf,
  unitsIn,
  whoStays,
} from "./plans.ts";

/**
 * A quick answer to any question: what a hasty but not foolish player would do. It is what games are played out with when the
 * computer thinks ahead, and plays whole games by itself in self-play. It gets a state whose hidden part has been dealt anew.
 */
export function policy(s: State, question: Question, chance: Chance): Answer {
  switch (question.kind) {
    case "choose":
      return best(question.options, scorer(s, question), chance);
    case "pick":
      return pickSome(s, question, chance);
    default:
      return randomAnswer(question, chance);
  }
}

/** The option with the highest score; a little luck makes games differ. */
function best(options: readonly string[], score: (option: string) => number, chance: Chance): string {
  let chosen = options[0]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const points = score(option) + randomBelow(chance, 1000) / 1250;
    if (points > highest) {
      highest = points;
      chosen = option;
    }
  }
  return chosen;
}

const pointsOf = (marker: string): number => MARKERS.find(({ id }) => id === marker)?.value ?? 0;

/** How much each option of a choice is worth. What all of them need is worked out once. */
function scorer(s: State, question: Choose): (option: string) => number {
  const side = sideOfSeat(question.seat);
  const name = question.prompt.slice("fpw.".length);
  switch (name) {
    case "choose-operation":
      return operationScorer(s, side);
    case "choose-force-hex": {
      const targets = targetsOf(s, side);
      return (option) => landPlan(s, side, hexOfId(option), targets);
    }
    case "choose-fleet-hex": {
      const targets = targetsOf(s, side);
      return (option) => seaPlan(s, side, hexOfId(option), targets);
    }
    case "move":
      return moveScorer(s, side);
    case "embark":
      return embarkScorer(s, side);
    case "sail":
      return sailScorer(s, side);
    case "attack":
      return attackScorer(s, side);
    case "mobilize":
      return (option) => mobilizeWorth(s, side, option);
    case "levy":
    case "dictator":
      return (option) => (option === "done" ? 0 : recruitWorth(unitOfId(option)) + 1);
    case "deploy":
    case "setup-place":
    case "place-mercenaries":
    case "come-home":
      return frontScorer(s, side);
    case "retreat":
    case "part":
      return (option) => (option === "split" ? -9 : shelter(s, side, hexOfId(option)));
    case "diplomacy":
      return (option) => (option.startsWith("power:") ? courtship(s, side, option) : option === "done" ? 0.5 : -2);
    case "commit-marker":
    case "oppose-diplomacy":
      return (option) => (option === "pass" ? 0.5 : pointsOf(option));
    case "treachery":
      return (option) => (option === "pass" ? 0.6 : 1);
    case "attack-tactics":
    case "defence-tactics":
      return (option) => (option === "pass" ? 0.6 : s.combat!.column >= 7 || s.combat!.column <= 1 ? 0 : pointsOf(option));
    case "choose-table":
      return (option) => (option === "table:battle" ? 2 : s.combat!.column <= 2 ? 1.8 : 0);
    case "lose-one":
    case "piracy":
    case "plague":
    case "demobilize":
      return (option) => (option === "beneath" ? -1 : -unitWorth(s, unitOfId(option)));
    case "choose-leader":
      return (option) => (option === "none" ? 0.5 : COMMAND[unitOfId(option)]!);
    case "hunt":
      return (option) => (option === "done" ? 0.5 : isFortress(s, hexOfId(option)) ? 3 : -1);
    case "camp":
      return (option) => (option === "pass" ? 0.6 : s.ap[side]! > 4 ? 0.3 : -2);
    case "return-marker":
      return (option) => (option === "marker:spy" ? 1 : -pointsOf(option));
    case "colonize":
      return (option) => (option.startsWith("hex:") && s.ap[side]! > 8 ? 1 : 0.5);
    case "react":
      return (option) => (option === "pass" ? 1 : 0);
    default:
      return (option) => (option === "done" || option === "pass" ? 2 : 0);
  }
}

/** The land units that a side can move out of a hex, but for one that holds a fortress. */
function marchers(s: State, side: number, hex: number): number[] {
  const able = unitsIn(s, hex).filter(
    (unit) => sideOf(s, unit) === side && !IS_FLEET[unit] && !IS_STATIC[unit] && s.aboard[unit]! < 0,
  );
  if (able.length === 0) return able;
  const stays = whoStays(s, able);
  return able.filter((unit) => unit !== stays);
}

const troops = (units: readonly number[]): boolean => units.some((unit) => !IS_LEADER[unit]);

function landPlan(s: State, side: number, hex: number, targets: readonly Target[]): number {
  const units = marchers(s, side, hex);
  return troops(units) ? landOutlook(s, units, hex, targets) : 0;
}

function seaPlan(s: State, side: number, hex: number, targets: readonly Target[]): number {
  const units = passengers(s, side, hex);
  return troops(units) ? seaOutlook(s, units, hex, targets) - 0.5 : 0;
}

/** What the best force on land, and the best at sea, could do for the AP; the price of supply is kept back. */
function operationScorer(s: State, side: number): (option: string) => number {
  const targets = targetsOf(s, side);
  let land = 0;
  let sea = 0;
  const seen = new Set<number>();
  for (let unit = 0; unit < s.at.length; unit++) {
    const hex = s.at[unit]!;
    if (hex < 0 || seen.has(hex) || sideOf(s, unit) !== side) continue;
    seen.add(hex);
    land = Math.max(land, landPlan(s, side, hex, targets));
    if (unitsIn(s, hex).some((each) => IS_FLEET[each] && sideOf(s, each) === side))
      sea = Math.max(sea, seaPlan(s, side, hex, targets));
  }
  const poor = s.ap[side]! <= hungryHexes(s, side).length ? 4 : 0;
  return (option) => {
    switch (option) {
      case "op:land":
        return land;
      case "op:naval":
        return sea;
      case "end":
        return 1 + poor;
      default:
        return -3;
    }
  };
}

function moveScorer(s: State, side: number): (option: string) => number {
  const operation = s.operation!;
  const { units } = operation;
  const targets = targetsOf(s, side);
  return (option) => {
    if (option === "drop") return -5;
    const hex = option === "stop" ? operation.hex : hexOfId(option);
    const prize = targets.find((target) => target.hex === hex && target.defence === 0)?.prize ?? 0;
    const outlook = Math.max(landOutlook(s, units, hex, targets), prize);
    const taken = isFortress(s, operation.hex) && operation.spent > 0 && unitsIn(s, operation.hex).length === units.length;
    return option === "stop" ? outlook + 0.4 + (taken ? 6 : 0) : outlook + 0.5;
  };
}

function embarkScorer(s: State, side: number): (option: string) => number {
  const wanted = new Set(passengers(s, side, s.operation!.hex));
  return (option) => (option === "done" ? 0.9 : wanted.has(unitOfId(option)) ? 2 + strengthOf(s, unitOfId(option)) * 0.1 : -2);
}

function cargoOfOperation(s: State): number[] {
  const fleets = s.operation!.units;
  return s.aboard.flatMap((fleet, unit) => (fleet >= 0 && fleets.includes(fleet) ? [unit] : []));
}

function sailScorer(s: State, side: number): (option: string) => number {
  const operation = s.operation!;
  const cargo = cargoOfOperation(s);
  const targets = targetsOf(s, side);
  return (option) => {
    if (option === "drop") return -5;
    const hex = option === "stop" ? operation.hex : hexOfId(option);
    const shelterHere = isPort(hex) ? 0.15 : 0;
    if (!troops(cargo)) return option === "stop" ? 1 : shelterHere;
    return seaOutlook(s, cargo, hex, targets) * 2 + shelterHere + (option === "stop" ? 0.2 : 0);
  };
}

function attackScorer(s: State, side: number): (option: string) => number {
  const operation = s.operation!;
  const force = forceOf(s, [...marchers(s, side, operation.hex), ...cargoOfOperation(s)]);
  const targets = targetsOf(s, side);
  return (option) => {
    if (option === "pass") return 1.6;
    const target = targets.find(({ hex }) => hex === hexOfId(option));
    return target ? target.prize * success(s, force, target) : 0;
  };
}

function recruitWorth(unit: number): number {
  if (unit < 0) return 0;
  if (IS_LEADER[unit]) return 1 + COMMAND[unit]!;
  return IS_GARRISON[unit] ? 0.8 : IS_FLEET[unit] ? 1.2 : 2;
}

/** So many AP are kept for operations. */
const RESERVE = 6;

function mobilizeWorth(s: State, side: number, option: string): number {
  const ap = s.ap[side]!;
  const left = (price: number) => ap - price >= RESERVE;
  if (option === "done") return 1;
  if (option === "demobilize") return -9;
  if (option === "draw-leader") {
    const leaders = s.at.filter((hex, unit) => hex >= 0 && IS_LEADER[unit] && sideOf(s, unit) === side).length;
    return left(2) && leaders < 3 ? 2.5 : -1;
  }
  if (option === "buy-marker") return left(markerPrice(s, side)) && markerPrice(s, side) <= 2 ? 1.2 : -1;
  if (option === "marker:levy" || option === "marker:dictator") return 4;
  if (option.startsWith("train:")) return left(1) ? 1.8 : -1;
  if (!option.startsWith("unit:")) return -2;
  const unit = unitOfId(option);
  return left(costOf(side, unit)) ? recruitWorth(unit) : -1;
}

/** Where troops are wanted: with others, and near something to take. */
function frontScorer(s: State, side: number): (option: string) => number {
  const targets = targetsOf(s, side);
  return (option) => {
    const hex = hexOfId(option);
    if (hex < 0) return 0;
    const near = targets.reduce((sum, target) => sum + target.prize / (3 + distance(hex, target.hex)), 0);
    const friends = strength(
      s,
      unitsIn(s, hex).filter((unit) => sideOf(s, unit) === side),
    );
    return near * 0.5 + Math.min(friends, 20) * 0.12;
  };
}

const shelter = (s: State, side: number, hex: number): number =>
  hex < 0
    ? 0
    : (isFortress(s, hex) ? 4 : 0) +
      0.2 *
        strength(
          s,
          unitsIn(s, hex).filter((unit) => sideOf(s, unit) === side),
        );

const courtship = (s: State, side: number, power: string): number => {
  const index = (POWER_IDS as readonly string[]).indexOf(power);
  return 1 + diplomacyModifiers(s, side, index).reduce((sum, { amount }) => sum + amount, 0) * 0.6;
};

const unitWorth = (s: State, unit: number): number => (unit < 0 ? 0 : IS_LEADER[unit] ? 4 + COMMAND[unit]! : strengthOf(s, unit));

function pickSome(s: State, question: Pick, chance: Chance): Answer {
  const { options, min, max } = question;
  const side = sideOfSeat(question.seat);
  switch (question.prompt.slice("fpw.".length)) {
    case "choose-force":
    case "choose-attackers": {
      const units = options.map(unitOfId);
      const stays = question.prompt === "fpw.choose-force" ? whoStays(s, units) : -1;
      const going = options.filter((id) => unitOfId(id) !== stays);
      return going.length >= min ? going : options;
    }
    case "choose-fleets":
    case "pursue":
    case "hunters":
    case "react-force":
    case "train-victors":
    case "choose-joining":
      return options.slice(0, max);
    case "debark":
      return landing(s, side) ? options.slice(0, max) : [];
    case "supply": {
      const b = scan(s);
      const excess = (id: string) => fedUnits(s, b, hexOfId(id)).length - supplyLimit(s, b, hexOfId(id), side);
      return options.filter((id) => excess(id) > 0).slice(0, max);
    }
    case "boost":
      return ranked(options, (id) => unitWorth(s, unitOfId(id))).slice(0, Math.max(min, max));
    case "hungry-units":
    case "drop":
    case "drop-fleets":
    case "retreat-apart":
      return ranked(options, (id) => -unitWorth(s, unitOfId(id))).slice(0, min);
    default:
      return randomAnswer(question, chance);
  }
}

const ranked = (options: readonly string[], worth: (id: string) => number): string[] =>
  [...options].sort((a, b) => worth(b) - worth(a) || UNIT_IDS.indexOf(a) - UNIT_IDS.indexOf(b));

/** Whether the fleets have come to where their cargo can do something. */
function landing(s: State, side: number): boolean {
  const cargo = cargoOfOperation(s);
  const { hex } = s.operation!;
  if (isFortress(s, hex)) return s.operation!.from !== hex;
  return landOutlook(s, cargo, hex, targetsOf(s, side)) > 1.5;
}
