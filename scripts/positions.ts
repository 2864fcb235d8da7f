import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AnyGame, headerFor, type Plain, Session, writePosition } from "../src/engine/index.ts";
import { GAMES } from "../src/games/index.ts";
import { rulesOf } from "../src/games/manifest.ts";
import { positionsText } from "../src/kit/positions-text.ts";
import { optionsOf } from "./usage.ts";

optionsOf(
  `usage: npm run positions

Writes docs/positions.md from what the games declare and the examples in docs/positions. A game without an example gets its set-up as one.`,
  {},
);

const docs = join(import.meta.dirname, "../docs");
const fileOf = (id: string) => join(docs, "positions", `${id}.json`);

/** The request that loads a game's set-up. */
function setupOf(game: AnyGame): string {
  const { state, header } = Session.begin(game, headerFor(game, { seed: "example" }));
  const { ruleset, seed } = header;
  const { chance: _, ...position } = writePosition(game, state) as { readonly [field: string]: Plain };
  return `${JSON.stringify({ do: "load", game: game.id, ruleset, seed, position }, null, 2)}\n`;
}

const games = await rulesOf(GAMES);
for (const game of games) if (!existsSync(fileOf(game.id))) writeFileSync(fileOf(game.id), setupOf(game));
writeFileSync(
  join(docs, "positions.md"),
  positionsText(games, (id) => readFileSync(fileOf(id), "utf8")),
);
