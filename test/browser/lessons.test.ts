import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { lessonsOf } from "../lessons/all.ts";
import { rushThrough, takeLesson } from "./learner.ts";
import { expectAccessible, PHONE, Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const all = await Promise.all(
  GAMES.map(async (manifest) => ({ id: manifest.id, lessons: await lessonsOf(manifest), game: await manifest.rules() })),
);

/** A text as it is read, however it is set. */
const letters = (text: string) => text.replace(/\*\*|\s/g, "");

/** Whether something is seen from its upper edge to its lower one. */
const isWhole = (found: Locator): Promise<boolean> =>
  found.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(middle, y)));
  });

describe.each(["en", "fr"] as const)("in %s", (language) => {
  let page: Page;
  beforeAll(async () => {
    page = await stage.page({ language, ...(language === "fr" && { viewport: PHONE, theme: "dark" }) });
  });
  afterAll(() => stage.closePages());
  for (const { id, lessons, game } of all)
    for (const [index, lesson] of lessons.entries())
      test(`${id}: ${lesson.id} is taken from its first word to its end`, async () => {
        await stage.go(page, `#/learn/${id}/${lesson.id}`);
        if (index === 0) {
          await page.locator('.teacher [data-step="0"]').waitFor();
          await expectAccessible(page, `${id} ${lesson.id}`);
        }
        const said = await rushThrough(page, game, lesson);
        expect(said.slice(0, -1).map(letters)).toEqual(
          lesson.steps.map(({ say }) => expect.stringContaining(letters(say[language]))),
        );
        expect(await page.locator(".teacher .ways .primary").isVisible()).toBe(true);
        expect(stage.errors).toEqual([]);
      });
});

