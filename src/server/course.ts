import {
  type Answer,
  type AnyGame,
  type Header,
  type LogEntry,
  type PerSeat,
  type Plain,
  PunicaError,
  type Seat,
  Session,
  same,
  visibleTo,
} from "../engine/index.ts";
import { ServerError } from "./errors.ts";
import { type Audience, Film } from "./film.ts";
import { Numbers } from "./numbers.ts";
import { PackedLog } from "./packed-log.ts";
import { isDue, type Keeping, type Kept, keeping, keptUntil } from "./snapshots.ts";
import type { Opening, StoredStep, Tail } from "./storage.ts";

/** Whether the pending question goes to its seat, will be answered for it, or has been answered already. */
export type Asked = "asked" | "by-itself" | "answered";

/*
 * An answer that has not been taken back, in a small number, as there are many: who gave it, whether a person did, and whether its
 * seat could take it back freely right after giving it.
 */
const DECIDED = 1;
const FREE = 2;
const SEAT_FROM = 2; // the bits that are left

/** What remains to be recorded about an answer once it has been accepted. */
type NewAnswer =
  | { readonly kind: "answer"; readonly seat: Seat; readonly id: string; readonly answer: Answer }
  | { readonly kind: "automatic"; readonly seat: Seat; readonly answer: Answer };

/** How a game is played: its rules, its header, and the seeds of the dice after undos past chance. */
export interface Terms {
  readonly rules: AnyGame;
  readonly header: Header;
  seedAfter(renewal: number): string;
}

/** Where a course resumes, and the step that led there, if known. */
export type Start = Pick<Opening, "snapshot" | "log" | "kept"> & { readonly step?: StoredStep };

/** What is still asked about the last step once it is stored. */
interface LastStep {
  isUndo: boolean;
  seat: Seat;
  at: number;
  /** the seed after it, if it took back anything decided by chance */
  renewal: number | null;
}

/** A stored part of a game: where it starts, and the steps since. */
export type Part = Pick<Opening, "snapshot" | "log" | "kept" | "steps">;

/** A server holds many games and goes back in few of them. */
const CHECKPOINTS = 32;

/** So many answers at least can be taken back without asking the storage. */
const REACH = 64;

const NOTHING: Start = { snapshot: null, log: [], kept: [] };

/**
 * The play of one game since the snapshot it was opened from. The version counts steps, including answers later taken back, and so never
 * repeats; the moment counts the answers still in force. Many games are open at once: of a step that is stored, little is kept here.
 */
export class Course {
  readonly session: Session;
  readonly film: Film;
  private readonly terms: Terms;
  /** a number of the game's own */
  private readonly mark: number;
  /** the known steps start after this version, the known answers after this moment */
  private readonly base: { readonly version: number; readonly moment: number };
  private readonly tail: Tail;
  version: number;
  /** The step that led to the present state, if known. */
  private lastStep: LastStep | undefined;
  /** the version of each seat's own last step, if known */
  private readonly active: Partial<PerSeat<number>> = {};
  private readonly line = new Numbers();
  /** the marks of the commands that made steps */
  private readonly ids = new Numbers();
  /** the length of the log at each known version */
  private readonly logAt = new Numbers();
  /** for each audience: which of the first `upTo` entries it may not read */
  private readonly unreadable = new Map<Audience, { upTo: number; readonly entries: number[] }>();
  /** the version at which the film last took in the state */
  private lookedAt = -1;
  /** log entries that the session has let go: those of all stored steps */
  private readonly olderLog = new PackedLog();
  /** the stored snapshots */
  kept: Kept;

  /** Given the `film` of another course, the followers of that one follow this one. */
  constructor(terms: Terms, start: Start = NOTHING, film = new Film(terms.rules)) {
    const { rules, header } = terms;
    const { snapshot, log, kept } = start;
    this.terms = terms;
    this.mark = markOf(header.seed);
    this.kept = kept;
    this.session = snapshot
      ? Session.resume(rules, header, { ...snapshot.state, rulesVersion: snapshot.rulesVersion, log })
      : Session.begin(rules, header);
    this.base = { version: snapshot?.n ?? 0, moment: this.session.version };
    this.version = this.base.version;
    this.tail = snapshot?.state.tail ?? { decisions: {}, free: null };
    this.film = film;
    this.session.watch = this.film.watch;
    this.session.checkpointEvery = CHECKPOINTS;
    this.session.packsCheckpoints = true;
    this.logAt.push(this.logEnd);
    if (start.step) this.noteMaker(start.step);
  }

