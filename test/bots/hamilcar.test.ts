import { expect, test } from "vitest";
import { botFor, seenBy } from "../../src/bots/index.ts";
import { chanceFrom, headerFor, onlyAnswer, randomAnswer, refusal, Session } from "../../src/engine/index.ts";
import { players } from "../../src/games/hamilcar/players/index.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";

const game = hamilcar;

/** Who wins when one computer player has a seat and another the other. */
function winner(seed: string, ruleset: string, seated: Record<Seat, string>): Seat | null {
  const session = Session.begin(game, headerFor(game, { seed, ruleset }));
  while (session.question) {
    const { seat } = session.question;
    const bot = botFor(players, seated[seat]);
    session.answer(bot.choose(seenBy(session, seat), seat, { milliseconds: 0, seed: `${seed} ${session.version}` }));
  }
  return session.over!.winner as Seat | null;
}

test("the hasty player beats random play with both sides, in both rule sets", () => {
  for (const ruleset of game.rulesets) {
    let won = 0;
    for (let i = 0; i < 6; i++) {
      if (winner(`hasty ${i}`, ruleset, { rome: "hasty", carthage: "random" }) === "rome") won++;
      if (winner(`hasty ${i}`, ruleset, { rome: "random", carthage: "hasty" }) === "carthage") won++;
    }
    expect(won).toBeGreaterThanOrEqual(11);
  }
});

test("the strongest player answers whatever is asked, allowed and in time", () => {
  const strongest = botFor(players, "dictator");
  for (const ruleset of game.rulesets) {
    const session = Session.begin(game, headerFor(game, { seed: "in time", ruleset }));
    const chance = chanceFrom(ruleset);
    for (let asked = 0; session.question && session.version < 400; ) {
      const { question } = session;
      const forced = onlyAnswer(question);
      if (forced === undefined && asked++ % 12 === 0) {
        const answer = strongest.choose(seenBy(session, question.seat), question.seat, {
          milliseconds: 60_000,
          seed: "s",
          playouts: 2,
        });
        expect(refusal(question, answer)).toBeUndefined();
        session.answer(answer);
      } else session.answer(forced ?? randomAnswer(question, chance));
    }
  }
});
