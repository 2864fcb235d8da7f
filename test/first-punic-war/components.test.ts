import { describe, expect, test } from "vitest";
import rawMap from "../../src/games/first-punic-war/rules/data/map.json" with { type: "json" };
import rawScenarios from "../../src/games/first-punic-war/rules/data/scenarios.json" with { type: "json" };
import rawTables from "../../src/games/first-punic-war/rules/data/tables.json" with { type: "json" };
import rawUnits from "../../src/games/first-punic-war/rules/data/units.json" with { type: "json" };
import type { RawMap, RawScenario, RawTables, RawUnits } from "../../src/games/first-punic-war/rules/data.ts";
import { axialDistance, columnOf, diagonalOf, neighbourNumber } from "../../src/games/first-punic-war/rules/hexes.ts";
import { distance, KIND, MAP, PLACES, REGION, readMap, SEA } from "../../src/games/first-punic-war/rules/map.ts";
import { readScenarios } from "../../src/games/first-punic-war/rules/scenarios.ts";
import { readTables, TABLES } from "../../src/games/first-punic-war/rules/tables.ts";
import { MARKERS, readUnits, UNITS } from "../../src/games/first-punic-war/rules/units.ts";
import { hexAt } from "./table.ts";

/** A copy of a data file in which one thing has been changed. */
function changed<T>(file: unknown, change: (copy: never) => void): T {
  const copy = structuredClone(file);
  change(copy as never);
  return copy as T;
}

describe("2.1 the map", () => {
  test("2.1 the map has 694 hexes, 292 of them all-sea, and 64 places with 44 ports", () => {
    expect(MAP.numbers).toHaveLength(694);
    expect([...KIND].filter((kind) => kind === SEA)).toHaveLength(292);
    expect(PLACES).toHaveLength(64);
    expect(PLACES.filter((place) => place.port)).toHaveLength(44);
  });

  test("2.1 Massilia is in 1907 and Emporia in 1508, and Syracuse holds 3117, 3118 and 3017", () => {
    expect(PLACES.find((place) => place.id === "massilia")!.hex).toBe(hexAt("1907"));
    expect(PLACES.find((place) => place.id === "emporia")!.hex).toBe(hexAt("1508"));
    const syracusa = MAP.regions.indexOf("syracusa");
    expect(MAP.numbers.filter((_, hex) => REGION[hex] === syracusa)).toEqual(["3017", "3117", "3118"]);
  });

  test("2.1 even columns lie half a hex lower: 3017 touches 3117 and 3118", () => {
    const around = [0, 1, 2, 3, 4, 5].map((direction) => neighbourNumber("3017", direction));
    expect(around).toEqual(["3016", "3117", "3118", "3018", "2918", "2917"]);
    expect(distance(hexAt("3017"), hexAt("3118"))).toBe(1);
    expect(distance(hexAt("2809"), hexAt("3010"))).toBe(2);
    expect(axialDistance(columnOf("0106") - columnOf("0506"), diagonalOf("0106") - diagonalOf("0506"))).toBe(4);
  });

  test("2.1 what is wrong with the map is said in a sentence", () => {
    const bad =
      (change: (map: { hexes: Record<string, string>; places: { hex: string; kind: string }[] } & RawMap) => void) => () =>
        readMap(changed<RawMap>(rawMap, change as never));
    expect(bad((map) => (map.places[0]!.hex = "9999"))).toThrow("rome is in hex 9999, which is not on the map");
    expect(bad((map) => (map.places[0]!.kind = "castle"))).toThrow('the kind of rome is "castle"');
    expect(bad((map) => (map.places[1]!.hex = map.places[0]!.hex))).toThrow("two places share the hex 2809");
    expect(bad((map) => (map.hexes["2809"] = "inland swamp italia"))).toThrow('the terrain of hex 2809 is "swamp"');
    expect(bad((map) => (map.partialSeaSides as string[]).push("2809-0106"))).toThrow("the two hexes do not touch");
  });
});

