import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { seenBy } from "../../src/bots/bot.ts";
import { botFor } from "../../src/bots/index.ts";
import { type AnyGame, headerFor, type LogEntry, perSeat, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { courseOf, rebuild } from "../../src/web/replay/moves.ts";
import { againstComputer, newGame } from "../../src/web/table/new-game.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { steadyPlayer } from "../steady.ts";
import { give } from "./player.ts";
import { PHONE, Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

/** With what a turn of the computer begins, in the log and below the film. */
const TURN: Record<string, RegExp> = {
  hannibal: /^Carthage (plays|discards) /,
  hamilcar: /^Carthage (plays|discards) /,
  "first-punic-war": /^Carthage plays its half of the turn|^Carthage: (land|naval) operation|^Carthage.*concentration/,
};

/** A game in which somebody plays Rome against the computer. The page's own clock stands still unless it is told to go on. */
class Evening {
  readonly page: Page;
  private readonly game: AnyGame;
  private readonly manifest: (typeof GAMES)[number];

  private constructor(page: Page, game: AnyGame, manifest: (typeof GAMES)[number]) {
    this.page = page;
    this.game = game;
    this.manifest = manifest;
  }

  static async begin(manifest: (typeof GAMES)[number], prefs: Record<string, unknown>): Promise<Evening> {
    const game = (await manifest.rules()) as AnyGame;
    const page = await stage.page({ prefs: { confirmFinal: false, speed: "normal", ...prefs } });
    await stage.sameSeeds(page);
    await page.clock.install();
    const options: Record<string, string> = game.options.some(({ id }) => id === "setup") ? { setup: "auto" } : {};
    const begun = newGame(headerFor(game, { seed: "film", options }), game, againstComputer(game.seats, "rome", "hasty"));
    await stage.openGame(page, { ...begun, id: "evening" });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    return new Evening(page, game, manifest);
  }

  kept(): Promise<StoredGame> {
    return this.page.evaluate(
      () =>
        new Promise<StoredGame>((resolve, reject) => {
          const request = indexedDB.open("punica", 1);
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const found = request.result.transaction("games").objectStore("games").get("evening");
            found.onsuccess = () => {
              request.result.close();
              resolve(found.result);
            };
          };
        }),
    );
  }

  /** Somebody who plays as the computer would. */
  async answer(): Promise<void> {
    const session = rebuild(this.game, await this.kept());
    const { question } = session;
    if (question?.seat !== "rome") return;
    const before = await this.version();
    const bot = botFor(await this.manifest.players(), "hasty");
    await give(this.page, question, bot.choose(seenBy(session, "rome"), "rome", { milliseconds: 0, seed: `${session.version}` }));
    await expect.poll(() => this.version(), { timeout: 20_000 }).not.toBe(before);
  }

  version(): Promise<string | null> {
    return this.page.locator("[data-version]").getAttribute("data-version");
  }

  /** What the film is doing, as soon as it or a question is on screen. */
  async now(): Promise<{ what: "waits" | "runs" | "asks"; caption: string; said: string; card: boolean; story: string | null }> {
    await this.page.locator("[data-film], .prompt.mine").first().waitFor({ timeout: 60_000 });
    return this.page.evaluate(() => {
      const bar = document.querySelector("[data-film]");
      return {
        what: bar ? (bar.getAttribute("data-film") as "waits" | "runs") : "asks",
        // in the log a title is set off by its type instead
        caption: (document.querySelector("[data-caption]")?.textContent?.trim() ?? "").replace(/[“”]/g, ""),
        said: [...document.querySelectorAll("[data-caption], [data-meaning]")].map((each) => each.textContent).join(" "),
        card: document.querySelector(".theatre figure") !== null,
        story: document.querySelector("[data-story]")?.getAttribute("data-story") ?? null,
      };
    });
  }

  /** What is left to the stage to say but scrolled out of sight there. */
  unread(): Promise<string[]> {
    return this.page.evaluate(() => {
      const caption = document.querySelector("[data-caption].hidden")?.textContent ?? "";
      const told = [...document.querySelectorAll("[data-story] p")].filter(
        ({ textContent }) => textContent.length > 10 && caption.includes(textContent),
      );
      const isInSight = (part: Element) => {
        const { top, bottom } = part.getBoundingClientRect();
        const frames = ["[data-story]", ".results.many"].flatMap((name) => part.closest(name)?.getBoundingClientRect() ?? []);
        return frames.every((frame) => top >= frame.top - 2 && bottom <= frame.bottom + 2);
      };
      return told.length > 0 && !told.some(isInSight) ? [caption] : [];
    });
  }

  /** The heads of the log so far. */
  told(): Promise<string[]> {
    return this.page.locator(".log .head p").allTextContents();
  }
}

/** Plays until the computer has begun so many turns; collects what stood below each step of the film. */
async function stepThrough(evening: Evening, turns: number, pattern: RegExp): Promise<string[]> {
  const captions: string[] = [];
  for (let i = 0; i < 400 && captions.filter((said) => pattern.test(said)).length < turns; i++) {
    const { what, caption } = await evening.now();
    if (what === "asks") {
      await evening.answer();
      continue;
    }
    if (what === "runs") {
      await evening.page.clock.runFor(500);
      continue;
    }
    captions.push(caption);
    await expect.poll(() => evening.unread(), { message: "what the stage says is in sight" }).toEqual([]);
    // whose the last line of a chapter is says nothing
    const names = await evening.page.locator(".theatre:has(.stage.page) .said > b:not(.meaning)").allTextContents();
    expect(names.filter((name) => name === "Rome" || name === "Carthage")).toEqual([]);
    await evening.page.keyboard.press("Space");
  }
  return captions;
}

for (const manifest of GAMES.filter(({ id }) => id in TURN)) {
  const pattern = TURN[manifest.id]!;

  describe(`${manifest.id} against the computer`, () => {
    test("step by step each thing that the computer does stands until Space is pressed, and none is left out", async () => {
      const evening = await Evening.begin(manifest, { stepwise: true });
      const captions = await stepThrough(evening, 2, pattern);
      const { what, caption } = await evening.now();
      if (what === "waits") {
        await evening.page.clock.runFor(120_000);
        expect(await evening.now()).toMatchObject({ what: "waits", caption });
      }
      const turns = (await evening.told()).map((text) => text.trim()).filter((text) => pattern.test(text));
      expect(turns.length).toBeGreaterThan(0);
      for (const turn of turns) expect(captions).toContain(turn);

      // Escape leads to the next decision at once
      await evening.page.keyboard.press("Escape");
      await expect.poll(async () => (await evening.now()).what, { timeout: 60_000 }).toBe("asks");

      // whoever comes back after all this sees the same
      const kept = await evening.kept();
      await stage.keepGame(evening.page, { ...kept, id: "again", followed: { rome: 0, carthage: 0 } });
      await stage.go(evening.page, "#/play/again");
      await evening.page.locator("[data-film], [data-next]").first().waitFor();
      const again: string[] = [];
      for (let i = 0; i < 600; i++) {
        const { what, said } = await evening.now();
        if (what === "asks") break;
        if (said) again.push(said);
        if (what === "runs") await evening.page.clock.runFor(100);
        else await evening.page.keyboard.press("Space");
      }
      // what came one by one may now be told in one breath, and then without its brackets
      const plain = (said: string) => said.replaceAll(/[“”]| \([^)]*\)/g, "");
      expect(captions.filter((caption) => !again.some((said) => plain(said).includes(plain(caption))))).toEqual([]);
    });

    test("at normal speed a card stays for two seconds, one of your own for one and a half and a sentence for one, and Space goes on", async () => {
      const evening = await Evening.begin(manifest, {});
      const shown: { caption: string; card: boolean; time: number }[] = [];
      for (let i = 0; i < 3000 && shown.filter(({ caption }) => pattern.test(caption)).length < 3; i++) {
        const { what, caption, card } = await evening.now();
        if (what === "asks") await evening.answer();
        else if (what === "waits") await evening.page.keyboard.press("Space");
        else {
          const last = shown.at(-1);
          if (last?.caption === caption) last.time += 100;
          else shown.push({ caption, card, time: 0 });
          await evening.page.clock.runFor(100);
        }
      }
      // the first one began before the clock stood still, and the last one is still on screen
      const seen = shown.slice(1, -1);
      expect(seen.some(({ caption }) => pattern.test(caption))).toBe(true);
      for (const { caption, card, time } of seen) {
        // of a run of like things the later ones pass quicker
        const least = card ? (caption.startsWith("Rome") ? 1500 : 2000) : pattern.test(caption) ? 900 : 200;
        expect([caption, time >= least, time]).toEqual([caption, true, time]);
      }
      // and what is on screen can be skipped
      const now = await evening.now();
      if (now.what !== "asks") {
        await evening.page.keyboard.press("Space");
        await expect.poll(() => evening.now(), { timeout: 30_000 }).not.toEqual(now);
      }
    }, 600_000); // hundreds of looks at the page, each slow where others use the machine
  });
}

