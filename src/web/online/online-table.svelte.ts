import type { Analysis } from "../../bots/analysis.ts";
import {
  type Answer,
  type AnyGame,
  applyDifference,
  type Header,
  type Outcome,
  type PerSeat,
  type Plain,
  type PlanStep,
  perSeat,
  type Reason,
  resumes,
  type Seat,
} from "../../engine/index.ts";
import type {
  GameInfo,
  Offer as OfferSent,
  OnlineRecord,
  Presence,
  ServerMessage,
  Snapshot,
  StandingAnswer,
  Update,
} from "../../server/protocol.ts";
import type { Verdict } from "../../server/verify.ts";
import { explain, Refused } from "../explain.ts";
import { Timeline } from "../replay/timeline.ts";
import {
  type ChatLine,
  type Frame,
  isWhole,
  type Logged,
  type Moment,
  type Offer,
  type OfferKind,
  type Player,
  type Social,
  type TableClient,
} from "../table/client.ts";
import type { AnalysisStore } from "../table/store.ts";
import { Connection, type Health, type SocketMaker } from "./connection.ts";
import { Dice } from "./dice.ts";
import { Earlier } from "./earlier.ts";
import type { SeatMemory } from "./keys.ts";

/** What an online table needs from the page. */
interface OnlineSurroundings {
  /** keys that may open the seat, most likely first; without any, the viewer is a spectator */
  readonly keys: readonly string[];
  readonly seats: SeatMemory;
  readonly analyses: AnalysisStore;
  /** whether forced answers are given without asking */
  answersForced(): boolean;
  rules(game: string): Promise<AnyGame>;
  record(game: string): Promise<OnlineRecord>;
  givePart(game: string, part: string): Promise<unknown>;
  readonly socket?: SocketMaker;
}

/** The present state of the game. */
type Standing = Omit<Snapshot, "type" | "log">;

/** How many frames are kept. */
const KEPT = 300;

/** A game against somebody elsewhere, or one being watched. The server has the game; this shows what it is allowed to show. */
export class OnlineTable implements TableClient, Social {
  readonly kind = "online";
  readonly id: string;
  readonly thinking = null;
  readonly curtain = null;
  readonly branch = null;
  readonly counsel = null;
  readonly remembered = null;
  readonly again = null;

  info: GameInfo | null = $state.raw(null);
  /** null until the game has begun */
  private standing: Standing | null = $state.raw(null);
  private log: readonly Logged[] = $state.raw([]);
  private views: PerSeat<Plain> | null = $state.raw(null);
  private seat: Seat | null = $state(null);
  private pending = $state(0);
  /** the version made by the last answer; its view may still be on the way */
  private acknowledged = $state(0);
  private health: Health = $state("connecting");
  private presence = $state.raw<Presence>({ here: [], watchers: 0 });
  /** why the table cannot be opened at all */
  refusal: string | null = $state(null);
  followed = $state(0);
  analysis: Analysis | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  offers: readonly Offer[] = $state.raw([]);
  /** the last open offers: a rematch is fixed to them */
  private proposals: readonly OfferSent[] = [];
  declined: Offer | null = $state.raw(null);
  private next: string | null = $state(null);
  standingAnswers: readonly StandingAnswer[] = $state.raw([]);
  /** what the record proves about the dice, once the game is over */
  verdict: Verdict | null = $state.raw(null);

  private readonly around: OnlineSurroundings;
  private readonly dice: Dice;
  private readonly connection: Connection;
  private asksAlways = false;
  /** the rest of the plan last confirmed: the server gives its answers */
  private plan: readonly PlanStep[] = [];
  rest: readonly PlanStep[] = $state.raw([]);
  /** how many of the keys open nothing here */
  private refused = 0;
  private readonly earlier = new Earlier(
    (from, to) => this.connection.ask({ type: "look", from, to }),
    () => this.standing!.moment,
  );
  /** what has been seen to happen, by index in the log */
  private readonly reel = new Map<number, Frame>();
  private timeline: Promise<Timeline> | null = null;