describe("2.2 the counters", () => {
  test("2.2 there are 128 units and leaders", () => {
    expect(UNITS).toHaveLength(128);
    const counts = Object.groupBy(UNITS, ({ type }) => type);
    expect(counts.legion).toHaveLength(10);
    expect(counts.elephant).toHaveLength(3);
    expect(counts.siege).toHaveLength(4);
    expect(counts.marine).toHaveLength(2);
    expect(counts.leader).toHaveLength(16);
  });

  test("2.2.2 static units have no movement allowance, fleets an anchor, leaders a command value", () => {
    for (const unit of UNITS) {
      expect(unit.move === 0, unit.id).toBe(unit.type === "garrison" || unit.type === "fleet");
      expect(unit.command > 0, unit.id).toBe(unit.type === "leader");
    }
  });

  test("2.2.3 the stratagem pool has 18 markers; the Option markers are left out", () => {
    const kinds = Object.groupBy(MARKERS, ({ kind }) => kind);
    expect(MARKERS).toHaveLength(18);
    expect(Object.fromEntries(Object.entries(kinds).map(([kind, list]) => [kind, list.length]))).toEqual({
      levy: 2,
      dictator: 2,
      diplomacy: 5,
      tactics: 5,
      treachery: 2,
      spy: 2,
    });
  });

  test("2.2 what is wrong with the counters is said in a sentence", () => {
    const bad = (change: (file: { units: { id: string; type: string; front: number[] }[] }) => void) => () =>
      readUnits(changed<RawUnits>(rawUnits, change as never));
    expect(bad((file) => (file.units[1]!.id = file.units[0]!.id))).toThrow('there are two units "R-legion-1"');
    expect(bad((file) => (file.units[0]!.type = "phalanx"))).toThrow('the type of R-legion-1 is "phalanx"');
    expect(bad((file) => (file.units[0]!.front = [0, 4]))).toThrow("R-legion-1 needs a combat factor from 1 to 9");
  });
});

describe("2.1.3 the tables", () => {
  test("2.1.3 results never get worse for the attacker to the right or with a higher die", () => {
    const order = ["AC", "AR", "AW", "CA", "DW", "DR", "DC"];
    for (const table of [TABLES.battle, TABLES.raid]) {
      for (let die = 0; die < 6; die++) {
        for (let column = 0; column < 9; column++) {
          const rank = order.indexOf(table[die]![column]!);
          if (column > 0) expect(rank).toBeGreaterThanOrEqual(order.indexOf(table[die]![column - 1]!));
          if (die > 0) expect(rank).toBeGreaterThanOrEqual(order.indexOf(table[die - 1]![column]!));
        }
      }
    }
  });

  test("2.1.3 what is wrong with the tables is said in a sentence", () => {
    const bad = (change: (file: { battle: string[]; columns: number[]; augurs: Record<string, string> }) => void) => () =>
      readTables(changed<RawTables>(rawTables, change as never));
    expect(bad((file) => file.battle.pop())).toThrow("the battle table has 5 rows instead of 6");
    expect(bad((file) => (file.battle[2] = "AR AR"))).toThrow("row 3 of the battle table has 2 cells instead of 9");
    expect(bad((file) => (file.battle[0] = file.battle[0]!.replace("AW", "ZZ")))).toThrow('the unknown result "ZZ"');
    expect(bad((file) => (file.columns[3] = 10))).toThrow("must rise from left to right");
    expect(bad((file) => delete file.augurs["7"])).toThrow("a row for every total from 2 to 12");
  });

  test("26.0 what is wrong with a scenario is said in a sentence", () => {
    type Line = { units: string[]; at?: string; auto?: string[] };
    const bad = (change: (first: { setup: Line[] }) => void) => () => {
      const copy = structuredClone(rawScenarios.scenarios) as unknown as { setup: Line[] }[];
      change(copy[0]!);
      return readScenarios(copy as unknown as RawScenario[]);
    };
    expect(bad((scenario) => (scenario.setup[0]!.at = "atlantis"))).toThrow('there is no place "atlantis"');
    expect(bad((scenario) => scenario.setup[0]!.units.push("9 cavalry"))).toThrow(
      "more cavalry counters of numidia than there are",
    );
    expect(bad((scenario) => scenario.setup[1]!.units.push("R-duilius"))).toThrow("sets up R-duilius twice");
    expect(bad((scenario) => delete scenario.setup[11]!.auto)).toThrow("the automatic set-up says nothing about C-cavalry-2");
  });
});
