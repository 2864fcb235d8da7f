import fc from "fast-check";
import { expect, test } from "vitest";
import { clientMessage, readMessage } from "../../src/server/schemas.ts";

/** What an answer may hold, and what it may not. */
const id = fc.constantFrom("abcdefgh", "x".repeat(64), "x".repeat(65), "short", "abc defgh", "abcdefgh\n", "", 12345678, null);
const version = fc.constantFrom(0, 17, 1_000_000, 1_000_001, -1, 1.5, "17", null);
const long = "x".repeat(201);
const good = [
  "yes",
  "",
  long.slice(1),
  3,
  -1,
  [],
  ["a"],
  long.slice(1).split(""),
  {},
  { a: 1, b: 0 },
  JSON.parse('{"__proto__":1,"a":2}'),
];
const bad = [long, 3.5, 2 ** 53, [1], [long], long.split(""), [["a"]], { a: "b" }, { a: 1.5 }, { [long]: 1 }, true, null];
const answer = fc.constantFrom(...good, ...bad);
const type = fc.constantFrom("answer", "answer", "undo", "answers", null);
const fields = fc.record({ type, id, version, answer, more: fc.constant(1), plan: fc.constant([]) }, { requiredKeys: [] });
const whole = fc.record({ type: fc.constant("answer"), id, version, answer });

test("an answer is accepted exactly if its schema accepts it, and means the same", () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.oneof(whole, fields, fc.anything()), (given) => {
      const bySchema = clientMessage.safeParse(given);
      const read = readMessage(given);
      expect(read.success).toBe(bySchema.success);
      expect(read.data).toEqual(bySchema.data);
      if (read.success) accepted++;
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(20);
});
