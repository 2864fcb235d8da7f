import type { Bot } from "../bots/bot.ts";
import {
  type Answer,
  type AnyGame,
  type Chance,
  canonical,
  chanceFrom,
  clone,
  type Header,
  headerFor,
  type LogEntry,
  opponentOf,
  type PerSeat,
  type Plain,
  PunicaError,
  perSeat,
  type Question,
  randomAnswer,
  randomBelow,
  readPosition,
  readRecord,
  recordOf,
  replay,
  Session,
  same,
  writePosition,
} from "../engine/index.ts";
import type { Words } from "../words/words.ts";
import { checkHidden } from "./hidden.ts";
import { illegalAnswer } from "./legality.ts";
import { anyPlayer, type Player } from "./players.ts";
import { checkBlind, checkRedeal } from "./redeal.ts";
import { spoiled } from "./spoiled.ts";
import { hasFaceDown, newTally, type Tally } from "./tally.ts";

/** What to check, and how much of it. */
export interface CheckPlan {
  /** all of the game's own if left out */
  readonly rulesets?: readonly string[];
  readonly scenarios?: readonly string[];
  readonly optionSets?: readonly Header["options"][];
  /** how many games, spread over rule sets, scenarios and options */
  readonly games: number;
  readonly seed: string;
  /** computer players that take part, besides random ones */
  readonly bots?: readonly Bot[];
  /** expensive checks are made at the first moment of a game, and once in this many on average */
  readonly every?: number;
  /** illegal answers tried at each of these moments */
  readonly illegal?: number;
  /** a game must end within this many decisions */
  readonly longest?: number;
  /** languages in which every text must exist */
  readonly words?: readonly Words[];
  readonly onGame?: (tally: Tally) => void;
  /** if given, a fault is reported here and the check goes on with the next game */
  readonly onFault?: (fault: GameFault) => void;
}

/** Something no game may do, and how to reproduce it. */
export class GameFault extends Error {
  constructor(what: string, session: Session, cause?: unknown) {
    super(`${what}\n  at answer ${session.version} of ${JSON.stringify(session.header)}`, { cause });
    this.name = "GameFault";
  }
}

/** Plays random games and checks everything that must hold for any game. Throws a GameFault at the first failure. */
export function checkGame(game: AnyGame, plan: CheckPlan): Tally {
  const tally = newTally();
  const setups = (plan.rulesets ?? game.rulesets).flatMap((ruleset) =>
    (plan.scenarios ?? game.scenarios).flatMap((scenario) =>
      (plan.optionSets ?? [{}]).map((options) => ({ ruleset, scenario, options })),
    ),
  );
  for (let i = 0; i < plan.games; i++) {
    const header = headerFor(game, { ...setups[i % setups.length]!, seed: `${plan.seed} ${i}` });
    try {
      new Checker(game, header, plan, tally).run();
    } catch (fault) {
      if (!plan.onFault || !(fault instanceof GameFault)) throw fault;
      plan.onFault(fault);
    }
    plan.onGame?.(tally);
  }
  return tally;
}

/** One random game, checked at every step. */
class Checker {
  private readonly plan: CheckPlan;
  private readonly tally: Tally;
  private readonly session: Session;
  private readonly chance: Chance;
  private readonly players: PerSeat<Player>;
  /** ids that were options earlier in this game, to be tried where they are not */
  private readonly strangers: string[] = [];
  /** some of the moments of the game: how many answers there were, and the fingerprint */
  private readonly moments: { version: number; fingerprint: string }[] = [];
  private worded = 0;

  constructor(game: AnyGame, header: Header, plan: CheckPlan, tally: Tally) {
    this.plan = plan;
    this.tally = tally;
    this.session = Session.begin(game, header);
    this.chance = chanceFrom(`${header.seed} answers`);
    const player = () => anyPlayer(plan.bots ?? [], this.chance);
    this.players = perSeat(game.seats, player);
  }

