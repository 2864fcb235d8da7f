import { expect, test } from "vitest";
import { chanceFrom } from "../../../src/engine/index.ts";
import type { GameFace } from "../../../src/web/face.ts";
import { CLOSING, type Look, OUTCOME, QUIET } from "../../../src/web/film/look.ts";
import type { Shot } from "../../../src/web/film/shot.ts";
import { isWhole, readable } from "../../../src/web/table/client.ts";
import { answer, cinema, face, marches, open, settle, theirs, told, watch } from "./cinema.svelte.ts";

test("all that the computer does is shown in order, each at the moment that it tells of, and the question comes after it", async () => {
  const { table, film } = await open("a film");
  const chance = chanceFrom("fingers");
  let turns = 0;
  for (let i = 0; i < 60 && !table.moment.over; i++) {
    const before = readable(table.moment);
    await answer(table, chance);
    const acts = theirs(table.moment.log.filter(({ n }) => n >= before));
    const shots = await watch(film);
    const shown = told(shots).filter((event) => acts.some((entry) => entry.event === event));
    expect(shown).toEqual(acts.map(({ event }) => event));
    for (const { frame } of shots.filter(({ look }) => look.as === "walk")) {
      const { at } = frame.view as { at: Record<string, string> };
      expect(`space:${at[frame.entry.params!.seat as string]}`).toBe(frame.entry.params!.to);
    }
    expect(film.showing).toBe(false);
    expect(film.at).toBe(readable(table.moment));
    turns += acts.length > 0 ? 1 : 0;
  }
  expect(turns).toBeGreaterThan(4);
});

test("what somebody does at this screen is not shown at length, but what chance brings is", async () => {
  const { table, film } = await open("my own", undefined, "marches");
  const own: string[] = [];
  for (let i = 0; i < 80 && !table.moment.over; i++) {
    const before = readable(table.moment);
    await answer(table, null);
    const mine = new Set(table.moment.log.filter(({ n, params }) => n >= before && params?.seat === "rome").map(({ n }) => n));
    own.push(...(await watch(film)).filter(({ frame }) => mine.has(frame.entry.n)).map(({ frame }) => frame.entry.event));
  }
  expect(own).toContain("battle-roll");
  expect(own.filter((event) => event !== "card-played").every((event) => event.startsWith("battle"))).toBe(true);
});

test("a card played at this screen lies face up like the other side's, but not as long", async () => {
  const { table, film } = await open("my own", undefined, "marches");
  const times: Record<string, number[]> = { rome: [], carthage: [] };
  for (let i = 0; i < 40 && !table.moment.over; i++) {
    await answer(table, null);
    for (let k = 0; k < 500 && film.showing; k++) {
      const { shot } = film;
      const before = cinema.clock.now;
      if (film.waiting) film.next();
      else if (!(await cinema.clock.tick())) await settle();
      await settle();
      if (shot?.look.as === "card" && cinema.clock.now > before)
        times[shot.frame.entry.params!.seat as string]!.push(cinema.clock.now - before);
    }
  }
  expect(times.rome!.length).toBeGreaterThan(2);
  expect(new Set(times.rome)).toEqual(new Set([1600]));
  expect(Math.min(...times.carthage!)).toBeGreaterThanOrEqual(2600);
});

test("a move that simply stops is said to be over, not one that ends in a battle", async () => {
  const moves = { steps: new Set(["marched"]), endings: new Set(), later: new Set(), over: "rest", isThere: () => true };
  const like = { ...face, telling: { moves, fights: new Set(["battle"]) } } as unknown as GameFace;
  const next: Record<"over" | "goesOn", Set<string | undefined>> = { over: new Set(), goesOn: new Set() };
  for (const seed of ["a move", "another move", "a third move"]) {
    const { table, film } = await open(seed, undefined, "marches", like);
    for (let i = 0; i < 80 && !table.moment.over; i++) {
      await answer(table, null);
      const shots = new Map((await watch(film)).map((shot) => [shot.frame.entry.n, shot]));
      const { log } = table.moment;
      for (const { look, over, frame } of shots.values())
        if (look.as === "walk") next[over ? "over" : "goesOn"].add(log.find(({ n }) => n > frame.entry.n)?.event);
    }
    cinema.close();
  }
  // the other side passes, or the viewer is asked for a card
  expect(next.over).toEqual(new Set(["passed", undefined]));
  expect(next.goesOn).toEqual(new Set(["battle"]));
});

test("nothing is said of a move by somebody who is no longer where it led", async () => {
  let asked = 0;
  const isThere = () => ++asked < 0;
  const moves = { steps: new Set(["marched"]), endings: new Set(), later: new Set(), over: "rest", isThere };
  const like = { ...face, telling: { moves, fights: new Set(["battle"]) } } as unknown as GameFace;
  const { table, film } = await open("a move", undefined, "marches", like);
  for (let i = 0; i < 80 && !table.moment.over; i++) {
    await answer(table, null);
    for (const { over } of await watch(film)) expect(over).toBeUndefined();
  }
  expect(asked).toBeGreaterThan(0);
});

