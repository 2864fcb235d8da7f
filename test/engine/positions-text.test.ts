import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { headerFor, readPosition, Session, writePosition } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { rulesOf } from "../../src/games/manifest.ts";
import { positionsText } from "../../src/kit/positions-text.ts";

const docs = join(import.meta.dirname, "../../docs");
const games = await rulesOf(GAMES);
const exampleOf = (id: string): string => readFileSync(join(docs, "positions", `${id}.json`), "utf8");

test("docs/positions.md lists the fields as the games declare them, with an example of each (npm run positions)", () => {
  expect(readFileSync(join(docs, "positions.md"), "utf8")).toBe(positionsText(games, exampleOf));
});

describe.each(games.map((game) => [game.id, game] as const))("the example of a position of %s", (id, game) => {
  const { do: _, position, ...header } = JSON.parse(exampleOf(id));

  test("loads, names only fields that there are, and written again it loads as the same", () => {
    const { fields } = game;
    expect(Object.keys(position).filter((field) => !(field in fields))).toEqual([]);
    const state = readPosition(game, position, headerFor(game, header));
    expect(readPosition(game, writePosition(game, state), headerFor(game, header))).toEqual(state);
    expect(game.faults(state)).toEqual([]);
  });

  test("is played on from", () => {
    const session = Session.fromPosition(game, headerFor(game, header), position);
    expect(session.question).not.toBeNull();
  });
});
