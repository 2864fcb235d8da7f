import { describe, expect, test } from "vitest";
import {
  type AnyGame,
  beginTrial,
  chanceFrom,
  follow,
  type GameState,
  headerFor,
  onlyAnswer,
  type Params,
  type Question,
  reachFrom,
  Session,
  type Trial,
} from "../../../src/engine/index.ts";
import { planning as warPlanning } from "../../../src/games/first-punic-war/page/planning.ts";
import { policy as warPolicy } from "../../../src/games/first-punic-war/players/frozen/policy.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import { planning as hamilcarPlanning } from "../../../src/games/hamilcar/page/planning.ts";
import { planning as hannibalPlanning } from "../../../src/games/hannibal/page/planning.ts";
import words from "../../../src/games/hannibal/page/words/all-en.ts";
import { policy as hannibalPolicy } from "../../../src/games/hannibal/players/frozen/policy.ts";
import { GENERAL_OPTIONS, sideOf } from "../../../src/games/hannibal/rules/generals.ts";
import { hannibal } from "../../../src/games/hannibal/rules/index.ts";
import { SPACE_IDS } from "../../../src/games/hannibal/rules/map.ts";
import type { Planning } from "../../../src/web/plan/planning.ts";
import { whyNotBegin, whyNotGo, whyNotPiece } from "../../../src/web/plan/why-not.ts";
import { en as reasons } from "../../../src/web/question/words/en.ts";
import { en } from "../../../src/web/words/en.ts";
import { Words } from "../../../src/words/words.ts";
import { play as put, situation } from "../../first-punic-war/table.ts";
import { answerWhile, gameAt as hamilcarAt, marching as marchingIn, prompt, stack } from "../../hamilcar/table.ts";
import { carthage, rome as romans, setOut } from "../../hannibal/march.ts";
import { gameAt as hannibalAt } from "../../hannibal/table.ts";

const english = new Words("en", words, en, reasons);

function upTo(game: AnyGame, policy: unknown, isIt: (question: Question) => boolean): Session {
  const session = Session.begin(game, headerFor(game, { seed: "plan shot" }));
  const chance = chanceFrom("x");
  while (!isIt(session.question!)) {
    const question = session.question!;
    session.answer(onlyAnswer(question) ?? (policy as typeof hannibalPolicy)(session.state as never, question as never, chance));
  }
  return session;
}
const inHannibal = (isIt: (question: Question) => boolean) => upTo(hannibal as unknown as AnyGame, hannibalPolicy, isIt);
const inWar = (isIt: (question: Question) => boolean) => upTo(firstPunicWar as unknown as AnyGame, warPolicy, isIt);
const trialOf = (session: Session) => beginTrial(session, session.question!.seat, "x");
const isCardOf = (seat: string) => (question: Question) => question.prompt === "hannibal.play-card" && question.seat === seat;
/** Hannibal sets out from Saguntum with all he has. */
const marching = setOut(
  hannibalAt({
    active: "carthage",
    forces: [{ ...carthage("saguntum", 8, "hannibal", "mago"), elephants: 2 }, romans("agrigentum", 8, "t_longus")],
    control: { carthage: ["saguntum", "new_carthage", "carthage"], rome: ["agrigentum", "rome"] },
    hands: { carthage: [48], rome: [6] },
  } as never),
  48,
  "hannibal",
  { staff: ["mago"], cus: 8, elephants: 2 },
) as unknown as Session;
const whyNot = (planning: Planning, trial: Trial, place: string) =>
  whyNotGo(planning, { trial, places: reachFrom(trial, planning.ground) }, place, english)!;

test("a place beyond the movement left is too far, with the distance (10.2)", () => {
  const far = whyNot(hannibalPlanning, trialOf(marching), "space:boii");
  expect(far).toMatchObject({
    why: "plan.too-far-both-barred",
    params: { because: expect.stringContaining("three operations") },
  });
  expect(Number(far.params!.steps)).toBeGreaterThan(Number(far.params!.left));
  expect(Number(far.params!.byLand)).toBeGreaterThan(Number(far.params!.steps));
});

