import { GAMES } from "../games/index.ts";
import { run } from "./run.ts";

/** The reader of our output has gone: nothing left to do. */
process.stdout.on("error", () => process.exit(0));

process.exitCode = await run(process.argv.slice(2), {
  games: GAMES,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  folder: process.cwd(),
});
