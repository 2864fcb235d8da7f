import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { expectAccessible, PHONE, Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

const tip = (page: Page) => page.locator("#tip");
const gone = (page: Page) => expect.poll(() => tip(page).count()).toBe(0);

/** The march of the first lesson of Hannibal, about to be begun. */
async function toMarch(page: Page): Promise<void> {
  await stage.go(page, "#/learn/hannibal/march");
  for (const step of [1, 2]) {
    await page.locator("[data-next]").click();
    await page.locator(`.teacher [data-step="${step}"]`).waitFor();
  }
}

test("a word that is pointed at is explained beside the panel, and nothing in the panel moves", async () => {
  const page = await stage.page();
  await stage.go(page, "#/learn/hannibal/march");
  await page.locator("[data-next]").click();
  const word = page.locator('.teacher [data-about="term:strategy-rating"]').first();
  const text = page.locator(".teacher .said");
  const before = await text.boundingBox();
  await word.hover();
  await expect.poll(() => tip(page).innerText()).toContain("Strategy rating");
  expect(await word.getAttribute("aria-describedby")).toBe("tip");
  const column = (await page.locator(".column").boundingBox())!;
  const box = (await tip(page).boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(column.x);
  expect(await text.boundingBox()).toEqual(before);
  await page.mouse.move(300, 400);
  await gone(page);
  expect(await word.getAttribute("aria-describedby")).toBeNull();
  // clicked it stays, until it is closed or the lesson goes on
  await word.click();
  await page.mouse.move(300, 400);
  await page.waitForTimeout(400);
  await expectAccessible(page, "a word explained");
  await page.keyboard.press("Escape");
  await gone(page);
  await word.click();
  await tip(page).waitFor();
  await word.click();
  await gone(page);
  await word.click();
  await page.locator("[data-next]").click();
  await gone(page);
});

test("whatever lies on the board or stands in the bar tells what it is when the pointer rests on it", async () => {
  const page = await stage.page();
  await toMarch(page);
  const told = async (selector: string, words: RegExp) => {
    const [first] = await page.locator(selector).evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .filter(({ left, right, top, bottom }) => left > 0 && top > 0 && right < 1000 && bottom < 600)
        .map(({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2] as const),
    );
    await page.mouse.move(...first!);
    await expect.poll(() => tip(page).innerText(), { message: selector }).toMatch(words);
    await page.mouse.move(5, 5);
    await gone(page);
  };
  await told('[data-stack][aria-label*="Hannibal"]', /Hannibal[\s\S]*Strategy rating 1[\s\S]*8 CUs/);
  await told('[data-space="tarraco"]', /Tarraco[\s\S]*port/);
  await told('g[data-about="space:tarraco"]:has(.anchor)', /Tarraco[\s\S]*port/);
  await told('[data-about="sign:pass"]', /mountain pass/i);
  await told('[data-sign="brief"]', /end of the turn/);
  await told('[data-sign="pcs"]', /PCs that a side can lose/);
  // what has a title is told in the same way
  await told('[data-sign="turn"]', /^Turn 1 of 9$/);
  await told("header > a", /\w/);
  expect(await page.locator("header > a[title]").count()).toBe(1);
});

test("Escape closes what was asked about and leaves the plan; what is pointed at says what the plan's number means", async () => {
  const page = await stage.page();
  await toMarch(page);
  await page.locator('[data-stack][aria-label*="Hannibal"]').first().click({ force: true });
  await page.locator("[data-plan]").waitFor();
  await page.locator('[data-space="tarraco"]').hover({ force: true });
  await expect.poll(() => tip(page).innerText()).toMatch(/\d\s+the number: movement left on arrival/);
  await page.locator('.board [data-space="carthage"]').first().dispatchEvent("click");
  await tip(page).locator(".why").waitFor();
  await page.keyboard.press("Escape");
  await gone(page);
  expect(await page.locator("[data-plan]").count()).toBe(1);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("[data-plan]").count()).toBe(0);
});

test("with the keyboard a word is described when it is reached, and Enter keeps it: Tab leads into it, Escape back", async () => {
  const page = await stage.page();
  await stage.go(page, "#/learn/hannibal/march");
  await page.locator("[data-next]").click();
  const word = page.locator('.teacher [data-about="term:strategy-rating"]').first();
  await page.keyboard.press("Tab");
  await word.focus();
  await expect.poll(() => tip(page).innerText()).toContain("Strategy rating");
  expect(await word.getAttribute("aria-describedby")).toBe("tip");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("[data-announcer]").innerText()).toContain("Strategy rating: ");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("#tip") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await gone(page);
  expect(await word.evaluate((node) => node === document.activeElement)).toBe(true);
});

test("on a phone a finger that is held asks, and does nothing else; a tap on a word explains it", async () => {
  const page = await stage.page({ viewport: PHONE });
  await toMarch(page);
  const hannibal = page.locator('[data-stack][aria-label*="Hannibal"]').first();
  const { x, y, width, height } = (await hannibal.boundingBox())!;
  const [touch] = [await page.context().newCDPSession(page)];
  const point = [{ x: x + width / 2, y: y + height / 3 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: point });
  await tip(page).waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(200);
  expect(await tip(page).innerText()).toMatch(/Strategy rating 1/);
  expect(await page.locator("[data-plan]").count()).toBe(0);
  await page.locator("[data-to-question]").tap();
  await gone(page);
  await stage.go(page, "#/learn/hannibal/passes");
  await page.locator("[data-next]").tap();
  await page.locator(".teacher .term").first().tap();
  await tip(page).waitFor();
  const box = (await tip(page).boundingBox())!;
  const sheet = (await page.locator("[data-sheet]").boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(sheet.y);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
});

test("whoever does not want it is told only of what is clicked", async () => {
  const page = await stage.page({ prefs: { tips: false } });
  await stage.go(page, "#/learn/hannibal/march");
  await page.locator("[data-next]").click();
  await page.locator(".teacher .term").first().waitFor();
  await page.locator('[data-space="tarraco"]').hover({ force: true });
  await page.waitForTimeout(1000);
  expect(await tip(page).count()).toBe(0);
  await page.locator(".teacher .term").first().click();
  await tip(page).waitFor();
});
