import { untrack } from "svelte";
import type { Plain, Seat } from "../../engine/index.ts";
import type { GameFace } from "../face.ts";
import { type Frame, type Logged, type Moment, readable, type TableClient } from "../table/client.ts";
import { Ahead } from "./ahead.svelte.ts";
import type { Story } from "./look.ts";
import { News } from "./news.ts";
import { glimpse, onScreen, readingTime, type Speed, standing, summingUp } from "./pace.ts";
import { Pauses } from "./pauses.svelte.ts";
import type { Projector } from "./projector.ts";
import { Reckoning } from "./reckoning.ts";
import { sceneWith } from "./scene.ts";
import { isSameStep, isStep, type Shot, shotOf, type Turn } from "./shot.ts";
import { begins, endsMove, endsOperation, goesOn as isUndecided, lookOf, moveAfter, storyOf, storyWith } from "./telling.ts";

/** A returning player who has missed more than this is asked whether to watch it. */
const LONG_ABSENCE = 8;

/** How many entries are fetched at a time, so that a long film begins at once. */
const PORTION = 24;

/**
 * Shows what has happened, in order and at a pace, before the next decision is asked for: a film from what the viewer last saw to
 * the present. It needs only the log and the views in between; the game says what events look like.
 */
export class Film {
  /** what is on screen; null when only the table is shown */
  shot: Shot | null = $state.raw(null);
  /** the story on the stage or page, as far as it has been told */
  story: Story | null = $state.raw(null);
  /** the last sentence: nothing more comes before the viewer decides */
  ending: string | null = $state(null);
  /** the side whose doing it sums up */
  endingOf: Seat | null = $state(null);
  /** what has happened while nothing was shown; it can be read until something more is shown */
  passedOver: string | null = $state.raw(null);
  /** the first entry of that */
  private passedFrom = 0;
  /** the places involved since the operation began, or in the story on the stage; the latest last */
  private happened: readonly string[] = [];
  /** those of them that the camera keeps in sight */
  private seen: readonly string[] = $state.raw([]);
  /** how much of the board is covered by what is shown over it, in pixels from below */
  covered = $state(0);
  /** a replay on pause */
  paused = $state(false);
  /** a replay is running */
  replaying = $state(false);
  /** what a returning player has missed, until they say whether to watch it */
  missed: readonly Logged[] | null = $state.raw(null);

  /** how much of the log has been on screen since the seat was taken */
  private mark: { readonly key: string; readonly at: number } = $state.raw({ key: "", at: 0 });
  /** the table as last shown */
  private screen: Moment | null = $state.raw(null);
  private playing = $state(false);
  /** nothing is shown before the next decision */
  private skipping = false;
  /** what has been passed over since */
  private skipped: Turn | null = null;
  /** the rest of a run of steps is not shown */
  private hurrying = false;
  private isBusy = false;
  /** the game as far as its changes have been shown; what changes in a quiet moment is told with the next shot */
  private known: Plain | null = null;
  /** the first entry of a story whose decision has been read, although it goes on, and how far it has been read */
  private read = -1;
  private readTo = -1;
  /** the last entry of a story that has been read and closed: until something new happens it stays so */
  closed = $state(-1);
  /** more of it has been shown since */
  private unread = false;
  /** goes up whenever there is something else to show */
  private epoch = 0;
  /** what is on screen is not the moment before what comes next */
  private isElsewhere = false;
  /** what the viewer did just before and was not shown: what follows from it is told with it */
  private passed: Shot | null = null;
  /** the last step of the move going on */
  private move: Logged | null = null;
  /** how long the run of changes on screen has been there, in milliseconds */
  private spent = 0;
  /** the time that is due to what is on screen: what it means comes at the same moment */
  private owed = 0;

  private readonly client: TableClient;
  private readonly face: GameFace;
  private readonly projector: Projector;
  private readonly pauses: Pauses;
  private readonly ahead: Ahead;
  private readonly news: News;
  private readonly reckoning = new Reckoning();

  constructor(client: TableClient, face: GameFace, projector: Projector) {
    this.client = client;
    this.face = face;
    this.projector = projector;
    this.pauses = new Pauses(projector.clock);
    this.ahead = new Ahead(client, face);
    this.news = new News(client, face);
  }

  /** Whether it waits for the viewer to go on. */
  get waiting(): boolean {
    return this.pauses.waiting;
  }

