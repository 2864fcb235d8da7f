import type { Advice, Warning } from "../../bots/explain.ts";
import {
  type Answer,
  type LogEntry,
  type Outcome,
  opponentOf,
  type Plain,
  type PlanStep,
  type Question,
  type Reason,
  refusal,
  type Seat,
  same,
} from "../../engine/index.ts";
import { joinedIn } from "../../words/runs.ts";
import type { Words } from "../../words/words.ts";
import { calm } from "../board/motion.ts";
import { Analysing } from "../counsel/analysing.svelte.ts";
import { Asking } from "../counsel/asking.svelte.ts";
import { explain } from "../explain.ts";
import type { GameFace } from "../face.ts";
import { changesIn, sumOf, toldIn } from "../film/caption.ts";
import { browserClock, type Clock } from "../film/clock.ts";
import { Film } from "../film/film.svelte.ts";
import type { Story, StoryKind } from "../film/look.ts";
import { TUMBLING } from "../film/pace.ts";
import type { Shot, Turn } from "../film/shot.ts";
import { actorOf, goesOn, storyAtEnd, trailOf } from "../film/telling.ts";
import { modifiersOf } from "../parts/reasons.ts";
import { Foresight } from "../plan/foresight.svelte.ts";
import { Mustering } from "../plan/mustering.svelte.ts";
import { Planner } from "../plan/planner.svelte.ts";
import { prefs } from "../prefs.svelte.ts";
import { answerIn, counted, type Draft, emptyDraft, filled, isFull, roomIn } from "../question/draft.ts";
import { groupsOf } from "../question/options.ts";
import { picking } from "../question/picking.ts";
import { whyNotAmong } from "../question/why-not.ts";
import { gameWords, seatName, t } from "../speech.svelte.ts";
import RollStory from "../stage/RollStory.svelte";
import { isWhole, type Moment, readable, type TableClient } from "./client.ts";
import type { Guide } from "./guide.ts";
import type { Outlook } from "./outlook.ts";
import { mayBeRemembered, type Span } from "./remembered.svelte.ts";
import { Unread } from "./unread.svelte.ts";

/** What the player asked about, and why it cannot be used now. */
interface Asked {
  readonly id: string;
  readonly reason: Reason | null;
}

const NOTHING: ReadonlySet<string> = new Set();
/** How often at most the same answer is repeated automatically. */
const REPEATED = 30;
/** A roll that belongs to no story of the game. */
const A_ROLL: StoryKind = { id: "roll", opens: NOTHING, tells: NOTHING, held: false, part: RollStory };

/** Everything a player is doing at a table: what they look at, what they have chosen, what they asked. */
export class Desk {
  readonly client: TableClient;
  readonly face: GameFace;
  /** what has happened, up to the present */
  readonly film: Film;
  readonly unread: Unread;
  /** the earlier moment being viewed */
  past: Moment | null = $state.raw(null);
  replaying = $state(false);
  pointed: ReadonlySet<string> = $state.raw(NOTHING);
  asked: Asked | null = $state.raw(null);
  /** the section of the rules open beside the table */
  rule: string | null = $state(null);
  /** what is being looked up */
  lookingUp: string | null = $state(null);
  /** whether the panel that says where both sides stand is open */
  takingStock = $state(false);
  /** whether the review of a finished game is open; a record is first viewed move by move */
  reviewing = $state(true);
  /** something that went wrong, in a sentence */
  complaint: string | null = $state(null);

  /** whether an answer is being checked before it is given */
  weighing = $state(false);

  /** how many answers have been given at this desk */
  answered = $state(0);
  /** the last few questions answered at this desk */
  private recent: readonly PlanStep[] = $state.raw([]);

  /** the teacher of a lesson */
  guide: Guide | null = $state.raw(null);

  /** what the options lead to */
  readonly foresight: Foresight = new Foresight(this);
  /** what is being planned on the board */
  readonly planner: Planner = new Planner(this);
  /** what is being recruited or set up as a whole */
  readonly muster: Mustering = new Mustering(this);

