import { readFileSync } from "node:fs";
import { botFor } from "../bots/index.ts";
import { headerFor, Session } from "../engine/index.ts";
import type { Words } from "../words/words.ts";
import { type Command, newSeed } from "./args.ts";
import { wordsFor } from "./face.ts";
import { openGame } from "./open.ts";
import { Terminal } from "./terminal.ts";
import { type Seating, TerminalGame } from "./terminal-game.ts";

const PERSONS: Seating = { rome: "person", carthage: "person" };

/** Who can play, with a line of the menu for each. */
function seatings(game: string): readonly (readonly [string, Seating])[] {
  const computer = botFor(game);
  return [
    ["cli.menu-rome", { ...PERSONS, carthage: computer }],
    ["cli.menu-carthage", { ...PERSONS, rome: computer }],
    ["cli.menu-both", PERSONS],
  ];
}

export const start: Command = {
  name: "start",
  purpose: "choose a game from a menu and play it in the terminal",
  usage: `usage: punica start [options]

  --lang en|fr   the language`,
  options: { lang: { type: "string" } },
  async run(line, world) {
    line.noWords();
    const language = line.language();
    const words = wordsFor(world.faces, "", language);
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
        const names = world.games.map(({ id }) => wordsFor(world.faces, id, language).say(`game:${id}`));
        const chosen = await ask("cli.menu-game", [...names, words.say("cli.menu-load"), words.say("cli.menu-quit")]);
        if (chosen === null || chosen > world.games.length) return 0;
        if (chosen === world.games.length) {
          const session = await openSaved();
          if (session === null) return 0;
          if (session) await new TerminalGame(terminal, world, session, { ...table, seating: PERSONS, open: true }).run();
          continue;
        }
        const game = world.games[chosen]!;
        const gameWords = wordsFor(world.faces, game.id, language);
        const choose = async (prompt: string, keys: readonly string[]) => {
          const lines = keys.map((key) => gameWords.say(key));
          return lines.length > 1 ? ask(prompt, lines) : 0;
        };
        const rulesets = game.rulesets.map((id) => `ruleset:${id}`);
        const ruleset = await choose("cli.menu-ruleset", rulesets);
        if (ruleset === null) return 0;
        const scenarios = game.scenarios.map((id) => `scenario:${id}`);
        const scenario = await choose("cli.menu-scenario", scenarios);
        if (scenario === null) return 0;
        const players = seatings(game.id);
        const seats = await choose(
          "cli.menu-players",
          players.map(([key]) => key),
        );
        if (seats === null) return 0;
        const header = headerFor(game, {
          ruleset: game.rulesets[ruleset]!,
          scenario: game.scenarios[scenario]!,
          seed: newSeed(),
        });
        const seating = players[seats]![1];
        await new TerminalGame(terminal, world, Session.begin(game, header), { ...table, seating }).run();
      }
    } finally {
      terminal.end();
    }

    /** Null at the end of the input, undefined if the file is no good. */
    async function openSaved(): Promise<Session | null | undefined> {
      terminal.say(words.say("cli.menu-file"));
      const file = await terminal.read();
      if (file === null) return null;
      try {
        return openGame(JSON.parse(readFileSync(file.trim(), "utf8")), world.games);
      } catch (error) {
        terminal.say(words.say("cli.not-loaded", { error: error instanceof Error ? error.message : String(error) }));
        return undefined;
      }
    }
  },
};

/** Asks for one of some lines; the answer is its index, or null at the end of the input. */
const menu = (terminal: Terminal, words: Words) => async (prompt: string, lines: readonly string[]) => {
  terminal.say();
  terminal.say(words.say(prompt));
  for (const [i, line] of lines.entries()) terminal.say(`${String(i + 1).padStart(3)}  ${line}`);
  for (;;) {
    const typed = await terminal.read();
    if (typed === null) return null;
    const number = Number(typed.trim());
    if (Number.isInteger(number) && number >= 1 && number <= lines.length) return number - 1;
    terminal.say(words.say("cli.not-understood", { text: typed }));
  }
};
