import { expect, test } from "vitest";
import { chanceFrom, headerFor, randomAnswer, Session } from "../../src/engine/index.ts";
import { strait } from "../../src/kit/template/rules/index.ts";
import { courseOf } from "../../src/web/replay/moves.ts";
import { Reel } from "../../src/web/replay/reel.ts";

function played(): Session {
  const session = Session.begin(strait, headerFor(strait, { seed: "a reel" })) as unknown as Session;
  const chance = chanceFrom("a reel");
  while (session.question) session.answer(randomAnswer(session.question, chance));
  return session;
}

test("a game is read again in any portions, forwards and backwards, as a seat could read it", () => {
  const session = played();
  const log = session.logFor("rome");
  const reel = () => new Reel(session.game, courseOf(session), "rome", false);
  const all = reel().frames(0, log.length);
  expect(all.map(({ entry }) => entry.event)).toEqual(log.map(({ event }) => event));
  expect(all.map(({ entry }) => entry.n)).toEqual(log.map((_, n) => n));
  const inPortions = reel();
  const portions: [number, number][] = [
    [0, 3],
    [3, 4],
    [4, 11],
    [2, 5],
    [9, 12],
    [12, 12],
    [12, log.length + 5],
  ];
  for (const [from, to] of portions) expect(inPortions.frames(from, to)).toEqual(all.slice(from, to));
});

test("each entry is told with the game right after it, and by whom", () => {
  const session = played();
  const frames = new Reel(session.game, courseOf(session), null, true).frames(0, 500);
  const march = frames.find(({ entry }) => entry.event === "marched")!;
  const { at } = march.view as { at: Record<string, string> };
  expect(`space:${at[String(march.entry.params?.seat)]}`).toBe(march.entry.params?.to);
  expect(march.by).toBe(march.entry.params?.seat);
  expect(Object.keys(march.open)).toEqual(["rome", "carthage"]);
});
