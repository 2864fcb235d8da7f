import type {
  AnyGame,
  EarlierMoment,
  Header,
  Outcome,
  PendingQuestion,
  Plain,
  ReplayInput,
  Seat,
  Session,
} from "../../engine/index.ts";
import { clone, perSeat, readPosition } from "../../engine/index.ts";
import type { Moment } from "../table/client.ts";
import { begin, type Course } from "./moves.ts";
import { readBy, type Written } from "./reel.ts";

/** How many answers lie between two stored copies. */
const STRIDE = 16;

/** A game with all its moments: any of them can be viewed quickly. */
export class Timeline {
  private readonly copies: { version: number; inputs: number; session: Session }[] = [];
  private readonly inputs: readonly ReplayInput[];
  /** the moments that can still be viewed from play under other rules */
  private readonly earlier: readonly EarlierMoment[];
  private readonly game: AnyGame;
  private readonly header: Header;
  private readonly log: readonly Written[];
  /** the number of answers */
  readonly length: number;

  constructor(game: AnyGame, course: Course) {
    const { inputs } = course;
    const session = begin(game, course);
    this.game = game;
    this.header = course.header;
    this.earlier = course.earlier?.flatMap(({ moments }) => moments) ?? [];
    const log = earlierLog(session, this.earlier);
    const gather = () => log.push(...session.log!.slice(log.length).map((entry) => ({ ...entry, version: session.version })));
    gather();
    for (const [index, input] of inputs.entries()) {
      if ((index === 0 || session.version % STRIDE === 0) && this.copies.at(-1)?.version !== session.version)
        this.copies.push({ version: session.version, inputs: index, session: session.fork() });
      session.put(input);
      gather();
    }
    if (inputs.length === 0) this.copies.push({ version: session.version, inputs: 0, session: session.fork() });
    this.inputs = inputs;
    this.log = log;
    this.length = session.version;
  }

  /** The game after this many answers, through the eyes of a seat; with `open`, both sides' cards as well. */
  at(version: number, seat: Seat | null, open: boolean): Moment {
    const wanted = Math.max(0, Math.min(version, this.length));
    const near = this.copies.findLast((copy) => copy.version <= wanted);
    if (!near) return this.underOtherRules(wanted, seat, open);
    const session = near.session.fork();
    let reached = near.version;
    for (let i = near.inputs; i < this.inputs.length && reached < wanted; i++) {
      const input = this.inputs[i]!;
      session.put(input);
      if ("answer" in input) reached++;
    }
    return momentOf(session, wanted, this.log, seat, open);
  }

  /** The last moment stored up to then; if there is none, the first one after it. */
  private underOtherRules(version: number, seat: Seat | null, open: boolean): Moment {
    const { earlier, game, header } = this;
    const { answers, position } = earlier.findLast((moment) => moment.answers <= version) ?? earlier[0]!;
    const state = readPosition(game, position, header);
    const then = { game, view: (eyes: Seat | null) => game.view(state, eyes), questionFor: () => null, over: null };
    return momentOf(then, Math.max(answers, version), this.log, seat, open);
  }
}

/** The log written under other rules: for each entry it is known which stored moment came next. */
export function earlierLog(session: Session, moments: readonly EarlierMoment[]): Written[] {
  const until = moments.at(-1)?.log ?? 0;
  return session.log!.slice(0, until).map((entry, index) => ({
    ...entry,
    version: moments.find(({ log }) => log > index)!.answers,
  }));
}

interface AtSomeMoment {
  readonly game: Pick<AnyGame, "seats">;
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
