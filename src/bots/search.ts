import {
  type Answer,
  chanceFrom,
  type GameState,
  onlyAnswer,
  opponentOf,
  type Question,
  randomBelow,
  refusal,
  type Seat,
} from "../engine/index.ts";
import type { Budget, Seen } from "./bot.ts";
import type { Said } from "./explain.ts";
import { Field } from "./field.ts";
import type { Line, Mind, Plan, Thumb } from "./mind.ts";
import type { World } from "./world.ts";

export interface Manner {
  /** the most lines compared */
  readonly lines: number;
  /** how many more cards or operations are played, by either side, before a situation is judged; if missing, the game says how far */
  readonly depth?: number;
  /** the most plans considered */
  readonly plans: number;
  /** how much first sight counts, in chance of winning for a fourth of a great success: judgments of a situation err, too */
  readonly trust: number;
  /** how many playouts first sight is worth: with fewer of them, it counts for more */
  readonly sight?: number;
  /** whether it prefers the historical war, or goes by merit alone */
  readonly story?: boolean;
  /** how much a plan is liked beyond its merit, in chance of winning: a character */
  readonly leaning?: (plan: Plan) => number;
}

export const THOROUGH: Manner = { lines: 24, plans: 8, trust: 0.006, sight: 6 };

/** The longest playout, in answers. */
const LONGEST = 500;

/** What a search needs: the question, and worlds in which it is asked. */
type Asked<S extends GameState> = Pick<Seen<S>, "question" | "seats" | "imagine">;

/**
 * Lines of play at a question, and what each leads to in a world. Everything follows from what the seat knows, the seed and the
 * manner, so several workers can each play some of the worlds of one search.
 */
export class Search<S extends GameState> {
  readonly lines: readonly Line[];
  /** whether all lines are played to the end of the game: otherwise they could not be compared */
  private readonly toTheEnd: boolean;
  private readonly mind: Mind<S>;
  private readonly seen: Asked<S>;
  private readonly seat: Seat;
  private readonly seed: string;
  private readonly manner: Manner;

  constructor(mind: Mind<S>, seen: Asked<S>, seat: Seat, seed: string, manner: Manner, more: readonly Line[] = []) {
    this.mind = mind;
    this.seen = seen;
    this.seat = seat;
    this.seed = seed;
    this.manner = manner;
    this.lines = [...more, ...this.worthComparing()];
    this.toTheEnd = manner.depth === undefined && this.lines.some(({ toTheEnd }) => toTheEnd);
  }

  private imagine(world: number): World<S> {
    return this.seen.imagine(`${this.seed}/${world}`);
  }

  /** The first lines the game suggests, without equivalent ones. */
  private worthComparing(): Line[] {
    const { state } = this.imagine(0);
    const { leaning, plans, lines } = this.manner;
    const open = this.mind.plans(state, this.seat);
    const liked = leaning ? open.toSorted((a, b) => leaning(b) - leaning(a)) : open;
    const found = new Map<string, Line>();
    const chance = chanceFrom(`${this.seed} lines`);
    for (const line of this.mind.lines(state, this.seen.question, liked.slice(0, plans), chance)) {
      if (found.size >= lines) break;
      if (!found.has(line.key)) found.set(line.key, line);
    }
    return [...found.values()];
  }

  /**
   * Plays a line in a world and on from there, and returns the resulting chance of winning. Every line has the same luck. To the
   * end of the game much is luck: half of the chance is as judged when the other side's turn comes.
   */
  play(line: number, world: number): number {
    return this.playAndTell(line, world).chance;
  }

