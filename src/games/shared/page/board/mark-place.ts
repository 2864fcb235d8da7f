import { type Box, type Chart, type Point, REACH } from "./chart.ts";
import { meet } from "./names.ts";

type Space = Chart["spaces"][number];

/** What is on the board beside the marks of a plan. */
export interface MarkRoom {
  /** the scale of the pieces, and of the marks */
  readonly scale: number;
  readonly covers: readonly Box[];
  readonly spaces: readonly Space[];
  readonly names: readonly Box[];
  readonly anchors: readonly Box[];
}

/** beside a space: the corners first, then its sides */
const SIDES = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
] as const;
/** half the height of a mark, whose ends are round */
export const HALF = 13;
/** so far its frame may reach into what is beside it */
export const TOUCH = 3;

/** How far a space reaches towards its corners: a city has some. */
export const reachOf = ({ kind }: Pick<Space, "kind">, isCorner: boolean): number =>
  isCorner && (kind === "city" || kind === "great-city") ? REACH[kind] * Math.SQRT2 : REACH[kind];

/** The middle of a space's mark: beside it, under no piece, over no other space, and hiding no name or anchor if there is room. */
export function placeOfMark(space: Space, width: number, { scale, covers, spaces, names, anchors }: MarkRoom): Point {
  const [x, y] = space.at;
  const places = SIDES.map(([right, down]): Point => {
    const isCorner = right !== 0 && down !== 0;
    const away = reachOf(space, isCorner) - TOUCH + HALF * scale;
    const along = isCorner ? away * Math.SQRT1_2 : away;
    return [x + right * (along + (width / 2 - HALF) * scale), y + down * along];
  });
  const isFree = (boxes: readonly Box[], [a, b]: Point) => {
    const [w, h] = [(width / 2) * scale, HALF * scale];
    return !boxes.some((box) => meet(box, [a - w, b - h, a + w, b + h], TOUCH));
  };
  const others = spaces.flatMap(({ id, at: [a, b], kind }): Box[] => {
    const reach = REACH[kind];
    return id === space.id ? [] : [[a - reach, b - reach, a + reach, b + reach]];
  });
  const seen = places.filter((place) => isFree(covers, place));
  const clear = seen.filter((place) => isFree(others, place));
  const legible = clear.filter((place) => isFree(names, place));
  return legible.find((place) => isFree(anchors, place)) ?? legible[0] ?? clear[0] ?? seen[0] ?? places[0]!;
}
