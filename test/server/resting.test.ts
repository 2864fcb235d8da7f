import { afterEach, expect, test } from "vitest";
import { Clock } from "./clock.ts";
import { askAlways, atRandom, type House, inStep, onTurn, openHouse, seatTwo, sitDown } from "./house.ts";

let house: House;
afterEach(() => house.close());

test("a game is stored as it stands once nothing has happened for a while, not while it is played", async () => {
  const clock = new Clock();
  house = await openHouse({ now: clock.now, wait: clock.wait, lots: "resting", limits: { restTime: 10_000 } });
  const pair = await seatTwo(house.url, { part: "0".repeat(32) });
  const duel = await sitDown(house.url, pair);
  await askAlways(duel);
  const choose = atRandom("resting");
  const move = async () => {
    const client = onTurn(duel)!;
    expect(await client.answer(choose(client.asked!))).toMatchObject({ type: "ack" });
    await inStep(duel);
  };
  /** The version last stored whole, after all that was under way. */
  const kept = async () => {
    expect(await duel.rome.ask({ type: "chat", text: "Still there?" })).toMatchObject({ type: "ack" });
    return (await house.storage.snapshots(pair.id)).at(-1)!.n;
  };
  const pass = (milliseconds: number) => {
    const until = clock.time + milliseconds;
    while (clock.advance(until));
  };
  await move();
  pass(9_000);
  await move();
  // the first move is ten seconds old by now, the second is not
  pass(9_000);
  await move();
  expect(await kept()).toBe(0);
  pass(10_000);
  expect(await kept()).toBe(3);
  await move();
  pass(10_000);
  expect(await kept()).toBe(4);
});
