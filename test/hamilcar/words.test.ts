import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, type Params, type Question, randomAnswer, Session } from "../../src/engine/index.ts";
import { GENERALS } from "../../src/games/hamilcar/generals.ts";
import { hamilcar } from "../../src/games/hamilcar/index.ts";
import { SPACE_OPTIONS } from "../../src/games/hamilcar/map.ts";
import { CARD_COUNT } from "../../src/games/hamilcar/strategyCards.ts";
import { TACTIC_COUNT } from "../../src/games/hamilcar/tactics.ts";
import en from "../../src/games/hamilcar/words/en.ts";
import fr from "../../src/games/hamilcar/words/fr.ts";
import { Words } from "../../src/words/words.ts";

const english = new Words("en", en);

/** Keys that a sentence needs: itself, and the parameters that are keys too. */
function keysOf(key: string, params: Params = {}): string[] {
  const values = Object.entries(params).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((item) =>
      typeof item === "string" ? [name === "modifiers" ? item.split("=")[0]! : item] : [],
    ),
  );
  return [key, ...values];
}

const optionsOf = (question: Question): readonly string[] =>
  question.kind === "choose" || question.kind === "pick"
    ? question.options
    : question.kind === "allocate"
      ? question.items.map(({ id }) => id)
      : [];

describe("words of Hamilcar", () => {
  test("English and French say the same things, with the same parameters", () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    const parameters = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    for (const key of Object.keys(en)) expect(parameters(fr[key]!), key).toEqual(parameters(en[key]!));
  });

  test("every card, tactic card and general has a name and a text", () => {
    const keys: string[] = [];
    for (let card = 1; card <= CARD_COUNT; card++) keys.push(`card:${card}`, `card:${card}.text`);
    for (let card = 1; card <= TACTIC_COUNT; card++) keys.push(`tactic:${card}`, `tactic:${card}.text`);
    for (const { id } of GENERALS) keys.push(`general:${id}`, `general:${id}.text`);
    for (const key of keys) expect(english.has(key), key).toBe(true);
  });

  test("what happens inside walls can be told like what happens elsewhere", () => {
    const french = new Words("fr", fr);
    const lost = { seat: "seat:carthage", lost: 1, space: "inside:agrigentum" };
    expect(english.say("hamilcar.log.cus-lost", lost)).toBe("Carthage loses 1 CU in Agrigentum (inside the walls).");
    expect(french.say("hamilcar.log.cus-lost", lost)).toBe("Carthage perd 1 UC à Agrigentum (dans les murs).");
  });

  test("every option, rule set and scenario of the set-up has a name", () => {
    for (const { id } of hamilcar.options) expect(english.has(`option:${id}`)).toBe(true);
    for (const id of hamilcar.rulesets) expect(english.has(`ruleset:${id}`)).toBe(true);
    for (const id of hamilcar.scenarios) expect(english.has(`scenario:${id}`)).toBe(true);
  });

  test("everything that is asked, logged or refused in random games can be said", () => {
    const unsaid = new Set<string>();
    const say = (...keys: string[]) => {
      for (const key of keys) if (!english.has(key)) unsaid.add(key);
    };
    for (let number = 0; number < 60; number++) {
      const chance = chanceFrom(`words ${number}`);
      const options = Object.fromEntries(hamilcar.options.map(({ id }, index) => [id, (number >> index) % 2 === 1]));
      const ruleset = number % 2 ? "silver" : "golden-geek";
      const session = Session.begin(hamilcar, headerFor(hamilcar, { seed: `words ${number}`, ruleset, options }));
      const seen = new Set<string>();
      while (session.question) {
        const question = session.question;
        say(...keysOf(question.prompt, question.params));
        for (const option of optionsOf(question)) {
          if (!english.has(`${question.prompt}.${option}`)) say(option);
          seen.add(option);
        }
        for (const id of [...seen].slice(-20)) {
          const reason = question.whyNot?.(id);
          if (reason) say(...keysOf(reason.why, reason.params));
        }
        session.answer(randomAnswer(question, chance));
      }
      for (const { event, params } of session.log ?? []) say(...keysOf(event, params));
      say(session.over!.reason);
    }
    expect([...unsaid]).toEqual([]);
  });

  test("every key in the code has its words", async () => {
    const { readdirSync, readFileSync } = await import("node:fs");
    const { join } = await import("node:path");
    const root = join(import.meta.dirname, "../../src/games/hamilcar");
    const files = [root, join(root, "cards")].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".ts"))
        .map((name) => join(folder, name)),
    );
    const keys = files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/"(hamilcar\.[a-z0-9.-]+)"/g)].map(([, key]) => key!),
    );
    expect([...new Set(keys)].filter((key) => !english.has(key))).toEqual([]);
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
