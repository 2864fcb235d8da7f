import { afterEach, describe, expect, test } from "vitest";
import { type Game, type GameState, SEATS, type Seat } from "../../src/engine/index.ts";
import { Client } from "./client.ts";
import { get, type House, inStep, openHouse, type Pair, playUntil, post, seatTwo, sitDown } from "./house.ts";
import { toy } from "./toy.ts";

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

/** All that a connection gets, whatever it asks for. */
async function everythingFor(house: House, pair: Pair, seat: Seat | null): Promise<string[]> {
  const client = await Client.enter(house.url, { game: pair.id, ...(seat && { key: pair.keys[seat] }) });
  await client.until(() => client.version >= 0);
  await client.ask({ type: "look", from: 0, to: 49 });
  if (seat) await client.ask({ type: "why", option: "card:1" });
  const resumed = await Client.enter(house.url, { game: pair.id, ...(seat && { key: pair.keys[seat] }), have: 0 });
  await resumed.until(() => resumed.version === client.version);
  const info = await get(`${house.url}/api/games/${pair.id}`);
  const record = await get(`${house.url}/api/games/${pair.id}/record`);
  return [...client.frames, ...resumed.frames, JSON.stringify(info.body), JSON.stringify(record.body)];
}

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
      ...SEATS.flatMap((seat) => [pair.keys[seat], seats[seat].part!, seats[seat].token!]),
    ];
    const frames = [...duel.rome.frames, ...duel.carthage.frames, ...watcher.frames];
    for (const seat of [...SEATS, null]) frames.push(...(await everythingFor(house, pair, seat)));
    frames.push(JSON.stringify((await get(`${house.url}/api/my-games`, pair.keys.rome)).body));
    for (const secret of secrets) expect(frames.some((frame) => frame.includes(secret))).toBe(false);
    expect(frames.some((frame) => frame.includes(game.commitment))).toBe(true);
  });

  test.each([
    ["rome", "rome"],
    ["carthage", "carthage"],
    ["a spectator", "rome"],
    ["a spectator", "carthage"],
  ] as const)("%s gets the same bytes when all that %s cannot know is dealt anew", async (who, unknownTo) => {
    const seat = who === "a spectator" ? null : who;
    for (const turn of [1, 4, 7]) {
      const original = await playToTurn(toy, turn);
      const redealt = await playToTurn(redealtAt(turn, unknownTo), turn);
      const [a, b] = await Promise.all([bytesFor(original, seat), bytesFor(redealt, seat)]);
      expect(a.length).toBeGreaterThan(3);
      expect(b).toEqual(a);
      const opponent = unknownTo === "rome" ? "carthage" : "rome";
      expect(await bytesFor(redealt, opponent)).not.toEqual(await bytesFor(original, opponent));
    }
  });
});

type ToyState = Parameters<typeof toy.view>[0];

/** The same game, but at the start of a turn all that a seat cannot know is dealt anew. */
function redealtAt(turn: number, seat: Seat): Game<ToyState> {
  return {
    ...toy,
    unit(table) {
      const s = table.s as ToyState & { dealt?: boolean };
      if (s.turn === turn && s.stage === "play" && !s.dealt) {
        toy.redeal(s, seat, "another deal");
        s.dealt = true;
      }
      return toy.unit(table);
    },
  };
}

interface Played {
  house: House;
  pair: Pair;
  turn: number;
}

/** Plays a fixed game to the start of a turn. Until then everything is the same, so the same answers are legal. */
async function playToTurn(game: Game<ToyState>, turn: number): Promise<Played> {
  const fixed = { ...game, setup: () => game.setup({ ...FIXED }) };
  const house = await openHouse({ games: [fixed as unknown as Game<GameState>] });
  houses.push(house);
  const pair = await seatTwo(house.url);
  const duel = await sitDown(house.url, pair);
  await playUntil(duel, ({ rome }) => (rome.view as { turn: number }).turn >= turn, "the same answers");
  await inStep(duel);
  return { house, pair, turn };
}

const FIXED = { game: "toy", ruleset: "plain", scenario: "whole", options: { short: false }, seed: "fixed" };

/** What a connection gets, without what differs from game to game. */
async function bytesFor({ house, pair }: Played, seat: Seat | null): Promise<string[]> {
  const frames = await everythingFor(house, pair, seat);
  return frames.map((frame) =>
    frame
      .replaceAll(pair.id, "ID")
      .replace(/"commitment":"\w+"/g, '"commitment":""')
      .replace(/"(created|updated)":\d+/g, '"$1":0')
      .replace(/"id":"[\w-]{16}"/g, '"id":""')
      .replace(/"(rome|carthage)":(true|false),"(rome|carthage)":(true|false),"watchers":\d+/g, ""),
  );
}

test("an invitation is shown to nobody but the one who made the game", async () => {
  const house = await openHouse();
  houses.push(house);
  const made = await post(
    `${house.url}/api/games`,
    { game: "toy", side: "rome", nickname: "Sulla", public: true, part: "0".repeat(32) },
    "k".repeat(24),
  );
  const { game, invite } = made.body as { game: { id: string }; invite: string };
  const lists = [await get(`${house.url}/api/games`), await get(`${house.url}/api/games/${game.id}`)];
  expect(JSON.stringify(lists)).not.toContain(invite);
});
