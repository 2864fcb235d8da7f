import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type Answer, type AnyGame, headerFor, type Plain, Session } from "../../src/engine/index.ts";
import { manifest } from "../../src/games/hannibal/index.ts";
import { compare, compareWith, type Difference } from "./compare.ts";

const here = import.meta.dirname;
const root = join(here, "..", "..");
const games = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What a file imports, as paths from the root of the project. */
const importsOf = (path: string) =>
  [...readFileSync(path, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g)].map((found) =>
    relative(root, resolve(path, "..", found[1]!)),
  );

describe.each(games)("the second opinion on %s", (game) => {
  test("imports no rules code: only the engine, the data files and itself", () => {
    const files = readdirSync(join(here, game), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    const allowed = [/^src\/engine\//, /^src\/games\/[^/]+\/rules\/data\/[^/]+\.json$/, /^test\/second-opinion\//];
    const others = files.flatMap((file) =>
      importsOf(join(here, game, file)).filter((path) => !allowed.some((pattern) => pattern.test(path))),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });

  test("agrees with the engine on some hundred positions", async () => {
    const differences: Difference[] = [];
    const { positions } = await compare(game, {
      positions: 400,
      seed: "short run",
      onDifference: (difference) => differences.push(difference),
    });
    expect(differences.map(({ topic, rule, engine, count }) => ({ topic, rule, engine, count }))).toEqual([]);
    expect(positions).toBe(400);
  });
});

test("a count that differs is told, with the position and the answers that lead there again", async () => {
  const differences: Difference[] = [];
  const wrong = {
    madeUp: () => ({ turn: 2 }),
    opinions: ({ question }: { question: { prompt: string } }) =>
      question.prompt === "hannibal.play-card" ? [{ topic: "cards", rule: "7.2", engine: [1], count: [2] }] : [],
  };
  const plan = { positions: 10, seed: "wrong", onDifference: (difference: Difference) => differences.push(difference) };
  const { positions, topics } = await compareWith(wrong, manifest, plan);
  expect([positions, topics]).toEqual([10, { cards: { compared: 10, different: 10 } }]);
  const game = await manifest.rules();
  for (const difference of differences) expect(replayed(game, difference)).toEqual(difference.question.prompt);
  expect(new Set(differences.map(({ from }) => from === null)).size).toBe(2);
});

function replayed(
  game: AnyGame,
  { header, from, answers }: { header: Difference["header"]; from: Plain; answers: readonly Answer[] },
) {
  const again = from === null ? Session.begin(game, headerFor(game, header)) : Session.fromPosition(game, header, from);
  for (const answer of answers) again.answer(answer);
  return again.question?.prompt;
}
