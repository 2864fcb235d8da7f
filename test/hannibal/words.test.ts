import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, type Params, type Question, randomAnswer, Session } from "../../src/engine/index.ts";
import { ALL_CARDS } from "../../src/games/hannibal/cards.ts";
import { GENERALS } from "../../src/games/hannibal/generals.ts";
import { hannibal } from "../../src/games/hannibal/index.ts";
import en from "../../src/games/hannibal/words/en.ts";
import fr from "../../src/games/hannibal/words/fr.ts";
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

describe("words of Hannibal", () => {
  test("English and French say the same things, with the same parameters", () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    const parameters = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    for (const key of Object.keys(en)) expect(parameters(fr[key]!), key).toEqual(parameters(en[key]!));
  });

  test("every card and every general has a name and a text", () => {
    for (const { number } of ALL_CARDS)
      for (const key of [`card:${number}`, `card:${number}.text`]) expect(english.has(key), key).toBe(true);
    for (const { id } of GENERALS)
      for (const key of [`general:${id}`, `general:${id}.text`]) expect(english.has(key), key).toBe(true);
  });

  test("every rule set, scenario and option can be said, and every reason in the rules", () => {
    for (const id of hannibal.rulesets) expect(english.has(`ruleset:${id}`), id).toBe(true);
    for (const id of hannibal.scenarios) expect(english.has(`scenario:${id}`), id).toBe(true);
    for (const { id, values } of hannibal.options) {
      expect(english.has(`option:${id}`), id).toBe(true);
      for (const value of values)
        if (typeof value === "string") expect(english.has(`option:${id}.${value}`), `${id} ${value}`).toBe(true);
    }
    const folder = new URL("../../src/games/hannibal/", import.meta.url);
    const sources = readdirSync(folder).filter((name) => name.endsWith(".ts"));
    for (const name of sources) {
      const text = readFileSync(new URL(name, folder), "utf8");
      for (const [, key] of text.matchAll(/"(hannibal\.(?:why|because|log|over|levy)\.[a-z-]+)"/g))
        expect(english.has(key!), `${name}: ${key}`).toBe(true);
    }
  });

  test("everything that is asked or logged in random games can be said", () => {
    const unsaid = new Set<string>();
    for (let number = 0; number < 40; number++) {
      const chance = chanceFrom(`words ${number}`);
      const session = Session.begin(
        hannibal,
        headerFor(hannibal, { seed: `words ${number}`, ruleset: number % 2 ? "ah2" : "valley" }),
      );
      while (session.question) {
        const question = session.question;
        const keys = keysOf(question.prompt, question.params);
        for (const option of optionsOf(question)) if (!english.has(`${question.prompt}.${option}`)) keys.push(option);
        for (const key of keys) if (!english.has(key)) unsaid.add(key);
        session.answer(randomAnswer(question, chance));
      }
      for (const { event, params } of session.log ?? [])
        for (const key of keysOf(event, params)) if (!english.has(key)) unsaid.add(key);
      if (!english.has(session.over!.reason)) unsaid.add(session.over!.reason);
    }
    expect([...unsaid]).toEqual([]);
  });
});
