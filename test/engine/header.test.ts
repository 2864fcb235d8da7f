import { expect, test } from "vitest";
import { headerFor, PunicaError, readHeader } from "../../src/engine/index.ts";
import { toy } from "../../src/kit/toy.ts";

const games = [toy];

test("what is left out gets the defaults of the game and of the rule set", () => {
  expect(headerFor(games[0]!, { seed: "x" })).toEqual({
    game: "toy",
    ruleset: "plain",
    scenario: "whole",
    options: { hand: "small" },
    seed: "x",
  });
  expect(headerFor(games[0]!, { seed: "x", ruleset: "harsh" }).options).toEqual({ hand: "large" });
});

test("a number may be a seed", () => {
  expect(readHeader({ game: "toy", seed: 1 }, games).header.seed).toBe("1");
});

test.each([
  [null, "header"],
  [[], "header"],
  [{ seed: "x" }, "game"],
  [{ game: "toy", seed: "" }, "seed"],
  [{ game: "toy", seed: "x".repeat(201) }, "seed"],
  [{ game: "toy", seed: { a: 1 } }, "seed"],
  [{ game: "toy", seed: "x", ruleset: null }, "ruleset"],
  [{ game: "toy", seed: "x", options: { __proto__: null, hand: true } }, "options.hand"],
])("%j is refused, and the field named", (value, field) => {
  try {
    readHeader(value, games);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(PunicaError);
    expect((error as PunicaError).field).toBe(field);
  }
});
