import { describe, expect, test } from "vitest";
import { hexesInReach } from "../../src/games/first-punic-war/rules/forecast.ts";
import { directionTo, MAP } from "../../src/games/first-punic-war/rules/map.ts";
import { enterCost, landMayCross } from "../../src/games/first-punic-war/rules/terrain.ts";
import { attack, hexAt, hexes, landForce, options, play, powers, prompt, situation, u, where } from "./table.ts";

const cost = (from: string, to: string): number => enterCost(hexAt(from), directionTo(hexAt(from), hexAt(to))) / 2;
const crosses = (light: boolean, from: string, to: string): boolean =>
  landMayCross(light, hexAt(from), directionTo(hexAt(from), hexAt(to)));

describe("12.0 operations", () => {
  test("12.0 an operation costs one AP and is conducted with one force at a time", () => {
    const game = situation(["R-legion-1 0207", "R-legion-2 0507"]);
    landForce(game, "0207");
    expect(game.state.ap[0]).toBe(9);
    expect(hexes(game)).not.toContain("0506");
    play(game, ["move", "hex:0206"], ["move", "stop"], ["camp", "pass"]);
    expect(prompt(game)).toBe("fpw.choose-operation");
  });

  test("12.1 of three units in a hex any may form the force and leave the rest behind", () => {
    const game = situation(["R-legion-1 0207", "R-legion-2 0207", "R-legion-3 0207"]);
    play(game, ["choose-operation", "op:land"]);
    expect(game.question).toMatchObject({ kind: "pick", min: 1, max: 3, options: u("R-legion-1", "R-legion-2", "R-legion-3") });
    play(game, ["choose-force", u("R-legion-1", "R-legion-3")], ["move", "hex:0206"]);
    expect([where(game, "R-legion-1"), where(game, "R-legion-2"), where(game, "R-legion-3")]).toEqual(["0206", "0207", "0206"]);
  });

  test("12.1 all units of a force start in the same hex; garrisons and units on board are not among them", () => {
    const game = situation([
      "R-garrison-1 2710",
      "R-legion-1 2710",
      "R-fleet-1 2710",
      "R-legion-2 on R-fleet-1",
      "R-legion-3 0207",
    ]);
    play(game, ["choose-operation", "op:land"], ["choose-force-hex", "hex:2710"]);
    expect(prompt(game)).toBe("fpw.move"); // only the one legion could go
    expect(game.state.operation!.units).toHaveLength(1);
  });

  test("12.2 multiple operations: move, attack, another operation with the same force, or a second force and then the first again", () => {
    const game = situation(["R-legion-1 0107 veteran", "R-legion-2 0107 veteran", "R-legion-3 0507", "C-auxiliary-2 0308"]);
    landForce(game, "0107", "R-legion-1", "R-legion-2");
    play(game, ["move", "hex:0207"]);
    expect(game.state.ap[0]).toBe(9);
    game.dice([5]); // 10 to 1 less the rough ground is 500-599: defender catastrophe
    attack(game, "0308");
    expect(game.state.ap[0]).toBe(9); // the combat costs nothing more
    play(game, ["pursue", []], ["camp", "pass"]);
    landForce(game, "0507", "R-legion-3");
    play(game, ["move", "stop"], ["camp", "pass"]);
    expect(game.state.ap[0]).toBe(8);
    landForce(game, "0207", "R-legion-1", "R-legion-2");
    play(game, ["move", "hex:0307"], ["move", "stop"], ["camp", "pass"]);
    expect(game.state.ap[0]).toBe(7);
    play(game, ["choose-operation", "end"]); // and nobody must spend the rest
    expect(game.state.phase).not.toBe("operations");
  });

  test("12.3 any land units that can reach a leader's hex may join him; he stays", () => {
    const game = situation(["R-duilius 0207", "R-legion-1 0507", "R-cavalry-1 0407", "R-legion-2 0307", "R-legion-3 0912"]);
    play(game, ["choose-operation", "op:concentrate"]);
    expect(options(game)).toEqual(u("R-legion-1", "R-legion-2", "R-cavalry-1")); // 0912 is too far
    expect(game.question!.whyNot!("unit:R-legion-3")).toMatchObject({ why: "fpw.why.out-of-reach" });
    play(game, ["choose-joining", u("R-legion-1", "R-cavalry-1")]);
    expect([where(game, "R-legion-1"), where(game, "R-cavalry-1"), where(game, "R-legion-2")]).toEqual(["0207", "0207", "0307"]);
    expect(where(game, "R-duilius")).toBe("0207");
    expect(game.state.ap[0]).toBe(9);
  });

  test("12.3 the way must not lead through zones of control, and goes by land only", () => {
    const game = situation(["R-duilius 0207", "R-legion-1 0407", "C-garrison-1 0907", "C-hoplite-2 0508", "R-fleet-1 2710"]);
    play(game, ["choose-operation", "op:concentrate"]);
    expect(where(game, "R-legion-1")).toBe("0207"); // it may leave the zone it starts in
    const sea = situation(["R-duilius 2314", "R-legion-1 2710", "R-fleet-1 2710"]);
    expect(options(sea)).not.toContain("op:concentrate");
    expect(sea.question!.whyNot!("op:concentrate")).toMatchObject({ why: "fpw.why.nobody-in-reach", rule: "12.3" });
  });

  test("12.3 the one hex that is always allowed must be one that can be crossed", () => {
    // 3215 touches Messana across the sea alone; by way of Rhegium the strait costs more than a legion has
    const game = situation(["R-duilius 3116", "R-legion-1 3215", "R-siege-1 3216"]);
    play(game, ["choose-operation", "op:concentrate"]);
    expect([where(game, "R-legion-1"), where(game, "R-siege-1")]).toEqual(["3215", "3116"]); // nobody else could have come
  });

  test("12.3 a leader on board in a coastal hex is in that hex too", () => {
    const game = situation(["R-fleet-1 2710", "R-duilius on R-fleet-1", "R-legion-1 2809"]);
    play(game, ["choose-operation", "op:concentrate"]);
    expect(where(game, "R-legion-1")).toBe("2710");
    const sea = situation(["R-fleet-1 2711", "R-duilius on R-fleet-1", "R-legion-1 2710"]);
    expect(options(sea)).not.toContain("op:concentrate");
  });

  test("12.3 who can only come through an empty neutral place invades its power, if the player wants that (24.2)", () => {
    const march = (answer: string) => {
      const game = situation(["R-duilius 1818", "R-legion-1 2018", "R-legion-2 1718"], { powers: powers() });
      play(game, ["choose-operation", "op:concentrate"], ["choose-joining", u("R-legion-1", "R-legion-2")]);
      expect(game.question).toMatchObject({
        prompt: "fpw.invade-on-the-way",
        params: { powers: ["power:numidia"], units: ["unit:R-legion-1"] }, // through Cirta
      });
      play(game, ["invade-on-the-way", answer]);
      return game;
    };
    const invasion = march("yes");
    expect([where(invasion, "R-legion-1"), where(invasion, "R-legion-2")]).toEqual(["1818", "1818"]);
    expect(invasion.state.powers[4]).toBe(1); // the Numidians are with Carthage now
    const peace = march("no");
    expect([where(peace, "R-legion-1"), where(peace, "R-legion-2")]).toEqual(["2018", "1818"]);
    expect([peace.state.powers[4], peace.state.ap[0]]).toEqual([2, 9]);
    const held = situation(["R-duilius 1818", "R-legion-1 2018", "N-cavalry-1 1918"], { powers: powers() });
    expect(options(held)).not.toContain("op:concentrate"); // the Numidians stand in Cirta
  });

  test("12.3 at the end of a concentration the force may attack", () => {
    const game = situation(["R-duilius 0207", "R-legion-1 0206", "C-auxiliary-2 0308"]);
    play(game, ["choose-operation", "op:concentrate"]);
    expect(prompt(game)).toBe("fpw.attack");
    play(game, ["attack", "hex:0308"]);
    expect(options(game)).toEqual(u("R-legion-1", "R-duilius"));
  });

  test("12.4 units that did not move may join the attack from the final hex, and any may be left out", () => {
    const game = situation(["R-legion-1 0107", "R-legion-2 0107", "R-legion-3 0107", "R-auxiliary-1 0207", "C-hoplite-2 0308"]);
    landForce(game, "0107", "R-legion-1", "R-legion-2", "R-legion-3");
    play(game, ["move", "hex:0207"], ["attack", "hex:0308"]);
    expect(game.question).toMatchObject({
      min: 1,
      max: 4,
      options: u("R-legion-1", "R-legion-2", "R-legion-3", "R-auxiliary-1"),
    });
  });
});

