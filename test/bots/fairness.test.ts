import { expect, test } from "vitest";
import { type Bot, seenBy } from "../../src/bots/index.ts";
import {
  type AnyGame,
  type Chance,
  chanceFrom,
  fingerprint,
  headerFor,
  next,
  onlyAnswer,
  randomAnswer,
  randomBelow,
  Session,
} from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { steadyPlayer } from "../steady.ts";

/** So many moments of games at which somebody has a choice, each in two worlds that differ only in what he cannot know. */
function* twins(game: AnyGame, quick: Bot, seed: string, moments: number): Generator<[Session, Session]> {
  const chance: Chance = chanceFrom(seed);
  for (const ruleset of game.rulesets) {
    for (const scenario of game.scenarios) {
      // a short game is played more than once
      for (let left = moments, n = 1; left > 0; n++) {
        const session = Session.begin(game, headerFor(game, { ruleset, scenario, seed: `${seed} ${ruleset} ${scenario} ${n}` }));
        while (session.question && left > 0) {
          const { question } = session;
          const { seat } = question;
          if (onlyAnswer(question) === undefined && randomBelow(chance, EVERY) === 0) {
            const pair = ["one", "two"].map((truth) => {
              const copy = session.fork();
              copy.redeal(seat, `${truth} ${session.version}`);
              return copy;
            });
            left--;
            yield [pair[0]!, pair[1]!];
          }
          session.answer(
            randomBelow(chance, 5) === 0
              ? randomAnswer(question, chance)
              : quick.choose(seenBy(session, seat), seat, { milliseconds: 0, playouts: 1, seed: String(next(chance)) }),
          );
        }
      }
    }
  }
}

/** They lie so many questions apart, on average. */
const EVERY = 25;

for (const manifest of GAMES) {
  const game = await manifest.rules();
  const yardsticks = (await manifest.yardsticks?.()) ?? [];
  const own = await manifest.players();
  const quick = await steadyPlayer(manifest);
  const characters = ["consul bold", "tribune seafaring"];
  const levels = own.filter(({ id }) => !id.includes(" ") || characters.includes(id));
  const players = [...levels, ...yardsticks];

  test(`${game.id}: what a seat imagines does not depend on what it cannot know`, () => {
    let differ = 0;
    for (const [one, two] of twins(game, quick, "imagined", 30)) {
      const { seat } = one.question!;
      if (fingerprint(one.state) !== fingerprint(two.state)) differ++;
      const [first, second] = [one, two].map((session) => seenBy(session, seat).imagine("a world"));
      expect(fingerprint(first!.state)).toBe(fingerprint(second!.state));
    }
    expect(differ).toBeGreaterThan(20);
  });

  test(`${game.id}: no computer player's answer depends on what its seat cannot know`, () => {
    for (const bot of players) {
      for (const [one, two] of twins(game, quick, `answers ${bot.id}`, bot.id === "simple-1" ? 2 : 4)) {
        const { seat } = one.question!;
        const budget = { milliseconds: Number.POSITIVE_INFINITY, playouts: 3, seed: `thoughts ${one.version}` };
        const [first, second] = [one, two].map((session) => bot.choose(seenBy(session, seat), seat, budget));
        expect(second, `${bot.id} at answer ${one.version} of ${JSON.stringify(one.header)}`).toEqual(first);
      }
    }
  });

  test.runIf(manifest.counsel)(
    `${game.id}: neither advice nor an explanation nor a warning depends on what the seat cannot know`,
    async () => {
      const counsel = await manifest.counsel!();
      for (const [one, two] of twins(game, quick, "counsel", 2)) {
        const { seat } = one.question!;
        const budget = { milliseconds: Number.POSITIVE_INFINITY, playouts: 2, seed: `thoughts ${one.version}` };
        const played = quick.choose(seenBy(one, seat), seat, { ...budget, seed: "played" });
        const [first, second] = [one, two].map((session) => {
          const seen = seenBy(session, seat);
          return [
            counsel.advise(seen, seat, budget),
            counsel.explain(seen, seat, budget, [{ prompt: seen.question.prompt, answer: played }]),
            counsel.warn(seen, seat, played, budget),
          ];
        });
        expect(second, `at answer ${one.version} of ${JSON.stringify(one.header)}`).toEqual(first);
      }
    },
  );
}
