import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { expectAccessible, Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

test.each(GAMES.filter(({ quick }) => quick).map(({ id }) => id))(
  "the quick reference of %s fits on one printed page in both languages",
  async (game) => {
    for (const language of ["en", "fr"] as const) {
      const page = await stage.page({ language });
      await stage.go(page, `#/rules/${game}/quick`);
      await page.locator(".sheet section").first().waitFor();
      await expectAccessible(page, "quick reference");
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g), language).toHaveLength(1);
    }
  },
);
