import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRecord, replay, type Seat } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { rulesOf } from "../../src/games/manifest.ts";
import type { OnlineRecord } from "../../src/server/protocol.ts";
import { verify } from "../../src/server/verify.ts";
import { Client } from "./client.ts";
import { atRandom, get, type House, inStep, lengthOf, onTurn, openHouse, playUntil, seatSides, sitDown } from "./house.ts";

const games = await rulesOf(GAMES);
let house: House;
beforeAll(async () => {
  house = await openHouse({ games });
});
afterAll(() => house.close());

describe.each(games.flatMap((game) => game.rulesets.map((ruleset) => [game.id, ruleset, game] as const)))(
  "%s (%s)",
  (id, ruleset, game) => {
    test("a whole game over two WebSockets, with a reconnection on the way; its record proves itself", {
      timeout: 60_000,
    }, async () => {
      const [one, two] = game.seats as readonly [Seat, Seat];
      const middle = Math.floor(
        Math.min(...["a", "b", "c"].map((seed) => lengthOf(game, { ruleset, seed }, atRandom(seed)))) / 2,
      );
      const pair = await seatSides(house.url, game.seats, { game: id, ruleset });
      const first = await sitDown(house.url, pair);
      await playUntil(first, (duel) => duel[one]!.version >= Math.min(100, middle) && onTurn(duel) !== undefined, ruleset);
      await inStep(first);
      const left = first[two]!;
      left.cut();
      const back = await Client.enter(house.url, { game: pair.id, key: pair.keys[two]! });
      await back.until(() => back.version >= 0);
      expect(back).toMatchObject({ version: left.version, view: left.view, log: left.log });
      const duel = { ...first, [two]: back };
      await playUntil(duel, () => false, `${ruleset} on`);
      await Promise.all(Object.values(duel).map((client) => client.until(() => client.over !== null)));

      const online = (await get(`${house.url}/api/games/${pair.id}/record`)).body as OnlineRecord;
      const { game: rules, record } = readRecord(online, games);
      expect(verify(online, rules)).toMatchObject({ doubt: null, proved: ["seed", "replay"] });
      const again = replay(rules, record);
      expect(again.over).toEqual(online.result);
      for (const client of Object.values(duel)) {
        expect(JSON.parse(JSON.stringify(again.view(client.seat)))).toEqual(client.view);
        expect(JSON.parse(JSON.stringify(again.logFor(client.seat)))).toEqual(client.log);
      }
    });
  },
);
