import { expect, test } from "vitest";
import { chanceFrom } from "../../../src/engine/index.ts";
import type { Shot } from "../../../src/web/film/shot.ts";
import { readable } from "../../../src/web/table/client.ts";
import type { StoredGame } from "../../../src/web/table/store.ts";
import { answer, around, cinema, open, settle, watch } from "./cinema.svelte.ts";

/** A game that somebody left while the computer played on, as it is kept. */
async function leftAlone(): Promise<StoredGame> {
  const { table, film } = await open("left alone");
  const chance = chanceFrom("left alone");
  for (let i = 0; i < 12; i++) {
    await watch(film);
    await answer(table, chance);
  }
  cinema.close();
  const kept = (await around.store.get(table.id))!;
  return { ...kept, followed: { rome: readable(table.moment) - 9, carthage: 0 } };
}

test("whoever comes back is told what they have missed, and sees the same film", async () => {
  const kept = await leftAlone();
  const { table, film } = await open("", kept);
  expect(film.missed).toHaveLength(9);
  expect(film.moment?.log).toHaveLength(kept.followed.rome!);
  const shots = await watch(film);
  expect(shots.flatMap(({ entries }) => entries.map(({ n }) => n)).length).toBeGreaterThan(5);
  expect(film.showing).toBe(false);
  // and is not told again
  cinema.close();
  const again = await open("", (await around.store.get(table.id))!);
  expect(again.film.showing).toBe(false);
});

test("at the highest speed, too, whoever comes back is asked whether to see what they have missed", async () => {
  const kept = await leftAlone();
  cinema.speed = "instant";
  const { film } = await open("", kept);
  expect(film.showing).toBe(false);
  expect(film.missed).toHaveLength(9);
  film.next();
  await settle();
  expect(film.missed).toBeNull();
  expect((await watch(film)).length).toBeGreaterThan(3);
  expect(film.showing).toBe(false);
});

test("what was missed need not be watched", async () => {
  const { film } = await open("", await leftAlone());
  film.toDecision();
  await settle();
  expect(film.showing).toBe(false);
  expect(film.missed).toBeNull();
});

test("a game can be shown once more from any entry, stopped, and left", async () => {
  const { table, film } = await open("", await leftAlone());
  film.toDecision();
  await settle();
  film.playFrom(3);
  await settle();
  expect(film.showing).toBe(true);
  const shots: number[] = [];
  for (let i = 0; i < 4; i++) {
    shots.push(film.shot!.entries[0]!.n);
    await cinema.clock.tick();
  }
  expect(shots).toEqual([...shots].sort((a, b) => a - b));
  film.pause();
  await settle();
  const { at } = film;
  while (await cinema.clock.tick());
  expect(film.at).toBe(at);
  film.resume();
  await settle();
  await cinema.clock.tick();
  expect(film.at).toBeGreaterThan(at);
  film.stop();
  await settle();
  expect(film.showing).toBe(false);
  expect(film.at).toBe(readable(table.moment));
});

test("a replay starts from the moment before its first entry, not from the present", async () => {
  const { table, film } = await open("", await leftAlone());
  film.toDecision();
  await settle();
  film.playFrom(3);
  await settle();
  const { n } = film.shot!.entries[0]!;
  const [before] = await table.frames(n - 1, n);
  expect(film.shot!.before).toEqual(before!.view);
});

test("in a replay nothing waits to be read, and what one did oneself is shown too", async () => {
  const { film } = await open("", await leftAlone());
  film.toDecision();
  await settle();
  film.playFrom(0);
  await settle();
  const seen: Shot[] = [];
  for (let i = 0; i < 200 && film.showing; i++) {
    expect(film.waiting).toBe(false);
    if (film.shot && seen.at(-1) !== film.shot) seen.push(film.shot);
    if (!(await cinema.clock.tick())) await settle();
  }
  expect(film.showing).toBe(false);
  expect(seen.some(({ frame }) => frame.entry.params?.seat === "rome" && frame.entry.event === "card-played")).toBe(true);
});

test("what is taken back is not shown again", async () => {
  const { table, film } = await open("taken back");
  const [card] = (table.moment.view as { hands: { rome: number[] } }).hands.rome;
  await table.answer(`card:${card}`);
  await settle();
  await watch(film);
  await table.undo();
  await settle();
  expect(film.showing).toBe(false);
  expect(film.at).toBe(readable(table.moment));
});
