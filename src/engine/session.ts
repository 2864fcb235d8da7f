import { chanceFrom, forceDice } from "./chance.ts";
import { answersIn, type EarlierPart, rulesChanged } from "./earlier-part.ts";
import { PunicaError } from "./errors.ts";
import { fingerprint, isFingerprintOf } from "./fingerprint.ts";
import type { Game, GameState, Header, Outcome } from "./game.ts";
import { type LogEntry, visibleTo } from "./log.ts";
import { clone, type Plain } from "./plain.ts";
import { readPosition, readStored } from "./position.ts";
import { type Answer, type Play, type Question, refusal } from "./question.ts";
import type { Seat } from "./seat.ts";
import type { Snapshot } from "./snapshot.ts";
import { Table, type Watch } from "./table.ts";

/** What advances a game: an answer, queued dice, a new seed, or (for analysis) a redeal of hidden cards. */
export type Input =
  | Given
  | { readonly dice: readonly number[] }
  | { readonly chance: string }
  | { readonly redeal: Seat; readonly seed: string };

/** An input that a replay gives to a game. */
export type ReplayInput = { readonly answer: Answer } | { readonly dice: readonly number[] } | { readonly chance: string };

/** The state between two units of play, and how far the game had got. */
interface Checkpoint<S> {
  /** a copy of it, whenever it is asked for */
  readonly state: () => S;
  /** how many inputs, answers and log entries there were */
  readonly inputs: number;
  readonly answers: number;
  readonly log: number;
}

/**
 * A checkpoint is taken at the first unit of play after this many inputs. Copying a state costs about as much as replaying a few
 * answers, so this halves the cost of play without making forks dearer.
 */
const SPACING = 8;

/** Of older checkpoints only one in this many inputs is kept: going back replays no more than that. */
const ANCHORS = 64;

interface Given {
  readonly answer: Answer;
  readonly by: Seat;
  /** whether chance or hidden cards came to light because of this answer */
  revealed: boolean;
}

/** The pending question as its own seat sees it, or, for everybody else, only who is asked about what. */
export type PendingQuestion = Question | { readonly seat: Seat; readonly prompt: string; readonly rule: string };

/**
 * A game being played: the state, the pending question, the answers so far.
 * The only way to change it is to answer the question (or to undo).
 */
export class Session<S extends GameState = GameState, V extends Plain = Plain, Side extends Seat = Seat> {
  readonly game: Game<S, V, Side>;
  readonly header: Header;
  /** where the game began, if not at the set-up of its scenario */
  readonly position: Plain | undefined;
  /** what was played before, under earlier versions of the rules */
  readonly earlier: readonly EarlierPart[];
  readonly log: LogEntry[] | null;
  /** the pending question; null when the game is over */
  question: Question<Side> | null = null;

  private readonly inputs: Input[] = [];
  private readonly checkpoints: Checkpoint<S>[] = [];
  private anchors: Checkpoint<S>[] = [];
  private readonly table: Table<S>;
  private play: Play | null = null;
  /** how many answers have been given, and how many of them before the inputs start: none at the set-up of a game */
  private given = 0;
  private before = 0;
  private logBefore: number;
  /** how many log entries were let go: `log` holds those that came after them */
  logFrom = 0;
  /** how many log entries there were, with those let go, when the current unit of play (or the last one that asked) began */
  unitLog = 0;
  private spacing = SPACING;
  private packs = false;

  /** makes the state that the inputs start from */
  private origin: () => S;

  private constructor(
    game: Game<S, V, Side>,
    header: Header,
    origin: () => S,
    log: LogEntry[] | null,
    { position, earlier = [], watch = null }: { position?: Plain; earlier?: readonly EarlierPart[]; watch?: Watch | null } = {},
  ) {
    this.game = game;
    this.header = header;
    this.position = position;
    this.earlier = earlier;
    this.origin = origin;
    this.log = log;
    this.logBefore = log?.length ?? 0;
    this.table = new Table(origin(), log);
    this.table.watch = watch;
  }

