import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";
import { optionsOf, refuse } from "../usage.ts";

const USAGE = `usage: node scripts/gallery/shoot.ts [options]

Takes pictures of every board. Needs a Chromium (CHROMIUM, or Debian's).

  --out FOLDER   where to write them (test-results/boards)`;

const { out: folder } = optionsOf(USAGE, { out: { type: "string", default: "test-results/boards" } });
mkdirSync(folder, { recursive: true });
const program = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find((file) => file && existsSync(file));
if (!program) refuse("No Chromium found; install one or name it in CHROMIUM.", USAGE);

const server = await createServer({
  configFile: fileURLToPath(new URL("./vite.config.ts", import.meta.url)),
  server: { port: 0 },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: program,
  args: "--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync".split(
    " ",
  ),
});

/** Close-ups: a scale and a point for each board. */
const CLOSE: Readonly<Record<string, readonly [number, number, number]>> = {
  hannibal: [1.3, 1880, 780],
  hamilcar: [1.1, 1300, 1250],
  "first-punic-war": [1.4, 1750, 1150],
};
const faults: string[] = [];

async function shoot(name: string, query: string, width: number, height: number, close?: readonly [number, number, number]) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width < 500 ? 2 : 1 });
  page.on("console", (message) => message.type() === "error" && faults.push(`${name}: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`${name}: ${error.message}`));
  await page.goto(`${server.resolvedUrls!.local[0]}?${query}`);
  await page.waitForSelector("svg[viewBox]");
  await page.evaluate(() => document.fonts.ready);
  if (close)
    await page.evaluate(([k, x, y]) => (globalThis as unknown as { look(...at: number[]): void }).look(k!, x!, y!), [...close]);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}

for (const board of Object.keys(CLOSE)) {
  for (const theme of ["light", "dark"]) {
    await shoot(`${board}-start-${theme}`, `board=${board}&at=start&theme=${theme}`, 1440, 900);
    await shoot(`${board}-busy-${theme}`, `board=${board}&at=busy&theme=${theme}`, 1440, 900);
  }
  await shoot(`${board}-close`, `board=${board}&at=busy`, 1440, 900, CLOSE[board]);
  const [k, x, y] = CLOSE[board]!;
  await shoot(`${board}-closest`, `board=${board}&at=busy`, 1440, 900, [k * 1.8, x, y]);
  await shoot(`${board}-phone`, `board=${board}&at=busy`, 390, 844);
}
await shoot("pieces", "board=pieces", 1400, 1000);
await browser.close();
await server.close();
console.log(faults.length > 0 ? faults.join("\n") : `pictures in ${folder}`);
process.exit(faults.length > 0 ? 1 : 0);