test("a change made at this screen is seen before the other side goes on, not before one's own next question", async () => {
  const like = { ...face, stories: [], looks: { ...face.looks, "cards-spent": CLOSING, "card-played": CLOSING } } as GameFace;
  const { table, film } = await open("my own", undefined, "marches", like);
  const seen = { asked: 0, over: 0 };
  for (let i = 0; i < 120 && !table.moment.over; i++) {
    const { question, log } = table.moment;
    if (isWhole(question) && question.seat === "rome") await table.answer(marches(question));
    const done = new Set(table.moment.log.slice(log.length).flatMap(({ n, params }) => (params?.seat === "rome" ? [n] : [])));
    const isAsked = table.moment.question?.seat === "rome";
    await settle();
    while (table.thinking) await settle();
    const shots = (await watch(film)).filter(({ look, frame }) => look.closing && done.has(frame.entry.n));
    seen[isAsked ? "asked" : "over"] += shots.length;
  }
  expect(seen.asked).toBe(0);
  expect(seen.over).toBeGreaterThan(0);
});

test("what somebody does at this screen is shown where it goes on after the other side has acted within it", async () => {
  const walk: Look = { as: "walk", to: "space", piece: "seat" };
  const like = { ...face, stories: [], looks: { ...face.looks, "battle-won": walk } } as GameFace;
  const { table, film } = await open("my own", undefined, "marches", like);
  const own: string[] = [];
  for (let i = 0; i < 80 && !table.moment.over; i++) {
    const before = readable(table.moment);
    await answer(table, null);
    const mine = new Set(table.moment.log.filter(({ n, params }) => n >= before && params?.seat === "rome").map(({ n }) => n));
    own.push(...(await watch(film)).filter(({ frame }) => mine.has(frame.entry.n)).map(({ frame }) => frame.entry.event));
  }
  expect(own).toContain("battle-won");
  expect(own).not.toContain("marched");
});

test("a move made at this screen is told with what comes of it once the other side has answered", async () => {
  const looks = { ...face.looks, battle: QUIET, "battle-roll": QUIET, "cards-spent": QUIET };
  const told = new Set<string>();
  for (const seed of ["a move", "another move", "a third move", "a fourth move"]) {
    const { table, film } = await open(seed, undefined, "marches", { ...face, stories: [], looks } as GameFace);
    for (let i = 0; i < 80 && !table.moment.over; i++) {
      await answer(table, null);
      for (const { entries } of await watch(film))
        told.add(entries.map(({ event, params }) => `${params?.seat} ${event}`).join(", "));
    }
    cinema.close();
  }
  expect([...told].filter((events) => events.includes("battle-won")).sort()).toEqual([
    "carthage battle-won",
    "rome battle-won",
    "rome marched, carthage battle-won",
    "rome marched, rome battle-won",
  ]);
});

test("what follows from a thing is said with it", async () => {
  const like = { ...face, stories: [], looks: { ...face.looks, battle: OUTCOME } } as GameFace;
  const { table, film } = await open("a battle", undefined, "marches", like);
  const shots: Shot[] = [];
  for (let i = 0; i < 80 && !table.moment.over; i++) {
    await answer(table, null);
    shots.push(...(await watch(film)));
  }
  const fights = shots.filter(({ frame }) => frame.entry.event === "battle" && frame.by === "carthage");
  expect(fights.length).toBeGreaterThan(0);
  for (const { entries, outcome, look } of fights) {
    expect([look.as, entries.at(-1)!.event, outcome[0]!.event]).toEqual(["walk", "marched", "battle"]);
  }
});

test("what has changed in a quiet moment is told with the next shot", async () => {
  const like = { ...face, looks: { ...face.looks, "card-played": QUIET } } as GameFace;
  const { table, film } = await open("a battle", undefined, "marches", like);
  const handIn = (view: unknown) => (view as { hands: { carthage: number } }).hands.carthage;
  let steps = 0;
  for (let i = 0; i < 20 && !table.moment.over; i++) {
    await answer(table, null);
    for (const { entries, before, frame } of await watch(film)) {
      expect(entries.map(({ event }) => event)).not.toContain("card-played");
      if (frame.by !== "carthage" || frame.entry.event !== "marched") continue;
      expect(handIn(before)).toBe(handIn(frame.view) + 1);
      steps++;
    }
  }
  expect(steps).toBeGreaterThan(2);
});

test("what follows from something the viewer did is told with it", async () => {
  const like = { ...face, stories: [], looks: { ...face.looks, battle: OUTCOME } } as GameFace;
  const { table, film } = await open("a battle", undefined, "marches", like);
  const shots: Shot[] = [];
  for (let i = 0; i < 80 && !table.moment.over; i++) {
    await answer(table, null);
    shots.push(...(await watch(film)));
  }
  const fights = shots.filter(({ frame }) => frame.entry.event === "battle" && frame.by === "rome");
  expect(fights.length).toBeGreaterThan(0);
  for (const { entries, outcome } of fights) expect([entries.at(-1)!.event, outcome[0]!.event]).toEqual(["marched", "battle"]);
});

test("where the other side acted last is not looked at again when the next answer is shown", async () => {
  const places = ({ params }: { params?: Record<string, unknown> }) =>
    [params?.from, params?.to].filter((at) => at !== undefined);
  const { table, film } = await open("looking", undefined, "marches", { ...face, places } as unknown as GameFace);
  let looked: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      if (film.showing) looked.push(...film.scene);
    });
  });
  let turns = 0;
  for (let i = 0; i < 30 && !table.moment.over; i++) {
    await watch(film);
    const before = readable(table.moment);
    looked = [];
    await answer(table, null);
    await watch(film);
    const [first, ...more] = table.moment.log.filter(({ n }) => n >= before);
    if (!first || !face.opensGroup(first)) continue;
    expect([first, ...more].flatMap((entry) => places(entry as never))).toEqual(expect.arrayContaining(looked));
    turns++;
  }
  stop();
  expect(turns).toBeGreaterThan(3);
});
