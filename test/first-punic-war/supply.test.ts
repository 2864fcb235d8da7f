import { describe, expect, test } from "vitest";
import { scan } from "../../src/games/first-punic-war/rules/board.ts";
import { MAP } from "../../src/games/first-punic-war/rules/map.ts";
import { hungryHexes, isSupplied, supply, supplyLimit } from "../../src/games/first-punic-war/rules/supply.ts";
import { unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import { hexAt, play, run, situation, tableWith, u } from "./table.ts";

const SUPPLY = { phase: "supply" };
const legions = (count: number, hex: string) => Array.from({ length: count }, (_, i) => `R-legion-${i + 1} ${hex}`);
const hungry = (units: readonly string[], more = {}) =>
  hungryHexes(tableWith(units, [], more).s, 0).map((hex) => MAP.numbers[hex]);
const limit = (hex: string, more = {}, units: readonly string[] = []) => {
  const t = tableWith([`R-legion-1 ${hex}`, ...units], [], more);
  return supplyLimit(t.s, scan(t.s), hexAt(hex), 0);
};

describe("18.0 supply", () => {
  test.each([
    ["open", "0207", 3],
    ["rough", "0308", 2],
    ["desert", "2220", 1],
    ["town", "3211", 4],
    ["minor fortress", "3010", 6],
    ["major fortress", "2809", 8],
  ])("18.0 terrain effects, supply limit of %s: %s feeds %i", (_, hex, count) => {
    expect(limit(hex)).toBe(count);
  });

  test("18.0 mountains feed one", () => {
    const t = tableWith(["R-cavalry-1 0408"]);
    expect(supplyLimit(t.s, scan(t.s), hexAt("0408"), 0)).toBe(1);
  });

  test("18.0 a camp feeds two more", () => {
    expect(limit("0207", { camps: { rome: ["0207"], carthage: [] } })).toBe(5);
  });

  test("18.0 a fortress without enemy land units next to it is in supply", () => {
    const t = tableWith(["R-legion-1 3010", "C-fleet-1 2710"]);
    expect(isSupplied(t.s, scan(t.s), hexAt("3010"), 0)).toBe(true);
    const besieged = tableWith(["R-legion-1 3010", "C-hoplite-2 3111"]);
    expect(isSupplied(besieged.s, scan(besieged.s), hexAt("3010"), 0)).toBe(false);
  });

  test("18.0 a port without enemy fleets next to it is in supply, whatever stands around it on land", () => {
    const t = tableWith(["R-legion-1 2710", "C-hoplite-2 2709"]);
    expect(isSupplied(t.s, scan(t.s), hexAt("2710"), 0)).toBe(true);
    const blockaded = tableWith(["R-legion-1 2710", "C-fleet-1 2711"]);
    expect(isSupplied(blockaded.s, scan(blockaded.s), hexAt("2710"), 0)).toBe(false);
  });

  test("18.0 a hex within its limit needs nothing; leaders do not count", () => {
    expect(hungry(legions(3, "0207"))).toEqual([]);
    expect(hungry([...legions(3, "0207"), "R-duilius 0207", "R-regulus 0207"])).toEqual([]);
    expect(hungry(legions(4, "0207"))).toEqual(["0207"]);
  });

  test("18.0 an AP feeds a whole hex", () => {
    const t = tableWith([...legions(5, "0207"), "R-auxiliary-1 0308", "R-auxiliary-2 0308", "R-auxiliary-3 0308"], [2], SUPPLY);
    const { result, questions } = run(supply(t), ["hex:0207", "hex:0308"]);
    expect(questions[0]).toMatchObject({ options: ["hex:0207", "hex:0308"], min: 0, max: 2 });
    expect(t.s.ap[0]).toBe(8);
    expect(result).toBe(true);
  });

  test("18.0 that all are fed is told, and is not where somebody goes hungry or is paid for", () => {
    const told = (units: readonly string[], ...paid: string[][]) => {
      const t = tableWith(units, [2], SUPPLY);
      run(supply(t), ...paid);
      return t.log.map(({ event }) => event);
    };
    expect(told(legions(3, "0207"))).toEqual(["fpw.all-fed"]);
    expect(told(legions(5, "0207"), ["hex:0207"])).toEqual(["fpw.supplied"]);
  });

  test("18.0 only hungry hexes are offered, with how many units each cannot feed; where a leader is one of them nothing is needed", () => {
    const units = [...legions(5, "0207"), "R-auxiliary-1 0308", "R-auxiliary-2 0308", "R-tribune 0308"];
    const { questions } = run(supply(tableWith(units, [], SUPPLY)), ["hex:0207"]);
    expect(questions[0]).toMatchObject({ options: ["hex:0207"], max: 1, params: { hexes: 1, modifiers: ["hex:0207=2"] } });
    const quiet = tableWith(units.slice(5), [], SUPPLY);
    const { questions: none, result } = run(supply(quiet), []); // asked all the same, so that silence does not betray the leader
    expect(none[0]).toMatchObject({ prompt: "fpw.supply", options: [], max: 0, params: { hexes: 0, modifiers: [] } });
    expect(result).toBe(true);
  });

  test("23.1 a Spy may be played in the Supply Phase too, before anything is paid", () => {
    const game = situation([...legions(4, "0207"), "C-hoplite-2 2916"], {
      ...SUPPLY,
      markers: { rome: ["spy", "levy"], carthage: [] },
    });
    expect(game.question).toMatchObject({ seat: "rome", prompt: "fpw.supply-spy", options: ["done", "marker:spy"] });
    play(game, ["supply-spy", "marker:spy"], ["spy", "region:sicilia"], ["look", "done"]);
    expect(game.question).toMatchObject({ prompt: "fpw.supply-spy", options: ["done"] }); // he holds a marker: which, is his secret
    play(game, ["supply-spy", "done"]);
    expect(game.question).toMatchObject({ prompt: "fpw.supply", options: ["hex:0207"] });
  });

  test("18.0 otherwise as many units as are too many check morale, and who fails is eliminated", () => {
    const t = tableWith([...legions(4, "0207"), "R-auxiliary-1 0207"], [3], SUPPLY);
    run(supply(t), []);
    const { questions } = run(supply(t), u("R-legion-1", "R-auxiliary-1"), []);
    expect(questions[0]).toMatchObject({ prompt: "fpw.hungry-units", min: 2, max: 2 });
    expect(t.s.at[unitNamed("R-legion-1")]).toBe(hexAt("0207")); // morale 3 passes on a 3
    expect(t.s.at[unitNamed("R-auxiliary-1")]).toBe(-1); // morale 2 fails
  });

  test("18.0 a leader helps in the check and is never affected himself", () => {
    const t = tableWith([...legions(4, "0207"), "R-tribune 0207"], [4], SUPPLY);
    run(supply(t), []);
    run(supply(t), u("R-legion-1"), u("R-legion-1")); // the leader raises the only unit that checks
    expect(t.s.at[unitNamed("R-legion-1")]).toBe(hexAt("0207")); // 3 + 1 passes on a 4
    expect(t.s.at[unitNamed("R-tribune")]).toBe(hexAt("0207"));
  });

  test("18.0 leaders are never affected: from a fleet that is lost they go over to another one, or ashore", () => {
    const sea = tableWith(["R-fleet-1 2711", "R-fleet-2 2711", "R-duilius on R-fleet-1"], [6], SUPPLY);
    run(supply(sea), []);
    run(supply(sea), u("R-fleet-1"), u("R-fleet-1"));
    expect(sea.s.at[unitNamed("R-fleet-1")]).toBe(-1);
    expect(sea.s.at[unitNamed("R-duilius")]).toBe(hexAt("2711"));
    expect(sea.s.aboard[unitNamed("R-duilius")]).toBe(unitNamed("R-fleet-2"));
    const coast = tableWith(["R-fleet-1 2810", ...legions(3, "2810"), "R-duilius on R-fleet-1"], [6], SUPPLY);
    run(supply(coast), []);
    run(supply(coast), u("R-fleet-1"), u("R-fleet-1"));
    expect([coast.s.at[unitNamed("R-duilius")], coast.s.aboard[unitNamed("R-duilius")]]).toEqual([hexAt("2810"), -1]);
  });

  test("18.0 a player without AP cannot pay", () => {
    const t = tableWith(legions(4, "0207"), [1], { ...SUPPLY, ap: { rome: 0, carthage: 0 } });
    run(supply(t));
    expect(t.s.supply).toEqual([hexAt("0207")]);
  });
});

describe("19.4 naval supply", () => {
  test("19.4 an all-sea hex feeds one fleet; what it carries does not count", () => {
    expect(hungry(["R-fleet-1 2711", "R-legion-1 on R-fleet-1", "R-legion-2 on R-fleet-1"])).toEqual([]);
    expect(hungry(["R-fleet-1 2711", "R-fleet-2 2711"])).toEqual(["2711"]);
  });

  test("19.4 in a coastal hex fleets and landed units count together against the land terrain", () => {
    const coast = ["R-fleet-1 2810", "R-legion-1 2810", "R-legion-2 2810"];
    expect(hungry(coast)).toEqual([]);
    expect(hungry([...coast, "R-legion-3 2810"])).toEqual(["2810"]);
    expect(hungry([...coast, "R-legion-3 on R-fleet-1"])).toEqual([]);
  });

  test("19.4 units on board share the fate of their fleet", () => {
    const t = tableWith(["R-fleet-1 2711", "R-fleet-2 2711", "R-legion-1 on R-fleet-1"], [5], SUPPLY);
    run(supply(t), []);
    run(supply(t), u("R-fleet-1"), []); // recruit morale 3 fails on a 5
    expect(t.s.at[unitNamed("R-fleet-1")]).toBe(-1);
    expect(t.s.at[unitNamed("R-legion-1")]).toBe(-1);
    expect(t.s.at[unitNamed("R-fleet-2")]).toBe(hexAt("2711"));
  });
});
