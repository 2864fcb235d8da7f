import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Allocate, chanceFrom, onlyAnswer, type Question, randomAnswer, refusal } from "../../src/engine/index.ts";
import { allows } from "../../src/kit/legality.ts";

const asked = { seat: "rome", prompt: "p", rule: "1" } as const;
const choose: Question = { ...asked, kind: "choose", options: ["space:rome", "space:capua", "pass"] };
const pick: Question = { ...asked, kind: "pick", options: ["a", "b", "c"], min: 1, max: 2 };
const amount: Question = { ...asked, kind: "amount", min: 2, max: 5 };
const allocate: Question = {
  ...asked,
  kind: "allocate",
  items: [
    { id: "a", min: 0, max: 3 },
    { id: "b", min: 1, max: 2 },
    { id: "c", min: 0, max: 5 },
  ],
  min: 2,
  max: 6,
  limits: [{ items: ["a", "c"], min: 1, max: 4 }],
};

describe("what is allowed", () => {
  test.each<[Question, unknown]>([
    [choose, "pass"],
    [pick, ["a"]],
    [pick, ["c", "a"]],
    [amount, 2],
    [amount, 5],
    [allocate, { a: 1, b: 1 }],
    [allocate, { a: 1, b: 1, c: 0 }],
    [allocate, { b: 2, c: 4 }],
  ])("%j takes %j", (question, answer) => {
    expect(refusal(question, answer)).toBeUndefined();
  });
});

describe("what is not allowed", () => {
  test.each<[Question, unknown, string]>([
    [choose, "space:ostia", '"space:ostia" is not among the options.'],
    [choose, "", '"" is not among the options.'],
    [pick, [], "From 1 to 2 must be picked, not 0."],
    [pick, ["a", "b", "c"], "From 1 to 2 must be picked, not 3."],
    [pick, ["a", "a"], "An option may be picked only once."],
    [pick, ["a", "z"], '"z" is not among the options.'],
    [amount, 1, "The number must be from 2 to 5, not 1."],
    [amount, 6, "The number must be from 2 to 5, not 6."],
    [allocate, { a: 4, b: 1 }, '"a" takes from 0 to 3, not 4.'],
    [allocate, { a: 1 }, '"b" takes from 1 to 2, not 0.'],
    [allocate, { a: -1, b: 2 }, '"a" takes from 0 to 3, not -1.'],
    [allocate, { a: 1, b: 1, z: 1 }, '"z" is not among the items.'],
    [allocate, { b: 1 }, "The sum must be from 2 to 6, not 1."],
    [allocate, { a: 3, b: 2, c: 3 }, "The sum must be from 2 to 6, not 8."],
    [allocate, { a: 3, b: 1, c: 2 }, "The sum over a, c must be from 1 to 4, not 5."],
  ])("%j refuses %j", (question, answer, sentence) => {
    expect(refusal(question, answer)).toEqual({ shape: false, sentence });
  });

  test.each([
    [choose, [undefined, null, 0, true, ["pass"], { pass: 1 }]],
    [pick, [undefined, null, "a", 1, [1], ["a", null], [["a"]], { 0: "a", length: 1 }]],
    [amount, [undefined, null, "3", 2.5, Number.NaN, Number.POSITIVE_INFINITY, [3], { min: 3 }]],
    [allocate, [undefined, null, 3, "a", ["a"], { a: "1", b: 1 }, { a: 1.5, b: 1 }, { a: null, b: 1 }]],
  ])("an answer of another shape is told apart: %j", (question, answers) => {
    for (const answer of answers) expect(refusal(question, answer)?.shape).toBe(true);
  });

  test("names that every object inherits are not options", () => {
    expect(refusal(choose, "constructor")).toBeDefined();
    expect(refusal(allocate, JSON.parse('{"a":1,"b":1,"__proto__":1}'))).toBeDefined();
    expect(refusal(allocate, { a: 1, b: 1, toString: 1 })).toBeDefined();
  });
});

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });

