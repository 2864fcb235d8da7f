import { type Answer, forcedAnswer, type PerSeat, type PlanStep, PunicaError, type Seat } from "../engine/index.ts";
import { progress, termsOf } from "./beginning.ts";
import { type Asked, Course } from "./course.ts";
import { recordOf } from "./ending.ts";
import { ServerError } from "./errors.ts";
import { renewedCommitment } from "./fair.ts";
import { type Member, timed } from "./members.ts";
import type { Acknowledge } from "./offers.ts";
import { drawnPause, standingAnswer } from "./pauses.ts";
import { afterStep, changedSeats, plannedFor, without, withPlan } from "./plans.ts";
import type { OnlineRecord, Result } from "./protocol.ts";
import { goFarBack } from "./reopening.ts";
import type { StoredEvent, StoredSeat, StoredStep } from "./storage.ts";
import type { Told } from "./table.ts";
import { Turns } from "./turns.ts";

/** So many milliseconds later a process answers for a player who is connected to another one: that should have done it by then. */
const LATER = 500;

/** How a game in a room moves on: steps, going back, answers that are given for a seat, and rest. */
export abstract class Playing extends Turns {
  private callOffAnswer: () => void = () => {};
  private callOffRest: (() => void) | null = null;
  /** when something last happened */
  private lookedAt = 0;

  playing(): Course {
    if (this.game.status === "over") throw new PunicaError("game-over", "The game is over.");
    if (!this.course) throw notStarted();
    return this.course;
  }

  /** One step, and whatever was planned to follow at once: stored, then acknowledged, then told to everybody. */
  protected play(
    course: Course,
    step: (at: number) => StoredStep,
    { seats, acknowledge, member }: { seats: PerSeat<StoredSeat>; acknowledge?: Acknowledge; member?: Member },
  ): Promise<void> {
    const work = () => {
      const { steps, told, seats: after, at } = this.take(course, step, seats);
      const kept = course.isSnapshotDue ? course.keep() : undefined;
      const game = { ...progress(course), updated: at };
      return { told, change: { ...changedSeats(this.seats, after), ...kept, game, steps } };
    };
    const { told, change } = member ? timed(member, work) : work();
    return this.commit(change, acknowledge, undefined, told);
  }

  private take(course: Course, step: (at: number) => StoredStep, seats: PerSeat<StoredSeat>) {
    const at = this.config.now();
    const told: Told[number][] = [];
    const steps = [step(at)];
    let after = afterStep(course.session, seats);
    for (;;) {
      const planned = plannedFor(course.session, after);
      // in a window the plan takes its time
      if (!planned || course.session.question!.always) break;
      told.push(...this.table.tellStep(course, "answered"));
      steps.push(course.automatic(planned.step.answer, at));
      after = afterStep(course.session, withPlan(after, planned.seat, planned.rest));
    }
    told.push(...this.table.tellStep(course, this.askedOf(after)));
    return { steps, told, seats: after, at };
  }

  /** Goes back to a moment, from the course if it knows that moment, otherwise from the storage. */
  protected async takeBack(
    seat: Seat,
    id: string,
    to: number,
    acknowledge: Acknowledge,
    events: readonly StoredEvent[] = [],
  ): Promise<void> {
    const before = this.playing();
    const at = this.config.now();
    const nextRenewal = this.game.renewals.length + 1;
    let course = before;
    let step: StoredStep;
    let kept: ReturnType<Course["keep"]> | undefined;
    if (to >= before.earliest) {
      step = before.undo(seat, id, to, at, nextRenewal);
      if (before.isSnapshotDue) kept = before.keep();
    } else {
      const terms = termsOf(this.rules, this.game, this.seats);
      const { storage } = this.config;
      const earlier = (await storage.snapshotBefore(this.id, to)) ?? { snapshot: null, log: [] };
      if (earlier.snapshot && earlier.snapshot.rulesVersion !== this.rules.rulesVersion)
        throw new PunicaError("no-undo", "That was played under other rules.");
      const steps = await storage.steps(this.id, earlier.snapshot?.n ?? 0, this.game.version);
      const far = goFarBack(terms, before, earlier, steps, { seat, id, to, at, nextRenewal });
      course = new Course(terms, far.start, before.film);
      kept = far;
      step = far.step;
    }
    const renewals = step.kind === "undo" && step.renewal !== null ? this.withRenewal(nextRenewal) : this.game.renewals;
    const game = { ...progress(course), updated: at, undos: this.game.undos + 1, renewals };
    this.table.course = course;
    const told = this.table.tellStep(course, this.askedOf(without(this.seats)), renewals);
    const dropped = changedSeats(this.seats, without(this.seats));
    await this.commit({ ...dropped, ...kept, game, steps: [step], backTo: to, events }, acknowledge, undefined, told);
  }