  /** questions to the computer */
  readonly asking: Asking = new Asking(this);
  readonly analysing: Analysing;

  /** how often the player has asked to see an earlier moment: only the latest request counts */
  private wishes = 0;
  private draft: Draft = $state.raw(emptyDraft("", null, undefined));

  constructor(client: TableClient, face: GameFace, clock: Clock = browserClock) {
    this.client = client;
    this.face = face;
    this.reviewing = client.kind !== "record";
    this.analysing = new Analysing(client);
    client.remembered?.proposeWith((question, view) => face.suggestion?.(question, view, client.header));
    this.film = new Film(client, face, {
      clock,
      roll: A_ROLL,
      speed: () => prefs.speed,
      stepwise: () => prefs.stepwise,
      say: (shot) =>
        toldIn(shot, face, client.moment.log)
          .map((entry) => this.tell(entry))
          .join(" "),
      means: (shot) => this.meaningOf(shot).join(" "),
      playing: (view) => face.telling?.playing(view) ?? null,
      tumbling: () => (calm() ? 0 : TUMBLING),
      ending: (side, turn) => this.endingOf(side, turn),
      sum: (operation, now) => this.sumOf(operation, now).join(" ") || null,
    });
    this.unread = new Unread(client, () => this.film.at);
  }

  readonly shown: Moment = $derived.by(() => this.past ?? this.film.moment ?? this.client.moment);
  readonly words: Words = $derived.by(() => gameWords(this.face.id));
  /** the question the viewer can answer now; none while a teacher has something to say first */
  readonly question: Question | null = $derived.by(() => {
    const { question } = this.client.moment;
    return !this.past &&
      !this.guide?.speaks &&
      !this.film.showing &&
      !this.client.curtain &&
      !this.client.busy &&
      isWhole(question) &&
      !this.isComputer(question.seat)
      ? question
      : null;
  });
  /** the answer that most people want */
  readonly suggestion: Answer | undefined = $derived.by(() => {
    const { question, client, guide } = this;
    const answer = question ? this.face.suggestion?.(question, client.moment.view, client.header) : undefined;
    if (!question || answer === undefined || refusal(question, answer)) return undefined;
    return guide && !guide.suits(question, answer) ? undefined : answer;
  });
  private readonly key: string = $derived.by(() => `${this.client.moment.version} ${this.question ? "mine" : ""}`);
  private readonly now: Draft = $derived.by(() =>
    this.draft.key === this.key ? this.draft : emptyDraft(this.key, this.question, this.suggestion),
  );

  get picked(): readonly string[] {
    return this.now.picked;
  }

  /** Whether what is picked is only what the page has proposed. */
  get isProposed(): boolean {
    const { picked, proposed } = this.now;
    return proposed.length > 0 && same([...picked].sort(), [...proposed].sort());
  }

  get amount(): number {
    return this.now.amount ?? 0;
  }

  get counts(): Readonly<Record<string, number>> {
    return this.now.counts;
  }

  get confirming(): Answer | null {
    return this.now.confirming;
  }

  get warning(): Warning | null {
    return this.now.warning;
  }

  get narrowed(): readonly string[] | null {
    return this.now.narrowed;
  }

  /** Whether a card in hand is to be chosen. */
  get asksForCard(): boolean {
    return this.question?.kind === "choose" && this.options.some((id) => id.startsWith("card:"));
  }

  /** Whether the same question has just been asked: part of it is done. */
  get isAskedAgain(): boolean {
    return this.recent.some(({ prompt }) => prompt === this.question?.prompt);
  }

  /** The answer to the same question just before, if it can be given again. */
  get again(): string | null {
    const { question } = this;
    const [last] = this.recent;
    const isSame =
      question?.kind === "choose" && last?.prompt === question.prompt && question.options.includes(last.answer as string);
    return isSame && !this.guide && String(last.answer).includes(":") ? (last.answer as string) : null;
  }

