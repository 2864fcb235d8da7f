import { CHANCE_WORDS, type Chance, MOST_FORCED } from "./chance.ts";
import { PunicaError } from "./errors.ts";
import type { Game, GameState, Header } from "./game.ts";
import type { Plain } from "./plain.ts";

/** A position: what the game writes, and the state of chance. */
export function writePosition<S extends GameState>(game: Game<S>, state: S): Plain {
  const { bits, forced } = state.chance;
  return { ...(game.writePosition(state) as object), chance: { bits: bits.slice(), forced: forced.slice() } };
}

/** The state that a position describes. If it leaves chance out, the header's seed decides. */
export const readPosition = <S extends GameState>(game: Game<S>, position: Plain, header: Header): S =>
  read(position, (rest) => game.readPosition(rest, header));

/** The state of a stored game. Earlier rules may have led to one that today's would refuse; the game goes on all the same. */
export const readStored = <S extends GameState>(game: Game<S>, position: Plain, header: Header): S =>
  read(position, (rest) => (game.stateFrom ?? game.readPosition)(rest, header));

function read<S extends GameState>(position: Plain, stateOf: (position: Plain) => S): S {
  if (typeof position !== "object" || position === null || Array.isArray(position))
    throw new PunicaError("bad-position", "A position must be an object.", { field: "position" });
  const { chance, ...rest } = position as { readonly [key: string]: Plain };
  const state = stateOf(rest);
  if (chance !== undefined) state.chance = readChance(chance);
  return state;
}

function readChance(value: Plain): Chance {
  const { bits, forced } = (typeof value === "object" && value !== null ? value : {}) as { readonly [key: string]: unknown };
  if (!isList(bits, -0x80000000, 0x7fffffff) || !CHANCE_WORDS.includes(bits.length))
    throw new PunicaError("bad-position", "chance.bits must be four or nine whole numbers of 32 bits.", { field: "chance.bits" });
  if (!isList(forced, 1, 6) || forced.length > MOST_FORCED)
    throw new PunicaError("bad-position", `chance.forced must be a list of at most ${MOST_FORCED} die results from 1 to 6.`, {
      field: "chance.forced",
    });
  return { bits: bits.slice(), forced: forced.slice() };
}

const isList = (value: unknown, min: number, max: number): value is number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item) && item >= min && item <= max);
