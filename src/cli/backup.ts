import { type Command, type CommandLine, UsageError } from "./args.ts";

const WHERE = `The games are where the server keeps them: in the PostgreSQL that DATABASE_URL names, or else in punica.db in DATA_DIR (data/).`;

function fileOf(line: CommandLine): string {
  const [file, ...more] = line.words;
  if (file === undefined || more.length > 0) throw new UsageError("Name one file.");
  return file;
}

const told = ({ games, steps }: { games: number; steps: number }) => `${games} games with ${steps} steps`;

export const backup: Command = {
  name: "backup",
  purpose: "copy all online games into a file, also while they are played",
  usage: () => `usage: punica backup FILE

One moment of all games, checked after it is written. ${WHERE}`,
  options: () => ({}),
  async run(line, world) {
    const file = fileOf(line);
    const { placeOf } = await import("../server/place.ts");
    const { backUpPostgres, backUpSqlite } = await import("../server/backup.ts");
    const place = placeOf(process.env);
    try {
      const made = "database" in place ? await backUpPostgres(place.database, file) : backUpSqlite(place.file, file);
      world.output.write(`${file}: ${told(made)}, whole.\n`);
      return 0;
    } catch (error) {
      world.errors.write(`No backup was made. ${error instanceof Error ? error.message : String(error)}\n`);
      return 1;
    }
  },
};

export const restore: Command = {
  name: "restore",
  purpose: "put a backup of online games back",
  usage: () => `usage: punica restore FILE [--replace]

Stop the server first. A backup of either database can be put back into either. ${WHERE}

  --replace   the backup takes the place of the games that are there`,
  options: () => ({ replace: { type: "boolean" } }),
  async run(line, world) {
    const file = fileOf(line);
    const { placeOf } = await import("../server/place.ts");
    const { restorePostgres, restoreSqlite } = await import("../server/backup.ts");
    const place = placeOf(process.env);
    const isReplacing = line.has("replace");
    try {
      const put =
        "database" in place
          ? await restorePostgres(file, place.database, isReplacing)
          : await restoreSqlite(file, place.file, isReplacing);
      world.output.write(`${told(put)} are back.\n`);
      return 0;
    } catch (error) {
      world.errors.write(`Nothing was put back. ${error instanceof Error ? error.message : String(error)}\n`);
      return 1;
    }
  },
};