describe("13.0 land unit movement", () => {
  test("13.0 a force spends movement points hex by hex, up to those of its slowest unit", () => {
    const game = situation(["R-legion-1 0107", "R-cavalry-1 0107"]);
    landForce(game, "0107", "R-legion-1", "R-cavalry-1");
    play(game, ["move", "hex:0206"], ["move", "hex:0306"], ["move", "hex:0405"]);
    expect(hexes(game).sort()).toEqual(["0305", "0306", "0406", "0506"]); // one point left: no rough ground, no mountains
    play(game, ["move", "hex:0406"]);
    expect(options(game)).toEqual(["stop", "drop"]); // four points spent
  });

  test("13.0 units with a lower movement allowance may be dropped off where they are at their end, and the others go on", () => {
    const game = situation(["R-legion-1 0107", "R-cavalry-1 0107"]);
    landForce(game, "0107", "R-legion-1", "R-cavalry-1");
    for (const hex of ["0206", "0306", "0405", "0406"]) play(game, ["move", `hex:${hex}`]);
    play(game, ["move", "drop"], ["drop", u("R-legion-1")], ["move", "hex:0306"]); // six points less four
    expect([where(game, "R-legion-1"), where(game, "R-cavalry-1")]).toEqual(["0406", "0306"]);
    const halted = situation(["R-legion-1 0107", "R-cavalry-1 0107", "C-auxiliary-2 0308"]);
    landForce(halted, "0107", "R-legion-1", "R-cavalry-1");
    play(halted, ["move", "hex:0207"]);
    expect(prompt(halted)).toBe("fpw.attack"); // in a zone of control nobody goes on
  });

  test("13.0 a siege train that a single hex has exhausted may be dropped off, and the others go on", () => {
    const game = situation(["R-siege-1 3216", "R-cavalry-1 3216"]); // the strait costs four points
    landForce(game, "3216", "R-siege-1", "R-cavalry-1");
    play(game, ["move", "hex:3116"]);
    expect(game.question!.params).toMatchObject({ left: 0 });
    expect(options(game)).toEqual(["stop", "drop"]);
  });

  test("13.0 units may be dropped off on the way; they neither move nor attack any more", () => {
    const game = situation(["R-legion-1 0106", "R-cavalry-1 0106", "C-auxiliary-2 0308"]);
    landForce(game, "0106", "R-legion-1", "R-cavalry-1");
    play(game, ["move", "hex:0206"], ["move", "drop"], ["drop", u("R-legion-1")], ["move", "hex:0207"]);
    expect([where(game, "R-legion-1"), where(game, "R-cavalry-1")]).toEqual(["0206", "0207"]);
    expect(game.state.operation!.dropped).toHaveLength(1);
    expect(options(game)).toEqual(["hex:0308", "pass"]);
  });

  test("13.0 dropped units stay out of the attack even if the force comes back to them, and nobody is picked up", () => {
    const game = situation(["R-cavalry-1 0207", "R-cavalry-2 0207", "C-auxiliary-2 0309"]);
    landForce(game, "0207", "R-cavalry-1", "R-cavalry-2");
    play(game, ["move", "hex:0107"], ["move", "drop"], ["drop", u("R-cavalry-1")]);
    play(game, ["move", "hex:0108"], ["move", "hex:0107"], ["move", "hex:0108"]);
    expect(where(game, "R-cavalry-1")).toBe("0107");
    play(game, ["move", "hex:0208"], ["attack", "hex:0309"]);
    expect(game.state.combat!.attackers).toHaveLength(1);
  });

  test("13.0 a force cannot enter a hex with enemy or neutral units", () => {
    const game = situation(["R-legion-1 0207", "C-garrison-1 3211", "I-auxiliary-1 0307", "N-cavalry-1 0208"], {});
    landForce(game, "0207");
    expect(hexes(game)).not.toContain("0307");
    expect(game.question!.whyNot!("hex:0307")).toMatchObject({ why: "fpw.why.neutral-there" });
    const war = situation(["R-legion-1 3312", "C-garrison-1 3211"]);
    landForce(war, "3312");
    expect(war.question!.whyNot!("hex:3211")).toMatchObject({ why: "fpw.why.enemy-there" });
  });

  test("13.0 a coast with an enemy fleet is closed to land units", () => {
    const game = situation(["R-legion-1 2810", "C-fleet-1 2710"]);
    landForce(game, "2810");
    expect(hexes(game)).not.toContain("2710");
  });

  test("13.0 a unit may always move one hex, even if it lacks the points", () => {
    const game = situation(["R-siege-1 3216"]); // three points; across the strait into rough ground costs four
    expect(cost("3216", "3116")).toBe(4);
    landForce(game, "3216");
    play(game, ["move", "hex:3116"]);
    expect(where(game, "R-siege-1")).toBe("3116");
    expect(prompt(game)).toBe("fpw.choose-operation"); // and no farther
  });

  test("13.0 the reach of a force can be shown with its costs", () => {
    const game = situation(["R-siege-1 0106"]);
    landForce(game, "0106");
    const reach = hexesInReach(game.state, game.state.operation!);
    expect(reach.get(hexAt("0107"))).toBe(2);
    expect(reach.get(hexAt("0109"))).toBe(6);
    expect(reach.has(hexAt("0110"))).toBe(false);
    expect([...reach.keys()].every((hex) => MAP.numbers[hex]!.startsWith("0"))).toBe(true);
  });
});

