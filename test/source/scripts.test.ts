import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Imported by other scripts, not run. */
const PARTS = ["usage.ts", "gallery/main.ts", "gallery/vite.config.ts"];
const SCRIPTS = ["", "train/", "gallery/"]
  .flatMap((folder) => readdirSync(join(ROOT, "scripts", folder)).map((name) => `${folder}${name}`))
  .filter((name) => /\.(ts|sh)$/.test(name) && !PARTS.includes(name));
/** They take pictures, to be looked at. */
const PICTURES = ["film-strip", "stage-pictures", "position-pictures"].map((name) => `../test/browser/${name}.ts`);

const run = (script: string, ...args: string[]) =>
  new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    const program = script.endsWith(".sh") ? "sh" : process.execPath;
    execFile(program, [join(ROOT, "scripts", script), ...args], { cwd: ROOT }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    );
  });

describe.concurrent.each([...SCRIPTS, ...PICTURES])("scripts/%s", (script) => {
  test("--help says how it is used", async ({ expect }) => {
    const { status, stdout, stderr } = await run(script, "--help");
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^usage: /);
    expect(status).toBe(0);
  });

  // the arguments of the test runner are its own affair
  test.skipIf(script === "test.ts")("a wrong argument gets a sentence and the usage, no stack trace", async ({ expect }) => {
    const { status, stdout, stderr } = await run(script, "--no-such-option");
    expect(stdout).toBe("");
    expect(stderr).toContain("usage: ");
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(2);
  });
});

const NAMES = GAMES.map(({ id }) => id).join(", ");

describe.concurrent("scripts say what is wrong with an argument", () => {
  test.each([
    ["fuzz.ts", ["--games", "many"], "--games must be a whole number, not many."],
    ["fuzz.ts", ["--game", "chess"], `There is no game "chess"; there are ${NAMES}.`],
    ["golden.ts", ["everything"], "Not understood: everything."],
    ["bench-server.ts", ["--rate", "fast"], "--rate must be a whole number, not fast."],
    ["bench-page.ts", ["--only", "sounds"], "--only must be one of open, click, glide, not sounds."],
    ["durability.ts", ["--only", "sqlite,fire"], "--only must be one of sqlite, power, processes, postgres, not fire."],
    ["sentences.ts", [], `Say which game: ${NAMES}.`],
    ["sentences.ts", ["--game", "hannibal", "--lang", "la"], "--lang must be one of en, fr, not la."],
    ["train/compare.ts", [], `Say which game: ${NAMES}.`],
    ["train/generate.ts", ["chess"], 'There is no game "chess"'],
    ["train/horizons.ts", ["hannibal", "hamilcar"], "One game at a time, not also hamilcar."],
    ["../test/browser/film-strip.ts", ["hamilcar", "--first", "eclipse"], 'the computer never comes to "eclipse"'],
    ["train/tune.ts", ["hannibal"], "The rules of thumb of hannibal have no measures."],
  ])("%s %j", async (script, args, sentence) => {
    const { status, stderr } = await run(script, ...args);
    expect(stderr).toContain(sentence);
    expect(status).toBe(2);
  });
});
