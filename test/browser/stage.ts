import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Browser, BrowserContext, CDPSession, Page, Worker } from "playwright-core";
import { buildPage, buildPageIfNeeded } from "../../src/cli/build-page.ts";
import { GAMES } from "../../src/games/index.ts";
import { rulesOf } from "../../src/games/manifest.ts";
import { strait } from "../../src/kit/template/rules/index.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { openHouse } from "../server/house.ts";
import { openBrowser } from "./chromium.ts";

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** How long something that must come is waited for: a busy machine takes its time. */
const PATIENCE = 90_000;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Wanted {
  viewport?: { width: number; height: number };
  language?: "en" | "fr";
  theme?: "light" | "dark";
  /** the key by which the server knows the player */
  player?: string;
  /** let pieces travel and dice tumble */
  moving?: boolean;
  /** let the browser keep the page for when there is no network: it fetches all of it then, each time */
  keeping?: boolean;
  prefs?: Record<string, unknown>;
  /** the mouse may lie still between two clicks: otherwise no two of them are a double click */
  still?: boolean;
}

/** Computer players think by the clock: where they do, it runs ten times as fast, since no test here is about how well they play. */
const thinkQuickly = (worker: Worker): Promise<void> =>
  worker
    .evaluate(() => {
      const real = performance.now.bind(performance);
      const begun = real();
      performance.now = () => begun + 10 * (real() - begun);
    })
    .catch(() => {}); // gone already

/** A server with the built page, and a browser to look at it with. Complains of every error in a console. */
export class Stage {
  readonly house: { readonly url: string; close(): Promise<void> };
  private readonly browser: Browser;
  private readonly contexts: BrowserContext[] = [];
  readonly errors: string[] = [];
  /** what the pages may complain of, because the test takes it away */
  readonly expected: RegExp[] = [];

  private constructor(house: Stage["house"], browser: Browser) {
    this.house = house;
    this.browser = browser;
  }

  /** The real page with the real games; or the page of a small game with every kind of question. */
  static async open(which: "web" | "strait" = "web"): Promise<Stage> {
    if (which === "strait") buildPage("strait");
    else buildPageIfNeeded();
    const house = await openHouse({
      games: which === "strait" ? [strait] : await rulesOf(GAMES),
      page: join(import.meta.dirname, "../../dist", which),
      lots: "stage",
    });
    return new Stage(house, await openBrowser());
  }

  async page({
    viewport = WIDE,
    language = "en",
    theme = "light",
    player,
    moving = false,
    keeping = false,
    prefs = {},
    still = false,
  }: Wanted = {}): Promise<Page> {
    const phone = viewport.width < 700;
    const context = await this.browser.newContext({
      viewport,
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: moving ? "no-preference" : "reduce",
      acceptDownloads: true,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    this.contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(
      ([kept, key]) => {
        if (!localStorage.getItem("punica:prefs")) localStorage.setItem("punica:prefs", kept!);
        if (key) localStorage.setItem("punica:player", key);
      },
      // what happens is shown at once and places are listed, unless the test is about how they are
      [JSON.stringify({ language, theme, speed: "instant", lists: true, ...prefs }), player] as const,
    );
    if (!keeping)
      await context.addInitScript(() => {
        if (!("serviceWorker" in navigator)) return; // a page without https has none
        const none = { register: async () => {}, getRegistration: async () => {} };
        Object.defineProperty(navigator, "serviceWorker", { value: none, configurable: true }); // once for each document of a page
      });
    if (!still)
      await context.addInitScript(() =>
        addEventListener(
          "pointerdown",
          () => document.dispatchEvent(new PointerEvent("pointermove", { clientX: -99, clientY: -99 })),
          true,
        ),
      );
    const page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.complain(message.text());
    });
    page.on("pageerror", (error) => this.complain(String(error)));
    page.on("worker", thinkQuickly);
    page.on("response", (response) => {
      if (response.status() >= 400) this.complain(`${response.status()} ${response.url()}`);
    });
    return page;
  }

  /** The browser's own tools: what its processes do. */
  tools(): Promise<CDPSession> {
    return this.browser.newBrowserCDPSession();
  }

  private complain(text: string): void {
    if (!this.expected.some((pattern) => pattern.test(text))) this.errors.push(text);
  }

  /** Opens the page at an address after the #. */
  async go(page: Page, address: string): Promise<void> {
    await page.goto(`${this.house.url}/${address}`);
  }

  /** Games begun on a page at one screen get the same seeds in every run. */
  async sameSeeds(page: Page): Promise<void> {
    await page.addInitScript(() => {
      let drawn = 0;
      crypto.getRandomValues = (array) => {
        const bytes = new Uint8Array(array!.buffer);
        bytes.fill(0)[0] = ++drawn;
        return array;
      };
    });
  }

  /** Puts a game into the browser, as if it had been played there. */
  async keepGame(page: Page, game: StoredGame): Promise<void> {
    await page.locator("main").waitFor();
    await page.evaluate(
      (kept) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open("punica", 1);
          request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "id" });
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const transaction = request.result.transaction("games", "readwrite");
            transaction.objectStore("games").put(kept);
            transaction.oncomplete = () => {
              request.result.close();
              resolve();
            };
          };
        }),
      game as never,
    );
  }

  /** Puts a game into the browser and opens it. */
  async openGame(page: Page, game: StoredGame): Promise<void> {
    await this.go(page, "");
    await this.keepGame(page, game);
    await this.go(page, `#/play/${game.id}`);
    await page.locator(".prompt").waitFor();
  }

  async closePages(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
  }

  async close(): Promise<void> {
    await this.closePages();
    await this.browser.close();
    await this.house.close();
    assert.deepEqual(this.errors, [], "errors in a console");
  }
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** axe-core finds nothing wrong with what is on the screen; under a modal dialogue nothing can be reached, and so only it is looked at. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // not a script of the page: the content policy does not apply to it
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(AXE);
  const violations = (await page.evaluate(
    "axe.run(document.querySelector('dialog:modal') ?? document, { resultTypes: ['violations'] }).then((r) => r.violations)",
  )) as Violation[];
  const said = violations.map(
    ({ id, help, nodes }) =>
      `${where}: ${id}, ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join("\n")}`,
  );
  assert.equal(said.join("\n\n"), "");
}
