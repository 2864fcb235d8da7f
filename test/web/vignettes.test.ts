import { describe, expect, test } from "vitest";
import { VIGNETTES as HAMILCAR } from "../../src/games/hamilcar/page/vignettes.ts";
import { CARDS as HAMILCARS } from "../../src/games/hamilcar/rules/strategy-cards.ts";
import { VIGNETTES as HANNIBAL } from "../../src/games/hannibal/page/vignettes.ts";
import { CARDS as HANNIBALS } from "../../src/games/hannibal/rules/strategy-cards.ts";
import { GROUNDS, SKIES, THINGS } from "../../src/games/shared/page/vignette/things.ts";
import { placed } from "../../src/games/shared/page/vignette/vignette.ts";

const games = [
  ["Hannibal", HANNIBAL, Object.values(HANNIBALS)],
  ["Hamilcar", HAMILCAR, Object.values(HAMILCARS)],
] as const;

describe("pictures on strategy cards", () => {
  for (const [game, pictures, cards] of games) {
    const numbers = cards.flatMap((card) => (card ? [card.number] : []));

    test(`${game}: every card has one, and no two the same`, () => {
      expect(Object.keys(pictures).map(Number)).toEqual(numbers);
      const drawn = numbers.map((number) => JSON.stringify(pictures[number]));
      expect(new Set(drawn).size).toBe(drawn.length);
    });

    test(`${game}: all that is on it lies within the card, in order`, () => {
      for (const number of numbers) {
        const xs = placed(pictures[number]!).map(({ x }) => x);
        expect(xs).toEqual([...xs].sort((a, b) => a - b));
        expect(xs.every((x) => x > 8 && x < 130)).toBe(true);
      }
    });
  }

  test("every line is a path whose numbers are numbers", () => {
    for (const marks of [THINGS, GROUNDS, SKIES].flatMap((parts) => Object.values(parts)))
      for (const { d } of marks) {
        expect(d).toMatch(/^M/);
        expect(d).not.toMatch(/NaN|undefined/);
      }
  });
});
