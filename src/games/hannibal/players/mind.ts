import { byPromise, intentLines } from "../../../bots/intent-lines.ts";
import type { Plan as AnyPlan, Line, Mind } from "../../../bots/mind.ts";
import { optionLines } from "../../../bots/option-lines.ts";
import type { Answer, Chance } from "../../../engine/index.ts";
import type { Choose, Question, Seat } from "../../shared/rules/seats.ts";
import { generalNamed, HANNIBAL } from "../rules/generals.ts";
import { isInside, REGION_OF, SPACE_OPTIONS, spaceOf } from "../rules/map.ts";
import type { Hannibal } from "../rules/state.ts";
import { cardNamed } from "../rules/strategy-cards.ts";
import { type Intent, intentsOf } from "./intents.ts";
import { DISTANCES } from "./lore.ts";
import { type March, marchesOf, meansOf, missionsOf } from "./marches.ts";
import { openPlans, type Plan } from "./plans.ts";
import { HannibalThumb } from "./thumb.ts";

/** How many marches of one general are compared. */
const MARCHES = 5;

/** What Hannibal's computer players know, with either way of judging a situation. */
export const mindWith = (value: Mind<Hannibal>["value"]): Mind<Hannibal> => ({
  plans: openPlans,
  thumb: (seat: Seat, plan, chance, line) => new HannibalThumb(seat, plan as Plan, chance, line?.intent as Intent | undefined),
  lines(s, question: Question, plans, chance) {
    const list = plans as readonly Plan[];
    switch (question.prompt) {
      case "hannibal.play-card":
        return towardsItaly(
          s,
          cardLines(s, question as Choose, list, (intent) => `card:${intent.card}`),
        );
      case "hannibal.use-card":
        return towardsItaly(
          s,
          cardLines(s, question as Choose, list, (intent) => intent.use),
        );
      case "hannibal.activate":
        return towardsItaly(s, activationLines(s, question as Choose, list));
      case "hannibal.march":
        return towardsItaly(s, marchLines(s, question as Choose, list, chance));
      default:
        return [...thumbLines(s, question, list, chance), ...optionLines(question, list[0]!, chance)];
    }
  },
  value,
  isQuiet: (s) => s.play === null && s.march === null && s.battle === null,
  begins: ({ prompt }) => prompt === "hannibal.play-card",
  weight: ({ prompt }) => WEIGHTS[prompt] ?? 0.4,
});

const WEIGHTS: Readonly<Record<string, number>> = {
  "hannibal.play-card": 1,
  "hannibal.use-card": 0.7,
  "hannibal.activate": 0.7,
  "hannibal.march": 0.6,
};

/** What rules of thumb would say for each plan. */
function thumbLines(s: Hannibal, question: Question, plans: readonly Plan[], chance: Chance): Line[] {
  return plans.map((plan) => {
    const answer = new HannibalThumb(question.seat, plan, chance).answer(s, question);
    return line(answer, plan, 1);
  });
}

/**
 * Until when Hannibal should have crossed the Alps, and how much each step that way is liked beyond its merit: more from turn to
 * turn.
 */
const EARLY = 3;
const CROSSING = 3;

/** The historical war: whatever brings Hannibal nearer to Italy is attractive while there is time for it. */
function towardsItaly(s: Hannibal, lines: readonly Line[]): Line[] {
  const post = s.generals[HANNIBAL]!;
  if (s.turn > EARLY || post < 0 || REGION_OF[spaceOf(post)] === "italia") return [...lines];
  const from = wayToItaly(spaceOf(post));
  return lines.map((one) => {
    const march = (one.intent as Intent | undefined)?.marches?.find((each) => each?.general === HANNIBAL);
    const isSent = (one.plan as Plan).missions.some(({ leaders, region }) => region === "italia" && leaders.includes(HANNIBAL));
    return march && isSent && wayToItaly(march.to) < from ? { ...one, lure: CROSSING * s.turn } : one;
  });
}

