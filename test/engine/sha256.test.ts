import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceFrom, next, rollDie, sha256, shuffle } from "../../src/engine/index.ts";

const reference = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");

describe("SHA-256", () => {
  test.each(["", "abc", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "é".repeat(999)])(
    "of %j is right",
    (text) => {
      expect(sha256(text)).toBe(reference(text));
    },
  );

  test("of any text, of every length around the size of a block, is right", () => {
    for (let length = 0; length < 200; length++) expect(sha256("x".repeat(length))).toBe(reference("x".repeat(length)));
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(sha256(text)).toBe(reference(text));
      }),
    );
  });
});

describe("hashed chance", () => {
  const key = "0123456789abcdef".repeat(4);
  const chance = () => chanceFrom(`sha256:${key}`);

  test("is the hash of key and counter, as anybody can compute it", () => {
    const drawn = chance();
    for (let n = 1; n <= 5; n++) {
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(n);
      const hash = reference(Buffer.concat([Buffer.from(key, "hex"), counter]));
      expect(next(drawn)).toBe(Number.parseInt(hash.slice(0, 8), 16));
    }
  });

  test("rolls every face about equally often, and shuffles to different orders", () => {
    const drawn = chance();
    const faces = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) faces[rollDie(drawn)]!++;
    for (const count of faces.slice(1)) expect(Math.abs(count - 2000)).toBeLessThan(200);
    const orders = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const deck = [1, 2, 3, 4];
      shuffle(drawn, deck);
      orders.add(deck.join());
    }
    expect(orders.size).toBe(24);
  });

  test("is chosen by the seed: any other seed gives what it always gave", () => {
    expect(chanceFrom(key.slice(0, 32)).bits).toHaveLength(4);
    expect(chanceFrom("sha256:short").bits).toHaveLength(4);
    expect(chanceFrom(`sha256:${key}`).bits).toHaveLength(9);
    expect(next(chanceFrom("toy"))).toBe(867870299);
  });
});
