import { describe, expect, test } from "vitest";
import { inZone, scan, zoneMap } from "../../src/games/first-punic-war/rules/board.ts";
import { MAP } from "../../src/games/first-punic-war/rules/map.ts";
import { hexAt, hexes, landForce, options, play, prompt, situation, tableWith } from "./table.ts";

/** The hexes in the zone of control of a side. */
function zone(units: readonly string[], side: number): string[] {
  const t = tableWith(units);
  const b = scan(t.s);
  const one = MAP.numbers.filter((_, hex) => inZone(t.s, b, hex, side));
  const all = MAP.numbers.filter((_, hex) => zoneMap(t.s, scan(t.s), side)[hex]);
  expect(all).toEqual(one);
  return one;
}

describe("10.0 stacking", () => {
  test("10.0 any number of units of all contingents may stack", () => {
    const ids = [
      "R-legion-1",
      "R-legion-2",
      "R-legion-3",
      "R-legion-4",
      "R-legion-5",
      "R-auxiliary-1",
      "R-cavalry-1",
      "R-duilius",
    ];
    const game = situation([...ids.slice(0, 7).map((id) => `${id} 0207`), "R-duilius 0206"]);
    landForce(game, "0206");
    play(game, ["move", "hex:0207"]);
    expect(game.state.at.filter((hex) => hex === hexAt("0207"))).toHaveLength(8);
  });

  test("10.0 a player is free to arrange his stacks, as many and as often as he likes, and the log says what shows", () => {
    const game = situation(["R-legion-1 0207", "R-duilius 0207"]);
    play(game, ["choose-operation", "arrange"], ["arrange", "unit:R-duilius"]); // the only stack
    expect(game.view("carthage")).toMatchObject({ stacks: [{ hex: "0207", top: "unit:R-duilius" }] });
    const shown = () => game.logFor("carthage").at(-1);
    expect(shown()).toMatchObject({
      event: "fpw.arranged",
      params: { side: "side:rome", hex: "hex:0207", unit: "unit:R-duilius" },
    });
    play(game, ["choose-operation", "arrange"], ["arrange", "army"]);
    expect(shown()).toMatchObject({ event: "fpw.army-placed", params: { hex: "hex:0207" } });
    play(game, ["choose-operation", "arrange"], ["arrange", "lift-army"]);
    expect(shown()).toMatchObject({ params: { unit: "unit:R-duilius" } });
  });

  test("10.0 also when there is no AP left for an operation", () => {
    const game = situation(["R-legion-1 0207", "R-duilius 0207"], { ap: { rome: 0, carthage: 0 } });
    expect(game.question).toMatchObject({ prompt: "fpw.choose-operation", options: ["end", "arrange"] });
  });
});

