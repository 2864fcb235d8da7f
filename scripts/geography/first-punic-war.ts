import { readFileSync } from "node:fs";
import clipping, { type MultiPolygon } from "polygon-clipping";
import {
  type HexChart,
  type HexPlace,
  PLACE_REACH,
  type PlaceKind,
} from "../../src/games/first-punic-war/page/board/hex-chart.ts";
import { cornersOf, HEX, middleOf, sideBetween } from "../../src/games/first-punic-war/page/board/hexes.ts";
import type { Box, Lettering, MarkKind } from "../../src/games/shared/page/board/chart.ts";
import { coarser, type Land, onLand, seaward } from "./coast.ts";
import { ringsAt } from "./field.ts";
import { chained, hexesAlong, outerEdge } from "./hexlines.ts";
import { lineDistance, overlap, placeLabels } from "./labels.ts";
import { country, province, sea } from "./lettering.ts";
import { area, dice, distance, inside, type Point, path, type Ring, simplifyRing, smooth } from "./plane.ts";
import { outline } from "./svg.ts";

interface Source {
  type: Record<"inland" | "coastal" | "sea", string>;
  terrain: Record<"rough" | "mountain" | "desert", string>;
  regions: Record<string, string>;
  rivers: Record<string, string>;
  mountainLines: Record<string, string>;
  water: Record<"partial" | "sea" | "strait", string>;
  boundary: string;
  roads: Record<string, string>;
  places: { hex: string; name: string; kind: PlaceKind; port?: boolean; capital?: boolean }[];
  coast: number[][];
}

const FRAME: Box = [-6, 22, 2262, 1854];

const lettering: readonly Lettering[] = [
  country("Iberia", [430, 520], -24, 0.04, 44),
  country("Gallia", [1000, 190], -4, 0.03, 44),
  country("Numidia", [620, 1330], -3, 0.02, 34),
  country("Italia", [1800, 640], 48, 0.03, 28),
  country("Gaetulia", [1000, 1520], 0, 0.02, 34),
  country("Illyria", [2110, 260], 42, 0.02, 30),
  province("Tartessos", [400, 925], -4, 0.02, 20),
  province("Libya", [1400, 1330], 0, 0.02, 20),
  province("Sardinia", [1400, 850], 86, 0.02, 18),
  sea("Mare Internum", 44, [1130, 1060], -3, 0.03),
  sea("Mare Tyrrhenum", 38, [1620, 880], 33, 0.03),
  sea("Mare Hadriaticum", 28, [2040, 590], 41, 0.03),
  sea("Mare Ionium", 40, [2130, 1240], 48, 0.03),
  sea("Mare Africum", 36, [1900, 1470], 6, 0.03),
  sea("Mare Balearicum", 32, [900, 760], -24, 0.03),
  sea("Mare Ligusticum", 24, [1400, 512], 6, 0.02),
  sea("Syrtis Minor", 26, [1680, 1620], 20, 0.02),
];

/** Melita and Gaulos, too small for the outline of the coast, in units around the centre of their hex. */
const MELITA: readonly Ring[] = [
  [
    [-17, -7],
    [-11, -13],
    [-3, -10],
    [5, -6],
    [13, 0],
    [18, 8],
    [12, 14],
    [3, 12],
    [-6, 7],
    [-14, 2],
  ],
  [
    [-27, -15],
    [-21, -19],
    [-17, -14],
    [-22, -10],
  ],
];

