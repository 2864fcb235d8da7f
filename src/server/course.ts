import {
  type Answer,
  clone,
  forcedAnswer,
  type Game,
  type Header,
  type LogEntry,
  type PerSeat,
  type Seat,
  Session,
  visibleTo,
} from "../engine/index.ts";
import { ServerError } from "./errors.ts";
import type { Moment, Snapshot, Standing, Update } from "./protocol.ts";
import type { StoredStep } from "./storage.ts";

/** Who looks at a game: a seat, or null for a spectator. */
export type Audience = Seat | null;

/** An answer that has not been taken back. */
interface Given {
  readonly step: Extract<StoredStep, { answer: Answer }>;
  /** whether its seat could take it back by itself right after giving it */
  readonly free: boolean;
}

/** What is left to be said about a step once it has been taken. */
type NewStep =
  | { readonly kind: "answer"; readonly seat: Seat; readonly id: string; readonly answer: Answer }
  | { readonly kind: "automatic"; readonly seat: Seat; readonly answer: Answer }
  | { readonly kind: "undo"; readonly seat: Seat; readonly id: string; readonly to: number };

/**
 * The course of play of one game: the session, and every step that led there, including answers that were taken back.
 * The version counts steps and so never comes again; the moment counts the answers that stand.
 */
export class Course {
  readonly session: Session;
  readonly steps: StoredStep[] = [];
  private readonly line: Given[] = [];
  private readonly byId = new Map<string, StoredStep>();
  /** how many log entries there were at each version */
  private readonly logAt: number[];

  constructor(game: Game, header: Header) {
    this.session = Session.begin(game, header);
    this.logAt = [this.entries.length];
  }

  /** Plays stored steps again. If they do not lead where they led before, the game is damaged. */
  static replay(game: Game, header: Header, steps: readonly StoredStep[], check: "all" | "last" = "last"): Course {
    const course = new Course(game, header);
    for (const step of steps) {
      try {
        course.take(step);
      } catch (error) {
        // what cannot be played may be a secret of one side: it is for the log only
        throw new ServerError("damaged", `Step ${step.n} of the stored game cannot be played.`, { cause: error });
      }
      if ((check === "all" || step.n === steps.length) && !course.session.isAt(step.hash))
        throw new ServerError(
          "damaged",
          `After step ${step.n} the stored game is not in the state it was in when it was played.`,
        );
    }
    return course;
  }

  get version(): number {
    return this.steps.length;
  }

  /** The step that a command of the seat has brought about. */
  stepOf(seat: Seat, id: string): StoredStep | undefined {
    return this.byId.get(`${seat} ${id}`);
  }

  get moment(): number {
    return this.session.version;
  }

  /** The seat's answer to the pending question. Throws and changes nothing if it is not allowed. */
  answer(seat: Seat, id: string, answer: Answer, at: number): void {
    this.add({ kind: "answer", seat, id, answer }, at);
  }

  /** The answer that can be given without asking: no other is possible, and the seat does not mind. */
  answerOfItself(ask: PerSeat<boolean>): Answer | undefined {
    const question = this.session.question;
    return question && !ask[question.seat] ? forcedAnswer(question) : undefined;
  }

  automatic(answer: Answer, at: number): void {
    this.add({ kind: "automatic", seat: this.session.question!.seat, answer }, at);
  }

  undo(seat: Seat, id: string, to: number, at: number): void {
    this.add({ kind: "undo", seat, id, to }, at);
  }

  /** The moment that a seat may go back to without asking: to before its last decision, if nothing new came to light since. */
  freeUndo(seat: Seat): number | undefined {
    for (let moment = this.line.length - 1; moment >= 0; moment--) {
      const { step, free } = this.line[moment]!;
      if (step.seat !== seat || !free) return undefined;
      if (step.kind === "answer") return moment;
    }
    return undefined;
  }

