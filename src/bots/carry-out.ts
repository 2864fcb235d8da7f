import { chanceFrom, type GameState, onlyAnswer, type PlanStep, passing, type Seat, same } from "../engine/index.ts";
import type { Seen } from "./bot.ts";
import type { Line, Mind } from "./mind.ts";

/** How many answers a line is followed for. */
const PATIENCE = 40;

/**
 * The answers with which a line is carried out, the first one included, if the other side does as little as it may: until a die is
 * rolled, something comes to light, or something new begins.
 */
export function carriedOut<S extends GameState>(
  mind: Mind<S>,
  seen: Seen<S>,
  seat: Seat,
  line: Line,
  seed: string,
): readonly PlanStep[] {
  const game = seen.imagine(`${seed}/0`);
  const thumb = mind.thumb(seat, line.plan, chanceFrom(`${seed} resolve`), line);
  const steps: PlanStep[] = [{ prompt: seen.question.prompt, answer: line.answer }];
  game.answer(line.answer);
  for (let n = 0; n < PATIENCE && game.question && !game.revealed; n++) {
    const { question, state } = game;
    if (mind.begins(question)) break;
    const own = question.seat === seat;
    const answer = onlyAnswer(question) ?? (own ? thumb.answer(state, question) : passing(question));
    if (own) steps.push({ prompt: question.prompt, params: question.params, answer });
    game.answer(answer);
  }
  return steps;
}

/** The line that somebody has followed, judging by the answers; undefined if the game knows no such line. */
export function lineBehind<S extends GameState>(
  mind: Mind<S>,
  seen: Seen<S>,
  seat: Seat,
  played: readonly PlanStep[],
  seed: string,
): Line | undefined {
  const { state } = seen.imagine(`${seed}/0`);
  const chance = chanceFrom(`${seed} lines`);
  let behind: Line | undefined;
  let most = 0;
  for (const plan of mind.plans(state, seat))
    for (const line of mind.lines(state, seen.question, [plan], chance)) {
      if (!same(line.answer, played[0]!.answer)) continue;
      const shared = agreement(carriedOut(mind, seen, seat, line, seed), played);
      if (shared <= most) continue;
      most = shared;
      behind = line;
    }
  return behind;
}

/** How many answers two courses of action share, as long as the same is asked; 0 if they choose differently. */
function agreement(a: readonly PlanStep[], b: readonly PlanStep[]): number {
  let shared = 0;
  for (; shared < a.length && shared < b.length && a[shared]!.prompt === b[shared]!.prompt; shared++) {
    const [one, other] = [a[shared]!.answer, b[shared]!.answer];
    if (typeof one === "string" && !same(one, other)) return 0;
  }
  return shared;
}
