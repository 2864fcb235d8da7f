import { expect, test } from "vitest";
import {
  blend,
  type Camera,
  CLOSEST,
  centred,
  followed,
  following,
  held,
  nearing,
  opening,
  resized,
  revealing,
  uncovered,
  whole,
  zoomed,
} from "../../../src/games/shared/page/board/camera.ts";
import type { Box, Point } from "../../../src/games/shared/page/board/chart.ts";
import { nameScale, pieceScale } from "../../../src/games/shared/page/board/zoom.ts";

const frame: Box = [50, 140, 2330, 1600];
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test("a wide screen opens on the whole board, in the middle", () => {
  const camera = opening(frame, desk, [1000, 800]);
  expect(camera.k).toBeCloseTo(whole(frame, desk));
  expect(camera.x + 50 * camera.k).toBeCloseTo(desk.width - (camera.x + 2330 * camera.k));
});

test("a tall narrow screen opens on as much as can be read, around a point", () => {
  const camera = opening(frame, phone, [1600, 800]);
  expect(camera.k).toBeGreaterThan(0.5);
  expect(1600 * camera.k + camera.x).toBeCloseTo(phone.width / 2);
});

test("a board with small pieces fills the screen, and is never opened smaller than its pieces can be read", () => {
  expect(opening(frame, desk, [1000, 800], 0.46).k).toBeCloseTo(desk.width / 2280);
  const camera = opening(frame, { width: 390, height: 500 }, [1600, 800], 0.46);
  expect(camera.k).toBe(0.46);
  expect(1600 * camera.k + camera.x).toBeCloseTo(195);
});

/** Nothing covers the board. */
const open = { least: 0.46, covered: 0 };
const at = ({ x, y, k }: Camera, p: Point): Point => [p[0] * k + x, p[1] * k + y];

test("a board that shows some points near enough does not creep: only what is out of view or too small is brought near", () => {
  const points: Point[] = [[1100, 700]];
  const shown = nearing(centred([400, 400], 0.5, desk), points, frame, desk);
  expect(at(shown, points[0]!)).toEqual([720, 450]);
  const aside = { ...shown, x: shown.x - 11, y: shown.y + 13 };
  expect(nearing(aside, points, frame, desk)).toBe(aside);
  expect(nearing({ ...shown, x: shown.x - 700 }, points, frame, desk)).toEqual(shown);
  expect(nearing(centred([1100, 700], 0.6, desk), points, frame, desk).k).toBeGreaterThan(0.6);
});

test("points are followed when they are out of view or too small to be read, and left alone when they are too far apart", () => {
  const camera = centred([1200, 800], 1, desk);
  const near: Point[] = [
    [1100, 700],
    [1300, 900],
  ];
  expect(following(camera, near, frame, desk, open)).toBe(camera);
  const out = following(
    camera,
    [
      [400, 700],
      [500, 900],
    ],
    frame,
    desk,
    open,
  );
  expect(out.k).toBe(camera.k);
  expect(at(out, [450, 800])[1]).toBeCloseTo(desk.height / 2);
  const small = opening(frame, phone, [1200, 800]);
  expect(following({ ...small, k: 0.3 }, [[1200, 800]], frame, phone, open).k).toBeGreaterThan(0.46);
  const far: Point[] = [
    [200, 300],
    [2200, 1500],
  ];
  expect(following(small, far, frame, phone, open)).toBe(small);
});

test("an event is in the middle of the part of the board that nothing covers", () => {
  const camera = centred([1200, 800], 1, desk);
  for (const covered of [90, 300, 560]) {
    const [x, y] = at(following(camera, [[1600, 900]], frame, desk, { least: 0.3, covered }), [1600, 900]);
    if (covered === 560) expect(x).toBeCloseTo(desk.width / 2);
    expect(y, `${covered}`).toBeLessThan(desk.height - covered - 40);
  }
});

test("the film shows nothing beyond the edge of a board that is large enough, and an event at its edge is not covered", () => {
  const camera = centred([1200, 800], 1, desk);
  for (const p of [
    [60, 150],
    [2320, 150],
    [60, 1590],
    [2320, 1590],
    [1200, 1590],
  ] as Point[])
    for (const covered of [0, 90, 420]) {
      const to = following(camera, [p], frame, desk, { least: 0.3, covered });
      const [left, top] = at(to, [frame[0], frame[1]]);
      const [right, bottom] = at(to, [frame[2], frame[3]]);
      expect(left, `${p}`).toBeLessThanOrEqual(0);
      expect(top).toBeLessThanOrEqual(0);
      expect(right).toBeGreaterThanOrEqual(desk.width);
      expect(bottom).toBeGreaterThanOrEqual(desk.height - covered);
      expect(at(to, p)[1]).toBeLessThan(desk.height - covered);
    }
});

