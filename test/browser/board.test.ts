import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type AnyGame, headerFor, isFinal, onlyAnswer, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import { aggressor, liftCurtain, rules, stored } from "./player.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

/** A game that has come to a question of which something holds. */
function upTo(isMeant: (session: Session) => boolean): Session {
  const session = Session.begin(rules, headerFor(rules, { seed: "the board" }));
  const play = aggressor("the board");
  while (!isMeant(session)) session.answer(onlyAnswer(session.question!) ?? play(session.question!, session));
  return session;
}

const asks = (prompt: string) => (session: Session) => session.question!.prompt === prompt;

/** An option of the pending question that is chosen with a button and could not be taken back. */
function finalOption(session: Session): string | undefined {
  const question = session.question!;
  if (question.kind !== "choose" || question.options.length < 2) return undefined;
  return question.options.find((option) => !option.includes(":") && isFinal(session, option, "test"));
}

async function open(
  prompt: string | ((session: Session) => boolean),
  viewport: { width: number; height: number },
): Promise<{ page: Page; session: Session }> {
  const session = upTo(typeof prompt === "string" ? asks(prompt) : prompt);
  const page = await stage.page({ viewport, prefs: { confirm: "never" } });
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
  const { page, session } = await open((session) => finalOption(session) !== undefined, WIDE);
  const button = page.locator(`button[data-option="${finalOption(session)}"]`);
  await page.evaluate(() => localStorage.setItem("punica:prefs", JSON.stringify({ language: "en", confirm: "always" })));
  await page.reload();
  await page.locator(".prompt").waitFor();
  await liftCurtain(page);
  const before = await version(page);
  await button.click();
  await page.getByText("This cannot be undone.").waitFor();
  expect(await version(page)).toBe(before);
  await page.keyboard.press("Escape");
  await page.locator("[data-confirm]").waitFor({ state: "detached" });
  await button.click();
  await page.locator("[data-confirm]").click();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
});

/** How often the browser has painted something anew, in all layers. */
async function paintings(page: Page): Promise<() => Promise<number>> {
  const tools = await page.context().newCDPSession(page);
  let painted = 0;
  tools.on("LayerTree.layerTreeDidChange", ({ layers = [] }) => {
    painted = layers.reduce((sum, { paintCount }) => sum + paintCount, 0);
  });
  await tools.send("LayerTree.enable");
  return async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return painted;
  };
}

/** The games with a board that is zoomed and dragged. */
const LARGE = ["hannibal", "hamilcar", "first-punic-war"];

for (const { id, rules: load } of GAMES.filter((game) => LARGE.includes(game.id))) {
  test(`${id}: a board that is dragged moves as an image, nothing is painted anew`, async () => {
    const game = (await load()) as AnyGame;
    const page = await stage.page({ prefs: { curtain: false } });
    await stage.openGame(page, stored(headerFor(game, { seed: "drag" }), "drag", [], game));
    const board = page.locator("[role=application]");
    const drawn = () => board.locator(".sheet").evaluate((sheet) => sheet.clientWidth);
    const small = await drawn();
    await board.focus();
    await page.keyboard.press("+");
    await expect.poll(drawn).toBeGreaterThan(small);
    const painted = await paintings(page);
    await expect.poll(painted).toBeGreaterThan(0);
    const { x, y, height } = (await board.boundingBox())!;
    const drag = async () => {
      for (let i = 0; i < 20; i++) await page.mouse.move(x + 40 + (i % 5) * 8, y + height - 40 - (i % 5) * 6);
    };
    await page.mouse.move(x + 30, y + height - 30);
    await page.mouse.down();
    await drag();
    const before = await painted();
    await drag();
    expect(await painted()).toBe(before);
  });
}
