import { expect, test } from "vitest";
import hamilcar from "../../../src/games/hamilcar/page/board/chart.json" with { type: "json" };
import hannibal from "../../../src/games/hannibal/page/board/chart.json" with { type: "json" };
import { type Box, chartFrom, type Point, REACH } from "../../../src/games/shared/page/board/chart.ts";
import { HALF, type MarkRoom, placeOfMark, TOUCH } from "../../../src/games/shared/page/board/mark-place.ts";
import { pieceScale } from "../../../src/games/shared/page/board/zoom.ts";

/** How far a point is from a mark, whose ends are round. */
function distance([x, y]: Point, [a, b]: Point, width: number, scale: number): number {
  const straight = (width / 2 - HALF) * scale;
  return Math.hypot(Math.max(0, Math.abs(x - a) - straight), y - b) - HALF * scale;
}

for (const [name, json] of Object.entries({ hannibal, hamilcar })) {
  const { spaces } = chartFrom(json);
  const room = (scale: number, covers: readonly Box[] = []): MarkRoom => ({
    scale,
    covers,
    spaces,
    names: spaces.map(({ label }) => label.box),
    anchors: [],
  });

  test(`${name}: the mark of a plan lies beside its space, and seldom over another`, () => {
    for (const k of [0.4, 0.7, 1, 1.6])
      for (const width of [27, 46, 82]) {
        const scale = pieceScale(k);
        const over = spaces.filter((space) => {
          const at = placeOfMark(space, width, room(scale));
          expect(distance(space.at, at, width, scale), `${space.id} ${k} ${width}`).toBeGreaterThanOrEqual(
            REACH[space.kind] - TOUCH - 0.01,
          );
          return spaces.some((other) => other !== space && distance(other.at, at, width, scale) < REACH[other.kind] - 2 * TOUCH);
        });
        if (scale < 1.2)
          expect(
            over.map(({ id }) => id),
            `${k} ${width}`,
          ).toEqual([]);
      }
  });

  test(`${name}: it lies under no piece as long as a side of its space is free`, () => {
    for (const space of spaces) {
      const [x, y] = space.at;
      const above: Box = [x - 60, y - 120, x + 60, y - 2];
      const [, at] = placeOfMark(space, 27, room(1, [above]));
      expect(at, space.id).toBeGreaterThan(y);
    }
  });
}