  /** Replays stored steps. If they lead to a different result than before, the game is damaged. */
  static replay(terms: Terms, start: Start, steps: readonly StoredStep[], check: "all" | "last" = "last"): Course {
    const course = new Course(terms, start);
    for (const step of steps) {
      try {
        course.take(step);
      } catch (error) {
        // the cause may be one side's secret, so it only goes to the log
        throw new ServerError("damaged", `Step ${step.n} of the stored game cannot be played.`, { cause: error });
      }
      if ((check === "all" || step === steps.at(-1)) && !course.session.isAt(step.hash))
        throw new ServerError(
          "damaged",
          `After step ${step.n} the stored game is not in the state it was in when it was played.`,
        );
    }
    return course;
  }

  get moment(): number {
    return this.session.version;
  }

  /** The earliest moment the course can go back to. */
  get earliest(): number {
    return this.session.earliest;
  }

  /** When the pending question was asked: when the last step was taken. */
  get askedAt(): number | undefined {
    return this.lastStep?.at;
  }

  /** Whether a command may have made one of the known steps; if not, none of those has its id. */
  mayHave(id: string): boolean {
    return this.ids.includes(markOf(id));
  }

  /** Whether all steps of the game are known. */
  get isWhole(): boolean {
    return this.base.version === 0;
  }

  /** The seat answers the pending question. Throws and changes nothing if the answer is not allowed. */
  answer(seat: Seat, id: string, answer: Answer, at: number): StoredStep {
    return this.add({ kind: "answer", seat, id, answer }, at);
  }

  /** The server answers for the seat. */
  automatic(answer: Answer, at: number): StoredStep {
    return this.add({ kind: "automatic", seat: this.session.question!.seat, answer }, at);
  }

  /** Goes back to a moment. If that takes back anything decided by chance, the dice start afresh with the game's next extra seed. */
  undo(seat: Seat, id: string, to: number, at: number, nextRenewal: number): StoredStep {
    const { chance } = this.session.state;
    this.session.undoTo(to);
    const renewal = same(chance, this.session.state.chance) ? null : nextRenewal;
    if (renewal !== null) this.session.renewChance(this.terms.seedAfter(renewal));
    const step = { kind: "undo", seat, id, to, renewal, n: this.version + 1, hash: this.fingerprint(), at } as const;
    this.note(step);
    return step;
  }

  /** The moment a seat may return to without asking: before its last decision, if nothing has been revealed since. */
  freeUndo(seat: Seat): number | undefined {
    for (let i = this.line.length - 1; i >= 0; i--) {
      const given = this.line.at(i);
      if (this.seatIn(given) !== seat || !(given & FREE)) return undefined;
      if (given & DECIDED) return this.base.moment + i;
    }
    return this.tail.free?.seat === seat ? this.tail.free.to : undefined;
  }

  /** The moment before the seat's last decision. */
  lastDecision(seat: Seat): number | undefined {
    const index = this.line.findLastIndex((given) => (given & DECIDED) !== 0 && this.seatIn(given) === seat);
    return index < 0 ? this.tail.decisions[seat] : this.base.moment + index;
  }

  /** The version of the seat's own last step, if it is still known. */
  lastActive(seat: Seat): number {
    return this.active[seat] ?? 0;
  }

  /** The game as it stands, as a message. */
  snapshot(audience: Audience, asked: Asked): string {
    const log = JSON.stringify(this.logOf(0, this.logEnd).filter((entry) => visibleTo(entry, audience)));
    return `{"type":"snapshot",${this.standing(audience, asked)},"view":${JSON.stringify(this.view(audience))},"log":${log}}`;
  }

