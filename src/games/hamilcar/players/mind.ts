import { byPromise, intentLines } from "../../../bots/intent-lines.ts";
import type { Line, Mind } from "../../../bots/mind.ts";
import { optionLines } from "../../../bots/option-lines.ts";
import type { Answer, Chance } from "../../../engine/index.ts";
import type { Choose, Question, Seat } from "../../shared/rules/seats.ts";
import { generalNamed } from "../rules/generals.ts";
import type { Hamilcar } from "../rules/state.ts";
import { CARD_OPTIONS, effectOf } from "../rules/strategy-cards.ts";
import { LAST_TURN } from "../rules/tables.ts";
import { type Intent, intentsOf } from "./intents.ts";
import { measureAs } from "./measures.ts";
import { goalsOf } from "./movement.ts";
import { openPlans, PLAIN, type Plan } from "./plans.ts";
import { ON_DISPLAY } from "./politics.ts";
import { Ground } from "./targets.ts";
import { HamilcarThumb } from "./thumb.ts";

/** How many goals of one general are compared. */
const GOALS = 4;
/** How good the usual answer looks. */
const USUAL = 10;

/** What Hamilcar's computer players know, with either way of judging a situation. */
export const mindWith = (value: Mind<Hamilcar>["value"]): Mind<Hamilcar> => ({
  plans: openPlans,
  thumb: (seat: Seat, plan, chance, line) => new HamilcarThumb(seat, plan as Plan, chance, line?.intent as Intent | undefined),
  lines(s, question: Question, plans, chance) {
    const list = plans as readonly Plan[];
    measureAs(question.seat);
    switch (question.prompt) {
      case "hamilcar.play-card":
        return atTheEnd(s, turnLines(s, question as Choose, list));
      case "hamilcar.use-card":
        return [...useLines(s, question as Choose, list), ...optionLines(question, list[0]!)];
      case "hamilcar.activate":
        return activationLines(s, question as Choose, list);
      case "hamilcar.march":
      case "hamilcar.sail":
        return marchLines(s, question as Choose, list, chance);
      default:
        return isForThumb(question)
          ? thumbLines(s, question, list.slice(0, 1), chance)
          : [...thumbLines(s, question, list, chance), ...optionLines(question, list[0]!, chance)];
    }
  },
  value,
  isQuiet: (s) => s.play === null && s.march === null && s.battle === null && s.seaBattle === null,
  measure: ON_DISPLAY,
  pace: 1.4,
  gravity: 1.6,
  begins: ({ prompt }) => prompt === "hamilcar.play-card",
  reach: { depth: FAR, turn: ({ turn }) => turn },
  weight: ({ prompt }) => WEIGHTS[prompt] ?? 0.4,
});

/** How many cards are played on: PCs count at the end of a turn, and what one card gains the next ones may take back. */
const FAR = 9;

/** Decided by rule of thumb alone: a proconsul is of use long after a playout ends, and nothing comes of storms on a calm lane. */
const isForThumb = ({ prompt, params }: Question): boolean =>
  prompt === "hamilcar.proconsul" || (prompt === "hamilcar.cruel-sea" && params?.rolls === 0);

const WEIGHTS: Readonly<Record<string, number>> = {
  "hamilcar.play-card": 1,
  "hamilcar.use-card": 0.7,
  "hamilcar.activate": 0.7,
  "hamilcar.march": 0.6,
  "hamilcar.sail": 0.6,
};

/** The last cards of the war are played to its end: who is level has lost as Rome (6.2). */
const LAST_CARDS = 4;
function atTheEnd(s: Hamilcar, lines: readonly Line[]): readonly Line[] {
  if (s.turn < LAST_TURN || s.hands.rome.length + s.hands.carthage.length > LAST_CARDS) return lines;
  return lines.map((one) => ({ ...one, toTheEnd: true }));
}

/** The same action with another card counts as the same, unless it is the card's event. */
const effectOfIntent = ({ play, use, goal }: Intent): unknown => [
  use === "event" || use === "counter" || use === "" ? play : use === "points" ? `${use} ${play}` : use,
  goal && [goal.general, goal.to],
];

function turnLines(s: Hamilcar, { seat, options }: Choose, plans: readonly Plan[]): Line[] {
  const ground = new Ground(s, seat);
  return intentLines(plans, {
    intents: (plan) => intentsOf(s, seat, plan, options, ground),
    answer: ({ play }) => play,
    effect: effectOfIntent,
    breadth: { first: 40, others: 12 },
    soberly: () => intentsOf(s, seat, PLAIN, options, ground),
  });
}

const useLines = (s: Hamilcar, { seat, options, params }: Choose, plans: readonly Plan[]): Line[] =>
  intentLines(plans, {
    intents: (plan) => intentsOf(s, seat, plan, [String(params?.card)]),
    answer: ({ use }) => (options.includes(use) ? use : undefined),
    effect: effectOfIntent,
    soberly: () => intentsOf(s, seat, PLAIN, [String(params?.card)]),
  });

const line = (answer: Answer, plan: Plan, promise: number, intent?: Intent): Line => ({
  key: JSON.stringify([answer, intent?.goal]),
  answer,
  plan,
  promise,
  intent,
});

function thumbLines(s: Hamilcar, question: Question, plans: readonly Plan[], chance: Chance): Line[] {
  return plans.map((plan, rank) =>
    line(new HamilcarThumb(question.seat, plan, chance).answer(s, question), plan, rank === 0 ? USUAL : 1),
  );
}

/** The card being played continues with a march. */
const going = (s: Hamilcar, goal: Intent["goal"]): Intent => ({
  play: CARD_OPTIONS[s.play!.card]!,
  use: effectOf(s.play!.card).kind,
  worth: goal?.worth ?? 0,
  goal,
});

function activationLines(s: Hamilcar, { seat, options }: Choose, plans: readonly Plan[]): Line[] {
  const lines: Line[] = [];
  for (const plan of plans) {
    for (const option of options) {
      if (option === "done") lines.push(line(option, plan, 0.3));
      else {
        const goals = goalsOf(s, seat, generalNamed(option), plan, s.play!.orders.points);
        for (const goal of goals.slice(0, GOALS)) lines.push(line(option, plan, goal.worth, going(s, goal)));
        if (goals.length === 0) lines.push(line(option, plan, -1));
      }
    }
  }
  return byPromise(lines);
}

/** Where a marching army might still go, and every single step; it does not return to where it has just been. */
function marchLines(s: Hamilcar, question: Choose, plans: readonly Plan[], chance: Chance): Line[] {
  const march = s.march!;
  const been = new Set(march.path);
  const lines: Line[] = [];
  for (const plan of plans) {
    lines.push(line(new HamilcarThumb(question.seat, plan, chance).answer(s, question), plan, 1));
    if (question.prompt !== "hamilcar.march") continue;
    const goals = goalsOf(s, question.seat, march.general, plan, march.allowance - march.used);
    for (const goal of goals.filter(({ to }) => !been.has(to)).slice(0, GOALS)) {
      const intent = going(s, goal);
      const answer = new HamilcarThumb(question.seat, plan, chance, intent).answer(s, question);
      lines.push(line(answer, plan, goal.worth, intent));
    }
  }
  return [...byPromise(lines), ...optionLines(question, plans[0]!)];
}
