import { expect, test } from "vitest";
import { picking } from "../../src/web/question/picking.ts";

test("a click picks an option, and another click takes it back", () => {
  const one = picking({ picked: [], proposed: [] }, "a", 2)!;
  expect(one.picked).toEqual(["a"]);
  expect(picking(one, "a", 2)!.picked).toEqual([]);
});

test("where all are chosen, what was only proposed makes room, the last first; what was clicked stays", () => {
  const proposed = ["a", "b"];
  const one = picking({ picked: proposed, proposed }, "c", 2)!;
  expect(one.picked).toEqual(["a", "c"]);
  const two = picking(one, "d", 2)!;
  expect(two.picked).toEqual(["c", "d"]);
  expect(picking(two, "e", 2)).toBeUndefined();
});

test("of one that may be picked, the last click counts", () => {
  expect(picking({ picked: ["a"], proposed: [] }, "b", 1)!.picked).toEqual(["b"]);
});