  /** The last step, as a message to an audience that follows. It does not show that the server gave an answer automatically. */
  update(audience: Audience, asked: Asked, commitments: readonly string[]): string {
    const { isUndo, seat, renewal: seed } = this.lastStep!;
    const from = isUndo ? this.logEnd : this.logAt.at(this.logAt.length - 2);
    const renewal = seed === null ? "" : `,"renewal":${JSON.stringify(commitments[seed - 1])}`;
    if (this.lookedAt !== this.version) this.film.look(this.session.state);
    this.lookedAt = this.version;
    const shown = this.film.cut(audience);
    const kind = isUndo ? "undo" : "answer";
    return `{"type":"update","kind":"${kind}","by":"${seat}",${this.standing(audience, asked)},"log":${this.visible(from, audience)},${shown}${renewal}}`;
  }

  private standing(audience: Audience, asked: Asked): string {
    const { question } = this.session;
    const isMine = question !== null && question.seat === audience;
    const shown = this.session.questionFor(isMine && asked === "asked" ? audience : null);
    const byItself = isMine && asked === "by-itself" ? ',"byItself":true' : "";
    const canUndo = audience !== null && this.freeUndo(audience) !== undefined;
    return `"version":${this.version},"moment":${this.moment},"question":${JSON.stringify(shown)}${byItself},"canUndo":${canUndo}`;
  }

  /** The steps since a version, each as told at the time, played again from a snapshot before it; undefined if too long ago. */
  updatesSince(
    version: number,
    audience: Audience,
    asked: Asked,
    commitments: readonly string[],
    { steps, ...start }: Part,
  ): string[] | undefined {
    const from = start.snapshot?.n ?? 0;
    if (from < this.base.version || version < from || version > this.version) return undefined;
    const known = version - from;
    const past = Course.replay(this.terms, start, steps.slice(0, known));
    past.film.follow(audience, past.session.state);
    return steps.slice(known, this.version - from).map((step) => {
      past.take(step);
      return past.update(audience, step.n === this.version ? asked : "answered", commitments);
    });
  }

  /** How many log entries an audience may read. */
  logLength(audience: Audience): number {
    return this.visible(this.logEnd, audience);
  }

  /** How many entries of the present log an audience has seen, if it had seen `entries` of them at that version. */
  logSeen(version: number, entries: number, audience: Audience): number {
    let length = this.logEnd;
    for (let v = Math.max(version, this.base.version); v <= this.version; v++)
      length = Math.min(length, this.logAt.at(v - this.base.version));
    const visible = this.visible(length, audience);
    return version >= this.base.version ? visible : Math.min(entries, visible);
  }

  // ------------------------------------------------------------ snapshots

  get isSnapshotDue(): boolean {
    return isDue(this.kept, this.version, this.mark);
  }

  /** Whether the game can be reopened exactly as it stands without replaying anything. */
  get isKept(): boolean {
    return this.kept.at(-1)?.n === this.version;
  }

  /** The present state, ready to be stored. */
  keep(): Keeping {
    const decisions: Partial<PerSeat<number>> = {};
    for (const seat of this.terms.rules.seats) {
      const moment = this.lastDecision(seat);
      if (moment !== undefined) decisions[seat] = moment;
    }
    const seat = this.terms.rules.seats.find((each) => this.freeUndo(each) !== undefined);
    const free = seat ? { seat, to: this.freeUndo(seat)! } : null;
    return keeping(this.session, this.version, this.kept, { decisions, free }, (from, to) => this.logOf(from, to));
  }

  /**
   * Everything so far is stored: the log is packed, and what was played long ago is let go. Whoever goes back further finds it in the
   * storage.
   */
  letGo(): void {
    const { session } = this;
    this.olderLog.cut(session.logFrom);
    if (session.log!.length > 0) {
      for (const audience of this.unreadable.keys()) this.visible(this.logEnd, audience);
      this.olderLog.add(session.letLogGo());
    }
    if (this.moment - this.earliest >= 3 * REACH) this.session.forgetBefore(this.moment - REACH);
  }

  private view(audience: Audience): Plain {
    return this.terms.rules.view(this.session.state, audience);
  }

  /** How many log entries there are. */
  private get logEnd(): number {
    return this.session.logFrom + this.session.log!.length;
  }

