import { expect, test } from "vitest";
import { BARE_FACE } from "../../src/cli/face.ts";
import { Words } from "../../src/words/words.ts";

test("an outline names things in the players' language, and takes no sentence for the name of a field", () => {
  const words = new Words("en", {
    rome: "Rome",
    laid: "{seat} lays a card face down.",
    discard: "Discard a card.",
    foot: "Foot",
  });
  expect(BARE_FACE.board({ laid: { rome: 1 }, discard: [2, 3], foot: 4 }, words).split("\n")).toEqual([
    "laid",
    "  Rome: 1",
    "discard: 2 3",
    "Foot: 4",
  ]);
});
