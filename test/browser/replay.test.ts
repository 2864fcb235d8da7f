import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { headerFor, onlyAnswer, readRecord, replay, Session } from "../../src/engine/index.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import { aggressor, rules, stored } from "./player.ts";
import { expectAccessible, PHONE, Stage, WIDE } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

/** A game after so many answers. */
function played(seed: string, answers: number): Session {
  const session = Session.begin(rules, headerFor(rules, { seed }));
  const play = aggressor(seed);
  while (session.question && session.version < answers)
    session.answer(onlyAnswer(session.question) ?? play(session.question, session));
  return session;
}

const version = (page: Page) => page.locator("[data-version]").getAttribute("data-version").then(Number);

for (const viewport of [WIDE, PHONE]) {
  describe(`replay, ${viewport.width} wide`, () => {
    test("any earlier moment can be looked at, by step, by drag, by link and from the log", async () => {
      const session = played("looking back", 60);
      const page = await stage.page({ viewport });
      await stage.openGame(page, stored(session.header, "replay", courseOf(session).inputs));
      await page.locator("[data-lift]").click();
      const now = await version(page);
      await page.keyboard.press("r");
      await page.getByRole("button", { name: "One move back" }).click();
      await expect.poll(() => version(page)).toBe(now - 1);
      await page.keyboard.press("[");
      await expect.poll(() => version(page)).toBe(now - 2);
      const slider = page.getByLabel("Move", { exact: true });
      await slider.fill("7");
      await expect.poll(() => version(page)).toBe(7);
      await expectAccessible(page, "an earlier moment");
      await page.getByText(`Move 7 of ${now}`).first().waitFor();

      await page.getByRole("button", { name: "Copy a link to this moment" }).click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toMatch(/^http/);
      const link = await copied();
      await page.getByRole("button", { name: "Back to now" }).click();
      await expect.poll(() => version(page)).toBe(now);
      if (viewport === WIDE) {
        await page.locator(".jump").first().click({ force: true });
        await expect.poll(() => version(page)).toBeLessThan(now);
      }
      await stage.go(page, "#/play/replay/at/7");
      await page.reload();
      await expect.poll(() => version(page)).toBe(7);
      // during play, only what the one who looks may see
      expect(await page.locator(".hand h2").count()).toBe(0);

      // the link holds the game: it leads there in any browser
      const elsewhere = await stage.page({ viewport });
      await elsewhere.goto(link);
      await expect.poll(() => version(elsewhere)).toBe(7);
      await elsewhere.getByText(`Move 7 of ${now}`).first().waitFor();
    });

    test("a record is downloaded, opened again, looked at with everything open, and played on from", async () => {
      const session = played("a record", 40);
      const page = await stage.page({ viewport });
      await stage.openGame(page, stored(session.header, "kept", courseOf(session).inputs));
      await page.getByRole("button", { name: "Menu" }).click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download the record" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("hannibal-kept.json");
      const path = await file.path();
      const { record } = readRecord(JSON.parse(readFileSync(path, "utf8")), [rules]);
      expect(replay(rules, record).fingerprint()).toBe(session.fingerprint());

      await stage.go(page, "");
      await page.locator("input[type=file]").setInputFiles(path);
      await page.locator(".prompt").waitFor();
      await expect.poll(() => version(page)).toBe(0);
      if (viewport === PHONE) await page.getByRole("tab", { name: "Hand" }).click();
      await expect.poll(() => page.locator(".hand h2").count()).toBe(2);
      await expectAccessible(page, "a record");
      await page.keyboard.press("]");
      await expect.poll(() => version(page)).toBe(1);
      await page.getByRole("button", { name: "Play on from here" }).click();
      await page.locator("[data-lift]").click();
      await page.locator(".prompt.mine").waitFor();
      expect(await version(page)).toBe(1);
    });
  });
}

test("an address that leads nowhere says so", async () => {
  const page = await stage.page();
  for (const [address, said] of [
    ["#/g/%", "There is no page at this address."],
    ["#/record/nothing", "This link holds no game"],
  ] as const) {
    await stage.go(page, address);
    await page.reload();
    await page.getByText(said).waitFor();
  }
});

test("a file that is no record is refused with a sentence", async () => {
  const page = await stage.page();
  await stage.go(page, "");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.getByRole("alert").waitFor();
  expect(await page.getByRole("alert").textContent()).toContain("not a game record");
});
