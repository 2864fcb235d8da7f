import { type Box, dice, distanceToSegment, type Point } from "./plane.ts";

/** The widths of Alegreya's letters (medium, in hundredths of the size); 50 for missing ones. */
const WIDTHS = new Map(
  (
    "A60 B61 C62 D70 E59 F52 G66 H75 I36 J33 K64 L52 M84 N72 O68 P56 Q69 R62 S53 T56 U67 V62 W95 X67 Y56 Z57 " +
    "a47 b51 c43 d54 e45 f33 g50 h54 i29 j26 k51 l25 m83 n55 o51 p53 q52 r40 s40 t33 u54 v45 w72 x48 y45 z46"
  )
    .split(" ")
    .map((entry) => [entry[0]!, Number(entry.slice(1)) / 100] as const),
);

export const textWidth = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (letter === " " ? 0.19 : (WIDTHS.get(letter) ?? 0.5)), 0) * size;

interface Wanted {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  /** the radius of the space's drawing */
  readonly radius: number;
  readonly size: number;
  readonly hand?: Hand | undefined;
}

/** Set by hand: one of the eight winds, with a 2 for a name in two lines. */
export type Hand = Wind | `${Wind}2`;
type Wind = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

interface Placed {
  readonly id: string;
  /** the baseline of the first line */
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  readonly lines: readonly string[];
  readonly box: Box;
}

interface Obstacles {
  readonly boxes: readonly Box[];
  readonly lines: readonly (readonly Point[])[];
  /** words on the land that names should not cover */
  readonly words: readonly Box[];
  /** lines a name may cross at a small cost */
  readonly soft: readonly (readonly Point[])[];
  readonly frame: Box;
}

const LEADING = 0.92;
const ASCENT = 0.7;
const DESCENT = 0.22;

/** In two lines if that is much shorter. */
function twoLines(name: string): readonly string[] {
  const gap = name.indexOf(" ");
  return gap < 0 ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
}

function candidates(label: Wanted): { placed: Placed; wind: Wind; price: number }[] {
  const out: { placed: Placed; wind: Wind; price: number }[] = [];
  const forms = label.name.includes(" ") ? [[label.name], twoLines(label.name)] : [[label.name]];
  const gap = 5;
  for (const lines of forms) {
    const width = Math.max(...lines.map((line) => textWidth(line, label.size))) + 2;
    const height = label.size * (ASCENT + DESCENT + LEADING * (lines.length - 1));
    const add = (wind: Wind, anchor: Placed["anchor"], x: number, middle: number, price: number) => {
      const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
      const top = middle - height / 2;
      out.push({
        wind,
        price:
          price + (label.hand && label.hand !== (lines.length > 1 ? `${wind}2` : wind) ? 1e6 : 0) + (lines.length > 1 ? 1 : 0),
        placed: { id: label.id, x, y: top + label.size * ASCENT, anchor, lines, box: [left, top, left + width, top + height] },
      });
    };
    const [x, y] = label.at;
    const r = label.radius;
    for (const shift of [0, -7, 7]) {
      add("e", "start", x + r + gap, y + shift, 0 + Math.abs(shift) * 0.1);
      add("w", "end", x - r - gap, y + shift, 1.5 + Math.abs(shift) * 0.1);
    }
    for (const shift of [0, -0.25, 0.25, -0.4, 0.4]) {
      add("s", "middle", x + shift * width, y + r + gap + height / 2, 0.5 + Math.abs(shift) * 4);
      add("n", "middle", x + shift * width, y - r - gap - height / 2, 24 + Math.abs(shift) * 4);
    }
    const d = r * 0.72;
    for (const push of [0, 6]) {
      add("se", "start", x + d + gap, y + d + gap + height / 2 - 4 + push, 0.8 + push / 4);
      add("sw", "end", x - d - gap, y + d + gap + height / 2 - 4 + push, 2 + push / 4);
      add("ne", "start", x + d + gap, y - d - gap - height / 2 + 4 - push, 13 + push / 4);
      add("nw", "end", x - d - gap, y - d - gap - height / 2 + 4 - push, 14 + push / 4);
    }
  }
  return out;
}

export const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

const grown = ([l, t, r, b]: Box, by: number): Box => [l - by, t - by, r + by, b + by];

