import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/** This machine under another name: a page there is one from the network, without https. */
export const ELSEWHERE = "punica.test";

/** How often it is tried to install Chromium, and the pause in between, in milliseconds. */
const INSTALLS = 5;
const PAUSE = 10_000;

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

/** The Chromium of this machine; where there is none, Debian's is installed, by one process at a time. */
export function findOrInstall(): string {
  const found = find();
  if (found) return found;
  // another apt may be at work: what it holds is waited for
  const apt = (...words: string[]) =>
    execFileSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=600", ...words], { stdio: "inherit" });
  const installed = attempts(INSTALLS, () => {
    apt("update");
    apt("install", "-y", "chromium");
    return find();
  });
  if (!installed) throw new Error("There is no Chromium here, and none could be installed. Set CHROMIUM to its path.");
  return installed;
}

/** What the deed comes to, tried so many times with a pause between; undefined if it never succeeds. */
function attempts<Gain>(times: number, deed: () => Gain): Gain | undefined {
  for (let time = 1; time <= times; time++) {
    if (time > 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    try {
      return deed();
    } catch {
      // the lists are locked, or the net is away for a moment
    }
  }
  return undefined;
}

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: findOrInstall(), args: FLAGS });
