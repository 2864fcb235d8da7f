import { afterEach, describe, expect, test } from "vitest";
import { type Answer, type AnyGame, choose, type PlanStep, type Play, type Table } from "../../src/engine/index.ts";
import { other, type PerSeat, type Seat } from "../../src/games/shared/rules/seats.ts";
import type { Client } from "./client.ts";
import { newId } from "./client.ts";
import { type Duel, type House, inStep, openHouse, type Pair, seatTwo, sitDown, storedIn } from "./house.ts";
import { type Place, placesOf, STORAGES } from "./storages.ts";
import { toy } from "./toy.ts";

interface Trek {
  active: Seat;
  hands: PerSeat<number[]>;
  played: number[];
}

/**
 * The toy with another turn: a side goes three steps; after the first two the other side may stop it with a card that three divides.
 * Then it may use a card of its own, a die is rolled, and it camps on land or at sea.
 */
function* trek(table: Table<never>): Play {
  const s = table.s as unknown as Trek;
  const seat = s.active;
  const enemy = other(seat);
  const blocks = (of: Seat) => s.hands[of].filter((card) => card % 3 === 0).map((card) => `card:${card}`);
  for (const step of [1, 2, 3]) {
    yield* choose(seat, ["go", "wait"], { prompt: "toy.step", rule: "1", params: { step } });
    table.note("toy.stepped", { seat, step });
    if (step === 3) break;
    const answer = yield* choose(enemy, [...blocks(enemy), "pass"], { prompt: "toy.block", rule: "2", always: true });
    if (answer === "pass") continue;
    s.hands[enemy] = s.hands[enemy].filter((card) => `card:${card}` !== answer);
    table.note("toy.blocked", { seat: enemy, card: answer });
    yield* choose(seat, ["back", "stay"], { prompt: "toy.stopped", rule: "2" });
    s.active = enemy;
    return;
  }
  yield* choose(seat, [...blocks(seat), "pass"], { prompt: "toy.react", rule: "3", always: true });
  table.note("toy.rolled", { seat, roll: table.die() });
  yield* choose(seat, ["land", "sea"], { prompt: "toy.camp", rule: "4" });
  s.active = enemy;
}

/** Both sides hold a card to stop the other with. */
const game = {
  ...toy,
  setup: (header: Parameters<typeof toy.setup>[0]) => ({
    ...toy.setup(header),
    hands: { rome: [3, 4, 5], carthage: [6, 7, 8] },
  }),
  unit: trek,
} as unknown as AnyGame;

const step = (prompt: string, answer: Answer, params?: PlanStep["params"]): PlanStep => ({
  prompt,
  answer,
  ...(params && { params }),
});
const go = (n: number) => step("toy.step", "go", { step: n });
const WHOLE = [go(1), go(2), go(3), step("toy.react", "pass"), step("toy.camp", "sea")];

let house: House;
let place: Place | null = null;
afterEach(async () => {
  await house.close();
  await place?.remove();
  place = null;
});

const plan = (client: Client, steps: readonly PlanStep[], id = newId()) =>
  client.ask({ type: "plan", version: client.version, steps }, id);

/** What a client was asked: the prompts of the questions that it could have answered. */
const askedOf = ({ messages }: Client): string[] =>
  messages.flatMap((message) =>
    (message.type === "update" || message.type === "snapshot") &&
    message.question &&
    "kind" in message.question &&
    !message.byItself
      ? [message.question.prompt]
      : [],
  );

async function begin(where?: Place["where"]): Promise<Duel & { pair: Pair }> {
  house = await openHouse({ games: [game], ...where });
  const pair = await seatTwo(house.url);
  return { pair, ...(await sitDown(house.url, pair)) };
}

const shown = (client: Client) => client.log.map(({ event }) => event);

