import { type Answer, type GameState, onlyAnswer, type Params, type PlanStep, type Seat, same } from "../engine/index.ts";
import type { Budget, Seen } from "./bot.ts";
import { carriedOut, lineBehind } from "./carry-out.ts";
import type { Line, Mind } from "./mind.ts";
import { type RatedLine, Search, THOROUGH, type Thought, think } from "./search.ts";

/** A sentence in any language: a key of the message catalogue, and its parameters. */
export interface Said {
  readonly key: string;
  readonly params?: Params;
}

/** A line of play and its assessment. */
interface Opinion {
  readonly line: Said;
  readonly plan: Said;
  /** the chance of winning, and its error */
  readonly chance: number;
  readonly error: number;
  /** the points in its favour */
  readonly reasons: readonly Said[];
}

/** What a player thought of what he did: what for, the alternatives, what he fears. */
export interface Explanation {
  /** what is thought of what was done; its line and its plan are null if nobody can tell them */
  readonly chosen: Omit<Opinion, "line" | "plan"> & { readonly line: Said | null; readonly plan: Said | null };
  /** something clearly better that he did not do */
  readonly overlooked: Opinion | null;
  readonly others: readonly Opinion[];
  readonly fears: readonly Fear[];
}

/** Something the other side might do, and the chance of winning that would remain. */
interface Fear {
  readonly deed: Said;
  readonly chance: number;
  /** how often it happened, from 0 to 1 */
  readonly share: number;
}

/** An answer with reasons. */
export interface Advice extends Opinion {
  readonly answer: Answer;
  /**
   * how it is carried out, the answer included, as far as that can be told beforehand; a bare answer settles nothing else: whoever takes
   * it is asked whatever comes next
   */
  readonly steps: readonly PlanStep[];
}

/** An answer that costs a good part of the chance of winning, and a better one. */
export interface Warning {
  readonly chance: number;
  readonly better: Advice;
}

/** How a game words its players' thoughts. */
export interface Wording<S extends GameState> {
  /** what a line amounts to; if discreet, without revealing the thinker's hand */
  line(state: S, seat: Seat, line: Line, discreet: boolean): Said;
  plan(line: Line): Said;
  reasons(state: S, seat: Seat, line: Line): readonly Said[];
}

/** Puts the assessment of a line into words. */
const wordsFor = <S extends GameState>(words: Wording<S>, seen: Seen<S>, seat: Seat, seed: string, discreet = false) => {
  const { state } = seen.imagine(`${seed}/0`);
  return ({ line, chance, error }: RatedLine): Opinion => ({
    line: words.line(state, seat, line, discreet),
    plan: words.plan(line),
    chance,
    error,
    reasons: words.reasons(state, seat, line),
  });
};

/** The number of other lines mentioned. */
const OTHERS = 4;
/** Worlds sampled for the enemy's replies, and how bad a reply must be to be feared. */
const WORLDS = 24;
const FEARED = 0.04;

/**
 * Thinks about what somebody has done, from its first answer on, and tells what it thinks of it. Anybody may read it, so it keeps
 * the hand to itself. Stops early if told to.
 */
export function explain<S extends GameState>(
  mind: Mind<S>,
  words: Wording<S>,
  seen: Seen<S>,
  seat: Seat,
  budget: Budget,
  played: readonly PlanStep[],
): Explanation | null {
  const [first, ...script] = played;
  if (!first || onlyAnswer(seen.question) !== undefined) return null;
  const { lines } = withAnswer(mind, seen, seat, budget, first.answer, script);
  const given = lines.find(({ line }) => line.key === GIVEN)!;
  const behind = lineBehind(mind, seen, seat, played, budget.seed);
  const opinion = wordsFor(words, seen, seat, budget.seed, true);
  const own = behind && opinion({ ...given, line: behind });
  const [best] = lines;
  const isMistake = best && best !== given && isWorse(given, best, MISTAKE);
  const overlooked = isMistake ? opinion(best) : null;
  const others = new Map<string, Opinion>();
  for (const one of lines) if (one !== given && one.games > 0) remember(others, opinion(one));
  for (const told of [own, overlooked]) if (told) others.delete(JSON.stringify(told.line));
  const isTold = own === undefined || JSON.stringify(own.line) !== JSON.stringify(overlooked?.line);
  return {
    chosen: {
      line: behind ? wordsFor(words, seen, seat, budget.seed)({ ...given, line: behind }).line : null,
      plan: own?.plan ?? null,
      chance: given.chance,
      error: given.error,
      reasons: own?.reasons ?? [],
    },
    overlooked: isTold ? overlooked : null,
    others: [...others.values()].slice(0, OTHERS).sort((a, b) => b.chance - a.chance),
    fears: fearsOf(new Search(mind, seen, seat, budget.seed, FEARFUL, [given.line]), budget),
  };
}

