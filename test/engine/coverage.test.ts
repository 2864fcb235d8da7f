import { expect, test } from "vitest";
import { untested } from "../../src/kit/coverage.ts";

const titles = [
  "13.5.C a retreating force loses a CU",
  "sieges > 20.2, 20.3 and 20.4 once a card",
  "10.1/10.2 movement",
  "cards > card 33 frightens elephants, on turn 9",
  "general Scipio Africanus crosses by 12.1",
];

test("a title is about the sections it begins with, and those they are part of", () => {
  const sections = ["13.5", "13.5.C", "20.2", "20.3", "20.4", "10.1", "10.2"];
  expect(untested({ sections, items: [] }, titles).sections).toEqual([]);
});

test("what no title begins with has no test", () => {
  const sections = ["13", "13.5.A", "1", "10", "10.10", "9", "12.1", "33"];
  expect(untested({ sections, items: [] }, titles).sections).toEqual(["13.5.A", "1", "10.10", "9", "12.1", "33"]);
});

test("an item is one that a title names, as a whole", () => {
  const items = ["card 33", "card 3", "general Scipio Africanus", "general Scipio", "general Cato"].map((label) => ({
    id: label,
    label,
  }));
  expect(untested({ sections: [], items }, titles).items).toEqual(["card 3", "general Cato"]);
});
