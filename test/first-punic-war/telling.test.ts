import { describe, expect, test } from "vitest";
import type { Session } from "../../src/engine/index.ts";
import type { State } from "../../src/games/first-punic-war/rules/state.ts";
import english from "../../src/games/first-punic-war/words/en.ts";
import french from "../../src/games/first-punic-war/words/fr.ts";
import { Words } from "../../src/words/words.ts";
import { attack, landForce, navalForce, options, play, powers, prompt, situation, u } from "./table.ts";

const en = new Words("en", english);
const fr = new Words("fr", french);

/** The pending question, in words. */
const asked = (game: Session<State>, words = en): string => words.say(game.question!.prompt, game.question!.params);

/** What everybody reads in the log, in words. */
const told = (game: Session<State>, words = en): string[] =>
  game.logFor(null).map(({ event, params }) => words.say(event, params));

const hand = (rome: string[], carthage: string[] = []) => ({ markers: { rome, carthage } });

describe("what questions say", () => {
  test("9.0 mobilization names every price of the side's chart", () => {
    const game = situation(["C-garrison-1 2417"], { phase: "mobilization", side: "carthage", bought: { rome: 0, carthage: 2 } });
    expect(asked(game)).toBe(
      "Mobilization: 10 action points. Prices (garrison 1, auxiliary infantry 1, hoplites 2, cavalry 2, marines 2, elephants 3, siege train 2, fleet 4, leader 2, Sacred Band 3, training 1, stratagem marker 3).",
    );
  });

  test("13.0 no movement points are offered where only stopping is left", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0205"]);
    landForce(game, "0207");
    expect(asked(game)).toBe("Legio I in hex 0207 north-west of Toletum: 4 movement points left.");
    game.answer("hex:0206");
    expect(game.question).toMatchObject({ options: ["stop"], params: { left: 0 } }); // a zone of control
    expect(asked(game)).toMatch(/: no other hex can be entered\.$/);
    expect(asked(game, fr)).toMatch(/ : aucun autre hexagone accessible\.$/);
  });

  test("15.2 without a leader the question about a morale check says so", () => {
    const game = situation(["R-legion-1 0207", "R-cavalry-1 0207", "C-hoplite-2 0206 veteran", "C-hoplite-3 0206 veteran"]);
    game.dice([2]);
    landForce(game, "0207", "R-legion-1");
    play(game, ["move", "stop"], ["attack", "hex:0206"]);
    game.answer(u("R-legion-1"));
    expect(asked(game)).toContain("no leader can steady a unit. Morale (Legio I 3).");
    expect(asked(game, fr)).toContain("aucun chef ne peut soutenir d'unité. Moral (Légion I 3).");
  });

  test("14.1.4 who may play Tactics knows the odds and every shift so far", () => {
    const game = situation(["R-legion-1 0207", "R-duilius 0207", "C-hoplite-2 0206"], hand(["tactics-1"], ["levy"]));
    landForce(game, "0207", "R-legion-1", "R-duilius");
    attack(game, "0206");
    expect(asked(game)).toContain("5 to 3 or 166 percent, shift 2 (attacking leader +2), column 300-399. Play Tactics?");
    game.answer("pass");
    expect(game.question!.seat).toBe("carthage");
    expect(asked(game)).toMatch(/^Rome attacks .* column 300-399\. Play Tactics\?$/);
  });

  test("14.1.2 who chooses between battle and raid knows both columns, leaders counted", () => {
    const units = ["R-legion-1 0207", "R-cavalry-1 0207", "R-duilius 0207", "C-hoplite-2 0206"];
    const game = situation(units);
    landForce(game, "0207", "R-legion-1", "R-cavalry-1", "R-duilius");
    play(game, ["move", "stop"], ["attack", "hex:0206"]);
    game.answer(options(game));
    expect(asked(game)).toMatch(/: a battle \(column 400-499\), or a raid by Equites I and Duilius \(column 150-199\)\?$/);
    expect(told(game).at(-1)).toBe("Duilius commands for Rome, command 2.");
    play(game, ["choose-table", "table:battle"]);
    expect(told(game).join(" ")).toContain("column 400-499, die");
  });

  test("14.1.5, 29.3 the defender knows who commands the attack before he puts a leader at risk", () => {
    const units = ["R-legion-1 0207", "R-duilius 0207", "C-hoplite-2 0206", "C-hanno 0206"];
    const game = situation(units, {}, { leaders: true });
    landForce(game, "0207", "R-legion-1", "R-duilius");
    attack(game, "0206");
    expect(asked(game)).toContain("column 100-149");
    play(game, ["choose-leader", "unit:R-duilius"]);
    expect(asked(game)).toContain("column 200-299");
    expect(told(game).at(-1)).toBe("Duilius commands for Rome, command 2.");
  });

  test("24.1 in Diplomacy the die modifiers of every power are named", () => {
    const game = situation(["R-garrison-1 2809"], {
      phase: "diplomacy",
      powers: powers({ gauls: "carthage" }),
      ...hand(["diplomacy-3"]),
    });
    expect(asked(game)).toContain("die modifiers (Syracuse +1, Massilia +1, Gauls \u22121, Iberians 0, Numidia 0).");
  });

  test("16.1 a retreat says how many units it will cost", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206 veteran", "C-hoplite-3 0109", "C-hoplite-4 0309"]);
    game.dice([3]); // AW, and every way out leads into a zone of control
    landForce(game, "0207");
    attack(game, "0206");
    expect(asked(game)).toBe(
      "Legio I retreats from hex 0207 north-west of Toletum, 1 hex to go; 1 unit is lost in an enemy zone of control.",
    );
  });
});

