import type { Header, Plain } from "../../../engine/index.ts";
import { average, type Odds, share, upTo } from "../../shared/page/odds.ts";
import type { Question } from "../../shared/rules/seats.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { controls, hasTribe } from "../rules/control.ts";
import { battleRating, siegePoints, unitsInSpace } from "../rules/forces.ts";
import { GENERALS, generalNamed } from "../rules/generals.ts";
import { LANES, SPACE_OPTIONS, spaceNamed, spaceOf } from "../rules/map.ts";
import { interceptionBases, mayIntercept } from "../rules/naval-interception.ts";
import { pointsNeeded, siegeDie, whyNotBesiege } from "../rules/siege.ts";
import type { Hamilcar } from "../rules/state.ts";
import { attritionLoss, NAVAL_DIE, type SiegeFace, seamanshipOf } from "../rules/tables.ts";
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
      return [{ key: "face.odds.command", chance: share((die) => die >= 4) }];
    case "winter":
      return winterOdds(s, seat, question);
    default:
      return [];
  }
}

/** 8.2: the symbols on the Naval Die and on the Seamanship track cancel each other. */
export const slipsAway = (s: Hamilcar, mover: Seat): number => {
  const track = seamanshipOf(s.seamanship).symbols;
  return (
    NAVAL_DIE.filter(({ rome, carthage }) => (mover === "rome" ? rome > carthage + track : carthage + track > rome)).length / 6
  );
};

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
    const ships = Math.min(5, s.warships[enemy].ready);
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

/** The activated general's next siege roll: red or white die, and the points still needed. */
function siegeOdds(s: Hamilcar): Odds[] {
  const march = s.march!;
  const at = spaceOf(march.at);
  if (whyNotBesiege(s, march)) return [];
  const die = siegeDie(s, march.seat, at);
  const { ability } = GENERALS[march.general]!;
  const again = (hasTribe(s, at) && ability.subjugationReroll) || s.trains.includes(at);
  const chance = (so: (face: SiegeFace) => boolean) => {
    const once = die.filter(so).length / 6;
    return again ? 1 - (1 - once) ** 2 : once;
  };
  const missing = pointsNeeded(s, at) - siegePoints(s, at);
  return [
    { key: "face.odds.falls", params: { space: SPACE_OPTIONS[at]! }, chance: chance(({ point }) => point >= missing) },
    { key: "face.odds.siege-point", chance: chance(({ point }) => point > 0) },
    ...(ability.noSiegeLoss ? [] : [{ key: "face.odds.siege-loss", chance: die.filter(({ loss }) => loss > 0).length / 6 }]),
  ];
}

function reactionOdds(s: Hamilcar, seat: Seat, question: Question): Odds[] {
  const march = s.march;
  if (!march) return [];
  const hindered = controls(s, march.seat, march.at) && unitsInSpace(s, seat, march.at) === 0;
  return optionsOf(question).flatMap((option): Odds[] => {
    if (!/^(avoid|intercept):/.test(option)) return [];
    const general = generalNamed(option);
    const avoids = option.startsWith("avoid:");
    return [
      {
        key: avoids ? "face.odds.avoid" : "face.odds.intercept",
        option,
        params: { general: option.replace(/^\w+:/, "general:") },
        chance: upTo(battleRating(s, general) - (!avoids && hindered ? 1 : 0)),
      },
    ];
  });
}

/** 13.3.D: above the Roman rating Carthage re-rolls a die, on 1 Rome does. */
function chargeOdds(s: Hamilcar, question: Question): Odds[] {
  const rating = Number(question.params?.rating ?? 0);
  const commander = s.battle?.commanders.carthage ?? -1;
  const bonus = (s.forgottenTactics ? -2 : 0) + (commander >= 0 ? (GENERALS[commander]!.ability.charge ?? 0) : 0);
  return [
    { key: "face.odds.charge", chance: share((die) => die + bonus > 1 && die + bonus > rating) },
    { key: "face.odds.rampage", chance: share((die) => die + bonus <= 1) },
  ];
}

function winterOdds(s: Hamilcar, seat: Seat, question: Question): Odds[] {
  const space = question.params?.space;
  if (typeof space !== "string") return [];
  const at = spaceNamed(space);
  const cus = s.cus[seat][at]! + (seat === "carthage" ? s.elephants[at]! : 0);
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
