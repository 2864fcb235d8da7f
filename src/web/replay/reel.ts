import {
  type AnyGame,
  answersIn,
  type GameState,
  type LogEntry,
  perSeat,
  type ReplayInput,
  type Seat,
  type Session,
  visibleTo,
} from "../../engine/index.ts";
import type { Frame, Logged } from "../table/client.ts";
import { begin, type Course } from "./moves.ts";

/** A log entry as the game wrote it, with the number of answers given before. */
export interface Written extends LogEntry {
  readonly version: number;
}

/** The entries of a log a seat may read, up to a version; with `open`, also those for others. */
export function readBy(log: readonly Written[], seat: Seat | null, open: boolean, version = Number.POSITIVE_INFINITY): Logged[] {
  const read: Logged[] = [];
  let n = 0;
  for (const entry of log) {
    if (entry.version > version) break;
    const mine = visibleTo(entry, seat);
    if (mine || open) read.push({ ...entry, n });
    if (mine) n++;
  }
  return read;
}

/** The game right after an entry, as a seat may see it. */
export function frameOf(
  game: AnyGame,
  state: GameState,
  entry: Logged,
  { seat, open, by, own }: { seat: Seat | null; open: boolean; by: Seat | null; own: boolean },
): Frame {
  const view = (eyes: Seat | null) => game.view(state, eyes);
  return { entry, view: view(seat), open: open ? perSeat(game.seats, view) : {}, by, own };
}

/** Replays a game as far as requested, and returns what a seat could read of its log, entry by entry. */
export class Reel {
  private readonly game: AnyGame;
  private readonly course: Course;
  private readonly seat: Seat | null;
  private readonly open: boolean;
  private session: Session | null = null;
  /** the next move to play */
  private move = 0;
  private version = 0;
  private by: Seat | null = null;
  /** how many entries have been read, and those read ahead */
  private read = 0;
  private ahead: Frame[] = [];
  private from = 0;

  constructor(game: AnyGame, course: Course, seat: Seat | null, open: boolean) {
    this.game = game;
    this.course = course;
    this.seat = seat;
    this.open = open;
  }

  /** Fastest if each call begins where the last one ended. */
  frames(from: number, to: number): Frame[] {
    if (this.session === null || from < this.read - this.ahead.length) this.begin(from);
    this.from = from;
    while (this.read < to && this.move < this.course.inputs.length) this.step(this.course.inputs[this.move++]!);
    const frames = this.ahead.filter(({ entry }) => entry.n >= from && entry.n < to);
    this.ahead = this.ahead.filter(({ entry }) => entry.n >= to);
    return frames;
  }

  private get eyes() {
    return { seat: this.seat, open: this.open, by: this.by, own: false };
  }

  private begin(from: number): void {
    const before = this.course.earlier ?? [];
    // the entries written under other rules, and then the one that announces the change
    const read =
      before.flatMap(({ log }) => log).filter((entry) => visibleTo(entry, this.seat)).length + (before.length > 0 ? 1 : 0);
    Object.assign(this, { move: 0, version: answersIn(before), by: null, read, ahead: [], from });
    this.session = begin(this.game, this.course, (entry, state) => {
      if (!visibleTo(entry, this.seat)) return;
      const n = this.read++;
      if (n >= this.from) this.ahead.push(frameOf(this.game, state, { ...entry, version: this.version, n }, this.eyes));
    });
  }

  private step(move: ReplayInput): void {
    if ("answer" in move) {
      this.by = this.session!.question?.seat ?? null;
      this.version++;
    }
    this.session!.put(move);
  }
}
