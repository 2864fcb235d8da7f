import { type Answer, type Chance, randomAnswer } from "../../../engine/index.ts";
import type { Pick } from "../../shared/rules/seats.ts";
import { isFortress, isPort, scan } from "../rules/board.ts";
import { hexOfId, KIND, SEA } from "../rules/map.ts";
import { type State, sideOfSeat } from "../rules/state.ts";
import { fedUnits, supplyLimit } from "../rules/supply.ts";
import { IS_FLEET, IS_LEADER, IS_MARINE, IS_STATIC, unitOfId } from "../rules/units.ts";
import { canLandAgainst, cargoOfFleets, seaDeed, wantsGarrison } from "./deeds.ts";
import { guards, unitsOf, unitWorth } from "./forces.ts";
import type { Target } from "./targets.ts";

/** Answers with more than one option. */
export function pickSome(s: State, question: Pick, chance: Chance, targets: () => readonly Target[]): Answer {
  const { options, min, max } = question;
  const side = sideOfSeat(question.seat);
  switch (question.prompt.slice("fpw.".length)) {
    case "choose-force":
    case "react-force":
      return allBut(s, options, guards(s, options.map(unitOfId)), min);
    case "choose-joining": {
      const units = options.map(unitOfId);
      const stay = [...new Set(units.map((unit) => s.at[unit]!))].flatMap((hex) =>
        guards(
          s,
          units.filter((unit) => s.at[unit] === hex),
        ),
      );
      return allBut(s, options, stay, min);
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
      return landing(s, side, hexOfId(String(question.params?.hex)), options, targets).slice(0, max);
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

/** All who need not stay; if somebody has to go nevertheless, the most expendable. */
const allBut = (s: State, options: readonly string[], stay: readonly number[], min: number): readonly string[] => {
  const going = options.filter((id) => !stay.includes(unitOfId(id)));
  return going.length >= min ? going : ranked(options, (id) => -unitWorth(s, unitOfId(id))).slice(0, min);
};

const ranked = (options: readonly string[], worth: (id: string) => number): string[] =>
  [...options].sort((a, b) => worth(b) - worth(a) || unitOfId(a) - unitOfId(b));

/** The most expendable unit, but no leader. */
const weakest = (s: State, options: readonly string[]): string[] =>
  ranked(
    options.filter((id) => !IS_LEADER[unitOfId(id)]),
    (id) => -unitWorth(s, unitOfId(id)),
  ).slice(0, 1);

/** A beaten enemy is pursued into his fortress, and elsewhere only by an army already in the open. No army is split for it. */
function pursuit(s: State, side: number, options: readonly string[]): readonly string[] {
  const combat = s.combat!;
  const [from, to] = side === combat.side ? [combat.from, combat.to] : [combat.to, combat.from];
  if (!isFortress(s, to) && (isFortress(s, from) || isPort(from) || KIND[from] === SEA)) return [];
  const able = options.map(unitOfId);
  const army = unitsOf(s, side, from).filter((unit) => !IS_FLEET[unit] && !IS_STATIC[unit] && s.aboard[unit]! < 0);
  if (army.every((unit) => able.includes(unit))) return allBut(s, options, guards(s, able), 0);
  return isFortress(s, to) ? weakest(s, options) : [];
}

/**
 * Which units land: all but marines, to attack by land and walk into a fortress; one, to hold it; otherwise the troops stay
 * aboard.
 */
function landing(
  s: State,
  side: number,
  hex: number,
  options: readonly string[],
  targets: () => readonly Target[],
): readonly string[] {
  if (isFortress(s, hex)) {
    if (!wantsGarrison(s, side, hex)) return [];
    return weakest(s, options);
  }
  const { strike } = seaDeed(s, side, hex, targets());
  if (strike >= 0 && canLandAgainst(hex, strike)) return options.filter((id) => !IS_MARINE[unitOfId(id)]);
  return cargoOfFleets(s, s.operation!.units).length === 0 ? options : [];
}
