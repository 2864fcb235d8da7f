import { Client, Pool, type QueryConfig, type QueryResult, types } from "pg";
import { Batches, type Waiting } from "./batches.ts";
import { ServerError } from "./errors.ts";
import { changingOf, type Row, rowsOf, type Value } from "./rows.ts";
import { CHANGING, COLUMNS, migrations, SCHEMA_VERSION, TABLES, type TableName } from "./schema.ts";
import { type All, type NewRows, readNews, SqlStorage } from "./sql-storage.ts";
import { type Call, type Change, Conflict, type Known, type News, type Trouble } from "./storage.ts";
import { tidingsOf } from "./tidings.ts";

// 64-bit integers: ours are all small enough for a number
types.setTypeParser(types.builtins.INT8, Number);

/** How many commits may run at once; those that arrive meanwhile are stored together. */
const AT_ONCE = 3;
const CHANNEL = "punica";
/** The number of the lock that lets only one process at a time change the schema. */
const LOCK = 264_241;

type Together = Waiting<readonly Change[]>;

/**
 * Games in PostgreSQL, for any number of processes. Changes that arrive together are stored by one statement, each only if nobody
 * else has changed its game; the same statement notifies the other processes.
 */
export class PostgresStorage extends SqlStorage {
  private readonly pool: Pool;
  private readonly ear: Ear;
  private readonly process: string;
  private readonly batches = new Batches<readonly Change[]>((batch) => this.storeAll(batch), AT_ONCE);

  private constructor(pool: Pool, ear: Ear, process: string) {
    super();
    this.pool = pool;
    this.ear = ear;
    this.process = process;
  }

  /** Connects, and brings the schema up to date. The process name tells its own calls from those of others. */
  static async open(url: string, process: string, report: (error: unknown) => void): Promise<PostgresStorage> {
    // waits for a busy database; one that is down refuses at once
    const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 20_000, application_name: "punica" });
    pool.on("error", report);
    // one that is lost while it is used: whatever it is asked next fails
    pool.on("connect", (client) => client.on("error", () => {}));
    try {
      await migrate(pool);
      return new PostgresStorage(pool, await Ear.open(url, process, report), process);
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  commit(...changes: readonly Change[]): Promise<void> {
    return this.batches.add(changes);
  }

  protected async all(sql: string, ...values: Value[]): Promise<Row[]> {
    return (await this.query(numbered(sql), values)).rows;
  }

  protected async execute(sql: string, ...values: Value[]): Promise<number> {
    return (await this.query(numbered(sql), values)).rowCount ?? 0;
  }

  private query(query: string | QueryConfig, values?: readonly Value[]): Promise<QueryResult> {
    return this.pool.query(query, values?.slice()).catch((error) => Promise.reject(asUnreachable(error)));
  }

  protected atOneMoment<T>(read: (all: All) => Promise<T>): Promise<T> {
    return this.inTransaction(read).catch((error) => Promise.reject(asUnreachable(error)));
  }

  private async inTransaction<T>(read: (all: All) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let isGood = false;
    try {
      await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
      const found = await read(async (sql, ...values) => (await client.query(numbered(sql), values)).rows);
      await client.query("COMMIT");
      isGood = true;
      return found;
    } finally {
      client.release(!isGood);
    }
  }

  /** One statement, because it runs for every step another process stores. */
  override async news(id: string, known: Known): Promise<News | undefined> {
    const values = [id, known.version, known.events, known.chat];
    const { rows } = await this.query({ name: "news", text: NEWS, values });
    return rows[0] && readNews(known, rows[0] as NewRows);
  }

  troubleOf(error: unknown): Trouble {
    return troubleOf(error);
  }

  onCall(heard: (call: Call) => void): void {
    this.ear.listeners.push(heard);
  }

  call(call: Call): void {
    this.pool.query("SELECT pg_notify($1, $2)", [CHANNEL, JSON.stringify(call)]).catch(() => {});
  }

  async close(): Promise<void> {
    await this.batches.empty();
    await this.ear.close();
    await this.pool.end();
  }

  /** Changes to several games that belong together get a transaction of their own. */
  private async storeAll(batch: readonly Together[]): Promise<void> {
    const [single, several] = [batch.filter(({ what }) => what.length === 1), batch.filter(({ what }) => what.length > 1)];
    await Promise.all([this.storeApart(single), ...several.map((one) => this.storeTogether(one))]);
  }

  /** One statement changes a game only once: a second change of the same one comes after it, and meets what the first has made. */
  private async storeApart(batch: readonly Together[]): Promise<void> {
    const games = new Set<string>();
    const first: Together[] = [];
    const later: Together[] = [];
    for (const one of batch) {
      const { id } = one.what[0]!.game;
      (games.has(id) ? later : first).push(one);
      games.add(id);
    }
    await this.store(first);
    if (later.length > 0) await this.storeApart(later);
  }

  private async store(batch: readonly Together[]): Promise<void> {
    if (batch.length === 0) return;
    const changes = batch.map(({ what: [only] }) => only!);
    try {
      const stored = await this.pool.query({ name: "commit", text: COMMIT, values: this.valuesOf(changes) });
      const won = new Set(stored.rows.map(({ id }: { id: string }) => id));
      for (const { what, done, failed } of batch) {
        const { id } = what[0]!.game;
        if (won.has(id)) done();
        else failed(new Conflict(id));
      }
    } catch (error) {
      if (batch.length === 1) batch[0]!.failed(asConflict(error, changes[0]!));
      else await Promise.all(batch.map((one) => this.store([one])));
    }
  }

  private async storeTogether({ what: changes, done, failed }: Together): Promise<void> {
    const client = await this.pool.connect().catch(failed);
    if (!client) return;
    try {
      await client.query("BEGIN");
      const { rowCount } = await client.query(COMMIT, this.valuesOf(changes));
      if (rowCount !== changes.length) throw new Conflict(changes[0]!.game.id);
      await client.query("COMMIT");
      client.release();
      done();
    } catch (error) {
      await client.query("ROLLBACK").then(
        () => client.release(),
        () => client.release(true),
      );
      failed(asConflict(error, changes[0]!));
    }
  }

  /** The changes as parameters of the statement: the rows of each table, as JSON. */
  private valuesOf(changes: readonly Change[]): string[] {
    const rows = Object.fromEntries(TABLES.map((table) => [table, [] as Value[][]])) as Record<TableName, Value[][]>;
    for (const change of changes) for (const [table, row] of rowsOf(change)) rows[table].push(row);
    const changed = changes.filter(({ isNew }) => !isNew).map(({ game }) => [game.id, ...changingOf(game)]);
    const more = changes.map((change) => {
      const { game, backTo = null, insteadOf = null } = change;
      return `["${game.id}",${backTo},${insteadOf},${tidingsOf(change) ?? null}]`;
    });
    return [this.process, asJson(changed), `[${more.join()}]`, ...TABLES.map((table) => asJson(rows[table]))];
  }
}

