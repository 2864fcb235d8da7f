import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Bot, botFor, type Memory, seenBy } from "../bots/index.ts";
import {
  forcedAnswer,
  gameOver,
  isEnd,
  type LogEntry,
  type PerSeat,
  PunicaError,
  perSeat,
  type Question,
  recordOf,
  type Seat,
  type Session,
  visibleTo,
} from "../engine/index.ts";
import type { Manifest, SeatColour } from "../games/manifest.ts";
import { nameOf } from "../words/ids.ts";
import { type RulesReference, searchRules, sectionFor } from "../words/rules-reference.ts";
import { joinedIn } from "../words/runs.ts";
import type { Language, Words } from "../words/words.ts";
import type { World } from "./args.ts";
import type { TerminalFace } from "./face.ts";
import { type OpenedGame, openFile } from "./open.ts";
import { answerText, questionText, reasonText, sectionText } from "./question-text.ts";
import { LEAVE, type Terminal } from "./terminal.ts";
import { COMMANDS } from "./terminal-commands.ts";
import { findOption, readTyped } from "./typed-answer.ts";

export type Seating = PerSeat<Bot | "person">;

/** How a game is played at a terminal. */
interface TableSetting {
  readonly seating: Seating;
  /** both hands are open: one person plays both sides, or neither minds */
  readonly open: boolean;
  readonly language: Language;
  /** how many seconds the computer may think per decision */
  readonly thinkingTime: number;
}

/** Beyond this many lines, only the first line of each thing is told. */
const MOST_NEWS = 24;
const MOST_SECTIONS = 20;

/** A game played at a terminal, by one person or two, or watched. */
export class TerminalGame {
  private readonly terminal: Terminal;
  private readonly world: World;
  private readonly language: Language;
  private seating: Seating;
  /** what the computer players intend */
  private memories: PerSeat<Memory> = {};
  private readonly open: boolean;
  private readonly thinkingTime: number;
  private session!: Session;
  private manifest!: Manifest;
  private words!: Words;
  private face!: TerminalFace;
  private reference!: RulesReference;
  /** how far each seat has read the log */
  private told: PerSeat<number> = {};
  private lastAsked: Seat | null = null;
  /** the numbers of the answers that were forced and given without asking */
  private readonly forced = new Set<number>();
  private savedAt = 0;
  private leaving = false;

  constructor(terminal: Terminal, world: World, opened: OpenedGame, { seating, open, language, thinkingTime }: TableSetting) {
    this.terminal = terminal;
    this.world = world;
    this.language = language;
    this.seating = seating;
    this.open = open || Object.values(seating).some((player) => player !== "person");
    this.thinkingTime = thinkingTime;
    this.sitDown(opened);
  }

  private sitDown({ game, session }: OpenedGame): void {
    this.memories = perSeat(game.rules.seats, () => ({}));
    this.seating = perSeat(game.rules.seats, (seat) => {
      const player = this.seating[seat] ?? "person";
      return player === "person" ? player : botFor(game.players, player.id);
    });
    this.session = session;
    this.manifest = game.manifest;
    this.words = game.words[this.language];
    this.face = game.face;
    this.reference = game.reference[this.language];
    this.told = perSeat(this.seats, () => 0);
    this.lastAsked = null;
    this.savedAt = session.version;
    this.forced.clear();
  }

  private get seats(): readonly Seat[] {
    return this.session.game.seats;
  }

  async run(): Promise<void> {
    for (const seat of this.seats)
      if (this.seating[seat] !== "person") this.terminal.say(this.words.say("cli.computer", { seat }));
    for (;;) {
      const question = this.session.question;
      if (!question) {
        this.tellNews(this.reader());
        this.tellOutcome();
        if (!this.hasPersons) return;
        if (!(await this.listen(null))) return;
        continue;
      }
      const player = this.seating[question.seat]!;
      if (player !== "person") {
        this.forced.delete(this.session.version);
        const seed = `${this.session.header.seed} computer ${this.session.version}`;
        const budget = { milliseconds: this.thinkingTime * 1000, seed };
        const memory = this.memories[question.seat];
        this.session.answer(player.choose(seenBy(this.session, question.seat), question.seat, budget, memory));
        // nobody will be asked later who could be told
        if (!this.hasPersons) this.tellNews(null);
        if ((await this.terminal.isLeft()) && !this.hasPersons) return;
      } else if (!(await this.ask(question))) return;
    }
  }

  private get hasPersons(): boolean {
    return this.seats.some((seat) => this.seating[seat] === "person");
  }

