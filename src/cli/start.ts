import { botFor } from "../bots/index.ts";
import { headerFor, perSeat, Session } from "../engine/index.ts";
import { Words } from "../words/words.ts";
import { type Command, newSeed } from "./args.ts";
import { CATALOGUES } from "./catalogues.ts";
import { type LoadedGame, loadGame } from "./loaded-game.ts";
import { type OpenedGame, openFile } from "./open.ts";
import { LEAVE, Terminal } from "./terminal.ts";
import { type Seating, TerminalGame } from "./terminal-game.ts";

/** Who can play: the lines of the menu. */
function seatings({ rules, players }: LoadedGame, words: Words): readonly (readonly [string, Seating])[] {
  const computer = botFor(players);
  const alone = rules.seats.map((mine): [string, Seating] => [
    words.say("cli.menu-seat", { seat: mine }),
    perSeat(rules.seats, (seat) => (seat === mine ? "person" : computer)),
  ]);
  return [...alone, [words.say("cli.menu-both"), perSeat(rules.seats, () => "person")]];
}

export const start: Command = {
  name: "start",
  purpose: "choose a game from a menu and play it in the terminal",
  usage: () => `usage: punica start [options]

  --lang en|fr   the language`,
  options: () => ({ lang: { type: "string" } }),
  async run(line, world) {
    line.noWords();
    const language = line.language();
    const words = new Words(language, CATALOGUES[language]);
    const table = { open: false, language, thinkingTime: 0.3 };
    const terminal = new Terminal(world.input, world.output);
    const ask = menu(terminal, words);
    try {
      if (world.games.length === 0) {
        terminal.say(words.say("cli.no-games"));
        return 1;
      }
      terminal.say(terminal.style("bold", "PUNICA"));
      for (;;) {
        const names = world.games.map(({ names }) => names[language].title);
        const chosen = await ask("cli.menu-game", [...names, words.say("cli.menu-load"), words.say("cli.menu-quit")]);
        if (chosen === null || chosen > world.games.length) return 0;
        if (chosen === world.games.length) {
          const saved = await openSaved();
          if (saved === null) return 0;
          if (saved) await new TerminalGame(terminal, world, saved, { ...table, seating: {}, open: true }).run();
          continue;
        }
        const game = await loadGame(world.games[chosen]!);
        const { rules } = game;
        const gameWords = game.words[language];
        const choose = async (prompt: string, lines: readonly string[]) => (lines.length > 1 ? ask(prompt, lines) : 0);
        const rulesets = rules.rulesets.map((id) => gameWords.say(`ruleset:${id}`));
        const ruleset = await choose("cli.menu-ruleset", rulesets);
        if (ruleset === null) return 0;
        const scenarios = rules.scenarios.map((id) => gameWords.say(`scenario:${id}`));
        const scenario = await choose("cli.menu-scenario", scenarios);
        if (scenario === null) return 0;
        const ways = seatings(game, gameWords);
        const seats = await choose(
          "cli.menu-players",
          ways.map(([name]) => name),
        );
        if (seats === null) return 0;
        const header = headerFor(rules, {
          ruleset: rules.rulesets[ruleset]!,
          scenario: rules.scenarios[scenario]!,
          seed: newSeed(),
        });
        const seating = ways[seats]![1];
        const opened = { game, session: Session.begin(rules, header) };
        await new TerminalGame(terminal, world, opened, { ...table, seating }).run();
      }
    } finally {
      terminal.end();
    }

    /** Null at the end of the input, undefined if the file is unusable. */
    async function openSaved(): Promise<OpenedGame | null | undefined> {
      terminal.say(words.say("cli.menu-file"));
      const file = await terminal.read();
      if (file === null || file === LEAVE) return null;
      try {
        return await openFile(file.trim(), world.games);
      } catch (error) {
        terminal.say(words.say("cli.not-loaded", { error: error instanceof Error ? error.message : String(error) }));
        return undefined;
      }
    }
  },
};

/** Asks for one of several lines. Returns its index, or null at the end of the input. */
const menu = (terminal: Terminal, words: Words) => async (prompt: string, lines: readonly string[]) => {
  terminal.say();
  terminal.say(words.say(prompt));
  for (const [i, line] of lines.entries()) terminal.say(`${String(i + 1).padStart(3)}  ${line}`);
  for (;;) {
    const typed = await terminal.read();
    if (typed === null || typed === LEAVE) return null;
    const number = Number(typed.trim());
    if (Number.isInteger(number) && number >= 1 && number <= lines.length) return number - 1;
    terminal.say(words.say("cli.not-understood", { text: typed }));
  }
};
