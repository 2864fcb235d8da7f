import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import type { Lesson } from "../../src/lessons/lesson.ts";
import { Teacher } from "../../src/web/learn/teacher.svelte.ts";
import { prefs } from "../../src/web/prefs.svelte.ts";
import { loadGameWords, usePageWords } from "../../src/web/speech.svelte.ts";

let close = () => {};
afterEach(() => close());

/** A teacher at a step of a lesson, with the table running. */
function sitDown(game: never, face: never, lesson: Lesson, step: number): Teacher {
  close();
  let teacher!: Teacher;
  const stop = $effect.root(() => {
    teacher = new Teacher(game, face, lesson, step);
    teacher.desk.film.start();
  });
  close = () => {
    teacher.desk.close();
    stop();
  };
  return teacher;
}

/** Does something that glows; how many is done as the lesson says. */
function follow({ desk, hints, progress, step }: Teacher, done: readonly string[]): string {
  const { planner, question } = desk;
  const [hint] = hints ?? [];
  const wanted = step!.answers![progress.done]![1];
  if (hint === undefined) throw new Error(`nothing glows after ${done.join(", ")}`);
  const changeable = planner.adjustable.find(
    ({ question: asked, answer }) =>
      asked.kind === "pick" && asked.options.includes(hint) && !(answer as readonly string[]).includes(hint),
  );
  if (hint === "confirm") void planner.confirm();
  else if (planner.isOpen && changeable)
    planner.adjust(changeable.question.prompt, [...(changeable.answer as readonly string[]), hint]);
  else if (hint === "go-on") void desk.answering.carryOut(desk.client.rest);
  else if (hint.startsWith("end:")) planner.pickEnd(hint.slice("end:".length));
  else if (hint.startsWith("deed:")) planner.choose(hint.slice("deed:".length));
  else if (hint === "send") desk.answering.send();
  else if (hint.startsWith("amount:")) desk.drafting.setAmount(Number(hint.slice("amount:".length)));
  else if (question!.kind === "allocate") {
    // first down, then up, so that there is always room
    const numbers = wanted as Readonly<Record<string, number>>;
    const down = [...hints!].find((id) => (numbers[id] ?? 0) < (desk.drafting.counts[id] ?? 0)) ?? hint;
    desk.drafting.count(down, numbers[down] ?? 0);
  } else if (!planner.isOpen && desk.options.includes(hint)) desk.take(hint);
  else desk.click(hint);
  return hint;
}

/** How far everything has got. */
function now({ desk, hints, progress }: Teacher) {
  flushSync();
  return { ...progress, version: desk.client.moment.version, isAsked: desk.question !== null, hints: [...(hints ?? [])] };
}

const all = await Promise.all(
  GAMES.map(async (game) => ({ id: game.id, rules: await game.rules(), lessons: (await game.lessons?.()) ?? [], game })),
);

describe.each(all)("$id", ({ id, rules, lessons, game }) => {
  test.each(lessons)("$id: whoever does what glows gets through every step but the tasks", async (lesson) => {
    await usePageWords("en");
    await loadGameWords(id, "en");
    prefs.speed = "instant";
    const face = await game.page.face();
    let teacher = sitDown(rules as never, face as never, lesson, 0);
    const done: string[] = [];
    while (teacher.progress.step < lesson.steps.length) {
      flushSync();
      const { step, progress } = teacher;
      expect(progress.astray, done.join(", ")).toBe(false);
      if (step!.task) teacher = sitDown(rules as never, face as never, lesson, progress.step + 1);
      else if (teacher.speaks) teacher.next();
      else {
        await expect.poll(() => now(teacher).isAsked, { timeout: 10_000 }).toBe(true);
        const before = now(teacher);
        done.push(`${progress.step}: ${follow(teacher, done)}`);
        // something has come of it: an answer, or the next thing to click
        await expect.poll(() => now(teacher), { timeout: 10_000, message: done.join(", ") }).not.toEqual(before);
      }
    }
  });
});

test("a click on the space of the general who is to be clicked means him; a space that he is to go to begins nothing else", async () => {
  await usePageWords("en");
  await loadGameWords("hannibal", "en");
  prefs.speed = "instant";
  const { rules, lessons, game } = all.find(({ id }) => id === "hannibal")!;
  const march = lessons.find(({ id }) => id === "march")!;
  const teacher = sitDown(rules as never, (await game.page.face()) as never, march, 2);
  await expect.poll(() => now(teacher).isAsked).toBe(true);
  const { desk } = teacher;
  desk.click("space:narbo");
  flushSync();
  expect(desk.planner.isOpen).toBe(false);
  desk.click("space:saguntum");
  flushSync();
  expect(desk.planner.subject).toBe("general:hannibal");
  desk.click("space:narbo");
  flushSync();
  expect(desk.planner.place).toBe("space:narbo");
});
