import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite";
import type { Seat } from "../engine/index.ts";
import { ServerError } from "./errors.ts";
import type { GameStatus } from "./protocol.ts";
import type {
  Change,
  Entry,
  Storage,
  StoredCourse,
  StoredEvent,
  StoredGame,
  StoredLine,
  StoredSeat,
  StoredStep,
} from "./storage.ts";

const SCHEMA_VERSION = 1;

const SCHEMA = `
  CREATE TABLE games (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ruleset TEXT NOT NULL, scenario TEXT NOT NULL, options TEXT NOT NULL,
    rules_version INTEGER NOT NULL, public INTEGER NOT NULL, created INTEGER NOT NULL,
    secret TEXT NOT NULL, commitment TEXT NOT NULL, seed TEXT,
    status TEXT NOT NULL, version INTEGER NOT NULL, turn TEXT, updated INTEGER NOT NULL, result TEXT, rematch TEXT
  ) STRICT;
  CREATE INDEX games_to_watch ON games (status, updated) WHERE public = 1;
  CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games, seat TEXT NOT NULL, name TEXT, player TEXT, token TEXT, invite TEXT, part TEXT,
    seen INTEGER NOT NULL, ask INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX games_of_player ON seats (player);
  CREATE TABLE steps (
    game TEXT NOT NULL REFERENCES games, n INTEGER NOT NULL, kind TEXT NOT NULL, seat TEXT NOT NULL, id TEXT,
    body TEXT NOT NULL, hash TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (game, n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games, n INTEGER NOT NULL, seat TEXT NOT NULL, version INTEGER NOT NULL,
    body TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (game, n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES games, n INTEGER NOT NULL, seat TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, n)
  ) STRICT, WITHOUT ROWID;
`;

type Row = Record<string, SQLOutputValue>;

interface Waiting {
  readonly changes: readonly Change[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Games in one SQLite file. Commits that arrive together are written together (one flush of the disk for all of them),
 * and each is reported as done only after that flush.
 */
export class SqliteStorage implements Storage {
  private readonly db: DatabaseSync;
  private readonly lock: DatabaseSync | null;
  private readonly insertGame: StatementSync;
  private readonly updateGame: StatementSync;
  private readonly putSeat: StatementSync;
  private readonly insertStep: StatementSync;
  private readonly insertEvent: StatementSync;
  private readonly insertLine: StatementSync;
  private waiting: Waiting[] = [];

  /** Opens or makes the file; ":memory:" for one that is forgotten. */
  constructor(file: string) {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.lock = file === ":memory:" ? null : lockFor(file);
    this.db = new DatabaseSync(file, { timeout: 5000 });
    this.db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
    this.prepareSchema(file);
    this.insertGame = this.db.prepare(
      `INSERT INTO games VALUES ($id, $game, $ruleset, $scenario, $options, $rules_version, $public, $created,
       $secret, $commitment, $seed, $status, $version, $turn, $updated, $result, $rematch)`,
    );
    this.updateGame = this.db.prepare(
      `UPDATE games SET seed = $seed, status = $status, version = $version, turn = $turn, updated = $updated,
       result = $result, rematch = $rematch WHERE id = $id`,
    );
    this.putSeat = this.db.prepare(
      "INSERT OR REPLACE INTO seats VALUES ($game, $seat, $name, $player, $token, $invite, $part, $seen, $ask)",
    );
    this.insertStep = this.db.prepare("INSERT INTO steps VALUES ($game, $n, $kind, $seat, $id, $body, $hash, $at)");
    this.insertEvent = this.db.prepare("INSERT INTO events VALUES ($game, $n, $seat, $version, $body, $at)");
    this.insertLine = this.db.prepare("INSERT INTO chat VALUES ($game, $n, $seat, $id, $text, $at)");
  }

  commit(...changes: readonly Change[]): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ changes, done, failed });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  async entry(id: string): Promise<Entry | undefined> {
    const row = this.db.prepare("SELECT * FROM games WHERE id = ?").get(id);
    return row && this.entryOf(row);
  }

  async course(id: string): Promise<StoredCourse | undefined> {
    const entry = await this.entry(id);
    if (!entry) return undefined;
    const all = <T>(table: "steps" | "events" | "chat", read: (row: Row) => T): T[] =>
      this.db
        .prepare(`SELECT * FROM ${table} WHERE game = ? ORDER BY n`)
        .all(id)
        .map((row, index) => {
          if (row.n !== index + 1) throw damaged(id, `${table} ${index + 1} is missing`);
          try {
            return read(row);
          } catch (error) {
            throw damaged(id, `${table} ${index + 1} cannot be read`, error);
          }
        });
    return { ...entry, steps: all("steps", readStep), events: all("events", readEvent), chat: all("chat", readLine) };
  }

  async gamesOf(player: string, limit: number): Promise<Entry[]> {
    const rows = this.db
      .prepare(
        `SELECT games.* FROM seats JOIN games ON games.id = seats.game WHERE seats.player = ?
         ORDER BY status = 'over', turn IS seats.seat DESC, updated DESC LIMIT ?`,
      )
      .all(player, limit);
    return this.readable(rows);
  }

  async waitingGamesOf(player: string): Promise<number> {
    const row = this.db
      .prepare("SELECT count(*) AS count FROM seats JOIN games ON games.id = seats.game WHERE player = ? AND status = 'waiting'")
      .get(player);
    return row!.count as number;
  }

