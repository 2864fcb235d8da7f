import { describe, expect, test } from "vitest";
import type { LogEntry } from "../../src/engine/index.ts";
import { Numbers } from "../../src/server/numbers.ts";
import { PackedLog } from "../../src/server/packed-log.ts";

const entry = (n: number): LogEntry => ({
  event: "marched",
  params: { name: "é—😀".repeat(n % 40), from: [n, n + 1] },
  ...(n % 3 === 0 && { only: "rome" }),
});

describe("a packed log", () => {
  const entries = Array.from({ length: 500 }, (_, n) => entry(n));

  test("gives back what was put in, whole or in part", () => {
    const log = new PackedLog();
    expect(log.slice(0)).toEqual([]);
    for (let n = 0; n < 500; n += 7) log.add(entries.slice(n, n + 7));
    expect(log.length).toBe(500);
    expect(log.slice(0)).toEqual(entries);
    expect(log.slice(3, 5)).toEqual(entries.slice(3, 5));
    expect(log.slice(499, 500)).toEqual(entries.slice(499));
    expect(log.slice(7, 7)).toEqual([]);
  });

  test("goes on from where it was cut", () => {
    const log = new PackedLog();
    log.add(entries);
    log.cut(600);
    expect(log.length).toBe(500);
    log.cut(100);
    log.add(entries.slice(300));
    expect(log.slice(0)).toEqual([...entries.slice(0, 100), ...entries.slice(300)]);
    log.cut(0);
    expect(log.slice(0)).toEqual([]);
  });
});

test("a list of numbers grows, is cut, and knows what is in it", () => {
  const numbers = new Numbers();
  for (let n = 0; n < 200; n++) numbers.push(3_000_000_000 + n);
  expect(numbers.length).toBe(200);
  expect(numbers.at(199)).toBe(3_000_000_199);
  expect(numbers.includes(3_000_000_199)).toBe(true);
  expect(numbers.includes(0)).toBe(false);
  numbers.cut(100);
  expect(numbers.includes(3_000_000_199)).toBe(false);
  expect(numbers.findLastIndex((number) => number % 2 === 0)).toBe(98);
  expect(numbers.findLastIndex((number) => number < 3_000_000_000)).toBe(-1);
  numbers.cut(0);
  expect(numbers.length).toBe(0);
});
