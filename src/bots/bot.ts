import type { Answer, GameState, Header, LogEntry, Plain, Question, Seat, Session } from "../engine/index.ts";
import type { Resolve } from "./resolve.ts";
import { imagining, type World } from "./world.ts";

/** How long a computer player may think, and the source of its own randomness. */
export interface Budget {
  /** the average time for an answer; one that needs thought may take three times as long */
  readonly milliseconds: number;
  readonly seed: string;
  /** playouts per line compared, on average; with this set, a game can be reproduced exactly */
  readonly playouts?: number;
  /** whether to stop at once with what has been found so far */
  readonly stopped?: () => boolean;
}

/** A game as one seat may know it: nothing in it leads to the seed, the past, or what the other side hides. */
export interface Seen<S extends GameState = GameState, Side extends Seat = Seat> {
  readonly header: Omit<Header, "seed">;
  /** the sides of the game */
  readonly seats: readonly Side[];
  /** the pending question, which is for that seat */
  readonly question: Question<Side>;
  readonly view: Plain;
  readonly log: readonly LogEntry[];
  /** the number of answers so far */
  readonly answers: number;
  /** how many of the last answers were the seat's own, with nothing revealed and nobody else deciding in between */
  readonly run: number;
  /** A copy to try things out on, with everything the seat may not know dealt again. */
  imagine(seed: string): World<S, Side>;
}

/** A player's intentions, from one question of a game to the next. A player who forgets them decides again from scratch. */
export interface Memory<S extends GameState = GameState> {
  resolve?: Resolve<S>;
}

export interface Bot<S extends GameState = GameState, Side extends Seat = Seat> {
  readonly id: string;
  /** Answers the pending question for the seat. */
  choose(seen: Seen<S, Side>, seat: Side, budget: Budget, memory?: Memory<S>): Answer;
}

/** The player with that id, or the first one, which is the best. */
export const botFor = (players: readonly Bot[], id?: string): Bot => players.find((bot) => bot.id === id) ?? players[0]!;

/** What a computer player in a seat sees of a game when that seat is asked. */
export function seenBy<S extends GameState, Side extends Seat>(session: Session<S, Plain, Side>, seat: Side): Seen<S, Side> {
  const question = session.question;
  if (question?.seat !== seat) throw new Error(`${seat} is not asked anything`);
  const { seed: _, ...header } = session.header;
  return {
    header,
    seats: session.game.seats,
    question,
    get view() {
      return session.view(seat);
    },
    get log() {
      return session.logFor(seat);
    },
    answers: session.version,
    get run() {
      return runOf(session, seat);
    },
    imagine: imagining(session, seat),
  };
}

function runOf({ history }: Pick<Session, "history">, seat: Seat): number {
  let run = 0;
  for (let n = history.length - 1; n >= 0; n--) {
    const step = history[n]!;
    if (!("answer" in step) || step.by !== seat || step.revealed) break;
    run++;
  }
  return run;
}
