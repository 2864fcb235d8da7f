import { expect, test } from "vitest";
import type { Question } from "../../src/engine/index.ts";
import { whyNotAmong } from "../../src/web/question/why-not.ts";

const asked = { seat: "rome", prompt: "which", rule: "7.2" };
const choose = (...options: string[]): Question => ({ ...asked, kind: "choose", options });

test("where words answer, something has to be decided first", () => {
  expect(whyNotAmong(choose("yes", "no"), "space:rome", "Counterattack?")).toEqual({
    why: "why-not.first",
    rule: "7.2",
    params: { asked: "Counterattack?" },
  });
});

test("a prompt that asks nothing is told after the reason, not as what has to be decided", () => {
  expect(whyNotAmong(choose("hex:1", "stay"), "unit:1", "Hanno may pursue one hex beyond Pisae.").why).toBe("why-not.first-told");
});

test("a thing of another kind is told what is to be chosen", () => {
  expect(whyNotAmong(choose("card:1", "card:2"), "space:rome", "Choose a card.").why).toBe("why-not.other");
});

test("where one may decline what is offered, that has to be decided first", () => {
  expect(whyNotAmong(choose("card:1", "pass"), "space:rome", "Play Bad Weather?").why).toBe("why-not.first");
});

test("a question is repeated without what is told before, unless it is too short by itself", () => {
  const said = (prompt: string) => whyNotAmong(choose("yes", "no"), "space:rome", prompt).params!.asked;
  expect(said("Hanno comes to Utica. Do you react? Dice (Scipio 1).")).toBe("Do you react?");
  expect(said("Catulus reforms the navy. How?")).toBe("Catulus reforms the navy. How?");
  expect(said("17 to 7, column 150-199%. Play Tactics?")).toBe("Play Tactics?");
  expect(said("17 contre 7, colonne 150-199 %. Jouer une Tactique ?")).toBe("Jouer une Tactique ?");
  expect(said("The die was odd, so one unit is lost. Choose which.")).toBe("The die was odd, so one unit is lost. Choose which.");
  expect(said("Choose who commands. Values (I 3, II 2).")).toBe("Choose who commands.");
  expect(said("Pirates! Choose the fleet you lose. Fleets (I, II).")).toBe("Pirates! Choose the fleet you lose.");
});

test("where a number is asked for, it has to be given first", () => {
  const amount: Question = { ...asked, kind: "amount", min: 0, max: 3 };
  expect(whyNotAmong(amount, "space:rome", "How many?").why).toBe("why-not.number");
  const named: Question = { ...amount, params: { space: "space:rome" } };
  expect(whyNotAmong(named, "space:rome", "How many from Rome?").why).toBe("why-not.number"); // and not that Rome is being decided
  expect(whyNotAmong(choose("sally:0", "sally:2"), "space:rome", "How many?").why).toBe("why-not.number");
});

test("one thing or another is no number", () => {
  const either: Question = { ...asked, kind: "amount", min: 0, max: 1 };
  const why = whyNotAmong(either, "space:rome", "A CU is lost. Is it an elephant or an ordinary CU?");
  expect(why).toMatchObject({ why: "why-not.first", params: { asked: "Is it an elephant or an ordinary CU?" } });
});

test("of the same kind the few that can be chosen are named, and many are counted", () => {
  expect(whyNotAmong(choose("general:mago", "none"), "general:hanno", "Who?")).toMatchObject({
    why: "why-not.only",
    params: { options: ["general:mago"] },
  });
  const spaces = Array.from("abcdefghi", (name) => `space:${name}`);
  expect(whyNotAmong(choose(...spaces), "space:rome", "Where?")).toMatchObject({ why: "why-not.many", params: { count: 9 } });
});
