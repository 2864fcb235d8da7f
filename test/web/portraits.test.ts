import { describe, expect, test } from "vitest";
import { PORTRAITS as LEADERS } from "../../src/games/first-punic-war/page/portraits.ts";
import { UNITS } from "../../src/games/first-punic-war/rules/units.ts";
import { PORTRAITS as HAMILCAR } from "../../src/games/hamilcar/page/portraits.ts";
import { GENERALS as HAMILCARS } from "../../src/games/hamilcar/rules/generals.ts";
import { PORTRAITS as HANNIBAL } from "../../src/games/hannibal/page/portraits.ts";
import { GENERALS as HANNIBALS } from "../../src/games/hannibal/rules/generals.ts";
import { type Bust, strokesOf } from "../../src/web/portrait/bust.ts";

const leaders = UNITS.filter(({ type }) => type === "leader").map(({ id }) => ({
  id,
  side: id.startsWith("R-") ? "rome" : "carthage",
}));
const games: readonly [string, Readonly<Record<string, Bust>>, readonly { id: string; side: string }[]][] = [
  ["Hannibal", HANNIBAL, HANNIBALS],
  ["Hamilcar", HAMILCAR, HAMILCARS],
  ["First Punic War", LEADERS, leaders],
];

describe("portraits", () => {
  for (const [game, portraits, generals] of games) {
    test(`${game}: every general has one, and nobody else`, () => {
      expect(Object.keys(portraits).sort()).toEqual(generals.map(({ id }) => id).sort());
    });

    test(`${game}: no two generals of a side look alike`, () => {
      for (const side of ["rome", "carthage"]) {
        const heads = generals.filter((one) => one.side === side).map(({ id }) => JSON.stringify(strokesOf(portraits[id]!)));
        expect(new Set(heads).size).toBe(heads.length);
      }
    });
  }

  test("every stroke is a path that begins somewhere and whose numbers are numbers", () => {
    for (const [, portraits] of games)
      for (const bust of Object.values(portraits))
        for (const { d } of strokesOf(bust)) {
          expect(d).toMatch(/^M/);
          expect(d).not.toMatch(/NaN|undefined/);
        }
  });

  test("every curve has three points", () => {
    for (const [, portraits] of games)
      for (const bust of Object.values(portraits))
        for (const { d } of strokesOf(bust))
          for (const [, numbers] of d.matchAll(/[Cc]([^A-Za-z]*)/g))
            expect([d, (numbers!.match(/-?(\d+\.?\d*|\.\d+)/g)?.length ?? 0) % 6]).toEqual([d, 0]);
  });
});
