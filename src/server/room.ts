import {
  type Answer,
  difference,
  forcedAnswer,
  foresee,
  opponentOf,
  type PlanStep,
  PunicaError,
  perSeat,
  type Seat,
  same,
} from "../engine/index.ts";
import { begin, headerOf, infoOf, termsOf, waitingGame } from "./beginning.ts";
import type { Config } from "./config.ts";
import { ServerError } from "./errors.ts";
import { hashOf, newToken } from "./keys.ts";
import { Limiter } from "./limits.ts";
import { type Member, send, timed } from "./members.ts";
import { type Acknowledge, type Bargain, offer, reply, withdraw } from "./offers.ts";
import { storedMoments } from "./past.ts";
import { leastPause, withPace } from "./pauses.ts";
import { withPlan } from "./plans.ts";
import { notStarted, Playing } from "./playing.ts";
import {
  type By,
  CLOSE,
  type Command,
  type GameInfo,
  type Join,
  LIMITS,
  type Offer,
  type Part,
  type Result,
  type Seated,
} from "./protocol.ts";
import type { Change, NextGame, Opening, StoredEvent, StoredLine, StoredSeat, StoredStep } from "./storage.ts";
import { type Turns, underTheseRules } from "./turns.ts";

/** One game, and the actions of the people at its table. */
export class Room extends Playing implements Bargain {
  private readonly talk: Limiter;

  private constructor(config: Config, opening: Opening, giveUp: (room: Turns) => void) {
    super(config, opening, giveUp);
    this.talk = new Limiter(config.limits.chat, config.now, 2);
    this.table.who();
  }

  /** Opens the room of a stored game. If it was last played under older rules, it continues under these. */
  static async open(config: Config, opening: Opening, giveUp: (room: Turns) => void): Promise<Room> {
    return new Room(config, await underTheseRules(config, opening), giveUp);
  }

  get info(): GameInfo {
    return infoOf(this.game, this.table.seats, this.rules);
  }

  // ------------------------------------------------------------ coming and going

  private opponentOf(seat: Seat): Seat {
    return opponentOf(this.rules.seats, seat);
  }

  /** The seat opened by a player's key or a seat's token, by its hash. */
  seatOf(hash: string): Seat | undefined {
    return this.rules.seats.find((seat) => this.seats[seat]!.player === hash || this.seats[seat]!.token === hash);
  }

  /** The same; whoever is not known here may have sat down at another process just now. */
  async seatFor(hash: string): Promise<Seat | undefined> {
    if (this.seatOf(hash) === undefined) await this.catchUp();
    return this.seatOf(hash);
  }

  /** The free seat goes to whoever has the invitation. Once both players have given their parts, play begins. */
  async join(player: string, { invite, nickname, part }: Join): Promise<Seated> {
    const seat = this.rules.seats.find((candidate) => this.seats[candidate]!.invite === hashOf(invite));
    if (this.seatOf(player)) throw new ServerError("own-invite", "You sit at this table already.");
    if (this.game.status === "over") throw new PunicaError("game-over", "The game is over.");
    if (this.rules.seats.every((each) => this.seats[each]!.player !== null))
      throw new ServerError("seat-taken", "Somebody else has taken the seat.");
    if (!seat) throw new ServerError("bad-invite", "This invitation is not for a seat of this game.");
    const token = newToken();
    const taken: StoredSeat = { ...this.seats[seat]!, name: nickname, player, token: hashOf(token), invite: null, part };
    await this.sit(seat, taken, [this.event(seat, { kind: "join" })]);
    return { game: this.info, seat, token, invite: null };
  }

  /** A player adds a part to the seed. It cannot be changed afterwards. */
  async givePart(player: string, { part }: Part): Promise<GameInfo> {
    const seat = await this.seatFor(player);
    if (!seat) throw new ServerError("bad-key", "This key opens no seat of this game.");
    const mine = this.seats[seat]!;
    if (mine.part !== null && mine.part !== part)
      throw new ServerError("part-given", "Your part of the seed has been given already.");
    if (mine.part === null) await this.sit(seat, { ...mine, part }, []);
    return this.info;
  }

  private async sit(seat: Seat, taken: StoredSeat, events: readonly StoredEvent[]): Promise<void> {
    const begun = begin(this.rules, this.game, { ...this.seats, [seat]: taken }, this.config.now());
    const { game, snapshot } = begun ?? {};
    await this.commit({ ...(game && { game, snapshot }), seats: { [seat]: taken }, events });
    if (begun) this.table.begin(begun.course, this.asked);
    this.look();
  }

  /** Somebody connects and is sent everything that is missing. */
  async enter(member: Member, have: number | undefined): Promise<void> {
    const { connectionsOfSeat, watchers } = this.config.limits;
    if (this.table.members.count(member.seat) >= (member.seat ? connectionsOfSeat : watchers)) {
      member.close(CLOSE.full, "too many connections to this game");
      return;
    }
    // a client that has seen more was told by another process
    if (have !== undefined && have > this.game.version) await this.catchUp();
    const began = performance.now();
    const missed = await this.table.missedSince(have, member.seat, this.asked);
    this.table.enter(member, missed, this.asked);
    member.pay(performance.now() - began);
    this.look();
  }

