import type { Seat } from "../../engine/index.ts";

/** Which lessons are done, and how far the others have got; kept in the browser. */
const KEY = "punica:lessons";

/** by `game/lesson`: the step to continue with, "done", or "skipped" if something in it was passed over */
type Kept = Readonly<Record<string, number | "done" | "skipped">>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const isDone = (game: string, lesson: string): boolean => read()[nameOf(game, lesson)] === "done";

/** Whether a lesson was gone through, but not all of it was done. */
export const isSkipped = (game: string, lesson: string): boolean => read()[nameOf(game, lesson)] === "skipped";

/** How many of these lessons of a game are done. */
export const countDone = (game: string, lessons: readonly string[]): number =>
  lessons.filter((lesson) => isDone(game, lesson)).length;

/** The step of a lesson to continue with: the first, if it is done or not begun. */
export const stepOf = (game: string, lesson: string): number => {
  const kept = read()[nameOf(game, lesson)];
  return typeof kept === "number" ? kept : 0;
};

/** Saves how far a lesson has got. Once done, it stays done. */
export function keepStep(game: string, lesson: string, step: number | "done" | "skipped"): void {
  if (isDone(game, lesson)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [nameOf(game, lesson)]: step }));
  } catch {
    // lessons work without storage too
  }
}

const SIDES = "punica:learnt-sides";

function sides(): Readonly<Record<string, Seat>> {
  try {
    return JSON.parse(localStorage.getItem(SIDES) ?? "{}") as Record<string, Seat>;
  } catch {
    return {};
  }
}

/** The side that somebody has learnt to play; null if no lesson of the game has been done. */
export const learntSide = (game: string): Seat | null => sides()[game] ?? null;

export function keepSide(game: string, seat: Seat): void {
  try {
    localStorage.setItem(SIDES, JSON.stringify({ ...sides(), [game]: seat }));
  } catch {
    // as above
  }
}
