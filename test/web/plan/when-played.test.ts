import { describe, expect, test } from "vitest";
import { beginTrial, type Session } from "../../../src/engine/index.ts";
import { planning as warPlanning } from "../../../src/games/first-punic-war/page/planning.ts";
import warFrench from "../../../src/games/first-punic-war/page/words/all-fr.ts";
import { planning as hamilcarPlanning } from "../../../src/games/hamilcar/page/planning.ts";
import hamilcarEnglish from "../../../src/games/hamilcar/page/words/all-en.ts";
import hamilcarFrench from "../../../src/games/hamilcar/page/words/all-fr.ts";
import { GENERALS, generalNamed } from "../../../src/games/hamilcar/rules/generals.ts";
import type { Hamilcar } from "../../../src/games/hamilcar/rules/state.ts";
import { CARDS as HAMILCAR_CARDS } from "../../../src/games/hamilcar/rules/strategy-cards.ts";
import { planning as hannibalPlanning } from "../../../src/games/hannibal/page/planning.ts";
import hannibalEnglish from "../../../src/games/hannibal/page/words/all-en.ts";
import hannibalFrench from "../../../src/games/hannibal/page/words/all-fr.ts";
import { PROVINCE_SPACES, province, SPACE_IDS } from "../../../src/games/hannibal/rules/map.ts";
import type { Hannibal } from "../../../src/games/hannibal/rules/state.ts";
import { ALL_CARDS } from "../../../src/games/hannibal/rules/strategy-cards.ts";
import { whyNotBegin, whyNotPiece } from "../../../src/web/plan/why-not.ts";
import { en as reasons } from "../../../src/web/question/words/en.ts";
import { en } from "../../../src/web/words/en.ts";
import { Words } from "../../../src/words/words.ts";
import { options, play, situation } from "../../first-punic-war/table.ts";
import { answerWhile, gameAt as hamilcarAt, marching, prompt, stack } from "../../hamilcar/table.ts";
import { gameAt } from "../../hannibal/table.ts";

const english = new Words("en", hannibalEnglish, en, reasons);
const trialOf = (game: unknown) => beginTrial(game as Session, (game as Session).question!.seat, "x");

describe("cards of Hannibal", () => {
  const hand = ALL_CARDS.map(({ number }) => number);
  const holding = { ...(gameAt({ active: "rome" }).state as Hannibal), hands: { rome: hand, carthage: hand } };
  const when = (card: number): string => {
    const { why, params } = hannibalPlanning.when!(`card:${card}`, "rome", holding)!;
    return String(params?.moment ?? why);
  };

  test("8 every card says in words when it is played", () => {
    for (const { number } of ALL_CARDS) {
      expect(hannibalEnglish).toHaveProperty([when(number)]);
      expect(hannibalFrench).toHaveProperty([when(number)]);
    }
  });

  test("8.4 a counter event names its moment, other cards the own turn, an enemy event its operations", () => {
    expect(hannibalPlanning.when!("card:41", "rome", holding)).toEqual({
      why: "hannibal.when.counter",
      rule: "8.4",
      params: { moment: "hannibal.when.bad-weather", ops: 1 },
    });
    expect(when(5)).toBe("hannibal.when.with-operation");
    expect(when(7)).toBe("hannibal.when.hostile-tribes");
    expect([when(31), when(32)]).toEqual(["hannibal.when.allies-desert-hispania", "hannibal.when.allies-desert-africa"]); // 14.2
    expect(when(64)).toBe("hannibal.when.turn");
    expect(when(12)).toBe("hannibal.when.enemy-event");
  });

  test("25 the traitor in Tarentum finds nothing to do where the city is one's own", () => {
    const traitor = (holder: "rome" | "carthage") => {
      const state = gameAt({ active: "rome", control: { [holder]: ["tarentum"] } }).state as Hannibal;
      return hannibalPlanning.when!("card:18", "rome", { ...state, hands: { rome: [18], carthage: [] } })!;
    };
    const params = { ops: 2, effect: "card:18.text" };
    expect(traitor("rome")).toEqual({ why: "hannibal.when.no-target", rule: "8.3", params });
    expect(traitor("carthage")).toEqual({ why: "hannibal.when.with-operation", rule: "8.3", params });
  });

  test("8.3, 25 an event whose condition is not met is promised only with it, and one that is met without", () => {
    const capua = (control: string[]) => {
      const state = gameAt({ active: "carthage", control: { rome: ["capua"], carthage: control } }).state as Hannibal;
      return hannibalPlanning.when!("card:25", "carthage", { ...state, hands: { rome: [], carthage: [25] } })!;
    };
    expect(capua([])).toEqual({
      why: "hannibal.when.no-event",
      rule: "25",
      params: { ops: 2, because: "hannibal.why.three-provinces" },
    });
    const italians = ["lucania", "apulia", "samnium"].flatMap((id) => PROVINCE_SPACES[province(id)]!.map((at) => SPACE_IDS[at]!));
    expect(capua(italians).why).toBe("hannibal.when.turn");
  });

  test("7.3 a card that is no Campaign is told that it is none of those that let one play first", () => {
    for (const held of [[62], [62, 2]]) {
      const game = gameAt({ phase: "first-play", hands: { rome: held, carthage: [1] } } as never);
      expect(game.question!.prompt).toBe("hannibal.pre-empt");
      const reason = whyNotPiece(hannibalPlanning, trialOf(game), "card:62", english);
      expect(reason).toMatchObject({ why: "plan.not-offered", rule: "7.3" });
    }
  });

  test("25 an event without a target says what the card asks for", () => {
    expect(hannibalPlanning.when!("card:15", "rome", holding)).toMatchObject({
      why: "hannibal.when.no-target",
      params: { effect: "card:15.text" },
    });
    expect(english.say("hannibal.when.no-target", { ops: 1, effect: "card:15.text" })).not.toContain("card:15");
  });

  test("8.4 the page says so where no card is asked for", () => {
    const game = gameAt({ active: "rome", hands: { rome: [1, 41] } });
    game.answer("card:1");
    const planned = hannibalPlanning;
    const reason = whyNotPiece(planned, trialOf(game), "card:41", english)!;
    expect(reason).toMatchObject({ why: "plan.besides", rule: "8.4" });
    expect(english.say(reason.why, reason.params)).toBe(
      "First this has to be decided: How will you use Corsica and Sardinia Revolt? It is played when an enemy general has just moved, before any combat and any roll. Or, when you next choose a card, for 1 operation.",
    );
    expect(whyNotPiece(planned, trialOf(game), "card:1", english)).toBeUndefined(); // the question is about it
    expect(whyNotPiece(planned, trialOf(game), "card:2", english)!.params!.because).toBe("This card is not in your hand.");
  });
});

