import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Header, headerFor, onlyAnswer, type Question, Session } from "../../src/engine/index.ts";
import { aggressor, battleHeading, expectPrompt, give, rules, stored, WORDS } from "./player.ts";
import { expectAccessible, PHONE, Stage, WIDE } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.closePages());
afterAll(() => stage.close());

/** A seed whose first turn sees a battle and a siege when both sides want to fight. */
function eventfulTurn(): Header {
  for (let seed = 0; seed < 500; seed++) {
    const header = headerFor(rules, { seed: `turn ${seed}` });
    const session = Session.begin(rules, header);
    const play = aggressor(header.seed);
    while (session.question && (session.view(null) as { turn: number }).turn === 1 && session.version < 400)
      session.answer(onlyAnswer(session.question) ?? play(session.question, session));
    const events = new Set(session.log!.map(({ event }) => event));
    if (events.has("hannibal.log.won") && events.has("hannibal.log.siege-roll") && session.question) return header;
  }
  throw new Error("no such turn");
}

/** Plays beside the page, always the same answers, until the turn is over. */
async function playTurn(viewport: { width: number; height: number }, language: "en" | "fr"): Promise<void> {
  const header = eventfulTurn();
  const page = await stage.page({ viewport, language, prefs: { confirm: "never" } });
  await stage.openGame(page, stored(header, "hotseat"));
  const twin = Session.begin(rules, header);
  const play = aggressor(header.seed);
  let checkedBattle = false;
  while ((twin.view(null) as { turn: number }).turn === 1) {
    const question = twin.question as Question;
    const forced = onlyAnswer(question);
    if (forced !== undefined) {
      twin.answer(forced);
      continue;
    }
    await expectPrompt(page, question, WORDS[language]);
    if (question.prompt === "hannibal.attack" && !checkedBattle) {
      checkedBattle = true;
      await battleHeading(page).waitFor();
      await expectAccessible(page, "battle");
    }
    const answer = play(question, twin);
    await give(page, question, answer);
    twin.answer(answer);
  }
  expect(checkedBattle).toBe(true);
}

describe("two players at one screen", () => {
  test("a whole turn with a battle and a siege", () => playTurn(WIDE, "en"));
  test("the same on a phone, in French", () => playTurn(PHONE, "fr"));
});
