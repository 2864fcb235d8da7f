import { describe, expect, test } from "vitest";
import { eventOf } from "../../src/games/hannibal/rules/cards/events.ts";
import { ALL_CARDS, hasShip } from "../../src/games/hannibal/rules/strategy-cards.ts";

// 25 What is printed on the strategy cards

/** By operations: the numbers of the cards. */
const OPS: Record<number, number[]> = {
  1: [6, 7, 8, 11, 15, 17, 19, 20, 22, 31, 32, 41, 42, 48, 49, 53, 57, 58, 59, 60, 61],
  2: [5, 10, 12, 13, 14, 16, 18, 21, 25, 27, 28, 29, 35, 36, 44, 45, 51, 52, 54, 56, 62, 64],
  3: [1, 2, 3, 4, 9, 23, 24, 26, 30, 33, 34, 37, 38, 39, 40, 43, 46, 47, 50, 55, 63],
};
const ROMAN = [21, 23, 42, 43, 44, 45, 46, 47, 48, 57];
const CARTHAGINIAN = [6, 10, 12, 13, 14, 16, 22, 24, 25, 26, 27, 28, 29, 30, 50, 56, 58];

describe("25 the strategy cards", () => {
  const numbers = (fits: (card: (typeof ALL_CARDS)[number]) => boolean) => ALL_CARDS.filter(fits).map(({ number }) => number);

  test("25 there are 64, numbered from 1", () => {
    expect(numbers(() => true)).toEqual(Array.from({ length: 64 }, (_, index) => index + 1));
  });

  test("25 their operation numbers", () => {
    for (const ops of [1, 2, 3]) expect(numbers((card) => card.ops === ops)).toEqual(OPS[ops]);
  });

  test("25 a ship is on the 21 cards with three operations and on no other", () => {
    expect(numbers(({ number }) => hasShip(number))).toEqual(OPS[3]);
  });

  test("25 whose events they are", () => {
    expect(numbers(({ side }) => side === "rome")).toEqual(ROMAN);
    expect(numbers(({ side }) => side === "carthage")).toEqual(CARTHAGINIAN);
  });

  test("25 counter events, campaigns, forced marches, and those that work with an operation", () => {
    expect(numbers(({ kind }) => kind === "counter")).toEqual([6, 7, 8, 20, 31, 32, 41, 42, 59, 60]);
    expect(numbers(({ kind }) => kind === "campaign")).toEqual([33, 34, 37, 38, 39, 40]);
    expect(numbers(({ kind }) => kind === "forced-march")).toEqual([61, 62, 63]);
    expect(numbers(({ kind }) => kind === "with-operation")).toEqual([5, 18, 28, 50, 54]);
  });

  test("25 only Capua's and Syracuse's change of sides happens once in a game", () => {
    expect(numbers(({ once }) => once)).toEqual([25, 26]);
  });

  test("25 every ordinary event is there, and of the counter events only Hostile Tribes may be a turn of its own", () => {
    const ordinary = numbers(({ kind }) => kind === "event");
    expect(numbers(({ number }) => eventOf(number) !== undefined)).toEqual([...ordinary, 7, 8].sort((a, b) => a - b));
  });
});
