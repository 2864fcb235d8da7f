/*
 * The history of the tables: each entry leads from one version of the schema to the next. Entries are never changed, only added;
 * a database of any earlier version is brought up to date when the server starts.
 *
 * Written for SQLite. PostgreSQL has other names for some types, and stores 64-bit integers as BIGINT.
 */
const MIGRATIONS: readonly string[] = [
  `
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
  `,
  `
  ALTER TABLE games ADD COLUMN rev INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN begun_under INTEGER NOT NULL DEFAULT 0;
  UPDATE games SET begun_under = rules_version;
  ALTER TABLE games ADD COLUMN renewals TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE games ADD COLUMN undos INTEGER NOT NULL DEFAULT 0;
  UPDATE games SET undos = (SELECT count(*) FROM steps WHERE steps.game = games.id AND kind = 'undo');
  CREATE INDEX games_untouched ON games (status, updated);
  ALTER TABLE seats ADD COLUMN seen_log INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE seats ADD COLUMN standing TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE seats ADD COLUMN pace TEXT NOT NULL DEFAULT '[]';
  CREATE TABLE snapshots (
    game TEXT NOT NULL REFERENCES games, n INTEGER NOT NULL, moment INTEGER NOT NULL,
    rules_version INTEGER NOT NULL, log_from INTEGER NOT NULL, log_to INTEGER NOT NULL, state BLOB NOT NULL, log BLOB NOT NULL,
    PRIMARY KEY (game, n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE health (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  `,
  `
  ALTER TABLE seats ADD COLUMN plan TEXT NOT NULL DEFAULT '[]';
  `,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** The migrations from one version (0: no tables yet) to another, or to the current one. */
export function migrations(from: number, dialect: "sqlite" | "postgres", to = SCHEMA_VERSION): string {
  const sql = MIGRATIONS.slice(from, to).join("");
  if (dialect === "sqlite") return sql;
  return sql
    .replaceAll("INTEGER", "BIGINT")
    .replaceAll("BLOB", "BYTEA")
    .replaceAll(/\) STRICT(, WITHOUT ROWID)?/g, ")");
}

export const TABLES = ["games", "seats", "steps", "snapshots", "events", "chat"] as const;
export type TableName = (typeof TABLES)[number];

/** The columns of each table, in the order in which rows are written. */
export const COLUMNS: Readonly<Record<TableName, readonly string[]>> = {
  games: [
    ...["id", "rev", "game", "ruleset", "scenario", "options", "rules_version", "begun_under", "public", "created", "secret"],
    ...["commitment", "renewals", "seed", "status", "version", "undos", "turn", "updated", "result", "rematch"],
  ],
  seats: ["game", "seat", "name", "player", "token", "invite", "part", "seen", "seen_log", "ask", "standing", "pace", "plan"],
  steps: ["game", "n", "kind", "seat", "id", "body", "hash", "at"],
  snapshots: ["game", "n", "moment", "rules_version", "log_from", "log_to", "state", "log"],
  events: ["game", "n", "seat", "version", "body", "at"],
  chat: ["game", "n", "seat", "id", "text", "at"],
};

/** The columns that change while a game is played. */
export const CHANGING = [
  "rev",
  "rules_version",
  "renewals",
  "seed",
  "status",
  "version",
  "undos",
  "turn",
  "updated",
  "result",
  "rematch",
];