describe("why something is not offered", () => {
  test("19.3 who is on board already is not embarked again, and fleets are not embarked at all", () => {
    const game = situation(["R-fleet-1 3216", "R-legion-1 3216", "R-regulus 3216"]);
    navalForce(game, "3216", "R-fleet-1");
    play(game, ["embark", "unit:R-legion-1"]);
    expect(game.question!.whyNot!("unit:R-legion-1")).toMatchObject({ why: "fpw.why.aboard", rule: "19.3" });
    expect(game.question!.whyNot!("unit:R-fleet-1")).toBeUndefined();
  });

  test("12.3 who is with the leader already does not join him", () => {
    const game = situation(["R-duilius 0207", "R-legion-1 0207", "R-legion-2 0307", "R-legion-3 0307"]);
    play(game, ["choose-operation", "op:concentrate"]);
    expect(game.question!.whyNot!("unit:R-legion-1")).toMatchObject({ why: "fpw.why.there-already", rule: "12.3" });
  });
});

describe("what the log tells", () => {
  test("12.0 an operation with its price, every step, and the combat with column, shifts, die, result, losses and pursuit", () => {
    const game = situation(["R-legion-1 0209 veteran", "R-regulus 0209", "C-auxiliary-2 0206"]);
    game.dice([4]);
    landForce(game, "0209", "R-legion-1", "R-regulus");
    play(game, ["move", "hex:0208"], ["move", "hex:0207"], ["attack", "hex:0206"]);
    game.answer(u("R-legion-1", "R-regulus"));
    play(game, ["choose-table", "table:battle"]);
    play(game, ["pursue", u("R-legion-1")]);
    expect(told(game)).toEqual([
      "Rome: land operation from hex 0209 north of Hispalis with 2 units for 1 action point; 9 left.",
      "Rome: 2 units move from hex 0209 north of Hispalis to hex 0208 west of Toletum.",
      "Rome: 2 units move from hex 0208 west of Toletum to hex 0207 north-west of Toletum.",
      "Rome attacks hex 0206 north-west of Toletum from hex 0207 north-west of Toletum.",
      "Rome: Legio I and Regulus.",
      "Carthage: Libyan light foot.",
      "Regulus commands for Rome, command 2.",
      "Rome against hex 0206 north-west of Toletum, Battle table: 6 to 1 or 600 percent, shift 2 (attacking leader +2), column 600 and more, die 4: defender catastrophe.",
      "The Libyan light foot is eliminated in hex 0206 north-west of Toletum.",
      "Rome pursues into hex 0206 north-west of Toletum: Legio I.",
    ]);
  });

  test("15.1 a second counterattack is told, and results of a counterattack name whom they hit", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206 veteran"]);
    game.dice([4, 3, 1, 1]);
    landForce(game, "0207");
    attack(game, "0206");
    expect(told(game).join(" ")).toContain(
      "die 3: a second counterattack. Both sides check morale and retreat, and nobody pursues.",
    );
  });

  test("24.1 diplomacy with the column, the die and its modifiers", () => {
    const game = situation(["R-garrison-1 2809"], {
      phase: "diplomacy",
      powers: powers(),
      ...hand(["diplomacy-3"], ["diplomacy-1"]),
    });
    game.dice([4]);
    play(
      game,
      ["diplomacy", "power:syracusa"],
      ["commit-marker", "marker:diplomacy-3"],
      ["oppose-diplomacy", "marker:diplomacy-1"],
    );
    expect(told(game)).toEqual([
      "Rome courts Syracuse for 1 action point; 9 left.",
      "Rome plays Diplomacy 3.",
      "Carthage plays Diplomacy 1.",
      "Rome's talks with Syracuse: column +2, die 4 (old ties +1): alliance.",
      "Syracuse sides with Rome.",
    ]);
  });

  test("24.1.6 why neutrality makes an ally of a neutral power", () => {
    const game = situation(["R-garrison-1 2809"], { phase: "diplomacy", powers: powers(), ...hand(["diplomacy-2"]) });
    game.dice([4]);
    play(game, ["diplomacy", "power:gauls"], ["commit-marker", "marker:diplomacy-2"]);
    expect(told(game).slice(-2)).toEqual([
      "Rome's talks with the Gauls: column +2, die 4: neutrality, which wins over a neutral power.",
      "The Gauls side with Rome.",
    ]);
  });

  test("29.3 Carthage's +1 in disgrace", () => {
    const game = situation(
      ["R-legion-1 0207 veteran", "R-legion-2 0207 veteran", "R-regulus 0207", "C-hoplite-2 0206", "C-himilco 0206"],
      {},
      { leaders: true },
    );
    game.dice([6, 1, 3]);
    landForce(game, "0207", "R-legion-1", "R-legion-2", "R-regulus");
    attack(game, "0206");
    play(game, ["choose-leader", "none"], ["choose-leader", "unit:C-himilco"], ["boost", u("C-hoplite-2")]);
    while (prompt(game) !== "fpw.pursue") game.answer(options(game)[0]!);
    play(game, ["pursue", []]);
    expect(told(game)).toContain("Carthage calls Himilco to account, die 3 (Carthage +1): he is relieved.");
  });

  test("12.3 a concentration tells who comes from where", () => {
    const game = situation(["R-duilius 0207", "R-legion-1 0307", "R-legion-2 0307", "R-cavalry-1 0206"]);
    play(game, ["choose-operation", "op:concentrate"], ["choose-joining", u("R-legion-1", "R-legion-2", "R-cavalry-1")]);
    const hex = en.say("hex:0207");
    expect(told(game)).toEqual([
      `Rome: concentration of 3 units on the leader in ${hex} for 1 action point; 9 left.`,
      `Rome: 2 units march from ${en.say("hex:0307")} to ${hex}.`,
      `Rome: 1 unit marches from ${en.say("hex:0206")} to ${hex}.`,
    ]);
  });

  test("19.1 a storm tells how many fleets it sinks; who is aboard only their owner reads", () => {
    const game = situation(["R-fleet-1 2710", "R-fleet-2 2711", "R-legion-1 2810"]);
    game.dice([1, 6]);
    navalForce(game, "2711", "R-fleet-2");
    expect(told(game)).toContain("Storm: Rome checks morale for 1 fleet, die 6: 1 sinks.");
  });

  test("19.3 who goes on board only its owner reads", () => {
    const game = situation(["R-fleet-1 2710", "R-fleet-2 2711", "R-legion-1 2710"]);
    navalForce(game, "2710", "R-fleet-1");
    play(game, ["embark", "unit:R-legion-1"]);
    const lines = (seat: "rome" | "carthage") => game.logFor(seat).map(({ event, params }) => en.say(event, params));
    expect(lines("rome")).toContain("Legio I goes on board Roman fleet I.");
    expect(lines("carthage").join(" ")).not.toContain("Legio I");
  });

  test("9.2 a purchase with its price", () => {
    const game = situation(["R-garrison-1 2809"], { phase: "mobilization" });
    play(game, ["mobilize", "unit:R-legion-1"]);
    expect(told(game)).toEqual(["Rome deploys Legio I in Rome for 2 action points; 8 left."]);
  });
});
