import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical, clone, fingerprint, isFingerprintOf, same } from "../../src/engine/index.ts";

const plain = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.integer(), fc.boolean(), fc.string(), fc.constant(null)),
  list: fc.oneof(
    { maxDepth: 3 },
    fc.array(fc.integer()),
    fc.array(tie("object"), { maxLength: 4 }),
    fc.array(tie("list"), { maxLength: 4 }),
  ),
  object: fc.dictionary(fc.string(), fc.oneof({ depthSize: "small", maxDepth: 3 }, tie("leaf"), tie("list"), tie("object")), {
    maxKeys: 6,
  }),
}));

test("a copy is equal, and shares nothing with what it was copied from", () => {
  fc.assert(
    fc.property(plain.object, (value) => {
      const copy = clone(value);
      expect(copy).toEqual(value);
      expect(shared(copy, value)).toBe(false);
    }),
  );
});

function shared(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || a === null) return false;
  if (a === b) return true;
  return Object.keys(a).some((key) => shared((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

test("equality and fingerprint do not care about the order of keys, but about that of a list", () => {
  const a = { x: 1, y: { p: [1, 2], q: null } };
  const b = { y: { q: null, p: [1, 2] }, x: 1 };
  expect(same(a, b)).toBe(true);
  expect(canonical(a)).toBe(canonical(b));
  expect(fingerprint(a)).toBe(fingerprint(b));
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
  expect(same([], {})).toBe(false);
});

test("what is equal has the same fingerprint, and nothing else has", () => {
  fc.assert(
    fc.property(plain.object, plain.object, (a, b) => {
      const shuffled = Object.fromEntries(Object.entries(clone(a)).reverse());
      expect(fingerprint(shuffled)).toBe(fingerprint(a));
      expect(fingerprint(a) === fingerprint(b)).toBe(canonical(a) === canonical(b));
    }),
  );
});

test.each([
  [[1], ["1"]],
  [[true], [1]],
  [[false], [null]],
  [[], {}],
  [[[1], [2]], [[1, 2]]],
  [
    ["ab", "c"],
    ["a", "bc"],
  ],
  [[1.5], [1]],
  [
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ],
  [{ a: { b: 1 } }, { b: { a: 1 } }],
  [
    { x: { a: 1 }, y: {} },
    { x: {}, y: { a: 1 } },
  ],
  [2 ** 31, -(2 ** 31)],
])("%j and %j have other fingerprints", (a, b) => {
  expect(fingerprint(a)).not.toBe(fingerprint(b));
});

test("a fingerprint says of which kind it is, and older ones are still known", () => {
  const state = { units: [0, 3], turn: 1, name: "x" };
  expect(fingerprint(state)).toBe("2-061bc207b1930e");
  expect(isFingerprintOf(fingerprint(state), state)).toBe(true);
  expect(isFingerprintOf("03c3aa0853d52e", state)).toBe(true);
  expect(isFingerprintOf("03c3aa0853d52f", state)).toBe(false);
  expect(isFingerprintOf(fingerprint(state).replace("2-", "3-"), state)).toBe(false);
});

test("states that differ in one number have other fingerprints", () => {
  const seen = new Set<string>();
  for (let i = 0; i < 5000; i++) seen.add(fingerprint({ units: [0, i, 3], turn: 1 }));
  expect(seen.size).toBe(5000);
});

test("canonical text is JSON: it reads back as what it was made of, without what JSON leaves out", () => {
  fc.assert(
    fc.property(plain.object, (value) => {
      expect(JSON.parse(canonical(value))).toEqual(value);
    }),
  );
  expect(canonical({ b: undefined, a: [1, { d: 1, c: () => 2 }, null, undefined] })).toBe('{"a":[1,{"d":1},null,null]}');
});
