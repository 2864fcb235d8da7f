import { describe, expect, test } from "vitest";
import type { Answer, AnyGame } from "../../src/engine/index.ts";
import { refusal } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import type { Expected, Lesson, Texts } from "../../src/lessons/lesson.ts";
import { asksForAction, meets, Walk } from "../../src/lessons/walk.ts";
import { LANGUAGES } from "../../src/words/words.ts";
import { lessonsOf } from "./all.ts";

interface Played {
  readonly game: AnyGame;
  readonly lesson: Lesson;
}

/** Every lesson of every game, and every example of its rules. */
const all: [name: string, played: Played][] = [];
for (const manifest of GAMES) {
  const game = await manifest.rules();
  for (const lesson of await lessonsOf(manifest)) all.push([`${manifest.id}: ${lesson.id}`, { game, lesson }]);
}

const answersOf = (lesson: Lesson): (readonly Expected[])[] =>
  lesson.steps.map(({ answers, task }) => answers ?? task?.solution ?? []);

/** Plays a lesson to its end; at one place of the script another of its answers is given, if it is legal. Tells what was given. */
function play({ game, lesson }: Played, other?: { step: number; at: number; choice: number }): Set<string> {
  const walk = new Walk(game, lesson);
  const given = new Set<string>();
  for (;;) {
    walk.settle();
    walk.readOn(lesson.steps.length);
    const { step, done, failed, astray } = walk.progress;
    const where = `step ${step}, answer ${done}`;
    expect(astray, where).toBe(false);
    expect(failed, `${where}: the task has failed`).toBe(false);
    if (step === lesson.steps.length) return given;
    const question = walk.session.question;
    expect(question?.seat, `${where}: the learner is asked`).toBe(lesson.seat);
    const wanted = walk.wanted;
    expect(wanted, `${where}: the lesson has no answer to ${question!.prompt}`).toBeDefined();
    expect(question!.prompt, where).toBe(wanted![0]);
    const choice = other && other.step === step && other.at === done ? other.choice : 0;
    const answer = (choice > 0 && !refusal(question!, wanted![choice]) ? wanted![choice] : walk.proper) as Answer;
    expect(answer, `${where}: none of ${JSON.stringify(wanted)} is legal`).toBeDefined();
    given.add(nameOf(step, done, answer));
    walk.take(answer);
  }
}

const nameOf = (step: number, at: number, answer: Answer): string => `${step}.${at} ${JSON.stringify(answer)}`;

const textsOf = (lesson: Lesson): Texts[] => [
  lesson.title,
  lesson.about,
  ...lesson.steps.flatMap(({ say, otherwise, task }) => [say, ...(otherwise ? [otherwise] : []), ...(task ? [task.failed] : [])]),
];

test("there are lessons", () => {
  expect(all.length).toBeGreaterThan(0);
});

test("the home page says how many lessons there are and how long they take", async () => {
  for (const { id, profile, lessons: load } of GAMES) {
    const lessons = (await load?.()) ?? [];
    const said = lessons.map((lesson) => [lesson.id, lesson.minutes]);
    expect([id, Object.entries(profile.lessons ?? {})]).toEqual([id, said]);
  }
});

test("the first words of a game's first lesson say what wins the war", async () => {
  for (const { lessons: load } of GAMES) {
    const [first] = (await load?.()) ?? [];
    if (!first) continue;
    expect(first.steps[0]!.say.en).toContain("What wins the war");
    expect(first.steps[0]!.say.fr).toContain("Ce qui gagne la guerre");
  }
});

test("where there are cards, the first lesson says all that they can be used for before one is played", async () => {
  const USES = {
    hannibal: {
      en: ["move a general", "place PCs", "event", "raise a CU"],
      fr: ["déplacer un général", "placer des CP", "événement", "lever une UC"],
    },
    hamilcar: {
      en: ["activate a general", "operation points", "event", "raise troops or build warships"],
      fr: ["activer un général", "points d'opération", "événement", "lever des troupes ou construire des navires"],
    },
  };
  for (const { id, lessons: load } of GAMES) {
    if (!(id in USES)) continue;
    const [first] = (await load?.()) ?? [];
    const before = first!.steps.slice(0, first!.steps.findIndex(asksForAction));
    for (const language of LANGUAGES) {
      const said = before.map(({ say }) => say[language]).join(" ");
      expect(USES[id as keyof typeof USES][language].filter((use) => !said.includes(use))).toEqual([]);
    }
  }
});

