import { expect, test } from "vitest";
import type { Answer } from "../../../src/engine/index.ts";
import { LOOKS, STORIES } from "../../../src/games/first-punic-war/page/film.ts";
import { telling } from "../../../src/games/first-punic-war/page/telling.ts";
import { firstPunicWar } from "../../../src/games/first-punic-war/rules/index.ts";
import type { GameFace } from "../../../src/web/face.ts";
import type { Film } from "../../../src/web/film/film.svelte.ts";
import type { StoryKind } from "../../../src/web/film/look.ts";
import { courseOf } from "../../../src/web/replay/moves.ts";
import { isWhole } from "../../../src/web/table/client.ts";
import type { LocalTable } from "../../../src/web/table/local.svelte.ts";
import { againstComputer, newGame } from "../../../src/web/table/new-game.ts";
import type { StoredGame } from "../../../src/web/table/store.ts";
import { situation } from "../../first-punic-war/table.ts";
import { answer, battle, cinema, face, marches, open, settle, watch } from "./cinema.svelte.ts";

test("a fight that is decided but asks something more goes on, on the same stage", async () => {
  const isLive = (view: unknown) => {
    const { at } = view as { at: Record<string, string> };
    return at.rome === at.carthage;
  };
  const asks: StoryKind = { ...battle, settles: new Set(["battle"]), isLive };
  const { table, film } = await open("my own", undefined, "marches", { ...face, stories: [asks] } as GameFace);
  let whole = 0;
  for (let i = 0; i < 80 && !table.moment.over; i++) {
    const before = film.story?.entries[0]?.n;
    await answer(table, null);
    for (let k = 0; k < 500 && film.showing; k++) {
      const events = film.story?.entries.map(({ event }) => event) ?? [];
      if (events.includes("battle-won")) {
        expect(events[0]).toBe("battle");
        if (film.story!.entries[0]!.n === before) whole += 1;
      }
      if (film.waiting) film.next();
      else if (!(await cinema.clock.tick())) await settle();
      await settle();
    }
  }
  expect(whole).toBeGreaterThan(0);
});

test("what is decided leaves the stage when it is passed over, although the other side has yet to go on", async () => {
  const spent: StoryKind = { ...battle, tells: new Set(["cards-spent"]), settles: new Set(["cards-spent"]) };
  const { table, film } = await open("my own", undefined, "marches", { ...face, stories: [spent] } as GameFace);
  const isDecided = () => film.story?.entries.some(({ event }) => event === "cards-spent") ?? false;
  const left: (string | undefined)[] = [];
  for (let i = 0; i < 80 && !table.moment.over && left.length === 0; i++) {
    const { question } = table.moment;
    if (isWhole(question)) void table.answer(marches(question));
    // the computer decides one thing at a time
    do {
      let decide = () => {};
      cinema.decision = new Promise((resolve) => {
        decide = resolve;
      });
      await settle();
      for (let k = 0; k < 200 && film.showing && !film.expecting; k++) {
        if (film.waiting) film.next();
        else await cinema.clock.tick();
        await settle();
      }
      if (film.expecting && isDecided()) {
        film.toDecision();
        await settle();
        left.push(film.story?.kind.id);
      }
      cinema.decision = Promise.resolve();
      decide();
      await settle();
    } while (table.thinking);
    await watch(film);
  }
  expect(left).toEqual([undefined]);
});