  /** A new game, at the set-up of its scenario. */
  static begin<S extends GameState, V extends Plain, Side extends Seat>(
    game: Game<S, V, Side>,
    header: Header,
    watch: Watch | null = null,
  ): Session<S, V, Side> {
    const session = new Session(game, header, () => game.setup(header), [], { watch });
    session.advance();
    return session;
  }

  /** A game that begins from a position. */
  static fromPosition<S extends GameState, V extends Plain, Side extends Seat>(
    game: Game<S, V, Side>,
    header: Header,
    position: Plain,
    watch: Watch | null = null,
  ): Session<S, V, Side> {
    const session = new Session(game, header, () => readPosition(game, position, header), [], { position, watch });
    session.advance();
    return session;
  }

  /** A game that continues from a position, after parts played under earlier rules. The log says so. */
  static later<S extends GameState, V extends Plain, Side extends Seat>(
    game: Game<S, V, Side>,
    header: Header,
    position: Plain,
    earlier: readonly EarlierPart[],
    watch: Watch | null = null,
  ): Session<S, V, Side> {
    const changed = rulesChanged(earlier.at(-1)!.rulesVersion, game.rulesVersion);
    const log = [...earlier.flatMap((part) => part.log), changed];
    return Session.at(game, header, position, { answers: answersIn(earlier), log, earlier, watch });
  }

  /**
   * A game that continues from a snapshot. It can go back no further than the snapshot; it has a record only if the rules have
   * changed since and all `earlier` parts of the game are given. If the rules have changed, the log says so, and the inputs since
   * the unit began are kept only if they lead to the same state; otherwise the game continues from the start of the unit.
   */
  static resume<S extends GameState, V extends Plain, Side extends Seat>(
    game: Game<S, V, Side>,
    header: Header,
    { rulesVersion, position, answers, since, hash, log }: Snapshot,
    earlier: readonly EarlierPart[] = [],
  ): Session<S, V, Side> {
    const isOther = rulesVersion !== game.rulesVersion;
    const logSoFar = isOther ? [...log, rulesChanged(rulesVersion, game.rulesVersion)] : log;
    const atUnitStart = () => Session.at(game, header, position, { answers, log: logSoFar, earlier, watch: null });
    const session = atUnitStart();
    try {
      for (const put of since) session.put(put);
    } catch (error) {
      if (isOther) return atUnitStart();
      throw error;
    }
    if (session.isAt(hash)) return session;
    if (isOther) return atUnitStart();
    throw new PunicaError("bad-record", "The snapshot does not lead to the state that it says.", { field: "since" });
  }

  private static at<S extends GameState, V extends Plain, Side extends Seat>(
    game: Game<S, V, Side>,
    header: Header,
    position: Plain,
    {
      answers,
      log,
      earlier,
      watch,
    }: { answers: number; log: readonly LogEntry[]; earlier: readonly EarlierPart[]; watch: Watch | null },
  ): Session<S, V, Side> {
    const origin = () => readStored(game, position, header);
    const session = new Session(game, header, origin, log.slice(), { position, earlier, watch });
    session.given = answers;
    session.before = answers;
    session.advance();
    return session;
  }

  /** The live state. Read only. */
  get state(): S {
    return this.table.s;
  }

  /**
   * Gets each log entry right after it is written, with the state at that moment (read only). Going back replays nothing to it.
   * If `answer` throws, what it was told meanwhile did not happen.
   */
  set watch(watch: Watch | null) {
    this.table.watch = watch;
  }

  /**
   * After how many inputs the next checkpoint is due. Fewer of them take less memory and time; then a fork and going back replay
   * more answers.
   */
  set checkpointEvery(inputs: number) {
    this.spacing = inputs;
  }

  /** Checkpoints are packed from now on: they take a quarter of the memory, and more time to go back to. */
  set packsCheckpoints(packs: boolean) {
    this.packs = packs;
  }

  get over(): Outcome | null {
    return this.table.s.over;
  }

  /** How many answers have been given: the version that the next answer answers. */
  get version(): number {
    return this.given;
  }

