import { existsSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../src/games/index.ts";
import { compare, type Difference } from "../test/second-opinion/compare.ts";
import { checkOneOf, optionsOf } from "./usage.ts";

const folders = join(import.meta.dirname, "..", "test", "second-opinion");
const known = GAMES.map(({ id }) => id).filter((id) => existsSync(join(folders, id)));

const USAGE = `usage: npm run second-opinion [-- options]

Compares the rules with a second, independent count of them.

  --game NAME       ${known.join(", ")}; may be repeated (all)
  --positions N     how many positions of each game (1000)
  --show N          how many differences of each topic are shown in full (3)
  --seed TEXT       a different seed gives different positions

The exit code is 1 if there is a difference.`;

const values = optionsOf(USAGE, {
  game: { type: "string", multiple: true },
  positions: { type: "string", default: "1000" },
  seed: { type: "string", default: "second opinion" },
  show: { type: "string", default: "3" },
});

for (const name of values.game ?? []) checkOneOf(USAGE, "game", name, known);
const games = values.game ?? known;

for (const game of games) {
  const shown: Record<string, number> = {};
  const onDifference = (difference: Difference) => {
    shown[difference.topic] = (shown[difference.topic] ?? 0) + 1;
    if (shown[difference.topic]! <= Number(values.show)) show(difference);
  };
  const began = performance.now();
  const { positions, topics } = await compare(game, { positions: Number(values.positions), seed: values.seed, onDifference });
  for (const [topic, { compared, different }] of Object.entries(topics).sort())
    console.log(`${game}, ${topic}: ${compared} compared, ${different} different`);
  const different = Object.values(topics).reduce((sum, topic) => sum + topic.different, 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${game}: ${positions} positions, ${different} differences (${seconds} s)`);
  if (different > 0) process.exitCode = 1;
}

function show({ topic, rule, header, from, answers, question, position, engine, count }: Difference): void {
  const { whyNot: _, ...asked } = question;
  console.log(`\n${topic} (${rule})`);
  for (const [name, value] of Object.entries({ header, from, answers, position, question: asked, engine, count }))
    console.log(`  ${name}: ${JSON.stringify(value)}`);
}
