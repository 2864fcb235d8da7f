import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Answer, chanceFrom, type Question, randomBelow } from "../../src/engine/index.ts";
import type { Seat } from "../../src/games/shared/rules/seats.ts";
import { drawnPause, leastPause, standingAnswer, withPace } from "../../src/server/pauses.ts";
import type { Client } from "./client.ts";
import { Clock } from "./clock.ts";
import { type Duel, type House, inStep, onTurn, openHouse, type Pair, seatTwo, sitDown, storedIn } from "./house.ts";

/** with given lots and parts every run meets the same cards */
const PART = "0".repeat(32);

let clock: Clock;
let house: House;
let pair: Pair;
let duel: Duel;
beforeEach(async () => {
  clock = new Clock();
  house = await openHouse({ now: clock.now, wait: clock.wait, lots: "pauses", limits: { restTime: 1e12 } });
  pair = await seatTwo(house.url, { part: PART });
  duel = await sitDown(house.url, pair);
});
afterEach(() => house.close());

const chance = chanceFrom("fingers");
const random = () => randomBelow(chance, 1_000_000) / 1_000_000;

/** How long somebody takes who has something to decide: a few seconds, in ways that the server does not know. */
const thinking = () => 900 + 5000 * random() ** 2 + (random() < 0.1 ? 9000 : 0);

/** Plays a card whenever there is one, so that the other side may react; reacts now and then. */
function eager(question: Question): Answer {
  if (question.kind === "choose") return question.prompt === "toy.block" && random() < 0.6 ? "pass" : question.options[0]!;
  if (question.kind === "allocate") return { land: question.min };
  return question.kind === "amount" ? 0 : [];
}

/** Answers, and moves the clock until the answer has been taken in. */
async function give(client: Client, answer: Answer): Promise<void> {
  const { version } = client;
  const done = client.answer(answer);
  // the server holds it until its time has come
  let settled = false;
  void done.then(() => {
    settled = true;
  });
  while (!settled) {
    await new Promise((later) => setImmediate(later));
    const stored = (await house.storage.entry(pair.id))!.game.version;
    if (stored === version && clock.isAwaited) clock.advance();
  }
  expect(await done).toEqual({ type: "ack", id: expect.any(String), version: version + 1 });
  await client.until(() => client.version > version);
  await inStep(duel);
}

interface Window {
  readonly pause: number;
  readonly hadSomething: boolean;
}

/** Plays whole games and notes for each window to react how long the other side waited, and whether there was anything to react with. */
async function windows(games: number): Promise<Window[]> {
  const found: Window[] = [];
  for (let n = 0; n < games; n++) {
    if (n > 0) {
      pair = await seatTwo(house.url, { part: PART });
      duel = await sitDown(house.url, pair);
    }
    while (duel.rome.question) {
      const { question, version } = duel.rome;
      const asked = clock.time;
      const isWindow = question.prompt === "toy.block";
      const client = onTurn(duel);
      if (client) {
        clock.advance(clock.time + (isWindow ? thinking() : 100));
        await give(client, eager(client.asked!));
      } else {
        while (duel.rome.version === version) {
          clock.advance();
          await new Promise((later) => setImmediate(later));
        }
        await inStep(duel);
      }
      if (isWindow) found.push({ pause: clock.time - asked, hadSomething: client !== undefined });
    }
  }
  return found;
}

/** How well one can tell from the pause whether there was something, with the best threshold there is, learned and tried on different windows. */
function guessing(all: readonly Window[]): { right: number; chance: number } {
  const learned = all.filter((_, index) => index % 2 === 0);
  const tried = all.filter((_, index) => index % 2 === 1);
  const rightAt = (windows: readonly Window[], threshold: number, above: boolean) =>
    windows.filter(({ pause, hadSomething }) => (pause > threshold === above) === hadSomething).length / windows.length;
  let best = { right: 0, threshold: 0, above: true };
  for (const { pause } of learned)
    for (const above of [true, false]) {
      const right = rightAt(learned, pause, above);
      if (right > best.right) best = { right, threshold: pause, above };
    }
  const share = tried.filter(({ hadSomething }) => hadSomething).length / tried.length;
  return { right: rightAt(tried, best.threshold, best.above), chance: Math.max(share, 1 - share) };
}

