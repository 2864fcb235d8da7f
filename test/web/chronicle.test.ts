import { describe, expect, test } from "vitest";
import { seenBy } from "../../src/bots/bot.ts";
import { type AnyGame, headerFor, onlyAnswer, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { Chronicler } from "../../src/web/film/chronicle.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import { Reel } from "../../src/web/replay/reel.ts";
import { Words } from "../../src/words/words.ts";
import { steadyPlayer } from "../steady.ts";

const told = (
  await Promise.all(GAMES.map(async (manifest) => [manifest.id, manifest, await manifest.page.face()] as const))
).filter(([, , face]) => face.telling);

describe.each(told)("the chronicle of a war in %s", (_id, manifest, face) => {
  test("has the points of every turn, every fight with odds and losses, and the turning points", async () => {
    const game = (await manifest.rules()) as AnyGame;
    const bot = await steadyPlayer(manifest);
    const options: Record<string, string> = game.options.some(({ id }) => id === "setup") ? { setup: "auto" } : {};
    const session = Session.begin(game, headerFor(game, { seed: "chronicle", options }));
    while (session.question) {
      const { seat } = session.question;
      const seed = `${session.version}`;
      session.answer(onlyAnswer(session.question) ?? bot.choose(seenBy(session, seat), seat, { milliseconds: 0, seed }));
    }
    const words = new Words("en", await manifest.page.words.en());
    const chronicler = new Chronicler(face, face.telling!, words, game.seats);
    const frames = new Reel(game, courseOf(session), null, false).frames(0, Number.POSITIVE_INFINITY);
    for (const frame of frames) chronicler.read(frame);
    const { curve, fights, turningPoints, uses } = chronicler.chronicle;

    const last = face.telling!.standing(frames.at(-1)!.view);
    expect(curve.at(-1)).toEqual(last);
    expect(new Set(curve.map(({ turn }) => turn)).size).toBe(last.turn);
    const opened = frames.filter(({ entry }) =>
      face.stories!.some(({ id, opens }) => ["battle", "sea", "combat"].includes(id) && opens.has(entry.event)),
    );
    const battles = fights.filter(({ kind }) => kind !== "siege");
    expect(battles.map(({ opened: entry }) => entry.n)).toEqual(opened.map(({ entry }) => entry.n));
    expect(battles.some(({ odds }) => odds !== "" && !odds.includes("{"))).toBe(true);
    expect(battles.some(({ losses }) => Object.values(losses).some((lost) => lost > 0))).toBe(true);
    expect(battles.filter(({ settled }) => settled).length).toBeGreaterThan(0);
    expect(turningPoints.length).toBe(3);
    const swings = turningPoints.map(({ swing }) => swing);
    expect(Math.min(...swings)).toBeGreaterThan(0);
    expect(uses.length).toBeGreaterThan(1);
    for (const { use, count } of uses) {
      expect(words.has(use), use).toBe(true);
      expect(Object.values(count).reduce((sum, each) => sum + each)).toBeGreaterThan(0);
    }
  });
});
