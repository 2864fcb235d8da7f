import { best } from "../../../../bots/frozen/best.ts";
import { type Answer, type Chance, randomAnswer } from "../../../../engine/index.ts";
import { type Choose, other, type PerSeat, type Question, type Seat } from "../../../shared/rules/seats.ts";
import { controls } from "../../rules/control.ts";
import { battleRating, cusAt, cusInSpace } from "../../rules/forces.ts";
import { GENERALS, generalNamed } from "../../rules/generals.ts";
import { CARTHAGO, ROMA, SPACE_COUNT, spaceNamed, spaceOf } from "../../rules/map.ts";
import type { Hamilcar } from "../../rules/state.ts";
import { cardNamed } from "../../rules/strategy-cards.ts";
import { EXCELLENT } from "../../rules/tables.ts";
import { FLEET_WARSHIPS } from "../../rules/warships.ts";
import { playScorer, useScorer } from "./cards.ts";
import { likelyCommander, marching, marchScorer, navalStrength, prospect, sailScorer } from "./movement.ts";
import { dieWorth, pointScorer } from "./points.ts";
import { pcWorth } from "./politics.ts";
import { BY_LAND } from "./routes.ts";
import { allocateSome, amountOf, pickSome } from "./several.ts";
import { armyAt, attackWorth, edge, ratingAt } from "./strength.ts";
import { threat } from "./targets.ts";

/** How much luck goes into a choice. */
const LUCK = 0.4;

/**
 * A quick answer to any question: what a hasty but not foolish player would do. It is what games are played out with when the
 * computer thinks ahead, and plays whole games by itself in self-play. It only looks at what its seat may know.
 */
export function policy(s: Hamilcar, question: Question, chance: Chance): Answer {
  switch (question.kind) {
    case "choose":
      return best(question.options, scorer(s, question), LUCK, chance);
    case "pick":
      return pickSome(s, question, chance);
    case "allocate":
      return allocateSome(s, question, chance);
    case "amount":
      return amountOf(s, question) ?? randomAnswer(question, chance);
  }
}

/** How options are compared. What they have in common is looked at once. */
function scorer(s: Hamilcar, question: Choose): (option: string) => number {
  const { seat, prompt } = question;
  switch (prompt.slice("hamilcar.".length)) {
    case "play-card":
      return playScorer(s, seat);
    case "preempt": {
      const play = playScorer(s, seat);
      return (option) => (option === "pass" ? 1 : play(option));
    }
    case "use-card":
      return useScorer(s, seat, cardNamed(question.params!.card as string));
    case "march":
    case "march-ended":
      return marchScorer(s);
    case "sail":
      return sailScorer(s);
    case "spend-point":
    case "spend-difference":
      return pointScorer(s, seat);
    default:
      return (option) => score(s, question, option);
  }
}

function score(s: Hamilcar, question: Choose, option: string): number {
  const { seat, prompt } = question;
  switch (prompt.slice("hamilcar.".length)) {
    case "who-first":
      return option === `seat:${seat}` ? 2 : 0;
    case "activate":
      return option === "done" ? 0.3 : prospect(s, seat, generalNamed(option), s.play!.orders.points);
    case "react":
      return reactionWorth(s, seat, option);
    case "intercept-fleet":
      return option === "yes" ? interceptionWorth(s, seat) : 0;
    case "back-up":
      return option === "fight" ? 1 + 2 * edgeHere(s, seat) : 0.5;
    case "land-where":
      return option === "inside" ? 0.5 : fieldWorth(s, seat, spaceNamed(question.params!.space as string));
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
      return commandWorth(s, seat, spaceNamed(option), generalNamed(question.params!.general as string));
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
    case "corvus-now":
      return option === "pass" ? 0.5 : s.corvi ? 0 : 1.2;
    default:
      return option === "pass" || option === "no" || option === "none" || option === "done" ? 0.5 : 1.2;
  }
}

/** A general goes to troops that have no good one; an Admiral to his major port, for reforms and refits (5.1). */
function commandWorth(s: Hamilcar, seat: Seat, at: number, general: number): number {
  const rating = battleRating(s, general);
  const cus = Math.min(cusInSpace(s, seat, at), 8);
  const led = ratingAt(s, seat, at);
  const port = GENERALS[general]!.admiral && at === HOME_PORT[seat] ? ADMIRAL_AT_HOME[seat](s) : 0;
  return cus * (led === 0 ? 0.8 : Math.max(0.1, 0.3 * (rating - led))) + port + 0.2 * frontWorth(s, seat, at);
}
const HOME_PORT: PerSeat<number> = { rome: ROMA, carthage: CARTHAGO };
const ADMIRAL_AT_HOME: PerSeat<(s: Hamilcar) => number> = {
  rome: (s) => (s.seamanship < EXCELLENT ? 6 : 1),
  carthage: (s) => Math.min(2, s.warships.carthage.spent),
};

/** Troops go where there are some already, and where the enemy is near. */
function frontWorth(s: Hamilcar, seat: Seat, at: number): number {
  let near = 0;
  for (let place = 0; place < SPACE_COUNT; place++) {
    if (BY_LAND[at]![place]! <= 3 && cusInSpace(s, other(seat), place) > 0) near++;
  }
  return Math.min(cusInSpace(s, seat, at), 7) * 0.5 + 0.8 * near + ratingAt(s, seat, at) * 0.5;
}

/** How an army of the seat stands to the enemy in the space of the march. */
function edgeHere(s: Hamilcar, seat: Seat): number {
  const at = s.march ? spaceOf(s.march.at) : 0;
  return edge(s, seat, at, armyAt(s, seat, at), armyAt(s, other(seat), at));
}

/** What it brings an army of the march to stay outside the walls of its own city. */
function fieldWorth(s: Hamilcar, seat: Seat, at: number): number {
  const enemy = armyAt(s, other(seat), at);
  return enemy.cus === 0 ? 1 : attackWorth(s, seat, at, marching(s, s.march!), enemy, threat(s, seat, at));
}

function reactionWorth(s: Hamilcar, seat: Seat, option: string): number {
  if (option === "done") return 1;
  const at = spaceOf(s.march!.at);
  const enemy = armyAt(s, other(seat), at);
  if (option.startsWith("avoid:")) return 1 - edge(s, seat, at, armyAt(s, seat, at), enemy);
  const own = armyAt(s, seat, s.generals[generalNamed(option)]!);
  return 0.3 + edge(s, seat, at, own, enemy);
}

/** An unguarded fleet is easy prey (8.5); Naval Supremacy is lost where the enemy is let pass (8.1). */
function interceptionWorth(s: Hamilcar, seat: Seat): number {
  const enemy = other(seat);
  if (s.warships[enemy].atSea === 0) return 3;
  const own = navalStrength(s, seat, Math.min(FLEET_WARSHIPS, s.warships[seat].ready), likelyCommander(s, seat));
  const theirs = navalStrength(s, enemy, s.warships[enemy].atSea, s.fleets[enemy]!.commander);
  return own - theirs + (s.supremacy === seat ? 0.5 : 0);
}

/** Warships more than the fleet at sea of the enemy has. */
const navalEdge = (s: Hamilcar, seat: Seat, ships: number): number => ships - s.warships[other(seat)].atSea + 0.5;
