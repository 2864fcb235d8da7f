import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Answer, chanceFrom, type Game, headerFor, onlyAnswer, type Question, Session } from "../../src/engine/index.ts";
import { policy as warPolicy } from "../../src/games/first-punic-war/players/thumb.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { policy as hamilcarPolicy } from "../../src/games/hamilcar/players/thumb.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { policy as hannibalPolicy } from "../../src/games/hannibal/players/thumb.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import { liftCurtain, stored } from "./player.ts";
import { PHONE, Stage, WIDE } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

type Policy = (state: never, question: Question<"rome" | "carthage">, chance: ReturnType<typeof chanceFrom>) => Answer;

interface Plan {
  readonly game: Game;
  readonly policy: Policy;
  readonly seed: string;
  readonly prompt: string;
  readonly nth: number;
  readonly seat: string;
  /** what one begins with, where one goes, and by which way point */
  readonly stack: string;
  readonly goal: string;
  readonly via: string;
  /** whether the other side may react on the way: then nothing can be taken back */
  readonly reacts: boolean;
}
const PLANS: Record<string, Plan> = {
  hannibal: {
    game: hannibal as unknown as Game,
    policy: hannibalPolicy as Policy,
    seed: "plan shot",
    prompt: "hannibal.play-card",
    nth: 1,
    seat: "carthage",
    stack: "Hannibal",
    goal: "space:tarraco",
    via: "space:dertosa",
    reacts: false,
  },
  hamilcar: {
    game: hamilcar as unknown as Game,
    policy: hamilcarPolicy as Policy,
    seed: "two shot",
    prompt: "hamilcar.play-card",
    nth: 3,
    seat: "carthage",
    stack: "Hanno",
    goal: "space:thapsus",
    via: "space:hadrumetum",
    reacts: true,
  },
  "first-punic-war": {
    game: firstPunicWar as unknown as Game,
    policy: warPolicy as Policy,
    seed: "two shot",
    prompt: "fpw.choose-operation",
    nth: 1,
    seat: "rome",
    stack: "Duilius",
    goal: "hex:3212",
    via: "hex:3213",
    reacts: false,
  },
};

function upTo({ game, policy, seed, prompt, nth, seat }: Plan): Session {
  const session = Session.begin(game, headerFor(game, { seed }));
  const chance = chanceFrom("x");
  for (let left = nth; ; ) {
    const question = session.question!;
    if (question.prompt === prompt && question.seat === seat && --left === 0) return session;
    session.answer(onlyAnswer(question) ?? policy(session.state as never, question as never, chance));
  }
}

async function open(plan: Plan, viewport: typeof WIDE): Promise<{ page: Page; version: number }> {
  const session = upTo(plan);
  const page = await stage.page({ viewport, prefs: { curtain: false } });
  await stage.openGame(page, stored(session.header, "plan", courseOf(session).inputs, plan.game));
  await liftCurtain(page);
  return { page, version: session.version };
}
const version = (page: Page) => page.locator("[data-version]").getAttribute("data-version").then(Number);
const confirm = (page: Page) => page.locator("[data-plan-confirm]");

for (const [name, plan] of Object.entries(PLANS)) {
  for (const viewport of [WIDE, PHONE]) {
    describe(`${name}, ${viewport.width} wide`, () => {
      test("a march is planned from the stack, bent, confirmed, and taken back whole as long as nobody reacts", async () => {
        const { page, version: before } = await open(plan, viewport);
        const press = (selector: string) =>
          viewport === PHONE
            ? page.locator(selector).first().tap({ force: true })
            : page.locator(selector).first().click({ force: true });
        await press(`[data-stack][aria-label*="${plan.stack}"]`);
        await page.locator(`[data-place="${plan.goal}"]`).click();
        await page.locator("[data-bend]").click();
        expect(await version(page)).toBe(before);
        // on a phone the way point may lie under a counter
        await press(`[data-space="${plan.via.slice(plan.via.indexOf(":") + 1)}"]`);
        await expect.poll(() => page.locator("[data-straighten]").count()).toBe(1);
        await confirm(page).click();
        await expect.poll(() => version(page)).toBeGreaterThan(before);
        if (!plan.reacts) {
          await page.keyboard.press("u");
          await expect.poll(() => version(page)).toBe(before);
        }
        expect(stage.errors).toEqual([]);
      });
    });
  }

  test(`${name}: a plan is made by keyboard alone`, async () => {
    const { page, version: before } = await open(plan, WIDE);
    await page.locator(`[data-stack][aria-label*="${plan.stack}"]`).first().focus();
    await page.keyboard.press("Enter");
    await page.locator(`[data-place="${plan.goal}"]`).focus();
    await page.keyboard.press("Enter");
    await confirm(page).focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => confirm(page).count()).toBe(0);
    expect(await version(page)).toBe(before);
    expect(stage.errors).toEqual([]);
  });
}