test("a place too far by land and near enough by sea says what hinders the voyage (11.1)", () => {
  expect(whyNot(hannibalPlanning, trialOf(marching), "space:brundisium")).toMatchObject({
    why: "plan.far-by-land",
    rule: "11.1",
  });
});

test("to an island one goes only by sea, and the reason is what hinders the voyage (11.1)", () => {
  const reason = whyNot(hannibalPlanning, trialOf(marching), "space:carales");
  expect(reason).toMatchObject({ why: "plan.only-by-sea", rule: "11.1" });
});

test("whoever points at a place when a card is to be played is told that nobody gets there, and why no PC goes there (19.2)", () => {
  const reason = whyNotBegin(hannibalPlanning, trialOf(inHannibal(isCardOf("carthage"))), "space:beneventum", english)!;
  expect(reason.why).toBe("plan.nobody-and");
});

test("19.2 a sea hex with an enemy fleet is told that fleets attack it from beside", () => {
  const game = situation(["R-legion-1 2809", "C-fleet-1 2611"], { ap: { rome: 5, carthage: 5 } });
  const trial = beginTrial(game, "rome", "x");
  const reason = whyNotBegin(warPlanning, trial, "hex:2611", english);
  expect(reason).toEqual({ why: "fpw.why.enemy-fleet", rule: "19.2" });
});

test("a general of the other side is told of as his place, and called an enemy where one's own is asked for (10.1)", () => {
  const session = inHannibal(isCardOf("rome"));
  expect(whyNotBegin(hannibalPlanning, trialOf(session), "general:hannibal", english)).toMatchObject({
    why: "plan.at-place",
    params: { place: "space:dertosa" },
  });
  const activate = inHannibal(({ prompt, seat }) => prompt === "hannibal.activate" && seat === "rome").question!;
  expect(activate.whyNot!("general:hannibal")!.why).toBe("hannibal.why.enemy-general");
});

test("a piece where something cannot be done is told about its place", () => {
  const session = inHannibal(({ prompt, seat }) => prompt === "hannibal.place-pcs" && seat === "rome");
  expect(whyNotPiece(hannibalPlanning, trialOf(session), "general:hannibal", english)).toMatchObject({ why: "plan.at-place" });
});

test("where something else is asked, a piece is told so and that it is the enemy's anyway", () => {
  const names = (question: Question) => JSON.stringify([question.kind === "choose" && question.options, question.params]);
  const yesOrNo = inHannibal((question) => question.prompt === "hannibal.use-card" && !names(question).includes("general:"));
  const enemy = yesOrNo.question!.seat === "rome" ? "general:hannibal" : "general:p_scipio";
  const reason = whyNotPiece(hannibalPlanning, trialOf(yesOrNo), enemy, english)!;
  expect(reason).toMatchObject({ why: "plan.besides", rule: yesOrNo.question!.rule });
  expect(english.say(reason.why, reason.params)).toMatch(
    /^First this has to be decided: .*\? He is one of the enemy's generals\.$/,
  );
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
  const reason = whyNot(hannibalPlanning, beginTrial(game, "rome", "x"), "space:enna");
  expect(reason).toMatchObject({ why: "plan.closed-step", rule: "10.6", params: { step: "Messana" } });
});

test("a place that is itself closed says why, and not that the way there is closed (10.4)", () => {
  const forces = [romans("rome", 5, "varro"), carthage("beneventum", 3)];
  const game = hannibalAt({ active: "rome", forces, control: { rome: ["rome"] }, hands: { rome: [5] } });
  setOut(game, 5, "varro", { cus: 0 });
  expect(game.question!.whyNot!("space:beneventum")!.why).toBe("hannibal.why.not-adjacent");
  const reason = whyNot(hannibalPlanning, beginTrial(game, "rome", "x"), "space:beneventum");
  expect(reason).toEqual({ why: "hannibal.why.alone", rule: "10.4" });
});

test("whoever points at a place that nobody can reach is told how far the nearest is, with the rule of marching (10.2)", () => {
  const game = hannibalAt({
    active: "rome",
    forces: [romans("rome", 5, "varro")],
    hands: { rome: [1, 2] },
  });
  const reason = whyNotBegin(hannibalPlanning, beginTrial(game, "rome", "x"), "space:taurini", english)!;
  expect(reason).toMatchObject({ why: "plan.nobody-nearest", rule: "10.2", params: { piece: "general:varro" } });
});

