import type { LogEntry, PerSeat, Seat } from "../engine/index.ts";
import { LIMITS } from "./protocol.ts";
import {
  damaged,
  type Row,
  readAll,
  readableEntries,
  readEntry,
  readEvent,
  readHead,
  readLine,
  readLog,
  readOne,
  readSnapshot,
  readStep,
  type Value,
} from "./rows.ts";
import { TABLES, type TableName } from "./schema.ts";
import {
  type Call,
  type Change,
  type Entry,
  type Known,
  linesIn,
  type News,
  type Opening,
  type Storage,
  type StoredSnapshot,
  type StoredStep,
  type Trouble,
} from "./storage.ts";

/** What all SQL databases have in common: reading. Parameters are written as question marks. */
export abstract class SqlStorage implements Storage {
  protected abstract all(sql: string, ...values: Value[]): Promise<Row[]>;
  /** Reads several things from one consistent snapshot. */
  protected abstract atOneMoment<T>(read: (all: All) => Promise<T>): Promise<T>;
  abstract commit(...changes: readonly Change[]): Promise<void>;
  protected abstract execute(sql: string, ...values: Value[]): Promise<number>;
  abstract troubleOf(error: unknown): Trouble;
  abstract onCall(heard: (call: Call) => void): void;
  abstract call(call: Call): void;
  abstract close(): Promise<void>;

  async sawVersion(game: string, seat: Seat, version: number, log: number): Promise<void> {
    const sql = "UPDATE seats SET seen = ?, seen_log = ? WHERE game = ? AND seat = ? AND seen <= ?";
    await this.execute(sql, version, log, game, seat, version);
  }

  async entry(id: string, all: All = (sql, ...values) => this.all(sql, ...values)): Promise<Entry | undefined> {
    const [row] = await all("SELECT * FROM games WHERE id = ?", id);
    return row && readEntry(row, await all("SELECT * FROM seats WHERE game = ?", id));
  }

  open(id: string): Promise<Opening | undefined> {
    return this.atOneMoment((all) => this.openWith(all, id));
  }

  private async openWith(all: All, id: string): Promise<Opening | undefined> {
    const entry = await this.entry(id, all);
    if (!entry) return undefined;
    const heads = await all(
      "SELECT n, moment, rules_version, log_from, log_to, log FROM snapshots WHERE game = ? ORDER BY n",
      id,
    );
    const kept = heads.map(readHead);
    const last = kept.at(-1);
    const snapshot = last ? await this.snapshot(id, last.n, all) : null;
    const after = snapshot?.n ?? 0;
    return {
      ...entry,
      snapshot,
      log: readLog(id, heads),
      kept,
      steps: await this.steps(id, after, Number.MAX_SAFE_INTEGER, all),
      events: readAll(id, "events", await rowsAfter(all, "events", id, 0), 1, readEvent),
      chat: await chatOf(all, id),
    };
  }

  news(id: string, known: Known): Promise<News | undefined> {
    return this.atOneMoment(async (all) => {
      const [game] = await all("SELECT * FROM games WHERE id = ?", id);
      return (
        game &&
        readNews(known, {
          game,
          seats: await all("SELECT * FROM seats WHERE game = ?", id),
          snapshots: await all("SELECT n, moment, rules_version, log_to FROM snapshots WHERE game = ? ORDER BY n", id),
          steps: await rowsAfter(all, "steps", id, known.version),
          events: await rowsAfter(all, "events", id, known.events),
          chat: await rowsAfter(all, "chat", id, known.chat),
        })
      );
    });
  }

  async snapshotBefore(id: string, moment: number): Promise<{ snapshot: StoredSnapshot; log: readonly LogEntry[] } | undefined> {
    const rows = await this.all("SELECT * FROM snapshots WHERE game = ? AND moment <= ? ORDER BY n", id, moment);
    const last = rows.at(-1);
    return last && { snapshot: readOne(id, "a snapshot", last, readSnapshot), log: readLog(id, rows) };
  }

  async snapshots(id: string): Promise<StoredSnapshot[]> {
    const rows = await this.all("SELECT * FROM snapshots WHERE game = ? ORDER BY n", id);
    return rows.map((row) => readOne(id, "a snapshot", row, readSnapshot));
  }

  async steps(
    id: string,
    after: number,
    upTo: number,
    all: All = (sql, ...values) => this.all(sql, ...values),
  ): Promise<StoredStep[]> {
    const sql = "SELECT * FROM steps WHERE game = ? AND n > ? AND n <= ? ORDER BY n";
    return readAll(id, "steps", await all(sql, id, after, upTo), after + 1, readStep);
  }

  async stepOf(id: string, seat: Seat, command: string): Promise<StoredStep | undefined> {
    const [row] = await this.all("SELECT * FROM steps WHERE game = ? AND seat = ? AND id = ?", id, seat, command);
    return row && readOne(id, "a step", row, readStep);
  }

