import {
  type Box,
  type Chart,
  type Lettering,
  PORT_BOX,
  REACH,
  type Space,
  type SpaceKind,
  type WayKind,
} from "../../src/games/shared/page/board/chart.ts";
import { bend, coarser, type Land, landOfTheWorld, nearestShore, onLand, seaward } from "./coast.ts";
import { ringsAt } from "./field.ts";
import { type Hand, lineDistance, overlap, placeLabels, textWidth } from "./labels.ts";
import { area, distance, inside, mix, type Point, path, type Ring, smooth } from "./plane.ts";
import { shareOut } from "./provinces.ts";
import { scatter } from "./relief.ts";
import { smallestStretch, type Tie, thinPlate, type Warp } from "./spline.ts";
import { outline } from "./svg.ts";
import { lakes, rivers } from "./world.ts";

export interface Place {
  readonly id: string;
  readonly name: string;
  /** on the board */
  readonly at: Point;
  /** in the world: longitude, latitude */
  readonly from: Point;
  readonly province: string;
  readonly kind: SpaceKind;
  /** the number beside its anchor, or an anchor alone; left out if no ship lands there */
  readonly port?: number | true;
  readonly greatPort?: boolean;
  /** a port from which ships cross the Tyrrhenian Sea */
  readonly tyrrhenum?: boolean;
  readonly capacity?: number;
  readonly siege?: number;
  /** false for a place the shore need not pass through: its neighbours already fix the coast */
  readonly holds?: false;
}

export interface WaySpec {
  readonly kind: WayKind;
  readonly a: string;
  readonly b: string;
  readonly storms?: number;
  readonly via?: Point;
}

/** Connections of one kind, from pairs of names separated by commas. */
export const listed = (kind: WaySpec["kind"], list: string): WaySpec[] =>
  list.split(",").map((pair) => {
    const [a, b] = pair.trim().split(" ");
    return { kind, a: a!, b: b! };
  });

/** A piece of land with a warp of its own, so that narrow straits do not tear it: its box in degrees and its ties. */
interface Island {
  readonly name: string;
  readonly box: Box;
  readonly ties: readonly Tie[];
}

export interface ChartSpec {
  readonly name: string;
  readonly world: Box;
  readonly frame: Box;
  readonly places: readonly Place[];
  readonly ways: readonly WaySpec[];
  readonly ties: readonly Tie[];
  readonly islands: readonly Island[];
  /** how far inland a province extends from its spaces */
  readonly reach: number;
  /** the detail of the shore, in units of the board */
  readonly grain: number;
  readonly labelSize: Readonly<Record<SpaceKind, number>>;
  readonly hands: Readonly<Record<string, Hand>>;
  /** names in other languages that need more room than the original */
  readonly wider: Readonly<Record<string, string>>;
  readonly lettering: readonly Lettering[];
  /** boxes that ornaments cover */
  readonly ornaments: readonly Box[];
}

const middle = (ring: Ring): Point => [
  ring.reduce((s, p) => s + p[0], 0) / ring.length,
  ring.reduce((s, p) => s + p[1], 0) / ring.length,
];

const within = (p: Point, [w, s, e, n]: Box) => p[0] > w && p[0] < e && p[1] > s && p[1] < n;

/** The warps of a chart: one for the mainland, one for each island, and which one applies to a place in the world. */
function warpsOf(spec: ChartSpec, world: Land): { at: Warp; main: Warp; islands: ReadonlyMap<string, Warp> } {
  const islandOf = (p: Point) => spec.islands.find((island) => within(p, island.box));
  const make = (name: string | undefined, extra: readonly Tie[]) => {
    const mine = spec.places.filter((place) => islandOf(place.from)?.name === name);
    const rough = thinPlate([
      ...mine.map((p) => ({ from: p.from, to: p.at, slack: 1 })),
      ...extra.map((tie) => ({ ...tie, slack: 1 })),
    ]);
    const ties = mine
      .filter((place) => place.holds !== false)
      .map((place): Tie => {
        if (place.port === undefined) return { from: place.from, to: place.at, slack: 0.6 };
        const shore = nearestShore(place.from, world);
        const out = seaward(shore, world, 0.3);
        const a = rough(shore);
        const b = rough([shore[0] + out[0] * 0.05, shore[1] + out[1] * 0.05]);
        const length = distance(a, b);
        const push = 10 / length;
        return { from: shore, to: [place.at[0] + (b[0] - a[0]) * push, place.at[1] + (b[1] - a[1]) * push], slack: 0.03 };
      });
    return thinPlate([...ties, ...extra.map((tie) => ({ ...tie, slack: tie.slack ?? 0.05 }))]);
  };
  const main = make(undefined, spec.ties);
  const islands = new Map(spec.islands.map((island) => [island.name, make(island.name, island.ties)]));
  return {
    main,
    islands,
    at: (p) => (islands.get(islandOf(p)?.name ?? "") ?? main)(p),
  };
}

