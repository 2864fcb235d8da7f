import { expect, test } from "vitest";
import { LOOKS, STORIES } from "../../../src/games/hannibal/page/film.ts";
import { telling } from "../../../src/games/hannibal/page/telling.ts";
import { opensGroup } from "../../../src/games/hannibal/words/telling.ts";
import { endsMove, moveAfter } from "../../../src/web/film/telling.ts";
import type { Logged } from "../../../src/web/table/client.ts";

const face = { looks: LOOKS, stories: STORIES, telling, opensGroup };
const entry = (name: string, general: string): Logged => ({
  n: 1,
  version: 1,
  event: `hannibal.log.${name}`,
  params: { general: `general:${general}` },
});
const step = entry("marched", "hannibal");

test("a move goes on past an enemy who does not intercept it, and past attrition", () => {
  expect(moveAfter(face, entry("let-pass", "fabius"), null, step)).toBe(step);
  expect(moveAfter(face, entry("attrition", "hannibal"), STORIES.find(({ id }) => id === "attrition")!, step)).toBe(step);
  expect(endsMove(face, step, entry("marched", "hannibal"))).toBe(false);
  expect(endsMove(face, step, entry("avoided", "fabius"))).toBe(false);
});

test("a move is over once another general is activated, nobody else is, or a card is played", () => {
  for (const next of ["activated", "nobody-else", "plays"]) expect(endsMove(face, step, entry(next, "mago"))).toBe(true);
});

test("nothing more is said of a move that ends in a fight, or with a sentence of its own", () => {
  expect(moveAfter(face, entry("battle", "hannibal"), STORIES.find(({ id }) => id === "battle")!, step)).toBeNull();
  for (const ending of ["halts", "stays", "no-pursuit"])
    expect(moveAfter(face, entry(ending, "hannibal"), null, step)).toBeNull();
});