  run(): void {
    const { session, tally, plan } = this;
    while (session.question) {
      const question = session.question;
      this.checkQuestion(question);
      const ids = idsOf(question);
      if (ids.length > 0 && this.below(10) === 0) this.strangers.push(ids[this.below(ids.length)]!);
      const drawn = this.below(plan.every ?? 5) === 0;
      const sampled = drawn || session.version === 0;
      if (sampled) this.checkMoment(question);
      if (sampled) this.moments.push({ version: session.version, fingerprint: session.fingerprint() });
      const answer = this.players[question.seat]!(session, question, this.chance);
      const before = sampled ? snapshot(session) : "";
      this.attempt(`answering ${JSON.stringify(answer)}`, () => session.answer(answer, question.seat));
      if (sampled) this.checkUndo(question, answer, before);
      this.checkPieces();
      tally.decisions++;
      if (session.version > (plan.longest ?? 50_000)) this.fail("the game does not end");
    }
    if (!session.over) this.fail("there is neither a question nor an end");
    this.checkWords();
    this.checkEnd();
    const outcome = `${session.over?.winner ?? "nobody"}: ${session.over?.reason}`;
    tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1;
    tally.longestGame = Math.max(tally.longestGame, session.version);
    tally.games++;
  }

  private readonly fail = (what: string, cause?: unknown): never => {
    throw new GameFault(what, this.session, cause);
  };

  private attempt<R>(what: string, action: () => R): R {
    try {
      return action();
    } catch (error) {
      if (error instanceof GameFault) throw error;
      return this.fail(`${what}: ${error instanceof Error ? error.stack : String(error)}`, error);
    }
  }

  private below(limit: number): number {
    return randomBelow(this.chance, limit);
  }

  /** There are options, their ids are unique, and a range can be met. */
  private checkQuestion(question: Question): void {
    if (!question.prompt || !question.rule) this.fail("a question without prompt or rule");
    const ids = idsOf(question);
    if (new Set(ids).size !== ids.length) this.fail(`an option twice in "${question.prompt}": ${ids.join(", ")}`);
    if (question.kind === "choose" && ids.length === 0) this.fail(`no options for "${question.prompt}"`);
    if (question.kind !== "choose" && (question.min > question.max || question.min < 0))
      this.fail(`"${question.prompt}" asks for ${question.min} to ${question.max}`);
    if (question.kind === "pick" && question.max > ids.length)
      this.fail(`"${question.prompt}" lets ${question.max} be picked of ${ids.length}`);
    const spoken = { ...question, whyNot: undefined };
    if (!same(JSON.parse(JSON.stringify(spoken)), stripped(spoken))) this.fail(`"${question.prompt}" is not plain data`);
    this.checkQuestionWords(question, ids);
  }

  /** Pieces are conserved. */
  private checkPieces(): void {
    const { state, game } = this.session;
    const faults = game.faults(state);
    if (faults.length > 0) this.fail(faults.join(" "));
  }

  private checkMoment(question: Question): void {
    const { session, tally } = this;
    const before = snapshot(session);
    const unplain = notPlain(session.state, "state");
    if (unplain) this.fail(unplain);
    this.checkViews();
    this.checkCopy();
    this.checkFork(question);
    this.checkOptions(question);
    this.checkIllegal(question);
    this.checkPosition();
    const found = this.attempt("comparing worlds", () => checkHidden(session, `${this.below(1e9)}`, this.fail));
    tally.hiddenCompared += found.compared;
    tally.hiddenInconclusive += found.inconclusive;
    tally.redealsThatChanged += found.dealt;
    this.checkLiveRedeal(question);
    if (hasFaceDown(session.game, session.state)) tally.faceDown++;
    if (session.version % 16 === 0) {
      const { state } = session.unitStart();
      for (const seat of session.game.seats)
        tally.placesDealtAnew += this.attempt("dealing anew", () => checkRedeal(session.game, state, seat, this.fail));
      for (const seat of session.game.seats) this.attempt("dealing anew", () => checkBlind(session.game, state, seat, this.fail));
    }
    if (snapshot(session) !== before) this.fail("looking at the game changed it");
  }