  async gamesOf(player: string, limit: number): Promise<Entry[]> {
    return this.entries(
      `SELECT games.* FROM seats JOIN games ON games.id = seats.game WHERE seats.player = ?
       ORDER BY CASE WHEN status = 'over' THEN 2 WHEN turn = seats.seat THEN 0 ELSE 1 END, updated DESC LIMIT ?`,
      player,
      limit,
    );
  }

  async waitingGamesOf(player: string): Promise<number> {
    const sql = "SELECT count(*) AS count FROM seats JOIN games ON games.id = seats.game WHERE player = ? AND status = 'waiting'";
    return (await this.all(sql, player))[0]!.count as number;
  }

  async publicGames(limit: number): Promise<Entry[]> {
    const newest = "SELECT * FROM games WHERE public = 1 AND status = ? ORDER BY updated DESC LIMIT ?";
    const playing = await this.entries(newest, "playing", limit);
    return [...playing, ...(await this.entries(newest, "over", limit - playing.length))];
  }

  async removeWaiting(before: number): Promise<number> {
    const old = "SELECT id FROM games WHERE status = 'waiting' AND updated < ?";
    for (const table of TABLES) if (table !== "games") await this.execute(`DELETE FROM ${table} WHERE game IN (${old})`, before);
    return this.execute("DELETE FROM games WHERE status = 'waiting' AND updated < ?", before);
  }

  untouched(before: number, limit: number): Promise<Entry[]> {
    const sql = "SELECT * FROM games WHERE status = 'playing' AND updated < ? ORDER BY updated LIMIT ?";
    return this.entries(sql, before, limit);
  }

  /** How many games there are, and how many are being played. */
  async counts(): Promise<{ games: number; playing: number }> {
    const sql = "SELECT count(*) AS games, count(CASE WHEN status = 'playing' THEN 1 END) AS playing FROM games";
    return (await this.all(sql))[0] as { games: number; playing: number };
  }

  /** what is known to be damaged */
  damage: Trouble | null = null;

  async check(): Promise<Trouble | null> {
    if (this.damage) return this.damage;
    const at = Date.now();
    try {
      await this.execute("INSERT INTO health (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", at);
      const [row] = await this.all("SELECT at FROM health WHERE id = 1");
      if ((row?.at as number) < at) return { what: "other", sentence: "What was written cannot be read again." };
      await this.all("SELECT 1 FROM games LIMIT 1");
      return null;
    } catch (error) {
      const trouble = this.troubleOf(error);
      if (trouble.what === "damaged") this.damage = trouble;
      return trouble;
    }
  }

  private async entries(sql: string, ...values: Value[]): Promise<Entry[]> {
    const rows = await this.all(sql, ...values);
    if (rows.length === 0) return [];
    const places = rows.map(() => "?").join(", ");
    const seats = await this.all(`SELECT * FROM seats WHERE game IN (${places})`, ...rows.map(({ id }) => id as string));
    return readableEntries(rows, seats);
  }

  private async snapshot(id: string, n: number, all: All): Promise<StoredSnapshot> {
    const [row] = await all("SELECT * FROM snapshots WHERE game = ? AND n = ?", id, n);
    if (!row) throw damaged(id, "its last snapshot is missing");
    return readOne(id, "its last snapshot", row, readSnapshot);
  }
}

export type All = (sql: string, ...values: Value[]) => Promise<Row[]>;

const rowsAfter = (all: All, table: TableName, id: string, n: number): Promise<Row[]> =>
  all(`SELECT * FROM ${table} WHERE game = ? AND n > ? ORDER BY n`, id, n);

async function chatOf(all: All, id: string): Promise<Opening["chat"]> {
  const counts = await all("SELECT seat, count(*) AS count FROM chat WHERE game = ? GROUP BY seat", id);
  const written: PerSeat<number> = Object.fromEntries(counts.map((row) => [row.seat, row.count]));
  const from = Math.max(0, linesIn({ written }) - LIMITS.chatShown);
  const lines = readAll(id, "chat", await rowsAfter(all, "chat", id, from), from + 1, readLine);
  return { lines, written };
}

/** The rows that make up news. */
export interface NewRows {
  readonly game: Row;
  readonly seats: readonly Row[];
  readonly snapshots: readonly Row[];
  readonly steps: readonly Row[];
  readonly events: readonly Row[];
  readonly chat: readonly Row[];
}

export function readNews(known: Known, { game, seats, snapshots, steps, events, chat }: NewRows): News {
  const id = String(game.id);
  return {
    ...readEntry(game, seats),
    kept: snapshots.map(readHead),
    steps: readAll(id, "steps", steps, known.version + 1, readStep),
    events: readAll(id, "events", events, known.events + 1, readEvent),
    chat: readAll(id, "chat", chat, known.chat + 1, readLine),
  };
}
