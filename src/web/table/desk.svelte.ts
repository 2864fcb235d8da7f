import { type Answer, type Question, type Reason, refusal, type Seat } from "../../engine/index.ts";
import { kindOf } from "../../words/ids.ts";
import type { Words } from "../../words/words.ts";
import { Analysing } from "../counsel/analysing.svelte.ts";
import { Asking } from "../counsel/asking.svelte.ts";
import { explain } from "../explain.ts";
import type { GameFace } from "../face.ts";
import { toldIn } from "../film/caption.ts";
import { browserClock, type Clock } from "../film/clock.ts";
import { Film } from "../film/film.svelte.ts";
import type { Story, StoryKind } from "../film/look.ts";
import { TUMBLING } from "../film/pace.ts";
import { goesOn, storyAtEnd, trailOf } from "../film/telling.ts";
import { calm } from "../look/motion.ts";
import { Foresight } from "../plan/foresight.svelte.ts";
import { Mustering } from "../plan/mustering.svelte.ts";
import { Planner } from "../plan/planner.svelte.ts";
import { prefs } from "../prefs.svelte.ts";
import { Answering } from "../question/answering.svelte.ts";
import { Drafting } from "../question/drafting.svelte.ts";
import { groupsOf, type OptionGroup, underHeadings } from "../question/options.ts";
import { whyNotAmong } from "../question/why-not.ts";
import { gameWords, seatName, t } from "../speech.svelte.ts";
import RollStory from "../stage/RollStory.svelte";
import { isWhole, type Moment, type TableClient } from "./client.ts";
import type { Guide } from "./guide.ts";
import { Hindsight } from "./hindsight.svelte.ts";
import { Narrator } from "./narrator.ts";
import type { Outlook } from "./outlook.ts";
import { Unread } from "./unread.svelte.ts";

/** What the player asked about, and why it cannot be used now. */
interface Asked {
  readonly id: string;
  readonly reason: Reason | null;
}

const NOTHING: ReadonlySet<string> = new Set();
/** A roll that belongs to no story of the game. */
const A_ROLL: StoryKind = { id: "roll", opens: NOTHING, tells: NOTHING, held: false, part: RollStory };

/** Everything a player is doing at a table: what they look at, what they have chosen, what they asked. */
export class Desk {
  readonly client: TableClient;
  readonly face: GameFace;
  /** what has happened, up to the present */
  readonly film: Film;
  readonly unread: Unread;
  /** what was last pointed at, and the moment at which that was */
  private pointing: { readonly ids: ReadonlySet<string>; readonly version: number } = $state.raw({ ids: NOTHING, version: -1 });
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

  /** the teacher of a lesson */
  guide: Guide | null = $state.raw(null);

  /** the answer being put together, and how it is given */
  readonly drafting: Drafting = new Drafting(this);
  readonly answering: Answering = new Answering(this);
  /** what happens, in sentences */
  readonly narrator: Narrator = new Narrator(this);
  /** earlier moments */
  readonly hindsight: Hindsight = new Hindsight(this);
  /** what the options lead to */
  readonly foresight: Foresight = new Foresight(this);
  /** what is being planned on the board */
  readonly planner: Planner = new Planner(this);
  /** what is being recruited or set up as a whole */
  readonly muster: Mustering = new Mustering(this);

