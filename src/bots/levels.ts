import { chanceFrom, type GameState, onlyAnswer, randomBelow, type Seat } from "../engine/index.ts";
import type { Bot, Budget, Seen } from "./bot.ts";
import type { Line, Mind, Plan } from "./mind.ts";
import { Resolve } from "./resolve.ts";
import { type Manner, type RatedLine, THOROUGH, think } from "./search.ts";

/** A style of play that shows in the plans: how much each is liked beyond its merit, in chance of winning. */
type Character = (plan: Plan) => number;

/** How good a computer player is. */
interface Skill {
  readonly id: string;
  /** how it compares lines of play; if missing, it goes by first sight */
  readonly manner?: Manner;
  /** the most playouts per line, however much time there is */
  readonly playouts?: number;
  /**
   * how much worse than the best an answer may look and still be given now and then: in chance of winning, or in worth at first
   * sight
   */
  readonly slack: number;
}

const LIVELY: Manner = { ...THOROUGH, story: true };

/** From the strongest to one a newcomer beats on the second try, named after Roman ranks. */
const SKILLS: readonly Skill[] = [
  { id: "dictator", manner: LIVELY, slack: 0 },
  { id: "consul", manner: { ...LIVELY, lines: 10, plans: 4 }, playouts: 3, slack: 0.02 },
  { id: "legate", manner: { ...LIVELY, lines: 6, plans: 2 }, playouts: 1, slack: 0.04 },
  { id: "tribune", slack: 0.7 },
  { id: "recruit", slack: 15 },
];

export const LEVELS: readonly string[] = SKILLS.map(({ id }) => id);

/** The characters a computer player can have, besides none in particular. */
export const CHARACTERS = ["bold", "cautious", "seafaring"] as const;
type CharacterId = (typeof CHARACTERS)[number];
export type Characters = Readonly<Record<CharacterId, Character>>;

/** Likes some plans more than they deserve. */
export const fondOf =
  (...ids: string[]): Character =>
  ({ id }) =>
    ids.includes(id) ? FONDNESS : 0;
const FONDNESS = 0.04;

const PLAIN: Character = () => 0;

/** The computer players of a game, best first; those with a character have both names, as in "consul bold". */
export function levelsOf<S extends GameState>(mind: Mind<S>, characters: Characters): Bot<S>[] {
  const plain = SKILLS.map((skill) => playerOf(mind, skill, skill.id, PLAIN));
  const others = CHARACTERS.flatMap((name) =>
    SKILLS.map((skill) => playerOf(mind, skill, `${skill.id} ${name}`, characters[name])),
  );
  return [...plain, ...others];
}

/** The strongest player, with a manner of its own: for comparisons. */
export const strongest = <S extends GameState>(mind: Mind<S>, id: string, manner: Manner): Bot<S> =>
  playerOf(mind, { id, manner, slack: 0 }, id, PLAIN);

const playerOf = <S extends GameState>(mind: Mind<S>, skill: Skill, id: string, character: Character): Bot<S> => ({
  id,
  choose(seen, seat, budget, memory = {}) {
    const only = onlyAnswer(seen.question);
    if (only !== undefined) return only;
    const before = mind.begins(seen.question) ? undefined : memory.resolve?.next(seen, budget.seed);
    if (before?.isUndisturbed) return before.line.answer;
    memory.resolve = resolveOf(mind, skill, character, seen, seat, budget, before?.line);
    return memory.resolve.line.answer;
  },
});

/** Most answers only carry out what was decided before: a decision may take this many times the average. */
const A_DECISION = 3;
/** How long people wait for a usual decision, in milliseconds. */
const A_WHILE = 3000;

/** How long a decision may take if an answer takes this long on average. */
const decisionTime = (milliseconds: number, pace = 1): number => {
  const usual = A_DECISION * milliseconds;
  return Math.max(usual, Math.min(pace * usual, A_WHILE));
};

/** What a player sets out to do; the earlier intention is considered first. */
function resolveOf<S extends GameState>(
  mind: Mind<S>,
  { manner, playouts, slack }: Skill,
  character: Character,
  seen: Seen<S>,
  seat: Seat,
  budget: Budget,
  before?: Line,
): Resolve<S> {
  const { seed } = budget;
  const resolved = (line: Line) => Resolve.of(mind, line, seat, seed, seen.answers);
  if (!manner) return before ? resolved(before) : atFirstSight(mind, character, seen, seat, seed, slack);
  const most = Math.min(playouts ?? Number.POSITIVE_INFINITY, budget.playouts ?? Number.POSITIVE_INFINITY);
  const rationed = {
    ...budget,
    milliseconds: decisionTime(budget.milliseconds, mind.pace),
    ...(most < Number.POSITIVE_INFINITY && { playouts: most }),
  };
  const thought = think(mind, seen, seat, rationed, { ...manner, leaning: character }, before ? [before] : []);
  const rated = thought.lines.filter(({ games }) => games > 0);
  const [best] = thought.lines as [RatedLine];
  if (slack === 0 || rated.length === 0 || best.line.sure) return resolved(best.line);
  return resolved(anyOf(rated, ({ score }) => score, slack, seed).line);
}

/** A player who errs makes one sound choice in this many. */
const SOUND = 4;

/** Goes by first sight: the plan that comes to mind, and what it asks for. */
function atFirstSight<S extends GameState>(
  mind: Mind<S>,
  character: Character,
  seen: Seen<S>,
  seat: Seat,
  seed: string,
  slack: number,
): Resolve<S> {
  const { state } = seen.imagine(seed);
  const plans = mind.plans(state, seat);
  const [plan] = plans.toSorted((a, b) => character(b) - character(a)) as [Plan];
  const chance = chanceFrom(seed);
  const thumb = mind.thumb(seat, plan, chance);
  const own = new Resolve({ key: "", answer: thumb.answer(state, seen.question), plan, promise: 0 }, thumb, seen.answers);
  if (slack < 1 || randomBelow(chance, SOUND) === 0) return own;
  // his mind wanders from plan to plan
  const lines = mind.lines(state, seen.question, [plans[randomBelow(chance, plans.length)]!], chance);
  if (lines.length === 0) return own;
  return Resolve.of(
    mind,
    anyOf(lines, ({ promise }: Line) => promise, slack, seed),
    seat,
    seed,
    seen.answers,
  );
}

/** One of the best: the worse it looks, the more rarely it is taken, and never if it is worse by more than the slack. */
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
