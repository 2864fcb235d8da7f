import {
  type Answer,
  expects,
  type Game,
  type GameRecord,
  type Header,
  type LogEntry,
  type Outcome,
  type PerSeat,
  type Plain,
  type PlanStep,
  perSeat,
  type Reason,
  type Seat,
} from "../../engine/index.ts";
import { randomHex } from "../../server/fair.ts";
import {
  type GameInfo,
  LIMITS,
  type Presence,
  type ServerMessage,
  type Standing,
  type Moment as ThenSent,
  type Update,
} from "../../server/protocol.ts";
import { explain, Refused } from "../explain.ts";
import type { Move } from "../replay/moves.ts";
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
import { Connection, type Health, type SocketMaker } from "./connection.ts";
import { knownSeat } from "./keys.ts";

/** What an online table needs from the page. */
export interface OnlineSurroundings {
  readonly key: string;
  /** whether forced answers are given without asking */
  answersForced(): boolean;
  rules(game: string): Promise<Game>;
  record(game: string): Promise<GameRecord>;
  readonly socket?: SocketMaker;
}

/** How many moments are fetched in one go. */
const PAGE = LIMITS.look;

/** A game with somebody elsewhere, or one that is watched. The server has the game; this shows what it may show. */
export class OnlineTable implements TableClient, Social {
  readonly kind = "online";
  readonly id: string;
  readonly thinking = null;
  readonly curtain = null;
  readonly branch = null;
  readonly again = null;

  info: GameInfo | null = $state.raw(null);
  /** null until the game has begun */
  private standing: Standing | null = $state.raw(null);
  private log: readonly Logged[] = $state.raw([]);
  private views: PerSeat<Plain> | null = $state.raw(null);
  private seat: Seat | null = $state(null);
  private pending = $state(0);
  /** the version that the last answer brought about; what it looks like may still be on its way */
  private acknowledged = $state(0);
  private health: Health = $state("connecting");
  private presence = $state.raw<Presence>({ here: [], watchers: 0 });
  /** why the table cannot be opened at all */
  refusal: string | null = $state(null);
  followed = $state(0);
  chat: readonly ChatLine[] = $state.raw([]);
  offers: readonly Offer[] = $state.raw([]);
  declined: Offer | null = $state.raw(null);
  private next: string | null = $state(null);

  private readonly around: OnlineSurroundings;
  private readonly connection: Connection;
  private asksAlways = false;
  /** what is left of the plan that is being carried out */
  private plan: readonly PlanStep[] = [];
  readonly rest = [];
  /** whether to come as a player; without it as a spectator */
  private asPlayer = true;
  private readonly pages = new Map<number, Promise<readonly ThenSent[]>>();
  private timeline: Promise<Timeline> | null = null;

