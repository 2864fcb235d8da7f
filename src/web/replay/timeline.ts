import type { Game, Outcome, PendingQuestion, Plain, Seat, Session } from "../../engine/index.ts";
import { clone, perSeat } from "../../engine/index.ts";
import type { Moment } from "../table/client.ts";
import { begin, type Course, type Move, play } from "./moves.ts";
import { readBy, type Written } from "./reel.ts";

/** How many answers lie between two copies that are kept. */
const STRIDE = 16;

/** A game with all its moments: any of them can be looked at, quickly. */
export class Timeline {
  private readonly copies: { version: number; inputs: number; session: Session }[] = [];
  private readonly inputs: readonly Move[];
  private readonly log: readonly Written[];
  /** the number of answers */
  readonly length: number;

  constructor(game: Game, course: Course) {
    const { inputs } = course;
    const session = begin(game, course);
    const log: Written[] = [];
    const gather = () => log.push(...session.log!.slice(log.length).map((entry) => ({ ...entry, version: session.version })));
    gather();
    for (const [index, input] of inputs.entries()) {
      if (session.version % STRIDE === 0 && this.copies.at(-1)?.version !== session.version)
        this.copies.push({ version: session.version, inputs: index, session: session.fork() });
      play(session, input);
      gather();
    }
    if (inputs.length === 0) this.copies.push({ version: 0, inputs: 0, session: session.fork() });
    this.inputs = inputs;
    this.log = log;
    this.length = session.version;
  }

  /** The game after so many answers, through the eyes of a seat; with `open`, both sides' cards as well. */
  at(version: number, seat: Seat | null, open: boolean): Moment {
    const wanted = Math.max(0, Math.min(version, this.length));
    const near = this.copies.findLast((copy) => copy.version <= wanted)!;
    const session = near.session.fork();
    let reached = near.version;
    for (let i = near.inputs; i < this.inputs.length && reached < wanted; i++) {
      const input = this.inputs[i]!;
      play(session, input);
      if ("answer" in input) reached++;
    }
    return momentOf(session, wanted, this.log, seat, open);
  }
}

interface AtSomeMoment {
  readonly game: Pick<Game, "seats">;
  view(seat: Seat | null): Plain;
  questionFor(seat: Seat | null): PendingQuestion | null;
  readonly over: Outcome | null;
}

/** What a seat may see of a session. A copy: the game goes on, the moment does not. */
export function momentOf(
  session: AtSomeMoment,
  version: number,
  log: readonly Written[],
  seat: Seat | null,
  open: boolean,
): Moment {
  return {
    version,
    seat,
    view: clone(session.view(seat)),
    open: open ? perSeat(session.game.seats, (each) => clone(session.view(each))) : {},
    question: session.questionFor(seat),
    log: readBy(log, seat, open, version),
    over: session.over,
  };
}