  /** The earliest version that the game can go back to. */
  get earliest(): number {
    return this.before;
  }

  /** A fork only knows its inputs since a checkpoint, so it has no record. */
  get isFork(): boolean {
    return this.log === null;
  }

  /** The inputs of a record: the answers, and dice that were forced between them. */
  get history(): readonly Input[] {
    return this.inputs;
  }

  fingerprint(): string {
    return fingerprint(this.table.s);
  }

  /** Whether a fingerprint, of the current or an older kind, is that of the state. */
  isAt(mark: string): boolean {
    return isFingerprintOf(mark, this.table.s);
  }

  /** Answers the pending question. Throws a PunicaError and changes nothing if the rules do not allow it. */
  answer(answer: Answer, by?: Seat): void {
    const question = this.question;
    if (!question) throw new PunicaError("game-over", "The game is over.");
    if (by !== undefined && by !== question.seat)
      throw new PunicaError("wrong-seat", `The question is for ${question.seat}, not for ${by}.`);
    const no = refusal(question, answer);
    if (no) {
      const reason = typeof answer === "string" ? question.whyNot?.(answer) : undefined;
      throw new PunicaError(no.shape ? "wrong-kind" : "illegal-answer", no.sentence, {
        rule: reason?.rule ?? question.rule,
      });
    }
    const input = { answer: ownCopy(answer), by: question.seat, revealed: false };
    this.table.revealed = false;
    try {
      this.repeat(input);
    } catch (defect) {
      this.rewind(this.inputs.length - 1);
      throw defect;
    }
    input.revealed = this.table.revealed;
    this.dropOldCheckpoints(input);
  }

  /** Replays one input. */
  put(put: ReplayInput): void {
    if ("answer" in put) this.answer(put.answer);
    else if ("dice" in put) this.dice(put.dice);
    else this.renewChance(put.chance);
  }

  /** From now on chance has a new seed. */
  renewChance(seed: string): void {
    this.repeat({ chance: seed });
  }

  /** Queues die results that come before any random ones. */
  dice(results: readonly number[]): void {
    forceDice(this.table.s.chance, results);
    this.inputs.push({ dice: results.slice() });
  }

  /**
   * Redeals what the seat cannot know. For forks in which a computer player thinks about its own question: the options of a
   * question to the other side still come from the true hand.
   */
  redeal(seat: Side, seed: string): void {
    if (this.question && this.question.seat !== seat)
      throw new PunicaError("wrong-seat", `Cards can be dealt anew for ${this.question.seat} now, not for ${seat}.`);
    this.game.redeal(this.table.s, seat, seed);
    this.inputs.push({ redeal: seat, seed });
  }

  /**
   * An independent copy. It keeps no log and can undo only a little. One with a checkpoint at every unit of play is slower to
   * play and quicker to fork again; so are its own forks.
   */
  fork(spacing = this.spacing): Session<S, V, Side> {
    return this.copy(spacing);
  }

  /**
   * The state at the start of the current unit of play (after the end: of the last one that asked) and the inputs since: together
   * they are the game as it stands. Also how many answers and log entries there were at that point.
   */
  unitStart(): { state: S; since: readonly Input[]; answers: number; log: number } {
    const copy = this.copy(0);
    const start = copy.checkpoints[copy.checkpoints.length - 1]!;
    return { state: start.state(), since: copy.inputs.slice(start.inputs), answers: start.answers, log: this.unitLog };
  }

  private copy(spacing: number): Session<S, V, Side> {
    const last = this.checkpoints[this.checkpoints.length - 1]!;
    const copy = new Session(this.game, this.header, last.state, null);
    copy.given = last.answers;
    copy.before = last.answers;
    copy.spacing = spacing;
    copy.checkpoints.push({ ...last, inputs: 0, log: 0 });
    copy.advance();
    for (let i = last.inputs; i < this.inputs.length; i++) copy.repeat(this.inputs[i]!);
    return copy;
  }

