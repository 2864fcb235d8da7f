import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
/** The sources of the page. */
const SOURCES = ["src/web", "src/engine", "src/games", "src/bots", "src/words", "src/lessons", "src/server"];
const SETTINGS = ["package-lock.json", "vite.config.ts", "svelte.config.js"];

function filesIn(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A fingerprint of all sources. */
function fingerprintOfSources(): string {
  const hash = createHash("sha256");
  const sources = SOURCES.flatMap(filesIn);
  for (const file of [...sources, ...SETTINGS.map((path) => join(ROOT, path))].sort())
    if (existsSync(file)) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest("hex");
}

/** Builds the page in a process of its own: the caller's settings may differ. */
export function buildPage(mode: "production" | "strait"): void {
  execFileSync(process.execPath, [join(ROOT, "node_modules/vite/bin/vite.js"), "build", "--mode", mode, "--logLevel", "error"], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Builds the page into dist/web unless it is up to date. Says whether it had to. */
export function buildPageIfNeeded(): boolean {
  const mark = join(ROOT, "dist/web.sources");
  const sources = fingerprintOfSources();
  if (existsSync(join(ROOT, "dist/web/index.html")) && existsSync(mark) && readFileSync(mark, "utf8") === sources) return false;
  buildPage("production");
  writeFileSync(mark, sources);
  return true;
}

if (import.meta.main) console.log(buildPageIfNeeded() ? "The page is built." : "The page is up to date.");
