import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { OnlineRecord } from "../../src/server/protocol.ts";
import { migrations, SCHEMA_VERSION } from "../../src/server/schema.ts";
import { verify } from "../../src/server/verify.ts";
import { get, type House, inStep, openHouse, type Pair, playUntil, sitDown } from "./house.ts";
import { type Place, placesOf, STORAGES } from "./storages.ts";
import { toy } from "./toy.ts";

/*
 * Games that were stored by earlier versions of the server. For each version of the schema there is what it left behind, and what the
 * players saw then.
 */
const read = (name: string) => readFileSync(join(import.meta.dirname, "earlier", name), "utf8");

interface Seen extends Pick<Pair, "id" | "keys"> {
  readonly version: number;
  readonly view: unknown;
  readonly log: readonly unknown[];
}

describe.each(STORAGES)("in %s", (kind) => {
  const newPlace = placesOf(kind);
  let place: Place;
  let house: House;
  afterEach(async () => {
    await house.close();
    await place.remove();
  });

  /** Leaves behind what a version of the schema left behind. */
  async function leave(version: number): Promise<void> {
    place = await newPlace();
    const dump = read(`schema-${version}.sql`);
    if (kind === "SQLite") return place.tamper(dump);
    const rows = dump
      .split("\n")
      .filter((line) => line.startsWith("INSERT"))
      .map((line) => line.replaceAll(/X'([0-9A-F]*)'/g, "'\\x$1'"));
    const marked = `CREATE TABLE punica_schema (version INTEGER NOT NULL); INSERT INTO punica_schema VALUES (${version});`;
    await place.tamper([migrations(0, "postgres", version), ...rows, marked].join("\n"));
  }

  test.each(Array.from({ length: SCHEMA_VERSION - 1 }, (_, index) => index + 1))(
    "a game of schema %i is played on to its end, and its record proves itself",
    async (version) => {
      await leave(version);
      const seen = JSON.parse(read(`schema-${version}.json`)) as Seen;
      house = await openHouse(place.where);
      const duel = await sitDown(house.url, seen as unknown as Pair);
      expect(duel.rome).toMatchObject({ version: seen.version, view: seen.view, log: seen.log });
      expect(duel.rome.welcome!.chat).toMatchObject([{ text: "Ave" }]);
      expect(duel.rome.welcome!.offers).toMatchObject([{ by: "carthage", what: "draw" }]);
      await playUntil(duel, () => false, "on");
      await inStep(duel);
      await duel.rome.until(() => duel.rome.over !== null);
      const record = (await get(`${house.url}/api/games/${seen.id}/record`)).body as OnlineRecord;
      expect(verify(record, toy)).toMatchObject({ doubt: null, proved: ["seed", "replay"] });
    },
  );
});
