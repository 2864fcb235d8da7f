import { expect, test } from "vitest";
import { chanceFrom } from "../../../src/engine/index.ts";
import type { GameFace } from "../../../src/web/face.ts";
import type { Logged } from "../../../src/web/table/client.ts";
import { answer, cinema, face, open, settle, theirs } from "./cinema.svelte.ts";

test("when the other side has had its turn, that is said before the next decision", async () => {
  const { table, film } = await open("over");
  const chance = chanceFrom("over");
  let said = 0;
  for (let i = 0; i < 40 && !table.moment.over; i++) {
    const before = theirs(table.moment.log).length;
    await answer(table, chance);
    const hasPlayed = theirs(table.moment.log).length > before;
    const endings: string[] = [];
    while (film.showing) {
      if (film.ending && endings.at(-1) !== film.ending) endings.push(film.ending);
      if (film.ending) expect([film.shot, film.endingOf]).toEqual([null, "carthage"]);
      if (film.waiting) film.next();
      else if (!(await cinema.clock.tick())) await settle();
      await settle();
    }
    if (table.moment.over) break;
    expect(endings.map((ending) => ending.split(":")[0])).toEqual(hasPlayed ? ["carthage"] : []);
    said += endings.length;
  }
  expect(said).toBeGreaterThan(4);
});

test("an operation of the other side is summed up before the next thing begins, with the fight in it", async () => {
  const telling = { operations: new Set(["card-played"]), fights: new Set(["battle"]) };
  const like = { ...face, opensGroup: ({ event }: Logged) => ["card-played", "passed", "battle"].includes(event), telling };
  const { table, film } = await open("sums", undefined, "marches", like as unknown as GameFace);
  const sums = new Set<string>();
  for (let i = 0; i < 80 && !table.moment.over; i++) {
    await answer(table, null);
    while (film.showing) {
      if (film.ending && !film.ending.includes(":")) sums.add(film.ending);
      if (film.waiting) film.next();
      else if (!(await cinema.clock.tick())) await settle();
      await settle();
    }
  }
  expect(sums.size).toBeGreaterThan(1);
  for (const sum of sums) expect(sum).toMatch(/^card-played(?!.*card-played)/);
  expect([...sums].some((sum) => sum.includes("battle-won"))).toBe(true);
});

test("the sum of the other side's turn holds all of it, also what came before the viewer reacted", async () => {
  const { table, film } = await open("my own", undefined, "marches");
  const sums: string[] = [];
  for (let i = 0; i < 80 && !table.moment.over; i++) {
    await answer(table, null);
    while (film.showing) {
      if (film.ending && sums.at(-1) !== film.ending) sums.push(film.ending);
      if (film.waiting) film.next();
      else if (!(await cinema.clock.tick())) await settle();
      await settle();
    }
  }
  const reacted = sums.filter((sum) => sum.endsWith("battle-won"));
  expect(reacted.length).toBeGreaterThan(0);
  for (const sum of reacted)
    expect(sum).toBe("carthage: card-played marched battle cards-spent cards-spent battle-roll battle-roll battle-won");
});
