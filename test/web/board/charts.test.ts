import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { HexChart } from "../../../src/games/first-punic-war/page/board/hex-chart.ts";
import { cornersOf, middleOf, neighboursOf, sideBetween } from "../../../src/games/first-punic-war/page/board/hexes.ts";
import { type Box, type Chart, PORT_BOX, REACH, type Space } from "../../../src/games/shared/page/board/chart.ts";

const read = (name: string): { text: string; chart: Chart } => {
  const text = readFileSync(new URL(`../../../src/games/${name}/page/board/chart.json`, import.meta.url), "utf8");
  return { text, chart: JSON.parse(text) as Chart };
};

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
const body = (space: Space): Box => {
  const r = REACH[space.kind] * 0.8; // the square within its round outline
  return [space.at[0] - r, space.at[1] - r, space.at[0] + r, space.at[1] + r];
};
const anchor = (space: Space): Box | undefined =>
  space.port && (PORT_BOX.map((side, i) => side + space.port!.at[i % 2]!) as unknown as Box);

/** The rings of a path as the charts hold them. */
function rings(d: string): [number, number][][] {
  return d
    .split("M")
    .filter(Boolean)
    .map((line) => {
      const numbers = line.match(/-?(?:\d+\.?\d*|\.\d+)/g)!.map(Number);
      let [x, y] = [numbers[0]!, numbers[1]!];
      const ring: [number, number][] = [[x, y]];
      for (let i = 2; i + 1 < numbers.length; i += 2) {
        x += numbers[i]!;
        y += numbers[i + 1]!;
        ring.push([x, y]);
      }
      return ring;
    });
}
function onLand([x, y]: readonly [number, number], land: [number, number][][]): boolean {
  let within = false;
  for (const ring of land) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i]!;
      const [bx, by] = ring[j]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
    }
  }
  return within;
}
const toShore = ([x, y]: readonly [number, number], land: [number, number][][]) =>
  Math.min(...land.flat().map(([sx, sy]) => Math.hypot(sx - x, sy - y)));

