import type { Analysis } from "../../bots/analysis.ts";
import {
  type Answer,
  type AnyGame,
  beginTrial,
  chanceFrom,
  type EarlierMoment,
  expects,
  forcedAnswer,
  type GameRecord,
  type Header,
  isFinal,
  opponentOf,
  type PerSeat,
  type Plain,
  type PlanStep,
  perSeat,
  type Reason,
  type ReplayInput,
  randomAnswer,
  recordOf,
  resumes,
  type Seat,
  type Session,
  snapshotOf,
  type Trial,
  visibleTo,
  type Watch,
} from "../../engine/index.ts";
import { randomHex } from "../../server/fair.ts";
import { LocalCounsel } from "../counsel/local-counsel.svelte.ts";
import { begin, courseOf, underTheseRules } from "../replay/moves.ts";
import { frameOf, Reel, readBy, type Written } from "../replay/reel.ts";
import { earlierLog, momentOf, Timeline } from "../replay/timeline.ts";
import type { Counsellor, Thinker } from "../thinker/thinker.ts";
import { type Frame, type Moment, type Player, readable, type TableClient } from "./client.ts";
import { newGame } from "./new-game.ts";
import { RememberedAnswers } from "./remembered.svelte.ts";
import { branchOff, type GameStore, type StoredGame } from "./store.ts";

/** How many answers lie between two stored moments. */
const STRIDE = 64;

/** What a local table needs from the page. */
export interface Surroundings {
  readonly store: GameStore;
  readonly thinker: () => Thinker;
  /** the adviser for a game; null if there is none good enough */
  counsellor?(game: string): Counsellor | null;
  /** whether forced answers are given without asking */
  answersForced(): boolean;
  /** whether two players at one screen get a curtain between their hands */
  hasCurtain(): boolean;
  /** how many answers stay given, whoever wants to undo them; none if it does not say */
  settled?(inputs: readonly ReplayInput[]): number;
  /** whether nothing more is shown after something that has led to this */
  ends?: ((view: Plain) => boolean) | undefined;
}

/** A plan in progress: who made it, how many answers had been given before, and the steps to come. */
interface Plan {
  readonly by: Seat;
  readonly from: number;
  readonly steps: readonly PlanStep[];
}

/** A plan as far as it was carried out: `to` is how many answers had been given with its last one. */
type Carried = Pick<Plan, "by" | "from"> & { readonly to: number };

/** How many of the last frames are kept; earlier ones are replayed on demand. */
const KEPT = 600;

/** A game played in this browser, without a server. */
export class LocalTable implements TableClient {
  readonly kind = "local";
  readonly id: string;
  readonly header: Header;
  readonly players: PerSeat<Player>;
  readonly social = null;
  readonly trouble = null;
  readonly busy = false;
  moment: Moment = $state.raw<Moment>()!;
  thinking: Seat | null = $state(null);
  curtain: Seat | null = $state(null);
  canUndo = $state(false);
  followed = $state(0);
  analysis: Analysis | null = $state.raw(null);
  readonly counsel: LocalCounsel | null;
  readonly remembered: RememberedAnswers;

  private readonly session: Session;
  private readonly stored: StoredGame;
  private readonly around: Surroundings;
  private readonly log: Written[];
  /** earlier states of the game, stored at intervals */
  private readonly moments: EarlierMoment[] = [];
  /** who sits at the screen; nobody yet when two share it */
  private seated: Seat | null;
  /** who gives the answer being played */
  private by: Seat | null = null;
  /** what has happened since the table was opened, as each seat here may see it, by index in its log */
  private readonly reels = new Map<Seat, Map<number, Frame>>();
  /** how many log entries each seat may read */
  private readonly read: PerSeat<number>;
  /** the length of the log when the table was last shown */
  private before = 0;
  private readonly lastFollowed: PerSeat<number>;
  private rerun: { readonly key: string; readonly reel: Reel } | null = null;
  private timeline: Timeline | null = null;
  private thinker: Thinker | null = null;
  rest: readonly PlanStep[] = $state.raw([]);
  /** a plan interrupted by the dice or an unforeseen question */
  private interrupted: Pick<Plan, "by" | "steps"> | null = null;
  /** the rest of the plan being carried out */
  private plan: Plan | null = null;
  /** the plans carried out: between which versions their answers were given */
  private carried: readonly Carried[] = [];
  private closed = false;

