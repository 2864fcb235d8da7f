import {
  type Answer,
  type Chance,
  chanceFrom,
  type Game,
  type GameState,
  type Header,
  onlyAnswer,
  type Plain,
  passing,
  refusal,
  Session,
} from "../../../engine/index.ts";
import type { Question, Seat } from "../rules/seats.ts";

/** A question to the worker: how would a battle go if a seat gave this answer? */
export interface BattleQuestion {
  readonly view: Plain;
  readonly header: Header;
  readonly seat: Seat;
  readonly prompt: string;
  /** the answer that leads to the battle; null if it is already being fought */
  readonly answer: string | null;
  readonly trials: number;
}

export interface BattleOdds {
  /** the seat's chance of winning; null if there was no battle */
  readonly wins: number | null;
  readonly trials: number;
}

/** How a game's battles are fought out. */
export interface Fighting<State extends GameState> {
  readonly game: Game<State, Plain, Seat>;
  /** a complete position that fits a view */
  readonly imagined: (view: Plain, seed: string) => Plain;
  readonly policy: (state: State, question: Question, chance: Chance) => Answer;
  /** the entries of the log that name a winner */
  readonly won: readonly string[];
  /** whether there is a battle, or something that may lead to one */
  readonly goesOn: (state: State) => boolean;
}

/** So many questions may come before one in a step of a march: to declare an interception, to play a card. */
const BEFORE = 6;
/** The most answers a battle may take before the attempt is dropped. */
const PATIENCE = 400;

/** Fights the battle many times with possible hands, both sides playing by rule of thumb. */
export function simulateBattle<State extends GameState>(fighting: Fighting<State>, question: BattleQuestion): BattleOdds {
  let fought = 0;
  let won = 0;
  for (let trial = 0; trial < question.trials; trial++) {
    const winner = fight(fighting, question, `trial ${trial}`);
    if (winner === undefined) continue;
    fought++;
    if (winner === question.seat) won++;
  }
  return { wins: fought === 0 ? null : won / fought, trials: fought };
}

function fight<State extends GameState>(
  { game, imagined, policy, won, goesOn }: Fighting<State>,
  { view, header, prompt, answer }: BattleQuestion,
  seed: string,
): Seat | undefined {
  const session = Session.fromPosition(game, { ...header, seed }, imagined(view, seed));
  const chance = chanceFrom(seed);
  if (answer !== null) {
    // what has been asked before in the same step was passed
    for (let i = 0; i < BEFORE && session.question && session.question.prompt !== prompt; i++)
      session.answer(passing(session.question));
    const { question } = session;
    if (question?.prompt !== prompt || refusal(question, answer)) return undefined;
    session.answer(answer);
  }
  for (let i = 0; i < PATIENCE; i++) {
    const victory = session.log!.find(({ event }) => won.includes(event));
    if (victory) return String(victory.params!.seat).slice("seat:".length) as Seat;
    if (!session.question || !goesOn(session.state)) return undefined;
    session.answer(onlyAnswer(session.question) ?? policy(session.state, session.question, chance));
  }
  return undefined;
}
