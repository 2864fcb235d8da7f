import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seenBy } from "../../src/bots/bot.ts";
import { randomBot } from "../../src/bots/random.ts";
import { type Answer, type Chance, chanceFrom, handOut, headerFor, type Question, randomAnswer } from "../../src/engine/index.ts";
import { strait } from "../../src/kit/template/rules/index.ts";
import type { GameFace } from "../../src/web/face.ts";
import type { Clock } from "../../src/web/film/clock.ts";
import { Film } from "../../src/web/film/film.svelte.ts";
import { CARD, type Look, looks, MATTERS, OUTCOME, QUIET, type StoryKind } from "../../src/web/film/look.ts";
import type { Speed } from "../../src/web/film/pace.ts";
import type { Shot } from "../../src/web/film/shot.ts";
import { isWhole, type Logged, readable, type TableClient } from "../../src/web/table/client.ts";
import { againstComputer, LocalTable, newGame, type Surroundings } from "../../src/web/table/local.svelte.ts";
import { memoryStore, type StoredGame } from "../../src/web/table/store.ts";
import { SessionKeeper } from "../../src/web/thinker/session-keeper.ts";

/** A clock that a test moves on. */
class HandClock implements Clock {
  private timers: { at: number; act: () => void }[] = [];
  now = 0;

  after(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.now + milliseconds, act };
    this.timers.push(timer);
    return () => this.timers.splice(this.timers.indexOf(timer), this.timers.includes(timer) ? 1 : 0);
  }

  /** Goes on to the next thing that is waited for; false if nothing is. */
  async tick(): Promise<boolean> {
    const next = this.timers.sort((a, b) => a.at - b.at).shift();
    if (!next) return false;
    this.now = next.at;
    next.act();
    await settle();
    return true;
  }
}

/** Lets everything happen that does not wait for the clock. */
async function settle(): Promise<void> {
  for (let i = 0; i < 12; i++) {
    flushSync();
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

const battle: StoryKind = {
  id: "battle",
  opens: new Set(["battle"]),
  tells: new Set(["cards-spent", "battle-roll", "battle-won"]),
  settles: new Set(["battle-won"]),
  held: true,
  part: undefined as never,
};

const face = {
  id: "strait",
  looks: looks("", {
    "card-played": CARD,
    marched: { as: "walk", from: "from", to: "to", piece: "seat" },
    "battle-won": MATTERS,
  }),
  stories: [battle],
  opensGroup: ({ event }: Logged) => event === "card-played" || event === "passed",
  places: () => [],
} as unknown as GameFace;

/** Both sides march against each other. */
const ROAD = ["space:rome", "space:capua", "space:messana", "space:syracuse", "space:carthage"];
function marches(question: Question): Answer {
  if (question.kind === "allocate") return handOut(question);
  if (question.kind !== "choose") return question.kind === "pick" ? [] : question.min;
  const { options, prompt, seat } = question;
  if (prompt === "use-card") return "march";
  if (prompt !== "march-to") return options[0]!;
  const onTheRoad = [...options].sort((a, b) => ROAD.indexOf(a) - ROAD.indexOf(b));
  return seat === "rome" ? onTheRoad.at(-1)! : onTheRoad.filter((space) => ROAD.includes(space))[0]!;
}

/** Until then computer players go on thinking. */
let decision: Promise<void> = Promise.resolve();

/** A computer player who marches, or one who plays at random, but always the same. */
const around: Surroundings = {
  store: memoryStore(),
  thinker: () => {
    const keeper = new SessionKeeper(async () => strait);
    return {
      think: async ({ game, bot, seat }) => {
        await decision;
        const session = await keeper.session(game);
        if (bot === "marches") return marches(session.question!);
        return randomBot.choose(seenBy(session, seat), seat, { milliseconds: 0, seed: `${session.version}` });
      },
      close: () => {},
    };
  },
  answersForced: () => true,
  hasCurtain: () => true,
};

const roll: StoryKind = { id: "roll", opens: new Set(), tells: new Set(), held: false, part: undefined as never };

let clock: HandClock;
let speed: Speed;
let stepwise: boolean;
let stop: () => void;
beforeEach(() => {
  clock = new HandClock();
  speed = "normal";
  stepwise = false;
});
afterEach(() => stop());

function show(client: TableClient, like: GameFace = face): Film {
  const film = new Film(client, like, {
    clock,
    roll,
    speed: () => speed,
    stepwise: () => stepwise,
    say: ({ entries }) => entries.map(({ event }) => event).join(" "),
    means: ({ outcome }) => outcome.map(({ event }) => event).join(" "),
    playing: (view) => (view as { active: string }).active,
    tumbling: () => 700,
    sum: ({ entries }) => entries.map(({ event }) => event).join(" "),
    ending: (side) => (isWhole(client.moment.question) && client.moment.question.seat === "rome" ? `${side} is done` : null),
  });
  stop = $effect.root(() => film.start());
  return film;
}

/** A game of Rome against a computer that plays at random. */
async function open(seed: string, kept?: StoredGame, bot = "random", like = face): Promise<{ table: LocalTable; film: Film }> {
  const players = againstComputer(strait.seats, "rome", bot);
  const table = LocalTable.open(strait, kept ?? newGame(headerFor(strait, { seed }), strait, players), around);
  table.begin();
  const film = show(table, like);
  await settle();
  return { table, film };
}

/** Answers for Rome, and lets the computer answer for Carthage. */
async function answer(table: LocalTable, chance: Chance | null): Promise<void> {
  const { question } = table.moment;
  if (isWhole(question)) await table.answer(chance ? randomAnswer(question, chance) : marches(question));
  await settle();
  while (table.thinking) await settle();
}

/** Runs the film to its end, saying to go on where it waits; what was on screen, in order. */
async function watch(film: Film): Promise<Shot[]> {
  const seen: Shot[] = [];
  for (let i = 0; i < 500 && film.showing; i++) {
    const { shot } = film;
    if (shot && seen.at(-1) !== shot) seen.push(shot);
    if (film.waiting) {
      film.next();
      await settle();
    } else if (!(await clock.tick())) await settle();
  }
  return seen;
}

const told = (shots: readonly Shot[]): string[] => shots.map(({ frame }) => frame.entry.event);
const theirs = (log: readonly Logged[]) => log.filter(({ params }) => params?.seat === "carthage");

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
  expect(own.every((event) => event.startsWith("battle"))).toBe(true);
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
    stop();
  }
  expect([...told].filter((events) => events.includes("battle-won")).sort()).toEqual([
    "carthage battle-won",
    "rome battle-won",
    "rome marched, carthage battle-won",
    "rome marched, rome battle-won",
  ]);
});

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
      if (film.ending) expect(film.shot).toBeNull();
      if (film.waiting) film.next();
      else if (!(await clock.tick())) await settle();
      await settle();
    }
    if (table.moment.over) break;
    expect(endings).toEqual(hasPlayed ? ["carthage is done"] : []);
    said += endings.length;
  }
  expect(said).toBeGreaterThan(4);
});

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
      else if (!(await clock.tick())) await settle();
      await settle();
    }
  }
  expect(whole).toBeGreaterThan(0);
});

