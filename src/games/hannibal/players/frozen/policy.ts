import { best } from "../../../../bots/frozen/best.ts";
import { type Answer, type Chance, handOut, type Item, randomAnswer, randomBelow } from "../../../../engine/index.ts";
import { type Allocate, type Choose, other, type Pick, type Question, type Seat } from "../../../shared/rules/seats.ts";
import { countMarch } from "../../rules/campaign.ts";
import { controls, hasUnfriendlyTribe, isHostile, isPlainPC, provinceController } from "../../rules/control.ts";
import { cusAt, cusInSpace, generalsAt } from "../../rules/forces.ts";
import { battleRating, GENERALS, generalNamed } from "../../rules/generals.ts";
import {
  CARTHAGO,
  isCity,
  isInside,
  PROVINCE_OF,
  PROVINCE_SPACES,
  PROVINCES,
  postNamed,
  ROMA,
  SPACE_COUNT,
  spaceOf,
} from "../../rules/map.ts";
import { navalModifiers } from "../../rules/sea.ts";
import { BATTLE_CARDS, CODE, type Hannibal } from "../../rules/state.ts";
import { CARDS, cardNamed } from "../../rules/strategy-cards.ts";
import { DISTANCES, strengthAt } from "./strength.ts";

/** How much luck goes into a choice. */
const LUCK = 1.5;

/**
 * A quick answer to any question: what a hasty but not foolish player would do. It is what games are played out with when the
 * computer thinks ahead, and plays whole games by itself in self-play. It only looks at what its seat may know.
 */
export function policy(s: Hannibal, question: Question, chance: Chance): Answer {
  switch (question.kind) {
    case "choose":
      return best(question.options, (option) => score(s, question, option), LUCK, chance);
    case "pick":
      return pickSome(s, question, chance);
    case "allocate":
      return allocateSome(s, question, chance);
    case "amount":
      return question.prompt === "hannibal.lose-elephants" ? question.min : randomAnswer(question, chance);
  }
}

const random = (chance: Chance): number => randomBelow(chance, 1000) / 1000;

function score(s: Hannibal, question: Choose, option: string): number {
  const { seat, prompt } = question;
  switch (prompt.slice("hannibal.".length)) {
    case "play-card":
      return cardWorth(cardNamed(option), seat);
    case "use-card":
      return useWorth(s, seat, option, question.params?.card as string);
    case "activate":
      return option === "done" ? 1 : armyWorth(s, seat, generalNamed(option));
    case "march":
      return marchWorth(s, seat, option);
    case "avoid":
      return option === "stand" ? 0 : enemyHere(s, seat) - strengthHere(s, seat);
    case "intercept":
      return option === "pass" ? 0.7 : strengthAt(s, seat, s.generals[generalNamed(option)]!) - enemyHere(s, seat) + 1;
    case "inside":
      return enemyHere(s, seat) > strengthHere(s, seat)
        ? Number(option.slice("inside:".length))
        : -Number(option.slice("inside:".length));
    case "back-up":
      return option === "fight" ? strengthAt(s, seat, s.march!.at) - strengthAt(s, other(seat), s.march!.at) + 1 : 0;
    case "attack":
    case "match":
      return battleCardWorth(s, seat, option, prompt);
    case "elephants":
    case "counterattack":
    case "initiative":
    case "pursue":
    case "siege":
    case "subjugation":
    case "sortie":
    case "stop-withdrawal":
    case "hanno":
    case "charm":
      return option === "yes" ? 3 : 0;
    case "retreat":
    case "avoid.where":
    case "withdraw":
      return cusInSpace(s, seat, spaceOf(postNamed(option)));
    case "proconsul":
    case "commander":
    case "event.proconsul":
      return option === "none"
        ? 0
        : battleRating(generalNamed(option)) * 2 + cusAt(s, seat, Math.max(0, s.generals[generalNamed(option)]!)) * 0.2;
    case "place-consul":
    case "reinforce-carthage":
    case "return-general":
    case "event.reinforce":
      return option.startsWith("general:") ? armyWorth(s, seat, generalNamed(option)) : frontWorth(s, seat, postNamed(option));
    case "event.army":
      return cusAt(s, other(seat), postNamed(option));
    default:
      return option === "pass" || option === "no" ? 0.5 : 1;
  }
}