test("where no operation can be paid for, that is why nobody goes to a place (12.0)", () => {
  const game = situation(["R-legion-1 2809"], { ap: { rome: 0, carthage: 5 } });
  const trial = beginTrial(game, "rome", "x");
  const reason = whyNotBegin(warPlanning, trial, "hex:3412", english);
  expect(reason).toMatchObject({ why: "fpw.why.operation-ap", rule: "12.0", params: { ap: 1, left: 0 } });
});

test("where a place is asked for, a general who is not on the map is told that, and where he is", () => {
  const session = inHannibal(({ prompt, seat }) => prompt === "hannibal.place-pcs" && seat === "rome");
  const reason = whyNotPiece(hannibalPlanning, trialOf(session), "general:scipio_africanus", english)!;
  expect(english.say(reason.why, reason.params)).toMatch(
    /^Something else is to be chosen now: .* He is not on the map: he is not in the game yet\.$/,
  );
});

describe("land and sea in Hamilcar", () => {
  const hamilcarPlanned = hamilcarPlanning;
  const reasonOf = (game: unknown, place: string) =>
    whyNot(hamilcarPlanned, beginTrial(game as Session, (game as Session).question!.seat, "x"), place);
  const army = (at: string) => ({
    forces: [stack("carthage", at, 3, { generals: ["hanno"] })],
    warships: { carthage: { ready: 3 } },
  });

  test("7.3.A for an army inland the march to a port counts with the voyage", () => {
    const reason = reasonOf(marchingIn("hanno", army("sicca")), "space:thurii");
    expect(reason).toMatchObject({ why: "plan.too-far-by-sea", rule: "7.3.A" });
    expect(Number(reason.params!.steps)).toBeGreaterThan(4);
  });

  test("15.6 a Roman who may not go to Africa by sea is told that, however far it is", () => {
    const romanArmy = { forces: [stack("rome", "messana", 3, { generals: ["caudex"] })], control: { rome: ["messana"] } };
    const reason = reasonOf(marchingIn("caudex", romanArmy), "space:thapsus");
    expect(reason).toMatchObject({ why: "plan.only-by-sea", rule: "15.6" });
    expect(reason.params!.because).toContain("hamilcar.why.africa");
  });

  test("7.3.A an army that may sail is told how far it is over sea, and so is a fleet", () => {
    const game = marchingIn("hanno", army("carales"));
    expect(reasonOf(game, "space:brundisium")).toMatchObject({ why: "plan.too-far-by-sea", rule: "7.3.A" });
    game.answer("sail");
    game.answer(0);
    expect(prompt(game)).toBe("sail");
    expect(reasonOf(game, "space:brundisium")).toMatchObject({ why: "plan.too-far", rule: "7.3.A" });
    expect(reasonOf(game, "space:bovianum")).toMatchObject({ why: "hamilcar.why.inland-too-far", rule: "7.3.A" });
    expect(reasonOf(game, "space:enna")).toMatchObject({ why: "hamilcar.why.land-first", rule: "7.3.A" });
  });

  test("7.3.A an army that has the points but not the range for a voyage is told the range", () => {
    const romans = { forces: [stack("rome", "regium", 4, { generals: ["maximus"] })], control: { rome: ["regium", "messana"] } };
    const reason = reasonOf(marchingIn("maximus", romans), "space:praeneste");
    expect(reason).toMatchObject({ why: "plan.far-by-land", rule: "7.3.A" });
    expect(reason.params!.because).toContain("hamilcar.why.voyage-limit");
  });

  test("5.2.C2 whoever points at an enemy PC when a card is to be played is told why no PC goes there, not why no troops", () => {
    const forces = [stack("carthage", "lilybaeum", 3, { generals: ["hanno"] })];
    const control = { rome: ["beneventum"], carthage: ["lilybaeum"] };
    const game = hamilcarAt({ active: "carthage", forces, control, hands: { rome: [], carthage: [25, 40] } });
    const trial = beginTrial(game, "carthage", "x");
    const reason = whyNotBegin(hamilcarPlanned, trial, "space:beneventum", english)!;
    expect(reason).toMatchObject({
      why: "plan.nobody-and",
      params: { because: expect.stringContaining("hamilcar.why.enemy-pc") },
    });
  });

  test("5.2.C2 whoever points at an own city when a card is to be played is told that a supply train can go there", () => {
    const forces = [stack("carthage", "lilybaeum", 3, { generals: ["hanno"] })];
    const control = { carthage: ["lilybaeum", "hippo_regius", "carthago"] };
    const game = hamilcarAt({ active: "carthage", forces, control, hands: { rome: [], carthage: [40] } });
    answerWhile(game, { "play-card": "card:40", "use-card": "points" });
    expect(game.question!.whyNot!("space:carthago")).toMatchObject({ why: "hamilcar.why.own-pc-but-supply", rule: "5.2.C2" });
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
  const trial = beginTrial(game, "rome", "x");
  expect(whyNotPiece(hannibalPlanning, trial, "general:varro", english)).toMatchObject({ why: "plan.choose-place" });
});

test("11.1 from inland the march to the port counts with the voyage, and a voyage takes a card of three operations", () => {
  const game = hannibalAt({
    active: "rome",
    forces: [romans("iberus", 3, "p_scipio")],
    hands: { rome: [33] },
  });
  setOut(game, 33, "p_scipio", { cus: 3 });
  const reason = whyNot(hannibalPlanning, beginTrial(game, "rome", "x"), "space:saldae");
  expect(reason).toMatchObject({ why: "plan.too-far-by-sea", rule: "11.1", params: { steps: 5, left: 4 } });
  expect(english.say(reason.why, reason.params)).toContain("a card of three operations");
});

test("24 a general who may not leave his country is told that and not how far it is, and another is named as the nearest", () => {
  const forces = [romans("rome", 5, "fabius_maximus"), romans("rhegium", 5, "varro")];
  const game = hannibalAt({ active: "rome", forces, control: { rome: ["rome", "rhegium"] }, hands: { rome: [33] } });
  const reason = whyNotBegin(hannibalPlanning, beginTrial(game, "rome", "x"), "space:numantia", english)!;
  expect(english.say(reason.why, reason.params)).toMatch(/^None of your pieces can get there now\. Varro: Too far/);
  setOut(game, 33, "fabius_maximus", { cus: 5 });
  expect(whyNot(hannibalPlanning, beginTrial(game, "rome", "x"), "space:numantia")).toMatchObject({ rule: "24" });
});

test("24 where only one of his staff may not leave his country, a general is told how far it is", () => {
  const forces = [romans("pisae", 8, "varro", "fabius_maximus")];
  const game = hannibalAt({ active: "rome", forces, control: { rome: ["pisae"] }, hands: { rome: [33] } });
  setOut(game, 33, "varro", { staff: ["fabius_maximus"], cus: 5 });
  expect(whyNot(hannibalPlanning, beginTrial(game, "rome", "x"), "space:thamugadi").why).toBe("plan.too-far-by-sea");
});

test("11.1 with a card that does not carry over sea no distance by sea is told", () => {
  const game = hannibalAt({ active: "rome", forces: [romans("ilerda", 5, "p_scipio")], hands: { rome: [25] } });
  setOut(game, 25, "p_scipio", { cus: 5 });
  const reason = whyNot(hannibalPlanning, beginTrial(game, "rome", "x"), "space:neapolis");
  expect(english.say(reason.why, reason.params)).toMatch(/^Too far by land: .* By sea: Naval movement takes a card of three/);
});

test("10.2, 11.1 a place too far by sea as well is told both distances, and that the card does not carry over sea", () => {
  const game = hannibalAt({ active: "carthage", forces: [carthage("falerii", 5, "hannibal")], hands: { carthage: [25] } });
  setOut(game, 25, "hannibal", { cus: 5 });
  const reason = whyNot(hannibalPlanning, beginTrial(game, "carthage", "x"), "space:aquitani");
  const because = "Naval movement takes a card of three operations.";
  expect(reason).toEqual({ why: "plan.too-far-both-barred", rule: "10.2", params: { byLand: 9, steps: 7, left: 4, because } });
});

test("13.1 an island is told that no way by land leads there; 19.1 fleets are spoken of where they can come", () => {
  const game = situation(["R-legion-1 2809", "C-garrison-9 2314"], { ap: { rome: 5, carthage: 5 } });
  const begin = (place: string) => whyNotBegin(warPlanning, beginTrial(game, "rome", "x"), place, english)!;
  expect(String(begin("hex:2314").params!.because)).toMatch(/^No way leads there.*fpw.why.fleets-by-die/);
  expect(String(begin("hex:2203").params!.because)).not.toMatch(/fleets-by-die/);
});

test("19.2 a fleet at sea is told that it cannot enter the hex of an enemy fleet, however far it is", () => {
  const game = situation(["R-fleet-1 2510", "C-fleet-1 2611", "C-fleet-2 2113"], { ap: { rome: 5, carthage: 5 } });
  put(game, ["choose-operation", "op:naval"]);
  const reason = whyNot(warPlanning, beginTrial(game, "rome", "x"), "hex:2113");
  expect(reason).toEqual({ why: "fpw.why.enemy-fleet", rule: "19.2" });
});

test("13.1 heavy units are told that they enter no mountain hex without a road, not to go there by sea", () => {
  const game = situation(["R-legion-1 2809"], { ap: { rome: 5, carthage: 5 } });
  put(game, ["choose-operation", "op:land"]);
  const reason = whyNot(warPlanning, beginTrial(game, "rome", "x"), "hex:1217");
  expect(reason).toEqual({ why: "fpw.why.mountain", rule: "13.1", params: { units: ["unit:R-legion-1"] } });
});

test("12.1 a fleet that is not on the map is told so where land units are chosen, one on the map that it sails", () => {
  const game = situation(["R-legion-1 2809", "R-legion-2 2809", "R-fleet-1 2510"], { ap: { rome: 5, carthage: 5 } });
  put(game, ["choose-operation", "op:land"]);
  expect(game.question!.prompt).toBe("fpw.choose-force");
  expect(game.question!.whyNot!("unit:R-fleet-3")!.why).toMatch(/on-display|not-on-map/);
  expect(game.question!.whyNot!("unit:R-fleet-1")!.why).toBe("fpw.why.land-units-now");
});

describe("Hannibal: what a referee would add", () => {
  const sayOf = ({ why, params }: { why: string; params?: Params | undefined }) => english.say(why, params);

  test("11.1, 10.2 by sea without a card of three operations is told the distance too, and that no PC goes there", () => {
    const forces = [romans("rome", 5, "varro")];
    const control = { rome: ["rome"], carthage: ["vescera"] };
    const game = hannibalAt({ active: "rome", forces, control, hands: { rome: [8, 18, 49] } });
    const reason = whyNotBegin(hannibalPlanning, beginTrial(game, "rome", "x"), "space:vescera", english)!;
    expect(sayOf(reason)).toMatch(/Only by sea\. Naval movement .* too far: at least \d+ away.*Place PCs: To flip an enemy PC/);
  });

  test("11.1 with a card of three operations in hand, too far is said with that card and not that one is missing", () => {
    const forces = [carthage("saguntum", 5, "hannibal")];
    const game = hannibalAt({ active: "carthage", forces, control: { rome: ["rome"] }, hands: { carthage: [2, 61] } });
    const reason = whyNotBegin(hannibalPlanning, beginTrial(game, "carthage", "x"), "space:mutina", english)!;
    expect(sayOf(reason)).toMatch(/Hannibal: Too far: at least \d+ away by land and \d+ by sea, and 4 are left\./);
  });

  test("19.2 where no PC can be placed and a general can move, a place is told both", () => {
    const game = hannibalAt({
      active: "rome",
      forces: [romans("rome", 5, "varro")],
      control: { rome: ["rome"], carthage: SPACE_IDS.filter((id) => id !== "rome") },
      hands: { rome: [5, 18] },
    });
    const reason = whyNotBegin(hannibalPlanning, beginTrial(game, "rome", "x"), "space:segovia", english)!;
    expect(sayOf(reason)).toMatch(/Varro: .*Place PCs: To flip an enemy PC you need a CU there\.$/);
  });

  test("19.2 where no PC can be placed at all, a place is told so", () => {
    const game = hannibalAt({
      active: "rome",
      forces: [romans("rome", 5, "varro")],
      control: { rome: ["rome"], carthage: SPACE_IDS.filter((id) => id !== "rome") },
      hands: { rome: [8] },
    });
    const reason = whyNotBegin(hannibalPlanning, beginTrial(game, "rome", "x"), "space:vescera", english)!;
    expect(sayOf(reason)).toMatch(/Place PCs: To flip an enemy PC you need a CU there\.$/);
  });

  test("9.3 a general of a lower rank is told who outranks him, another that he is not in the stack", () => {
    const forces = [
      { side: "carthage", at: "taurini", cus: 6, generals: ["hannibal", "hasdrubal", "mago"] },
      carthage("carthage", 2, "hanno"),
    ];
    const game = hannibalAt({ active: "carthage", forces, hands: { carthage: [33] } } as never);
    game.answer("card:33");
    game.answer("move");
    game.answer("general:hannibal");
    game.answer([]);
    expect(game.question!.whyNot!("general:mago")).toEqual({ why: "hannibal.why.generals-chosen", rule: "10.2" });
    expect(game.question!.whyNot!("general:hanno")).toBeUndefined();
    game.answer({ cus: 4 });
    expect(game.question!.prompt).toBe("hannibal.commander");
    expect(game.question!.whyNot!("general:hanno")).toMatchObject({ why: "hannibal.why.not-in-stack", rule: "9.3" });
    expect(game.question!.whyNot!("general:hannibal")).toMatchObject({ why: "hannibal.why.not-in-stack", rule: "9.3" });
  });

  test("6.4, 10.10 a general off the map is told where he is, with the rule of that", () => {
    const game = hannibalAt({
      active: "rome",
      forces: [romans("rome", 5, "varro")],
      hands: { rome: [33] },
      cup: ["c_nero"],
      gone: ["hannibal"],
    } as never);
    const state = game.state as never;
    expect(hannibalPlanning.whose("general:c_nero", "rome", state)).toEqual({ why: "hannibal.away.cup", rule: "6.4" });
    expect(hannibalPlanning.whose("general:hannibal", "carthage", state)).toEqual({ why: "hannibal.away.gone", rule: "10.10" });
    expect(hannibalPlanning.whose("general:hannibal", "rome", state)).toEqual({ why: "hannibal.away.gone.enemy" });
  });

  test("6.1 a new CU of New Carthage is told that a space is not in Spain, or that nobody is there", () => {
    const session = hannibalAt({
      turn: 2,
      phase: "carthaginian-reinforcements",
      forces: [
        carthage("carthage", 4, "hanno"),
        carthage("corduba", 2, "hasdrubal"),
        carthage("acci", 2),
        romans("rome", 8, "p_scipio"),
      ],
      control: { carthage: ["carthage", "new_carthage", "hispalis", "corduba", "acci"], rome: ["rome"] },
    } as never) as unknown as Session;
    while (session.question!.params?.because !== "hannibal.levy.new-carthage") {
      const { options } = session.question as { options?: readonly string[] };
      session.answer(options![0]!);
    }
    expect(session.question!.whyNot!("space:nice")).toMatchObject({ why: "hannibal.why.not-in-spain", rule: "6.1" });
    expect(session.question!.whyNot!("space:numantia")).toEqual({ why: "hannibal.why.nobody-to-join", rule: "6.1" });
    // a general there is not told the name of the space twice
    const hanno = whyNotPiece(hannibalPlanning, beginTrial(session, "carthage", "x"), "general:hanno", english)!;
    expect(sayOf(hanno)).toMatch(/^Carthage is not in Spain/);
  });

  test("25 an event names what a space lacks", () => {
    const game = hannibalAt({
      active: "rome",
      forces: [romans("rome", 5, "varro"), carthage("nice", 2)],
      control: { rome: ["rome", "sitifis", "nice", "baleares"] },
      hands: { rome: [11] },
    });
    game.answer("card:11");
    game.answer("event");
    expect(game.question!.prompt).toBe("hannibal.event.reinforce");
    const lack = (id: string) => game.question!.whyNot!(id)!.params!.because;
    expect(lack("space:sitifis")).toBe("hannibal.lack.port");
    expect(lack("space:nice")).toBe("hannibal.why.enemy-cus");
    expect(lack("space:carthage")).toBe("hannibal.why.not-yours");
  });
});

test("20.1 a walled city is converted by siege, whatever the PCs", () => {
  const session = inHannibal(({ prompt, seat }) => prompt === "hannibal.place-pcs" && seat === "rome");
  expect(session.question!.whyNot!("space:carthage")).toEqual({ why: "hannibal.why.walled-city", rule: "20.1" });
});

test("10.1 CUs without a general are told that nobody leads them", () => {
  const game = hannibalAt({
    active: "rome",
    forces: [romans("rome", 5, "varro"), romans("capua", 2), romans("beneventum", 5, "p_scipio")],
    hands: { rome: [33] },
  });
  game.answer("card:33");
  game.answer("move");
  expect(game.question!.whyNot!("space:capua")).toEqual({ why: "hannibal.why.no-general-there", rule: "10.1" });
  expect(game.question!.whyNot!("space:neapolis")).toEqual({ why: "hannibal.why.general-first", rule: "10.2" });
});

test("9.3 Hannibal outranks Hasdrubal and does not go with him", () => {
  const forces = [
    { side: "carthage", at: "taurini", cus: 6, generals: ["hasdrubal", "hannibal", "mago"] },
    carthage("carthage", 2, "hanno"),
  ];
  const game = hannibalAt({ active: "carthage", forces, hands: { carthage: [33] } } as never);
  game.answer("card:33");
  game.answer("move");
  game.answer("general:hasdrubal");
  expect(game.question!.prompt).toBe("hannibal.take.generals");
  expect(game.question!.whyNot!("general:hannibal")).toMatchObject({ why: "hannibal.why.outranks", rule: "9.3" });
  expect(game.question!.whyNot!("general:hanno")).toMatchObject({ why: "hannibal.why.not-with-him", rule: "10.2" });
  expect(game.question!.whyNot!("space:rome")).toBeUndefined();
});

describe("where something else is decided", () => {
  const atOdds = inHannibal(({ prompt }) => prompt === "hannibal.counterattack");

  test("a space is told when spaces come into play, and the own general where he is", () => {
    const { generals } = atOdds.state as GameState & { generals: number[] };
    const trial = trialOf(atOdds);
    const space = whyNotPiece(hannibalPlanning, trial, "space:gades", english)!;
    expect(space).toMatchObject({ why: "plan.besides", rule: "14.8" });
    expect(space.params!.because).toBe(english.say("hannibal.later.space"));
    const own = GENERAL_OPTIONS.find(
      (id, general) =>
        sideOf(general) === atOdds.question!.seat && generals[general]! >= 0 && id !== atOdds.question!.params!.general,
    )!;
    expect(String(whyNotPiece(hannibalPlanning, trial, own, english)!.params!.because)).toMatch(
      /^He is .*, and can be chosen where a general is asked for\.$/,
    );
  });
});

describe("13.1 a march", () => {
  const marchingFrom = (hex: string) => {
    const game = situation([`R-legion-1 ${hex}`, "R-duilius 2809"], { ap: { rome: 5, carthage: 5 } });
    const trial = beginTrial(game, "rome", "x");
    return follow(trial, (question) => {
      if (question.prompt === "fpw.choose-operation") return "op:land";
      if (question.prompt === "fpw.choose-force-hex") return `hex:${hex}`;
      return question.kind === "pick" ? question.options : undefined;
    });
  };

  test("across the sea is not measured right round it: heavy units have no way, for light ones the sea lies between", () => {
    const trial = marchingFrom("2809");
    expect(trial.session.question?.prompt).toBe("fpw.move");
    expect(whyNot(warPlanning, trial, "hex:2417")).toMatchObject({ why: "plan.no-way", rule: "13.1" });
    const light = situation(["R-cavalry-1 2809"], { ap: { rome: 5, carthage: 5 } });
    put(light, ["choose-operation", "op:land"]);
    expect(whyNot(warPlanning, beginTrial(light, "rome", "x"), "hex:2417").why).toBe("fpw.why.sea-between");
    expect(whyNot(warPlanning, trial, "hex:3414").why).toBe("plan.too-far"); // Croton
  });
});