  /** Log entries, from one number up to another. After going back the session may have some of those that were packed, too. */
  private logOf(from: number, to: number): LogEntry[] {
    const { log, logFrom } = this.session;
    const known = (entry: number) => Math.max(0, entry - logFrom);
    return [...this.olderLog.slice(from, Math.min(to, logFrom)), ...log!.slice(known(from), known(to))];
  }

  /** How many of the first `length` entries an audience may read. */
  private visible(length: number, audience: Audience): number {
    let not = this.unreadable.get(audience);
    if (!not) {
      not = { upTo: 0, entries: [] };
      this.unreadable.set(audience, not);
    }
    const { log, logFrom } = this.session;
    const { entries } = not;
    if (not.upTo < logFrom)
      for (const entry of this.olderLog.slice(not.upTo, Math.min(length, logFrom))) {
        if (!visibleTo(entry, audience)) entries.push(not.upTo);
        not.upTo++;
      }
    for (; not.upTo < length; not.upTo++) if (!visibleTo(log![not.upTo - logFrom]!, audience)) entries.push(not.upTo);
    let hidden = entries.length;
    while (hidden > 0 && entries[hidden - 1]! >= length) hidden--;
    return length - hidden;
  }

  private add(step: NewAnswer, at: number): StoredStep {
    try {
      this.session.answer(step.answer, step.seat);
    } catch (error) {
      this.film.rewind(this.session.state);
      throw error;
    }
    const added = { ...step, n: this.version + 1, hash: this.fingerprint(), at };
    this.note(added);
    return added;
  }

  /** The fingerprint after the step being added. */
  private fingerprint(): string {
    this.film.look(this.session.state);
    this.lookedAt = this.version + 1;
    return this.film.changes.fingerprint();
  }

  /** Adds a stored step. */
  take(step: StoredStep): void {
    if (step.n !== this.version + 1) throw new Error(`step ${step.n} does not come after ${this.version}`);
    switch (step.kind) {
      case "answer":
      case "automatic":
        this.session.answer(step.answer, step.seat);
        break;
      case "undo":
        this.session.undoTo(step.to);
        if (step.renewal !== null) this.session.renewChance(this.terms.seedAfter(step.renewal));
        break;
      case "rules":
        throw new PunicaError("other-rules", `Step ${step.n} goes on under other rules.`);
    }
    this.note(step);
  }

  private note(step: StoredStep): void {
    this.version = step.n;
    if (step.kind === "undo" || step.kind === "rules") {
      this.line.cut(Math.max(0, step.to - this.base.moment));
      this.kept = keptUntil(this.kept, step.to);
      for (const not of this.unreadable.values()) {
        not.upTo = Math.min(not.upTo, this.logEnd);
        while (not.entries.length > 0 && not.entries.at(-1)! >= not.upTo) not.entries.pop();
      }
    } else {
      const given = (step.kind === "answer" ? DECIDED : 0) | (this.session.canUndo(step.seat) ? FREE : 0);
      this.line.push((this.terms.rules.seats.indexOf(step.seat) << SEAT_FROM) | given);
    }
    this.noteMaker(step);
    this.logAt.push(this.logEnd);
  }

  private seatIn(given: number): Seat {
    return this.terms.rules.seats[given >> SEAT_FROM]!;
  }

  private noteMaker(step: StoredStep): void {
    const { seat, at } = step;
    const isUndo = step.kind === "undo";
    const renewal = isUndo ? step.renewal : null;
    if (!this.lastStep) this.lastStep = { isUndo, seat, at, renewal };
    else {
      // the same object for every step, as there are many games
      this.lastStep.isUndo = isUndo;
      this.lastStep.seat = seat;
      this.lastStep.at = at;
      this.lastStep.renewal = renewal;
    }
    if (step.kind !== "answer" && step.kind !== "undo") return;
    this.active[step.seat] = step.n;
    this.ids.push(markOf(step.id));
  }
}

/** A number by which an id is known, from 0; others may have the same. */
function markOf(id: string): number {
  let mark = 0;
  for (let i = 0; i < id.length; i++) mark = Math.imul(mark ^ id.charCodeAt(i), 0x01000193);
  return mark >>> 0;
}
