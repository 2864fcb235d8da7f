import { expect, test } from "vitest";
import { lessons } from "../../src/games/hamilcar/lessons/index.ts";
import { asView, provincesOf } from "../../src/games/hamilcar/page/view.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { Walk } from "../../src/lessons/walk.ts";

/** A lesson where its step with a text begins, after the answers to the steps before. */
function before(id: string, part: RegExp) {
  const lesson = lessons.find((one) => one.id === id)!;
  const walk = new Walk(hamilcar, lesson);
  for (;;) {
    walk.settle();
    const { step } = walk.progress;
    if (part.test(lesson.steps[step]!.say.en)) return { walk, step: lesson.steps[step]! };
    if (lesson.steps[step]!.answers) walk.take(walk.proper!);
    else walk.readOn(step + 1);
  }
}

test("the whole turn counts the towns of Sicilia as the display does", () => {
  const { walk, step } = before("first-turn", /place PCs in Enna/);
  const { held, spaces } = provincesOf(asView(walk.session.view("carthage"))).find(({ id }) => id === "sicilia")!;
  expect([held.carthage, spaces]).toEqual([5, 11]);
  expect(step.say.en).toContain("Of Sicilia's eleven spaces you control five, and six are more than half: **Enna** wins");
  expect(step.say.fr).toContain("Des onze espaces de la Sicilia vous en contrôlez cinq");
});

test("what the end of a turn shows and every sign of a lane is spoken of", () => {
  const said = (id: string, language: "en" | "fr") =>
    lessons
      .find((one) => one.id === id)!
      .steps.map(({ say }) => say[language])
      .join("\n");
  expect(said("victory", "en")).toMatch(/winter.*armies in enemy country.*supply trains that nobody guards.*Naval Supremacy/);
  expect(said("victory", "fr")).toMatch(/hiver.*pays ennemi.*convois que personne ne garde.*suprématie navale/);
  expect(said("fleet", "en")).toContain("A lane with **waves** has none.");
  expect(said("fleet", "fr")).toContain("Une route aux **vagues** n'en a pas.");
});
