import { best } from "../../../bots/best.ts";
import type { Said } from "../../../bots/explain.ts";
import type { Thumb } from "../../../bots/mind.ts";
import { type Answer, type Chance, chanceFrom, handOut, randomAnswer, randomBelow } from "../../../engine/index.ts";
import { type Allocate, type Choose, other, type Pick, type Question, type Seat } from "../../shared/rules/seats.ts";
import { MOST_CUS } from "../rules/army.ts";
import { countMarch } from "../rules/campaign.ts";
import { controls, isHostile, linesOf } from "../rules/control.ts";
import { cusAt, cusInSpace, generalsAt, siegePoints } from "../rules/forces.ts";
import { battleRating, generalNamed, HANNIBAL, sideOf } from "../rules/generals.ts";
import {
  isCity,
  isInside,
  POST_COUNT,
  PROVINCE_SPACES,
  postNamed,
  province,
  REGION_OF,
  ROMA,
  SPACE_OPTIONS,
  spaceOf,
} from "../rules/map.ts";
import { isAtHome } from "../rules/march-limits.ts";
import type { Hannibal } from "../rules/state.ts";
import { cardNamed, effectOf } from "../rules/strategy-cards.ts";
import { cardsAt, danger } from "./armies.ts";
import { avoidWorth, battleCardWorth, chanceOfMarch, interceptWorth } from "./battle.ts";
import { bestSpaces, lossOfPC, worthOfPCs, worthOfRemoval } from "./influence.ts";
import { type Intent, intentsOf } from "./intents.ts";
import { attackChance, LAND } from "./lore.ts";
import { type March, marchesOf, meansOf, missionsOf, nextStep } from "./marches.ts";
import { openPlans, type Plan } from "./plans.ts";
import { deedOf } from "./wording.ts";

/** How much randomness goes into a choice. */
const LUCK = 0.7;

/** What marching on must be worth to an army without a known purpose; whoever was just activated was activated to march. */
const WORTH_GOING_ON = 0.8;
const WORTH_SETTING_OUT = 0;

/** Who is taken along, the last named first. */
const FIRST = ["train", "cus", "elephants"];

/** What a side does by rule of thumb to carry out its plan. It remembers the purpose of the card it is playing. */
export class HannibalThumb implements Thumb<Hannibal> {
  private readonly seat: Seat;
  private readonly chance: Chance;
  private readonly luck: number;
  private plan: Plan;
  private intent: Intent | undefined;
  private march: March | undefined;

  constructor(seat: Seat, plan: Plan, chance: Chance, intent?: Intent, luck = LUCK) {
    this.seat = seat;
    this.plan = plan;
    this.chance = chance;
    this.intent = intent;
    this.luck = luck;
  }

  answer(s: Hannibal, question: Question): Answer {
    switch (question.kind) {
      case "choose":
        return this.choose(s, question);
      case "pick":
        return this.pick(s, question);
      case "allocate":
        return this.allocate(s, question);
      case "amount":
        return question.prompt === "hannibal.lose-elephants" ? question.min : randomAnswer(question, this.chance);
    }
  }

  about(): Said | undefined {
    return this.intent && deedOf(this.intent, true);
  }

  private choose(s: Hannibal, question: Choose): string {
    switch (question.prompt) {
      case "hannibal.play-card":
        return this.playCard(s, question);
      case "hannibal.use-card":
        return this.useCard(s, question);
      case "hannibal.activate":
        return this.activate(s, question);
      case "hannibal.march":
        return this.onTheMarch(s, question);
      default:
        return best(question.options, (option) => worthOf(s, question, option, this.plan), this.luck, this.chance);
    }
  }

  // 7, 8: the card and its purpose

  private playCard(s: Hannibal, question: Choose): string {
    if (!this.plan.isOpen(s)) this.plan = openPlans(s, this.seat)[0]!;
    this.march = undefined;
    const intents = intentsOf(s, this.seat, this.plan, question.options.map(cardNamed));
    this.intent = best(intents, ({ worth }) => worth, this.luck, this.chance);
    return `card:${this.intent.card}`;
  }