  private constructor(session: Session, stored: StoredGame, around: Surroundings) {
    this.session = session;
    this.stored = stored;
    this.around = around;
    this.id = stored.id;
    this.header = stored.header;
    this.analysis = stored.analysis ?? null;
    const { seats } = session.game;
    const counsellor = around.counsellor?.(session.game.id);
    this.counsel = counsellor
      ? new LocalCounsel(session, counsellor, stored.advised ?? perSeat(seats, () => 0), () => this.keep())
      : null;
    this.remembered = new RememberedAnswers(stored.remembered, () => void this.keep());
    this.players = perSeat(seats, (seat) => playerOf(stored.players[seat]!));
    this.lastFollowed = { ...stored.followed };
    this.read = perSeat(seats, () => 0);
    const here = seats.filter((seat) => this.isHere(seat));
    this.seated = here.length === 1 ? here[0]! : null;
    if (this.seated) this.followed = this.lastFollowed[this.seated] ?? 0;
    this.log = earlierLog(session, stored.earlier?.flatMap(({ moments }) => moments) ?? []);
    this.gatherLog();
    for (const input of stored.inputs) {
      session.put(input);
      this.gatherLog();
    }
    this.count();
    // once two players have finished, whoever opens the game again has seen it
    if (!this.seated && session.over) this.followed = this.log.length;
    session.watch = this.watch;
    this.show();
  }

  /** Opens a kept game, or begins a new one. */
  static open(game: AnyGame, kept: StoredGame, around: Surroundings): LocalTable {
    const stored = underTheseRules(game, kept);
    return new LocalTable(begin(game, stored), stored, around);
  }

  /** Lets the computer play if it is its turn. */
  begin(): void {
    void this.goOn();
  }

  async answer(answer: Answer): Promise<void> {
    if (this.curtain) return;
    const { question } = this.session;
    const by = question?.seat;
    if (by && this.isHere(by)) this.seated = by;
    // whoever answers otherwise what was planned has another plan
    const { interrupted } = this;
    if (interrupted?.by === by && interrupted?.steps[0]?.prompt === question?.prompt) this.interrupted = null;
    if (by) this.give(answer, by);
    if (by === this.plan?.by) this.plan = null;
    if (this.session.revealed) this.interrupt();
    this.answerForced();
    this.show();
    await this.keep();
    void this.goOn();
  }

  async carryOut(steps: readonly PlanStep[]): Promise<void> {
    const by = this.session.question?.seat;
    if (this.curtain || !by || !this.isHere(by)) return;
    this.seated = by;
    this.plan = { by, from: this.session.version, steps };
    this.interrupted = null;
    this.answerForced();
    this.show();
    await this.keep();
    void this.goOn();
  }

  trial(): Trial | null {
    const { question, version } = this.session;
    return question && this.eyes === question.seat ? beginTrial(this.session, question.seat, `plan ${version}`) : null;
  }

  async undo(): Promise<void> {
    const seat = this.undoer;
    if (!seat) return;
    const { session, settled } = this;
    this.plan = null;
    this.interrupted = null;
    this.undoTo(session.version - 1, seat);
    // a plan is undone as a whole, but not with what was answered after it
    const plan = this.carried.findLast(({ by, from, to }) => by === seat && from <= session.version && session.version < to);
    if (plan) this.undoTo(Math.max(plan.from, settled), seat);
    this.carried = this.carried.filter(({ from }) => from < session.version);
    this.dropLog();
    this.show();
    await this.keep();
  }

  /** Goes back as far as the seat may, and beyond the answers that left no choice. */
  private undoTo(version: number, seat: Seat): void {
    const { session } = this;
    while ((session.version > version || this.pendingIsForced()) && session.canUndo(seat)) session.undo(seat);
  }

  async whyNot(id: string): Promise<Reason | undefined> {
    return this.session.question?.whyNot?.(id);
  }

  async isFinal(answer: Answer): Promise<boolean> {
    return isFinal(this.session, answer, randomHex(16));
  }

  async at(version: number): Promise<Moment> {
    if (this.timeline?.length !== this.session.version) this.timeline = new Timeline(this.session.game, courseOf(this.session));
    return this.timeline.at(version, this.eyes, this.session.over !== null);
  }

  async momentOf(entry: number): Promise<number> {
    return this.moment.log[entry]!.version;
  }

  async frames(from: number, to: number): Promise<readonly Frame[]> {
    const { seat } = this.moment;
    const kept = seat ? this.reels.get(seat) : undefined;
    const frames = Array.from({ length: to - from }, (_, i) => kept?.get(from + i));
    const isComplete = frames.every((frame) => frame !== undefined);
    return isComplete ? frames : this.playedAgain(seat).frames(from, to);
  }

  /** The game from its beginning, as a seat may see it. */
  private playedAgain(seat: Seat | null): Reel {
    const { version, over, game } = this.session;
    const key = `${seat} ${version}`;
    if (this.rerun?.key !== key) this.rerun = { key, reel: new Reel(game, courseOf(this.session), seat, over !== null) };
    return this.rerun.reel;
  }

