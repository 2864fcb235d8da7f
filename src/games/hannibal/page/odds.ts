import type { Header, Plain } from "../../../engine/index.ts";
import { average, type Odds, share, upTo } from "../../shared/page/odds.ts";
import type { Question } from "../../shared/rules/seats.ts";
import { other, type Seat } from "../../shared/rules/seats.ts";
import { attritionLoss, total } from "../rules/attrition.ts";
import { ableToAvoid } from "../rules/avoiding-battle.ts";
import { chargeResult } from "../rules/battle.ts";
import { arrive, countMarch } from "../rules/campaign.ts";
import { copy } from "../rules/copy.ts";
import { avoidsOn, GENERAL_OPTIONS, generalNamed, interceptsOn, sideOf } from "../rules/generals.ts";
import { interceptionModifiers, interceptions } from "../rules/interception.ts";
import { LINKS, postNamed, SPACE_OPTIONS, STRONGHOLD_AT, spaceOf } from "../rules/map.ts";
import { passModifiers } from "../rules/passes-and-straits.ts";
import { leaveGarrison } from "../rules/reaction.ts";
import { isChallenged, navalModifiers, navalResult } from "../rules/sea.ts";
import { isBetrayed, POINTS_TO_FALL, rollsOf, siegeModifiers, siegeResult } from "../rules/siege.ts";
import type { Hannibal, March } from "../rules/state.ts";
import { imaginedState } from "./imagined.ts";

/** The odds of the dice an answer to the question would roll. */
export function oddsFor(view: Plain, header: Header, seat: Seat, question: Question): Odds[] {
  const needed = question.params?.needed;
  switch (question.prompt) {
    case "hannibal.pursue":
    case "hannibal.counterattack":
    case "hannibal.stop-withdrawal":
      return typeof needed === "number" ? [{ key: `face.odds.${question.prompt.slice(9)}`, chance: upTo(needed) }] : [];
    case "hannibal.elephants":
      return typeof needed === "number"
        ? [
            { key: "face.odds.elephants", chance: share((die) => chargeResult(die, needed) === "success") },
            { key: "face.odds.rampage", chance: share((die) => chargeResult(die, needed) === "rampage") },
          ]
        : [];
    case "hannibal.avoid":
      return generalsAmong(question).map((option) => ({
        key: "face.odds.avoid",
        params: { general: option },
        chance: upTo(avoidsOn(generalNamed(option))),
      }));
  }
  const s = imaginedState(view, header);
  if (!s) return [];
  switch (question.prompt) {
    case "hannibal.intercept":
      return interceptionOdds(s, seat, question);
    case "hannibal.siege":
    case "hannibal.subjugation":
      return siegeOdds(s, question.prompt === "hannibal.siege" ? "siege" : "subjugation");
    case "hannibal.march":
      return marchOdds(s, question);
    default:
      return [];
  }
}

const optionsOf = (question: Question): readonly string[] => (question.kind === "choose" ? question.options : []);
const generalsAmong = (question: Question): string[] => optionsOf(question).filter((option) => option.startsWith("general:"));

/** 12.4: one worse into an enemy PC without friendly CUs. */
function interceptionOdds(s: Hannibal, seat: Seat, question: Question): Odds[] {
  const space = question.params?.space;
  if (typeof space !== "string") return [];
  const to = postNamed(space);
  const harder = total(interceptionModifiers(s, seat, to));
  return generalsAmong(question).map((option) => ({
    key: "face.odds.intercept",
    params: { general: option },
    chance: upTo(interceptsOn(generalNamed(option)) - harder),
  }));
}

/** What an attempt on the city or tribe before a general may bring. */
export function siegeOdds(s: Hannibal, attempt: "siege" | "subjugation"): Odds[] {
  const march = s.march;
  if (!march) return [];
  if (attempt === "siege" && isBetrayed(s, march.at)) return [{ key: "face.odds.betrayed", chance: 1 }];
  const modifier = total(siegeModifiers(s, march, attempt));
  const points = Math.abs(s.siege[STRONGHOLD_AT[march.at]!]!);
  const rolls = rollsOf(s, march, attempt);
  const odds = siegeChances(points, modifier, rolls);
  return [
    ...(odds.falls > 0 ? [{ key: "face.odds.falls", params: { rolls }, chance: odds.falls }] : []),
    { key: "face.odds.siege-point", params: { rolls }, chance: odds.point },
    { key: "face.odds.siege-loss", params: { rolls }, chance: odds.loss },
  ];
}