const strengthHere = (s: Hannibal, seat: Seat): number => (s.march ? strengthAt(s, seat, s.march.at) : 0);
const enemyHere = (s: Hannibal, seat: Seat): number => (s.march ? strengthAt(s, other(seat), s.march.at) : 0);

/** Weak cards first into the middle of the turn, campaigns while they can surprise. */
function cardWorth(card: number, seat: Seat): number {
  const { ops, kind, side } = CARDS[card]!;
  return ops * 0.6 + (kind === "campaign" ? 1 : 0) - (kind === "counter" && (side === "both" || side === seat) ? 2 : 0);
}

function useWorth(s: Hannibal, seat: Seat, use: string, card: string): number {
  const { kind, ops } = CARDS[cardNamed(card)]!;
  switch (use) {
    case "event":
      return kind === "campaign" || kind === "forced-march" ? 4 : 3;
    case "move":
      return generalsReady(s, seat, ops) ? 2.5 : 0.5;
    case "place":
      return 1 + ops * 0.4;
    case "raise":
      return 1;
    default:
      return -2;
  }
}

const generalsReady = (s: Hannibal, seat: Seat, ops: number): boolean =>
  GENERALS.some(
    ({ side, strategy }, general) =>
      side === seat && strategy <= ops && s.generals[general]! >= 0 && cusAt(s, seat, s.generals[general]!) >= 4,
  );

const armyWorth = (s: Hannibal, seat: Seat, general: number): number => {
  const post = s.generals[general]!;
  return post < 0 ? 0 : Math.min(cusAt(s, seat, post), 10) * 0.5 + battleRating(general) * 0.8;
};

/** Troops go where there are some already, and where the enemy is near. */
function frontWorth(s: Hannibal, seat: Seat, post: number): number {
  const space = spaceOf(post);
  let near = 0;
  for (let place = 0; place < SPACE_COUNT; place++) {
    if (DISTANCES[space]![place]! <= 4 && cusAt(s, other(seat), place) > 0) near++;
  }
  return Math.min(cusAt(s, seat, post), 8) * 0.4 + near + generalsAt(s, seat, post).length * 0.5;
}

/** What there is to win in a space for an army of some strength. */
function prize(s: Hannibal, seat: Seat, space: number, strength: number, cus: number): number {
  const enemy = other(seat);
  const enemies = strengthAt(s, enemy, space);
  if (enemies > 0) {
    if (strength > enemies + 1) return 6 + Math.min(cusAt(s, enemy, space), 5) * 0.6;
    return -6;
  }
  if (!isHostile(s, seat, space)) return s.control[space] === 0 ? 1 : 0;
  if (isCity(space)) return cus >= 5 ? (space === ROMA || space === CARTHAGO ? 7 : 5) : 1;
  if (hasUnfriendlyTribe(s, seat, space)) return cus >= 5 ? 2 : 0;
  const political = PROVINCES[PROVINCE_OF[space]!]!.political;
  return (political ? 3 : 1) + (provinceController(s, PROVINCE_OF[space]!) === enemy ? 1 : 0);
}

function marchWorth(s: Hannibal, seat: Seat, option: string): number {
  const march = s.march!;
  const { all } = countMarch(march);
  const strength = all + 1.5 * battleRating(march.general);
  const here = spaceOf(march.at);
  switch (option) {
    case "stop":
      return outlook(s, seat, here, strength, all, march.allowance) + (march.used > 0 && isHostile(s, seat, here) ? 3 : 0);
    case "take":
      return 2 + (isInside(march.at) ? 0 : Math.min(cusAt(s, seat, march.at) - all, 4));
    case "drop":
      return -3;
    case "sortie":
      return strength > strengthAt(s, other(seat), here) ? 5 : -5;
    case "charm":
      return 3;
  }
  const to = postNamed(option);
  const space = spaceOf(to);
  const backwards = march.path.some(([post]) => post === to) ? 3 : 0;
  if (option.startsWith("space:"))
    return outlook(s, seat, space, strength, all, march.allowance - march.used - 1) - backwards + 0.3;
  const danger =
    seat === "carthage"
      ? Math.max(0, navalModifiers(s, march, march.at, to).reduce((sum, { amount }) => sum + amount, 0) + 5) * 1.5
      : 0;
  return outlook(s, seat, space, strength, all, 1) - danger - 1;
}