  constructor(id: string, around: OnlineSurroundings) {
    this.id = id;
    this.around = around;
    this.connection = new Connection(
      {
        hello: () => ({
          game: id,
          ...(this.asPlayer && { key: around.key }),
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
    return !this.over && !this.busy && (this.standing?.canUndo ?? false);
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
    return this.info?.status === "waiting" ? (knownSeat(this.id)?.invite ?? null) : null;
  }

  async answer(answer: Answer): Promise<void> {
    const version = this.standing!.version;
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
    this.plan = steps;
    await this.followPlan();
  }

  /** Gives the next answers of the plan. It waits while the other side decides, and ends with what was not foreseen. */
  private async followPlan(): Promise<void> {
    while (this.plan.length > 0 && !this.busy) {
      const question = this.standing?.question;
      if (!question || question.seat !== this.seat) return;
      const [step, ...rest] = this.plan;
      this.plan = isWhole(question) && expects(step!, question) ? rest : [];
      if (isWhole(question) && expects(step!, question)) await this.answer(step!.answer);
    }
  }

  async isFinal(answer: Answer): Promise<boolean> {
    const reply = await this.connection.ask({ type: "trial", version: this.standing!.version, answer });
    return reply.type === "trial" && reply.final;
  }

  async at(version: number): Promise<Moment> {
    if (this.over && this.info?.status === "over" && this.views) return (await this.openTimeline()).at(version, this.seat, true);
    const then = await this.earlier(version);
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
    let low = 0;
    let high = this.standing!.moment;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((await this.earlier(middle)).log > entry) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Entry by entry, each with the game as it stood after the answer that it came from. */
  async frames(from: number, to: number): Promise<readonly Frame[]> {
    const frames: Frame[] = [];
    for (let n = from; n < to; n++) {
      const moment = await this.momentOf(n);
      const { view } = await this.earlier(moment);
      frames.push({ entry: { ...this.log[n]!, version: moment }, view, open: {}, by: null, own: false });
    }
    return frames;
  }

  follow(): void {}

  record(): Promise<GameRecord> {
    return this.around.record(this.id);
  }

  liftCurtain(): void {}

  close(): void {
    this.connection.close();
  }

  async say(text: string): Promise<void> {
    await this.connection.ask({ type: "chat", text });
  }

  async make(what: OfferKind, to?: number): Promise<void> {
    this.declined = null;
    if (what === "rematch") await this.connection.ask({ type: "offer", what, part: randomHex(16) });
    else if (what === "draw") await this.connection.ask({ type: "offer", what });
    else await this.connection.ask({ type: "offer", what, ...(to !== undefined && { to }) });
  }

  async reply({ offer, what }: Offer, accept: boolean): Promise<void> {
    const part = what === "rematch" && accept ? { part: randomHex(16) } : {};
    await this.connection.ask({ type: "reply", offer, accept, ...part });
  }

  async withdraw({ offer }: Offer): Promise<void> {
    await this.connection.ask({ type: "withdraw", offer });
  }

  async resign(): Promise<void> {
    await this.connection.ask({ type: "resign" });
  }

  /** Tells the server whether to ask even where there is no choice, if it does not know yet. */
  tellReactions(): void {
    const ask = !this.around.answersForced();
    if (this.seat === null || this.asksAlways === ask) return;
    this.asksAlways = ask;
    void this.connection.ask({ type: "reactions", ask });
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
        this.presence = message.presence;
        this.offers = message.offers;
        this.chat = message.chat;
        if (message.lastSeen && !this.begun) this.followed = message.lastSeen.log;
        this.asksAlways = message.reactions.ask;
        this.tellReactions();
        break;
      case "snapshot":
        this.forget(0);
        this.standing = message;
        this.log = message.log.map((entry, n) => ({ ...entry, version: -1, n }));
        break;
      case "update":
        if (message.kind === "undo") this.forget(message.moment);
        this.standing = message;
        this.log = [...this.log.slice(0, message.log.from), ...message.log.entries.map(stamped(message))];
        if (message.kind === "undo") this.plan = [];
        void this.followPlan();
        break;
      case "game":
        this.info = message.game;
        break;
      case "presence":
        this.presence = message;
        break;
      case "offers":
        this.offers = message.offers;
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
        break;
      case "rematch":
        this.next = message.game;
        break;
      case "error":
        if (message.id === undefined) this.refused(message.code, message.sentence);
        break;
    }
  }

  /** Something is wrong that answers nothing in particular: the hello was not accepted. */
  private refused(code: string, sentence: string): void {
    if (code === "bad-key" && this.asPlayer) {
      this.asPlayer = false;
      this.connection.again();
    } else if (!this.info) {
      this.refusal = explain(new Refused(code, sentence));
    }
  }

  /** What was fetched of later moments is no longer so. */
  private forget(from: number): void {
    for (const page of this.pages.keys()) if ((page + 1) * PAGE > from) this.pages.delete(page);
    this.timeline = null;
  }

  /** An earlier moment, fetched with those around it. */
  private async earlier(version: number): Promise<ThenSent> {
    const page = Math.floor(version / PAGE);
    const last = this.standing!.moment;
    let fetched = this.pages.get(page);
    if (!fetched) {
      fetched = this.connection
        .ask({ type: "look", from: page * PAGE, to: Math.min(page * PAGE + PAGE - 1, last) })
        .then((reply) => (reply.type === "look" ? reply.moments : []));
      this.pages.set(page, fetched);
      fetched.catch(() => this.pages.delete(page));
    }
    const found = (await fetched).find(({ moment }) => moment === version);
    if (found) return found;
    // the page was fetched before the game had come so far
    this.pages.delete(page);
    return this.earlier(version);
  }

  private openTimeline(): Promise<Timeline> {
    this.timeline ??= Promise.all([this.record(), this.around.rules(this.header.game)]).then(
      ([record, game]) =>
        new Timeline(game, {
          ...record,
          inputs: record.steps.map((step): Move => ("dice" in step ? { dice: step.dice } : { answer: step.answer })),
        }),
    );
    return this.timeline;
  }
}

const stamped =
  ({ moment, log }: Update) =>
  (entry: LogEntry, index: number): Logged => ({ ...entry, version: moment, n: log.from + index });
