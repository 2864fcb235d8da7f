import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadGame } from "../../src/cli/loaded-game.ts";
import { makeGame } from "../../src/cli/new-game.ts";
import { checkGame } from "../../src/kit/check-game.ts";
import { unchecked } from "../../src/kit/tally.ts";
import { manifest } from "../../src/kit/template/index.ts";

const root = join(import.meta.dirname, "../..");

test("the template passes the kit, and every check has had something to check", async () => {
  const { rules, players, words } = await loadGame(manifest);
  const plan = { games: 40, seed: "template", every: 5, words: Object.values(words), bots: players };
  const tally = checkGame(rules, plan);
  expect(unchecked(rules, tally)).toEqual([]);
});

describe("docs/adding-a-game.md, followed in a copy of the project", () => {
  const copy = mkdtempSync(join(tmpdir(), "punica-new-game-"));
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8" });

  beforeAll(() => {
    for (const path of [
      "src",
      "scripts/fuzz.ts",
      "scripts/usage.ts",
      "package.json",
      "package-lock.json",
      "tsconfig.json",
      "biome.json",
      ".gitignore",
      "vite.config.ts",
      "svelte.config.js",
    ])
      cpSync(join(root, path), join(copy, path), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    makeGame(copy, "war-of-the-copy");
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  test("the new game is listed under its own name, and nothing is left of the template's", () => {
    expect(node("src/cli/main.ts", "--help")).toContain("war-of-the-copy");
    for (const file of ["index.ts", "rules/index.ts", "rules/state.ts", "page/face.ts", "terminal/face.ts", "players/index.ts"])
      expect(readFileSync(join(copy, "src/games/war-of-the-copy", file), "utf8"), file).not.toMatch(/strait/i);
  });

  test("its picture has the proportion of the home page's: nothing of it is cut off", () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(
      readFileSync(join(copy, "src/games/war-of-the-copy/page/picture.svg"), "utf8"),
    )!;
    expect(Number(width) / Number(height)).toBe(960 / 600);
  });

  test("it is formatted", () => {
    node("node_modules/@biomejs/biome/bin/biome", "check", "src/games");
  });

  test("it passes the kit", () => {
    expect(node("scripts/fuzz.ts", "--game", "war-of-the-copy", "--games", "40", "--every", "5")).toContain(
      "war-of-the-copy: nothing wrong",
    );
  });

  test("the computer plays it", () => {
    const report = node("src/cli/main.ts", "selfplay", "war-of-the-copy", "--games", "5", "--json");
    expect(JSON.parse(report)).toMatchObject({ game: "war-of-the-copy", games: 5 });
  });

  test("its types are right", () => {
    node("node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false");
  });

  test("the page is built with it", () => {
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "error");
    expect(readFileSync(join(copy, "dist/web/sw.js"), "utf8")).toMatch(/picture-[\w-]+\.svg/);
  });
});
