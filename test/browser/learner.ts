import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Answer, AnyGame, Question } from "../../src/engine/index.ts";
import type { Lesson } from "../../src/lessons/lesson.ts";
import { asksForAction, Walk } from "../../src/lessons/walk.ts";
import { give } from "./player.ts";

/** One thing that a learner does: reads on, or answers a question. */
interface Deed {
  readonly step: number;
  readonly version: number;
  readonly question: Question | null;
  readonly answer: Answer | null;
}

/** All that a learner does in a lesson who does everything right. */
function* deedsOf(game: AnyGame, lesson: Lesson): Generator<Deed> {
  const walk = new Walk(game, lesson);
  for (;;) {
    if (walk.asksForAction) walk.settle();
    const { step, failed, astray } = walk.progress;
    assert.ok(!failed && !astray);
    const now = lesson.steps[step];
    if (!now) return;
    const { version } = walk.session;
    if (asksForAction(now)) {
      const answer = walk.proper!;
      yield { step, version, question: walk.session.question!, answer };
      walk.take(answer);
    } else {
      yield { step, version, question: null, answer: null };
      walk.readOn(step + 1);
    }
  }
}

/** Takes a lesson that is open on a page to its end, by the lists of options; tells of each step when it is shown. */
export async function takeLesson(
  page: Page,
  game: AnyGame,
  lesson: Lesson,
  shown: (step: number) => Promise<void> = async () => {},
): Promise<void> {
  let told = -1;
  const see = async (step: number) => {
    await page.locator(`.teacher [data-step="${step}"]`).waitFor();
    if (step !== told) await shown(step);
    told = step;
  };
  for (const { step, question, answer } of deedsOf(game, lesson)) {
    await see(step);
    if (question) {
      await page.locator(".prompt.mine").waitFor();
      await give(page, question, answer!);
    } else await page.locator(".teacher [data-next]").click();
  }
  await see(lesson.steps.length);
}

/**
 * Takes a lesson that is open on a page as fast as the page can follow: every button is pressed as soon as it can be, without
 * waiting until it is painted. Gives back what the teacher said at each step.
 */
export function rushThrough(page: Page, game: AnyGame, lesson: Lesson): Promise<string[]> {
  const last = lesson.steps.length;
  // a question answers "why not?" too, which does not travel
  const deeds = JSON.parse(JSON.stringify([...deedsOf(game, lesson)])) as Deed[];
  return page.evaluate(
    async ({ deeds, last }) => {
      /** What something finds as soon as it finds it. */
      const when = <T>(what: string, find: () => T | null | undefined | false): Promise<T> =>
        new Promise((resolve, reject) => {
          const look = () => {
            const found = find();
            if (!found) return;
            observer.disconnect();
            clearTimeout(patience);
            resolve(found);
          };
          const observer = new MutationObserver(look);
          const patience = setTimeout(() => {
            observer.disconnect();
            reject(new Error(`waited in vain for ${what}`));
          }, 20_000);
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          look();
        });
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const isReady = (found: HTMLElement | null): found is HTMLElement =>
        found !== null && !found.matches(":disabled") && found.checkVisibility({ visibilityProperty: true });
      const button = (selector: string) =>
        when(selector, () => {
          const found = find(selector);
          return isReady(found) && found;
        });
      const press = async (selector: string) => (await button(selector)).click();
      const isOn = (id: string) => find(`input[data-option="${id}"]`)?.matches(":checked") ?? false;
      const value = (within: string) => find(`${within} input[type=number]`) as HTMLInputElement | null;
      const count = async (within: string, wanted: number) => {
        for (let now = value(within)!.valueAsNumber; now !== wanted; now += Math.sign(wanted - now)) {
          await press(`${within} .stepper button:${wanted > now ? "last" : "first"}-of-type`);
          await when(`${within} to change`, () => value(within)!.valueAsNumber !== now);
        }
      };

      const said: string[] = [];
      const hear = async (step: number) => {
        await when(`step ${step}`, () => find(`.teacher [data-step="${step}"]`));
        said[step] ??= find(".teacher .said")!.innerText;
      };
      for (const { step, version, question, answer } of deeds) {
        await hear(step);
        if (!question) {
          await press(".teacher [data-next]");
          await when("the step after", () => !find(`.teacher [data-step="${step}"]`));
          continue;
        }
        await when(`question ${version} (${question.prompt})`, () => find(`[data-version="${version}"] .prompt.mine`));
        // what can be put together as a whole is answered one by one
        const byHand = find("[data-by-hand]");
        if (isReady(byHand)) {
          byHand.click();
          await when("one by one", () => !find("[data-muster]"));
        }
        if (question.kind === "choose") {
          // some kinds of answers are folded into one button
          const option = `button[data-option="${answer}"]`;
          const fold = `[data-fold="${String(answer).split(":")[0]}"]`;
          const first = await when(option, () => [find(option), find(fold)].find(isReady));
          first.click();
          if (first.matches(fold)) await press(option);
        } else {
          if (question.kind === "pick") {
            const wanted = answer as readonly string[];
            for (const id of question.options) if (isOn(id) && !wanted.includes(id)) await press(`input[data-option="${id}"]`);
            for (const id of wanted) if (!isOn(id)) await press(`input[data-option="${id}"]`);
          } else if (question.kind === "allocate") {
            const counts = question.items.map(({ id }) => ({
              within: `[data-item="${id}"]`,
              wanted: (answer as Readonly<Record<string, number>>)[id] ?? 0,
            }));
            // first down, then up, so that there is always room
            for (const { within, wanted } of counts) await count(within, Math.min(wanted, value(within)!.valueAsNumber));
            for (const { within, wanted } of counts) await count(within, wanted);
          } else if (find("input[name=amount]")) await press(`input[name=amount][value="${answer}"]`);
          else await count(".prompt", answer as number);
          await press("[data-send]");
        }
        await when(`answer ${version}`, () => {
          const confirm = find("[data-confirm]");
          if (confirm) confirm.click();
          return !find(`[data-version="${version}"]`);
        });
      }
      await hear(last);
      return said;
    },
    { deeds, last },
  );
}
