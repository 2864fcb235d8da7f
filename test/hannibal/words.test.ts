import { describe, expect, test } from "vitest";
import { GENERALS } from "../../src/games/hannibal/rules/generals.ts";
import { ALL_CARDS } from "../../src/games/hannibal/rules/strategy-cards.ts";
import en from "../../src/games/hannibal/words/en.ts";
import fr from "../../src/games/hannibal/words/fr.ts";

describe("words of Hannibal", () => {
  test("every card and every general has a name and a text", () => {
    const things = [...ALL_CARDS.map(({ number }) => `card:${number}`), ...GENERALS.map(({ id }) => `general:${id}`)];
    for (const words of [en, fr])
      for (const key of things.flatMap((thing) => [thing, `${thing}.text`])) expect(words[key], key).toBeTruthy();
  });
});