describe.each(["hannibal", "hamilcar"])("the chart of %s", (name) => {
  const { text, chart } = read(name);
  const land = rings(chart.land.near);
  const ids = new Set(chart.spaces.map((space) => space.id));

  test("no two names overlap", () => {
    const clashes = chart.spaces.flatMap((a, i) =>
      chart.spaces.slice(i + 1).flatMap((b) => (overlap(a.label.box, b.label.box) > 0 ? [`${a.id} and ${b.id}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  test("no name covers a space or an anchor", () => {
    const covered = chart.spaces.flatMap((a) =>
      chart.spaces.flatMap((b) => [
        ...(overlap(a.label.box, body(b)) > 0 ? [`${a.id} covers ${b.id}`] : []),
        ...(b.port && overlap(a.label.box, anchor(b)!) > 0 ? [`${a.id} covers the anchor of ${b.id}`] : []),
      ]),
    );
    expect(covered).toEqual([]);
  });

  test("every name, space and anchor lies within the frame", () => {
    const outside = chart.spaces.filter((space) =>
      [space.label.box, body(space), anchor(space) ?? body(space)].some(
        (box) => box[0] < chart.frame[0] || box[1] < chart.frame[1] || box[2] > chart.frame[2] || box[3] > chart.frame[3],
      ),
    );
    expect(outside.map((space) => space.id)).toEqual([]);
  });

  test("every space lies on land, ports at the shore with their anchor on the water", () => {
    expect(chart.spaces.filter((space) => !onLand(space.at, land)).map((space) => space.id)).toEqual([]);
    const ports = chart.spaces.filter((space) => space.port);
    expect(ports.filter((space) => toShore(space.at, land) > REACH[space.kind] + 6).map((space) => space.id)).toEqual([]);
    expect(ports.filter((space) => onLand(space.port!.at, land)).map((space) => space.id)).toEqual([]);
  });

  test("ways join spaces that exist, and none twice", () => {
    const seen = new Set<string>();
    for (const way of chart.ways) {
      expect(ids).toContain(way.a);
      expect(ids).toContain(way.b);
      const key = `${[way.a, way.b].sort().join(" ")} ${way.kind}`;
      expect(seen).not.toContain(key);
      seen.add(key);
    }
  });

  test("every province of a space has its land, and the space lies in it", () => {
    const stray = chart.spaces.filter((space) => !onLand(space.at, rings(chart.provinces[space.province]?.land ?? "")));
    expect(stray.map((space) => `${space.id} is not in ${space.province}`)).toEqual([]);
  });

  test("it is small enough to load at a table", () => {
    expect(gzipSync(text).length).toBeLessThan(60_000);
    expect(chart.land.far.length).toBeLessThan(chart.land.near.length / 2);
  });
});

test("Hannibal has 96 spaces, 176 ways, 34 ports, 22 provinces, 13 walled cities and 8 tribes", () => {
  const { chart } = read("hannibal");
  expect(chart.spaces).toHaveLength(96);
  expect(chart.ways).toHaveLength(176);
  expect(Object.keys(chart.provinces)).toHaveLength(22);
  expect(chart.spaces.filter((space) => space.port)).toHaveLength(34);
  expect(chart.spaces.filter((space) => space.walls)).toHaveLength(13);
  expect(chart.spaces.filter((space) => space.kind === "tribe")).toHaveLength(8);
  const kinds = (kind: string) => chart.ways.filter((way) => way.kind === kind).length;
  expect([kinds("road"), kinds("pass"), kinds("alps"), kinds("strait")]).toEqual([166, 4, 4, 2]);
});

test("Hamilcar has 54 spaces, 74 roads, a strait, 32 sea lanes, 12 provinces, 11 walled cities, 3 of them great ports, 5 tribes", () => {
  const { chart } = read("hamilcar");
  expect(chart.spaces).toHaveLength(54);
  const kinds = (kind: string) => chart.ways.filter((way) => way.kind === kind).length;
  expect([kinds("road"), kinds("strait"), kinds("sea")]).toEqual([74, 1, 32]);
  expect(Object.keys(chart.provinces)).toHaveLength(12);
  expect(chart.spaces.filter((space) => space.walls)).toHaveLength(11);
  expect(chart.spaces.filter((space) => space.port?.great).map((space) => space.id)).toEqual(["roma", "syracusae", "carthago"]);
  expect(chart.spaces.filter((space) => space.port?.tyrrhenum)).toHaveLength(7);
  expect(chart.spaces.filter((space) => space.kind === "tribe")).toHaveLength(5);
});

describe("the chart of first-punic-war", () => {
  const { text } = read("first-punic-war");
  const chart = JSON.parse(text) as HexChart;
  const land = rings(chart.land.near);

  test("it has 694 hexes, 64 places and 13 regions, and is small enough", () => {
    expect(chart.hexes).toHaveLength(694);
    expect(chart.places).toHaveLength(64);
    expect(Object.keys(chart.provinces)).toHaveLength(13);
    expect(gzipSync(text).length).toBeLessThan(60_000);
  });

  test("no two names overlap, and none covers the counters on another place", () => {
    const clashes = chart.places.flatMap((a, i) => [
      ...chart.places.slice(i + 1).flatMap((b) => (overlap(a.label.box, b.label.box) > 0 ? [`${a.hex} and ${b.hex}`] : [])),
      ...chart.places.flatMap((b) => {
        const [x, y] = middleOf(b.hex);
        return overlap(a.label.box, [x - 18, y - 18, x + 18, y + 18]) > 0 ? [`${a.hex} covers ${b.hex}`] : [];
      }),
    ]);
    expect(clashes).toEqual([]);
  });

  test("every place stands on dry land inside its hex", () => {
    const stray = chart.places.filter(
      (place) => !onLand(place.at, land) || !onLand(place.at, [cornersOf(place.hex) as [number, number][]]),
    );
    expect(stray.map((place) => place.hex)).toEqual([]);
  });

  test("even columns lie half a hex lower, and neighbours share a side", () => {
    expect(middleOf("0201")[1] - middleOf("0101")[1]).toBe(35);
    expect(neighboursOf("3017")).toContain("3117");
    expect(neighboursOf("3017")).toContain("3118");
    for (const hex of ["2809", "2910"]) {
      for (const other of neighboursOf(hex)) {
        expect(neighboursOf(other)).toContain(hex);
        expect(new Set(sideBetween(hex, other).map(String))).toEqual(new Set(sideBetween(other, hex).map(String)));
      }
    }
  });
});