/** The best that is in reach of a space, and how far. */
function outlook(s: Hannibal, seat: Seat, from: number, strength: number, cus: number, left: number): number {
  let highest = -9;
  const distances = DISTANCES[from]!;
  for (let space = 0; space < SPACE_COUNT; space++) {
    const distance = distances[space]!;
    if (distance > 8) continue;
    const reach = distance <= left ? distance * 0.3 : 2 + distance * 0.6;
    const points = prize(s, seat, space, strength, cus) - reach;
    if (points > highest) highest = points;
  }
  const enemies = strengthAt(s, other(seat), from);
  return enemies > strength + 1 ? highest - 8 : highest;
}

/** Attack with what one has most of; match with the plain card, and spend reserves last. */
function battleCardWorth(s: Hannibal, seat: Seat, option: string, prompt: string): number {
  const battle = s.battle!;
  const hand = battle.hands[seat];
  const size = hand.reduce((sum, number) => sum + number, 0);
  if (option === "withdraw") {
    const enemy = battle.hands[other(seat)].reduce((sum, number) => sum + number, 0);
    return size <= 2 && enemy > size + 1 ? 4 : -6;
  }
  if (option === "concede") return -10;
  if (option.startsWith("card:")) return 2;
  const [how, as] = option.includes(":") ? option.split(":") : ["", option];
  const type = (BATTLE_CARDS as readonly string[]).indexOf(as!);
  const spent = how === "reserve" ? 4 : how === "probe" ? 1.5 : 0;
  if (prompt.endsWith("match")) return 5 - spent;
  return (how === "" ? hand[type]! : 0) - spent - (as === "envelopment" ? 1 : 0);
}

function pickSome(s: Hannibal, question: Pick, chance: Chance): Answer {
  const { seat, options, min, max } = question;
  const name = question.prompt.slice("hannibal.".length);
  if (name.endsWith("generals")) {
    // keep together, but for garrisons
    const all = name.startsWith("drop") || name.startsWith("inside") ? min : max;
    return options.slice(0, Math.max(min, random(chance) < 0.7 ? all : min));
  }
  const count = name === "remove-pcs" ? min : max;
  const points = new Map(options.map((option) => [option, pcWorth(s, seat, postNamed(option), name) + random(chance)]));
  return [...options].sort((a, b) => points.get(b)! - points.get(a)!).slice(0, count);
}

/** How much a PC placed, turned or given up in a space changes. */
function pcWorth(s: Hannibal, seat: Seat, space: number, prompt: string): number {
  const number = PROVINCE_OF[space]!;
  const spaces = PROVINCE_SPACES[number]!;
  const political = PROVINCES[number]!.political ? 1 : 0.2;
  const removing = prompt === "remove-pcs";
  const mine = spaces.filter((one) => s.control[one] === CODE[seat]).length;
  const theirs = spaces.filter((one) => s.control[one] === CODE[other(seat)]).length;
  const majority = Math.floor(spaces.length / 2) + 1;
  if (removing) return -political * (mine === majority ? 6 : mine > majority ? 1 : 2);
  const turned = controls(s, other(seat), space) && isPlainPC(s, space);
  let points = mine + 1 === majority ? 5 : mine < majority ? 2 : 0.5;
  if (turned && theirs === majority) points += 4;
  return political * points;
}

function allocateSome(s: Hannibal, question: Allocate, chance: Chance): Answer {
  const { min, max } = question;
  const name = question.prompt.slice("hannibal.".length);
  if (name === "reinforce-rome") {
    const worth = ({ id }: Item) => frontWorth(s, "rome", postNamed(id));
    const bestFirst = question.items.toSorted((a, b) => worth(b) - worth(a));
    return handOut(question, max, bestFirst);
  }
  if (question.limits) return randomAnswer(question, chance);
  const wanted = name.startsWith("drop") ? min : random(chance) < 0.85 ? max : min + randomBelow(chance, max - min + 1);
  return handOut(question, wanted);
}