  /** The viewer has read this much of the log. */
  follow(read: number): void {
    const { seat } = this.moment;
    if (!seat || this.lastFollowed[seat] === read) return;
    this.lastFollowed[seat] = read;
    if (read === readable(this.moment)) void this.keep();
  }

  async record(): Promise<GameRecord> {
    return recordOf(this.session);
  }

  liftCurtain(): void {
    const seat = this.curtain;
    if (!seat) return;
    this.seated = seat;
    this.followed = this.lastFollowed[seat] ?? 0;
    this.show();
  }

  branch = (version: number): Promise<string> => branchOff(this.around.store, this.kept, version);

  again = async (): Promise<string> => {
    const { seats } = this.session.game;
    const header = { ...this.header, seed: randomHex(16).replaceAll("-", "") };
    const players = perSeat(seats, (seat) => this.stored.players[opponentOf(seats, seat)]!);
    const { position, earlier } = this.stored;
    const isSetUp = position === undefined || (earlier ?? []).length > 0;
    const next = { ...newGame(header, this.session.game, players), ...(!isSetUp && { position }) };
    await this.around.store.put(next);
    return `#/play/${next.id}`;
  };

  close(): void {
    this.closed = true;
    this.thinker?.close();
    this.counsel?.close();
  }

  async keepAnalysis(analysis: Analysis): Promise<void> {
    this.analysis = analysis;
    await this.keep();
  }

  private isHere(seat: Seat): boolean {
    return this.stored.players[seat] === "here";
  }

  private get settled(): number {
    return this.around.settled?.(courseOf(this.session).inputs) ?? 0;
  }

  /** Who may undo: the player at the screen or, if the two hide nothing from each other, whoever answered last. */
  private get undoer(): Seat | null {
    const may = (seat: Seat) => this.isHere(seat) && this.session.canUndo(seat) && this.session.version > this.settled;
    if (!this.around.hasCurtain()) return this.session.game.seats.find(may) ?? null;
    return this.seated !== null && may(this.seated) ? this.seated : null;
  }

  /** Through whose eyes the table is shown: the public's while the curtain is down. */
  private get eyes(): Seat | null {
    return this.curtain ? null : this.seated;
  }

  private pendingIsForced(): boolean {
    const question = this.session.question;
    return question !== null && this.around.answersForced() && this.isHere(question.seat) && forcedAnswer(question) !== undefined;
  }

  /** Gives the next answers of the plan; it ends when something unexpected happens or is revealed. */
  private followPlan(): void {
    const { session } = this;
    while (this.plan && session.question?.seat === this.plan.by) {
      const { by, from, steps } = this.plan;
      const [step, ...rest] = steps;
      if (!step || !expects(step, session.question)) {
        this.interrupt();
        return;
      }
      this.plan = { by, from, steps: rest };
      this.give(step.answer, by);
      this.carried = [...this.carried.filter((plan) => plan.from < from), { by, from, to: session.version }];
      if (session.revealed) this.interrupt();
    }
  }

  /** Something has been revealed, or comes in between: the rest of the plan is carried out only if its maker still wants it. */
  private interrupt(): void {
    if (!this.plan) return;
    this.interrupted = this.plan;
    this.plan = null;
  }

  /** What the player here has said beforehand about the pending question. */
  private rememberedAnswer(): Answer | undefined {
    const { session } = this;
    const { question } = session;
    return question && this.isHere(question.seat) ? this.remembered.answerTo(question, session.view(question.seat)) : undefined;
  }

  /** Gives planned answers, those that leave no choice, and those given beforehand. */
  private answerForced(): void {
    for (;;) {
      this.followPlan();
      const { question } = this.session;
      if (!question) return;
      const answer = this.pendingIsForced() ? forcedAnswer(question) : this.rememberedAnswer();
      if (answer === undefined) return;
      this.give(answer, question.seat);
      if (this.session.revealed) this.interrupt();
    }
  }

  private give(answer: Answer, by: Seat): void {
    this.by = by;
    try {
      this.session.answer(answer, by);
    } catch (error) {
      // what was logged meanwhile has not happened
      this.count();
      throw error;
    }
    this.gatherLog();
  }

  /** Records the game after each log entry. */
  private readonly watch: Watch = (entry, state) => {
    const { game, version } = this.session;
    for (const seat of game.seats) {
      if (!this.isHere(seat) || !visibleTo(entry, seat)) continue;
      const n = this.read[seat] ?? 0;
      this.read[seat] = n + 1;
      const own = this.by === seat || (this.by !== null && this.isHere(this.by) && !this.around.hasCurtain());
      const reel = this.reels.get(seat) ?? new Map<number, Frame>();
      this.reels.set(seat, reel);
      reel.set(n, frameOf(game, state, { ...entry, version, n }, { seat, open: false, by: this.by, own }));
      reel.delete(n - KEPT);
    }
  };