/** Draws a chart from its places and the world. */
export function drawChart(spec: ChartSpec): Chart {
  const world = landOfTheWorld(spec.world);
  const warps = warpsOf(spec, world);
  const fold = smallestStretch(warps.main, [spec.world[0] + 3, spec.world[1] + 2, spec.world[2] - 3, spec.world[3] - 1]);
  if (fold.stretch < 0) console.warn(`${spec.name}: the warp folds near ${fold.at.join(", ")}`);

  const land: Land = [];
  const areas = new Map<string, { land: string; heart: string }>();
  const borders: string[] = [];
  const bleed: Box = [spec.frame[0] - 30, spec.frame[1] - 30, spec.frame[2] + 30, spec.frame[3] + 30];
  for (const polygon of world) {
    const shore = polygon[0]!;
    const island = shore.length > 3000 ? undefined : spec.islands.find(({ box }) => within(middle(shore), box));
    land.push(...bend([polygon], island ? warps.islands.get(island.name)! : warps.main, bleed));
  }
  const near = coarser(land, spec.grain, 14);
  const between = spec.ways.flatMap(({ a, b }) => {
    const [from, to] = [spec.places.find(({ id }) => id === a)!, spec.places.find(({ id }) => id === b)!];
    if (from.province !== to.province) return [];
    return [0.25, 0.5, 0.75].map((t) => ({ at: mix(from.at, to.at, t), province: from.province }));
  });
  for (const polygon of near) {
    const sites = [...spec.places, ...between].filter((site) => inside(site.at, polygon));
    if (sites.length === 0) continue;
    const wide = Math.abs(area(polygon[0]!)) > 200_000 ? spec.reach : Number.POSITIVE_INFINITY;
    const shapes = shareOut([polygon], sites, spec.frame, wide);
    for (const [province, rings] of shapes.areas) {
      const before = areas.get(province) ?? { land: "", heart: "" };
      const edges = rings.flat();
      const heart = ringsAt(edges, (p) => inside(p, edges), boxOf(edges), -8, 4);
      areas.set(province, { land: before.land + outline(rings), heart: before.heart + outline([heart]) });
    }
    borders.push(...shapes.borders.map((line) => path(line, false)));
  }

  for (const place of spec.places) {
    if (!onLand(place.at, near)) console.warn(`${spec.name}: ${place.id} lies in the sea`);
  }

  const at = new Map(spec.places.map((place) => [place.id, place]));
  const ways = spec.ways.map((way) => {
    const [a, b] = [at.get(way.a)!, at.get(way.b)!];
    return { ...way, bend: way.via ? through(a.at, b.at, way.via) : bestBend(way, a, b, spec.places, near) };
  });
  const lines = ways.map((way) => quadratic(at.get(way.a)!.at, way.bend, at.get(way.b)!.at));
  const ports = placePorts(spec, near, lines);
  const portBoxes = [...ports.values()].map((p) => shifted(PORT_BOX, p));
  const storms = ways
    .filter((way) => way.storms)
    .map((way): Box => {
      const [x, y] = quadratic(at.get(way.a)!.at, way.bend, at.get(way.b)!.at, 2)[1]!;
      return [x - 8 * way.storms! - 4, y - 14, x + 8 * way.storms! + 4, y + 14];
    });
  const peaks = ways
    .filter((way) => way.kind === "pass" || way.kind === "alps")
    .map((way): Box => {
      const [x, y] = quadratic(at.get(way.a)!.at, way.bend, at.get(way.b)!.at, 2)[1]!;
      return way.kind === "alps" ? [x - 30, y - 22, x + 30, y + 14] : [x - 17, y - 9, x + 17, y + 11];
    });
  const shores = near.flatMap((polygon) => polygon.map((ring) => [...ring, ring[0]!]));
  const labels = placeLabels(
    spec.places.map((place) => ({
      id: place.id,
      name: spec.wider[place.id] ?? place.name,
      at: place.at,
      radius: REACH[place.kind],
      size: spec.labelSize[place.kind],
      hand: spec.hands[place.id],
    })),
    {
      boxes: [...portBoxes, ...peaks, ...storms, ...spec.ornaments],
      lines,
      words: spec.lettering.filter((words) => words.kind === "province").flatMap(letteringBoxes),
      soft: shores,
      frame: inset(spec.frame, 30),
    },
  );
  const marks = scatter({
    warp: warps.at,
    land: near,
    frame: spec.frame,
    spaces: spec.places.map((place) => ({ at: place.at, radius: REACH[place.kind] })),
    lines,
    boxes: [
      ...labels.map((label) => label.box),
      ...portBoxes,
      ...peaks,
      ...spec.ornaments,
      ...spec.lettering.flatMap(letteringBoxes),
    ],
  });
  const onBoard = (course: readonly Point[]) => smooth(course.map(warps.at), 6);
  const rank = (r: number) =>
    rivers
      .filter((river) => river.rank === r)
      .map((river) => onBoard(river.course).filter((p) => within(p, bleed)))
      .filter((line) => line.length > 2)
      .map((line) => path(line, false))
      .join("");

  const coarse = coarser(land, spec.grain * 2.5, 60);
  const solid = (p: Point) => onLand(p, coarse);
  const waterline = (away: number) => outline([ringsAt(coarse.flat(), solid, bleed, away, 4)]);
  return {
    frame: spec.frame,
    land: { near: outline(near), far: outline(coarser(land, spec.grain * 4, 90)) },
    waterlines: [7, 14, 22, 32].map(waterline),
    lakes: lakes
      .map((lake) => smooth([...lake, lake[0]!].map(warps.at), 5))
      .filter((lake) => within(lake[0]!, spec.frame))
      .map((lake) => path(lake, true))
      .join(""),
    rivers: [rank(1), rank(2), rank(3)],
    marks,
    provinces: Object.fromEntries(areas),
    borders: borders.join(""),
    spaces: spec.places.map((place, i): Space => {
      const label = labels[i]!;
      const port = ports.get(place.id);
      return {
        id: place.id,
        at: place.at,
        kind: place.kind,
        province: place.province,
        ...(port && {
          port: {
            at: port,
            ...(typeof place.port === "number" && { text: signed(place.port) }),
            ...(place.greatPort && { great: true }),
            ...(place.tyrrhenum && { tyrrhenum: true }),
          },
        }),
        ...(place.capacity && { walls: { capacity: place.capacity, siege: place.siege ?? 0 } }),
        label: {
          at: [round(label.x), round(label.y)],
          anchor: label.anchor,
          size: spec.labelSize[place.kind],
          lines: label.lines.length as 1 | 2,
          box: label.box.map(Math.round) as unknown as Box,
        },
      };
    }),
    ways: ways.map(({ a, b, kind, bend: via, storms }) => ({
      a,
      b,
      kind,
      bend: [Math.round(via[0]), Math.round(via[1])],
      ...(storms !== undefined && { storms }),
    })),
    lettering: spec.lettering,
  };
}

