import { expect, test } from "vitest";
import { gistOf } from "../../src/web/learn/gist.ts";

test("what is to be done: the sentences of the last paragraph with words in bold", () => {
  expect(
    gistOf(["A **road** costs one.", "**Click Rome, then Confirm.** The cheapest card is chosen. You may also answer."]),
  ).toBe("**Click Rome, then Confirm.**");
  expect(gistOf(["It is winter. **Press +** beside it. Then **Confirm all**: it is over."])).toBe(
    "**Press +** beside it. Then **Confirm all**: it is over.",
  );
  expect(gistOf(["**Do this. Then that.** Nothing more."])).toBe("**Do this. Then that.**");
});

test("without words in bold it is the whole of it", () => {
  expect(gistOf(["First.", "Look at the symbols. Each gives one."])).toBe("Look at the symbols. Each gives one.");
  expect(gistOf([])).toBe("");
});
