import { describe, expect, test } from "vitest";
import { forecast } from "../../src/games/first-punic-war/rules/forecast.ts";
import { percentage } from "../../src/games/first-punic-war/rules/shifts.ts";
import { combatColumn, TABLES } from "../../src/games/first-punic-war/rules/tables.ts";
import { unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import { attack, hexAt, landForce, navalForce, options, play, powers, prompt, situation } from "./table.ts";

/** The shifts of the combat in progress, by reason. */
function shifts(game: ReturnType<typeof situation>): Record<string, number> {
  return Object.fromEntries(
    game.state.combat!.shifts.map(({ amount, because }) => [because.replace("fpw.because.", ""), amount]),
  );
}

/** Both sides hold a marker that does nothing in combat, so that the game stops before the die is rolled. */
const PAUSE = { markers: { rome: ["levy"], carthage: ["levy"] } };

/** A land attack from a hex on a neighbour by all that may, up to the moment before the die. */
function engaged(units: readonly string[], from: string, to: string, more = {}, rules = {}) {
  const game = situation(units, { ...PAUSE, ...more }, rules);
  const here = units.filter((line) => line.split(" ")[1] === from).map((line) => line.split(" ")[0]!);
  landForce(game, from, ...here.filter((id) => !/garrison|fleet/.test(id)));
  attack(game, to);
  return game;
}

describe("14.0 combat", () => {
  test("14.0 one force attacks one adjacent hex; static units do not attack", () => {
    const game = situation(["R-garrison-1 3211", "R-legion-1 3211", "C-hoplite-2 3312", "C-hoplite-3 3210"], PAUSE);
    landForce(game, "3211");
    expect(options(game)).toEqual(["hex:3210", "hex:3312", "pass"]);
    play(game, ["attack", "hex:3312"]);
    expect(game.state.combat!.attackers).toEqual([unitNamed("R-legion-1")]);
    expect(game.state.combat!.defenders).toEqual([unitNamed("C-hoplite-2")]);
  });

  test("14.0 all units in the defending hex defend, static ones and fleets too", () => {
    const game = engaged(["R-legion-1 2809", "C-garrison-1 2710", "C-fleet-1 2710", "C-marine-1 on C-fleet-1"], "2809", "2710");
    expect(game.state.combat!.defenders).toHaveLength(3);
  });

  test("14.0 forces in different hexes do not combine", () => {
    const game = engaged(["R-legion-1 0207", "R-legion-2 0208", "C-hoplite-2 0308"], "0207", "0308");
    expect(game.state.combat!.attackers).toEqual([unitNamed("R-legion-1")]);
  });

  test("14.0 a leader alone can attack and be attacked", () => {
    const game = engaged(["R-duilius 0207", "C-hanno 0308"], "0207", "0308");
    expect(game.state.combat).toMatchObject({ percent: 100 });
  });
});

describe("14.1 combat sequence", () => {
  test("14.1.1 the declaration reveals all units on both sides", () => {
    const game = engaged(["R-legion-1 0207", "R-duilius 0207", "C-hoplite-2 0308", "C-hanno 0308"], "0207", "0308");
    expect(JSON.stringify(game.view("carthage"))).toContain("unit:R-duilius");
    expect(JSON.stringify(game.view("rome"))).toContain("unit:C-hanno");
  });

  test("14.1.2 the raid table is open to cavalry, auxiliary infantry, marines and leaders; others then stay out", () => {
    const game = situation(["R-legion-1 0207", "R-auxiliary-1 0207", "R-cavalry-1 0207", "C-hoplite-2 0308"], PAUSE);
    landForce(game, "0207", "R-legion-1", "R-auxiliary-1", "R-cavalry-1");
    attack(game, "0308", "raid");
    expect(game.state.combat!.attackers).toEqual([unitNamed("R-auxiliary-1"), unitNamed("R-cavalry-1")]);
    const heavy = situation(["R-legion-1 0207", "C-hoplite-2 0308"], PAUSE);
    landForce(heavy, "0207");
    play(heavy, ["move", "stop"], ["attack", "hex:0308"]);
    expect(prompt(heavy)).toBe("fpw.attack-tactics"); // no choice of table
  });

  test("14.1.3 example: 20 against 13 is 153 percent, the 150-199 column", () => {
    const legions = ["R-legion-1", "R-legion-2", "R-legion-3", "R-legion-4"].map((id) => `${id} 0207 veteran`);
    const hoplites = ["C-hoplite-2", "C-hoplite-3", "C-hoplite-4"].map((id) => `${id} 0206 veteran`);
    const game = engaged([...legions, ...hoplites, "C-auxiliary-2 0206"], "0207", "0206");
    expect(game.state.combat).toMatchObject({ percent: 153, column: 3, shifts: [] });
    expect(percentage(20, 13)).toBe(153);
  });

  test.each([
    [0, 0],
    [49, 0],
    [50, 1],
    [99, 1],
    [100, 2],
    [149, 2],
    [150, 3],
    [199, 3],
    [200, 4],
    [299, 4],
    [300, 5],
    [400, 6],
    [500, 7],
    [599, 7],
    [600, 8],
    [5000, 8],
  ])("14.1.3 %i percent is column %i", (percent, column) => {
    expect(combatColumn(percent)).toBe(column);
  });

  test("14.1.5 example: 1 against 10 with three shifts right and one left ends two columns to the right, at 100-149", () => {
    const game = situation(
      ["R-auxiliary-1 0207", "C-hoplite-2 0308 veteran", "C-hoplite-3 0308 veteran", "C-auxiliary-2 0308 veteran"],
      { markers: { rome: ["tactics-3"], carthage: ["levy"] } },
    );
    landForce(game, "0207");
    attack(game, "0308");
    expect(game.state.combat).toMatchObject({ percent: 10, column: 0 });
    play(game, ["attack-tactics", "marker:tactics-3"], ["treachery", "pass"]);
    expect(shifts(game)).toEqual({ "striking-tactics": 3, rough: -1 });
    expect(game.state.combat!.column).toBe(2);
  });

  test("14.1.5 beyond the ends the end columns hold", () => {
    const weak = engaged(["R-auxiliary-1 0207", "C-hoplite-2 0308", "C-hamilcar 0308"], "0207", "0308");
    expect(weak.state.combat!.column).toBe(0);
    const strong = engaged(["R-legion-1 0207 veteran", "R-regulus 0207", "C-auxiliary-2 0206"], "0207", "0206");
    expect(strong.state.combat!.column).toBe(8);
  });

  test("14.1.5 one leader a side shifts by his command value", () => {
    const units = ["R-legion-1 0207", "R-duilius 0207", "R-tribune 0207", "C-hoplite-2 0206", "C-hamilcar 0206", "C-hanno 0206"];
    const game = engaged(units, "0207", "0206");
    expect(shifts(game)).toEqual({ "striking-leader": 2, "struck-leader": -3 });
  });

  test.each([
    ["rough ground", "0207", "0308", { rough: -1 }],
    ["mountains", "0508", "0608", { mountain: -2 }],
    ["desert", "2219", "2220", {}],
    ["a town", "3312", "3211", { town: -1 }],
    ["a minor fortress in rough ground, not both", "2911", "3010", { "minor-fortress": -2 }],
    ["a major fortress", "2910", "2809", { "major-fortress": -3 }],
    ["a river", "0209", "0309", { river: -1 }],
    ["a mountain line", "3111", "3112", { rough: -1, "mountain-line": -1 }],
    ["a strait", "3216", "3116", { "minor-fortress": -2, strait: -1 }],
    ["a road, which does not cancel the line behind it", "3010", "3111", { "mountain-line": -1 }],
  ])("14.1.5 terrain effects for the defender in or behind %s", (_, from, to, expected) => {
    expect(shifts(engaged([`R-auxiliary-1 ${from}`, `C-auxiliary-2 ${to}`], from, to))).toEqual(expected);
  });

  test("14.1.5 a camp gives one column more, in addition to terrain", () => {
    const game = engaged(["R-legion-1 0207", "C-hoplite-2 0308"], "0207", "0308", { camps: { rome: [], carthage: ["0308"] } });
    expect(shifts(game)).toEqual({ rough: -1, camp: -1 });
  });

  test("14.1.5 each player may play one tactics marker, the attacker first", () => {
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206"], {
      markers: { rome: ["tactics-2", "tactics-1"], carthage: ["tactics-3"] },
    });
    landForce(game, "0207");
    attack(game, "0206");
    play(game, ["attack-tactics", "marker:tactics-2"], ["treachery", "pass"]);
    expect(game.question).toMatchObject({
      seat: "carthage",
      prompt: "fpw.defence-tactics",
      options: ["marker:tactics-3", "pass"],
    });
    game.dice([3]);
    play(game, ["defence-tactics", "marker:tactics-3"]);
    expect(game.log!.find((entry) => entry.event === "fpw.combat-rolled")!.params).toMatchObject({ shift: -1 });
  });

  test("22.0 a camp helps fleets in its hex too", () => {
    const camp = { camps: { rome: [], carthage: ["2810"] } };
    const game = engaged(["R-legion-1 2910", "C-hoplite-2 2810", "C-fleet-1 2810"], "2910", "2810", camp);
    expect(game.state.combat!.defenders).toContain(unitNamed("C-fleet-1"));
    expect(shifts(game).camp).toBe(-1);
  });

  test("14.1.5 a siege train shifts one column against a fortress or camp, but not more than one and not elsewhere", () => {
    const siege = ["R-siege-1 2911", "R-siege-2 2911", "R-legion-1 2911"];
    expect(shifts(engaged([...siege, "C-garrison-1 3010"], "2911", "3010"))["siege-train"]).toBe(1);
    expect(shifts(engaged(["R-siege-1 0207", "C-hoplite-2 0206"], "0207", "0206"))["siege-train"]).toBeUndefined();
    const camp = { camps: { rome: [], carthage: ["0206"] } };
    expect(shifts(engaged(["R-siege-1 0207", "C-hoplite-2 0206"], "0207", "0206", camp))["siege-train"]).toBe(1);
  });

  test("14.1.5 elephants shift one column against an open or town hex without a fortress", () => {
    const elephants = (from: string, to: string) =>
      shifts(engaged([`C-elephant-1 ${from}`, `R-legion-1 ${to}`], from, to, { side: "carthage" })).elephants;
    expect(elephants("0207", "0206")).toBe(1);
    expect(elephants("3312", "3211")).toBe(1);
    expect(elephants("2219", "2220")).toBe(1);
    expect(elephants("0207", "0308")).toBeUndefined();
    expect(elephants("2911", "3010")).toBeUndefined();
  });

  test("14.1.5 a marine on board shifts one column against an enemy port", () => {
    const marine = (units: readonly string[], target: string) => {
      const game = situation(["C-fleet-1 2817", ...units, "C-marine-1 on C-fleet-1"], { ...PAUSE, side: "carthage" });
      game.dice([3]);
      navalForce(game, "2817");
      attack(game, target);
      return shifts(game).marines;
    };
    expect(marine(["R-auxiliary-1 2917"], "2917")).toBe(1); // Agrigentum is a port
    expect(marine(["R-auxiliary-1 2816"], "2816")).toBeUndefined();
  });

  test("14.1 the odds can be forecast from what the player may examine", () => {
    const game = situation(["R-legion-1 0207", "C-auxiliary-2 0308", "C-hanno 0308"]);
    const known = forecast(game.state, "rome", hexAt("0207"), hexAt("0308"), [unitNamed("R-legion-1")], "battle");
    expect(known).toMatchObject({ percent: 400, complete: false, column: 5 });
    expect(known.results).toEqual(TABLES.battle.map((row) => row[5]));
  });
});

