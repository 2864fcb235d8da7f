import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { answerFirst, version } from "./player.ts";
import { Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

test("a game against the computer: begun in the dialogue, it answers by itself, survives a reload and goes on offline", async () => {
  const page = await stage.page({ keeping: true, prefs: { confirm: "never" } });
  await stage.sameSeeds(page);
  await stage.go(page, "");
  await page.getByRole("button", { name: "Against the computer" }).first().click();
  await page.getByText("Rome", { exact: true }).click();
  await page.getByLabel("The computer plays").selectOption("tribune");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".prompt").waitFor();

  /** Answers whatever is asked until Carthage has played so many cards. */
  const play = async (cards: number) => {
    for (let i = 0; i < 200; i++) {
      const said = await page.locator(".log").textContent();
      if ((said?.match(/Carthage plays/g)?.length ?? 0) >= cards) return;
      await page.locator(".prompt.mine").waitFor({ timeout: 30_000 });
      await answerFirst(page);
    }
    throw new Error("the computer does not play");
  };

  await play(2);
  await page.locator(".prompt.mine").waitFor({ timeout: 30_000 });
  expect(await page.locator("[data-card]").count()).toBeGreaterThan(0);
  const [before, log] = [await version(page), await page.locator(".log ol").first().textContent()];
  await page.reload();
  await page.locator(".prompt.mine").waitFor();
  expect(await version(page)).toBe(before);
  expect(await page.locator(".log ol").first().textContent()).toBe(log);

  // once the page is kept by the service worker, no network is needed
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  stage.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(".prompt.mine").waitFor({ timeout: 15_000 });
  expect(await version(page)).toBe(before);
  await play(3);
});
