import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Game } from "../../src/engine/index.ts";
import type { Lesson } from "../../src/lessons/lesson.ts";
import { asksForAction, Walk } from "../../src/lessons/walk.ts";
import { give } from "./player.ts";

/** Takes a lesson that is open on a page to its end, by the lists of options; tells of each step when it is shown. */
export async function takeLesson(
  page: Page,
  game: Game,
  lesson: Lesson,
  shown: (step: number) => Promise<void> = async () => {},
) {
  const walk = new Walk(game, lesson);
  for (let told = -1; ; ) {
    if (walk.asksForAction) walk.settle();
    const { step, failed, astray } = walk.progress;
    assert.ok(!failed && !astray);
    const said = page.locator(`.teacher [data-step="${step}"]`);
    await said.waitFor();
    if (step !== told) await shown(step);
    told = step;
    const now = lesson.steps[step];
    if (!now) return;
    if (!asksForAction(now)) {
      await page.locator(".teacher [data-next]").click();
      walk.readOn(step + 1);
      continue;
    }
    const { question } = walk.session;
    const answer = walk.proper!;
    await page.locator(".prompt.mine").waitFor();
    await give(page, question!, answer);
    walk.take(answer);
  }
}