  /** Whether the last answer rolled a die or brought something hidden to light. */
  get revealed(): boolean {
    return this.lastGiven(this.inputs.length)?.revealed ?? false;
  }

  /** Whether the seat may take back its last answer without asking: nothing was revealed since, and nobody else has answered. */
  canUndo(seat: Seat): boolean {
    const last = this.lastGiven(this.inputs.length);
    return last !== undefined && last.by === seat && !last.revealed;
  }

  /** Takes back the seat's last answer. */
  undo(seat: Seat): void {
    if (!this.canUndo(seat))
      throw new PunicaError("no-undo", "Something new has come to light since, or somebody else has decided.");
    this.undoTo(this.version - 1);
  }

  /** Goes back to when this many answers had been given, whatever has been revealed since: both players must agree. */
  undoTo(version: number): void {
    if (!Number.isInteger(version) || version < this.before || version > this.version)
      throw new PunicaError("no-undo", `There are ${this.version} answers; cannot go back to ${version}.`);
    if (version === this.version) return;
    let kept = 0;
    let seen = this.before;
    for (; kept < this.inputs.length; kept++) {
      if ("answer" in this.inputs[kept]! && seen++ === version) break;
    }
    this.rewind(kept);
  }

  /**
   * Lets go of what was played a good while before a version, and returns the log entries of that part. From then on the game can
   * go back no further, its log lacks those entries, and it has no record.
   */
  forgetBefore(version: number): LogEntry[] {
    const start = this.anchors.findLast(({ answers }) => answers <= version);
    if (!start || !this.log) return [];
    const { state, inputs, answers, log } = start;
    const later = (checkpoint: Checkpoint<S>) => ({ ...checkpoint, inputs: checkpoint.inputs - inputs });
    this.origin = state;
    this.before = answers;
    this.logBefore = log;
    this.inputs.splice(0, inputs);
    this.anchors = this.anchors.slice(this.anchors.indexOf(start) + 1).map(later);
    this.checkpoints.splice(0, this.checkpoints.length, ...this.checkpoints.map(later));
    return this.letLogGo(log);
  }

  /**
   * Lets go of the log entries before a number of them, or of all, and returns them. If the game goes back further than that, it
   * writes what comes after `logFrom` anew.
   */
  letLogGo(before = this.logEnd): LogEntry[] {
    const gone = this.log?.splice(0, Math.max(0, before - this.logFrom)) ?? [];
    this.logFrom += gone.length;
    return gone;
  }

  /** How many log entries there are, with those let go. */
  private get logEnd(): number {
    return this.logFrom + (this.log?.length ?? 0);
  }

  /** All that a seat may know. It does not change when the game goes on. */
  view(seat: Side | null): V {
    return this.game.view(this.table.s, seat);
  }

  /** The pending question as the seat may see it. */
  questionFor(seat: Seat | null): PendingQuestion | null {
    const question = this.question;
    if (!question || question.seat === seat) return question;
    return { seat: question.seat, prompt: question.prompt, rule: question.rule };
  }

  logFor(seat: Seat | null): LogEntry[] {
    return (this.log ?? []).filter((entry) => visibleTo(entry, seat));
  }

  /** Runs units of play until one asks or the game is over. */
  private advance(): void {
    for (;;) {
      const last = this.checkpoints[this.checkpoints.length - 1];
      if (last === undefined || this.inputs.length - last.inputs >= this.spacing) this.keepCheckpoint();
      if (this.table.s.over) {
        if (this.play) this.table.noteEnd(); // not of a position that is over
        this.play = null;
        this.question = null;
        this.dropCheckpointsAtEnd();
        return;
      }
      const entries = this.logEnd;
      this.play = this.game.unit(this.table);
      const step = this.play.next();
      if (!step.done) {
        this.unitLog = entries;
        this.question = step.value as Question<Side>;
        return;
      }
    }
  }

  private keepCheckpoint(): void {
    this.checkpoints.push({
      state: this.packs ? packed(this.table.s) : kept(this.game, this.table.s),
      inputs: this.inputs.length,
      answers: this.given,
      log: this.logEnd,
    });
  }

