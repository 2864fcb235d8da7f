import { describe, expect, test } from "vitest";
import { fortressAp } from "../../src/games/first-punic-war/rules/action-points.ts";
import { fortressCount, inZone, isFortress, scan } from "../../src/games/first-punic-war/rules/board.ts";
import { deployable } from "../../src/games/first-punic-war/rules/deployment.ts";
import { MAP } from "../../src/games/first-punic-war/rules/map.ts";
import { navalModifiers } from "../../src/games/first-punic-war/rules/naval.ts";
import { isBesieged } from "../../src/games/first-punic-war/rules/optional/siege.ts";
import { isSheltered } from "../../src/games/first-punic-war/rules/results.ts";
import { terrainShift } from "../../src/games/first-punic-war/rules/shifts.ts";
import { supplyLimit } from "../../src/games/first-punic-war/rules/supply.ts";
import { fateOf } from "../../src/games/first-punic-war/rules/tables.ts";
import { unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import { victoryPoints } from "../../src/games/first-punic-war/rules/victory.ts";
import {
  attack,
  hexAt,
  hexes,
  landForce,
  lastNote,
  options,
  play,
  powers,
  prompt,
  situation,
  tableWith,
  u,
  where,
} from "./table.ts";

const PHASE = { phase: "mobilization" };

describe("29.0 leader limits", () => {
  const LEADERS = { leaders: true };

  test("29.1 no more than two leaders are recruited in one Mobilization Phase", () => {
    const game = situation(["R-garrison-1 2809"], { ...PHASE, markers: { rome: ["dictator"], carthage: [] } }, LEADERS);
    play(game, ["mobilize", "draw-leader"], ["mobilize", "draw-leader"]);
    expect(options(game)).not.toContain("draw-leader");
    expect(options(game)).not.toContain("marker:dictator");
    expect(game.question!.whyNot!("draw-leader")).toMatchObject({ why: "fpw.why.leader-limit", rule: "29.1" });
    const hiero = { ...PHASE, powers: powers({ syracusa: "rome" }), mobilization: { leaders: 2 } };
    const ally = situation(["R-garrison-1 2809"], hiero, LEADERS);
    expect(options(ally)).not.toContain("unit:S-hiero");
    expect(ally.question!.whyNot!("unit:S-hiero")).toMatchObject({ why: "fpw.why.leader-limit" });
    const free = situation(["R-garrison-1 2809"], PHASE);
    play(free, ["mobilize", "draw-leader"], ["mobilize", "draw-leader"]);
    expect(options(free)).toContain("draw-leader");
  });

  test("29.2 the Tribune can always be replaced; without the rule he is gone", () => {
    const lose = (rules: Record<string, boolean>) => {
      const game = situation(["R-tribune 0207", "C-hoplite-2 0206 veteran", "C-hamilcar 0206"], {}, rules);
      game.dice([1]);
      landForce(game, "0207");
      attack(game, "0206");
      if (prompt(game) === "fpw.choose-leader") play(game, ["choose-leader", "none"], ["choose-leader", "none"]);
      return where(game, "R-tribune");
    };
    expect(lose(LEADERS)).toBe("available");
    expect(lose({})).toBe("gone");
  });

  test.each([
    [1, "kept"],
    [3, "kept"],
    [4, "relieved"],
    [5, "relieved"],
    [6, "exiled"],
    [7, "exiled"],
  ])("29.3 leader disgrace: %i means %s", (roll, fate) => {
    expect(fateOf(roll)).toBe(fate);
  });

  test("29.3 a leader whose force was routed is called to account if he gave the shift and survived", () => {
    const routed = (leader: string, dice: number[]) => {
      const game = situation(
        ["R-legion-1 0207", "R-duilius 0207", "C-hoplite-2 0206 veteran", "C-hoplite-3 0206 veteran"],
        {},
        LEADERS,
      );
      game.dice(dice);
      landForce(game, "0207", "R-legion-1", "R-duilius");
      attack(game, "0206"); // 5 to 8: 50-99
      play(game, ["choose-leader", leader], ["boost", u("R-legion-1")]);
      while (prompt(game) === "fpw.retreat") game.answer(options(game)[0]!);
      return game;
    };
    const relieved = routed("unit:R-duilius", [1, 1, 4]); // two columns right, die 1 is AR; all hold; disgrace 4
    expect(lastNote(relieved, "disgrace")!.params).toMatchObject({ roll: 4, fate: "fpw.fate.relieved" });
    expect(where(relieved, "R-duilius")).toBe("available");
    const exiled = routed("unit:R-duilius", [1, 1, 6]);
    expect(where(exiled, "R-duilius")).toBe("gone");
    const kept = routed("none", [2, 1]); // he did not command: AR without a shift
    expect(lastNote(kept, "disgrace")).toBeUndefined();
  });

  test("29.3 leaders are designated when the stratagems have been played (14.1.4, 14.1.5)", () => {
    const units = ["R-legion-1 0207", "R-duilius 0207", "C-hoplite-2 0206", "C-hanno 0206"];
    const game = situation(units, { markers: { rome: ["tactics-1"], carthage: ["levy"] } }, LEADERS);
    landForce(game, "0207", "R-legion-1", "R-duilius");
    attack(game, "0206");
    expect(game.state.combat!.shifts).toEqual([]);
    play(game, ["attack-tactics", "marker:tactics-1"], ["treachery", "pass"], ["defence-tactics", "pass"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "fpw.choose-leader", options: ["unit:R-duilius", "none"] });
    game.dice([6, 1]);
    play(game, ["choose-leader", "none"], ["choose-leader", "unit:C-hanno"]);
    expect(lastNote(game, "combat-rolled")!.params).toMatchObject({
      modifiers: ["fpw.because.carthage-leader=-2", "fpw.because.rome-tactics=+1"],
    });
  });

  test("29.3 Carthage adds one to the roll, and a defender is called to account for a DR", () => {
    const game = situation(
      ["R-legion-1 0207 veteran", "R-legion-2 0207 veteran", "R-regulus 0207", "C-hoplite-2 0206", "C-himilco 0206"],
      {},
      LEADERS,
    );
    game.dice([6, 1, 3]);
    landForce(game, "0207", "R-legion-1", "R-legion-2", "R-regulus");
    attack(game, "0206"); // 11 to 4
    play(game, ["choose-leader", "none"], ["choose-leader", "unit:C-himilco"], ["boost", u("C-hoplite-2")]);
    // 275 percent, one left: 150-199, die 6 is DR
    while (prompt(game) !== "fpw.pursue") game.answer(options(game)[0]!);
    play(game, ["pursue", []]);
    expect(lastNote(game, "disgrace")!.params).toMatchObject({ unit: "unit:C-himilco", roll: 4, fate: "fpw.fate.relieved" });
  });
});

describe("30.0 siege", () => {
  const SIEGE = { siege: true };
  const CAPUA = ["R-legion-1 3010", "C-hoplite-2 2911"];
  const CAMP = { camps: { rome: [], carthage: ["2911"] } };
  const besieged = (units: string[], more: object, hex: string, rules = SIEGE) => {
    const t = tableWith(units, [], more as never, rules);
    return isBesieged(t.s, scan(t.s), hexAt(hex), 0);
  };

  test("30.0 an enemy camp next to an occupied fortress besieges it; towns and camps cannot be besieged", () => {
    expect(besieged(CAPUA, CAMP, "3010")).toBe(true);
    expect(besieged(CAPUA, CAMP, "3010", {} as never)).toBe(false);
    expect(besieged(CAPUA, {}, "3010")).toBe(false);
    expect(besieged(["R-legion-1 3211", "C-hoplite-2 3312"], { camps: { rome: [], carthage: ["3312"] } }, "3211")).toBe(false);
  });

  test("30.1 a besieged fortress gives no AP, takes no reinforcements and feeds only as many as a town", () => {
    const t = tableWith(CAPUA, [], CAMP, SIEGE);
    expect(fortressAp(t.s, 0)).toBe(0);
    expect(deployable(t.s, 0, unitNamed("R-legion-2"), [])).toEqual([]);
    expect(supplyLimit(t.s, scan(t.s), hexAt("3010"), 0)).toBe(4);
    const free = tableWith(CAPUA, [], CAMP);
    expect(fortressAp(free.s, 0)).toBe(1);
    expect(deployable(free.s, 0, unitNamed("R-legion-2"), [])).toEqual([hexAt("3010")]);
    expect(supplyLimit(free.s, scan(free.s), hexAt("3010"), 0)).toBe(6);
  });

  test("30.2 a port is besieged only with a fleet next to it too", () => {
    const neapolis = ["R-legion-1 3011", "C-hoplite-2 2911"];
    expect(besieged(neapolis, CAMP, "3011")).toBe(false);
    expect(besieged([...neapolis, "C-fleet-1 3012"], CAMP, "3011")).toBe(true);
  });
});

describe("31.0 pillage", () => {
  const PILLAGE = { pillage: true };

  /** Rome drives Carthage out of a place and pursues into it. */
  function sack(units: string[], from: string, to: string, more = {}, rules = PILLAGE) {
    const game = situation(units, more, rules);
    game.dice([6]);
    const ids = units.filter((line) => line.includes(` ${from}`)).map((line) => line.split(" ")[0]!);
    landForce(game, from, ...ids);
    attack(game, to);
    play(game, ["pursue", u("R-legion-1")]);
    return game;
  }
  const LEGIONS = (hex: string) =>
    ["R-legion-1", "R-legion-2", "R-legion-3"].map((id) => `${id} ${hex} veteran`).concat(`R-regulus ${hex}`);

  test("31.1 attackers who win and end their pursuit in a fortress or town may pillage it for 2 or 1 AP", () => {
    const town = sack([...LEGIONS("2816"), "C-auxiliary-2 2917"], "2816", "2917");
    expect(prompt(town)).toBe("fpw.pillage");
    play(town, ["pillage", "yes"]);
    expect(town.state.ap[0]).toBe(9 + 1);
    expect(town.view(null)).toMatchObject({ pillaged: ["2917"] });
    const fortress = sack([...LEGIONS("2217"), "C-auxiliary-2 2317"], "2217", "2317");
    play(fortress, ["pillage", "yes"]);
    expect(fortress.state.ap[0]).toBe(9 + 2);
  });

  test("31.1 nobody must pillage, and without the rule nobody can", () => {
    const game = sack([...LEGIONS("2816"), "C-auxiliary-2 2917"], "2816", "2917");
    play(game, ["pillage", "no"]);
    expect(game.state.pillaged).toEqual([]);
    const plain = sack([...LEGIONS("2816"), "C-auxiliary-2 2917"], "2816", "2917", {}, {} as never);
    expect(prompt(plain)).not.toBe("fpw.pillage");
  });

  test("31.2 not by its own nation, not a friendly power's hex, not twice", () => {
    const own = sack([...LEGIONS("3312"), "C-auxiliary-2 3211"], "3312", "3211");
    expect(prompt(own)).not.toBe("fpw.pillage"); // Romans in Italia
    const friend = sack([...LEGIONS("3117"), "C-auxiliary-2 3118"], "3117", "3118", { powers: powers({ syracusa: "rome" }) });
    expect(prompt(friend)).not.toBe("fpw.pillage");
    const again = sack([...LEGIONS("2816"), "C-auxiliary-2 2917"], "2816", "2917", { pillaged: ["2917"] });
    expect(prompt(again)).not.toBe("fpw.pillage");
  });

  test("31.2 the pursuing force must end its pursuit there", () => {
    const game = situation([...LEGIONS("2816"), "C-auxiliary-2 2917"], {}, PILLAGE);
    game.dice([6]);
    landForce(game, "2816", "R-legion-1", "R-legion-2", "R-legion-3", "R-regulus");
    attack(game, "2917");
    play(game, ["pursue", u("R-regulus")], ["hunt", "hex:3016"]);
    expect(prompt(game)).not.toBe("fpw.pillage");
  });

  test("31.3 a pillaged place gives no AP, no deployment, no shift, no shelter, no help at sea and feeds one; it keeps its VP", () => {
    const t = tableWith(["C-garrison-1 2916", "C-fleet-1 2916 veteran"], [], { pillaged: ["2916"] }, PILLAGE);
    const hex = hexAt("2916");
    expect(fortressAp(t.s, 1)).toBe(0);
    expect(deployable(t.s, 1, unitNamed("C-hoplite-2"), [])).toEqual([]);
    expect(terrainShift(t.s, hex)).toBeNull();
    expect(isSheltered(t.s, 1, hex)).toBe(false);
    expect(supplyLimit(t.s, scan(t.s), hex, 1)).toBe(1);
    expect(navalModifiers(t.s, { from: hex, side: 1, units: [unitNamed("C-fleet-1")] } as never)).toEqual([]);
    expect(victoryPoints(t.s, 1)).toBe(2);
  });

  test("31.4 at the end of the Mobilization Phase a marker is removed for two AP where one has a unit", () => {
    const game = situation(["R-legion-1 2917"], { ...PHASE, pillaged: ["2917", "2916"] }, PILLAGE);
    play(game, ["mobilize", "done"]);
    expect(options(game)).toEqual(["done", "hex:2917"]);
    play(game, ["restore", "hex:2917"]);
    expect(game.state.ap[0]).toBe(8);
    expect(game.state.pillaged.map((hex) => MAP.numbers[hex])).toEqual(["2916"]);
  });
});

describe("32.0 colonies", () => {
  const COLONIES = { colonies: true };

  test("32.1 a leader in a town founds a colony for four AP at the end of mobilization; a camp there is taken up", () => {
    const game = situation(
      ["R-duilius 3211", "R-legion-1 3211", "R-regulus 3010"],
      { ...PHASE, camps: { rome: ["3211"], carthage: [] } },
      COLONIES,
    );
    play(game, ["mobilize", "done"]);
    expect(options(game)).toEqual(["done", "hex:3211"]); // not in a fortress
    play(game, ["colonize", "hex:3211"]);
    expect(game.state.ap[0]).toBe(6);
    expect(game.view(null)).toMatchObject({ colonies: ["3211"], camps: { rome: [], carthage: [] } });
  });

  test("32.1 a leader on board a fleet in a port is in that town", () => {
    const game = situation(["R-fleet-1 3414", "R-duilius on R-fleet-1"], PHASE, COLONIES);
    play(game, ["mobilize", "done"]);
    expect(options(game)).toEqual(["done", "hex:3414"]);
  });

  test("32.1 whoever might have a leader in a town is asked, so that silence tells nothing (25.0)", () => {
    const asked = (units: string[]) => {
      const game = situation(units, PHASE, COLONIES);
      game.answer("done");
      return game.question!.prompt === "fpw.colonize";
    };
    expect(asked(["R-legion-1 3211", "R-duilius 3010"])).toBe(true);
    expect(asked(["R-legion-1 3211"])).toBe(false); // no leader on the map
    expect(asked(["R-legion-1 3010", "R-duilius 3010"])).toBe(false); // nobody in a town
    expect(asked(["R-fleet-1 3414", "R-duilius 3010"])).toBe(false); // an empty fleet hides nobody
    expect(asked(["R-fleet-1 3414", "R-legion-1 on R-fleet-1", "R-duilius 3010"])).toBe(true);
  });

  test("32.2 a colony is a fortress for all purposes", () => {
    const t = tableWith(["R-legion-1 3211", "C-hoplite-2 3312"], [], { colonies: ["3211"] }, COLONIES);
    const hex = hexAt("3211");
    expect(isFortress(t.s, hex)).toBe(true);
    expect(inZone(t.s, scan(t.s), hex, 1)).toBe(false);
    expect(fortressCount(t.s, 0)).toBe(1);
    expect(fortressAp(t.s, 0)).toBe(1);
    expect(terrainShift(t.s, hex)).toEqual({ amount: -2, because: "fpw.because.minor-fortress" });
    expect(isSheltered(t.s, 0, hex)).toBe(true);
    expect(deployable(t.s, 0, unitNamed("R-cavalry-1"), [])).toEqual([hex]);
  });

  test("32.2 a colony counts as a fortress for victory, and one point more outside the home region (4.2)", () => {
    const italian = tableWith(["R-legion-1 3211"], [], { colonies: ["3211"] }, COLONIES);
    expect(victoryPoints(italian.s, 0)).toBe(1);
    const abroad = tableWith(["R-legion-1 2917"], [], { colonies: ["2917"] }, COLONIES);
    expect(victoryPoints(abroad.s, 0)).toBe(2);
    const punic = tableWith(["C-hoplite-2 2419", "C-hoplite-3 0914"], [], { colonies: ["2419", "0914"] }, COLONIES);
    expect(victoryPoints(punic.s, 1)).toBe(1 + 2);
  });

  test("32.3 a colony stays even if the hex is pillaged, and there are six markers for both", () => {
    const game = situation(
      ["R-duilius 3211"],
      { ...PHASE, colonies: ["2917", "2419", "0914"], pillaged: ["2917", "2916", "2717"] },
      { colonies: true, pillage: true },
    );
    play(game, ["mobilize", "done"]);
    expect(prompt(game)).not.toBe("fpw.colonize"); // all six are used
    expect(game.state.colonies).toHaveLength(3);
    expect(isFortress(game.state, hexAt("2917"))).toBe(true);
  });
});

describe("33.0 reaction operations", () => {
  const REACTION = { reaction: true };
  const UNITS = ["R-legion-1 0207", "C-hanno 0507", "C-hoplite-2 0507", "C-hoplite-3 0912"];

  /** Rome has moved one hex, and the operation is over. */
  function reacting(units: string[], more = {}, rules: Record<string, boolean> = REACTION) {
    const game = situation(units, more, rules);
    landForce(game, "0207", "R-legion-1");
    play(game, ["move", "hex:0206"], ["move", "stop"], ["camp", "pass"]);
    return game;
  }

  test("33.1 after an operation the other player may react with a stack that has a leader, for two AP", () => {
    const game = reacting(UNITS);
    expect(game.question).toMatchObject({ seat: "carthage", prompt: "fpw.react", options: ["pass", "unit:C-hanno"] });
    play(game, ["react", "unit:C-hanno"]);
    expect(options(game)).toEqual(u("C-hoplite-2"));
    play(game, ["react-force", u("C-hoplite-2")]);
    expect(game.state.ap[1]).toBe(8);
    expect(hexes(game)).toContain("0407");
    play(game, ["move", "hex:0406"], ["move", "hex:0306"], ["attack", "hex:0206"]);
    play(game, ["choose-attackers", u("C-hoplite-2", "C-hanno")]);
    expect(game.state.combat).toMatchObject({ side: 1 });
  });

  test("33.1 who goes with a leader is asked even if nobody could, since the stack is hidden (25.0)", () => {
    const game = reacting(["R-legion-1 0207", "C-hanno 3211", "C-garrison-1 3211"]);
    game.answer("unit:C-hanno");
    game.answer("op:land");
    expect(game.question).toMatchObject({ prompt: "fpw.react-force", options: [] });
  });

  test("33.1 then the phasing player goes on", () => {
    const game = reacting(UNITS);
    play(game, ["react", "pass"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "fpw.choose-operation" });
    expect(game.state.side).toBe(0);
  });

  test("33.2 one reaction to an operation, and none to a reaction", () => {
    const game = reacting(UNITS);
    play(game, ["react", "unit:C-hanno"], ["react-force", []], ["move", "stop"]);
    expect(game.question).toMatchObject({ seat: "rome", prompt: "fpw.choose-operation" });
  });

  test("33.2 naval forces react too, with the leader on board", () => {
    const game = reacting(["R-legion-1 0207", "C-hanno 2417", "C-fleet-1 2417 veteran", "C-hoplite-2 2417"]);
    game.dice([4]);
    play(game, ["react", "unit:C-hanno"], ["react-kind", "op:naval"], ["embark", "done"]);
    expect(game.state.aboard[unitNamed("C-hanno")]).toBe(unitNamed("C-fleet-1"));
    expect(prompt(game)).toBe("fpw.sail");
  });

  test("33.1 without two AP, without a leader or without the rule nobody is asked", () => {
    expect(reacting(UNITS, { ap: { rome: 10, carthage: 1 } }).question!.seat).toBe("rome");
    expect(reacting(["R-legion-1 0207", "C-hoplite-2 0507"]).question!.seat).toBe("rome");
    expect(reacting(UNITS, {}, {}).question!.seat).toBe("rome");
  });
});
