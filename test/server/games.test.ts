import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRecord, replay } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { rulesOf } from "../../src/games/manifest.ts";
import type { OnlineRecord } from "../../src/server/protocol.ts";
import { verify } from "../../src/server/verify.ts";
import { Client } from "./client.ts";
import { get, type House, inStep, onTurn, openHouse, playUntil, seatTwo, sitDown } from "./house.ts";

const games = await rulesOf(GAMES);
let house: House;
beforeAll(async () => {
  house = await openHouse({ games });
});
afterAll(() => house.close());

describe.each(games.flatMap((game) => game.rulesets.map((ruleset) => [game.id, ruleset] as const)))(
  "%s (%s)",
  (game, ruleset) => {
    test("a whole game over two WebSockets, with a reconnection on the way; its record proves itself", {
      timeout: 60_000,
    }, async () => {
      const pair = await seatTwo(house.url, { game, ruleset });
      const first = await sitDown(house.url, pair);
      await playUntil(first, (duel) => duel.rome.version >= 100 && onTurn(duel) !== undefined, ruleset);
      await inStep(first);
      first.carthage.cut();
      const carthage = await Client.enter(house.url, { game: pair.id, key: pair.keys.carthage });
      await carthage.until(() => carthage.version >= 0);
      expect(carthage).toMatchObject({ version: first.carthage.version, view: first.carthage.view, log: first.carthage.log });
      const duel = { rome: first.rome, carthage };
      await playUntil(duel, () => false, `${ruleset} on`);
      await Promise.all([duel.rome, carthage].map((client) => client.until(() => client.over !== null)));

      const online = (await get(`${house.url}/api/games/${pair.id}/record`)).body as OnlineRecord;
      const { game: rules, record } = readRecord(online, games);
      expect(verify(online, rules)).toMatchObject({ doubt: null, proved: ["seed", "replay"] });
      const again = replay(rules, record);
      expect(again.over).toEqual(online.result);
      for (const client of [duel.rome, carthage]) {
        expect(JSON.parse(JSON.stringify(again.view(client.seat)))).toEqual(client.view);
        expect(JSON.parse(JSON.stringify(again.logFor(client.seat)))).toEqual(client.log);
      }
    });
  },
);