  private useCard(s: Hannibal, question: Choose): string {
    const card = cardNamed(question.params?.card as string);
    const fits = (intent: Intent) => intent.card === card && question.options.includes(intent.use);
    if (!this.intent || !fits(this.intent)) {
      const intents = intentsOf(s, this.seat, this.plan, [card]).filter(fits);
      this.intent = intents.length > 0 ? best(intents, ({ worth }) => worth, this.luck, this.chance) : undefined;
    }
    this.march = undefined;
    return this.intent?.use ?? question.options[0]!;
  }

  // 10: who marches, and where to

  private activate(s: Hannibal, question: Choose): string {
    const activated = s.play!.activated.length;
    const planned = this.intent?.card === s.play!.card ? this.intent.marches?.[activated] : undefined;
    if (planned && question.options.some((option) => option !== "done" && generalNamed(option) === planned.general)) {
      this.march = planned;
      return question.options.find((option) => option !== "done" && generalNamed(option) === planned.general)!;
    }
    const missions = missionsOf(s, this.plan);
    let chosen: string | undefined;
    this.march = undefined;
    for (const option of question.options) {
      if (option === "done") continue;
      const general = generalNamed(option);
      const [march] = marchesOf(s, this.seat, this.plan, general, meansOf(s, general), missions.get(general));
      if (!march || (this.march && march.worth <= this.march.worth)) continue;
      this.march = march;
      chosen = option;
    }
    if (question.options.includes("done") && (!this.march || this.march.worth < 0.3)) return "done";
    return chosen ?? question.options[0]!;
  }

  private onTheMarch(s: Hannibal, { options }: Choose): string {
    const march = s.march!;
    const { seat } = this;
    const { general } = march;
    const { all, elephants } = countMarch(march);
    const goal = this.goalFor(s);
    const at = spaceOf(march.at);
    if (isInside(march.at)) {
      if (options.includes("sortie") && this.wantsSortie(s, at, all)) return "sortie";
      return options.includes("stop") ? "stop" : options[0]!;
    }
    if (options.includes("charm")) return "charm";
    if (options.includes("take") && all < MOST_CUS && this.wantsMore(s, at, all)) return "take";
    if (!goal || (goal.to === at && goal.port < 0)) return options.includes("stop") ? "stop" : options[0]!;
    if (goal.port >= 0 && goal.port !== at) {
      const voyage = `sea:${SPACE_OPTIONS[goal.port]!.slice("space:".length)}`;
      if (options.includes(voyage)) return voyage;
    }
    const step = nextStep(s, seat, general, at, goal.to, march.allowance - march.used);
    const option = step < 0 ? undefined : SPACE_OPTIONS[step]!;
    const been = step >= 0 && march.path.some(([post]) => spaceOf(post) === step);
    if (option === undefined || been || !options.includes(option)) return options.includes("stop") ? "stop" : options[0]!;
    if (
      step !== goal.to &&
      all > 0 &&
      cusAt(s, other(seat), step) > 0 &&
      chanceInto(s, seat, step, all, general, elephants) < 0.6
    )
      return options.includes("stop") ? "stop" : option;
    return option;
  }

  /** The purpose of the march; worked out again if none was given. */
  private goalFor(s: Hannibal): March | undefined {
    const march = s.march!;
    if (this.march?.general === march.general) return this.march;
    const planned = this.intent?.marches?.[s.play!.activated.length - 1];
    if (planned?.general === march.general) {
      this.march = planned;
      return planned;
    }
    const missions = missionsOf(s, this.plan);
    const means = { ...meansOf(s, march.general), allowance: march.allowance - march.used };
    const been = new Set(march.path.map(([post]) => spaceOf(post)));
    been.delete(spaceOf(march.at));
    const goals = marchesOf(s, this.seat, this.plan, march.general, means, missions.get(march.general));
    const goal = goals.find(({ to }) => !been.has(to));
    const least = march.path.length === 1 ? WORTH_SETTING_OUT : WORTH_GOING_ON;
    this.march = goal && goal.worth > least ? goal : undefined;
    return this.march;
  }