test("the examples of a game stand where its rules do, and are in their order", async () => {
  for (const { id, examples, reference } of GAMES) {
    const sections = (await reference.en()).map((section) => section.id);
    const places = ((await examples?.()) ?? []).map(({ rule }) => sections.indexOf(rule));
    expect([id, places]).toEqual([id, places.filter((place) => place >= 0).sort((a, b) => a - b)]);
  }
});

test("no two lessons of a game have the same name", () => {
  const names = all.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
});

test("the last lesson of a game leads through a whole turn, into the next", () => {
  for (const { id, profile } of GAMES.filter(({ lessons }) => lessons)) {
    const [, played] = all.find(([name]) => name === `${id}: ${Object.keys(profile.lessons!).at(-1)}`)!;
    const walk = new Walk(played.game, played.lesson);
    walk.playTo(played.lesson.steps.length);
    walk.settle();
    expect([id, (walk.session.view(played.lesson.seat) as { turn: number }).turn]).toEqual([id, 2]);
  }
});

test("a step knows the learner's first answer in it: what came before is not undone", () => {
  const [, { game, lesson }] = all.find(([name]) => name === "hannibal: march")!;
  const walk = new Walk(game, lesson);
  walk.readOn(lesson.steps.length);
  expect(walk.progress.since).toBeNull();
  walk.take(walk.proper!);
  expect(walk.progress.since).toBe(0);
  walk.playTo(lesson.steps.length - 1);
  walk.settle();
  expect(walk.progress.since).toBeNull();
  const { version } = walk.session;
  walk.take(walk.proper!);
  expect(walk.progress.since).toBe(version);
});

describe.each(all)("%s", (_, played) => {
  const { lesson, game } = played;

  test("can be played to its end by its own answers, and its task can be done", () => {
    expect(play(played).size).toBeGreaterThan(0);
  });

  test("every other answer that it accepts can be given, and leads to the end too", () => {
    const given = new Set<string>();
    const accepted: string[] = [];
    for (const [step, answers] of answersOf(lesson).entries())
      for (const [at, [, ...alike]] of answers.entries())
        for (const [index, answer] of alike.entries()) {
          accepted.push(nameOf(step, at, answer));
          for (const name of play(played, { step, at, choice: index + 1 })) given.add(name);
        }
    expect(accepted.filter((name) => !given.has(name))).toEqual([]);
  });

  test("its last step is a task that is not done before anything is done", () => {
    const last = lesson.steps.at(-1)!;
    expect(last.task).toBeDefined();
    const walk = new Walk(game, lesson);
    walk.playTo(lesson.steps.length - 1);
    expect(walk.progress).toMatchObject({ step: lesson.steps.length - 1, done: 0 });
    expect(last.task!.goal(walk.session.view(lesson.seat))).toBe(false);
    expect(walk.isAsked).toBe(true);
  });

  test("it can be taken up again at every step", () => {
    for (let step = 0; step < lesson.steps.length; step++) {
      const walk = new Walk(game, lesson);
      walk.playTo(step);
      expect(walk.progress).toMatchObject({ step, done: 0, astray: false, failed: false });
      if (asksForAction(lesson.steps[step]!)) expect(walk.isAsked, `step ${step}`).toBe(true);
    }
  });

  test("says everything in both languages, and stresses whole words", () => {
    for (const texts of textsOf(lesson))
      for (const language of LANGUAGES) {
        expect(texts[language].trim()).not.toBe("");
        expect(texts[language].split("**").length % 2, texts[language]).toBe(1);
      }
  });
});

test("a list of things meets what is expected in whatever order, and none need not be said", () => {
  expect(meets(["p", ["a", "b"]], { prompt: "p" }, ["b", "a"])).toBe(true);
  expect(meets(["p", ["a", "b"]], { prompt: "p" }, ["a"])).toBe(false);
  expect(meets(["p", { x: 2 }], { prompt: "p" }, { y: 0, x: 2 })).toBe(true);
  expect(meets(["p", { x: 2 }], { prompt: "q" }, { x: 2 })).toBe(false);
  expect(meets(["p", "a", "b"], { prompt: "p" }, "b")).toBe(true);
});
