import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, type Question, randomAnswer, Session } from "../../src/engine/index.ts";
import { GENERALS } from "../../src/games/hamilcar/rules/generals.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { SPACE_OPTIONS } from "../../src/games/hamilcar/rules/map.ts";
import { CARD_COUNT } from "../../src/games/hamilcar/rules/strategy-cards.ts";
import { TACTIC_COUNT } from "../../src/games/hamilcar/rules/tactics.ts";
import en from "../../src/games/hamilcar/words/en.ts";
import fr from "../../src/games/hamilcar/words/fr.ts";
import { Words } from "../../src/words/words.ts";

const english = new Words("en", en);

const optionsOf = (question: Question): readonly string[] =>
  question.kind === "choose" || question.kind === "pick"
    ? question.options
    : question.kind === "allocate"
      ? question.items.map(({ id }) => id)
      : [];

describe("words of Hamilcar", () => {
  test("every card, tactic card and general has a name and a text", () => {
    const keys: string[] = [];
    for (let card = 1; card <= CARD_COUNT; card++) keys.push(`card:${card}`, `card:${card}.text`);
    for (let card = 1; card <= TACTIC_COUNT; card++) keys.push(`tactic:${card}`, `tactic:${card}.text`);
    for (const { id } of GENERALS) keys.push(`general:${id}`, `general:${id}.text`);
    for (const key of keys) expect(english.has(key), key).toBe(true);
  });

  test("what happens inside walls can be told like what happens elsewhere", () => {
    const french = new Words("fr", fr);
    const lost = { seat: "seat:carthage", lost: 1, left: ["cus:1"], space: "inside:agrigentum" };
    expect(english.say("hamilcar.log.cus-lost", lost)).toBe("Carthage loses 1 CU in Agrigentum (inside the walls): 1 CU left.");
    expect(french.say("hamilcar.log.cus-lost", lost)).toBe("Carthage perd 1 UC à Agrigentum (dans les murs) ; il reste 1 UC.");
  });

  test("every question about spaces says why another space will not do", () => {
    const silent = new Set<string>();
    for (let number = 0; number < 40; number++) {
      const chance = chanceFrom(`why ${number}`);
      const options = Object.fromEntries(hamilcar.options.map(({ id }, index) => [id, (number >> index) % 2 === 1]));
      const ruleset = number % 2 ? "silver" : "golden-geek";
      const session = Session.begin(hamilcar, headerFor(hamilcar, { seed: `why ${number}`, ruleset, options }));
      while (session.question) {
        const { question } = session;
        const listed = optionsOf(question);
        if (listed.some((id) => /^(space|sea):/.test(id))) {
          for (const id of SPACE_OPTIONS.filter((space) => !listed.includes(space)).slice(0, 3)) {
            const reason = question.whyNot?.(id);
            if (!reason && !listed.includes(id.replace("space:", "sea:"))) silent.add(question.prompt);
          }
        }
        session.answer(randomAnswer(question, chance));
      }
    }
    expect([...silent]).toEqual([]);
  });
});
