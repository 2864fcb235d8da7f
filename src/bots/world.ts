import {
  type Answer,
  chanceFrom,
  copyState,
  type Game,
  type GameState,
  type Input,
  type Outcome,
  type Plain,
  type Play,
  PunicaError,
  type Question,
  refusal,
  type Seat,
  type Session,
  Table,
} from "../engine/index.ts";

/** A game at the start of its current unit of play, and the inputs since. */
interface Origin<S extends GameState, Side extends Seat> {
  readonly game: Game<S, Plain, Side>;
  readonly state: S;
  readonly since: readonly Input[];
}

/**
 * A game imagined by a computer player: everything its seat may not know has been dealt again, and so has chance. It can be
 * played on and copied, but there is no way back before the deal, nor to the game it comes from.
 */
export class World<S extends GameState = GameState, Side extends Seat = Seat> {
  readonly #origin: Origin<S, Side>;
  readonly #table: Table<S>;
  readonly #answers: Answer[] = [];
  readonly #seat: Side;
  readonly #seed: string;
  #play: Play | null = null;
  #question: Question<Side> | null = null;

  constructor(origin: Origin<S, Side>, seat: Side, seed: string) {
    this.#origin = origin;
    this.#seat = seat;
    this.#seed = seed;
    this.#table = new Table(copyState(origin.game, origin.state), null);
    this.#advance();
    for (const input of origin.since) this.#repeat(input);
    this.#deal(seat, seed);
  }

  get state(): S {
    return this.#table.s;
  }

  /** the pending question; null when the game is over */
  get question(): Question<Side> | null {
    return this.#question;
  }

  get over(): Outcome | null {
    return this.#table.s.over;
  }

  /** whether a die was rolled or something came to light with the last answer */
  get revealed(): boolean {
    return this.#table.revealed;
  }

  answer(answer: Answer): void {
    const no = this.#question ? refusal(this.#question, answer) : { sentence: "The game is over." };
    if (no) throw new PunicaError("illegal-answer", `${this.#question?.prompt}: ${no.sentence} ${JSON.stringify(answer)}`);
    this.#answers.push(answer);
    this.#table.revealed = false;
    this.#step(answer);
  }

  /** A copy that can be played on without touching this one. */
  fork(): World<S, Side> {
    const copy = new World(this.#origin, this.#seat, this.#seed);
    for (const answer of this.#answers) copy.answer(answer);
    return copy;
  }

  #deal(seat: Side, seed: string): void {
    const state = this.#table.s;
    this.#origin.game.redeal(state, seat, seed);
    state.chance.forced = [];
  }

  #repeat(input: Input): void {
    if ("answer" in input) this.#step(input.answer);
    else if ("dice" in input) this.#table.s.chance.forced.push(...input.dice);
    else if ("chance" in input) this.#table.s.chance = { ...chanceFrom(input.chance), forced: this.#table.s.chance.forced };
    else this.#origin.game.redeal(this.#table.s, input.redeal as Side, input.seed);
  }

  #step(answer: Answer): void {
    const step = this.#play!.next(answer);
    if (step.done) this.#advance();
    else this.#question = step.value as Question<Side>;
  }

  /** Runs units of play until one asks or the game is over. */
  #advance(): void {
    this.#question = null;
    while (!this.#table.s.over) {
      this.#play = this.#origin.game.unit(this.#table);
      const step = this.#play.next();
      if (step.done) continue;
      this.#question = step.value as Question<Side>;
      return;
    }
  }
}

/** Makes worlds as the seat being asked can imagine them. */
export function imagining<S extends GameState, Side extends Seat>(
  session: Session<S, Plain, Side>,
  seat: Side,
): (seed: string) => World<S, Side> {
  const { version } = session;
  let origin: Origin<S, Side> | undefined;
  return (seed) => {
    if (!origin && session.version !== version) throw new Error("the game has gone on");
    origin ??= { game: session.game, ...session.unitStart() };
    return new World(origin, seat, seed);
  };
}
