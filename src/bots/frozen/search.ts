import {
  type Answer,
  type Chance,
  chanceFrom,
  type GameState,
  onlyAnswer,
  type Question,
  randomAnswer,
  type Seat,
} from "../../engine/index.ts";
import type { Budget, Seen } from "../bot.ts";
import type { World } from "../world.ts";

/** What a search must know of a game. */
export interface Judge<S extends GameState> {
  /** A quick answer that is not foolish, for playing on. */
  policy(state: S, question: Question, chance: Chance): Answer;
  /** How good a situation is for a seat; the scale is the game's own. */
  value(state: S, seat: Seat): number;
  /** Whether a situation is quiet enough to be judged: nothing half done. */
  isQuiet(state: S): boolean;
  /** How far to play on at most, in answers. */
  readonly horizon: number;
  /** Whether another answer than the policy's must be better by more than luck explains. */
  readonly trustsPolicy?: boolean;
}

interface Candidate {
  readonly answer: Answer;
  readonly values: number[];
}

/** How many answers are compared at most, and how many games each gets before half of them are dropped. */
const MOST_CANDIDATES = 24;
const GAMES_A_ROUND = 4;

/**
 * Compares answers by playing on from each in games whose hidden part is dealt anew every time, and judging where they lead.
 * After every round the worse half is dropped, until one is left or the time is up.
 */
export function search<S extends GameState>(judge: Judge<S>, seen: Seen, seat: Seat, budget: Budget): Answer {
  const { question } = seen;
  const forced = onlyAnswer(question);
  if (forced !== undefined) return forced;
  const chance = chanceFrom(budget.seed);
  let field = candidates(judge, seen, chance);
  const trusted = judge.trustsPolicy ? field[0] : undefined;
  const until = performance.now() + budget.milliseconds;
  let played = 0;
  const mostPlayed = budget.playouts ?? Number.POSITIVE_INFINITY;
  for (let round = 0; field.length > 1; round++) {
    for (let game = 0; game < GAMES_A_ROUND * (round + 1); game++) {
      const seed = `${budget.seed}/${round}/${game}`;
      for (const candidate of field) {
        candidate.values.push(playOn(judge, seen.imagine(seed) as World<S>, candidate.answer, seat, chance));
      }
      played++;
      if (performance.now() > until || played >= mostPlayed) return bestOf(field, trusted).answer;
    }
    const kept = Math.ceil(field.length / 2);
    field = [...field].sort((a, b) => mean(b) - mean(a)).slice(0, kept);
    if (trusted && !field.includes(trusted)) field.push(trusted);
    if (trusted && field.length === 2) return bestOf(field, trusted).answer;
  }
  return field[0]!.answer;
}

const mean = ({ values }: Candidate): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The best on average; one that is trusted gives way only to what beat it clearly in the same games. */
function bestOf(field: readonly Candidate[], trusted?: Candidate): Candidate {
  const best = field.reduce((so, one) => (mean(one) > mean(so) ? one : so));
  return trusted && !isClearlyBetter(best, trusted) ? trusted : best;
}

const FEWEST_GAMES = 3;
/** How far the lead must be above its standard error: of many answers one is always ahead by luck. */
const CLEARLY = 2.5;

function isClearlyBetter(one: Candidate, other: Candidate): boolean {
  if (one.values.length < FEWEST_GAMES) return false;
  const leads = one.values.map((value, game) => value - other.values[game]!);
  const lead = leads.reduce((sum, by) => sum + by, 0) / leads.length;
  const spread = leads.reduce((sum, by) => sum + (by - lead) ** 2, 0) / (leads.length - 1);
  return lead > CLEARLY * Math.sqrt(spread / leads.length);
}

/** All options of a choice; of other questions what the policy and luck suggest. */
function candidates<S extends GameState>(judge: Judge<S>, seen: Seen, chance: Chance): Candidate[] {
  const { question } = seen;
  const state = seen.imagine("candidates").state as S;
  const answers = new Map<string, Answer>();
  const add = (answer: Answer) => answers.set(JSON.stringify(answer), answer);
  add(judge.policy(state, question, chance));
  if (question.kind === "choose" && question.options.length <= MOST_CANDIDATES)
    for (const option of question.options) add(option);
  else {
    for (let n = 0; n < MOST_CANDIDATES / 2; n++) add(judge.policy(state, question, chance));
    for (let n = 0; n < MOST_CANDIDATES / 4; n++) add(randomAnswer(question, chance));
  }
  return [...answers.values()].map((answer) => ({ answer, values: [] }));
}

/** Gives the answer and plays on until things are quiet again after the other side had its turn, or the horizon is reached. */
function playOn<S extends GameState>(judge: Judge<S>, game: World<S>, answer: Answer, seat: Seat, chance: Chance): number {
  game.answer(answer);
  let othersTurns = 0;
  let lastSeat: Seat = seat;
  for (let n = 0; n < judge.horizon && game.question; n++) {
    const question = game.question;
    const quiet = judge.isQuiet(game.state);
    if (quiet && question.seat !== lastSeat) {
      lastSeat = question.seat;
      if (question.seat === seat && ++othersTurns >= 1) break;
    }
    game.answer(onlyAnswer(question) ?? judge.policy(game.state, question, chance));
  }
  return judge.value(game.state, seat);
}