/** A duplicate means that another process was faster; so does a deadlock. */
function asConflict(error: unknown, { game }: Change): unknown {
  const { code } = error as { code?: string };
  return code === "23505" || code === "40P01" ? new Conflict(game.id) : asUnreachable(error);
}

/** If the database is away, players are told to come back. */
function asUnreachable(error: unknown): unknown {
  if (error instanceof ServerError) return error;
  const { what, sentence } = troubleOf(error);
  return what === "unreachable" ? new ServerError("storage", sentence, { cause: error }) : error;
}

const asJson = (rows: readonly (readonly Value[])[]): string =>
  JSON.stringify(
    rows.map((row) => row.map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value))),
  );

const NUMBERS = new Set([
  ...["rev", "rules_version", "begun_under", "public", "created", "version", "undos", "updated", "seen", "seen_log", "ask"],
  ...["n", "moment", "log_from", "log_to", "at"],
]);

/** A column of a row that came as a JSON list: the item at its index, with its type. */
function item(column: string, at: number, table?: TableName): string {
  if (table === "snapshots" && (column === "state" || column === "log")) return `decode(r->>${at}, 'hex')`;
  return NUMBERS.has(column) ? `(r->>${at})::bigint` : `r->>${at}`;
}

/** Inserts the rows of a table, given as a numbered parameter, for games that have been changed or created. */
function insert(table: TableName, parameter: number): string {
  const columns = COLUMNS[table];
  const values = columns.map((column, at) => item(column, at, table)).join(", ");
  const changing = columns.filter((column) => !["game", "seat", "seen", "seen_log"].includes(column));
  const conflict =
    table === "seats" ? `ON CONFLICT (game, seat) DO UPDATE SET ${changing.map((c) => `${c} = excluded.${c}`).join(", ")}` : "";
  const own = table === "games" ? "" : "WHERE r->>0 IN (SELECT id FROM won)";
  return `INSERT INTO ${table} (${columns.join(", ")})
    SELECT ${values} FROM json_array_elements($${parameter}::json) AS r ${own} ${conflict}`;
}

/** One statement for everything: games changed conditionally or created, their rows, and a call for each, with its tidings. */
const COMMIT = `
WITH changed AS (
  UPDATE games SET ${CHANGING.map((column, at) => `${column} = ${item(column, at + 1)}`).join(", ")}
  FROM json_array_elements($2::json) AS r WHERE id = r->>0 AND rev = (r->>1)::bigint - 1 RETURNING id, rev
), made AS (${insert("games", 4)} ON CONFLICT DO NOTHING RETURNING id, rev
), won AS (SELECT * FROM changed UNION ALL SELECT * FROM made
), gone AS (
  DELETE FROM snapshots USING json_array_elements($3::json) AS r
  WHERE game = r->>0 AND game IN (SELECT id FROM won) AND (moment > (r->>1)::bigint OR n = (r->>2)::bigint)
), ${TABLES.slice(1)
  .map((table, index) => `new_${table} AS (${insert(table, index + 5)})`)
  .join(", ")}
SELECT id, pg_notify('${CHANNEL}', $1 || ':' || id || ':' || rev || coalesce(':' || (r->>3), ''))
  FROM won JOIN json_array_elements($3::json) AS r ON r->>0 = id`;

