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