  private count(): void {
    for (const seat of this.session.game.seats) this.read[seat] = this.readBy(seat, this.log.length);
  }

  private readBy(seat: Seat, entries: number): number {
    return readBy(this.log.slice(0, entries), seat, false).length;
  }

  /** Plays on until a player here must decide. */
  private async goOn(): Promise<void> {
    if (this.thinking) return;
    for (;;) {
      this.answerForced();
      const question = this.session.question;
      if (this.closed || !question || this.isHere(question.seat)) break;
      this.thinking = question.seat;
      this.show();
      const version = this.session.version;
      const answer = await this.computersAnswer(question.seat).catch((defect: unknown) => {
        // whatever is wrong with the computer player, the game goes on
        console.error(defect);
        return randomAnswer(question, chanceFrom(randomHex(16)));
      });
      // the game may have been undone meanwhile
      if (this.closed || this.session.version !== version || this.session.question !== question) continue;
      this.give(answer, question.seat);
      if (this.session.revealed) this.interrupt();
      await this.keep();
    }
    this.thinking = null;
    if (!this.closed) this.show();
  }

  private async computersAnswer(seat: Seat): Promise<Answer> {
    const player = this.stored.players[seat]!;
    this.thinker ??= this.around.thinker();
    return this.thinker.think({
      game: { id: this.id, ...courseOf(this.session) },
      bot: player === "here" ? "" : player.computer,
      seat,
      budget: { milliseconds: 1000, seed: randomHex(16) },
    });
  }

  private gatherLog(): void {
    const { session, moments } = this;
    for (const entry of session.log!.slice(this.log.length)) this.log.push({ ...entry, version: session.version });
    if (session.version < (moments.at(-1)?.answers ?? 0) + STRIDE) return;
    const { answers, log, position } = snapshotOf(session);
    moments.push({ answers, log: log.length, position });
  }

  /** After going back: forgets what has not happened. */
  private dropLog(): void {
    this.log.length = Math.min(this.log.length, this.session.log!.length);
    while ((this.moments.at(-1)?.answers ?? 0) > this.session.version) this.moments.pop();
    this.count();
    this.timeline = null;
    this.rerun = null;
  }

  private show(): void {
    const { session } = this;
    const asked = session.question?.seat;
    const shared = session.game.seats.every((seat) => this.isHere(seat));
    if (asked && shared && asked !== this.seated && !this.around.hasCurtain()) {
      // a player who sits down has seen what both have seen
      if (this.seated) this.lastFollowed[asked] = this.readBy(asked, this.before);
      this.seated = asked;
      this.followed = this.lastFollowed[asked] ?? 0;
    }
    this.curtain = asked && shared && asked !== this.seated ? asked : null;
    this.canUndo = this.undoer !== null;
    this.before = this.log.length;
    const { interrupted } = this;
    const isNext = asked && asked === interrupted?.by && interrupted.steps[0] && resumes(interrupted.steps[0], session.question!);
    this.rest = isNext && !this.curtain ? interrupted.steps.map(({ prompt, answer }) => ({ prompt, answer })) : [];
    this.moment = this.asFarAs(momentOf(session, session.version, this.log, this.eyes, session.over !== null));
  }

  /** A moment, or an earlier one after which nothing more is shown. */
  private asFarAs(moment: Moment): Moment {
    const { ends } = this.around;
    const reel = moment.seat && ends ? this.reels.get(moment.seat) : undefined;
    const last = [...(reel?.values() ?? [])].find(({ view }) => ends!(view));
    if (!last) return moment;
    return { ...moment, view: last.view, question: null, log: moment.log.filter(({ n }) => n <= last.entry.n) };
  }

  /** The game as stored. */
  private get kept(): StoredGame {
    const { session } = this;
    return {
      ...this.stored,
      ...courseOf(session),
      fingerprint: session.fingerprint(),
      snapshot: snapshotOf(session),
      moments: this.moments.slice(),
      touched: Date.now(),
      toMove: session.question?.seat ?? null,
      over: session.over,
      followed: { ...this.lastFollowed },
      remembered: this.remembered.all,
      ...(this.counsel && { advised: { ...this.counsel.advised } }),
      ...(this.analysis && { analysis: this.analysis }),
    };
  }

  private keep(): Promise<void> {
    return this.around.store.put(this.kept);
  }
}

function playerOf(player: StoredGame["players"][Seat]): Player {
  if (player === "here") return { kind: "here" };
  const [level] = player.computer.split(" ");
  return { kind: "computer", ...(level && { level }) };
}
