import type { Header, Plain } from "../../../engine/index.ts";
import { average, type Odds, share, upTo } from "../../shared/page/odds.ts";
import type { Question } from "../../shared/rules/seats.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { battleRating, cusAt, siegePoints } from "../rules/forces.ts";
import { GENERALS, generalNamed } from "../rules/generals.ts";
import { changesCommand } from "../rules/land-battle.ts";
import { chargeModifiers, chargeResult } from "../rules/land-dice.ts";
import { interceptionModifiers } from "../rules/land-interception.ts";
import { LANES, SPACE_OPTIONS, spaceNamed, spaceOf } from "../rules/map.ts";
import { interceptionBases, mayIntercept, slipsAway } from "../rules/naval-interception.ts";
import { mayRerollSiege, pointsNeeded, siegeDie, whyNotBesiege } from "../rules/siege.ts";
import { type Hamilcar, type March, sum } from "../rules/state.ts";
import { attritionLoss, type SiegeFace } from "../rules/tables.ts";
import { FLEET_WARSHIPS } from "../rules/warships.ts";
import { imaginedState } from "./imagined.ts";

const optionsOf = (question: Question): readonly string[] => (question.kind === "choose" ? question.options : []);

/** The odds of the dice an answer to the question would roll. */
export function oddsFor(view: Plain, header: Header, seat: Seat, question: Question): Odds[] {
  const s = imaginedState(view, header);
  if (!s) return [];
  const prompt = question.prompt.slice("hamilcar.".length);
  switch (prompt) {
    case "march":
    case "march-ended":
      return s.march && optionsOf(question).includes("besiege") ? siegeOdds(s) : [];
    case "sail":
      return interceptionRisks(s, seat, question);
    case "intercept-fleet":
      return s.supremacy === other(seat)
        ? [{ key: "face.odds.slips-away", chance: slipsAway(s, other(seat)), params: { seat: `seat:${other(seat)}` } }]
        : [];
    case "avoid-interception":
      return [{ key: "face.odds.avoid-fleet", chance: slipsAway(s, seat) }];
    case "react":
      return reactionOdds(s, seat, question);
    case "pursue":
      return typeof question.params?.needed === "number"
        ? [{ key: "face.odds.pursue", chance: upTo(question.params.needed) }]
        : [];
    case "charge":
      return chargeOdds(s, question);
    case "change-command":
      return [{ key: "face.odds.command", chance: share(changesCommand) }];
    case "winter":
      return winterOdds(s, seat, question);
    default:
      return [];
  }
}

/** Where the enemy could intercept, and whether the fleet could slip away. */
export function interceptionRisks(s: Hamilcar, seat: Seat, question: Question): Odds[] {
  const fleet = s.fleets[seat];
  if (!fleet || fleet.challenged) return [];
  const enemy = other(seat);
  const here = fleet.route[fleet.route.length - 1]!;
  return optionsOf(question).flatMap((option): Odds[] => {
    if (!option.startsWith("space:")) return [];
    const to = spaceNamed(option);
    if (!mayIntercept(s, enemy, to)) return [];
    const ships = Math.min(FLEET_WARSHIPS, s.warships[enemy].ready);
    const bases = interceptionBases(s, enemy, to).map((base) => SPACE_OPTIONS[base]!);
    const lane = LANES[here]!.find((way) => way.to === to);
    return [
      {
        key: s.supremacy === seat ? "face.odds.through" : "face.odds.can-intercept",
        option,
        params: { space: option },
        chance: s.supremacy === seat ? slipsAway(s, seat) : null,
        about: { key: "face.odds.through.about", params: { count: ships, bases, storms: lane?.storms ?? 0 } },
      },
    ];
  });
}

/** The chance of a siege roll of the activated general before a city to be as is wanted. */
function siegeChance(s: Hamilcar, { seat, general }: March, at: number, so: (face: SiegeFace) => boolean): number {
  const once = siegeDie(s, seat, at).filter(so).length / 6;
  return mayRerollSiege(s, at, general) ? 1 - (1 - once) ** 2 : once;
}

/** The chance that a siege roll before a city brings at least one point. */
export const siegePointChance = (s: Hamilcar, march: March, at: number): number =>
  siegeChance(s, march, at, ({ point }) => point > 0);

/** The activated general's next siege roll: red or white die, and the points still needed. */
export function siegeOdds(s: Hamilcar): Odds[] {
  const march = s.march!;
  const at = spaceOf(march.at);
  if (whyNotBesiege(s, march)) return [];
  const die = siegeDie(s, march.seat, at);
  const { ability } = GENERALS[march.general]!;
  const missing = pointsNeeded(s, at) - siegePoints(s, at);
  return [
    {
      key: "face.odds.falls",
      params: { space: SPACE_OPTIONS[at]! },
      chance: siegeChance(s, march, at, ({ point }) => point >= missing),
    },
    { key: "face.odds.siege-point", chance: siegePointChance(s, march, at) },
    ...(ability.noSiegeLoss ? [] : [{ key: "face.odds.siege-loss", chance: die.filter(({ loss }) => loss > 0).length / 6 }]),
  ];
}

function reactionOdds(s: Hamilcar, seat: Seat, question: Question): Odds[] {
  const march = s.march;
  if (!march) return [];
  const harder = sum(interceptionModifiers(s, seat));
  return optionsOf(question).flatMap((option): Odds[] => {
    if (!/^(avoid|intercept):/.test(option)) return [];
    const general = generalNamed(option);
    const avoids = option.startsWith("avoid:");
    return [
      {
        key: avoids ? "face.odds.avoid" : "face.odds.intercept",
        option,
        params: { general: option.replace(/^\w+:/, "general:") },
        chance: upTo(battleRating(s, general) - (avoids ? 0 : harder)),
      },
    ];
  });
}

/** 13.3.D: above the Roman rating Carthage re-rolls a die, on 1 Rome does. */
function chargeOdds(s: Hamilcar, question: Question): Odds[] {
  const rating = Number(question.params?.rating ?? 0);
  if (!s.battle) return [];
  const bonus = sum(chargeModifiers(s));
  return [
    { key: "face.odds.charge", chance: share((die) => chargeResult(die + bonus, rating) === "carthage-rerolls") },
    { key: "face.odds.rampage", chance: share((die) => chargeResult(die + bonus, rating) === "rome-rerolls") },
  ];
}

function winterOdds(s: Hamilcar, seat: Seat, question: Question): Odds[] {
  const space = question.params?.space;
  if (typeof space !== "string") return [];
  const at = spaceNamed(space);
  const cus = cusAt(s, seat, at);
  if (cus === 0) return [];
  const loss = average((die) => attritionLoss(cus, die));
  return [
    {
      key: "face.odds.winter",
      chance: share((die) => attritionLoss(cus, die) > 0),
      about: { key: "face.odds.winter.about", params: { loss: loss.toFixed(1) } },
    },
  ];
}
