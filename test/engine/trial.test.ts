import { expect, test } from "vitest";
import { chanceFrom, isFinal, type Pick, PunicaError, randomAnswer, Session } from "../../src/engine/index.ts";
import { toy, toyHeader } from "../../src/kit/toy.ts";

/** Plays at random until something is asked. */
function asked(prompt: string): Session {
  for (let seed = 0; ; seed++) {
    const session = Session.begin(toy, toyHeader({ seed: `trial ${seed}` }));
    const chance = chanceFrom(`${seed}`);
    while (session.question) {
      if (session.question.prompt === prompt) return session;
      session.answer(randomAnswer(session.question, chance));
    }
  }
}

test("an answer is final if it rolls a die or shows a card, and not if it can be taken back", () => {
  const march = asked("march-from");
  expect(isFinal(march, march.question!.kind === "choose" ? march.question!.options[0]! : "", "x")).toBe(false);
  const battle = asked("withdraw");
  expect(isFinal(battle, "yes", "x")).toBe(false);
  expect(isFinal(battle, "no", "x")).toBe(true);
});

test("a trial changes nothing, and refuses what the rules refuse", () => {
  const session = asked("withdraw");
  const before = session.fingerprint();
  isFinal(session, "no", "x");
  expect(() => isFinal(session, "perhaps", "x")).toThrow(PunicaError);
  expect(session.fingerprint()).toBe(before);
});

test("a trial does not tell what the other side holds: it says the same whatever that is", () => {
  const session = asked("raid-where");
  const { seat } = session.question!;
  const answer = (session.question as Pick).options.slice(0, 1);
  const said = ["a", "b", "c", "d"].map((hidden) => {
    const other = session.fork();
    other.redeal(seat, hidden);
    expect(other.view(seat)).toEqual(session.view(seat));
    return isFinal(other, answer, "x");
  });
  expect(new Set(said)).toEqual(new Set([isFinal(session, answer, "x")]));
});
