import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GAMES } from "../src/games/index.ts";
import { untested } from "../src/kit/coverage.ts";
import { GAME_NAMES, optionsOf } from "./usage.ts";

const USAGE = `usage: npm run rules:coverage [-- options]

Lists the sections, cards and generals of each game that no test names.

  --game NAME   ${GAME_NAMES} (all)

The exit code is 1 if there are any.`;

const values = optionsOf(USAGE, { game: { type: "string" } });

const root = join(import.meta.dirname, "..");

/** The titles of the tests of a game, as the test runner collects them. */
function titlesOf(game: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "punica-"));
  const file = join(folder, "tests.json");
  try {
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [vitest, "list", "--no-static-parse", `--json=${file}`, `test/${game}/`],
      { cwd: root, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`the tests of ${game} cannot be listed:\n${stdout}${stderr}`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { name: string }[]).map(({ name }) => name) : [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let missing = 0;
for (const { id, coverage: load } of GAMES.filter(({ id }) => values.game === undefined || id === values.game)) {
  const coverage = await load();
  const titles = titlesOf(id);
  const { sections, items } = untested(coverage, titles);
  const { length: allSections } = coverage.sections;
  const { length: allItems } = coverage.items;
  console.log(
    `${id}: ${titles.length} tests; ${allSections - sections.length} of ${allSections} sections and ${allItems - items.length} of ${allItems} cards, generals and others have one`,
  );
  if (sections.length > 0) console.log(`  sections without a test: ${sections.join(", ")}`);
  if (items.length > 0) console.log(`  without a test: ${items.join(", ")}`);
  missing += sections.length + items.length;
}
process.exitCode = missing > 0 ? 1 : 0;
