import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { Checkpoints } from "./checkpoints.ts";
import { changingOf, type Row, rowsOf, type Value } from "./rows.ts";
import { CHANGING, COLUMNS, migrations, SCHEMA_VERSION, TABLES, type TableName } from "./schema.ts";
import { type All, SqlStorage } from "./sql-storage.ts";
import { type Call, type Change, Conflict, type Trouble } from "./storage.ts";

interface Waiting {
  readonly write: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Games in one SQLite file. Commits that arrive together are written together, with one flush to disk, and each is
 * reported done only after that flush.
 */
export class SqliteStorage extends SqlStorage {
  private readonly db: DatabaseSync;
  private readonly lock: DatabaseSync | null;
  private readonly checkpoints: Checkpoints | null;
  private readonly statements = new Map<string, StatementSync>();
  private readonly inserts: Readonly<Record<TableName, StatementSync>>;
  private readonly updateGame: StatementSync;
  private readonly listeners: ((call: Call) => void)[] = [];
  private waiting: Waiting[] = [];

  /** Opens or creates the file; ":memory:" for a temporary one. */
  constructor(file: string) {
    super();
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.lock = file === ":memory:" ? null : lockFor(file);
    try {
      this.db = new DatabaseSync(file, { timeout: 5000 });
      this.db.exec("PRAGMA synchronous = EXTRA; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;");
      migrate(this.db, file);
      this.db.exec("PRAGMA wal_autocheckpoint = 0");
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

  async commit(...changes: readonly Change[]): Promise<void> {
    await this.write(() => {
      for (const change of changes) this.put(change);
    });
    if (this.listeners.length > 1) for (const { game } of changes) this.call({ kind: "changed", game: game.id, rev: game.rev });
  }

  protected async execute(sql: string, ...values: Value[]): Promise<number> {
    let changes = 0;
    await this.write(() => {
      changes = Number(this.statement(sql).run(...values).changes);
    });
    return changes;
  }

  protected async all(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.statement(sql).all(...values);
  }

  /** Pending writes wait until every read already begun has finished. */
  protected atOneMoment<T>(read: (all: All) => Promise<T>): Promise<T> {
    return read((sql, ...values) => this.all(sql, ...values));
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
    this.flush();
    await this.checkpoints?.close();
    this.db.close();
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

  private write(write: () => void): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ write, done, failed });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  /**
   * Writes everything pending in one transaction; if that fails, one change at a time, so that a bad one spoils no other.
   */
  private flush(): void {
    const batch = this.waiting;
    this.waiting = [];
    if (batch.length === 0) return;
    try {
      this.transaction(batch);
    } catch (error) {
      if (batch.length === 1) {
        batch[0]!.failed(error);
        return;
      }
      for (const one of batch) {
        try {
          this.transaction([one]);
        } catch (its) {
          one.failed(its);
          continue;
        }
        one.done();
      }
      return;
    }
    for (const one of batch) one.done();
  }

  private transaction(batch: readonly Waiting[]): void {
    this.db.exec("BEGIN IMMEDIATE");
    try {
      for (const { write } of batch) write();
      this.db.exec("COMMIT");
      this.checkpoints?.wrote();
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
