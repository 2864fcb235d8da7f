import { expect, test } from "vitest";
import { chanceFrom, type Pick, randomBelow } from "../../src/engine/index.ts";
import { concentrate, leadersToJoin } from "../../src/games/first-punic-war/rules/concentration.ts";
import { hexesInReach } from "../../src/games/first-punic-war/rules/forecast.ts";
import { distance, KIND, MAP, SEA } from "../../src/games/first-punic-war/rules/map.ts";
import type { Operation, State } from "../../src/games/first-punic-war/rules/state.ts";
import { unitNamed } from "../../src/games/first-punic-war/rules/units.ts";
import { hexAt, powers, tableWith } from "./table.ts";

const ARMY = [
  "R-legion-1",
  "R-legion-2",
  "R-legion-3",
  "R-auxiliary-1",
  "R-cavalry-1",
  "R-cavalry-2",
  "R-siege-1",
  "R-siege-2",
  "R-regulus",
];
const ENEMIES = ["C-hoplite-2", "C-hoplite-3"];
const LAND = MAP.numbers.filter((_, hex) => KIND[hex] !== SEA);
/** Whether a unit marching alone can reach a hex. */
function canMarch(s: State, unit: number, target: number): boolean {
  const alone = { kind: "land", side: 0, hex: s.at[unit]!, units: [unit], spent: 0 } as Operation;
  return hexesInReach(s, alone).has(target);
}

test("12.3 exactly the units that could march to the leader's hex alone, through empty neutral places too, may join him", () => {
  const chance = chanceFrom("concentration");
  for (let round = 0; round < 400; round++) {
    const leader = LAND[randomBelow(chance, LAND.length)]!;
    const near = LAND.filter((hex) => hex !== leader && distance(hexAt(hex), hexAt(leader)) <= 5);
    if (near.length === 0) continue;
    const anywhere = () => near[randomBelow(chance, near.length)]!;
    const army = ARMY.map((id) => `${id} ${anywhere()}`);
    const free = near.filter((hex) => !army.some((line) => line.endsWith(hex)));
    const enemies = free.length < 2 ? [] : ENEMIES.map((id, index) => `${id} ${free[index * (free.length - 1)]}`);
    const t = tableWith([`R-duilius ${leader}`, ...army, ...enemies], [], { powers: powers() });
    const expected = ARMY.filter((id) => canMarch(t.s, unitNamed(id), hexAt(leader))).map((id) => `unit:${id}`);
    let joining: readonly string[] = [];
    if (leadersToJoin(t.s, 0, false).includes(hexAt(leader))) {
      const piece = concentrate(t, 0);
      piece.next();
      joining = (piece.next(`hex:${leader}`).value as Pick).options;
    }
    expect(
      joining.filter((id) => id !== "unit:R-duilius"),
      `${leader}: ${army.join(", ")}; ${enemies.join(", ")}`,
    ).toEqual(expected);
  }
});