  constructor(id: string, around: OnlineSurroundings) {
    this.id = id;
    this.around = around;
    this.dice = new Dice(id, around);
    this.connection = new Connection(
      {
        hello: () => ({
          game: id,
          ...(around.keys[this.refused] !== undefined && { key: around.keys[this.refused]! }),
          ...(this.standing && { have: this.standing.version }),
        }),
        receive: (message) => this.receive(message),
        health: (health) => {
          this.health = health;
        },
      },
      around.socket,
    );
    this.connection.open();
    void this.recallAnalysis();
  }

  get begun(): boolean {
    return this.standing !== null;
  }

  readonly header: Header = $derived.by(() => {
    const { game = "", ruleset = "", scenario = "", options = {} } = this.info ?? {};
    return { game, ruleset, scenario, options, seed: "" };
  });

  readonly players: PerSeat<Player> = $derived.by(() => {
    const player = (seat: Seat): Player => {
      const name = this.info?.players[seat];
      if (!name) return { kind: "nobody" };
      return { kind: seat === this.seat ? "here" : "away", name, present: this.presence.here.includes(seat) };
    };
    return perSeat(Object.keys(this.info?.players ?? {}), player);
  });

  private readonly over: Outcome | null = $derived.by(() => {
    const result = this.info?.result;
    return result ? { winner: result.winner, reason: result.reason, rule: result.rule ?? "" } : null;
  });

  readonly moment: Moment = $derived.by(() => {
    const { standing } = this;
    if (!standing) throw new Error("the game has not begun");
    return {
      version: standing.moment,
      seat: this.seat,
      view: standing.view,
      open: this.views ?? {},
      question: this.over ? null : standing.question,
      log: this.log,
      over: this.over,
    };
  });

  get busy(): boolean {
    return this.pending > 0 || (this.standing?.version ?? 0) < this.acknowledged;
  }

  get canUndo(): boolean {
    return !this.over && !this.busy && !this.goesOn && (this.standing?.canUndo ?? false);
  }

  /** The server is giving my answers: what is taken back meanwhile would no longer be the latest. */
  private get goesOn(): boolean {
    const question = this.standing?.question ?? null;
    return question !== null && question.seat === this.seat && !isWhole(question);
  }

  get trouble(): "reconnecting" | "offline" | null {
    if (this.health === "open" || (this.health === "connecting" && !this.info)) return null;
    return this.health === "ended" || !navigator.onLine ? "offline" : "reconnecting";
  }

  get social(): Social {
    return this;
  }

  get watchers(): number {
    return this.presence.watchers;
  }

  get rematch(): string | null {
    return this.next ?? this.info?.rematch ?? null;
  }

  get invitation(): string | null {
    return this.info?.status === "waiting" ? (this.around.seats.get(this.id)?.invite ?? null) : null;
  }

  get byItself(): boolean {
    return this.standing?.byItself ?? false;
  }

  get token(): string | null {
    return this.seat === null ? null : (this.around.seats.get(this.id)?.token ?? null);
  }

  async answer(answer: Answer): Promise<void> {
    const { version, question } = this.standing!;
    // whoever answers otherwise what was planned has another plan
    if (question?.prompt === this.plan[0]?.prompt) this.plan = [];
    await this.during(() => this.connection.ask({ type: "answer", version, answer }));
  }

  async undo(): Promise<void> {
    const version = this.standing!.version;
    await this.during(() => this.connection.ask({ type: "undo", version }));
  }

  async whyNot(option: string): Promise<Reason | undefined> {
    const reply = await this.connection.ask({ type: "why", option });
    return reply.type === "why" ? (reply.reason ?? undefined) : undefined;
  }

  trial = () => null;

  async carryOut(steps: readonly PlanStep[]): Promise<void> {
    const version = this.standing!.version;
    this.plan = steps;
    this.rest = [];
    await this.during(() => this.connection.ask({ type: "plan", version, steps }));
  }

