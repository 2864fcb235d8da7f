import { statSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { integrityOf } from "./integrity.ts";
import { PostgresStorage } from "./postgres.ts";
import type { SqlStorage } from "./sql-storage.ts";
import { SqliteStorage } from "./sqlite.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Where games are kept: in PostgreSQL if an address is given, otherwise in a file. */
export type Place = { readonly database: string } | { readonly file: string };

export const placeOf = ({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv): Place =>
  DATABASE_URL ? { database: DATABASE_URL } : { file: join(DATA_DIR || join(ROOT, "data"), "punica.db") };

/** A file up to this size is checked before the server starts; a larger one while it runs. */
const CHECKED_FIRST = 64 * 1024 * 1024;

/** Opens the storage. Damage found in a file is logged and shown by the health check; intact games are served. */
export async function openStorage(place: Place, process: string, log: Logger): Promise<SqlStorage> {
  if ("database" in place)
    return PostgresStorage.open(place.database, process, (error) =>
      log.error({ err: error }, "a connection to the database failed"),
    );
  const storage = new SqliteStorage(place.file);
  const checking = integrityOf(place.file).then((fault) => {
    if (fault === null) return;
    log.error({ fault }, "the file of the games is damaged: restore a backup");
    storage.damage = { what: "damaged", sentence: fault };
  });
  if (statSync(place.file).size <= CHECKED_FIRST) await checking;
  return storage;
}
