import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { blocksOf, sectionFor } from "../../src/words/rules-reference.ts";

/** "9.2.B1" belongs to 9, 9.2 and 9.2.B; where a chapter is called 24.0, "24.1" belongs to that. */
function headingsOf(id: string, ids: ReadonlySet<string>): string[] {
  const [chapter, section, point] = id.split(".");
  const headings = [ids.has(`${chapter}.0`) ? `${chapter}.0` : chapter!];
  if (section && point) headings.push(`${chapter}.${section}`);
  if (point && point.length > 1) headings.push(`${chapter}.${section}.${point[0]}`);
  return headings;
}

describe.each(GAMES.map((game) => [game.id, game] as const))("the rules reference of %s", async (_id, game) => {
  const [en, fr, coverage] = await Promise.all([game.reference.en(), game.reference.fr(), game.coverage()]);
  const ids = new Set(en.map(({ id }) => id));

  test("has the same sections in English and French, each once", () => {
    expect(fr.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
    expect(ids.size).toBe(en.length);
  });

  test("has every section that carries rules, and the headings above it", () => {
    const missing = coverage.sections.flatMap((id) => [...headingsOf(id, ids), id]).filter((id) => !ids.has(id));
    expect([...new Set(missing)]).toEqual([]);
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

  // a game that is taught is also explained
  test.runIf(game.lessons)("has a page on strategy for each side, of 250 to 400 words", () => {
    for (const rules of [en, fr])
      for (const { id: seat } of game.seats) {
        const words = sectionFor(rules, seat)!
          .text.join(" ")
          .replace(/\(\[\[[^\]]+\]\]\)/g, "")
          .split(/\s+/)
          .filter((word) => /\p{L}/u.test(word)).length;
        expect(words, `${seat}: ${sectionFor(rules, seat)!.title}`).toBeGreaterThanOrEqual(250);
        expect(words, `${seat}: ${sectionFor(rules, seat)!.title}`).toBeLessThanOrEqual(400);
      }
  });

  test("names only sections that are there for the quick reference, each once", () => {
    const quick = game.quick ?? [];
    expect(quick.length).toBeGreaterThan(game.lessons ? 15 : -1);
    expect(quick.filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(quick).size).toBe(quick.length);
  });

  test("lists the same items in both languages", () => {
    const items = (text: readonly string[]) => text.map((line) => line.startsWith("- "));
    for (const [index, { id, text }] of en.entries()) expect(items(fr[index]!.text), id).toEqual(items(text));
  });
});

test("a section is read in its order: paragraph, list, paragraph", () => {
  expect(blocksOf({ id: "1", title: "Order", text: ["Before:", "- one", "- two", "After."] })).toEqual([
    { isList: false, lines: ["Before:"] },
    { isList: true, lines: ["one", "two"] },
    { isList: false, lines: ["After."] },
  ]);
});
