import { expect, test } from "vitest";
import { identity, meetingIn, type StackPieces, standing, strength } from "../../../src/games/shared/page/board/armies/stacks.ts";
import { drawRelief } from "../../../src/games/shared/page/board/relief.ts";
import { footsteps, journey, roadsOf } from "../../../src/games/shared/page/board/route.ts";
import { roveTo } from "../../../src/games/shared/page/board/rove.ts";
import { byField, split } from "../../../src/games/shared/page/board/split.ts";
import { legs } from "../../../src/games/shared/page/board/walk.ts";

const roads = roadsOf({
  spaces: [
    { id: "rome", at: [0, 0] },
    { id: "capua", at: [100, 0] },
    { id: "neapolis", at: [100, 100] },
  ],
  ways: [{ a: "rome", b: "capua", kind: "road", bend: [50, 20] }],
});

test("a journey follows the road, whichever end it starts from, and goes by sea in an arc where there is none", () => {
  expect(journey(roads, ["rome", "capua"])).toBe("M0 0Q50 20 100 0");
  expect(journey(roads, ["capua", "rome"])).toBe("M100 0Q50 20 0 0");
  expect(journey(roads, ["capua", "neapolis"])).toBe("M100 0Q114 50 100 100");
});

test("where a road and a sea lane join the same places, a march follows the road and a voyage the lane", () => {
  const both = {
    spaces: [
      { id: "thermae", at: [0, 0] as const },
      { id: "messana", at: [100, 0] as const },
    ],
    ways: [
      { a: "messana", b: "thermae", kind: "road" as const, bend: [50, 20] as const },
      { a: "messana", b: "thermae", kind: "sea" as const, bend: [50, -20] as const },
    ],
  };
  expect(journey(roadsOf(both), ["thermae", "messana"])).toBe("M0 0Q50 20 100 0");
  expect(journey(roadsOf(both, true), ["thermae", "messana"])).toBe("M0 0Q50 -20 100 0");
});

test("footsteps begin and end at the spaces", () => {
  const steps = footsteps(roads, ["rome", "capua", "neapolis"], 4);
  expect(steps[0]).toEqual([0, 0]);
  expect(steps[4]).toEqual([100, 0]);
  expect(steps.at(-1)).toEqual([100, 100]);
  expect(steps).toHaveLength(9);
});

test("a piece walks the spaces of the last move between where it was and where it is", () => {
  const move = ["pisae", "rome", "capua", "neapolis"];
  expect(legs("rome", "neapolis", move)).toEqual(["rome", "capua", "neapolis"]);
  expect(legs("neapolis", "rome", move)).toEqual(["neapolis", "rome"]);
  expect(legs("gades", "neapolis", move)).toEqual(["gades", "neapolis"]);
});

test("an arrow key goes to the nearest space in its direction", () => {
  const places = [
    { id: "east", at: [100, 10] as const },
    { id: "far east", at: [300, 0] as const },
    { id: "north", at: [0, -80] as const },
    { id: "aslant", at: [40, 90] as const },
  ];
  expect(roveTo("ArrowRight", [0, 0], places)?.id).toBe("east");
  expect(roveTo("ArrowUp", [0, 0], places)?.id).toBe("north");
  expect(roveTo("ArrowDown", [0, 0], places)?.id).toBe("aslant");
  expect(roveTo("ArrowLeft", [0, 0], places)).toBeUndefined();
  expect(roveTo("Enter", [0, 0], places)).toBeUndefined();
});

test("a long line is cut into short ones that join end to end", () => {
  const pieces = split("M0 0l10 0 0 10-10 0z", 2);
  expect(pieces).toEqual(["M0 0l10 0 0 10", "M10 10l-10 0 0 -10"]);
});

test("things are grouped by where they stand", () => {
  expect(byField([1, 2, 500], (x) => [x, 0], 420)).toEqual([[1, 2], [500]]);
});

test("the same relief is drawn by the same hand every time", () => {
  const marks = [["peak", 10, 20, 12, 7] as const, ["wood", 40, 20, 8, 3] as const];
  expect(drawRelief(marks)).toEqual(drawRelief(marks));
  expect(drawRelief(marks).outline).toMatch(/^M[-\d. MLQCSqclvz]+$/);
});