  /** Whether everything has been shown, and the other side has yet to go on. */
  get expecting(): boolean {
    return this.ahead.expecting;
  }

  /** Whether the dice on screen have not come to rest. */
  get rolling(): boolean {
    return this.pauses.rolling;
  }

  private readonly key: string = $derived.by(() => `${this.client.moment.seat} ${this.client.followed}`);
  private readonly total: number = $derived.by(() => readable(this.client.moment));

  /** a replay is never instant */
  private get speed(): Speed {
    const speed = this.projector.speed();
    return speed === "instant" ? "normal" : speed;
  }

  /** Whether nothing is shown on the way and nothing waits to be read. */
  get isInstant(): boolean {
    return this.projector.speed() === "instant" && !this.projector.stepwise();
  }

  /** How much of the log is on screen. */
  readonly at: number = $derived.by(() => {
    const { client, mark, key, total } = this;
    if (client.curtain || (this.isInstant && !this.replaying)) return total;
    return Math.min(mark.key === key ? mark.at : client.followed, total);
  });

  /** Whether there is something to show before the next decision. */
  readonly showing: boolean = $derived.by(() => this.at < this.total || this.playing);

  /** The places that the camera keeps in sight: nothing of what was shown before the player's last answer. */
  readonly scene: readonly string[] = $derived.by(() => (this.playing || this.story ? this.seen : []));

  /** The table as the film shows it; null once it has reached the present. */
  readonly moment: Moment | null = $derived.by(() => (this.showing ? this.screen : null));

  /** Follows the game from now on. Call once, where effects may live. */
  start(): void {
    this.askWhoReturns();
    $effect(() => {
      void this.client.moment;
      void this.client.thinking;
      const { at, key, total, paused } = this;
      untrack(() => {
        this.stayWithin(key, at, total);
        // a player who decides something has read enough
        if (this.missed && this.missed.at(-1)!.n + 1 < total && this.isInstant) this.missed = null;
        this.ahead.ring();
        this.stopSkipping();
        if (at < total && !paused && !this.isBusy) void this.run();
      });
    });
    // the table now is what was last on screen
    $effect(() => {
      if (!this.showing) this.screen = { ...this.client.moment, question: null };
    });
    $effect(() => {
      if (!this.replaying && !this.client.curtain) this.client.follow(this.at);
    });
    $effect(() => () => {
      this.epoch++;
      this.pauses.goOn();
    });
  }

  /** Players who watch at instant speed are also asked whether to see what they have missed. */
  private askWhoReturns(): void {
    const { followed, moment } = this.client;
    if (!this.isInstant || followed === 0 || this.total - followed <= LONG_ABSENCE) return;
    this.missed = moment.log.filter(({ n }) => n >= followed);
  }

  /** Goes on: the viewer has seen what is on screen. */
  next(): void {
    if (this.missed && !this.pauses.isHeld) this.playFrom(this.missed[0]!.n);
    this.hurrying = true;
    this.pauses.goOn();
  }

  /** Shows nothing more before the next decision. */
  toDecision(): void {
    this.missed = null;
    // while the computer thinks there may be nothing to see yet, but there will be
    const isSkipping = this.showing || this.client.thinking !== null;
    // what is on screen has not been read: it is passed over too
    const { shot, known, screen } = this;
    const before = shot?.before ?? known ?? screen?.view;
    if (isSkipping && !this.skipping && shot && before !== undefined)
      this.skipped = { before, entries: [...shot.entries, ...shot.outcome] };
    this.skipping = isSkipping;
    this.paused = false;
    this.pauses.goOn();
    if (this.ahead.expecting) this.leaveStage();
  }

  /** What is decided does not stay on screen until the other side goes on, if it has been passed over. */
  private leaveStage(): void {
    const { story } = this;
    const { view } = this.client.moment;
    if (!this.skipping || (story && (isUndecided(story.kind, story.entries, view) || story.kind.isLive?.(view)))) return;
    this.story = null;
    this.shot = null;
  }

  /** Once everything has been passed over and nothing more is on its way, the decision has come. */
  private stopSkipping(): void {
    if (!this.skipping || this.at < this.total || this.isBusy || this.client.thinking) return;
    this.skipping = false;
    // what has been watched before is not told again
    const turn = this.skipped;
    this.reckoning.turnSoFar();
    this.skipped = null;
    if (!turn || this.replaying) return;
    this.passedOver = this.projector.sum(turn, this.client.moment.view);
    this.passedFrom = turn.entries[0]!.n;
  }

