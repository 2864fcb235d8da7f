import { describe, expect, test } from "vitest";
import en from "../../src/games/first-punic-war/rules/en.ts";
import fr from "../../src/games/first-punic-war/rules/fr.ts";

/** The numbered sections of the rulebook that carry rules, chapter by chapter. */
const SECTIONS = `
  3.0 4.1 4.2 4.2.1 5.0 6.1 6.2 7.0 7.1 8.1 8.2 9.1 9.2 9.3
  10.0 11.0 11.1 12.0 12.1 12.2 12.3 12.4 13.0 13.1
  14.0 14.1 15.0 15.1 15.2 15.3 16.0 16.1 16.2 17.0 18.0
  19.1 19.2 19.3 19.4 19.5 20.0 21.0 22.0 23.0 23.1
  24.0 24.1 24.2 24.3 24.4 24.5 24.6 25.0
  26.0 27.0 28.0
  29.1 29.2 29.3 30.1 30.2 31.1 31.2 31.3 31.4 32.1 32.2 32.3 33.1 33.2
`
  .trim()
  .split(/\s+/);

/** "24.1" belongs to chapter 24.0. */
const headingOf = (id: string): string => `${id.split(".")[0]}.0`;

describe("the rules reference of First Punic War", () => {
  const ids = new Set(en.map(({ id }) => id));

  test("has the same sections in English and French, each once", () => {
    expect(fr.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
    expect(ids.size).toBe(en.length);
  });

  test("has every section of the rulebook, and the heading of its chapter", () => {
    const missing = SECTIONS.flatMap((id) => [headingOf(id), id]).filter((id) => !ids.has(id));
    expect(missing).toEqual([]);
  });

  test("says something in every section", () => {
    for (const { id, title, text } of [...en, ...fr]) expect(title && text.join(""), id).not.toBe("");
  });

  test("links only to sections that are there, the same in both languages", () => {
    const links = (text: readonly string[]) => [...text.join(" ").matchAll(/\[\[([^\]]+)\]\]/g)].map(([, to]) => to!);
    for (const [index, { id, text }] of en.entries()) {
      for (const to of links(text)) expect(ids.has(to), `${id} links to ${to}`).toBe(true);
      expect(links(fr[index]!.text), `links of ${id} in French`).toEqual(links(text));
    }
  });

  test("lists the same items in both languages", () => {
    for (const [index, { id, text }] of en.entries())
      expect(
        fr[index]!.text.map((line) => line.startsWith("- ")),
        id,
      ).toEqual(text.map((line) => line.startsWith("- ")));
  });
});