  /** questions to the computer */
  readonly asking: Asking = new Asking(this);
  readonly analysing: Analysing;

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
          .map((entry) => this.narrator.tell(entry))
          .join(" "),
      cardText: (shot) => this.narrator.cardText(shot),
      means: (shot) =>
        this.narrator
          .meaningOf(shot)
          .map(({ said }) => said)
          .join(" "),
      playing: (view) => face.telling?.playing(view) ?? null,
      tumbling: () => (calm() ? 0 : TUMBLING),
      ending: (side, turn) => this.narrator.endingOf(side, turn),
      sum: (operation, now) => this.narrator.sumOf(operation, now).join(" ") || null,
    });
    this.unread = new Unread(client, () => this.film.at);
  }

  /** The earlier moment being viewed. */
  get past(): Moment | null {
    return this.hindsight.past;
  }

  readonly shown: Moment = $derived.by(() => this.past ?? this.film.moment ?? this.client.moment);
  readonly words: Words = $derived.by(() => gameWords(this.face.id, this.client.header.ruleset));
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
  /** Whether the question is about a card in hand. */
  get asksForCard(): boolean {
    return this.question?.kind === "choose" && this.options.some((id) => id.startsWith("card:"));
  }

  /** The options or items of the question, as ids. */
  readonly options: readonly string[] = $derived.by(() => {
    const { question } = this;
    if (!question || question.kind === "amount") return [];
    return question.kind === "allocate" ? question.items.map(({ id }) => id) : question.options;
  });

  /** The options in display order, which their keys follow; not those behind a button. */
  readonly ordered: readonly string[] = $derived.by(() => {
    const { question } = this;
    if (!question) return [];
    const groups = this.grouped(this.drafting.narrowed ?? this.options);
    return groups.filter((group) => !this.isFolded(group)).flatMap(({ ids }) => ids);
  });

  /** Options of the question as its list shows them. */
  grouped(options: readonly string[]): readonly OptionGroup[] {
    const { question, face, words, shown } = this;
    if (!question) return [];
    const heading = (id: string) => face.heading?.(id, question, shown.view, words) ?? "";
    const groups = groupsOf(options, (id) => face.targets(id, question)[0]);
    return underHeadings(groups, heading, (id) => this.shortName(id), words.language);
  }

  /** Whether a kind of options stands behind one button: not if there is nothing else to choose, nor if the teacher wants one of them. */
  isFolded({ kind, ids }: OptionGroup): boolean {
    const { question, face } = this;
    const { folded } = face;
    if (!question || !folded?.has(kind) || ids.length < 2 || this.drafting.narrowed || ids.some((id) => this.isHinted(id)))
      return false;
    return this.options.some((id) => !folded.has(kindOf(id)) && face.targets(id, question).length > 0);
  }

  /** Shows only some of the options. */
  narrowTo(options: readonly string[]): void {
    this.drafting.change({ narrowed: options, confirming: null });
  }

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
    if (this.muster.isOpen) return new Set([...this.muster.lit, ...this.muster.others]);
    return new Set([...this.byTarget.keys(), ...planner.begins, ...planner.lit]);
  });

  readonly chosen: ReadonlySet<string> = $derived.by(() => {
    const { question, planner } = this;
    const { now } = this.drafting;
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

  /** What is pointed at; what belonged to an earlier question is not meant any longer. */
  readonly pointed: ReadonlySet<string> = $derived.by(() =>
    this.pointing.version === this.client.moment.version ? this.pointing.ids : NOTHING,
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
      const other = options.find((option) => muster.others.includes(option));
      if (other) void this.takeFromBoard(other);
      else if (!muster.click(id)) void this.ask(id);
      return;
    }
    // in a lesson no other plan is begun than the one that is taught
    const { begins } = this.guide ?? {};
    if (begins && begins !== id && !planner.isOpen && planner.canBegin(id)) return void this.ask(id);
    // a single step may be answered at once, and a list is ticked; everything else on the board is planned first
    const isStep = planner.subject !== null && planner.isStep(id, options);
    const isAnswer = options.length > 0 && (isStep || question?.kind === "pick");
    if (question && (planner.isOpen || !isAnswer) && planner.click(id)) return;
    if (question && options.length === 0 && !this.guide && planner.sendTo(id)) return;
    if (!question || options.length === 0) void this.ask(id);
    else if (options.length > 1 && question.kind === "choose") this.narrowTo(options);
    else void this.takeFromBoard(options.find((option) => !this.drafting.picked.includes(option)) ?? options[0]!);
  }

  /** A click on a place means the one who stands there, if he is wanted or nothing else can be done with the place. */
  private meant(id: string): string {
    const { guide, planner } = this;
    if (guide?.begins && !planner.isOpen && planner.standsAt(guide.begins, id)) return guide.begins;
    return this.byTarget.has(id) ? id : (planner.onlyOneAt(id) ?? id);
  }

  /**
   * A deed that rolls a die is named before it is done: a click on a piece does not say what for. What is gone once it is played
   * is asked about: it may have been clicked to see what it is.
   */
  private async takeFromBoard(option: string): Promise<void> {
    const { question, drafting } = this;
    const isSpent = question?.kind === "choose" && this.face.spent?.has(kindOf(option));
    if (isSpent && !this.guide && prefs.confirm !== "never" && drafting.confirming !== option)
      return drafting.change({ confirming: option, warning: null, planned: null });
    const isDeed = question?.kind === "choose" && !option.includes(":");
    const rolls = isDeed && (await this.client.isFinal(option).catch(() => true));
    if (this.question !== question) return;
    if (rolls) this.narrowTo([option]);
    else this.take(option);
  }

  /** Takes an option of the list: answers with it, or adds it to the draft. */
  take(option: string): void {
    const { question } = this;
    if (question?.kind === "choose") void this.answering.propose(option);
    else if (question?.kind === "pick") this.drafting.toggle(option);
    else if (question?.kind === "allocate") this.drafting.count(option, (this.drafting.counts[option] ?? 0) + 1);
  }

  /** Asks about something that cannot be used, or about a word. */
  async ask(id: string): Promise<void> {
    const { question, guide, planner, muster } = this;
    const begins = planner.isOpen ? null : guide?.begins;
    const reason =
      question && !id.startsWith("term:")
        ? ((begins ? this.taught(question, begins) : (planner.whyNot(id) ?? muster.whyNot(id))) ??
          (await this.client.whyNot(id)) ??
          planner.whyNotPiece(id) ??
          whyNotAmong(question, id, this.words.say(question.prompt, question.params)))
        : null;
    this.asked = { id, reason };
  }

  /** In a lesson whatever is not taught waits for what is. */
  private taught({ rule }: Question, begins: string): Reason {
    return { why: "why-not.taught", rule, params: { asked: t("prompt.click", { what: this.words.say(begins) }) } };
  }

  point(ids: readonly string[]): void {
    this.pointing = { ids: ids.length > 0 ? new Set(ids) : NOTHING, version: this.client.moment.version };
  }

  pointAtOption(option: string | null): void {
    const { question } = this;
    this.point(option && question ? this.face.targets(option, question) : []);
  }

  /** Whether the teacher points at something; undefined without a teacher. */
  isHinted(id: string): boolean | undefined {
    return this.guide?.hints?.has(id) || undefined;
  }

  cancel(): void {
    if (this.planner.isOpen) this.planner.cancel();
    else if (this.drafting.confirming !== null || this.drafting.narrowed)
      this.drafting.change({ confirming: null, warning: null, narrowed: null });
    else this.asked = null;
  }

  undo(): Promise<void> {
    return this.attempt(async () => {
      await this.client.undo();
      this.answering.forget();
    });
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
    return question ? this.words.option(question.prompt, id, question.params) : this.words.say(id);
  }

  /** The name as a list shows it under the heading of its kind, unless the question has one of its own. */
  shortName(id: string): string {
    if (this.question && this.words.has(`${this.question.prompt}.any`)) return this.name(id);
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
    return said || (this.foresight.idle.get(id) ?? "");
  }

  /** What the draft would mean, in a few words, if the game has any. */
  get gist(): string {
    const { question } = this;
    return (question && this.face.gist?.(question, this.drafting.picked, this.shown.view, this.words)) || "";
  }

  /** When the player leaves the table, nobody needs what is still being thought about. */
  close(): void {
    this.analysing.stop();
    this.client.close();
  }
}
