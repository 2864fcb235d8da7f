import { beforeAll, describe, expect, test } from "vitest";
import { loadGame } from "../../src/cli/loaded-game.ts";
import { questionText } from "../../src/cli/question-text.ts";
import type { Question } from "../../src/engine/index.ts";
import { GENERALS } from "../../src/games/hannibal/rules/generals.ts";
import { ALL_CARDS } from "../../src/games/hannibal/rules/strategy-cards.ts";
import en from "../../src/games/hannibal/words/en.ts";
import fr from "../../src/games/hannibal/words/fr.ts";
import { GAMES } from "../../src/games/index.ts";
import { mistakesIn, type Sentence, sentencesOf } from "../../src/kit/sentences.ts";
import type { Words } from "../../src/words/words.ts";

describe("words of Hannibal", () => {
  let words: Record<"en" | "fr", Words>;
  let sentences: Sentence[];
  beforeAll(async () => {
    const game = await loadGame(GAMES.find(({ id }) => id === "hannibal")!);
    words = game.words;
    const player = game.players.find(({ id }) => id === "hasty");
    sentences = [...sentencesOf(game.rules, { games: 6, seed: "words", player })];
  });

  test("every card and every general has a name and a text", () => {
    const things = [...ALL_CARDS.map(({ number }) => `card:${number}`), ...GENERALS.map(({ id }) => `general:${id}`)];
    for (const catalogue of [en, fr])
      for (const key of things.flatMap((thing) => [thing, `${thing}.text`])) expect(catalogue[key], key).toBeTruthy();
  });

  test("of thousands of sentences none has a brace, a key, a plural of one or a count of nothing", () => {
    expect(sentences.length).toBeGreaterThan(10000);
    for (const language of ["en", "fr"] as const) {
      const wrong = sentences.flatMap(({ key, params }) => {
        const said = words[language].say(key, params);
        return mistakesIn(said).map((mistake) => `${mistake}: ${said}`);
      });
      expect([...new Set(wrong)]).toEqual([]);
    }
  });

  test("a single loss is an elephant or not; of several they are counted", () => {
    const said = (language: "en" | "fr", lost: number) =>
      [0, 1].map((count) => words[language].amount("hannibal.lose-elephants", count, { lost }));
    expect(said("en", 1)).toEqual(["An ordinary CU", "An elephant"]);
    expect(said("fr", 1)).toEqual(["Une UC ordinaire", "Un éléphant"]);
    expect(said("en", 2)).toEqual(["0", "1"]);
    const question: Question = {
      ...{ kind: "amount", seat: "carthage", prompt: "hannibal.lose-elephants", rule: "17.2", min: 0, max: 1 },
      params: { lost: 1, space: "space:rhone" },
    };
    expect(questionText(question, words.en).body.slice(0, 2)).toEqual(["  0  An ordinary CU", "  1  An elephant"]);
  });

  test("French comes from a people as it goes to one", () => {
    const params = { general: "general:hannibal", from: "space:taurini", space: "space:boii", units: ["cus:6"] };
    expect(words.fr.say("hannibal.log.intercepted", { ...params, attacker: "general:varro" })).toBe(
      "Hannibal quitte les Taurins avec 6 UC pour intercepter Varron chez les Boïens.",
    );
    expect(words.fr.say("hannibal.log.backed-up", params)).toBe(
      "Hannibal revient de chez les Taurins chez les Boïens avec 6 UC ; son mouvement s'arrête.",
    );
    expect(words.en.say("hannibal.log.backed-up", { ...params, chosen: 1 })).toBe(
      "Hannibal goes back from the Taurini to the Boii with 6 CUs, rather than fight; his move ends.",
    );
  });

  test("every question that is about a place names it", () => {
    const placeless =
      /^hannibal\.(?:pre-empt|who-first|play-card|use-card|activate|place-pcs|raise|steal|counterattack|remove-pcs|reinforce-|stack-of-five|return-general|africanus|proconsul|place-consul|play-again|event\.)/;
    const silent = sentences.filter(
      ({ kind, key, params }) =>
        kind === "prompt" && !placeless.test(key) && params.space === undefined && params.to === undefined,
    );
    expect([...new Set(silent.map(({ key }) => key))]).toEqual([]);
  });

  test("places are said as the language says them", () => {
    const said = (language: "en" | "fr", space: string) =>
      words[language].say("hannibal.log.marched", { general: "general:mago", space: `space:${space}` });
    expect(["boii", "rhone", "capua", "baleares"].map((space) => said("en", space))).toEqual([
      "Mago moves to the Boii.",
      "Mago moves to the Rhone.",
      "Mago moves to Capua.",
      "Mago moves to the Baleares.",
    ]);
    expect(["boii", "rhone", "capua", "baleares", "bruttium"].map((space) => said("fr", space))).toEqual([
      "Magon arrive chez les Boïens.",
      "Magon arrive sur le Rhône.",
      "Magon arrive à Capoue.",
      "Magon arrive aux Baléares.",
      "Magon arrive dans le Bruttium.",
    ]);
    expect(words.fr.say("hannibal.log.lost", { seat: "seat:rome", units: ["cus:2"], left: [], space: "inside:utica" })).toBe(
      "Rome perd 2 UC dans les murs d'Utique ; il n'en reste aucune.",
    );
  });

  test("what a force has not is not said, and one goes where many go", () => {
    const params = { general: "general:mago", space: "space:capua" };
    expect(words.en.say("hannibal.log.activated", { ...params, units: [] })).toBe("Mago is activated in Capua, alone.");
    expect(words.fr.say("hannibal.log.activated", { ...params, units: ["cus:1", "general:h_gisgo", "siege-train"] })).toBe(
      "Magon est activé à Capoue avec 1 UC, H. Giscon et les engins de siège.",
    );
    const inside = (units: string[]) => words.en.say("hannibal.log.inside", { seat: "seat:rome", space: "space:capua", units });
    expect(inside(["cus:1"])).toBe("Rome brings 1 CU inside the walls of Capua.");
    expect(inside(["siege-train"])).toBe("Rome brings the siege train inside the walls of Capua.");
  });
});
