import {
  type Game,
  isFinal,
  opponentOf,
  type PerSeat,
  PunicaError,
  perSeat,
  readHeader,
  type Seat,
  same,
} from "../engine/index.ts";
import { asks, begin, headerOf, infoOf, progress, waitingGame } from "./beginning.ts";
import type { Config } from "./config.ts";
import { type Audience, Course } from "./course.ts";
import { endingOf, recordOf } from "./ending.ts";
import { isExpected, ServerError } from "./errors.ts";
import { hashOf, newToken } from "./keys.ts";
import { type Member, Members, send } from "./members.ts";
import { type Acknowledge, type Bargain, offer, offerOf, reply, standingOffers, withdraw } from "./offers.ts";
import {
  type By,
  type ChatLine,
  CLOSE,
  type Command,
  type GameInfo,
  type Join,
  LIMITS,
  type Offer,
  type OnlineRecord,
  PROTOCOL,
  type Result,
  type Seated,
} from "./protocol.ts";
import type { Change, NextGame, StoredCourse, StoredEvent, StoredGame, StoredLine, StoredSeat } from "./storage.ts";

/** Missed steps up to this number are sent one by one; after a longer absence a snapshot is better. */
const STEPS_RESENT = 30;

/**
 * One game and the people around it. Everything happens in turn: the next command waits until what the one before has
 * changed is stored. Nothing is sent to anybody before it is stored. If storing fails, the room is given up and loaded anew.
 */
export class Room implements Bargain {
  readonly id: string;
  private readonly config: Config;
  private readonly rules: Game;
  game: StoredGame;
  private seats: PerSeat<StoredSeat>;
  private course: Course | null;
  readonly events: StoredEvent[];
  private readonly chat: StoredLine[];
  private readonly members: Members;
  private readonly giveUp: (room: Room) => void;
  private last: Promise<unknown> = Promise.resolve();
  private jobs = 0;
  private broken = false;
  /** when somebody was last here */
  used: number;

  /** Throws a ServerError "damaged" if the game cannot be played again. */
  constructor(config: Config, stored: StoredCourse, giveUp: (room: Room) => void) {
    this.config = config;
    this.id = stored.game.id;
    this.rules = rulesOf(config, stored.game);
    checkSeats(this.rules, stored);
    this.members = new Members(this.rules.seats);
    this.game = stored.game;
    this.seats = stored.seats;
    this.events = [...stored.events];
    this.chat = [...stored.chat];
    this.giveUp = giveUp;
    this.used = config.now();
    this.course = courseOf(this.rules, stored);
    if (this.game.version !== (this.course?.version ?? 0))
      throw new ServerError("damaged", `The stored game ${this.id} should have ${this.game.version} steps.`);
  }

  get info(): GameInfo {
    return infoOf(this.game, this.seats, this.rules);
  }

  get isIdle(): boolean {
    return this.jobs === 0 && this.members.isEmpty;
  }

  /** Does one thing after the other. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.jobs++;
    this.used = this.config.now();
    const result = this.last.then(async () => {
      if (this.broken) throw new ServerError("storage", "The game is being loaded anew; try again.");
      try {
        return await job();
      } catch (error) {
        const inStep = this.game.version === (this.course?.version ?? 0);
        if (!inStep || !isExpected(error)) this.abandon();
        throw error;
      }
    });
    this.last = result.then(
      () => this.jobs--,
      () => this.jobs--,
    );
    return result;
  }

  // ------------------------------------------------------------ coming and going

  private opponentOf(seat: Seat): Seat {
    return opponentOf(this.rules.seats, seat);
  }

  /** The seat that a player's key or a seat's token opens, by its hash. */
  seatOf(hash: string): Seat | undefined {
    return this.rules.seats.find((seat) => this.seats[seat]!.player === hash || this.seats[seat]!.token === hash);
  }