  private wantsSortie(s: Hannibal, city: number, all: number): boolean {
    return all > 0 && chanceInto(s, this.seat, city, all, s.march!.general, 0) >= this.plan.odds;
  }

  /** Friendly units on the way come along, unless they guard something. */
  private wantsMore(s: Hannibal, at: number, all: number): boolean {
    const resting = cusAt(s, this.seat, at) - all;
    if (resting <= 0 && generalsAt(s, this.seat, at).length <= 1 + s.march!.staff.length) return false;
    return !(at === ROMA && resting <= 2);
  }

  // Several at once

  private pick(s: Hannibal, { prompt, options, min, max }: Pick): readonly string[] {
    if (prompt.endsWith("generals")) return this.pickGenerals(s, prompt, options, min, max);
    const spaces = options.map(postNamed);
    if (prompt === "hannibal.place-pcs") {
      const wanted = this.intent?.use === "place" && this.intent.card === s.play?.card ? this.intent.spaces : undefined;
      if (wanted?.length === max && wanted.every((space) => spaces.includes(space)))
        return wanted.map((space) => SPACE_OPTIONS[space]!);
    }
    const removing = prompt === "hannibal.remove-pcs";
    const lines = linesOf(s, this.seat);
    const worths: [number, number][] = removing
      ? spaces.map((space) => [space, -lossOfPC(s, this.plan, space, lines)])
      : prompt === "hannibal.event.remove"
        ? spaces.map((space) => [space, worthOfRemoval(s, this.seat, [space])])
        : worthOfPCs(s, this.seat, this.plan, spaces, max);
    const noisy = worths.map(([space, worth]): [number, number] => [space, worth + this.noise()]);
    const count = removing ? min : max;
    const chosen = new Set(bestSpaces(noisy, count).spaces);
    return options.filter((_, index) => chosen.has(spaces[index]!));
  }

  /** Subordinates go where the CUs go; nobody is left alone. */
  private pickGenerals(s: Hannibal, prompt: string, options: readonly string[], min: number, max: number): readonly string[] {
    if (prompt === "hannibal.take.generals") {
      const general = s.play!.activated.at(-1)!;
      const all = cusAt(s, this.seat, s.generals[general]!);
      const goal = this.purpose(s);
      if ((goal?.cus ?? all) < all) return options.slice(0, min);
      const able = options.filter((option) => !goal || isAtHome(generalNamed(option), goal.to)); // who may not go there stays
      return able.length >= min ? able.slice(0, max) : options.slice(0, min);
    }
    const stay = prompt === "hannibal.drop.generals" || prompt === "hannibal.inside.generals";
    return options.slice(0, stay ? min : max);
  }

  private allocate(s: Hannibal, question: Allocate): Answer {
    const { min, max, prompt } = question;
    if (prompt === "hannibal.reinforce-rome") {
      const worth = new Map(question.items.map(({ id }) => [id, frontWorth(s, "rome", this.plan, postNamed(id)) + this.noise()]));
      return handOut(
        question,
        max,
        question.items.toSorted((a, b) => worth.get(b.id)! - worth.get(a.id)!),
      );
    }
    if (prompt === "hannibal.take.cus" && !question.limits) {
      const goal = this.purpose(s);
      const hasTrain = question.items.some(({ id }) => id === "train");
      const wanted = (goal?.cus ?? max) + (hasTrain && goal?.port === -1 ? 1 : 0); // a siege train goes by land
      const order = question.items.toSorted((a, b) => FIRST.indexOf(b.id) - FIRST.indexOf(a.id));
      return handOut(question, Math.max(min, Math.min(max, wanted)), order);
    }
    if (question.limits) return randomAnswer(question, this.chance);
    return handOut(question, prompt.includes("drop") ? min : max);
  }

