import { afterEach, describe, expect, test } from "vitest";
import { LIMITS_BY_DEFAULT } from "../../src/server/config.ts";
import type { Lobby } from "../../src/server/lobby.ts";
import { newKey } from "./client.ts";
import { get, type House, openHouse, post, seatTwo, sitDown } from "./house.ts";
import { placesOf, STORAGES } from "./storages.ts";

const DAY = 86_400_000;

describe.each(STORAGES)("in %s", (kind) => {
  const newPlace = placesOf(kind);
  let house: House;
  afterEach(() => house.close());

  test("games that nobody joins are removed in time, those that nobody plays are closed, all others stay", async () => {
    let time = 1_000_000_000_000;
    const place = await newPlace();
    const lobbies: Lobby[] = [];
    house = await openHouse({ ...place.where, now: () => time, onLobby: (lobby) => lobbies.push(lobby) });
    const wish = { game: "toy", side: "rome", nickname: "Fabius" };
    const old = ((await post(`${house.url}/api/games`, wish, newKey())).body as { game: { id: string } }).game.id;
    const untouched = await seatTwo(house.url);
    const ended = await seatTwo(house.url);
    await (await sitDown(house.url, ended)).rome.ask({ type: "resign" });
    const status = async (id: string) => {
      const { status: code, body } = await get(`${house.url}/api/games/${id}`);
      return code === 200 ? (body as { status: string }).status : code;
    };
    time += LIMITS_BY_DEFAULT.waitingTime - DAY;
    const young = ((await post(`${house.url}/api/games`, wish, newKey())).body as { game: { id: string } }).game.id;
    await lobbies[0]!.clearAway();
    expect(await Promise.all([old, young, untouched.id].map(status))).toEqual(["waiting", "waiting", "playing"]);
    time += 2 * DAY;
    await lobbies[0]!.clearAway();
    expect(await Promise.all([old, young, untouched.id].map(status))).toEqual([404, "waiting", "playing"]);
    time += 366 * DAY;
    await lobbies[0]!.clearAway();
    expect(await Promise.all([young, untouched.id, ended.id].map(status))).toEqual([404, "over", "over"]);
    expect((await get(`${house.url}/api/games/${untouched.id}`)).body).toMatchObject({
      result: { winner: null, reason: "abandoned" },
    });
    expect((await get(`${house.url}/api/games/${ended.id}`)).body).toMatchObject({ result: { reason: "resigned" } });
  });
});
