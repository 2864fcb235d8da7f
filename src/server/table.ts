import { type AnyGame, opponentOf, type PerSeat, type Seat } from "../engine/index.ts";
import { infoOf } from "./beginning.ts";
import type { Config } from "./config.ts";
import type { Asked, Course, Part } from "./course.ts";
import { endingOf } from "./ending.ts";
import type { Audience } from "./film.ts";
import { type Frame, frameOf } from "./frames.ts";
import { type Here, type Member, Members, send } from "./members.ts";
import { offerOf, standingOffers } from "./offers.ts";
import { type ChatLine, LIMITS, PROTOCOL } from "./protocol.ts";
import { nearest } from "./snapshots.ts";
import {
  type Change,
  type Chat,
  type Entry,
  type Known,
  linesIn,
  type News,
  type Opening,
  type StoredEvent,
  type StoredGame,
  type StoredLine,
  type StoredSeat,
} from "./storage.ts";

/** Up to this many missed steps are sent one by one; after a longer absence a snapshot is better. */
const STEPS_RESENT = 30;

/** The messages about a step, and for whom. */
export type Told = readonly (readonly [Audience, Frame])[];

/** A game as last stored, the people at the table, and what each of them is told. */
export class Table {
  readonly members: Members;
  game: StoredGame;
  seats: PerSeat<StoredSeat>;
  course: Course | null;
  events: StoredEvent[];
  chat: { lines: StoredLine[]; written: PerSeat<number> };
  private readonly config: Config;
  private readonly rules: AnyGame;
  /** who is at the tables of other processes */
  private readonly elsewhere = new Map<string, Here>();
  /** since when each seat has been here */
  private readonly came: Partial<PerSeat<number>> = {};
  /** the current game as each audience is told it, and how it came there since a version */
  private readonly whole = new Map<Audience, Frame>();
  private readonly missed = new Map<Audience, { readonly from: number; readonly updates: readonly Frame[] }>();

  constructor(config: Config, rules: AnyGame, { game, seats, events, chat }: Opening, course: Course | null) {
    this.config = config;
    this.rules = rules;
    this.members = new Members(rules.seats);
    this.game = game;
    this.seats = seats;
    this.course = course;
    this.events = [...events];
    this.chat = copyOf(chat);
  }

  // ------------------------------------------------------------ coming and going

  /** Somebody arrives and is sent what was missed, or the whole game. */
  enter(member: Member, missed: readonly Frame[] | undefined, asked: Asked): void {
    const { seat } = member;
    const { course } = this;
    const lastSeen = seat && course ? this.lastSeen(seat, course) : null;
    this.members.add(member);
    if (seat) this.came[seat] ??= this.config.now();
    send(member, {
      type: "welcome",
      protocol: PROTOCOL,
      game: infoOf(this.game, this.seats, this.rules),
      seat,
      lastSeen,
      presence: this.presence,
      offers: seat ? this.offers : [],
      chat: seat ? this.chat.lines.slice(-LIMITS.chatShown).map(lineOf) : [],
      reactions: seat ? { ask: this.seats[seat]!.ask, standing: this.seats[seat]!.standing } : { ask: false, standing: [] },
    });
    if (course) {
      if (!course.film.follows(seat)) course.film.follow(seat, course.session.state);
      for (const frame of missed ?? [this.wholeFor(seat, course, asked)]) member.send(frame);
    }
    if (this.game.status === "over") send(member, endingOf(this.game, this.seats, course));
    this.tellPresence(member);
  }

  /** Somebody leaves. If that empties the seat here, returns how far it has seen the game. */
  leave(member: Member): { version: number; log: number } | null {
    if (!this.members.remove(member)) return null;
    this.tellPresence();
    const { seat } = member;
    if (this.members.count(seat) > 0) return null;
    this.course?.film.forget(seat);
    this.whole.delete(seat);
    if (seat === null) return null;
    delete this.came[seat];
    const { version } = this.game;
    if (this.seats[seat]!.seen >= version) return null;
    const log = this.course?.logLength(seat) ?? 0;
    this.seats = { ...this.seats, [seat]: { ...this.seats[seat]!, seen: version, seenLog: log } };
    return { version, log };
  }

  /** Since when the seat has been here; undefined if it is empty. */
  cameAt(seat: Seat): number | undefined {
    return this.came[seat];
  }