  /** What the general just activated is to do; worked out again if it is not known. */
  private purpose(s: Hannibal): March | undefined {
    const general = s.play?.activated.at(-1);
    if (general === undefined || this.march?.general === general) return this.march;
    const mission = missionsOf(s, this.plan).get(general);
    const [goal] = marchesOf(s, this.seat, this.plan, general, meansOf(s, general), mission);
    return goal && goal.worth > WORTH_SETTING_OUT ? goal : undefined;
  }

  private noise(): number {
    return (this.luck * randomBelow(this.chance, 1000)) / 1000;
  }
}

/** A quick answer to any question, for any side and plan. */
export const policy = (s: Hannibal, question: Question, chance: Chance): Answer =>
  new HannibalThumb(question.seat, openPlans(s, question.seat)[0]!, chance).answer(s, question);

/** What the rules of thumb advise where luck is left out: always the same in the same state. */
export const advised = (s: Hannibal, question: Question): Answer =>
  new HannibalThumb(question.seat, openPlans(s, question.seat)[0]!, chanceFrom(""), undefined, 0).answer(s, question);

function chanceInto(s: Hannibal, seat: Seat, space: number, cus: number, general: number, elephants: number): number {
  const enemy = other(seat);
  const lead = cus + battleRating(general) + 0.5 * elephants - cardsAt(s, enemy, space);
  return attackChance(lead);
}

const yes = (option: string, worth: number): number => (option === "yes" ? worth : 0);

/** How good an option looks, apart from the purpose of the card. */
function worthOf(s: Hannibal, question: Choose, option: string, plan: Plan): number {
  const { seat } = question;
  const [, prompt] = question.prompt.split("hannibal.") as [string, string];
  switch (prompt) {
    case "pre-empt":
      return option === "pass" ? 1.2 : cardNamed(option) >= 37 ? 0.6 : 0.4;
    case "who-first":
      return option === seat ? 1 : 0.4;
    case "avoid":
      return avoidWorth(s, question, option);
    case "intercept":
      return interceptWorth(s, question, option);
    case "inside": {
      const inside = Number(option.slice("inside:".length));
      return (chanceOfMarch(s, other(seat)) > 0.5 ? 1 : -1) * inside;
    }
    case "back-up":
      return option === "fight" ? (chanceOfMarch(s, seat, -1) - 0.4) * 8 : 0;
    case "attack":
      return 2 * battleCardWorth(s, seat, option, false);
    case "match":
      return 2 * battleCardWorth(s, seat, option, true);
    case "pursue":
      return yes(option, (chanceOfMarch(s, seat) - 0.3) * 4);
    case "siege":
    case "subjugation":
      return yes(option, cusAt(s, seat, s.march!.at) >= 4 ? 3 : 1);
    case "take.elephants":
    case "intercept.with.elephants":
    case "avoid.with.elephants":
    case "pick-up.elephants":
      return 2 * Number(option.slice("elephants:".length));
    case "elephants":
      return yes(option, 2.5 - Math.max(0, Number(question.params?.needed) - 4));
    case "counterattack":
    case "initiative":
    case "sortie":
    case "stop-withdrawal":
    case "hanno":
    case "charm":
    case "play-again":
      return yes(option, 3);
    case "change-of-command":
      return yes(option, changeOfCommand(s));
    case "bad-weather":
    case "weather-at-sea":
      return option === "pass" ? 1.5 : weatherWorth(s, seat, cardNamed(option));
    case "hostile-tribes":
    case "elephant-fright":
    case "battle-cards":
    case "ally-deserts":
      return option === "pass" ? 0 : 2;
    case "retreat":
    case "avoid.where":
    case "withdraw":
      return refugeWorth(s, seat, postNamed(option));
    case "retreat-inside":
      return Number(option.slice("inside:".length)) * 0.5;
    case "proconsul":
    case "commander":
      return option === "none"
        ? 0
        : battleRating(generalNamed(option)) * 2 + cusAt(s, seat, Math.max(0, s.generals[generalNamed(option)]!)) * 0.2;
    case "event.proconsul":
      return (seat === "rome" ? 2 : -2) * battleRating(generalNamed(option));
    case "africanus":
      return africanusWorth(s, plan, postNamed(option));
    case "place-consul":
    case "reinforce-carthage":
    case "return-general":
    case "event.reinforce":
    case "raise":
    case "stack-of-five":
    case "event.train":
      return frontWorth(s, seat, plan, option.startsWith("general:") ? s.generals[generalNamed(option)]! : postNamed(option));
    case "event.army":
      return Math.min(10, cusAt(s, other(seat), postNamed(option)));
    case "event.province":
      return worthOfProvince(s, seat, plan, option);
    case "event.siege":
      return (controls(s, seat, postNamed(option)) ? 3 : -3) * siegePoints(s, postNamed(option));
    default:
      return option === "pass" || option === "no" ? 0.5 : 1;
  }
}

