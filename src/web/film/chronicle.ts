import { type LogEntry, opponentOf, type PerSeat, type Plain, perSeat, type Seat } from "../../engine/index.ts";
import type { Words } from "../../words/words.ts";
import type { GameFace } from "../face.ts";
import type { Frame, Logged } from "../table/client.ts";
import type { Said } from "../table/outlook.ts";
import type { StoryKind } from "./look.ts";
import { actorOf, storyOf } from "./telling.ts";

/** The standing of both sides. */
interface Standing {
  readonly turn: number;
  readonly points: PerSeat<number>;
}

/** The row of a table in which a roll is looked up: what each total brings, from 1 on, and the total that was rolled. */
export interface TableRow {
  readonly cells: readonly Said[];
  readonly total: number;
  /** the total of the first cell, if not 1 */
  readonly first?: number;
}

/**
 * Something in the sum of a turn: a key of the game's catalogue with `count`; the `names` of what is counted, unless they are too many;
 * who did it, if each does it for himself, and the last name as `to`.
 */
export interface Tally {
  readonly say: string;
  readonly count: number;
  readonly name?: string;
  readonly who?: string;
  /** what is said instead if whoever moved there has not arrived, or is there no longer */
  readonly elsewhere?: string;
  /** the side it is about, if not that of the entry */
  readonly seat?: Seat;
}

/** What the moves of a game consist of, by events. */
export interface Moves {
  readonly steps: ReadonlySet<string>;
  /** what says itself how a move ends */
  readonly endings: ReadonlySet<string>;
  /** what comes only once a move is over */
  readonly later: ReadonlySet<string>;
  /** the sentence for a move that is over, with what its last step says */
  readonly over: string;
  /** Whether who took a step is where it led: a fleet that was sunk, or is back in its port, does not stay there. */
  isThere(view: Plain, step: LogEntry): boolean;
}

/** How a game tells what happens, and sums itself up when it is over. */
export interface Telling {
  /** what the points are, as a key of the game's catalogue */
  readonly points: string;
  standing(view: Plain): Standing;
  /** whether the log itself tells when the points change */
  readonly isLogged?: boolean;
  /** The side whose turn it is; null between the turns of the sides. */
  playing(view: Plain): Seat | null;
  /** What has changed between two moments besides the points, in sentences of the game's catalogue: a province, a mood. */
  changes?(before: Plain, now: Plain): readonly Said[];
  /** what moves consist of, so that those which simply stop are said to be over */
  readonly moves?: Moves;
  /** what a die decides in the entries that tell of one: before it lies still, their sentences leave that open */
  readonly decided?: Readonly<Record<string, readonly string[]>>;
  /** The generals whose death an entry tells of, as ids that have portraits. */
  fallen?(entry: LogEntry): readonly string[];
  /** The row of the table behind a roll in the log, if there is a table. */
  row?(entry: LogEntry): TableRow | undefined;
  /** the stories that are fights */
  readonly fights: ReadonlySet<string>;
  /** The odds of the fight in progress, in a few words. */
  odds(view: Plain, words: Words): string;
  /** What decided a fight, more briefly than in the log. */
  gist?(entry: LogEntry): Pick<LogEntry, "event" | "params"> | undefined;
  /** the events that begin an operation, if operations are summed up one by one */
  readonly operations?: ReadonlySet<string>;
  /** The use of a card or the kind of operation that a log entry tells of, as a key of the game's catalogue. */
  use?(entry: LogEntry): string | undefined;
  /** The losses, by a log entry, of the side it is about. */
  losses(entry: LogEntry): number;
  /** What an entry adds to the sum of a turn. */
  tally(entry: LogEntry): readonly Tally[];
}

export interface Fight {
  /** the moment at which it began */
  readonly version: number;
  readonly kind: string;
  readonly opened: Logged;
  /** how it was decided; null if it never was */
  readonly settled: Logged | null;
  readonly odds: string;
  readonly losses: PerSeat<number>;
}

/** An event that left a side much better off than before. */
export interface TurningPoint {
  readonly version: number;
  readonly turn: number;
  readonly entry: Logged;
  readonly seat: Seat;
  readonly swing: number;
}

export interface Chronicle {
  /** the points of each turn, change by change */
  readonly curve: readonly Standing[];
  readonly fights: readonly Fight[];
  readonly turningPoints: readonly TurningPoint[];
  /** how often each side used its cards or operations for what, by the key of the use; the commonest first */
  readonly uses: readonly { readonly use: string; readonly count: PerSeat<number> }[];
}