  /** Taking a view changes nothing, and the view is independent plain data. */
  private checkViews(): void {
    const { session } = this;
    const before = session.fingerprint();
    for (const seat of [...session.game.seats, null]) {
      const view = this.attempt(`the view of ${seat}`, () => session.view(seat));
      if (session.fingerprint() !== before) this.fail(`the view of ${seat} changes the state`);
      if (!same(JSON.parse(JSON.stringify(view)), view)) this.fail(`the view of ${seat} is not plain data`);
      if (shares(view, objectsIn(session.state))) this.fail(`the view of ${seat} shares something with the state`);
    }
  }

  /** The game's own way of copying a state gives an equal and independent one. */
  private checkCopy(): void {
    const { game, state } = this.session;
    const copy = game.copy?.(state);
    if (!copy) return;
    if (!same(copy, state)) this.fail(`a copy of the state is different: ${difference(state, copy, "state")}`);
    if (shares(copy, objectsIn(state))) this.fail("a copy of the state shares something with it");
  }

  /** The checkpoint and the answers since lead to the current state. */
  private checkFork(question: Question): void {
    const fork = this.attempt("forking", () => this.session.fork());
    if (fork.fingerprint() !== this.session.fingerprint()) this.fail("a fork is another game");
    if (canonical(fork.question) !== canonical(question)) this.fail("a fork asks something else");
    if (fork.version !== this.session.version) this.fail("a fork counts its answers otherwise");
  }

  /** Every option that is listed is accepted. */
  private checkOptions(question: Question): void {
    for (const answer of someAnswers(question, (limit) => this.below(limit))) {
      const fork = this.session.fork();
      this.attempt(`trying ${JSON.stringify(answer)}`, () => fork.answer(answer));
      if (fork.question) this.checkQuestion(fork.question);
      const fault = fork.game.faults(fork.state)[0];
      if (fault) this.fail(`after ${JSON.stringify(answer)}: ${fault}`);
      this.tally.optionsTried++;
    }
  }

  /** What is not listed is refused, and nothing changes. */
  private checkIllegal(question: Question): void {
    const { session, tally } = this;
    const before = session.fingerprint();
    for (let i = 0; i < (this.plan.illegal ?? 20); i++) {
      const bad = illegalAnswer(question, this.chance, this.strangers);
      if (!bad) continue;
      tally.illegalTried++;
      const code = codeOf(() => session.answer(bad.answer));
      if (code !== "illegal-answer" && code !== "wrong-kind")
        this.fail(`"${question.prompt}" met ${JSON.stringify(bad.answer)} with: ${code}`);
    }
    if (
      codeOf(() => session.answer(randomAnswer(question, this.chance), opponentOf(session.game.seats, question.seat))) !==
      "wrong-seat"
    )
      this.fail("an answer of another side is accepted");
    if (session.fingerprint() !== before || session.question !== question) this.fail("a refused answer changed the game");
    for (const stranger of this.strangers.slice(-3)) {
      const reason = this.attempt(`asking why not ${stranger}`, () => question.whyNot?.(stranger));
      if (reason && (!reason.why || !reason.rule)) this.fail(`the reason why not ${stranger} says nothing`);
      if (reason) this.say(reason.why);
    }
  }

  /** A position, written and read, and the answers since lead to the current state. A spoiled field is refused by name. */
  private checkPosition(): void {
    const { session, tally } = this;
    const { game, header } = session;
    const { state, since } = session.unitStart();
    const written = this.attempt("writing the position", () => writePosition(game, state));
    const text = JSON.stringify(written);
    const read = this.attempt("reading the position", () => readPosition(game, JSON.parse(text) as Plain, header));
    if (canonical(read) !== canonical(state))
      this.fail(`the position read again is another: ${difference(state, read, "state")}`);
    const again = this.attempt("playing the position", () => Session.fromPosition(game, header, JSON.parse(text) as Plain));
    for (const input of since) if ("answer" in input) this.attempt("answering again", () => again.answer(input.answer));
    if (again.fingerprint() !== session.fingerprint() || canonical(again.question) !== canonical(session.question))
      this.fail("the position and the answers since are another game");
    tally.positions++;
    this.checkSpoiledPosition(JSON.parse(text) as Plain);
  }

