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