  /** Counts how many of the plan's answers the server has given: those to the questions that it foresaw. */
  private countPlan({ kind, by }: Update): void {
    if (kind === "undo") this.plan = [];
    else if (by === this.seat && this.standing?.question?.prompt === this.plan[0]?.prompt) this.plan = this.plan.slice(1);
  }

  /** If I am asked again, the rest of the plan can still be carried out if it fits. */
  private offerRest(): void {
    const question = this.standing?.question ?? null;
    const [next] = this.plan;
    const fits = next && isWhole(question) && question.seat === this.seat && resumes(next, question);
    this.rest = fits ? this.plan.map(({ prompt, answer }) => ({ prompt, answer })) : [];
  }

  async isFinal(answer: Answer): Promise<boolean> {
    const { version, question } = this.standing!;
    const steps = [{ prompt: question!.prompt, answer }];
    const reply = await this.connection.ask({ type: "trial", version, steps });
    return reply.type === "trial" && reply.final;
  }

  async at(version: number): Promise<Moment> {
    if (this.over && this.info?.status === "over" && this.views) return (await this.openTimeline()).at(version, this.seat, true);
    const then = await this.earlier.at(version);
    return {
      version: then.moment,
      seat: this.seat,
      view: then.view,
      open: {},
      question: null,
      log: this.log.slice(0, then.log),
      over: null,
    };
  }

  async momentOf(entry: number): Promise<number> {
    const known = this.log[entry]!.version;
    if (known >= 0) return known;
    return this.earlier.momentOf(entry);
  }

  /** Entry by entry: as seen when it happened, or with the game as it stood after the answer that caused it. */
  async frames(from: number, to: number): Promise<readonly Frame[]> {
    const frames: Frame[] = [];
    for (let n = from; n < to; n++) frames.push(this.reel.get(n) ?? (await this.frameFromMoment(n)));
    return frames;
  }

  private async frameFromMoment(n: number): Promise<Frame> {
    const version = await this.momentOf(n);
    const { view } = await this.earlier.at(version);
    return { entry: { ...this.log[n]!, version }, view, open: {}, by: null, own: false };
  }

  follow(): void {}

  record(): Promise<OnlineRecord> {
    return this.around.record(this.id);
  }

  liftCurtain(): void {}

  async keepAnalysis(analysis: Analysis): Promise<void> {
    this.analysis = analysis;
    await this.around.analyses.put(this.id, analysis);
  }

  /** The analysis made here earlier, if the browser has kept it. */
  private async recallAnalysis(): Promise<void> {
    const kept = await this.around.analyses.get(this.id).catch(() => undefined);
    this.analysis ??= kept ?? null;
  }

  close(): void {
    this.connection.close();
  }

  async say(text: string): Promise<void> {
    await this.connection.ask({ type: "chat", text });
  }

  async make(what: OfferKind, to?: number): Promise<void> {
    this.declined = null;
    if (what === "undo") await this.connection.ask({ type: "offer", what, ...(to !== undefined && { to }) });
    else await this.connection.ask({ type: "offer", what });
  }

  async reply({ offer, what }: Offer, accept: boolean): Promise<void> {
    const proposal = this.proposals.find((each) => each.offer === offer);
    const part = what === "rematch" && accept ? { part: this.dice.partFor(proposal, this.seat!, Object.keys(this.players)) } : {};
    await this.connection.ask({ type: "reply", offer, accept, ...part });
  }

  async withdraw({ offer }: Offer): Promise<void> {
    await this.connection.ask({ type: "withdraw", offer });
  }

  async resign(): Promise<void> {
    await this.connection.ask({ type: "resign" });
  }

  /** Tells the server whether to ask even when there is no choice, if it does not know yet. */
  tellReactions(): void {
    const ask = !this.around.answersForced();
    if (this.seat === null || this.asksAlways === ask) return;
    this.asksAlways = ask;
    void this.connection.ask({ type: "reactions", ask, standing: this.standingAnswers });
  }

  async stand(standing: readonly StandingAnswer[]): Promise<void> {
    await this.connection.ask({ type: "reactions", ask: this.asksAlways, standing });
    this.standingAnswers = standing;
  }

