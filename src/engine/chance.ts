import { PunicaError } from "./errors.ts";
import { firstWordOfHash } from "./sha256.ts";

/**
 * Chance lives in the state, so that a game can be replayed exactly.
 * `bits` is the state of the generator, `forced` the die results that come first:
 * for tests, and for people who roll their own dice.
 *
 * There are two generators; the seed chooses. By default it is sfc32, which is fast (four words). A seed "sha256:" with a key of 256
 * bits as 64 hexadecimal digits chooses hashes in counter mode (eight words of the key, and the counter): the n-th 32 bits
 * are the first 32 bits of SHA-256 over the key and n. Past results say nothing about the next ones, so online games use it.
 */
export interface Chance {
  bits: number[];
  forced: number[];
}

const HASHED = /^sha256:[0-9a-f]{64}$/i;
const HASHED_WORDS = 9;

/** How many words the state of a generator can have. */
export const CHANCE_WORDS: readonly number[] = [4, HASHED_WORDS];

/** The seed of a game: 128 bits as 32 hexadecimal digits (other texts are stretched to that), or "sha256:" and 64 digits. */
export function chanceFrom(seed: string): Chance {
  if (HASHED.test(seed)) return { bits: [...wordsOf(seed.slice(7)), 0], forced: [] };
  const bits = /^[0-9a-f]{32}$/i.test(seed) ? wordsOf(seed) : stretch(seed);
  const chance = { bits, forced: [] };
  for (let i = 0; i < 12; i++) next(chance);
  return chance;
}

const wordsOf = (digits: string): number[] => digits.match(/.{8}/g)!.map((word) => Number.parseInt(word, 16) | 0);

/** Four 32-bit numbers from any text (the MurmurHash3 finisher over four lanes). */
function stretch(text: string): number[] {
  const lanes = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  for (let i = 0; i < text.length; i++) {
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul(lanes[lane]! ^ (text.charCodeAt(i) + lane * 257), 0x85ebca6b);
      lanes[lane] = (mixed << 13) | (mixed >>> 19);
    }
  }
  return lanes.map((lane) => {
    let h = lane ^ text.length;
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return (h ^ (h >>> 16)) | 0;
  });
}

export const copyChance = ({ bits, forced }: Chance): Chance => ({ bits: bits.slice(), forced: forced.slice() });

/** The next 32 random bits. */
export function next(chance: Chance): number {
  const bits = chance.bits;
  if (bits.length === HASHED_WORDS) {
    bits[8] = (bits[8]! + 1) | 0;
    return firstWordOfHash(bits);
  }
  const sum = (((bits[0]! + bits[1]!) | 0) + bits[3]!) | 0;
  bits[3] = (bits[3]! + 1) | 0;
  bits[0] = bits[1]! ^ (bits[1]! >>> 9);
  bits[1] = (bits[2]! + (bits[2]! << 3)) | 0;
  bits[2] = (bits[2]! << 21) | (bits[2]! >>> 11);
  bits[2] = (bits[2]! + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 to `below` - 1, without bias. */
export function randomBelow(chance: Chance, below: number): number {
  const limit = 0x100000000 - (0x100000000 % below);
  let value = next(chance);
  while (value >= limit) value = next(chance);
  return value % below;
}

/** One six-sided die: a forced result if one is waiting, otherwise a random one. */
export function rollDie(chance: Chance): number {
  if (chance.forced.length > 0) return chance.forced.shift()!;
  return randomBelow(chance, 6) + 1;
}

export function shuffle<T>(chance: Chance, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomBelow(chance, i + 1);
    const item = list[i]!;
    list[i] = list[j]!;
    list[j] = item;
  }
}

/** A seed of 128 bits, in hexadecimal digits, from any text. */
export function seedFrom(text: string): string {
  return chanceFrom(text)
    .bits.map((bits) => (bits >>> 0).toString(16).padStart(8, "0"))
    .join("");
}

/** The most die results that may be queued: far more than anybody rolls by hand. */
export const MOST_FORCED = 1000;

/** Queues die results; each must be from 1 to 6. */
export function forceDice(chance: Chance, results: readonly number[]): void {
  if (chance.forced.length + results.length > MOST_FORCED)
    throw new PunicaError(
      "bad-dice",
      `At most ${MOST_FORCED} dice may wait; ${chance.forced.length} do, and ${results.length} would come.`,
    );
  for (const result of results) {
    if (!Number.isInteger(result) || result < 1 || result > 6)
      throw new PunicaError("bad-dice", `A die shows 1 to 6, not ${String(result)}.`);
  }
  chance.forced.push(...results);
}
