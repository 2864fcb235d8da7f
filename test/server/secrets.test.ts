import { afterEach, describe, expect, test } from "vitest";
import { type AnyGame, opponentOf, same } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { rulesOf } from "../../src/games/manifest.ts";
import { SEATS, type Seat } from "../../src/games/shared/rules/seats.ts";
import { Client } from "./client.ts";
import {
  askAlways,
  atRandom,
  get,
  type House,
  inStep,
  lengthOf,
  openHouse,
  type Pair,
  playUntil,
  post,
  seatSides,
  seatTwo,
  sitDown,
} from "./house.ts";
import { toy } from "./toy.ts";
import { alike, everythingFor, stopped } from "./wire.ts";

const shipped = await rulesOf(GAMES);

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

describe("on the wire", () => {
  test("no card reaches anybody who may not know it, neither live nor later", async () => {
    const house = await openHouse();
    houses.push(house);
    for (let round = 0; round < 5; round++) {
      const pair = await seatTwo(house.url, { public: true });
      const duel = await sitDown(house.url, pair);
      const watcher = await Client.enter(house.url, { game: pair.id });
      await playUntil(duel, ({ rome }) => rome.version >= 10 + round * 3, `round ${round}`);
      await inStep(duel);
      await watcher.until(() => watcher.version === duel.rome.version);

      const cardsIn = (text: string) => new Set(text.match(/card:\d+/g));
      const played = cardsIn(JSON.stringify(watcher.view));
      const held = Object.fromEntries(SEATS.map((seat) => [seat, cardsIn(JSON.stringify(duel[seat].frames))]));
      const known = (seat: Seat | null) => (seat ? new Set([...played, ...held[seat]!]) : played);
      for (const seat of [...SEATS, null]) {
        const frames = [...(seat ? duel[seat] : watcher).frames, ...(await everythingFor(house, pair, seat))];
        expect(cardsIn(frames.join()).isSubsetOf(known(seat))).toBe(true);
      }
      // the sets that were compared do tell the seats apart
      expect(held.rome!.isSubsetOf(held.carthage!)).toBe(false);
      expect(held.rome!.isSubsetOf(played)).toBe(false);
    }
  });

  test("nobody is sent the seed, the secret, a key or a part of the seed before the end", async () => {
    const house = await openHouse();
    houses.push(house);
    const pair = await seatTwo(house.url);
    const duel = await sitDown(house.url, pair);
    const watcher = await Client.enter(house.url, { game: pair.id });
    await duel.rome.ask({ type: "offer", what: "draw" });
    await playUntil(duel, ({ rome }) => rome.version >= 10);
    const { game, seats } = (await house.storage.entry(pair.id))!;
    const secrets = [
      game.secret,
      game.seed!,
      ...SEATS.flatMap((seat) => [pair.keys[seat], seats[seat]!.part!, seats[seat]!.token!]),
    ];
    const frames = [...duel.rome.frames, ...duel.carthage.frames, ...watcher.frames];
    for (const seat of [...SEATS, null]) frames.push(...(await everythingFor(house, pair, seat)));
    frames.push(JSON.stringify((await get(`${house.url}/api/my-games`, pair.keys.rome)).body));
    for (const secret of secrets) expect(frames.some((frame) => frame.includes(secret))).toBe(false);
    expect(frames.some((frame) => frame.includes(game.commitment))).toBe(true);
  });

  for (const game of [toy, ...shipped]) {
    // as far as the game goes that is played there
    const length = lengthOf(game, { seed: "the same" }, atRandom("the same answers"));
    const moments = (game === toy ? [5, 15, 30] : [10, 60, 200]).filter((moment) => moment < length);
    if (moments.length === 0) moments.push(Math.floor(length / 2));
    const whoAndWhat = game.seats.flatMap((seat) => [[seat, seat] as const, [null, seat] as const]);
    for (const [seat, unknownTo] of whoAndWhat)
      test(`${game.id}: ${seat ?? "a spectator"} gets the same bytes when all that ${unknownTo} cannot know is dealt anew`, async () => {
        const opponent = opponentOf(game.seats, unknownTo);
        let dealtAnew = false;
        let hasSecrets = false;
        for (const questions of moments) {
          const [original, redealt] = await Promise.all([playTo(game, questions, null), playTo(game, questions, unknownTo)]);
          const [a, b] = await Promise.all([bytesFor(original, seat), bytesFor(redealt, seat)]);
          expect(a.length).toBeGreaterThan(8);
          expect(b).toEqual(a);
          dealtAnew ||= !same(await bytesFor(redealt, opponent), await bytesFor(original, opponent));
          hasSecrets ||= !same(original.live.get(unknownTo)!.view, original.live.get(opponent)!.view);
        }
        // where the sides see different things, another deal shows
        expect(dealtAnew).toBe(hasSecrets);
      });
  }
});

interface Played {
  readonly house: House;
  readonly pair: Pair<string>;
  /** what came while it was played, for each seat and a spectator */
  readonly live: ReadonlyMap<string | null, Client>;
}

/**
 * Plays the same answers up to a moment, with or without another deal there. Both sides want to be asked always: that a
 * side with nothing to play is not asked can be told by the clock, and is its own choice.
 */
async function playTo(rules: AnyGame, questions: number, unknownTo: string | null): Promise<Played> {
  const { game, isThere } = stopped(rules, questions, unknownTo);
  const house = await openHouse({ games: [game] });
  houses.push(house);
  const pair = await seatSides(house.url, game.seats, { game: game.id });
  const duel = await sitDown(house.url, pair);
  const watcher = await Client.enter(house.url, { game: pair.id });
  await askAlways(duel);
  await playUntil(duel, isThere, "the same answers");
  await inStep(duel);
  await watcher.until(() => watcher.version === duel[game.seats[0]!]!.version);
  return { house, pair, live: new Map([...Object.entries(duel), [null, watcher] as const]) };
}

async function bytesFor({ house, pair, live }: Played, seat: string | null): Promise<string[]> {
  const played = live.get(seat)!.frames.filter((frame) => !/^{"type":"(presence|ack|welcome)"/.test(frame));
  return alike([...played, ...(await everythingFor(house, pair, seat))], pair);
}

test("an invitation is shown to nobody but the one who made the game", async () => {
  const house = await openHouse();
  houses.push(house);
  const made = await post(
    `${house.url}/api/games`,
    { game: "toy", side: "rome", nickname: "Sulla", public: true },
    "k".repeat(24),
  );
  const { game, invite } = made.body as { game: { id: string }; invite: string };
  const lists = [await get(`${house.url}/api/games`), await get(`${house.url}/api/games/${game.id}`)];
  expect(JSON.stringify(lists)).not.toContain(invite);
});