describe("the clock tells nothing", () => {
  test("guessing from arrival times whether a hand held something does no better than chance", async () => {
    const all = await windows(24);
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(({ hadSomething }) => !hadSomething).length).toBeGreaterThan(60);
    const { right, chance: byChance } = guessing(all);
    expect(right).toBeLessThan(byChance + 0.08);
  });

  test("the guess can tell pauses apart where there is something to tell", () => {
    const all = Array.from({ length: 400 }, (_, index) => {
      const hadSomething = index % 3 === 0;
      return { hadSomething, pause: hadSomething ? thinking() : 5 };
    });
    expect(guessing(all).right).toBe(1);
  });

  test("somebody who is away decides nothing: the window waits until the seat is taken again, and a while more", async () => {
    await untilByItself();
    const { version } = duel.rome;
    const away = [duel.rome, duel.carthage].find(({ seat }) => seat === duel.rome.question!.seat)!;
    const other = away === duel.rome ? duel.carthage : duel.rome;
    await away.close();
    await other.find((message) => message.type === "presence" && !message.here.includes(away.seat!));
    for (let i = 0; i < 20; i++) clock.advance(clock.time + 60_000);
    await new Promise((later) => setImmediate(later));
    expect(other.version).toBe(version);
    const back = (await sitDown(house.url, pair))[away.seat!];
    while (back.version === version) {
      clock.advance(clock.time + 500);
      await new Promise((later) => setImmediate(later));
    }
    expect((await storedIn(house, pair.id)).steps.at(-1)).toMatchObject({ kind: "automatic" });
  });

  test("an answer in a window is not shown sooner than any would be", async () => {
    await untilWindow();
    const client = onTurn(duel)!;
    const asked = clock.time;
    await give(client, "pass");
    expect(clock.time - asked).toBeGreaterThanOrEqual(600);
  });
});

/** Plays until the server will answer a window by itself. */
async function untilByItself(): Promise<void> {
  for (let client = onTurn(duel); client; client = onTurn(duel)) await give(client, eager(client.asked!));
}

/** Plays until somebody is asked in a window. */
async function untilWindow(): Promise<void> {
  for (;;) {
    const client = onTurn(duel);
    if (client?.asked?.prompt === "toy.block") return;
    if (client) await give(client, eager(client.asked!));
    else {
      const { version } = duel.rome;
      while (duel.rome.version === version) {
        clock.advance();
        await new Promise((later) => setImmediate(later));
      }
      await inStep(duel);
    }
  }
}

describe("an answer chosen beforehand", () => {
  const passing = { prompt: "toy.block", answer: "pass", unless: [] };

  test("is given in its time, whether or not there was anything to decide, also for somebody who is away", async () => {
    for (const client of [duel.rome, duel.carthage]) await client.ask({ type: "reactions", ask: false, standing: [passing] });
    await untilByItself();
    const seat = duel.rome.question!.seat as Seat;
    expect(duel[seat].messages.findLast(({ type }) => type === "update")).toMatchObject({ byItself: true });
    await duel[seat].close();
    const other = duel[seat === "rome" ? "carthage" : "rome"];
    const { version } = other;
    const asked = clock.time;
    while (other.version === version) {
      clock.advance();
      await new Promise((later) => setImmediate(later));
    }
    expect(clock.time - asked).toBeGreaterThanOrEqual(600);
    expect((await storedIn(house, pair.id)).steps.at(-1)).toMatchObject({ kind: "automatic", answer: "pass", seat });
  });

  test("can be taken back as long as it has not been given: then one is asked", async () => {
    await untilWindow();
    const client = onTurn(duel)!;
    expect(await client.ask({ type: "reactions", ask: false, standing: [passing] })).toMatchObject({ type: "ack" });
    await client.until(() => client.asked === null);
    expect(await client.ask({ type: "reactions", ask: false, standing: [] })).toMatchObject({ type: "ack" });
    await client.until(() => client.asked !== null);
    expect(client.asked!.prompt).toBe("toy.block");
  });

  const question: Question = {
    kind: "choose",
    seat: "rome",
    options: ["card:3", "pass"],
    prompt: "react",
    rule: "1",
    params: { general: "general:hannibal", spaces: ["space:rome"] },
    always: true,
  };
  test.each([
    ["the same prompt", {}, "pass"],
    ["another prompt", { prompt: "other" }, undefined],
    ["an answer that is not allowed", { answer: "card:9" }, undefined],
    ["unless somebody else is mentioned", { unless: ["general:mago"] }, "pass"],
    ["unless he is mentioned", { unless: ["general:hannibal"] }, undefined],
    ["unless a place is mentioned", { unless: ["space:rome"] }, undefined],
  ])("counts for %s", (_what, change, expected) => {
    const chosen = { prompt: "react", answer: "pass", unless: [], ...change };
    expect(standingAnswer(question, [chosen])).toBe(expected);
    expect(standingAnswer({ ...question, always: undefined }, [chosen])).toBeUndefined();
  });
});

describe("a pause", () => {
  test("is drawn from how long the player takes, never shorter than the least, and the same in every process", () => {
    const slow = Array.from({ length: 24 }, () => 7000);
    for (let version = 0; version < 50; version++) {
      const drawn = drawnPause("secret", version, slow);
      expect(drawn).toBe(7000);
      expect(drawnPause("secret", version, [])).toBe(drawnPause("secret", version, []));
      expect(drawnPause("secret", version, [1])).toBeGreaterThanOrEqual(leastPause("secret", version));
      expect(drawnPause("secret", version, [])).toBeLessThanOrEqual(30_000);
    }
    expect(new Set(Array.from({ length: 50 }, (_, version) => drawnPause("secret", version, []))).size).toBe(50);
  });

  test("remembers so many times", () => {
    let pace: readonly number[] = [];
    for (let i = 0; i < 100; i++) pace = withPace(pace, 1000 + i);
    expect(pace).toHaveLength(24);
    expect(pace.at(-1)).toBe(1099);
    expect(withPace([], 1e9)).toEqual([30_000]);
  });
});
