import { expect, test } from "vitest";
import {
  type AnyGame,
  beginTrial,
  chanceFrom,
  headerFor,
  onlyAnswer,
  type Question,
  Session,
} from "../../../src/engine/index.ts";
import { planning as warPlanning } from "../../../src/games/first-punic-war/page/planning.ts";
import warWords from "../../../src/games/first-punic-war/page/words/all-en.ts";
import { policy as warPolicy } from "../../../src/games/first-punic-war/players/frozen/policy.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { planning as hamilcarPlanning } from "../../../src/games/hamilcar/page/planning.ts";
import hamilcarWords from "../../../src/games/hamilcar/page/words/all-en.ts";
import { policy as hamilcarPolicy } from "../../../src/games/hamilcar/players/frozen/policy.ts";
import { hamilcar } from "../../../src/games/hamilcar/rules/index.ts";
import type { Hamilcar } from "../../../src/games/hamilcar/rules/state.ts";
import { isIdle, lostWith } from "../../../src/web/plan/explore.ts";
import { Words } from "../../../src/words/words.ts";

/** The first question of a kind, in games of the thumb players, at which an option is what is looked for. */
function found(
  rules: unknown,
  policy: unknown,
  prompt: string,
  isIt: (trial: ReturnType<typeof beginTrial>, option: string) => boolean,
) {
  const game = rules as AnyGame;
  for (let n = 0; n < 16; n++) {
    const session = Session.begin(game, headerFor(game, { seed: `lost ${n}` }));
    const chance = chanceFrom(`lost ${n}`);
    while (session.question && session.version < 600) {
      const question = session.question as Question<"rome" | "carthage">;
      if (question.prompt === prompt && question.kind === "choose") {
        const trial = beginTrial(session, question.seat, "x");
        const option = question.options.find((each) => isIt(trial, each));
        if (option) return { question, option };
      }
      const answer = onlyAnswer(question) ?? (policy as typeof warPolicy)(session.state as never, question, chance);
      session.answer(answer);
    }
  }
  return undefined;
}

test("a march that leaves a fortress empty says what it costs (4.2)", () => {
  const words = new Words("en", warWords);
  const costs = (trial: ReturnType<typeof beginTrial>, option: string) => lostWith(warPlanning, trial, option, words);
  const leaves = found(firstPunicWar, warPolicy, "fpw.move", (trial, option) => costs(trial, option).length > 0);
  expect(leaves).toBeDefined();
});

test("an activation above the card says that it uses up supply trains, and why (5.2.C2)", () => {
  const words = new Words("en", hamilcarWords);
  const burns = found(hamilcar, hamilcarPolicy, "hamilcar.activate", (trial, option) =>
    lostWith(hamilcarPlanning, trial, option, words).some((said) =>
      /^uses up 1 supply train: the card is a [12], .* needs a [23]$/.test(said),
    ),
  );
  expect(burns).toBeDefined();
});

test("to discard a card of Hamilcar does nothing, and to activate a general with it does something (5.2.C5)", () => {
  const turn = found(hamilcar, hamilcarPolicy, "hamilcar.play-card", (trial, option) => {
    const fork = trial.session.fork();
    fork.answer(option);
    const { question } = fork;
    const uses = question?.kind === "choose" && question.prompt === "hamilcar.use-card" ? question.options : [];
    if (!uses.includes("discard") || !uses.includes("activate")) return false;
    expect(uses.filter((use) => ["discard", "activate"].includes(use) && isIdle(hamilcarPlanning, trial, [option, use]))).toEqual(
      ["discard"],
    );
    return true;
  });
  expect(turn).toBeDefined();
});

test("an event that takes a card or has cards shown does something (17.1)", () => {
  for (const card of ["card:38", "card:45"]) {
    const turn = found(hamilcar, hamilcarPolicy, "hamilcar.play-card", (trial, option) => {
      if (option !== card || trial.seat !== "carthage") return false;
      const { hands } = trial.session.state as Hamilcar;
      if (hands.rome.length === 0) return false;
      expect(isIdle(hamilcarPlanning, trial, [option, "event"])).toBe(false);
      return true;
    });
    expect(turn, card).toBeDefined();
  }
});