/** How much of a line runs through a box. */
function crossing(line: readonly Point[], box: Box): number {
  let through = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!];
    if (
      Math.max(a[0], b[0]) < box[0] ||
      Math.min(a[0], b[0]) > box[2] ||
      Math.max(a[1], b[1]) < box[1] ||
      Math.min(a[1], b[1]) > box[3]
    )
      continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const steps = Math.max(1, Math.ceil(length / 4));
    for (let k = 0; k < steps; k++) {
      const x = a[0] + ((b[0] - a[0]) * (k + 0.5)) / steps;
      const y = a[1] + ((b[1] - a[1]) * (k + 0.5)) / steps;
      if (x > box[0] && x < box[2] && y > box[1] && y < box[3]) through += length / steps;
    }
  }
  return through;
}

/**
 * Finds a place for every name: beside its own space, clear of the others, clear of roads if possible. Starts greedily and then
 * anneals with random swaps; always the same result for the same chart.
 */
export function placeLabels(labels: readonly Wanted[], obstacles: Obstacles): Placed[] {
  const roll = dice(264);
  const options = labels.map((label) =>
    candidates(label).map((candidate) => {
      const box = candidate.placed.box;
      let price = candidate.price;
      for (const other of labels) {
        const r = other.radius + 1;
        const o: Box = [other.at[0] - r, other.at[1] - r, other.at[0] + r, other.at[1] + r];
        if (other.id !== label.id) {
          price += overlap(box, o) * 4;
          // an army stands on the upper half of a space and above it
          price += overlap(box, [other.at[0] - 34, other.at[1] - 76, other.at[0] + 46, other.at[1] + 6]) * 0.012;
          const near = Math.max(0, 12 - boxDistance(other.at, box) + r);
          if (boxDistance(other.at, box) < boxDistance(label.at, box) + 14) price += near * 1.5 + 6;
        } else
          price += overlap(box, [other.at[0] - r * 0.7, other.at[1] - r * 0.7, other.at[0] + r * 0.7, other.at[1] + r * 0.7]) * 4;
      }
      for (const o of obstacles.boxes) price += overlap(grown(box, 3), o) * 4;
      for (const o of obstacles.words) price += overlap(box, o) * 0.035;
      for (const line of obstacles.lines) price += crossing(line, grown(box, 1)) * 0.55;
      for (const line of obstacles.soft) price += crossing(line, box) * 0.12;
      const f = obstacles.frame;
      if (box[0] < f[0] || box[1] < f[1] || box[2] > f[2] || box[3] > f[3]) price += 1e5;
      return { ...candidate, price };
    }),
  );
  const chosen = options.map((list) => list.reduce((best, item, i) => (item.price < list[best]!.price ? i : best), 0));
  const clash = (i: number, k: number) => {
    const box = grown(options[i]![k]!.placed.box, 3);
    let price = 0;
    for (let j = 0; j < labels.length; j++) if (j !== i) price += overlap(box, options[j]![chosen[j]!]!.placed.box) * 4;
    return price;
  };
  for (let heat = 60; heat > 0.05; heat *= 0.9994) {
    const i = Math.floor(roll() * labels.length);
    const k = Math.floor(roll() * options[i]!.length);
    const before = options[i]![chosen[i]!]!.price + clash(i, chosen[i]!);
    const after = options[i]![k]!.price + clash(i, k);
    if (after < before || roll() < Math.exp((before - after) / heat)) chosen[i] = k;
  }
  for (let round = 0; round < 6; round++) {
    for (let i = 0; i < labels.length; i++) {
      chosen[i] = options[i]!.reduce(
        (best, item, k) => (item.price + clash(i, k) < options[i]![best]!.price + clash(i, best) ? k : best),
        chosen[i]!,
      );
    }
  }
  return options.map((list, i) => list[chosen[i]!]!.placed);
}

const boxDistance = (p: Point, [l, t, r, b]: Box) => Math.hypot(Math.max(l - p[0], 0, p[0] - r), Math.max(t - p[1], 0, p[1] - b));

export const lineDistance = (p: Point, line: readonly Point[]) => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < line.length; i++) least = Math.min(least, distanceToSegment(p, line[i]!, line[i + 1]!));
  return least;
};