  /** The options or items of the question, as ids. */
  readonly options: readonly string[] = $derived.by(() => {
    const { question } = this;
    if (!question || question.kind === "amount") return [];
    return question.kind === "allocate" ? question.items.map(({ id }) => id) : question.options;
  });

  /** The options in display order, which their keys follow. */
  readonly ordered: readonly string[] = $derived.by(() => {
    const { question } = this;
    if (!question) return [];
    return groupsOf(this.narrowed ?? this.options, (id) => this.face.targets(id, question)[0]).flatMap(({ ids }) => ids);
  });

  /** The number key of an option, from 1; 0 if it has none. Some keep theirs whatever else can be chosen. */
  numberOf(option: string): number {
    const place = (this.face.numbered?.[this.question?.prompt ?? ""] ?? this.ordered).indexOf(option);
    return place < 9 ? place + 1 : 0;
  }

  /** The options that each thing on the board or in the hand stands for. */
  private readonly byTarget: ReadonlyMap<string, readonly string[]> = $derived.by(() => {
    const map = new Map<string, string[]>();
    const { question } = this;
    if (!question) return map;
    for (const option of this.options) {
      for (const target of this.face.targets(option, question)) map.set(target, [...(map.get(target) ?? []), option]);
    }
    return map;
  });

  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const { planner, guide } = this;
    if (guide?.hints) return guide.hints;
    if (planner.isOpen) return new Set([...planner.lit, ...planner.begins]);
    if (this.muster.isOpen) return this.muster.lit;
    return new Set([...this.byTarget.keys(), ...planner.begins, ...planner.lit]);
  });

  readonly chosen: ReadonlySet<string> = $derived.by(() => {
    const { question, now, planner } = this;
    if (!question) return NOTHING;
    if (planner.isOpen) return planner.chosen;
    if (this.muster.isOpen) return new Set(this.muster.marks.keys());
    const ids =
      question.kind === "pick"
        ? now.picked
        : question.kind === "allocate"
          ? Object.keys(now.counts).filter((id) => now.counts[id]! > 0)
          : typeof now.confirming === "string"
            ? [now.confirming]
            : [];
    return new Set(ids.flatMap((id) => this.face.targets(id, question)));
  });

  /** The trail of the piece that moved last. */
  readonly trail: readonly string[] = $derived.by(() =>
    this.planner.isOpen ? this.planner.route : trailOf(this.face, this.shown.log),
  );

  /** The story on the stage: told by the film, or at the moment being viewed. */
  readonly story: Story | null = $derived.by(() => {
    const { shown, face, film, past } = this;
    if (film.story && !past) return film.story;
    const told = storyAtEnd(face, shown.log);
    const { view } = shown;
    const stays = told && (film.isInstant ? told.kind.isLive?.(view) : goesOn(told.kind, told.entries, view));
    return told && stays ? { ...told, before: null, live: view, now: view, rolling: false } : null;
  });

  /** Whether the game is over, everything has been shown, and the review is open. */
  readonly atEnd: boolean = $derived.by(
    () => this.reviewing && this.client.moment.over !== null && !this.past && !this.film.showing && !this.film.missed,
  );

  /** What the film is about: for a march its latest place, for changes all of them; otherwise what is pointed at. */
  readonly touched: ReadonlySet<string> = $derived.by(() => {
    const { shot, showing } = this.film;
    if (!showing || this.past) return this.pointed;
    // what happens to lie under the mouse while something is shown is not meant
    if (!shot) return NOTHING;
    const entries = shot.look.as === "change" ? shot.entries : shot.entries.slice(-1);
    return new Set(entries.flatMap((entry) => this.face.places(entry)));
  });

  /** Where something is happening: also while something is asked about what is on the stage. */
  readonly scene: readonly string[] = $derived.by(() =>
    (this.film.showing || (this.film.story && !this.guide)) && !this.past ? this.film.scene : (this.guide?.scene ?? []),
  );

  /** The draft as an answer, and whether the question allows it. */
  readonly drafted: { readonly answer: Answer; readonly allowed: boolean } | null = $derived.by(() => {
    const { question, now } = this;
    const answer = question && answerIn(now, question);
    return question && answer !== null ? { answer, allowed: refusal(question, answer) === undefined } : null;
  });

  /** The text of a log entry; with `bare`, without the modifiers, which stand beside the die. */
  tell({ event, params, only }: LogEntry, { bare = false } = {}): string {
    const said = bare && modifiersOf(params).length > 0 ? { ...params, modifiers: [] } : params;
    const theirs = `${event}.theirs`;
    if (only === undefined || only === this.mySeat || !this.words.has(theirs)) return this.words.say(event, said);
    return this.words.say(theirs, { ...said, reader: this.nameOf(only) });
  }

  /** What a shot means: the entries that say so, and what has changed in the game. */
  meaningOf({ outcome, before, frame }: Pick<Shot, "outcome" | "before" | "frame">): readonly string[] {
    const said = joinedIn(outcome, this.face.joined).map((entry) => this.tell(entry, { bare: true }));
    return [...said, ...this.changesSince(before, frame.view)];
  }

  /** What has changed between two moments, in sentences. */
  changesSince(before: Plain | null, now: Plain): readonly string[] {
    return changesIn(this.face, this.words, (seat) => this.nameOf(seat), before, now);
  }

  /** What is said when a side has had its turn and the viewer must decide. */
  private endingOf(side: Seat, turn: Turn): string | null {
    const { question, seat, view } = this.client.moment;
    if (!isWhole(question) || question.seat !== seat || this.isComputer(seat)) return null;
    const me = this.nameOf(seat);
    const sum = this.sumOf(turn, view);
    return this.face.telling?.playing(view) === seat
      ? [...(sum.length > 0 ? sum : [t("film.finished", { side: this.nameOf(side) })]), t("film.your-move", { me })].join(" ")
      : t("film.decide", { me, prompt: this.words.say(question.prompt, question.params) });
  }

  /** What a turn or an operation has brought. */
  private sumOf({ entries, before }: Turn, now: Plain): readonly string[] {
    const nameOf = (seat: Seat) => this.nameOf(seat);
    return [
      ...sumOf(this.face, this.words, this.seats, nameOf, (entry) => this.sideOf(entry), entries),
      ...this.changesSince(before, now),
    ];
  }

  /** The side a log entry is about: the one it names, or that of the piece it names. */
  sideOf(entry: LogEntry): Seat | null {
    return actorOf(this.face, this.seats, entry, this.shown.view);
  }

  /** Why a game ended as it did. */
  why({ winner, reason }: Outcome): string {
    const side = winner ? this.nameOf(winner) : "";
    return this.words.say(reason, { side, loser: winner ? this.nameOf(opponentOf(this.seats, winner)) : "" });
  }

  isComputer(seat: Seat): boolean {
    return this.client.players[seat]!.kind === "computer";
  }

  /** The sides of the game, in its order. */
  get seats(): readonly Seat[] {
    return Object.keys(this.client.players);
  }

  nameOf(seat: Seat): string {
    return seatName(this.client.header.game, seat);
  }

  /** The seat at the bottom of the table, whose hand is shown. */
  get mySeat(): Seat | null {
    return this.shown.seat;
  }

  /** Something on the board or in the hand was clicked. */
  click(clicked: string): void {
    this.asked = null;
    const id = this.meant(clicked);
    const options = this.byTarget.get(id) ?? [];
    const { question, planner, muster } = this;
    if (muster.isOpen) {
      if (!muster.click(id)) void this.ask(id);
      return;
    }
    // in a lesson no other plan is begun than the one that is taught
    const { begins } = this.guide ?? {};
    if (begins && begins !== id && !planner.isOpen && planner.canBegin(id)) return void this.ask(id);
    // a single step may be answered at once; everything else on the board is planned first
    if (question && (planner.isOpen || !(options.length > 0 && planner.subject)) && planner.click(id)) return;
    if (!question || options.length === 0) void this.ask(id);
    else if (options.length > 1 && question.kind === "choose") this.change({ narrowed: options, confirming: null });
    else void this.takeFromBoard(options.find((option) => !this.picked.includes(option)) ?? options[0]!);
  }

  /** A click on a place means the one who stands there, if he is wanted or nothing else can be done with the place. */
  private meant(id: string): string {
    const { guide, planner } = this;
    if (guide?.begins && !planner.isOpen && planner.standsAt(guide.begins, id)) return guide.begins;
    return this.byTarget.has(id) ? id : (planner.onlyOneAt(id) ?? id);
  }

  /** A deed that rolls a die is named before it is done: a click on a piece does not say what for. */
  private async takeFromBoard(option: string): Promise<void> {
    const { question } = this;
    const isDeed = question?.kind === "choose" && !option.includes(":");
    const rolls = isDeed && (await this.client.isFinal(option).catch(() => true));
    if (this.question !== question) return;
    if (rolls) this.change({ narrowed: [option], confirming: null });
    else this.take(option);
  }

  /** Takes an option of the list: answers with it, or adds it to the draft. */
  take(option: string): void {
    const { question } = this;
    if (question?.kind === "choose") void this.propose(option);
    else if (question?.kind === "pick") this.toggle(option);
    else if (question?.kind === "allocate") this.count(option, (this.counts[option] ?? 0) + 1);
  }

  /** Asks about something that cannot be used, or about a word. */
  async ask(id: string): Promise<void> {
    const { question } = this;
    const reason =
      question && !id.startsWith("term:")
        ? (this.planner.whyNot(id) ??
          (await this.client.whyNot(id)) ??
          this.planner.whyNotPiece(id) ??
          whyNotAmong(question, id, this.words.say(question.prompt, question.params)))
        : null;
    this.asked = { id, reason };
  }

  point(ids: readonly string[]): void {
    this.pointed = ids.length > 0 ? new Set(ids) : NOTHING;
  }

  pointAtOption(option: string | null): void {
    const { question } = this;
    this.point(option && question ? this.face.targets(option, question) : []);
  }

  toggle(option: string): void {
    const { question } = this;
    if (question?.kind !== "pick") return;
    const picks = picking(this.now, option, question.max);
    if (picks) this.change({ ...picks, confirming: null });
  }

  /** Whether a click on an option to pick does something. */
  canToggle(option: string): boolean {
    const { question } = this;
    return question?.kind === "pick" && picking(this.now, option, question.max) !== undefined;
  }

  setAmount(amount: number): void {
    const { question } = this;
    if (question?.kind === "amount")
      this.change({ amount: Math.max(question.min, Math.min(question.max, Math.round(amount) || 0)), confirming: null });
  }

  /** How many more an item can take. */
  room(id: string): number {
    const { question, counts } = this;
    return question?.kind === "allocate" ? roomIn(counts, question, id) : 0;
  }

  count(id: string, count: number): void {
    const { question, counts } = this;
    if (question?.kind === "allocate") this.change({ counts: counted(counts, question, id, count), confirming: null });
  }

  /** Picks or allocates as much as is allowed, in the order of the question; or, if that is done already, as little. */
  fill(): void {
    const { question, picked, counts } = this;
    if (question?.kind === "pick") {
      const count = picked.length < question.max ? question.max : question.min;
      this.change({ picked: question.options.slice(0, count), proposed: [], confirming: null });
    }
    if (question?.kind === "allocate") this.change({ counts: filled(counts, question), confirming: null });
  }

  /** Whether no more can be allocated. */
  get isFull(): boolean {
    const { question, counts } = this;
    return question?.kind === "allocate" && isFull(counts, question);
  }

  /** Answers, unless the answer cannot be undone and has not been confirmed. */
  async propose(answer: Answer): Promise<void> {
    const { question } = this;
    if (!question || refusal(question, answer)) return;
    if (this.guide) return this.guide.allows([{ prompt: question.prompt, answer }]) ? this.give(answer) : undefined;
    if (!same(this.confirming, answer)) {
      const [warning, isFinal] = await Promise.all([this.warningOf(answer), this.mustConfirm(answer)]);
      // the game may have moved on meanwhile
      if (this.question !== question) return;
      if (warning || isFinal) return this.change({ confirming: answer, warning, planned: null });
    }
    await this.give(answer);
  }

  /** Carries out a plan, unless the player wants to be warned of blunders and this is one. */
  async carryOut(steps: readonly PlanStep[]): Promise<void> {
    const { question } = this;
    const [first, ...rest] = steps;
    if (!question || !first || (this.guide && !this.guide.allows(steps))) return;
    const warning = await this.warningOf(first.answer, rest);
    if (this.question !== question) return;
    if (warning) this.change({ confirming: first.answer, warning, planned: steps });
    else await this.attempt(() => this.client.carryOut(steps));
  }

  /** Does what was advised, as far as that can be told beforehand. */
  takeAdvice({ answer, steps }: Pick<Advice, "answer" | "steps">): Promise<void> {
    return steps.length > 1 ? this.carryOut(steps) : this.propose(answer);
  }

  /** Does what was advised instead of a blunder. */
  async takeBetter({ steps }: Advice): Promise<void> {
    await this.attempt(() => this.client.carryOut(steps));
  }

  /** Takes an option and, at the same click, one of those that it leads to: a card and its use. */
  async takeBoth(option: string, then: string): Promise<void> {
    const { question, foresight } = this;
    const next = foresight.leadsTo.get(option);
    if (!question || !next || (await this.mustConfirm(option))) return this.take(option);
    await this.carryOut([
      { prompt: question.prompt, answer: option },
      { prompt: next.prompt, answer: then },
    ]);
  }

  /** For how long the answer is to be given by itself, if the player wishes so. */
  get remembering(): Span | null {
    return this.now.remembering;
  }

  remember(span: Span): void {
    this.change({ remembering: this.remembering === span ? null : span });
  }

  /** Whether the answer to the question may be given by itself from now on. */
  readonly canRemember: boolean = $derived.by(() => {
    const { question, face, client, suggestion } = this;
    if (!question || !client.remembered || this.guide || this.planner.isMoving) return false;
    return mayBeRemembered(question, suggestion, face.planning);
  });

  /** Goes ahead after the confirmation. */
  async confirm(): Promise<void> {
    const { planned, confirming } = this.now;
    if (planned) await this.attempt(() => this.client.carryOut(planned));
    else if (confirming !== null) await this.give(confirming);
  }

  /** Answers without asking again. */
  async give(answer: Answer): Promise<void> {
    const { question, remembering, suggestion } = this;
    const prompt = question?.prompt ?? "";
    this.point([]);
    if (question && remembering && this.canRemember)
      this.client.remembered!.keep(question, answer, suggestion, remembering, this.client.moment.view);
    await this.attempt(async () => {
      await this.client.answer(answer);
      this.answered++;
      this.recent = [{ prompt, answer }, ...this.recent].slice(0, 2);
    });
  }

  /** The computer's objection to an answer, if the player wants to be warned. */
  private async warningOf(answer: Answer, then?: readonly PlanStep[]): Promise<Warning | null> {
    const { counsel } = this.client;
    if (!counsel || !prefs.warnBlunders) return null;
    this.weighing = true;
    try {
      return await counsel.warn(answer, then);
    } catch {
      return null;
    } finally {
      this.weighing = false;
    }
  }

  /** Whether the teacher points at something; undefined without a teacher. */
  isHinted(id: string): boolean | undefined {
    return this.guide?.hints?.has(id) || undefined;
  }

  /** What an answer may lose for good. */
  stakes(answer: Answer): readonly string[] {
    const { question, face, client, words } = this;
    return (question && face.stakes?.(answer, question, client.moment.view, words, client.header)) || [];
  }

  /** Whether to ask for confirmation. If it cannot be found out whether an answer can be undone, assume that it cannot. */
  private async mustConfirm(answer: Answer): Promise<boolean> {
    if (prefs.confirm === "never") return false;
    if (this.stakes(answer).length > 0) return true;
    if (prefs.confirm === "sometimes") return false;
    try {
      return await this.client.isFinal(answer);
    } catch {
      return true;
    }
  }

  /** Answers, and repeats the answer as long as the same question comes and allows it. */
  async repeat(answer: Answer): Promise<void> {
    const { question, client } = this;
    if (!question || refusal(question, answer)) return;
    const step = { prompt: question.prompt, answer };
    await this.attempt(() => client.carryOut(new Array<PlanStep>(REPEATED).fill(step)));
  }

  /** Answers with the draft. */
  send(): void {
    if (this.drafted) void this.propose(this.drafted.answer);
  }

  cancel(): void {
    if (this.planner.isOpen) this.planner.cancel();
    else if (this.confirming !== null || this.narrowed) this.change({ confirming: null, warning: null, narrowed: null });
    else this.asked = null;
  }

  undo(): Promise<void> {
    return this.attempt(() => this.client.undo());
  }

  async attempt(act: () => Promise<void>): Promise<void> {
    this.complaint = null;
    this.asked = null;
    try {
      await act();
    } catch (error) {
      this.complaint = explain(error);
    }
  }

  /** Goes to an earlier moment, or (null) to the present. */
  async lookAt(version: number | null): Promise<void> {
    const wish = ++this.wishes;
    this.film.stop();
    const past = version === null || version >= this.client.moment.version ? null : await this.client.at(Math.max(0, version));
    if (wish === this.wishes) this.past = past;
  }

  step(by: 1 | -1): Promise<void> {
    this.replaying = true;
    return this.lookAt(this.shown.version + by);
  }

  toggleReplay(): void {
    this.replaying = !this.replaying;
    if (this.replaying) return;
    this.wishes++;
    this.past = null;
    this.film.stop();
  }

  /** Shows what happened from a moment on. */
  async watchFrom(version: number): Promise<void> {
    const wish = ++this.wishes;
    const { log } = this.client.moment;
    let low = 0;
    let high = log.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const known = log[middle]!.version;
      if ((known >= 0 ? known : await this.client.momentOf(middle)) > version) high = middle;
      else low = middle + 1;
    }
    if (wish !== this.wishes) return;
    this.past = null;
    this.film.playFrom(log[low]?.n ?? readable(this.client.moment));
  }

  /** Where both sides stand, if the game says so. */
  get outlook(): Outlook | null {
    return this.face.outlook?.(this.shown.view, this.client.header) ?? null;
  }

  lookUp(id: string): void {
    this.lookingUp = id;
  }

  openRule(rule: string): void {
    this.rule = rule;
  }

  /** The name of a thing, or of an option of the question. */
  name(id: string): string {
    const { question } = this;
    return question ? this.words.option(question.prompt, id) : this.words.say(id);
  }

  /** The name as a list shows it under the heading of its kind. */
  shortName(id: string): string {
    return this.words.has(`${id}.short`) ? this.words.say(`${id}.short`) : this.name(id);
  }

  isPictured(id: string): boolean {
    return this.face.isPictured?.(id) ?? false;
  }

  /** A few words beside the name of an option, if the game has any. */
  remark(id: string): string {
    const { question } = this;
    if (!question) return "";
    const said = this.face.remark?.(id, question, this.shown.view, this.words, this.client.header);
    return said || (this.foresight.idle.has(id) ? this.words.say("prompt.idle") : "");
  }

  /** What the draft would mean, in a few words, if the game has any. */
  get gist(): string {
    const { question } = this;
    return (question && this.face.gist?.(question, this.picked, this.shown.view, this.words)) || "";
  }

  /** When the player leaves the table, nobody needs what is still being thought about. */
  close(): void {
    this.analysing.stop();
    this.client.close();
  }

  private change(change: Partial<Draft>): void {
    this.draft = { ...this.now, ...change };
  }
}