test("an operation of the other side is summed up before the next thing begins, with the fight in it", async () => {
  const telling = { operations: new Set(["card-played"]), fights: new Set(["battle"]) };
  const like = { ...face, opensGroup: ({ event }: Logged) => ["card-played", "passed", "battle"].includes(event), telling };
  const { table, film } = await open("sums", undefined, "marches", like as unknown as GameFace);
  const sums = new Set<string>();
  for (let i = 0; i < 80 && !table.moment.over; i++) {
    await answer(table, null);
    while (film.showing) {
      if (film.endingOf === "carthage" && film.ending) sums.add(film.ending);
      if (film.waiting) film.next();
      else if (!(await clock.tick())) await settle();
      await settle();
    }
  }
  expect(sums.size).toBeGreaterThan(1);
  for (const sum of sums) expect(sum).toMatch(/^card-played(?!.*card-played)/);
  expect([...sums].some((sum) => sum.includes("battle-won"))).toBe(true);
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

test("the last step of a run stays as long as it takes to read all of it", async () => {
  const { table, film } = await open("my own", undefined, "marches");
  const stays: number[] = [];
  for (let i = 0; i < 20 && !table.moment.over; i++) {
    await answer(table, null);
    let since = clock.now;
    let shot = film.shot;
    while (film.showing) {
      if (film.waiting) film.next();
      else if (!(await clock.tick())) await settle();
      await settle();
      if (film.shot === shot) continue;
      if (shot?.look.as === "walk") stays.push(clock.now - since);
      shot = film.shot;
      since = clock.now;
    }
  }
  expect(stays.length).toBeGreaterThan(2);
  for (const time of stays) expect(time).toBeGreaterThanOrEqual(1600);
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
    await clock.tick();
  }
  while (await clock.tick());
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
    if (!film.rolling) await clock.tick();
  }
  return film;
}

test("the log and the table know the result of dice once they lie still", async () => {
  const film = await toRoll();
  const { entry, view } = film.shot!.frame;
  const thrown = clock.now;
  expect([film.rolling, entry.event, film.story?.entries.at(-1), film.story?.rolling]).toEqual([
    true,
    "battle-roll",
    entry,
    true,
  ]);
  expect([film.moment!.log.some(({ n }) => n === entry.n), film.moment!.view === view, film.at]).toEqual([false, false, entry.n]);
  await clock.tick();
  expect([film.rolling, film.story?.rolling, clock.now - thrown]).toEqual([false, false, 700]);
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

test("a shot can be skipped, and all that comes before the next decision", async () => {
  const { table, film } = await open("skipping");
  const chance = chanceFrom("skipping");
  while (theirs(table.moment.log).length < 2) {
    await watch(film);
    await answer(table, chance);
  }
  const first = film.shot;
  expect(first).not.toBeNull();
  film.next();
  await settle();
  expect(film.shot).not.toBe(first);
  expect(clock.now).toBe(0);
  film.toDecision();
  await settle();
  expect(film.showing).toBe(false);
  expect(clock.now).toBe(0);
  // the next turn of the computer is shown again
  const before = theirs(table.moment.log).length;
  while (theirs(table.moment.log).length === before) await answer(table, chance);
  expect(film.showing).toBe(true);
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
    decision = new Promise((resolve) => {
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
    decision = Promise.resolve();
    while (table.thinking) await settle();
    await settle();
    if (theirs(table.moment.log).length > before) shown.push(film.showing);
  }
  expect(shown).toEqual([false, true]);
});

test("what is skipped while a march or battle may go on stays skipped until one's own decision", async () => {
  stepwise = true;
  const { table, film } = await open("skipped", undefined, "marches");
  let skipped = 0;
  for (let i = 0; i < 60 && !table.moment.over && skipped < 3; i++) {
    const { question } = table.moment;
    if (isWhole(question)) void table.answer(marches(question));
    // the computer decides one thing at a time
    for (;;) {
      let decide = () => {};
      decision = new Promise((resolve) => {
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
        decision = Promise.resolve();
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
  decision = Promise.resolve();
  expect(skipped).toBe(3);
});

test("step by step, each shot waits, and time alone shows nothing", async () => {
  stepwise = true;
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
  expect(clock.now).toBe(0);
  expect(stops).toBeGreaterThan(5);
});

test("at the highest speed nothing is shown and nobody waits", async () => {
  speed = "instant";
  const { table, film } = await open("at once");
  const chance = chanceFrom("at once");
  for (let i = 0; i < 30 && !table.moment.over; i++) {
    await answer(table, chance);
    expect(film.showing).toBe(false);
  }
  expect(clock.now).toBe(0);
});

test("at the highest speed, too, whoever comes back is asked whether to see what they have missed", async () => {
  const kept = await leftAlone();
  speed = "instant";
  const { film } = await open("", kept);
  expect(film.showing).toBe(false);
  expect(film.missed).toHaveLength(9);
  film.next();
  await settle();
  expect(film.missed).toBeNull();
  expect((await watch(film)).length).toBeGreaterThan(3);
  expect(film.showing).toBe(false);
});

test("slower takes longer, in the same order", async () => {
  const lengths: number[] = [];
  const orders: string[][] = [];
  for (const each of ["fast", "normal", "slow"] as const) {
    clock = new HandClock();
    speed = each;
    const { table, film } = await open("how fast");
    const chance = chanceFrom("how fast");
    const order: string[] = [];
    for (let i = 0; i < 12 && !table.moment.over; i++) {
      await answer(table, chance);
      order.push(...told(await watch(film)));
    }
    lengths.push(clock.now);
    orders.push(order);
    stop();
  }
  expect(orders[0]).toEqual(orders[1]);
  expect(orders[2]).toEqual(orders[1]);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(new Set(lengths).size).toBe(3);
});

/** A game that somebody left while the computer played on, as it is kept. */
async function leftAlone(): Promise<StoredGame> {
  const { table, film } = await open("left alone");
  const chance = chanceFrom("left alone");
  for (let i = 0; i < 12; i++) {
    await watch(film);
    await answer(table, chance);
  }
  stop();
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
  stop();
  const again = await open("", (await around.store.get(table.id))!);
  expect(again.film.showing).toBe(false);
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
    await clock.tick();
  }
  expect(shots).toEqual([...shots].sort((a, b) => a - b));
  film.pause();
  await settle();
  const { at } = film;
  while (await clock.tick());
  expect(film.at).toBe(at);
  film.resume();
  await settle();
  await clock.tick();
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
    if (!(await clock.tick())) await settle();
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
