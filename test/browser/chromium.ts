import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/** This machine under another name: a page there is one from the network, without https. */
export const ELSEWHERE = "punica.test";

const FLAGS = [
  `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`,
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function find(): string | undefined {
  const given = process.env.CHROMIUM;
  if (given && existsSync(given)) return given;
  return NAMES.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
}

/** The Chromium of this machine; where there is none, Debian's is installed. */
function findOrInstall(): string {
  const found = find();
  if (found) return found;
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "inherit" });
  const installed = find();
  if (!installed) throw new Error("There is no Chromium here, and none could be installed. Set CHROMIUM to its path.");
  return installed;
}

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: findOrInstall(), args: FLAGS });
