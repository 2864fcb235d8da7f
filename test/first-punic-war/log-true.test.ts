import { expect, test } from "vitest";
import { eliminate } from "../../src/games/first-punic-war/rules/pieces.ts";
import { UNIT_IDS, unitOfId } from "../../src/games/first-punic-war/rules/units.ts";
import english from "../../src/games/first-punic-war/words/en.ts";
import french from "../../src/games/first-punic-war/words/fr.ts";
import { Words } from "../../src/words/words.ts";
import { powers, situation } from "./table.ts";

// What the log says can be counted and checked by whoever reads nothing else

const en = new Words("en", english);
const fr = new Words("fr", french);
const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII"];

test("1.0 units of one name are numbered from I without a gap", () => {
  for (const catalogue of [english, french]) {
    const numbers = new Map<string, string[]>();
    for (const id of UNIT_IDS) {
      const [, name, number] = /^(.*?)(?: ([IVX]+))?$/.exec(catalogue[id]!)!;
      if (number) numbers.set(name!, [...(numbers.get(name!) ?? []), number]);
    }
    expect(numbers.size).toBeGreaterThan(10);
    for (const [name, given] of numbers) expect(given, name).toEqual(NUMERALS.slice(0, given.length));
  }
});

test("14.1 a Tactics marker that moves nothing has not found the column as it is already", () => {
  const params = { marker: "marker:tactics-1", column: "fpw.column.9", before: "fpw.column.9" };
  expect(en.say("fpw.column-kept", params)).toMatch(/^Tactics 1 changes nothing: the column is still .*\.$/);
  expect(fr.say("fpw.column-kept", params)).toMatch(/^Tactique 1 ne change rien : la colonne reste .*\.$/);
});

test("24.6 whose units come home is told with who places them, and with the counter on top", () => {
  const came = { side: "side:rome", power: "power:massilia", hex: "hex:1207", top: ["unit:M-garrison-2"] };
  const { side: _, top: __, ...formerly } = came;
  expect(en.say("fpw.came-home", came)).toMatch(/^Rome places a unit of Massilia .*, Massiliote garrison II on top\.$/);
  expect(fr.say("fpw.came-home", came)).toMatch(/^Rome place une unité de Massilia .*, la garnison massaliote II au sommet\.$/);
  expect(en.tell({ event: "fpw.came-home", params: formerly })).toMatch(/^A unit of Massilia is placed [^,…]*\.$/);
  expect(fr.tell({ event: "fpw.came-home", params: formerly })).toMatch(/^Une unité de Massilia est placée [^,…]*\.$/);
});

test("24.3 a lost unit of a minor power is its ally's loss: the entry names the side", () => {
  const { state } = situation(["S-hoplite-1 2916", "C-hoplite-2 3016"], { powers: powers({ syracusa: "rome" }) });
  const noted: [string, object][] = [];
  const table = { s: state, revealed: false, note: (event: string, params: object) => noted.push([event, params]) };
  eliminate(table as never, unitOfId("unit:S-hoplite-1"), "15.0");
  expect(noted).toMatchObject([["fpw.eliminated", { unit: "unit:S-hoplite-1", side: "side:rome" }]]);
});