const wayToItaly = (space: number): number =>
  Math.min(...DISTANCES.carthage[space]!.filter((_, to) => REGION_OF[to] === "italia"));

const line = (answer: Answer, plan: AnyPlan, promise: number, intent?: Intent): Line => ({
  key: JSON.stringify([answer, intent && keyOf(intent)]),
  answer,
  plan,
  promise,
  intent,
});

const keyOf = ({ card, use, marches, spaces }: Intent) => [
  card,
  use,
  marches?.map((march) => march && [march.general, march.to, march.port]),
  spaces,
];

/** The same action with another card counts as the same, unless it is the card's event. */
const effectOf = ({ card, use, marches, spaces }: Intent): unknown => [
  use === "event" ? card : use === "discard" ? 0 : use,
  marches?.map(({ general, to, port }) => [general, to, port]),
  spaces,
];

function cardLines(s: Hannibal, question: Choose, plans: readonly Plan[], answerOf: (intent: Intent) => string): Line[] {
  const uses = question.prompt === "hannibal.use-card";
  const hand = uses ? [cardNamed(question.params?.card as string)] : question.options.map(cardNamed);
  const lines = intentLines(plans, {
    intents: (plan) => intentsOf(s, question.seat, plan, hand),
    answer: (intent) => (question.options.includes(answerOf(intent)) ? answerOf(intent) : undefined),
    effect: effectOf,
  });
  return uses ? [...lines, ...optionLines(question, plans[0]!)] : lines;
}

function activationLines(s: Hannibal, question: Choose, plans: readonly Plan[]): Line[] {
  const lines: Line[] = [];
  const { card, use, activated } = s.play!;
  for (const plan of plans) {
    const missions = missionsOf(s, plan);
    for (const option of question.options) {
      if (option === "done") {
        lines.push(line(option, plan, 0));
        continue;
      }
      const general = generalNamed(option);
      const marches = marchesOf(s, question.seat, plan, general, meansOf(s, general), missions.get(general));
      for (const march of marches.slice(0, MARCHES)) lines.push(line(option, plan, march.worth, following(s, march)));
      if (marches.length === 0)
        lines.push(line(option, plan, -3, { card, use, worth: 0, marches: [...new Array(activated.length)] }));
    }
  }
  return lines;
}

/** The card continues with a march, whatever it was used for before. */
function following(s: Hannibal, march: March, at = s.play!.activated.length): Intent {
  const { card, use } = s.play!;
  const marches = new Array<March>(at + 1);
  marches[at] = march;
  return { card, use, worth: march.worth, marches };
}

/** Where a marching army might still go, and every single step. */
function marchLines(s: Hannibal, question: Choose, plans: readonly Plan[], chance: Chance): Line[] {
  const march = s.march!;
  const lines: Line[] = [];
  const at = s.play!.activated.length - 1;
  const been = new Set(march.path.slice(0, -1).map(([post]) => spaceOf(post)));
  // an army does not return to where it has just been
  const onward = question.options.filter((option) => ![...been].some((space) => SPACE_OPTIONS[space] === option));
  const steps = onward.length > 0 ? onward : question.options;
  for (const plan of plans) {
    const missions = missionsOf(s, plan);
    const means = { ...meansOf(s, march.general), allowance: march.allowance - march.used };
    if (isInside(march.at)) break;
    const goals = marchesOf(s, question.seat, plan, march.general, means, missions.get(march.general));
    for (const goal of goals.filter(({ to }) => !been.has(to)).slice(0, MARCHES)) {
      const intent = following(s, goal, at);
      const answer = new HannibalThumb(question.seat, plan, chance, intent).answer(s, question);
      if (steps.includes(answer as string)) lines.push(line(answer, plan, goal.worth, intent));
    }
  }
  const stay: March = { general: march.general, to: spaceOf(march.at), port: -1, cus: 0, worth: 0 };
  const stop = steps.includes("stop") ? [line("stop", plans[0]!, 0, following(s, stay, at))] : [];
  return [...stop, ...byPromise(lines), ...steps.map((step) => line(step, plans[0]!, -1))];
}