  private checkSpoiledPosition(position: Plain): void {
    const { what, value } = spoiled(position, (limit) => this.below(limit));
    const { game, header } = this.session;
    let opened: Session;
    try {
      opened = Session.fromPosition(game, header, value);
    } catch (error) {
      if (!(error instanceof PunicaError)) this.fail(`a position with ${what} is no clear error`, error);
      if ((error as PunicaError).field === undefined)
        this.fail(`a position with ${what} is refused, but not what is wrong with it`);
      this.tally.spoiledPositions++;
      return;
    }
    const fault = game.faults(opened.state)[0];
    if (fault) this.fail(`a position with ${what} is accepted: ${fault}`);
    this.attempt(`playing a position with ${what}`, () => {
      for (let i = 0; i < 5 && opened.question; i++) opened.answer(randomAnswer(opened.question, this.chance));
    });
  }

  /** A computer player redeals at its own question and plays on from there. */
  private checkLiveRedeal(question: Question): void {
    const { game } = this.session;
    const fork = this.session.fork();
    const seen = canonical(fork.view(question.seat));
    this.attempt("redealing", () => fork.redeal(question.seat, `${this.below(1e9)}`));
    if (canonical(fork.view(question.seat)) !== seen) this.fail(`redealing in the middle changes what ${question.seat} sees`);
    const twin = fork.fork();
    if (twin.fingerprint() !== fork.fingerprint()) this.fail("a fork of a redealt fork is another game");
    this.attempt("playing on after redealing", () => {
      for (let i = 0; i < 8 && fork.question; i++) {
        this.checkQuestion(fork.question);
        const answer = randomAnswer(fork.question, this.chance);
        fork.answer(answer);
        twin.answer(answer);
        const fault = game.faults(fork.state)[0];
        if (fault) this.fail(`after redealing and ${JSON.stringify(answer)}: ${fault}`);
      }
    });
    if (twin.fingerprint() !== fork.fingerprint()) this.fail("a fork of a redealt fork goes another way");
  }

  /** Undo restores state, question and log. */
  private checkUndo(question: Question, answer: Answer, before: string): void {
    const { session } = this;
    const after = snapshot(session);
    const version = session.version;
    this.attempt("undoing", () => (session.canUndo(question.seat) ? session.undo(question.seat) : session.undoTo(version - 1)));
    if (snapshot(session) !== before) this.fail("undo does not restore the game");
    session.answer(answer);
    if (snapshot(session) !== after) this.fail("after undo the same answer goes another way");
    this.tally.undos++;
  }

  /** The record rebuilds the game, and the game can go back to any moment. */
  private checkEnd(): void {
    const { session, moments } = this;
    const { game } = session;
    for (const seat of game.seats) {
      if (session.logFor(seat).some((entry) => entry.only !== undefined && entry.only !== seat))
        this.fail(`${seat} reads what is not for it`);
    }
    const text = JSON.stringify(this.attempt("making the record", () => recordOf(session)));
    const { record } = readRecord(JSON.parse(text), [game]);
    const again = this.attempt("replaying", () => replay(game, record));
    if (again.fingerprint() !== session.fingerprint()) this.fail("the replay is another game");
    if (canonical(again.log) !== canonical(session.log)) this.fail("the replay has another log");
    for (let end = moments.length; end > 0; end = this.below(end)) {
      const { version, fingerprint } = moments[end - 1]!;
      again.undoTo(version);
      if (again.fingerprint() !== fingerprint) this.fail(`undo to ${version} is another moment`);
    }
  }

  private say(key: string): void {
    for (const words of this.plan.words ?? []) {
      if (!words.has(key)) this.fail(`no words for "${key}" in ${words.language}`);
    }
  }

