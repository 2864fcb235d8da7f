import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chanceFrom, next, sha256 } from "../../src/engine/index.ts";
import { GAMES } from "../../src/games/index.ts";
import { rulesOf } from "../../src/games/manifest.ts";
import { fairSeed } from "../../src/server/fair.ts";
import type { OnlineRecord, Seated } from "../../src/server/protocol.ts";
import { verify } from "../../src/server/verify.ts";
import { punica } from "../cli/punica.ts";
import { newKey, newPart } from "./client.ts";
import {
  askAlways,
  type Duel,
  get,
  type House,
  inStep,
  openHouse,
  type Pair,
  playUntil,
  post,
  seatTwo,
  sitDown,
} from "./house.ts";
import { toy } from "./toy.ts";

const rules = toy;
let house: House;
let pair: Pair;
let duel: Duel;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  pair = await seatTwo(house.url);
  duel = await sitDown(house.url, pair);
  await askAlways(duel);
});

const recordOf = async ({ id }: Pair) => (await get(`${house.url}/api/games/${id}/record`)).body as OnlineRecord;

/** Plays a card and lets it through: a die is rolled. Gives the roll. */
async function roll({ rome, carthage }: Duel): Promise<number> {
  const before = rome.log.length;
  const { asked } = rome;
  await rome.answer(asked?.kind === "choose" ? asked.options[0]! : "");
  await inStep(duel);
  await carthage.answer("pass");
  await inStep(duel);
  return rome.log.slice(before).find(({ event }) => event === "toy.rolled")!.params!.roll as number;
}

async function undoTo(to: number): Promise<void> {
  const from = duel.carthage.messages.length;
  await duel.rome.ask({ type: "offer", what: "undo", to });
  const offered = await duel.carthage.find((message) => message.type === "offers" && message.offers.length > 0, from);
  const { offer } = offered.type === "offers" ? offered.offers[0]! : { offer: 0 };
  await duel.carthage.ask({ type: "reply", offer, accept: true });
  await inStep(duel);
}

describe("after an undo past chance", () => {
  test("the dice are others: they come from unspent secret, and the record proves it", async () => {
    const rolls = [await roll(duel)];
    for (let i = 0; i < 11; i++) {
      await undoTo(0);
      rolls.push(await roll(duel));
    }
    // the same roll twelve times would be one chance in six to the eleventh
    expect(new Set(rolls).size).toBeGreaterThan(1);
    const { game, seats } = (await house.storage.entry(pair.id))!;
    expect(game.renewals).toHaveLength(11);
    const parts = [seats.rome!.part!, seats.carthage!.part!];
    const first = (seed: string) => (next(chanceFrom(seed)) % 6) + 1;
    for (let n = 1; n < rolls.length; n++) expect(rolls[n]).toBe(first(fairSeed(game.id, game.secret, parts, n)));

    const told = duel.rome.messages.flatMap((message) => (message.type === "update" && message.renewal ? [message.renewal] : []));
    expect(told).toEqual(game.renewals);
    await playUntil(duel, () => false, "to the end");
    const record = await recordOf(pair);
    const witness = { seat: "rome", commitment: pair.made.game.commitment, part: parts[0]!, renewals: told } as const;
    expect(verify(record, rules, witness)).toMatchObject({ doubt: null, proved: ["witness", "seed", "renewals", "replay"] });
  });

  test("the same dice do not come back by undoing still further", async () => {
    await roll(duel);
    await undoTo(1);
    expect((await house.storage.entry(pair.id))!.game.renewals).toHaveLength(1);
    expect(duel.rome.canUndo).toBe(true);
    await duel.rome.ask({ type: "undo", version: duel.rome.version });
    await inStep(duel);
    expect((await house.storage.entry(pair.id))!.game.renewals).toHaveLength(2);
  });

  test("nothing is renewed where chance had no hand in it", async () => {
    await duel.rome.answer("pass");
    await inStep(duel);
    await duel.rome.ask({ type: "undo", version: duel.rome.version });
    await inStep(duel);
    expect((await house.storage.entry(pair.id))!.game.renewals).toEqual([]);
  });
});