/** The chart of First Punic War: hexes over the same sea and land, with terrain as marks and tints. */
export function firstPunicWar(): HexChart {
  const source = JSON.parse(readFileSync(new URL("./first-punic-war.json", import.meta.url), "utf8")) as Source;
  const list = (text: string) => text.split(" ");
  const sides = (text: string) => list(text).map((side) => sideBetween(side.slice(0, 4), side.slice(5)));
  const hexes = Object.values(source.type).flatMap(list).sort();
  const seaHexes = new Set(list(source.type.sea));

  const [mx, my] = middleOf("3019");
  const melita = MELITA.map((ring) => ring.map(([x, y]): Point => [mx + x, my + y]));
  const drawn = source.coast.map((numbers) => {
    const ring: Point[] = [];
    for (let i = 0; i < numbers.length; i += 2) ring.push([(numbers[i]! * HEX) / 100, (numbers[i + 1]! * HEX) / 100]);
    return distance(ring[0]!, ring.at(-1)!) < 0.1 ? ring.slice(0, -1) : ring;
  });
  const land: Land = clipping
    .union([], ...[...drawn, ...melita].map((ring) => [[[...ring, ring[0]!]]] as unknown as MultiPolygon))
    .map((polygon) => polygon.map((ring) => ring.slice(0, -1)));
  const near = coarser(land, 0.4, 14);
  const coarse = coarser(land, 1.5, 60);
  const ground = near.map((polygon) => polygon.map((ring) => [...ring, ring[0]!])) as unknown as MultiPolygon;
  /** The land of some hexes. */
  const landOf = (some: readonly string[]): Ring[][] => {
    const cells = some.map((hex) => [[...cornersOf(hex), cornersOf(hex)[0]!]]) as unknown as MultiPolygon;
    const whole = clipping.union([], ...cells.map((cell) => [cell] as MultiPolygon));
    return clipping
      .intersection(whole, ground)
      .map((polygon) => polygon.map((ring) => simplifyRing(ring.slice(0, -1), 0.5)))
      .filter((polygon) => Math.abs(area(polygon[0]!)) > 40);
  };
  const provinces = Object.fromEntries(
    Object.entries(source.regions).map(([region, some]) => {
      const shape = landOf(list(some));
      const edges = shape.flat();
      const xs = edges.flat().map((p) => p[0]);
      const ys = edges.flat().map((p) => p[1]);
      const box: Box = [Math.min(...xs) - 8, Math.min(...ys) - 8, Math.max(...xs) + 8, Math.max(...ys) + 8];
      return [region, { land: outline(shape), heart: outline([ringsAt(edges, (p) => inside(p, edges), box, -7, 4)]) }];
    }),
  );

  const roads = Object.values(source.roads).map((road) => smooth(list(road).map(middleOf), 6));
  const places = setPlaces(source, near, roads);
  const marks = terrainMarks(source, near, roads, places);
  const turned = ([a, b]: [Point, Point]): [number, number, number] => [
    Math.round((a[0] + b[0]) / 2),
    Math.round((a[1] + b[1]) / 2),
    Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI),
  ];
  const along = (text: string, wave: number) => chained(sides(text)).map((line) => path(hexesAlong(line, wave), false));
  return {
    frame: FRAME,
    land: { near: outline(near), far: outline(coarser(land, 2.4, 90)) },
    waterlines: [7, 14, 22, 32].map((away) => outline([ringsAt(coarse.flat(), (p) => onLand(p, coarse), FRAME, away, 4)])),
    lakes: "",
    rivers: ["", "", ""],
    marks,
    provinces,
    borders: "",
    lettering,
    hexes,
    edge: outerEdge(hexes)
      .map((ring) => path(ring, true))
      .join(""),
    terrain: {
      rough: outline(landOf(list(source.terrain.rough))),
      mountain: outline(landOf(list(source.terrain.mountain))),
      desert: outline(landOf(list(source.terrain.desert))),
    },
    streams: Object.values(source.rivers).flatMap((river) => along(river, 3)),
    ridges: Object.values(source.mountainLines).flatMap((line) => along(line, 0)),
    barred: along(source.water.sea, 0),
    boundary: along(source.boundary, 0),
    shared: sides(source.water.partial).map(turned),
    straits: sides(source.water.strait).map(turned),
    roads: roads.map((road) => path(road, false)),
    places: places.filter((place) => !seaHexes.has(place.hex)),
  };
}

/** Names keep clear of the counters that will lie on their place. */
const ROOM_FOR_COUNTERS = 28;
const LABEL_SIZE: Readonly<Record<PlaceKind, number>> = { town: 20, fortress: 21, "great-fortress": 24 };

/** A town stands on dry land: in the centre of its hex, or as near to it as the shore allows. */
function siteOf(hex: string, kind: PlaceKind, land: Land): Point {
  const [x, y] = middleOf(hex);
  const reach = PLACE_REACH[kind];
  let best: Point = [x, y];
  let most = Number.NEGATIVE_INFINITY;
  for (let dx = -28; dx <= 28; dx += 4) {
    for (let dy = -28; dy <= 28; dy += 4) {
      const p: Point = [x + dx, y + dy];
      if (!inside(p, [cornersOf(hex, 0.86)])) continue;
      let dry = onLand(p, land) ? 8 : 0;
      for (let k = 0; k < 12; k++) {
        const angle = (k * Math.PI) / 6;
        if (onLand([p[0] + Math.cos(angle) * reach, p[1] + Math.sin(angle) * reach], land)) dry++;
      }
      const worth = Math.min(dry, 17) * 6 - Math.hypot(dx, dy);
      if (worth > most) {
        most = worth;
        best = [Math.round(p[0]), Math.round(p[1])];
      }
    }
  }
  return best;
}

