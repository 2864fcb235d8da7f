import { expect, test } from "vitest";
import type { Box } from "../../../src/games/shared/page/board/chart.ts";
import { coverOf, isCovered, type Named, nameBeside, namesAround } from "../../../src/games/shared/page/board/names.ts";

const town = (id: string, x: number, y: number): Named => ({
  id,
  at: [x, y],
  reach: 21,
  label: { at: [x + 26, y + 6], anchor: "start", size: 25, lines: 1, box: [x + 26, y - 11, x + 116, y + 12] },
});
const spaces = [town("enna", 0, 0), town("catana", 300, 0)];

test("a name that a piece covers moves to where it can be read", () => {
  const labels = namesAround(spaces, [[20, -60, 80, 4]]);
  expect(labels.get("enna")).toMatchObject({ anchor: "end", box: [-116, expect.any(Number), -26, expect.any(Number)] });
  expect(labels.get("catana")).toBe(spaces[1]!.label);
});

test("a name that is barely touched, or that finds no room, stays", () => {
  expect(namesAround(spaces, [[-30, -60, 34, 4]]).get("enna")).toBe(spaces[0]!.label);
  expect(namesAround(spaces, [[-400, -400, 400, 400]]).get("enna")).toBe(spaces[0]!.label);
});

test("no two names come to lie on each other", () => {
  const close = [town("enna", 0, 0), town("catana", -130, 0)];
  const boxes = [...namesAround(close, [[20, -60, 80, 4]]).values()].map(({ box }) => box);
  const [a, b] = [boxes[0]!, boxes[1]!];
  expect(a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]).toBe(false);
});

test("what a piece covers grows with its scale", () => expect(coverOf([10, 20], [-5, -8, 5, 2], 2)).toEqual([0, 4, 20, 24]));

test("a name without room beside its piece can be drawn below it", () => {
  const [enna] = spaces;
  const covers: Box[] = [
    [-60, -60, 60, 40],
    [300, 300, 320, 320],
  ];
  expect(isCovered(enna!.label, [[300, 300, 320, 320]])).toBe(false);
  expect(isCovered(enna!.label, covers)).toBe(true);
  const labels = namesAround(spaces, covers);
  const below = nameBeside(enna!, covers, spaces, labels);
  expect(isCovered(below, covers)).toBe(false);
  expect(below.box[1]).toBeGreaterThanOrEqual(40);
  // unless it would be read as the name of the place there
  const south = town("henna", 0, 70);
  const right = nameBeside(enna!, covers, [...spaces, south], namesAround([...spaces, south], covers));
  expect(right.box[0]).toBeGreaterThanOrEqual(60);
});

test("a name among neighbours on all sides lies as far from them as it can", () => {
  const covers: Box[] = [[-60, -60, 60, 40]];
  const around = [town("south", 0, 60), town("east", 75, 0), town("west", -75, 0), town("north", 0, -110)];
  const label = nameBeside(spaces[0]!, covers, [spaces[0]!, ...around], namesAround([spaces[0]!, ...around], covers));
  expect(label.box[3]).toBeLessThanOrEqual(-60);
});

test("a name does not move to where it would be read as another's", () => {
  const covers: Box[] = [[20, -60, 80, 4]];
  const west = { ...town("west", -118, -20), label: { ...town("west", -118, -20).label, box: [-220, -60, -140, -40] as Box } };
  expect(namesAround([spaces[0]!, west], covers).get("enna")!.anchor).toBe("middle");
});