test("two stacks in a space stand one behind the other, both over it; elephants count as strength", () => {
  const space = {
    id: "capua",
    at: [100, 100] as const,
    kind: "city" as const,
    province: "campania",
    label: { at: [0, 0] as const, anchor: "start" as const, size: 20, lines: 1 as const, box: [0, 0, 0, 0] as const },
  };
  const inside = { space: "capua", side: "carthage" as const, inside: true, cus: 2, generals: [] };
  const outside = { space: "capua", side: "rome" as const, cus: 6, elephants: 1, generals: [] };
  const stacks = [inside, outside];
  // the garrison is at its city, and those before the walls where there is room beside it
  expect(standing(inside, stacks, space, 1)).toEqual([100, 100]);
  expect(standing(outside, stacks, space, 1)[0]).toBeLessThan(100);
  const beside = { ...space, id: "nola", at: [20, 110] as const };
  expect(standing(outside, stacks, space, 1, [space, beside])[0]).toBeGreaterThan(100);
  expect(standing(outside, [outside], space, 1)).toEqual([100, 100]);
  const led = (side: "rome" | "carthage", id: string): StackPieces => ({
    space: "capua",
    side,
    cus: 5,
    generals: [{ id, name: id, initials: id, strategy: 1, battle: 3 }],
  });
  const armies = [led("rome", "fabius"), led("carthage", "hannibal")];
  for (const army of armies) expect(Math.abs(standing(army, armies, space, 1)[0] - 100)).toBeLessThan(36);
  const [behind, ahead] = armies.map((army) => standing(army, armies, space, 1)[1]);
  expect([behind! < ahead!, ahead]).toEqual([true, 100]);
  // the general of a garrison does not hide the number of those before the walls: it stands at 19 to 59
  const shut = armies.map((army, index) => ({ ...army, inside: index === 0 }));
  expect(Math.abs(standing(shut[1]!, shut, space, 1)[0] - 100) - 33).toBeGreaterThan(39);
  expect(strength(outside)).toBe(7);
});

const general = (id: string) => ({ id, name: id, initials: id, strategy: 1, battle: 1 });
const army = (space: string, cus: number, ...generals: string[]): StackPieces => ({
  space,
  side: "carthage",
  cus,
  generals: generals.map(general),
});

test("an army that joins another walks up to it with what it has, and the other stands as it was", () => {
  const before = [army("new-carthage", 4, "hannibal", "hasdrubal"), army("laminium", 2, "mago"), army("gades", 1)];
  const now = [army("new-carthage", 1), army("laminium", 5, "hannibal", "hasdrubal", "mago"), army("gades", 1)];
  const met = meetingIn(before, now)!;
  expect(met.from).toBe("new-carthage");
  expect(met.to).toBe("laminium");
  const told = met.stacks.map((one) => [identity(one), one.space, strength(one), one.generals.map(({ id }) => id)]);
  expect(told).toEqual([
    ["carthage new-carthage outside", "new-carthage", 1, []],
    ["general mago", "laminium", 2, ["mago"]],
    ["general hannibal", "laminium", 3, ["hannibal", "hasdrubal"]],
    ["carthage gades outside", "gades", 1, []],
  ]);
  // also one who comes under another's command is seen to come
  expect(
    meetingIn([army("a", 3, "hannibal"), army("b", 2, "hanno")], [army("a", 5, "hannibal", "hanno")])?.stacks.map(identity),
  ).toEqual(["general hannibal", "general hanno"]);
});

test("armies that merely move, grow or part meet nobody", () => {
  expect(meetingIn([army("a", 3, "hanno")], [army("b", 3, "hanno")])).toBe(null);
  expect(meetingIn([army("a", 3, "hanno")], [army("a", 5, "hanno")])).toBe(null);
  expect(meetingIn([army("a", 3, "hanno", "mago")], [army("a", 1, "mago"), army("b", 2, "hanno")])).toBe(null);
});