const chooses: fc.Arbitrary<Question> = ids.map((options) => ({ ...asked, kind: "choose", options }));
const picks: fc.Arbitrary<Question> = ids.chain((options) =>
  fc
    .tuple(fc.nat(options.length), fc.nat(options.length))
    .map(([a, b]) => ({ ...asked, kind: "pick", options, min: Math.min(a, b), max: Math.max(a, b) })),
);
const amounts: fc.Arbitrary<Question> = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.nat(9))
  .map(([min, more]) => ({ ...asked, kind: "amount", min, max: min + more }));

/** An allocation that can be done, because it is drawn around one that is: limits may overlap in any way. */
const allocations: fc.Arbitrary<Allocate> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { minLength: 1, maxLength: 5 }),
    fc.infiniteStream(fc.nat(3)),
    fc.array(fc.tuple(fc.nat(31), fc.nat(1), fc.nat(1)), { maxLength: 4 }),
  )
  .map(([names, numbers, limits]) => {
    const draw = () => numbers.next().value;
    const solution = names.map(draw);
    const sumOf = (indices: readonly number[]) => indices.reduce((sum, i) => sum + solution[i]!, 0);
    const all = names.map((_, i) => i);
    return {
      ...asked,
      kind: "allocate",
      items: names.map((id, i) => ({ id, min: Math.max(0, solution[i]! - draw()), max: solution[i]! + draw() })),
      min: Math.max(0, sumOf(all) - draw()),
      max: sumOf(all) + draw(),
      limits: limits.map(([mask, below, above]) => {
        const members = all.filter((i) => mask & (1 << i));
        const sum = sumOf(members);
        return { items: members.map((i) => names[i]!), min: Math.max(0, sum - below), max: sum + above };
      }),
    };
  });
const questions = fc.oneof(chooses, picks, amounts, allocations);

describe("any question", () => {
  test("a random answer is always accepted", () => {
    fc.assert(
      fc.property(questions, fc.string(), (question, seed) => {
        const chance = chanceFrom(seed);
        for (let i = 0; i < 5; i++) expect(refusal(question, randomAnswer(question, chance))).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  test("every answer that is possible comes up at random", () => {
    const seen = new Set<string>();
    const chance = chanceFrom("all");
    for (let i = 0; i < 500; i++) seen.add(JSON.stringify([...(randomAnswer(pick, chance) as string[])].sort()));
    expect([...seen].sort()).toEqual(['["a","b"]', '["a","c"]', '["a"]', '["b","c"]', '["b"]', '["c"]']);
  });

  test("garbage is refused, and judged as a second opinion judges it", () => {
    const near = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.integer({ min: -2, max: 12 }),
      fc.array(fc.constantFrom("a", "b", "c", "z"), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom("a", "b", "c", "z"), fc.integer({ min: -1, max: 4 })),
    );
    fc.assert(
      fc.property(questions, near, (question, answer) => {
        expect(refusal(question, answer) === undefined).toBe(allows(question, answer));
      }),
      { numRuns: 2000 },
    );
    for (const question of [choose, pick, amount, allocate]) {
      fc.assert(
        fc.property(near, (answer) => {
          expect(refusal(question, answer) === undefined).toBe(allows(question, answer));
        }),
        { numRuns: 1000 },
      );
    }
  });

  test("what is said to be the only answer is accepted, and nothing else is", () => {
    fc.assert(
      fc.property(questions, fc.string(), (question, seed) => {
        const only = onlyAnswer(question);
        fc.pre(only !== undefined);
        expect(refusal(question, only)).toBeUndefined();
        const drawn = randomAnswer(question, chanceFrom(seed));
        if (question.kind !== "allocate")
          expect(Array.isArray(drawn) ? [...drawn].sort() : drawn).toEqual(Array.isArray(only) ? [...only].sort() : only);
      }),
    );
  });
});
