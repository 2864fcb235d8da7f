import { type Answer, chanceFrom, type GameState, onlyAnswer, randomBelow, type Seat } from "../engine/index.ts";
import type { Bot, Budget, Seen } from "./bot.ts";
import type { Line, Mind, Plan } from "./mind.ts";
import { type Manner, type RatedLine, THOROUGH, think } from "./search.ts";

/** A way to play that shows in the plans: which of them a player likes more or less than they deserve. */
export type Character = Readonly<Record<string, number>>;

/** How good a computer player is. */
interface Skill {
  readonly id: string;
  /** how much it thinks; nothing: it goes by first sight */
  readonly manner?: Manner;
  /** the share of the time given that it takes */
  readonly patience: number;
  /** how much worse than the best an answer may look and still be given now and then: in chances to win, or in worth at first sight */
  readonly slack: number;
}

/** From one that a newcomer beats on the second try to the strongest, named as Rome named those who led. */
const SKILLS: readonly Skill[] = [
  { id: "dictator", manner: THOROUGH, patience: 1, slack: 0 },
  { id: "consul", manner: { lines: 16, depth: 1, plans: 4, trust: 0.006 }, patience: 0.3, slack: 0.02 },
  { id: "legate", manner: { lines: 10, depth: 0, plans: 2, trust: 0.006 }, patience: 0.15, slack: 0.05 },
  { id: "tribune", patience: 0, slack: 0.7 },
  { id: "recruit", patience: 0, slack: 4 },
];

export const LEVELS: readonly string[] = SKILLS.map(({ id }) => id);

/** The computer players of a game, the best first. */
export const levelsOf = <S extends GameState>(mind: Mind<S>): Bot[] => SKILLS.map((skill) => playerOf(mind, skill));

const playerOf = <S extends GameState>(mind: Mind<S>, skill: Skill): Bot => ({
  id: skill.id,
  choose: (seen, seat, budget) => onlyAnswer(seen.question) ?? answerOf(mind, skill, seen, seat, budget),
});

function answerOf<S extends GameState>(mind: Mind<S>, skill: Skill, seen: Seen, seat: Seat, budget: Budget): Answer {
  const { manner, patience, slack } = skill;
  if (!manner) return atFirstSight(mind, seen, seat, budget.seed, slack);
  const less = budget.playouts === undefined ? {} : { playouts: Math.max(1, Math.round(budget.playouts * patience)) };
  const thought = think(mind, seen, seat, { ...budget, milliseconds: budget.milliseconds * patience, ...less }, manner);
  if (slack === 0 || thought.lines.length === 0) return thought.answer;
  return anyOf(thought.lines, ({ chance }: RatedLine) => chance, slack, budget.seed).line.answer;
}

/** Goes by what looks good at first sight: the plan that comes to mind, and what it asks for. */
function atFirstSight<S extends GameState>(mind: Mind<S>, seen: Seen, seat: Seat, seed: string, slack: number): Answer {
  const state = seen.imagine(seed).state as unknown as S;
  const [plan] = mind.plans(state, seat) as [Plan];
  const chance = chanceFrom(seed);
  const lines = mind.lines(state, seen.question, [plan], chance);
  const own = mind.thumb(seat, plan, chance).answer(state, seen.question);
  if (slack < 1 || lines.length === 0 || randomBelow(chance, 2) === 0) return own;
  return anyOf(lines, ({ promise }: Line) => promise, slack, seed).answer;
}

/** One of the best: the worse one looks, the more seldom, and none that is worse by more than the slack. */
function anyOf<X>(list: readonly X[], worth: (one: X) => number, slack: number, seed: string): X {
  const chance = chanceFrom(`${seed} any`);
  const best = list.reduce((most, one) => Math.max(most, worth(one)), Number.NEGATIVE_INFINITY);
  const weights = list.map((one) => Math.max(0, 1 - (best - worth(one)) / slack) ** 2);
  let lot = (weights.reduce((sum, weight) => sum + weight, 0) * randomBelow(chance, 1_000_000)) / 1_000_000;
  for (const [index, one] of list.entries()) {
    lot -= weights[index]!;
    if (lot < 0) return one;
  }
  return list[0]!;
}