  /** The moment before the last thing that the seat decided. */
  lastDecision(seat: Seat): number | undefined {
    const moment = this.line.findLastIndex(({ step }) => step.seat === seat && step.kind === "answer");
    return moment < 0 ? undefined : moment;
  }

  /** The version with the seat's last own step. */
  lastActive(seat: Seat): number {
    return this.steps.findLast((step) => step.seat === seat && step.kind !== "automatic")?.n ?? 0;
  }

  /** The answers that stand, each with the fingerprint of the state after it. */
  get record(): { answer: Answer; hash: string }[] {
    return this.line.map(({ step: { answer, hash } }) => ({ answer, hash }));
  }

  standing(audience: Audience): Standing {
    return {
      version: this.version,
      moment: this.moment,
      view: this.session.view(audience),
      question: this.session.questionFor(audience),
      canUndo: audience !== null && this.freeUndo(audience) !== undefined,
    };
  }

  snapshot(audience: Audience): Snapshot {
    return { type: "snapshot", ...this.standing(audience), log: this.session.logFor(audience) };
  }

  /**
   * The last step, as an audience may see it. That the server gave an answer by itself shows nowhere.
   * If the question that came up has been answered since, nobody is asked it any more.
   */
  update(audience: Audience, isAnswered: boolean): Update {
    const { kind, seat } = this.steps[this.steps.length - 1]!;
    const from = kind === "undo" ? this.entries.length : this.logAt[this.version - 1]!;
    const entries = this.entries.slice(from).filter((entry) => visibleTo(entry, audience));
    return {
      type: "update",
      kind: kind === "undo" ? "undo" : "answer",
      by: seat,
      ...this.standing(audience),
      ...(isAnswered && { question: this.session.questionFor(null) }),
      log: { from: this.visible(from, audience), entries },
    };
  }

  /** The steps since a version, each as it looked at its time. A view may share parts with the state, so it is copied. */
  updatesSince(version: number, audience: Audience): Update[] {
    const past = new Course(this.session.game, this.session.header);
    const updates: Update[] = [];
    for (const step of this.steps) {
      past.take(step);
      if (step.n > version) updates.push(clone(past.update(audience, step.n < this.version)));
    }
    return updates;
  }

  /** How many entries of today's log an audience had already seen at a version. */
  logSeen(version: number, audience: Audience): number {
    let length = this.entries.length;
    for (let v = Math.min(version, this.version); v <= this.version; v++) length = Math.min(length, this.logAt[v]!);
    return this.visible(length, audience);
  }

  /** Earlier moments of the line of play that stands, as an audience was allowed to see them. */
  look(from: number, to: number, audience: Audience): Moment[] {
    const past = Session.begin(this.session.game, this.session.header);
    const moments: Moment[] = [];
    for (let moment = 0; moment <= Math.min(to, this.line.length); moment++) {
      if (moment > 0) past.answer(this.line[moment - 1]!.step.answer);
      if (moment >= from) moments.push({ moment, view: clone(past.view(audience)), log: past.logFor(audience).length });
    }
    return moments;
  }

  private get entries(): readonly LogEntry[] {
    return this.session.log!;
  }

  private visible(length: number, audience: Audience): number {
    let count = 0;
    for (let i = 0; i < length; i++) if (visibleTo(this.entries[i]!, audience)) count++;
    return count;
  }

  private add(step: NewStep, at: number): void {
    this.play(step);
    this.note({ ...step, n: this.version + 1, hash: this.session.fingerprint(), at });
  }

  private take(step: StoredStep): void {
    this.play(step);
    this.note(step);
  }

  private play(step: NewStep): void {
    if (step.kind === "undo") this.session.undoTo(step.to);
    else this.session.answer(step.answer, step.seat);
  }

  private note(step: StoredStep): void {
    this.steps.push(step);
    if (step.kind === "undo") this.line.length = step.to;
    else this.line.push({ step, free: this.session.canUndo(step.seat) });
    if (step.kind !== "automatic") this.byId.set(`${step.seat} ${step.id}`, step);
    this.logAt.push(this.entries.length);
  }
}
