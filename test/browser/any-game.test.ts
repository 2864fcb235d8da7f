import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { chanceFrom, headerFor, onlyAnswer, randomAnswer, Session } from "../../src/engine/index.ts";
import { strait } from "../../src/kit/template/rules/index.ts";
import en from "../../src/kit/template/words/en.ts";
import { Words } from "../../src/words/words.ts";
import { expectPrompt, give, stored } from "./player.ts";
import { expectAccessible, PHONE, Stage, WIDE } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open("strait");
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

const game = strait;
const KINDS = ["allocate", "amount", "choose", "pick"];

/** A seed with which somebody who plays at random meets every kind of question. */
function richSeed(): string {
  for (let seed = 0; seed < 200; seed++) {
    const session = Session.begin(game, headerFor(game, { seed: `game ${seed}` }));
    const chance = chanceFrom(`game ${seed}`);
    const kinds = new Set<string>();
    while (session.question) {
      const forced = onlyAnswer(session.question);
      if (forced === undefined) kinds.add(session.question.kind);
      session.answer(forced ?? randomAnswer(session.question, chance));
    }
    if (kinds.size === KINDS.length) return `game ${seed}`;
  }
  throw new Error("no game has all kinds of questions");
}

describe("the table is for any game", () => {
  for (const viewport of [WIDE, PHONE]) {
    test(`a game with all four kinds of questions to its end, ${viewport.width} wide`, async () => {
      const header = headerFor(game, { seed: richSeed() });
      const page = await stage.page({ viewport, prefs: { curtain: false } });
      await stage.openGame(page, stored(header, "strait", [], game));
      const twin = Session.begin(game, header);
      const chance = chanceFrom(header.seed);
      const kinds = new Set<string>();
      while (twin.question) {
        const { question } = twin;
        const forced = onlyAnswer(question);
        if (forced === undefined) {
          await expectPrompt(page, question, new Words("en", en));
          if (!kinds.has(question.kind)) await expectAccessible(page, question.kind);
          kinds.add(question.kind);
        }
        const answer = forced ?? randomAnswer(question, chance);
        if (forced === undefined) await give(page, question, answer);
        twin.answer(answer);
      }
      expect([...kinds].sort()).toEqual(KINDS);
      await page
        .getByRole("heading", {
          name: twin.over!.winner === "rome" ? "Rome wins" : twin.over!.winner ? "Carthage wins" : "A draw",
        })
        .waitFor();
      await expectAccessible(page, "the end");
    });
  }
});
