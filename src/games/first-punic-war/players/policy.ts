import { best } from "../../../bots/best.ts";
import { type Answer, type Chance, randomAnswer } from "../../../engine/index.ts";
import type { Choose, Pick, Question } from "../../shared/rules/seats.ts";
import { isFortress, isPort, scan } from "../rules/board.ts";
import { hexesInReach } from "../rules/forecast.ts";
import { directionTo, hexOfId, KIND, SEA, SIDES } from "../rules/map.ts";
import { allLight } from "../rules/movement.ts";
import { strengthOf } from "../rules/shifts.ts";
import { type State, sideOfSeat } from "../rules/state.ts";
import { fedUnits, hungryHexes, supplyLimit } from "../rules/supply.ts";
import { COLUMNS, combatColumn } from "../rules/tables.ts";
import { enterCost } from "../rules/terrain.ts";
import { COMMAND, IS_FLEET, IS_LEADER, IS_MARINE, IS_STATIC, unitOfId } from "../rules/units.ts";
import { FAR, landWays, seaWays } from "../rules/ways.ts";
import {
  apWorth,
  canLandAgainst,
  canStrikeBySea,
  cargoOfFleets,
  hexsideShift,
  landDeed,
  landPlan,
  seaDeed,
  wantsGarrison,
} from "./deeds.ts";
import { guards, passengers, strength, unitsOf, unitWorth } from "./forces.ts";
import { prospects, rally, seaPlan } from "./prospects.ts";
import { courtship, levyWorth, markerValue, mobilizeWorth, placeScorer } from "./recruiting.ts";
import { forceOf, gamble, holdingWorth, oddsAgainst, oddsInColumn, type Target, targetsOf } from "./targets.ts";

/** A little luck decides between equals. */
const LUCK = 0.1;

/**
 * A quick answer to any question: what a hasty but not foolish player would do. It is what games are played out with when the
 * computer thinks ahead, and plays whole games by itself in self-play. It gets a state whose hidden part has been dealt anew.
 */
export function policy(s: State, question: Question, chance: Chance): Answer {
  switch (question.kind) {
    case "choose":
      return best(question.options, scorer(s, question), LUCK, chance);
    case "pick":
      return pickSome(s, question, chance);
    default:
      return randomAnswer(question, chance);
  }
}

/** The options of a choice that look best, the best first. */
export function favourites(s: State, question: Choose, most: number): string[] {
  const score = scorer(s, question);
  const scores = new Map(question.options.map((option) => [option, score(option)]));
  return [...question.options].sort((a, b) => scores.get(b)! - scores.get(a)!).slice(0, most);
}