describe("cards of Hamilcar", () => {
  const numbers = HAMILCAR_CARDS.flatMap((_, number) => (number > 0 ? [number] : []));
  const holding = (seat: string) =>
    ({ ...hamilcarAt({ active: "rome" }).state, hands: { rome: [], carthage: [], [seat]: numbers } }) as Hamilcar;
  const when = (card: number, seat: string): string => {
    const { why, params } = hamilcarPlanning.when!(`card:${card}`, seat, holding(seat))!;
    return String(params?.moment ?? why);
  };

  test("5.2.C every card says in words when it is played", () => {
    for (const seat of ["rome", "carthage"])
      for (const number of numbers) {
        expect(hamilcarEnglish).toHaveProperty([when(number, seat)]);
        expect(hamilcarFrench).toHaveProperty([when(number, seat)]);
      }
  });

  test("17.1, 5.2.C a counter event names its moment, and the points that it can be played for instead", () => {
    expect(hamilcarPlanning.when!("card:32", "rome", holding("rome"))).toMatchObject({
      why: "hamilcar.when.counter",
      rule: "17.1",
      params: { moment: "hamilcar.when.bad-weather", ops: HAMILCAR_CARDS[32]!.ops },
    });
  });

  test("17.1 a counter event names its moment, and a card without an event its points", () => {
    expect(when(39, "rome")).toBe("hamilcar.when.storms-at-sea");
    expect(when(39, "carthage")).toBe("hamilcar.when.enemy-event");
    expect(when(55, "rome")).toBe("hamilcar.when.points");
    expect(when(33, "rome")).toBe("hamilcar.when.turn");
  });
});