function setPlaces(source: Source, land: Land, roads: readonly Point[][]): HexPlace[] {
  const anchors = new Map<string, Point>();
  for (const place of source.places) {
    if (!place.port) continue;
    const at = middleOf(place.hex);
    const out = seaward(at, land, 42);
    let best: Point = at;
    let least = Number.POSITIVE_INFINITY;
    for (let turn = -1.4; turn <= 1.4; turn += 0.2) {
      const angle = Math.atan2(out[1], out[0]) + turn;
      const off = ROOM_FOR_COUNTERS + 5;
      const p: Point = [at[0] + Math.cos(angle) * off, at[1] + Math.sin(angle) * off];
      const box: Box = [p[0] - 8, p[1] - 9, p[0] + 8, p[1] + 9];
      let price = Math.abs(turn) * 3 + (onLand(p, land) ? 6 : 0) + distance(p, siteOf(place.hex, place.kind, land)) * 0.25;
      for (const road of roads) price += Math.max(0, 11 - lineDistance(p, road));
      for (const other of anchors.values()) price += overlap(box, [other[0] - 8, other[1] - 9, other[0] + 8, other[1] + 9]);
      if (price < least) {
        least = price;
        best = [Math.round(p[0]), Math.round(p[1])];
      }
    }
    anchors.set(place.hex, best);
  }
  const labels = placeLabels(
    source.places.map((place) => ({
      id: place.hex,
      name: place.name,
      at: middleOf(place.hex),
      radius: ROOM_FOR_COUNTERS,
      size: LABEL_SIZE[place.kind],
    })),
    {
      boxes: [...anchors.values()].map(([x, y]): Box => [x - 8, y - 9, x + 8, y + 9]),
      lines: roads,
      words: [],
      soft: [],
      frame: [FRAME[0] + 24, FRAME[1] + 24, FRAME[2] - 24, FRAME[3] - 24],
    },
  );
  return source.places.map((place, i): HexPlace => {
    const label = labels[i]!;
    const port = anchors.get(place.hex);
    return {
      hex: place.hex,
      at: siteOf(place.hex, place.kind, land),
      kind: place.kind,
      ...(place.capital && { capital: true }),
      ...(port && { port }),
      label: {
        at: [Math.round(label.x * 10) / 10, Math.round(label.y * 10) / 10],
        anchor: label.anchor,
        size: LABEL_SIZE[place.kind],
        lines: label.lines.length as 1 | 2,
        box: label.box.map(Math.round) as unknown as Box,
      },
    };
  });
}

/** A few marks in every rough, mountain and desert hex, and peaks along mountain lines. */
function terrainMarks(source: Source, land: Land, roads: readonly Point[][], places: readonly HexPlace[]): HexChart["marks"] {
  const roll = dice(241);
  const marks: { kind: MarkKind; at: Point; size: number }[] = [];
  const room = (at: Point, size: number) =>
    [[at[0] - size, at[1]] as Point, [at[0] + size, at[1]] as Point, [at[0], at[1] - size] as Point].every((p) =>
      onLand(p, land),
    ) &&
    places.every(
      ({ at: p, kind, label, port }) =>
        distance([at[0], at[1] - size / 2], p) > PLACE_REACH[kind] + size &&
        (!port || distance(at, port) > 12 + size) &&
        (at[0] + size < label.box[0] || at[0] - size > label.box[2] || at[1] < label.box[1] || at[1] - size * 1.3 > label.box[3]),
    ) &&
    roads.every((road) => lineDistance([at[0], at[1] - size / 2], road) > size + 2) &&
    marks.every((other) => {
      const dx = (at[0] - other.at[0]) / (size + other.size);
      const dy = (at[1] - other.at[1]) / ((size + other.size) * 0.75);
      return dx * dx + dy * dy > 0.95;
    });
  for (const side of Object.values(source.mountainLines).join(" ").split(" ")) {
    const [a, b] = sideBetween(side.slice(0, 4), side.slice(5));
    for (const t of [0.18, 0.5, 0.82]) {
      const at: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 5];
      if (room(at, 8)) marks.push({ kind: "peak", at, size: 8 + roll() * 1.5 });
    }
  }
  const kinds = { mountain: ["peak", 10.5, 26], rough: ["hill", 8, 20], desert: ["sand", 9, 16] } as const;
  for (const [terrain, [kind, base, tries]] of Object.entries(kinds)) {
    for (const hex of source.terrain[terrain as keyof typeof kinds].split(" ")) {
      const [x, y] = middleOf(hex);
      for (let k = 0; k < tries; k++) {
        const at: Point = [x + (roll() - 0.5) * HEX * 0.92, y + (roll() - 0.5) * HEX * 0.8 + 6];
        const size = base * (0.8 + roll() * 0.4);
        const corners = cornersOf(hex, 0.92);
        if (inside([at[0], at[1] - size * 0.5], [corners]) && room(at, size)) marks.push({ kind, at, size });
      }
    }
  }
  return marks
    .sort((a, b) => a.at[1] - b.at[1])
    .map(({ kind, at, size }) => [
      kind,
      Math.round(at[0]),
      Math.round(at[1]),
      Math.round(size * 2) / 2,
      Math.floor(roll() * 1000),
    ]);
}
