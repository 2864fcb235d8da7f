import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { headerFor, onlyAnswer, Session } from "../../src/engine/index.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import { aggressor, liftCurtain, rules, stored } from "./player.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

/** A game that has come to a question. */
function upTo(prompt: string): Session {
  const session = Session.begin(rules, headerFor(rules, { seed: "the board" }));
  const play = aggressor("the board");
  while (session.question!.prompt !== prompt) session.answer(onlyAnswer(session.question!) ?? play(session.question!, session));
  return session;
}

async function open(prompt: string, viewport: { width: number; height: number }): Promise<{ page: Page; session: Session }> {
  const session = upTo(prompt);
  const page = await stage.page({ viewport, prefs: { confirmFinal: false } });
  await stage.openGame(page, stored(session.header, "board", courseOf(session).inputs));
  await liftCurtain(page);
  await page.waitForTimeout(600);
  return { page, session };
}

const version = (page: Page) => page.locator("[data-version]").getAttribute("data-version").then(Number);
const press = (page: Page, selector: string, viewport: { width: number }) =>
  viewport.width < 700 ? page.locator(selector).tap({ force: true }) : page.locator(selector).click({ force: true });

for (const viewport of [WIDE, PHONE]) {
  describe(`the board, ${viewport.width} wide`, () => {
    test("a space that is lit is marched to with one press", async () => {
      const { page, session } = await open("hannibal.march", viewport);
      const { options } = session.question as { options: readonly string[] };
      const lit = await page
        .locator("[data-space].lit")
        .evaluateAll((spaces) => spaces.map((space) => space.getAttribute("data-space")));
      const wanted = options.filter((option) => option.startsWith("space:")).map((option) => option.slice(6));
      // what is farther away is lit too: it can be planned
      expect(lit).toEqual(expect.arrayContaining(wanted));
      const before = await version(page);
      await press(page, `[data-space="${wanted[0]}"]`, viewport);
      await expect.poll(() => version(page)).toBeGreaterThan(before);
      if (viewport === WIDE) await expect.poll(() => page.locator(".log").textContent()).toContain("moves to");
    });

    test("a card in the hand is played with one press, and what is not allowed says why", async () => {
      const { page, session } = await open("hannibal.play-card", viewport);
      if (viewport === PHONE) await page.getByRole("tab", { name: /Hand/ }).click();
      const { options } = session.question as { options: readonly string[] };
      await press(page, `[data-card="${options[0]!.slice(5)}"]`, viewport);
      await page.locator('button[data-option="discard"]').waitFor();
      await page.keyboard.press("u");
      await expect.poll(() => version(page)).toBe(session.version);
    });
  });
}

test("undo takes back what revealed nothing, and no more", async () => {
  const { page, session } = await open("hannibal.use-card", WIDE);
  await page.getByRole("button", { name: /Undo/ }).click();
  await expect.poll(() => version(page)).toBe(session.version - 1);
});

test("what cannot be taken back asks again, unless that is switched off", async () => {
  const { page } = await open("hannibal.use-card", WIDE);
  await page.evaluate(() => localStorage.setItem("punica:prefs", JSON.stringify({ language: "en", confirmFinal: true })));
  await page.reload();
  await page.locator(".prompt").waitFor();
  await liftCurtain(page);
  const before = await version(page);
  await page.locator('button[data-option="discard"]').click();
  await page.getByText("This cannot be taken back.").waitFor();
  expect(await version(page)).toBe(before);
  await page.keyboard.press("Escape");
  await page.locator("[data-confirm]").waitFor({ state: "detached" });
  await page.locator('button[data-option="discard"]').click();
  await page.locator("[data-confirm]").click();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
});
