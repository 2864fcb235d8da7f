import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { seenBy } from "../../src/bots/index.ts";
import { LEVELS } from "../../src/bots/levels.ts";
import { chanceFrom, headerFor, inputFrom, onlyAnswer, randomAnswer, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import type { Manifest } from "../../src/games/manifest.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { answerFirst, stored, version } from "./player.ts";
import { expectAccessible, PHONE, Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

const PREFS = { confirm: "never" };

/** A game in which somebody plays Rome against the computer: both have begun, or it is over. */
async function game(manifest: Manifest, level: string, how: "begun" | "over" = "begun"): Promise<StoredGame> {
  const [game, players, counsel] = await Promise.all([manifest.rules(), manifest.players(), manifest.counsel!()]);
  const quick = players.find(({ id }) => id === "hasty")!;
  const session = Session.begin(game, headerFor(game, { seed: `counsel ${level}` }));
  let isBegun = false;
  for (let { question } = session; question; question = session.question) {
    const { seat } = question;
    const isChoice = onlyAnswer(question) === undefined;
    if (how === "begun" && isBegun && seat === "rome" && isChoice) break;
    if (seat === "carthage" && isChoice && counsel.begins(question)) isBegun = true;
    session.answer(quick.choose(seenBy(session, seat), seat, { milliseconds: 0, seed: String(session.version) }));
  }
  const inputs = session.history.map(inputFrom);
  const seats = { rome: "here", carthage: { computer: level } } as const;
  return { ...stored(session.header, `counsel-${game.id}-${level}`, inputs, game), players: seats };
}

/** A game as the browser keeps it. */
const keptGame = (page: Page, id: string): Promise<StoredGame> =>
  page.evaluate(
    (key) =>
      new Promise((resolve) => {
        const request = indexedDB.open("punica", 1);
        request.onsuccess = () => {
          const get = request.result.transaction("games").objectStore("games").get(key);
          get.onsuccess = () => {
            request.result.close();
            resolve(get.result);
          };
        };
      }),
    id,
  );

const advised = (page: Page) => page.locator("[data-counsel=advice] [data-take]");

/** Asks what to do and does it. */
async function takeAdvice(page: Page): Promise<void> {
  const before = await version(page);
  await page.locator("[data-ask=advice]").click();
  await advised(page).first().click({ timeout: 30_000 });
  await page.waitForFunction((last) => document.querySelector("[data-version]")?.getAttribute("data-version") !== last, before);
}

/** Plays by advice where there is some, else by the first answer. */
async function play(page: Page, answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    await page.locator(".prompt.mine").waitFor({ timeout: 60_000 });
    if (await page.locator("[data-ask=advice]").isVisible()) await takeAdvice(page);
    else await answerFirst(page);
  }
}

for (const manifest of GAMES.filter(({ counsel }) => counsel)) {
  test(`${manifest.id}: advice is given with reasons and taken, the game remembers it, and the computer says why`, async () => {
    const kept = await game(manifest, "legate");
    const page = await stage.page({ prefs: PREFS });
    await stage.openGame(page, kept);
    await page.locator("[data-ask=why]").click();
    await page.locator("[data-counsel=why] .line").waitFor({ timeout: 30_000 });
    const told = (await page.locator("[data-counsel=why] .line").innerText()).replaceAll(/[“”]/g, ""); // the log has titles in italics
    expect(await page.locator("[data-part=log]").innerText()).toContain(told.split(/[.:] /)[0]!);
    await expectAccessible(page, `${manifest.id}: why`);
    await page.keyboard.press("a");
    await advised(page).first().waitFor({ timeout: 30_000 });
    expect(await advised(page).count()).toBeLessThanOrEqual(3);
    expect(await page.locator("[data-counsel]").textContent()).toMatch(/\d+\s%/);
    await expectAccessible(page, `${manifest.id}: advice`);
    await play(page, 4);
    expect((await keptGame(page, kept.id)).advised?.rome).toBeGreaterThan(0);
  });
}

test("in the first two games the adviser offers himself, until he is told not to", async () => {
  const page = await stage.page({ prefs: PREFS });
  const open = async (id: string) => stage.openGame(page, { ...(await game(GAMES[0]!, "recruit")), id });
  await open("first");
  await page.locator("[data-offer] [data-ask=advice]").waitFor();
  // above the answers, which may be many
  expect(await page.locator("[data-offer] ~ :has([data-option])").count()).toBeGreaterThan(0);
  await expectAccessible(page, "the offer");
  // also at the next question, when he has been asked
  await takeAdvice(page);
  await page.locator("[data-offer] [data-ask=advice]").waitFor({ timeout: 60_000 });
  expect(await page.locator("[data-ask=advice]").count()).toBe(1);
  await open("second");
  await page.locator("[data-offer]").waitFor();
  await open("third");
  await page.locator("[data-ask=advice]").waitFor();
  expect(await page.locator("[data-offer]").count()).toBe(0);
  await open("first");
  await page.locator("[data-no-offer]").click();
  await page.locator("[data-offer]").waitFor({ state: "detached" });
  await open("second");
  await page.locator("[data-ask=advice]").waitFor();
  expect(await page.locator("[data-offer]").count()).toBe(0);
});

test("while a list of recruits is proposed the advice is the list, and one click carries it out", async () => {
  const war = GAMES.find(({ id }) => id === "first-punic-war")!;
  const rules = await war.rules();
  const session = Session.begin(rules, headerFor(rules, { seed: "recruits", options: { setup: "auto" } }));
  const chance = chanceFrom("recruits");
  while (session.question!.prompt !== "fpw.mobilize") session.answer(randomAnswer(session.question!, chance));
  const page = await stage.page({ prefs: { ...PREFS, curtain: false } });
  await stage.openGame(page, stored(session.header, "recruits", session.history.map(inputFrom), rules));
  await page.locator("[data-muster]").waitFor();
  expect(await page.locator("[data-mustered]").count()).toBeGreaterThan(0);
  await page.locator("[data-ask=advice]").click();
  await page.locator("[data-take=list]").waitFor({ timeout: 30_000 });
  // nothing that the list has already is advised once more
  const others = await page.locator("[data-muster] [data-option]").allInnerTexts();
  for (const line of await page.locator("[data-counsel] li:not(:has([data-take=list])) .line").allInnerTexts())
    expect(others.some((other) => other.startsWith(line))).toBe(true);
  // once it is changed, the advice is what was proposed
  const before = await page.locator("[data-mustered]").count();
  await page.locator("[data-less]:enabled").first().click();
  expect(await page.locator("[data-mustered]").count()).toBe(before - 1);
  await page.locator("[data-take=list]").click();
  expect(await page.locator("[data-mustered]").count()).toBe(before);
  const asked = await version(page);
  await page.locator("[data-take=list]").click();
  await page.waitForFunction((last) => document.querySelector("[data-version]")?.getAttribute("data-version") !== last, asked);
});

test("every level plays, on a phone too, and the page stays alive while the strongest thinks", async () => {
  for (const level of LEVELS) {
    const page = await stage.page({ viewport: PHONE, prefs: PREFS });
    await stage.openGame(page, await game(GAMES[0]!, level));
    for (let given = 0; given < 6; given++) {
      await page.locator(".prompt.mine").waitFor({ timeout: 60_000 });
      await answerFirst(page);
    }
    await page.locator(".prompt.mine").waitFor({ timeout: 60_000 });
    expect(await page.locator(".prompt").textContent()).toBeTruthy();
    await page.context().close();
  }
});

for (const manifest of GAMES.filter(({ counsel }) => counsel)) {
  test(`${manifest.id}: a game that is over is analysed in the background; the analysis is kept with it and goes along in a link`, async () => {
    const kept = await game(manifest, "tribune", "over");
    const page = await stage.page({ prefs: PREFS });
    await stage.openGame(page, kept);
    await page.locator("[data-analyse]").click();
    await page.locator("[data-analysing]").waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.locator("[data-analyse]").click();
    await page.locator("[data-chances]").waitFor({ timeout: 120_000 });
    expect(await page.locator("[data-turning-points] li").count()).toBeGreaterThan(0);
    await expectAccessible(page, `${manifest.id}: analysis`);
    const { analysis } = await keptGame(page, kept.id);
    expect(analysis!.curve.length).toBeGreaterThan(5);
    await page.reload();
    await page.locator("[data-chances]").waitFor();

    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.getByText("Copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const elsewhere = await stage.page({ viewport: PHONE, theme: "dark" });
    await elsewhere.goto(link);
    await elsewhere.getByRole("button", { name: "How the war went" }).click();
    expect(await elsewhere.locator("[data-chances]").getAttribute("data-chances")).toBe(String(analysis!.curve.length));
    await expectAccessible(elsewhere, `${manifest.id}: analysis on a phone`);
  });
}
