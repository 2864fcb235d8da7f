import { type AnyGame, type Header, onlyAnswer, type Seat, Session } from "../engine/index.ts";
import { type Bot, type Budget, type Memory, seenBy } from "./bot.ts";
import type { Style } from "./style.ts";

/** A game with more decisions than this is going nowhere. */
const LONGEST = 20_000;

/** The result of a game between two computer players. */
export interface MatchGame {
  readonly pair: number;
  /** the side of the first player */
  readonly side: Seat;
  readonly winner: Seat | null;
  readonly reason: string;
  readonly answers: number;
  /** each player's time for each choice, in milliseconds */
  readonly times: readonly [readonly number[], readonly number[]];
  readonly style: Readonly<Record<string, number | null>>;
}

export interface MatchTerms {
  readonly game: AnyGame;
  readonly header: Header;
  readonly players: readonly [Bot, Bot];
  readonly thinking: Pick<Budget, "milliseconds" | "playouts">;
  readonly style: Style | undefined;
}

/** Both games of a pair have the same seed; in the second the sides are swapped. */
export function playMatchGame(terms: MatchTerms, pair: number, side: Seat): MatchGame {
  const { game, players, thinking, style } = terms;
  const seed = `${terms.header.seed}/${pair}`;
  const session = Session.begin(game, { ...terms.header, seed });
  const times: [number[], number[]] = [[], []];
  const memories: readonly [Memory, Memory] = [{}, {}];
  while (session.question && session.version < LONGEST) {
    const { question } = session;
    const { seat } = question;
    const only = onlyAnswer(question);
    if (only !== undefined) {
      session.answer(only);
      continue;
    }
    const who = seat === side ? 0 : 1;
    const began = performance.now();
    const budget = { ...thinking, seed: `${seed}/${session.version}/${seat}` };
    const answer = players[who].choose(seenBy(session, seat), seat, budget, memories[who]);
    times[who].push(performance.now() - began);
    session.answer(answer, seat);
  }
  return {
    pair,
    side,
    winner: session.over?.winner ?? null,
    reason: session.over?.reason ?? "unfinished",
    answers: session.version,
    times,
    style: style?.(session.log ?? []) ?? {},
  };
}