/** What so many rolls may bring; once the city has fallen nobody rolls again. */
function siegeChances(points: number, modifier: number, rolls: number): { falls: number; point: number; loss: number } {
  const of = (reached: number, left: number, hasLost: boolean): { falls: number; point: number; loss: number } => {
    const falls = reached >= POINTS_TO_FALL;
    if (falls || left === 0) return { falls: Number(falls), point: Number(reached > points), loss: Number(hasLost) };
    const all = DICE.map((die) => {
      const [more, lost] = siegeResult(die + modifier);
      return of(reached + more, left - 1, hasLost || lost > 0);
    });
    const mean = (each: "falls" | "point" | "loss") => all.reduce((sum, one) => sum + one[each], 0) / DICE.length;
    return { falls: mean("falls"), point: mean("point"), loss: mean("loss") };
  };
  return of(points, rolls, false);
}
const DICE: readonly number[] = [1, 2, 3, 4, 5, 6];

/** What may happen on the way: losses in passes, the Roman fleet at sea, enemies who intercept or slip away. */
export function marchOdds(s: Hannibal, question: Question): Odds[] {
  const march = s.march;
  if (!march) return [];
  return optionsOf(question).flatMap((option): Odds[] => {
    if (option.startsWith("sea:") || option.startsWith("harbour:")) return voyageOdds(s, march, option);
    if (!option.startsWith("space:")) return [];
    return [...passOdds(s, march, option), ...reactionOdds(s, march, option)];
  });
}

function voyageOdds(s: Hannibal, march: March, option: string): Odds[] {
  const to = postNamed(option);
  if (!isChallenged(s, march, march.at, to)) return [];
  const modifier = total(navalModifiers(s, march, march.at, to));
  const chance = (result: ReturnType<typeof navalResult>) => share((die) => navalResult(die + modifier) === result);
  return [
    {
      key: "face.odds.sea",
      option,
      params: { space: SPACE_OPTIONS[spaceOf(to)]! },
      chance: chance("through"),
      about:
        chance("sunk") === 1
          ? { key: "face.odds.sea.lost" }
          : {
              key: "face.odds.sea.about",
              params: { back: Math.round(chance("return") * 100), sunk: Math.round(chance("sunk") * 100) },
            },
    },
  ];
}

function passOdds(s: Hannibal, march: March, option: string): Odds[] {
  const { all } = countMarch(march);
  const link = LINKS[spaceOf(march.at)]!.find(({ to }) => to === postNamed(option));
  if (all === 0 || (link?.by !== "pass" && link?.by !== "alps-pass")) return [];
  const modifier = total(passModifiers(s, link.by));
  const loss = average((die) => attritionLoss(all, die + modifier).losses);
  return [
    {
      key: "face.odds.pass",
      option,
      params: { space: option },
      chance: share((die) => attritionLoss(all, die + modifier).losses > 0),
      about: { key: "face.odds.pass.about", params: { loss: loss.toFixed(1) } },
    },
  ];
}

/** The game once a march has entered a space and the other side may react (10.3). */
function arrivedAt(s: Hannibal, enemy: Seat, to: number): Hannibal {
  const after = copy(s);
  arrive(after, after.march!, to);
  leaveGarrison(after, enemy, to);
  return after;
}

/** Enemies who may slip away from the space (13), or intercept from an adjacent one (12). */
function reactionOdds(s: Hannibal, march: March, option: string): Odds[] {
  const enemy = other(sideOf(march.general));
  const to = postNamed(option);
  const after = arrivedAt(s, enemy, to);
  const odds = (key: string, general: number, needed: number): Odds => ({
    key,
    option,
    params: { general: GENERAL_OPTIONS[general]!, space: option },
    chance: upTo(needed),
  });
  const avoider = best(ableToAvoid(after, enemy, to), avoidsOn);
  const harder = total(interceptionModifiers(after, enemy, to));
  return [
    ...(avoider === undefined ? [] : [odds("face.odds.may-avoid", avoider, avoidsOn(avoider))]),
    ...interceptions(after, enemy, to).map(({ able }) => {
      const leader = best(able, interceptsOn)!;
      return odds("face.odds.may-intercept", leader, interceptsOn(leader) - harder);
    }),
  ];
}

/** Whoever has the highest number, the first of equals. */
const best = (generals: readonly number[], rating: (general: number) => number): number | undefined =>
  generals.toSorted((a, b) => rating(b) - rating(a))[0];