  async publicGames(limit: number): Promise<Entry[]> {
    const newest = this.db.prepare("SELECT * FROM games WHERE public = 1 AND status = ? ORDER BY updated DESC LIMIT ?");
    const playing = newest.all("playing", limit);
    return this.readable([...playing, ...newest.all("over", limit - playing.length)]);
  }

  async check(): Promise<void> {
    this.db.prepare("SELECT 1 FROM games LIMIT 1").get();
  }

  async close(): Promise<void> {
    this.flush();
    this.db.close();
    this.lock?.close();
  }

  private prepareSchema(file: string): void {
    const version = this.db.prepare("PRAGMA user_version").get()!.user_version;
    if (version === 0) this.db.exec(`BEGIN; ${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
    else if (version !== SCHEMA_VERSION)
      throw new Error(`${file} was written by another version of the server (schema ${version}, here ${SCHEMA_VERSION}).`);
  }

  /** Writes all that is waiting in one transaction; if that fails, one by one, so that one bad change spoils no other. */
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
      for (const { changes } of batch) for (const change of changes) this.write(change);
      this.db.exec("COMMIT");
    } catch (error) {
      if (this.db.isTransaction) this.db.exec("ROLLBACK");
      throw error;
    }
  }

  private write({ game, isNew, seats, steps, events, chat }: Change): void {
    if (isNew) this.insertGame.run({ ...changing(game), ...fixed(game) });
    else if (this.updateGame.run(changing(game)).changes !== 1) throw new Error(`there is no game ${game.id} to change`);
    for (const [seat, row] of Object.entries(seats ?? {}))
      this.putSeat.run({ game: game.id, seat, ...row, ask: row.ask ? 1 : 0 });
    for (const step of steps ?? []) {
      const { n, kind, seat, hash, at } = step;
      const body = JSON.stringify(step.kind === "undo" ? step.to : step.answer);
      this.insertStep.run({ game: game.id, n, kind, seat, id: step.kind === "automatic" ? null : step.id, body, hash, at });
    }
    for (const { n, seat, version, at, what } of events ?? [])
      this.insertEvent.run({ game: game.id, n, seat, version, at, body: JSON.stringify(what) });
    for (const { n, seat, id, text, at } of chat ?? []) this.insertLine.run({ game: game.id, n, seat, id, text, at });
  }

  private entryOf(row: Row): Entry {
    const seats = this.db.prepare("SELECT * FROM seats WHERE game = ?").all(row.id!);
    try {
      return { game: readGame(row), seats: Object.fromEntries(seats.map((seat) => [seatOf(seat), readSeat(seat)])) };
    } catch (error) {
      if (error instanceof ServerError) throw error;
      throw damaged(String(row.id), "its row cannot be read", error);
    }
  }

  /** For lists: a damaged game is left out, it must not spoil the others. */
  private readable(rows: readonly Row[]): Entry[] {
    return rows.flatMap((row) => {
      try {
        return [this.entryOf(row)];
      } catch (error) {
        if (error instanceof ServerError) return [];
        throw error;
      }
    });
  }
}

/** Two servers on one file would not know of each other's games. The lock goes with the process, however it ends. */
function lockFor(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 2000 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;");
  } catch {
    lock.close();
    throw new Error(`Another server is using ${file}.`);
  }
  return lock;
}

const changing = ({ id, seed, status, version, turn, updated, result, rematch }: StoredGame): Record<string, SQLInputValue> => ({
  id,
  seed,
  status,
  version,
  turn,
  updated,
  result: result && JSON.stringify(result),
  rematch,
});

const fixed = (g: StoredGame): Record<string, SQLInputValue> => ({
  game: g.game,
  ruleset: g.ruleset,
  scenario: g.scenario,
  options: JSON.stringify(g.options),
  rules_version: g.rulesVersion,
  public: g.public ? 1 : 0,
  created: g.created,
  secret: g.secret,
  commitment: g.commitment,
});

const damaged = (game: string, why: string, cause?: unknown): ServerError =>
  new ServerError("damaged", `The stored game ${game} is damaged: ${why}.`, { cause });

function seatOf(row: Row): Seat {
  if (typeof row.seat !== "string" || row.seat === "") throw new Error(`no seat "${String(row.seat)}"`);
  return row.seat;
}

const readGame = (row: Row): StoredGame => ({
  id: row.id as string,
  game: row.game as string,
  ruleset: row.ruleset as string,
  scenario: row.scenario as string,
  options: JSON.parse(row.options as string),
  rulesVersion: row.rules_version as number,
  public: row.public === 1,
  created: row.created as number,
  secret: row.secret as string,
  commitment: row.commitment as string,
  seed: row.seed as string | null,
  status: row.status as GameStatus,
  version: row.version as number,
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
  ask: row.ask === 1,
});

function readStep(row: Row): StoredStep {
  const base = { n: row.n as number, seat: seatOf(row), hash: row.hash as string, at: row.at as number };
  const body = JSON.parse(row.body as string);
  switch (row.kind) {
    case "answer":
      return { ...base, kind: "answer", id: row.id as string, answer: body };
    case "automatic":
      return { ...base, kind: "automatic", answer: body };
    case "undo":
      return { ...base, kind: "undo", id: row.id as string, to: body };
    default:
      throw new Error(`no kind of step "${String(row.kind)}"`);
  }
}

const readEvent = (row: Row): StoredEvent => ({
  n: row.n as number,
  seat: seatOf(row),
  version: row.version as number,
  at: row.at as number,
  what: JSON.parse(row.body as string),
});

const readLine = (row: Row): StoredLine => ({
  n: row.n as number,
  seat: seatOf(row),
  id: row.id as string,
  text: row.text as string,
  at: row.at as number,
});
