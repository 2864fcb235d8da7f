import { policy } from "../../../bots/hamilcar/policy.ts";
import { chanceFrom, type Header, onlyAnswer, type Plain, type Seat, Session } from "../../../engine/index.ts";
import { hamilcar } from "../../../games/hamilcar/index.ts";
import { imaginedPosition } from "./imagined.ts";

/** What is asked of the worker: how a battle would go if a seat answered so. */
export interface BattleQuestion {
  readonly view: Plain;
  readonly header: Header;
  readonly seat: Seat;
  readonly prompt: string;
  /** the answer that leads to the battle; null if it is being fought already */
  readonly answer: string | null;
  readonly trials: number;
}

export interface BattleOdds {
  /** how often the seat wins; null if there was no battle */
  readonly wins: number | null;
  readonly trials: number;
}

/** How many answers a battle may take before it is given up. */
const PATIENCE = 400;
const WON = new Set(["hamilcar.log.victory", "hamilcar.log.naval-victory"]);

/** Fights the battle many times with hands that could be, both sides playing by rule of thumb. */
export function battleOdds({ view, header, seat, prompt, answer, trials }: BattleQuestion): BattleOdds {
  let fought = 0;
  let won = 0;
  for (let trial = 0; trial < trials; trial++) {
    const winner = fight(view, header, prompt, answer, `trial ${trial}`);
    if (winner === undefined) continue;
    fought++;
    if (winner === seat) won++;
  }
  return { wins: fought === 0 ? null : won / fought, trials: fought };
}

function fight(view: Plain, header: Header, prompt: string, answer: string | null, seed: string): Seat | undefined {
  const session = Session.fromPosition(hamilcar, { ...header, seed }, imaginedPosition(view, seed));
  const chance = chanceFrom(seed);
  if (answer !== null) {
    if (session.question?.prompt !== prompt) return undefined;
    session.answer(answer);
  }
  for (let i = 0; i < PATIENCE; i++) {
    const won = session.log!.find(({ event }) => WON.has(event));
    if (won) return String(won.params!.seat).slice("seat:".length) as Seat;
    if (!session.question) return undefined;
    const { battle, seaBattle, march } = session.state;
    if (!battle && !seaBattle && (!march || march.stage === "go" || march.stage === "ended" || march.stage === "over"))
      return undefined;
    session.answer(onlyAnswer(session.question) ?? policy(session.state, session.question, chance));
  }
  return undefined;
}