describe("at the table of a lesson", () => {
  afterEach(() => stage.closePages());

  test("the Miat is in view while its slots are spoken of and chosen, with their numbers", async () => {
    const { id, lessons, game } = all.find((each) => each.id === "hamilcar")!;
    const page = await stage.page();
    await stage.go(page, `#/learn/${id}/miat`);
    let seen = 0;
    const miat = page.locator(".miat .plan");
    await takeLesson(page, game, lessons.find((lesson) => lesson.id === "miat")!, async (step) => {
      if (step > 1 && step !== 4) return;
      expect(await miat.innerText()).toMatch(/^1\s+2\s+3\s+4\s+5\s+6$/);
      await expect.poll(() => isWhole(miat)).toBe(true);
      seen++;
    });
    expect(seen).toBe(3);
  });

  test.each(["battle", "italy"])(
    "in %s a battle is taught at a pace too: what there is to read comes once there is nothing more to see",
    async (name) => {
      const { id, lessons, game } = all.find((each) => each.id === "hannibal")!;
      const page = await stage.page({ prefs: { speed: "fast" } });
      await stage.go(page, `#/learn/${id}/${name}`);
      // and then there is one way to go on
      await page.evaluate(() => {
        const look = () => {
          if (document.querySelector(".teacher [data-next]") && document.querySelector("[data-film] [data-next]"))
            document.documentElement.dataset.twice = "";
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true });
      });
      let isOver = false;
      const watched = (async () => {
        while (!isOver)
          await page
            .locator('[data-film="waits"] [data-next]')
            .click({ timeout: 300, force: true })
            .catch(() => {});
      })();
      await rushThrough(page, game, lessons.find((lesson) => lesson.id === name)!);
      isOver = true;
      await watched;
      expect(await page.locator("html[data-twice]").count()).toBe(0);
    },
  );

  test("what has been done is kept, and the list of lessons shows what comes next", async () => {
    const { id, lessons, game } = all.find((each) => each.lessons.length > 1)!;
    const page = await stage.page();
    await stage.go(page, `#/learn/${id}/${lessons[0]!.id}`);
    await rushThrough(page, game, lessons[0]!);
    await page.locator(".teacher nav a").click();
    await expect.poll(() => page.locator("li.done").count()).toBe(1);
    expect(await page.locator("[data-first]").getAttribute("href")).toBe(`#/learn/${id}/${lessons[1]!.id}`);
    await expectAccessible(page, "the list of lessons");
  });

  test("a lesson in which something to do was passed over is not done", async () => {
    const { lessons } = all.find((each) => each.id === "first-punic-war")!;
    const page = await stage.page();
    await stage.go(page, "#/learn/first-punic-war/turn");
    for (const step of lessons[0]!.steps.keys()) {
      await page.locator(`.teacher [data-step="${step}"]`).waitFor();
      await page.locator("[data-skip]").click();
    }
    await page.locator(".teacher nav a").click();
    await expect.poll(() => page.locator("li .hint").first().innerText()).toContain("partly skipped");
    expect(await page.locator("li.done").count()).toBe(0);
    expect(await page.locator("[data-first]").getAttribute("href")).toBe(`#/learn/first-punic-war/${lessons[1]!.id}`);
  });

  test("what does not teach is refused with a word, and nothing happens", async () => {
    const page = await stage.page();
    await stage.go(page, "#/learn/hannibal/march");
    await page.locator("[data-next]").click();
    await page.locator("[data-next]").click();
    await page.locator('button[data-option="card:27"]').click();
    await page.locator(".teacher .remark").waitFor();
    expect(await page.locator("[data-version]").getAttribute("data-version")).toBe("0");
  });

  test("a march is planned by what the teacher points at, from the first click to the last", async () => {
    const page = await stage.page();
    await stage.go(page, "#/learn/hannibal/march");
    await page.locator("[data-next]").click();
    await page.locator("[data-next]").click();
    await page.locator('[data-stack][aria-label*="Hannibal"]').first().click({ force: true });
    await page.locator('[data-place][data-hinted="true"]').click();
    await page.locator('[data-plan-confirm][data-hinted="true"]').click();
    await page.locator('.teacher [data-step="3"]').waitFor();
  });

  test("what is asked on the way can be changed in a plan: two warships instead of three", async () => {
    const page = await stage.page();
    await stage.go(page, "#/learn/hamilcar/fleet");
    for (const step of [1, 2, 3]) {
      await page.locator("[data-next]").click();
      await page.locator(`.teacher [data-step="${step}"]`).waitFor();
    }
    await page.locator('[data-stack][aria-label*="Hamilcar"]').first().click({ force: true });
    await page.locator('[data-place="space:lilybaeum"]').click();
    const warships = page.locator('[data-adjust="hamilcar.take-warships"]');
    await warships.getByRole("button").first().click();
    await expect.poll(() => warships.locator("input").inputValue()).toBe("2");
    await page.locator("[data-plan-confirm]").click();
    await page.locator('.teacher [data-step="4"]').waitFor();
  });

  test("who is on the way already is not to be clicked again, and a click on him rolls no die: it says what he can do", async () => {
    const page = await stage.page();
    await stage.go(page, "#/learn/hamilcar/siege");
    await page.locator("[data-next]").click();
    await page.locator('[data-stack][aria-label*="Hamilcar"]').first().click({ force: true });
    await page.locator('[data-place="space:messana"]').click();
    await page.locator("[data-plan-confirm]").click();
    await page.locator('button[data-option="besiege"][data-hinted="true"]').waitFor();
    expect(await page.locator("#prompt-sentence").innerText()).not.toContain("Click");
    const version = await page.locator("[data-version]").getAttribute("data-version");
    await page.locator('[data-stack][aria-label*="Hamilcar"]').first().click({ force: true });
    await expect.poll(() => page.locator("button[data-option]").count()).toBe(1);
    expect(await page.locator("[data-version]").getAttribute("data-version")).toBe(version);
    await page.locator('button[data-option="besiege"]').click();
    await page.locator('.teacher [data-step="2"]').waitFor();
  });

  test("the teacher points at who acts, not at those who go along, and at the places where cards are spent", async () => {
    const page = await stage.page();
    await stage.go(page, "#/learn/hannibal/italy");
    await page.locator("[data-next]").click();
    await expect.poll(() => page.locator("#prompt-sentence").innerText()).toContain("Click Hannibal");
    await stage.go(page, "#/learn/hannibal/control");
    await page.locator("[data-next]").click();
    await expect.poll(() => page.locator("#prompt-sentence").innerText()).toContain("Click Mutina");
  });

  test("what the teacher tells of has happened: the beaten army is gone before its flight is spoken of", async () => {
    const { lessons } = all.find((each) => each.id === "hannibal")!;
    const page = await stage.page();
    await stage.go(page, "#/learn/hannibal/battle");
    for (const [step, { answers }] of lessons
      .find(({ id }) => id === "battle")!
      .steps.slice(0, 5)
      .entries()) {
      await page.locator(`.teacher [data-step="${step}"]`).waitFor();
      if (!answers) await page.locator("[data-next]").click();
      else if (step === 1) await page.locator("[data-skip]").click();
      else await page.locator(`button[data-option="${String(answers[0]![1])}"]`).click();
    }
    await page.locator('.teacher [data-step="5"]').waitFor();
    await expect.poll(() => page.locator('[data-stack][aria-label*="Ariminum"]').count()).toBeGreaterThan(0);
  });

  test("a click on an underlined word explains it, and nothing else", async () => {
    const page = await stage.page();
    await stage.go(page, "#/learn/hannibal/passes");
    await page.locator("[data-next]").click();
    await page.locator(".teacher .term").first().click();
    await page.locator("#about-title").waitFor();
    expect(await page.locator(".why").count()).toBe(0);
  });

  test("on a phone Next, the question and Confirm are always in reach", async () => {
    const page = await stage.page({ viewport: PHONE });
    await stage.go(page, "#/learn/hamilcar/fleet");
    for (const step of [0, 1, 2]) {
      await page.locator(`.teacher [data-step="${step}"]`).waitFor();
      expect(await isWhole(page.locator("[data-next]"))).toBe(true);
      await page.locator("[data-next]").click();
    }
    expect(await isWhole(page.locator("[data-to-question]"))).toBe(true);
    await page.locator("[data-to-question]").click();
    await expect.poll(() => isWhole(page.locator("#prompt-sentence"))).toBe(true);
    await page.locator('[data-stack][aria-label*="Hamilcar"]').first().click({ force: true });
    await page.locator('[data-place="space:lilybaeum"]').click();
    await expect.poll(() => isWhole(page.locator("[data-plan-confirm]"))).toBe(true);
  });

  test("a lesson is taken by keyboard alone", async () => {
    const page = await stage.page();
    await stage.go(page, "#/learn/hannibal/march");
    await page.locator("[data-next]").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.locator('.teacher [data-step="2"]').waitFor();
    await page.locator('[data-stack][aria-label*="Hannibal"]').first().focus();
    await page.keyboard.press("Enter");
    await page.locator('[data-place="space:narbo"]').focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-plan-confirm]").focus();
    await page.keyboard.press("Enter");
    await page.locator('.teacher [data-step="3"]').waitFor();
  });

  test("a step can be skipped and taken again", async () => {
    const page = await stage.page();
    await stage.go(page, "#/learn/hannibal/march");
    for (const step of [1, 2, 3]) {
      await page.locator("[data-skip]").click();
      await page.locator(`.teacher [data-step="${step}"]`).waitFor();
    }
    expect(Number(await page.locator("[data-version]").getAttribute("data-version"))).toBeGreaterThan(5);
  });

  test("what was done in an earlier step is not undone, what was done in this one is; the question says what to click", async () => {
    const page = await stage.page();
    await stage.go(page, "#/learn/hannibal/march");
    await page.locator("[data-next]").click();
    await page.locator("[data-next]").click();
    const undo = page.getByRole("button", { name: "Undo" });
    await expect.poll(() => page.locator("#prompt-sentence").innerText()).toContain("Hannibal");
    expect(await undo.count()).toBe(0);
    await page.locator('button[data-option="card:15"]').click();
    await undo.click();
    await page.locator('.teacher [data-step="2"]').waitFor();
    await page.locator('[data-stack][aria-label*="Hannibal"]').first().click({ force: true });
    // nothing stands crossed out in a lesson
    await page.locator('[data-place="space:narbo"]').click();
    expect(await page.locator("[data-plan] s").count()).toBe(0);
    await page.locator("[data-plan-confirm]").click();
    await page.locator('.teacher [data-step="3"]').waitFor();
    expect(await undo.count()).toBe(0);
  });

  test("whoever has taken a lesson is offered its side and the weakest computer for a game, with nothing to set up", async () => {
    const { lessons, game } = all.find((each) => each.id === "hannibal")!;
    const page = await stage.page();
    await stage.go(page, "#/learn/hannibal/march");
    await rushThrough(page, game, lessons[0]!);
    await stage.go(page, "#/");
    await page.locator('[data-new="hannibal"]').first().click();
    expect(await page.locator('input[name="side"]:checked').getAttribute("value")).toBe("carthage");
    expect(await page.locator("#level").inputValue()).toBe("recruit");
    const war = all.find((each) => each.id === "first-punic-war")!;
    await stage.go(page, "#/learn/first-punic-war/turn");
    await rushThrough(page, war.game, war.lessons[0]!);
    await stage.go(page, "#/");
    await page.locator('[data-new="first-punic-war"]').first().click();
    await expect.poll(() => page.locator("#option-setup").inputValue()).toBe("auto");
  });

  test("on a phone what is to be done stays in sight while the answers are looked through, and the whole text comes back", async () => {
    const page = await stage.page({ viewport: PHONE });
    await stage.go(page, "#/learn/hannibal/march");
    await page.locator("[data-next]").click();
    await page.locator("[data-next]").click();
    await page.locator('.teacher [data-step="2"]').waitFor();
    await page.locator("[data-to-question]").click();
    await page.locator("#sheet-panel").evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
    const gist = page.locator("[data-gist]");
    await expect.poll(() => gist.innerText()).toContain("Click Hannibal");
    expect(await isWhole(gist)).toBe(true);
    await page.locator("[data-read-again]").click();
    await expect.poll(() => page.locator(".teacher .said").innerText()).toContain("four spaces");
  });

  test.each([
    { width: 1360, height: 850 },
    { width: 1280, height: 720 },
  ])(
    "beside the board ($height) the lesson, the head of a plan and Confirm stay where they are: only what is between them scrolls",
    async (viewport) => {
      const page = await stage.page({ viewport, prefs: { lists: false } });
      await stage.go(page, "#/learn/first-punic-war/combat");
      for (const step of [0, 1, 2]) {
        await page.locator(`.teacher [data-step="${step}"]`).waitFor();
        await page.locator("[data-skip]").click();
      }
      await page.locator('.teacher [data-step="3"]').waitFor();
      await page.locator('[data-stack][aria-label*="Regulus"]').first().click({ force: true });
      await expect.poll(() => page.locator('[data-listed="false"]').innerText()).toMatch(/Places as a list \(\d\d\)/);
      expect(await page.locator("[data-place]").count()).toBe(0);
      await page.locator('[data-space="2418"]').first().click({ force: true });
      const fixed = [
        "#teacher-title",
        ".teacher .said > :last-child",
        "#prompt-sentence",
        "[data-plan-cancel]",
        "[data-plan-confirm]",
      ];
      await page.locator(fixed.at(-1)!).waitFor();
      const places = () => Promise.all(fixed.map((each) => page.locator(each).first().boundingBox()));
      const before = await places();
      for (const each of fixed) expect(await isWhole(page.locator(each).first()), each).toBe(true);
      const body = page.locator(".prompt .body");
      await body.evaluate((node) => node.scrollTo(0, node.scrollHeight));
      expect(await body.evaluate((node) => node.scrollTop)).toBeGreaterThan(50);
      expect(await places()).toEqual(before);
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll(".column, .column .decision, .teacher")].map(
          (each) => each.scrollHeight - each.clientHeight,
        ),
      );
      expect(Math.max(...outside)).toBeLessThan(2);
    },
  );

  test("places are listed for whoever asks for it, once and for all, and for whoever goes by keyboard; a lesson's log is a line", async () => {
    const page = await stage.page({ prefs: { lists: false } });
    await stage.go(page, "#/learn/hannibal/march");
    await page.locator("[data-next]").click();
    await page.locator("[data-next]").click();
    const places = page.locator("[data-place]");
    const begin = () => page.locator('[data-stack][aria-label*="Hannibal"]').first().click({ force: true });
    await begin();
    await page.locator('[data-listed="false"]').click();
    await expect.poll(() => places.count()).toBeGreaterThan(10);
    await page.locator("[data-plan-cancel]").click();
    await begin();
    await expect.poll(() => places.count()).toBeGreaterThan(10);
    await page.locator("[data-listed]").click();
    await expect.poll(() => places.count()).toBe(0);
    await page.keyboard.press("Tab");
    await expect.poll(() => places.count()).toBeGreaterThan(10);
    await page.locator('[data-place="space:narbo"]').click();
    await page.locator("[data-plan-confirm]").click();
    await page.locator("[data-log-open=false]").click();
    await expect.poll(() => page.locator("[data-part=log]").innerText()).toContain("Narbo");
  });
});