/** Of opinions that read the same, the first one counts. */
function remember(opinions: Map<string, Opinion>, opinion: Opinion): void {
  const key = JSON.stringify(opinion.line);
  if (!opinions.has(key)) opinions.set(key, opinion);
}

/** Looks as far as the other side's answer. */
const FEARFUL = { ...THOROUGH, depth: 1, lines: 0 };

/** The key of the line that somebody has followed, or has in mind. */
const GIVEN = "given";

/** Compares the lines of a question, including an answer somebody has in mind, with what is to follow if that is known. */
function withAnswer<S extends GameState>(
  mind: Mind<S>,
  seen: Seen<S>,
  seat: Seat,
  budget: Budget,
  answer: Answer,
  script?: Line["script"],
): Thought {
  const known = new Search(mind, seen, seat, budget.seed, THOROUGH).lines;
  if (!script && known.some((line) => same(line.answer, answer))) return think(mind, seen, seat, budget);
  const [plan] = mind.plans(seen.imagine(`${budget.seed}/0`).state, seat);
  const given: Line = { key: GIVEN, answer, plan: plan!, promise: 0, ...(script && { script }) };
  return think(mind, seen, seat, budget, THOROUGH, [given]);
}

/** The enemy's most painful replies, among those that come up when the line is played. */
function fearsOf<S extends GameState>(search: Search<S>, { stopped }: Budget): Fear[] {
  const deeds = new Map<string, { deed: Said; chances: number[] }>();
  let worlds = 0;
  let total = 0;
  for (; worlds < WORLDS && !stopped?.(); worlds++) {
    const { chance, reply } = search.playAndTell(0, worlds);
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

/** How much worse than the best a piece of advice may be, and how many there are. */
const WORTH_ADVISING = 0.08;
const ADVICE = 3;

/** Two or three sensible answers to a question, with reasons, the most promising first. */
export function advise<S extends GameState>(
  mind: Mind<S>,
  words: Wording<S>,
  seen: Seen<S>,
  seat: Seat,
  budget: Budget,
): Advice[] {
  const { lines } = think(mind, seen, seat, budget);
  const opinion = wordsFor(words, seen, seat, budget.seed);
  const found = new Map<string, RatedLine>();
  for (const rated of lines) {
    const key = JSON.stringify(rated.line.answer);
    // a single line is not compared with anything
    const isCompared = rated.games > 0 || lines.length === 1;
    if (!found.has(key) && isCompared && rated.chance > lines[0]!.chance - WORTH_ADVISING) found.set(key, rated);
  }
  const best = [...found.values()].slice(0, ADVICE).sort((a, b) => b.chance - a.chance);
  return best.map((rated) => adviceOf(mind, seen, seat, budget.seed, rated.line, opinion(rated)));
}

const adviceOf = <S extends GameState>(
  mind: Mind<S>,
  seen: Seen<S>,
  seat: Seat,
  seed: string,
  line: Line,
  opinion: Opinion,
): Advice => {
  const isBare = line.intent === undefined;
  const steps = isBare ? [{ prompt: seen.question.prompt, answer: line.answer }] : carriedOut(mind, seen, seat, line, seed);
  return { ...opinion, answer: line.answer, steps };
};

/** An answer is a blunder if it costs this much of the chance of winning, and this many times the error of the estimate. */
const BLUNDER = 0.08;
const ERRORS = 2;
/** What is told of afterwards may be smaller. */
const MISTAKE = 0.04;

const isWorse = (one: RatedLine, best: RatedLine, by: number): boolean =>
  best.chance - one.chance >= Math.max(by, ERRORS * Math.hypot(best.error, one.error));

/** Judges an answer before it is given, with the answers to follow it if they are known. */
export function warn<S extends GameState>(
  mind: Mind<S>,
  words: Wording<S>,
  seen: Seen<S>,
  seat: Seat,
  answer: Answer,
  budget: Budget,
  script?: Line["script"],
): Warning | null {
  if (onlyAnswer(seen.question) !== undefined) return null;
  const { lines } = withAnswer(mind, seen, seat, budget, answer, script);
  const isGiven = ({ line }: RatedLine) => (script ? line.key === GIVEN : same(line.answer, answer));
  const given = lines.filter((one) => one.games > 0 && isGiven(one)).sort((a, b) => b.chance - a.chance)[0];
  const [best] = lines;
  if (!given || !best || isGiven(best)) return null;
  if (!isWorse(given, best, BLUNDER)) return null;
  const opinion = wordsFor(words, seen, seat, budget.seed)(best);
  return { chance: given.chance, better: adviceOf(mind, seen, seat, budget.seed, best.line, opinion) };
}