test("who is lost in a rout stays on the stage until that has been read, although the others are asked where to go", async () => {
  const legions = ["R-legion-1", "R-legion-5", "R-legion-6", "R-legion-7"];
  const session = situation([
    "R-legion-1 3016 veteran",
    ...legions.slice(1).map((id) => `${id} 3016`),
    "R-duilius 3016",
    "C-hoplite-2 2916 veteran",
    "C-hoplite-3 2916 veteran",
    "C-hoplite-4 2916 veteran",
    "C-hoplite-5 2916 veteran",
    "C-garrison-1 2916",
    "C-garrison-2 3116",
  ]);
  session.dice([3, 4]);
  const kept: StoredGame = {
    ...newGame(session.header, firstPunicWar, againstComputer(firstPunicWar.seats, "rome", "random")),
    ...courseOf(session),
  };
  const like = { ...face, looks: LOOKS, stories: STORIES, telling } as GameFace;
  const { table, film } = await open("rout", kept, "random", like, firstPunicWar);
  const units = [...legions, "R-duilius"].map((id) => `unit:${id}`);
  const answers: Readonly<Record<string, Answer>> = {
    "fpw.choose-operation": "op:land",
    "fpw.choose-force-hex": "hex:3016",
    "fpw.choose-force": units,
    "fpw.move": "stop",
    "fpw.attack": "hex:2916",
    "fpw.choose-attackers": units,
    "fpw.choose-table": "table:battle",
    "fpw.boost": ["unit:R-legion-5", "unit:R-legion-6"],
  };
  /** what the newest entry was whenever somebody had to say to go on */
  const stops: string[] = [];
  for (let prompt = ""; prompt !== "fpw.retreat"; ) {
    const { question } = table.moment;
    prompt = question!.prompt;
    if (prompt === "fpw.retreat") break;
    await table.answer(answers[prompt]!);
    await settle();
    for (let k = 0; k < 500 && film.showing; k++) {
      if (film.waiting) {
        stops.push(film.story!.entries.at(-1)!.event);
        film.next();
      } else if (!(await cinema.clock.tick())) await settle();
      await settle();
    }
  }
  expect(table.moment.log.some(({ event }) => event === "fpw.no-retreat")).toBe(true);
  expect(stops).toEqual(["fpw.combat-rolled", "fpw.eliminated"]);
  // what has been read and closed stays closed while more is asked
  expect(film.closed).toBe(film.story!.entries.at(-1)!.n);
});

/** A game that has come to a battle, with the film about to show it. */
async function toBattle(): Promise<{ table: LocalTable; film: Film }> {
  const game = await open("a battle", undefined, "marches");
  for (let i = 0; i < 80; i++) {
    await answer(game.table, null);
    if (game.table.moment.log.some(({ event }) => event === "battle")) return game;
    await watch(game.film);
  }
  throw new Error("no battle");
}

test("a result stands until somebody says to go on", async () => {
  const { table, film } = await toBattle();
  for (let i = 0; i < 40 && !film.story?.entries.some(({ event }) => event === "battle-won"); i++) {
    if (film.waiting) film.next();
    await answer(table, null);
    await cinema.clock.tick();
  }
  while (await cinema.clock.tick());
  expect(film.waiting).toBe(true);
  expect(film.showing).toBe(true);
  expect(film.story?.entries.at(-1)?.event).toBe("battle-won");
  film.next();
  await settle();
  expect(film.story?.entries.some(({ event }) => event === "battle-won") ?? false).toBe(false);
});

/** A film whose dice have just been thrown. */
async function toRoll(): Promise<Film> {
  const { table, film } = await toBattle();
  for (let i = 0; i < 80 && !film.rolling; i++) {
    if (film.waiting) film.next();
    if (!film.showing) await answer(table, null);
    if (!film.rolling) await cinema.clock.tick();
  }
  return film;
}

test("the log and the table know the result of dice once they lie still", async () => {
  const film = await toRoll();
  const { entry, view } = film.shot!.frame;
  const thrown = cinema.clock.now;
  expect([film.rolling, entry.event, film.story?.entries.at(-1), film.story?.rolling]).toEqual([
    true,
    "battle-roll",
    entry,
    true,
  ]);
  expect([film.moment!.log.some(({ n }) => n === entry.n), film.moment!.view === view, film.at]).toEqual([false, false, entry.n]);
  await cinema.clock.tick();
  expect([film.rolling, film.story?.rolling, cinema.clock.now - thrown]).toEqual([false, false, 700]);
  expect([film.moment!.log.some(({ n }) => n === entry.n), film.moment!.view === view, film.at]).toEqual([
    true,
    true,
    entry.n + 1,
  ]);
});

test("whoever goes on while dice roll sees the result at once", async () => {
  const film = await toRoll();
  const { entry } = film.shot!.frame;
  film.next();
  await settle();
  expect(film.moment?.log.some(({ n }) => n === entry.n) ?? true).toBe(true);
});
