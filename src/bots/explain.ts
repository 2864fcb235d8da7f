import { type GameState, onlyAnswer, type Params, type Seat } from "../engine/index.ts";
import type { Bot, Budget, Seen } from "./bot.ts";
import type { Line, Mind } from "./mind.ts";
import { type Manner, type RatedLine, Search, THOROUGH, think } from "./search.ts";

/** Something that can be said in any language: a key of the message catalogue, and what it is filled in with. */
export interface Said {
  readonly key: string;
  readonly params?: Params;
}

/** A line of play with what is thought of it. */
export interface Opinion {
  readonly line: Said;
  readonly plan: Said;
  /** the chance to win, and how far off it may be */
  readonly chance: number;
  readonly error: number;
  /** what speaks for it */
  readonly reasons: readonly Said[];
}

/** What somebody thought before he answered: what he is about, what else there was, what he is afraid of. */
export interface Explanation {
  readonly chosen: Opinion;
  readonly others: readonly Opinion[];
  readonly fears: readonly Fear[];
}

/** Something that the other side might do, and what is left of the chance to win then. */
export interface Fear {
  readonly deed: Said;
  readonly chance: number;
  /** how often it came to that, of 1 */
  readonly share: number;
}

/** How a game words what its players think. */
export interface Wording<S extends GameState> {
  line(state: S, seat: Seat, line: Line): Said;
  plan(line: Line): Said;
  reasons(state: S, seat: Seat, line: Line): readonly Said[];
}

/** As many other lines are told of. */
const OTHERS = 4;
/** Worlds that are looked at for what the enemy might do, and how bad it must be to be feared. */
const WORLDS = 24;
const FEARED = 0.04;

/** Thinks about a question and tells what it thought. Stops early if it is told to. */
export function explain<S extends GameState>(
  mind: Mind<S>,
  words: Wording<S>,
  seen: Seen,
  seat: Seat,
  budget: Budget,
  manner: Manner = THOROUGH,
): Explanation | null {
  if (onlyAnswer(seen.question) !== undefined) return null;
  const { lines } = think(mind, seen, seat, budget, manner);
  const [best, ...rest] = lines;
  if (!best) return null;
  const state = seen.imagine(`${budget.seed}/0`).state as unknown as S;
  const opinion = ({ line, chance, error }: RatedLine): Opinion => ({
    line: words.line(state, seat, line),
    plan: words.plan(line),
    chance,
    error,
    reasons: words.reasons(state, seat, line),
  });
  return {
    chosen: opinion(best),
    others: rest.slice(0, OTHERS).map(opinion),
    fears: fearsOf(new Search(mind, seen, seat, budget.seed, manner), best, budget),
  };
}

/** The enemy's replies that hurt most, of those that come up when the line is played. */
function fearsOf<S extends GameState>(search: Search<S>, best: RatedLine, { stopped }: Budget): Fear[] {
  const line = search.lines.findIndex(({ key }) => key === best.line.key);
  const deeds = new Map<string, { deed: Said; chances: number[] }>();
  let worlds = 0;
  let total = 0;
  for (; worlds < WORLDS && !stopped?.(); worlds++) {
    const { chance, reply } = search.playAndTell(line, worlds);
    total += chance;
    if (!reply) continue;
    const key = JSON.stringify(reply);
    const entry = deeds.get(key) ?? { deed: reply, chances: [] };
    entry.chances.push(chance);
    deeds.set(key, entry);
  }
  const usual = total / Math.max(1, worlds);
  return [...deeds.values()]
    .map(({ deed, chances }) => ({
      deed,
      chance: chances.reduce((sum, chance) => sum + chance, 0) / chances.length,
      share: chances.length / worlds,
    }))
    .filter(({ chance }) => chance < usual - FEARED)
    .sort((a, b) => a.chance - b.chance)
    .slice(0, 2);
}

/** How much worse a piece of advice may be than the best, and how many there are. */
const WORTH_ADVISING = 0.08;
const ADVICE = 3;

/** Two or three sensible answers to a question, with reasons: for whoever asks for advice. */
export function advise<S extends GameState>(
  mind: Mind<S>,
  words: Wording<S>,
  seen: Seen,
  seat: Seat,
  budget: Budget,
): (Opinion & { readonly answer: Line["answer"] })[] {
  const { lines } = think(mind, seen, seat, budget);
  const state = seen.imagine(`${budget.seed}/0`).state as unknown as S;
  const found = new Map<string, RatedLine>();
  for (const rated of lines) {
    const key = JSON.stringify(rated.line.answer);
    if (!found.has(key) && rated.games > 0 && rated.chance > lines[0]!.chance - WORTH_ADVISING) found.set(key, rated);
  }
  return [...found.values()].slice(0, ADVICE).map(({ line, chance, error }) => ({
    answer: line.answer,
    line: words.line(state, seat, line),
    plan: words.plan(line),
    chance,
    error,
    reasons: words.reasons(state, seat, line),
  }));
}

/** A computer player that can say why. */
export interface Explaining extends Bot {
  explain(seen: Seen, seat: Seat, budget: Budget): Explanation | null;
}