describe("14.1.2 the combat tables, every row", () => {
  test.each([
    [1, "AC AC AR AR AW CA CA CA CA", "AC AR AR AW AW AW CA CA CA"],
    [2, "AC AR AR AW CA CA CA DW DR", "AR AR AW AW AW CA CA DW DW"],
    [3, "AR AR AW CA CA CA DW DR DR", "AR AW AW AW CA DW DW DW DW"],
    [4, "AR AW CA CA CA DW DR DR DC", "AW AW AW CA DW DW DW DW DR"],
    [5, "AW CA CA DW DW DR DR DC DC", "AW AW CA DW DW DW DR DR DR"],
    [6, "CA CA DW DR DR DC DC DC DC", "DW DW DW DW DR DR DR DR DC"],
  ])("14.1.7 die %i on the battle and the raid table", (die, battle, raid) => {
    expect(TABLES.battle[die - 1]!.join(" ")).toBe(battle);
    expect(TABLES.raid[die - 1]!.join(" ")).toBe(raid);
    const game = situation(["R-legion-1 0207", "C-hoplite-2 0206"]); // 4 to 3: 133 percent
    game.dice([die, 1, 1, 1]);
    landForce(game, "0207");
    attack(game, "0206");
    const note = game.log!.find((entry) => entry.event === "fpw.combat-rolled")!;
    expect(note.params).toMatchObject({ die, result: `fpw.result.${battle.split(" ")[2]}`, column: "fpw.column.2" });
  });
});

describe("24.2 attacking a neutral", () => {
  test("24.2 an attack on a neutral unit brings its power over to the enemy at once, and he commands the defence", () => {
    const game = situation(["R-legion-1 0911", "I-auxiliary-1 1011", "I-garrison-1 1011"], { ...PAUSE, powers: powers() });
    landForce(game, "0911");
    attack(game, "1011");
    expect(game.state.powers[3]).toBe(1);
    play(game, ["attack-tactics", "pass"]);
    expect(game.question!.seat).toBe("carthage");
  });
});
