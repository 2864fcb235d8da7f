import { expect, test } from "vitest";
import { type Answer, type AnyGame, chanceFrom, headerFor, onlyAnswer, refusal, Session } from "../../src/engine/index.ts";
import { suggestion as warSuggestion } from "../../src/games/first-punic-war/page/suggestions.ts";
import { policy as warPolicy } from "../../src/games/first-punic-war/players/frozen/policy.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { planning } from "../../src/games/hamilcar/page/planning.ts";
import { suggestion as hamilcarSuggestion } from "../../src/games/hamilcar/page/suggestions.ts";
import allEn from "../../src/games/hamilcar/page/words/all-en.ts";
import { policy as hamilcarPolicy } from "../../src/games/hamilcar/players/frozen/policy.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import { suggestion as hannibalSuggestion } from "../../src/games/hannibal/page/suggestions.ts";
import { policy as hannibalPolicy } from "../../src/games/hannibal/players/frozen/policy.ts";
import { hannibal } from "../../src/games/hannibal/rules/index.ts";
import type { GameFace } from "../../src/web/face.ts";
import { emptyDraft } from "../../src/web/question/draft.ts";
import { hintOn } from "../../src/web/question/hint.ts";
import { Words } from "../../src/words/words.ts";
import { gameAt, marching, play, stack } from "../hamilcar/table.ts";

type Policy = (state: never, question: never, chance: ReturnType<typeof chanceFrom>) => Answer;
const GAMES = {
  hannibal: [hannibal, hannibalPolicy, hannibalSuggestion],
  hamilcar: [hamilcar, hamilcarPolicy, hamilcarSuggestion],
  "first-punic-war": [firstPunicWar, warPolicy, warSuggestion],
} as const;

test("hamilcar: no supply train is given up at the end of a turn unless one says so", () => {
  const game = gameAt({
    phase: "war-chest",
    chest: { rome: 9, carthage: 14 },
    forces: [stack("carthage", "carthago", 2, { supply: 2 })],
  });
  const { question, header } = game;
  expect(question!.prompt).toBe("hamilcar.reduce-difference");
  const proposed = hamilcarSuggestion(question as never, game.view("carthage"), header);
  expect(emptyDraft("", question!, proposed).counts).toEqual({ "supply:carthago": 0 });
});

test("hamilcar: of two commanders of equal rank the one is proposed whom a plan had in mind", () => {
  const game = marching("hanno", {
    forces: [
      stack("carthage", "enna", 3, { generals: ["hanno"] }),
      stack("rome", "catana", 3, { generals: ["caudex", "maximus"] }),
    ],
  });
  play(game, ["march", "space:catana"], ["react", "done"]);
  const { question, state, header } = game;
  expect(question!.prompt).toBe("hamilcar.commander");
  const proposed = hamilcarSuggestion(question as never, game.view("rome"), header);
  expect(proposed).toBe(planning.ground.guide(question!, state));
});

test("hamilcar: who plays first depends on the hand, and no rule of thumb proposes it; it is said what speaks for either", () => {
  const game = gameAt({
    phase: "first-play",
    supremacy: "carthage",
    hands: { rome: [1], carthage: [2] },
    discard: [25, 26, 28, 29, 30, 31],
  });
  const { question, header } = game;
  expect(question!.prompt).toBe("hamilcar.who-first");
  expect(hamilcarSuggestion(question as never, game.view(question!.seat), header)).toBeUndefined();
  expect(hintOn(question!, new Words("en", allEn))).toContain("Naval Supremacy");
});

test.each(Object.entries(GAMES))(
  "%s: whatever is proposed from what a player sees is allowed",
  (_name, [rules, policy, suggestion]) => {
    const game = rules as unknown as AnyGame;
    const session = Session.begin(game, headerFor(game, { seed: "proposed" }));
    const chance = chanceFrom("proposed");
    const proposed = new Set<string>();
    const propose = suggestion as NonNullable<GameFace["suggestion"]>;
    while (session.question && session.version < 900) {
      const { question, header } = session;
      const answer = propose(question, session.view(question.seat), header);
      if (answer !== undefined) {
        proposed.add(question.prompt);
        expect(refusal(question, answer), question.prompt).toBeUndefined();
      }
      session.answer(onlyAnswer(question) ?? (policy as Policy)(session.state as never, question as never, chance));
    }
    expect(proposed.size).toBeGreaterThan(5);
  },
);
