import type { Box, Label, Point } from "./chart.ts";

/** A place with a name: how far it, or what stands on it, extends, and the area of its anchor. */
export interface Named {
  readonly id: string;
  readonly at: Point;
  readonly reach: number;
  readonly anchor?: Box | undefined;
  readonly label: Label;
}

/** Whether two boxes overlap by more than some width. */
export const meet = (a: Box, b: Box, strip = 0): boolean =>
  a[0] + strip < b[2] && b[0] + strip < a[2] && a[1] + strip < b[3] && b[1] + strip < a[3];
/** this much overlap is fine: letters and pieces are smaller than their boxes */
const BARELY = 10;
const around = ([x, y]: Point, reach: number): Box => [x - reach, y - reach, x + reach, y + reach];

/** The area covered by a piece drawn around a point at a scale. */
export const coverOf = ([x, y]: Point, [l, t, r, b]: Box, scale: number): Box => [
  x + l * scale,
  y + t * scale,
  x + r * scale,
  y + b * scale,
];

/** The same name elsewhere; a name extends two thirds of its size above its baseline. */
function moved({ size, lines, box }: Label, [x, y]: Point, anchor: Label["anchor"]): Label {
  const width = box[2] - box[0];
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const top = y - size * 0.68;
  return { at: [x, y], anchor, size, lines, box: [left, top, left + width, top + box[3] - box[1]] };
}

/** Other positions for a name, best first: beside the place, below it, diagonally. */
function elsewhere({ at: [x, y], reach, label }: Named): Label[] {
  const line = label.size * 0.26;
  const below = y + reach + label.size * 0.8;
  return [
    moved(label, [x + reach + 5, y + line], "start"),
    moved(label, [x - reach - 5, y + line], "end"),
    moved(label, [x, below], "middle"),
    moved(label, [x + reach * 0.7, below - label.size * 0.3], "start"),
    moved(label, [x - reach * 0.7, below - label.size * 0.3], "end"),
    moved(label, [x, below + label.size], "middle"),
  ];
}

/** A name is looked for no farther than this from the edge of its place. */
const FAR = 60;

/** How far a point is from a box. */
const distance = ([x, y]: Point, [l, t, r, b]: Box): number => Math.hypot(Math.max(l - x, 0, x - r), Math.max(t - y, 0, y - b));
/** How much nearer a name lies to its own place than to any other. */
const plainness = ({ box }: Label, own: Named, places: readonly Named[]): number =>
  Math.min(...places.map((place) => (place === own ? Number.POSITIVE_INFINITY : distance(place.at, box)))) -
  distance(own.at, box);
/** Whether a name lies nearest to its own place, so that nobody takes it for the name of another. */
const isPlain = (label: Label, own: Named, places: readonly Named[]): boolean => plainness(label, own, places) > 0;

/**
 * The name of a place under a piece that leaves no room beside it, to be drawn over what is there: below the piece, or on another
 * side of it if there it would be read as another's, or at least as far from others as it can be.
 */
export function nameBeside(
  place: Named,
  covers: readonly Box[],
  places: readonly Named[],
  labels: ReadonlyMap<string, Label>,
): Label {
  const sides = besidePieces(place, covers);
  const plain = sides.filter((side) => isPlain(side, place, places));
  const plainest = sides.toSorted((one, two) => plainness(two, place, places) - plainness(one, place, places))[0]!;
  const isFree = ({ box }: Label) => places.every(({ id }) => id === place.id || !meet(box, labels.get(id)!.box));
  return plain.find(isFree) ?? plain[0] ?? plainest;
}

/** Positions for a name below, beside and above the pieces on its place. */
function besidePieces({ at, reach, label }: Named, covers: readonly Box[]): Label[] {
  const [x, y] = at;
  const own = covers.filter((cover) => meet(cover, around(at, reach)));
  const [l, t, r, b] = [0, 1, 2, 3].map((side) => {
    const edges = [...own, around(at, reach)].map((box) => box[side]!);
    return side < 2 ? Math.min(...edges) : Math.max(...edges);
  }) as [number, number, number, number];
  return [
    moved(label, [x, b + label.size * 0.8], "middle"),
    moved(label, [r + 5, y + label.size * 0.26], "start"),
    moved(label, [l - 5, y + label.size * 0.26], "end"),
    moved(label, [x, t - label.size * 0.3], "middle"),
  ];
}

/** Whether a name cannot be read because of pieces. */
export const isCovered = ({ box }: Label, covers: readonly Box[]): boolean => covers.some((cover) => meet(box, cover, BARELY));

/** Where names go: as in the chart, but those under a piece move beside it if there is room. */
export function namesAround(places: readonly Named[], covers: readonly Box[]): ReadonlyMap<string, Label> {
  const labels = new Map(places.map((place) => [place.id, place.label]));
  if (covers.length === 0) return labels;
  const anchors = places.flatMap(({ anchor }) => (anchor ? [anchor] : []));
  const isFree = (box: Box, own: Named) =>
    !covers.some((cover) => meet(box, cover)) &&
    places.every(
      (place) => !meet(box, around(place.at, place.reach)) && (place === own || !meet(box, labels.get(place.id)!.box)),
    );
  for (const place of places) {
    if (!isCovered(place.label, covers)) continue;
    const near = besidePieces(place, covers).filter(({ box }) => distance(place.at, box) <= place.reach + FAR);
    const free = [...elsewhere(place), ...near].filter((label) => isFree(label.box, place) && isPlain(label, place, places));
    const best = free.find(({ box }) => !anchors.some((anchor) => meet(box, anchor))) ?? free[0];
    if (best) labels.set(place.id, best);
  }
  return labels;
}