/** Two consuls in one army: is the other one worse? */
function changeOfCommand(s: Hannibal): number {
  const chief = s.battle!.commanders.rome;
  const fellow = s.consuls.find((consul) => consul !== chief && s.generals[consul] === s.battle!.space);
  return fellow === undefined ? 0 : 2 * (battleRating(chief) - battleRating(fellow));
}

/** Weather is for armies with something to gain. */
function weatherWorth(s: Hannibal, seat: Seat, card: number): number {
  const { all } = countMarch(s.march!);
  if (effectOf(card).kind === "storms") return all * 0.5;
  if (effectOf(card).kind !== "bad-weather") return 0.5;
  const threatens =
    danger(s, seat, spaceOf(s.march!.at), 3, -1) > 0 || isHostile(s, sideOf(s.march!.general), spaceOf(s.march!.at));
  return (threatens ? 1 : 0) + all * 0.2 + (s.march!.general === HANNIBAL ? 0.7 : 0);
}

const refugeWorth = (s: Hannibal, seat: Seat, post: number): number =>
  cusInSpace(s, seat, spaceOf(post)) + (isCity(spaceOf(post)) && controls(s, seat, spaceOf(post)) ? 1.5 : 0);

/** New CUs and generals go to the armies of the plan, to those in danger, and to the front. */
function frontWorth(s: Hannibal, seat: Seat, plan: Plan, post: number): number {
  if (post < 0) return -5;
  const space = spaceOf(post);
  const cus = cusAt(s, seat, post);
  const generals = generalsAt(s, seat, post);
  const missions = missionsOf(s, plan);
  const sent = generals.some((general) => missions.has(general)) ? 1.5 : 0;
  const chief = generals.reduce((most, general) => Math.max(most, battleRating(general)), 0);
  const near = enemyNear(s, seat, space);
  return (
    sent +
    Math.min(cus, 8) * 0.15 +
    chief * 0.4 +
    near * 0.35 +
    Math.min(2, danger(s, seat, space, Math.max(1, cus), -1)) -
    (cus >= 10 ? 1.5 : 0)
  );
}

function enemyNear(s: Hannibal, seat: Seat, space: number): number {
  const enemy = other(seat);
  let near = 0;
  for (let post = 0; post < POST_COUNT; post++)
    if (LAND[space]![spaceOf(post)]! <= 4 && cusAt(s, enemy, post) > 0) near += Math.min(4, cusAt(s, enemy, post)) / 4;
  return near;
}

/** Scipio Africanus arrives where the plan wants him: in Spain, or in a port facing Africa. */
function africanusWorth(s: Hannibal, plan: Plan, space: number): number {
  const region = REGION_OF[space]!;
  const wanted = plan.missions.some((mission) => mission.region === region) ? 3 : 0;
  return wanted + (plan.weights[region] ?? 1) - danger(s, "rome", space, 5, -1);
}

function worthOfProvince(s: Hannibal, seat: Seat, plan: Plan, option: string): number {
  const spaces = PROVINCE_SPACES[province(option.slice("province:".length))]!;
  if (s.play?.use === "event" && s.play.card === 24) return bestSpaces(worthOfPCs(s, seat, plan, spaces, 3), 3).worth;
  return worthOfRemoval(s, seat, spaces);
}
