import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { faultIn } from "./integrity.ts";
import { PostgresStorage } from "./postgres.ts";
import type { Value } from "./rows.ts";
import { COLUMNS, TABLES, type TableName } from "./schema.ts";
import { SqliteStorage } from "./sqlite.ts";

/*
 * Backups. A backup is an SQLite file, whichever database holds the games: a consistent copy of all of them, taken while they are
 * being played. It can be restored into either database.
 */

/** Rows copied at a time. */
const ROWS = 500;

export interface Backup {
  readonly games: number;
  readonly steps: number;
}

/** Copies a database file that a server may be using. The copy is checked before it gets its final name. */
export function backUpSqlite(from: string, to: string): Backup {
  refuseExisting(to);
  if (!existsSync(from)) throw new Error(`There are no games at ${from}.`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  const db = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  db.prepare("VACUUM INTO ?").run(part);
  db.close();
  return finish(part, to);
}

/** Copies all games from PostgreSQL in one consistent snapshot. */
export async function backUpPostgres(url: string, to: string): Promise<Backup> {
  refuseExisting(to);
  const part = `${to}.part`;
  for (const end of ["", "-wal", "-shm"]) rmSync(part + end, { force: true });
  await new SqliteStorage(part).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  const db = new DatabaseSync(part);
  db.exec("PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF");
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    db.exec("BEGIN");
    for (const table of TABLES) await copyTable(client, db, table);
    db.exec("COMMIT");
    await client.query("COMMIT");
  } finally {
    db.close();
    await client.end();
  }
  return finish(part, to);
}

async function copyTable(client: Client, db: DatabaseSync, table: TableName): Promise<void> {
  const columns = COLUMNS[table];
  const insert = db.prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`);
  await client.query(`DECLARE rows CURSOR FOR SELECT ${columns.join(", ")} FROM ${table}`);
  for (;;) {
    const { rows } = await client.query({ text: `FETCH ${ROWS} FROM rows`, rowMode: "array" });
    if (rows.length === 0) break;
    for (const row of rows as Value[][]) insert.run(...row);
  }
  await client.query("CLOSE rows");
}

/** Replaces a database file with a backup. No server may be using it. */
export async function restoreSqlite(from: string, file: string, isReplacing: boolean): Promise<Backup> {
  const backup = checked(from);
  const before = new SqliteStorage(file); // nobody else uses it
  const isEmpty = (await before.counts()).games === 0;
  await before.close();
  if (!isEmpty && !isReplacing) throw new Error(`There are games at ${file} already; --replace puts the backup in their place.`);
  const part = `${file}.part`;
  copyFileSync(from, part);
  flush(part);
  for (const end of ["-wal", "-shm"]) rmSync(file + end, { force: true });
  renameSync(part, file);
  flush(dirname(file));
  return backup;
}

/** Restores a backup into PostgreSQL, all or nothing. */
export async function restorePostgres(from: string, url: string, isReplacing: boolean): Promise<Backup> {
  const backup = checked(from);
  const copy = `${from}.current`;
  copyFileSync(from, copy);
  try {
    await new SqliteStorage(copy).close(); // an older schema is brought up to date
    const storage = await PostgresStorage.open(url, "restore", () => {});
    await storage.close();
    await fill(url, copy, isReplacing);
  } finally {
    for (const end of ["", "-wal", "-shm", ".lock"]) rmSync(copy + end, { force: true });
  }
  return backup;
}

async function fill(url: string, from: string, isReplacing: boolean): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const db = new DatabaseSync(from, { readOnly: true });
  try {
    await client.query("BEGIN");
    await client.query(`LOCK TABLE ${TABLES.join(", ")} IN EXCLUSIVE MODE`);
    const { rows } = await client.query("SELECT count(*) AS count FROM games");
    if (rows[0].count > 0 && !isReplacing)
      throw new Error("There are games in the database already; --replace puts the backup in their place.");
    await client.query(`TRUNCATE ${TABLES.join(", ")}`);
    for (const table of TABLES) {
      const columns = COLUMNS[table];
      let batch: Value[][] = [];
      const write = async () => {
        const row = (index: number) => `(${columns.map((_, at) => `$${index * columns.length + at + 1}`).join(", ")})`;
        if (batch.length > 0)
          await client.query(
            `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${batch.map((_, at) => row(at)).join(", ")}`,
            batch.flat(),
          );
        batch = [];
      };
      for (const found of db.prepare(`SELECT ${columns.join(", ")} FROM ${table}`).iterate()) {
        batch.push(columns.map((column) => found[column] as Value));
        if (batch.length === ROWS) await write();
      }
      await write();
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    db.close();
    await client.end();
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already.`);
}

/** Checks the copy, flushes it to the disk, and only then gives it its final name. */
function finish(part: string, to: string): Backup {
  for (const end of ["-wal", "-shm", ".lock"]) rmSync(part + end, { force: true });
  const backup = checked(part);
  flush(part);
  renameSync(part, to);
  flush(dirname(to) || ".");
  return backup;
}

function flush(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}

/** Checks that every page is intact and that every game has as many steps as it says. */
function checked(file: string): Backup {
  const fault = faultIn(file);
  if (fault) throw new Error(fault);
  const db = new DatabaseSync(file, { readOnly: true });
  const one = (sql: string) => (db.prepare(sql).get() as { count: number }).count;
  try {
    const broken = one(
      "SELECT count(*) AS count FROM games WHERE version <> (SELECT count(*) FROM steps WHERE steps.game = games.id)",
    );
    if (broken > 0) throw new Error(`${file}: ${broken} games do not have the steps that they should.`);
    return { games: one("SELECT count(*) AS count FROM games"), steps: one("SELECT count(*) AS count FROM steps") };
  } finally {
    db.close();
  }
}
