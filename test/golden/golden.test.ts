import { describe, expect, test } from "vitest";
import { loadGame } from "../../src/cli/loaded-game.ts";
import { GAMES } from "../../src/games/index.ts";
import { faultOf, goldensOf, readGolden } from "./golden.ts";

const games = await Promise.all(GAMES.map(async (manifest) => (await loadGame(manifest)).rules));

describe.each(games.map((game) => [game.id, game] as const))("%s: golden records", (_id, game) => {
  test.each(goldensOf(game).map((golden) => [golden.name, golden] as const))("%s plays as it was played", (_name, golden) => {
    expect(faultOf(game, readGolden(game, golden))).toBeUndefined();
  });

  test("a record that plays differently is found out", () => {
    const record = readGolden(game, goldensOf(game)[0]!)!;
    const other = { ...record, header: { ...record.header, seed: "another seed" } };
    expect(faultOf(game, other)).toContain("it plays differently under the same version");
    expect(faultOf(game, { ...record, rulesVersion: record.rulesVersion - 1 })).toContain("npm run golden -- --renew");
  });
});
