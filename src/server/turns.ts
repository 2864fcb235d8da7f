import { type AnyGame, type PerSeat, readHeader } from "../engine/index.ts";
import { partsOf, termsOf } from "./beginning.ts";
import type { Config } from "./config.ts";
import { type Asked, Course } from "./course.ts";
import { isExpected, ServerError } from "./errors.ts";
import { isFairSeed } from "./fair.ts";
import { secondsSince } from "./metrics.ts";
import type { Acknowledge } from "./offers.ts";
import { CLOSE } from "./protocol.ts";
import { ageOfRules, goOnUnderTheseRules } from "./reopening.ts";
import { damaged } from "./rows.ts";
import type { Kept } from "./snapshots.ts";
import { type Change, Conflict, type News, type Opening, type StoredEvent, type StoredGame, type StoredSeat } from "./storage.ts";
import { Table, type Told } from "./table.ts";
import { newsFrom } from "./tidings.ts";

/** How often a job is tried if another process is faster: as a slow process may have to wait for all that a quick one has waiting. */
const TRIES = 50;

/** A change of a game, with those columns of its row that change. */
type Changing = Partial<Omit<Change, "game">> & {
  readonly game?: Partial<StoredGame>;
  /** the snapshots then kept, if there is a new one */
  readonly kept?: Kept;
};

/** What nobody needs to wait for. Of a promise that is kept, there would be one for every game. */
const DONE = Promise.resolve();

/**
 * One stored game. Jobs run one at a time: each waits until the changes of the one before are stored, and nothing is sent to anybody
 * before it is stored. Other processes may change the game too: the slower one takes in what has happened and tries again. If storing
 * fails, the room is dropped and loaded afresh.
 */
export abstract class Turns {
  readonly id: string;
  readonly table: Table;
  protected readonly config: Config;
  protected readonly rules: AnyGame;
  private readonly giveUp: (room: Turns) => void;
  private last: Promise<unknown> = DONE;
  private jobs = 0;
  private broken = false;
  /** whether other processes have changed the game while nobody was here */
  isBehind = false;
  /** whether the last change was theirs */
  protected isByOthers = false;
  /** when somebody was last here */
  used: number;
  private loading: number;

  /** Throws a ServerError "damaged" if the game cannot be replayed. */
  constructor(config: Config, opening: Opening, giveUp: (room: Turns) => void) {
    this.config = config;
    this.id = opening.game.id;
    this.rules = rulesOf(config, opening.game);
    this.giveUp = giveUp;
    this.used = config.now();
    const began = performance.now();
    this.table = new Table(config, this.rules, opening, courseOf(this.rules, opening));
    this.loading = performance.now() - began;
    this.checkVersion(opening);
  }

  /** The milliseconds of work it took to open the game, charged to whoever asks first. */
  costOfLoading(): number {
    const cost = this.loading;
    this.loading = 0;
    return cost;
  }

  /** Does whatever is due automatically after something has happened. */
  protected abstract look(): void;
  protected abstract get asked(): Asked;
  protected abstract callOff(): void;

  get game(): StoredGame {
    return this.table.game;
  }

  get events(): readonly StoredEvent[] {
    return this.table.events;
  }

  protected get course(): Course | null {
    return this.table.course;
  }

  protected get seats(): PerSeat<StoredSeat> {
    return this.table.seats;
  }

  protected get isBroken(): boolean {
    return this.broken;
  }

  get isIdle(): boolean {
    return this.jobs === 0 && this.table.members.isEmpty;
  }

  private checkVersion({ game }: Pick<Opening, "game">): void {
    if (game.version !== (this.course?.version ?? 0))
      throw new ServerError("damaged", `The stored game ${this.id} should have ${game.version} steps.`);
  }

  /** Runs jobs one after the other. If another process was faster, takes in what has happened and runs the job again. */
  run<T>(job: () => Promise<T> | T): Promise<T> {
    this.used = this.config.now();
    const result = this.jobs++ === 0 ? this.attempt(job) : this.afterOthers(job);
    this.last = result;
    return result;
  }

  private afterOthers<T>(job: () => Promise<T> | T): Promise<T> {
    const go = () => this.attempt(job);
    return this.last.then(go, go);
  }

  private async attempt<T>(job: () => Promise<T> | T): Promise<T> {
    try {
      for (let tries = 1; ; tries++) {
        if (this.broken) throw new ServerError("storage", "The game is being loaded anew; try again.");
        try {
          if (this.isBehind) await this.catchUp();
          return await job();
        } catch (error) {
          await this.recover(error, tries);
        }
      }
    } finally {
      if (--this.jobs === 0) this.last = DONE;
    }
  }

  /** If another process was faster, takes in what it did, so that the job can be tried again; otherwise throws the error. */
  private async recover(error: unknown, tries: number): Promise<void> {
    if (error instanceof Conflict && tries < TRIES) {
      this.config.metrics.conflicts.inc();
      return this.reload().catch((failure) => {
        // the course holds what was not stored
        this.abandon();
        throw failure;
      });
    }
    const inStep = this.game.version === (this.course?.version ?? 0);
    if (!inStep || !isExpected(error)) this.abandon();
    throw error instanceof Conflict ? new ServerError("storage", "Too much happens at once; try again.") : error;
  }

  // ------------------------------------------------------------ storing, and what others have stored

