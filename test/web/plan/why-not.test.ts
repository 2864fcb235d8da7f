import { describe, expect, test } from "vitest";
import {
  beginTrial,
  chanceFrom,
  type Game,
  headerFor,
  onlyAnswer,
  type Question,
  reachFrom,
  Session,
  type Trial,
} from "../../../src/engine/index.ts";
import { planning as warPlanning } from "../../../src/games/first-punic-war/page/planning.ts";
import { policy as warPolicy } from "../../../src/games/first-punic-war/players/thumb.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { planning as hamilcarPlanning } from "../../../src/games/hamilcar/page/planning.ts";
import { planning as hannibalPlanning } from "../../../src/games/hannibal/page/planning.ts";
import words from "../../../src/games/hannibal/page/words/all-en.ts";
import { policy as hannibalPolicy } from "../../../src/games/hannibal/players/thumb.ts";
import { hannibal } from "../../../src/games/hannibal/rules/index.ts";
import type { Planning } from "../../../src/web/plan/planning.ts";
import { whyNotBegin, whyNotGo, whyNotPiece } from "../../../src/web/plan/why-not.ts";
import { en } from "../../../src/web/words/en.ts";
import { Words } from "../../../src/words/words.ts";
import { situation } from "../../first-punic-war/table.ts";
import { answerWhile, gameAt as hamilcarAt, marching as marchingIn, prompt, stack } from "../../hamilcar/table.ts";
import { rome as romans, setOut } from "../../hannibal/march.ts";
import { gameAt as hannibalAt } from "../../hannibal/table.ts";

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
const whyNot = (planning: Planning<unknown>, trial: Trial, place: string) =>
  whyNotGo(planning, { trial, places: reachFrom(trial, planning.ground) }, place, english)!;

test("a place beyond the movement left is too far, with the distance (10.2)", () => {
  const far = whyNot(planned, trialOf(marching), "space:boii");
  expect(far.why).toBe("plan.too-far");
  expect(Number(far.params!.steps)).toBeGreaterThan(Number(far.params!.left));
});

test("a place too far by land and near enough by sea says what hinders the voyage (11.1)", () => {
  expect(whyNot(planned, trialOf(marching), "space:brundisium")).toMatchObject({ why: "plan.far-by-land", rule: "11.1" });
});

test("to an island one goes only by sea, and the reason is what hinders the voyage (11.1)", () => {
  const reason = whyNot(planned, trialOf(marching), "space:carales");
  expect(reason).toMatchObject({ why: "plan.only-by-sea", rule: "11.1" });
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

test("a step that is closed on the way gives its reason (10.6)", () => {
  const game = hannibalAt({
    active: "rome",
    forces: [romans("rhegium", 5, "varro")],
    control: { rome: ["rhegium"] },
    hands: { rome: [5] },
  });
  setOut(game, 5, "varro", { cus: 5 });
  const reason = whyNot(planned, beginTrial(game as unknown as Session, "rome", "x"), "space:enna");
  expect(reason).toMatchObject({ why: "plan.closed-step", rule: "10.6", params: { step: "Messana" } });
});

test("whoever points at a place that nobody can reach is told how far the nearest is, with the rule of marching (10.2)", () => {
  const game = hannibalAt({
    active: "rome",
    forces: [romans("rome", 5, "varro")],
    hands: { rome: [1, 2] },
  });
  const reason = whyNotBegin(planned, beginTrial(game as unknown as Session, "rome", "x"), "space:taurini", english)!;
  expect(reason).toMatchObject({ why: "plan.nobody-nearest", rule: "10.2", params: { piece: "general:varro" } });
});

test("where no operation can be paid for, that is why nobody goes to a place (12.0)", () => {
  const game = situation(["R-legion-1 2809"], { ap: { rome: 0, carthage: 5 } });
  const trial = beginTrial(game as unknown as Session, "rome", "x");
  const reason = whyNotBegin(warPlanning as unknown as Planning<unknown>, trial, "hex:3412", english);
  expect(reason).toMatchObject({ why: "fpw.why.ap", rule: "12.0" });
});

test("a general who is not on the map is told so where a place is asked for", () => {
  const session = inHannibal(({ prompt, seat }) => prompt === "hannibal.place-pcs" && seat === "carthage");
  expect(whyNotPiece(planned, trialOf(session), "general:scipio_africanus", english)!.why).toBe("hannibal.why.not-on-map");
});

describe("land and sea in Hamilcar", () => {
  const hamilcarPlanned = hamilcarPlanning as unknown as Planning<unknown>;
  const reasonOf = (game: unknown, place: string) =>
    whyNot(hamilcarPlanned, beginTrial(game as Session, (game as Session).question!.seat, "x"), place);
  const army = (at: string) => ({
    forces: [stack("carthage", at, 3, { generals: ["hanno"] })],
    warships: { carthage: { ready: 3 } },
  });

  test("7.3.A an army inland is told that it stands in no port", () => {
    const reason = reasonOf(marchingIn("hanno", army("sicca")), "space:thurii");
    expect(reason).toMatchObject({ why: "plan.only-by-sea", rule: "7.3.A" });
    expect(reason.params!.because).toContain("hamilcar.why.inland");
  });

  test("7.3.A an army that may sail is told how far it is over sea, and so is a fleet", () => {
    const game = marchingIn("hanno", army("carales"));
    expect(reasonOf(game, "space:brundisium")).toMatchObject({ why: "plan.too-far", rule: "7.2.A" });
    game.answer("sail");
    game.answer(0);
    expect(prompt(game)).toBe("sail");
    expect(reasonOf(game, "space:bovianum")).toMatchObject({ why: "plan.too-far", rule: "7.3.A" });
  });

  test("5.2.C2 a general without units is told that a supply train goes to an army", () => {
    const forces = [
      stack("rome", "roma", 3, { generals: ["regulus"] }),
      { side: "rome", at: "cosa", cus: 0, generals: ["florus"] },
    ];
    const game = hamilcarAt({ active: "rome", forces, hands: { rome: [40], carthage: [] } });
    answerWhile(game, { "play-card": "card:40", "use-card": "points" });
    expect(game.question!.whyNot!("general:florus")!.why).toBe("hamilcar.why.supply-no-army");
  });
});

test("a piece in a place that can be chosen is told to choose the place", () => {
  const game = hannibalAt({
    active: "rome",
    forces: [romans("cannae", 5, "varro")],
    control: { rome: ["rome"] },
    hands: { rome: [1, 2] },
  });
  game.answer("card:1");
  game.answer("place");
  const trial = beginTrial(game as unknown as Session, "rome", "x");
  expect(whyNotPiece(planned, trial, "general:varro", english)).toMatchObject({ why: "plan.choose-place" });
});
