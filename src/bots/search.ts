import {
  type Answer,
  chanceFrom,
  type GameState,
  onlyAnswer,
  opponentOf,
  type Question,
  randomBelow,
  type Seat,
} from "../engine/index.ts";
import type { Budget, Seen } from "./bot.ts";
import { Field } from "./field.ts";
import type { Line, Mind, Plan } from "./mind.ts";
import type { World } from "./world.ts";

/** How a search goes about it. */
export interface Manner {
  /** how many lines are compared at most */
  readonly lines: number;
  /** how often the other side has its turn before a situation is judged */
  readonly replies: number;
  /** how many plans are considered at most */
  readonly plans: number;
  /** only these plans, where one of them is open: a character */
  readonly leaning?: (plan: Plan) => number;
}

export const THOROUGH: Manner = { lines: 24, replies: 1, plans: 8 };

/** Nothing that is played out goes on for longer, in answers. */
const HORIZON = 150;

/**
 * Lines of play at a question, and what each leads to in a world. All of it follows from what the seat knows, the seed and the manner, so
 * that several workers can each play some of the worlds of one search.
 */
export class Search<S extends GameState> {
  readonly lines: readonly Line[];
  private readonly mind: Mind<S>;
  private readonly seen: Seen<S>;
  private readonly seat: Seat;
  private readonly seed: string;
  private readonly manner: Manner;

  constructor(mind: Mind<S>, seen: Seen<S>, seat: Seat, seed: string, manner: Manner) {
    this.mind = mind;
    this.seen = seen;
    this.seat = seat;
    this.seed = seed;
    this.manner = manner;
    this.lines = this.worthComparing();
  }

  private imagine(world: number): World<S> {
    return this.seen.imagine(`${this.seed}/${world}`);
  }

  /** The most promising lines, no two of which come to the same. */
  private worthComparing(): Line[] {
    const { state } = this.imagine(0);
    const { leaning, plans, lines } = this.manner;
    const open = this.mind.plans(state, this.seat);
    const liked = leaning ? open.toSorted((a, b) => leaning(b) - leaning(a)) : open;
    const found = new Map<string, Line>();
    const chance = chanceFrom(`${this.seed} lines`);
    for (const line of this.mind.lines(state, this.seen.question, liked.slice(0, plans), chance)) {
      const known = found.get(line.key);
      if (!known || known.promise < line.promise) found.set(line.key, line);
    }
    return [...found.values()].sort((a, b) => b.promise - a.promise).slice(0, lines);
  }

  /** Plays a line in a world and on from there: the chance to win that it leads to. The same luck for every line. */
  play(line: number, world: number): number {
    const game = this.imagine(world);
    const { mind, seat, manner } = this;
    const chosen = this.lines[line]!;
    const seed = `${this.seed}/${world}`;
    const enemy = opponentOf(this.seen.seats, seat);
    const luck = chanceFrom(`${seed} enemy`);
    const theirs = mind.plans(game.state, enemy);
    const own = mind.thumb(seat, chosen.plan, chanceFrom(`${seed} own`), chosen);
    const foe = mind.thumb(enemy, theirs[randomBelow(luck, theirs.length)]!, luck);
    game.answer(chosen.answer);
    let replies = 0;
    let last: Seat = seat;
    for (let n = 0; n < HORIZON && game.question; n++) {
      const { question, state } = game;
      if (question.seat !== last && mind.isQuiet(state)) {
        last = question.seat;
        if (last === seat) replies++;
        if (replies >= manner.replies) break;
      }
      game.answer(onlyAnswer(question) ?? (question.seat === seat ? own : foe).answer(state, question));
    }
    return mind.value(game.state, seat);
  }
}

/** What a search has found out. */
export interface Thought {
  readonly answer: Answer;
  readonly lines: readonly RatedLine[];
  readonly worlds: number;
}

/** A line with the chance to win that it is thought to give, and how far off that may be. */
export interface RatedLine {
  readonly line: Line;
  readonly chance: number;
  readonly error: number;
  readonly games: number;
}

/** So many worlds at least before a search believes that one line is clearly ahead. */
const FEWEST_WORLDS = 8;

/** Compares lines by sequential halving: in each round every line is played in the same worlds, then the worse half is dropped. */
export function think<S extends GameState>(mind: Mind<S>, seen: Seen<S>, seat: Seat, budget: Budget, manner = THOROUGH): Thought {
  const only = onlyAnswer(seen.question);
  if (only !== undefined) return { answer: only, lines: [], worlds: 0 };
  const search = new Search(mind, seen, seat, budget.seed, manner);
  const field = new Field(search.lines.length);
  const ration = new Ration(budget, search.lines.length, mind.weight?.(seen.question) ?? 1);
  let world = 0;
  for (let round = 0; field.active.length > 1 && !ration.isSpent; round++) {
    for (ration.beginRound(round, field.active.length); ration.allowsWorld; world++) {
      for (const line of field.active) field.add(line, search.play(line, world));
      ration.spend();
      if (field.isDecided(FEWEST_WORLDS)) break;
    }
    if (field.isDecided(FEWEST_WORLDS)) break;
    field.halve();
  }
  return thoughtOf(search.lines, field, world);
}

export function thoughtOf(lines: readonly Line[], field: Field, worlds: number): Thought {
  const best = lines[field.active.length === 1 ? field.active[0]! : field.best]!;
  const rated = field.ranking.map((line): RatedLine => {
    const values = field.values[line]!;
    const mean = values.length === 0 ? 0.5 : field.mean(line);
    const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return {
      line: lines[line]!,
      chance: mean,
      error: Math.sqrt(spread / Math.max(1, values.length * (values.length - 1))),
      games: values.length,
    };
  });
  return { answer: best.answer, lines: [...rated].sort((a, b) => Number(b.line === best) - Number(a.line === best)), worlds };
}

/** Shares out time, or a number of games, among the rounds of a search. */
class Ration {
  private readonly rounds: number;
  private readonly games: number | undefined;
  private readonly milliseconds: number;
  private readonly stopped: () => boolean;
  private readonly began = performance.now();
  private until = 0;
  private left = 0;
  private inRound = 0;

  constructor({ milliseconds, playouts, stopped = () => false }: Budget, lines: number, weight: number) {
    this.rounds = Math.max(1, Math.ceil(Math.log2(lines)));
    this.games = playouts === undefined ? undefined : playouts * lines;
    this.milliseconds = milliseconds * weight;
    this.stopped = stopped;
  }

  get isSpent(): boolean {
    return this.stopped() || performance.now() - this.began > this.milliseconds;
  }

  beginRound(round: number, active: number): void {
    this.until = this.began + (this.milliseconds * (round + 1)) / this.rounds;
    this.left = this.games === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(this.games / this.rounds / active));
    this.inRound = 0;
  }

  /** At least one world a round, so that there is something to go by. */
  get allowsWorld(): boolean {
    if (this.inRound === 0) return true;
    return this.inRound < this.left && !this.stopped() && performance.now() < this.until;
  }

  spend(): void {
    this.inRound++;
  }
}

/** The plan that the question's best line belongs to, for whoever has to answer without thinking. */
export const quickAnswer = <S extends GameState>(
  mind: Mind<S>,
  state: S,
  question: Question,
  seat: Seat,
  plan: Plan,
  seed: string,
): Answer => onlyAnswer(question) ?? mind.thumb(seat, plan, chanceFrom(seed)).answer(state, question);
