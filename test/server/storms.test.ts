import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AnyGame, GameState, Table } from "../../src/engine/index.ts";
import { SEATS } from "../../src/games/shared/rules/seats.ts";
import { Client, momentsOf, newId } from "./client.ts";
import { askAlways, type Duel, get, type House, inStep, openHouse, type Pair, playUntil, seatTwo, sitDown } from "./house.ts";
import { type Place, placesOf } from "./storages.ts";
import { longToy } from "./toy.ts";

/*
 * However long a game and however often somebody asks, the server does little: it never plays a game again from its beginning.
 */

/** The toy without an end, which counts the units of play that the server works through. */
function counting(): { game: AnyGame; played: () => number } {
  let units = 0;
  const game: AnyGame = {
    ...longToy,
    unit(table: Table<GameState>) {
      units++;
      return longToy.unit(table);
    },
  };
  const played = () => {
    const so = units;
    units = 0;
    return so;
  };
  return { game, played };
}

const newPlace = placesOf("SQLite");
let place: Place;
let house: House;
let pair: Pair;
let played: () => number;
let game: AnyGame;
beforeEach(async () => {
  place = await newPlace();
  ({ game, played } = counting());
  house = await openHouse({ ...place.where, games: [game] });
  pair = await seatTwo(house.url);
});
afterEach(async () => {
  await house.close();
  await place.remove();
});

async function play(moments: number): Promise<Duel> {
  const duel = await sitDown(house.url, pair);
  await askAlways(duel);
  await playUntil(duel, ({ rome }) => rome.version >= moments, "long");
  await inStep(duel);
  return duel;
}

async function undoTo(duel: Duel, to: number): Promise<void> {
  const { rome, carthage } = duel;
  const from = carthage.messages.length;
  await rome.ask({ type: "offer", what: "undo", to });
  const offered = await carthage.find((message) => message.type === "offers" && message.offers.length > 0, from);
  const { offer } = offered.type === "offers" ? offered.offers[0]! : { offer: 0 };
  expect(await carthage.ask({ type: "reply", offer, accept: true })).toMatchObject({ type: "ack" });
  await inStep(duel);
}

const leave = (duel: Duel) => Promise.all([duel.rome.close(), duel.carthage.close()]);

/** What a few answers played again cost at most. */
const LITTLE = 150;

describe("a game of any history", () => {
  test("is opened from its last snapshot, after hundreds of answers and undos", async () => {
    const duel = await play(700);
    for (let i = 0; i < 20; i++) {
      await undoTo(duel, 300 + i);
      await playUntil(duel, ({ rome }) => rome.seen.at(-1)!.moment >= 340 + i, `again ${i}`);
      await inStep(duel);
    }
    const { version, view, log } = duel.rome;
    await leave(duel);
    await house.close();
    house = await openHouse({ ...place.where, games: [game] });
    played();
    const again = await Client.enter(house.url, { game: pair.id, key: pair.keys.rome });
    await again.until(() => again.version >= 0);
    expect(played()).toBeLessThan(LITTLE);
    expect(again).toMatchObject({ version, view, log });
  });

  test("can also be opened if the server died between two snapshots", async () => {
    const duel = await play(300);
    const { version, view, log } = duel.rome;
    await leave(duel);
    await house.close();
    await place.tamper(`DELETE FROM snapshots WHERE n = ${version}`);
    house = await openHouse({ ...place.where, games: [game] });
    played();
    const again = await Client.enter(house.url, { game: pair.id, key: pair.keys.rome });
    await again.until(() => again.version >= 0);
    expect(played()).toBeLessThan(LITTLE);
    expect(again).toMatchObject({ version, view, log });
  });

  test("goes back any way without being played from the beginning, also to before its last snapshot", async () => {
    const first = await play(400);
    const then = first.rome.seen.find(({ moment }) => moment === 120)!;
    await leave(first);
    await house.close();
    house = await openHouse({ ...place.where, games: [game] });
    const duel = await sitDown(house.url, pair);
    played();
    await undoTo(duel, 120);
    expect(played()).toBeLessThan(2 * LITTLE);
    expect(duel.rome.view).toEqual(then.view);
    expect(duel.rome.log).toHaveLength(then.log);
    await playUntil(duel, ({ rome }) => rome.seen.at(-1)!.moment >= 160, "on");
    await inStep(duel);
    const { version, view, log } = duel.carthage;
    await leave(duel);
    await house.close();
    house = await openHouse({ ...place.where, games: [game] });
    const again = await Client.enter(house.url, { game: pair.id, key: pair.keys.carthage });
    await again.until(() => again.version >= 0);
    expect(again).toMatchObject({ version, view, log });
  });

  test("lets go of most of it while it is played, and knows all of it when asked", async () => {
    const first = await sitDown(house.url, pair);
    await askAlways(first);
    const id = newId();
    const opening = { type: "answer", version: 0, answer: "pass" } as const;
    expect(await first.rome.ask(opening, id)).toMatchObject({ type: "ack" });
    await playUntil(first, ({ rome }) => rome.version >= 500, "long");
    await inStep(first);
    const { rome, carthage } = first;
    expect(await rome.ask(opening, id)).toMatchObject({ type: "ack", repeated: true });
    expect(await rome.ask({ ...opening, version: rome.version }, id)).toMatchObject({ type: "error", code: "id-reused" });
    for (const seat of SEATS) {
      const { version, view, log } = first[seat];
      const again = await Client.enter(house.url, { game: pair.id, key: pair.keys[seat] });
      await again.until(() => again.version >= 0);
      expect(again).toMatchObject({ version, view, log });
      await again.close();
    }
    for (const to of [480, 300, 60]) {
      const then = rome.seen.find(({ moment }) => moment === to)!;
      played();
      await undoTo(first, to);
      expect(played()).toBeLessThan(2 * LITTLE);
      expect(rome.view).toEqual(then.view);
      expect(rome.log).toHaveLength(then.log);
    }
    await playUntil(first, () => rome.seen.at(-1)!.moment >= 350, "on");
    await inStep(first);
    const { version, view, log } = carthage;
    await leave(first);
    await house.close();
    house = await openHouse({ ...place.where, games: [game] });
    const again = await Client.enter(house.url, { game: pair.id, key: pair.keys.carthage });
    await again.until(() => again.version >= 0);
    expect(again).toMatchObject({ version, view, log });
  });
});

