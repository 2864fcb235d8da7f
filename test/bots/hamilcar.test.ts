import { expect, test } from "vitest";
import { botFor, seenBy } from "../../src/bots/index.ts";
import { chanceFrom, headerFor, onlyAnswer, randomAnswer, refusal, Session } from "../../src/engine/index.ts";
import { counsel, players } from "../../src/games/hamilcar/players/index.ts";
import { hamilcar } from "../../src/games/hamilcar/rules/index.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { marching, play, stack } from "../hamilcar/table.ts";

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

test("advice on who is inside the walls answers that alone: whether to avoid battle is still asked", () => {
  const session = marching("maximus", {
    control: { rome: ["roma", "locri", "thurii"], carthage: ["carthago", "lilybaeum", "messana", "thermae", "catana"] },
    forces: [
      stack("rome", "locri", 6, { generals: ["maximus"] }),
      stack("carthage", "messana", 4, { generals: ["hanno"] }),
      stack("carthage", "thermae", 3, { generals: ["gisco"] }),
    ],
  });
  play(session, ["march", "space:regium"], ["march", "space:messana"]);
  const { question } = session;
  expect(question?.prompt).toBe("hamilcar.inside-generals");
  const budget = { milliseconds: Number.POSITIVE_INFINITY, playouts: 2, seed: "walls" };
  const advice = counsel.advise(seenBy(session, "carthage"), "carthage", budget);
  for (const { answer, steps } of advice) expect(steps).toMatchObject([{ prompt: question!.prompt, answer }]);
  play(session, ["inside-generals", []], ["inside-units", {}]);
  expect(session.question?.prompt).toBe("hamilcar.react");
});
