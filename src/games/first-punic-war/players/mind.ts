import { intentLines } from "../../../bots/intent-lines.ts";
import type { Line, Mind } from "../../../bots/mind.ts";
import { optionLines } from "../../../bots/option-lines.ts";
import type { Chance } from "../../../engine/index.ts";
import type { Choose, Question, Seat } from "../../shared/rules/seats.ts";
import { enemyOf, type State, sideOfSeat } from "../rules/state.ts";
import { leaderInCrisis } from "./forces.ts";
import { measureAs } from "./measures.ts";
import { type Intent, intentsOf } from "./operations.ts";
import { openPlans, PLAIN, type Plan } from "./plans.ts";
import { isLastTurn, targetsOf } from "./targets.ts";
import { FirstPunicWarThumb } from "./thumb.ts";

/** How many deeds of a force are compared. */
const DEEDS = 3;
const ALL_DEEDS = 9;
/** How many options of a choice are compared: those that look best. */
const FAVOURITES = 6;
/** How good the usual answer looks. */
const USUAL = 40;
/** The same where playouts say little: it is given, whatever they say. */
const SURE = 1000;
/** How many targets of an operation in progress are compared. */
const TARGETS = 6;

/** What the computer players know, with either way of judging a situation. */
export const mindWith = (value: Mind<State>["value"]): Mind<State> => ({
  plans: openPlans,
  thumb: (seat: Seat, plan, chance, line) =>
    new FirstPunicWarThumb(seat, plan as Plan, chance, line?.intent as Intent | undefined, (line as Partial<WayLine>)?.goal),
  lines(s, question: Question, plans, chance) {
    const list = plans as readonly Plan[];
    measureAs(question.seat);
    switch (question.prompt) {
      case "fpw.choose-operation":
        return inTheEnd(s, operationLines(s, question as Choose, list));
      case "fpw.move":
      case "fpw.sail":
      case "fpw.attack":
        return inTheEnd(s, wayLines(s, question as Choose, list, chance));
      case "fpw.attack-tactics":
      case "fpw.defence-tactics":
      case "fpw.react":
        return inTheEnd(s, [...thumbLines(s, question, list, chance), ...favouriteLines(s, question, list[0]!, chance)]);
      default: // what recruits and the like are good for shows too late to be seen in a playout
        return [...thumbLines(s, question, list, chance, SURE), ...favouriteLines(s, question, list[0]!, chance)];
    }
  },
  value: (s, seat: Seat) => value(s, seat) + (s.over ? 0 : crisisEdge(s, seat)),
  isQuiet: (s) => s.operation === null && s.combat === null && !s.reacting,
  measure: 40,
  pace: 3,
  begins: ({ prompt }) => BEGINNINGS.has(prompt),
  beginsTurn: ({ prompt }) => prompt === "fpw.mobilize",
  goesOn: (s, { prompt }) => (prompt === "fpw.move" || prompt === "fpw.sail") && s.operation!.spent > 0,
  weight: ({ prompt }) => WEIGHTS[prompt] ?? 0.05,
});

/** What it adds to a chance of winning to have a leader in the place of a crisis. */
const CRISIS = 0.05;
function crisisEdge(s: State, seat: Seat): number {
  const side = sideOfSeat(seat);
  if (leaderInCrisis(s, side) >= 0) return CRISIS;
  return leaderInCrisis(s, enemyOf(side)) >= 0 ? -CRISIS : 0;
}

const BEGINNINGS = new Set(["fpw.choose-operation", "fpw.mobilize", "fpw.diplomacy"]);
const WEIGHTS: Readonly<Record<string, number>> = {
  "fpw.choose-operation": 1,
  "fpw.mobilize": 0.02,
  "fpw.diplomacy": 0.1,
  "fpw.attack": 0.6,
  "fpw.attack-tactics": 0.4,
  "fpw.defence-tactics": 0.4,
  "fpw.react": 0.15,
  "fpw.move": 0.3,
  "fpw.sail": 0.3,
};

function operationLines(s: State, { seat, options }: Choose, plans: readonly Plan[]): Line[] {
  const side = sideOfSeat(seat);
  return intentLines(plans, {
    intents: (plan) => intentsOf(s, side, plan, options, DEEDS),
    answer: ({ operation }) => operation,
    effect: ({ operation, hex, target }) => [operation, hex, target],
    soberly: () => intentsOf(s, side, PLAIN, options, ALL_DEEDS),
  }).filter(({ answer }) => answer !== "arrange"); // it costs nothing, and so looks as good as whatever comes next
}

/** In the last turn AP are for operations alone, and what these gain counts at once: it is played to the end of the game. */
const inTheEnd = (s: State, lines: readonly Line[]): readonly Line[] =>
  isLastTurn(s) ? lines.map((one) => ({ ...one, toTheEnd: true })) : lines;

/** A line that leads a force on to a hex. */
interface WayLine extends Line {
  readonly goal: number;
}

const line = (answer: Line["answer"], plan: Plan, promise: number, intent?: Intent): Line => ({
  key: JSON.stringify([answer, intent?.target]),
  answer,
  plan,
  promise,
  intent,
});

const thumbLines = (s: State, question: Question, plans: readonly Plan[], chance: Chance, usual = USUAL): Line[] =>
  plans.map((plan, rank) => ({
    ...line(new FirstPunicWarThumb(question.seat, plan, chance).answer(s, question), plan, rank === 0 ? usual : 1),
    sure: rank === 0 && usual === SURE,
  }));

/** The options that look best. */
function favouriteLines(s: State, question: Question, plan: Plan, chance: Chance): Line[] {
  if (question.kind !== "choose") return optionLines(question, plan, chance);
  const worth = new FirstPunicWarThumb(question.seat, plan, chance).scorer(s, question);
  const scores = new Map(question.options.map((option) => [option, worth(option)]));
  const sorted = question.options.toSorted((a, b) => scores.get(b)! - scores.get(a)!);
  return sorted.slice(0, FAVOURITES).map((option) => line(option, plan, 0));
}

/** An operation in progress goes on to one target or another, depending on the plan. */
function wayLines(s: State, question: Choose, plans: readonly Plan[], chance: Chance): Line[] {
  const [plan] = plans as [Plan];
  const { seat } = question;
  const led = (by: Plan, promise: number, intent?: Intent): WayLine => {
    const thumb = new FirstPunicWarThumb(seat, by, chance, intent);
    return { ...line(thumb.answer(s, question), by, promise, intent), goal: thumb.goal };
  };
  const targets = targetsOf(s, sideOfSeat(seat), plan).sort((a, b) => b.prize - a.prize);
  const after = targets.slice(0, TARGETS).map(({ hex }) => {
    const intent = { operation: `op:${s.operation!.kind}`, hex: s.operation!.from, target: hex, worth: 0 };
    return led(plan, 0, intent);
  });
  const stop = ["stop", "pass"].filter((option) => question.options.includes(option)).map((option) => line(option, plan, 0));
  const usual = plans.slice(0, 3).map((by, rank) => led(by, rank === 0 ? USUAL : 1));
  return [...usual, ...stop, ...after];
}
