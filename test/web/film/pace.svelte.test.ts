import { expect, test } from "vitest";
import { chanceFrom, randomAnswer } from "../../../src/engine/index.ts";
import type { GameFace } from "../../../src/web/face.ts";
import { CHANGE, OUTCOME } from "../../../src/web/film/look.ts";
import { isWhole } from "../../../src/web/table/client.ts";
import { answer, cinema, face, HandClock, marches, open, settle, theirs, told, watch } from "./cinema.svelte.ts";

test("the last step of a run stays as long as it takes to read all of it", async () => {
  const { table, film } = await open("my own", undefined, "marches");
  const stays: number[] = [];
  for (let i = 0; i < 20 && !table.moment.over; i++) {
    await answer(table, null);
    let since = cinema.clock.now;
    let shot = film.shot;
    while (film.showing) {
      if (film.waiting) film.next();
      else if (!(await cinema.clock.tick())) await settle();
      await settle();
      if (film.shot === shot) continue;
      if (shot?.look.as === "walk") stays.push(cinema.clock.now - since);
      shot = film.shot;
      since = cinema.clock.now;
    }
  }
  expect(stays.length).toBeGreaterThan(2);
  for (const time of stays) expect(time).toBeGreaterThanOrEqual(1600);
});

test("what a change means is said at the same moment, and both stay long enough to be read", async () => {
  const looks = { ...face.looks, "cards-spent": { ...CHANGE, matters: true }, "battle-roll": OUTCOME };
  const { table, film } = await open("my own", undefined, "marches", { ...face, looks } as unknown as GameFace);
  const seen: { readonly alone: boolean; readonly after: string | undefined; readonly time: number }[] = [];
  for (let i = 0; i < 60 && !table.moment.over; i++) {
    await answer(table, null);
    while (film.showing) {
      const { shot } = film;
      const before = cinema.clock.now;
      if (film.waiting) film.next();
      else if (!(await cinema.clock.tick())) await settle();
      await settle();
      const time = cinema.clock.now - before;
      if (time === 0 || shot?.entries[0]?.event !== "cards-spent" || shot.outcome.length > 1) continue;
      const last = shot.entries.at(-1)!.n;
      seen.push({ alone: shot.outcome.length === 0, after: table.moment.log.find(({ n }) => n > last)?.event, time });
    }
  }
  const said = seen.filter(({ alone }) => !alone);
  expect(said.length).toBeGreaterThan(2);
  for (const { time } of said) expect(time).toBeGreaterThan(2000);
  expect(seen.filter(({ alone, after }) => alone && after === "battle-roll")).toEqual([]);
});

test("a shot can be skipped, and all that comes before the next decision", async () => {
  const { table, film } = await open("skipping");
  const chance = chanceFrom("skipping");
  while (theirs(table.moment.log).length < 2) {
    await watch(film);
    await answer(table, chance);
  }
  const first = film.shot;
  const began = cinema.clock.now;
  expect(first).not.toBeNull();
  film.next();
  await settle();
  expect(film.shot).not.toBe(first);
  expect(cinema.clock.now).toBe(began);
  film.toDecision();
  await settle();
  expect(film.showing).toBe(false);
  expect(cinema.clock.now).toBe(began);
  // what was passed over is summed up beside the question
  expect(film.passedOver).toMatch(/\w/);
  // and is shown if that is not enough
  film.showPassedOver();
  await settle();
  expect(film.showing).toBe(true);
  expect(film.passedOver).toBeNull();
  await watch(film);
  expect(film.showing).toBe(false);
  // the next turn of the computer is shown again
  const before = theirs(table.moment.log).length;
  while (theirs(table.moment.log).length === before) await answer(table, chance);
  expect(film.showing).toBe(true);
});

