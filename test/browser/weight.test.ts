import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

const KB = 1024;

test("the first page is at most 60 KB of script and style, gzipped: no rules among them", async () => {
  const page = await stage.page(); // what the service worker fetches for later is not needed for the first page
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (
      /\.(js|css)$/.test(new URL(response.url()).pathname) &&
      !response.url().endsWith("/sw.js") &&
      !response.fromServiceWorker()
    )
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await stage.go(page, "");
  await page.locator(".games").waitFor();
  await page.waitForLoadState("networkidle");
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`first page: ${(total / KB).toFixed(1)} KB gzipped`);
  expect(sizes.length).toBeGreaterThan(2);
  expect(total).toBeLessThan(60 * KB);
});

test.each([
  ["points at the way to it", "", "[data-learn]"],
  ["opens it", "#/learn/hannibal/march", null],
] as const)(
  "a lesson and its table are loaded as soon as somebody %s: nothing waits for the page of lessons",
  async (_, address, way) => {
    const page = await stage.page();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    // which itself never comes
    await page.route(/\/Learn-.*\.js$/, () => {});
    const parts = [/\/lessons-.*\.js$/, /\/face-.*\.js$/, /\/rules-.*\.js$/];
    const loaded = () => parts.filter((part) => asked.some((path) => part.test(path)));
    await stage.go(page, address);
    if (way) {
      await page.locator(way).waitFor();
      expect(loaded()).toEqual([]);
      await page.locator(way).hover();
    }
    await expect.poll(loaded).toEqual(parts);
  },
);
