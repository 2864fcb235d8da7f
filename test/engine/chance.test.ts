import { expect, test } from "vitest";
import { chanceFrom, forceDice, next, PunicaError, randomBelow, rollDie, seedFrom, shuffle } from "../../src/engine/index.ts";

test("a seed of 32 hexadecimal digits is the state of the sfc32 generator, which gives its known values", () => {
  const chance = chanceFrom("0123456789abcdeffedcba9876543210");
  expect([1, 2, 3, 4].map(() => next(chance))).toEqual([2572171144, 2176419973, 236576743, 4121590970]);
  const other = chanceFrom("00000000000000000000000000000001");
  expect([1, 2, 3, 4].map(() => next(other))).toEqual([1363572419, 145230303, 808754475, 4216505632]);
});

test("the dice of a seed never change, so that old records can be replayed", () => {
  const chance = chanceFrom("cannae");
  expect(Array.from({ length: 20 }, () => rollDie(chance))).toEqual([2, 2, 1, 5, 5, 4, 6, 3, 6, 1, 3, 4, 5, 3, 2, 3, 2, 2, 6, 1]);
});

test("texts that differ in one letter give other dice", () => {
  const rolls = (seed: string) => {
    const chance = chanceFrom(seed);
    return Array.from({ length: 30 }, () => rollDie(chance)).join("");
  };
  const seeds = ["", "a", "b", "aa", "ab", "ba", "game 1", "game 2", "game 12", "0".repeat(31), "0".repeat(32)];
  expect(new Set(seeds.map(rolls)).size).toBe(seeds.length);
});

test("seedFrom makes 32 hexadecimal digits of any text", () => {
  expect(seedFrom("cannae")).toMatch(/^[0-9a-f]{32}$/);
  expect(seedFrom("cannae")).not.toBe(seedFrom("zama"));
});

/** Pearson's statistic; with n - 1 degrees of freedom it lies below n + 4 sqrt(2n) all but never. */
const chiSquared = (counts: readonly number[], expected: number) =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

test.each([2, 3, 6, 7, 48, 64])("numbers below %i come equally often", (below) => {
  const chance = chanceFrom(`uniform ${below}`);
  const counts: number[] = new Array(below).fill(0);
  for (let i = 0; i < below * 1000; i++) counts[randomBelow(chance, below)]!++;
  expect(chiSquared(counts, 1000)).toBeLessThan(below + 4 * Math.sqrt(2 * below));
});

test("pairs of dice in a row come equally often", () => {
  const chance = chanceFrom("pairs");
  const counts: number[] = new Array(36).fill(0);
  for (let i = 0; i < 36_000; i++) counts[(rollDie(chance) - 1) * 6 + rollDie(chance) - 1]!++;
  expect(chiSquared(counts, 1000)).toBeLessThan(36 + 4 * Math.sqrt(72));
});

test("every order of a shuffled list comes equally often, and nothing is lost", () => {
  const chance = chanceFrom("orders");
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const list = ["a", "b", "c", "d"];
    shuffle(chance, list);
    counts.set(list.join(""), (counts.get(list.join("")) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquared([...counts.values()], 1000)).toBeLessThan(24 + 4 * Math.sqrt(48));
});

test("forced dice come first, in their order, and leave the random ones as they would have been", () => {
  const forced = chanceFrom("zama");
  const free = chanceFrom("zama");
  forceDice(forced, [6, 1]);
  forceDice(forced, [3]);
  expect([rollDie(forced), rollDie(forced), rollDie(forced)]).toEqual([6, 1, 3]);
  expect([rollDie(forced), rollDie(forced)]).toEqual([rollDie(free), rollDie(free)]);
});

test.each([[[0]], [[7]], [[2.5]], [[Number.NaN]], [[3, 9]]])("dice that no die shows are refused whole: %j", (dice) => {
  const chance = chanceFrom("x");
  expect(() => forceDice(chance, dice)).toThrow(PunicaError);
  expect(chance.forced).toEqual([]);
});
