import { expect, test } from "vitest";
import { botFor, seenBy } from "../../src/bots/index.ts";
import { headerFor, Session } from "../../src/engine/index.ts";
import { players } from "../../src/games/first-punic-war/players/index.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";

const game = firstPunicWar;

/** Who wins Scenario I when computer players of these names sit down. */
function duel(seated: Record<Seat, string>, seed: string): Seat | null {
  const session = Session.begin(game, headerFor(game, { seed, options: { setup: "auto" } }));
  while (session.question) {
    const { seat } = session.question;
    const bot = botFor(players, seated[seat]);
    session.answer(bot.choose(seenBy(session, seat), seat, { milliseconds: 1000, seed: `${seed} ${session.version}` }));
  }
  return session.over!.winner as Seat | null;
}

test("26.0 the hasty computer player clearly beats one that plays at random, on both sides", () => {
  let won = 0;
  for (let number = 0; number < 12; number++) {
    const seat: Seat = number % 2 === 0 ? "rome" : "carthage";
    const players = seat === "rome" ? { rome: "hasty", carthage: "random" } : { rome: "random", carthage: "hasty" };
    if (duel(players, `duel ${number}`) === seat) won++;
  }
  expect(won).toBeGreaterThanOrEqual(9);
});

test("33.1 the hasty computer player reacts when there is something worth striking at", () => {
  let reactions = 0;
  for (let number = 0; number < 6; number++) {
    const options = { setup: "auto", reaction: true };
    const session = Session.begin(game, headerFor(game, { seed: `reaction ${number}`, scenario: "I", options }));
    const bot = botFor(players, "hasty");
    while (session.question) {
      const { seat } = session.question;
      session.answer(bot.choose(seenBy(session, seat), seat, { milliseconds: 1000, seed: `${number} ${session.version}` }));
    }
    reactions += session.log!.filter(({ event }) => event === "fpw.reacted").length;
  }
  expect(reactions).toBeGreaterThan(0);
});

test("26.0 the strongest computer player answers within its time", () => {
  const session = Session.begin(game, headerFor(game, { seed: "slow", options: { setup: "auto" } }));
  const bot = botFor(players, "dictator");
  for (let number = 0; number < 12 && session.question; number++) {
    const { seat } = session.question;
    const begun = performance.now();
    session.answer(bot.choose(seenBy(session, seat), seat, { milliseconds: 100, seed: String(number) }));
    expect(performance.now() - begun).toBeLessThan(1000);
  }
});