  private checkQuestionWords(question: Question, ids: readonly string[]): void {
    if (!this.plan.words) return;
    this.say(question.prompt);
    for (const words of this.plan.words) {
      for (const id of ids) if (!words.has(`${question.prompt}.${id}`)) this.say(id);
      const text = words.say(question.prompt, question.params);
      if (/\{\w+/.test(text)) this.fail(`"${question.prompt}" lacks a parameter: ${text}`);
    }
  }

  private checkWords(): void {
    if (!this.plan.words) return;
    const { log, over } = this.session;
    for (const entry of log!.slice(this.worded)) this.checkEntryWords(entry);
    this.worded = log!.length;
    if (over) this.say(over.reason);
  }

  private checkEntryWords(entry: LogEntry): void {
    this.say(entry.event);
    for (const words of this.plan.words!) {
      const text = words.say(entry.event, entry.params);
      if (/\{\w+/.test(text)) this.fail(`"${entry.event}" lacks a parameter: ${text}`);
    }
  }
}

/** Everything of a session that undo must restore. The end of a long log is enough: all of it is compared in the replay. */
function snapshot({ state, question, log, version }: Session): string {
  return canonical({ state, question, version, entries: log?.length, log: log?.slice(-30) });
}

const idsOf = (question: Question): readonly string[] =>
  question.kind === "allocate" ? question.items.map(({ id }) => id) : question.kind === "amount" ? [] : question.options;

/** A copy without the fields that JSON leaves out. */
const stripped = (value: object) => Object.fromEntries(Object.entries(clone(value)).filter(([, item]) => item !== undefined));

/** All answers if there are few; the extremes and some others if there are many. */
function someAnswers(question: Question, below: (limit: number) => number): Answer[] {
  const chance = chanceFrom(`${below(1e9)}`);
  const some = (count: number) => Array.from({ length: count }, () => randomAnswer(question, chance));
  switch (question.kind) {
    case "choose": {
      const start = below(question.options.length);
      return [...question.options.slice(start), ...question.options.slice(0, start)].slice(0, 25);
    }
    case "pick":
      return [
        question.options.slice(0, question.min),
        question.options.slice(-question.max || question.options.length),
        ...some(4),
      ].filter((ids) => (ids as readonly string[]).length <= question.max);
    case "amount":
      return [question.min, question.max, ...some(3)];
    case "allocate":
      return some(6);
  }
}

function codeOf(action: () => void): string {
  try {
    action();
  } catch (error) {
    return error instanceof PunicaError ? error.code : `a defect: ${error instanceof Error ? error.stack : String(error)}`;
  }
  return "accepted";
}

/** Where a value is not plain data, or a list mixes numbers with objects. */
function notPlain(value: unknown, at: string): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") return Number.isFinite(value) ? undefined : `${at} is ${value}`;
  if (typeof value !== "object") return `${at} is ${typeof value}`;
  if (Array.isArray(value) && value.some((item) => (typeof item === "object") !== (typeof value[0] === "object")))
    return `${at} mixes numbers or texts with objects`;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return `${at} is no plain object`;
  for (const key in value) {
    const found = notPlain((value as Record<string, unknown>)[key], `${at}.${key}`);
    if (found) return found;
  }
  return undefined;
}

/** The first place where two states differ. */
function difference(a: unknown, b: unknown, at: string): string {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return `${at} is ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [left, right] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]];
    if (canonical({ x: left }) !== canonical({ x: right })) return difference(left, right, `${at}.${key}`);
  }
  return `${at} differs`;
}

/** All the objects and lists in plain data. */
function objectsIn(value: unknown, found: Set<unknown> = new Set()): Set<unknown> {
  if (typeof value !== "object" || value === null) return found;
  found.add(value);
  for (const item of Object.values(value)) objectsIn(item, found);
  return found;
}

const shares = (view: unknown, own: ReadonlySet<unknown>): boolean => [...objectsIn(view)].some((part) => own.has(part));