  /** The free seat goes to whoever has the invitation. Then play begins. */
  async join(player: string, { invite, nickname, part }: Join): Promise<Seated> {
    const seat = this.rules.seats.find((candidate) => this.seats[candidate]!.invite === hashOf(invite));
    if (this.seatOf(player)) throw new ServerError("own-invite", "You sit at this table already.");
    if (this.game.status === "over") throw new PunicaError("game-over", "The game is over.");
    if (this.game.status !== "waiting") throw new ServerError("seat-taken", "Somebody else has taken the seat.");
    if (!seat) throw new ServerError("bad-invite", "This invitation is not for a seat of this game.");
    const at = this.config.now();
    const token = newToken();
    const taken: StoredSeat = { ...this.seats[seat]!, name: nickname, player, token: hashOf(token), invite: null, part };
    const seats = { ...this.seats, [seat]: taken };
    const { game, course } = await begin(this.rules, this.game, seats, at);
    const joined: StoredEvent = { n: this.events.length + 1, seat, version: 0, at, what: { kind: "join" } };
    await this.commit({ game, seats: { [seat]: taken }, steps: course.steps, events: [joined] });
    this.seats = seats;
    this.course = course;
    this.members.tellAll({ type: "game", game: this.info });
    for (const audience of this.members.audiences) this.members.tell(audience, course.snapshot(audience));
    return { game: this.info, seat, token, invite: null };
  }

  /** Somebody connects and gets all that is missing. */
  enter(member: Member, have: number | undefined): void {
    const { connectionsOfSeat, watchers } = this.config.limits;
    if (this.members.count(member.seat) >= (member.seat ? connectionsOfSeat : watchers)) {
      member.close(CLOSE.full, "too many connections to this game");
      return;
    }
    const seen = this.seen(member.seat);
    this.members.add(member);
    const { seat } = member;
    send(member, {
      type: "welcome",
      protocol: PROTOCOL,
      game: this.info,
      seat,
      lastSeen: seat && this.course ? { version: seen, log: this.course.logSeen(seen, seat) } : null,
      presence: this.members.presence,
      offers: seat ? this.offers : [],
      chat: seat ? this.chat.slice(-LIMITS.chatShown).map(lineOf) : [],
      reactions: { ask: seat !== null && this.seats[seat]!.ask },
    });
    if (this.course) this.catchUp(member, this.course, have);
    if (this.game.status === "over") send(member, endingOf(this.game, this.seats, this.course));
    this.tellPresence(member);
  }

  async leave(member: Member): Promise<void> {
    if (!this.members.remove(member)) return;
    this.tellPresence();
    const { seat } = member;
    if (seat === null || this.members.count(seat) > 0 || this.seats[seat]!.seen === this.game.version) return;
    this.seats = { ...this.seats, [seat]: { ...this.seats[seat]!, seen: this.game.version } };
    await this.commit({ seats: { [seat]: this.seats[seat]! } });
  }

  closeAll(code: number, reason: string): void {
    this.members.closeAll(code, reason);
  }

  private tellPresence(except?: Member): void {
    this.members.tellAll({ type: "presence", ...this.members.presence }, except);
  }

  private catchUp(member: Member, course: Course, have = -1): void {
    if (have === course.version) return;
    if (have >= 0 && have < course.version && course.version - have <= STEPS_RESENT) {
      for (const update of course.updatesSince(have, member.seat)) send(member, update);
    } else {
      send(member, course.snapshot(member.seat));
    }
  }

  private seen(seat: Audience): number {
    if (!seat || !this.course) return 0;
    if (this.members.count(seat) > 0) return this.course.version;
    return Math.max(this.seats[seat]!.seen, this.course.lastActive(seat));
  }

  // ------------------------------------------------------------ commands

