import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** Imported by other scripts, not run. */
const PARTS = ["usage.ts", "gallery/main.ts", "gallery/vite.config.ts"];
const SCRIPTS = ["", "train/", "gallery/"]
  .flatMap((folder) => readdirSync(join(ROOT, "scripts", folder)).map((name) => `${folder}${name}`))
  .filter((name) => /\.(ts|sh)$/.test(name) && !PARTS.includes(name));

const run = (script: string, ...args: string[]) =>
  spawnSync(script.endsWith(".sh") ? "sh" : process.execPath, [join(ROOT, "scripts", script), ...args], {
    cwd: ROOT,
    encoding: "utf8",
  });

describe.each(SCRIPTS)("scripts/%s", (script) => {
  test("--help says how it is used", () => {
    const { status, stdout, stderr } = run(script, "--help");
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^usage: /);
    expect(status).toBe(0);
  });

  // the arguments of the test runner are its own affair
  test.skipIf(script === "test.ts")("a wrong argument gets a sentence and the usage, no stack trace", () => {
    const { status, stdout, stderr } = run(script, "--no-such-option");
    expect(stdout).toBe("");
    expect(stderr).toContain("usage: ");
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(2);
  });
});

describe("scripts say what is wrong with an argument", () => {
  test.each([
    ["fuzz.ts", ["--games", "many"], "--games must be a whole number, not many."],
    ["fuzz.ts", ["--game", "chess"], 'There is no game "chess"; there are hannibal, hamilcar, first-punic-war.'],
    ["golden.ts", ["everything"], "Not understood: everything."],
    ["bench-server.ts", ["--rate", "fast"], "--rate must be a whole number, not fast."],
    ["bench-page.ts", ["--only", "sounds"], "--only must be one of click, glide, not sounds."],
    ["durability.ts", ["--only", "sqlite,fire"], "--only must be one of sqlite, power, processes, postgres, not fire."],
    ["sentences.ts", [], "Say which game: hannibal, hamilcar, first-punic-war."],
    ["sentences.ts", ["--game", "hannibal", "--lang", "la"], "--lang must be one of en, fr, not la."],
    ["train/compare.ts", [], "Say which game: hannibal, hamilcar, first-punic-war."],
    ["train/generate.ts", ["chess"], 'There is no game "chess"'],
  ])("%s %j", (script, args, sentence) => {
    const { status, stderr } = run(script, ...args);
    expect(stderr).toContain(sentence);
    expect(status).toBe(2);
  });
});
