import { expect, test } from "vitest";
import type { Memory } from "../../src/bots/bot.ts";
import { botFor, seenBy } from "../../src/bots/index.ts";
import { headerFor, type LogEntry, Session } from "../../src/engine/index.ts";
import { players } from "../../src/games/first-punic-war/players/index.ts";
import { firstPunicWar as game } from "../../src/games/first-punic-war/rules/index.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";

/** A game of two computer players of a level, as it stands in the log. */
function played(level: string, seed: string, turns: number): readonly LogEntry[] {
  const session = Session.begin(game, headerFor(game, { seed, scenario: "II", options: { setup: "auto" } }));
  const memories: Record<Seat, Memory> = { rome: {}, carthage: {} };
  const bot = botFor(players, level);
  while (session.question && session.state.turn <= turns) {
    const { seat } = session.question;
    // one look at each line, on every machine
    let looks = 0;
    const stopped = () => looks++ > 0;
    const budget = { milliseconds: Number.POSITIVE_INFINITY, stopped, seed: `${seed} ${session.version}` };
    session.answer(bot.choose(seenBy(session, seat), seat, budget, memories[seat]), seat);
  }
  return session.log!;
}

/** The hexes that each operation has passed, in order. */
function waysIn(log: readonly LogEntry[]): string[][] {
  const ways: string[][] = [];
  for (const { event, params } of log) {
    if (event === "fpw.land-operation" || event === "fpw.naval-operation") ways.push([String(params!.hex)]);
    if (event === "fpw.moved" || event === "fpw.sailed") ways.at(-1)!.push(String(params!.to));
  }
  return ways;
}

test.each(["dictator", "consul", "legate", "tribune", "recruit"])(
  "19.1 a way once begun is followed: no operation of a %s comes to a hex twice",
  (level) => {
    const ways = ["one", "two", "three"].flatMap((seed) => waysIn(played(level, seed, 4)));
    const loops = ways.filter((way) => new Set(way).size < way.length);
    expect(ways.length).toBeGreaterThan(20);
    expect(loops).toEqual([]);
  },
);
