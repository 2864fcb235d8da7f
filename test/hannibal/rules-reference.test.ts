import { describe, expect, test } from "vitest";
import en from "../../src/games/hannibal/reference/en.ts";
import fr from "../../src/games/hannibal/reference/fr.ts";
import { RETREAT_TABLE } from "../../src/games/hannibal/rules/aftermath.ts";
import { ATTRITION_TABLE } from "../../src/games/hannibal/rules/attrition.ts";
import { SIEGE_TABLE } from "../../src/games/hannibal/rules/siege.ts";

describe("the rules reference of Hannibal", () => {
  test.each([
    ["14.12", RETREAT_TABLE],
    ["20.2", SIEGE_TABLE],
    ["21.2", ATTRITION_TABLE],
  ])("prints the table of %s as the engine uses it", (section, table) => {
    for (const rules of [en, fr]) {
      const rows = rules
        .find(({ id }) => id === section)!
        .text.filter((line) => /^- (die|dé) /.test(line))
        .map((line) => line.split(":")[1]!.match(/\d+/g)?.map(Number));
      expect(rows.filter((row) => row !== undefined)).toEqual(table); // "all" is no number
    }
  });
});