/** How much each option of a choice is worth. What all of them need is worked out once. */
function scorer(s: State, question: Choose): (option: string) => number {
  const side = sideOfSeat(question.seat);
  const name = question.prompt.slice("fpw.".length);
  switch (name) {
    case "choose-operation":
      return operationScorer(s, side);
    case "choose-force-hex": {
      const targets = targetsOf(s, side);
      return (option) => landPlan(s, side, hexOfId(option), targets).worth;
    }
    case "choose-fleet-hex": {
      const targets = targetsOf(s, side);
      return (option) => seaPlan(s, side, hexOfId(option), targets);
    }
    case "choose-leader-hex": {
      const targets = targetsOf(s, side);
      return (option) => rally(s, side, hexOfId(option), targets);
    }
    case "react": {
      const targets = targetsOf(s, side);
      return (option) => {
        if (option === "pass") return REACTION;
        const hex = s.at[unitOfId(option)]!;
        return Math.max(...REACTIONS.map((kind) => sally(s, side, hex, kind, targets)));
      };
    }
    case "react-kind": {
      const targets = targetsOf(s, side);
      return (option) => sally(s, side, hexOfId(String(question.params?.hex)), option, targets);
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
      return (option) => (option === "done" ? 0 : levyWorth(side, unitOfId(option)));
    case "dictator":
      return (option) => COMMAND[unitOfId(option)]!;
    case "deploy":
    case "setup-place":
    case "place-mercenaries":
      return placeScorer(s, side, unitOfId(String(question.params?.unit)));
    case "come-home-next":
      return (option) => strengthOf(s, unitOfId(option));
    case "come-home":
      return (option) => (isFortress(s, hexOfId(option)) ? holdingWorth(s, hexOfId(option)) : 0);
    case "retreat":
    case "part":
      return (option) => (option === "split" ? -9 : shelter(s, side, hexOfId(option)));
    case "diplomacy":
      return (option) => (option.startsWith("power:") ? courtship(s, side, option) : option === "done" ? 0 : -2);
    case "commit-marker":
    case "oppose-diplomacy":
      return (option) => (option === "pass" ? 0.5 : markerValue(option));
    case "treachery":
      return (option) => (option === "pass" ? 0.5 : 1);
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
      return (option) => (option === "marker:spy" ? 1 : -markerValue(option));
    case "colonize":
      return (option) => (option.startsWith("hex:") && s.ap[side]! > 10 ? 1 : 0.5);
    default:
      return (option) => (option === "done" || option === "pass" ? 2 : 0);
  }
}

/** What the best force on land, the best at sea, and a rally could do for the AP; the price of supply is kept back. */
function operationScorer(s: State, side: number): (option: string) => number {
  const { land, sea, gathering } = prospects(s, side);
  const end = apWorth(s, side) + (s.ap[side]! <= hungryHexes(s, side).length ? 8 : 0);
  return (option) => {
    switch (option) {
      case "op:land":
        return land;
      case "op:naval":
        return sea;
      case "op:concentrate":
        return gathering;
      case "end":
        return end;
      default:
        return -3;
    }
  };
}

/** A reaction costs two AP that could be kept, so it must promise more than this. */
const REACTION = 8;
const REACTIONS = ["op:land", "op:naval"];

/** What a stack could strike at at once, by land or by sea. */
function sally(s: State, side: number, hex: number, kind: string, targets: readonly Target[]): number {
  const deed = kind === "op:land" ? landPlan(s, side, hex, targets) : seaDeed(s, side, hex, targets);
  return deed.strike < 0 ? 0 : deed.worth;
}

/** Straight to where the best deed is done: the shortest way on the bare map, unless the enemy bars it. */
function moveScorer(s: State, side: number): (option: string) => number {
  const operation = s.operation!;
  const { hex, units, spent } = operation;
  const { goal } = landDeed(s, side, units, targetsOf(s, side));
  if (goal < 0 || goal === hex) return (option) => (option === "stop" ? 1 : 0);
  const ways = landWays(goal, allLight(units));
  let shortest = Number.POSITIVE_INFINITY;
  return (option) => {
    if (option === "stop") return -FAR;
    if (option === "drop") return -2 * FAR;
    const to = hexOfId(option);
    const cost = enterCost(hex, directionTo(hex, to));
    const total = cost + ways[to]!;
    if (total >= shortest) return -total;
    if (to !== goal && !hexesInReach(s, { ...operation, hex: to, spent: spent + cost }).has(goal)) return -2 * FAR;
    shortest = total;
    return -total;
  };
}

function embarkScorer(s: State, side: number): (option: string) => number {
  const { hex } = s.operation!;
  const wanted = wantsGarrison(s, side, hex) ? [] : passengers(s, side, hex);
  return (option) => (option === "done" ? 1 : wanted.includes(unitOfId(option)) ? 2 + strengthOf(s, unitOfId(option)) : 0);
}

/** The shortest way to where the best deed is done, and not out to sea without the AP for supply. */
function sailScorer(s: State, side: number): (option: string) => number {
  const operation = s.operation!;
  const { hex } = operation;
  const settling = operation.spent === 0 && wantsGarrison(s, side, hex);
  const goal = settling ? -1 : seaDeed(s, side, hex, targetsOf(s, side)).goal;
  if (goal < 0) return (option) => (option === "stop" ? 1 : option !== "drop" && isPort(hexOfId(option)) ? 0 : -1);
  const ways = seaWays(goal);
  const reach = hexesInReach(s, operation);
  const arrives = goal === hex || reach.has(goal);
  const haven = !arrives && s.ap[side]! < 1 && isPort(hex);
  let end = hex;
  if (!haven) for (const at of reach.keys()) if (ways[at]! < ways[end]!) end = at;
  const before = seaWays(end);
  let shortest = operation.allowance - operation.spent;
  return (option) => {
    if (option === "drop") return -2 * FAR;
    if (option === "stop") return end === hex ? 1 : -FAR;
    const to = hexOfId(option);
    const way = before[to]!;
    if (end === hex || way >= shortest) return -FAR - way;
    if (to !== end && !hexesInReach(s, { ...operation, hex: to, spent: operation.spent + 1 }).has(end)) return -FAR - way;
    shortest = way;
    return -way;
  };
}

/** Who would take part in an attack from the operation's hex. */
function strikers(s: State, side: number, to: number): number[] {
  const { hex } = s.operation!;
  const bySea = canStrikeBySea(hex, to);
  return unitsOf(s, side, hex).filter((unit) =>
    s.aboard[unit]! >= 0 || IS_FLEET[unit] ? bySea : !IS_STATIC[unit] && KIND[to] !== SEA,
  );
}

function attackScorer(s: State, side: number): (option: string) => number {
  const targets = targetsOf(s, side);
  const from = s.operation!.hex;
  return (option) => {
    if (option === "pass") return 0;
    const hex = hexOfId(option);
    const target = targets.find((each) => each.hex === hex);
    if (!target) return -9;
    const units = strikers(s, side, hex);
    const force = forceOf(s, units);
    const fromSea = units.some((unit) => s.aboard[unit]! >= 0);
    const landed = units.some((unit) => !IS_FLEET[unit] && s.aboard[unit]! < 0);
    const shift = landed ? hexsideShift(SIDES[from * 6 + directionTo(from, hex)]!) : 0;
    return gamble(oddsAgainst(s, force, target, fromSea, shift), target, force) - 0.5;
  };
}

/** A tactics marker is worth playing if it changes the odds and something is at stake. */
function tacticsScorer(s: State, side: number): (option: string) => number {
  const combat = s.combat!;
  const sheltered = isFortress(s, combat.to);
  const stake = (sheltered ? 2 * holdingWorth(s, combat.to) : 0) + 0.5 * strength(s, combat.defenders);
  const counter = combatColumn((100 * strength(s, combat.defenders)) / Math.max(strength(s, combat.attackers), 1)) + 1;
  const chances = (shift: number) => {
    const within = (column: number) => Math.min(Math.max(column, 0), COLUMNS - 1);
    const { win, loss } = oddsInColumn(within(combat.column + shift), within(counter - shift), sheltered);
    return win * stake - loss * strength(s, combat.attackers);
  };
  const direction = side === combat.side ? 1 : -1;
  return (option) =>
    option === "pass" ? 4 : direction * (chances(direction * markerValue(option)) - chances(0)) - 0.2 * markerValue(option);
}

const shelter = (s: State, side: number, hex: number): number =>
  hex < 0 ? 0 : (isFortress(s, hex) ? 4 : 0) + (isPort(hex) ? 1 : 0) + 0.2 * strength(s, unitsOf(s, side, hex));

function pickSome(s: State, question: Pick, chance: Chance): Answer {
  const { options, min, max } = question;
  const side = sideOfSeat(question.seat);
  switch (question.prompt.slice("fpw.".length)) {
    case "choose-force":
    case "react-force":
      return allBut(options, guards(s, options.map(unitOfId)), min);
    case "choose-joining": {
      const units = options.map(unitOfId);
      const stay = [...new Set(units.map((unit) => s.at[unit]!))].flatMap((hex) =>
        guards(
          s,
          units.filter((unit) => s.at[unit] === hex),
        ),
      );
      return allBut(options, stay, min);
    }
    case "pursue":
      return pursuit(s, side, options);
    case "hunters": {
      const riders = options.filter((id) => !IS_LEADER[unitOfId(id)]);
      return riders.length >= min ? riders.slice(0, Math.max(min, 1)) : options.slice(0, min);
    }
    case "choose-attackers":
    case "choose-fleets":
    case "train-victors":
      return options.slice(0, max);
    case "debark":
      return landing(s, side, hexOfId(String(question.params?.hex)), options).slice(0, max);
    case "supply": {
      const b = scan(s);
      const excess = (id: string) => fedUnits(s, b, hexOfId(id)).length - supplyLimit(s, b, hexOfId(id), side);
      return options
        .filter((id) => excess(id) > 0)
        .sort((a, c) => excess(c) - excess(a))
        .slice(0, max);
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

const allBut = (options: readonly string[], stay: readonly number[], min: number): readonly string[] => {
  const going = options.filter((id) => !stay.includes(unitOfId(id)));
  return going.length >= min ? going : options;
};

const ranked = (options: readonly string[], worth: (id: string) => number): string[] =>
  [...options].sort((a, b) => worth(b) - worth(a) || unitOfId(a) - unitOfId(b));

/** The one who is spared most easily, but no leader. */
const weakest = (s: State, options: readonly string[]): string[] =>
  ranked(
    options.filter((id) => !IS_LEADER[unitOfId(id)]),
    (id) => -unitWorth(s, unitOfId(id)),
  ).slice(0, 1);

/** A beaten enemy is followed into his fortress, and elsewhere only by an army that stands in the open itself. No army is parted for it. */
function pursuit(s: State, side: number, options: readonly string[]): readonly string[] {
  const combat = s.combat!;
  const [from, to] = side === combat.side ? [combat.from, combat.to] : [combat.to, combat.from];
  if (!isFortress(s, to) && (isFortress(s, from) || isPort(from) || KIND[from] === SEA)) return [];
  const able = options.map(unitOfId);
  const army = unitsOf(s, side, from).filter((unit) => !IS_FLEET[unit] && !IS_STATIC[unit] && s.aboard[unit]! < 0);
  if (army.every((unit) => able.includes(unit))) return allBut(options, guards(s, able), 0);
  return isFortress(s, to) ? weakest(s, options) : [];
}

/** Who lands: all but marines, to attack by land and walk into a fortress; one, to hold it; otherwise the troops stay aboard. */
function landing(s: State, side: number, hex: number, options: readonly string[]): readonly string[] {
  if (isFortress(s, hex)) {
    if (!wantsGarrison(s, side, hex)) return [];
    return weakest(s, options);
  }
  const { strike } = seaDeed(s, side, hex, targetsOf(s, side));
  if (strike >= 0 && canLandAgainst(hex, strike)) return options.filter((id) => !IS_MARINE[unitOfId(id)]);
  return cargoOfFleets(s, s.operation!.units).length === 0 ? options : [];
}
