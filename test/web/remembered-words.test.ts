import { expect, test } from "vitest";
import english from "../../src/games/hannibal/page/words/all-en.ts";
import french from "../../src/games/hannibal/page/words/all-fr.ts";
import { Words } from "../../src/words/words.ts";

test("a question to be answered by itself is quoted without what it was about this time", () => {
  const words = new Words("en", english);
  expect(words.outline("hannibal.intercept")).toBe("Intercept …?");
  expect(words.outline("hannibal.avoid")).toBe("Try to avoid battle?");
  expect(words.outline("hannibal.attack")).toBe("Battle …, round …: play a battle card.");
  expect(words.outline("hannibal.pre-empt")).toBe("Play first this turn with a Campaign card?");
  expect(new Words("fr", french).outline("hannibal.avoid")).toMatch(/^Tenter d'éviter le combat\s\?$/);
});
