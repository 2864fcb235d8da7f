import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { headerFor } from "../../src/engine/index.ts";
import { rules, stored } from "./player.ts";
import { expectAccessible, PHONE, Stage, WIDE } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const header = headerFor(rules, { seed: "for everybody" });

async function dialogue(page: Page, open: () => Promise<void>, where: string): Promise<void> {
  await open();
  await page.locator("dialog[open]").waitFor();
  await expectAccessible(page, where);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

for (const theme of ["light", "dark"] as const) {
  for (const viewport of [WIDE, PHONE]) {
    describe(`${theme}, ${viewport.width} wide: axe finds nothing wrong with`, () => {
      let page: Page;
      beforeAll(async () => {
        page = await stage.page({ theme, viewport });
      });
      const click = (label: string | RegExp) => page.getByRole("button", { name: label }).first().click();

      test("home and its dialogues", async () => {
        await stage.go(page, "");
        await page.locator(".games").waitFor();
        await expectAccessible(page, "home");
        await dialogue(page, () => click("Against the computer"), "new game against the computer");
        await dialogue(page, () => click("Invite somebody"), "new game by invitation");
        await dialogue(page, () => click("Settings"), "settings");
      });

      test("the rules and an address that leads nowhere", async () => {
        await stage.go(page, "#/rules/hannibal/13.1");
        await page.locator("h1").waitFor();
        await expectAccessible(page, "rules");
        await stage.go(page, "#/nowhere");
        await page.locator("h1").waitFor();
        await expectAccessible(page, "nowhere");
      });

      test("the table, curtain down and up, and its dialogues", async () => {
        await stage.openGame(page, stored(header, "axe"));
        await expectAccessible(page, "curtain");
        await page.locator("[data-lift]").click();
        await expectAccessible(page, "table");
        await dialogue(page, () => click("Menu"), "menu");
        await dialogue(page, () => page.keyboard.press("?"), "help");
        await dialogue(page, () => page.keyboard.press("v"), "where both sides stand");
        for (const which of [0, 1, 2]) {
          await dialogue(
            page,
            async () => {
              await page.keyboard.press("c");
              await page.locator("dialog nav button").nth(which).click();
            },
            `look-up ${which}`,
          );
        }
        await dialogue(page, () => page.keyboard.press("/"), "rules beside the table");
        await page.keyboard.press("r");
        await expectAccessible(page, "replay");
        if (viewport === PHONE) {
          for (const tab of ["Hand", "Log"]) {
            await page.getByRole("tab", { name: tab }).click();
            await expectAccessible(page, tab);
          }
        }
      });
    });
  }
}
