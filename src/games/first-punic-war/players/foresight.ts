import type { Budget, Seen } from "../../../bots/bot.ts";
import { type Answer, chanceFrom, onlyAnswer } from "../../../engine/index.ts";
import type { Seat } from "../../shared/rules/seats.ts";
import type { State } from "../rules/state.ts";
import { policy } from "./policy.ts";
import { value } from "./value.ts";

/** How many operations to play on, and answers at most; how many games make a mean worth looking at, and how many leave no doubt. */
const OPERATIONS = 2;
const HORIZON = 120;
const ENOUGH = 4;
const PLENTY = 40;

/** How much better another answer than the first has turned out in the games played with both. */
interface Rival {
  readonly answer: string;
  sum: number;
  squares: number;
}

/**
 * Plays on from the first answer and its rivals through this operation and the next, the hidden part dealt anew every time, and
 * takes a rival only if it is better by more than chance would explain: the rule of thumb is a good judge, and dice are loud. Every
 * further operation would add more noise than insight.
 */
export function foresee(seen: Seen<State, Seat>, seat: Seat, budget: Budget, first: string, others: readonly string[]): Answer {
  let rivals = others.filter((answer) => answer !== first).map((answer): Rival => ({ answer, sum: 0, squares: 0 }));
  const until = performance.now() + budget.milliseconds;
  const most = budget.playouts ?? PLENTY;
  let games = 0;
  while (rivals.length > 0 && games < most && performance.now() < until) {
    const seed = `${budget.seed}/${games}`;
    const standard = playOn(seen, seat, first, seed);
    for (const rival of rivals) {
      const better = playOn(seen, seat, rival.answer, seed) - standard;
      rival.sum += better;
      rival.squares += better * better;
    }
    games++;
    if (games >= ENOUGH) rivals = rivals.filter((rival) => rival.sum / games + 2 * error(rival, games) > 0);
  }
  if (games < ENOUGH) return first;
  const surely = (rival: Rival) => rival.sum / games - error(rival, games);
  const best = rivals.reduce<Rival | null>((so, rival) => (so === null || surely(rival) > surely(so) ? rival : so), null);
  return best && surely(best) > 0 ? best.answer : first;
}

/** The standard error of a rival's mean. */
const error = ({ sum, squares }: Rival, games: number): number =>
  Math.sqrt(Math.max(squares / games - (sum / games) ** 2, 1) / games);

/** Gives the answer, plays on by rule of thumb until the operations or the phase are over, and judges the situation. */
function playOn(seen: Seen<State, Seat>, seat: Seat, answer: Answer, seed: string): number {
  const game = seen.imagine(seed);
  const chance = chanceFrom(seed);
  const { phase, side } = game.state;
  game.answer(answer);
  let operations = 0;
  for (let n = 0; n < HORIZON && game.question; n++) {
    if (game.state.phase !== phase || game.state.side !== side) break;
    if (game.question.prompt === "fpw.choose-operation" && ++operations === OPERATIONS) break;
    game.answer(onlyAnswer(game.question) ?? policy(game.state, game.question, chance));
  }
  return value(game.state, seat);
}
