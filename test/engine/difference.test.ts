import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyDifference,
  chanceFrom,
  type Difference,
  difference,
  headerFor,
  type Plain,
  randomAnswer,
  Session,
  sharing,
} from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { rulesOf } from "../../src/games/manifest.ts";

/** Plain data in which little is different from one to the next. */
const plain = fc.letrec<{ any: Plain; list: Plain[]; object: Record<string, Plain> }>((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, fc.constantFrom<Plain>(null, true, false, 0, 1, 2, "", "x"), tie("list"), tie("object")),
  list: fc.array(tie("any"), { maxLength: 6 }),
  object: fc.dictionary(fc.constantFrom("a", "b", "c", "0", "1"), tie("any"), { maxKeys: 5 }),
})).any;

const sent = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

describe("a difference", () => {
  test("leads from before to after, also when it was sent as JSON, and leaves before as it was", () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const kept = sent(before);
        expect(applyDifference(before, sent(difference(before, after)))).toEqual(after);
        expect(before).toEqual(kept);
      }),
      { numRuns: 5000 },
    );
  });

  test("is undefined between equals, and only between equals", () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(difference(before, sent(before))).toBeUndefined();
        expect(difference(before, after) === undefined).toBe(JSON.stringify(sorted(before)) === JSON.stringify(sorted(after)));
      }),
      { numRuns: 2000 },
    );
  });

  const cases: [string, Plain, Plain, Difference | undefined][] = [
    ["another value", 1, 2, [2]],
    ["a list for an object", {}, [], [[]]],
    ["null for an object", { a: 1 }, null, [null]],
    [
      "a field that differs, one that has come, one that has gone",
      { a: 1, b: 2, c: 3 },
      { a: 1, b: 4, d: 5 },
      { b: [4], d: [5], c: null },
    ],
    ["a field far inside", { a: { b: [{ c: 1 }, 2] } }, { a: { b: [{ c: 3 }, 2] } }, { a: { b: { 0: { c: [3] } } } }],
    ["a card on top of a pile", [1, 2, 3], [1, 2, 3, 4], [3, 0, [4]]],
    ["a card from the middle of a hand", ["a", "b", "c"], ["a", "c"], [1, 1, []]],
    ["one number of many", [0, 0, 0, 0, 0, 0], [0, 7, 0, 0, 0, 0], [1, 1, [7]]],
    ["two numbers far apart", [0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 1], { 0: [1], 7: [1] }],
  ];
  test.each(cases)("%s", (_what, before, after, expected) => {
    expect(difference(before, after)).toEqual(expected);
    expect(applyDifference(before, expected)).toEqual(after);
  });

  test("counts a field that is undefined as one that is not there", () => {
    const odd = (value: object) => value as Plain;
    expect(difference(odd({ a: undefined }), {})).toBeUndefined();
    expect(difference({}, odd({ a: undefined }))).toBeUndefined();
    expect(difference({ a: 1 }, odd({ a: undefined }))).toEqual({ a: null });
  });

  test("keeps the parts that do not differ", () => {
    const before = { a: { b: 1 }, c: [1] };
    const after = applyDifference(before, difference(before, { a: { b: 1 }, c: [2] })) as typeof before;
    expect(after.a).toBe(before.a);
  });
});

/** A view of so many characters is large: those of our games all are. */
const LARGE = 1000;

describe.each((await rulesOf(GAMES)).map((game) => [game.id, game] as const))("views of %s", (_id, game) => {
  test("follow from each other through a whole game, in a tenth of the room that large ones take", () => {
    const [seat] = game.seats;
    const session = Session.begin(game, headerFor(game, { seed: "views" }));
    const chance = chanceFrom("answers");
    let seen = sent(session.view(seat!));
    let whole = 0;
    let largest = 0;
    let sentOnly = 0;
    for (let i = 0; i < 300 && session.question; i++) {
      session.answer(randomAnswer(session.question, chance));
      const view = session.view(seat!);
      const differs = sent(difference(seen, view));
      const { length } = JSON.stringify(view);
      whole += length;
      largest = Math.max(largest, length);
      sentOnly += JSON.stringify(differs ?? null).length;
      seen = applyDifference(seen, differs);
      expect(seen).toEqual(sent(view));
    }
    expect(sentOnly).toBeLessThan(largest > LARGE ? whole / 10 : whole);
  });
});

/** The same with the keys of every object in order. */
function sorted(value: Plain): Plain {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const fields = value as Record<string, Plain>;
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((key) => [key, sorted(fields[key]!)]),
  );
}

describe("what shares with something earlier", () => {
  test("is equal to the later one, and leaves the earlier one as it was", () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const [one, other] = [sent(before), sent(after)];
        expect(sharing(before, after)).toEqual(other);
        expect(before).toEqual(one);
      }),
      { numRuns: 5000 },
    );
  });

  test("is the earlier one itself if they are equal, in part or whole", () => {
    fc.assert(
      fc.property(plain, (before) => {
        expect(sharing(before, sent(before))).toBe(before);
        const [named, listed] = [{ a: before }, [before]];
        expect((sharing(named, { a: sent(before), b: 1 }) as { a: Plain }).a).toBe(before);
        expect((sharing(listed, [sent(before), {}]) as Plain[])[0]).toBe(before);
        expect((sharing(listed, [{ z: 1 }, sent(before)]) as Plain[])[1]).toBe(before);
      }),
    );
  });

  test("is the later one if only the names of fields differ", () => {
    expect(Object.keys(sharing({ a: 1 }, { b: undefined }))).toEqual(["b"]);
    expect(Object.keys(sharing({ a: 1, c: 2 }, { a: 1, b: undefined }))).toEqual(["a", "b"]);
    expect(sharing({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  });

  test("shares items around one that is new, gone or different", () => {
    const before = [{ n: 1 }, { n: 2, of: [1] }, { n: 3 }];
    const at = (after: Plain[]) => (sharing(before, after) as Plain[]).map((item) => before.indexOf(item as never));
    expect(at([{ n: 1 }, { n: 9 }, { n: 2, of: [1] }, { n: 3 }])).toEqual([0, -1, 1, 2]);
    expect(at([{ n: 1 }, { n: 3 }])).toEqual([0, 2]);
    const changed = sharing(before, [{ n: 1 }, { n: 8, of: [1] }, { n: 3 }]) as typeof before;
    expect(changed.map((item, index) => item === before[index])).toEqual([true, false, true]);
    expect(changed[1]!.of).toBe(before[1]!.of);
  });
});