/** How many turning points are remembered. */
const MOST = 3;

/** Goes through a game entry by entry and remembers what mattered. */
export class Chronicler {
  private readonly face: Pick<GameFace, "looks" | "stories" | "opensGroup" | "sideOf">;
  private readonly telling: Telling;
  private readonly words: Words;
  private readonly seats: readonly Seat[];
  private readonly curve: Standing[] = [];
  private readonly fights: { -readonly [Field in keyof Fight]: Fight[Field] }[] = [];
  private readonly swings: TurningPoint[] = [];
  private readonly uses = new Map<string, PerSeat<number>>();
  private told: StoryKind | null = null;
  /** the last thing that began, or its decision, and the standing before it */
  private group: { entry: Logged; readonly before: Standing } | null = null;
  private now: Standing | null = null;

  constructor(
    face: Pick<GameFace, "looks" | "stories" | "opensGroup" | "sideOf">,
    telling: Telling,
    words: Words,
    seats: readonly Seat[],
  ) {
    this.face = face;
    this.telling = telling;
    this.words = words;
    this.seats = seats;
  }

  read({ entry, view }: Frame): void {
    const standing = this.telling.standing(view);
    if (!this.group || this.face.opensGroup(entry)) {
      this.weigh();
      this.group = { entry, before: this.now ?? standing };
    }
    this.now = standing;
    this.countUse(entry, view);
    this.follow(entry, view);
  }

  get chronicle(): Chronicle {
    this.weigh();
    const turningPoints = [...this.swings].sort((a, b) => b.swing - a.swing).slice(0, MOST);
    const total = ({ count }: Chronicle["uses"][number]) => this.seats.reduce((sum, seat) => sum + count[seat]!, 0);
    return {
      curve: this.curve,
      fights: this.fights,
      turningPoints: turningPoints.sort((a, b) => a.version - b.version),
      uses: [...this.uses].map(([use, count]) => ({ use, count })).sort((a, b) => total(b) - total(a)),
    };
  }

  private countUse(entry: Logged, view: Plain): void {
    const use = this.telling.use?.(entry);
    const seat = use && actorOf(this.face, this.seats, entry, view);
    if (!seat) return;
    const count = this.uses.get(use) ?? perSeat(this.seats, () => 0);
    this.uses.set(use, { ...count, [seat]: count[seat]! + 1 });
  }

  /** Weighs the last thing that began: how the sides stand now, and which of them has gained. */
  private weigh(): void {
    const { group, now, seats } = this;
    if (!group || !now) return;
    const last = this.curve.at(-1);
    if (!last || last.turn !== now.turn || seats.some((seat) => last.points[seat] !== now.points[seat])) this.curve.push(now);
    const lead = ({ points }: Standing, seat: Seat) => points[seat]! - points[opponentOf(seats, seat)]!;
    const { entry, before } = group;
    const winner = seats.find((seat) => lead(now, seat) > lead(before, seat));
    if (winner) {
      const swing = lead(now, winner) - lead(before, winner);
      this.swings.push({ version: entry.version, turn: now.turn, entry, seat: winner, swing });
    }
    this.group = { entry, before: now };
  }

  private follow(entry: Logged, view: Plain): void {
    const before = this.told;
    this.told = storyOf(this.face, entry, view, before, null);
    if (!this.told) return;
    const decides = this.told.settles?.has(entry.event) ?? false;
    if (decides && this.group && !this.told.page) this.group.entry = entry;
    if (!this.telling.fights.has(this.told.id)) return;
    const begins = this.told !== before || (this.told.opens.has(entry.event) && !this.told.tells.has(entry.event));
    if (begins)
      this.fights.push({
        version: entry.version,
        kind: this.told.id,
        opened: entry,
        settled: null,
        odds: "",
        losses: perSeat(this.seats, () => 0),
      });
    const fight = this.fights.at(-1)!;
    if (!fight.settled) fight.odds = this.telling.odds(view, this.words) || fight.odds;
    if (decides) fight.settled = entry;
    const lost = this.telling.losses(entry);
    const loser = lost > 0 ? actorOf(this.face, this.seats, entry, view) : null;
    if (loser) fight.losses = { ...fight.losses, [loser]: fight.losses[loser]! + lost };
  }
}
