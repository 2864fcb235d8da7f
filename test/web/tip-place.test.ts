import { expect, test } from "vitest";
import { type Area, placeTip } from "../../src/web/tip/place.ts";

const bounds: Area = { left: 0, top: 0, right: 1000, bottom: 600 };
const square = (x: number, y: number, size = 40): Area => ({ left: x, top: y, right: x + size, bottom: y + size });
const tip = { width: 200, height: 100, bounds };

test("a popover stands beside what it tells of, and within the screen", () => {
  expect(placeTip({ ...tip, about: square(400, 300), avoid: [] })).toEqual([450, 270]);
  expect(placeTip({ ...tip, about: square(950, 300), avoid: [] })).toEqual([740, 270]);
  expect(placeTip({ ...tip, about: square(400, 560), avoid: [] })).toEqual([450, 500]);
});

test("what is clicked next is not covered as long as there is another side", () => {
  const about = square(400, 300);
  expect(placeTip({ ...tip, about, avoid: [square(500, 310)] })).toEqual([190, 270]);
  expect(placeTip({ ...tip, about, avoid: [square(500, 310), square(300, 310)] })).toEqual([320, 350]);
  expect(placeTip({ ...tip, about, avoid: [square(500, 310), square(300, 310), square(400, 400)] })).toEqual([320, 190]);
});

test("beside a column all of it stays in sight; below a wide thing there is more room than beside it", () => {
  const column: Area = { left: 700, top: 0, right: 1000, bottom: 600 };
  expect(placeTip({ ...tip, about: { ...square(720, 300), left: 700, right: 1000 }, avoid: [column] })).toEqual([490, 270]);
  expect(placeTip({ ...tip, about: { left: 400, top: 0, right: 600, bottom: 40 }, avoid: [] })).toEqual([400, 50]);
});