describe("a plan", () => {
  test("is one request: its answers are given one after the other, windows included, until chance has spoken", async () => {
    const { pair, rome, carthage } = await begin();
    expect(await plan(rome, WHOLE)).toMatchObject({ type: "ack", version: 1 });
    for (const version of [1, 3]) {
      await carthage.until(() => carthage.version === version && carthage.asked !== null);
      await carthage.answer("pass");
    }
    await rome.until(() => rome.version === 6);
    // the camp was planned, but the die may have changed what one wants
    expect(rome.asked).toMatchObject({ prompt: "toy.camp" });
    expect(askedOf(rome)).toEqual(["toy.step", "toy.camp"]);
    expect(shown(rome)).toEqual(["toy.stepped", "toy.stepped", "toy.stepped", "toy.rolled"]);
    const { steps, seats } = await storedIn(house, pair.id);
    expect(steps.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      "rome answer",
      "carthage answer",
      "rome automatic",
      "carthage answer",
      "rome automatic",
      "rome automatic",
    ]);
    expect(seats.rome!.plan).toEqual([]);
  });

  test("ends where another question comes than the one that was meant", async () => {
    const { pair, rome, carthage } = await begin();
    await plan(rome, WHOLE);
    await carthage.until(() => carthage.asked !== null);
    await carthage.answer("card:6");
    await rome.until(() => rome.version === 2);
    expect(rome.asked).toMatchObject({ prompt: "toy.stopped" });
    expect((await storedIn(house, pair.id)).seats.rome!.plan).toEqual([]);
    await rome.answer("back");
    await carthage.until(() => carthage.asked?.prompt === "toy.step");
    expect(rome.version).toBe(3);
  });

  test("ends where the details of the question are others, or its answer is not among the options", async () => {
    const { rome, carthage } = await begin();
    await plan(rome, [go(1), step("toy.step", "go", { step: 7 })]);
    await carthage.until(() => carthage.asked !== null);
    await carthage.answer("pass");
    await rome.until(() => rome.asked?.prompt === "toy.step" && rome.version === 2);
    await plan(rome, [go(2), step("toy.step", "fly")]);
    await carthage.until(() => carthage.version === 3);
    await carthage.answer("pass");
    await rome.until(() => rome.asked?.prompt === "toy.step" && rome.version === 4);
  });

  test("that begins with something else, or with what is not allowed, changes nothing", async () => {
    const { pair, rome, carthage } = await begin();
    expect(await plan(rome, [step("toy.camp", "sea")])).toMatchObject({ type: "error", code: "illegal-answer" });
    expect(await plan(rome, [step("toy.step", "fly")])).toMatchObject({ type: "error", code: "illegal-answer" });
    expect(await plan(carthage, [go(1)])).toMatchObject({ type: "error", code: "wrong-seat" });
    expect(await plan(rome, [])).toMatchObject({ type: "error", code: "bad-request" });
    expect(await rome.ask({ type: "plan", version: 7, steps: [go(1)] })).toMatchObject({ type: "error", code: "stale" });
    expect(await storedIn(house, pair.id)).toMatchObject({ steps: [], seats: { rome: { plan: [] } } });
  });

  test("that is sent again is not carried out twice", async () => {
    const { pair, rome } = await begin();
    const id = newId();
    const again = (steps: readonly PlanStep[]) => rome.ask({ type: "plan", version: 0, steps }, id);
    expect(await again(WHOLE)).toEqual({ type: "ack", id, version: 1 });
    expect(await again(WHOLE)).toEqual({ type: "ack", id, version: 1, repeated: true });
    expect(await again([step("toy.step", "wait")])).toMatchObject({ type: "error", code: "id-reused" });
    expect((await storedIn(house, pair.id)).steps).toHaveLength(1);
  });

  test("is taken back whole, as one decision, as long as that is free", async () => {
    house = await openHouse();
    const pair = await seatTwo(house.url);
    const { rome } = await sitDown(house.url, pair);
    expect(await plan(rome, [step("toy.play", "pass"), step("toy.discard", [])])).toMatchObject({ type: "ack", version: 2 });
    await rome.until(() => rome.version === 2);
    expect(rome.canUndo).toBe(true);
    await rome.ask({ type: "undo", version: 2 });
    await rome.until(() => rome.version === 3);
    expect(rome).toMatchObject({ log: [], question: { prompt: "toy.play" } });
    expect(rome.seen.at(-1)).toMatchObject({ moment: 0 });
  });

  test("is over when its maker answers by hand, or takes something back", async () => {
    const { pair, rome, carthage } = await begin();
    await plan(rome, WHOLE);
    expect((await storedIn(house, pair.id)).seats.rome!.plan).toHaveLength(4);
    await rome.ask({ type: "undo", version: 1 });
    await rome.until(() => rome.version === 2);
    expect((await storedIn(house, pair.id)).seats.rome!.plan).toEqual([]);
    await rome.answer("go");
    await carthage.until(() => carthage.asked !== null);
    await carthage.answer("pass");
    await rome.until(() => rome.version === 4);
    expect(rome.asked).toMatchObject({ prompt: "toy.step" });
  });
});

describe.each(STORAGES)("in %s a plan", (kind) => {
  const newPlace = placesOf(kind);
  test("goes on after the server has begun anew", async () => {
    place = await newPlace();
    const { pair, rome, carthage } = await begin(place.where);
    await plan(rome, WHOLE);
    await carthage.until(() => carthage.version === 1);
    await house.close();
    house = await openHouse({ games: [game], ...place.where });
    const duel = await sitDown(house.url, pair);
    for (const version of [1, 3]) {
      await duel.carthage.until(() => duel.carthage.version === version);
      await duel.carthage.answer("pass");
    }
    await duel.rome.until(() => duel.rome.version === 6);
    expect(askedOf(duel.rome)).toEqual(["toy.camp"]);
    await inStep(duel);
  });
});

describe("a trial of a plan", () => {
  const trial = (client: Client, steps: readonly PlanStep[]) => client.ask({ type: "trial", version: client.version, steps });

  test("says how far it goes if the other side does nothing, and what one will see before the die is rolled", async () => {
    const { pair, rome, carthage } = await begin();
    const heard = carthage.frames.length;
    const tried = await trial(rome, WHOLE);
    expect(tried).toMatchObject({ type: "trial", taken: 5, certain: 4, final: true, question: { prompt: "toy.react" } });
    expect(await trial(rome, WHOLE.slice(0, 2))).toMatchObject({
      taken: 2,
      certain: 2,
      final: false,
      question: { prompt: "toy.block" },
    });
    expect(await trial(rome, [go(1), step("toy.camp", "sea")])).toMatchObject({ taken: 1, certain: 1, final: false });
    expect(await storedIn(house, pair.id)).toMatchObject({ steps: [], seats: { rome: { plan: [] } } });
    expect(carthage.frames.slice(heard)).toEqual([]);
  });
});
