import { closeSync, fdatasync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { Batches, type Waiting } from "./batches.ts";
import { Checkpoints } from "./checkpoints.ts";
import { changingOf, type Row, rowsOf, type Value } from "./rows.ts";
import { CHANGING, COLUMNS, migrations, SCHEMA_VERSION, TABLES, type TableName } from "./schema.ts";
import { type All, SqlStorage } from "./sql-storage.ts";
import { type Call, type Change, Conflict, type Trouble } from "./storage.ts";

type Write = () => void;

/** Kilobytes of the file kept in memory: the pages of several thousand games being played, so that a move reads nothing. */
const CACHE = 32_768;

/**
 * Games in one SQLite file. Changes that arrive together are written to its log together; then the log is flushed to the disk,
 * for which this thread does not wait. Only then is a change reported done, and only then is anything passed on that was read
 * meanwhile.
 */
export class SqliteStorage extends SqlStorage {
  private readonly db: DatabaseSync;
  private readonly lock: DatabaseSync | null;
  private readonly checkpoints: Checkpoints | null;
  private readonly statements = new Map<string, StatementSync>();
  private readonly inserts: Readonly<Record<TableName, StatementSync>>;
  private readonly updateGame: StatementSync;
  private readonly listeners: ((call: Call) => void)[] = [];
  private readonly batches = new Batches<Write>((batch) => this.store(batch));
  /** the log, to be flushed */
  private readonly log: number | null;
  /** until what was written last is on the disk */
  private flushing: Promise<void> | null = null;
  /** why the log could not be flushed */
  private lost: unknown = null;

  /** Opens or creates the file; ":memory:" for a temporary one. */
  constructor(file: string) {
    super();
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.lock = file === ":memory:" ? null : lockFor(file);
    try {
      this.db = new DatabaseSync(file, { timeout: 5000 });
      this.db.exec("PRAGMA synchronous = EXTRA; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;");
      migrate(this.db, file);
      // the log is written at every commit, and flushed by us
      this.db.exec("PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE; COMMIT;");
      this.db.exec(`PRAGMA cache_size = -${CACHE}`);
      this.log = file === ":memory:" ? null : openSync(`${file}-wal`, "r+");
    } catch (error) {
      this.lock?.close();
      throw explained(file, error);
    }
    const byItself = () => this.db.exec("PRAGMA wal_autocheckpoint = 1000");
    this.checkpoints = file === ":memory:" ? null : new Checkpoints(file, byItself);
    const insert = (table: TableName) => this.db.prepare(insertInto(table));
    this.inserts = Object.fromEntries(TABLES.map((table) => [table, insert(table)])) as Record<TableName, StatementSync>;
    const changes = CHANGING.map((column) => `${column} = ?`).join(", ");
    this.updateGame = this.db.prepare(`UPDATE games SET ${changes} WHERE id = ? AND rev = ?`);
  }

  commit(...changes: readonly Change[]): Promise<void> {
    const stored = this.batches.add(() => {
      for (const change of changes) this.put(change);
    });
    if (this.listeners.length < 2) return stored;
    return stored.then(() => {
      for (const { game } of changes) this.call({ kind: "changed", game: game.id, rev: game.rev });
    });
  }

  protected async execute(sql: string, ...values: Value[]): Promise<number> {
    let changes = 0;
    await this.batches.add(() => {
      changes = Number(this.statement(sql).run(...values).changes);
    });
    return changes;
  }

  protected async all(sql: string, ...values: Value[]): Promise<Row[]> {
    const rows = this.statement(sql).all(...values);
    if (this.flushing) await this.flushing;
    return rows;
  }

  /** Writing waits for every read already begun. */
  protected async atOneMoment<T>(read: (all: All) => Promise<T>): Promise<T> {
    const found = await read(async (sql, ...values) => this.statement(sql).all(...values));
    if (this.flushing) await this.flushing;
    return found;
  }

  troubleOf(error: unknown): Trouble {
    return troubleOf(error);
  }

  onCall(heard: (call: Call) => void): void {
    this.listeners.push(heard);
  }

  call(call: Call): void {
    for (const heard of this.listeners) setImmediate(heard, call);
  }

  async close(): Promise<void> {
    await this.batches.empty();
    await this.checkpoints?.close();
    this.db.close();
    if (this.log !== null) closeSync(this.log);
    this.lock?.close();
  }

  private statement(sql: string): StatementSync {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  /**
   * Writes a batch in one transaction; if that fails, one change at a time, so that a bad one spoils no other. Then flushes it.
   */
  private async store(batch: readonly Waiting<Write>[]): Promise<void> {
    let written = batch;
    try {
      this.transaction(batch);
    } catch (error) {
      written = batch.length > 1 ? batch.filter((one) => this.isWritten(one)) : [];
      if (batch.length === 1) batch[0]!.failed(error);
    }
    if (written.length === 0) return;
    this.flushing = this.flush();
    try {
      await this.flushing;
    } catch (error) {
      // nobody knows what is on the disk: from now on nothing is stored or read
      this.lost = error;
      for (const one of written) one.failed(error);
      return;
    }
    this.flushing = null;
    for (const one of written) one.done();
    await this.checkpoints?.wrote(written.length);
  }

  private isWritten(one: Waiting<Write>): boolean {
    try {
      this.transaction([one]);
      return true;
    } catch (error) {
      one.failed(error);
      return false;
    }
  }

  private flush(): Promise<void> {
    const { log } = this;
    if (log === null) return Promise.resolve();
    return new Promise((flushed, failed) => fdatasync(log, (error) => (error ? failed(error) : flushed())));
  }

  private transaction(batch: readonly Waiting<Write>[]): void {
    if (this.lost) throw this.lost;
    this.db.exec("BEGIN IMMEDIATE");
    try {
      for (const { what } of batch) what();
      this.db.exec("COMMIT");
    } catch (error) {
      if (this.db.isTransaction) this.db.exec("ROLLBACK");
      throw error;
    }
  }

  private put(change: Change): void {
    const { game, isNew, backTo, insteadOf } = change;
    if (!isNew && this.updateGame.run(...changingOf(game), game.id, game.rev - 1).changes !== 1) throw new Conflict(game.id);
    if (backTo !== undefined) this.statement("DELETE FROM snapshots WHERE game = ? AND moment > ?").run(game.id, backTo);
    if (insteadOf !== undefined) this.statement("DELETE FROM snapshots WHERE game = ? AND n = ?").run(game.id, insteadOf);
    for (const [table, row] of rowsOf(change)) this.inserts[table].run(...row);
  }
}

/** Seats are updated in place, except for what they have seen. */
function insertInto(table: TableName): string {
  const columns = COLUMNS[table];
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
  if (table !== "seats") return sql;
  const changing = columns.filter((column) => !["game", "seat", "seen", "seen_log"].includes(column));
  return `${sql} ON CONFLICT (game, seat) DO UPDATE SET ${changing.map((column) => `${column} = excluded.${column}`).join(", ")}`;
}

function migrate(db: DatabaseSync, file: string): void {
  const version = db.prepare("PRAGMA user_version").get()!.user_version as number;
  if (version > SCHEMA_VERSION)
    throw new Error(`${file} was written by a later version of the server (schema ${version}, here ${SCHEMA_VERSION}).`);
  if (version === SCHEMA_VERSION) return;
  db.exec(`BEGIN IMMEDIATE; ${migrations(version, "sqlite")} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
}

/** Two servers on one file would not know of each other's games. The lock ends with the process, however it ends. */
function lockFor(file: string): DatabaseSync {
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(`${file}.lock`, { timeout: 2000 });
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;");
    return lock;
  } catch (error) {
    lock?.close();
    if (resultOf(error) === BUSY) throw new Error(`Another server is using ${file}.`);
    throw explained(`${file}.lock`, error);
  }
}

/** SQLite's result code: the lower byte of its error code. */
const resultOf = (error: unknown): number => ((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff;
const BUSY = 5;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NO_DATABASE = 26;
/** SQLite's error when it cannot enlarge the shared index of the log */
const NO_ROOM_FOR_INDEX = IO_ERROR | (19 << 8);

export function troubleOf(error: unknown): Trouble {
  const result = resultOf(error);
  if (result === FULL || (error as { errcode?: number } | null)?.errcode === NO_ROOM_FOR_INDEX)
    return { what: "full", sentence: "The disk is full: nothing can be stored." };
  if (result === CORRUPT || result === NO_DATABASE) return { what: "damaged", sentence: "The file of the games is damaged." };
  if (result === CANNOT_OPEN) return { what: "unreachable", sentence: "The file of the games cannot be opened." };
  return { what: "other", sentence: `The games cannot be stored: ${error instanceof Error ? error.message : String(error)}.` };
}

/** An SQLite error with the file name and what to do about it. */
function explained(file: string, error: unknown): unknown {
  return resultOf(error) === 0 ? error : new Error(`${file}: ${troubleOf(error).sentence}`, { cause: error });
}
