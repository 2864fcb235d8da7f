import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnyGame, chanceFrom, headerFor, onlyAnswer, randomAnswer, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { rulesOf } from "../../src/games/manifest.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { stored } from "./player.ts";
import { Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** A game that has been played for a while. */
function played(game: AnyGame): Session {
  const session = Session.begin(game, headerFor(game, { seed: "coming and going" }));
  const chance = chanceFrom("coming and going");
  while (session.question && session.version < 60)
    session.answer(onlyAnswer(session.question) ?? randomAnswer(session.question, chance));
  return session;
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  await page.locator(".prompt").waitFor();
  for (const key of keys) await page.keyboard.press(key);
}

/** What somebody does at a table before leaving it: nothing, not even waiting for it; or opening something, and closing it or not. */
const AT_THE_TABLE: readonly ((page: Page) => Promise<void>)[] = [
  async () => {},
  (page) => page.locator(".prompt").waitFor(),
  (page) => press(page, "/"),
  (page) => press(page, "/", "Escape"),
  (page) => press(page, "c"),
  (page) => press(page, "c", "Escape", "?"),
  (page) => press(page, "r", "[", "[", "]"),
  async (page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
  },
  async (page) => {
    await page.locator(".prompt").waitFor();
    const spaces = page.locator(".board [data-space]");
    if ((await spaces.count()) < 8) return; // a new game may have a board without places to ask about
    await spaces.nth(7).dispatchEvent("click");
    await page.locator("#about-title").waitFor();
  },
  (page) => press(page, "Escape"),
];

/** The dialogue of a new game, closed before all of it is loaded. */
async function newGame(page: Page, game: number): Promise<void> {
  await page.getByRole("button", { name: "Against the computer" }).nth(game).click();
  if (game === 0) await page.keyboard.press("Escape");
  else await page.getByRole("button", { name: "Cancel" }).click();
}

function kept(game: AnyGame) {
  const { header, inputs } = courseOf(played(game));
  return stored(header, game.id, inputs, game);
}

const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, address);

/** Somebody who comes to ten tables and leaves them. */
async function visit(games: readonly StoredGame[], round: number): Promise<void> {
  // a browser that has kept nothing: every part of the page is loaded while somebody comes and goes
  const page = await stage.page({ prefs: { curtain: false } });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "serviceWorker", { value: { register: async () => {}, getRegistration: async () => {} } });
  });
  await stage.go(page, "");
  for (let game = 0; game < GAMES.length; game++) await newGame(page, game);
  for (const game of games) await stage.keepGame(page, game);
  for (const [i, act] of AT_THE_TABLE.entries()) {
    await goTo(page, `#/${i % 4 === 3 ? "replay" : "play"}/${games[(i + round) % games.length]!.id}`);
    await act(page);
    await goTo(page, "#/");
  }
  await page.locator(".games").waitFor();
  await page.context().close();
}

test("a hundred comings and goings, five at a time on a busy machine, each game loaded ten times anew: no error", async () => {
  const games = (await rulesOf(GAMES)).map(kept);
  let round = 0;
  // five pages at once keep every core busy, so that everything on them takes its time
  const visitor = async () => {
    while (round < 10) await visit(games, round++);
  };
  await Promise.all(Array.from({ length: 5 }, visitor));
  expect(round).toBe(10);
  expect(stage.errors).toEqual([]);
}, 600_000);
