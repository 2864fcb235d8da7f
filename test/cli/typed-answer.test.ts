import { describe, expect, test } from "vitest";
import { CATALOGUES } from "../../src/cli/catalogues.ts";
import { questionText } from "../../src/cli/question-text.ts";
import { readTyped } from "../../src/cli/typed-answer.ts";
import type { Question } from "../../src/engine/index.ts";
import { Words } from "../../src/words/words.ts";

const words = new Words(
  "en",
  {
    rome: "Rome",
    where: "where?",
    "where.pass": "Stay",
    "space:capua": "Capua",
    "space:cannae": "Cannae",
    "space:gades": "Gadès",
    "space:nova": "Carthago Nova",
    "space:carthago": "Carthago",
  },
  CATALOGUES.en,
);
const asked = { seat: "rome", prompt: "where", rule: "1" } as const;
const options = ["space:capua", "space:cannae", "space:gades", "space:nova", "space:carthago", "pass"];
const choose: Question = { ...asked, kind: "choose", options };
const pick: Question = { ...asked, kind: "pick", options, min: 0, max: 4 };
const amount: Question = { ...asked, kind: "amount", min: 1, max: 9 };
const allocate: Question = {
  ...asked,
  kind: "allocate",
  items: ["space:capua", "space:cannae", "space:nova"].map((id) => ({ id, min: 0, max: 3 })),
  min: 4,
  max: 4,
  limits: [{ items: ["space:capua", "space:cannae"], min: 1, max: 3 }],
};

describe("what is typed for an answer", () => {
  test.each<[Question, string, unknown]>([
    [choose, "1", "space:capua"],
    [choose, " 6 ", "pass"],
    [choose, "space:gades", "space:gades"],
    [choose, "capua", "space:capua"],
    [choose, "gades", "space:gades"],
    [choose, "GADÈ", "space:gades"],
    [choose, "nova", "space:nova"],
    [choose, "carthago", "space:carthago"],
    [choose, "stay", "pass"],
    [pick, "1 3", ["space:capua", "space:gades"]],
    [pick, "1,3", ["space:capua", "space:gades"]],
    [pick, "2-4", ["space:cannae", "space:gades", "space:nova"]],
    [pick, "1, 3-4", ["space:capua", "space:gades", "space:nova"]],
    [pick, "carthago nova", ["space:nova"]],
    [pick, "capua, carthago nova", ["space:capua", "space:nova"]],
    [pick, "all", options],
    [pick, "none", []],
    [pick, "rien", []],
    [amount, "7", 7],
    [amount, "0", 0],
    [allocate, "1=2 3=2", { "space:capua": 2, "space:nova": 2 }],
    [allocate, "1 = 2, 3 = 2", { "space:capua": 2, "space:nova": 2 }],
    [allocate, "capua=1 carthago nova=3", { "space:capua": 1, "space:nova": 3 }],
    [allocate, "space:capua=1", { "space:capua": 1 }],
    [allocate, "1 0 3", { "space:capua": 1, "space:cannae": 0, "space:nova": 3 }],
    [allocate, "3", { "space:nova": 3 }],
    [allocate, "none", {}],
    [allocate, "all", { "space:capua": 3, "space:cannae": 3, "space:nova": 3 }],
  ])("%j: %s", (question, typed, answer) => {
    expect(readTyped(question, typed, words)).toEqual({ answer });
  });

  test.each<[Question, string]>([
    [choose, "0"],
    [choose, "7"],
    [choose, "1 2"],
    [choose, "-1"],
    [choose, "zama"],
    [pick, "0-2"],
    [pick, "1 zama"],
    [pick, "9-12"],
    [amount, "two"],
    [amount, "1.5"],
    [amount, "-3"],
    [allocate, "1=two"],
    [allocate, "1=1 1=2"],
    [allocate, "4=1"],
    [allocate, "=1"],
  ])("%j: %s is not understood", (question, typed) => {
    expect(readTyped(question, typed, words)).toEqual({ unclear: "not-understood" });
  });

  test("a part of several names is not enough", () => {
    expect(readTyped(choose, "ca", words)).toEqual({
      unclear: "several",
      ids: ["space:capua", "space:cannae", "space:nova", "space:carthago"],
    });
  });
});

describe("a question as text", () => {
  test("options are numbered, in columns if they are many", () => {
    expect(questionText(choose, words).body).toEqual([
      "  1  Capua",
      "  2  Cannae",
      "  3  Gadès",
      "  4  Carthago Nova",
      "  5  Carthago",
      "  6  Stay",
    ]);
    const many: Question = { ...choose, options: Array.from({ length: 40 }, (_, i) => `space number ${i + 1}`) };
    const { body } = questionText(many, words);
    expect(body.length).toBeLessThan(15);
    expect(Math.max(...body.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(body[1]).toMatch(/^ {2}2 {2}space number 2 +\d+ {2}space number/);
  });

  test("it says who is asked, by which section, and how to answer", () => {
    expect(questionText(choose, words)).toMatchObject({ heading: "Rome: where?", rule: "(section 1)" });
    expect(questionText(pick, words).body.at(-1)).toContain("Pick 0 to 4");
    expect(questionText(amount, words).body).toEqual(["A number from 1 to 9."]);
    expect(questionText(allocate, words).body).toEqual([
      "  1  Capua  (0 to 3)",
      "  2  Cannae  (0 to 3)",
      "  3  Carthago Nova  (0 to 3)",
      "Over Capua and Cannae: 1 to 3.",
      expect.stringContaining("4 in all"),
    ]);
  });
});