test("no die is cast twice: what a plague costs joins its line, and results are told once the dice lie still", async () => {
  const manifest = GAMES.find(({ id }) => id === "first-punic-war")!;
  const game = (await manifest.rules()) as AnyGame;
  const bot = await steadyPlayer(manifest);
  const header = headerFor(game, { seed: "fresh-1", options: { setup: "auto" } });
  const session = Session.begin(game, header);
  const isPlague = ({ event, params }: LogEntry) => event === "fpw.augurs" && params?.event === "fpw.augur.plague";
  while (session.question && !session.log!.some(isPlague)) {
    const { seat } = session.question;
    session.answer(bot.choose(seenBy(session, seat), seat, { milliseconds: 0, seed: `${session.version}` }));
  }
  const strikes = session.log!.filter(({ event }) => event === "fpw.plague-strikes").length;
  expect(strikes).toBeGreaterThan(2);
  const page = await stage.page({ moving: true, prefs: { speed: "fast" } });
  await stage.openGame(page, {
    ...newGame(header, game, againstComputer(game.seats, session.question!.seat, "hasty")),
    inputs: courseOf(session).inputs,
    followed: perSeat(game.seats, (seat) => session.logFor(seat).findLastIndex(({ event }) => event === "fpw.turn")),
    id: "plague",
  });
  const seen = await page.evaluateHandle(() => {
    const dice = new Set<Element>();
    const delays: Record<string, string> = {};
    new MutationObserver(() => {
      for (const die of document.querySelectorAll('[data-story="augurs"] .struck li > svg')) dice.add(die);
      for (const told of [".initiative b", ".omen h2"]) {
        const found = document.querySelector(`[data-story] ${told}`);
        if (found) delays[told] = getComputedStyle(found).animationDelay;
      }
    }).observe(document.body, { subtree: true, childList: true });
    return { dice, delays };
  });
  await page.getByRole("button", { name: "Watch it" }).click();
  const next = page.locator('[data-film="waits"], .prompt.mine').first();
  for (;;) {
    await next.waitFor({ timeout: 90_000 });
    if (await page.locator(".prompt.mine").isVisible()) break;
    await page.keyboard.press("Space");
  }
  expect(await seen.evaluate(({ dice, delays }) => ({ cast: dice.size, delays }))).toEqual({
    cast: strikes,
    delays: { ".initiative b": "1.1s", ".omen h2": "1.1s" },
  });
});

