import type { Page } from "playwright-core";
import {
  type Answer,
  type AnyGame,
  chanceFrom,
  type Header,
  handOut,
  type Question,
  randomAnswer,
  type Session,
} from "../../src/engine/index.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import en from "../../src/games/hannibal/words/en.ts";
import fr from "../../src/games/hannibal/words/fr.ts";
import type { StoredGame } from "../../src/web/table/store.ts";
import { Words } from "../../src/words/words.ts";

export const rules = hannibal;
export const WORDS = { en: new Words("en", en), fr: new Words("fr", fr) };

export const stored = (header: Header, id: string, inputs: StoredGame["inputs"] = [], game: AnyGame = rules): StoredGame => ({
  id,
  rulesVersion: game.rulesVersion,
  header,
  players: { rome: "here", carthage: "here" },
  inputs,
  touched: 0,
  toMove: null,
  over: null,
  followed: { rome: 0, carthage: 0 },
});

/** Somebody who wants to fight: marches, enters where the enemy stands, besieges. */
export function aggressor(seed: string): (question: Question, session?: Session) => Answer {
  const chance = chanceFrom(seed);
  const wishes: Record<string, readonly RegExp[]> = {
    "hannibal.use-card": [/^move$/],
    "hannibal.siege": [/^yes$/],
    "hannibal.subjugation": [/^yes$/],
    "hannibal.avoid": [/^stand$/],
    "hannibal.attack": [/^(frontal|flank|probe|envelopment)/],
    "hannibal.match": [/^(frontal|flank|probe|envelopment|reserve)/],
    "hannibal.back-up": [/^fight$/],
  };
  return (question, session) => {
    if (question.kind !== "choose") return question.kind === "allocate" ? handOut(question) : randomAnswer(question, chance);
    const { options, prompt } = question;
    if (prompt === "hannibal.march" && session) {
      const forces = (session.view(question.seat) as { forces: { side: string; at: string; cus: number }[] }).forces;
      const enemy = options.find((option) =>
        forces.some(({ side, at, cus }) => side !== question.seat && cus > 0 && option === `space:${at}`),
      );
      if (enemy) return enemy;
    }
    const wish = wishes[prompt]?.flatMap((pattern) => options.filter((option) => pattern.test(option)))[0];
    return wish ?? randomAnswer(question, chance);
  };
}

/** Takes the seat if the curtain is down. */
export async function liftCurtain(page: Page): Promise<void> {
  const lift = page.locator("[data-lift]");
  if (await lift.isVisible()) await lift.click();
}

/** Gives an answer with the mouse or a finger, through the list of options. */
export async function give(page: Page, question: Question, answer: Answer): Promise<void> {
  await liftCurtain(page);
  // what is proposed as a whole can be answered one by one
  const byHand = page.locator("[data-by-hand]");
  if (await byHand.isVisible()) await byHand.click();
  switch (question.kind) {
    case "choose":
      await page.locator(`button[data-option="${answer as string}"]`).click();
      break;
    case "pick":
      // what is not wanted first, so that nothing has to make room
      for (const id of (await checked(page)).filter((each) => !(answer as readonly string[]).includes(each)))
        await page.locator(`input[data-option="${id}"]`).uncheck();
      for (const id of answer as readonly string[]) await page.locator(`input[data-option="${id}"]`).check();
      await page.locator("[data-send]").click();
      break;
    case "amount": {
      const radio = page.locator(`input[name=amount][value="${answer as number}"]`);
      if ((await radio.count()) > 0) await radio.check({ force: true });
      else await setNumber(page, page.locator(".prompt input[type=number]"), answer as number);
      await page.locator("[data-send]").click();
      break;
    }
    case "allocate": {
      const counts = answer as Readonly<Record<string, number>>;
      // first down, then up, so that there is always room
      for (const pass of ["down", "up"]) {
        for (const { id } of question.items) {
          const field = page.locator(`[data-item="${id}"] input[type=number]`);
          const now = Number(await field.inputValue());
          const wanted = counts[id] ?? 0;
          if (pass === "down" ? wanted < now : wanted > now) await setNumber(page, field, wanted);
        }
      }
      await page.locator("[data-send]").click();
      break;
    }
  }
  const confirm = page.locator("[data-confirm]");
  if (await confirm.isVisible()) await confirm.click();
}

const checked = (page: Page) =>
  page.locator("input[data-option]:checked").evaluateAll((boxes) => boxes.map((box) => box.getAttribute("data-option")!));

/** How far the table that the page shows has come. */
export const version = (page: Page) => page.locator("[data-version]").getAttribute("data-version");

/** Gives some answer to whatever is asked: a card is laid down, else the first option taken, and waits until it is taken. */
export async function answerFirst(page: Page): Promise<void> {
  const before = await version(page);
  const mine = page.locator(".prompt.mine");
  const options = mine.locator("button[data-option]");
  const discard = mine.locator('button[data-option="discard"]');
  if (await discard.isVisible()) await discard.click();
  else if ((await options.count()) > 0) await options.first().click();
  else {
    const most = mine.getByRole("button", { name: "As many as possible" });
    if (await most.isVisible()) await most.click();
    for (let i = 0; i < 20 && !(await mine.locator("[data-send]").isEnabled()); i++)
      await mine.locator("input[data-option]:not(:checked)").first().check();
    await mine.locator("[data-send]").click();
  }
  await page.waitForFunction((last) => document.querySelector("[data-version]")?.getAttribute("data-version") !== last, before);
}

async function setNumber(page: Page, field: ReturnType<Page["locator"]>, value: number): Promise<void> {
  await field.fill(String(value));
  await field.blur();
  await page.waitForTimeout(0);
}

/** The prompt that the page shows is that of the question. */
export async function expectPrompt(page: Page, question: Question, words: Words): Promise<void> {
  await liftCurtain(page);
  const wanted = words.say(question.prompt, question.params);
  await page.waitForFunction(
    (text) => document.getElementById("prompt-sentence")?.textContent?.replaceAll("\u00a0", " ") === text,
    wanted,
    {
      timeout: 10_000,
    },
  );
}

/** The heading of a battle's panel. */
export const battleHeading = (page: Page) => page.getByRole("heading", { name: /^(Battle in|Bataille de) / });
