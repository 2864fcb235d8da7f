import type { Change, News, StoredGame } from "./storage.ts";
import type { Table } from "./table.ts";

/*
 * What the processes tell each other about steps that were just stored: whoever knows everything before them need not ask the
 * storage what has happened.
 */

/** PostgreSQL passes on nothing longer than 8000 bytes. */
const LONGEST = 7000;

/** Of a game, only what simple steps change. */
interface Tidings extends Pick<Change, "steps" | "seats"> {
  readonly game: Pick<StoredGame, "status" | "version" | "turn" | "updated" | "result">;
}

/** A change as the others are told it; undefined if they must look for themselves. */
export function tidingsOf(change: Change): string | undefined {
  const { game, isNew, seats, steps, snapshot, backTo, events = [], chat = [] } = change;
  if (!steps || isNew || snapshot || backTo !== undefined || events.length > 0 || chat.length > 0) return undefined;
  const { status, version, turn, updated, result } = game;
  const tidings: Tidings = { game: { status, version, turn, updated, result }, steps, ...(seats && { seats }) };
  const text = JSON.stringify(tidings);
  return Buffer.byteLength(text) <= LONGEST ? text : undefined;
}

/** What a table learns from them; undefined if it does not know what was before. */
export function newsFrom(tidings: string, rev: number, { game, seats, course }: Table): News | undefined {
  if (rev !== game.rev + 1 || !course) return undefined;
  const told = JSON.parse(tidings) as Tidings;
  // how far a seat has seen the game is not told
  const changed = Object.entries(told.seats ?? {}).map(([seat, row]) => {
    const { seen, seenLog } = seats[seat]!;
    return [seat, { ...row, seen, seenLog }] as const;
  });
  return {
    game: { ...game, ...told.game, rev },
    seats: changed.length === 0 ? seats : { ...seats, ...Object.fromEntries(changed) },
    kept: course.kept,
    steps: told.steps ?? [],
    events: [],
    chat: [],
  };
}
