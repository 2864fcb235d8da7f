import { describe, expect, test } from "vitest";
import { headerFor, readPosition } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { blocksOf, numberOf, type RulesSection, sectionFor } from "../../src/words/rules-reference.ts";

/** "9.2.B1" belongs to 9, 9.2 and 9.2.B; where a chapter is called 24.0, "24.1" belongs to that. */
function headingsOf(id: string, ids: ReadonlySet<string>): string[] {
  const [chapter, section, point] = id.split(".");
  const headings = [ids.has(`${chapter}.0`) ? `${chapter}.0` : chapter!];
  if (section && point) headings.push(`${chapter}.${section}`);
  if (point && point.length > 1) headings.push(`${chapter}.${section}.${point[0]}`);
  return headings;
}

/** The sections inside this one: 9.2.B and 9.2.B1 are in 9.2. */
function rulesBelow(id: string, ids: ReadonlySet<string>): string[] {
  return [...ids].filter((other) => other !== id && headingsOf(other, ids).includes(id));
}

/** How many sentences the paragraphs of a section have; initials and "av. J.-C." end none. */
function sentencesIn(section: RulesSection): number {
  const paragraphs = blocksOf(section).filter(({ kind }) => kind === "paragraph");
  const ends = paragraphs.flatMap(({ lines }) => {
    const text = lines[0]!.replace(/\[\[[^\]]+\]\]/g, "").replace(/\b(?:av|\p{Lu})\.(?=[ -])/gu, "");
    return text.match(/[.!?:](?=\s*$)|[.!?](?=\s)/g) ?? [];
  });
  return ends.length;
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

  test("has the same paragraphs, list items and examples in both languages", () => {
    const shape = (section: RulesSection) => blocksOf(section).map(({ kind, lines }) => `${kind} ${lines.length}`);
    for (const [index, section] of en.entries()) expect(shape(fr[index]!), section.id).toEqual(shape(section));
  });

  test("names the same numbers in both languages", () => {
    const numbers = ({ text }: RulesSection) => [...new Set(text.join(" ").match(/\d+/g))].sort();
    for (const [index, section] of en.entries()) expect(numbers(fr[index]!), section.id).toEqual(numbers(section));
  });

  test.runIf(game.lessons)("says every rule in two to six sentences, the items of its lists apart, and gives an example", () => {
    const isChapter = ({ id }: RulesSection) => rulesBelow(id, ids).length > 0;
    const wrong: string[] = [];
    for (const [language, rules] of Object.entries({ en, fr }))
      for (const section of rules) {
        if (!numberOf(section)) continue; // a page on strategy
        const count = sentencesIn(section);
        if (count < 2 || count > 6) wrong.push(`${language} ${section.id}: ${count} sentences`);
        const hasExample = blocksOf(section).some(({ kind }) => kind === "example");
        if (!hasExample && !isChapter(section)) wrong.push(`${language} ${section.id}: no example`);
      }
    expect(wrong).toEqual([]);
  });
});

test("a section is read in its order: paragraph, list, paragraph, example", () => {
  expect(blocksOf({ id: "1", title: "Order", text: ["Before:", "- one", "- two", "After.", "> So it goes."] })).toEqual([
    { kind: "paragraph", lines: ["Before:"] },
    { kind: "list", lines: ["one", "two"] },
    { kind: "paragraph", lines: ["After."] },
    { kind: "example", lines: ["So it goes."] },
  ]);
});

describe.each(GAMES.filter(({ pictures }) => pictures).map((game) => [game.id, game] as const))(
  "the pictures of %s",
  (_id, game) => {
    test("stand beside sections that are there, at least six, and are drawn from positions that the rules accept", async () => {
      const [rules, reference, pictures] = await Promise.all([game.rules(), game.reference.en(), game.pictures!()]);
      const ids = reference.map(({ id }) => id);
      expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(6);
      for (const [id, { position }] of Object.entries(pictures)) {
        expect(ids, id).toContain(id);
        expect(() => readPosition(rules, position, headerFor(rules, { seed: "picture" })), id).not.toThrow();
      }
    });
  },
);