/** A battle of Hannibal's, up to the loss of PCs that it ends with. */
async function battleWithLosses() {
  const manifest = GAMES.find(({ id }) => id === "hannibal")!;
  const game = (await manifest.rules()) as AnyGame;
  const bot = await steadyPlayer(manifest);
  const header = headerFor(game, { seed: "winter sun" });
  const session = Session.begin(game, header);
  const choose = () => {
    const { seat } = session.question!;
    return bot.choose(seenBy(session, seat), seat, { milliseconds: 0, seed: `${session.version}` });
  };
  const hasBattle = () => (session.view(null) as { battle: unknown }).battle !== null;
  while (!(session.question!.prompt === "hannibal.remove-pcs" && hasBattle())) session.answer(choose());
  const { question } = session;
  return {
    question: question!,
    choose,
    kept: {
      ...newGame(header, game, againstComputer(game.seats, question!.seat, "hasty")),
      inputs: courseOf(session).inputs,
      followed: perSeat(game.seats, (seat) => session.logFor(seat).findLastIndex(({ event }) => event === "hannibal.log.battle")),
    },
  };
}

/** Asks for what was missed, where that is offered: only after a longer absence. */
const watch = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: "Watch it" })
    .click({ timeout: 3000 })
    .catch(() => {});

test("a stage that made room for a question on the board comes back as it was: nothing is rolled or unrolled again", async () => {
  const { question, choose, kept } = await battleWithLosses();
  const page = await stage.page({ moving: true, prefs: { speed: "fast", confirm: "never" } });
  await stage.openGame(page, { ...kept, id: "aside" });
  await watch(page);
  for (;;) {
    await page.locator('[data-film="waits"], .prompt.mine').first().waitFor({ timeout: 90_000 });
    if (await page.locator(".prompt.mine").isVisible()) break;
    await page.keyboard.press("Space");
  }
  const ribbon = page.locator(".stage .ribbon");
  await expect.poll(() => ribbon.isVisible()).toBe(false);
  await ribbon.evaluate((node) => node.setAttribute("data-seen", ""));
  await give(page, question, choose());
  await page.locator('[data-story="battle"] .ribbon').waitFor({ timeout: 30_000 });
  expect(await ribbon.getAttribute("data-seen")).toBe("");
});

test("on a phone the place of a battle stays in sight above its stage", async () => {
  const { kept } = await battleWithLosses();
  const page = await stage.page({ viewport: PHONE, prefs: { speed: "normal", stepwise: true } });
  await stage.openGame(page, { ...kept, id: "above" });
  await watch(page);
  let steps = 0;
  const boxOf = async (part: string) => (await page.locator(part).boundingBox())!;
  for (;;) {
    await page.locator('[data-film="waits"], .prompt.mine').first().waitFor({ timeout: 90_000 });
    if (await page.locator(".prompt.mine").isVisible()) break;
    const isTold = (await page.locator('[data-story="battle"]').count()) > 0;
    if (isTold) {
      steps++;
      await expect
        .poll(async () => {
          const [field, told, board] = [
            await boxOf("circle.fight"),
            await boxOf('[data-story="battle"]'),
            await boxOf("[role=application]"),
          ];
          const middle = field.y + field.height / 2;
          return middle > board.y && middle < told.y;
        })
        .toBe(true);
    }
    await page.keyboard.press("Space");
  }
  expect(steps).toBeGreaterThan(3);
});
