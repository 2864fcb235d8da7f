import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { expectAccessible, Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

test.each(GAMES.filter(({ pictures }) => pictures).map((game) => [game.id, game] as const))(
  "a section of %s has its example and its picture, drawn by the board when it is in sight",
  async (id, game) => {
    const page = await stage.page({ language: "fr" });
    const [section] = Object.keys(await game.pictures!());
    await stage.go(page, `#/rules/${id}`);
    await page.locator(".example").first().waitFor();
    expect(await page.locator(".example strong").first().textContent()).toBe("Exemple");
    expect(await page.locator("figure .window").count()).toBe(0);
    await page.locator(`[id="rule-${section}"] figure`).scrollIntoViewIfNeeded();
    await page.locator(`[id="rule-${section}"] figure .window`).waitFor();
    await expectAccessible(page, "rules with a picture");
    expect(stage.errors).toEqual([]);
  },
);

test("an example that the rules work out is played from below its section; it is no lesson of the course", async () => {
  const page = await stage.page();
  await stage.go(page, "#/rules/hannibal/19.4");
  const link = page.locator('[id="rule-19.4"] [data-example]');
  await link.waitFor();
  await stage.go(page, (await link.getAttribute("href"))!);
  for (const step of [0, 1]) {
    await page.locator(`.teacher [data-step="${step}"]`).waitFor();
    await page.locator("[data-skip]").click();
  }
  await page.locator('.teacher [data-step="2"] .label').waitFor();
  await page.locator(".teacher nav a").click();
  await page.locator("[data-first]").waitFor();
  expect(await page.locator("li.done").count()).toBe(0); // what was passed over is not done
  expect(await page.locator("[data-first]").getAttribute("href")).toBe("#/learn/hannibal/march");
  await expectAccessible(page, "the list of lessons and examples");
  await stage.go(page, "#/");
  await page.locator("[data-learn]").waitFor();
  expect(await page.locator("[data-learn]").innerText()).toContain("10 lessons");
});