describe("a storm of", () => {
  test("hellos costs next to nothing: what was told once is told again", async () => {
    const duel = await play(300);
    const { version } = duel.rome;
    played();
    for (let i = 0; i < 40; i++) {
      const watcher = await Client.enter(house.url, { game: pair.id });
      await watcher.until(() => watcher.version === version);
      watcher.cut();
    }
    expect(played()).toBe(0);
  });

  test("hellos with a version that is a little behind plays only what is new, and that once", async () => {
    const duel = await play(700);
    const { version, view, log, seen } = duel.rome;
    await leave(duel);
    played();
    for (let i = 0; i < 10; i++) {
      const kept = seen.find((each) => each.version === version - 10 - i)!;
      const have = { version: kept.version, view: kept.view, log: log.slice(0, kept.log) };
      const back = await Client.enter(house.url, { game: pair.id, key: pair.keys.rome, have: kept.version }, have);
      await back.until(() => back.version === version);
      expect(back).toMatchObject({ view, log, faults: [] });
      await back.close();
    }
    expect(played()).toBeLessThan(LITTLE);
  });

  test("looks at a game that has been in memory from its beginning plays no more", async () => {
    const { rome } = await play(700);
    const seen = new Map(rome.seen.map(({ moment, view }) => [moment, view]));
    for (const from of [0, 70, 330, 640, 680]) {
      played();
      const moments = momentsOf(await rome.ask({ type: "look", from, to: from + 49 }));
      expect(played()).toBeLessThan(2 * LITTLE);
      expect(moments[0]!.moment).toBe(from);
      for (const { moment, view } of moments) expect(view).toEqual(seen.get(moment));
    }
  });

  test("looks plays no more than from the snapshot before, and shows what was seen then", async () => {
    const first = await play(400);
    const seen = new Map(first.rome.seen.map(({ moment, view }) => [moment, view]));
    await leave(first);
    await house.close();
    house = await openHouse({ ...place.where, games: [game] });
    const rome = await Client.enter(house.url, { game: pair.id, key: pair.keys.rome });
    await rome.until(() => rome.version >= 0);
    for (const from of [0, 70, 200, 330, 375]) {
      played();
      const moments = momentsOf(await rome.ask({ type: "look", from, to: from + 49 }));
      expect(played()).toBeLessThan(2 * LITTLE);
      expect(moments[0]!.moment).toBe(from);
      for (const { moment, view } of moments) expect(view).toEqual(seen.get(moment));
    }
    expect(await rome.ask({ type: "look", from: 0, to: 50 })).toMatchObject({ type: "error", code: "bad-request" });
  });

  test("anything is charged to its address: who has used up the time is refused, others are not", async () => {
    await house.close();
    house = await openHouse({ games: [game], proxies: 1, limits: { work: { burst: 5, perSecond: 0.001 } } });
    pair = await seatTwo(house.url);
    const enter = async (address: string) => {
      const client = await Client.open(house.url, { "x-forwarded-for": address });
      client.send({ type: "hello", game: pair.id, key: pair.keys.rome });
      return client;
    };
    const greedy = await enter("6.6.6.6");
    await greedy.until(() => greedy.version >= 0);
    let last: string | undefined;
    for (let i = 0; i < 2000 && last !== "too-many"; i++) {
      const reply = await greedy.ask({ type: "look", from: 0, to: 49 });
      last = reply.type === "error" ? reply.code : undefined;
    }
    expect(last).toBe("too-many");
    const modest = await enter("1.2.3.4");
    await modest.until(() => modest.version >= 0);
    expect(await modest.answer("pass")).toMatchObject({ type: "ack" });
  });

  test("undos ends: so many may be taken back in a game", async () => {
    await house.close();
    house = await openHouse({ games: [game], limits: { undos: 3 } });
    pair = await seatTwo(house.url);
    const { rome } = await sitDown(house.url, pair);
    for (let i = 0; i < 3; i++) {
      await rome.answer("pass");
      await rome.until(() => rome.version === 2 * i + 1);
      expect(await rome.ask({ type: "undo", version: 2 * i + 1 })).toMatchObject({ type: "ack" });
      await rome.until(() => rome.version === 2 * i + 2);
    }
    await rome.answer("pass");
    await rome.until(() => rome.version === 7);
    expect(await rome.ask({ type: "undo", version: 7 })).toMatchObject({ type: "error", code: "no-undo" });
    expect(await rome.ask({ type: "offer", what: "undo", to: 0 })).toMatchObject({ type: "error", code: "no-undo" });
  });

  test("deep undos ends: so many answers may be taken back in a game", async () => {
    await house.close();
    house = await openHouse({ games: [game], limits: { takenBack: 40 } });
    pair = await seatTwo(house.url);
    const duel = await play(20);
    await undoTo(duel, 0);
    await playUntil(duel, ({ rome }) => rome.seen.at(-1)!.moment >= 20, "again");
    await inStep(duel);
    await undoTo(duel, 0);
    await playUntil(duel, ({ rome }) => rome.seen.at(-1)!.moment >= 1, "and again");
    expect(await duel.rome.ask({ type: "offer", what: "undo", to: 0 })).toMatchObject({ type: "error", code: "no-undo" });
  });

  test("chat silences only the one who talks, and only for a while", async () => {
    await house.close();
    let time = 0;
    const limits = { chatLines: 4, chat: { burst: 3, perSecond: 1 } };
    house = await openHouse({ games: [game], now: () => time, limits });
    pair = await seatTwo(house.url);
    const { rome, carthage } = await sitDown(house.url, pair);
    for (let i = 0; i < 3; i++) expect(await rome.ask({ type: "chat", text: `line ${i}` })).toMatchObject({ type: "ack" });
    expect(await rome.ask({ type: "chat", text: "more" })).toMatchObject({ type: "error", code: "too-many" });
    time += 2000;
    expect(await rome.ask({ type: "chat", text: "more" })).toMatchObject({ type: "ack" });
    time += 60_000;
    expect(await rome.ask({ type: "chat", text: "and more" })).toMatchObject({ type: "error", code: "too-many" });
    expect(await carthage.ask({ type: "chat", text: "at last" })).toMatchObject({ type: "ack" });
  });

  test("offers ends as well", async () => {
    await house.close();
    house = await openHouse({ games: [game], limits: { events: 4 } });
    pair = await seatTwo(house.url);
    const { rome } = await sitDown(house.url, pair);
    for (let i = 0; i < 2; i++) {
      await rome.ask({ type: "offer", what: "draw" });
      const standing = await rome.find(
        (message) => message.type === "offers" && message.offers.length > 0,
        rome.messages.length - 2,
      );
      const { offer } = standing.type === "offers" ? standing.offers[0]! : { offer: 0 };
      expect(await rome.ask({ type: "withdraw", offer })).toMatchObject({ type: "ack" });
    }
    expect(await rome.ask({ type: "offer", what: "draw" })).toMatchObject({ type: "error", code: "too-many" });
    expect((await get(`${house.url}/api/games/${pair.id}`)).body).toMatchObject({ status: "playing" });
  });
});