  /** Stores a change of this game (and one of another), acknowledges it, tells everybody, and after steps looks what is due. */
  protected async commit(change: Changing, acknowledge?: Acknowledge, another?: Change, told?: Told): Promise<void> {
    const { metrics, storage } = this.config;
    const stored: Change = { ...change, game: { ...this.game, ...change.game, rev: this.game.rev + 1 } };
    const began = performance.now();
    try {
      await (another ? storage.commit(stored, another) : storage.commit(stored));
    } catch (error) {
      if (error instanceof Conflict) throw error;
      this.abandon();
      throw new ServerError("storage", "This could not be stored; come back and send it again.", { cause: error });
    }
    metrics.commits.observe(secondsSince(began));
    this.isByOthers = false;
    if (change.kept) this.course!.kept = change.kept;
    this.course?.letGo();
    this.table.settle(stored, told, acknowledge);
    if (!change.steps) return;
    for (const { kind } of change.steps) metrics.steps.add(1, kind);
    this.look();
  }

  /**
   * Another process has changed the game. While nobody is here, that can wait. If it cannot be read now, everybody here comes back and
   * finds what is stored.
   */
  heardOf(rev: number, tidings?: string): void {
    if (rev <= this.game.rev || this.broken) return;
    if (this.isIdle) {
      this.isBehind = true;
      this.callOff();
      return;
    }
    this.run(async () => {
      if (rev > this.game.rev) await this.catchUp(tidings === undefined ? undefined : newsFrom(tidings, rev, this.table));
    }).catch((error) => {
      this.config.log.warn({ err: error, game: this.id }, "could not take in what another process did");
      this.abandon();
    });
  }

  /** Takes in the changes of other processes, as told by them or as stored. */
  async catchUp(told?: News): Promise<void> {
    const news = told ?? (await this.config.storage.news(this.id, this.table.known));
    this.isBehind = false;
    if (!news || news.game.rev === this.game.rev) return;
    this.isByOthers = true;
    const { course } = this;
    const isSimple =
      (course !== null || news.game.seed === null) &&
      news.steps.every((step) => step.kind !== "rules" && (step.kind !== "undo" || step.to >= course!.earliest)) &&
      ageOfRules(news.game, this.rules) === "same";
    if (!isSimple) return this.reload();
    const telling: Told[number][] = [];
    for (const step of news.steps) {
      course!.take(step);
      this.table.seats = news.seats;
      const asked = step.n === news.game.version ? this.asked : "answered";
      telling.push(...this.table.tellStep(course!, asked, news.game.renewals));
    }
    if (course) course.kept = news.kept;
    this.table.settle(news, telling);
    this.checkVersion(news);
    this.look();
  }

  /** Starts again from what is stored, and brings everybody up to date. */
  private async reload(): Promise<void> {
    const opening = await this.config.storage.open(this.id);
    if (!opening) {
      this.abandon();
      throw new ServerError("not-found", "The game is gone.");
    }
    const current = await underTheseRules(this.config, opening);
    this.isBehind = false;
    this.isByOthers = true;
    this.table.reopen(current, courseOf(this.rules, current), () => this.asked);
    this.checkVersion(current);
    this.look();
  }

  closeAll(code: number, reason: string): void {
    this.callOff();
    this.table.members.closeAll(code, reason);
  }

  /** Puts the room away; anyone here reconnects and finds what is stored. */
  abandon(): void {
    if (this.broken) return;
    this.broken = true;
    this.giveUp(this);
    setImmediate(() => this.closeAll(CLOSE.reload, "the game is loaded anew"));
  }
}

/** The play as it is stored. */
function courseOf(rules: AnyGame, opening: Opening): Course | null {
  const { game, seats, steps } = opening;
  if (game.seed === null) return null;
  if (!isFairSeed(game.id, game.secret, partsOf(rules, seats), game.seed))
    throw new ServerError("damaged", `The seed of the stored game ${game.id} is not the one that it began with.`);
  return Course.replay(termsOf(rules, game, seats), opening, steps);
}

/** A stored game under the current rules: if it was played under older ones, where and how it continues is stored. */
export async function underTheseRules(config: Config, opening: Opening): Promise<Opening> {
  const { game, seats } = opening;
  const rules = rulesOf(config, game);
  checkSeats(rules, opening);
  const age = ageOfRules(game, rules);
  if (age === "same" || game.seed === null || game.status === "over") return opening;
  if (age === "newer")
    throw new ServerError("other-rules", "This game goes on under newer rules than this server knows; come back in a moment.");
  const far = goOnUnderTheseRules(termsOf(rules, game, seats), opening, config.now());
  const { step, start, kept: _, ...stored } = far;
  const next = { ...game, rev: game.rev + 1, rulesVersion: rules.rulesVersion, version: step.n };
  await config.storage.commit({ ...stored, game: next, steps: [step], backTo: step.to });
  config.log.info({ game: game.id, from: game.rulesVersion, under: rules.rulesVersion }, "a game goes on under other rules");
  return { ...opening, ...start, game: next, steps: [] };
}

/** Every seat of the game is stored, and nothing about anybody else. */
function checkSeats({ seats }: AnyGame, { game, seats: stored, steps, events, chat }: Opening): void {
  const missing = seats.find((seat) => !stored[seat]);
  if (missing) throw damaged(game.id, `the seat of ${missing} is missing`);
  const stranger = [...steps, ...events, ...chat.lines].find(({ seat }) => !seats.includes(seat));
  if (stranger) throw damaged(game.id, `it has no side ${stranger.seat}`);
}

function rulesOf(config: Config, { id, game, ruleset, scenario, options }: StoredGame): AnyGame {
  try {
    return readHeader({ game, ruleset, scenario, options, seed: "none" }, config.games).game;
  } catch (error) {
    throw new ServerError("damaged", `The stored game ${id} is of a kind that this server does not know.`, { cause: error });
  }
}