describe("11.0 zones of control", () => {
  test("11.0 the six hexes around a unit are its zone of control, also for static units and leaders", () => {
    const around = ["0107", "0108", "0206", "0208", "0307", "0308"];
    expect(zone(["C-hoplite-2 0207"], 1)).toEqual(around);
    expect(zone(["C-hanno 0207"], 1)).toEqual(around);
    expect(zone(["C-garrison-1 3211"], 1)).toEqual(["3111", "3112", "3210", "3212", "3311", "3312"]);
  });

  test("11.0 other units do not cancel a zone of control", () => {
    expect(zone(["C-hoplite-2 0207", "R-legion-1 0307"], 1)).toContain("0307");
    expect(zone(["C-hoplite-2 0207", "C-hoplite-3 0307"], 1)).toContain("0308");
  });

  test("11.0.1 zones of control extend neither into nor out of fortress hexes", () => {
    expect(zone(["C-hoplite-2 3111"], 1)).not.toContain("3010"); // Capua
    expect(zone(["C-hoplite-2 3010"], 1)).toEqual([]);
  });

  test("11.0.2 those of land units do not cross all-sea hexsides nor reach into all-sea hexes", () => {
    const reached = zone(["C-hoplite-2 3215"], 1);
    expect(reached).toEqual(["3315"]); // 3214 and Messana lie across the sea, 3216 is a fortress
    expect(zone(["C-hoplite-2 2310"], 1)).not.toContain("2311"); // a strait is sea for zones of control
    expect(zone(["C-hoplite-2 3117"], 1)).toEqual(["3016", "3017"]); // fortresses all around
  });

  test("11.0.3 those of fleets do not cross all-ground hexsides nor reach into all-ground hexes", () => {
    expect(zone(["C-fleet-1 2710"], 1)).toEqual(["2609", "2610", "2709", "2711", "2810"]); // not Rome inland
    expect(zone(["C-fleet-1 2817"], 1)).toEqual(["2718", "2816", "2818", "2917", "2918"]); // not Lilybaeum
  });

  test("11.0.4 units of neutral powers project none, units on board none of their own", () => {
    expect(zone(["N-cavalry-1 0207"], 2)).not.toEqual([]);
    const game = situation(["R-legion-1 0207", "I-auxiliary-1 0307"]);
    landForce(game, "0207");
    play(game, ["move", "hex:0206"]);
    expect(hexes(game)).not.toEqual([]); // next to the neutral unit, and still free to move
    expect(zone(["C-fleet-1 2418", "C-hoplite-2 on C-fleet-1"], 1)).not.toContain("2319");
  });
});

describe("11.1 effects of zones of control", () => {
  test("11.1 reinforcements are not deployed in a zone of control, and pursuit ignores it", () => {
    const game = situation(["R-garrison-1 3211", "R-garrison-2 2710", "C-hoplite-2 3312"], { phase: "mobilization" });
    play(game, ["mobilize", "unit:R-legion-1"]);
    expect(game.state.at[0]).toBe(hexAt("2710")); // Venusia lies in the zone of the hoplites
    const chase = situation(["R-legion-1 0207 veteran", "R-regulus 0207", "C-auxiliary-2 0206", "C-hoplite-3 0305"]);
    chase.dice([4]);
    landForce(chase, "0207", "R-legion-1", "R-regulus");
    play(chase, ["move", "stop"], ["attack", "hex:0206"], ["choose-attackers", ["unit:R-legion-1", "unit:R-regulus"]]);
    play(chase, ["choose-table", "table:battle"], ["pursue", ["unit:R-legion-1"]]);
    expect(chase.state.at[0]).toBe(hexAt("0206")); // next to the hoplites in 0305
  });

  test("11.1.1 units must stop when they enter an enemy zone of control", () => {
    const game = situation(["R-cavalry-1 0107", "C-hoplite-2 0308"]);
    landForce(game, "0107");
    play(game, ["move", "hex:0207"]);
    expect(prompt(game)).toBe("fpw.attack"); // no further movement is offered
  });

  test("11.1.2 from a zone of control they may not go directly into another, but by way of a free hex", () => {
    const game = situation(["R-cavalry-1 0207", "C-hoplite-2 0308"]);
    landForce(game, "0207");
    expect(hexes(game).sort()).toEqual(["0107", "0108", "0206"]); // 0208 and 0307 lie in the zone too
    expect(game.question!.whyNot!("hex:0307")).toMatchObject({ why: "fpw.why.zone-to-zone", rule: "11.1" });
    play(game, ["move", "hex:0206"], ["move", "hex:0307"]);
    expect(prompt(game)).toBe("fpw.attack");
  });

  test("11.1.3 a unit may always leave a zone of control for a free hex and go on", () => {
    const game = situation(["R-cavalry-1 0207", "C-hoplite-2 0308"]);
    landForce(game, "0207");
    play(game, ["move", "hex:0107"]);
    expect(prompt(game)).toBe("fpw.move");
  });

  test("11.1.4 nobody is forced to attack", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0308"]);
    landForce(game, "0207");
    play(game, ["move", "stop"]);
    expect(options(game)).toEqual(["hex:0308", "pass"]);
    play(game, ["attack", "pass"]);
    expect(game.state.combat).toBeNull();
  });
});