test("a view of the whole board is kept while only the sentence stands over it, and moved up if that covers the event", () => {
  const camera = opening(frame, desk, [1000, 800]);
  expect(following(camera, [[1200, 800]], frame, desk, { least: 0.3, covered: 90 })).toBe(camera);
  const to = following(camera, [[1200, 1560]], frame, desk, { least: 0.3, covered: 90 });
  expect(to.k).toBe(camera.k);
  expect(at(to, [1200, 1560])[1]).toBeLessThan(desk.height - 90);
});

test("once nothing covers the board, it fills the screen again", () => {
  const to = following(centred([1200, 800], 1, desk), [[1200, 1590]], frame, desk, { least: 0.3, covered: 500 });
  expect(at(to, [0, frame[3]])[1]).toBeLessThan(desk.height);
  const after = uncovered(to, frame, desk);
  expect(at(after, [0, frame[3]])[1]).toBeCloseTo(desk.height);
  expect(uncovered(after, frame, desk)).toBe(after);
});

test("it does so too when what is being shown is in view already", () => {
  const place: Point[] = [[1200, 1500]];
  const covered = following(centred([1200, 800], 1, desk), place, frame, desk, { least: 0.3, covered: 500 });
  const after = followed(covered, place, frame, desk, { least: 0.3, covered: 0 }, true);
  expect(at(after, [0, frame[3]])[1]).toBeCloseTo(desk.height);
  expect(followed(after, place, frame, desk, { least: 0.3, covered: 0 }, false)).toBe(after);
});

test("what was in the middle of the screen still is after a sheet has come up", () => {
  const camera = centred([1200, 800], 1, phone);
  const now = { width: 390, height: 530 };
  expect(resized(camera, phone, now, frame)).toEqual(centred([1200, 800], 1, now));
});

test("zooming keeps the board still under the pointer", () => {
  const before = centred([1200, 800], 1, desk);
  const after = zoomed(before, 1.5, 700, 400, frame, desk);
  expect((700 - after.x) / after.k).toBeCloseTo((700 - before.x) / before.k);
  expect((400 - after.y) / after.k).toBeCloseTo((400 - before.y) / before.k);
});

test("zooming ends at the whole board and at the closest view", () => {
  const camera = centred([1200, 800], 1, desk);
  expect(zoomed(camera, 0.001, 0, 0, frame, desk).k).toBeCloseTo(whole(frame, desk));
  expect(zoomed(camera, 99, 0, 0, frame, desk).k).toBe(CLOSEST);
});

test("the board cannot be dragged off the screen", () => {
  const gone = held({ x: 1e6, y: -1e6, k: 1 }, frame, desk);
  expect(gone.x + frame[0]).toBeLessThan(desk.width / 2);
  expect(gone.y + frame[3]).toBeGreaterThan(desk.height / 2);
});

test("a point in view moves nothing, a point out of view comes just into view", () => {
  const camera = centred([1200, 800], 1, desk);
  expect(revealing(camera, [1200, 800], frame, desk)).toBe(camera);
  const moved = revealing(camera, [2200, 800], frame, desk);
  expect(2200 + moved.x).toBeCloseTo(desk.width - 70);
  expect(moved.y).toBe(camera.y);
});

test("a flight begins and ends where it should", () => {
  const a = centred([500, 500], 0.5, desk);
  const b = centred([1500, 900], 2, desk);
  for (const [t, camera] of [[0, a] as const, [1, b] as const]) {
    const there = blend(a, b, t);
    expect(there.k).toBeCloseTo(camera.k);
    expect(there.x).toBeCloseTo(camera.x);
    expect(there.y).toBeCloseTo(camera.y);
  }
});

test("pieces keep at least 24 pixels wherever the board is played, and names never grow beyond their room", () => {
  for (let k = 0.26; k < 3; k += 0.02) {
    expect(60 * k * pieceScale(k)).toBeGreaterThanOrEqual(24);
    if (k >= 0.34) expect(nameScale(k)).toBeLessThanOrEqual(1);
  }
});

test("what happens under the zoom buttons comes out from under them", () => {
  const camera = centred([1200, 800], 1, desk);
  const open = { least: 0.3, covered: 0 };
  // 130 and 85 pixels from the right edge, 80 from the upper one: a piece is wider than its place
  expect(following(camera, [[1790, 430]], frame, desk, open)).toBe(camera);
  const to = following(camera, [[1835, 430]], frame, desk, open);
  expect(1835 * to.k + to.x).toBeLessThan(desk.width - 105);
  // and where several fill the board from edge to edge, none is moved there
  const wide: Point[] = [
    [540, 900],
    [1862, 440],
    [1500, 1180],
  ];
  const all = following(camera, wide, frame, desk, open);
  const [x, y] = [1862 * all.k + all.x, 440 * all.k + all.y];
  expect(x > desk.width - 105 && y < 175).toBe(false);
});
