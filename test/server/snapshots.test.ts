import { expect, test } from "vitest";
import { Course } from "../../src/server/course.ts";
import { isDue, type Kept, nearest } from "../../src/server/snapshots.ts";
import { atRandom } from "./house.ts";
import { longToy } from "./toy.ts";

/** The steps at which a game stores its snapshots, from its beginning. */
function storedAt(seed: string, steps: number): number[] {
  const header = { game: "toy", ruleset: "plain", scenario: "whole", options: {}, seed };
  const course = new Course({ rules: longToy, header, seedAfter: () => seed });
  course.kept = course.keep().kept;
  const choose = atRandom(seed);
  for (let n = 1; n <= steps; n++) {
    const question = course.session.question!;
    course.answer(question.seat, String(n), choose(question), n);
    if (course.isSnapshotDue) course.kept = course.keep().kept;
  }
  return course.kept.map(({ n }) => n);
}

test("games of one age do not all store their snapshots at the same step, each does so at regular distances", () => {
  const games = Array.from({ length: 100 }, (_, n) => storedAt(`seed ${n}`, 520));
  const together = new Map<number, number>();
  for (const [beginning, first, ...later] of games) {
    expect(beginning).toBe(0);
    expect(later.map((n) => n - first!)).toEqual(later.map((_, index) => 128 * (index + 1)));
    for (const n of [first!, ...later]) together.set(n, (together.get(n) ?? 0) + 1);
  }
  expect(Math.max(...together.values())).toBeLessThan(10);
});

test("wherever its first snapshot falls, a game is never far from the one before", () => {
  const head = { moment: 0, rulesVersion: 1, logTo: 0 };
  for (const mark of [0, 1, 127, 128, 2 ** 32 - 1]) {
    const kept: Kept = [{ ...head, n: 0 }];
    let version = 1;
    while (!isDue(kept, version, mark)) version++;
    expect(nearest(kept, version)).toBe(kept[0]);
    expect(isDue([...kept, { ...head, n: version }], version + 127, mark)).toBe(false);
    expect(isDue([...kept, { ...head, n: version }], version + 128, mark)).toBe(true);
  }
});
