import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Answer, headerFor, onlyAnswer, type Question, Session } from "../../src/engine/index.ts";
import { targets } from "../../src/games/hannibal/page/targets.ts";
import { groupsOf } from "../../src/web/question/options.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import { aggressor, expectPrompt, rules, stored, WORDS } from "./player.ts";
import { Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("data-option") ?? document.activeElement?.tagName ?? "");

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, matches: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, matches)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never leads to ${matches}; it stands at ${await focused(page)}`);
}

/** Waits until the answer is taken; what cannot be taken back asks once more, with the focus on the answer. */
async function settle(page: Page, version: string | null): Promise<void> {
  const isTaken = (before: string | null) => document.querySelector("[data-version]")?.getAttribute("data-version") !== before;
  if (await page.locator("[data-confirm]").isVisible()) await page.keyboard.press("Enter");
  await page.waitForFunction(isTaken, version, { timeout: 10_000 });
}

/** Gives an answer with keys alone. */
async function type(page: Page, question: Question, answer: Answer): Promise<void> {
  const version = await page.locator("[data-version]").getAttribute("data-version");
  if (question.kind === "choose") {
    const shown = groupsOf(question.options, (id) => targets(id, question)[0]).flatMap(({ ids }) => ids);
    const place = shown.indexOf(answer as string);
    if (place < 9) await page.keyboard.press(String(place + 1));
    else {
      await page.keyboard.press("q");
      await tabTo(page, `[data-option="${answer as string}"]`);
      await page.keyboard.press("Enter");
    }
  } else {
    await page.keyboard.press("q");
    if (question.kind === "pick") {
      // some may be picked already: what most people want
      for (const id of question.options) {
        const isPicked = await page.locator(`input[data-option="${id}"]`).isChecked();
        if (isPicked === (answer as readonly string[]).includes(id)) continue;
        await tabTo(page, `[data-option="${id}"]`);
        await page.keyboard.press("Space");
        await page.keyboard.press("q");
      }
    } else if (question.kind === "allocate") {
      for (const { id } of question.items) {
        await tabTo(page, `[data-item="${id}"] input`);
        await page.keyboard.type(String((answer as Record<string, number>)[id] ?? 0));
        await page.keyboard.press("Enter");
        await page.keyboard.press("Escape");
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.keyboard.press("q");
      }
    } else {
      await tabTo(page, "input[name=amount], .prompt input[type=number]");
      for (let i = question.min; i < (answer as number); i++) await page.keyboard.press("ArrowRight");
    }
    await tabTo(page, "[data-send]");
    await page.keyboard.press("Enter");
  }
  await settle(page, version);
}

test("a game is played with keys alone, from the home page through several cards", async () => {
  const page = await stage.page();
  await stage.go(page, "");
  await page.locator(".games").waitFor();
  await page.keyboard.press("Tab");
  await tabTo(page, ".ways .button:nth-of-type(2)");
  await page.keyboard.press("Enter");
  await page.locator("dialog").waitFor();
  await tabTo(page, "dialog [type=submit]");
  await page.keyboard.press("Enter");
  await page.locator(".prompt").waitFor();

  const header = headerFor(rules, { seed: "by keys" });
  await stage.openGame(page, stored(header, "keys"));
  const twin = Session.begin(rules, header);
  const play = aggressor("keys");
  let answers = 0;
  while (answers < 45) {
    const question = twin.question!;
    const forced = onlyAnswer(question);
    if (forced !== undefined) {
      twin.answer(forced);
      continue;
    }
    if (await page.locator("[data-lift]").isVisible()) {
      await page.keyboard.press("q");
      await tabTo(page, "[data-lift]");
      await page.keyboard.press("Enter");
    }
    await expectPrompt(page, question, WORDS.en);
    const answer = play(question, twin);
    await type(page, question, answer);
    twin.answer(answer);
    answers++;
    // what happened, and what is asked next, is said
    if (answers === 5) await expect.poll(() => page.locator("[data-announcer]").textContent()).not.toBe("");
  }
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
});

test("the board is walkAfter with arrows, and asked why not", async () => {
  const page = await stage.page({ prefs: { confirm: "never" } });
  const header = headerFor(rules, { seed: "why not" });
  const session = Session.begin(rules, header);
  const play = aggressor("why not");
  while (session.question!.prompt !== "hannibal.march")
    session.answer(onlyAnswer(session.question!) ?? play(session.question!, session));
  await stage.openGame(page, stored(header, "why", courseOf(session).inputs));
  if (await page.locator("[data-lift]").isVisible()) await page.locator("[data-lift]").click();
  await page.keyboard.press("b");
  await tabTo(page, "[data-space]");
  const before = await page.evaluate(() => document.activeElement?.getAttribute("data-space"));
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-space"))).not.toBe(before);
  // carthage is far from every march of the first card
  await page.locator('[data-space="utica"]').focus();
  await page.keyboard.press("Enter");
  await page.getByText("Not now:").waitFor();
  // it is read out, the focus stays on the map, and Tab leads into it
  await expect.poll(() => page.locator("[data-announcer]").innerText()).toContain("Utica: ");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-space"))).toBe("utica");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-space"))).toBe("utica");
  await page.keyboard.press("Enter");
  await page.locator("#tip .rule").first().click();
  await page.locator("dialog section.current").waitFor();
});
