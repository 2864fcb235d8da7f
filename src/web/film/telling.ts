import { isEnd, type LogEntry, type Plain, type Seat } from "../../engine/index.ts";
import type { GameFace } from "../face.ts";
import { seatOf } from "../log/groups.ts";
import type { Frame, Logged } from "../table/client.ts";
import { DEATH, type Look, QUIET, ROLL, SENTENCE, type Story, type StoryKind } from "./look.ts";

import { isSamePiece } from "./shot.ts";

type Tells = Pick<GameFace, "looks" | "stories">;

/**
 * How an entry looks: as the game says, or else a roll if there is a die in it, or else a sentence. The death of a general is no mere change; the end has a page of its own.
 */
export const lookOf = ({ looks, telling }: Pick<GameFace, "looks" | "telling">, entry: LogEntry): Look =>
  (telling?.fallen?.(entry).length ? DEATH : looks?.[entry.event]) ??
  (isEnd(entry) ? QUIET : typeof entry.params?.die === "number" ? ROLL : SENTENCE);

/** The side that acts in an entry, if it says so. */
export const actorOf = (
  { sideOf }: Pick<GameFace, "sideOf">,
  seats: readonly Seat[],
  entry: LogEntry,
  view: Plain,
): Seat | null => seatOf(entry, seats) ?? sideOf?.(entry, view) ?? null;

/** The story an entry belongs to: the one being told, if it goes on, or one that begins, or the one for any roll, if there is one. */
export function storyOf(
  { looks, stories = [] }: Tells,
  entry: LogEntry,
  view: Plain,
  told: StoryKind | null,
  roll: StoryKind | null,
): StoryKind | null {
  const { event } = entry;
  if (told && (told.tells.has(event) || (told.interludes?.has(event) && told.isLive?.(view)))) return told;
  return stories.find(({ opens }) => opens.has(event)) ?? (lookOf({ looks }, entry).as === "roll" ? roll : null);
}

/** A story with one more entry, or one that begins. */
export function storyWith(told: Story | null, kind: StoryKind, { entry, view }: Frame, before: Plain | null): Story {
  return {
    kind,
    entries: [...(told?.entries ?? []), entry],
    before: told ? told.before : before,
    live: kind.isLive?.(view) || !told ? view : told.live,
    now: view,
    rolling: false,
  };
}

/** Whether an entry starts a new story, even if one of the same kind has just been told. */
export const begins = ({ opens, tells }: StoryKind, { event }: LogEntry): boolean => opens.has(event) && !tells.has(event);

/** Whether a story goes on, so that its stage stays while somebody decides. */
export const goesOn = ({ isLive, settles }: StoryKind, entries: readonly LogEntry[], view: Plain): boolean =>
  (isLive?.(view) ?? false) && !entries.some(({ event }) => settles?.has(event));

/** The story being told at the end of a log, with its entries. */
export function storyAtEnd(face: Tells, log: readonly Logged[]): { kind: StoryKind; entries: readonly Logged[] } | null {
  for (const kind of face.stories ?? []) {
    for (let at = log.length - 1; at >= 0; at--) {
      const { event } = log[at]!;
      if (kind.opens.has(event) && !(kind.tells.has(event) && at > 0 && belongs(kind, log[at - 1]!)))
        return { kind, entries: log.slice(at) };
      if (!isTold(kind, event)) break;
    }
  }
  return null;
}

const belongs = (kind: StoryKind, { event }: LogEntry) => kind.opens.has(event) || isTold(kind, event);
/** Whether an event may belong to a story already begun. */
export const isTold = ({ tells, interludes }: StoryKind, event: string) => tells.has(event) || (interludes?.has(event) ?? false);

/** Whether an entry begins something after an operation: a fight is a part of it. */
export const endsOperation = (
  { opensGroup, stories = [], telling }: Pick<GameFace, "opensGroup" | "stories" | "telling">,
  entry: LogEntry,
): boolean => opensGroup(entry) && !stories.some(({ id, opens }) => opens.has(entry.event) && telling?.fights.has(id));

type Moving = Pick<GameFace, "opensGroup" | "stories" | "telling" | "looks">;

/** The last step of the move going on after an entry: none once something else begins, or the entry says how it ends. */
export function moveAfter(face: Moving, entry: Logged, kind: StoryKind | null, move: Logged | null): Logged | null {
  const { moves, fights } = face.telling ?? {};
  if (!moves) return null;
  if (moves.steps.has(entry.event)) return entry;
  return moves.endings.has(entry.event) || (kind && fights?.has(kind.id)) || endsOperation(face, entry) ? null : move;
}

/** Whether a move is over when an entry comes: something else begins, or another piece moves. */
export function endsMove(face: Moving, move: Logged, next: Logged): boolean {
  const { moves } = face.telling ?? {};
  const isOther = moves?.steps.has(next.event) && !isSamePiece(lookOf(face, move), move, next);
  return isOther || moves?.later.has(next.event) || endsOperation(face, next);
}

/** The trail of the piece that moved last: places in order. What is told on a stage at the end leaves the trail that led to it. */
export function trailOf(face: Pick<GameFace, "looks" | "stories" | "opensGroup">, log: readonly Logged[]): readonly string[] {
  const told = storyAtEnd(face, log);
  const stage = told && !told.kind.page ? told.entries[0]!.n : Number.POSITIVE_INFINITY;
  const way: string[] = [];
  let piece: unknown;
  /** the way belongs to what is told on the stage: a retreat */
  let isOfStage = false;
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at]!;
    const look = lookOf(face, entry);
    const ends = entry.n < stage && face.opensGroup(entry);
    if (look.as === "card" && entry.n < stage) break;
    if (look.as !== "walk") {
      if (ends) break;
      continue;
    }
    const { params = {} } = entry;
    const goes = params[look.piece ?? "piece"];
    if (way.length > 0 && (goes !== piece || (isOfStage && entry.n < stage))) break;
    isOfStage = entry.n >= stage;
    piece = goes;
    const to = params[look.to];
    const from = look.from === undefined ? undefined : params[look.from];
    if (typeof to === "string" && way[0] !== to) way.unshift(to);
    if (typeof from === "string" && way[0] !== from) way.unshift(from);
    if (ends) break;
  }
  return way;
}
