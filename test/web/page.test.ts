import { describe, expect, test } from "vitest";
import { en as counselEn } from "../../src/web/counsel/words/en.ts";
import { fr as counselFr } from "../../src/web/counsel/words/fr.ts";
import { groupsOf, matches, primaryOf, underHeadings } from "../../src/web/question/options.ts";
import { en as reasonsEn } from "../../src/web/question/words/en.ts";
import { fr as reasonsFr } from "../../src/web/question/words/fr.ts";
import { readRoute } from "../../src/web/route.svelte.ts";
import { en as pageEn } from "../../src/web/words/en.ts";
import { fr as pageFr } from "../../src/web/words/fr.ts";
import { piecesOf, searchRules, sectionFor } from "../../src/words/rules-reference.ts";

describe("the page's words", () => {
  const en = { ...pageEn, ...counselEn, ...reasonsEn };
  const fr = { ...pageFr, ...counselFr, ...reasonsFr };
  test("no key is in two of the catalogues", () => {
    const keys = [pageEn, counselEn, reasonsEn].flatMap((each) => Object.keys(each));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("English and French have the same keys", () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  test("a sentence has the same parameters in both languages", () => {
    const parameters = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    for (const [key, text] of Object.entries(en))
      expect([key, parameters(fr[key as keyof typeof en])]).toEqual([key, parameters(text)]);
  });
});

describe("addresses", () => {
  test("lead to the pages", () => {
    expect(readRoute("")).toEqual({ page: "home" });
    expect(readRoute("#/")).toEqual({ page: "home" });
    expect(readRoute("#/play/abc")).toEqual({ page: "play", id: "abc", at: null });
    expect(readRoute("#/play/abc/at/12")).toEqual({ page: "play", id: "abc", at: 12 });
    expect(readRoute("#/g/xyz/join/secret")).toEqual({ page: "online", id: "xyz", at: null, invite: "secret", token: null });
    expect(readRoute("#/g/xyz/seat/mine")).toEqual({ page: "online", id: "xyz", at: null, invite: null, token: "mine" });
    expect(readRoute("#/g/xyz/at/3")).toEqual({ page: "online", id: "xyz", at: 3, invite: null, token: null });
    expect(readRoute("#/replay/abc")).toEqual({ page: "replay", id: "abc", at: null });
    expect(readRoute("#/learn/hannibal")).toEqual({ page: "learn", game: "hannibal", lesson: null });
    expect(readRoute("#/learn/hannibal/march")).toEqual({ page: "learn", game: "hannibal", lesson: "march" });
    expect(readRoute("#/rules/hannibal/13.5")).toEqual({ page: "rules", game: "hannibal", section: "13.5" });
  });

  test("that lead nowhere say so", () => {
    expect(readRoute("#/play")).toEqual({ page: "lost" });
    expect(readRoute("#/elsewhere/x")).toEqual({ page: "lost" });
  });
});

describe("the options of a question", () => {
  test("are grouped by kind, what is only said last", () => {
    expect(groupsOf(["pass", "space:rome", "card:3", "space:capua"])).toEqual([
      { kind: "space", ids: ["space:rome", "space:capua"] },
      { kind: "card", ids: ["card:3"] },
      { kind: "", ids: ["pass"] },
    ]);
    expect(groupsOf(["done", "draw-leader", "end", "arrange"])).toEqual([
      { kind: "", ids: ["draw-leader", "arrange", "done", "end"] },
    ]);
  });

  test("stand below headings in the order of the alphabet, those without one last", () => {
    const provinces: Record<string, string> = { arpi: "Apulia", sena: "Umbria", cannae: "Apulia" };
    const groups = groupsOf(["space:sena", "space:rome", "space:cannae", "space:arpi", "done"]);
    const name = (id: string) => id.slice("space:".length);
    expect(underHeadings(groups, (id) => provinces[name(id)] ?? "", name, "en")).toEqual([
      { kind: "space", heading: "Apulia", ids: ["space:arpi", "space:cannae"] },
      { kind: "space", heading: "Umbria", ids: ["space:sena"] },
      { kind: "space", ids: ["space:rome"] },
      { kind: "", ids: ["done"] },
    ]);
  });

  test("have at most one primary button", () => {
    expect(primaryOf(["yes", "no"])).toBe("yes");
    expect(primaryOf(["pass", "card:3"])).toBeUndefined();
    expect(primaryOf(["done", "space:rome"])).toBeUndefined();
    expect(primaryOf(["done", "space:rome"], true)).toBe("done");
    expect(primaryOf(["pass"])).toBe("pass");
    expect(primaryOf(["move", "place", "event"])).toBeUndefined();
  });

  test("are found without accents and in any order of words", () => {
    expect(matches("Nouvelle Carthagène", "carthagene nouv")).toBe(true);
    expect(matches("Rome", "roma")).toBe(false);
  });
});

describe("the rules", () => {
  const rules = [
    { id: "13", title: "Avoiding battle", text: ["A force may slip away."] },
    { id: "13.5", title: "Into a city", text: ["See [[15.4]].", "- A list."] },
    { id: "15.4", title: "Retreat", text: ["Inside the walls."] },
  ];

  test("a number leads to its section or to the nearest that holds it", () => {
    expect(sectionFor(rules, "13.5.C")?.id).toBe("13.5");
    expect(sectionFor(rules, "13.9")?.id).toBe("13");
    expect(sectionFor(rules, "15")?.id).toBe("15.4");
    expect(sectionFor(rules, "99")).toBeUndefined();
  });

  test("are searched by words, titles first", () => {
    expect(searchRules(rules, "city").map(({ id }) => id)).toEqual(["13.5"]);
    expect(searchRules(rules, "a").map(({ id }) => id)).toContain("13");
    expect(searchRules(rules, " ")).toEqual([]);
  });

  test("link to one another", () => {
    expect(piecesOf("See [[15.4]].")).toEqual([
      { text: "See ", link: null },
      { text: "15.4", link: "15.4" },
      { text: ".", link: null },
    ]);
  });
});
