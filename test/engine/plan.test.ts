import { expect, test } from "vitest";
import {
  beginTrial,
  chanceFrom,
  expects,
  follow,
  type Guide,
  type Pick,
  passing,
  randomAnswer,
  Session,
} from "../../src/engine/index.ts";
import { type ToyState, toy, toyHeader } from "../../src/kit/toy.ts";

/** Plays at random until something is asked. */
function asked(prompt: string): Session<ToyState> {
  for (let seed = 0; ; seed++) {
    const session = Session.begin(toy, toyHeader({ seed: `plan ${seed}` }));
    const chance = chanceFrom(`${seed}`);
    while (session.question) {
      if (session.question.prompt === prompt) return session;
      session.answer(randomAnswer(session.question, chance));
    }
  }
}
const raid: Guide<ToyState> = (question) =>
  question.prompt === "raid-where" ? (question as Pick).options.slice(0, 1) : undefined;

test("a plan runs past the reaction of the other side, who passes, and knows where chance speaks", () => {
  const session = asked("raid-where");
  const { seat } = session.question!;
  const before = session.fingerprint();
  const tried = follow(beginTrial(session, seat, "x"), raid);
  expect(tried.steps).toHaveLength(1);
  expect(tried.session.question?.prompt).not.toBe("ambush");
  expect(tried.certain).toBe(1);
  expect(session.fingerprint()).toBe(before);
});

test("a plan tells nothing that is hidden: whatever the other side holds, the trial goes the same way", () => {
  const session = asked("raid-where");
  const { seat } = session.question!;
  const ways = ["a", "b", "c", "d", "e"].map((hidden) => {
    const other = session.fork();
    other.redeal(seat, hidden);
    const { steps, certain } = follow(beginTrial(other, seat, "x"), raid);
    return JSON.stringify([steps, certain]);
  });
  expect(new Set(ways).size).toBe(1);
});

test("a step is expected only at its own question, with the same details, while its answer is allowed", () => {
  const session = asked("march-from");
  const question = session.question!;
  const step = { prompt: question.prompt, params: question.params, answer: passing(question) };
  expect(expects(step, question)).toBe(true);
  expect(expects({ ...step, prompt: "march-to" }, question)).toBe(false);
  expect(expects({ ...step, params: { space: "space:rhegium" } }, question)).toBe(false);
  expect(expects({ ...step, answer: "space:nowhere" }, question)).toBe(false);
});
