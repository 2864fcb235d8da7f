import { describe, expect, test } from "vitest";
import { type Allocate, handOut, refusal, roomFor } from "../../src/engine/index.ts";

const question = (given: Partial<Allocate> = {}): Allocate => ({
  kind: "allocate",
  seat: "rome",
  prompt: "test",
  rule: "1",
  items: [
    { id: "a", min: 0, max: 3 },
    { id: "b", min: 1, max: 4 },
    { id: "c", min: 0, max: 2 },
  ],
  min: 1,
  max: 6,
  ...given,
});

describe("handing out", () => {
  test("begins with what must be and goes on in the order of the items", () => {
    expect(handOut(question())).toEqual({ a: 3, b: 3, c: 0 });
    expect(handOut(question(), 2)).toEqual({ a: 1, b: 1, c: 0 });
    expect(handOut(question(), 0)).toEqual({ a: 0, b: 1, c: 0 });
  });

  test("follows another order", () => {
    const { items } = question();
    expect(handOut(question(), 4, items.toReversed())).toEqual({ a: 0, b: 2, c: 2 });
  });

  test("keeps within limits, and gives first what a limit asks for", () => {
    const limits = [
      { items: ["a", "b"], min: 0, max: 2 },
      { items: ["c"], min: 2, max: 2 },
    ];
    expect(handOut(question({ limits }))).toEqual({ a: 1, b: 1, c: 2 });
    expect(handOut(question({ limits }), 3)).toEqual({ a: 0, b: 1, c: 2 });
    expect(refusal(question({ limits }), handOut(question({ limits })))).toBeUndefined();
  });

  test("there is room up to the item's own limit, the whole and every limit it is under", () => {
    const limits = [{ items: ["a", "b"], min: 0, max: 3 }];
    const room = (counts: Record<string, number>, id: string, given: Partial<Allocate> = {}) =>
      roomFor(question(given), counts, question().items.find((item) => item.id === id)!);
    expect(room({}, "b")).toBe(4);
    expect(room({ a: 3, c: 1 }, "b")).toBe(2);
    expect(room({ a: 2 }, "b", { limits })).toBe(1);
    expect(room({ b: 4 }, "a", { limits })).toBe(0);
  });
});
