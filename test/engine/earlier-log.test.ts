import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadGame } from "../../src/cli/loaded-game.ts";
import { GAMES } from "../../src/games/index.ts";
import { Words } from "../../src/words/words.ts";

// Stored games keep the log as it was written: what an earlier version said has words in every later one

/** The entries and reasons of an earlier version, with the parameters that it gave. */
const EARLIER: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(new URL("earlier-log.json", import.meta.url), "utf8"),
);

/** What is named in a way of its own, for example; all else may be a number. */
const NAMED: Readonly<Record<string, string>> = {
  seat: "seat:rome",
  attacker: "seat:rome",
  defender: "seat:rome",
  slot: "miat:centre",
};

test("the games of then are still there", () => {
  expect(GAMES.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(EARLIER)));
});

describe.each(GAMES.flatMap((manifest) => (manifest.id in EARLIER ? [[manifest.id, manifest] as const] : [])))(
  "an earlier log of %s",
  async (id, manifest) => {
    const { words } = await loadGame(manifest);
    const earlier = Object.entries(EARLIER[id]!);

    test("has words for every entry and reason", () => {
      expect(earlier.length).toBeGreaterThan(100);
      for (const language of [words.en, words.fr])
        expect(earlier.map(([key]) => key).filter((key) => !language.has(key))).toEqual([]);
    });

    test("shows no brace for what was not said then", () => {
      for (const [event, names] of earlier) {
        const given = names.split(" ").filter((name) => name !== "" && name !== "modifiers");
        const params = Object.fromEntries(given.map((name) => [name, NAMED[name] ?? 2]));
        for (const language of [words.en, words.fr]) expect(language.tell({ event, params }), event).not.toMatch(/[{}]/);
      }
    });
  },
);

test("what an entry of a log lacks is left open", () => {
  const words = new Words("en", {
    rolled: "{general} rolls {die}{modifiers}, {count|# CU|# CUs} lost {space.in}{left||: # left|: # left}.",
  });
  expect(words.tell({ event: "rolled", params: { general: "Hanno" } })).toBe("Hanno rolls …, … lost ….");
  expect(words.tell({ event: "rolled", params: { general: "Hanno", die: 3, modifiers: [], count: 1, space: "Capua" } })).toBe(
    "Hanno rolls 3, 1 CU lost in Capua.",
  );
});
