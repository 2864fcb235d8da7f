import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { LogEntry, PerSeat, Seat } from "../engine/index.ts";
import { ServerError } from "./errors.ts";
import type { GameStatus } from "./protocol.ts";
import type { TableName } from "./schema.ts";
import type {
  Change,
  Entry,
  SnapshotHead,
  StoredEvent,
  StoredGame,
  StoredLine,
  StoredSeat,
  StoredSnapshot,
  StoredStep,
} from "./storage.ts";

/* How games are written to rows and read back, in either database. */

export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, unknown>>;

/**
 * Snapshots are the bulk of the stored data. Each call leaves a buffer of `chunkSize` behind until all memory is gone through, and
 * V8 goes through it sooner the more there are: small ones keep everybody from waiting for that.
 */
const PACKING = { level: 1, windowBits: 13, memLevel: 6, chunkSize: 4096 };
const packed = (value: unknown): Uint8Array => deflateRawSync(JSON.stringify(value), PACKING);
const unpacked = (value: unknown) => JSON.parse(inflateRawSync(value as Uint8Array).toString());

/** The rows of a change, each with its values in the order of the columns. */
export function rowsOf({ game, isNew, seats, steps, snapshot, events, chat }: Change): [TableName, Value[]][] {
  const { id } = game;
  const rows: [TableName, Value[]][] = isNew ? [["games", gameRow(game)]] : [];
  if (seats) for (const [seat, row] of Object.entries(seats)) rows.push(["seats", seatRow(id, seat, row)]);
  if (steps) for (const step of steps) rows.push(["steps", stepRow(id, step)]);
  if (snapshot) rows.push(["snapshots", snapshotRow(id, snapshot)]);
  for (const { n, seat, version, what, at } of events ?? [])
    rows.push(["events", [id, n, seat, version, JSON.stringify(what), at]]);
  for (const { n, seat, id: line, text, at } of chat ?? []) rows.push(["chat", [id, n, seat, line, text, at]]);
  return rows;
}

const gameRow = (g: StoredGame): Value[] => [
  ...[g.id, g.rev, g.game, g.ruleset, g.scenario, JSON.stringify(g.options), g.rulesVersion, g.begunUnder],
  ...[g.public ? 1 : 0, g.created, g.secret, g.commitment, JSON.stringify(g.renewals), g.seed, g.status, g.version, g.undos],
  ...[g.turn, g.updated, g.result && JSON.stringify(g.result), g.rematch],
];

/** A list as JSON; most are empty. */
const listed = (list: readonly unknown[]): string => (list.length === 0 ? "[]" : JSON.stringify(list));

/** A game's changing columns, in that order. */
export function changingOf(g: StoredGame): Value[] {
  const result = g.result && JSON.stringify(g.result);
  return [g.rev, g.rulesVersion, listed(g.renewals), g.seed, g.status, g.version, g.undos, g.turn, g.updated, result, g.rematch];
}

const seatRow = (game: string, seat: Seat, s: StoredSeat): Value[] => [
  ...[game, seat, s.name, s.player, s.token, s.invite, s.part, s.seen, s.seenLog, s.ask ? 1 : 0],
  ...[JSON.stringify(s.standing), JSON.stringify(s.pace), JSON.stringify(s.plan)],
];

function stepRow(game: string, step: StoredStep): Value[] {
  const { n, kind, seat, hash, at } = step;
  const row = (id: string | null, body: unknown): Value[] => [game, n, kind, seat, id, JSON.stringify(body), hash, at];
  switch (kind) {
    case "answer":
      return row(step.id, step.answer);
    case "automatic":
      return row(null, step.answer);
    case "undo":
      return row(step.id, step.renewal === null ? step.to : [step.to, step.renewal]);
    case "rules":
      return row(null, [step.from, step.under, step.to]);
  }
}

const snapshotRow = (game: string, { n, moment, rulesVersion, logFrom, log, state }: StoredSnapshot): Value[] => [
  ...[game, n, moment, rulesVersion, logFrom, logFrom + log.length],
  ...[packed(state), packed(log)],
];

export const damaged = (game: string, why: string, cause?: unknown): ServerError =>
  new ServerError("damaged", `The stored game ${game} is damaged: ${why}.`, { cause });

/** Reads rows of a table, numbered without gaps from a given number on. */
export function readAll<T>(game: string, table: TableName, rows: readonly Row[], from: number, read: (row: Row) => T): T[] {
  return rows.map((row, index) => {
    const n = from + index;
    if (row.n !== n) throw damaged(game, `${table} ${n} is missing`);
    return readOne(game, `${table} ${n}`, row, read);
  });
}

