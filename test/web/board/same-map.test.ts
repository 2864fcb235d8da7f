import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { HexChart } from "../../../src/games/first-punic-war/page/board/hex-chart.ts";
import type { Chart } from "../../../src/games/shared/page/board/chart.ts";

/*
 * The rules and the drawing keep their own data. They must tell of the same map:
 * after a correction of a rules map, correct scripts/geography and draw the chart again.
 */
const rulesMap = (game: string) => new URL(`../../../src/games/${game}/rules/data/map.json`, import.meta.url);
const read = (file: URL) => JSON.parse(readFileSync(file, "utf8"));
const chartOf = (game: string) => read(new URL(`../../../src/games/${game}/page/board/chart.json`, import.meta.url));
const pair = (way: { a: string; b: string }) => [way.a, way.b].sort().join(" ");

test("the chart of Hannibal shows the map that is played", () => {
  const chart: Chart = chartOf("hannibal");
  const map = read(rulesMap("hannibal"));
  const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
  const drawn = Object.fromEntries(
    chart.spaces.map((space) => [
      space.id,
      [
        space.kind.replace("great-city", "city").replace("town", "circle"),
        space.province,
        space.port?.text,
        space.walls?.capacity,
        space.walls?.siege,
      ],
    ]),
  );
  const played = Object.fromEntries(
    map.spaces.map((space: { id: string; kind: string; province: string; port?: number; holds?: number; siege?: number }) => [
      space.id,
      [space.kind, space.province, space.port === undefined ? undefined : signed(space.port), space.holds, space.siege],
    ]),
  );
  expect(drawn).toEqual(played);
  expect(chart.ways.map((way) => `${pair(way)} ${way.kind}`).sort()).toEqual(
    map.connections
      .map((way: { a: string; b: string; by: string }) => `${pair(way)} ${way.by.replace("alps-pass", "alps")}`)
      .sort(),
  );
});

test("the chart of Hamilcar shows the map that is played", () => {
  const chart: Chart = chartOf("hamilcar");
  const map = read(rulesMap("hamilcar"));
  expect(Object.fromEntries(chart.spaces.map((space) => [space.id, space.province]))).toEqual(
    Object.fromEntries(map.spaces.map((space: { id: string; province: string }) => [space.id, space.province])),
  );
  const roads = chart.ways.filter((way) => way.kind !== "sea");
  expect(roads.map(pair).sort()).toEqual(map.roads.map(pair).sort());
  const lanes = chart.ways.filter((way) => way.kind === "sea");
  expect(lanes.map((lane) => `${pair(lane)} ${lane.storms ?? 0}`).sort()).toEqual(
    map.lanes.map((lane: { a: string; b: string; storms: number }) => `${pair(lane)} ${lane.storms}`).sort(),
  );
});

test("the chart of First Punic War shows the map that is played", () => {
  const chart: HexChart = chartOf("first-punic-war");
  const map = read(rulesMap("first-punic-war"));
  expect([...chart.hexes].sort()).toEqual(Object.keys(map.hexes).sort());
  const kinds = { town: "town", fortress: "minor fortress", "great-fortress": "major fortress" };
  expect(Object.fromEntries(chart.places.map((place) => [place.hex, `${kinds[place.kind]} ${Boolean(place.port)}`]))).toEqual(
    Object.fromEntries(
      map.places.map((place: { hex: string; kind: string; port?: boolean }) => [
        place.hex,
        `${place.kind} ${Boolean(place.port)}`,
      ]),
    ),
  );
});