  /** Does what a member wants and acknowledges it once it is stored; throws if it cannot be done, and then changes nothing. */
  async command(member: Member, command: Command): Promise<void> {
    if (command.type === "look") return this.look(member, command);
    const { seat } = member;
    if (seat === null) throw new ServerError("not-seated", "Spectators can only watch.");
    const acknowledge: Acknowledge = (repeated) =>
      send(member, { type: "ack", id: command.id, version: this.game.version, ...(repeated && { repeated }) });
    switch (command.type) {
      case "answer":
        return this.answer(seat, command, acknowledge);
      case "undo":
        return this.undo(seat, command, acknowledge);
      case "offer":
        return offer(this, seat, command, acknowledge);
      case "reply":
        return reply(this, seat, command, acknowledge);
      case "withdraw":
        return withdraw(this, seat, command, acknowledge);
      case "resign":
        return this.resign(seat, acknowledge);
      case "chat":
        return this.say(seat, command, acknowledge);
      case "reactions":
        return this.react(seat, command, acknowledge);
      case "trial":
        return this.tryOut(seat, command, member);
      case "why":
        return this.explain(seat, command, member);
    }
  }

  private async answer(seat: Seat, { id, version, answer }: By<"answer">, acknowledge: Acknowledge): Promise<void> {
    const done = this.course?.stepOf(seat, id);
    if (done) {
      if (done.kind !== "answer" || done.n !== version + 1 || !same(done.answer, answer)) throw reused(id);
      return acknowledge(true);
    }
    const course = this.playing();
    this.checkVersion(version);
    await this.play(course, (at) => course.answer(seat, id, answer, at), { acknowledge });
  }

  private async undo(seat: Seat, { id, version }: By<"undo">, acknowledge: Acknowledge): Promise<void> {
    const done = this.course?.stepOf(seat, id);
    if (done) {
      if (done.kind !== "undo" || done.n !== version + 1) throw reused(id);
      return acknowledge(true);
    }
    const course = this.playing();
    this.checkVersion(version);
    const to = course.freeUndo(seat);
    if (to === undefined)
      throw new PunicaError(
        "no-undo",
        "Something new has come to light since, or somebody else has decided; offer an undo instead.",
      );
    await this.play(course, (at) => course.undo(seat, id, to, at), { acknowledge });
  }

  /** Whether an answer could not be taken back: only for the one who is asked. */
  private tryOut(seat: Seat, { id, version, answer }: By<"trial">, member: Member): void {
    const { session } = this.playing();
    this.checkVersion(version);
    if (session.question?.seat !== seat) throw new PunicaError("wrong-seat", "The question is for somebody else.");
    send(member, { type: "trial", id, final: isFinal(session, answer, newToken()) });
  }

  /** Why something that is not on offer may not be chosen: only for the one who is asked. */
  private explain(seat: Seat, { id, option }: By<"why">, member: Member): void {
    const question = this.playing().session.question;
    const reason = question?.seat === seat ? question.whyNot?.(option) : undefined;
    send(member, { type: "why", id, reason: reason ?? null });
  }

  private look(member: Member, { id, from, to }: By<"look">): void {
    if (!this.course) throw notStarted();
    if (to < from || to - from >= LIMITS.look)
      throw new ServerError("bad-request", `Look at 1 to ${LIMITS.look} moments at once.`, { field: "to" });
    send(member, { type: "look", id, moments: this.course.look(from, to, member.seat) });
  }

  /** Whether the seat wants to be asked even where only one answer is possible. */
  private async react(seat: Seat, { ask }: By<"reactions">, acknowledge: Acknowledge): Promise<void> {
    this.seats = { ...this.seats, [seat]: { ...this.seats[seat]!, ask } };
    const change = { seats: { [seat]: this.seats[seat]! } };
    if (this.course && this.game.status === "playing") await this.play(this.course, () => {}, { acknowledge, change });
    else await this.commit(change).then(() => acknowledge());
  }

  private async say(seat: Seat, { id, text }: By<"chat">, acknowledge: Acknowledge): Promise<void> {
    const said = this.chat.find((line) => line.seat === seat && line.id === id);
    if (said && said.text !== text) throw reused(id);
    if (said) return acknowledge(true);
    if (this.chat.length >= this.config.limits.chatLines) throw new ServerError("too-many", "This game has seen enough talk.");
    const line: StoredLine = { n: this.chat.length + 1, seat, id, text, at: this.config.now() };
    await this.commit({ chat: [line] });
    acknowledge();
    for (const listener of this.rules.seats) this.members.tell(listener, { type: "chat", ...lineOf(line) });
  }

