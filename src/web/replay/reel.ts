import { answersIn, clone, type Game, type GameState, type LogEntry, perSeat, type Seat, visibleTo } from "../../engine/index.ts";
import type { Frame, Logged } from "../table/client.ts";
import { begin, type Course } from "./moves.ts";

/** An entry of the log as the game wrote it, with the number of answers that had been given. */
export interface Written extends LogEntry {
  readonly version: number;
}

/** What a seat may read of a log, up to a version; with `open`, what others may read as well. */
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

/** The game as it stood right after an entry, as a seat may see it. */
export function frameOf(
  game: Game,
  state: GameState,
  entry: Logged,
  { seat, open, by, own }: { seat: Seat | null; open: boolean; by: Seat | null; own: boolean },
): Frame {
  const view = (eyes: Seat | null) => clone(game.view(state, eyes));
  return { entry, view: view(seat), open: open ? perSeat(game.seats, view) : {}, by, own };
}

/** Plays a game again and gives what a seat could read between two entries of its log, entry by entry. */
export function framesOf(game: Game, course: Course, seat: Seat | null, open: boolean, from: number, to: number): Frame[] {
  const frames: Frame[] = [];
  const before = course.earlier ?? [];
  // under other rules, too, entries were written; and then the one that says so
  let n = before.flatMap(({ log }) => log).filter((entry) => visibleTo(entry, seat)).length + (before.length > 0 ? 1 : 0);
  let version = answersIn(before);
  let by: Seat | null = null;
  const session = begin(game, course, (entry, state) => {
    if (!visibleTo(entry, seat)) return;
    if (n >= from && n < to) frames.push(frameOf(game, state, { ...entry, version, n }, { seat, open, by, own: false }));
    n++;
  });
  for (const move of course.inputs) {
    if (n >= to) break;
    if ("answer" in move) {
      by = session.question?.seat ?? null;
      version++;
    }
    session.put(move);
  }
  return frames;
}
