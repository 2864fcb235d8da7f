import { describe, expect, test } from "vitest";
import { HEX_IDS, PLACES } from "../../src/games/first-punic-war/rules/map.ts";
import { MARKERS, UNIT_IDS } from "../../src/games/first-punic-war/rules/units.ts";
import english from "../../src/games/first-punic-war/words/en.ts";
import french from "../../src/games/first-punic-war/words/fr.ts";
import { Words } from "../../src/words/words.ts";

describe("words", () => {
  test("1.0 every unit, hex, place and marker has a name, and units have different names", () => {
    for (const catalogue of [english, french]) {
      for (const id of [...UNIT_IDS, ...HEX_IDS, ...MARKERS.map((marker) => marker.id)]) expect(catalogue[id], id).toBeTruthy();
      for (const place of PLACES) expect(catalogue[HEX_IDS[place.hex]!]).not.toMatch(/hex|\d/);
      expect(new Set(UNIT_IDS.map((id) => catalogue[id])).size).toBe(UNIT_IDS.length);
      expect(UNIT_IDS.every((id) => !catalogue[id]!.includes("#") && !/^[A-Z]-/.test(catalogue[id]!))).toBe(true);
    }
  });

  test("1.0 sentences are filled in", () => {
    const en = new Words("en", english);
    const fr = new Words("fr", french);
    const params = { side: "side:rome", unit: "unit:R-legion-1", hex: "hex:2809" };
    expect(en.say("fpw.deployed", params)).toBe("Rome deploys Legio I in Rome.");
    expect(fr.say("fpw.deployed", params)).toBe("Rome déploie Légion I (Rome).");
    expect(en.say("fpw.move", { hex: "hex:0207", left: 1 })).toBe("Move from hex 0207: 1 movement point left");
    expect(fr.say("fpw.move", { hex: "hex:0207", left: 0.5 })).toBe("Mouvement depuis l'hexagone 0207 : ½ point de mouvement");
    expect(fr.option("fpw.attack", "pass")).toBe("Passer");
  });

  test("14.1 the log of a combat names every shift with its reason", () => {
    const roll = { side: "side:rome", hex: "hex:2717", table: "table:battle", percent: 153, column: "fpw.column.2", die: 4 };
    const modifiers = ["fpw.because.striking-leader=+2", "fpw.because.major-fortress=-3"];
    const params = { ...roll, shift: -1, modifiers, result: "fpw.result.CA" };
    expect(new Words("en", english).say("fpw.combat-rolled", params)).toContain(
      "153 percent, shift \u22121 (attacking leader +2, major fortress \u22123), column 100-149, die 4: counterattack.",
    );
    expect(new Words("fr", french).say("fpw.combat-rolled", params)).toContain(
      "décalage \u22121 (chef attaquant +2, forteresse majeure \u22123), colonne 100-149",
    );
  });
});