describe("the proof", () => {
  test("begins before anybody's part is known: the server commits first, and a part cannot be changed", async () => {
    const key = newKey();
    const made = await post(`${house.url}/api/games`, { game: "toy", side: "rome", nickname: "Scipio" }, key);
    const { game } = made.body as Seated;
    expect(game.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect((await house.storage.entry(game.id))!.seats.rome!.part).toBeNull();
    const refused = await post(`${house.url}/api/games`, { game: "toy", side: "rome", nickname: "Scipio", part: newPart() }, key);
    expect(refused).toMatchObject({ status: 400 });
    await post(`${house.url}/api/games/${game.id}/part`, { part: newPart() }, key);
    expect(await post(`${house.url}/api/games/${game.id}/part`, { part: newPart() }, key)).toMatchObject({ status: 409 });
  });

  const spoiled: [string, (record: OnlineRecord) => OnlineRecord, RegExp][] = [
    ["another secret", (r) => ({ ...r, fair: { ...r.fair, secret: "00" } }), /committed/],
    ["another part", (r) => ({ ...r, fair: { ...r.fair, parts: { ...r.fair.parts, rome: newPart() } } }), /part/],
    ["another commitment", (r) => ({ ...r, fair: { ...r.fair, commitment: sha256("x"), secret: "x" } }), /commitment/],
    ["another seed", (r) => ({ ...r, header: { ...r.header, seed: "1" } }), /seed/],
    ["a renewal that was left out", (r) => ({ ...r, fair: { ...r.fair, renewals: [] } }), /missing/],
    [
      "dice that were spent",
      (r) => ({ ...r, steps: [...r.steps, ...r.steps.filter((step) => "chance" in step)] }),
      /not yet spent/,
    ],
    ["an answer that was changed", (r) => ({ ...r, steps: r.steps.slice(1) }), /cannot be played|not in the state/],
    ["another end", (r) => ({ ...r, result: { winner: null, reason: "toy.score" } }), /end/],
  ];
  test("does not hold for a record that was changed", async () => {
    await roll(duel);
    await undoTo(0);
    await playUntil(duel, () => false, "to the end");
    const record = await recordOf(pair);
    const witness = {
      seat: "rome",
      commitment: record.fair.commitment,
      part: record.fair.parts.rome!,
      renewals: record.fair.renewals,
    } as const;
    expect(verify(record, rules, witness).doubt).toBeNull();
    for (const [what, spoil, doubt] of spoiled) {
      const changed =
        what === "another end" && record.result.winner === null
          ? { ...record, result: { winner: "rome" as const, reason: "x" } }
          : spoil(record);
      expect(verify(changed, rules, witness).doubt, what).toMatch(doubt);
    }
  });

  test("is checked by punica verify, which says what was proved", async () => {
    const games = await rulesOf(GAMES);
    const online = await openHouse({ games });
    const folder = mkdtempSync(join(tmpdir(), "punica-verify-"));
    try {
      const seated = await seatTwo(online.url, { game: "first-punic-war" });
      const players = await sitDown(online.url, seated);
      await playUntil(players, ({ rome }) => rome.version >= 60, "some");
      await players.rome.ask({ type: "resign" });
      const record = (await get(`${online.url}/api/games/${seated.id}/record`)).body as OnlineRecord;
      const file = join(folder, "record.json");
      writeFileSync(file, JSON.stringify(record));
      const good = await punica(`verify ${file}`, [], GAMES);
      expect(good).toMatchObject({ code: 0 });
      expect(good.out).toMatch(/secret is the one it was committed to[\s\S]*every roll and every draw[\s\S]*All is well/);
      writeFileSync(file, JSON.stringify({ ...record, fair: { ...record.fair, secret: "00" } }));
      const bad = await punica(`verify ${file}`, [], GAMES);
      expect(bad).toMatchObject({ code: 1 });
      expect(bad.out).toMatch(/doubtful: The secret/);
    } finally {
      await online.close();
      rmSync(folder, { recursive: true });
    }
  });
});