const listOf = (table: TableName, condition: string, order: string, columns = "*"): string =>
  `coalesce((SELECT json_agg(r ORDER BY r.${order}) FROM (SELECT ${columns} FROM ${table} WHERE game = $1 ${condition}) AS r), '[]') AS ${table}`;

const NEWS = `SELECT row_to_json(games) AS game, ${listOf("seats", "", "seat")},
  ${listOf("snapshots", "", "n", "n, moment, rules_version, log_to")}, ${listOf("steps", "AND n > $2", "n")},
  ${listOf("events", "AND n > $3", "n")}, ${listOf("chat", "AND n > $4", "n")} FROM games WHERE id = $1`;

const numberedBefore = new Map<string, string>();

/** A statement with numbered parameters, as PostgreSQL wants them. */
function numbered(sql: string): string {
  let text = numberedBefore.get(sql);
  if (text === undefined) {
    let at = 0;
    text = sql.replaceAll("?", () => `$${++at}`);
    numberedBefore.set(sql, text);
  }
  return text;
}

async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await client.query("CREATE TABLE IF NOT EXISTS punica_schema (version INTEGER NOT NULL)");
    const { rows } = await client.query("SELECT version FROM punica_schema");
    const version: number = rows[0]?.version ?? 0;
    if (version > SCHEMA_VERSION)
      throw new Error(`The database was written by a later version of the server (schema ${version}, here ${SCHEMA_VERSION}).`);
    if (version < SCHEMA_VERSION) {
      await client.query(migrations(version, "postgres"));
      await client.query("DELETE FROM punica_schema");
      await client.query("INSERT INTO punica_schema VALUES ($1)", [SCHEMA_VERSION]);
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** How long to wait before trying to listen again. */
const AGAIN = 500;

/** Listens to the other processes. If the connection is lost, it reconnects and reports that calls may have been missed. */
class Ear {
  readonly listeners: ((call: Call) => void)[] = [];
  private readonly url: string;
  private readonly process: string;
  private readonly report: (error: unknown) => void;
  private client: Client | null = null;
  private isClosed = false;

  private constructor(url: string, process: string, report: (error: unknown) => void) {
    this.url = url;
    this.process = process;
    this.report = report;
  }

  static async open(url: string, process: string, report: (error: unknown) => void): Promise<Ear> {
    const ear = new Ear(url, process, report);
    await ear.listen();
    return ear;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end();
  }

  private async listen(): Promise<void> {
    const client = new Client({ connectionString: this.url, application_name: "punica", keepAlive: true });
    client.on("error", this.report);
    client.on("end", () => this.lost(client));
    client.on("notification", ({ payload }) => this.hear(payload ?? ""));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (this.isClosed) await client.end();
    else this.client = client;
  }

  private lost(client: Client): void {
    // one that never listened is tried again by whoever opened it
    if (client !== this.client) return;
    this.client = null;
    if (!this.isClosed) this.listenSoon();
  }

  private listenSoon(): void {
    setTimeout(() => this.listenAgain(), AGAIN);
  }

  private listenAgain(): void {
    if (this.isClosed) return;
    this.listen().then(
      () => this.tell({ kind: "missed" }),
      () => this.listenSoon(),
    );
  }

  private hear(payload: string): void {
    if (payload.startsWith("{")) {
      this.tell(JSON.parse(payload) as Call);
      return;
    }
    const [from, game, rev] = payload.split(":", 3) as [string, string, string];
    if (from === this.process) return;
    const tidings = payload.slice(from.length + game.length + rev.length + 3);
    this.tell({ kind: "changed", game, rev: Number(rev), ...(tidings !== "" && { tidings }) });
  }

  private tell(call: Call): void {
    for (const heard of this.listeners) heard(call);
  }
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof ServerError && error.cause) return troubleOf(error.cause);
  const { code = "" } = error as { code?: string };
  if (code === "53100") return { what: "full", sentence: "The disk of the database is full: nothing can be stored." };
  if (code === "XX001" || code === "XX002") return { what: "damaged", sentence: "The database is damaged." };
  const message = error instanceof Error ? error.message : String(error);
  const isAway = /^(57|08)|^E[A-Z]+$/.test(code) || /terminated|timeout|connect/i.test(message);
  if (isAway) return { what: "unreachable", sentence: "The database cannot be reached." };
  return { what: "other", sentence: `The games cannot be stored: ${message}.` };
}