  /** Shows after all what has been passed over. */
  showPassedOver(): void {
    this.playFrom(this.passedFrom);
  }

  /** Replays everything from a log entry on. */
  playFrom(entry: number): void {
    this.cut();
    this.missed = null;
    this.replaying = true;
    this.paused = false;
    this.isElsewhere = true;
    this.mark = { key: this.key, at: entry };
  }

  pause(): void {
    this.paused = true;
    this.pauses.goOn();
  }

  resume(): void {
    this.paused = false;
  }

  /** Back to the present. */
  stop(): void {
    if (this.replaying) this.leave();
  }

  private leave(): void {
    this.cut();
    this.replaying = false;
    this.paused = false;
    this.mark = { key: this.key, at: this.total };
  }

  /** Stops whatever is being shown. */
  private cut(): void {
    this.epoch++;
    this.shot = null;
    this.story = null;
    this.ending = null;
    this.passedOver = null;
    this.skipped = null;
    this.known = null;
    this.reckoning.clear();
    this.news.clear();
    this.read = -1;
    this.closed = -1;
    this.passed = null;
    this.move = null;
    this.owed = 0;
    this.happened = this.seen = [];
    this.pauses.cut();
    this.ahead.ring();
  }

  /** Another seat has been taken, or something undone: what was on screen is out of date. */
  private stayWithin(key: string, at: number, total: number): void {
    if (this.mark.key === key && this.mark.at === at) return;
    const isOther = this.mark.key !== key || this.mark.at > total;
    this.mark = { key, at };
    if (isOther) this.cut();
  }

  private async run(): Promise<void> {
    const { epoch } = this;
    const goesOn = () => epoch === this.epoch && !this.paused;
    this.isBusy = true;
    this.playing = true;
    this.passedOver = null;
    // where something happened before the player's answer is no longer looked at
    if (!this.story) this.seen = [];
    try {
      while (goesOn() && this.at < this.total) {
        const from = this.at;
        const frames = await this.client.frames(from, Math.min(this.total, from + PORTION));
        if (!goesOn()) break;
        if (!this.screen || this.isElsewhere) await this.openOn(frames, from);
        this.isElsewhere = false;
        for (const frame of frames) {
          if (!goesOn()) break;
          await this.show(frame, goesOn);
        }
      }
      if (goesOn()) await this.endStory(goesOn);
      if (goesOn() && this.at >= this.total) await this.end();
    } catch {
      // frames that cannot be fetched are not shown
      if (epoch === this.epoch) this.leave();
    } finally {
      this.isBusy = false;
      this.playing = false;
      if (epoch === this.epoch && !this.paused) {
        this.shot = null;
        this.ending = null;
        if (this.at >= this.total) this.replaying = false;
        this.stopSkipping();
      }
    }
    // what came meanwhile, or what the viewer wants to see instead
    if (!this.paused && this.at < this.total && !this.isBusy) void this.run();
  }

  /** Somebody has just arrived: the table is as they left it, and they are told what they have missed. */
  private async openOn(frames: readonly Frame[], from: number): Promise<void> {
    const [before] = from > 0 ? await this.client.frames(from - 1, from) : frames;
    if (before) this.screen = this.momentOf(before, from);
    const missed = this.client.moment.log.filter(({ n }) => n >= from);
    if (from > 0 && !this.replaying && missed.length > LONG_ABSENCE) {
      this.missed = missed;
      await this.dwell(null);
      this.missed = null;
    }
  }

  private momentOf({ entry, view, open }: Frame, at: number): Moment {
    const { seat, log } = this.client.moment;
    return { version: entry.version, seat, view, open, question: null, log: log.filter(({ n }) => n < at), over: null };
  }

