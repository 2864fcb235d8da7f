import { expect, test } from "vitest";
import type { Analysis } from "../../src/bots/analysis.ts";
import type { Session } from "../../src/engine/index.ts";
import { strait } from "../../src/kit/template/rules/index.ts";
import { readAnalysis } from "../../src/web/counsel/read-analysis.ts";

const session = { game: strait, version: 10 } as unknown as Session;
const [one, two] = strait.seats as readonly [string, string];
const analysis: Analysis = {
  curve: [{ version: 0, seat: one, first: 0.5 }],
  turningPoints: [
    {
      version: 3,
      seat: two,
      before: 0.5,
      expected: 0.4,
      after: 0.1,
      better: { line: { key: "strait.line", params: { card: "card:1", spaces: ["space:a"] } }, answer: "yes", chance: 0.6 },
    },
  ],
  luck: { [one]: 0.1, [two]: -0.1 },
  lost: { [one]: 0, [two]: 0.2 },
};

test("an analysis that comes in a link is read as it was written", () => {
  expect(readAnalysis(JSON.parse(JSON.stringify(analysis)), session)).toEqual(analysis);
});

test("what cannot be an analysis of the game is left out", () => {
  const [point] = analysis.turningPoints;
  for (const bad of [
    null,
    "analysis",
    { ...analysis, curve: [{ version: 0, seat: "nobody", first: 0.5 }] },
    { ...analysis, curve: [{ version: 10, seat: one, first: 0.5 }] },
    { ...analysis, curve: [{ version: 0, seat: one, first: 1.5 }] },
    { ...analysis, luck: { [one]: 1 } },
    { ...analysis, turningPoints: [{ ...point, better: { line: { key: 3 }, chance: 0.5 } }] },
    { ...analysis, turningPoints: [{ ...point, better: { line: { key: "x", params: { y: {} } }, chance: 0.5 } }] },
  ])
    expect(readAnalysis(bad, session)).toBeUndefined();
});
