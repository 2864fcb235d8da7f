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

/** A battle and a siege have been seen. */
function hasAll({ log }: Session): boolean {
  const events = new Set(log!.map(({ event }) => event));
  return events.has("hannibal.log.won") && events.has("hannibal.log.siege-roll");
}

/** A seed whose first turn sees a battle and a siege when both sides want to fight. */
function eventfulTurn(): Header {
  // the first one is known to have both early on
  for (let seed = 377; seed < 877; seed++) {
    const header = headerFor(rules, { seed: `turn ${seed}` });
    const session = Session.begin(rules, header);
    const play = aggressor(header.seed);
    while (session.question && (session.view(null) as { turn: number }).turn === 1 && session.version < 400)
      session.answer(onlyAnswer(session.question) ?? play(session.question, session));
    if (hasAll(session) && session.question) return header;
  }
  throw new Error("no such turn");
}

/** Plays beside the page, always the same answers, until the turn is over or enough has been seen. */
async function playTurn(
  viewport: { width: number; height: number },
  language: "en" | "fr",
  isEnough: (session: Session) => boolean,
): Promise<void> {
  const header = eventfulTurn();
  const page = await stage.page({ viewport, language, prefs: { confirm: "never" } });
  await stage.openGame(page, stored(header, "hotseat"));
  const twin = Session.begin(rules, header);
  const play = aggressor(header.seed);
  let checkedBattle = false;
  while ((twin.view(null) as { turn: number }).turn === 1 && !isEnough(twin)) {
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
  expect(checkedBattle && hasAll(twin)).toBe(true);
}

describe("two players at one screen", () => {
  test("a whole turn with a battle and a siege", () => playTurn(WIDE, "en", () => false));
  test("the same on a phone, in French, until both are over", () =>
    playTurn(PHONE, "fr", (twin) => hasAll(twin) && (twin.view(null) as { battle: unknown }).battle === null));
});