const boxOf = (rings: readonly Ring[]): Box => {
  const points = rings.flat();
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs) - 8, Math.min(...ys) - 8, Math.max(...xs) + 8, Math.max(...ys) + 8];
};
const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
const round = (n: number) => Math.round(n * 10) / 10;
const shifted = ([l, t, r, b]: Box, [x, y]: Point): Box => [l + x, t + y, r + x, b + y];
const inset = ([l, t, r, b]: Box, by: number): Box => [l + by, t + by, r - by, b - by];

function quadratic(a: Point, via: Point, b: Point, steps = 20): Point[] {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps;
    const u = 1 - t;
    return [u * u * a[0] + 2 * u * t * via[0] + t * t * b[0], u * u * a[1] + 2 * u * t * via[1] + t * t * b[1]] as Point;
  });
}

/** The control point of a curve that passes through a given point half-way. */
const through = (a: Point, b: Point, via: Point): Point => [2 * via[0] - (a[0] + b[0]) / 2, 2 * via[1] - (a[1] + b[1]) / 2];

const hash = (text: string) => [...text].reduce((h, c) => (Math.imul(h, 31) + c.charCodeAt(0)) | 0, 7);

/** The gentlest curve that keeps to the land (a road) or to the sea (a lane) and clear of other spaces. */
function bestBend(way: WaySpec, a: Place, b: Place, places: readonly Place[], land: Land): Point {
  const overWater = way.kind === "sea" || way.kind === "strait";
  const length = distance(a.at, b.at);
  const normal: Point = [-(b.at[1] - a.at[1]) / length, (b.at[0] - a.at[0]) / length];
  const liking = (((hash(way.a + way.b) >>> 3) % 100) / 100 - 0.5) * 0.12;
  const half: Point = [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2];
  let best: Point = half;
  let least = Number.POSITIVE_INFINITY;
  const around = land.filter((polygon) => polygon[0]!.length > 8);
  for (let bow = -0.5; bow <= 0.5; bow += 0.04) {
    const via: Point = [half[0] + normal[0] * bow * length, half[1] + normal[1] * bow * length];
    const line = quadratic(a.at, via, b.at, 16);
    let price = Math.abs(bow - liking) * 40 + (Math.abs(bow) > 0.2 ? (Math.abs(bow) - 0.2) * 60 : 0);
    for (const p of line.slice(2, -2)) if (onLand(p, around) === overWater) price += 5;
    for (const place of places) {
      if (place === a || place === b) continue;
      const gap = lineDistance(place.at, line) - REACH[place.kind];
      if (gap < 22) price += (22 - gap) * 2;
    }
    if (price < least) {
      least = price;
      best = via;
    }
  }
  return best;
}

