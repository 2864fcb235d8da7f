import { expect, test } from "vitest";
import { botFor, type Memory, seenBy } from "../../src/bots/index.ts";
import { CHARACTERS, LEVELS } from "../../src/bots/levels.ts";
import { playMatchGame } from "../../src/bots/match.ts";
import { headerFor, onlyAnswer, perSeat, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import type { Manifest } from "../../src/games/manifest.ts";

const offered = LEVELS.flatMap((level) => ["", ...CHARACTERS].map((character) => `${level} ${character}`.trim()));
const thinking = { milliseconds: Number.POSITIVE_INFINITY, playouts: 1 };

for (const { id, hasLevels, players } of GAMES)
  test(`${id}: whoever is offered as an opponent is among the computer players`, async () => {
    const ids = new Set((await players()).map((bot) => bot.id));
    expect(offered.every((name) => ids.has(name))).toBe(hasLevels === true);
  });

/** How many games one level wins against another player, from either side in turn. */
async function wins(manifest: Manifest, level: string, other: string, count = 8): Promise<number> {
  const [game, bots] = await Promise.all([manifest.rules(), manifest.players()]);
  const header = headerFor(game, { seed: `${level} against ${other}` });
  const terms = { game, header, players: [botFor(bots, level), botFor(bots, other)] as const, thinking, style: undefined };
  const games = Array.from({ length: count }, (_, n) => playMatchGame(terms, Math.floor(n / 2), game.seats[n % 2]!));
  return games.filter(({ winner, side }) => winner === side).length;
}

/** In how many of a level's first decisions, when something new begins, it looks at several worlds. */
async function compared(manifest: Manifest, level: string, decisions: number): Promise<number> {
  const [game, bots, counsel] = await Promise.all([manifest.rules(), manifest.players(), manifest.counsel!()]);
  const session = Session.begin(game, headerFor(game, { seed: "care" }));
  const memories = perSeat(game.seats, (): Memory => ({}));
  let [found, left] = [0, decisions];
  while (session.question && left > 0) {
    const { question, version } = session;
    const { seat } = question;
    const seen = seenBy(session, seat);
    let worlds = 0;
    const imagine = (seed: string) => {
      worlds++;
      return seen.imagine(seed);
    };
    const counted = Object.create(seen, { imagine: { value: imagine } });
    session.answer(botFor(bots, level).choose(counted, seat, { ...thinking, seed: `care ${version}` }, memories[seat]), seat);
    if (onlyAnswer(question) !== undefined || !counsel.begins(question)) continue;
    left--;
    if (worlds > SEVERAL) found++;
  }
  return found;
}

/** Nobody who goes by first sight imagines more worlds than these. */
const SEVERAL = 3;

for (const manifest of GAMES.filter(({ hasLevels }) => hasLevels)) {
  test(`${manifest.id}: a recruit errs, but beats whoever plays at random`, async () => {
    expect(await wins(manifest, "recruit", "random", 16)).toBeGreaterThanOrEqual(14);
  });

  test(`${manifest.id}: a legate, who errs less than a recruit, beats him`, async () => {
    expect(await wins(manifest, "legate", "recruit")).toBeGreaterThanOrEqual(5);
  });

  test(`${manifest.id}: a dictator compares lines of play in most decisions, a consul in some, a legate in none`, async () => {
    const [dictator, consul, legate] = await Promise.all(
      ["dictator", "consul", "legate"].map((level) => compared(manifest, level, 30)),
    );
    expect(legate).toBe(0);
    expect(consul).toBeGreaterThan(3);
    expect(dictator).toBeGreaterThan(consul! + 5);
  });
}
