import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { learnedValue, type Weights } from "../../src/bots/learned/network.ts";
import { type Learning, playToLearn, SKILLED, VARIED } from "../../src/bots/learned/self-play.ts";
import { type GameState, headerFor } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";

const base64 = (bytes: ArrayBufferView): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");

/** A network of two units that counts the features with even numbers for one, those with odd numbers for the other. */
const counting = (size: number): Weights => ({
  features: size,
  hidden: [2, 1],
  rows: base64(Int8Array.from({ length: 2 * size }, (_, at) => (at % 2 === Math.floor(at / 2) % 2 ? 1 : 0))),
  scales: base64(Float32Array.of(0.1, 0.1)),
  bias: base64(Float32Array.of(0, 0)),
  second: base64(Float32Array.of(1, 0.5)),
  secondBias: base64(Float32Array.of(0)),
  last: base64(Float32Array.of(1)),
  lastBias: -1,
});

describe("a network", () => {
  const features = {
    size: 4,
    most: 4,
    seats: ["rome", "carthage"],
    write(state: GameState & { held?: number[] }, _seat: string, into: Uint16Array) {
      for (const [at, feature] of state.held!.entries()) into[at] = feature;
      return state.held!.length;
    },
  };
  const situation = (...held: number[]) => ({ held, over: null }) as unknown as GameState & { held: number[] };

  test("foretells who wins from what holds: for the second side, and the rest for the first", () => {
    const value = learnedValue(features, counting(4));
    const chance = 1 / (1 + Math.exp(-(0.2 + 0.05 - 1)));
    expect(value(situation(0, 2, 3), "carthage")).toBeCloseTo(chance, 5);
    expect(value(situation(0, 2, 3), "rome")).toBeCloseTo(1 - chance, 5);
  });

  test("knows who has won", () => {
    const value = learnedValue(features, counting(4));
    const over = { ...situation(), over: { winner: "rome" } } as unknown as GameState & { held: number[] };
    expect([value(over, "rome"), value(over, "carthage")]).toEqual([1, 0]);
  });

  test("of other features is refused", () => {
    expect(() => learnedValue(features, counting(5))).toThrow("trained anew");
  });
});

for (const manifest of GAMES) {
  const game = await manifest.rules();
  const file = `../../src/games/${game.id}/players/learning.ts`;
  if (!existsSync(join(import.meta.dirname, file))) continue; // its players have not learned
  const { learning } = (await import(file)) as { learning: Learning<GameState> };
  const kinds = game.rulesets.flatMap((ruleset) => game.scenarios.map((scenario) => ({ ruleset, scenario })));

  test(`${game.id}: games to learn from come to an end with any plans, and no feature holds twice or is beyond the last`, () => {
    for (const [number, kind] of kinds.entries()) {
      const varied = { ...VARIED, turned: 300, random: 100, kept: 1000 };
      const played = playToLearn(game, headerFor(game, { ...kind, seed: `learn ${number}` }), learning, varied);
      expect(Math.abs(played.margin)).toBeLessThanOrEqual(1);
      expect(played.positions.length).toBeGreaterThan(0);
      for (const { held } of played.positions) {
        expect(new Set(held).size).toBe(held.length);
        expect(Math.max(...held)).toBeLessThan(learning.features.size);
        expect(held.length).toBeLessThan(learning.features.most);
      }
    }
  });

  test(`${game.id}: the same seed makes the same game, lines compared or not`, () => {
    const mind = { ...learning.mind, value: learnedValue(learning.features, counting(learning.features.size)) };
    const header = headerFor(game, { ...kinds[0]!, seed: "again" });
    for (const variety of [VARIED, SKILLED]) {
      const [one, two] = [0, 1].map(() => playToLearn(game, header, { ...learning, mind }, variety));
      expect(two).toEqual(one);
    }
  });
}
