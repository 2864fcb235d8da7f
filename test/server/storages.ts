import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { afterAll, beforeAll } from "vitest";
import { type Postgres, startPostgres } from "./postgres.ts";

/** Somewhere to keep games, empty at first. */
export interface Place {
  /** what a house needs to keep its games here */
  readonly where: { readonly file: string } | { readonly database: string };
  /** Does something to what is stored while no server runs. */
  tamper(sql: string): Promise<void>;
  remove(): Promise<void>;
}

export const STORAGES = ["SQLite", "PostgreSQL"] as const;

/** Gives new places of a kind, for the tests of the describe block that it is called in. */
export function placesOf(storage: (typeof STORAGES)[number]): () => Promise<Place> {
  if (storage === "SQLite") return newFile;
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  return async () => {
    const database = await postgres.newDatabase();
    const tamper = async (sql: string) => {
      const client = new Client({ connectionString: database });
      await client.connect();
      await client.query(sql);
      await client.end();
    };
    return { where: { database }, tamper, remove: async () => {} };
  };
}

async function newFile(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "punica-"));
  const file = join(folder, "deep/punica.db");
  return {
    where: { file },
    async tamper(sql) {
      mkdirSync(dirname(file), { recursive: true });
      const db = new DatabaseSync(file);
      db.exec(sql);
      db.close();
    },
    remove: async () => rmSync(folder, { recursive: true }),
  };
}
