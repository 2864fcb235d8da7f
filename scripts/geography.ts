import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { drawChart } from "./geography/chart.ts";
import { firstPunicWar } from "./geography/first-punic-war.ts";
import { hamilcar } from "./geography/hamilcar.ts";
import { hannibal } from "./geography/hannibal.ts";
import { checkOneOf, optionsOf } from "./usage.ts";

const charts: Readonly<Record<string, () => object>> = {
  hannibal: () => drawChart(hannibal),
  hamilcar: () => drawChart(hamilcar),
  "first-punic-war": firstPunicWar,
};

const USAGE = `usage: node scripts/geography.ts [options]

Makes the charts of the boards from coastlines, rivers and places. Run it when a chart changes.

  --game NAME   ${Object.keys(charts).join(", ")}; may be repeated (all)`;

const { game } = optionsOf(USAGE, { game: { type: "string", multiple: true } });
for (const name of game ?? []) checkOneOf(USAGE, "game", name, Object.keys(charts));
for (const name of game ?? Object.keys(charts)) {
  const text = JSON.stringify(charts[name]!());
  writeFileSync(new URL(`../src/games/${name}/page/board/chart.json`, import.meta.url), `${text}\n`);
  console.log(`${name}: ${text.length} bytes, ${gzipSync(text).length} gzipped`);
}