  /** Presence has changed at another process's table. */
  isElsewhere(process: string, here: Here | null): void {
    if (here && (here.watchers > 0 || Object.values(here.seats).some((count) => count > 0))) this.elsewhere.set(process, here);
    else if (!this.elsewhere.delete(process)) return;
    this.members.tellAll({ type: "presence", ...this.presence });
  }

  /** Whether a seat's player is connected to other processes, but not to this one. */
  isOnlyElsewhere(seat: Seat): boolean {
    return this.elsewhere.size > 0 && this.members.count(seat) === 0 && this.presence.here.includes(seat);
  }

  announce(): void {
    const { storage, process } = this.config;
    storage.call({ kind: "presence", from: process, game: this.game.id, here: this.members.here });
  }

  /** Asks the other processes who is at their tables. */
  who(): void {
    const { storage, process } = this.config;
    storage.call({ kind: "who", from: process, game: this.game.id });
  }

  /** Calls may have been missed: who is at other tables is asked again, and they are told who is here. */
  meetAgain(): void {
    this.elsewhere.clear();
    this.members.tellAll({ type: "presence", ...this.presence });
    this.who();
    this.announce();
  }

  private get presence() {
    return this.members.presenceWith(this.elsewhere.values());
  }

  private tellPresence(except?: Member): void {
    this.members.tellAll({ type: "presence", ...this.presence }, except);
    this.announce();
  }

  private lastSeen(seat: Seat, course: Course): { version: number; log: number } {
    const { seen, seenLog } = this.seats[seat]!;
    const version = this.members.count(seat) > 0 ? course.version : Math.max(seen, course.lastActive(seat));
    return { version, log: course.logSeen(version, seenLog, seat) };
  }

  /** What an audience has been told since a version; undefined if that is too long ago. */
  async missedSince(have: number | undefined, audience: Audience, asked: Asked): Promise<readonly Frame[] | undefined> {
    const { course } = this;
    if (!course || have === undefined || have > course.version || course.version - have > STEPS_RESENT) return undefined;
    if (have === course.version) return [];
    let known = this.missed.get(audience);
    if (!known || have < known.from) {
      const part = await this.partSince(course, have);
      const from = Math.max(part?.snapshot?.n ?? 0, course.version - STEPS_RESENT);
      const updates = part && course.updatesSince(from, audience, asked, this.game.renewals, part);
      if (!updates) return undefined;
      known = { from, updates: updates.map(frameOf) };
      this.missed.set(audience, known);
    }
    return known.updates.slice(have - known.from);
  }

  /** What is stored from the snapshot before a version on, if that is near. */
  private async partSince(course: Course, version: number): Promise<Part | undefined> {
    const { storage } = this.config;
    const near = nearest(course.kept, version);
    const earlier = near && (await storage.snapshotBefore(this.game.id, near.moment));
    if (!earlier || earlier.snapshot.n !== near.n) return undefined;
    return { ...earlier, kept: [], steps: await storage.steps(this.game.id, near.n, course.version) };
  }

  private wholeFor(audience: Audience, course: Course, asked: Asked): Frame {
    const known = this.whole.get(audience);
    if (known !== undefined) return known;
    const frame = frameOf(course.snapshot(audience, asked));
    this.whole.set(audience, frame);
    return frame;
  }

  // ------------------------------------------------------------ what has happened

  /** How far this table has come, for asking what is new. */
  get known(): Known {
    return { version: this.game.version, events: this.events.length, chat: linesIn(this.chat) };
  }

  /** The last step of the course, as everybody here will be told. */
  tellStep(course: Course, asked: Asked, renewals = this.game.renewals): Told {
    return this.members.audiences.map((audience) => [audience, frameOf(course.update(audience, asked, renewals))]);
  }

  /** A change has been stored: take it in, acknowledge it, and tell everybody. */
  settle(change: Partial<Change> | News, told: Told = [], acknowledge?: () => void): void {
    const before = { game: this.game, seats: this.seats };
    const hadOffers = standingOffers(this).length > 0;
    const { game = this.game, seats, events = NONE, chat = NONE } = change;
    this.game = game;
    if (seats) this.seats = { ...this.seats, ...seats };
    if (events.length > 0) this.events.push(...events);
    for (const line of chat) this.hear(line);
    this.forgetTold();
    acknowledge?.();
    for (const [audience, frame] of told) this.members.pass(audience, frame);
    for (const line of chat) for (const seat of this.rules.seats) this.members.tell(seat, { type: "chat", ...lineOf(line) });
    for (const event of events) this.tellDeclined(event);
    if (events.length > 0 || (hadOffers && told.length > 0)) this.tellOffers();
    this.tellChange(before);
  }