  private withRenewal(renewal: number): readonly string[] {
    const { id, secret, commitment, renewals } = this.game;
    return [...renewals, renewedCommitment(id, secret, renewal, renewals.at(-1) ?? commitment)];
  }

  /** The game ends other than by its rules. */
  protected async end(result: Result, event: StoredEvent, acknowledge: Acknowledge): Promise<void> {
    const game = { status: "over", turn: null, result, updated: event.at } as const;
    await this.commit({ game, events: [event] }, acknowledge);
    this.look();
  }

  /** The record of a finished game, with the proof of its seed. */
  record(): Promise<OnlineRecord> {
    const terms = this.course && termsOf(this.rules, this.game, this.seats);
    return recordOf(this.config.storage, this.game, this.seats, terms);
  }

  // ------------------------------------------------------------ answers that are given for a seat

  protected get askedAt(): number {
    return this.course?.askedAt ?? this.game.updated;
  }

  /** What the server will answer for the seat being asked: an answer planned or chosen beforehand, or the only possible one. */
  private answerFor(seats = this.seats): OwnAnswer | null {
    const session = this.game.status === "over" ? null : this.course?.session;
    const question = session?.question;
    if (!question) return null;
    const planned = plannedFor(session, seats);
    if (planned) return { answer: planned.step.answer, isChosen: true, plan: planned.rest };
    const { ask, standing } = seats[question.seat]!;
    const chosen = standingAnswer(question, standing);
    if (chosen !== undefined) return { answer: chosen, isChosen: true, plan: [] };
    const only = ask ? undefined : forcedAnswer(question);
    return only === undefined ? null : { answer: only, isChosen: false, plan: [] };
  }

  protected get asked(): Asked {
    return this.askedOf(this.seats);
  }

  private askedOf(seats: PerSeat<StoredSeat>): Asked {
    return this.answerFor(seats) === null ? "asked" : "by-itself";
  }

  /** Does what is due automatically: an answer, in its time, and storing the game when it rests. */
  protected look(): void {
    this.callOffAnswer();
    if (this.isBroken) return;
    const { config, course } = this;
    this.lookedAt = config.now();
    if (!this.callOffRest && course && !course.isKept) this.restIn(this.restTime);
    const own = this.answerFor();
    if (!own || !course) return;
    const { seat } = course.session.question!;
    // an absent player decides nothing, and must not seem to
    const since = own.isChosen ? 0 : this.table.cameAt(seat);
    if (since === undefined) return;
    const { version, secret } = this.game;
    const pause = drawnPause(secret, version, this.seats[seat]!.pace);
    const due = Math.max(this.askedAt, since) + pause + (this.table.isOnlyElsewhere(seat) ? LATER : 0);
    this.callOffAnswer = config.wait(Math.max(0, due - config.now()), () => {
      this.run(() => this.answerOfItself(version)).catch((error) =>
        config.log.warn({ err: error, game: this.id }, "could not answer for a seat"),
      );
    });
  }

  protected callOff(): void {
    this.callOffAnswer();
    this.callOffRest?.();
    this.callOffRest = null;
  }

  /** Where others took the last step, they will store the game. */
  private get restTime(): number {
    return this.config.limits.restTime * (this.isByOthers ? 2 : 1);
  }

  /** Stores the game once nothing has happened for a while. */
  private restIn(milliseconds: number): void {
    const { config } = this;
    this.callOffRest = config.wait(milliseconds, () => {
      this.callOffRest = null;
      const left = this.lookedAt + this.restTime - config.now();
      if (left > 0) this.restIn(left);
      else this.run(() => this.rest()).catch(() => {});
    });
  }

  private async answerOfItself(version: number): Promise<void> {
    const own = this.answerFor();
    const { course } = this;
    if (!own || !course || version !== this.game.version) return;
    const seats = withPlan(this.seats, course.session.question!.seat, own.plan);
    await this.play(course, (at) => course.automatic(own.answer, at), { seats });
  }

  /** Stores the game as it stands, so that it can be opened at once, under other rules too. */
  async rest(): Promise<void> {
    const { course } = this;
    if (!course || course.isKept || this.isBroken) return;
    await this.commit(course.keep());
  }
}

/** The server's answer for a seat, and the rest of the seat's plan. */
interface OwnAnswer {
  readonly answer: Answer;
  readonly isChosen: boolean;
  readonly plan: readonly PlanStep[];
}

export const notStarted = () => new ServerError("not-started", "The game begins when both players are there.");
