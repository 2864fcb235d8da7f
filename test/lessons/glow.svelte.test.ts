import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import type { Lesson } from "../../src/lessons/lesson.ts";
import { Teacher } from "../../src/web/learn/teacher.svelte.ts";
import { prefs } from "../../src/web/prefs.svelte.ts";
import { loadGameWords, usePageWords } from "../../src/web/speech.svelte.ts";
import { Narrator } from "../../src/web/table/narrator.ts";
import { lessonsOf } from "./all.ts";

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
  // whoever clicks what the text says and confirms must not be refused because of a card that the page has chosen
  if (planner.isOpen) expect(hint, `the plan proposes the card that is wanted: ${done.join(", ")}`).not.toMatch(/^card:/);
  const changeable = planner.adjustable.find(({ question: asked }) => asked.kind === "pick" && asked.options.includes(hint));
  if (hint === "confirm") void planner.confirm();
  else if (hint.startsWith("more:")) desk.muster.add(hint.slice("more:".length));
  else if (hint.startsWith("mustered:"))
    desk.muster.select(desk.muster.mustered.findIndex(({ thing }) => thing === hint.slice("mustered:".length)));
  else if (hint.startsWith("muster-")) void desk.muster.confirm(hint === "muster-confirm");
  else if (planner.isOpen && changeable) {
    const ticked = changeable.answer as readonly string[];
    const others = ticked.filter((id) => id !== hint);
    planner.adjust(changeable.question.prompt, ticked.includes(hint) ? others : [...ticked, hint]);
  } else if (hint === "go-on") void desk.answering.carryOut(desk.client.rest);
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
  const listed = desk.muster.mustered.length;
  return { ...progress, version: desk.client.moment.version, isAsked: desk.question !== null, hints: [...(hints ?? [])], listed };
}

const all = await Promise.all(
  GAMES.filter(({ lessons }) => lessons).map(async (game) => ({
    id: game.id,
    rules: await game.rules(),
    lessons: await lessonsOf(game),
    game,
  })),
);

test("on a way of several steps the place glows that it leads to: a click there means all of them", async () => {
  const { id, rules, lessons, game } = all.find((each) => each.id === "first-punic-war")!;
  await usePageWords("en");
  await loadGameWords(id, "en");
  prefs.speed = "instant";
  const sea = lessons.find((lesson) => lesson.id === "sea")!;
  const teacher = sitDown(rules as never, (await game.page.face()) as never, sea, 4);
  await expect.poll(() => now(teacher).isAsked, { timeout: 10_000 }).toBe(true);
  expect(teacher.desk.question!.prompt).toBe("fpw.sail");
  expect(now(teacher).hints).toEqual(["hex:3116"]);
});

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

test("whoever is to attack from where he stands is shown the enemy, not how to stay", async () => {
  await usePageWords("en");
  await loadGameWords("first-punic-war", "en");
  prefs.speed = "instant";
  const { rules, lessons, game } = all.find(({ id }) => id === "first-punic-war")!;
  const morale = lessons.find(({ id }) => id === "morale")!;
  const teacher = sitDown(rules as never, (await game.page.face()) as never, morale, 1);
  await expect.poll(() => now(teacher).isAsked).toBe(true);
  teacher.desk.click("hex:2419");
  expect(now(teacher).hints).toEqual(["hex:2418"]);
});

test("recruits are raised in the list that a game shows; it begins empty, and what was said to a mistake goes with the next success", async () => {
  await usePageWords("en");
  await loadGameWords("first-punic-war", "en");
  prefs.speed = "instant";
  const { rules, lessons, game } = all.find(({ id }) => id === "first-punic-war")!;
  const turn = lessons.find(({ id }) => id === "turn")!;
  const teacher = sitDown(rules as never, (await game.page.face()) as never, turn, 3);
  await expect.poll(() => now(teacher).isAsked).toBe(true);
  const { muster } = teacher.desk;
  expect(muster.isOpen).toBe(true);
  expect(muster.mustered).toEqual([]);
  void muster.confirm(true);
  expect(teacher.remark).not.toBeNull();
  const [more] = now(teacher).hints;
  muster.add(more!.slice("more:".length));
  flushSync();
  muster.click("hex:3216");
  expect(now(teacher).hints).toEqual(["muster-part"]);
  void muster.confirm(false);
  expect(teacher.remark).toBeNull();
  await expect.poll(() => now(teacher).step).toBe(4);
});

test("in a lesson a click on something else says what to click", async () => {
  await usePageWords("en");
  await loadGameWords("hannibal", "en");
  prefs.speed = "instant";
  const { rules, lessons, game } = all.find(({ id }) => id === "hannibal")!;
  const march = lessons.find(({ id }) => id === "march")!;
  const { desk } = sitDown(rules as never, (await game.page.face()) as never, march, 2);
  await expect.poll(() => desk.question?.prompt).toBe("hannibal.play-card");
  desk.click("general:hasdrubal");
  await expect.poll(() => desk.asked?.reason?.why).toBe("why-not.taught");
  expect(desk.asked?.reason?.params?.asked).toMatch(/^Click .*hannibal on the board\.$/i);
});