  /** Play begins: everybody sees the set-up. */
  begin(course: Course, asked: Asked): void {
    this.course = course;
    for (const audience of this.members.audiences) {
      course.film.follow(audience, course.session.state);
      this.members.pass(audience, this.wholeFor(audience, course, asked));
    }
  }

  /** The seat is now asked, or no longer asked: it is shown the game again. */
  showAgain(seat: Seat, asked: Asked): void {
    const { course } = this;
    if (course) this.members.pass(seat, this.wholeFor(seat, course, asked));
  }

  /** Replaces what was known of the game with what is stored, and tells everybody what is new. */
  reopen(opening: Opening, course: Course | null, asked: () => Asked): void {
    const before = { game: this.game, seats: this.seats };
    const { events, chat } = this.known;
    this.game = opening.game;
    this.seats = opening.seats;
    this.course = course;
    this.events = [...opening.events];
    this.chat = copyOf(opening.chat);
    this.forgetTold();
    for (const audience of course ? this.members.audiences : []) {
      course!.film.follow(audience, course!.session.state);
      if (before.game.version === course!.version && before.game.seed !== null) continue;
      const updates =
        before.game.seed === null
          ? undefined
          : course!.updatesSince(before.game.version, audience, asked(), this.game.renewals, opening);
      for (const frame of updates?.map(frameOf) ?? [this.wholeFor(audience, course!, asked())])
        this.members.pass(audience, frame);
    }
    for (const line of this.chat.lines.filter(({ n }) => n > chat))
      for (const seat of this.rules.seats) this.members.tell(seat, { type: "chat", ...lineOf(line) });
    for (const event of this.events.slice(events)) this.tellDeclined(event);
    this.tellOffers();
    this.tellChange(before);
  }

  /** What was told is no longer how the game stands. Clearing a map makes a new one, even if nothing is in it. */
  private forgetTold(): void {
    if (this.whole.size > 0) this.whole.clear();
    if (this.missed.size > 0) this.missed.clear();
  }

  private get offers() {
    return standingOffers(this).map(offerOf);
  }

  private hear(line: StoredLine): void {
    this.chat.lines.push(line);
    if (this.chat.lines.length > 2 * LIMITS.chatShown) this.chat.lines.splice(0, LIMITS.chatShown);
    this.chat.written[line.seat] = (this.chat.written[line.seat] ?? 0) + 1;
  }

  private tellOffers(): void {
    for (const seat of this.rules.seats) this.members.tell(seat, { type: "offers", offers: this.offers });
  }

  private tellDeclined({ what }: StoredEvent): void {
    if (what.kind !== "decline") return;
    const declined = this.events[what.offer - 1]!;
    this.members.tell(declined.seat, { type: "declined", offer: offerOf(declined) });
  }

  /**
   * The public information about the game has changed: who plays, how it stands, what comes after it.
   */
  private tellChange(before: Entry): void {
    const { game, seats } = this;
    const isSame =
      game.status === before.game.status &&
      game.rematch === before.game.rematch &&
      game.renewals.length === before.game.renewals.length &&
      (seats === before.seats ||
        this.rules.seats.every(
          (seat) => seats[seat]!.name === before.seats[seat]!.name && seats[seat]!.part === before.seats[seat]!.part,
        ));
    if (isSame) return;
    this.members.tellAll({ type: "game", game: infoOf(game, seats, this.rules) });
    if (game.status === "over" && before.game.status !== "over") this.members.tellAll(endingOf(game, seats, this.course));
    if (game.rematch !== null && before.game.rematch === null)
      for (const audience of this.members.audiences)
        this.members.tell(audience, {
          type: "rematch",
          game: game.rematch,
          seat: audience && opponentOf(this.rules.seats, audience),
        });
  }
}

const NONE: readonly never[] = [];

const copyOf = ({ lines, written }: Chat) => ({ lines: [...lines], written: { ...written } });

const lineOf = ({ n, seat, text, at }: StoredLine): ChatLine => ({ n, by: seat, text, at });
