import { perSeat, type Seat, Session } from "../engine/index.ts";
import { type Command, type CommandLine, GAME_OPTIONS, gameChoices, newSeed, UsageError, type World } from "./args.ts";
import { loadGame } from "./loaded-game.ts";
import { type OpenedGame, openFile } from "./open.ts";
import { Terminal } from "./terminal.ts";
import { type Seating, TerminalGame } from "./terminal-game.ts";

/** The sides of all games. */
const seatsOf = ({ games }: World): Seat[] => [...new Set(games.flatMap(({ seats }) => seats.map(({ id }) => id)))];

export const play: Command = {
  name: "play",
  purpose: "play a game in the terminal",
  usage: async (world) => `usage: punica play <game> [options]

${seatsOf(world)
  .map((seat) => `  --${`${seat} person|computer`.padEnd(26)}who plays ${seat} (a person)`)
  .join("\n")}
  --bot NAME                  which computer player (the best)
  --think SECONDS             how long it may think about an answer (0.3)
  --open                      two players who do not hide their hands from each other
  --ruleset NAME              the rule set
  --scenario NAME             the scenario
  --option name=value         an option of the game; may be repeated
  --seed TEXT                 the seed of dice and cards
  --load FILE                 go on with a saved game, or from a position
  --lang en|fr                the language

${await gameChoices(world.games)}`,
  options: (world) => ({
    ...GAME_OPTIONS,
    ...Object.fromEntries(seatsOf(world).map((seat) => [seat, { type: "string" as const }])),
    bot: { type: "string" },
    think: { type: "string" },
    open: { type: "boolean" },
    load: { type: "string" },
    lang: { type: "string" },
  }),
  async run(line, world) {
    const game = await loadGame(line.game(world.games));
    const bot = line.bot(game.players);
    const player = (seat: Seat) => (line.oneOf(seat, ["person", "computer"], "person") === "computer" ? bot : "person");
    const seating: Seating = perSeat(game.rules.seats, player);
    const table = { seating, open: line.has("open"), language: line.language(), thinkingTime: line.seconds("think", 0.3) };
    const opened = (await loaded(line, world)) ?? {
      game,
      session: Session.begin(game.rules, line.header(game.rules, line.text("seed") ?? newSeed())),
    };
    const terminal = new Terminal(world.input, world.output);
    await new TerminalGame(terminal, world, opened, table).run();
    terminal.end();
    return 0;
  },
};

async function loaded(line: CommandLine, world: World): Promise<OpenedGame | undefined> {
  const file = line.text("load");
  if (file === undefined) return undefined;
  try {
    return await openFile(file, world.games);
  } catch (error) {
    throw new UsageError(`${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
}
