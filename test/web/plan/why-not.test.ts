import { expect, test } from "vitest";
import { beginTrial, chanceFrom, type Game, headerFor, onlyAnswer, type Question, Session } from "../../../src/engine/index.ts";
import { planning as warPlanning } from "../../../src/games/first-punic-war/page/planning.ts";
import { policy as warPolicy } from "../../../src/games/first-punic-war/players/thumb.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { planning as hannibalPlanning } from "../../../src/games/hannibal/page/planning.ts";
import words from "../../../src/games/hannibal/page/words/all-en.ts";
import { policy as hannibalPolicy } from "../../../src/games/hannibal/players/thumb.ts";
import { hannibal } from "../../../src/games/hannibal/rules/index.ts";
import type { Planning } from "../../../src/web/plan/planning.ts";
import { outOfReach, whyNotBegin, whyNotPiece } from "../../../src/web/plan/why-not.ts";
import { en } from "../../../src/web/words/en.ts";
import { Words } from "../../../src/words/words.ts";

const english = new Words("en", words, en);

function upTo(game: Game, policy: unknown, isIt: (question: Question) => boolean): Session {
  const session = Session.begin(game, headerFor(game, { seed: "plan shot" }));
  const chance = chanceFrom("x");
  while (!isIt(session.question!)) {
    const question = session.question!;
    session.answer(onlyAnswer(question) ?? (policy as typeof hannibalPolicy)(session.state as never, question as never, chance));
  }
  return session;
}
const inHannibal = (isIt: (question: Question) => boolean) => upTo(hannibal as unknown as Game, hannibalPolicy, isIt);
const inWar = (isIt: (question: Question) => boolean) => upTo(firstPunicWar as unknown as Game, warPolicy, isIt);
const trialOf = (session: Session) => beginTrial(session, session.question!.seat, "x");
const isCardOf = (seat: string) => (question: Question) => question.prompt === "hannibal.play-card" && question.seat === seat;
const planned = hannibalPlanning as unknown as Planning<unknown>;
const marching = inHannibal(({ prompt, seat }) => prompt === "hannibal.march" && seat === "carthage");
const notBeside = { why: "hannibal.why.not-adjacent", rule: "10.2" };

test("a place beyond the movement left is too far, with the distance (10.2)", () => {
  const far = outOfReach(planned, trialOf(marching), "space:brundisium", notBeside, english);
  expect(far.why).toBe("plan.too-far");
  expect(Number(far.params!.steps)).toBeGreaterThan(Number(far.params!.left));
});

test("no way leads by land to an island (10.2)", () => {
  expect(outOfReach(planned, trialOf(marching), "space:carales", notBeside, english).why).toBe("plan.no-way");
});

test("whoever points at a place when a card is to be played is told that nobody gets there, and why no PC goes there (19.2)", () => {
  const reason = whyNotBegin(planned, trialOf(inHannibal(isCardOf("carthage"))), "space:beneventum", english)!;
  expect(reason.why).toBe("plan.nobody-and");
});

test("a general of the other side is called an enemy, not off the map (10.1)", () => {
  const session = inHannibal(isCardOf("rome"));
  expect(whyNotBegin(planned, trialOf(session), "general:hannibal", english)!.why).toBe("hannibal.why.enemy-general");
  const activate = inHannibal(({ prompt, seat }) => prompt === "hannibal.activate" && seat === "rome").question!;
  expect(activate.whyNot!("general:hannibal")!.why).toBe("hannibal.why.enemy-general");
});

test("a piece where something cannot be done is told about its place", () => {
  const session = inHannibal(({ prompt, seat }) => prompt === "hannibal.place-pcs" && seat === "rome");
  expect(whyNotPiece(planned, trialOf(session), "general:hannibal", english)).toMatchObject({ why: "plan.at-place" });
});

test("whose a general is matters only where a general is asked for, with the rule of the question", () => {
  const yesOrNo = inHannibal(({ prompt }) => prompt === "hannibal.avoid" || prompt === "hannibal.counterattack");
  const enemy = yesOrNo.question!.seat === "rome" ? "general:hannibal" : "general:p_scipio";
  expect(whyNotPiece(planned, trialOf(yesOrNo), enemy, english)).toBeUndefined();
});

test("a marker says when it is played (23.1)", () => {
  const session = inWar(({ prompt }) => prompt === "fpw.move");
  const reason = whyNotPiece(warPlanning as unknown as Planning<unknown>, trialOf(session), "marker:tactics-1", english);
  expect(reason!.why).toBe("fpw.why.marker.tactics");
});

test("fleets do not sail inland, camps are built where the force is, and attacks reach one hex (19.1, 22.0, 14.0)", () => {
  const asked = (prompt: string) => inWar((question) => question.prompt === prompt).question!;
  expect(asked("fpw.sail").whyNot!("hex:2203")!.why).toBe("fpw.why.inland");
  expect(asked("fpw.camp").whyNot!("hex:2203")!.why).toBe("fpw.why.camp-elsewhere");
  expect(asked("fpw.attack").whyNot!("hex:2203")!.why).toBe("fpw.why.attack-adjacent");
  expect(asked("fpw.choose-force-hex").whyNot!("hex:2203")!.why).toBe("fpw.why.none-of-yours");
});

test("a recruit is told where its kind arrives (9.2)", () => {
  const legion = inWar(({ prompt, params }) => prompt === "fpw.deploy" && String(params?.unit).startsWith("unit:R-legion"));
  expect(legion.question!.whyNot!("hex:2203")!.why).toBe("fpw.why.deploy.italian-place");
});