  /** A game that is over is told from the last unit of play that asked. */
  private dropCheckpointsAtEnd(): void {
    const { checkpoints } = this;
    while (checkpoints.length > 1 && checkpoints[checkpoints.length - 1]!.inputs === this.inputs.length) checkpoints.pop();
  }

  private step(answer: Answer): void {
    const step = this.play!.next(answer);
    if (step.done) this.advance();
    else this.question = step.value as Question<Side>;
  }

  private repeat(input: Input): void {
    this.inputs.push(input);
    if ("answer" in input) {
      this.given++;
      this.step(input.answer);
    } else if ("dice" in input) forceDice(this.table.s.chance, input.dice);
    else if ("chance" in input) this.table.s.chance = { ...chanceFrom(input.chance), forced: this.table.s.chance.forced };
    else this.game.redeal(this.table.s, input.redeal as Side, input.seed);
  }

  /**
   * Goes back to when there were this many inputs, by replaying from the last checkpoint or anchor before, or from the very
   * beginning. Nobody watches.
   */
  private rewind(inputs: number): void {
    const { watch } = this.table;
    this.table.watch = null;
    const redo = this.inputs.slice(0, inputs);
    while (this.checkpoints.length > 0 && this.checkpoints[this.checkpoints.length - 1]!.inputs > inputs) this.checkpoints.pop();
    while (this.anchors.length > 0 && this.anchors[this.anchors.length - 1]!.inputs > inputs) this.anchors.pop();
    const start = this.checkpoints[this.checkpoints.length - 1] ?? this.anchors[this.anchors.length - 1];
    const from = start?.inputs ?? 0;
    this.table.s = (start?.state ?? this.origin)();
    this.inputs.length = from;
    this.given = start?.answers ?? this.before;
    if (this.log) this.cutLog(this.log, start?.log ?? this.logBefore);
    this.advance();
    for (let i = from; i < redo.length; i++) this.repeat(redo[i]!);
    this.table.watch = watch;
  }

  private cutLog(log: LogEntry[], length: number): void {
    log.length = Math.max(0, length - this.logFrom);
    this.logFrom = Math.min(this.logFrom, length);
  }

  /** The last answer among the first so many inputs. */
  private lastGiven(among: number): Given | undefined {
    for (let i = among - 1; i >= 0; i--) {
      const input = this.inputs[i]!;
      if ("answer" in input) return input;
    }
    return undefined;
  }

  /** Keeps every checkpoint that a free undo can reach, and some of the older ones. */
  private dropOldCheckpoints(last: Given): void {
    const before = this.inputs.length - 1;
    const floor = last.revealed ? this.inputs.length : this.lastGiven(before)?.by !== last.by ? before : 0;
    let useless = 0;
    while (useless + 1 < this.checkpoints.length && this.checkpoints[useless + 1]!.inputs <= floor) useless++;
    if (useless === 0) return;
    const dropped = this.checkpoints.splice(0, useless)[0]!;
    const anchor = this.anchors[this.anchors.length - 1]?.inputs ?? 0;
    if (this.log && dropped.inputs - anchor >= ANCHORS) this.anchors.push(dropped);
  }
}

/** A copy of a legal answer that nobody else can change. */
function ownCopy(answer: Answer): Answer {
  if (typeof answer !== "object") return answer;
  return Object.freeze(Array.isArray(answer) ? answer.slice() : { ...answer });
}

/** A state, kept as it is now. */
function kept<S extends GameState>(game: Pick<Game<S>, "copy">, state: S): () => S {
  const own = copyState(game, state);
  return () => copyState(game, own);
}

/** The same, as the bytes of a text. */
function packed<S extends GameState>(state: S): () => S {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  return () => JSON.parse(new TextDecoder().decode(bytes)) as S;
}

/** A deep copy of a state, the fastest that its game has. */
export const copyState = <S extends GameState>({ copy }: Pick<Game<S>, "copy">, state: S): S =>
  copy ? copy(state) : clone(state);
