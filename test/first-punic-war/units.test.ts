import { describe, expect, test } from "vitest";
import { UNITS, unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import { isVeteran, landForce, navalForce, newGame, options, play, powers, prompt, situation, u, where } from "./table.ts";

describe("20.0 recruits and veterans", () => {
  test("20.0 scenarios set up veterans unless they say recruits, and one-sided units are always recruits", () => {
    const game = newGame("I", { setup: "auto" });
    expect(isVeteran(game, "R-legion-1")).toBe(true);
    expect(isVeteran(game, "R-legion-3")).toBe(false);
    expect(isVeteran(game, "C-cavalry-2")).toBe(true);
    expect(isVeteran(game, "C-cavalry-3")).toBe(false);
    for (const [index, unit] of UNITS.entries()) if (!unit.twoSided) expect(game.state.veteran[index], unit.id).toBe(0);
  });

  test("20.0 an eliminated veteran comes back as a recruit", () => {
    const game = situation(["R-garrison-1 2809"], { phase: "mobilization" });
    play(game, ["mobilize", "unit:R-legion-1"]);
    expect(isVeteran(game, "R-legion-1")).toBe(false);
  });
});

describe("21.0 unique units", () => {
  test("21.0 light troops enter mountains, marines among them", () => {
    const game = situation(["C-marine-1 0308", "C-cavalry-2 0308", "C-auxiliary-2 0308", "C-hanno 0308"], { side: "carthage" });
    landForce(game, "0308", "C-marine-1", "C-cavalry-2", "C-auxiliary-2", "C-hanno");
    expect(options(game)).toContain("hex:0408");
  });

  test("21.0 a garrison stands only in a fortress or town, at most one a hex", () => {
    const bad = (units: string[]) => () => situation(units);
    expect(bad(["R-garrison-1 0207"])).toThrow("neither a town nor a fortress");
    expect(bad(["R-garrison-1 2809", "R-garrison-2 2809"])).toThrow("There are 2 garrisons in 2809");
  });

  test("21.0 a force with the Sacred Band pays one AP more if it starts outside Libya, once however many there are", () => {
    const units = ["C-sacred-foot 0207", "C-sacred-horse 0207", "C-hoplite-2 0207"];
    const game = situation(units, { side: "carthage" });
    landForce(game, "0207", "C-sacred-foot", "C-sacred-horse");
    expect(game.state.ap[1]).toBe(8);
    const home = situation(["C-sacred-foot 2417"], { side: "carthage" });
    landForce(home, "2417");
    expect(home.state.ap[1]).toBe(9);
    const without = situation(units, { side: "carthage" });
    landForce(without, "0207", "C-hoplite-2");
    expect(without.state.ap[1]).toBe(9);
  });

  test("21.0 with a single AP the Sacred Band cannot operate outside Libya, nor be embarked", () => {
    const game = situation(["C-sacred-foot 0207", "C-hoplite-2 0207", "C-hoplite-3 0207"], {
      side: "carthage",
      ap: { rome: 0, carthage: 1 },
    });
    play(game, ["choose-operation", "op:land"]);
    expect(options(game)).toEqual(u("C-hoplite-2", "C-hoplite-3"));
    expect(game.question!.whyNot!("unit:C-sacred-foot")).toMatchObject({ why: "fpw.why.sacred-band", rule: "21.0" });
    const sea = situation(["C-sacred-foot 2916", "C-fleet-1 2916", "C-hoplite-2 2916"], {
      side: "carthage",
      ap: { rome: 0, carthage: 1 },
    });
    navalForce(sea, "2916");
    expect(options(sea)).toEqual(["done", ...u("C-hoplite-2")]);
  });

  test("21.0 joining the attack of another force makes the Sacred Band part of it: outside Libya that costs the additional AP", () => {
    const join = (ap: number) => {
      const game = situation(["C-sacred-foot 0207", "C-hoplite-2 0207", "R-legion-1 0206"], {
        side: "carthage",
        ap: { rome: 0, carthage: ap },
        markers: { rome: ["levy"], carthage: ["levy"] },
      });
      landForce(game, "0207", "C-hoplite-2");
      play(game, ["move", "stop"], ["attack", "hex:0206"]);
      return game;
    };
    const game = join(5);
    play(game, ["choose-attackers", u("C-sacred-foot", "C-hoplite-2")]);
    expect(game.state.ap[1]).toBe(3);
    const without = join(5);
    play(without, ["choose-attackers", u("C-hoplite-2")]);
    expect(without.state.ap[1]).toBe(4);
    const poor = join(1);
    expect(poor.state.combat!.attackers).toEqual([unitNamed("C-hoplite-2")]); // nothing left to pay for it
    const home = situation(["C-sacred-foot 2418", "C-hoplite-2 2418", "R-legion-1 2419"], {
      side: "carthage",
      markers: { rome: ["levy"], carthage: ["levy"] },
    });
    landForce(home, "2418", "C-hoplite-2");
    play(home, ["move", "stop"], ["attack", "hex:2419"], ["choose-attackers", u("C-sacred-foot", "C-hoplite-2")]);
    expect(home.state.ap[1]).toBe(9);
  });

  test("21.0, 19.3 who is on board beside a Sacred Band that cannot be paid for still joins the attack, without the fleet", () => {
    const game = situation(
      ["C-fleet-1 3024", "C-sacred-foot on C-fleet-1", "C-marine-1 on C-fleet-1", "C-fleet-2 3024", "R-auxiliary-1 2925"],
      { side: "carthage", ap: { rome: 0, carthage: 1 } },
    );
    game.dice([3]);
    navalForce(game, "3024", "C-fleet-2");
    play(game, ["sail", "stop"], ["attack", "hex:2925"]);
    expect(options(game)).toEqual(u("C-marine-1", "C-fleet-2"));
  });

  test("21.0 embarking the Sacred Band outside Libya costs the additional AP", () => {
    const game = situation(["C-sacred-foot 2916", "C-fleet-1 2916"], { side: "carthage" });
    navalForce(game, "2916");
    play(game, ["embark", "unit:C-sacred-foot"]);
    expect(game.state.ap[1]).toBe(8);
  });

  test("21.0 the Balearic infantry is recruited only while the Baleares are held, into any Carthaginian fortress", () => {
    const phase = { phase: "mobilization", side: "carthage" };
    const without = situation(["C-garrison-1 2417"], phase);
    expect(options(without)).not.toContain("unit:C-balearic");
    const game = situation(["C-garrison-1 2417", "C-garrison-2 1512"], phase);
    play(game, ["mobilize", "unit:C-balearic"]);
    expect(options(game)).toEqual(["hex:1512", "hex:2417"]);
  });

  test("21.0 the Mamertines fight as Romans and never return", () => {
    const game = situation(["R-mamertines 3118", "C-hoplite-2 3117", "C-hoplite-3 3117", "C-hamilcar 3117"], {
      ap: { rome: 5, carthage: 5 },
    });
    game.dice([1]);
    landForce(game, "3118");
    if (prompt(game) === "fpw.move") game.answer("stop");
    play(game, ["attack", "hex:3117"]);
    expect(where(game, "R-mamertines")).toBe("gone");
  });

  test("21.0 why the Mamertines cannot be raised: they are gone for good, or merely too dear", () => {
    const why = (more: string[], ap: number) =>
      situation(["R-garrison-1 2809", ...more], { phase: "mobilization", ap: { rome: ap, carthage: 0 } }).question!.whyNot!(
        "unit:R-mamertines",
      );
    expect(why(["R-mamertines gone"], 10)).toMatchObject({ why: "fpw.why.mamertines", rule: "21.0" });
    expect(why([], 1)).toMatchObject({ why: "fpw.why.ap", params: { ap: 2 } }); // scenario III begins without them
  });

  test("21.0 siege trains are mobile units of three points, marines cost two AP and come in at ports", () => {
    const siege = UNITS.find(({ id }) => id === "C-siege-1")!;
    expect([siege.move, siege.twoSided]).toEqual([3, false]);
    const game = situation(["C-garrison-1 2417", "C-garrison-2 2409"], { phase: "mobilization", side: "carthage" });
    play(game, ["mobilize", "unit:C-marine-1"]);
    expect(options(game)).toEqual(["hex:2409", "hex:2417"]);
  });
});

describe("22.0 camps", () => {
  test("22.0 the force of an operation may build a camp for one more AP, after movement and combat", () => {
    const game = situation(["R-legion-1 0206"]);
    landForce(game, "0206");
    play(game, ["move", "hex:0207"], ["move", "stop"], ["camp", "hex:0207"]);
    expect(game.state.ap[0]).toBe(8);
    expect(game.view(null)).toMatchObject({ camps: { rome: ["0207"] } });
  });

  test("22.0 only Roman legions and Carthaginian hoplites build camps", () => {
    const builds = (units: string[], side: string, more = {}) => {
      const game = situation(units, { side, ...more });
      landForce(game, "0207");
      if (prompt(game) === "fpw.move") game.answer("stop");
      return prompt(game) === "fpw.camp";
    };
    expect(builds(["R-legion-1 0207"], "rome")).toBe(true);
    expect(builds(["C-hoplite-2 0207"], "carthage")).toBe(true);
    expect(builds(["C-sacred-foot 0207"], "carthage")).toBe(true);
    expect(builds(["R-auxiliary-1 0207"], "rome")).toBe(false);
    expect(builds(["R-mamertines 0207"], "rome")).toBe(false);
    expect(builds(["X-hoplite-1 0207"], "carthage", { powers: powers({ mercenaries: "carthage" }) })).toBe(false);
  });

  test("22.0 units that were dropped off build no camp", () => {
    const game = situation(["R-legion-1 0107", "R-cavalry-1 0107"]);
    landForce(game, "0107", "R-legion-1", "R-cavalry-1");
    play(game, ["move", "hex:0206"], ["move", "drop"], ["drop", u("R-legion-1")], ["move", "hex:0306"], ["move", "stop"]);
    expect(prompt(game)).toBe("fpw.choose-operation");
  });

  test("22.0 no camp in a fortress, in mountains, or where there is one already", () => {
    const builds = (hex: string, more = {}) => {
      const game = situation([`R-legion-1 ${hex}`], more);
      landForce(game, hex);
      if (prompt(game) === "fpw.move") game.answer("stop");
      return prompt(game) === "fpw.camp";
    };
    expect(builds("3211")).toBe(true); // a town is allowed
    expect(builds("3010")).toBe(false);
    expect(builds("0408")).toBe(false);
    expect(builds("0207", { camps: { rome: ["0207"], carthage: [] } })).toBe(false);
  });

  test("22.0 there are four camp markers a side", () => {
    const units = ["R-legion-1 0207", "R-legion-2 0206", "R-legion-3 0307", "R-legion-4 0306", "R-legion-5 0507"];
    const game = situation(units, { camps: { rome: ["0207", "0206", "0307", "0306"], carthage: [] } });
    landForce(game, "0507", "R-legion-5");
    play(game, ["move", "stop"]);
    expect(prompt(game)).toBe("fpw.choose-operation");
  });

  test("22.0 a camp without a friendly land unit is taken up and can be built again", () => {
    const game = situation(["R-legion-1 0207"], { camps: { rome: ["0207"], carthage: [] } });
    landForce(game, "0207");
    play(game, ["move", "hex:0206"]);
    expect(game.state.camps.every((hex) => hex === -1)).toBe(true);
  });

  test("22.0 a camp that is left is taken up, also after an earlier one was removed by a colony", () => {
    const game = situation(
      ["R-duilius 3211", "R-legion-1 3211", "R-legion-2 3312"],
      { phase: "mobilization", camps: { rome: ["3211", "3312"], carthage: [] } },
      { colonies: true },
    );
    play(game, ["mobilize", "done"], ["colonize", "hex:3211"]);
    expect(game.view(null)).toMatchObject({ camps: { rome: ["3312"] } });
    landForce(game, "3312", "R-legion-2");
    play(game, ["move", "hex:3412"]);
    expect(game.view(null)).toMatchObject({ camps: { rome: [], carthage: [] } });
  });

  test("22.0 a camp stays as long as any friendly land unit does, and exerts no zone of control of its own", () => {
    const game = situation(["R-legion-1 0207", "R-duilius 0207"], { camps: { rome: ["0207"], carthage: [] } });
    landForce(game, "0207", "R-legion-1");
    play(game, ["move", "hex:0206"]);
    expect(game.state.camps[0]).toBeGreaterThanOrEqual(0);
  });
});
