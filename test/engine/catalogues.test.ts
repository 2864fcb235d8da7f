import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadGame } from "../../src/cli/loaded-game.ts";
import {
  type AnyGame,
  chanceFrom,
  headerFor,
  type Params,
  type Question,
  randomAnswer,
  Session,
} from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import type { Catalogue } from "../../src/words/words.ts";

/** Keys that a sentence needs: itself, and the parameters that are keys too (a number, alone or of a place, or years such as 264-262 are not). */
function keysOf(key: string, params: Params = {}): string[] {
  const values = Object.entries(params).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((item) =>
      typeof item === "string" && !/^[\d-]+(?:=|$)/.test(item)
        ? name === "modifiers"
          ? item.split("=")[0]!.split("+")
          : [item]
        : [],
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

/** The rules of a game as they are written, without its words and data. */
const sourcesOf = (game: AnyGame): string[] => {
  const folder = join(import.meta.dirname, "../../src/games", game.id, "rules");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
};

/** Games played at random to their end, over all rule sets, scenarios and options. */
function* randomGames(game: AnyGame, games: number): Generator<Session> {
  for (let number = 0; number < games; number++) {
    const options = Object.fromEntries(
      game.options.map(({ id, values }, index) => [id, values[(number >> index) % values.length]!]),
    );
    const ruleset = game.rulesets[number % game.rulesets.length]!;
    const scenario = game.scenarios[(number >> 1) % game.scenarios.length]!;
    yield Session.begin(game, headerFor(game, { seed: `words ${number}`, ruleset, scenario, options }));
  }
}

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))("the words of %s", async (id, manifest) => {
  const { rules: game, words, face } = await loadGame(manifest);
  const { en: english, fr: french } = words;
  const en: Catalogue = { ...face.words.en, ...(await manifest.words.en()) };
  const fr: Catalogue = { ...face.words.fr, ...(await manifest.words.fr()) };
  const unsaid = (keys: Iterable<string>) => [...new Set(keys)].filter((key) => !english.has(key) || !french.has(key));

  test("say the same things in both languages, with the same parameters", () => {
    // which forms a name has beside it is each language's own affair
    const said = (words: Catalogue) =>
      Object.keys(words)
        .filter((key) => !/\.(?:the|in|at|to|from|of|is)$/.test(key) || !Object.hasOwn(words, key.slice(0, key.lastIndexOf("."))))
        .sort();
    expect(said(fr)).toEqual(said(en));
    const parameters = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    for (const key of said(en)) expect(parameters(fr[key]!), key).toEqual(parameters(en[key]!));
  });

  test("name every rule set, scenario and option of the set-up", () => {
    const values = game.options.flatMap((option) =>
      option.values.filter((value) => typeof value === "string").map((value) => `option:${option.id}.${value}`),
    );
    const keys = [
      ...game.rulesets.map((ruleset) => `ruleset:${ruleset}`),
      ...game.scenarios.map((scenario) => `scenario:${scenario}`),
      ...game.options.map((option) => `option:${option.id}`),
    ];
    expect(unsaid([...keys, ...values])).toEqual([]);
  });

  test("word every key that stands in the rules", () => {
    const prefix = id === "first-punic-war" ? "fpw" : id;
    const key = new RegExp(`"(${prefix}\\.[a-z0-9-]+(?:\\.[a-zA-Z0-9-]+)*)"`, "g");
    const keys = sourcesOf(game).flatMap((text) => [...text.matchAll(key)].map(([, found]) => found!));
    const named = Object.keys(en).filter((worded) => worded.startsWith(`${prefix}.`));
    expect(new Set(keys).size).toBeGreaterThanOrEqual(named.length > 100 ? 100 : 0);
    // some stand for a family of questions: "hannibal.take" for "hannibal.take.cus"
    expect(unsaid(keys).filter((stem) => !Object.keys(en).some((worded) => worded.startsWith(`${stem}.`)))).toEqual([]);
  });

  test("say everything that is asked, logged or refused in random games", () => {
    const keys = new Set<string>();
    for (const session of randomGames(game, 40)) {
      const chance = chanceFrom(session.header.seed);
      const seen = new Set<string>();
      while (session.question) {
        const question = session.question;
        for (const key of keysOf(question.prompt, question.params)) keys.add(key);
        for (const option of optionsOf(question)) {
          if (!english.has(`${question.prompt}.${option}`)) keys.add(option);
          seen.add(option);
        }
        for (const option of [...seen].slice(-20)) {
          const reason = question.whyNot?.(option);
          if (reason) for (const key of keysOf(reason.why, reason.params)) keys.add(key);
        }
        session.answer(randomAnswer(question, chance));
      }
      for (const { event, params } of session.log ?? []) for (const key of keysOf(event, params)) keys.add(key);
      keys.add(session.over!.reason);
    }
    expect(unsaid(keys)).toEqual([]);
  });
});