  private async resign(seat: Seat, acknowledge: Acknowledge): Promise<void> {
    const { status, result } = this.game;
    if (status === "over" && result?.reason === "resigned" && result.winner === this.opponentOf(seat)) return acknowledge(true);
    if (status === "over") throw new PunicaError("game-over", "The game is over.");
    const end: Result =
      status === "waiting" ? { winner: null, reason: "cancelled" } : { winner: this.opponentOf(seat), reason: "resigned" };
    await this.end(end, this.event(seat, { kind: "resign" }), acknowledge);
  }

  // ------------------------------------------------------------ agreements

  private get offers(): Offer[] {
    return standingOffers(this).map(offerOf);
  }

  nextGame(): Promise<NextGame> {
    return this.config.nextGame();
  }

  event(seat: Seat, what: StoredEvent["what"]): StoredEvent {
    return { n: this.events.length + 1, seat, version: this.game.version, at: this.config.now(), what };
  }

  async agree(event: StoredEvent, acknowledge: Acknowledge): Promise<void> {
    await this.commit({ events: [event] });
    acknowledge();
    this.tellOffers();
  }

  async goBack(to: number, offer: StoredEvent, accepted: StoredEvent, acknowledge: Acknowledge): Promise<void> {
    const course = this.playing();
    const change = { events: [accepted] };
    await this.play(course, (at) => course.undo(offer.seat, `offer:${offer.n}`, to, at), { acknowledge, change });
  }

  draw(accepted: StoredEvent, acknowledge: Acknowledge): Promise<void> {
    return this.end({ winner: null, reason: "draw-agreed" }, accepted, acknowledge);
  }

  /** The same game again with sides swapped; whoever could open a seat here can open the other one there. */
  async rematch(next: NextGame, parts: PerSeat<string>, accepted: StoredEvent, acknowledge: Acknowledge): Promise<void> {
    const at = this.config.now();
    const seats = perSeat(this.rules.seats, (seat): StoredSeat => {
      const swapped = this.opponentOf(seat);
      return { ...this.seats[swapped]!, part: parts[swapped]!, seen: 0 };
    });
    const waiting = waitingGame(this.rules, next, headerOf(this.game), this.game.public, at);
    const { game, course } = await begin(this.rules, waiting, seats, at);
    const created: Change = { game, isNew: true, seats, steps: course.steps };
    await this.commit({ game: { ...this.game, rematch: game.id }, events: [accepted] }, created);
    acknowledge();
    this.members.tellAll({ type: "game", game: this.info });
    for (const audience of this.members.audiences)
      this.members.tell(audience, { type: "rematch", game: game.id, seat: audience && this.opponentOf(audience) });
    this.tellOffers();
  }

  tellDeclined(offer: StoredEvent): void {
    this.members.tell(offer.seat, { type: "declined", offer: offerOf(offer) });
  }

  // ------------------------------------------------------------ play

  playing(): Course {
    if (this.game.status === "over") throw new PunicaError("game-over", "The game is over.");
    if (!this.course) throw notStarted();
    return this.course;
  }

  private checkVersion(version: number): void {
    if (version === this.game.version) return;
    throw new PunicaError("stale", `The game is at version ${this.game.version}; this was meant for ${version}.`, {
      field: "version",
    });
  }

  /** One step, then all that answers itself; stored together, then acknowledged, then told to everybody, step by step. */
  private async play(
    course: Course,
    step: (at: number) => void,
    { acknowledge, change }: { acknowledge: Acknowledge; change?: Omit<Change, "game"> },
  ): Promise<void> {
    const at = this.config.now();
    const before = course.version;
    const told: { audience: Audience; text: string }[] = [];
    const { audiences } = this.members;
    const hadOffers = this.offers.length > 0;
    step(at);
    for (let taken = course.version > before; ; taken = true) {
      const answer = course.answerOfItself(asks(this.seats));
      for (const audience of taken ? audiences : [])
        told.push({ audience, text: JSON.stringify(course.update(audience, answer !== undefined)) });
      if (answer === undefined) break;
      course.automatic(answer, at);
    }
    const game = course.version > before ? { ...this.game, ...progress(course), updated: at } : this.game;
    await this.commit({ ...change, game, steps: course.steps.slice(before) });
    acknowledge();
    for (const { audience, text } of told) this.members.tellText(audience, text);
    if (hadOffers) this.tellOffers();
    if (this.game.status === "over") this.tellEnd();
  }