  /** The same, with the other side's reply. */
  playAndTell(line: number, world: number): { chance: number; reply: Said | undefined } {
    const game = this.imagine(world);
    const { mind, seat, manner } = this;
    const chosen = this.lines[line]!;
    const seed = `${this.seed}/${world}`;
    const enemy = opponentOf(this.seen.seats, seat);
    const luck = chanceFrom(`${seed} enemy`);
    const theirs = mind.plans(game.state, enemy);
    const thumb = mind.thumb(seat, chosen.plan, chanceFrom(`${seed} own`), chosen);
    const own = chosen.script ? following(chosen.script, thumb) : thumb;
    const foe = mind.thumb(enemy, theirs[randomBelow(luck, theirs.length)]!, luck);
    const reach = manner.depth === undefined ? mind.reach : undefined;
    const depth = manner.depth ?? reach?.depth ?? 1;
    const turn = reach?.turn(game.state);
    game.answer(chosen.answer);
    let begun = 0;
    let halfway: number | undefined;
    let reply: Said | undefined;
    for (let n = 0; n < LONGEST && game.question; n++) {
      const { question, state } = game;
      if (mind.begins(question) && mind.isQuiet(state)) {
        if (!this.toTheEnd && (begun++ >= depth || reach?.turn(state) !== turn)) break;
        if (this.toTheEnd && question.seat === enemy && mind.beginsTurn?.(question)) halfway ??= mind.value(state, seat);
      }
      game.answer(onlyAnswer(question) ?? (question.seat === seat ? own : foe).answer(state, question));
      if (question.seat === enemy) reply ??= foe.about?.();
    }
    const end = mind.value(game.state, seat);
    return { chance: halfway === undefined ? end : (halfway + end) / 2, reply };
  }
}

/** Answers as once given, as long as the same questions come and they are allowed. */
function following<S extends GameState>(script: NonNullable<Line["script"]>, thumb: Thumb<S>): Thumb<S> {
  let next = 0;
  return {
    answer(state, question) {
      const given = script[next];
      if (given?.prompt === question.prompt) {
        next++;
        if (!refusal(question, given.answer)) return given.answer;
      }
      return thumb.answer(state, question);
    },
  };
}

export interface Thought {
  readonly answer: Answer;
  readonly lines: readonly RatedLine[];
  readonly worlds: number;
}

/** A line with its estimated chance of winning, and the error of the estimate. */
export interface RatedLine {
  readonly line: Line;
  readonly chance: number;
  readonly error: number;
  readonly games: number;
}

/** The fewest worlds before a search accepts that one line is clearly ahead. */
const FEWEST_WORLDS = 8;

/** Compares lines by sequential halving: in each round every line is played in the same worlds, then the worse half is dropped. */
export function think<S extends GameState>(
  mind: Mind<S>,
  seen: Seen<S>,
  seat: Seat,
  budget: Budget,
  manner = THOROUGH,
  more: readonly Line[] = [],
): Thought {
  const only = onlyAnswer(seen.question);
  if (only !== undefined) return { answer: only, lines: [], worlds: 0 };
  const search = new Search(mind, seen, seat, budget.seed, manner, more);
  const { trust, sight, leaning, story } = manner;
  const scale = (4 * trust) / (mind.measure ?? 4);
  const liking = ({ promise, lure = 0, plan }: Line) => scale * (promise + (story ? lure : 0)) + (leaning?.(plan) ?? 0);
  const field = new Field(search.lines.map(liking), sight);
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

/** Shares out the time, or a number of playouts, among the rounds of a search. */
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

  /** At least one world per round, so that there is something to go by. */
  get allowsWorld(): boolean {
    if (this.inRound === 0) return true;
    return this.inRound < this.left && !this.stopped() && performance.now() < this.until;
  }

  spend(): void {
    this.inRound++;
  }
}

/** An answer without a search: the only one, or by rule of thumb for a plan. */
export const quickAnswer = <S extends GameState>(
  mind: Mind<S>,
  state: S,
  question: Question,
  seat: Seat,
  plan: Plan,
  seed: string,
): Answer => onlyAnswer(question) ?? mind.thumb(seat, plan, chanceFrom(seed)).answer(state, question);
