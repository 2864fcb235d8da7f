import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "punica-library-"));
const npm = (cwd: string, ...args: string[]) =>
  execFileSync("npm", [...args, "--offline", "--no-audit", "--no-fund", "--loglevel=error"], { cwd, encoding: "utf8" });
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" });

beforeAll(() => {
  npm(root, "pack", "--pack-destination", folder);
  const packed = readdirSync(folder).find((name) => name.endsWith(".tgz"))!;
  npm(folder, "init", "-y");
  npm(folder, "install", `./${packed}`);
  copyFileSync(join(root, "examples/play-a-game.mjs"), join(folder, "play-a-game.mjs"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the packed library needs nothing else", () => {
  expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["punica"]);
});

test("the example plays a game with it", () => {
  expect(run("play-a-game.mjs")).toMatch(/^\d+ answers\. (rome|carthage|nobody) wins: [A-Z].*\n$/);
});

test("the example has types", () => {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  run(tsc, "--noEmit", "--allowJs", "--checkJs", "--strict", "--module", "nodenext", "--target", "es2023", "play-a-game.mjs");
});

test("every entry of the package can be imported", () => {
  const { name, exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { name: string; exports: object };
  const entries = Object.keys(exports).map((entry) => `${name}${entry.slice(1)}`);
  const counts = run(
    "--input-type=module",
    "-e",
    `for (const entry of ${JSON.stringify(entries)}) console.log(Object.keys(await import(entry)).length > 0)`,
  );
  expect(counts.trim().split("\n")).toEqual(entries.map(() => "true"));
});
