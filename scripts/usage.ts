import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { GAMES } from "../src/games/index.ts";

const GAME_IDS = GAMES.map(({ id }) => id);
/** For the usage of scripts that take `--game`. */
export const GAME_NAMES = GAME_IDS.join(", ");

function refuse(what: string, usage: string): never {
  console.error(`${what}\n\n${usage}`);
  process.exit(2);
}

/**
 * The options of a script. `--help` prints its usage; so does anything not understood, with exit code 2. An option whose default
 * is a number takes a number; `game` takes the name of a game.
 */
export function optionsOf<const O extends ParseArgsOptionsConfig>(usage: string, options: O) {
  const all: ParseArgsOptionsConfig = { ...options, help: { type: "boolean" } };
  const { values, fault } = parsed(all);
  if (fault !== undefined) refuse(fault, usage);
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  for (const [name, value] of Object.entries(values)) {
    const standard = all[name]?.default;
    if (typeof standard === "string" && /^\d+$/.test(standard) && !/^\d+$/.test(String(value)))
      refuse(`--${name} must be a whole number, not ${value}.`, usage);
    if (name === "game" && [value].flat().some((id) => !GAME_IDS.includes(String(id))))
      refuse(`There is no game "${value}"; there are ${GAME_NAMES}.`, usage);
  }
  return values as ReturnType<typeof parseArgs<{ options: O }>>["values"];
}

function parsed(options: ParseArgsOptionsConfig) {
  try {
    return { values: parseArgs({ options }).values };
  } catch (error) {
    if (error instanceof TypeError) return { values: {}, fault: error.message };
    throw error;
  }
}
