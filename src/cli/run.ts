import { arena } from "./arena.ts";
import { type Command, CommandLine, UsageError, type World } from "./args.ts";
import { backup, restore } from "./backup.ts";
import { bench } from "./bench.ts";
import { engine } from "./engine.ts";
import { newGame } from "./new-game.ts";
import { play } from "./play.ts";
import { selfplay } from "./selfplay.ts";
import { serve } from "./serve.ts";
import { start } from "./start.ts";
import { verify } from "./verify.ts";

const COMMANDS: readonly Command[] = [serve, start, play, selfplay, arena, bench, engine, verify, backup, restore, newGame];

/** Runs a command line. The exit code: 0 done, 1 something is wrong, 2 the command line was not understood. */
export async function run(argv: readonly string[], world: World): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    world.output.write(overview(world));
    return 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) {
    world.errors.write(`There is no command "${name}".\n\n${overview(world)}`);
    return 2;
  }
  try {
    const line = new CommandLine(rest, { ...command.options(world), help: { type: "boolean", short: "h" } });
    if (line.has("help")) {
      world.output.write(`${command.purpose}\n\n${await command.usage(world)}\n`);
      return 0;
    }
    return await command.run(line, world);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    world.errors.write(`${error.message}\n\n${await command.usage(world)}\n`);
    return 2;
  }
}

const overview = ({ games }: World): string => `Punica: the Punic Wars as board games.

usage: punica <command> [options]

${COMMANDS.map(({ name, purpose }) => `  ${name.padEnd(9)} ${purpose}`).join("\n")}

Games: ${games.map(({ id }) => id).join(", ") || "none yet"}.
punica <command> --help says more.
`;