  /** The game ends otherwise than by its rules. */
  private async end(result: Result, event: StoredEvent, acknowledge: Acknowledge): Promise<void> {
    const game: StoredGame = { ...this.game, status: "over", turn: null, result, updated: event.at };
    await this.commit({ game, events: [event] });
    acknowledge();
    this.tellOffers();
    this.tellEnd();
  }

  private tellEnd(): void {
    this.members.tellAll({ type: "game", game: this.info });
    this.members.tellAll(endingOf(this.game, this.seats, this.course));
  }

  /** The record of a finished game, with the proof of its seed. */
  get record(): OnlineRecord {
    return recordOf(this.game, this.seats, this.course);
  }

  // ------------------------------------------------------------ storing and telling

  /** Stores a change of this game (and one of another). If that fails, the room no longer knows what is true: it is given up. */
  private async commit(change: Omit<Change, "game"> & { game?: StoredGame }, another?: Change): Promise<void> {
    const game = change.game ?? this.game;
    try {
      await this.config.storage.commit({ ...change, game }, ...(another ? [another] : []));
    } catch (error) {
      this.abandon();
      throw new ServerError("storage", "This could not be stored; come back and send it again.", { cause: error });
    }
    this.game = game;
    this.events.push(...(change.events ?? []));
    this.chat.push(...(change.chat ?? []));
  }

  /** The room is put away; whoever is here comes back and finds what is stored. */
  abandon(): void {
    if (this.broken) return;
    this.broken = true;
    this.giveUp(this);
    setImmediate(() => this.members.closeAll(CLOSE.reload, "the game is loaded anew"));
  }

  private tellOffers(): void {
    for (const seat of this.rules.seats) this.members.tell(seat, { type: "offers", offers: this.offers });
  }
}

const lineOf = ({ n, seat, text, at }: StoredLine): ChatLine => ({ n, by: seat, text, at });

const reused = (id: string) => new ServerError("id-reused", `The id ${id} was used for something else.`, { field: "id" });
const notStarted = () => new ServerError("not-started", "The game begins when both players are there.");

/** The course of play as it is stored. A game that was begun under older rules goes on if every step leads where it led. */
function courseOf(rules: Game, { game, steps }: StoredCourse): Course | null {
  if (game.seed === null) return null;
  if (game.rulesVersion === rules.rulesVersion) return Course.replay(rules, headerOf(game), steps, "last");
  try {
    return Course.replay(rules, headerOf(game), steps, "all");
  } catch (error) {
    const then = `The game was begun under version ${game.rulesVersion} of the rules and cannot go on under version ${rules.rulesVersion}.`;
    throw new ServerError("damaged", then, { cause: error });
  }
}

/** Every seat of the game is stored, and nothing is stored of anybody else. */
function checkSeats({ seats }: Game, { game, seats: stored, steps, events, chat }: StoredCourse): void {
  const damaged = (why: string) => new ServerError("damaged", `The stored game ${game.id} is damaged: ${why}.`);
  const missing = seats.find((seat) => !stored[seat]);
  if (missing) throw damaged(`the seat of ${missing} is missing`);
  const stranger = [...steps, ...events, ...chat].find(({ seat }) => !seats.includes(seat));
  if (stranger) throw damaged(`it has no side ${stranger.seat}`);
}

function rulesOf(config: Config, { id, game, ruleset, scenario, options }: StoredGame): Game {
  try {
    return readHeader({ game, ruleset, scenario, options, seed: "none" }, config.games).game;
  } catch (error) {
    throw new ServerError("damaged", `The stored game ${id} is of a kind that this server does not know.`, { cause: error });
  }
}