test("a counter does not hide what can be done with its space", async () => {
  await usePageWords("en");
  await loadGameWords("hannibal", "en");
  prefs.speed = "instant";
  const { rules, lessons, game } = all.find(({ id }) => id === "hannibal")!;
  const control = lessons.find(({ id }) => id === "control")!;
  const { desk } = sitDown(rules as never, (await game.page.face()) as never, control, 3);
  await expect.poll(() => desk.question?.prompt).toBe("hannibal.play-card");
  const { planner } = desk;
  desk.click("general:hannibal");
  flushSync();
  expect(planner.deeds.map(({ name }) => name)).toEqual(["march", "place"]);
  planner.choose("place");
  desk.click("general:mago");
  desk.click("general:h_gisgo");
  flushSync();
  expect(planner.places).toEqual(["space:faesulae", "space:pisae", "space:cosa"]);
  expect(planner.steps.at(-1)?.answer).toEqual(["space:faesulae", "space:pisae", "space:cosa"]);
});

test("what a Reserve is played as stands behind one button; a low card names those it cannot move", async () => {
  await usePageWords("en");
  await loadGameWords("hannibal", "en");
  prefs.speed = "instant";
  const { rules, lessons, game } = all.find(({ id }) => id === "hannibal")!;
  const face = (await game.page.face()) as never;
  const lessonOf = (name: string) => lessons.find(({ id }) => id === name)!;
  const fight = sitDown(rules as never, face, lessonOf("battle"), 2).desk;
  await expect.poll(() => fight.question?.prompt).toBe("hannibal.attack");
  expect(fight.options.filter((id) => id.startsWith("reserve:"))).toHaveLength(5);
  expect(fight.ordered.filter((id) => /^(reserve|probe):/.test(id))).toEqual([]);
  fight.click("battle:reserve");
  flushSync();
  expect(fight.ordered).toEqual(fight.options.filter((id) => id.startsWith("reserve:")));

  const { desk } = sitDown(rules as never, face, lessonOf("march"), 4);
  await expect.poll(() => desk.question?.prompt).toBe("hannibal.play-card");
  desk.take("card:17");
  await expect.poll(() => desk.question?.prompt).toBe("hannibal.use-card");
  expect(desk.remark("move")).not.toBe("");
  await desk.undo();
  await expect.poll(() => desk.question?.prompt).toBe("hannibal.play-card");
  desk.take("card:27");
  await expect.poll(() => desk.question?.prompt).toBe("hannibal.use-card");
  expect(desk.remark("move")).toBe("");
});

test.each([
  ["supply", "fpw.player-turn"],
  ["whole-turn", "fpw.turn"],
])("nothing is shown after the end of the lesson %s, though the game goes on by itself", async (name, last) => {
  await usePageWords("en");
  await loadGameWords("first-punic-war", "en");
  prefs.speed = "instant";
  const { rules, lessons, game } = all.find(({ id }) => id === "first-punic-war")!;
  const lesson = lessons.find(({ id }) => id === name)!;
  const teacher = sitDown(rules as never, (await game.page.face()) as never, lesson, lesson.steps.length - 1);
  const { client } = teacher.desk;
  for (const [prompt, answer] of lesson.steps.at(-1)!.task!.solution) {
    await expect.poll(() => client.moment.question?.prompt).toBe(prompt);
    await client.answer(answer);
  }
  await expect.poll(() => now(teacher).step).toBe(lesson.steps.length);
  await expect.poll(() => client.moment.log.at(-1)!.event).toBe(last);
  expect(client.moment.question).toBeNull();
});

test("a lesson on putting to sea shows no marches beside the die", async () => {
  await usePageWords("en");
  await loadGameWords("first-punic-war", "en");
  prefs.speed = "instant";
  const { rules, lessons, game } = all.find(({ id }) => id === "first-punic-war")!;
  const sea = lessons.find(({ id }) => id === "sea")!;
  const step = sea.steps.findIndex(({ answers }) => answers !== undefined);
  const teacher = sitDown(rules as never, (await game.page.face()) as never, sea, step);
  await expect.poll(() => now(teacher).isAsked).toBe(true);
  const { planner } = teacher.desk;
  teacher.desk.click("hex:3113");
  flushSync();
  expect([planner.isDiceFirst, planner.deed?.name]).toEqual([true, "sail"]);
  expect([planner.instead, planner.marks.size]).toEqual([null, 0]);
});

test("of two cards that a lesson takes alike both glow", async () => {
  await usePageWords("en");
  await loadGameWords("hamilcar", "en");
  prefs.speed = "instant";
  const { rules, lessons, game } = all.find(({ id }) => id === "hamilcar")!;
  const siege = lessons.find(({ id }) => id === "siege")!;
  const step = siege.steps.findIndex(({ say }) => say.en.includes("give up a 1"));
  const teacher = sitDown(rules as never, (await game.page.face()) as never, siege, step);
  await expect.poll(() => now(teacher).isAsked).toBe(true);
  teacher.desk.take("run-blockade");
  await expect.poll(() => now(teacher).hints).toEqual(expect.arrayContaining(["card:39", "card:7"]));
  expect(now(teacher).hints).not.toContain("card:33");
});

test("once a lesson is over nobody is called to move", async () => {
  await usePageWords("en");
  const ending = (isOver: boolean) => {
    const question = { kind: "choose", seat: "carthage", prompt: "x", rule: "1", options: [] };
    const desk = {
      client: { moment: { question, seat: "carthage", view: {} } },
      face: { telling: { playing: () => "carthage" } },
      isComputer: () => false,
      nameOf: (seat: string) => seat,
      seats: ["rome", "carthage"],
      guide: { isOver },
    };
    const narrator = new Narrator(desk as never);
    narrator.sumOf = () => [];
    return narrator.endingOf("rome" as never, { entries: [], before: {} } as never);
  };
  expect(ending(false)).toContain("Your move");
  expect(ending(true)).toBeNull();
});
