import { describe, expect, test } from "vitest";
import en from "../../src/games/hannibal/rules/en.ts";
import fr from "../../src/games/hannibal/rules/fr.ts";

describe("the rules reference of Hannibal", () => {
  test("has the same sections in English and French, each once", () => {
    expect(fr.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
    expect(new Set(en.map(({ id }) => id)).size).toBe(en.length);
  });

  test("links only to sections that are there", () => {
    const ids = new Set(en.map(({ id }) => id));
    for (const { id, text } of [...en, ...fr])
      for (const [, to] of text.join(" ").matchAll(/\[\[([^\]]+)\]\]/g)) expect(ids.has(to!), `${id} links to ${to}`).toBe(true);
  });
});
