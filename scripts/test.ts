import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const USAGE = `usage: npm test [-- arguments of the test runner]

Checks types, style and tests, and shows the output only of what fails. npm test -- test/engine runs some of the tests.`;

if (process.argv.includes("--help")) {
  console.log(USAGE);
  process.exit();
}

const root = join(import.meta.dirname, "..");
const report = join(mkdtempSync(join(tmpdir(), "punica-")), "report.json");
const bin = (path: string) => join(root, "node_modules", path);

interface Result {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a program under this Node; shows its output only if it fails. */
function run(name: string, script: string, args: readonly string[]): Promise<boolean> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    child.on("close", (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${name}: ${code === 0 ? "ok" : "failed"} (${seconds} s)`);
      if (code !== 0) console.log(said);
      resolve(code === 0);
    });
  });
}

const check = async (name: string, script: string, args: readonly string[]): Promise<Result> =>
  (await run(name, script, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

async function tests(): Promise<Result> {
  const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${report}`];
  const good = await run("tests", bin("vitest/vitest.mjs"), ["run", ...reporters, ...process.argv.slice(2)]);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8")) as Record<string, number>;
    return { passed: numPassedTests!, failed: good ? 0 : Math.max(1, numFailedTests!) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const results = await Promise.all([
  tests(),
  check("types", bin("typescript/bin/tsc"), ["--noEmit"]).then(async (types) => {
    const page = await check("page", bin("svelte-check/bin/svelte-check"), ["--tsconfig", "src/web/tsconfig.json"]);
    const style = await check("style", bin("@biomejs/biome/bin/biome"), ["check", "."]);
    const all = [types, page, style];
    return { passed: all.reduce((sum, { passed }) => sum + passed, 0), failed: all.reduce((sum, { failed }) => sum + failed, 0) };
  }),
]);
rmSync(join(report, ".."), { recursive: true });
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
