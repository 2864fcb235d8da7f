import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type AnyGame, headerFor } from "../../src/engine/index.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import { liftCurtain, stored } from "./player.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

const score = (page: Page) => page.locator("header button.points");

async function atTable(game: AnyGame, wanted: Parameters<Stage["page"]>[0]): Promise<Page> {
  const page = await stage.page(wanted);
  await stage.openGame(page, stored(headerFor(game, { seed: "outlook" }), "outlook", [], game));
  await liftCurtain(page);
  return page;
}

const CASES = [
  [hannibal, "At turn's end", "pays 2 PCs", "Carthage must remove 2 PCs", "Où en suis-je"],
  [hamilcar, "At turn's end", "pays 2 PCs", "on the Provincial Display", "Où en suis-je"],
  [firstPunicWar, "As it stands", "marginal", "Every hex can feed the units", "Où en suis-je"],
] as const;

for (const [game, when, brief, line, french] of CASES) {
  test(`${game.id}: the bar says what the next check costs, and the score opens the rest, by click and by key`, async () => {
    const page = await atTable(game as AnyGame, { viewport: WIDE });
    expect(await score(page).innerText()).toContain(when);
    expect(await score(page).innerText()).toContain(brief);
    await score(page).click();
    const panel = page.getByRole("dialog", { name: "Where do I stand?" });
    expect(await panel.innerText()).toContain(line);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(await score(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await panel.waitFor();
    // a rule leads to the reference
    await panel
      .getByRole("button", { name: /^Rule / })
      .first()
      .click();
    await page.getByRole("dialog", { name: "Rules" }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("v");
    await panel.waitFor();
  });

  test(`${game.id}: on a phone the score stands whole in the bar, and a tap opens the rest, in French`, async () => {
    const page = await atTable(game as AnyGame, { viewport: PHONE, language: "fr" });
    const [box, bar] = await Promise.all([score(page).boundingBox(), page.locator("header .score").first().boundingBox()]);
    expect(box!.x + box!.width).toBeLessThanOrEqual(bar!.x + bar!.width + 1);
    await score(page).tap();
    await page.getByRole("dialog", { name: french }).waitFor();
  });
}
