import { type Answer, type Chance, type Choose, other, type Question, randomAnswer, type Seat } from "../../engine/index.ts";
import { controls } from "../../games/hamilcar/control.ts";
import { battleRating, cusAt, cusInSpace } from "../../games/hamilcar/forces.ts";
import { GENERALS, generalNamed, OF_SIDE } from "../../games/hamilcar/generals.ts";
import { opsOf } from "../../games/hamilcar/hand.ts";
import { SPACE_COUNT, spaceNamed, spaceOf } from "../../games/hamilcar/map.ts";
import type { Hamilcar } from "../../games/hamilcar/state.ts";
import { CARDS, cardNamed } from "../../games/hamilcar/strategyCards.ts";
import { turnOf } from "../../games/hamilcar/tables.ts";
import { best } from "../best.ts";
import { marchWorth, sailWorth } from "./movement.ts";
import { dieWorth, pcWorth, pointWorth } from "./points.ts";
import { allocateSome, amountOf, pickSome } from "./several.ts";
import { armyAt, DISTANCES, edge, enemiesIn, ratingAt } from "./strength.ts";

/** How much luck goes into a choice. */
const LUCK = 1.2;

/**
 * A quick answer to any question: what a hasty but not foolish player would do. It is what games are played out with when the
 * computer thinks ahead, and plays whole games by itself in self-play. It only looks at what its seat may know.
 */
export function policy(s: Hamilcar, question: Question, chance: Chance): Answer {
  switch (question.kind) {
    case "choose":
      return best(question.options, (option) => score(s, question, option), LUCK, chance);
    case "pick":
      return pickSome(s, question, chance);
    case "allocate":
      return allocateSome(s, question, chance);
    case "amount":
      return amountOf(s, question) ?? randomAnswer(question, chance);
  }
}

function score(s: Hamilcar, question: Choose, option: string): number {
  const { seat, prompt } = question;
  switch (prompt.slice("hamilcar.".length)) {
    case "play-card":
      return playWorth(s, seat, option);
    case "use-card":
      return useWorth(s, seat, option, question.params?.card as string);
    case "who-first":
      return option === `seat:${seat}` ? 2 : 0;
    case "activate":
      return option === "done" ? 1 : armyWorth(s, seat, generalNamed(option));
    case "march":
    case "march-ended":
      return marchWorth(s, option);
    case "sail":
      return sailWorth(s, option);
    case "spend-point":
    case "spend-difference":
      return pointWorth(s, seat, option);
    case "react":
      return reactionWorth(s, seat, option);
    case "intercept-fleet":
      return option === "yes" ? navalEdge(s, seat, Math.min(5, s.warships[seat].ready)) : 0.6;
    case "back-up":
      return option === "fight" ? 1 + 2 * edgeHere(s, seat) : 0.5;
    case "land-where":
      return option === "inside" ? enemiesIn(s, seat, spaceNamed(question.params!.space as string)) : 0.5;
    case "flee-defeat":
      return option === "pass" ? 0 : 3;
    case "evade":
    case "flee-danger":
      return option === "pass" ? 2 : -2 * navalEdge(s, seat, s.warships[seat].atSea);
    case "after-victory":
      return option === "raid-port" ? 4 : option === "land" ? 1.5 : 0.5;
    case "reroll":
      return dieWorth(s, seat, option);
    case "reroll-naval":
      return option === "yes" ? 4.5 - Number(question.params?.die) : 0;
    case "reroll-siege":
      return option === "yes" ? (Number(question.params?.point) > 0 ? -3 : 3) : 0;
    case "charge":
      return option === "yes" ? (s.forgottenTactics ? -1 : 3) : 0.5;
    case "winter":
      return option === "supply" ? cusInSpace(s, seat, spaceNamed(question.params!.space as string)) - 3 : 0;
    case "reform":
      return { seamanship: 4, mount: s.seamanship >= 2 ? 2 : 1.5, warships: 3, none: 1 }[option] ?? 0;
    case "rowing-drills":
      return option === "seamanship" ? 3 : 1;
    case "miat-cu":
      return option === "warship" ? (s.warships.carthage.ready < 3 ? 1 : 0) : 1;
    case "proconsul":
    case "commander":
    case "select-consul":
      return option === "none" || option === "draw"
        ? 1
        : 2 * battleRating(s, generalNamed(option)) + 0.2 * cusAt(s, seat, Math.max(0, s.generals[generalNamed(option)]!));
    case "place-general":
    case "place-cu":
    case "place-cus":
    case "place-elephant":
    case "raise-troops":
      return frontWorth(s, seat, spaceNamed(option));
    case "retreat":
    case "avoid-where":
    case "interceptor-lands":
      return option.includes(":")
        ? 0.5 * cusInSpace(s, seat, spaceNamed(option)) + (controls(s, seat, spaceNamed(option)) ? 1 : 0)
        : 0;
    case "avoid-interception":
    case "pursue":
    case "win-over":
    case "determined-defense":
    case "add-refitted":
    case "change-command":
    case "reroll-charge":
    case "pay-mutineers":
      return option === "yes" ? 3 : 0;
    case "prolong":
      return option === "prolong" ? 2 : 0;
    case "overrun":
      return option === "overrun" ? 3 : 0;
    case "remove-miat":
      return option === "miat:centre" ? 0 : 2;
    case "raid-coast":
    case "scipio":
    case "place-pcs":
      return option.startsWith("space:") ? pcWorth(s, seat, spaceNamed(option)) : 0;
    case "sicken":
    case "mutiny":
      return cusInSpace(s, other(seat), spaceNamed(option));
    case "maneuver":
    case "favorable-wind":
      return option === "pass" ? 0.6 : option.startsWith("card:") ? -2 * navalEdge(s, seat, s.warships[seat].atSea) : 1.2;
    case "roll":
    case "evasion":
      return option === "roll" ? 1 : 0.6;
    default:
      return option === "pass" || option === "no" || option === "none" || option === "done" ? 0.5 : 1.2;
  }
}

