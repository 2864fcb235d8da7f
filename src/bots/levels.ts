import { chanceFrom, type GameState, onlyAnswer, randomBelow, type Seat } from "../engine/index.ts";
import type { Bot, Budget, Seen } from "./bot.ts";
import type { Line, Mind, Plan } from "./mind.ts";
import { Resolve } from "./resolve.ts";
import { type Manner, THOROUGH, think } from "./search.ts";

/** A style of play that shows in the plans: how much each is liked beyond its merit, in chance of winning. */
type Character = (plan: Plan) => number;

/** How good a computer player is. The shares are in percent. */
interface Skill {
  readonly id: string;
  /** in how many of its decisions it compares lines of play; in the others it goes by rules of thumb */
  readonly care: number;
  /** how many of its answers are mistakes: it does anything that comes to mind, and forgets what it had set out to do */
  readonly errs: number;
}

const LIVELY: Manner = { ...THOROUGH, story: true };

/**
 * From the strongest to one a newcomer beats on the second try, named after Roman ranks. Each compares less than the one before,
 * or errs more.
 */
const SKILLS: readonly Skill[] = [
  { id: "dictator", care: 100, errs: 0 },
  { id: "consul", care: 40, errs: 0 },
  { id: "legate", care: 0, errs: 8 },
  { id: "tribune", care: 0, errs: 28 },
  { id: "recruit", care: 0, errs: 50 },
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

/** A player between the levels, or with a manner of its own: for comparisons. */
export const playerWith = <S extends GameState>(mind: Mind<S>, skill: Skill, manner = LIVELY): Bot<S> =>
  playerOf(mind, skill, skill.id, PLAIN, manner);

const playerOf = <S extends GameState>(
  mind: Mind<S>,
  { care, errs }: Skill,
  id: string,
  character: Character,
  manner: Manner = LIVELY,
): Bot<S> => ({
  id,
  choose(seen, seat, budget, memory = {}) {
    const { question, answers } = seen;
    const only = onlyAnswer(question);
    if (only !== undefined) return only;
    const { seed } = budget;
    const resolved = (line: Line) => Resolve.of(mind, line, seat, seed, answers);
    /** what is decided now; undefined if it is what was intended before */
    const decide = (before?: Line): Resolve<S> | undefined => {
      if (!happens(care, `${seed} care`)) return before ? undefined : atFirstSight(mind, character, seen, seat, seed);
      const line = bestLine(mind, seen, seat, budget, { ...manner, leaning: character }, before);
      return line === before ? undefined : resolved(line);
    };
    const goesOn = () => mind.goesOn?.(seen.imagine(seed).state, question) ?? false;
    const errant = happens(errs / (mind.gravity ?? 1), `${seed} errs`) && !goesOn();
    const slip = errant && mistake(mind, seen, seat, seed);
    if (slip) memory.resolve = resolved(slip);
    else {
      const before = mind.begins(question) ? undefined : memory.resolve?.next(seen, seed);
      const changed = before && (before.isUndisturbed || goesOn()) ? undefined : decide(before?.line);
      if (before && !changed) return before.line.answer;
      memory.resolve = changed;
    }
    return memory.resolve!.line.answer;
  },
});

const happens = (percent: number, seed: string): boolean => randomBelow(chanceFrom(seed), 100) < percent;

/** Most answers only carry out what was decided before: a decision may take this many times the average. */
const A_DECISION = 3;
/** How long people wait for a usual decision, in milliseconds. */
const A_WHILE = 3000;

/** How long a decision may take if an answer takes this long on average. */
const decisionTime = (milliseconds: number, pace = 1): number => {
  const usual = A_DECISION * milliseconds;
  return Math.max(usual, Math.min(pace * usual, A_WHILE));
};

/** Compares lines of play; the earlier intention is considered first. */
function bestLine<S extends GameState>(
  mind: Mind<S>,
  seen: Seen<S>,
  seat: Seat,
  budget: Budget,
  manner: Manner,
  before?: Line,
): Line {
  const rationed = { ...budget, milliseconds: decisionTime(budget.milliseconds, mind.pace) };
  return think(mind, seen, seat, rationed, manner, before ? [before] : []).lines[0]!.line;
}

/** Goes by first sight: the plan that comes to mind, and what it asks for. */
function atFirstSight<S extends GameState>(
  mind: Mind<S>,
  character: Character,
  seen: Seen<S>,
  seat: Seat,
  seed: string,
): Resolve<S> {
  const { state } = seen.imagine(seed);
  const [plan] = mind.plans(state, seat).toSorted((a, b) => character(b) - character(a)) as [Plan];
  const thumb = mind.thumb(seat, plan, chanceFrom(seed));
  return new Resolve({ key: "", answer: thumb.answer(state, seen.question), plan, promise: 0 }, thumb, seen.answers);
}

/** How much worse than the best a mistake may look, in great successes. */
const TEMPTING = 4;

/** Anything that comes to mind, for any plan: the worse it looks, the more rarely. */
function mistake<S extends GameState>(mind: Mind<S>, seen: Seen<S>, seat: Seat, seed: string): Line | undefined {
  const chance = chanceFrom(`${seed} mistake`);
  const { state } = seen.imagine(seed);
  const plans = mind.plans(state, seat);
  const lines = mind.lines(state, seen.question, [plans[randomBelow(chance, plans.length)]!], chance);
  const worth = ({ promise, sure }: Line) => (sure ? 0 : promise);
  const best = Math.max(...lines.map(worth));
  const slack = TEMPTING * (mind.measure ?? 4);
  const weights = lines.map((line) => Math.max(0, 1 - (best - worth(line)) / slack) ** 2);
  let lot = (weights.reduce((sum, weight) => sum + weight, 0) * randomBelow(chance, 1_000_000)) / 1_000_000;
  return lines.find((_, index) => {
    lot -= weights[index]!;
    return lot < 0;
  });
}
