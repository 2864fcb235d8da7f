import { type Box, type Label, PORT_BOX, type Point, REACH, type Space } from "./chart.ts";

/** Whether two boxes share more than a strip of some width. */
const meet = (a: Box, b: Box, strip = 0): boolean =>
  a[0] + strip < b[2] && b[0] + strip < a[2] && a[1] + strip < b[3] && b[1] + strip < a[3];
/** so much of a name may be covered: letters end before their box does, pieces before their body */
const BARELY = 10;
const around = ([x, y]: Point, reach: number): Box => [x - reach, y - reach, x + reach, y + reach];

/** What a piece covers that is drawn around a point at a scale. */
export const coverOf = ([x, y]: Point, [l, t, r, b]: Box, scale: number): Box => [
  x + l * scale,
  y + t * scale,
  x + r * scale,
  y + b * scale,
];

/** The same name somewhere else; a name reaches two thirds of its size above its line. */
function moved({ size, lines, box }: Label, [x, y]: Point, anchor: Label["anchor"]): Label {
  const width = box[2] - box[0];
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const top = y - size * 0.68;
  return { at: [x, y], anchor, size, lines, box: [left, top, left + width, top + box[3] - box[1]] };
}

/** Other places for the name of a space, the better ones first: beside it, below it, askew. */
function elsewhere({ at: [x, y], kind, label }: Space): Label[] {
  const reach = REACH[kind];
  const line = label.size * 0.26;
  const below = y + reach + label.size * 0.8;
  return [
    moved(label, [x + reach + 5, y + line], "start"),
    moved(label, [x - reach - 5, y + line], "end"),
    moved(label, [x, below], "middle"),
    moved(label, [x + reach * 0.7, below - label.size * 0.3], "start"),
    moved(label, [x - reach * 0.7, below - label.size * 0.3], "end"),
    moved(label, [x, below + label.size], "middle"),
    moved(label, [x, below + 2 * label.size], "middle"),
  ];
}

/** Where the names of the spaces stand: as the chart has them, but those under a piece beside it, if there is room. */
export function namesAround(spaces: readonly Space[], covers: readonly Box[]): ReadonlyMap<string, Label> {
  const labels = new Map(spaces.map((space) => [space.id, space.label]));
  if (covers.length === 0) return labels;
  const ports = spaces.flatMap(({ port }) => (port ? [coverOf(port.at, PORT_BOX, 1)] : []));
  const isFree = (box: Box, own: Space) =>
    !covers.some((cover) => meet(box, cover)) &&
    spaces.every(
      (space) => !meet(box, around(space.at, REACH[space.kind])) && (space === own || !meet(box, labels.get(space.id)!.box)),
    );
  for (const space of spaces) {
    if (!covers.some((cover) => meet(space.label.box, cover, BARELY))) continue;
    const free = elsewhere(space).filter(({ box }) => isFree(box, space));
    const best = free.find(({ box }) => !ports.some((port) => meet(box, port))) ?? free[0];
    if (best) labels.set(space.id, best);
  }
  return labels;
}