  async leave(member: Member): Promise<void> {
    const { seat } = member;
    const hasSeen = this.table.leave(member);
    this.look();
    if (seat !== null && hasSeen) await this.config.storage.sawVersion(this.id, seat, hasSeen.version, hasSeen.log);
  }

  // ------------------------------------------------------------ commands

  /** How long an answer must be held back so that its timing gives nothing away. */
  holdFor({ seat }: Member, command: Command): number {
    if (
      (command.type !== "answer" && command.type !== "plan") ||
      seat === null ||
      !this.course ||
      command.version !== this.game.version
    )
      return 0;
    const { question } = this.course.session;
    if (!question?.always || question.seat !== seat || this.seats[seat]!.ask) return 0;
    return Math.max(0, this.askedAt + leastPause(this.game.secret, this.game.version) - this.config.now());
  }

  /** Carries out a member's command and acknowledges it once it is stored; throws and changes nothing if it cannot be done. */
  command(member: Member, command: Command): Promise<void> | void {
    if (command.type === "look") return this.lookBack(member, command);
    const { seat } = member;
    if (seat === null) throw new ServerError("not-seated", "Spectators can only watch.");
    const acknowledge: Acknowledge = (repeated) =>
      send(member, { type: "ack", id: command.id, version: this.game.version, ...(repeated && { repeated }) });
    switch (command.type) {
      case "answer":
        return this.answer(member, seat, command, acknowledge);
      case "plan":
        return this.carryOut(member, seat, command, acknowledge);
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

  private answer(
    member: Member,
    seat: Seat,
    { id, version, answer }: By<"answer">,
    acknowledge: Acknowledge,
  ): Promise<void> | void {
    return this.decide(member, seat, { id, version, answer, plan: [] }, acknowledge);
  }

  /** Gives the first answer of a plan; the others follow automatically. */
  private carryOut(
    member: Member,
    seat: Seat,
    { id, version, steps }: By<"plan">,
    acknowledge: Acknowledge,
  ): Promise<void> | void {
    const [first, ...plan] = steps as [PlanStep, ...PlanStep[]];
    const question = version === this.game.version ? this.course?.session.question : null;
    if (question?.seat === seat && question.prompt !== first.prompt)
      throw new PunicaError("illegal-answer", "The plan begins with another question.", { field: "steps.0.prompt" });
    return this.decide(member, seat, { id, version, answer: first.answer, plan }, acknowledge);
  }

  private decide(member: Member, seat: Seat, decision: Decision, acknowledge: Acknowledge): Promise<void> | void {
    const found = this.stepOf(seat, decision.id, decision.version);
    const go = (done: StoredStep | undefined) => this.decideOnce(done, member, seat, decision, acknowledge);
    return found instanceof Promise ? found.then(go) : go(found);
  }

  private decideOnce(
    done: StoredStep | undefined,
    member: Member,
    seat: Seat,
    { id, version, answer, plan }: Decision,
    acknowledge: Acknowledge,
  ): Promise<void> | void {
    if (done) {
      if (done.kind !== "answer" || done.n !== version + 1 || !same(done.answer, answer)) throw reused(id);
      return acknowledge(true);
    }
    const course = this.playing();
    this.checkIsLatest(version);
    const { question } = course.session;
    const mine = this.seats[seat]!;
    const decides = question?.always && question.seat === seat && !mine.ask && forcedAnswer(question) === undefined;
    const pace = decides ? { pace: withPace(mine.pace, this.config.now() - this.askedAt) } : undefined;
    const seats = withPlan(pace ? { ...this.seats, [seat]: { ...mine, ...pace } } : this.seats, seat, plan);
    return this.play(course, (at) => course.answer(seat, id, answer, at), { seats, acknowledge, member });
  }

  private async undo(seat: Seat, { id, version }: By<"undo">, acknowledge: Acknowledge): Promise<void> {
    const done = await this.stepOf(seat, id, version);
    if (done) {
      if (done.kind !== "undo" || done.n !== version + 1) throw reused(id);
      return acknowledge(true);
    }
    const course = this.playing();
    this.checkIsLatest(version);
    this.checkShare(seat, "undo");
    const to = course.freeUndo(seat);
    if (to === undefined)
      throw new PunicaError(
        "no-undo",
        "Something new has come to light since, or somebody else has decided; offer an undo instead.",
      );
    await this.takeBack(seat, id, to, acknowledge);
  }

  /** The step made by a command. Searches far back only if the command is for an earlier version. */
  private stepOf(seat: Seat, id: string, version: number): StoredStep | undefined | Promise<StoredStep | undefined> {
    const { course } = this;
    if (!course || (!course.mayHave(id) && (course.isWhole || version >= this.game.version))) return undefined;
    return this.config.storage.stepOf(this.id, seat, id);
  }

  /** What a plan would lead to: only for the seat being asked. */
  private tryOut(seat: Seat, { id, version, steps }: By<"trial">, member: Member): void {
    const { session } = this.playing();
    this.checkIsLatest(version);
    if (session.question?.seat !== seat) throw new PunicaError("wrong-seat", "The question is for somebody else.");
    const { view, ...foreseen } = timed(member, () => foresee(session, steps, newToken()));
    const differs = difference(session.view(seat), view);
    send(member, { type: "trial", id, ...foreseen, ...(differs !== undefined && { view: differs }) });
  }

  /** Why something that is not an option may not be chosen: only for the seat being asked. */
  private explain(seat: Seat, { id, option }: By<"why">, member: Member): void {
    const question = this.playing().session.question;
    const reason = question?.seat === seat ? question.whyNot?.(option) : undefined;
    send(member, { type: "why", id, reason: reason ?? null });
  }

  private async lookBack(member: Member, { id, from, to }: By<"look">): Promise<void> {
    if (!this.course) throw notStarted();
    if (to < from || to - from >= LIMITS.look)
      throw new ServerError("bad-request", `Look at 1 to ${LIMITS.look} moments at once.`, { field: "to" });
    const { course, game } = this;
    const terms = termsOf(this.rules, game, this.seats);
    const range = [from, Math.min(to, course.moment)] as const;
    const moments = await storedMoments(this.config.storage, terms, game, course.kept, range, member.seat);
    send(member, { type: "look", id, moments });
  }

  /** Sets how the seat wants its reaction windows handled. */
  private async react(seat: Seat, { ask, standing }: By<"reactions">, acknowledge: Acknowledge): Promise<void> {
    const before = this.asked;
    await this.commit({ seats: { [seat]: { ...this.seats[seat]!, ask, standing } } }, acknowledge);
    if (before !== this.asked) this.table.showAgain(seat, this.asked);
    this.look();
  }

  private async say(seat: Seat, { id, text }: By<"chat">, acknowledge: Acknowledge): Promise<void> {
    const { lines, written } = this.table.chat;
    const said = lines.find((line) => line.seat === seat && line.id === id);
    if (said && said.text !== text) throw reused(id);
    if (said) return acknowledge(true);
    if ((written[seat] ?? 0) >= this.config.limits.chatLines)
      throw new ServerError("too-many", "You have said enough in this game.");
    if (!this.talk.allows(seat)) throw new ServerError("too-many", "Not so fast.");
    const line: StoredLine = { n: this.table.known.chat + 1, seat, id, text, at: this.config.now() };
    await this.commit({ chat: [line] }, acknowledge);
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

  nextGame(): NextGame {
    return this.config.nextGame();
  }

  event(seat: Seat, what: StoredEvent["what"]): StoredEvent {
    return { n: this.events.length + 1, seat, version: this.game.version, at: this.config.now(), what };
  }

  checkShare(seat: Seat, what: Offer["what"]): void {
    const { events, undos, takenBack } = this.config.limits;
    if (this.events.filter((event) => event.seat === seat).length >= events)
      throw new ServerError("too-many", "You have offered enough in this game.");
    if (what !== "undo") return;
    const back = this.game.version - this.playing().moment;
    if (this.game.undos >= undos || back >= takenBack)
      throw new PunicaError("no-undo", "Enough has been taken back in this game.");
  }

  async agree(event: StoredEvent, acknowledge: Acknowledge): Promise<void> {
    await this.commit({ events: [event] }, acknowledge);
  }

  goBack(to: number, { seat, n }: StoredEvent, accepted: StoredEvent, acknowledge: Acknowledge): Promise<void> {
    return this.takeBack(seat, `offer:${n}`, to, acknowledge, [accepted]);
  }

  draw(accepted: StoredEvent, acknowledge: Acknowledge): Promise<void> {
    return this.end({ winner: null, reason: "draw-agreed" }, accepted, acknowledge);
  }

  /**
   * The same game again with sides swapped; the keys that open a seat here open the other one there. It begins once the player
   * who offered it has given a part, too.
   */
  async rematch(next: NextGame, part: string, accepted: StoredEvent, acknowledge: Acknowledge): Promise<void> {
    const at = this.config.now();
    const seats = perSeat(this.rules.seats, (seat): StoredSeat => {
      const before = this.opponentOf(seat);
      return { ...this.seats[before]!, part: accepted.seat === before ? part : null, seen: 0, seenLog: 0, plan: [] };
    });
    const game = waitingGame(this.rules, next, headerOf(this.game), this.game.public, at);
    const created: Change = { game, isNew: true, seats };
    await this.commit({ game: { rematch: game.id }, events: [accepted] }, acknowledge, created);
  }

  // ------------------------------------------------------------ play

  private checkIsLatest(version: number): void {
    if (version === this.game.version) return;
    throw new PunicaError("stale", `The game is at version ${this.game.version}; this was meant for ${version}.`, {
      field: "version",
    });
  }
}

/** A player's answer, and what follows it automatically. */
interface Decision {
  readonly id: string;
  readonly version: number;
  readonly answer: Answer;
  readonly plan: readonly PlanStep[];
}

const reused = (id: string) => new ServerError("id-reused", `The id ${id} was used for something else.`, { field: "id" });
