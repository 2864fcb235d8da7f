import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { GAMES } from "../src/games/index.ts";

const GAME_IDS = GAMES.map(({ id }) => id);
/** For the usage of scripts that take a game. */
export const GAME_NAMES = GAME_IDS.join(", ");

export function refuse(what: string, usage: string): never {
  console.error(`${what}\n\n${usage}`);
  process.exit(2);
}

/**
 * The options of a script, which takes no other arguments. `--help` prints its usage; so does anything not understood, with exit
 * code 2. An option shown as `--name N` in the usage takes a whole number; `game` takes the name of a game.
 */
export function optionsOf<const O extends ParseArgsOptionsConfig>(usage: string, options: O) {
  const { values, words } = commandLineOf(usage, options);
  if (words.length > 0) refuse(`Not understood: ${words.join(" ")}.`, usage);
  return values;
}

/** The options of a script whose other arguments are games, at least one, each perhaps with more after a colon. */
export function gamesAndOptionsOf<const O extends ParseArgsOptionsConfig>(usage: string, options: O) {
  const { values, words } = commandLineOf(usage, options);
  if (words.length === 0) refuse(`Say which game: ${GAME_NAMES}.`, usage);
  for (const word of words) checkGame(word.split(":", 1)[0]!, usage);
  return { words, values };
}

/** Refuses a value that is not one of those allowed. */
export function checkOneOf(usage: string, name: string, value: string | undefined, allowed: readonly string[]): void {
  if (value !== undefined && !allowed.includes(value))
    refuse(`--${name} must be one of ${allowed.join(", ")}, not ${value}.`, usage);
}

function checkGame(id: string, usage: string): void {
  if (!GAME_IDS.includes(id)) refuse(`There is no game "${id}"; there are ${GAME_NAMES}.`, usage);
}

function commandLineOf<const O extends ParseArgsOptionsConfig>(usage: string, options: O) {
  const { values, words, fault } = parsed({ ...options, help: { type: "boolean" } });
  if (fault !== undefined) refuse(fault, usage);
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  for (const [name, value] of Object.entries(values)) {
    if (usage.includes(`--${name} N `) && !/^\d+$/.test(String(value)))
      refuse(`--${name} must be a whole number, not ${value}.`, usage);
    if (name === "game") for (const id of [value].flat()) checkGame(String(id), usage);
  }
  return { values: values as ReturnType<typeof parseArgs<{ options: O }>>["values"], words };
}

function parsed(options: ParseArgsOptionsConfig) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { values, words: positionals };
  } catch (error) {
    if (error instanceof TypeError) return { values: {}, words: [], fault: error.message };
    throw error;
  }
}
