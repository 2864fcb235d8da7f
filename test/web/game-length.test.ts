import { beforeAll, expect, test } from "vitest";
import { gameLength } from "../../src/web/home/game-length.ts";
import { t, usePageWords } from "../../src/web/speech.svelte.ts";

beforeAll(() => usePageWords("en"));

test("how long a game takes is said in hours or minutes, and once where least and most are the same", () => {
  expect(gameLength([3, 5])).toBe("A game: 3 to 5 hours");
  expect(gameLength([1, 1])).toBe("A game: about 1 hour");
  expect(gameLength([0.25, 0.5])).toBe("A game: 15 to 30 minutes");
  expect(gameLength([0.25, 0.25])).toBe("A game: about 15 minutes");
});

test("a page of rules is one page", () => {
  expect(t("home.pages", { count: 1 })).toBe("Rules: about 1 page, all enforced");
  expect(t("home.pages", { count: 30 })).toBe("Rules: about 30 pages, all enforced");
});
