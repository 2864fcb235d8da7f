import { expect, test } from "vitest";
import { botFor, type Memory, seenBy } from "../../src/bots/index.ts";
import { headerFor, onlyAnswer, perSeat, Session } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";

/** Plays a while, and tells of every choice how many answers of others, or with news, came since the seat's last, and how many worlds were looked at. */
async function choicesIn(id: string, choices: number) {
  const manifest = GAMES.find((game) => game.id === id)!;
  const [game, players, counsel] = await Promise.all([manifest.rules(), manifest.players(), manifest.counsel!()]);
  const bot = botFor(players, "dictator");
  const session = Session.begin(game, headerFor(game, { seed: "resolve" }));
  const memories = perSeat(game.seats, (): Memory => ({}));
  const told: { begins: boolean; disturbed: boolean; worlds: number }[] = [];
  const last = perSeat(game.seats, () => 0);
  while (session.question && told.length < choices) {
    const { seat } = session.question;
    const only = onlyAnswer(session.question);
    if (only !== undefined) {
      session.answer(only);
      continue;
    }
    const seen = seenBy(session, seat);
    let worlds = 0;
    const counted = Object.create(seen, {
      imagine: {
        value: (seed: string) => {
          worlds++;
          return seen.imagine(seed);
        },
      },
    });
    const budget = { milliseconds: Number.POSITIVE_INFINITY, playouts: 1, seed: `resolve ${session.version}` };
    const answer = bot.choose(counted, seat, budget, memories[seat]);
    told.push({ begins: counsel.begins(seen.question), disturbed: seen.run < session.version - last[seat]!, worlds });
    last[seat] = session.version;
    session.answer(answer);
  }
  return told;
}

for (const { id, counsel } of GAMES) {
  if (!counsel) continue; // nobody thinks ahead
  test(`${id}: what was set out is carried out without thinking again, until somebody else decides or something comes to light`, async () => {
    const told = await choicesIn(id, 120);
    const inside = told.slice(10).filter(({ begins }) => !begins);
    const calm = inside.filter(({ disturbed }) => !disturbed);
    expect(calm.length).toBeGreaterThan(10);
    expect(calm.filter(({ worlds }) => worlds > 1)).toEqual([]);
    const stirred = told.filter(({ disturbed }) => disturbed);
    expect(stirred.some(({ worlds }) => worlds > 2)).toBe(true);
  });
}

test("a player whose answers were taken back makes up his mind anew", async () => {
  const manifest = GAMES.find(({ id }) => id === "hannibal");
  const [game, players] = await Promise.all([manifest!.rules(), manifest!.players()]);
  const bot = botFor(players, "dictator");
  const session = Session.begin(game, headerFor(game, { seed: "undone" }));
  const memory: Memory = {};
  const choose = () => {
    const { seat } = session.question!;
    const budget = { milliseconds: Number.POSITIVE_INFINITY, playouts: 1, seed: `undone ${session.version}` };
    return bot.choose(seenBy(session, seat), seat, budget, memory);
  };
  while (onlyAnswer(session.question!) !== undefined) session.answer(onlyAnswer(session.question!)!);
  const before = session.fork();
  const answer = choose();
  session.answer(answer);
  const resolve = memory.resolve;
  expect(
    bot.choose(
      seenBy(before, before.question!.seat),
      before.question!.seat,
      { milliseconds: 0, playouts: 1, seed: "again" },
      memory,
    ),
  ).toBeDefined();
  expect(memory.resolve).not.toBe(resolve);
});
