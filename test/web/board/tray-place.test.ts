import { expect, test } from "vitest";
import type { Box, Point } from "../../../src/games/shared/page/board/chart.ts";
import { placeTray } from "../../../src/games/shared/page/board/tray-place.ts";
import { trayScale } from "../../../src/games/shared/page/board/zoom.ts";

const seen: Box = [0, 0, 1000, 800];
const piece: Box = [480, 380, 520, 420];
const room = { piece, width: 200, tall: 100, gap: 10, seen, targets: [] as Point[] };

test("an open stack lies above its piece", () => {
  expect(placeTray(room)).toEqual([500, 320]);
});

test("it does not cover what may be pressed next", () => {
  expect(placeTray({ ...room, targets: [[510, 310]] })).toEqual([500, 480]);
  const both: Point[] = [
    [510, 310],
    [500, 480],
  ];
  expect(placeTray({ ...room, targets: both })).toEqual([630, 400]);
});

test("it covers as little of that as can be", () => {
  const around: Point[] = [
    [510, 310],
    [490, 310],
    [500, 480],
    [630, 400],
    [620, 410],
    [370, 400],
    [380, 390],
  ];
  expect(placeTray({ ...room, targets: around })).toEqual([500, 480]);
});

test("it is always in sight, and beside its piece", () => {
  expect(placeTray({ ...room, piece: [480, 10, 520, 50] })).toEqual([500, 110]);
  expect(placeTray({ ...room, piece: [0, 380, 40, 420] })).toEqual([110, 320]);
});

test("it is as large on the screen at every scale", () => {
  expect([0.3, 0.7, 3].map((k) => (trayScale(k) * k).toFixed(2))).toEqual(["0.72", "0.72", "0.72"]);
});
