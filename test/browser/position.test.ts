import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Plain } from "../../src/engine/index.ts";
import { headerFor, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { aggressor, rules, stored } from "./player.ts";
import { expectAccessible, PHONE, Stage, WIDE } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

const panel = (page: Page) => page.locator("[data-place]");
const space = (page: Page, id: string) => page.locator(`[data-space="${id}"]`);
/** A click in the middle of a space: on the space itself or on what stands there. */
const click = (page: Page, id: string) => space(page, id).click({ force: true });
const playable = (page: Page) => page.getByRole("button", { name: "Play from here" });

/** The games in the browser. */
const kept = (page: Page): Promise<StoredGame[]> =>
  page.evaluate(
    () =>
      new Promise<never[]>((resolve, reject) => {
        const request = indexedDB.open("punica", 1);
        request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "id" });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result as never[]);
          };
        };
      }),
  );

interface Case {
  /** where something is changed by mouse, and where by keyboard */
  readonly mouse: string;
  readonly keys: string;
  /** Adds something at the open place. */
  change(page: Page, by: "mouse" | "keys"): Promise<void>;
  /** What the place then has. */
  there(position: Plain, place: string): unknown;
  readonly expected: unknown;
}

interface Force {
  readonly side: string;
  readonly at: string;
  readonly cus: number;
}
const fieldOf = <T>(position: Plain, field: string): T => (position as Record<string, unknown>)[field] as T;
const forceAt = (position: Plain, place: string) =>
  fieldOf<readonly Force[]>(position, "forces").find(({ at }) => at === place)?.cus;

/** One more CU for Rome. */
async function oneMore(page: Page, by: "mouse" | "keys"): Promise<void> {
  const more = panel(page).getByRole("button", { name: "CUs: one more" }).first();
  if (by === "mouse") return more.click();
  await tabTo(page, more);
  await page.keyboard.press("Enter");
}

async function tabTo(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never leads there");
}

const CASES: Readonly<Record<string, Case>> = {
  hannibal: { mouse: "capua", keys: "brundisium", change: oneMore, there: forceAt, expected: 1 },
  hamilcar: { mouse: "cosa", keys: "brundisium", change: oneMore, there: forceAt, expected: 1 },
  "first-punic-war": {
    mouse: "2809",
    keys: "3010",
    change: async (page, by) => {
      const add = panel(page).getByRole("button", { name: "Add to: Units" });
      if (by === "mouse") await add.click();
      else {
        await tabTo(page, add);
        await page.keyboard.press("Enter");
      }
      await panel(page).getByRole("searchbox").fill("leg");
      const legion = panel(page).locator('[data-offer^="R-legion"]').first();
      if (by === "mouse") return legion.click();
      await tabTo(page, legion);
      await page.keyboard.press("Enter");
    },
    there: (position, place) =>
      Object.entries(fieldOf<Record<string, { at: string }>>(position, "units")).filter(
        ([name, { at }]) => at === place && name.startsWith("R-legion"),
      ).length > 0,
    expected: true,
  },
};

describe.each(GAMES.filter(({ page }) => page.editing).map(({ id }) => id))("%s: the position editor", (id) => {
  const { mouse, keys, change, there, expected } = CASES[id]!;

  test("a position is changed by mouse and keyboard, passed on as a link, and played", async () => {
    const page = await stage.page();
    await stage.go(page, `#/position/${id}`);
    await playable(page).waitFor();

    await click(page, mouse);
    await panel(page).waitFor();
    await change(page, "mouse");
    await panel(page).getByRole("button", { name: "Close" }).click();

    await space(page, keys).focus();
    await page.keyboard.press("Enter");
    await panel(page).waitFor();
    await change(page, "keys");
    await page.keyboard.press("Escape");
    if (await panel(page).isVisible()) await page.keyboard.press("Escape");
    await panel(page).waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-space"))).toBe(keys);

    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+y");
    await expect.poll(() => page.getByText("This position can be played.").isVisible()).toBe(true);

    await page.getByRole("button", { name: "Link" }).click();
    const link = await page.locator("[data-link]").inputValue();
    const other = await stage.page();
    await other.goto(link);
    await playable(other).click();
    await other.getByText("Two at this screen").first().click();
    await other.getByRole("button", { name: "Begin", exact: true }).click();
    await other.locator(".prompt, .curtain").first().waitFor();
    const [game] = await kept(other);
    expect([mouse, keys].map((place) => there(game!.position!, place))).toEqual([expected, expected]);
  });

  test.each([
    ["wide", "light", WIDE],
    ["phone", "dark", PHONE],
  ] as const)("axe finds nothing wrong with it, %s and %s", async (_size, theme, viewport) => {
    const page = await stage.page({ viewport, theme });
    await stage.go(page, `#/position/${id}`);
    await playable(page).waitFor();
    for (const section of await page.locator("[data-section]").all())
      await section.evaluate((part) => part.setAttribute("open", ""));
    await expectAccessible(page, `${id}, the editor`);
    await space(page, mouse).focus();
    await page.keyboard.press("Enter");
    await panel(page).locator(".picker > button").first().click();
    await expectAccessible(page, `${id}, a place`);
  });
});

test("what the rules refuse is said where it is, and cannot be played", async () => {
  const page = await stage.page();
  await stage.go(page, "#/position/hannibal");
  await click(page, "capua");
  const more = panel(page).getByRole("button", { name: "CUs: one more" });
  await more.nth(0).click();
  await more.nth(1).click();
  await expect.poll(() => playable(page).isDisabled()).toBe(true);
  expect(await page.locator("[data-trouble]").allInnerTexts()).toEqual([expect.stringContaining("Capua")]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => playable(page).isEnabled()).toBe(true);
});

test("a file is saved and opened again, and a lesson begins with the position", async () => {
  const page = await stage.page();
  await stage.go(page, "#/position/hannibal");
  await click(page, "capua");
  await panel(page).getByRole("button", { name: "CUs: one more" }).first().click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
  const path = await file.path();
  const other = await stage.page();
  await stage.go(other, "#/position/hannibal");
  await other.locator('input[type="file"]').setInputFiles(path);
  await click(other, "capua");
  await expect.poll(() => panel(other).getByRole("spinbutton", { name: "CUs" }).first().inputValue()).toBe("1");
  const [lesson] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as the start of a lesson" }).click(),
  ]);
  expect(lesson.suggestedFilename()).toBe("hannibal-lesson.ts");
});

test("an earlier moment of a local game is edited; one that runs is not", async () => {
  const page = await stage.page();
  const header = headerFor(rules, { seed: "edited" });
  const session = Session.begin(rules, header);
  const choose = aggressor("edited");
  for (let i = 0; i < 60; i++) session.answer(choose(session.question!, session), session.question!.seat);
  await stage.openGame(page, { ...stored(header, "edited"), ...courseOf(session) });
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await page.getByRole("button", { name: "Edit this position" }).count()).toBe(0);
  await page.getByRole("button", { name: "Close" }).click();
  await stage.go(page, "#/play/edited/at/30");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Edit this position" }).click();
  await playable(page).waitFor();
  expect(await page.getByText("This position can be played.").isVisible()).toBe(true);
});
