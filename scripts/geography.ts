/** Makes the charts of the boards from coastlines, rivers and places. Run by hand when a chart changes: `node scripts/geography.ts [name]`. */
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { drawChart } from "./geography/chart.ts";
import { hamilcar } from "./geography/hamilcar.ts";
import { hannibal } from "./geography/hannibal.ts";

const wanted = process.argv.slice(2);
for (const spec of [hannibal, hamilcar]) {
  if (wanted.length > 0 && !wanted.includes(spec.name)) continue;
  const text = JSON.stringify(drawChart(spec));
  const file = new URL(`../src/web/board/${spec.name}/chart.json`, import.meta.url);
  writeFileSync(file, `${text}\n`);
  console.log(`${spec.name}: ${text.length} bytes, ${gzipSync(text).length} gzipped`);
}
