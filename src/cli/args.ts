import { randomBytes } from "node:crypto";
import type { Readable, Writable } from "node:stream";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { type Bot, botFor } from "../bots/index.ts";
import { type AnyGame, type Header, headerFor, PunicaError } from "../engine/index.ts";
import type { Manifest } from "../games/manifest.ts";
import { LANGUAGES, type Language } from "../words/words.ts";

/** What commands work with; tests give them other games and streams. */
export interface World {
  readonly games: readonly Manifest[];
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  /** where files without a folder go */
  readonly folder: string;
}

/** The command line was not understood. */
export class UsageError extends Error {}

export interface Command {
  readonly name: string;
  /** what it does, in a line */
  readonly purpose: string;
  usage(world: World): string | Promise<string>;
  options(world: World): ParseArgsOptionsConfig;
  /** the exit code */
  run(line: CommandLine, world: World): Promise<number> | number;
}

/** The options and other words of a command line. */
export class CommandLine {
  private readonly values: Readonly<Record<string, unknown>>;
  readonly words: readonly string[];

  constructor(argv: readonly string[], options: ParseArgsOptionsConfig) {
    try {
      const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
      this.values = values;
      this.words = positionals;
    } catch (error) {
      if (error instanceof TypeError) throw new UsageError(firstSentence(error.message));
      throw error;
    }
  }

  has(name: string): boolean {
    return this.values[name] === true;
  }

  text(name: string): string | undefined {
    return this.values[name] as string | undefined;
  }

  texts(name: string): readonly string[] {
    return (this.values[name] as string[] | undefined) ?? [];
  }

  count(name: string, standard: number): number {
    const text = this.text(name);
    if (text === undefined) return standard;
    if (!/^\d{1,9}$/.test(text) || Number(text) === 0)
      throw new UsageError(`--${name} must be a whole number above 0, not ${text}.`);
    return Number(text);
  }

  seconds(name: string, standard: number): number {
    const text = this.text(name);
    if (text === undefined) return standard;
    if (!/^\d{0,5}(\.\d+)?$/.test(text) || !(Number(text) > 0))
      throw new UsageError(`--${name} must be a number above 0, not ${text}.`);
    return Number(text);
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], standard: T): T {
    const text = this.text(name) ?? standard;
    if (!allowed.includes(text as T)) throw new UsageError(`--${name} must be one of ${allowed.join(", ")}, not ${text}.`);
    return text as T;
  }

  language(): Language {
    return this.oneOf("lang", LANGUAGES, "en");
  }

  /** The computer player named, or the best one. */
  bot(players: readonly Bot[]): Bot {
    const ids = players.map(({ id }) => id);
    return botFor(players, this.oneOf("bot", ids, ids[0]!));
  }

  /** The game that the command line names. */
  game(games: readonly Manifest[]): Manifest {
    const [id, ...more] = this.words;
    const list = games.map((game) => game.id).join(", ");
    if (id === undefined) throw new UsageError(`Say which game: ${list}.`);
    if (more.length > 0) throw new UsageError(`Not understood: ${more.join(" ")}.`);
    const game = games.find((candidate) => candidate.id === id);
    if (!game) throw new UsageError(`There is no game "${id}"; there are ${list}.`);
    return game;
  }

  noWords(): void {
    if (this.words.length > 0) throw new UsageError(`Not understood: ${this.words.join(" ")}.`);
  }

  /** The header of a new game: rule set, scenario, options and seed as given. */
  header(game: AnyGame, seed: string): Header {
    const options = Object.fromEntries(
      this.texts("option").map((text) => {
        const at = text.indexOf("=");
        if (at < 1) throw new UsageError(`--option takes name=value, not ${text}.`);
        return [text.slice(0, at), optionValue(text.slice(at + 1))];
      }),
    );
    try {
      return headerFor(game, { seed, ...defined({ ruleset: this.text("ruleset"), scenario: this.text("scenario") }), options });
    } catch (error) {
      if (error instanceof PunicaError) throw new UsageError(error.message);
      throw error;
    }
  }
}

/** What every command that begins a game takes. */
export const GAME_OPTIONS = {
  ruleset: { type: "string" },
  scenario: { type: "string" },
  option: { type: "string", multiple: true },
  seed: { type: "string" },
} as const satisfies ParseArgsOptionsConfig;

/** The values of those options, for the usage of a command. The first is the default, unless a rule set has its own. */
export async function gameChoices(games: readonly Manifest[]): Promise<string> {
  const lines = await Promise.all(
    games.map(async (manifest) => {
      const { id, rulesets, scenarios, options } = await manifest.rules();
      const players = (await manifest.players()).map((player) => player.id);
      const characters = new Set(players.flatMap((player) => player.split(" ").slice(1)));
      return [
        id,
        `  rule sets: ${rulesets.join(", ")}`,
        `  scenarios: ${scenarios.join(", ")}`,
        `  players:   ${players.filter((player) => !player.includes(" ")).join(", ")}`,
        ...(characters.size > 0
          ? [`             some of them also ${[...characters].join(", ")}: "${players.find((player) => player.includes(" "))}"`]
          : []),
        ...options.map(
          (option, index) => `  ${index === 0 ? "options:  " : "          "} ${option.id}=${option.values.join("|")}`,
        ),
      ].join("\n");
    }),
  );
  return lines.join("\n\n");
}

export const newSeed = (): string => randomBytes(16).toString("hex");

const optionValue = (text: string): boolean | string => (text === "true" ? true : text === "false" ? false : text);

const defined = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const firstSentence = (text: string): string => {
  const sentence = text.split(/(?<=[^.])\.\s|\n/)[0]!.replaceAll("'", '"');
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
};