  private async show(frame: Frame, goesOn: () => boolean): Promise<void> {
    const { entry } = frame;
    const look = lookOf(this.face, entry);
    const kind = storyOf(this.face, entry, frame.view, this.story?.kind ?? null, this.projector.roll);
    const isNew = kind !== this.story?.kind || (kind !== null && begins(kind, entry));
    if (isNew) {
      await this.close();
      if (!goesOn()) return;
    }
    if (endsOperation(this.face, entry)) await this.sumUp();
    if (!goesOn()) return;
    const before = this.screen;
    const shown = this.shot ?? this.passed;
    const isRun = isStep(look) && look.as === shown?.look.as && isSameStep(look, shown.frame.entry, entry);
    if (!isRun) {
      this.hurrying = false;
      this.spent = 0;
    }
    if (this.skipping)
      this.skipped = {
        before: this.skipped?.before ?? before?.view ?? frame.view,
        entries: [...(this.skipped?.entries ?? []), entry],
      };
    const playing = this.projector.playing(frame.view);
    const { seat, question } = this.client.moment;
    const isClosing = look.closing && question?.seat !== seat;
    const isNews = this.news.isNews(frame, look, playing) || this.replaying;
    const isSeen = !this.skipping && (look.matters || isNews || isClosing || look.as === "card");
    const beginsOperation = this.face.telling?.operations?.has(entry.event) ?? false;
    this.reckoning.follow(entry, before?.view ?? frame.view, playing, seat, beginsOperation);
    this.move = moveAfter(this.face, entry, kind, this.move);
    const story = kind && storyWith(isNew ? null : this.story, kind, frame, before?.view ?? null);
    const reveal = () => {
      this.mark = { key: this.key, at: entry.n + 1 };
      this.screen = this.momentOf(frame, entry.n + 1);
      this.story = story ?? this.story;
    };
    if (isSeen && look.as === "roll") this.roll(story, reveal);
    else reveal();
    this.seen = this.happened = sceneWith(this.happened, this.face, entry, look, this.story, isNew);
    const last = this.shot ?? this.passed;
    const known = this.known ?? before?.view ?? null;
    if (!isSeen) this.owed = 0;
    if (!isSeen || look.as === "quiet") {
      if (look.as !== "quiet") {
        this.passed = this.skipping ? null : shotOf(look, frame, last, isRun, [], known);
        this.known = frame.view;
        this.shot = null;
      }
      return;
    }
    const isReaction = playing === seat && !this.news.isOwn(frame);
    const cause = isReaction && this.passed?.look.as === "walk" ? this.passed.entries : [];
    const shot = shotOf(look, frame, last, isRun, cause, known);
    this.passed = null;
    const { projector, speed } = this;
    const said = projector.say(shot);
    const meaning = projector.means(shot);
    // of an outcome, what came before it has been read
    const isOutcome = shot.outcome.length > 0;
    const read = isOutcome && this.shot ? projector.means(this.shot).length : 0;
    const toRead = look.as === "card" ? projector.cardText(shot) : isOutcome && this.shot ? "" : said;
    const isKnown = look.as === "card" && !look.matters && !isNews;
    const whole = isKnown ? glimpse(speed) : onScreen(speed, look, toRead, meaning.slice(read), 1) + this.owed;
    this.owed = 0;
    this.known = frame.view;
    this.shot = shot;
    this.unread = true;
    const next = this.ahead.nextTo(entry);
    // a province that changes hands with a place is named as soon as the board shows it
    if (look.as === "change" && next && lookOf(this.face, next).as === "outcome") {
      this.owed = whole - this.spent;
      return;
    }
    // changes that follow each other are on the board at once, and in one sentence
    if (look.as === "change" && next && this.ahead.isNextStep(look, entry, next)) return;
    if (projector.stepwise() && !(isStep(look) && (await this.ahead.goesOnWith(look, entry, goesOn)))) {
      await this.rest(shot, playing, goesOn);
      return this.dwell(null);
    }
    if (!isStep(look)) {
      await this.dwell(whole);
      return this.dwell(await this.rest(shot, playing, goesOn));
    }
    const isChange = look.as === "change";
    const time = onScreen(speed, look, isChange ? "" : said, "", shot.entries.length);
    await this.dwell(time);
    if (!goesOn()) return;
    this.spent = isChange ? this.spent + time : time;
    const resting = await this.rest(shot, playing, goesOn);
    if (!goesOn()) return;
    // the last step of a run stays longer, and the last thing of all until it has been read
    const later = this.ahead.nextTo(entry);
    if (!later) await this.dwell(Math.max(whole, readingTime(speed, said + meaning)) - this.spent + resting);
    else if (!this.ahead.isNextStep(look, entry, later)) await this.dwell(whole - this.spent + resting);
  }