export function readOne<T>(game: string, what: string, row: Row, read: (row: Row) => T): T {
  try {
    return read(row);
  } catch (error) {
    throw damaged(game, `${what} cannot be read`, error);
  }
}

export function readEntry(row: Row, seatRows: readonly Row[]): Entry {
  const id = String(row.id);
  const seats: PerSeat<StoredSeat> = Object.fromEntries(
    seatRows.map((found) => readOne(id, "a seat", found, (each) => [seatOf(each), readSeat(each)])),
  );
  return { game: readOne(id, "its row", row, readGame), seats };
}

/** For lists: a damaged game is left out so as not to spoil the others. */
export function readableEntries(rows: readonly Row[], seatRows: readonly Row[]): Entry[] {
  const seatsOf = Map.groupBy(seatRows, ({ game }) => game);
  return rows.flatMap((row) => {
    try {
      return [readEntry(row, seatsOf.get(row.id) ?? [])];
    } catch (error) {
      if (error instanceof ServerError) return [];
      throw error;
    }
  });
}

function seatOf(row: Row): Seat {
  if (typeof row.seat !== "string" || row.seat === "") throw new Error(`no seat "${String(row.seat)}"`);
  return row.seat;
}

const readGame = (row: Row): StoredGame => ({
  id: row.id as string,
  rev: row.rev as number,
  game: row.game as string,
  ruleset: row.ruleset as string,
  scenario: row.scenario as string,
  options: JSON.parse(row.options as string),
  rulesVersion: row.rules_version as number,
  begunUnder: row.begun_under as number,
  public: row.public === 1,
  created: row.created as number,
  secret: row.secret as string,
  commitment: row.commitment as string,
  renewals: JSON.parse(row.renewals as string),
  seed: row.seed as string | null,
  status: row.status as GameStatus,
  version: row.version as number,
  undos: row.undos as number,
  turn: row.turn as Seat | null,
  updated: row.updated as number,
  result: row.result === null ? null : JSON.parse(row.result as string),
  rematch: row.rematch as string | null,
});

const readSeat = (row: Row): StoredSeat => ({
  name: row.name as string | null,
  player: row.player as string | null,
  token: row.token as string | null,
  invite: row.invite as string | null,
  part: row.part as string | null,
  seen: row.seen as number,
  seenLog: row.seen_log as number,
  ask: row.ask === 1,
  standing: JSON.parse(row.standing as string),
  pace: JSON.parse(row.pace as string),
  plan: JSON.parse(row.plan as string),
});

export function readStep(row: Row): StoredStep {
  const base = { n: row.n as number, seat: seatOf(row), hash: row.hash as string, at: row.at as number };
  const body = JSON.parse(row.body as string);
  switch (row.kind) {
    case "answer":
      return { ...base, kind: "answer", id: row.id as string, answer: body };
    case "automatic":
      return { ...base, kind: "automatic", answer: body };
    case "undo": {
      const [to, renewal = null] = [body].flat() as [number, number?];
      return { ...base, kind: "undo", id: row.id as string, to, renewal };
    }
    case "rules": {
      const [from, under, to] = body as [number, number, number];
      return { ...base, kind: "rules", from, under, to };
    }
    default:
      throw new Error(`no kind of step "${String(row.kind)}"`);
  }
}

export const readSnapshot = (row: Row): StoredSnapshot => ({
  n: row.n as number,
  moment: row.moment as number,
  rulesVersion: row.rules_version as number,
  logFrom: row.log_from as number,
  state: unpacked(row.state),
  log: unpacked(row.log),
});

export const readHead = (row: Row): SnapshotHead => ({
  n: row.n as number,
  moment: row.moment as number,
  rulesVersion: row.rules_version as number,
  logTo: row.log_to as number,
});

/** The log held by a game's snapshots together. */
export function readLog(game: string, rows: readonly Row[]): LogEntry[] {
  const log: LogEntry[] = [];
  for (const row of rows) {
    if (row.log_from !== log.length) throw damaged(game, `its log after entry ${log.length} is missing`);
    log.push(...readOne(game, "its log", row, ({ log: entries }) => unpacked(entries) as LogEntry[]));
  }
  return log;
}

export const readEvent = (row: Row): StoredEvent => ({
  n: row.n as number,
  seat: seatOf(row),
  version: row.version as number,
  at: row.at as number,
  what: JSON.parse(row.body as string),
});

export const readLine = (row: Row): StoredLine => ({
  n: row.n as number,
  seat: seatOf(row),
  id: row.id as string,
  text: row.text as string,
  at: row.at as number,
});
