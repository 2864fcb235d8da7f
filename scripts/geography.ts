/**
 * Makes the charts of the boards from coastlines, rivers and places. Run by hand when a chart changes:
 * `node scripts/geography.ts [name]`.
 */
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { drawChart } from "./geography/chart.ts";
import { firstPunicWar } from "./geography/first-punic-war.ts";
import { hamilcar } from "./geography/hamilcar.ts";
import { hannibal } from "./geography/hannibal.ts";

const charts: Readonly<Record<string, () => object>> = {
  hannibal: () => drawChart(hannibal),
  hamilcar: () => drawChart(hamilcar),
  "first-punic-war": firstPunicWar,
};

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(charts)) {
  const text = JSON.stringify(charts[name]!());
  writeFileSync(new URL(`../src/games/${name}/page/board/chart.json`, import.meta.url), `${text}\n`);
  console.log(`${name}: ${text.length} bytes, ${gzipSync(text).length} gzipped`);
}
