import { expect, test } from "vitest";
import type { Question } from "../../src/engine/index.ts";
import { hintOn } from "../../src/web/question/hint.ts";
import { Words } from "../../src/words/words.ts";

const asked = (prompt: string): Question => ({ kind: "choose", seat: "rome", rule: "1.1", prompt, options: ["yes", "no"] });

test("a hint is found without the game's name in front of the prompt, and a prompt without one is not its own hint", () => {
  const words = new Words("en", { "pyrrhic-war.march": "March?", march: "March?", "face.hint.march": "Usually good." });
  expect(hintOn(asked("pyrrhic-war.march"), words)).toBe("Usually good.");
  expect(hintOn(asked("march"), words)).toBe("Usually good.");
  expect(hintOn(asked("halt"), new Words("en", { halt: "Halt?" }))).toBe("");
});