  private async during(act: () => Promise<ServerMessage>): Promise<void> {
    this.pending++;
    try {
      const reply = await act();
      if (reply.type === "ack") this.acknowledged = reply.version;
    } finally {
      this.pending--;
    }
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.info = message.game;
        this.seat = message.seat;
        this.rememberSeat();
        this.presence = message.presence;
        this.offers = message.offers;
        this.proposals = message.offers;
        this.chat = message.chat;
        if (message.lastSeen && !this.begun) this.followed = message.lastSeen.log;
        this.asksAlways = message.reactions.ask;
        this.standingAnswers = message.reactions.standing;
        this.tellReactions();
        this.dice.begin(message.game, this.seat);
        break;
      case "snapshot":
        this.forget(0);
        this.standing = message;
        this.log = message.log.map((entry, n) => ({ ...entry, version: -1, n }));
        break;
      case "update":
        this.countPlan(message);
        this.goOn(message);
        this.offerRest();
        break;
      case "game":
        this.info = message.game;
        this.dice.begin(message.game, this.seat);
        break;
      case "presence":
        this.presence = message;
        break;
      case "offers":
        this.offers = message.offers;
        if (message.offers.length > 0) this.proposals = message.offers;
        break;
      case "declined":
        this.declined = message.offer;
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "over":
        this.views = message.reveal.views;
        if (this.info) this.info = { ...this.info, status: "over", result: message.result };
        void this.proveDice();
        break;
      case "rematch":
        this.next = message.game;
        if (this.seat) this.dice.addToRematch(this.proposalOf(message.game), this.seat, Object.keys(this.players));
        break;
      case "error":
        if (message.id === undefined) this.isRefused(message.code, message.sentence);
        break;
    }
  }

  /** The side of a seat opened by a link is known only now. */
  private rememberSeat(): void {
    const known = this.around.seats.get(this.id);
    if (known && this.seat && known.seat !== this.seat) this.around.seats.set(this.id, { ...known, seat: this.seat });
  }

  /** One step: the view changes entry by entry. */
  private goOn(message: Update): void {
    const { frames, kind, by, moment, log: stays, type: _, view: rest, ...standing } = message;
    if (kind === "undo") this.forget(moment);
    let view: Plain = this.standing?.view ?? null;
    const log = this.log.slice(0, stays);
    for (const { entry, view: differs } of frames) {
      view = applyDifference(view, differs);
      const logged: Logged = { ...entry, version: moment, n: log.length };
      log.push(logged);
      this.reel.set(logged.n, { entry: logged, view, open: {}, by, own: by === this.seat });
      this.reel.delete(logged.n - KEPT);
    }
    this.standing = { ...standing, moment, view: applyDifference(view, rest) };
    this.log = log;
    this.dice.renew(message.renewal);
  }

  private proposalOf(game: string): OfferSent | undefined {
    return this.proposals.find((each) => each.game === game);
  }

  /** The game is over: checks that its dice were fair. */
  private async proveDice(): Promise<void> {
    if (this.verdict || !this.info || this.standing === null) return;
    try {
      this.verdict = await this.dice.prove(this.info.game, this.seat);
    } catch (error) {
      // without the record nothing is proved; it may be requested again
      console.warn(error);
    }
  }

  /** An error that belongs to no request: the hello was not accepted. */
  private isRefused(code: string, sentence: string): void {
    if (code === "bad-key" && this.refused < this.around.keys.length) {
      this.refused++;
      this.connection.again();
    } else if (!this.info && code !== "restarting") {
      this.refusal = explain(new Refused(code, sentence));
    }
  }

  /** Forgets later moments that were fetched: they have changed. */
  private forget(from: number): void {
    this.earlier.forget(from);
    if (from === 0) this.reel.clear();
    this.timeline = null;
  }

  private openTimeline(): Promise<Timeline> {
    this.timeline ??= Promise.all([this.record(), this.around.rules(this.header.game)]).then(
      ([record, game]) =>
        new Timeline(game, {
          ...record,
          inputs: record.steps,
        }),
    );
    return this.timeline;
  }
}