test("what was passed over begins where the skipping began, not with what had been watched before", async () => {
  const { table, film } = await open("skipping");
  const chance = chanceFrom("skipping");
  while (theirs(table.moment.log).length < 2) {
    await watch(film);
    await answer(table, chance);
  }
  const watched = film.shot!.entries[0]!.n;
  film.next();
  await settle();
  const began = film.shot!.entries[0]!.n;
  expect(began).toBeGreaterThan(watched);
  film.toDecision();
  await settle();
  film.showPassedOver();
  expect(film.at).toBe(began);
});

test("what the computer is still thinking about can be skipped, and only that", async () => {
  const { table, film } = await open("thinking");
  const chance = chanceFrom("thinking");
  const shown: boolean[] = [];
  for (let i = 0; i < 60 && shown.length < 2; i++) {
    await watch(film);
    const { question } = table.moment;
    if (!isWhole(question)) break;
    const before = theirs(table.moment.log).length;
    let decide = () => {};
    cinema.decision = new Promise((resolve) => {
      decide = resolve;
    });
    void table.answer(randomAnswer(question, chance));
    await settle();
    if (table.thinking) {
      await watch(film);
      expect(film.showing).toBe(false);
      if (shown.length === 0) film.toDecision();
    }
    decide();
    cinema.decision = Promise.resolve();
    while (table.thinking) await settle();
    await settle();
    if (theirs(table.moment.log).length > before) shown.push(film.showing);
  }
  expect(shown).toEqual([false, true]);
});

test("what is skipped while a march or battle may go on stays skipped until one's own decision", async () => {
  cinema.stepwise = true;
  const { table, film } = await open("skipped", undefined, "marches");
  let skipped = 0;
  for (let i = 0; i < 60 && !table.moment.over && skipped < 3; i++) {
    const { question } = table.moment;
    if (isWhole(question)) void table.answer(marches(question));
    // the computer decides one thing at a time
    for (;;) {
      let decide = () => {};
      cinema.decision = new Promise((resolve) => {
        decide = resolve;
      });
      await settle();
      while (film.waiting) {
        film.next();
        await settle();
      }
      if (film.expecting) {
        film.toDecision();
        skipped++;
        cinema.decision = Promise.resolve();
        decide();
        while (table.thinking) await settle();
        await settle();
        expect([film.waiting, film.showing]).toEqual([false, false]);
        break;
      }
      decide();
      if (!table.thinking) break;
    }
  }
  cinema.decision = Promise.resolve();
  expect(skipped).toBe(3);
});

test("step by step, each shot waits, and time alone shows nothing", async () => {
  cinema.stepwise = true;
  const { table, film } = await open("steps");
  const chance = chanceFrom("steps");
  let stops = 0;
  for (let i = 0; i < 12 && !table.moment.over; i++) {
    await answer(table, chance);
    while (film.showing) {
      expect(film.waiting).toBe(true);
      stops++;
      film.next();
      await settle();
    }
  }
  expect(cinema.clock.now).toBe(0);
  expect(stops).toBeGreaterThan(5);
});

test("at the highest speed nothing is shown and nobody waits", async () => {
  cinema.speed = "instant";
  const { table, film } = await open("at once");
  const chance = chanceFrom("at once");
  for (let i = 0; i < 30 && !table.moment.over; i++) {
    await answer(table, chance);
    expect(film.showing).toBe(false);
  }
  expect(cinema.clock.now).toBe(0);
});

test("slower takes longer, in the same order", async () => {
  const lengths: number[] = [];
  const orders: string[][] = [];
  for (const each of ["fast", "normal", "slow"] as const) {
    cinema.clock = new HandClock();
    cinema.speed = each;
    const { table, film } = await open("how fast");
    const chance = chanceFrom("how fast");
    const order: string[] = [];
    for (let i = 0; i < 12 && !table.moment.over; i++) {
      await answer(table, chance);
      order.push(...told(await watch(film)));
    }
    lengths.push(cinema.clock.now);
    orders.push(order);
    cinema.close();
  }
  expect(orders[0]).toEqual(orders[1]);
  expect(orders[2]).toEqual(orders[1]);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(new Set(lengths).size).toBe(3);
});