/** Anchors lie in the water off their port, clear of spaces, roads and each other. */
function placePorts(spec: ChartSpec, land: Land, lines: readonly (readonly Point[])[]): Map<string, Point> {
  const out = new Map<string, Point>();
  const taken: Box[] = [...spec.ornaments];
  for (const place of spec.places) {
    if (place.port === undefined) continue;
    const sea = seaward(place.at, land, 70);
    const main = Math.atan2(sea[1], sea[0]);
    let best: Point = place.at;
    let least = Number.POSITIVE_INFINITY;
    for (let turn = -1.6; turn <= 1.6; turn += 0.2) {
      for (let away = 0; away <= 16; away += 4) {
        const angle = main + turn;
        // the badge is wider than it is high, so it needs more distance at the sides
        const off = REACH[place.kind] + 16 + Math.abs(Math.cos(angle)) * 9 + away;
        const p: Point = [place.at[0] + Math.cos(angle) * off, place.at[1] + Math.sin(angle) * off];
        const box = shifted(PORT_BOX, p);
        let price = Math.abs(turn) * 4 + away * 0.5;
        for (const corner of [p, [box[0], box[1]], [box[2], box[1]], [box[0], box[3]], [box[2], box[3]]] as Point[])
          if (onLand(corner, land)) price += 8;
        for (const line of lines) price += Math.max(0, 20 - lineDistance(p, line));
        for (const other of spec.places) {
          const r = REACH[other.kind] + 3;
          price += overlap(box, [other.at[0] - r, other.at[1] - r, other.at[0] + r, other.at[1] + r]) * 0.5;
        }
        for (const other of taken) price += overlap(box, other);
        if (price < least) {
          least = price;
          best = [Math.round(p[0]), Math.round(p[1])];
        }
      }
    }
    taken.push(shifted(PORT_BOX, best));
    out.set(place.id, best);
  }
  return out;
}

/** Boxes along a curved text, so that hills keep clear of it. */
function letteringBoxes(words: Lettering): Box[] {
  if (words.kind === "sea" || words.kind === "river") return [];
  const numbers = (words.curve.match(/-?[\d.]+/g) ?? []).map(Number);
  const a: Point = [numbers[0]!, numbers[1]!];
  const line =
    numbers.length >= 6
      ? quadratic(a, [numbers[2]!, numbers[3]!], [numbers[4]!, numbers[5]!], 12)
      : quadratic(a, a, [numbers[2]!, numbers[3]!], 12);
  const width = textWidth(words.text.toUpperCase(), words.size) * (1.1 + words.spacing);
  const total = line.slice(1).reduce((sum, p, i) => sum + distance(p, line[i]!), 0);
  const spare = Math.max(0, (total - width) / 2 / total);
  return line
    .filter((_, i) => i / 12 >= spare - 0.05 && i / 12 <= 1 - spare + 0.05)
    .map(([x, y]) => [x - words.size * 0.6, y - words.size * 0.85, x + words.size * 0.6, y + words.size * 0.15]);
}