  /** Who reads the log while nobody is asked. */
  private reader(): Seat | null {
    const persons = this.seats.filter((seat) => this.seating[seat] === "person");
    return persons.length === 1 ? persons[0]! : null;
  }

  /** False when the person leaves. */
  private async ask(question: Question): Promise<boolean> {
    const only = forcedAnswer(question);
    if (only !== undefined && this.open) {
      this.tellNews(question.seat);
      const prompt = this.words.say(question.prompt, question.params);
      this.terminal.say(
        this.words.say("cli.only-answer", { seat: question.seat, prompt, answer: answerText(question, only, this.words) }),
      );
      this.forced.add(this.session.version);
      this.session.answer(only);
      return true;
    }
    if (this.lastAsked !== question.seat && !(await this.drawCurtain(question.seat))) return false;
    this.tellNews(question.seat);
    this.tellQuestion(question);
    return this.listen(question);
  }

  private async drawCurtain(seat: Seat): Promise<boolean> {
    const first = this.lastAsked === null;
    this.lastAsked = seat;
    if (!this.open) {
      this.terminal.clear();
      this.terminal.say(this.words.say("cli.curtain", { seat }));
      const line = await this.terminal.read();
      if (line === null) return this.endOfInput();
      if (line === LEAVE && !this.leave()) return false;
      this.terminal.clear();
    }
    if (first || !this.open) this.tellBoard(seat);
    return true;
  }

  /** Reads lines until the game has moved on; false when the person leaves. */
  private async listen(question: Question | null): Promise<boolean> {
    const { session } = this;
    const version = session.version;
    while (this.session === session && session.version === version) {
      const line = await this.terminal.read();
      if (line === null) return this.endOfInput();
      if (line.trim() === "") {
        if (question) this.tellQuestion(question);
        continue;
      }
      try {
        if (!(await this.obey(line.trim(), question))) return false;
      } catch (error) {
        if (!(error instanceof PunicaError)) throw error;
        this.terminal.say(error.message);
      }
    }
    return true;
  }

  private async obey(line: string, question: Question | null): Promise<boolean> {
    const { terminal, words } = this;
    const [first, ...rest] = line.split(/\s+/);
    const command = COMMANDS[first!.toLowerCase()];
    const more = rest.join(" ");
    if (command !== "quit") this.leaving = false;
    switch (command) {
      case "help":
        terminal.say(words.say("cli.help"));
        break;
      case "board":
        this.tellBoard(question?.seat ?? this.reader());
        break;
      case "options":
        if (question) this.tellQuestion(question);
        break;
      case "log":
        this.tellLog(question?.seat ?? this.reader(), Number(more) || 20);
        break;
      case "undo":
        return this.undo();
      case "look":
        this.tellAbout(question, more);
        break;
      case "why":
        this.tellWhy(question, more);
        break;
      case "rule":
        this.tellRule(question, more);
        break;
      case "dice":
        this.forceDice(more);
        break;
      case "save":
        this.save(more);
        break;
      case "load":
        await this.load(more);
        break;
      case "quit":
        return this.leave();
      default:
        if (question) this.answer(question, line);
        else terminal.say(words.say("cli.not-understood", { text: line }));
    }
    return true;
  }

  private answer(question: Question, line: string): void {
    const typed = readTyped(question, line, this.words);
    if ("answer" in typed) {
      this.session.answer(typed.answer, question.seat);
      this.forced.delete(this.session.version - 1);
      return;
    }
    const names =
      typed.unclear === "several" ? typed.ids.map((id) => this.words.option(question.prompt, id, question.params)) : [];
    this.terminal.say(
      names.length > 0 ? this.words.say("cli.several", { items: names }) : this.words.say("cli.not-understood", { text: line }),
    );
  }

  private tellQuestion(question: Question): void {
    const { terminal, words, face } = this;
    const view = this.session.view(question.seat);
    const { heading, rule, body } = questionText(question, words, (id) => face.hint?.(id, view, words) ?? "");
    terminal.say();
    terminal.say(`${terminal.style(this.colourOf(question.seat), heading)} ${terminal.style("dim", rule)}`);
    for (const line of body) terminal.say(line);
  }

  private colourOf(seat: Seat): SeatColour {
    return this.manifest.seats.find(({ id }) => id === seat)!.colour;
  }

  private tellBoard(seat: Seat | null): void {
    this.terminal.say();
    this.terminal.say(this.face.board(this.session.view(seat), this.words));
  }

