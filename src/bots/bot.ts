import type { Answer, GameState, Header, Plain, Question, Seat, Session } from "../engine/index.ts";

/** How long a computer player may think, and where its own chance comes from. */
export interface Budget {
  readonly milliseconds: number;
  readonly seed: string;
  /** at most so many games played out for each candidate; with it, a game can be played again exactly */
  readonly playouts?: number;
}

/** A game as one seat may know it. */
export interface Seen<S extends GameState = GameState, Side extends Seat = Seat> {
  readonly header: Header;
  /** the pending question, which is for that seat */
  readonly question: Question<Side>;
  readonly view: Plain;
  /** A copy to try things out on, in which all that the seat may not know has been dealt anew. */
  imagine(seed: string): Session<S, Side>;
}

/** A computer player. */
export interface Bot<S extends GameState = GameState, Side extends Seat = Seat> {
  readonly id: string;
  /** Answers the pending question for the seat. */
  choose(seen: Seen<S, Side>, seat: Side, budget: Budget): Answer;
}

/** The player with that id, or the first of them: the best. */
export const botFor = (players: readonly Bot[], id?: string): Bot => players.find((bot) => bot.id === id) ?? players[0]!;

/** What a computer player in a seat gets to see of a game in which that seat is asked. */
export function seenBy<S extends GameState, Side extends Seat>(session: Session<S, Side>, seat: Side): Seen<S, Side> {
  const question = session.question;
  if (question?.seat !== seat) throw new Error(`${seat} is not asked anything`);
  return {
    header: session.header,
    question,
    get view() {
      return session.view(seat);
    },
    imagine(seed) {
      const copy = session.fork();
      copy.redeal(seat, seed);
      return copy;
    },
  };
}