  /** A move that is over where nothing else happens: that is said with what is on screen. How much longer that takes to read. */
  private async rest(shot: Shot, playing: Seat | null, goesOn: () => boolean): Promise<number> {
    const { face, client, projector, ahead, move } = this;
    if (!move || this.skipping) return 0;
    const next = await ahead.nextShown(shot.frame.entry, goesOn);
    if (!goesOn() || this.shot !== shot) return 0;
    const { over, view } = client.moment;
    if (next ? !endsMove(face, move, next) : over === null && projector.playing(view) === playing) return 0;
    this.move = null;
    const [last] = next ? await client.frames(next.n - 1, next.n) : [];
    if (!goesOn() || this.shot !== shot || !face.telling?.moves?.isThere(last?.view ?? view, move)) return 0;
    this.shot = { ...shot, over: move };
    return readingTime(this.speed, projector.means(this.shot).slice(projector.means(shot).length));
  }

  /** Throws the dice: what they bring is on screen, on the board and in the log once they lie still. */
  private roll(story: Story | null, reveal: () => void): void {
    const milliseconds = this.projector.tumbling();
    if (milliseconds <= 0) {
      reveal();
      return;
    }
    if (story) this.story = { ...story, live: this.story?.kind === story.kind ? this.story.live : story.live, rolling: true };
    this.pauses.roll(milliseconds, reveal);
  }

  /** An operation of the other side is over: what it has brought is said before the next thing begins. */
  private async sumUp(): Promise<void> {
    const { screen, projector } = this;
    const operation = this.reckoning.closeOperation();
    const sum = operation && screen && this.isSummedUp ? projector.sum(operation, screen.view) : null;
    if (!operation || !sum) return;
    await this.conclude(sum, operation.side);
    this.ending = null;
  }

  /** Sums are for those who watch as it happens, without a stop after each step. */
  private get isSummedUp(): boolean {
    return !this.skipping && !this.replaying && !this.projector.stepwise();
  }

  private async conclude(said: string, side: Seat): Promise<void> {
    this.shot = null;
    this.hurrying = false;
    this.ending = said;
    this.endingOf = side;
    await this.dwell(summingUp(this.speed, said));
  }

  /**
   * At the end of what is known: a finished story stays until it has been read; an unfinished one stays anyway. One that is decided
   * but asks something more (losses, a retreat) does both: what follows is told on the same stage.
   */
  private async endStory(goesOn: () => boolean): Promise<void> {
    const { story } = this;
    if (!story) return;
    if (this.at >= this.total) this.leaveStage();
    const next = await this.ahead.entryAt(this.at, goesOn);
    if (next || !goesOn()) return;
    const { view } = this.client.moment;
    if (isUndecided(story.kind, story.entries, view)) return;
    if (!story.kind.isLive?.(view)) return this.close();
    const first = story.entries[0]!.n;
    const isGrave = story.entries.some(({ n, event }) => n > this.readTo && story.kind.grave?.has(event));
    const last = story.entries.at(-1)!.n;
    if (this.read !== first || isGrave) {
      this.read = first;
      this.readTo = last;
      await this.hold(story);
      this.unread = false;
    }
    this.closed = last;
  }

  /** Everything has been shown: if the other side had its turn and the viewer must decide now, that is said. */
  private async end(): Promise<void> {
    const { client, projector } = this;
    if (client.thinking || this.skipping) return;
    const turn = this.reckoning.turnSoFar();
    const ending = turn && this.isSummedUp ? projector.ending(turn.side, turn) : null;
    if (turn && ending !== null) await this.conclude(ending, turn.side);
  }

  private async close(): Promise<void> {
    const { story } = this;
    if (!story) return;
    if (this.read !== story.entries[0]!.n || this.unread) await this.hold(story);
    if (this.story === story) this.story = null;
  }

  /** Results stay until the viewer goes on. */
  private async hold({ kind: { held }, entries }: Story): Promise<void> {
    if ((typeof held === "function" ? held(entries) : held) && !this.skipping)
      await this.dwell(this.replaying ? standing(this.speed) : null);
  }

  /** Waits for a while, or (null) until the viewer goes on. */
  private dwell(milliseconds: number | null): Promise<void> {
    if (this.skipping || (milliseconds !== null && (this.hurrying || milliseconds <= 0))) return Promise.resolve();
    return this.pauses.wait(milliseconds);
  }
}