describe("13.1 terrain", () => {
  test.each([
    ["open", "0107", "0207", 1],
    ["rough", "0207", "0308", 2],
    ["mountain", "0308", "0408", 3],
    ["desert", "2219", "2220", 2],
    ["river", "0209", "0309", 2],
    ["mountain line", "2807", "2806", 3],
    ["strait", "3116", "3216", 3],
    ["road", "3010", "3011", 0.5],
    ["road across a mountain line", "3010", "3111", 0.5],
    ["road across a river", "2809", "2709", 0.5],
    ["road in rough ground", "3011", "3010", 0.5],
  ])("13.1 terrain effects, %s: %s to %s costs %d", (_, from, to, points) => {
    expect(cost(from, to)).toBe(points);
  });

  test("13.1 only leaders, cavalry and auxiliary infantry enter mountains; on a road everybody crosses", () => {
    expect(crosses(true, "0308", "0408")).toBe(true);
    expect(crosses(false, "0308", "0408")).toBe(false);
    expect(crosses(false, "3010", "3110")).toBe(false); // mountain line without a road
    expect(crosses(true, "3010", "3110")).toBe(true);
    expect(crosses(false, "3010", "3111")).toBe(true); // the Via Appia
    const game = situation(["R-legion-1 0308", "R-cavalry-1 0308"]);
    landForce(game, "0308", "R-legion-1", "R-cavalry-1");
    expect(hexes(game)).not.toContain("0408");
    expect(game.question!.whyNot!("hex:0408")).toMatchObject({ why: "fpw.why.mountain" });
  });

  test("13.1 land units do not enter all-sea hexes nor cross all-sea hexsides", () => {
    expect(crosses(true, "2710", "2711")).toBe(false);
    expect(crosses(true, "3216", "3117")).toBe(false);
    const game = situation(["R-legion-1 2710"]);
    landForce(game, "2710");
    expect(game.question!.whyNot!("hex:2711")).toMatchObject({ why: "fpw.why.sea", rule: "13.1" });
  });

  test("13.1 along a road two hexes cost one point", () => {
    const game = situation(["R-siege-1 2809"]); // three points: six hexes of the Via Appia
    landForce(game, "2809");
    for (const hex of ["2910", "3010", "3111", "3211", "3312"]) play(game, ["move", `hex:${hex}`]);
    play(game, ["move", "hex:3412"]);
    expect(where(game, "R-siege-1")).toBe("3412");
    expect(game.state.operation).toBeNull();
  });
});
