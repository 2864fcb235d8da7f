import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";

const root = join(import.meta.dirname, "../..");

/** What serves every game: it may name neither their sides nor the games themselves. */
const SHARED = "src/{engine,server,web,cli,bots,words,lessons}/**/*.{ts,svelte,css,html}";

const names = [...new Set(GAMES.flatMap(({ id, seats }) => [id, ...seats.map((seat) => seat.id)]))];

/** Code and texts; comments may give an example. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, "").replace(/(^|\s)\/\/.*$/gm, "$1");

test("seats and games are named by the games alone", () => {
  const paths = globSync(SHARED, { cwd: root });
  expect(paths.length).toBeGreaterThan(200);
  const named = new RegExp(`(?<![a-z])(${names.join("|")})(?![a-z])`, "i");
  const wrong = paths.flatMap((path) =>
    withoutComments(readFileSync(join(root, path), "utf8"))
      .split("\n")
      .flatMap((line) => (named.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(wrong).toEqual([]);
});