  /** Somebody who plays both sides may read everything. */
  private mayRead(entry: LogEntry, seat: Seat | null): boolean {
    return visibleTo(entry, seat) || (this.open && this.seating[entry.only!] === "person");
  }

  /** What has happened since the seat last read; the end of the game is told by itself. */
  private tellNews(seat: Seat | null): void {
    const log = this.session.log ?? [];
    const from = Math.min(seat ? this.told[seat]! : Math.max(...Object.values(this.told)), log.length);
    this.tellShortly(log.slice(from).filter((entry) => this.mayRead(entry, seat) && !isEnd(entry)));
    if (seat && !this.open) this.told[seat] = log.length;
    else this.told = perSeat(this.seats, () => log.length);
  }

  /** Entries, grouped; if there are many, only the first line of each group, and the last group whole. */
  private tellShortly(news: readonly LogEntry[]): void {
    const { terminal, words, face } = this;
    const say = (entry: LogEntry) => words.tell(entry);
    const groups: LogEntry[][] = [];
    for (const entry of news) {
      if (groups.length === 0 || face.opensGroup?.(entry)) groups.push([entry]);
      else groups.at(-1)!.push(entry);
    }
    const told = groups.map((group) => joinedIn(group, face.joined));
    const isLong = told.flat().length > MOST_NEWS;
    for (const [index, [head, ...rest]] of told.entries()) {
      const isWhole = !isLong || index === told.length - 1;
      // its first line may have been told before
      const indent = face.opensGroup && !face.opensGroup(head!) ? "    " : "  ";
      terminal.say(
        `${indent}${say(head!)}${isWhole || rest.length === 0 ? "" : ` ${words.say("cli.and-more", { count: rest.length })}`}`,
      );
      if (isWhole) for (const entry of rest.slice(-MOST_NEWS)) terminal.say(`    ${say(entry)}`);
    }
    if (isLong) terminal.say(terminal.style("dim", `  ${words.say("cli.all-of-it", { count: news.length })}`));
  }

  private tellLog(seat: Seat | null, count: number): void {
    const readable = (this.session.log ?? []).filter((entry) => this.mayRead(entry, seat));
    const entries = joinedIn(readable, this.face.joined).slice(-count);
    if (entries.length === 0) this.terminal.say(this.words.say("cli.log-empty"));
    for (const entry of entries) {
      const rule = entry.rule ? this.terminal.style("dim", this.words.say("cli.section", { rule: entry.rule })) : "";
      this.terminal.say(`  ${this.words.tell(entry)} ${rule}`.trimEnd());
    }
  }

  private tellOutcome(): void {
    const { over } = this.session;
    if (!over) return;
    this.terminal.say();
    this.terminal.say(this.terminal.style("bold", this.words.tell(gameOver(over))));
  }

  /** What a typed text means: an option first, then anything else the game knows. */
  private meant(question: Question | null, text: string): string | undefined {
    const { words, face } = this;
    const options = question ? optionsOf(question) : [];
    const numbered = /^\d+$/.test(text);
    for (const ids of numbered ? [options] : [options, face.things ?? []]) {
      const found = findOption(question ?? { prompt: "" }, ids, text, words);
      if (typeof found === "string") return found;
    }
    const plainId = text.toLowerCase().replaceAll(" ", "_");
    return numbered ? undefined : (face.things?.find((id) => nameOf(id) === plainId) ?? text);
  }

  /** What a card says, where a space lies. */
  private tellAbout(question: Question | null, text: string): void {
    const { terminal, words, face } = this;
    const id = this.meant(question, text);
    const view = this.session.view(question?.seat ?? this.reader());
    const about = id && face.things?.includes(id) ? face.about?.(id, view, words) : undefined;
    if (about) terminal.say(about);
    else terminal.say(words.say(text === "" ? "cli.look-what" : "cli.nothing-to-look-at", { item: text }));
  }

  private tellWhy(question: Question | null, text: string): void {
    const { terminal, words } = this;
    const id = this.meant(question, text);
    if (!question || text === "" || id === undefined) {
      terminal.say(words.say("cli.why-what"));
      return;
    }
    const reason = question.whyNot?.(id);
    if (optionsOf(question).includes(id))
      terminal.say(words.say("cli.allowed", { item: words.option(question.prompt, id, question.params) }));
    else if (reason) terminal.say(reasonText(reason, words));
    else this.tellAbout(question, text);
  }