describe("events of Hamilcar that cannot be played", () => {
  const planned = hamilcarPlanning;

  test("17.1 a card for a siege is told that its event would find nothing, as long as there is no siege", () => {
    const cards = [3, 34, 37, 53];
    const before = [stack("rome", "lilybaeum", 4, { generals: ["regulus"] })];
    const when = (card: number, seat: "rome" | "carthage", position: object) => {
      const hands = { rome: [], carthage: [], [seat]: [card] };
      return hamilcarPlanning.when!(`card:${card}`, seat, hamilcarAt({ active: seat, hands, ...position } as never).state)!.why;
    };
    const warships = { carthage: { ready: 2 }, rome: { ready: 2 } };
    for (const card of cards)
      expect(when(card, card === 34 || card === 53 ? "carthage" : "rome", { warships })).toBe("hamilcar.when.no-target");
    const control = { carthage: ["lilybaeum"] };
    for (const card of [3, 37]) expect(when(card, "rome", { control, forces: before })).toBe("hamilcar.when.turn");
    const siege = { lilybaeum: { by: "rome", points: 1 } };
    const forces = [...before, stack("carthage", "inside:lilybaeum", 2)];
    for (const card of [34, 53]) expect(when(card, "carthage", { control, forces, siege, warships })).toBe("hamilcar.when.turn");
  });

  test("17.1 an event whose condition is not met is promised only with it", () => {
    const { state } = hamilcarAt({ active: "rome", hands: { rome: [4, 33], carthage: [] } });
    expect(hamilcarPlanning.when!("card:4", "rome", state)).toEqual({
      why: "hamilcar.when.no-event",
      rule: "17.1",
      params: { ops: 3, because: "hamilcar.why.city-loyal" },
    });
    expect(hamilcarPlanning.when!("card:33", "rome", state)!.why).toBe("hamilcar.when.turn");
  });

  test("17.1 Corvus comes at the start of a naval battle, in Golden Geek at any moment of it", () => {
    const moment = (ruleset: string) => {
      const { state } = hamilcarAt({ active: "rome", hands: { rome: [17], carthage: [] } });
      return hamilcarPlanning.when!("card:17", "rome", { ...state, ruleset } as Hamilcar)!.params!.moment;
    };
    expect(moment("silver")).toBe("hamilcar.when.corvus");
    expect(moment("golden-geek")).toBe("hamilcar.when.corvus-in-battle");
  });

  test("5.2.C2 a general whom no card can activate is told that", () => {
    const forces = [stack("carthage", "lilybaeum", 3, { generals: ["hanno"] })];
    const game = hamilcarAt({ active: "carthage", forces, hands: { rome: [], carthage: [16, 50] } });
    expect(GENERALS[generalNamed("general:hanno")]!.strategy).toBeGreaterThan(HAMILCAR_CARDS[16]!.ops);
    const reason = whyNotBegin(planned, beginTrial(game, "carthage", "x"), "general:hanno", english)!;
    expect(reason).toMatchObject({ why: "plan.no-card", rule: "5.2.C2" });
  });

  test("13.1 a card that is none of a battle is told so, not that a card is to be chosen first", () => {
    const forces = [stack("rome", "catana", 4, { generals: ["cotta"] }), stack("carthage", "enna", 4, { generals: ["hanno"] })];
    const game = marching("cotta", { forces, control: { rome: ["catana"] }, hands: { rome: [32], carthage: [51] } });
    answerWhile(game, { march: "space:enna", react: "done" });
    expect(prompt(game)).toBe("battle-cards");
    expect(game.question!.seat).toBe("rome");
    expect(whyNotPiece(planned, trialOf(game), "card:32", english)).toMatchObject({ why: "plan.not-offered", rule: "13.1" });
  });
});

describe("stratagems of First Punic War", () => {
  const hand = (rome: string[]) => ({ markers: { rome, carthage: ["diplomacy-1"] } });
  const when = (game: ReturnType<typeof situation>, id: string, seat = "rome") => warPlanning.when!(id, seat, game.state)!.why;
  const units = ["R-garrison-1 2809", "R-garrison-2 2710"];

  test("23.1 in its phase a marker waits for the end of the action", () => {
    const game = situation(units, { phase: "mobilization", ...hand(["dictator", "spy"]) });
    game.answer(options(game).find((id) => id.startsWith("unit:"))!);
    expect(when(game, "marker:dictator")).toBe("fpw.when.action");
    expect(warFrench).toHaveProperty(["fpw.when.action"]);
  });

  test("23.1 a Spy is told that he is played before an action or between two, in one's own half of the turn as in the enemy's", () => {
    expect(when(situation(units, hand(["spy"])), "marker:spy")).toBe("fpw.when.spy");
  });

  test("23.1 in the enemy's turn a Spy waits for one's own, a Dictator for one's Mobilization Phase", () => {
    const game = situation(units, { side: "carthage", ...hand(["dictator", "spy"]) });
    expect(when(game, "marker:spy")).toBe("fpw.when.spy");
    expect(when(game, "marker:dictator")).toBe("fpw.when.dictator");
    expect(when(game, "marker:levy")).toBe("fpw.when.not-held");
  });

  test("23.1 when another marker could be played, one of another kind only says when it is played", () => {
    const game = situation(units, { phase: "mobilization", ...hand(["spy", "tactics-1"]) });
    expect(options(game)).toContain("marker:spy");
    const reason = whyNotPiece(warPlanning, trialOf(game), "marker:tactics-1", english);
    expect(reason).toEqual({ why: "fpw.when.tactics", rule: "23.1" });
  });

  test("23.1 when recruiting, a marker without effect says what is missing", () => {
    const game = situation(["R-auxiliary-1 0207"], { phase: "mobilization", ...hand(["levy"]) });
    expect(options(game)).not.toContain("marker:levy");
    expect(game.question!.whyNot!("marker:levy")).toEqual({ why: "fpw.why.nobody-to-levy", rule: "23.1" });
    expect(game.question!.whyNot!("marker:dictator")).toBeUndefined(); // not held
  });

  test("23.1 a Levy brings neither leaders nor allies, and nobody who is on the map", () => {
    const game = situation(units, { phase: "mobilization", markers: { rome: ["levy"], carthage: [] } });
    play(game, ["mobilize", "marker:levy"]);
    const why = (unit: string) => game.question!.whyNot!(`unit:${unit}`)!.why;
    expect(why("R-regulus")).toBe("fpw.why.not-levied");
    expect(why("M-garrison-1")).toBe("fpw.why.not-levied");
    expect(why("R-garrison-1")).toBe("fpw.why.in-play");
  });
});