/** Weak cards first into the middle of the turn, campaigns while they can surprise. */
function playWorth(s: Hamilcar, seat: Seat, option: string): number {
  if (option === "hire") return turnOf(s.turn).mercenaryCost <= 3 ? 4 : -1;
  if (option === "dictator") return 4;
  if (option === "run-blockade") return 0.5;
  const card = CARDS[cardNamed(option)]!;
  const own = card.side === "both" || card.side === seat;
  return opsOf(s, seat, card.number) * 0.6 + (card.effect.kind === "campaign" ? 1 : 0) - (card.counter && own ? 2 : 0);
}

function useWorth(s: Hamilcar, seat: Seat, use: string, card: string): number {
  const number = cardNamed(card);
  const { effect } = CARDS[number]!;
  const ops = opsOf(s, seat, number);
  switch (use) {
    case "event":
      return effect.kind === "campaign" || effect.kind === "forced-march" ? 4 : 3;
    case "counter":
      return 4;
    case "activate":
      return hasArmyReady(s, seat, ops) ? 2.9 : 0.5;
    case "points":
      return 1 + ops * 0.5;
    case "troops":
      return 2;
    case "ships":
      return s.warships[seat].ready + s.warships[seat].spent < s.warships[other(seat)].ready + 2 ? 3.2 : 1.5;
    default:
      return -3;
  }
}

const hasArmyReady = (s: Hamilcar, seat: Seat, ops: number): boolean =>
  OF_SIDE[seat].some(
    (general) => s.generals[general]! >= 0 && GENERALS[general]!.strategy <= ops && cusAt(s, seat, s.generals[general]!) >= 3,
  );

function armyWorth(s: Hamilcar, seat: Seat, general: number): number {
  const post = s.generals[general]!;
  return post < 0 ? 0 : Math.min(cusAt(s, seat, post), 10) * 0.6 + battleRating(s, general) * 0.8;
}

/** Troops go where there are some already, and where the enemy is near. */
function frontWorth(s: Hamilcar, seat: Seat, at: number): number {
  let near = 0;
  for (let place = 0; place < SPACE_COUNT; place++) {
    if (DISTANCES[at]![place]! <= 3 && cusInSpace(s, other(seat), place) > 0) near++;
  }
  return Math.min(cusInSpace(s, seat, at), 7) * 0.5 + 0.8 * near + ratingAt(s, seat, at) * 0.5;
}

/** How an army of the seat stands to the enemy in the space of the march. */
function edgeHere(s: Hamilcar, seat: Seat): number {
  const at = s.march ? spaceOf(s.march.at) : 0;
  return edge(s, seat, at, armyAt(s, seat, at), armyAt(s, other(seat), at));
}

function reactionWorth(s: Hamilcar, seat: Seat, option: string): number {
  if (option === "done") return 1;
  const at = spaceOf(s.march!.at);
  const enemy = armyAt(s, other(seat), at);
  if (option.startsWith("avoid:")) return 1 - edge(s, seat, at, armyAt(s, seat, at), enemy);
  const own = armyAt(s, seat, s.generals[generalNamed(option)]!);
  return 0.3 + edge(s, seat, at, own, enemy);
}

/** Warships more than the fleet at sea of the enemy has. */
const navalEdge = (s: Hamilcar, seat: Seat, ships: number): number => ships - s.warships[other(seat)].atSea + 0.5;