  /** A section of the rules: by its number, by words in it, or the one the question comes from. */
  private tellRule(question: Question | null, text: string): void {
    const { terminal, words } = this;
    const rules = this.reference;
    if (rules.length === 0) {
      terminal.say(words.say("cli.no-rules"));
      return;
    }
    const wanted = text || question?.rule || "1";
    const numbered = /^\d/.test(wanted);
    const found = numbered ? [] : searchRules(rules, wanted);
    const section = numbered ? sectionFor(rules, wanted) : found.length === 1 ? found[0] : undefined;
    if (section) for (const line of sectionText(section, rules, words)) terminal.say(line);
    else if (found.length === 0) terminal.say(words.say("cli.no-rule", { text: wanted }));
    else {
      terminal.say(words.say("cli.rules-found", { count: found.length }));
      for (const { id, title } of found.slice(0, MOST_SECTIONS)) terminal.say(`  ${id}  ${title}`);
    }
  }

  /** Back to a person's last decision: freely if nothing has been revealed, otherwise if both agree. */
  private async undo(): Promise<boolean> {
    const { session, terminal, words } = this;
    const back = this.lastDecision();
    if (!back) {
      terminal.say(words.say("cli.nothing-to-undo"));
      return true;
    }
    if (!back.free) {
      terminal.say(words.say("cli.consent"));
      const reply = await terminal.read();
      if (reply === null) return this.endOfInput();
      if (!/^(y|yes|o|oui)$/i.test(reply.trim())) return true;
    }
    session.undoTo(back.version);
    const length = session.log?.length ?? 0;
    this.told = perSeat(this.seats, (seat) => Math.min(this.told[seat]!, length));
    terminal.say(words.say("cli.undone"));
    return true;
  }

  /** A person's last decision that was not forced, and whether it can be taken back without asking. */
  private lastDecision(): { version: number; free: boolean } | null {
    let version = this.session.version;
    let free = true;
    let by: Seat | null = null;
    for (const input of this.session.history.toReversed()) {
      if (!("answer" in input)) continue;
      version--;
      by ??= input.by;
      free &&= input.by === by && !input.revealed;
      if (this.seating[input.by] === "person" && !this.forced.has(version)) return { version, free };
    }
    return null;
  }

  private forceDice(text: string): void {
    const dice = text.split(/[\s,]+/).filter((part) => part !== "");
    if (dice.length === 0) {
      this.terminal.say(this.words.say("cli.dice-what"));
      return;
    }
    this.session.dice(dice.map(Number));
    this.terminal.say(this.words.say("cli.dice-queued", { dice: dice.join(", ") }));
  }

  private save(file: string): void {
    const { terminal, words, session } = this;
    if (file === "") {
      terminal.say(words.say("cli.save-where"));
      return;
    }
    try {
      if (existsSync(file) && !readFileSync(file, "utf8").includes('"punica-record"')) throw new Error(`${file} is not a game`);
      writeFileSync(file, `${JSON.stringify(recordOf(session))}\n`);
      this.savedAt = session.version;
      terminal.say(words.say("cli.saved", { file }));
    } catch (error) {
      terminal.say(words.say("cli.not-saved", { error: messageOf(error) }));
    }
  }

  private async load(file: string): Promise<void> {
    const { terminal, words, world } = this;
    if (file === "") {
      terminal.say(words.say("cli.load-what"));
      return;
    }
    try {
      this.sitDown(await openFile(file, world.games));
      terminal.say(words.say("cli.loaded", { file, count: this.session.version }));
    } catch (error) {
      terminal.say(words.say("cli.not-loaded", { error: messageOf(error) }));
    }
  }

  /** False if the person leaves: at once, or, if the game is not saved, when they say so again. */
  private leave(): boolean {
    if (this.leaving || this.session.version === this.savedAt) return this.sayGoodbye();
    this.leaving = true;
    this.terminal.say(this.words.say("cli.unsaved"));
    return true;
  }

  /** The input has ended: an unsaved game is saved to a file of its own. */
  private endOfInput(): false {
    const { terminal, words, session, world } = this;
    if (session.version === this.savedAt) return false;
    if (!terminal.interactive) terminal.say(words.say("cli.not-kept"));
    else
      this.save(join(world.folder, `${session.header.game}-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.json`));
    return false;
  }

  private sayGoodbye(): false {
    this.terminal.say(this.words.say("cli.goodbye"));
    return false;
  }
}

const optionsOf = (question: Question): readonly string[] =>
  question.kind === "allocate" ? question.items.map(({ id }) => id) : question.kind === "amount" ? [] : question.options;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
