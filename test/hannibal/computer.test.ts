import { describe, expect, test } from "vitest";
import { chanceFrom, headerFor, onlyAnswer, type Question, Session } from "../../src/engine/index.ts";
import { advised, policy } from "../../src/games/hannibal/players/thumb.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import type { Hannibal } from "../../src/games/hannibal/rules/state.ts";
import { carthage, rome } from "./march.ts";
import { gameAt } from "./table.ts";

type Game = ReturnType<typeof gameAt>;
const advice = (game: Game) => advised(game.state as Hannibal, game.question as never);

/** Plays on by the rules of thumb; what each prompt was answered. */
function playedOn(game: Game, until: (question: Question) => boolean): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  while (game.question && !until(game.question)) {
    const answer = onlyAnswer(game.question) ?? advice(game);
    given[game.question.prompt.slice("hannibal.".length)] ??= answer;
    game.answer(answer as never);
  }
  return given;
}

describe("who sets out", () => {
  test("11.1, 24 an army that is to sail leaves Hanno, the siege train and whoever finds no room at home", () => {
    const forces = [
      { ...carthage("carthage", 9, "hasdrubal"), generals: ["hasdrubal", "hanno"] },
      carthage("new_carthage", 1, "hannibal"),
      rome("saguntum", 5, "p_scipio"),
    ];
    const game = gameAt({
      active: "carthage",
      forces,
      control: { carthage: ["carthage", "new_carthage"], rome: ["saguntum"] },
      hands: { carthage: [33], rome: [34] },
    } as never);
    game.answer("card:33");
    game.answer("move");
    game.answer("general:hasdrubal");
    const given = playedOn(game, ({ prompt, seat }) => prompt === "hannibal.march" || seat === "rome");
    expect(given["take.generals"] ?? []).not.toContain("general:hanno");
    expect(String(advice(game))).toMatch(/^sea:/);
  });

  test("10.2 hardly anybody is activated only to stay where he is", () => {
    const tally = { moves: 0, idle: 0 };
    for (const seed of ["a", "b", "c"]) {
      const game = Session.begin(hannibal, headerFor(hannibal, { seed }));
      const chance = chanceFrom(seed);
      while (game.question) {
        const { question } = game;
        const answer = onlyAnswer(question) ?? policy(game.state, question, chance);
        const isFirst = question.prompt === "hannibal.march" && game.state.march!.path.length === 1;
        const before = game.log!.length;
        game.answer(answer);
        if (!isFirst) continue;
        tally.moves++;
        const besieges = game.question?.prompt === "hannibal.siege" || game.question?.prompt === "hannibal.subjugation";
        if (game.log!.slice(before).some(({ event }) => event === "hannibal.log.stays") && !besieges) tally.idle++;
      }
    }
    expect(tally.moves).toBeGreaterThan(60);
    expect(tally.idle / tally.moves).toBeLessThan(0.15);
  });
});
