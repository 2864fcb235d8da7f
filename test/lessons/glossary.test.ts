import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { sectionFor } from "../../src/words/rules-reference.ts";
import { partsOf, termsOf } from "../../src/words/terms.ts";
import { LANGUAGES, Words } from "../../src/words/words.ts";

/** What lies on each board or stands on a counter, and must be explained. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  hannibal: [
    ...["cu", "elephants", "siege-train", "pc", "tribe", "walled-city", "port", "siege", "province", "political-points"],
    ...["strategy-rating", "battle-rating", "operations", "battle-card", "consul", "proconsul", "isolated"],
  ],
  "first-punic-war": [
    ...["action-points", "victory-points", "combat-factor", "morale", "movement", "command", "recruit", "veteran"],
    ...[
      "leader",
      "legion",
      "hoplites",
      "auxiliary",
      "cavalry",
      "elephants",
      "marines",
      "siege-train",
      "garrison",
      "sacred-band",
      "fleet",
    ],
    ...["hex", "town", "fortress", "capital", "port", "terrain", "river", "zone-of-control", "minor-power", "mercenaries"],
    ...["camp", "army-marker", "fog-of-war", "crisis", "pillage", "colony", "supply"],
    ...["stratagem", "levy", "dictator", "diplomacy", "tactics", "treachery", "spy"],
    ...["column", "counterattack", "withdraw", "rout", "catastrophe"],
  ],
  hamilcar: [
    ...["cu", "elephants", "supply-train", "pc", "walled-city", "tribe", "port", "major-port", "sea-lane", "storm", "province"],
    ...["strategy-rating", "battle-rating", "admiral", "aristocrat", "africanus", "consul", "proconsul", "dictator"],
    ...["warship", "ready", "prize", "naval-supremacy", "seamanship", "corvi", "forgotten-tactics", "truce"],
    ...["siege", "siege-train", "citadel", "miat", "mood", "mercenary", "mare-tyrrhenum", "provincial-display", "war-chest"],
    ...["operation-point", "tactic-card", "battle-die", "dice-level", "siege-die", "naval-die"],
  ],
};

const glossaries = await Promise.all(
  GAMES.filter(({ id }) => id in SEEN).flatMap((game) =>
    LANGUAGES.map(async (language) => ({
      id: game.id,
      language,
      words: new Words(language, await game.page.words[language]()),
      reference: await game.reference[language](),
    })),
  ),
);

describe.each(glossaries)("the glossary of $id in $language", ({ id, words, reference }) => {
  test("explains all that is seen on the board and on the counters", () => {
    const terms = termsOf(words);
    expect(SEEN[id]!.filter((term) => !terms.includes(`term:${term}`))).toEqual([]);
  });

  test("says of every term what it is, how it is written, and where the rules tell of it", () => {
    for (const term of termsOf(words)) {
      for (const entry of ["forms", "means", "rule"]) expect(words.has(`${term}.${entry}`), `${term}.${entry}`).toBe(true);
      expect(words.say(`${term}.means`).length, term).toBeGreaterThan(40);
      expect(sectionFor(reference, words.say(`${term}.rule`)), `${term}: §${words.say(`${term}.rule`)}`).toBeDefined();
    }
  });

  test("writes no term in two ways that mean different things", () => {
    const forms = termsOf(words).flatMap((term) => words.say(`${term}.forms`).split("|"));
    expect(forms.length).toBe(new Set(forms).size);
  });
});

describe("terms in a text", () => {
  const words = new Words("en", {
    "term:cu": "CU",
    "term:cu.forms": "CU|CUs",
    "term:siege": "siege",
    "term:siege.forms": "siege|siege points",
  });

  test("are found as whole words, the longest first, each of them once", () => {
    expect(partsOf("Two CUs, one CU: siege points. Sieges are no siege.", words)).toEqual([
      { said: "Two " },
      { said: "CUs", term: "term:cu" },
      { said: ", one " },
      { said: "CU" },
      { said: ": " },
      { said: "siege points", term: "term:siege" },
      { said: ". Sieges are no " },
      { said: "siege" },
      { said: "." },
    ]);
  });

  test("titles of cards are set off, and a term within one is not asked about", () => {
    const words = new Words("en", { "card:7": "Siege train", "term:siege": "siege", "term:siege.forms": "Siege|siege" });
    expect(partsOf("Rome plays Siege train for a siege.", words)).toEqual([
      { said: "Rome plays " },
      { said: "Siege train", isTitle: true },
      { said: " for a " },
      { said: "siege", term: "term:siege" },
      { said: "." },
    ]);
  });

  test("a title in quotation marks needs none where its type sets it off", () => {
    const english = new Words("en", { "card:7": "Siege train", "log.plays": "Rome plays {card.title}." });
    expect(english.say("log.plays", { card: "card:7" })).toBe("Rome plays “Siege train”.");
    const parts = [{ said: "Rome plays " }, { said: "Siege train", isTitle: true }, { said: "." }];
    expect(partsOf(english.say("log.plays", { card: "card:7" }), english)).toEqual(parts);
    const french = new Words("fr", { "card:7": "« Je suis venu »", "card:8": "Trêve", both: "Il joue {card.title}." });
    expect(french.say("both", { card: ["card:7", "card:8"] })).toBe("Il joue « Je suis venu » et « Trêve ».");
    expect(partsOf(french.say("both", { card: "card:8" }), french)).toContainEqual({ said: "Trêve", isTitle: true });
  });

  test("a text of a game without a glossary stays as it is", () => {
    expect(partsOf("Two CUs", new Words("en", {}))).toEqual([{ said: "Two CUs" }]);
  });
});
